import { describe, expect, it } from "vitest";
import { doubts } from "./provenance";

describe("doubts", () => {
  const found = doubts({
    cards: {
      cards: [
        { id: "sure", source: "seed", confidence: "high" },
        { id: "made", doubt: { kind: "reconstructed", fields: [] } },
        { id: "part", doubt: { kind: "reconstructed", fields: ["symbols", "name_en", "name", "odd"] } },
        {
          id: "vague",
          doubt: { kind: "unchecked", fields: [] },
          inner: [{ id: "deep", doubt: { kind: "unchecked", fields: [] } }],
        },
      ],
    },
  });

  it("are found by the id of their record, however deep it stands", () => {
    expect(found.get("made")).toEqual({ kind: "reconstructed", fields: [] });
    expect(found.get("vague")?.kind).toBe("unchecked");
    expect(found.get("deep")?.kind).toBe("unchecked");
    expect(found.has("sure")).toBe(false);
  });

  it("name each part once, in the client's words", () => {
    expect(found.get("part")).toEqual({ kind: "reconstructed", fields: ["symbols", "name", "other"] });
  });
});
