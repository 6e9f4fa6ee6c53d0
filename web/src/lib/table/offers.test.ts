import { describe, expect, it } from "vitest";
import type { Action } from "../api/types";
import { narrow } from "./narrow";
import { type Choice, lines, offers, type Room } from "./offers";

const action = (notation: string, group: string, targets: string[] = []): Action => ({
  notation,
  label: notation,
  group,
  rule: "",
  targets,
});
const desk: Room = { phone: false, line: 93, taken: 0 };
const said = (choice: Choice) => ("action" in choice ? choice.action.label : `${choice.group} ${choice.n}`);
const offered = (actions: Action[], room = desk) => {
  const { shown, rest } = offers(
    narrow(actions, [], () => true),
    room,
    said,
  );
  return { shown: shown.map(said), rest };
};
const many = (n: number, group: string) =>
  Array.from({ length: n }, (_, i) =>
    action(`${group} number ${i + 1}, for so much`, group, [`${group}:${i}`]),
  );

describe("lines", () => {
  it("fills a line after what stands before, then the next", () => {
    expect(lines(["a".repeat(30)], desk)).toBe(1);
    expect(lines(["a".repeat(30), "a".repeat(30), "a".repeat(30)], desk)).toBe(2);
    expect(lines(["a".repeat(30)], { ...desk, taken: 60 })).toBe(2);
  });
});

describe("offers", () => {
  it("offers every action where they are few, the end last", () => {
    expect(offered([action("end", "end"), action("one", "move"), action("two", "move")])).toEqual({
      shown: ["one", "two", "end"],
      rest: 0,
    });
  });

  it("offers the only action itself, however long its words are, on a phone too", () => {
    const only = [action("move together from M6: 1 army and 1 scout", "move", ["square:m6"])];
    expect(offered(only, { ...desk, phone: true })).toEqual({ shown: [only[0]!.label], rest: 0 });
  });

  it("offers kinds with their number where the actions have no room", () => {
    expect(offered([...many(9, "march"), ...many(4, "build"), action("end", "end")])).toEqual({
      shown: ["march 9", "build 4", "end"],
      rest: 0,
    });
  });

  it("hides no kind of action for the sake of a line", () => {
    const kinds = Array.from({ length: 9 }, (_, i) => many(2, `a kind called number ${i}`)).flat();
    expect(offered(kinds)).toMatchObject({ rest: 0, shown: { length: 9 } });
  });

  it("never fills a third line with actions: what has no room stands behind a number", () => {
    const pay = Array.from({ length: 12 }, (_, i) => action(`pay 1 iron and ${i} gold for it`, "pay"));
    for (const taken of [0, 30]) {
      const { shown, rest } = offered(pay, { ...desk, taken });
      expect(rest).toBe(pay.length - shown.length);
      expect(rest).toBeGreaterThan(0);
      expect(lines(["all 12", ...shown], { ...desk, taken })).toBe(2);
    }
  });
});
