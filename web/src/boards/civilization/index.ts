import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import Cities from "./Cities.svelte";
import Forces from "./Forces.svelte";
import { icon } from "./icons";
import { playerInfo } from "./info";
import Learning from "./Learning.svelte";
import Mine from "./Mine.svelte";
import { gameOf, playing } from "./model";
import Purse from "./Purse.svelte";
import Seat from "./Seat.svelte";
import { w } from "./words";

export const board: BoardModule = {
  Board,
  cells: [
    { id: "learning", label: () => w("techs"), icon: icon.tech, Cell: Learning, on: "phone" },
    { id: "mine", label: () => w("mine"), icon: icon.city, Cell: Mine, on: "phone" },
    {
      id: "purse",
      label: () => w("purse"),
      icon: icon.coin,
      Cell: Purse,
      width: "minmax(204px, 0.72fr)",
      on: "desk",
    },
    {
      id: "forces",
      label: () => w("troops"),
      icon: icon.force,
      Cell: Forces,
      width: "minmax(222px, 0.62fr)",
    },
    { id: "cities", label: () => w("cities"), icon: icon.city, Cell: Cities, on: "desk" },
  ],
  tray: { high: 198, low: 164 },
  Seat,
  subtitle: (table) => {
    const game = gameOf(table.view!);
    return [w("round", { n: game.round }), w(`phase_${game.phase}` as "phase_trade")].join(" · ");
  },
  standing: (view, seat) => {
    const player = gameOf(view).players[seat];
    // As players are ranked at the end: by the way to win that they have gone farthest.
    return { value: playing(player) ? Math.max(...Object.values(player.shares)) : 0 };
  },
  about: (table, seat) => playerInfo(table, gameOf(table.view!).players[seat]!),
  role: (table, seat) => {
    const player = gameOf(table.view!).players[seat];
    return playing(player) ? table.name(player.civilization!) : "";
  },
  office: (table, seat) => {
    const player = gameOf(table.view!).players[seat];
    return playing(player) ? table.name(player.government) : "";
  },
};
