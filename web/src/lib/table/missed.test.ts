import { beforeEach, expect, it, vi } from "vitest";
import { keep } from "../keep";
import { Missed } from "./missed.svelte";

const line = (seq: number) => ({ seq, seat: 0, text: "", rule: "", loud: false });
const marked = (missed: Missed) => [1, 2, 3, 4, 5, 6].filter((seq) => missed.has(line(seq)));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.spyOn(keep, "get").mockImplementation((key) => kept.get(key) ?? null);
  vi.spyOn(keep, "set").mockImplementation((key, value) => void kept.set(key, value));
});

it("marks what happened between two visits, and nothing that happens before one's eyes", () => {
  const first = new Missed("t");
  first.look(1);
  first.see(2);
  expect(marked(first)).toEqual([]);
  const second = new Missed("t");
  second.look(4);
  second.see(6);
  expect(marked(second)).toEqual([3, 4]);
  expect(second.after).toBe(2);
});

it("marks nothing for whoever comes back to a game that stood still, and then goes on", () => {
  const first = new Missed("t");
  first.look(3);
  const second = new Missed("t");
  second.look(3);
  second.see(5);
  expect(marked(second)).toEqual([]);
  expect(second.after).toBeNull();
});

it("marks what happened while the page was hidden, until one plays on", () => {
  const missed = new Missed("t");
  missed.look(3);
  missed.look(5);
  expect(marked(missed)).toEqual([4, 5]);
  missed.caughtUp();
  expect(marked(missed)).toEqual([]);
});
