// From the observation (`games/ages/seen.py`) to what the board draws.

import type { components } from "../../lib/api/schema";
import type { TableView } from "../../lib/api/types";
import type { Table } from "../../lib/table/table.svelte";
import { type Card, cardsOf } from "./cards";
import type { Affair, Civ, Force, Game, Pact, Section, Slot, War } from "./game";
import { lookOf } from "./look.svelte";

type Shapes = components["schemas"];
type CivSeen = Shapes["ages.CivilizationSeen"];

export type Observation = Shapes["ages.AgesSeen"];

type Deck = (id: string) => Card;

/** A card the content does not know (an observation of another pack): its name still shows. */
const unknown = (id: string): Card => ({
  id,
  age: "",
  level: 0,
  type: "event",
  klass: "",
  science: 0,
  revolution: 0,
  build: 0,
  yields: [],
  stages: [],
  civil: 0,
  military: 0,
  urban: 0,
  militaryCost: 0,
  army: null,
  armyBonus: 0,
  armyBonusObsolete: null,
  defence: 0,
  colonization: 0,
});

/** The sections from left to right; tokens leave from the right. */
function sections(spaces: number[], bank: number, price: (number | null)[], toll: number[]): Section[] {
  let before = 0;
  const reading = Math.max(0, bank);
  return spaces.map((size, i) => {
    const first = before + 1;
    before += size;
    const last = i === spaces.length - 1;
    return {
      spaces: size,
      filled: Math.max(0, Math.min(size, bank - first + 1)),
      price: price[first] ?? 0,
      toll: toll[first] ?? 0,
      now: reading >= first && (last || reading <= before),
    };
  });
}

function pactsOf(seen: CivSeen, deck: Deck): Pact[] {
  return seen.pacts.map((pact) => ({
    card: deck(pact.card),
    owner: pact.owner,
    a: pact.side === "a" ? seen.seat : pact.partner,
    b: pact.side === "a" ? pact.partner : seen.seat,
  }));
}

function warsOf(all: CivSeen[], seat: number, deck: Deck): War[] {
  return all.flatMap((civ) =>
    civ.war && (civ.seat === seat || civ.war.target === seat)
      ? [{ card: deck(civ.war.card), attacker: civ.seat, defender: civ.war.target }]
      : [],
  );
}

function civOf(seen: CivSeen, view: Observation, deck: Deck): Civ {
  const { board } = view;
  return {
    seat: seen.seat,
    resigned: seen.resigned !== null,
    culture: seen.culture,
    cultureRate: seen.culture_rate,
    science: seen.science,
    scienceRate: seen.science_rate,
    strength: seen.strength,
    strengthPlace: seen.strength_place,
    happy: seen.happy,
    happyNeeded: view.tier === "simple" ? 0 : seen.required_faces,
    discontent: seen.discontent,
    uprising: seen.uprising,
    food: seen.food,
    foodMade: seen.food_production,
    consumption: seen.consumption,
    resources: seen.resources,
    resourcesMade: seen.resource_production,
    corruption: seen.corruption,
    militaryResources: seen.military_resources,
    yellowBank: seen.yellow_bank,
    blueBank: seen.blue_bank,
    yellowSections: sections(
      board.yellow_sections,
      seen.yellow_bank,
      board.population_cost,
      board.consumption,
    ),
    blueSections: sections(board.blue_sections, seen.blue_bank, [], board.corruption),
    populationCost: seen.population_cost,
    idle: seen.unused,
    population: seen.population,
    civilLeft: seen.civil_actions.available,
    civilTotal: seen.civil_actions.total,
    militaryLeft: seen.military_actions.available,
    militaryTotal: seen.military_actions.total,
    urbanLimit: seen.government.urban_limit,
    government: deck(seen.government.card),
    leader: seen.leader === null ? null : deck(seen.leader),
    building: seen.wonder && {
      card: { ...deck(seen.wonder.card), stages: seen.wonder.stages },
      built: seen.wonder.built,
    },
    wonders: seen.wonders.map((wonder) => ({ card: deck(wonder.card), ravaged: wonder.ravaged })),
    specials: seen.specials.map(deck),
    tactics: seen.tactics && deck(seen.tactics.card),
    armies: seen.tactics?.armies ?? 0,
    armyBonus: seen.tactics?.bonus ?? 0,
    colonies: seen.colonies.map(deck),
    pacts: pactsOf(seen, deck),
    wars: warsOf(view.civilizations, seen.seat, deck),
    technologies: seen.technologies.map((tech) => ({
      card: deck(tech.card),
      workers: tech.workers,
      tokens: tech.tokens,
      value: tech.token_value,
      cost: tech.build_cost,
    })),
    civilHand: {
      count: seen.civil_hand.length,
      limit: seen.civil_hand_limit,
      cards: seen.civil_hand.map((held) => ({ card: deck(held.card), fresh: held.fresh })),
    },
    militaryHand: {
      count: seen.military_hand.count,
      limit: seen.military_hand.limit,
      cards: (seen.seat === view.you ? view.military : seen.military_hand.known).map((id) => ({
        card: deck(id),
        fresh: false,
      })),
    },
    marker: view.markers[seen.seat] ?? null,
    lostActions: seen.lost_civil_actions,
    skipsPolitics: seen.skips_politics,
  };
}

