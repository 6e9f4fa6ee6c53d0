import type { BoardModule } from "../contract";
import BanksCell from "./BanksCell.svelte";
import Board from "./Board.svelte";
import EventsCell from "./EventsCell.svelte";
import Hand from "./Hand.svelte";
import { icon } from "./icons";
import { playerInfo } from "./info";
import { gameOf, standing } from "./model";
import Seat from "./Seat.svelte";
import Turn from "./Turn.svelte";
import { w } from "./words";

export const board: BoardModule = {
  Board,
  cells: [
    { id: "hand", label: () => w("hand"), icon: icon.hand, Cell: Hand },
    { id: "banks", label: () => w("population"), icon: icon.food, Cell: BanksCell, on: "phone" },
    { id: "events", label: () => w("events"), icon: icon.event, Cell: EventsCell, on: "phone" },
  ],
  tray: { high: 126, low: 126 },
  Seat,
  Turn,
  subtitle: (table) => {
    const game = gameOf(table);
    const last = game.lastRound ? ` · ${w("last_round")}` : "";
    return `${w(game.tier)} · ${w("age", { age: game.age })} · ${w("round", { n: game.round })}${last}`;
  },
  standing,
  about: (table, seat) => {
    const game = gameOf(table);
    return playerInfo(table, game, game.civs[seat]!);
  },
  role: (table, seat) => table.name(`seat_${seat}`),
};
