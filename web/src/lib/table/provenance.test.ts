import { describe, expect, it } from "vitest";
import { doubts } from "./provenance";

describe("doubts", () => {
  const found = doubts({
    cards: {
      cards: [
        { id: "sure", source: "seed", confidence: "high" },
        { id: "made", source: "reconstructed", confidence: "medium" },
        {
          id: "part",
          source: "rulebook",
          confidence: "high",
          evidence: {
            symbols: { source: "reconstructed" },
            name_en: { source: "reconstructed" },
            cost: { source: "seed" },
          },
        },
        { id: "vague", source: "web", confidence: "low" },
        { id: "fair", source: "web", confidence: "medium" },
        { id: "amount", source: "web", confidence: "high", amount_confidence: "low" },
        {
          id: "graded",
          source: "web",
          confidence: "medium",
          evidence: { cost: { source: "seed", confidence: "high" } },
        },
        { id: "open", source: "web", confidence: "medium", needs_verification: true },
      ],
    },
  });

  it("names what was reconstructed, in whole or in part", () => {
    expect(found.get("made")).toEqual({ kind: "reconstructed", fields: [] });
    expect(found.get("part")).toEqual({ kind: "reconstructed", fields: ["symbols", "name"] });
  });

  it("names what nobody compared with the box", () => {
    expect(found.get("vague")?.kind).toBe("unchecked");
    expect(found.get("fair")?.kind).toBe("unchecked");
    expect(found.get("amount")?.kind).toBe("unchecked");
    expect(found.get("open")?.kind).toBe("unchecked");
  });

  it("leaves certain records alone", () => {
    expect(found.has("sure")).toBe(false);
    expect(found.has("graded")).toBe(false);
  });
});
