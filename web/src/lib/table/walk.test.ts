import { expect, it } from "vitest";
import { nearest } from "./walk";

const places = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 30, y: 2 },
  { x: 12, y: 40 },
];

it("goes to the nearest thing ahead", () => {
  expect(nearest(places[0]!, places, "ArrowRight")).toBe(1);
  expect(nearest(places[1]!, places, "ArrowRight")).toBe(2);
  expect(nearest(places[2]!, places, "ArrowLeft")).toBe(1);
  expect(nearest(places[1]!, places, "ArrowDown")).toBe(3);
});

it("stays where nothing lies ahead", () => {
  expect(nearest(places[0]!, places, "ArrowUp")).toBe(-1);
});
