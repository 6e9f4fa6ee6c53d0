// Late games.

import { readFileSync } from "node:fs";
import { expect, type Player } from "./fixtures";
import { press } from "./hand";

/** Titles with a map that is dragged. */
export const MAPS = ["antike", "mosaic", "civilization"];

export const bots = (n: number) => Array.from({ length: n }, () => ({ kind: "bot" as const, bot: "greedy" }));

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
