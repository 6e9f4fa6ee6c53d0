// A tour's words are the title's, in the files of a language: each step has its own, and none is left over.

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { TourScript } from "./tour.svelte";

const tours = readdirSync("src/boards", { recursive: true })
  .map(String)
  .filter((file) => file.endsWith("tour.json"));

it.each(tours)("%s says what the title's words hold", (file) => {
  const title = file.split("/")[0];
  const script = JSON.parse(readFileSync(`src/boards/${file}`, "utf8")) as TourScript;
  const words = readFileSync(`../src/ziggurat/words/en/${title}/tour.ftl`, "utf8");
  const known = Array.from(words.matchAll(/^tour-(\w+) =/gm), ([, key]) => key);
  expect(script.steps.flatMap((step) => step.say ?? [])).toEqual(known);
});

it.each(tours)("%s points at something with every step", (file) => {
  const script = JSON.parse(readFileSync(`src/boards/${file}`, "utf8")) as TourScript;
  expect(script.steps.filter(({ move, look }) => !move && !look)).toEqual([]);
});

it.each(tours)("%s looks at the learner's own seat, and opens what the board has", (file) => {
  const title = file.split("/")[0];
  const script = JSON.parse(readFileSync(`src/boards/${file}`, "utf8")) as TourScript;
  const board = readFileSync(`src/boards/${title}/index.ts`, "utf8");
  const cells = Array.from(board.matchAll(/id: "(\w+)"/g), ([, id]) => id);
  for (const { look, cell } of script.steps) {
    if (look?.startsWith("seat:")) expect(look).toBe(`seat:${script.learner}`);
    if (cell) expect(cells).toContain(cell);
  }
});
