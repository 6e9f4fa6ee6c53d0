import { expect, it } from "vitest";
import { paragraphs, pieces } from "./rule-text";

it("joins lines, keeps paragraphs and list items", () => {
  expect(paragraphs("One\nline.\n\nTwo:\n- first\n  still\n- second")).toEqual([
    { item: false, text: "One line." },
    { item: false, text: "Two:" },
    { item: true, text: "first still" },
    { item: true, text: "second" },
  ]);
});

it("finds references, strong and code in a rule", () => {
  expect(pieces("Pay **2 iron** (R6.2), never `coins`.")).toEqual([
    { kind: "text", text: "Pay " },
    { kind: "strong", text: "2 iron" },
    { kind: "text", text: " (" },
    { kind: "rule", text: "R6.2" },
    { kind: "text", text: "), never " },
    { kind: "em", text: "coins" },
    { kind: "text", text: "." },
  ]);
});

it("finds emphasis and marks of origin", () => {
  expect(pieces("**[RESOLVED]** A *sea region* [GEKLÄRT] counts.")).toEqual([
    { kind: "mark", text: "RESOLVED" },
    { kind: "text", text: " A " },
    { kind: "em", text: "sea region" },
    { kind: "text", text: " " },
    { kind: "mark", text: "GEKLÄRT" },
    { kind: "text", text: " counts." },
  ]);
});
