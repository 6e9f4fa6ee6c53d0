// Where pieces are seen to move: copies of their drawings on a sheet over the table that catches no pointer and is
// read by nobody. Everything is measured once before the screen changes and once after; the copies then fly as
// layers of their own, so that no map is painted again for them.

import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";
import { settings } from "../settings.svelte";
import { type Move, moves, type Stand } from "./motion";

// As in styles/tokens.css.
const TRAVEL = 260;
const DEAL = 180;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const SVG = "http://www.w3.org/2000/svg";

/** Whether anything may move on this screen now. */
export const mayMove = (): boolean =>
  !prefersReducedMotion.current && !settings.still && document.visibilityState === "visible";

/** A drawing as it lies on the screen; inside a map also the map and the way from its units to pixels. */
interface Spot {
  element: Element;
  box: DOMRect;
  map: SVGSVGElement | null;
  matrix: DOMMatrix | null;
}

/** A map as it lies on the screen. */
interface Ground {
  matrix: DOMMatrix;
  /** The part of the screen that it may cover. */
  clip: string;
  font: string;
}
type Grounds = Map<SVGSVGElement, Ground>;

/** All drawings of the pieces of one place. */
interface Drawn extends Stand {
  elements: Element[];
  spots: Spot[];
}

type Copy = HTMLElement | SVGElement;

/** A copy under way, to a drawing if it is not only fading. */
interface Flight {
  copy: Copy;
  to: Element | null;
  land: () => void;
}

export class Stage {
  private pieces = new Map<Element, { group: string; place: string; count: number }>();
  private sheet: HTMLElement | null = null;
  private flights = new Set<Flight>();

  /** Marks a drawing as `count` pieces of a kind and owner at a place. */
  piece(kind: string, owner: string | number, place: string, count: number): Attachment<Element> {
    return (element) => {
      this.pieces.set(element, { group: `${kind}/${owner}`, place, count });
      return () => {
        this.pieces.delete(element);
      };
    };
  }

  /** Measures what stands where. What it returns is to be called when the next position has been drawn. */
  watch(): (() => void) | null {
    if (!this.pieces.size || !mayMove()) return null;
    const before = this.stands();
    for (const stand of before.values()) measure(stand);
    // What goes on before it has arrived goes on from where it is seen.
    const spots = [...before.values()].flatMap((stand) => stand.spots);
    for (const { copy, to } of this.flights)
      for (const spot of spots) if (spot.element === to) spot.box = copy.getBoundingClientRect();
    const grounds = groundsOf([...before.values()]);
    return () => this.show(before, grounds);
  }

  /** Everything stands where it belongs, at once. */
  cut(): void {
    for (const flight of [...this.flights]) flight.land();
  }

  private stands(): Map<string, Drawn> {
    const stands = new Map<string, Drawn>();
    for (const [element, { group, place, count }] of this.pieces) {
      const key = keyOf({ group, place });
      const known = stands.get(key);
      if (known) {
        known.count += count;
        known.elements.push(element);
      } else stands.set(key, { group, place, count, x: 0, y: 0, elements: [element], spots: [] });
    }
    return stands;
  }

