import { describe, expect, it } from "vitest";
import { changed } from "./fresh.svelte";

describe("what just changed on a map", () => {
  const before = { a: "1", b: "1", c: "1" };

  it("are places that look different and places that are new", () => {
    expect(changed(before, { a: "1", b: "2", c: "1", d: "1" }, 3)).toEqual(["b", "d"]);
  });

  it("is nothing where nothing moved", () => {
    expect(changed(before, { ...before }, 3)).toEqual([]);
  });

  it("is nothing where so much changed that it is another position", () => {
    expect(changed(before, { a: "2", b: "2", c: "2" }, 2)).toEqual([]);
  });
});
