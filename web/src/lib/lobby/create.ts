// From what a person chose in the lobby to a table on the server.

import type { NewTable, OptionValue, Title } from "../api/types";

export type SeatChoice = { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string };

/** The level in the middle: quick, and no pushover. */
const friendlyBot = (title: Title): string =>
  title.levels[Math.floor(title.levels.length / 2)]?.id ?? "greedy";

export const usualPlayers = (title: Title): number => Math.min(4, title.max_players);

/** You first, bots beside you. */
export const usualSeats = (title: Title, players: number): SeatChoice[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", bot: friendlyBot(title) },
  );

export const usualOptions = (title: Title): Record<string, OptionValue> =>
  Object.fromEntries(title.options.map((option) => [option.id, option.default]));

/** Who may sit on a seat: you, whoever comes, a bot of every level. */
export const sitters = (title: Title, alone: boolean): SeatChoice[] => [
  { kind: "me" },
  // On a device of one's own nobody else can come.
  ...(alone ? [] : [{ kind: "open" } as const]),
  ...title.levels.map(({ id }): SeatChoice => ({ kind: "bot", bot: id })),
];

/** What tells such choices apart. */
export const sitterId = (seat: SeatChoice): string => (seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind);

/** Time to think as it is typed: days for each move, or minutes for the game and seconds on top for each turn. */
export interface Pace {
  kind: "none" | "days" | "bank";
  days: number;
  minutes: number;
  increment: number;
  on_timeout: "bot" | "resign" | "nothing";
}

export const usualPace = (): Pace => ({
  kind: "none",
  days: 1,
  minutes: 30,
  increment: 15,
  on_timeout: "bot",
});

/** What of it the server wants to hear. */
export function clockOf({
  kind,
  days,
  minutes,
  increment,
  on_timeout,
}: Pace): NonNullable<NewTable["clock"]> {
  if (kind === "days") return { kind, days, on_timeout };
  if (kind === "bank") return { kind, bank: minutes * 60, increment, on_timeout };
  return { kind };
}

export const quickTable = (title: Title): NewTable => ({
  title: title.id,
  options: usualOptions(title),
  seats: usualSeats(title, usualPlayers(title)),
  public: false,
});
