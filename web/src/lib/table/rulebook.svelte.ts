// The numbered rules of the titles and what their cards say, loaded once per language, and what is open in a popover.

import { api } from "../api/rest";
import type { Rule, Texts } from "../api/types";
import { language } from "../i18n/index.svelte";
import { cardsIn } from "./rule-text";

/** A component that says what it does, and the rules that speak of it. */
export interface CardEntry {
  id: string;
  name: string;
  text: string;
  rules: string[];
}

type Open = { title: string } & ({ number: string } | { card: string });

class RuleBooks {
  private books = $state.raw<Record<string, Rule[]>>({});
  private texts = $state.raw<Record<string, Texts>>({});
  private asked = new Set<string>();
  open = $state.raw<Open | null>(null);

  of(title: string): Rule[] {
    const key = `${title}/${language.current}`;
    const book = this.books[key];
    if (!book) queueMicrotask(() => void this.load(key, title));
    return book ?? [];
  }

  /** Every component with a name and a text, by name. */
  cards(title: string): CardEntry[] {
    const rules = this.of(title);
    const texts = this.texts[`${title}/${language.current}`];
    if (!texts) return [];
    const spoken = speaking(rules);
    return Object.entries(texts.messages)
      .flatMap(([key, text]) => {
        const id = key.startsWith("text-") ? key.slice(5) : "";
        const name = texts.names[id];
        return id && name && text ? [{ id, name, text, rules: spoken.get(id) ?? [] }] : [];
      })
      .sort((a, b) => a.name.localeCompare(b.name, language.current));
  }

  card(title: string, id: string): CardEntry | null {
    return this.cards(title).find((card) => card.id === id) ?? null;
  }

  /** The rules that speak of a thing on the table (`advance:strata`) or of a card. */
  about(title: string, id: string): string[] {
    return speaking(this.of(title)).get(id.slice(id.indexOf(":") + 1)) ?? [];
  }

  show(title: string, number: string): void {
    this.open = { title, number };
  }

  showCard(title: string, card: string): void {
    this.open = { title, card };
  }

  private async load(key: string, title: string): Promise<void> {
    if (this.asked.has(key)) return;
    this.asked.add(key);
    const lang = language.current;
    try {
      const [rules, texts] = await Promise.all([api.rules(title, lang), api.texts(title, lang)]);
      this.books = { ...this.books, [key]: rules };
      this.texts = { ...this.texts, [key]: texts };
    } catch {
      this.asked.delete(key);
    }
  }
}

const found = new WeakMap<Rule[], Map<string, string[]>>();

/** By card, the numbers of the rules that link to it. */
function speaking(rules: Rule[]): Map<string, string[]> {
  const known = found.get(rules);
  if (known) return known;
  const by = new Map<string, string[]>();
  for (const rule of rules)
    for (const id of new Set(cardsIn(rule.text))) by.set(id, [...(by.get(id) ?? []), rule.number]);
  found.set(rules, by);
  return by;
}

export const ruleBooks = new RuleBooks();
