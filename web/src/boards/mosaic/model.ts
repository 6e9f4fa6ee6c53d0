// From the observation (`games/mosaic/view.py`) to what the board draws.

import type { TableView } from "../../lib/api/types";

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

export type Currency = (typeof CURRENCIES)[number];
export type Pillar = (typeof PILLARS)[number];
export type Unit = (typeof UNITS)[number];
export type DeckName = (typeof DECKS)[number];
export type Cost = Partial<Record<Currency | "population", number>>;

export interface Card {
  id: string;
  deck?: "starting" | "regular";
  cost?: Cost;
  prerequisites?: Partial<Record<Pillar, number>>;
  symbols?: Pillar[];
  vp?: number;
  kind?: string;
  type?: string;
  goods?: string[];
  population?: number;
  per?: [number, number];
  unrest?: number;
}

export interface Deck {
  left: number;
  exhausted: boolean;
  empire_revealed: boolean;
  offer: Card[];
  top: Card | null;
}

export interface Tile {
  id: string;
  type: "good" | "resource";
  resource?: Currency | "population";
  amount?: number;
  production?: Record<string, number>;
}

export interface Hex {
  id: string;
  q: number;
  r: number;
  region: string;
  kind: "plain" | "resource" | "port";
  in_play: boolean;
  tile: Tile | null;
  piece: { type: string; seat: number; id?: string } | null;
}

export interface Region {
  id: string;
  in_play: boolean;
  adjacent: string[];
  locked_by: number[];
  influence: number[];
  points: number[];
  prize: number;
  dominated_by: number | null;
  units: ({ seat: number } & Record<Unit, number>)[];
}

export interface Claim {
  id: string;
  vp: number;
  needs: number;
  pillar?: Pillar;
  stat?: string;
  progress: number[];
  owner: number | null;
}

export interface Government {
  id: string;
  cost: Cost;
  requires: Partial<Record<Pillar, number>>;
  per: string;
  vp: number;
  production: Record<string, number>;
  owner: number | null;
}

export interface Player {
  seat: number;
  leader: string | null;
  leader_power: { kind: string; used: boolean } | null;
  government: string | null;
  refresh_left: boolean;
  resources: Record<Currency, number>;
  population: number;
  production: Record<"stone" | "food" | "ideas" | "tax" | "tariff", number>;
  work: Record<"stone" | "food" | "ideas", number>;
  symbols: Record<Pillar, number>;
  goods: Record<string, number>;
  wild: number;
  kinds: number;
  cities: number;
  ports: number;
  farm_towns: number;
  artisan_towns: number;
  units: number;
  supply: Record<string, number>;
  recruit_limit: number;
  recruitable: Unit[];
  technologies: string[];
  face_down: (string | null)[];
  build_cards: string[];
  tax_tariff_cards: string[];
  wonders: string[];
  golden_ages: string[];
  achievements: string[];
  unrest: number;
  money_from: Record<string, number>;
  points: Record<string, number>;
  score: number;
}

export interface You {
  seat: number;
  hand: string[];
  kept: string[];
  playable: string[];
  cards: Record<string, Card>;
}

export interface Game {
  round: number;
  active: number;
  phase: string;
  scorings: number;
  max_scorings: number;
  ending: string | null;
  bonus_field: number;
  regions: Region[];
  hexes: Hex[];
  decks: Record<DeckName, Deck>;
  wonders: { id: string; hex_kind: "port" | "land"; owner: number | null; hex: string | null }[];
  wonder_costs: Cost[];
  golden_ages: Claim[];
  achievements: Claim[];
  governments: Government[];
  leaders: { id: string; symbols: Pillar[]; owner: number | null }[];
  costs: Record<"city" | "port" | "farm_town" | "artisan_town" | "unit" | "move", Cost> & { joker: number };
  players: Player[];
  you: You | null;
}

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
