// Our own pieces, centred, about 14 units in radius.

export const ZIGGURAT = "M-16 13V5h5v-6h5v-6h4v-6h4v6h4v6h5v6h5v8Z";
export const PAWN = "M-11 13c0-11 4-14 7-15a7 7 0 1 1 8 0c3 1 7 4 7 15Z";
export const PENNANT = "M-6 14V-13l16 7-13 7v13Z";
