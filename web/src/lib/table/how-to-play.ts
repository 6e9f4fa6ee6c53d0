// "How to play": a title's folder holds it as `how-to-play.md` and `how-to-play.<lang>.md`, a heading for each screen.

import type { Lang } from "../api/types";

export interface Screen {
  heading: string;
  text: string;
}

const FILES = import.meta.glob<string>("../../../../src/ziggurat/games/*/how-to-play*.md", {
  query: "?raw",
  import: "default",
});

/** The screens of a title; none where nobody wrote them. */
export async function screens(title: string, lang: Lang): Promise<Screen[]> {
  const at = `../../../../src/ziggurat/games/${title}/how-to-play`;
  const load = FILES[`${at}.${lang}.md`] ?? FILES[`${at}.md`];
  return load ? parted(await load()) : [];
}

export const parted = (text: string): Screen[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return { heading: part.slice(0, end).trim(), text: part.slice(end + 1).trim() };
    });
