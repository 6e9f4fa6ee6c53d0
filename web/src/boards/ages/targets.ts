// The ids that actions point at, as `games/ages/describe.py` names them. `card:` means a card in one's hand or in
// play in the civilisation the question is about; cards looked at elsewhere have ids no action has.

import type { Table } from "../../lib/table/table.svelte";
import type { Slot } from "./game";
import { gameOf } from "./model";

export const rowTarget = (slot: Slot): string => `slot:${slot.slot}`;
export const handTarget = (id: string): string => `card:${id}`;
export const playerTarget = (seat: number): string => `player:${seat}`;
export const bidTarget = (n: number): string => `bid:${n}`;

/** The seat whose cards the actions are about: one's own, or a rival's when something of his is chosen. */
const concerned = (table: Table): number | null => gameOf(table).about ?? table.view!.seat;

export const cardTarget = (table: Table, seat: number, id: string): string =>
  seat === concerned(table) ? `card:${id}` : `seen:${seat}:${id}`;

export const pactTarget = (table: Table, seat: number, owner: number): string =>
  seat === concerned(table) ? `pact:${owner}` : `seen:${seat}:pact:${owner}`;

export const bankTarget = (table: Table, bank: "yellow" | "blue" | "workers", seat: number): string =>
  seat === table.view!.seat ? `bank:${bank}` : `seen:${seat}:bank:${bank}`;
