// The numbered rules of the titles, loaded once per language, and the rule that is open in a popover.

import { api } from "../api/rest";
import type { Rule } from "../api/types";
import { language } from "../i18n/index.svelte";

class RuleBooks {
  private books = $state.raw<Record<string, Rule[]>>({});
  open = $state.raw<{ title: string; number: string } | null>(null);

  of(title: string): Rule[] {
    const key = `${title}/${language.current}`;
    const book = this.books[key];
    if (!book) queueMicrotask(() => void this.load(key, title));
    return book ?? [];
  }

  show(title: string, number: string): void {
    this.open = { title, number };
  }

  private async load(key: string, title: string): Promise<void> {
    if (this.books[key]) return;
    this.books = { ...this.books, [key]: [] };
    this.books = { ...this.books, [key]: await api.rules(title, language.current) };
  }
}

export const ruleBooks = new RuleBooks();
