// From the observation (`games/civilization/seen.py`) to what the board draws.

import type { components } from "../../lib/api/schema";
import type { TableView } from "../../lib/api/types";

export const RESOURCES = ["incense", "iron", "silk", "wheat"] as const;
export const UNIT_TYPES = ["infantry", "mounted", "artillery", "aircraft"] as const;

type Shapes = components["schemas"];

export type Resource = (typeof RESOURCES)[number];
export type UnitType = (typeof UNIT_TYPES)[number];
export type Icons = Shapes["civilization.IconsSeen"];
export type Square = Shapes["civilization.SquareSeen"];
export type City = Shapes["civilization.CitySeen"];
export type Player = Shapes["civilization.PlayerSeen"];
export type Battle = Shapes["civilization.BattleSeen"];
export type BattleUnit = Shapes["civilization.BattleUnitSeen"];
export type Offer = Shapes["civilization.OfferSeen"];
export type Game = Shapes["civilization.CivilizationSeen"];
type Goods = Shapes["civilization.GoodsSeen"];

export const gameOf = (view: TableView): Game => view.observation as unknown as Game;

/** Before a civilisation has been chosen there is nothing to show of a player. */
export const playing = (player: Player | undefined): player is Player => !!player?.civilization;

export const mine = (view: TableView): Player | null => {
  const game = gameOf(view);
  const player = game.players[game.seat ?? game.active];
  return playing(player) ? player : null;
};

export interface TechCard {
  id: string;
  level: number;
}

/** Techs by level, lowest first, from the content. */
export function techsByLevel(content: Record<string, unknown>): TechCard[][] {
  const techs = ((content.techs as { techs?: TechCard[] } | undefined)?.techs ?? []) as TechCard[];
  return [1, 2, 3, 4, 5].map((level) => techs.filter((tech) => tech.level === level));
}

/** Places of the pyramid that are free, by level: each rests on two below it, the lowest row has always one more. */
export const openSlots = (pyramid: string[][]): number[] =>
  pyramid.map((level, i) => (i ? Math.max(0, (pyramid[i - 1]?.length ?? 0) - 1 - level.length) : 1));

export interface Space {
  step: number;
  type: string;
  deck: number | null;
  section: number;
  culture_cost: number;
  trade_cost: number;
}

export const trackOf = (content: Record<string, unknown>): Space[] =>
  ((content.culture_track as { spaces?: Space[] } | undefined)?.spaces ?? []) as Space[];

/** The size of a square in drawing units. */
export const UNIT = 44;

/** Every place to draw, face-down tiles included, as one rectangle each. */
export const tilesOf = (game: Game) =>
  game.map.tiles.map((tile) => ({
    ...tile,
    left: tile.x * UNIT,
    top: tile.y * UNIT,
    hidden: tile.tile === null,
  }));

/** A city's square and the eight round it, row by row; what is unexplored or off the map is missing. */
export function around(game: Game, city: City): (Square | undefined)[] {
  const centre = game.map.squares[city.square];
  if (!centre) return [];
  const near = Object.values(game.map.squares);
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].map((dx) => near.find((square) => square.x === centre.x + dx && square.y === centre.y + dy)),
  );
}

export interface Standing {
  id: string;
  x: number;
  y: number;
  city: string | null;
  owner: number;
  armies: number;
  scouts: number;
}

/** The figures on the map, square by square; a group on its way stands where it has come to. */
export function standing(game: Game): Standing[] {
  const found: Standing[] = [];
  for (const [id, { x, y, city, owner, armies, scouts }] of Object.entries(game.map.squares))
    if (owner !== null && armies + scouts) found.push({ id, x, y, city, owner, armies, scouts });
  const moving = game.moving;
  const at = moving && !moving.on_map ? game.map.squares[moving.square] : undefined;
  if (!moving || !at) return found;
  const here = found.find((one) => one.id === moving.square && one.owner === moving.seat);
  const { armies, scouts } = moving;
  if (here) Object.assign(here, { armies: here.armies + armies, scouts: here.scouts + scouts });
  else found.push({ id: moving.square, x: at.x, y: at.y, city: at.city, owner: moving.seat, armies, scouts });
  return found;
}

/** Room round the grid for the letters and numbers of its squares. */
export const RIM = 22;

/** The part of the grid that holds tiles. */
export function frame(game: Game): [number, number, number, number] {
  const xs = game.map.tiles.map((tile) => tile.x);
  const ys = game.map.tiles.map((tile) => tile.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs) + 4, Math.max(...ys) + 4];
  return [
    left * UNIT - RIM,
    top * UNIT - RIM,
    (right - left) * UNIT + 2 * RIM,
    (bottom - top) * UNIT + 2 * RIM,
  ];
}

/** The columns and rows of the map, by their number from the left and from the top, and what they are called. */
export function lines(game: Game): { columns: [number, string][]; rows: [number, string][] } {
  const [left, top, wide, high] = frame(game);
  const run = (from: number, long: number, called: (n: number) => string): [number, string][] =>
    Array.from({ length: Math.round((long - 2 * RIM) / UNIT) }, (_, i) => {
      const n = Math.round((from + RIM) / UNIT) + i;
      return [n, called(n)];
    });
  return {
    columns: run(left, wide, (x) => String.fromCharCode(65 + x)),
    rows: run(top, high, (y) => String(y + 1)),
  };
}

/** Markers are offered by the piece. */
const PIECES: Record<string, string> = { huts: "hut", villages: "village" };

const openGoods = ({ trade, culture, resources }: Goods): [string, number][] => [
  ["trade", trade],
  ["culture", culture],
  ...Object.entries(resources),
];

/** What an offer says in figures, leaving out what is not in it. */
export function goodsIn(goods: Goods | undefined): [string, number][] {
  if (!goods) return [];
  const { trade: _t, culture: _c, resources: _r, ...backs } = goods;
  const hidden = Object.entries(backs).map(([what, n]): [string, number] => [PIECES[what] ?? what, n]);
  return [...openGoods(goods), ...hidden].filter(([, n]) => n > 0);
}

/** What one gives oneself: cards and markers by their faces. */
export const ownGoodsIn = (offer: Offer): [string, number][] =>
  offer.give
    ? [...openGoods(offer.give), ...Object.entries(offer.give_exact ?? {})].filter(([, n]) => n > 0)
    : [];
