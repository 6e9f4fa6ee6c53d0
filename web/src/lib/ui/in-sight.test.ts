import { expect, it } from "vitest";
import { inSight } from "./in-sight";

const cell = { left: 0, top: 100, right: 200, bottom: 300 };

it("is as much of a thing as lies within all that it is in", () => {
  const thing = { left: 150, top: 50, right: 250, bottom: 150 };
  expect(inSight(thing, [])).toEqual({ left: 150, top: 50, width: 100, height: 100 });
  expect(inSight(thing, [cell, { ...cell, top: 0, right: 180 }])).toEqual({
    left: 150,
    top: 100,
    width: 30,
    height: 50,
  });
});

it("is nothing of what was scrolled away", () => {
  expect(inSight({ left: 10, top: 10, right: 60, bottom: 60 }, [cell])).toBeNull();
  expect(inSight({ left: 210, top: 110, right: 260, bottom: 160 }, [cell])).toBeNull();
});
