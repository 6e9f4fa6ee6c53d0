import { glyph } from "../../lib/ui/glyphs";
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { currency, icon } from "./icons";
import { playerInfo } from "./info";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import { gameOf } from "./model";
import Pillars from "./Pillars.svelte";
import Reach from "./Reach.svelte";
import Seat from "./Seat.svelte";
import Stores from "./Stores.svelte";
import Tableau from "./Tableau.svelte";
import { w } from "./words";

export const board: BoardModule = {
  Board,
  cells: [
    { id: "market", label: () => w("market"), icon: glyph.layers, Cell: Market, on: "phone" },
    { id: "mine", label: () => w("mine"), icon: currency.stone.d, Cell: Mine, on: "phone" },
    {
      id: "stores",
      label: () => w("stores"),
      icon: currency.stone.d,
      Cell: Stores,
      width: "minmax(208px, 0.95fr)",
      on: "desk",
    },
    {
      id: "pillars",
      label: () => w("pillars"),
      icon: icon.government,
      Cell: Pillars,
      width: "minmax(208px, 0.9fr)",
      on: "desk",
    },
    {
      id: "tableau",
      label: () => w("tableau"),
      icon: glyph.layers,
      Cell: Tableau,
      width: "minmax(126px, 1fr)",
      on: "desk",
    },
    {
      id: "reach",
      label: () => w("reach"),
      icon: icon.achievement,
      Cell: Reach,
      width: "minmax(166px, 1fr)",
    },
  ],
  tray: { high: 196, low: 162 },
  Seat,
  subtitle: (table) => {
    const game = gameOf(table.view!);
    return [
      w("round", { n: game.round }),
      w("scorings", { n: game.scorings, of: game.max_scorings }),
      ...(game.ending ? [w(game.ending as "last_round")] : []),
    ].join(" · ");
  },
  standing: (view, seat) => ({ value: gameOf(view).players[seat]?.score ?? 0 }),
  about: (table, seat) => playerInfo(table, gameOf(table.view!).players[seat]!),
  role: (table, seat) => {
    const leader = gameOf(table.view!).players[seat]?.leader;
    return leader ? table.name(leader) : "";
  },
  office: (table, seat) => {
    const government = gameOf(table.view!).players[seat]?.government;
    return government ? table.name(government) : "";
  },
};
