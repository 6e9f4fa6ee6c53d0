// Late games, played by bots that know what they want.

import { letPlay } from "./advance";
import type { Player } from "./fixtures";

/** How many actions make a game late: the board is full and the end not near. */
export const LATE: Record<string, number> = { antike: 340, mosaic: 300, ages: 520, civilization: 1100 };

/** Titles with a map that is dragged. */
export const MAPS = ["antike", "mosaic", "civilization"];

export const bots = (n: number) => Array.from({ length: n }, () => ({ kind: "bot" as const, bot: "greedy" }));

export async function lateGame(player: Player, title: string): Promise<string> {
  const { table } = await player.create({ title, seats: [{ kind: "me" }, ...bots(3)], seed: 4 });
  await letPlay(player, table, LATE[title]!);
  return table;
}
