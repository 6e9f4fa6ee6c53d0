import { expect, it } from "vitest";
import { winners } from "./winners";

it("are the seats in the first place, also where nothing was counted because somebody gave up", () => {
  expect(winners({ places: [2, 1] })).toEqual([1]);
  expect(winners({ places: [1, 3, 1] })).toEqual([0, 2]);
});
