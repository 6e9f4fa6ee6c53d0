// Which part of a surface to open on.

/** The middle of the part as fractions of the surface, and how far to zoom in. */
export interface Focus {
  x: number;
  y: number;
  scale: number;
}

/**
 * A view that holds all the points with `room` around them. `box` is the SVG's view box, drawn as large as fits
 * into `width` by `height`; `largest` is the most pixels a drawing unit may take.
 */
export function focusOn(
  points: [number, number][],
  box: [number, number, number, number],
  [width, height]: [number, number],
  room: number,
  largest: number,
): Focus | null {
  if (!points.length || width < 2) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fit = Math.min(width / box[2], height / box[3]);
  const wanted = Math.min(
    largest / fit,
    width / (fit * (right - left + room)),
    height / (fit * (bottom - top + room)),
  );
  return {
    x: 0.5 + (((left + right) / 2 - box[0] - box[2] / 2) * fit) / width,
    y: 0.5 + (((top + bottom) / 2 - box[1] - box[3] / 2) * fit) / height,
    scale: Math.min(5, Math.max(1, wanted)),
  };
}
