// A seat is told by colour, cut (the shape of its pieces) and weave (the pattern of its land): any one is enough.

/**
 * 1 carnelian disc, 2 lapis square, 3 malachite triangle, 4 murex lozenge, 5 basalt hexagon, 6 alabaster rosette;
 * 0 an empty ring, while the game has dealt none.
 */
export type Colour = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** How a seat's lines are broken: borders always, curves for whom colours look alike. */
export const DASH: Record<Colour, string> = {
  0: "none",
  1: "none",
  2: "10 5",
  3: "2 5",
  4: "14 4 3 4",
  5: "6 3",
  6: "3 3",
};

const round = (value: number): number => Math.round(value * 100) / 100;

const polygon = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

const regular = (sides: number, radius: number, turn: number): string =>
  polygon(
    Array.from({ length: sides }, (_, i) => {
      const angle = turn + (i * 2 * Math.PI) / sides;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );

export const disc = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

export const square = (r: number): string => {
  const a = round(r * 0.9);
  return `M${-a} ${-a}H${a}V${a}H${-a}Z`;
};

/** The outline of a seat's cut, centred, about `r` in radius; cuts are sized to look equally heavy. */
export function cut(colour: Colour, r: number): string {
  switch (colour) {
    case 0:
    case 1:
      return disc(r);
    case 2:
      return square(r);
    case 3:
      return polygon([
        [0, -1.2 * r],
        [1.176 * r, 0.864 * r],
        [-1.176 * r, 0.864 * r],
      ]);
    case 4:
      return regular(4, 1.22 * r, 0);
    case 5:
      return regular(6, 1.1 * r, 0);
    case 6: {
      const at = (radius: number, i: number): string => {
        const angle = (i * Math.PI) / 8;
        return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
      };
      const petals = Array.from(
        { length: 8 },
        (_, i) => `Q${at(1.45 * r, 2 * i + 1)} ${at(0.86 * r, 2 * i + 2)}`,
      );
      return `M${at(0.86 * r, 0)}${petals.join("")}Z`;
    }
  }
}

/** Goods are told by shape first: `round`, `square` or `hexagon`. */
export const goodShape = (shape: "round" | "square" | "hexagon", r: number): string =>
  shape === "square" ? square(r * 0.98) : shape === "hexagon" ? regular(6, 1.06 * r, Math.PI / 6) : disc(r);
