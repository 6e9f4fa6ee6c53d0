import type { TableView } from "../api/types";

/** The seats in the first place: several where nothing tells them apart. Of a game that was given up nothing is counted. */
export const winners = ({ places }: Pick<NonNullable<TableView["over"]>, "places">): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));
