// Where the names of the regions and the troops under them stand on the map.

import { centre, type Hex, SIZE } from "./model";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Size = Pick<Box, "w" | "h">;

/** How large names and troops are drawn, in units of the map. */
export interface Lettering {
  name: number;
  /** Scale of a token, and whether its count can be read. */
  token: number;
  counted: boolean;
}

/** Troops of a region stand in rows of so many at the most. */
const ROW = 6;
/** What a token takes at scale 1. */
const STEP = 23;
/** The least way from a name to land, and how much nearer its own region is than any other. */
const CLEAR = 5;
const SURE = 14;
/** How far a name may stand from its region, and how finely places are tried. */
const REACH = 44;
const GRID = 11;
/** What standing on land costs against standing beside it. */
const ASHORE = 90;
/** How many places are tried before a wish is given up. */
const TRIES = 20_000;

/** Half the width of a name in letters of a size. */
const halfName = (name: string, size: number): number => name.length * size * 0.27 + 7;

/** How many rows the troops of a region stand in, and how many stand in one. */
const ranks = (troops: number): { rows: number; row: number } => {
  const rows = Math.ceil(troops / ROW);
  return { rows, row: rows && Math.ceil(troops / rows) };
};

/** What a name takes with its troops under it. */
export function taken(name: string, troops: number, { name: size, token }: Lettering): Size {
  const { rows, row } = ranks(troops);
  return {
    w: Math.max(2 * halfName(name, size), row * STEP * token + 2),
    h: 1.3 * size + rows * STEP * token,
  };
}

/** What it takes with up to so many. */
const most = (name: string, troops: number, lettering: Lettering): Size => {
  const sizes = Array.from({ length: troops + 1 }, (_, n) => taken(name, n, lettering));
  return { w: Math.max(...sizes.map(({ w }) => w)), h: Math.max(...sizes.map(({ h }) => h)) };
};

/** The plate of a name and the middles of its tokens, from the upper left corner of its box. */
export function within(
  name: string,
  troops: number,
  lettering: Lettering,
): { plate: Box; tokens: [number, number][] } {
  const { w } = taken(name, troops, lettering);
  const { row } = ranks(troops);
  const half = halfName(name, lettering.name);
  const step = STEP * lettering.token;
  const plate = { x: w / 2 - half, y: 0, w: 2 * half, h: 1.3 * lettering.name };
  const tokens = Array.from({ length: troops }, (_, i): [number, number] => {
    const down = Math.floor(i / row);
    const abreast = Math.min(row, troops - down * row);
    return [w / 2 + ((i % row) - (abreast - 1) / 2) * step, plate.h + (down + 0.5) * step];
  });
  return { plate, tokens };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

type Points = readonly (readonly [number, number])[];

/** The hexes of each region and those of all others. */
interface Shores {
  own: Points;
  foreign: Points;
}
type Land = ReadonlyMap<string, Shores>;

/** The way from a box to the nearest of some hexes; below nothing where it lies on one. */
export function gap(box: Box, hexes: Points): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of hexes) {
    const dx = Math.max(box.x - x, 0, x - box.x - box.w);
    const dy = Math.max(box.y - y, 0, y - box.y - box.h);
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least) - SIZE;
}

export function landOf(hexes: Hex[]): Land {
  const of = (keep: (hex: Hex) => boolean): Points => hexes.filter(keep).map((hex) => centre(hex.q, hex.r));
  return new Map(
    [...new Set(hexes.map((hex) => hex.region))].map((region) => [
      region,
      { own: of((hex) => hex.region === region), foreign: of((hex) => hex.region !== region) },
    ]),
  );
}

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const middle = (points: Points): [number, number] => [
  mean(points.map(([x]) => x)),
  mean(points.map(([, y]) => y)),
];

/** Every place for one region's box that is nearer to it than to any other, best first. */
function placesFor({ own, foreign }: Shores, { w, h }: Size, area: Box, kept: Box[], ashore: boolean): Box[] {
  const [mx, my] = middle(own);
  const reach = REACH + SIZE;
  const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - reach - w, Math.min(Math.max(...xs) + reach, area.x + area.w - w)];
  const [top, bottom] = [Math.min(...ys) - reach - h, Math.min(Math.max(...ys) + reach, area.y + area.h - h)];
  const found: { box: Box; cost: number }[] = [];
  for (let y = Math.max(area.y, top); y <= bottom; y += GRID)
    for (let x = Math.max(area.x, left); x <= right; x += GRID) {
      const box = { x, y, w, h };
      const near = gap(box, own);
      if (near > REACH || (!ashore && near < CLEAR)) continue;
      const far = gap(box, foreign);
      if (far < near + SURE || far < CLEAR || kept.some((other) => overlap(box, other))) continue;
      const aside = Math.hypot(x + w / 2 - mx, y + h / 2 - my);
      const wet = near < CLEAR ? ASHORE : 0;
      found.push({ box, cost: wet + Math.abs(near - CLEAR) + 0.15 * aside - 0.35 * Math.min(far, 120) });
    }
  return found.sort((a, b) => a.cost - b.cost).map(({ box }) => box);
}

/**
 * A box for every region: nearer to its own hexes than to any other, on no other box, inside the area and off what is
 * `kept` free; off the land too, unless `ashore` allows a region's own. Null where there is none.
 */
