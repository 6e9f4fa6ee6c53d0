// The keys of the client's words, as types: svelte-check then refuses a word that does not exist. `--check` only compares.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const WORDS = new URL("../../src/ziggurat/words/en/client/", import.meta.url);
const TARGET = new URL("../src/lib/i18n/keys.ts", import.meta.url);

const types = readdirSync(WORDS)
  .filter((file) => file.endsWith(".ftl"))
  .sort()
  .map((file) => {
    const name = file.replace(/^(.)(.*)\.ftl$/, (_, first, rest) => `${first.toUpperCase()}${rest}Word`);
    const keys = Array.from(
      readFileSync(new URL(file, WORDS), "utf8").matchAll(/^([\w-]+) =/gm),
      ([, key]) => key,
    );
    return `export type ${name} =\n${keys.map((key) => `  | "${key}"`).join("\n")};\n`;
  });
const source = `// Written by scripts/word-keys.mjs from words/en/client/*.ftl.\n\n${types.join("\n")}`;

if (!process.argv.includes("--check")) writeFileSync(TARGET, source);
else if (readFileSync(TARGET, "utf8") !== source) {
  console.error("The words have changed: run `npm run words`.");
  process.exit(1);
}
