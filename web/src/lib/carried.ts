// Games that one person plays without other people at a server, as this browser keeps them beside it: the record, and who
// sits there. The edition without a server below /device/ reads them when the server is gone.

import type { NewTable, PackFile, TableView } from "./api/types";
import { keep } from "./keep";

export interface Carried {
  record: string;
  name: string;
  seats: NewTable["seats"];
  /** The title and the corrected figures, where it is played with such. */
  pack?: { title: string; file: PackFile };
  /** The table of this device on which it went on. */
  went?: string;
}

export const carried = {
  get(table: string): Carried | null {
    const text = keep.get(`carried.${table}`);
    return text ? (JSON.parse(text) as Carried) : null;
  },
  /** Whether the browser has kept it. */
  set(table: string, game: Carried): boolean {
    const text = JSON.stringify(game);
    keep.set(`carried.${table}`, text);
    return keep.get(`carried.${table}`) === text;
  },
  drop(table: string): void {
    keep.drop(`carried.${table}`);
  },
};

/** The seats of a table as a new one of the same people and bots is wished for. */
export const sameSeats = ({ seats }: Pick<TableView, "seats">): NewTable["seats"] =>
  seats.map(({ bot, name }) => (bot ? { kind: "bot", bot } : { kind: "me", name }));
