// For how long a decision has been waited for, and how much time is left for it.

import type { TableView } from "../api/types";
import type { Shown } from "./table.svelte";

const EVERY = 1000;

/** To be made while a component is set up: it looks at the clock as long as the component lives. */
export class Waited {
  private now = $state(Date.now());

  constructor(private view: () => TableView) {
    $effect(() => {
      void this.view();
      this.now = Date.now();
    });
    $effect(() => {
      const timer = setInterval(() => {
        this.now = Date.now();
      }, EVERY);
      return () => clearInterval(timer);
    });
  }

  /** Since the last move, also when it was made while nobody looked. */
  get seconds(): number {
    return Math.max(0, (this.now - Date.parse(this.view().updated)) / 1000);
  }

  /** Of a clock that runs since its view came, however late somebody begins to look at it. */
  left(clock: number, { got }: Shown): number {
    return Math.max(0, clock - Math.max(0, this.now - got) / 1000);
  }
}
