// From what a person chose in the lobby to a table on the server.

import type { NewTable, OptionValue, Title } from "../api/types";

export type SeatChoice = { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string };

/** The level in the middle: quick, and no pushover. */
export const friendlyBot = (title: Title): string =>
  title.levels[Math.floor(title.levels.length / 2)]?.id ?? "greedy";

export const usualPlayers = (title: Title): number => Math.min(4, title.max_players);

/** You first, bots beside you. */
export const usualSeats = (title: Title, players: number): SeatChoice[] =>
  Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", bot: friendlyBot(title) },
  );

export const usualOptions = (title: Title): Record<string, OptionValue> =>
  Object.fromEntries(title.options.map((option) => [option.id, option.default]));

/** What a click on a seat changes it to: you, a bot of every level, open, and round again. */
export function nextChoice(title: Title, seat: SeatChoice, alone = false): SeatChoice {
  const all: SeatChoice[] = [
    { kind: "me" },
    ...title.levels.map(({ id }): SeatChoice => ({ kind: "bot", bot: id })),
    // On a device of one's own nobody else can come.
    ...(alone ? [] : [{ kind: "open" } as const]),
  ];
  const same = (a: SeatChoice, b: SeatChoice) =>
    a.kind === b.kind && (a.kind !== "bot" || b.kind !== "bot" || a.bot === b.bot);
  return all[(all.findIndex((other) => same(other, seat)) + 1) % all.length] ?? { kind: "me" };
}

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
