// Scores over time, read from positions along the game: enough points for a plot, never the whole game.

import { api } from "../api/rest";
import { language } from "../i18n/index.svelte";
import type { Table } from "./table.svelte";

const POINTS = 24;

export interface Series {
  seat: number;
  points: [number, number][];
}

export async function scoreHistory(table: Table): Promise<Series[]> {
  const live = table.live;
  const standing = table.board?.standing;
  if (!live || !standing) return [];
  const steps = Math.min(POINTS, live.seq);
  const moves = Array.from({ length: steps }, (_, i) => Math.round((live.seq * i) / Math.max(1, steps)));
  const series: Series[] = live.seats.map((seat) => ({ seat: seat.seat, points: [] }));
  for (const move of moves) {
    const view = await api.replay(table.id, move, language.current, live.seat);
    for (const line of series) line.points.push([move, table.standingIn(view, line.seat)]);
  }
  for (const line of series) {
    const final = live.over?.scores.find((score) => score.seat === line.seat)?.total;
    line.points.push([live.seq, final ?? table.standingIn(live, line.seat)]);
  }
  return series;
}
