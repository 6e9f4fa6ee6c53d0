// From the observation (`games/civilization/view.py`) to what the board draws.

import type { TableView } from "../../lib/api/types";

export const RESOURCES = ["incense", "iron", "silk", "wheat"] as const;
export const UNIT_TYPES = ["infantry", "mounted", "artillery", "aircraft"] as const;
export type Resource = (typeof RESOURCES)[number];
export type UnitType = (typeof UNIT_TYPES)[number];

export interface Icons {
  trade: number;
  production: number;
  culture: number;
  coin: number;
  resources: Resource[];
}

export interface Square {
  x: number;
  y: number;
  tile: number;
  terrain: string;
  printed: Icons;
  icons: Icons;
  resource: Resource | null;
  token: "hut" | "village" | null;
  piece: string | null;
  piece_kind: "building" | "wonder" | "great_person" | null;
  disaster: boolean;
  city: string | null;
  outskirts_of: string | null;
  blockaded: boolean;
  owner: number | null;
  armies: number;
  scouts: number;
  moved: number;
  locked: boolean;
}

export interface City {
  id: string;
  owner: number;
  capital: boolean;
  square: string;
  walled: boolean;
  trade: number;
  production: number;
  culture: number;
  coin: number;
  resources: Resource[];
  arts: number;
  bonus: number;
  actions_left: number;
  outskirts: string[];
  gathered: string[];
}

export interface UnitCard {
  id: string;
  type: UnitType;
  strength: number;
}

export interface Player {
  seat: number;
  colour: string;
  civilization: string | null;
  trade: number;
  coins: number;
  culture: number;
  culture_step: number;
  next_step: { culture: number; trade: number } | null;
  government: string;
  unlocked: string[];
  techs: string[];
  pyramid: string[][];
  research_cost: number[];
  speed: number;
  stacking: number;
  hand_limit: number;
  max_cities: number;
  ranks: Record<UnitType, number>;
  unit_cost: Record<UnitType, number>;
  armies: { on_map: number; supply: number };
  scouts: { on_map: number; supply: number };
  resources: Record<Resource, number>;
  markers: { huts: number; villages: number };
  events: Record<string, number>;
  units: Record<UnitType, number>;
  forces: UnitCard[];
  hand: string[];
  known_markers: string[];
  combat_bonus: number;
  force: number;
  great_people: string[];
  coin_tokens: Record<string, number>;
  wonders: { id: string; square: string | null; obsolete: boolean; coins: number }[];
}

export interface BattleUnit {
  id: string;
  type: UnitType;
  rank: number;
  name: string;
  strength: number;
  wounds: number;
}

export interface Battle {
  attacker: number;
  defender: number;
  village: boolean;
  square: string;
  city: string | null;
  turn: 0 | 1;
  sides: {
    seat: number;
    barbarians: boolean;
    cards_left: number;
    total: number;
    bonus: number;
    hand: BattleUnit[] | null;
  }[];
  fronts: [BattleUnit | null, BattleUnit | null][];
}

type Goods = { trade: number; culture: number; resources: Record<Resource, number> } & Record<
  string,
  unknown
>;

export interface Offer {
  from: number;
  to: number;
  composing: boolean;
  give?: Goods;
  want?: Goods;
  /** Whoever makes the offer sees its hidden goods by their faces. */
  give_exact?: Record<string, number>;
}

export interface Game {
  seat: number | null;
  round: number;
  phase: string;
  first: number;
  active: number;
  map: {
    width: number;
    height: number;
    tiles: { place: number; x: number; y: number; tile: string | null; home: number | null }[];
    squares: Record<string, Square>;
  };
  cities: City[];
  players: Player[];
  market: {
    wonders: ({
      id: string;
      cost: number;
      discount: number | null;
      discount_tech: string | null;
      culture: number;
    } | null)[];
    buildings: {
      id: string;
      left: number;
      cost: number;
      limited: boolean;
      terrain: string[];
      icons: Icons;
      combat_bonus: number;
    }[];
    units: { type: UnitType; deck: number; discards: string[] }[];
    costs: Record<"army" | "scout" | "city_walls", number>;
    resources: Record<Resource, number>;
    wonder_deck: { medieval: number; modern: number };
    events: { deck: string; left: number }[];
    great_people_left: number;
  };
  battle: Battle | null;
  moving: {
    seat: number;
    square: string;
    armies: number;
    scouts: number;
    steps_left: number;
    on_map: boolean;
  } | null;
  offer: Offer | null;
  looting: { seat: number; loser: number } | null;
  announced: { kind: string; player: number; card: string; cancelled: boolean }[];
  secret: string | null;
}

export const gameOf = (view: TableView): Game => view.observation as unknown as Game;

/** A civilisation that has been chosen has all its figures; before that it has none. */
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

/** Markers are offered by the piece. */
const PIECES: Record<string, string> = { huts: "hut", villages: "village" };

const openGoods = ({ trade, culture, resources }: Goods): [string, number][] => [
  ["trade", trade],
  ["culture", culture],
  ...(Object.entries(resources) as [string, number][]),
];

/** What an offer says in figures, leaving out what is not in it. */
export function goodsIn(goods: Goods | undefined): [string, number][] {
  if (!goods) return [];
  const { trade: _t, culture: _c, resources: _r, ...backs } = goods;
  const hidden = (Object.entries(backs) as [string, number][]).map(([what, n]): [string, number] => [
    PIECES[what] ?? what,
    n,
  ]);
  return [...openGoods(goods), ...hidden].filter(([, n]) => n > 0);
}

/** What one gives oneself: cards and markers by their faces. */
export const ownGoodsIn = (offer: Offer): [string, number][] =>
  offer.give
    ? [...openGoods(offer.give), ...Object.entries(offer.give_exact ?? {})].filter(([, n]) => n > 0)
    : [];
