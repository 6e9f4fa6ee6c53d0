import { expect, it } from "vitest";
import { clauses } from "./fitted";

it("a text is cut between clauses only, and none of it is lost", () => {
  const text = "Lose 1 population. Place a free city in a region next to one, or two; gain 1.5 money.";
  expect(clauses(text)).toEqual([
    "Lose 1 population.",
    "Place a free city in a region next to one,",
    "or two;",
    "gain 1.5 money.",
  ]);
  expect(clauses(text).join(" ")).toBe(text);
});
