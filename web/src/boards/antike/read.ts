// From the observation (`games/antike/seen.py`) to what the board draws.

import type { components } from "../../lib/api/schema";
import type { TableView } from "../../lib/api/types";
import type { Colour } from "../../lib/ui/cuts";
import type { Good } from "./pieces";

type Shapes = components["schemas"];
type Observation = Shapes["antike.AntikeSeen"];
type NationSeen = Shapes["antike.NationSeen"];
type AdvanceSeen = Shapes["antike.AdvanceSeen"];
export type Resource = Shapes["antike.CitySeen"]["resource"];
export type Personality = keyof Shapes["antike.PersonalitiesSeen"];

/** The parts of the content files that drawing needs. */
interface Content {
  rondel?: { fields: { id: string }[] };
  advances?: { advances: AdvanceRecord[] };
  [map: string]: unknown;
}

interface AdvanceRecord {
  id: string;
  column: number;
  level: number;
  effect: { type: string; amount?: number; give?: number; get?: number; borders?: number };
}

interface MapFile {
  map: { name: string };
  regions: { id: string; resource: Resource | "any"; ship_symbol: boolean }[];
}

export interface Nation extends NationSeen {
  id: string;
  colour: Colour;
  rondel: string | null;
}

export interface Region {
  owner: Nation | null;
  /** What the city makes, or what the site offers. */
  resource: Resource | "any";
  temple: boolean;
  neutral: boolean;
  ship: boolean;
  seaPoints: number;
  strength: number | null;
  units: { nation: Nation; legions: number; galleys: number }[];
}

export interface Game {
  map: string;
  mapName: string;
  round: number;
  threshold: number;
  nations: Nation[];
  /** The nation whose things lie before the prompt: the one that decides for this screen, or the seat's first. */
  mine: Nation | undefined;
  bellona: string | null;
  regions: Record<string, Region>;
  fields: { id: string }[];
  /** Advances by column, the lower level first. */
  columns: string[][];
  advances: Record<string, AdvanceSeen>;
  effect: (advance: string) => AdvanceRecord["effect"] | undefined;
  price: (nation: Nation | undefined, field: number) => number | null;
  /** Why nothing can be done on the field, where that is so. */
  vain: (nation: Nation | undefined, field: number) => NationSeen["fields_in_vain"][string] | null;
}

/** The box has six colours; ours are told apart by everybody and keep the lamp's gold free. */
const COLOURS: Record<string, Colour> = { yellow: 1, blue: 2, green: 3, red: 4, black: 5, grey: 6 };

export const GOODS: Good[] = ["marble", "iron", "gold", "coins"];
export const PERSONALITIES = ["king", "general", "citizen", "scholar", "navigator"] as const;

export const observed = (view: TableView): Observation => view.observation as Observation;

const colourOfNation = (nation: NationSeen): Colour => COLOURS[nation.color] ?? 1;

export function nationsOf(view: TableView): Nation[] {
  const seen = observed(view);
  return seen.order.map((id) => {
    const nation = seen.nations[id]!;
    return { ...nation, id, colour: colourOfNation(nation), rondel: nation.marker };
  });
}

function columnsOf(advances: AdvanceRecord[]): string[][] {
  const columns: string[][] = [];
  for (const { id, column, level } of advances) {
    const list = columns[column - 1] ?? [];
    list[level - 1] = id;
    columns[column - 1] = list;
  }
  return columns;
}

export function read(view: TableView, content: Record<string, unknown>): Game {
  const seen = observed(view);
  const files = content as Content;
  const nations = nationsOf(view);
  const byId = new Map(nations.map((nation) => [nation.id, nation]));
  const map = files[`map_${seen.map}`] as MapFile | undefined;
  const sites = new Map((map?.regions ?? []).map((site) => [site.id, site]));
  const own = nations.filter((nation) => nation.seat === (view.seat ?? -1));
  const deciding = byId.get(seen.deciding ?? "");
  const fields = files.rondel?.fields ?? [];
  return {
    map: seen.map,
    mapName: map?.map.name ?? "",
    round: seen.round,
    threshold: seen.threshold,
    nations,
    mine: own.find((nation) => nation === deciding) ?? own[0] ?? deciding ?? nations[0],
    bellona: seen.bellona,
    regions: Object.fromEntries(
      Object.entries(seen.regions).map(([id, region]) => {
        const site = sites.get(id);
        return [
          id,
          {
            owner: byId.get(region.city?.owner ?? "") ?? null,
            resource: region.city?.resource ?? site?.resource ?? "any",
            temple: region.city?.temple ?? false,
            neutral: region.neutral_temple,
            ship: site?.ship_symbol ?? false,
            seaPoints: region.navigator_points,
            strength: region.strength,
            units: Object.entries(region.units).flatMap(([owner, units]) => {
              const nation = byId.get(owner);
              return nation ? [{ nation, legions: units.legion, galleys: units.galley }] : [];
            }),
          },
        ];
      }),
    ),
    fields,
    columns: columnsOf(files.advances?.advances ?? []),
    advances: seen.advances,
    effect: (advance) => files.advances?.advances.find((other) => other.id === advance)?.effect,
    price: (nation, field) => nation?.field_costs[fields[field]?.id ?? ""] ?? null,
    vain: (nation, field) => nation?.fields_in_vain[fields[field]?.id ?? ""] ?? null,
  };
}
