import { describe, expect, it } from "vitest";
import { NARROW, shares, WIDE } from "./shares";

const sum = (widths: number[]) => widths.reduce((all, width) => all + width, 0);

describe("the cards of a hand", () => {
  it("are as wide as usual where there is room, and wider with long texts", () => {
    expect(shares(1000, [NARROW, 205, NARROW])).toEqual([WIDE, 205, WIDE]);
  });

  it("stay in their room: what needs more takes it from the others", () => {
    const widths = shares(850, [NARROW, NARROW, 205, NARROW, 150, NARROW]);
    expect(widths).toEqual([123.75, 123.75, 205, 123.75, 150, 123.75]);
    expect(sum(widths)).toBe(850);
  });

  it("have what they need where the room is too small", () => {
    expect(shares(300, [NARROW, 205, NARROW])).toEqual([NARROW, 205, NARROW]);
  });
});
