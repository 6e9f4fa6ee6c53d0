// Late games.

import { readFileSync } from "node:fs";
import { advance } from "./advance";
import { expect, type Player } from "./fixtures";
import { press } from "./hand";

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

/** The record of a late game between four greedy bots, all of it or the first `enough` actions. */
export function lateRecord(title: string, enough = Infinity): string {
  const lines = readFileSync(`tests/records/${title}.txt`, "utf8").split("\n");
  const first = lines.findIndex((line) => line.startsWith("setup")) + 1;
  const played = lines.slice(first, -2).slice(0, enough);
  return [...lines.slice(0, first), ...played, `end ${played.length}`, ""].join("\n");
}

/** A late game opened from its record: all seats are ours, and nothing is hidden between us. */
export async function openLate(player: Player, title: string, enough = Infinity): Promise<string> {
  const record = lateRecord(title, enough);
  const { table } = await player.post<{ table: string }>("/api/tables/import", { record });
  await player.page.goto(`/t/${table}`);
  await press(player.page.locator(".curtain .never"));
  await expect(player.page.locator(".prompt.mine")).toBeVisible();
  return table;
}
