import { expect, it } from "vitest";
import { pieces } from "./rule-text";

it("finds references, strong and code in a rule", () => {
  expect(pieces("Pay **2 iron** (R6.2), never `coins`.")).toEqual([
    { kind: "text", text: "Pay " },
    { kind: "strong", text: "2 iron" },
    { kind: "text", text: " (" },
    { kind: "rule", text: "R6.2" },
    { kind: "text", text: "), never " },
    { kind: "code", text: "coins" },
    { kind: "text", text: "." },
  ]);
});
