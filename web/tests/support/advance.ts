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

/** With fewer answers a question is an aside (a bid, a reaction), not a turn. */
const MUCH = 7;

async function until(player: Player, table: string, ready: (view: TableView) => boolean): Promise<TableView> {
  for (let waits = 0; waits < 4800; waits++) {
    const view = await player.view(table);
    if (ready(view)) return view;
    if (view.status === "finished") throw new Error(`over after ${view.length} actions`);
    await new Promise((wait) => setTimeout(wait, 25));
  }
  throw new Error("the others do not move");
}

/**
 * A greedy bot plays our seat as well until the game is `enough` actions long: such games look like people's. Then it is
 * our seat again, and our turn with much to choose from.
 */
export async function letPlay(player: Player, table: string, enough: number): Promise<TableView> {
  for (let length = enough; ; ) {
    await player.post(`/api/tables/${table}/leave`, {});
    await until(player, table, (view) => view.length >= length);
    await player.post(`/api/tables/${table}/join`, {});
    const view = await until(player, table, (view) => view.actions.length > 0);
    if (view.actions.length >= MUCH) return view;
    length = view.length + 1;
  }
}

/** A greedy bot plays our seat to the end. */
export async function letFinish(player: Player, table: string): Promise<TableView> {
  await player.post(`/api/tables/${table}/leave`, {});
  return until(player, table, (view) => view.status === "finished");
}
