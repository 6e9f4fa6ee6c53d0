// What the board draws. `model.ts` makes it from an observation; components know nothing else.

import type { Amount, Card } from "./cards";

export interface Slot {
  /** From 1. */
  slot: number;
  card: Card | null;
  /** Civil actions printed at the slot. */
  place: number;
  /** Civil actions to take this card, for whoever looks. */
  cost: number;
  /** Why it may not be taken at any price. */
  reason: string | null;
}

export interface Technology {
  card: Card;
  workers: number;
  tokens: number;
  /** What one blue token on it is worth. */
  value: number;
  /** To build here, after discounts. */
  cost: number;
}

export interface Wonder {
  card: Card;
  ravaged: boolean;
}

export interface Building {
  card: Card;
  built: number;
}

export interface Pact {
  card: Card;
  owner: number;
  /** Seats of the sides A and B. */
  a: number;
  b: number;
}

export interface War {
  card: Card;
  attacker: number;
  defender: number;
}

export interface Hand {
  count: number;
  limit: number;
  /** The cards that may be seen; `fresh` ones were taken this turn. */
  cards: { card: Card; fresh: boolean }[];
}

/** One section of a bank: `filled` of `spaces` hold a token; `price` and `toll` stand at it. */
export interface Section {
  spaces: number;
  filled: number;
  price: number;
  toll: number;
  now: boolean;
}

export interface Civ {
  seat: number;
  resigned: boolean;
  culture: number;
  cultureRate: number;
  science: number;
  scienceRate: number;
  strength: number;
  /** 1 for the strongest. */
  strengthPlace: number | null;
  happy: number;
  happyNeeded: number;
  discontent: number;
  uprising: boolean;
  food: number;
  foodMade: number;
  consumption: number;
  resources: number;
  resourcesMade: number;
  corruption: number;
  /** Resources for military units alone, this turn. */
  militaryResources: number;
  yellowBank: number;
  blueBank: number;
  yellowSections: Section[];
  blueSections: Section[];
  populationCost: number | null;
  idle: number;
  population: number;
  civilLeft: number;
  civilTotal: number;
  militaryLeft: number;
  militaryTotal: number;
  urbanLimit: number;
  government: Card | null;
  leader: Card | null;
  building: Building | null;
  wonders: Wonder[];
  specials: Card[];
  tactics: Card | null;
  armies: number;
  armyBonus: number;
  colonies: Card[];
  pacts: Pact[];
  wars: War[];
  technologies: Technology[];
  civilHand: Hand;
  militaryHand: Hand;
  /** Variant: who attacks this player. */
  marker: number | null;
  /** Civil actions a rebellion takes from the next turn. */
  lostActions: number;
  skipsPolitics: boolean;
}

export interface Force {
  seat: number;
  strength: number;
  /** What sacrifices, cards and pacts add. */
  extra: number;
  total: number;
  units: { card: Card; n: number }[];
  cards: Card[];
}

export type Affair =
  | {
      kind: "auction";
      card: Card;
      bid: number;
      bidder: number | null;
      /** Seats in order of bidding, with the largest force where it may be known. */
      seats: { seat: number; in: boolean; largest: number | null }[];
      force: Force | null;
    }
  | {
      kind: "battle";
      card: Card;
      war: boolean;
      attack: Force;
      defence: Force;
      victor: number | null;
    }
  | { kind: "pact"; card: Card; a: number; b: number; from: number };

export interface Pile {
  count: number;
  /** Cards of it this screen may know. */
  known: Card[];
}

export interface Game {
  tier: "simple" | "advanced" | "full";
  age: string;
  round: number;
  lastRound: boolean;
  phase: string;
  turn: number;
  start: number;
  row: Slot[];
  /** Slots cleared at the next refill. */
  front: number;
  civilLeft: number;
  militaryLeft: number;
  militaryDiscards: number;
  current: Pile;
  future: Pile;
  past: Card[];
  /** Scoring cards open for the end. */
  open: Card[];
  /** Scoring cards only I know. */
  mine: Card[];
  revealed: Card | null;
  affair: Affair | null;
  /** The seat whose things are chosen now, where it is another than the one that chooses. */
  about: number | null;
  civs: Civ[];
  /** Points each card gave at the end. */
  finals: { card: Card; points: { seat: number; points: number }[] }[];
}

export type { Amount, Card };
