import seat from "icon:three-friends";
import { t } from "../../lib/i18n/index.svelte";
import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { standing } from "./read";

/** Draws any observation well enough to play by, before anybody has drawn the title. */
export const board: BoardModule = {
  Board,
  cells: [{ id: "mine", label: () => t("my_things"), icon: seat, Cell: Mine }],
  standing,
};