  private show(before: Map<string, Drawn>, then: Grounds): void {
    const after = this.stands();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => before.get(key)?.count !== after.get(key)?.count,
    );
    if (!changed.length) return;
    const old = changed.flatMap((key) => before.get(key) ?? []);
    const now = changed.flatMap((key) => after.get(key) ?? []);
    for (const stand of now) measure(stand);
    const grounds = groundsOf([...old, ...now]);
    for (const stand of old) shift(stand, then, grounds);
    for (const move of moves([...before.values()], [...after.values()])) {
      const stood = move.to ? (before.get(keyOf(move.to))?.elements ?? []) : [];
      this.play(move, stood, grounds);
    }
  }

  private play({ from, to, n }: Move<Drawn>, stood: Element[], grounds: Grounds): void {
    const start = from?.spots.find((spot) => !spot.element.isConnected) ?? from?.spots[0];
    const end = to?.spots.find((spot) => !stood.includes(spot.element)) ?? to?.spots[0];
    if (start && (start.element === end?.element || !start.element.isConnected))
      for (const flight of [...this.flights]) if (flight.to === start.element) flight.land();
    if (start && end) this.travel(start, this.copy(end, n, grounds), end, !stood.length);
    else if (end) deal(end);
    else if (start && (!start.map || grounds.has(start.map)))
      this.fly(this.copy(start, n, grounds), [{ opacity: 1 }, { opacity: 0 }], DEAL, null);
  }

  private travel(start: Spot, copy: Copy, end: Spot, first: boolean): void {
    const [dx, dy] = [middle(start.box, end.box, "x", "width"), middle(start.box, end.box, "y", "height")];
    const scale = Math.min(2, Math.max(0.5, start.box.height / end.box.height));
    // Where nothing stood, nothing stands before it arrives.
    if (first) (end.element as Copy).style.opacity = "0";
    const begin = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
    this.fly(copy, [begin, { transform: "none" }], TRAVEL, end.element as Copy);
  }

  private fly(copy: Copy, way: Keyframe[], duration: number, to: Copy | null): void {
    const animation = copy.animate(way, { duration, easing: EASE });
    const land = () => {
      animation.cancel();
      this.flights.delete(flight);
      copy.parentElement?.remove();
      if (!this.flights.size) {
        this.sheet?.remove();
        this.sheet = null;
      }
      to?.style.removeProperty("opacity");
    };
    const flight = { copy, to, land };
    animation.onfinish = land;
    this.flights.add(flight);
  }

  /** A copy of a drawing over the drawing itself, for `n` of the pieces it stands for. */
  private copy(spot: Spot, n: number, grounds: Grounds): Copy {
    const drawing = spot.element.cloneNode(true) as Copy;
    const ground = spot.map && grounds.get(spot.map);
    drawing.style.removeProperty("opacity");
    for (const part of [drawing, ...drawing.querySelectorAll("*")])
      for (const name of ["id", "data-thing", "data-state", "tabindex", "role", "aria-label"])
        part.removeAttribute(name);
    drawing.querySelectorAll("[data-one]").forEach((one, i) => {
      if (i >= n) one.remove();
    });
    for (const figure of drawing.querySelectorAll("[data-count]")) figure.textContent = String(n);
    const copy = spot.matrix ? alone(drawing, spot.box, spot.matrix, ground?.font ?? "") : drawing;
    const { x, y, width, height } = spot.box;
    Object.assign(copy.style, {
      position: "absolute",
      margin: "0",
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
      transformOrigin: "center",
    });
    const holder = document.createElement("div");
    Object.assign(holder.style, { position: "absolute", inset: "0", clipPath: ground?.clip ?? "none" });
    holder.append(copy);
    this.cover().append(holder);
    return copy;
  }

  private cover(): HTMLElement {
    if (this.sheet) return this.sheet;
    const sheet = document.createElement("div");
    sheet.dataset.flights = "";
    sheet.ariaHidden = "true";
    sheet.inert = true;
    Object.assign(sheet.style, { position: "fixed", inset: "0", pointerEvents: "none", zIndex: "30" });
    document.body.append(sheet);
    this.sheet = sheet;
    return sheet;
  }
}

const keyOf = ({ group, place }: { group: string; place: string }): string => `${group}@${place}`;

const matrixOf = (element: SVGGraphicsElement): DOMMatrix =>
  DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined);

function measure(stand: Drawn): void {
  stand.spots = stand.elements.flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!box.height) return [];
    const map = element instanceof SVGElement ? element.ownerSVGElement : null;
    return [{ element, box, map, matrix: map && matrixOf(element as SVGGraphicsElement) }];
  });
  centre(stand);
}

function centre(stand: Drawn): void {
  const box = stand.spots[0]?.box;
  if (!box) return;
  stand.x = box.x + box.width / 2;
  stand.y = box.y + box.height / 2;
}

/** Maps have been moved or zoomed onto the next question meanwhile: where things stood is now elsewhere. */
function shift(stand: Drawn, then: Grounds, now: Grounds): void {
  stand.spots = stand.spots.map((spot) => {
    const [old, fresh] = [spot.map && then.get(spot.map), spot.map && now.get(spot.map)];
    if (!old || !fresh || !spot.matrix) return spot;
    const way = fresh.matrix.multiply(old.matrix.inverse());
    const { x, y } = way.transformPoint(spot.box);
    const box = new DOMRect(x, y, spot.box.width * way.a, spot.box.height * way.d);
    return { ...spot, box, matrix: way.multiply(spot.matrix) };
  });
  centre(stand);
}

function groundsOf(stands: Drawn[]): Grounds {
  const grounds: Grounds = new Map();
  for (const { map } of stands.flatMap((stand) => stand.spots)) {
    if (!map?.isConnected || grounds.has(map)) continue;
    const board = map.closest("#board")?.getBoundingClientRect();
    grounds.set(map, {
      matrix: matrixOf(map),
      clip: board
        ? `inset(${board.top}px ${innerWidth - board.right}px ${innerHeight - board.bottom}px ${board.left}px)`
        : "none",
      font: getComputedStyle(map.querySelector("text") ?? map).fontFamily,
    });
  }
  return grounds;
}

const middle = (from: DOMRect, to: DOMRect, at: "x" | "y", size: "width" | "height"): number =>
  from[at] + from[size] / 2 - to[at] - to[size] / 2;

/** A part of a map as a small drawing of its own, of the same size and in the same type. */
function alone(part: Copy, box: DOMRect, { a, b, c, d, e, f }: DOMMatrix, font: string): Copy {
  const drawing = document.createElementNS(SVG, "svg");
  part.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
  drawing.append(part);
  drawing.style.overflow = "visible";
  drawing.style.fontFamily = font;
  return drawing;
}

/** A card is dealt from the side, a piece put down from above. */
function deal({ element, map }: Spot): void {
  const translate = map ? "0 -10px" : "16px 0";
  element.animate([{ opacity: 0, translate }, {}], { duration: DEAL, easing: EASE });
}
