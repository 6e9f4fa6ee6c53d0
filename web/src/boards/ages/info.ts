// What a card says in a tip: kind, numbers, full text.

import type { Table } from "../../lib/table/table.svelte";
import type { Info } from "../../lib/table/things.svelte";
import type { Card } from "./cards";
import type { Building, Civ, Game, Technology } from "./game";
import { type AgesWord, w } from "./words";

type Row = [string, string | number];

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function kindOf(card: Card): string {
  const kind =
    card.type !== "technology"
      ? w(card.type)
      : card.klass === "government" || card.klass === "special"
        ? w(card.klass)
        : w(`one_${card.klass}` as AgesWord);
  return `${kind} · ${w("age", { age: card.age })}`;
}

/** The name for a place that shows the age anyway: without it. */
export const titleOf = (table: Table, card: Card): string => {
  const name = table.name(card.id);
  return name.endsWith(` ${card.age}`) ? name.slice(0, -card.age.length - 1) : name;
};

/** The card's own words; those of its record where the title has none (cards of a content pack). */
export const textOf = (table: Table, card: Card): string => table.text(card.id);

function numbers(card: Card): Row[] {
  const rows: Row[] = [];
  if (card.klass === "government") {
    if (card.revolution) rows.push([w("revolution_cost"), card.revolution]);
    if (card.science) rows.push([w("peaceful_cost"), card.science]);
    rows.push(
      [w("civil_actions"), card.civil],
      [w("military_actions"), card.military],
      [w("urban_limit"), card.urban],
    );
  } else if (card.type === "technology" && card.science) rows.push([w("science_cost"), card.science]);
  if (card.build) rows.push([w("build_printed"), card.build]);
  if (card.stages.length) rows.push([w("stages"), card.stages.join(" · ")]);
  if (card.type === "aggression" || card.type === "war" || card.type === "tactics")
    if (card.militaryCost) rows.push([w("military_actions"), card.militaryCost]);
  if (card.army) {
    const units = (["infantry", "cavalry", "artillery"] as const)
      .filter((unit) => card.army![unit])
      .map((unit) => `${card.army![unit]} ${w(unit)}`);
    rows.push([w("army"), units.join(", ")], [w("army_bonus"), signed(card.armyBonus)]);
    if (card.armyBonusObsolete !== null) rows.push([w("army_obsolete"), signed(card.armyBonusObsolete)]);
  }
  if (card.defence) rows.push([w("defence"), signed(card.defence)]);
  if (card.colonization) rows.push([w("colonization"), signed(card.colonization)]);
  return rows;
}

export function cardInfo(table: Table, card: Card, more: Row[] = []): Info {
  return {
    record: card.id,
    name: table.name(card.id),
    kind: kindOf(card),
    rows: [...more, ...numbers(card)],
    text: textOf(table, card),
  };
}

export function technologyInfo(table: Table, tech: Technology): Info {
  const more: Row[] = [
    [w("workers"), tech.workers],
    [w("build_cost"), tech.cost],
  ];
  if (tech.tokens || tech.value)
    more.push([w("tokens"), `${tech.tokens} · ${w("worth", { n: tech.tokens * tech.value })}`]);
  return cardInfo(table, tech.card, more);
}

/** What stands, and what is being built with its stages. */
export const wonderNames = (table: Table, civ: Civ): string[] => [
  ...civ.wonders.map((wonder) => table.name(wonder.card.id)),
  ...(civ.building
    ? [`${table.name(civ.building.card.id)} ${civ.building.built}/${civ.building.card.stages.length}`]
    : []),
];

/** Everything of a civilisation that lies open on the table. */
export function playerInfo(table: Table, game: Game, civ: Civ): Info {
  const rows: Row[] = [
    [w("civil_actions"), civ.civilTotal],
    [w("military_actions"), civ.militaryTotal],
    [w("population"), civ.population],
    [w("civil_hand"), civ.civilHand.count],
    [w("military_hand"), civ.militaryHand.count],
  ];
  const named = (what: AgesWord, names: string[]) => {
    if (names.length) rows.push([w(what), names.join(", ")]);
  };
  const name = (card: Card) => table.name(card.id);
  named("leader", civ.leader ? [name(civ.leader)] : []);
  named("wonder", wonderNames(table, civ));
  named("technologies", [...civ.technologies.map(({ card }) => card), ...civ.specials].map(name));
  named("tactics", civ.tactics ? [name(civ.tactics)] : []);
  named("colonies", civ.colonies.map(name));
  named(
    "pact",
    civ.pacts.map(({ card }) => name(card)),
  );
  if (game.start === civ.seat) rows.push([w("start_player"), w("yes")]);
  return { name: table.who(civ.seat), kind: civ.government ? table.name(civ.government.id) : "", rows };
}

export function buildingInfo(table: Table, building: Building): Info {
  const next = building.card.stages[building.built];
  return cardInfo(table, building.card, next === undefined ? [] : [[w("build_cost"), next]]);
}
