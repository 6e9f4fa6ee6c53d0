// The cards' texts in German. The figures are read off the record's own text in their order, so that a content
// pack that corrects a figure corrects it here too.

import type { Amount, Card, Unit } from "./cards";

type Text = string | ((...n: number[]) => string);

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const ress = (n: number): string => many(n, "Rohstoff", "Rohstoffe");
const marks = (n: number, colour: string): string => many(n, `${colour}r Marker`, `${colour} Marker`);
const civil = (n: number): string => many(n, "zivile Aktion", "zivile Aktionen");
const military = (n: number): string => many(n, "militärische Aktion", "militärische Aktionen");
const rank = (players: number, points: number[]): string => `${points.join("/")} (${players} Spieler)`;

const best = "Dein bestes Labor oder deine beste Bibliothek bringt zusätzlich Wissenschaft in Höhe der Stufe";
const forUnits = "für jede stärkere Zivilisation Rohstoffe für Einheiten";
const perPlayers = (...n: number[]): string =>
  `${n[0]} je (${n[1]} Spieler), ${n[2]} je (${n[3]}), ${n[4]} je (${n[5]})`;

/** By card id, or by its id without the age where the cards of a series differ in figures only. */
const TEXTS: Record<string, Text> = {
  // wonders
  hanging_gardens: (c, h) => `+${c} Kultur, +${h} zufriedene Gesichter.`,
  library_of_alexandria: (c, s, l) =>
    `+${c} Kultur, +${s} Wissenschaft, zivile und militärische Handgrenze +${l}.`,
  colossus: (c, s, k) => `+${c} Kultur, +${s} Stärke, +${k} beim Kolonisieren.`,
  pyramids: (n) => `+${civil(n!)}.`,
  great_wall: (c, h, s) =>
    `+${c} Kultur, +${h} zufriedenes Gesicht; die Zivilisation erhält +${s} Stärke je Infanterie- und je Artillerieeinheit.`,
  st_peters_basilica: (c) => `+${c} Kultur; jedes deiner zufriedenen Gesichter zählt doppelt.`,
  universitas_carolina: (c, s) => `+${c} Kultur, +${s} Wissenschaft.`,
  taj_mahal: (c) => `+${c} Kultur.`,
  transcontinental_railroad: (s) =>
    `+${s} Stärke; immer wenn deine Minen produzieren, erhält die beste Mine mit Arbeiter einen blauen Marker mehr.`,
  eiffel_tower: (c, h) => `+${c} Kultur, +${h} zufriedenes Gesicht.`,
  kremlin: (c, u, ca, ma) =>
    `+${c} Kultur, ${u} unzufriedene Gesichter, +${civil(ca!)} und +${military(ma!)}.`,
  ocean_liner_service: (f) =>
    `Einmal je eigenem Zug darfst du die Bevölkerung ohne zivile Aktion vergrößern und zahlst dafür ${f} Nahrung weniger (mindestens 0).`,
  hollywood:
    "Bei Vollendung: für jeden Arbeiter auf Theatern und Bibliotheken das Doppelte der Stufe seiner Karte an Kultur.",
  internet:
    "Bei Vollendung: für jeden Arbeiter auf Laboren und Bibliotheken das Doppelte der Stufe seiner Karte an Kultur.",
  first_space_flight:
    "Bei Vollendung: Kultur in Höhe der Summe der Stufen all deiner Technologien im Spiel (Einheiten, Stadt, Farmen, Minen, Regierung, Sondertechnologien).",
  fast_food_chains: (a, b) =>
    `Bei Vollendung: ${a} Kultur je Arbeiter auf Farmen und Minen, ${b} je Arbeiter auf Stadtgebäuden und Einheiten.`,
  // leaders
  julius_caesar: (s, ma) => `+${s} Stärke, +${military(ma!)}.`,
  homer: (r, c) =>
    `In jedem eigenen Zug hast du ${ress(r!)} mehr für Einheiten; bis zu zwei Einheiten Krieger bringen je ${c} Kultur.`,
  moses: (f) => `Die Bevölkerung zu vergrößern kostet ${f} Nahrung weniger.`,
  hammurabi: (ca, ma) => `+${civil(ca!)}, −${military(ma!)}.`,
  aristotle: (s) =>
    `Immer wenn du eine Technologie aus der Kartenleiste nimmst, erhältst du ${s} Wissenschaft.`,
  alexander_the_great: (s) =>
    `Die Zivilisation erhält +${s} Stärke je Einheit (nicht für geopferte Einheiten).`,
  michelangelo: (c, ca) =>
    `Tempel, Theater und vollendete Weltwunder bringen ${c} Kultur je zufriedenem Gesicht darauf; ein Weltwunder zu nehmen kostet ${civil(ca!)} weniger.`,
  joan_of_arc: (s, c) =>
    `Die Zivilisation erhält +${s} Stärke je zufriedenem Gesicht auf deinen Tempeln; ${c} Kultur, sooft eine Aggression oder ein Krieg gegen dich gespielt wird.`,
  leonardo_da_vinci: (r) => `${best}; spielst du eine Technologie aus, produzierst du ${ress(r!)}.`,
  genghis_khan: (s, c) =>
    `Deine Taktik wirkt nicht; jede Kavallerieeinheit hat +${s} Stärke (auch geopfert) und bringt ${c} Kultur.`,
  christopher_columbus:
    "Einmal im Spiel, als politische Aktion: mache ein Gebiet aus deiner Hand ohne Opfer zu deiner Kolonie.",
  frederick_barbarossa: (ca, _p, f, r) =>
    `Für ${civil(ca!)}: vergrößere die Bevölkerung und baue mit diesem Arbeiter eine Einheit; ${f} Nahrung und ${ress(r!)} weniger.`,
  william_shakespeare: (a, b) =>
    `Jede Bibliothek bringt ${a} Kultur mehr; jedes Paar aus Bibliothek und Theater ${b} Kultur mehr.`,
  james_cook: (a, b) =>
    `Jede Kolonisationskarte, die du spielst, zählt +${a}; jede deiner Kolonien bringt ${b} Kultur.`,
  napoleon_bonaparte: (ma) =>
    `+${military(ma!)}; die Zivilisation erhält den Taktikbonus deiner besten Armee ein weiteres Mal als Stärke.`,
  maximilien_robespierre: (ma) =>
    `+${military(ma!)}; eine Revolution verbraucht alle militärischen statt aller zivilen Aktionen.`,
  js_bach: (s, r, c) =>
    `Theatertechnologien kosten ${s} Wissenschaft weniger, Theater ${ress(r!)} weniger, jedes Theater bringt ${c} Kultur mehr.`,
  isaac_newton: (ca) => `${best}; spielst du eine Technologie aus, erhältst du ${civil(ca!)} zurück.`,
  albert_einstein: (c) => `${best}; ${c} Kultur, sooft du eine Technologie ausspielst.`,
  mahatma_gandhi: (c) =>
    `+${c} Kultur; du darfst keine Aggressionen und Kriege spielen; gegen dich kosten sie doppelt so viele militärische Aktionen.`,
  rock_and_roll_icon: (h) => `+${h} zufriedene Gesichter; dein bestes Theater bringt doppelt so viel Kultur.`,
  nikola_tesla: (_a, _b, r) =>
    `Deine Labore ab Stufe 1 arbeiten auch als Minen: je Arbeiter ein blauer Marker, so viele Rohstoffe wert wie die Stufe. Andere zahlen ${ress(r!)} mehr für Labore und Bibliotheken.`,
  winston_churchill: (s, r) =>
    `Einheitentechnologien kosten ${s} Wissenschaft weniger; Verteidigungskarten zählen doppelt; ist dir der Krieg erklärt, kosten neue Einheiten je ${ress(r!)} weniger.`,
  game_designer: (s) => `Jedes Labor bringt Kultur in Höhe seiner Stufe und ${s} Wissenschaft weniger.`,
  // action cards
  engineering_genius: (_n, r) => `Baue genau einen Abschnitt deines Weltwunders für ${ress(r!)} weniger.`,
  frugality: (f) => `Vergrößere die Bevölkerung zum normalen Preis, dann produziere ${f} Nahrung.`,
  ideal_building_site: (r) => `Baue ein neues Stadtgebäude für ${ress(r!)} weniger.`,
  patriotism: (ma, r) => `In diesem Zug ${military(ma!)} und ${ress(r!)} für Einheiten mehr.`,
  revolutionary_idea: (s) => `Erhalte ${s} Wissenschaft.`,
  rich_land: (r) => `Baue eine neue Farm oder Mine für ${ress(r!)} weniger.`,
  work_of_art: (c) => `Erhalte ${c} Kultur.`,
  bountiful_harvest: (f) => `Produziere ${f} Nahrung.`,
  breakthrough: (s) => `Spiele eine Technologie zum vollen Preis aus, dann erhalte ${s} Wissenschaft.`,
  efficient_upgrade: (r) => `Verbessere eine Farm, eine Mine oder ein Stadtgebäude für ${ress(r!)} weniger.`,
  mineral_deposits: (r) => `Produziere ${ress(r!)}.`,
  wave_of_nationalism: (...n) => `In diesem Zug erhältst du ${forUnits}: ${perPlayers(...n)}.`,
  military_build_up: (...n) => `In diesem Zug erhältst du ${forUnits}: ${perPlayers(...n)}.`,
  endowment_for_the_arts: (...n) =>
    `Kultur für jede Zivilisation mit mehr Kultur als du: ${perPlayers(...n)}.`,
  // special technologies
  warfare: (ma, s) => `+${military(ma!)}, +${s} Stärke.`,
  strategy: (ma, s) => `+${military(ma!)}, +${s} Stärke.`,
  military_theory: (ma, s) => `+${military(ma!)}, +${s} Stärke.`,
  code_of_laws: (ca) => `+${civil(ca!)}.`,
  justice_system: (ca, b) => `+${civil(ca!)} und ${marks(b!, "blaue")} mehr.`,
  civil_service: (ca, b) => `+${civil(ca!)} und ${marks(b!, "blaue")} mehr.`,
  cartography: (s, k) => `+${s} Stärke, +${k} beim Kolonisieren.`,
  navigation: (s, k) => `+${s} Stärke, +${k} beim Kolonisieren.`,
  satellites: (s, k) => `+${s} Stärke, +${k} beim Kolonisieren.`,
  masonry: (l, r, n) =>
    `Stadtgebäude ab Stufe ${l} kosten ${ress(r!)} weniger; bis zu ${n} Abschnitte eines Weltwunders je Aktion.`,
  architecture: (a, _l, b, _m, _n, s) =>
    `Stadtgebäude kosten ${a} (Stufe 1) oder ${ress(b!)} (Stufe 2 und 3) weniger; bis zu ${s} Abschnitte eines Weltwunders je Aktion.`,
  engineering: (a, b, c, _x, _y, _z, s) =>
    `Stadtgebäude der Stufe 1/2/3 kosten ${a}/${b}/${c} Rohstoffe weniger; bis zu ${s} Abschnitte eines Weltwunders je Aktion.`,
  // aggressions
  enslave: (p, r) => `Der Gegner verliert ${p} Bevölkerung; du produzierst ${ress(r!)}.`,
  plunder: (n) =>
    `Der Gegner verliert ${n} Nahrung und/oder Rohstoffe (nach Wahl des Angreifers); du produzierst ebenso viel.`,
  raid_i: (n) =>
    `Der Gegner verliert ${many(n!, "Stadtgebäude", "Stadtgebäude")} nach Wahl des Angreifers; du produzierst die Hälfte der gedruckten Baukosten, aufgerundet.`,
  raid: (n) =>
    `Der Gegner verliert bis zu ${n} Stadtgebäude derselben Art und Stufe (nach Wahl des Angreifers); du produzierst die Hälfte ihrer gedruckten Baukosten, abgerundet.`,
  annex:
    "Nimm dem Gegner eine Kolonie: ihr dauerhafter Bonus geht auf dich über, die Sofortwirkung wiederholt sich nicht.",
  assassinate: (c) =>
    `Der Gegner legt seinen Anführer ab; du erhältst ${c} Kultur je Stufe des Anführers. Kostet 1 militärische Aktion je Stufe.`,
  sabotage: (c) =>
    `Der Gegner legt sein Weltwunder im Bau ab; du erhältst ${c} Kultur je Stufe des Weltwunders. Kostet 1 militärische Aktion je Stufe.`,
  spy: (s) => `Der Gegner verliert bis zu ${s} Wissenschaft; du erhältst ebenso viel.`,
  armed_intervention: (c) => `Der Gegner verliert ${c} Kultur; du erhältst ebenso viel.`,
  // events
  development_of_agriculture: (n) => `Jede Zivilisation produziert ${n} Nahrung.`,
  development_of_crafts: (n) => `Jede Zivilisation produziert ${ress(n!)}.`,
  development_of_markets: (f, r) => `Jeder wählt: ${f} Nahrung oder ${ress(r!)} produzieren.`,
  development_of_politics: (n) =>
    `Jeder zieht ${n} Militärkarten; wer am Zug ist, legt in diesem Zug keine überzähligen Militärkarten ab.`,
  development_of_religion: "Jeder mit freiem Arbeiter darf einen Tempel der Religion kostenlos bauen.",
  development_of_science: (n) => `Jede Zivilisation erhält ${n} Wissenschaft.`,
  development_of_settlement: (n) => `Jede Zivilisation vergrößert kostenlos ihre Bevölkerung um ${n}.`,
  development_of_trade_routes: (s, f, r) =>
    `Jede Zivilisation erhält ${s} Wissenschaft und produziert ${f} Nahrung und ${ress(r!)}.`,
  development_of_warfare: "Jeder mit freiem Arbeiter darf eine Einheit Krieger kostenlos bauen.",
  no_event: "Nichts geschieht.",
  barbarians: (n) =>
    `Gehört die Zivilisation mit der meisten Kultur zu den beiden schwächsten, verliert sie ${n} Bevölkerung.`,
  border_conflict: (n, r) =>
    `Die schwächste Zivilisation verliert ${n} Stadtgebäude, Farm oder Mine (eigene Wahl); die stärkste produziert ${ress(r!)}.`,
  crusades: (a, b) => `Die stärkste Zivilisation erhält ${a} Kultur; die schwächste verliert ${b} Kultur.`,
  cultural_influence: "Jede Zivilisation erhält Kultur in Höhe ihres Kulturertrags.",
  foray: (n) => `Die beiden stärksten Zivilisationen produzieren je ${n} Nahrung und/oder Rohstoffe.`,
  good_harvest: "Alle Farmen produzieren jetzt; kein Verbrauch, keine Korruption.",
  immigration: (n) =>
    `Die Zivilisation(en) mit den meisten zufriedenen Gesichtern vergrößern ihre Bevölkerung um ${n}; bei Gleichstand alle.`,
  new_deposits: "Alle Minen produzieren jetzt; keine Korruption.",
  pestilence: (n) => `Jede Zivilisation verliert ${n} Bevölkerung.`,
  raiders: (n) =>
    `Die beiden schwächsten Zivilisationen verlieren je ${n} Nahrung und/oder Rohstoffe (eigene Wahl).`,
  rats: "Jede Zivilisation verliert alle gelagerte Nahrung.",
  rebellion: (n) => `Jeder verliert in seiner nächsten Aktionsphase ${civil(n!)} je unzufriedenem Arbeiter.`,
  reign_of_terror: (n) => `Die schwächste Zivilisation verliert ${n} Bevölkerung.`,
  scientific_breakthrough: "Jede Zivilisation erhält Wissenschaft in Höhe ihres Wissenschaftsertrags.",
  uncertain_borders: (n) =>
    `Die schwächste Zivilisation gibt ${marks(n!, "gelbe")} aus ihrem gelben Vorrat in den der stärksten.`,
  civil_unrest: (c) => `Jede Zivilisation verliert ${c} Kultur je unzufriedenem Arbeiter.`,
  cold_war: (s) => `Die beiden stärksten Zivilisationen erhalten je ${s} Wissenschaft.`,
  crime_wave: (c, b) =>
    `Die beiden schwächsten Zivilisationen verlieren je ${c} Kultur und ${marks(b!, "blaue")} (in die Schachtel).`,
  economic_progress: "Alle Farmen und Minen produzieren jetzt, mit Verbrauch und Korruption.",
  emigration:
    "Jede Zivilisation verliert die Hälfte ihrer unzufriedenen Arbeiter (aufgerundet); so viele Arbeiter gehen in ihren gelben Vorrat.",
  iconoclasm: "Alle Anführer, die nicht aus dem laufenden Zeitalter stammen, werden abgelegt.",
  independence_declaration: (n) =>
    `Die schwächste Zivilisation verliert ${many(n!, "Kolonie", "Kolonien")} ihrer Wahl.`,
  international_agreement: (n) =>
    `Die stärkste Zivilisation darf sofort Karten im Wert von bis zu ${civil(n!)} aus der Leiste nehmen und verzichtet dafür auf ihre nächste politische Aktion; danach wird die Leiste zusammengeschoben und aufgefüllt, was das Zeitalter beenden kann.`,
  national_pride: (c) => `Die Zivilisation mit der meisten Kultur erhält ${c} Kultur.`,
  popularization_of_science: "Jede Zivilisation erhält Kultur in Höhe ihres Wissenschaftsertrags.",
  ravages_of_time: (c) =>
    `Jeder dreht eines seiner vollendeten Weltwunder der Zeitalter A oder I um: es wirkt nicht mehr und bringt stattdessen ${c} Kultur.`,
  refugees: (a, p, b, q) =>
    `Die schwächste Zivilisation verliert ${a} Kultur und ${p} Bevölkerung; die stärkste erhält ${b} Kultur und vergrößert kostenlos ihre Bevölkerung um ${q}.`,
  terrorism: (n) =>
    `Die Zivilisation mit der wenigsten Kultur zerstört in jeder anderen ${many(n!, "Stadtgebäude", "Stadtgebäude")} ihrer Wahl.`,
  impact_of_agriculture:
    "Jede Zivilisation erhält Kultur in Höhe der Nahrung, die ihre Farmen je Produktion bringen.",
  impact_of_architecture: (c) => `Jede Zivilisation erhält ${c} Kultur je Stufe jedes Stadtgebäudes.`,
  impact_of_colonies: (c) => `Jede Zivilisation erhält ${c} Kultur je Kolonie.`,
  impact_of_competition: (c) =>
    `Jede Zivilisation erhält ${c} Kultur je Stufe jeder Einheit und jeder Arena.`,
  impact_of_government: (a, b) =>
    `Jede Zivilisation erhält ${a} Kultur je ziviler und ${b} Kultur je militärischer Aktion, die sie je Zug hat.`,
  impact_of_happiness: (a, m, b) =>
    `Jede Zivilisation erhält ${a} Kultur je zufriedenem Gesicht (höchstens ${m}) und verliert ${b} Kultur je unzufriedenem Arbeiter.`,
  impact_of_industry:
    "Jede Zivilisation erhält Kultur in Höhe der Rohstoffe, die ihre Minen je Produktion bringen.",
  impact_of_population: (c, n) =>
    `Jede Zivilisation erhält ${c} Kultur für jeden zufriedenen Arbeiter über ${n}.`,
  impact_of_progress: (c) =>
    `Jede Zivilisation erhält ${c} Kultur je Stufe ihrer Regierung und jeder Sondertechnologie.`,
  impact_of_science: (a, b, p, c, d, e, q, f, g, h, i, r) =>
    `Rangfolge nach Wissenschaftsertrag: ${rank(p!, [a!, b!])}, ${rank(q!, [c!, d!, e!])}, ${rank(r!, [f!, g!, h!, i!])} Kultur.`,
  impact_of_strength: (a, b, p, c, d, e, q, f, g, h, i, r) =>
    `Rangfolge nach Stärke: ${rank(p!, [a!, b!])}, ${rank(q!, [c!, d!, e!])}, ${rank(r!, [f!, g!, h!, i!])} Kultur.`,
  impact_of_technology: (c, a, b) =>
    `Jede Zivilisation erhält ${c} Kultur je Technologie der Stufe ${a} im Spiel (Stufe ${b} im Fortgeschrittenenspiel).`,
  impact_of_wonders: (a, b, c, d) =>
    `Jede Zivilisation erhält für ihre vollendeten Weltwunder je ${a} (Zeitalter A), ${b} (I), ${c} (II), ${d} (III) Kultur.`,
  // pacts
  open_borders_agreement: (ma, s) =>
    `Beide haben ${military(ma!)} mehr; greift einer den anderen an, erhält der Angreifer dafür +${s} Stärke.`,
  trade_routes_agreement: (f, r) =>
    `Einmal je eigenem Zug darf A ${f} Nahrung als Rohstoff und B ${ress(r!)} als Nahrung verwenden.`,
  acceptance_of_supremacy: (a, b) =>
    `A produziert ${ress(a!)} mehr, B ${ress(b!)} weniger; keiner darf den anderen angreifen.`,
  international_trade_agreement: (a, b) => `A produziert ${ress(a!)} mehr, B ${b} Nahrung mehr.`,
  promise_of_military_protection: (a, s, b) =>
    `A erhält +${a} Kultur; B erhält +${s} Stärke und −${b} Kultur; der Pakt endet, sobald einer den anderen angreift.`,
  scientific_cooperation: (a, b) =>
    `Spielt einer von beiden eine Technologie aus, zahlt er ${a} Wissenschaft weniger und der andere ${b} Wissenschaft; hat dieser keine, kann die Technologie nicht gespielt werden.`,
  international_tourism: (c) => `Jeder erhält +${c} Kultur je vollendetem Weltwunder des anderen.`,
  loss_of_sovereignty: (a, b) =>
    `A erhält +${a} Kultur, B −${b} Kultur; keiner darf den anderen angreifen, niemand B den Krieg erklären.`,
  military_pact: (s) => `Beide erhalten +${s} Stärke; der Pakt endet, sobald einer den anderen angreift.`,
  peace_treaty: (c) => `Beide erhalten +${c} Kultur; keiner darf den anderen angreifen.`,
  // territories
  developed_territory: (b, y, s) =>
    `Kolonie: +${marks(b!, "blaue")} und +${marks(y!, "gelbe")}; sofort ${s} Wissenschaft.`,
  fertile_territory: (y, f) => `Kolonie: +${marks(y!, "gelbe")}; produziere sofort ${f} Nahrung.`,
  historic_territory: (h, c) =>
    `Kolonie: +${many(h!, "zufriedenes Gesicht", "zufriedene Gesichter")}; sofort ${c} Kultur.`,
  inhabited_territory: (y, p) =>
    `Kolonie: +${marks(y!, "gelbe")}; vergrößere sofort kostenlos die Bevölkerung um ${p}.`,
  strategic_territory: (s, n) => `Kolonie: +${s} Stärke; ziehe sofort ${n} Militärkarten.`,
  wealthy_territory: (b, r) => `Kolonie: +${marks(b!, "blaue")}; produziere sofort ${ress(r!)}.`,
  // wars
  war_over_culture: "Der Sieger nimmt dem Verlierer Kultur in Höhe des Stärkevorsprungs.",
  war_over_resources:
    "Der Sieger nimmt Nahrung und/oder Rohstoffe (nach seiner Wahl) in Höhe des Stärkevorsprungs.",
  war_over_technology:
    "Der Sieger nimmt Wissenschaft in Höhe des Stärkevorsprungs; statt Wissenschaft darf er Sondertechnologien zu ihrem gedruckten Preis nehmen.",
  war_over_territory: (_n, d) =>
    `Der Sieger nimmt dem Verlierer für je ${d} volle Punkte Stärkevorsprung einen gelben Marker aus dem gelben Vorrat.`,
  holy_war: "Der Sieger nimmt dem Verlierer Kultur in Höhe des Stärkevorsprungs.",
  bonus: (d, k) =>
    `+${d} bei der Verteidigung gegen eine Aggression oder +${k} beim Kolonisieren; danach abgelegt.`,
};

