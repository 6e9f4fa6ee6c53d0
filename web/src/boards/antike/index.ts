import cycle from "icon:cycle";
import scroll from "icon:scroll-unfurled";
import { t } from "../../lib/i18n/index.svelte";
import { glyph } from "../../lib/ui/glyphs";
import type { BoardModule } from "../contract";
import Advances from "./Advances.svelte";
import Board from "./Board.svelte";
import { nationRows } from "./info";
import Mine from "./Mine.svelte";
import Personalities from "./Personalities.svelte";
import { nationsOf, observed } from "./read";
import Seat from "./Seat.svelte";
import Stocks from "./Stocks.svelte";
import Turn from "./Turn.svelte";
import { w } from "./words";

export const board: BoardModule = {
  Board,
  cells: [
    { id: "turn", label: () => t("turn"), icon: cycle, Cell: Turn, on: "phone" },
    { id: "mine", label: () => w("Stocks"), icon: glyph.city, Cell: Mine, on: "phone" },
    {
      id: "stocks",
      label: () => w("Stocks"),
      icon: glyph.city,
      Cell: Stocks,
      width: "minmax(196px, 224px)",
      on: "desk",
    },
    {
      id: "advances",
      label: () => w("advances"),
      icon: scroll,
      Cell: Advances,
      width: "minmax(314px, 1.7fr)",
    },
    {
      id: "people",
      label: () => w("personalities"),
      icon: glyph.city,
      Cell: Personalities,
      width: "minmax(190px, 1fr)",
      on: "desk",
    },
  ],
  tray: { high: 145, low: 145 },
  Seat,
  subtitle: (table) => {
    const seen = observed(table.view!);
    return [table.name(seen.map), w("round", { n: seen.round }), w("nations", { n: seen.order.length })].join(
      " · ",
    );
  },
  standing: (view, seat) => ({
    value: Math.max(
      0,
      ...nationsOf(view)
        .filter((nation) => nation.seat === seat)
        .map((nation) => nation.score),
    ),
    of: observed(view).threshold,
  }),
  about: (table, seat) => ({
    rows: nationsOf(table.view!)
      .filter((nation) => nation.seat === seat)
      .flatMap((nation) => nationRows(table, nation)),
  }),
  role: (table, seat) =>
    nationsOf(table.view!)
      .filter((nation) => nation.seat === seat)
      .map((nation) => table.name(nation.id))
      .join(", "),
};
