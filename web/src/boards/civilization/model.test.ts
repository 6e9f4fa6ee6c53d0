import { describe, expect, it } from "vitest";
import { frame, type Game, goodsIn, openSlots, ownGoodsIn, techsByLevel, tilesOf, UNIT } from "./model";

const tile = (place: number, x: number, y: number, name: string | null) => ({
  place,
  x,
  y,
  tile: name,
  home: null,
});
const game = {
  map: { width: 16, height: 16, tiles: [tile(0, 4, 0, "home_rome"), tile(1, 8, 4, null)], squares: {} },
} as unknown as Game;

describe("the tile map", () => {
  it("frames just the places that are in the game", () => {
    expect(frame(game)).toEqual([4 * UNIT - 10, -10, 8 * UNIT + 20, 8 * UNIT + 20]);
  });

  it("knows which tiles lie face down", () => {
    expect(tilesOf(game).map((one) => one.hidden)).toEqual([false, true]);
  });
});

describe("techs", () => {
  it("are grouped by level", () => {
    const content = {
      techs: {
        techs: [
          { id: "pottery", level: 1 },
          { id: "space_flight", level: 5 },
        ],
      },
    };
    expect(techsByLevel(content).map((level) => level.length)).toEqual([1, 0, 0, 0, 1]);
  });

  it("leave a place where two lie below", () => {
    expect(openSlots([["a", "b", "c"], ["d"], [], [], []])).toEqual([1, 1, 0, 0, 0]);
    expect(openSlots([["a", "b", "c"], ["d", "e"], [], [], []])).toEqual([1, 0, 1, 0, 0]);
  });

  it("are empty before the content has come", () => {
    expect(techsByLevel({}).flat()).toEqual([]);
  });
});

describe("an offer", () => {
  it("lists only what is in it", () => {
    const goods = {
      trade: 3,
      culture: 0,
      resources: { incense: 0, iron: 1, silk: 0, wheat: 0 },
      huts: 1,
      culture_1: 0,
    };
    expect(goodsIn(goods)).toEqual([
      ["trade", 3],
      ["iron", 1],
      ["hut", 1],
    ]);
  });

  it("names one's own hidden goods by their faces", () => {
    const give = { trade: 2, culture: 0, resources: { incense: 0, iron: 0, silk: 0, wheat: 0 }, huts: 1 };
    expect(ownGoodsIn({ from: 0, to: 1, composing: true, give, give_exact: { hut_spy: 1 } })).toEqual([
      ["trade", 2],
      ["hut_spy", 1],
    ]);
  });
});
