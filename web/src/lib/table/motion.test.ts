import { describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { moves, type Stand } from "./motion";
import { mayMove } from "./motion-stage";

const X: Record<string, number> = { roma: 0, ancona: 10, neapolis: 20, genua: 28, massalia: 100 };
const stands = (group: string, at: Record<string, number>): Stand[] =>
  Object.entries(at).map(([place, count]) => ({ group, place, count, x: X[place] ?? 0, y: 0 }));
const told = (before: Stand[], after: Stand[]) =>
  moves(before, after).map(({ from, to, n }) => `${n} ${from?.place ?? "–"}>${to?.place ?? "–"}`);

describe("what moved", () => {
  it("nothing", () => {
    expect(told(stands("legion/roma", { roma: 2 }), stands("legion/roma", { roma: 2 }))).toEqual([]);
  });

  it("some of a token, onto another token", () => {
    const before = stands("legion/roma", { roma: 3, ancona: 1 });
    expect(told(before, stands("legion/roma", { roma: 1, ancona: 3 }))).toEqual(["2 roma>ancona"]);
  });

  it("several at once: the nearest pairs first, whatever the order of drawing", () => {
    const before = stands("legion/roma", { massalia: 1, roma: 1, neapolis: 1 });
    const after = stands("legion/roma", { genua: 2, ancona: 1 });
    expect(told(before, after)).toEqual(["1 neapolis>genua", "1 roma>ancona", "1 massalia>genua"]);
    expect(told([...before].reverse(), [...after].reverse()).sort()).toEqual(told(before, after).sort());
  });

  it("never from one owner or kind to another", () => {
    const before = [...stands("legion/roma", { roma: 1 }), ...stands("galley/roma", {})];
    const after = [...stands("legion/graeci", { ancona: 1 }), ...stands("galley/roma", { ancona: 1 })];
    expect(told(before, after)).toEqual(["1 roma>–", "1 –>ancona", "1 –>ancona"]);
  });

  it("out of the supply and out of the game, told only where a token appears or disappears", () => {
    const before = stands("legion/roma", { roma: 1, genua: 2 });
    expect(told(before, stands("legion/roma", { roma: 2, genua: 2, ancona: 1 }))).toEqual(["1 –>ancona"]);
    expect(told(before, stands("legion/roma", { genua: 1 }))).toEqual(["1 roma>–"]);
  });

  it("not what one begins to look at or looks away from", () => {
    const mine = stands("worker/0", { "0/farm": 2, "0/idle": 1 });
    const theirs = stands("worker/1", { "1/farm": 1 });
    expect(told(mine, theirs)).toEqual([]);
    expect(told(mine, stands("worker/0", { "0/farm": 3 }))).toEqual(["1 0/idle>0/farm"]);
  });

  it("another position altogether is not a move", () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`r${i}`, 1]));
    expect(told([], stands("legion/roma", many))).toEqual([]);
  });
});

it("nothing moves for whoever switched it off, nor on a page that nobody sees", () => {
  vi.stubGlobal("document", { visibilityState: "visible" });
  expect(mayMove()).toBe(true);
  settings.still = true;
  expect(mayMove()).toBe(false);
  settings.still = false;
  vi.stubGlobal("document", { visibilityState: "hidden" });
  expect(mayMove()).toBe(false);
  vi.unstubAllGlobals();
});
