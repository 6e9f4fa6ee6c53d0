import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asks, Queue, type Step, type Way } from "./queue";

/** The view after so many actions, as seat 0 sees it; `actor` is asked next. */
const view = (length: number, actor = 1, more: Partial<Step> = {}): Step => ({
  seq: length + 10,
  length,
  log_from: length - 1,
  seat: 0,
  actors: [actor],
  lang: "en",
  ...more,
});

let shown: { view: Step; way: Way; at: number }[] = [];
let queue: Queue<Step>;
const lengths = () => shown.map((one) => one.view.length);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new Queue<Step>(
    (one, way) => shown.push({ view: one, way, at: Date.now() }),
    () => Date.now(),
  );
  queue.add(view(0), false);
  vi.advanceTimersByTime(5000);
  shown = [];
});
afterEach(() => vi.useRealTimers());

describe("what the others do", () => {
  it("begins at once and goes on step by step, all of it within 1.2 s with the last piece's travel", () => {
    const start = Date.now();
    for (let n = 1; n <= 10; n++) queue.add(view(n), false);
    expect(lengths()).toEqual([1]);
    vi.advanceTimersByTime(2000);
    expect(lengths()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(shown.at(-1)!.at - start).toBeLessThanOrEqual(1200 - 260);
    const gaps = shown.slice(1).map((one, i) => one.at - shown[i]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(70);
  });

  it("has the time of a piece's travel when there is little of it", () => {
    for (let n = 1; n <= 3; n++) queue.add(view(n), false);
    vi.advanceTimersByTime(2000);
    expect(shown.map((one) => one.at - shown[0]!.at)).toEqual([0, 260, 520]);
  });

  it("never lags more than 1.2 s behind, however long it lasts", () => {
    const came: number[] = [];
    for (let n = 1; n <= 60; n++) {
      came[n] = Date.now();
      queue.add(view(n), false);
      vi.advanceTimersByTime(40);
    }
    vi.advanceTimersByTime(2000);
    expect(lengths().at(-1)).toBe(60);
    for (const one of shown) expect(one.at - came[one.view.length]!).toBeLessThanOrEqual(1200 - 260);
  });

  it("passes over steps too short to be seen, never the last", () => {
    for (let n = 1; n <= 100; n++) queue.add(view(n), false);
    vi.advanceTimersByTime(2000);
    expect(shown.length).toBeLessThan(20);
    expect(lengths().at(-1)).toBe(100);
    expect(lengths()).toEqual([...lengths()].sort((a, b) => a - b));
  });

  it("is skipped to the newest view", () => {
    for (let n = 1; n <= 5; n++) queue.add(view(n), false);
    expect(queue.running).toBe(true);
    expect(queue.skip()).toBe(true);
    expect(lengths()).toEqual([1, 5]);
    expect(shown.at(-1)!.way).toBe("jump");
    expect(queue.skip()).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(shown).toHaveLength(2);
  });

  it("takes a later word about the newest view with it", () => {
    for (let n = 1; n <= 3; n++) queue.add(view(n), false);
    queue.add(view(3, 1, { log_from: 3, actors: [2] }), false);
    vi.advanceTimersByTime(2000);
    expect(lengths()).toEqual([1, 2, 3]);
    expect(shown.at(-1)!.view.actors).toEqual([2]);
  });
});

describe("shown at once, what waited is passed", () => {
  it("when nothing was shown before", () => {
    const first = new Queue<Step>((one, way) => shown.push({ view: one, way, at: 0 }));
    first.add(view(7), false);
    expect(shown).toMatchObject([{ view: { length: 7 }, way: "jump" }]);
  });

  it.each([
    ["a move taken back", view(2, 1, { seq: 40, log_from: 2 })],
    ["the eyes of another seat", view(4, 1, { seat: 2 })],
    ["another language", view(4, 1, { lang: "de" })],
    ["a connection that comes back", view(9, 1, { log_from: -1 })],
  ])("%s", (_, other) => {
    for (let n = 1; n <= 3; n++) queue.add(view(n), false);
    queue.add(other, false);
    expect(lengths()).toEqual([1, other.length]);
    expect(queue.running).toBe(false);
  });

  it("when the screen is hurried", () => {
    for (let n = 1; n <= 3; n++) queue.add(view(n), true);
    expect(lengths()).toEqual([1, 2, 3]);
  });

  it("when I am asked: my own moves and what others choose meanwhile", () => {
    queue.add(view(1, 0), false);
    queue.add(view(2, 0), false);
    queue.add(view(3, 1), false);
    expect(lengths()).toEqual([1, 2, 3]);
  });
});

it("asks nobody about a position that is past", () => {
  queue.add(view(1), false);
  queue.add(view(2), false);
  queue.add(view(3, 0), false);
  queue.add(view(4), false);
  queue.add(view(5, 0), false);
  vi.advanceTimersByTime(2000);
  for (const one of shown.slice(0, -1)) expect(asks(one.view)).toBe(false);
  expect(lengths()).toEqual([1, 2, 5]);
});
