import { describe, expect, it } from "vitest";
import type { Action } from "../api/types";
import { click, narrow } from "./narrow";

const action = (notation: string, targets: string[], group = "move"): Action => ({
  notation,
  label: notation,
  group,
  rule: "",
  targets,
});

const moves = [
  action("legion roma>ancona", ["region:roma", "region:ancona"]),
  action("legion roma>neapolis", ["region:roma", "region:neapolis"]),
  action("legion ancona>roma", ["region:ancona", "region:roma"]),
  action("end", [], "end"),
];
const all = () => true;

describe("narrow", () => {
  it("lights the first thing of every action and makes the rest buttons", () => {
    const { lit, buttons } = narrow(moves, [], all);
    expect([...lit.keys()]).toEqual(["region:roma", "region:ancona"]);
    expect(buttons.map((b) => b.notation)).toEqual(["end"]);
  });

  it("reads a first click as the origin", () => {
    const { candidates, lit } = narrow(moves, ["region:roma"], all);
    expect(candidates).toHaveLength(2);
    expect([...lit.keys()]).toEqual(["region:ancona", "region:neapolis"]);
  });

  it("takes targets in any order when no action begins with the click", () => {
    const { candidates } = narrow(moves, ["region:neapolis"], all);
    expect(candidates.map((c) => c.notation)).toEqual(["legion roma>neapolis"]);
  });

  it("passes over what the board does not draw", () => {
    const { lit, buttons } = narrow([action("buy", ["card:strata", "coin:3"])], [], (id) =>
      id.startsWith("coin"),
    );
    expect([...lit.keys()]).toEqual(["coin:3"]);
    expect(buttons).toEqual([]);
    expect(narrow([action("buy", ["card:strata"])], [], () => false).buttons).toHaveLength(1);
  });
});

describe("click", () => {
  it("narrows, then plays the only one left", () => {
    expect(click(moves, [], "region:roma", all)).toEqual({ kind: "chosen", chosen: ["region:roma"] });
    expect(click(moves, ["region:roma"], "region:ancona", all)).toEqual({
      kind: "play",
      action: moves[0],
    });
  });

  it("lets go of a thing clicked twice", () => {
    expect(click(moves, ["region:roma"], "region:roma", all)).toEqual({ kind: "chosen", chosen: [] });
  });

  it("mixes goods in any order, each as often as it is clicked", () => {
    const pay = (notation: string, ...goods: string[]) => action(notation, goods, "pay");
    const mixes = [
      pay("2 marble", "marble", "marble"),
      pay("1 marble 1 gold", "marble", "gold"),
      pay("2 gold", "gold", "gold"),
      pay("1 gold 1 coin", "gold", "coins"),
    ];
    expect([...narrow(mixes, [], all).lit.keys()]).toEqual(["marble", "gold", "coins"]);
    expect(click(mixes, [], "gold", all)).toEqual({ kind: "chosen", chosen: ["gold"] });
    expect([...narrow(mixes, ["gold"], all).lit.keys()]).toEqual(["marble", "gold", "coins"]);
    expect(click(mixes, ["gold"], "marble", all)).toEqual({ kind: "play", action: mixes[1] });
    expect(click(mixes, ["gold"], "gold", all)).toEqual({ kind: "play", action: mixes[2] });
    expect(click(mixes.slice(1, 2), ["gold"], "gold", all)).toEqual({ kind: "chosen", chosen: [] });
  });

  it("starts over with a click elsewhere", () => {
    const two = [...moves, action("legion ancona>aquileia", ["region:ancona", "region:aquileia"])];
    expect(click(two, ["region:roma", "region:neapolis"], "region:ancona", all)).toEqual({
      kind: "chosen",
      chosen: ["region:ancona"],
    });
    expect(click(moves, ["region:roma"], "region:olbia", all)).toEqual({ kind: "nothing" });
  });

  it("asks before an ending action reached on the board", () => {
    const end = action("end", ["rondel:hub"], "end");
    expect(click([end], [], "rondel:hub", all)).toEqual({ kind: "confirm", action: end });
    const destroy = action("destroy bronze", ["card:bronze"], "destroy");
    expect(click([destroy], [], "card:bronze", all)).toEqual({ kind: "confirm", action: destroy });
  });

  it("keeps several actions on one thing apart as buttons", () => {
    const two = [action("militia legion", ["region:roma"]), action("militia galley", ["region:roma"])];
    const step = click(two, [], "region:roma", all);
    expect(step).toEqual({ kind: "chosen", chosen: ["region:roma"] });
    expect(narrow(two, ["region:roma"], all).buttons).toHaveLength(2);
  });
});
