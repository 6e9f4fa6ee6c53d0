// Where a box stands that tells something of a thing: beside it, on the screen, and not over what must stay in sight.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;
/** The bar at the top of every page. */
const BAR = 52;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * The upper left corner of a box of that size: right of the thing, left of it, further up or down there, above it,
 * below it, or in a narrow or low window further away, at the screen's edge in the end, whichever comes first and covers
 * least of what is to be kept free.
 */
export function beside(thing: Box, { width, height }: Size, screen: Size, free: Box[]) {
  const within = (least: number, most: number, wanted: number) => Math.max(least, Math.min(most, wanted));
  const lowest = screen.height - height - 12;
  const tops = [
    (thing.top + thing.bottom - height) / 2,
    ...free.flatMap(({ top, bottom }) => [bottom + GAP, top - height - GAP]),
  ];
  const sides = [thing.right + GAP, thing.left - width - GAP].filter(
    (left) => left >= EDGE && left + width + EDGE <= screen.width,
  );
  const middle = within(EDGE, screen.width - width - EDGE, (thing.left + thing.right - width) / 2);
  const above = thing.top - height - GAP;
  const places = [
    ...tops.flatMap((top) => sides.map((left) => ({ left, top: within(BAR, lowest, top) }))),
    ...(above > BAR ? [{ left: middle, top: above }] : []),
    { left: middle, top: Math.min(lowest, thing.bottom + GAP) },
    ...[middle, EDGE, screen.width - width - EDGE].flatMap((left) =>
      [...tops, BAR, lowest].map((top) => ({ left, top: within(BAR, lowest, top) })),
    ),
  ];
  const covered = ({ left, top }: { left: number; top: number }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    return [thing, ...free].reduce((sum, other) => sum + shared(box, other), 0);
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
