// Which of the ids that can stand for a thing the question is about.

import type { Table } from "../../lib/table/table.svelte";

/** The id under which a thing is asked for now: of the first kind that some action names, else of the last. */
export const askedAs = (table: Table, id: string, ...kinds: string[]): string => {
  const named = kinds.find((kind) =>
    table.actions.some((action) => action.targets.includes(`${kind}:${id}`)),
  );
  return `${named ?? kinds.at(-1)}:${id}`;
};

/** What is to be chosen next of these kinds: everything that comes before it has been clicked. */
export function askedFor(table: Table, ...kinds: string[]): string[] {
  const found = new Set<string>();
  for (const { targets } of table.narrowed.candidates)
    targets.forEach((id, at) => {
      const wanted = kinds.includes(id.slice(0, id.indexOf(":")));
      if (wanted && targets.slice(0, at).every((before) => table.chosen.includes(before))) found.add(id);
    });
  return [...found];
}
