import { expect, it } from "vitest";
import type { Title } from "../api/types";
import { nextChoice, quickTable, type SeatChoice } from "./create";

const title: Title = {
  id: "antike",
  name: "Antike II",
  min_players: 2,
  max_players: 6,
  options: [
    {
      id: "map",
      kind: "choice",
      default: "mare_nostrum",
      choices: [],
      labels: {},
      minimum: 0,
      maximum: 0,
      label: "",
      help: "",
    },
  ],
  levels: ["novice", "skilled", "master"].map((id) => ({ id, name: id, line: "" })),
  bots: ["random", "greedy"],
  pack: null,
  colours: [0, 0, 0],
};

it("seats you against bots of the middle level with the defaults", () => {
  expect(quickTable(title)).toEqual({
    title: "antike",
    options: { map: "mare_nostrum" },
    seats: [
      { kind: "me" },
      { kind: "bot", bot: "skilled" },
      { kind: "bot", bot: "skilled" },
      { kind: "bot", bot: "skilled" },
    ],
    public: false,
  });
});

it("walks a seat through everybody who may sit there", () => {
  let seat: SeatChoice = { kind: "me" };
  const seen: SeatChoice[] = [];
  for (let i = 0; i < 5; i++) {
    seen.push(seat);
    seat = nextChoice(title, seat);
  }
  expect(seen.map((choice) => ("bot" in choice ? choice.bot : choice.kind))).toEqual([
    "me",
    "novice",
    "skilled",
    "master",
    "open",
  ]);
  expect(seat).toEqual({ kind: "me" });
});
