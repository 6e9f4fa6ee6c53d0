// What a title's board is made of. See README.md in this folder.

import type { Component } from "svelte";
import type { TableView } from "../lib/api/types";
import type { Table } from "../lib/table/table.svelte";
import type { Info } from "../lib/table/things.svelte";

export interface BoardProps {
  table: Table;
}

export interface SeatProps {
  table: Table;
  seat: number;
}

/** One cell of "my things": beside the others under the prompt on a desk, a tab on a phone. */
export interface Cell {
  id: string;
  label: () => string;
  /** Path data, e.g. from `icon:...`. */
  icon: string;
  Cell: Component<BoardProps>;
  /** Grid column on a desk, e.g. "224px" or "minmax(0, 1fr)". */
  width?: string;
  /** Leave out for both. */
  on?: "desk" | "phone";
}

export interface BoardModule {
  Board: Component<BoardProps>;
  cells: Cell[];
  /** How high the cells are on a desk, in pixels, and on a low screen: always the same, else the map is drawn anew. */
  tray?: { high: number; low: number };
  /** Lines of a player's panel under the name. */
  Seat?: Component<SeatProps>;
  /** Under "Your turn" in the prompt, instead of the seat's name: what is left to do. */
  Turn?: Component<SeatProps>;
  /** After the title in the top bar: map, round, phase. */
  subtitle?: (table: Table) => string;
  /** The figure a player is measured by: chips on a phone, the plot of scores over time. */
  standing?: (view: TableView, seat: number) => { value: number; of?: number };
  /** The name of a seat in the game, e.g. its nation; the person's name stands beside it. */
  role?: (table: Table, seat: number) => string;
  /** What a click on a seat shows of it: what it has, in rows and sentences. */
  about?: (table: Table, seat: number) => Partial<Info>;
  /** What a seat holds for now, e.g. its government; after the name in its panel. */
  office?: (table: Table, seat: number) => string;
}
