// What somebody at a seat is called: a bot by its level's name, as in the lobby where it was chosen.

import type { SeatView } from "./api/types";
import { session } from "./session.svelte";

export function sitter(title: string, seat: SeatView): string {
  const levels = session.title(title)?.levels ?? [];
  const level = seat.kind === "bot" ? levels.find(({ id }) => id === seat.bot) : undefined;
  return level?.name ?? seat.name;
}
