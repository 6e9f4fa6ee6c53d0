// What somebody just changed on a map: its places are washed for two seconds.

import { untrack } from "svelte";
import type { Table } from "./table.svelte";

const WASHED = 2000;

/**
 * To be made while a component is set up. `looks` says how each place looks now; where more than `most` look different
 * at once it is another position, not a move. A map draws `places` as `.washed`, each keyed by itself.
 */
export class Fresh {
  places = $state.raw<{ id: string }[]>([]);
  private before: Record<string, string> | null = null;

  constructor(table: () => Table, looks: () => Record<string, string>, most = 12) {
    $effect(() => {
      const now = looks();
      const old = this.before;
      this.before = now;
      if (!old || table().past) return;
      const changed = Object.keys(now).filter((id) => old[id] !== now[id]);
      if (!changed.length || changed.length > most) return;
      const washed = changed.map((id) => ({ id }));
      this.places = [...untrack(() => this.places), ...washed];
      setTimeout(() => {
        this.places = this.places.filter((wash) => !washed.includes(wash));
      }, WASHED);
    });
  }
}