export function place(
  land: Land,
  wanted: Record<string, Size>,
  area: Box,
  kept: Box[],
  ashore = false,
): Record<string, Box> | null {
  const places = [...land].map(([region, shores]) => ({
    region,
    boxes: placesFor(shores, wanted[region]!, area, kept, ashore),
  }));
  // Those with the fewest places choose first.
  places.sort((a, b) => a.boxes.length - b.boxes.length);
  const found: [string, Box][] = [];
  let tries = 0;
  const settle = (i: number): boolean => {
    const next = places[i];
    if (!next) return true;
    for (const box of next.boxes) {
      if (++tries > TRIES) return false;
      if (found.some(([, other]) => overlap(box, other))) continue;
      found.push([next.region, box]);
      if (settle(i + 1)) return true;
      found.pop();
    }
    return false;
  };
  return settle(0) ? Object.fromEntries(found) : null;
}

/** The box of what is really there, inside the room that was kept for it, on the side of its region. */
function moored({ own, foreign }: Shores, room: Box, { w, h }: Size): Box {
  const at = [0.5, 0, 1].flatMap((across) =>
    [0.5, 0, 1].map((down) => ({ x: room.x + (room.w - w) * across, y: room.y + (room.h - h) * down, w, h })),
  );
  const strays = (box: Box) => gap(box, own) - 0.25 * gap(box, foreign);
  return at.reduce((best, box) => (strays(box) < strays(best) - 1 ? box : best));
}

export interface Labels {
  lettering: Lettering;
  /** The regions whose names stand on their own land: hexes under them are clicked through them. */
  ashore: string[];
  boxes: Record<string, Box>;
}

/** What names and troops need to know of the screen. */
export interface Sight {
  /** Drawing units to a pixel, zoomed as it is now. */
  px: number;
  /** What the screen shows of the drawing before any zoom, and what lies over it. */
  area: Box;
  kept: Box[];
}

/** Names keep off the rim of the screen. */
const RIM = 6;

/** The sight of a drawing that fills a screen of so many pixels, under the bonus field and the buttons of the zoom. */
export function sightOf(
  [x, y, wide, high]: readonly [number, number, number, number],
  [width, height]: readonly [number, number],
  scale: number,
  screen: "desk" | "tight" | "phone",
): Sight {
  const px = Math.max(wide / width, high / height);
  const at = (left: number, top: number, w: number, h: number): Box => ({
    x: x + wide / 2 + (left - width / 2) * px,
    y: y + high / 2 + (top - height / 2) * px,
    w: w * px,
    h: h * px,
  });
  const bonus = screen === "desk" ? at(0, height - 46, 130, 46) : at(0, 0, 90, 32);
  const zoom = at(width - 48, height - 82, 48, 82);
  // Once the map is zoomed any part of it may lie under them.
  const over = scale > 1.01 ? [] : screen === "phone" ? [bonus] : [bonus, zoom];
  return {
    px: px / scale,
    area: at(RIM, RIM, width - 2 * RIM, height - 2 * RIM),
    kept: over,
  };
}

/**
 * Names and troops as they fit. Room for up to `limit` troops in every region lets names stand still while troops come
 * and go; where the screen is too small for that there is room for those that are there, then their counts are left
 * out until one zooms in, then names stand on their own land.
 */
export function labels(
  hexes: Hex[],
  names: Record<string, string>,
  troops: Record<string, number>,
  limit: number,
  { px, area, kept }: Sight,
): Labels {
  const land = landOf(hexes);
  const letters = 12.2 * px;
  const name = Math.max(22, letters);
  const counted: Lettering = { name, token: Math.max(1.2, letters / 14), counted: true };
  const plain: Lettering = { name, token: 1, counted: letters <= 14 };
  const each = <T>(of: (region: string, shores: Shores) => T): Record<string, T> =>
    Object.fromEntries([...land].map(([region, shores]) => [region, of(region, shores)]));
  const real = (lettering: Lettering) => each((id) => taken(names[id]!, troops[id]!, lettering));
  const shown = (lettering: Lettering, boxes: Record<string, Box>): Labels => ({
    lettering,
    boxes,
    ashore: [...land].flatMap(([id, { own }]) => (gap(boxes[id]!, own) < 0 ? [id] : [])),
  });
  for (const { lettering, room, ashore } of [
    { lettering: counted, room: each((id) => most(names[id]!, limit, counted)), ashore: false },
    { lettering: counted, room: real(counted), ashore: false },
    { lettering: plain, room: real(plain), ashore: false },
    { lettering: plain, room: real(plain), ashore: true },
  ]) {
    const rooms = place(land, room, area, kept, ashore);
    if (!rooms) continue;
    const sizes = real(lettering);
    return shown(
      lettering,
      each((id, shores) => moored(shores, rooms[id]!, sizes[id]!)),
    );
  }
  // The last resort on the smallest of screens: over the middle of the region.
  const sizes = real(plain);
  return shown(
    plain,
    each((id, { own }) => {
      const [x, y] = middle(own);
      const { w, h } = sizes[id]!;
      return { x: x - w / 2, y: y - h / 2, w, h };
    }),
  );
}
