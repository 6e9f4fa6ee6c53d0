import { describe, expect, it } from "vitest";
import { blocks, cardsIn, legend, pieces, sayMark } from "./rule-text";

describe("blocks of a rule", () => {
  it("joins lines, keeps paragraphs and list items", () => {
    expect(blocks("One\nline.\n\nTwo:\n- first\n  still\n- second\n\n1. a\n2. b")).toEqual([
      { kind: "text", text: "One line." },
      { kind: "text", text: "Two:" },
      { kind: "list", ordered: false, items: ["first still", "second"] },
      { kind: "list", ordered: true, items: ["a", "b"] },
    ]);
  });

  it("parts tables from the sentences around them, by row and cell", () => {
    const text = "Prices:\n| what | price |\n|---|--:|\n| city | 3 |\n\nNo more; either | or.";
    expect(blocks(text)).toEqual([
      { kind: "text", text: "Prices:" },
      {
        kind: "table",
        rows: [
          ["what", "price"],
          ["city", "3"],
        ],
      },
      { kind: "text", text: "No more; either | or." },
    ]);
  });

  it("finds examples and pictures", () => {
    expect(blocks("Pay.\n> Red pays\n> 2 iron.\n\n![The rondel](picture:rondel)")).toEqual([
      { kind: "text", text: "Pay." },
      { kind: "example", text: "Red pays 2 iron." },
      { kind: "picture", name: "rondel", alt: "The rondel" },
    ]);
  });
});

describe("pieces of a line", () => {
  it("takes a strong link for one, whatever letter follows the first", () => {
    expect(pieces("**[Künstlerin](card:artist)**: 5 [RESOLVED].")).toEqual([
      { kind: "strong", text: "[Künstlerin](card:artist)" },
      { kind: "text", text: ": 5 " },
      { kind: "mark", text: "RESOLVED", why: "" },
      { kind: "text", text: "." },
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

  it("finds emphasis and marks of origin, with their reason", () => {
    expect(pieces("**[RESOLVED]** A *sea region* [AID: ohne Brücken] counts.")).toEqual([
      { kind: "mark", text: "RESOLVED", why: "" },
      { kind: "text", text: " A " },
      { kind: "em", text: "sea region" },
      { kind: "text", text: " " },
      { kind: "mark", text: "AID", why: "ohne Brücken" },
      { kind: "text", text: " counts." },
    ]);
  });

  it("finds cards", () => {
    expect(pieces("[Strata](card:strata) helps.")[0]).toEqual({ kind: "card", text: "Strata", id: "strata" });
    expect(cardsIn("[Strata](card:strata) and **[Moneta](card:moneta)**")).toEqual(["strata", "moneta"]);
  });
});

it("explains each mark of a book once", () => {
  expect(legend(["[RESOLVED] One.", "[RESOLVED: two] Two.", "[F] Three.", "[WEB] Four."])).toEqual([
    "RESOLVED",
    "WEB",
  ]);
});

it("says marks in words, and those that nobody knows as they are written", () => {
  expect(sayMark("RESOLVED")).toBe("our ruling");
  expect(sayMark("AF")).toBe("advanced and full game");
  expect(sayMark("XYZ")).toBe("XYZ");
});
