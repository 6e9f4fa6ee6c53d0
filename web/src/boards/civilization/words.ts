// The board's own words. Names of cards and everything the game says come from the engine.

import { book } from "../../lib/i18n/index.svelte";
import type { CivilizationWord } from "../../lib/i18n/keys";

export const w = book<CivilizationWord>(
  import.meta.glob("../../../../src/ziggurat/words/*/client/civilization.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
