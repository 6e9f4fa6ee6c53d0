// Our own pieces, centred, about 10 units in radius.

export const PIECE: Record<string, string> = {
  city: "M-9.5 8.5V-1L-5 -4.5L-1 -1.5V-9H1.2V-11H3.4V-9H5.6V-11H7.8V-9H9.5V8.5Z",
  port: "M-10 2.5H10C9 7.5 6 9.5 3 9.5H-4C-7.500 9.500 -9.500 6.500 -10 2.500ZM-1 0.500V-10.500L8.500 0.500Z",
  farm_town: "M-9 8V-2L0 -9L9 -2V8Z",
  artisan_town: "M-9 8V-2L0 -9L9 -2V8ZM-2.600 8V1.500H2.600V8Z",
  wonder: "M-11 9V4H-7V-1H-3.500V-6H3.500V-1H7V4H11V9Z",
};

export const UNIT_SHAPE: Record<string, string> = {
  infantry: "M-8.500 -9.500H8.500V0C8.500 5.500 4.500 8.500 0 10.500C-4.500 8.500 -8.500 5.500 -8.500 0Z",
  cavalry: "M-8.500 10V0C-8.500 -6.500 -4 -10.500 1.500 -10.500L9 -4L6.500 0H2.500L6 10Z",
  siege_engine: "M-8 10V-8H-5V-10.500H-2V-8H2V-10.500H5V-8H8V10Z",
};

/** Tints of the land by region, mixed with the map's own land colour so that they work in the dark. */
export const TINT: Record<string, string> = {
  hispania: "#e0b97c",
  gaul: "#b9cb86",
  italy: "#dfa98a",
  greece: "#bdb7a8",
  assyria: "#d8a56a",
  egypt: "#e6cf7c",
  numidia: "#cdaf83",
};
