// What somebody just changed on a map: its places are washed for two seconds.

import { untrack } from "svelte";
import type { Table } from "./table.svelte";

const WASHED = 2000;

/** How each place of a map looks. */
type Looks = Record<string, string>;

/** The places that look different; none where more than `most` do: that is another position, not a move. */
export function changed(before: Looks, now: Looks, most: number): string[] {
  const places = Object.keys(now).filter((id) => before[id] !== now[id]);
  return places.length > most ? [] : places;
}

/** To be made while a component is set up. A map draws `places` as `.washed`, each keyed by itself. */
export class Fresh {
  places = $state.raw<{ id: string }[]>([]);
  private before: Looks | null = null;

  constructor(table: () => Table, looks: () => Looks, most = 12) {
    $effect(() => {
      const now = looks();
      const before = this.before;
      this.before = now;
      if (!before || table().past) return;
      const washed = changed(before, now, most).map((id) => ({ id }));
      if (!washed.length) return;
      this.places = [...untrack(() => this.places), ...washed];
      setTimeout(() => {
        this.places = this.places.filter((wash) => !washed.includes(wash));
      }, WASHED);
    });
  }
}
