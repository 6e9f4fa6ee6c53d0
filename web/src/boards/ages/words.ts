// The board's own words. Names of cards and everything the game says come from the engine.

import { book } from "../../lib/i18n/index.svelte";
import type { AgesWord } from "../../lib/i18n/keys";

export type { AgesWord };

export const w = book<AgesWord>(
  import.meta.glob("../../../../src/ziggurat/words/*/client/ages.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
