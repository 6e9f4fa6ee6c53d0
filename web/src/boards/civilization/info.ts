// What a thing is, for its tip.

import { capital } from "../../lib/i18n/index.svelte";
import type { Table } from "../../lib/table/table.svelte";
import type { Info } from "../../lib/table/things.svelte";
import type { BattleUnit, City, Game, Icons, Player, Square } from "./model";
import { gameOf } from "./model";
import { governmentInfo, greatPersonInfo, sheetInfo, trumpedBy } from "./sheets";
import { w } from "./words";

/** A seat by its civilization alone, where there is no room for its government. */
export function civilizationOf(table: Table, seat: number): string {
  const civilization = gameOf(table.view!).players[seat]?.civilization;
  return civilization ? table.name(civilization) : table.seatName(seat);
}

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
    .map((what) => (what === "coin" ? w("n_coins", { n: icons.coin }) : `${icons[what]} ${w(what)}`));
  return [...parts, ...icons.resources.map((resource) => table.name(resource))].join(", ") || w("nothing");
}

export function squareInfo(table: Table, game: Game, id: string, square: Square): Info {
  const rows: [string, string | number][] = [
    [w("terrain"), table.name(square.terrain)],
    [w("gives"), yieldText(table, square.icons)],
  ];
  const city = game.cities.find((one) => one.id === (square.city ?? square.outskirts_of));
  if (city) rows.push([w(city.capital ? "capital" : "city"), table.who(city.owner)]);
  if (square.owner !== null) {
    const figures = [
      square.armies ? w("n_armies", { n: square.armies }) : "",
      square.scouts ? w("n_scouts", { n: square.scouts }) : "",
    ];
    rows.push([table.who(square.owner), figures.filter(Boolean).join(", ")]);
  }
  if (square.piece && square.piece_kind === "great_person")
    rows.push(
      ...(greatPersonInfo(table, square.piece).rows ?? []).filter(([what]) => what === w("combat_bonus")),
    );
  const name = square.city
    ? w(city?.capital ? "capital" : "city")
    : square.piece
      ? table.name(square.piece)
      : square.token
        ? w(square.token)
        : table.name(square.terrain);
  return {
    name: `${capital(name)} ${id.toUpperCase()}`,
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
  name: `${table.who(city.owner)}: ${w(city.capital ? "capital" : "city")} ${city.square.toUpperCase()}`,
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

export const wonderInfo = (table: Table, wonder: Player["wonders"][number]): Info => ({
  name: table.name(wonder.id),
  kind: w(wonder.obsolete ? "obsolete" : "wonder"),
  rows: [
    ...(wonder.square ? [[w("stands_on"), wonder.square.toUpperCase()] as [string, string]] : []),
    ...(wonder.coins ? [[w("coin"), wonder.coins] as [string, number]] : []),
  ],
  text: table.text(wonder.id),
});

const listed = (table: Table, counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, n]) => n)
    .map(([what, n]) => `${n} ${table.name(what)}`)
    .join(", ") || "–";

/** Everything of a civilization that lies open on the table. */
export function playerInfo(table: Table, player: Player): Info {
  if (!player.civilization) return { name: table.who(player.seat) };
  const { huts, villages } = player.markers;
  return {
    name: table.who(player.seat),
    rows: [
      [w("trade"), player.trade],
      [w("culture"), player.culture],
      [w("coin"), player.coins],
      [w("culture_track"), player.culture_step],
      [w("speed"), player.speed],
      [w("stacking"), player.stacking],
      [w("combat_bonus"), player.combat_bonus],
      [w("units"), listed(table, player.units)],
      [w("resources"), listed(table, { ...player.resources, hut: huts, village: villages })],
      [w("hand"), `${listed(table, player.events)} / ${player.hand_limit}`],
      [w("wonders"), player.wonders.map((wonder) => table.name(wonder.id)).join(", ") || "–"],
      [w("techs"), player.techs.map((tech) => table.name(tech)).join(", ") || "–"],
    ],
    text: [sheetInfo(table, player.civilization), governmentInfo(table, player.government)]
      .filter(({ text }) => text)
      .map(({ name, text }) => `${name}: ${text}`)
      .join("\n"),
  };
}
