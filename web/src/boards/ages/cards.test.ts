import { readdirSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { cardsOf, paint, pictogram } from "./cards";

const folder = "../src/ziggurat/games/ages/content";
const content = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace(".yaml", ""),
    load(readFileSync(`${folder}/${file}`, "utf8")),
  ]),
);
const cards = cardsOf(content as Record<string, unknown>);

describe("the cards of the box", () => {
  it("are all read", () => {
    expect(cards.size).toBeGreaterThan(230);
    expect(cards.get("republic")).toMatchObject({
      klass: "government",
      civil: 7,
      military: 2,
      revolution: 4,
      science: 14,
    });
    expect(cards.get("theology")?.yields).toEqual([
      { unit: "culture", n: 1 },
      { unit: "happiness", n: 2 },
    ]);
    expect(cards.get("assassinate_ii")?.militaryCost).toBeNull();
  });

  it("have a colour and a pictogram", () => {
    for (const card of cards.values()) {
      expect(paint(card).kind).toMatch(/^var\(/);
      expect(pictogram(card).length, card.id).toBeGreaterThan(20);
    }
  });
});
