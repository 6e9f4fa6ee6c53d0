import { describe, expect, it } from "vitest";
import {
  frame,
  type Game,
  goodsIn,
  openSlots,
  ownGoodsIn,
  RIM,
  standing,
  techsByLevel,
  tilesOf,
  UNIT,
} from "./model";

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
    expect(frame(game)).toEqual([4 * UNIT - RIM, -RIM, 8 * UNIT + 2 * RIM, 8 * UNIT + 2 * RIM]);
  });

  it("knows which tiles lie face down", () => {
    expect(tilesOf(game).map((one) => one.hidden)).toEqual([false, true]);
  });
});

describe("figures", () => {
  const square = (owner: number | null, armies: number) => ({
    x: 0,
    y: 0,
    city: null,
    owner,
    armies,
    scouts: 0,
  });
  const moving = { seat: 0, square: "b1", armies: 1, scouts: 1, steps_left: 1, on_map: false };
  const at = (squares: object, group: object | null) =>
    standing({ map: { squares }, moving: group } as unknown as Game).map((one) => [
      one.id,
      one.armies,
      one.scouts,
    ]);

  it("on their way stand where they have come to", () => {
    expect(at({ a1: square(0, 2), b1: square(null, 0) }, moving)).toEqual([
      ["a1", 2, 0],
      ["b1", 1, 1],
    ]);
    expect(at({ b1: square(0, 2) }, moving)).toEqual([["b1", 3, 1]]);
  });

  it("are counted once while the group still stands on the map", () => {
    expect(at({ b1: square(0, 2) }, { ...moving, on_map: true })).toEqual([["b1", 2, 0]]);
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
  const nothing = {
    trade: 0,
    culture: 0,
    resources: { incense: 0, iron: 0, silk: 0, wheat: 0 },
    huts: 0,
    villages: 0,
    culture_1: 0,
    culture_2: 0,
    culture_3: 0,
  };

  it("lists only what is in it", () => {
    const goods = {
      ...nothing,
      trade: 3,
      resources: { ...nothing.resources, iron: 1 },
      huts: 1,
    };
    expect(goodsIn(goods)).toEqual([
      ["trade", 3],
      ["iron", 1],
      ["hut", 1],
    ]);
  });

  it("names one's own hidden goods by their faces", () => {
    const give = { ...nothing, trade: 2, huts: 1 };
    expect(ownGoodsIn({ from: 0, to: 1, composing: true, give, give_exact: { hut_spy: 1 } })).toEqual([
      ["trade", 2],
      ["hut_spy", 1],
    ]);
  });
});
