// Small pictures of our own boards, in the rules and in "How to play": `<title>/pictures/<name>.webp`, or
// `<name>.<lang>.webp` where words are seen. `npm run pictures` takes them anew.

import type { Lang } from "../lib/api/types";

const FILES = import.meta.glob<string>("./*/pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Where a picture lies; null for one that nobody took. */
export function pictureOf(title: string, name: string, lang: Lang): string | null {
  const at = `./${title}/pictures/${name}`;
  return FILES[`${at}.${lang}.webp`] ?? FILES[`${at}.webp`] ?? null;
}
