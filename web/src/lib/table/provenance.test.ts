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
          evidence: { cost: { source: "reconstructed" } },
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
    expect(found.get("made")).toBe("reconstructed");
    expect(found.get("part")).toBe("reconstructed");
  });

  it("names what nobody compared with the box", () => {
    expect(found.get("vague")).toBe("unchecked");
    expect(found.get("fair")).toBe("unchecked");
    expect(found.get("amount")).toBe("unchecked");
    expect(found.get("open")).toBe("unchecked");
  });

  it("leaves certain records alone", () => {
    expect(found.has("sure")).toBe(false);
    expect(found.has("graded")).toBe(false);
  });
});
