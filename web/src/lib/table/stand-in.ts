// What is to be seen of a person's seat that a bot plays.

import type { TableView } from "../api/types";
import { t } from "../i18n/index.svelte";

/** Why a bot plays it; nothing where its person does, or where it was a bot's from the beginning. */
export function standsIn({ seats, happened }: TableView, number: number): string {
  const seat = seats[number];
  if (seat?.kind !== "human" || !seat.bot) return "";
  const last = happened.findLast((one) => one.seat === number);
  return t(seat.resigned ? "mark_resigned" : last?.what === "timed_out" ? "mark_timed_out" : "mark_left");
}
