/** A list with its next page: what moved from one to the other meanwhile stands there once. */
export function joined<R extends { table: string }>(rows: R[], next: R[]): R[] {
  const known = new Set(rows.map(({ table }) => table));
  return [...rows, ...next.filter(({ table }) => !known.has(table))];
}
