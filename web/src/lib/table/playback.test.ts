import { expect, it, vi } from "vitest";
import { Playback, turnEnds } from "./playback.svelte";
import type { Table } from "./table.svelte";

const line = (seq: number, seat: number) => ({ seq, seat, text: "", rule: "", loud: false });

it("ends a turn where another seat begins to act", () => {
  const lines = [line(0, 1), line(1, 0), line(2, 0), line(2, -1), line(3, 1), line(5, 1), line(6, 0)];
  expect(turnEnds(lines, 7)).toEqual([2, 5, 7]);
  expect(turnEnds([], 4)).toEqual([4]);
});

it("plays at one pace, however often it is stopped and begun while a position is on its way", async () => {
  vi.useFakeTimers();
  const went: number[] = [];
  let come = () => {};
  const table = {
    at: 0,
    live: { length: 50 },
    async goTo(at: number) {
      went.push(at);
      await new Promise<void>((done) => {
        come = done;
      });
      table.at = at;
    },
  };
  const playback = new Playback(table as unknown as Table);
  playback.toggle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(went).toEqual([1]);
  playback.toggle();
  playback.toggle();
  come();
  await vi.advanceTimersByTimeAsync(1000);
  expect(went).toEqual([1, 2]);
  expect(playback.playing).toBe(true);
  vi.useRealTimers();
});
