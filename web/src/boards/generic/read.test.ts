import { expect, it } from "vitest";
import { columns, seatsIn, targetsByWord } from "./read";

it("finds the list of seats", () => {
  expect(seatsIn({ round: 1, players: [{ gold: 1 }, { gold: 2 }] }, 2)?.key).toBe("players");
  expect(seatsIn({ players: [1, 2] }, 2)).toBeNull();
});

it("finds a target by its last word", () => {
  expect(targetsByWord(["region:roma"]).get("roma")).toBe("region:roma");
});

it("makes a table only of like records", () => {
  expect(columns([{ a: 1 }, { a: 2 }])).toEqual(["a"]);
  expect(columns([{ a: 1 }, { b: { c: 1 } }])).toBeNull();
});
