// A finished game looked at again: asked for once, computed in the background, kept with the table.

import { api } from "../api/rest";
import type { Analysis } from "../api/types";
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
