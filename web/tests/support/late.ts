// Games with a full map.

import { advance } from "./advance";
import type { Player } from "./fixtures";

/** Titles with a map that is dragged, and how many actions fill it. */
export const LATE_GAMES = [
  { title: "antike", length: 420 },
  { title: "mosaic", length: 260 },
  { title: "civilization", length: 420 },
] as const;

export async function lateGame(player: Player, title: string, length: number): Promise<string> {
  const bots = Array.from({ length: 3 }, () => ({ kind: "bot" as const, bot: "random" }));
  const { table } = await player.create({ title, seats: [{ kind: "me" }, ...bots], seed: 4 });
  await advance(player, table, length);
  return table;
}
