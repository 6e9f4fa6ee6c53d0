import { expect, it } from "vitest";
import { faceOf, SIGNS, type Sign } from "./face";

const forms = Object.fromEntries(SIGNS.map((sign) => [sign, [sign]])) as Record<Sign, string[]>;
forms.resources = ["resources", "resource"];
forms.civil = ["civil actions", "civil action"];

it("what is counted becomes a sign, all else stays as it is said", () => {
  expect(faceOf("+1 culture; 2 resources or 1 civil action.", forms)).toEqual([
    "+1",
    { sign: "culture" },
    "; 2",
    { sign: "resources" },
    " or 1",
    { sign: "civil" },
    ".",
  ]);
});

it("a word inside another one is no sign", () => {
  expect(faceOf("Agriculture and food-stuffs", forms)).toEqual(["Agriculture and food-stuffs"]);
});
