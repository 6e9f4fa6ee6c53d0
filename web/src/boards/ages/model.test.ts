import { readdirSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { cardsOf } from "./cards";
import fixture from "./fixture.json";
import { type Observation, read } from "./model";

// Positions of a real game; `scripts/ages-fixture.py` makes them anew.
const folder = "../src/ziggurat/games/ages/content";
const content = Object.fromEntries(
  readdirSync(folder).map((file) => [file, load(readFileSync(`${folder}/${file}`, "utf8"))]),
);
const cards = cardsOf(content as Record<string, unknown>);
const positions = fixture as unknown as Record<string, Observation>;
const game = (name: string) => read(positions[name]!, cards);

describe("a position", () => {
  it("is read in every phase without a card unknown to the content", () => {
    for (const name of Object.keys(positions)) {
      const read = game(name);
      const seen = [
        ...read.row.flatMap((slot) => (slot.card ? [slot.card] : [])),
        ...read.civs.flatMap((civ) => [
          ...civ.technologies.map((tech) => tech.card),
          ...civ.wonders.map((wonder) => wonder.card),
          ...civ.civilHand.cards.map((held) => held.card),
        ]),
      ];
      expect(seen.length).toBeGreaterThan(10);
      expect(seen.filter((card) => !cards.has(card.id))).toEqual([]);
    }
  });

  it("shows every space of the banks, filled from the left", () => {
    for (const name of Object.keys(positions))
      for (const civ of game(name).civs) {
        expect(civ.yellowSections.map((section) => section.spaces)).toEqual([4, 4, 4, 4, 2]);
        const filled = civ.yellowSections.reduce((sum, section) => sum + section.filled, 0);
        expect(filled).toBe(Math.min(18, civ.yellowBank));
        expect(civ.yellowSections.filter((section) => section.now).length).toBe(civ.yellowBank ? 1 : 0);
        expect(civ.blueSections.reduce((sum, section) => sum + section.filled, 0)).toBe(
          Math.min(18, civ.blueBank),
        );
      }
    const early = game("early").civs[0]!;
    expect(early.yellowSections.map((section) => section.price)).toEqual([7, 5, 4, 3, 2]);
    expect(early.yellowSections.map((section) => section.toll)).toEqual([4, 3, 2, 1, 0]);
    expect(early.blueSections.map((section) => section.toll)).toEqual([4, 2, 0]);
  });

  it("knows my hands and only the number of others' military cards", () => {
    for (const name of Object.keys(positions)) {
      const { you } = positions[name]!;
      for (const civ of game(name).civs) {
        expect(civ.civilHand.cards.length).toBe(civ.civilHand.count);
        if (civ.seat === you) expect(civ.militaryHand.cards.length).toBe(civ.militaryHand.count);
        else expect(civ.militaryHand.cards.length).toBeLessThanOrEqual(civ.militaryHand.count);
      }
    }
  });

  it("tells what goes on between players", () => {
    expect(game("early").affair).toBeNull();
    const defend = game("defend").affair;
    expect(defend?.kind).toBe("battle");
    if (defend?.kind === "battle") {
      expect(defend.attack.seat).not.toBe(defend.defence.seat);
      expect(defend.defence.total).toBe(defend.defence.strength + defend.defence.extra);
    }
    const pact = game("pact").affair;
    expect(pact?.kind).toBe("pact");
    if (pact?.kind === "pact") expect([pact.a, pact.b]).toContain(pact.from);
  });

  it("seats both partners of a pact on their sides", () => {
    const pacts = game("mid").civs.flatMap((civ) => civ.pacts);
    expect(pacts.length).toBe(2);
    expect(pacts[0]).toEqual(pacts[1]);
  });

  it("adds up the final scoring card by card", () => {
    const { finals } = game("over");
    expect(finals.length).toBeGreaterThan(0);
    for (const line of finals)
      expect(new Set(line.points.map((point) => point.seat)).size).toBe(line.points.length);
  });
});
