import { expect, it } from "vitest";
import type { Title } from "../api/types";
import { goesOn } from "./record";

const antike = { id: "antike", min_players: 2, max_players: 6 } as Title;
const text = (header: string, end: string) =>
  `ziggurat 1\ntitle antike\nrules 1\nplayers 4\nseed 4\n${header}setup | 1 1 0 0\n0 aurum\n${end}\n`;

it("asks who plays on where a game may not be over, and nowhere else", () => {
  const running = text("", "end 1");
  expect(goesOn(running, [antike])).toEqual({ record: running, title: antike, players: 4 });
  expect(goesOn(text("", "end 1 agreed"), [antike])).toBeNull();
  expect(goesOn(text('fair {"salt":"a"}\n', "end 1"), [antike])).toBeNull();
  // Cut off, of a title that is not there, with seats that it does not have: the engine says what is wrong.
  expect(goesOn(text("", "0 marmor"), [antike])).toBeNull();
  expect(goesOn(running, [])).toBeNull();
  expect(goesOn(running.replace("players 4", "players 9"), [antike])).toBeNull();
  expect(goesOn('{"table": "a"}', [antike])).toBeNull();
});
