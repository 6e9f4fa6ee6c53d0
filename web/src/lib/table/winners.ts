import type { TableView } from "../api/types";

/** The seats in the first place: several where nothing tells them apart. */
export const winners = (over: NonNullable<TableView["over"]>): number[] =>
  over.scores.map((score) => score.seat).filter((seat) => over.places[seat] === 1);
