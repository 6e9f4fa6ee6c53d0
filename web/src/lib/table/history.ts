// Scores over time, read from observations spread over the game.

import { api } from "../api/rest";
import type { Table } from "./table.svelte";

const POINTS = 30;

export interface Series {
  seat: number;
  points: [number, number][];
}

/** The last plot of each table, so that two places that show it ask once. */
const plots = new WeakMap<Table, { length: number; series: Promise<Series[]> }>();

export function scoreHistory(table: Table): Promise<Series[]> {
  const length = table.live?.length ?? 0;
  const known = plots.get(table);
  if (known?.length === length) return known.series;
  const series = load(table);
  plots.set(table, { length, series });
  return series;
}

async function load(table: Table): Promise<Series[]> {
  const live = table.live;
  if (!live || !table.board?.standing || live.length === 0) return [];
  const course = await api.course(table.id, POINTS, live.seat);
  return live.seats.map(({ seat }) => ({
    seat,
    points: course.map(({ at, observation }) => [
      at,
      table.standingIn({ ...live, over: null, observation }, seat),
    ]),
  }));
}
