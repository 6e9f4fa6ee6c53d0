// What profiles, finished games and ratings say: a book of their own, so that the lobby need not load it.

import { book, language } from "../i18n/index.svelte";
import type { PeopleWord } from "../i18n/keys";
import { session } from "../session.svelte";

export const p = book<PeopleWord>(
  import.meta.glob("../../../../src/ziggurat/words/*/client/people.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

export const day = (iso: string): string =>
  new Date(iso).toLocaleDateString(language.current, { dateStyle: "medium" });

export const titleName = (id: string): string => session.title(id)?.name ?? id;

/** A bot by its level's name; levels are called the same in every title. */
export function botName(bot: string): string {
  const levels = session.titles.flatMap((title) => title.levels);
  const label = bot.replaceAll("_", " ");
  return levels.find(({ id }) => id === bot)?.name ?? label.charAt(0).toUpperCase() + label.slice(1);
}
