import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { frame, type Hex, UNITS } from "./model";
import { type Box, gap, type Labels, labels, landOf, overlap, type Sight, sightOf } from "./names";

const files = "../src/ziggurat/games/mosaic";
const read = <T>(file: string): T => load(readFileSync(`${files}/${file}`, "utf8")) as T;
const map = read<{ hexes: Hex[]; regions: { id: string }[] }>("content/map.yaml");
const setup = read<{ setup_by_players: Record<number, { regions_out: string[] }> }>(
  "content/components.yaml",
);
const namesIn = (source: string): Record<string, string> =>
  Object.fromEntries(Array.from(source.matchAll(/^name-(\w+) = (.*)$/gm), (found) => [found[1]!, found[2]!]));
const named = Object.fromEntries(
  ["en", "de"].map((lang) => [
    lang,
    namesIn(readFileSync(`../src/ziggurat/words/${lang}/mosaic/names.ftl`, "utf8")),
  ]),
);

/** Pixels of the map on screens of 1920, 1440, 1024 and 768 and on a phone of 360. */
const SCREENS = [
  { kind: "desk", at: [1246, 560] },
  { kind: "desk", at: [824, 460] },
  { kind: "desk", at: [824, 357] },
  { kind: "desk", at: [754, 250] },
  { kind: "tight", at: [712, 250] },
  { kind: "phone", at: [360, 157] },
  { kind: "phone", at: [360, 240] },
] as const;
const SCALES = [1, 1.6, 4];

interface Case {
  hexes: Hex[];
  shown: Labels;
  sight: Sight;
  kind: string;
  what: string;
}

function cases(troops: (region: number, limit: number) => number): Case[] {
  const all: Case[] = [];
  for (const lang of ["en", "de"])
    for (const players of [2, 3, 5]) {
      const limit = players * UNITS.length;
      const out = setup.setup_by_players[players]!.regions_out;
      const hexes = map.hexes
        .filter((hex) => !out.includes(hex.region))
        .map((hex) => ({ ...hex, in_play: true }));
      const ids = map.regions.map(({ id }) => id).filter((id) => !out.includes(id));
      const names = Object.fromEntries(ids.map((id) => [id, named[lang]![id]!]));
      const counts = Object.fromEntries(ids.map((id, i) => [id, troops(i, limit)]));
      for (const { kind, at } of SCREENS)
        for (const scale of SCALES) {
          const sight = sightOf(frame(hexes), at, scale, kind);
          const shown = labels(hexes, names, counts, limit, sight);
          const what = `${lang}, ${players} players, ${at.join(" × ")}, zoomed ${scale}`;
          all.push({ hexes, shown, sight, kind, what });
        }
    }
  return all;
}

const inside = (box: Box, area: Box): boolean =>
  box.x >= area.x - 0.01 &&
  box.y >= area.y - 0.01 &&
  box.x + box.w <= area.x + area.w + 0.01 &&
  box.y + box.h <= area.y + area.h + 0.01;

describe.each([
  ["no troops", () => 0],
  ["a few troops", (region: number) => (region * 5) % 4],
  ["some regions full of troops", (region: number, limit: number) => (region % 3 === 1 ? limit : region)],
  ["every kind of every player in every region", (_: number, limit: number) => limit],
])("names of regions with %s", (_, troops) => {
  const all = cases(troops);

  it("stand nearer to their own region than to any other", () => {
    for (const { hexes, shown, what } of all)
      for (const [region, { own, foreign }] of landOf(hexes)) {
        const box = shown.boxes[region]!;
        expect(gap(box, own), `${region}: ${what}`).toBeLessThan(gap(box, foreign));
      }
  });

  it("lie on no other name and no other region's troops", () => {
    for (const { shown, what } of all) {
      const boxes = Object.entries(shown.boxes);
      for (const [i, [a, one]] of boxes.entries())
        for (const [b, other] of boxes.slice(i + 1))
          expect(overlap(one, other), `${a} and ${b}: ${what}`).toBe(false);
    }
  });

  it("are on the screen and can be read", () => {
    for (const { shown, sight, what } of all) {
      expect(shown.lettering.name / sight.px, what).toBeGreaterThanOrEqual(12);
      if (shown.lettering.counted)
        expect((14 * shown.lettering.token) / sight.px, what).toBeGreaterThanOrEqual(12);
      for (const [region, box] of Object.entries(shown.boxes)) {
        expect(inside(box, sight.area), `${region}: ${what}`).toBe(true);
        for (const other of sight.kept) expect(overlap(box, other), `${region}: ${what}`).toBe(false);
      }
    }
  });

  it("lie on no hex on a desk", () => {
    for (const { hexes, shown, what } of all.filter(({ kind }) => kind === "desk")) {
      expect(shown.ashore, what).toEqual([]);
      for (const [region, { own }] of landOf(hexes))
        expect(gap(shown.boxes[region]!, own), `${region}: ${what}`).toBeGreaterThan(0);
    }
  });
});
