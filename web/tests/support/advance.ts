// Going on with a game through the API, faster than by clicking.

import type { TableView } from "../../src/lib/api/types";
import type { Player } from "./fixtures";

/**
 * Plays some legal action of ours until the game is over, or `enough` actions long and ours to go on with; bots answer
 * in between.
 */
export async function advance(player: Player, table: string, enough: number): Promise<TableView> {
  let seed = 17;
  const random = (n: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % n;
  };
  for (let waits = 0; waits < 2400; ) {
    const view = await player.view(table);
    if (view.status === "finished") return view;
    if (!view.actions.length) {
      waits++;
      await new Promise((wait) => setTimeout(wait, 25));
      continue;
    }
    if (view.length >= enough) return view;
    waits = 0;
    // Ending late makes games that look lived in.
    const staying = view.actions.filter((action) => !action.notation.startsWith("resign"));
    const going = staying.filter((action) => !["end", "pass", "done"].includes(action.group));
    const pool = going.length && random(4) ? going : staying;
    const action = pool[random(pool.length)]!;
    await player.post(`/api/tables/${table}/move`, {
      seq: view.seq,
      key: `${view.seq}-${random(1e9)}`,
      seat: view.seat,
      notation: action.notation,
    });
  }
  throw new Error("the others do not move");
}
