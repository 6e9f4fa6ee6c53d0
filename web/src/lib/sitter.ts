// What somebody at a seat is called, and the colour of their seal: one for a person wherever they are named.

import type { SeatView } from "./api/types";
import { keep } from "./keep";
import { session } from "./session.svelte";
import { type Colour, colourOf } from "./ui/cuts";

const kept = (table: string) => `colours.${table}`;

/** The colours of a game, by seat: where nations are dealt only the game itself knows them. */
export const keepColours = (table: string, colours: Colour[]): void => keep.set(kept(table), colours.join());

/** The colour of a seat in a list of tables: as at the table, where this browser has seen it. */
export const colourAt = (row: { table: string; title: string }, seat: number): Colour =>
  (Number(keep.get(kept(row.table))?.split(",")[seat]) || colourOf(row.title, seat)) as Colour;

/** A bot is called by its level's name, as in the lobby where it was chosen. */
export function sitter(title: string, seat: SeatView): string {
  const levels = session.title(title)?.levels ?? [];
  const level = seat.kind === "bot" ? levels.find(({ id }) => id === seat.bot) : undefined;
  return level?.name ?? seat.name;
}
