// What a thing is, for its tip.

import type { Info, Table } from "../../lib/table/table.svelte";
import type { BattleUnit, City, Game, Icons, Player, Square, UnitType } from "./model";
import { gameOf } from "./model";
import { w } from "./words";

export const ROMAN = ["I", "II", "III", "IV", "V"];

/** A seat by its civilization alone, where there is no room for its government. */
export function civilizationOf(table: Table, seat: number): string {
  const civilization = gameOf(table.view!).players[seat]?.civilization;
  return civilization ? table.name(civilization) : table.seatName(seat);
}

/** The id under which a thing is asked for now: as goods of a deal or a payment, else by what it is. */
export const askedAs = (table: Table, kind: string, id: string): string =>
  table.actions.some((action) => action.targets.includes(`goods:${id}`)) ? `goods:${id}` : `${kind}:${id}`;

/** The kind of unit that one of this kind trumps, from the content. */
const trumpedBy = (table: Table, type: UnitType): string | null | undefined =>
  (
    table.content.units as { unit_types?: { id: string; trumps: string | null }[] } | undefined
  )?.unit_types?.find((kind) => kind.id === type)?.trumps;

export function unitInfo(
  table: Table,
  unit: Pick<BattleUnit, "type" | "strength" | "wounds"> & { name?: string },
): Info {
  const beaten = trumpedBy(table, unit.type);
  const rows: [string, string | number][] = [[w("strength"), unit.strength]];
  if (unit.wounds)
    rows.push([w("wounded"), w("n_wounds", { n: unit.wounds, left: unit.strength - unit.wounds })]);
  if (beaten) rows.push([w("trumps"), table.name(beaten)]);
  return { name: table.name(unit.name ?? unit.type), kind: unit.name ? table.name(unit.type) : "", rows };
}

export function yieldText(table: Table, icons: Icons): string {
  const parts = (["trade", "production", "culture", "coin"] as const)
    .filter((what) => icons[what])
    .map((what) => `${icons[what]} ${w(what)}`);
  return [...parts, ...icons.resources.map((resource) => table.name(resource))].join(", ") || w("nothing");
}

export function squareInfo(table: Table, game: Game, id: string, square: Square): Info {
  const rows: [string, string | number][] = [
    [w("terrain"), table.name(square.terrain)],
    [w("gives"), yieldText(table, square.icons)],
  ];
  const city = game.cities.find((one) => one.id === (square.city ?? square.outskirts_of));
  if (city) rows.push([w(city.capital ? "capital" : "city"), civilizationOf(table, city.owner)]);
  if (square.owner !== null) {
    const figures = [
      square.armies ? w("n_armies", { n: square.armies }) : "",
      square.scouts ? w("n_scouts", { n: square.scouts }) : "",
    ];
    rows.push([civilizationOf(table, square.owner), figures.filter(Boolean).join(", ")]);
  }
  const name = square.city
    ? w(city?.capital ? "capital" : "city")
    : square.piece
      ? table.name(square.piece)
      : square.token
        ? w(square.token)
        : table.name(square.terrain);
  return {
    name,
    kind: id.toUpperCase(),
    rows,
    text: [
      square.locked ? w("locked") : "",
      square.blockaded ? w("blockaded") : "",
      square.piece ? table.text(square.piece) : "",
    ]
      .filter(Boolean)
      .join(". "),
  };
}

/** A city's sheet in words, with what every square of its outskirts gives. */
export const cityInfo = (table: Table, game: Game, city: City): Info => ({
  name: `${civilizationOf(table, city.owner)}: ${w(city.capital ? "capital" : "city")} ${city.square.toUpperCase()}`,
  rows: [
    [w("trade"), city.trade],
    [w("production"), city.production],
    [w("arts"), city.arts],
    [w("actions_left"), city.actions_left],
    ...city.outskirts.flatMap((id): [string, string][] => {
      const square = game.map.squares[id];
      if (!square) return [];
      const gives = square.blockaded ? w("blockaded") : yieldText(table, square.icons);
      return [[`${id.toUpperCase()} ${table.name(square.piece ?? square.terrain)}`, gives]];
    }),
  ],
  text: city.resources.map((resource) => table.name(resource)).join(", "),
});

export const cardInfo = (table: Table, id: string): Info => ({ name: table.name(id), text: table.text(id) });

interface Sheet {
  id: string;
  level?: number;
  leader?: string;
  abilities?: { id: string }[];
  resource_abilities?: { id: string }[];
  passive?: { id: string }[];
  unlocks?: { buildings?: string[]; governments?: string[] };
}

const recordOf = (table: Table, file: string, id: string): Sheet | undefined =>
  ((table.content[file] as Record<string, Sheet[]> | undefined)?.[file] ?? []).find((one) => one.id === id);

/** The texts of a card: its own, then one for every ability printed on it. */
const textsOf = (table: Table, sheet: Sheet): string =>
  [
    sheet.id,
    ...[...(sheet.abilities ?? []), ...(sheet.resource_abilities ?? []), ...(sheet.passive ?? [])].map(
      (ability) => ability.id,
    ),
  ]
    .map((id) => table.text(id))
    .filter(Boolean)
    .join(" ");

export function techInfo(table: Table, id: string): Info {
  const tech = recordOf(table, "techs", id);
  if (!tech) return cardInfo(table, id);
  const unlocks = [...(tech.unlocks?.buildings ?? []), ...(tech.unlocks?.governments ?? [])];
  return {
    name: table.name(id),
    kind: ROMAN[(tech.level ?? 1) - 1],
    rows: unlocks.length ? [[w("unlocks"), unlocks.map((name) => table.name(name)).join(", ")]] : [],
    text: textsOf(table, tech),
  };
}

/** A civilization's sheet: what it can do that others cannot. */
export function sheetInfo(table: Table, id: string): Info {
  const sheet = recordOf(table, "civilizations", id);
  return { name: table.name(id), kind: sheet?.leader, text: sheet ? textsOf(table, sheet) : table.text(id) };
}

export const playerInfo = (table: Table, player: Player): Info => ({
  name: table.seatName(player.seat),
  text: player.civilization ? sheetInfo(table, player.civilization).text : "",
  rows: player.civilization
    ? [
        [w("government"), table.name(player.government)],
        [w("speed"), player.speed],
        [w("stacking"), player.stacking],
      ]
    : [],
});
