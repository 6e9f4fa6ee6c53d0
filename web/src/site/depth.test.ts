import { expect, it } from "vitest";
import { tooDeep } from "./depth";

it("refuses what would kill the interpreter and lets everything else through", () => {
  expect(tooDeep("[".repeat(2000))).toBe(true);
  expect(tooDeep(`{"record": "${"[".repeat(2000)}"}`)).toBe(true);
  expect(tooDeep("[]".repeat(5000))).toBe(false);
  expect(tooDeep('{"a":[{"b":[1]}]}')).toBe(false);
  expect(tooDeep("]".repeat(50) + "[".repeat(99))).toBe(false);
});