const PER_WORKER: Record<Unit, (n: number) => string> = {
  culture: (n) => `${n} Kultur`,
  science: (n) => `${n} Wissenschaft`,
  strength: (n) => `${n} Stärke`,
  happiness: (n) =>
    n < 0
      ? many(-n, "unzufriedenes Gesicht", "unzufriedene Gesichter")
      : many(n, "zufriedenes Gesicht", "zufriedene Gesichter"),
  food: (n) => `${n} Nahrung`,
  resources: ress,
};

const list = (parts: string[]): string => parts.join(", ");
const given = (yields: Amount[]): string => list(yields.map((amount) => PER_WORKER[amount.unit](amount.n)));

function made(card: Card): string | null {
  if (card.klass === "government") {
    const more = card.yields.length ? ` Außerdem ${given(card.yields)}.` : "";
    return `${civil(card.civil)} und ${military(card.military)}, Stadtgrenze ${card.urban}.${more}`;
  }
  if (card.klass === "farm" || card.klass === "mine")
    return `Jeder Arbeiter legt beim Produzieren einen blauen Marker auf diese Karte; ein Marker hier ist ${given(card.yields)} wert.`;
  if (card.type === "technology" && card.klass !== "special")
    return card.yields.length ? `Jeder Arbeiter auf dieser Karte bringt ${given(card.yields)}.` : null;
  if (card.army) {
    const units = [
      card.army.infantry && `${card.army.infantry} Infanterie`,
      card.army.cavalry && `${card.army.cavalry} Kavallerie`,
      card.army.artillery && `${card.army.artillery} Artillerie`,
    ].filter(Boolean) as string[];
    const old =
      card.armyBonusObsolete === null
        ? ""
        : ` (+${card.armyBonusObsolete}, wenn eine Einheit zwei oder mehr Stufen älter als diese Karte dabei ist)`;
    return `Eine Armee sind ${list(units)}; jede Armee bringt +${card.armyBonus} Stärke${old}.`;
  }
  return null;
}

export function germanText(card: Card): string {
  const text = TEXTS[card.id] ?? TEXTS[card.id.replace(/_(a|i|ii|iii)$/, "")];
  if (text === undefined) return made(card) ?? card.text;
  if (typeof text === "string") return text;
  const figures = card.text.match(/\d+/g)?.map(Number) ?? [];
  const filled = text(...figures);
  return filled.includes("undefined") ? card.text : filled;
}
