import type { Box } from "./beside";

/** As much of a thing as the edges of what it lies in let see, null where that is nothing. */
export function inSight(thing: Box, edges: Box[]) {
  const left = Math.max(thing.left, ...edges.map((edge) => edge.left));
  const top = Math.max(thing.top, ...edges.map((edge) => edge.top));
  const width = Math.min(thing.right, ...edges.map((edge) => edge.right)) - left;
  const height = Math.min(thing.bottom, ...edges.map((edge) => edge.bottom)) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
