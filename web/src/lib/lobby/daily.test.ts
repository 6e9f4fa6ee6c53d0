import { expect, test } from "vitest";
import { dayOf, titlesOfTheDay } from "./daily";

const titles = ["antike", "mosaic", "ages"];

test("a day changes at midnight in UTC and not before", () => {
  const last = dayOf(new Date("2026-03-01T23:59:59Z"));
  expect(dayOf(new Date("2026-03-01T00:00:00Z"))).toBe(last);
  expect(dayOf(new Date("2026-03-02T00:00:00Z"))).toBe(last + 1);
});

test("each day has another puzzle: the titles take turns, and each goes on in its list", () => {
  const days = [30, 31, 32, 33].map((day) => titlesOfTheDay(day, titles)[0]);
  expect(days).toEqual([
    { title: "antike", number: 10 },
    { title: "mosaic", number: 10 },
    { title: "ages", number: 10 },
    { title: "antike", number: 11 },
  ]);
});

test("when a title has none the next ones are asked", () => {
  expect(titlesOfTheDay(31, titles).map((one) => one.title)).toEqual(["mosaic", "ages", "antike"]);
});
