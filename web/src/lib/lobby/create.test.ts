import { expect, it } from "vitest";
import type { Title } from "../api/types";
import { quickTable, sitterId, sitters } from "./create";

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

it("knows everybody who may sit on a seat; on a device of one's own nobody else can come", () => {
  expect(sitters(title, false).map(sitterId)).toEqual([
    "me",
    "open",
    "bot novice",
    "bot skilled",
    "bot master",
  ]);
  expect(sitters(title, true).map(sitterId)).not.toContain("open");
});
