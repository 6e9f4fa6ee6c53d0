import { describe, expect, it } from "vitest";
import { focusOn } from "./focus";

const BOX: [number, number, number, number] = [0, 0, 1000, 500];

describe("focus", () => {
  it("is nowhere without points or without a size", () => {
    expect(focusOn([], BOX, [400, 200], 100, 1)).toBeNull();
    expect(focusOn([[1, 1]], BOX, [1, 1], 100, 1)).toBeNull();
  });

  it("centres on the points and never zooms out", () => {
    const focus = focusOn(
      [
        [0, 0],
        [1000, 500],
      ],
      BOX,
      [400, 200],
      100,
      1,
    );
    expect(focus).toEqual({ x: 0.5, y: 0.5, scale: 1 });
  });

  it("zooms in on a single point as far as is allowed", () => {
    const focus = focusOn([[750, 250]], BOX, [400, 200], 10, 1);
    expect(focus).toEqual({ x: 0.75, y: 0.5, scale: 2.5 });
  });
});
