// How wide the cards of a hand are that lie side by side.

/** The usual width, and the least at which a card can be read. */
export const WIDE = 150;
export const NARROW = 112;

/**
 * The width of each card in so much room: all are equally wide, but for those that need more for their texts. Where the
 * room is too small for what they need, they have that, and the hand is scrolled.
 */
export function shares(room: number, needed: number[]): number[] {
  let [left, wide] = [room, WIDE];
  // Whoever needs more than an equal share takes it from the others.
  for (const [at, need] of needed.toSorted((a, b) => b - a).entries()) {
    wide = Math.max(NARROW, Math.min(WIDE, left / (needed.length - at)));
    if (need <= wide) break;
    left -= need;
  }
  return needed.map((need) => Math.max(need, wide));
}
