import { describe, expect, it } from "vitest";
import type { Table } from "../../lib/table/table.svelte";
import { askedAs, askedFor } from "./asks";

const table = (chosen: string[], ...targets: string[][]): Table => {
  const actions = targets.map((ids) => ({ targets: ids }));
  return { chosen, actions, narrowed: { candidates: actions } } as unknown as Table;
};

describe("figures and amounts", () => {
  const moves = [
    ["square:e5", "group:1+0"],
    ["square:e5", "group:2+0"],
    ["square:h8", "group:1+0"],
  ];

  it("are asked for once the square is known", () => {
    expect(askedFor(table([], ...moves), "group")).toEqual([]);
    expect(askedFor(table(["square:e5"], ...moves.slice(0, 2)), "group")).toEqual(["group:1+0", "group:2+0"]);
  });

  it("are asked for at once when nothing comes before them", () => {
    expect(askedFor(table([], ["figure:great_person"], ["group:0+1"]), "group", "figure")).toEqual([
      "figure:great_person",
      "group:0+1",
    ]);
  });
});

describe("a thing that has several ids", () => {
  it("is the one the question names", () => {
    expect(askedAs(table([], ["give:silk", "amount:1"]), "silk", "give", "goods", "resource")).toBe(
      "give:silk",
    );
    expect(askedAs(table([], ["goods:silk"]), "silk", "give", "goods", "resource")).toBe("goods:silk");
  });

  it("is what it always is when no question names it", () => {
    expect(askedAs(table([], ["goods:iron"]), "silk", "give", "goods", "resource")).toBe("resource:silk");
  });
});
