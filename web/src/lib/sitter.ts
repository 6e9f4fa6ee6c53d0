// What somebody at a seat is called, and the colour of their seal: one for a person wherever they are named.

import type { SeatView } from "./api/types";
import { session } from "./session.svelte";
import type { Colour } from "./ui/cuts";

export const colourAt = (seat: { colour: number } | undefined): Colour => (seat?.colour ?? 0) as Colour;

/** The colour of a seat as far as the title alone decides it; where nations are dealt, the game does. */
export const colourOf = (title: string, seat: number): Colour =>
  (session.title(title)?.colours[seat] ?? 0) as Colour;

/** A bot is called by its level's name, as in the lobby where it was chosen. */
export function sitter(title: string, seat: SeatView): string {
  const levels = session.title(title)?.levels ?? [];
  const level = seat.kind === "bot" ? levels.find(({ id }) => id === seat.bot) : undefined;
  return level?.name ?? seat.name;
}
