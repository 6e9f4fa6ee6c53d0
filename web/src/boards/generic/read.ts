// Reading an observation nobody has drawn yet: what is a list of seats, a counter, a table, a pile of cards.

import type { TableView } from "../../lib/api/types";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Record_ = { [key: string]: Json };

export const isRecord = (value: Json | undefined): value is Record_ =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isPlain = (value: Json): value is null | boolean | number | string =>
  value === null || typeof value !== "object";

/** The list with one record per seat, wherever it stands. */
export function seatsIn(observation: unknown, count: number): { key: string; seats: Record_[] } | null {
  if (!isRecord(observation as Json)) return null;
  for (const key of ["players", "seats", "nations", "civilizations"]) {
    const value = (observation as Record_)[key];
    if (Array.isArray(value) && value.length >= count && value.every(isRecord))
      return { key, seats: value as Record_[] };
  }
  return null;
}

const SCORES = ["score", "points", "victory_points", "vp", "culture", "personalities"];

export function standing(view: TableView, seat: number): { value: number } {
  const mine = seatsIn(view.observation, view.seats.length)?.seats[seat];
  for (const key of SCORES) if (typeof mine?.[key] === "number") return { value: mine[key] };
  return { value: view.over?.scores.find((score) => score.seat === seat)?.total ?? 0 };
}

/** Ids of targets by the word they end in: `roma` is drawn as `region:roma` when an action points there. */
export function targetsByWord(targets: Iterable<string>): Map<string, string> {
  const out = new Map<string, string>();
  for (const id of targets) {
    out.set(id, id);
    out.set(id.slice(id.indexOf(":") + 1), id);
  }
  return out;
}

/** Records that share their keys can be shown as one table; returns the columns. */
export function columns(rows: Record_[]): string[] | null {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const shared = rows.every((row) => keys.filter((key) => key in row).length >= keys.length / 2);
  return rows.length > 1 &&
    keys.length <= 9 &&
    shared &&
    rows.every((row) => Object.values(row).every(isSmall))
    ? keys
    : null;
}

const isSmall = (value: Json): boolean =>
  isPlain(value) || (Array.isArray(value) && value.length <= 8 && value.every(isPlain));
