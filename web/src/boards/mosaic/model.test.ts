import { describe, expect, it } from "vitest";
import { byReach, type Game, type Hex, missing, outlines, type Player } from "./model";

const hex = (q: number, r: number, region: string): Hex => ({
  id: `${region}_${q}_${r}`,
  q,
  r,
  region,
  kind: "plain",
  in_play: true,
  tile: null,
  piece: null,
});

const count = (path: string): number => path.split("M").length - 1;

describe("the hex map", () => {
  it("draws a shore round a lone hex and no border", () => {
    const lines = outlines([hex(0, 0, "italy")]);
    expect(count(lines.shore)).toBe(6);
    expect(lines.borders).toBe("");
  });

  it("draws one border between regions from either side and none inside a region", () => {
    const lines = outlines([hex(0, 0, "italy"), hex(1, 0, "italy"), hex(2, 0, "greece")]);
    expect(count(lines.borders)).toBe(2);
    expect(count(lines.shore)).toBe(18 - 4);
  });
});

describe("claims", () => {
  it("lists what is nearest first and what others took last", () => {
    const claim = (id: string, progress: number, owner: number | null) => ({
      id,
      vp: 6,
      needs: 6,
      progress: [progress],
      owner,
    });
    const game = {
      golden_ages: [claim("a", 1, null), claim("b", 6, 1), claim("c", 5, null)],
      achievements: [],
    };
    expect(byReach(game as unknown as Game, 0).map((entry) => entry.id)).toEqual(["c", "a", "b"]);
  });

  it("names the pillars a card still lacks", () => {
    const player = { symbols: { science: 1, food: 3 } } as unknown as Player;
    expect(missing({ science: 2, food: 3 }, player)).toEqual(["science"]);
  });
});
