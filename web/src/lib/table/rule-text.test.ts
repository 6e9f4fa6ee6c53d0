import { describe, expect, it } from "vitest";
import { blocks, paragraphs, pieces } from "./rule-text";

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

describe("tables of a rule", () => {
  it("are parted from the sentences around them, by row and cell", () => {
    const text = "Prices:\n\n| what | price |\n|---|--:|\n| city | 3 |\n| temple | 5 |\n\nNo more.";
    expect(blocks(text)).toEqual([
      { table: null, text: "Prices:\n" },
      {
        table: [
          ["what", "price"],
          ["city", "3"],
          ["temple", "5"],
        ],
      },
      { table: null, text: "\nNo more." },
    ]);
  });

  it("are none where a sentence has a stroke in it", () => {
    expect(blocks("either | or")).toEqual([{ table: null, text: "either | or" }]);
  });
});
