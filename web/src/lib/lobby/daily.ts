// The puzzle of the day: the same one for everybody, the titles in turn, each through its fixed list.

const DAY = 86_400_000;

/** Days are counted in UTC, so that everybody has the same one. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY);

/** The titles from the one whose turn it is, with the number of its puzzle; later ones for when it has none. */
export function titlesOfTheDay(day: number, titles: string[]): { title: string; number: number }[] {
  const first = day % titles.length;
  return [...titles.slice(first), ...titles.slice(0, first)].map((title) => ({
    title,
    number: Math.floor(day / titles.length),
  }));
}
