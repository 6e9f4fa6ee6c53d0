// Which pieces travelled between two positions. Boards say what stands where (`table.piece`); nobody says what
// moved: where pieces of one kind and owner became fewer and elsewhere more, they went from here to there.

/** Pieces of one kind and owner at one place. */
export interface Stand {
  /** What is alike is interchangeable: kind and owner. */
  group: string;
  /** `4/bank` is a place in scene 4: a part of the table that is not always looked at. */
  place: string;
  count: number;
  /** The middle of their drawing on the screen. */
  x: number;
  y: number;
}

/** `n` pieces left `from` for `to`; without `from` they are new, without `to` they are gone. */
export interface Move<S extends Stand> {
  from: S | null;
  to: S | null;
  n: number;
}

/** More than this is not a move but another position. */
const MOST = 24;

interface Change<S> {
  stand: S;
  n: number;
  /** Nothing of the group was here before, or is here after. */
  bare: boolean;
}

const sceneOf = ({ place }: Stand): string => place.slice(0, place.indexOf("/") + 1);

/** What moved, the nearest pairs first; equal distances in the order in which the boards drew the places. */
export function moves<S extends Stand>(earlier: S[], later: S[]): Move<S>[] {
  const out: Move<S>[] = [];
  // What one begins to look at has not come, what one looks away from has not gone.
  const [old, now] = [new Set(earlier.map(sceneOf)), new Set(later.map(sceneOf))];
  const seen = (stand: S): boolean => !sceneOf(stand) || (old.has(sceneOf(stand)) && now.has(sceneOf(stand)));
  const [before, after] = [earlier.filter(seen), later.filter(seen)];
  const groups = new Set([...before, ...after].map((stand) => stand.group));
  for (const group of groups) {
    const there = new Map(before.filter((one) => one.group === group).map((one) => [one.place, one]));
    const here = new Map(after.filter((one) => one.group === group).map((one) => [one.place, one]));
    const fell = changes(there, here);
    const rose = changes(here, there);
    const pairs = fell.flatMap((from) =>
      rose.map((to) => ({
        from,
        to,
        far: Math.hypot(from.stand.x - to.stand.x, from.stand.y - to.stand.y),
      })),
    );
    for (const { from, to } of pairs.sort((a, b) => a.far - b.far)) {
      const n = Math.min(from.n, to.n);
      if (!n) continue;
      from.n -= n;
      to.n -= n;
      out.push({ from: from.stand, to: to.stand, n });
    }
    // A token that only shows another number neither comes nor goes.
    for (const { stand, n, bare } of fell) if (n && bare) out.push({ from: stand, to: null, n });
    for (const { stand, n, bare } of rose) if (n && bare) out.push({ from: null, to: stand, n });
  }
  return out.length > MOST ? [] : out;
}

/** Places where `here` has more than `there`. */
function changes<S extends Stand>(here: Map<string, S>, there: Map<string, S>): Change<S>[] {
  return [...here.values()].flatMap((stand) => {
    const other = there.get(stand.place)?.count ?? 0;
    return stand.count > other ? [{ stand, n: stand.count - other, bare: other === 0 }] : [];
  });
}
