import { expect, it } from "vitest";
import { turnEnds } from "./playback.svelte";

const line = (seq: number, seat: number) => ({ seq, seat, text: "", rule: "", loud: false });

it("ends a turn where another seat begins to act", () => {
  const lines = [line(0, 1), line(1, 0), line(2, 0), line(2, -1), line(3, 1), line(5, 1), line(6, 0)];
  expect(turnEnds(lines, 7)).toEqual([2, 5, 7]);
  expect(turnEnds([], 4)).toEqual([4]);
});
