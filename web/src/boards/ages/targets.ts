// The ids that actions point at, as the title names them.

import type { Slot } from "./game";

export const rowTarget = (slot: Slot): string => `row:${slot.slot}`;
export const technologyTarget = (seat: number, id: string): string => `tech:${seat}:${id}`;
export const cardTarget = (seat: number, id: string): string => `card:${seat}:${id}`;
export const handTarget = (id: string): string => `hand:${id}`;
export const seatTarget = (seat: number): string => `player:${seat}`;
export const bankTarget = (bank: "yellow" | "blue" | "workers", seat: number): string => `bank:${bank}:${seat}`;
