// What only the edition without a server has to say.

import { book } from "../lib/i18n/index.svelte";
import type { SiteWord } from "../lib/i18n/keys";

export const words = book<SiteWord>(
  import.meta.glob("../../../src/ziggurat/words/*/client/site.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
