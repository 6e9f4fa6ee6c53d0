// A finished game looked at again: asked for once, computed in the background, kept with the table.

import { api } from "../api/rest";
import type { Analysis, DecisionWords } from "../api/types";
import { language } from "../i18n/index.svelte";
import { download } from "./export";
import type { Table } from "./table.svelte";

/** How often it is asked how far it is. */
const EVERY = 600;

export type Decision = Analysis["decisions"][number];

export class Study {
  done = $state(0);
  total = $state(0);
  found = $state.raw<Analysis | null>(null);
  failed = $state(false);
  private words = $state.raw<{ number: number; lang: string; said: DecisionWords } | null>(null);
  private asked = false;

  constructor(private table: Table) {}

  /** What is there already, when the game is over. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    await this.take(api.analysis(this.table.id));
    if (this.total && !this.found) await this.wait();
  }

  async begin(): Promise<void> {
    this.failed = false;
    await this.take(api.analyse(this.table.id));
    await this.wait();
  }

  /** The decision that led to the position after so many actions. */
  decision(at: number): Decision | undefined {
    return this.found?.decisions.find(({ number }) => number === at);
  }

  /** The decision of that number in words, as soon as they are there. */
  said(at: number): DecisionWords | null {
    const words = this.words;
    return words?.number === at && words.lang === language.current ? words.said : null;
  }

  /** Asks for the words of the decision that led to a position. */
  async tell(at: number): Promise<void> {
    const decision = this.decision(at);
    const lang = language.current;
    if (!decision || this.said(at)) return;
    // Without words it is said as records write it.
    const said = await api.decision(this.table.id, at, lang).catch(() => decision);
    if (this.table.at === at && language.current === lang) this.words = { number: at, lang, said };
  }

  /** The record and what was found in it, as one file. */
  async save(): Promise<void> {
    const record = await this.table.attempt(api.exported(this.table.id, language.current, null));
    if (record === null) return;
    const text = JSON.stringify({ record, analysis: this.found }, null, 1);
    download(`${this.table.live?.title ?? "game"}-${this.table.id}-analysis.json`, text);
  }

  private async wait(): Promise<void> {
    while (this.total && !this.found && !this.failed) {
      await new Promise((later) => setTimeout(later, EVERY));
      await this.take(api.analysis(this.table.id));
    }
    // Nobody looks at it any more, and nothing was found.
    if (!this.found) this.failed = true;
  }

  private async take(asked: ReturnType<typeof api.analysis>): Promise<void> {
    try {
      const { done, total, found } = await asked;
      this.done = done ?? 0;
      this.total = total ?? 0;
      this.found = found ?? null;
    } catch {
      this.failed = true;
    }
  }
}
