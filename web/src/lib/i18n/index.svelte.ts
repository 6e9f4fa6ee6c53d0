// The client's own words, in Fluent files beside the engine's. What the game says arrives in the language asked for.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Lang } from "../api/types";
import { keep } from "../keep";
import type { AppWord } from "./keys";

export type Word = AppWord;
type Values = Record<string, string | number>;

/** The sources of one book in all languages, by path. */
type Sources = Record<string, string>;

const APP: Sources = import.meta.glob("../../../../src/ziggurat/words/*/client/app.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const languageOf = (path: string): Lang => path.split("/").at(-3) ?? "";

/** Every language there is a folder for. */
export const languages: Lang[] = Object.keys(APP).map(languageOf).sort();

class Language {
  current = $state<Lang>("en");

  start(): void {
    const wanted = [keep.get("lang"), navigator.language.slice(0, 2)];
    this.use(
      languages.find((lang) => lang === wanted[0]) ?? languages.find((lang) => lang === wanted[1]) ?? "en",
    );
  }

  use(lang: Lang): void {
    this.current = lang;
    keep.set("lang", lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A book of sentences; what a language lacks is said in English. `spoken` asks for another language than ours. */
export function book<W extends string>(
  sources: Sources,
): (word: W, values?: Values, spoken?: Lang) => string {
  const bundles = new Map<Lang, FluentBundle>();
  for (const [path, source] of Object.entries(sources)) {
    const bundle = new FluentBundle(languageOf(path), { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    bundles.set(languageOf(path), bundle);
  }
  return (word, values = {}, spoken = language.current) => {
    for (const lang of [spoken, "en"]) {
      const bundle = bundles.get(lang);
      const pattern = bundle?.getMessage(word)?.value;
      if (bundle && pattern)
        return bundle.formatPattern(pattern, Object.fromEntries(Object.entries(values).map(plain)));
    }
    return word;
  };
}

/** Numbers are written without separators, as on the pieces themselves. */
function plain([name, value]: [string, string | number]): [string, string | FluentNumber] {
  return [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value];
}

export const t = book<Word>(APP);

/** What a language calls itself. */
export const nameOf = (lang: Lang): string => t("language_name", {}, lang);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a clock shows: seconds where they matter, and hours beside days, unless it must be brief. */
export function clockTime(seconds: number, brief = false): string {
  const hours = Math.floor((seconds % 86400) / 3600);
  if (seconds >= 86400 && hours && !brief) return `${duration(seconds)} ${t("hours", { n: hours })}`;
  if (seconds >= 7200) return duration(seconds);
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How long ago or how long for, in the shortest words. */
export function duration(seconds: number): string {
  if (seconds < 60) return t("seconds", { n: Math.max(0, Math.round(seconds)) });
  if (seconds < 3600) return t("minutes", { n: Math.floor(seconds / 60) });
  if (seconds < 86400) return t("hours", { n: Math.floor(seconds / 3600) });
  return t("days", { n: Math.floor(seconds / 86400) });
}