function forceOf(view: Observation, seat: number, total: number, deck: Deck, choosing: boolean): Force {
  const offer = choosing ? view.offer : null;
  const strength = view.civilizations[seat]?.strength ?? 0;
  return {
    seat,
    strength,
    extra: total - strength,
    total,
    units: Object.entries(offer?.units ?? {}).map(([id, n]) => ({ card: deck(id), n })),
    cards: (offer?.cards ?? []).map(deck),
  };
}

function affairOf(view: Observation, deck: Deck): Affair | null {
  const { auction, battle, pact, you } = view;
  if (battle) {
    return {
      kind: "battle",
      card: deck(battle.card),
      war: battle.war,
      attack: forceOf(view, battle.attacker, battle.attack, deck, you === battle.attacker),
      defence: forceOf(view, battle.defender, battle.defence, deck, you === battle.defender),
      victor: battle.victor,
    };
  }
  if (auction) {
    const order = view.civilizations.filter((civ) => civ.resigned === null).map((civ) => civ.seat);
    const first = Math.max(0, order.indexOf(view.turn));
    const force = view.offer?.force;
    return {
      kind: "auction",
      card: deck(auction.territory),
      bid: auction.bid,
      bidder: auction.bidder,
      seats: [...order.slice(first), ...order.slice(0, first)].map((seat) => ({
        seat,
        in: auction.bidding.includes(seat),
        largest: seat === you ? auction.your_limit : null,
      })),
      force:
        you !== null && force !== undefined && force !== null
          ? { ...forceOf(view, you, force, deck, true), strength: 0, extra: 0 }
          : null,
    };
  }
  if (pact) return { kind: "pact", card: deck(pact.card), a: pact.a, b: pact.b, from: pact.from };
  return null;
}

function finalsOf(view: Observation, deck: Deck): Game["finals"] {
  const found: Game["finals"] = [];
  for (const { card, seat, points } of view.finals) {
    const line = found.find((other) => other.card.id === card);
    if (line) line.points.push({ seat, points });
    else found.push({ card: deck(card), points: [{ seat, points }] });
  }
  return found;
}

export function read(view: Observation, cards: Map<string, Card>): Game {
  const deck: Deck = (id) => cards.get(id) ?? unknown(id);
  const row: Slot[] = view.row.map((slot) => ({
    slot: slot.slot,
    card: slot.card === null ? null : deck(slot.card),
    place: slot.cost,
    cost: slot.your_cost ?? slot.cost,
    reason: slot.reason?.key ?? null,
  }));
  return {
    tier: view.tier,
    age: view.age,
    round: view.round,
    lastRound: view.last_round !== null && view.round >= view.last_round,
    phase: view.phase,
    turn: view.turn,
    start: view.start,
    row,
    front: view.board.front,
    civilLeft: view.decks.civil,
    militaryLeft: view.decks.military,
    militaryDiscards: view.decks.military_discards,
    current: { count: view.events.current.count, known: view.events.current.yours.map(deck) },
    future: { count: view.events.future.count, known: view.events.future.yours.map(deck) },
    past: view.events.past.map(deck),
    open: [...view.bonus.open, ...view.bonus.choice].map(deck),
    mine: view.bonus.yours.map(deck),
    revealed: view.events.revealed === null ? null : deck(view.events.revealed),
    affair: affairOf(view, deck),
    about: view.about ?? null,
    civs: view.civilizations.map((seen) => civOf(seen, view, deck)),
    finals: finalsOf(view, deck),
  };
}

const games = new WeakMap<object, { content: unknown; game: Game }>();

/** The game as it is drawn now; worked out once for each view, however many components ask. */
export function gameOf(table: Table): Game {
  const observation = table.view!.observation as Observation;
  const content = table.content;
  const known = games.get(observation);
  if (known?.content === content) return known.game;
  const game = read(observation, cardsOf(content));
  games.set(observation, { content, game });
  return game;
}

/** The civilisation that lies open: the one chosen, else the one asked about, one's own, or whose turn it is. */
export function shownCiv(table: Table, game: Game, own = false): Civ {
  const asked = table.acting === null ? null : game.about;
  const seat = (own ? null : (lookOf(table).seat ?? asked)) ?? table.view!.seat ?? game.turn;
  return game.civs[seat] ?? game.civs[0]!;
}

export function standing(view: TableView, seat: number): { value: number } {
  return { value: (view.observation as Observation).civilizations[seat]?.culture ?? 0 };
}
