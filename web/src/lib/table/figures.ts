// The component records of the titles, loaded once for each title and content pack.

import { api } from "../api/rest";

export type Figures = Record<string, unknown>;

const known = new Map<string, Promise<Figures>>();

/** The records a table is played with; `pack` is the digest of its corrected figures, empty for the built-in ones. */
export function figures(title: string, pack: string): Promise<Figures> {
  const key = `${title}/${pack}`;
  const found = known.get(key) ?? api.content(title, pack);
  known.set(key, found);
  // What could not be loaded is asked for again.
  found.catch(() => known.delete(key));
  return found;
}
