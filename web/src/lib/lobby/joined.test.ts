import { expect, it } from "vitest";
import { joined } from "./joined";

it("has every table once, though one was removed or began between two pages", () => {
  const rows = ["a", "b"].map((table) => ({ table }));
  const next = ["b", "c"].map((table) => ({ table }));
  expect(joined(rows, next).map(({ table }) => table)).toEqual(["a", "b", "c"]);
});
