// Arrow keys walk the lit things of a table as they lie on the screen.

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Place {
  x: number;
  y: number;
}

const AHEAD: Record<Direction, (dx: number, dy: number) => [number, number]> = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};

const FAR = 10000;

/** The index of the nearest place in a direction; what lies rather aside than ahead comes last. -1 for none. */
export function nearest(from: Place, places: Place[], direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const [ahead, aside] = AHEAD[direction](place.x - from.x, place.y - from.y);
    if (ahead < 1) return;
    const cost = ahead + 2 * Math.abs(aside) + (Math.abs(aside) > 1.5 * ahead ? FAR : 0);
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

const centre = (element: Element): Place => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Moves the focus; with `all` also over things that are not lit. Returns whether there was anywhere to go. */
export function walk(root: Element, direction: Direction, all: boolean): boolean {
  const which = all
    ? "[data-thing]"
    : '[data-state="lamp"],[data-state="ember"],[data-state="chosen"],[data-choice]';
  const things = [...root.querySelectorAll<HTMLElement>(which)].filter(
    (thing) => thing.getClientRects().length,
  );
  if (!things.length) return false;
  const focused = document.activeElement;
  const here = things.indexOf(focused as HTMLElement);
  if (here < 0) {
    things[0]?.focus();
    return true;
  }
  const next = nearest(centre(things[here]!), things.map(centre), direction);
  if (next < 0) return false;
  things[next]?.focus();
  return true;
}
