import { describe, expect, it } from "vitest";
import { soft } from "./hyphens";

describe("soft hyphens", () => {
  it("stand in long words only, away from their ends", () => {
    expect(soft("Iron")).toBe("Iron");
    expect(soft("Landwirtschaft")).toBe("Land\u00adwirt\u00adschaft");
    expect(soft("Architecture").replaceAll("\u00ad", "")).toBe("Architecture");
    // Sounds that begin a syllable together stay together.
    expect(soft("Nahrungsmittelproduktion")).toContain("\u00adtel\u00adpro\u00adduk");
    expect(soft("Journalism").split("\u00ad").at(-1)!.length).toBeGreaterThan(2);
  });
});
