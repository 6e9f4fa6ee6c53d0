// Late games.

import { advance } from "./advance";
import type { Player } from "./fixtures";

/** How many actions make a game late: the board is full and the end not near. */
export const LATE: Record<string, number> = { antike: 340, mosaic: 300, ages: 520, civilization: 1100 };

/** Titles with a map that is dragged. */
export const MAPS = ["antike", "mosaic", "civilization"];

export const bots = (n: number) => Array.from({ length: n }, () => ({ kind: "bot" as const, bot: "greedy" }));

/** A table with a full map: three bots know what they want, and wait for our seat. */
export async function lateGame(player: Player, title: string): Promise<string> {
  const { table } = await player.create({ title, seats: [{ kind: "me" }, ...bots(3)], seed: 4 });
  await advance(player, table, LATE[title]! * 0.8);
  return table;
}
