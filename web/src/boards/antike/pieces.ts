// Silhouettes of the pieces, in units of the map, centred where they stand.

export const LEGION = "M-8 -9.5H8V2C8 7 4 9.5 0 11.5C-4 9.5 -8 7 -8 2Z";
export const GALLEY =
  "M-13 -3.5C-9 -1 -7 -3 -5.5 -7.5H6.5V-3.5H13C12 4.5 8 8.5 3 8.5H-5C-10 8.5 -12.5 3 -13 -3.5Z";
export const TEMPLE = "M-12 -1L0 -9L12 -1V2H-12ZM-9.5 2V8H9.5V2Z";
export const COLUMNS = "M-6 2.5V8M-2 2.5V8M2 2.5V8M6 2.5V8";
export const SAIL = "M-13 0C-9 3 -7 1 -6 -2H13C12 7 8 10 3 10H-5C-10 10 -12.5 6 -13 0ZM-1 -4V-15L9 -5Z";

export type Good = "marble" | "iron" | "gold" | "coins";

export const GOOD_SHAPE = { marble: "square", iron: "hexagon", gold: "round", coins: "round" } as const;
export const GOOD_FILL = {
  marble: "var(--marble)",
  iron: "var(--iron)",
  gold: "var(--gold)",
  coins: "var(--coin)",
} as const;
