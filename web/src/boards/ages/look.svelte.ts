// Which civilisation lies open on this screen. Nothing of this is known to the server.

import type { Table } from "../../lib/table/table.svelte";

class Look {
  /** A seat chosen by the viewer, or null: one's own, else the one whose turn it is. */
  seat = $state<number | null>(null);
  tracks = $state(false);
  events = $state(false);
}

const looks = new WeakMap<Table, Look>();

export function lookOf(table: Table): Look {
  const known = looks.get(table);
  if (known) return known;
  const look = new Look();
  looks.set(table, look);
  return look;
}
