import { describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { again, tell, tellsPart } from "./log";

const line = (seq: number, seat: number, text: string): LogLine => ({ seq, seat, text, rule: "R1" });
const NAMES = ["Roma", "Graecia"];
const nameOf = (seat: number) => NAMES[seat] ?? "";
const never = () => false;
const ways = (lines: LogLine[], mark?: number) => tell(lines, nameOf, never, mark).map((told) => told.as);

describe("lines of one seat", () => {
  it("open with it, go on with its next moves, and add what the same move brought", () => {
    expect(
      ways([line(1, 0, "to Aurum"), line(1, 0, "+1 gold"), line(2, 0, "ends"), line(3, 1, "to Movere")]),
    ).toEqual(["opens", "more", "goes_on", "opens"]);
  });

  it("open again after somebody else's line of the same move", () => {
    expect(ways([line(4, 0, "attacks"), line(4, 1, "loses"), line(4, 0, "gains")])).toEqual([
      "opens",
      "opens",
      "opens",
    ]);
  });

  it("open again after the last visit and after a new round", () => {
    expect(ways([line(1, 0, "a"), line(2, 0, "b")], 1)).toEqual(["opens", "opens"]);
    const told = tell([line(1, -1, "a"), line(1, -1, "Round 2"), line(1, -1, "b")], nameOf, (l) =>
      l.text.startsWith("Round"),
    );
    expect(told.map((t) => t.as)).toEqual(["opens", "part", "opens"]);
  });
});

describe("whom a line is about", () => {
  const said = (seat: number, text: string) => {
    const [told] = tell([line(1, seat, text)], nameOf, never);
    return [told!.name, told!.glue, told!.rest];
  };

  it("is its beginning, where that is the seat's name", () => {
    expect(said(0, "Roma founds Ancona")).toEqual(["Roma", " ", "founds Ancona"]);
    expect(said(0, "Roma: +1 gold")).toEqual(["Roma", ": ", "+1 gold"]);
  });

  it("is added to a sentence without a subject, in any language", () => {
    expect(said(1, "takes Iron")).toEqual(["Graecia", " ", "takes Iron"]);
    expect(said(1, "überfällt niemanden")).toEqual(["Graecia", " ", "überfällt niemanden"]);
  });

  it("is the one of a seat's two nations that it begins with", () => {
    const two = (...texts: string[]) =>
      tell(
        texts.map((text, i) => line(i, 0, text)),
        () => "Roma, Phoenicia",
        never,
      );
    const told = two("Phoenicia to Aurum", "Phoenicia: +1 gold", "Roma to Ferrum", "ends");
    expect(told.map(({ as, name, rest }) => [as, name, rest])).toEqual([
      ["opens", "Phoenicia", "to Aurum"],
      ["goes_on", "Phoenicia", "+1 gold"],
      ["opens", "Roma", "to Ferrum"],
      ["goes_on", "Roma, Phoenicia", "ends"],
    ]);
    expect(two("leads Phoenicia")[0]).toMatchObject({ name: "", rest: "leads Phoenicia" });
  });

  it("is left alone where the sentence has its own subject, names the seat elsewhere, or is nobody's", () => {
    for (const text of ["The scout of Roma gathers", "Romans leave", "leads Roma", "12 points in Italy"])
      expect(said(0, text)).toEqual(["", "", text]);
    expect(said(-1, "the game is over")).toEqual(["", "", "the game is over"]);
  });
});

it("is the same object while it is told as before, so that what is drawn of it is left alone", () => {
  const [first, second, third] = [line(1, 0, "to Aurum"), line(2, 0, "ends"), line(3, 1, "to Movere")];
  const before = tell([first!, second!], nameOf, never);
  const after = again(before, tell([first!, second!, third!], nameOf, never));
  expect(after.map((told, i) => told === before[i])).toEqual([true, true, false]);
  // A line that is told in another way, or of somebody with another name, is another one.
  expect(again(before, tell([first!, second!], nameOf, never, 1))[1]).not.toBe(before[1]);
  expect(
    again(
      before,
      tell([first!, second!], () => "Sidon", never),
    )[0],
  ).not.toBe(before[0]);
});

describe("a new part of the game", () => {
  const isPart = tellsPart({
    "log-round": "Round {n} (of {all}) begins.",
    "log-age_ends": "{age} ends",
    "log-swept": "{card} leaves",
    "log-ageless": "{n} stays young",
  });

  it("is told by the title's own sentences", () => {
    expect(isPart(line(1, -1, "Round 12 (of 20) begins."))).toBe(true);
    expect(isPart(line(1, 2, "Age II ends"))).toBe(true);
    expect(isPart(line(1, -1, "Homer leaves"))).toBe(false);
    expect(isPart(line(1, -1, "7 stays young"))).toBe(false);
    expect(isPart(line(1, -1, "Round 12 of 20 begins."))).toBe(false);
  });

  it("is told by nothing where the title has none", () => {
    expect(tellsPart({})(line(1, -1, ""))).toBe(false);
  });
});
