// What the text of a saved game says of itself before an engine has read it.

import type { Title } from "../api/types";

export interface GoesOn {
  record: string;
  title: Title;
  players: number;
}

/**
 * A record whose game may not be over: somebody has to sit on its seats. Null where it is over (the proof of fair
 * chance comes at the end, and so does an agreement), and where the text is no record of a title that we know.
 */
export function goesOn(record: string, titles: Title[]): GoesOn | null {
  const said = (word: string) => new RegExp(`^${word} (\\w+)\\s*$`, "m").exec(record.slice(0, 2000))?.[1];
  const title = titles.find(({ id }) => id === said("title"));
  const players = Number(said("players"));
  if (!title || !(players >= title.min_players && players <= title.max_players)) return null;
  if (/^fair /m.test(record) || !/^end \d+$/.test(record.trimEnd().split("\n").at(-1) ?? "")) return null;
  return { record, title, players };
}
