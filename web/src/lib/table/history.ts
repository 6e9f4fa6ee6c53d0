// Scores over time, read from observations spread over the game.

import { api } from "../api/rest";
import type { Table } from "./table.svelte";

const POINTS = 30;

export interface Series {
  seat: number;
  points: [number, number][];
}

export async function scoreHistory(table: Table): Promise<Series[]> {
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
