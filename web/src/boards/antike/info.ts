// What things on the board of Antike II are, in words.

import type { Table } from "../../lib/table/table.svelte";
import type { Info } from "../../lib/table/things.svelte";
import type { Game, Nation } from "./read";
import { w } from "./words";

export function regionInfo(table: Table, game: Game, id: string): Info {
  const region = game.regions[id];
  const name = table.name(id);
  if (!region) return { name };
  const rows: [string, string | number][] = [];
  if (region.owner) rows.push([w("owner"), table.who(region.owner.seat)]);
  rows.push([w("yields"), w(region.resource)]);
  if (region.strength !== null) rows.push([w("strength"), region.strength]);
  for (const units of region.units) {
    const nation = table.who(units.nation.seat);
    if (units.legions) rows.push([`${w("legion")}, ${nation}`, units.legions]);
    if (units.galleys) rows.push([`${w("galley")}, ${nation}`, units.galleys]);
  }
  if (region.ship) rows.push([w("sea_points"), region.seaPoints]);
  const kind = region.neutral
    ? w("neutral_temple")
    : region.owner
      ? region.temple
        ? `${w("city")}, ${w("temple")}`
        : w("city")
      : w("site");
  return { name, kind, rows };
}

export function unitInfo(table: Table, game: Game, id: string, unit: "legion" | "galley", n: number): Info {
  const owner = game.mine ? table.name(game.mine.id) : "";
  return { name: `${table.name(id)}: ${n} × ${table.name(unit)}`, kind: owner };
}

/** Two Movere fields are told apart in words, not on the rondel itself. */
export const fieldName = (table: Table, id: string): string => table.name(id).replace(/ \(.*\)$/, "");

export function fieldInfo(table: Table, game: Game, index: number): Info {
  const field = game.fields[index];
  const price = game.price(game.mine, index);
  const vain = game.vain(game.mine, index);
  const rows: [string, string][] = [];
  if (price !== null) rows.push([w("price"), price === 0 ? w("free") : w("n_goods", { n: price })]);
  if (vain) rows.push([w("field_use"), w(vain)]);
  return {
    name: table.name(field?.id ?? ""),
    kind: w("rondel"),
    rows,
    text: table.text(field?.id ?? ""),
  };
}

export function effectWord(game: Game, advance: string): string {
  const effect = game.effect(advance);
  switch (effect?.type) {
    case "bank_trade":
      return w("bank", { give: effect.give ?? 0, get: effect.get ?? 0 });
    case "production_bonus":
      return w("production", { n: effect.amount ?? 0 });
    case "city_strength":
      return w("defence", { n: effect.amount ?? 0 });
    case "legion_range":
      return w("legion_range", { n: effect.borders ?? 0 });
    case "galley_range":
      return w("galley_range", { n: effect.borders ?? 0 });
    default:
      return "";
  }
}

export function advanceInfo(table: Table, game: Game, id: string): Info {
  const advance = game.advances[id];
  return {
    name: table.name(id),
    kind: effectWord(game, id),
    rows: advance
      ? [
          [w("price_first"), advance.price_first],
          [w("price_later"), advance.price_later],
          [w("known_by"), advance.owners.map((owner) => table.name(owner)).join(", ") || w("nobody")],
        ]
      : [],
    text: table.text(id),
  };
}

/** What a nation has: its stocks, what it knows and who serves it. */
export function nationRows(table: Table, nation: Nation): [string, string | number][] {
  const people = Object.entries(nation.personalities).filter(([, n]) => n > 0);
  return [
    ...(["marble", "iron", "gold"] as const).map((good): [string, number] => [w(good), nation[good]]),
    [w("advances"), nation.advances.map((id) => table.name(id)).join(", ") || "–"],
    [w("personalities"), people.map(([kind, n]) => `${table.name(kind)} ${n}`).join(", ") || "–"],
  ];
}
