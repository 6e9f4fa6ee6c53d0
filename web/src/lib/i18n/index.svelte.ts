// The client's own words. What the game says arrives from the server in the language asked for.

import type { Lang } from "../api/types";
import { keep } from "../keep";
import { de } from "./de";
import { en } from "./en";

export type Word = keyof typeof en;
type Values = Record<string, string | number>;

class Language {
  current = $state<Lang>("en");

  start(): void {
    const kept = keep.get("lang");
    this.use(kept === "en" || kept === "de" ? kept : navigator.language.startsWith("de") ? "de" : "en");
  }

  use(lang: Lang): void {
    this.current = lang;
    keep.set("lang", lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A book of sentences in both languages; `{name}` is filled in, `one|many` is chosen by `n`. */
export function book<W extends string>(
  english: Readonly<Record<W, string>>,
  german: Readonly<Record<W, string>>,
): (word: W, values?: Values) => string {
  return (word, values = {}) => {
    let text: string = (language.current === "de" ? german : english)[word];
    if (text.includes("|")) text = text.split("|")[values.n === 1 ? 0 : 1] ?? text;
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

export const t = book<Word>(en, de);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How long ago or how long for, in the shortest words. */
export function duration(seconds: number): string {
  if (seconds < 60) return t("seconds", { n: Math.max(0, Math.round(seconds)) });
  if (seconds < 3600) return t("minutes", { n: Math.floor(seconds / 60) });
  if (seconds < 86400) return t("hours", { n: Math.floor(seconds / 3600) });
  return t("days", { n: Math.floor(seconds / 86400) });
}
