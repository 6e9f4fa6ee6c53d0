// From the observation (`games/mosaic/view.py`) to what the board draws.

import type { components } from "../../lib/api/schema";
import type { AnyOf, TableView } from "../../lib/api/types";

/** Below this width of the screen the column beside the map folds into the market and the cells. */
export const TIGHT = 900;

export const CURRENCIES = ["stone", "food", "ideas", "money"] as const;
export const PILLARS = [
  "science",
  "economy",
  "food",
  "health",
  "construction",
  "culture",
  "government",
  "military",
  "urbanization",
] as const;
export const UNITS = ["infantry", "cavalry", "siege_engine"] as const;
export const DECKS = ["technology", "build", "population", "tax_tariff"] as const;

type Shapes = components["schemas"];

export type Currency = (typeof CURRENCIES)[number];
export type Pillar = Shapes["mosaic.GoldenAgeSeen"]["pillar"];
export type Unit = (typeof UNITS)[number];
export type DeckName = keyof Shapes["mosaic.Decks"];
export type Cost = Shapes["mosaic.Cost"];
export type Tile = Shapes["mosaic.TileSeen"];
export type Hex = Shapes["mosaic.HexSeen"];
export type Region = Shapes["mosaic.RegionSeen"];
export type Government = Shapes["mosaic.GovernmentSeen"];
export type Player = Shapes["mosaic.PlayerSeen"];
export type You = Shapes["mosaic.YouSeen"];
export type Game = Shapes["mosaic.MosaicSeen"];
/** A card of any deck: what the cards of one deck have may be there. */
export type Card = { id: string } & AnyOf<
  | Shapes["mosaic.TechnologySeen"]
  | Shapes["mosaic.BuildSeen"]
  | Shapes["mosaic.PopulationSeen"]
  | Shapes["mosaic.TaxSeen"]
>;
/** A golden age or an achievement. */
export type Claim = Omit<Shapes["mosaic.GoldenAgeSeen"], "pillar"> & { pillar?: Pillar; stat?: string };
/** A deck and its cards of any kind. */
export type Deck = Omit<Shapes["mosaic.TechnologyDeck"], "offer" | "top"> & {
  offer: Card[];
  top: Card | null;
};

export const gameOf = (view: TableView): Game => view.observation as unknown as Game;

/** The player whose things lie before the prompt: the seat of the view, or the active one for a spectator. */
export const mine = (view: TableView): Player => {
  const game = gameOf(view);
  return game.players[game.you?.seat ?? game.active] ?? game.players[0]!;
};

/** Pointy-top axial coordinates to the plane; `SIZE` is the radius of a hex. */
export const SIZE = 26;
export const centre = (q: number, r: number): [number, number] => [
  SIZE * Math.sqrt(3) * (q + r / 2),
  SIZE * 1.5 * r,
];

export const corners = (radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((k) => {
      const angle = (k * Math.PI) / 3;
      return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
    })
    .join("L")}Z`;

/** The rectangle that holds every hex in play, with room around it for the names of the regions. */
export function frame(hexes: Hex[]): [number, number, number, number] {
  const land = hexes.filter((hex) => hex.in_play);
  const at = land.map((hex) => centre(hex.q, hex.r));
  const xs = at.map(([x]) => x);
  const ys = at.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // A region alone at the top has its name beside it, several have theirs above.
  const first = Math.min(...land.map((hex) => hex.r));
  const above = new Set(land.filter((hex) => hex.r === first).map((hex) => hex.region)).size > 1 ? 70 : 10;
  return [left - 56, top - SIZE - above, right - left + 112, bottom - top + 2 * SIZE + above + 10];
}

/** The six neighbours of a hex, in the order of its edges clockwise from the upper right. */
const AROUND: readonly [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The edges of hexes along which two regions touch or the land ends, as one path each. */
export function outlines(hexes: Hex[]): { borders: string; shore: string } {
  const land = new Map(hexes.filter((hex) => hex.in_play).map((hex) => [`${hex.q},${hex.r}`, hex]));
  let borders = "";
  let shore = "";
  for (const hex of land.values()) {
    const [x, y] = centre(hex.q, hex.r);
    AROUND.forEach(([dq, dr], edge) => {
      const near = land.get(`${hex.q + dq},${hex.r + dr}`);
      if (near?.region === hex.region) return;
      const point = (k: number) => {
        const angle = (k * Math.PI) / 3;
        return `${(x + SIZE * Math.sin(angle)).toFixed(1)} ${(y - SIZE * Math.cos(angle)).toFixed(1)}`;
      };
      const line = `M${point(edge)}L${point(edge + 1)}`;
      if (near) borders += line;
      else shore += line;
    });
  }
  return { borders, shore };
}

/** What is missing before a card could lie face up: pillar symbols the player lacks. */
export function missing(needs: Partial<Record<Pillar, number>>, player: Player): Pillar[] {
  return PILLARS.filter((pillar) => (needs[pillar] ?? 0) > player.symbols[pillar]);
}

/** Golden ages and achievements, those within reach first, taken ones last. */
export function byReach(game: Game, seat: number): (Claim & { group: "golden_age" | "achievement" })[] {
  const all = [
    ...game.golden_ages.map((claim) => ({ ...claim, group: "golden_age" as const })),
    ...game.achievements.map((claim) => ({ ...claim, group: "achievement" as const })),
  ];
  const lacking = (claim: Claim) =>
    claim.owner === null
      ? Math.max(0, claim.needs - claim.progress[seat]!) / Math.max(1, claim.needs)
      : 2 + (claim.owner === seat ? 0 : 1);
  return all.sort((a, b) => lacking(a) - lacking(b));
}
