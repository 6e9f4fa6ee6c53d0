import { expect, it } from "vitest";
import { beside } from "./beside";

const screen = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it("stands right of a thing, or left of it at the screen's edge", () => {
  expect(beside(box(300, 300, 100, 100), size, screen, [])).toEqual({ left: 410, top: 300 });
  expect(beside(box(800, 300, 200, 100), size, screen, [])).toEqual({ left: 590, top: 300 });
});

it("stands above what is as broad as the screen, or below it", () => {
  expect(beside(box(0, 300, 1000, 100), size, screen, [])).toEqual({ left: 400, top: 190 });
  expect(beside(box(0, 60, 1000, 100), size, screen, [])).toEqual({ left: 400, top: 170 });
});

it("leaves free what must stay in sight: on the other side, further down, or below the thing", () => {
  const right = box(410, 0, 590, 800);
  expect(beside(box(300, 300, 100, 100), size, screen, [right])).toEqual({ left: 90, top: 300 });
  // Beside the panel at the edge there is a wheel.
  const wheel = box(560, 60, 230, 230);
  expect(beside(box(800, 100, 200, 100), size, screen, [wheel])).toEqual({ left: 590, top: 300 });
  const card = box(0, 100, 1000, 190);
  expect(beside(box(0, 300, 1000, 100), size, screen, [card])).toEqual({ left: 400, top: 410 });
});

it("covers least where everything is to be kept free", () => {
  const { left, top } = beside(box(300, 300, 100, 100), size, screen, [box(0, 0, 1000, 800)]);
  expect({ left, top }).toEqual({ left: 410, top: 300 });
});

it("goes further away in a narrow window, where above and below the thing something is to be kept free", () => {
  const narrow = { width: 320, height: 800 };
  const card = box(0, 420, 320, 120);
  const wheel = box(0, 200, 320, 90);
  expect(beside(box(0, 300, 320, 110), size, narrow, [card, wheel])).toEqual({ left: 60, top: 550 });
});

it("goes to the screen's edge where what is to be kept free fills the middle of a low window", () => {
  const low = { width: 800, height: 400 };
  const card = box(0, 200, 560, 90);
  const prompt = box(0, 290, 560, 90);
  // It is higher than what is left above the card.
  const tall = { width: 200, height: 260 };
  const place = beside(box(300, 60, 100, 100), tall, low, [card, prompt]);
  expect(place).toEqual({ left: 592, top: 52 });
});
