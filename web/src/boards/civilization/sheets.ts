// What is printed on cards and sheets, read from the title's content.

import type { Table } from "../../lib/table/table.svelte";
import type { Info } from "../../lib/table/things.svelte";
import { building, icon, resource, unit } from "./icons";
import type { Resource, UnitType } from "./model";
import { w } from "./words";

export const ROMAN = ["I", "II", "III", "IV", "V"];

interface Ability {
  id: string;
  cost?: string[];
}

interface Tech {
  id: string;
  level: number;
  unlocks?: {
    buildings?: string[];
    governments?: string[];
    unit_rank?: { type: UnitType; rank: number };
    aircraft?: boolean;
    city_walls?: boolean;
  };
  travel_speed?: number;
  stacking_limit?: number;
  max_cities?: number;
  culture_hand?: number;
  coin_icon?: number;
  coin_tokens?: { max: number };
  resource_abilities?: Ability[];
  passive?: Ability[];
}

interface Civilization {
  id: string;
  leader?: string;
  start_tech?: string;
  start_government?: string;
  abilities?: Ability[];
}

interface Government {
  id: string;
  effects?: Ability[];
  ww_effects?: Ability[];
}

interface GreatPerson {
  id: string;
  trade: number;
  production: number;
  culture: number;
  coin: number;
  combat_bonus: number;
}

const recordOf = <T extends { id: string }>(
  table: Table,
  file: string,
  id: string,
  list = file,
): T | undefined =>
  ((table.content[file] as Record<string, T[]> | undefined)?.[list] ?? []).find((one) => one.id === id);

const textsOf = (table: Table, ids: string[]): string =>
  ids
    .map((id) => table.text(id))
    .filter(Boolean)
    .join("\n");

const idsOf = (...lists: (Ability[] | undefined)[]): string[] =>
  lists.flatMap((list) => (list ?? []).map((ability) => ability.id));

/** The trade that research of a level needs, as printed. */
const levelCost = (table: Table, level: number): number | undefined =>
  (table.content.techs as { level_costs?: Record<string, number> } | undefined)?.level_costs?.[level];

export function techInfo(table: Table, id: string): Info {
  const tech = recordOf<Tech>(table, "techs", id);
  if (!tech) return { name: table.name(id), text: table.text(id) };
  const { unlocks } = tech;
  const opens = [
    ...(unlocks?.buildings ?? []),
    ...(unlocks?.governments ?? []),
    ...(unlocks?.unit_rank ? [`${unlocks.unit_rank.type}_rank_${unlocks.unit_rank.rank}`] : []),
    ...(unlocks?.aircraft ? ["aircraft"] : []),
    ...(unlocks?.city_walls ? ["city_walls"] : []),
  ];
  const figures: [string, number | undefined][] = [
    [w("research_needs"), levelCost(table, tech.level)],
    [w("speed"), tech.travel_speed],
    [w("stacking"), tech.stacking_limit],
    [w("cities"), tech.max_cities],
    [w("hand_size"), tech.culture_hand],
    [w("coin"), tech.coin_icon],
    [w("coins_on_it"), tech.coin_tokens?.max],
  ];
  return {
    name: table.name(id),
    kind: ROMAN[tech.level - 1],
    rows: [
      ...(opens.length
        ? [[w("unlocks"), opens.map((name) => table.name(name)).join(", ")] as [string, string]]
        : []),
      ...figures.filter((row): row is [string, number] => row[1] !== undefined),
    ],
    text: textsOf(table, [id, ...idsOf(tech.resource_abilities, tech.passive)]),
  };
}

/** Small signs for a tech card: what it opens and what its abilities are paid with. */
export function techSigns(table: Table, id: string): { d: string; label: string }[] {
  const tech = recordOf<Tech>(table, "techs", id);
  if (!tech) return [];
  const named = (d: string, name: string) => ({ d, label: table.name(name) });
  const paid = new Set((tech.resource_abilities ?? []).flatMap((ability) => ability.cost?.slice(0, 1) ?? []));
  const rank = tech.unlocks?.unit_rank?.type;
  return [
    ...(tech.unlocks?.buildings ?? []).map((name) => named(building(name), name)),
    ...(tech.unlocks?.governments ?? []).map((name) => named(icon.government, name)),
    ...(rank ? [named(unit[rank], rank)] : []),
    ...(tech.unlocks?.aircraft ? [named(unit.aircraft, "aircraft")] : []),
    ...(tech.unlocks?.city_walls ? [named(icon.walls, "city_walls")] : []),
    ...[...paid].filter((what) => what in resource).map((what) => named(resource[what as Resource], what)),
    ...(tech.coin_icon || tech.coin_tokens ? [{ d: icon.coin, label: w("coin") }] : []),
  ];
}

/** A civilization's sheet: what it can do that others cannot. */
export function sheetInfo(table: Table, id: string): Info {
  const sheet = recordOf<Civilization>(table, "civilizations", id);
  return {
    name: table.name(id),
    kind: sheet?.leader ? table.name(sheet.leader) : undefined,
    rows: sheet
      ? [
          [w("begins_with"), table.name(sheet.start_tech ?? "")],
          [w("government"), table.name(sheet.start_government ?? "")],
        ]
      : [],
    text: textsOf(table, [id, ...idsOf(sheet?.abilities)]),
  };
}

/** A government as the option of the table has it. */
export function governmentInfo(table: Table, id: string): Info {
  const government = recordOf<Government>(table, "governments", id);
  const reprinted = table.view?.options.government_set === "ww";
  const text = textsOf(table, idsOf(reprinted ? government?.ww_effects : government?.effects));
  return { name: table.name(id), kind: w("government"), text: text || w("no_effect") };
}

export function greatPersonInfo(table: Table, id: string): Info {
  const person = recordOf<GreatPerson>(table, "great_people", id, "great_people_types");
  const figures: [string, number][] = person
    ? [
        [w("trade"), person.trade],
        [w("production"), person.production],
        [w("culture"), person.culture],
        [w("coin"), person.coin],
        [w("combat_bonus"), person.combat_bonus],
      ]
    : [];
  return { name: table.name(id), kind: w("great_person"), rows: figures.filter(([, n]) => n) };
}

/** The tech without which a building cannot be built. */
export const techFor = (table: Table, id: string): string =>
  recordOf<{ id: string; tech: string }>(table, "buildings", id)?.tech ?? "";

/** The kind of unit that one of this kind trumps. */
export const trumpedBy = (table: Table, type: UnitType): string | null =>
  recordOf<{ id: string; trumps: string | null }>(table, "units", type, "unit_types")?.trumps ?? null;

/** The strengths of the cards of a kind at a rank, each once, and how many cards have it. */
export function strengthsOf(table: Table, type: UnitType, rank: number): [number, number][] {
  const cards =
    (table.content.units as { cards?: { type: UnitType; strength: number[] }[] } | undefined)?.cards ?? [];
  const counts = new Map<number, number>();
  for (const card of cards.filter((one) => one.type === type)) {
    const strength = card.strength[Math.min(rank, card.strength.length) - 1] ?? 0;
    counts.set(strength, (counts.get(strength) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}
