// Hints for the decision at hand: the first at once, better ones while one waits.

import { api, Refused } from "../api/rest";
import type { Hint } from "../api/types";
import { language } from "../i18n/index.svelte";
import type { Table } from "./table.svelte";

/** How often better ones are asked for. */
const TIMES = 3;

export class Hints {
  open = $state(false);
  found = $state.raw<Hint[]>([]);
  thinking = $state(false);
  failure = $state("");
  /** The one whose things are marked on the board. */
  marked = $state.raw<Hint | null>(null);

  constructor(private table: Table) {}

  /** Where it was agreed on, to whoever has something to decide. */
  get offered(): boolean {
    const { live, acting, tour, actions } = this.table;
    return (live?.hints ?? false) && acting !== null && !tour && actions.length > 1;
  }

  toggle(): void {
    if (this.open) this.close();
    else if (this.offered) void this.ask();
  }

  close(): void {
    this.open = false;
    this.marked = null;
    this.found = [];
  }

  mark(hint: Hint): void {
    this.marked = this.marked?.notation === hint.notation ? null : hint;
  }

  private async ask(): Promise<void> {
    const { id, acting, live } = this.table;
    this.open = true;
    this.thinking = true;
    this.failure = "";
    const goesOn = () => this.open && this.table.live?.seq === live?.seq;
    try {
      for (let patience = 0; patience < TIMES && goesOn(); patience++) {
        const found = await api.hints(id, acting, patience, language.current);
        if (!goesOn()) return;
        this.found = found;
        if (this.marked)
          this.marked = found.find(({ notation }) => notation === this.marked?.notation) ?? null;
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (goesOn() && !this.found.length) this.failure = error.message;
    } finally {
      this.thinking = false;
    }
  }
}
