// The cards as the content records give them, in the shape the board draws. Numbers come from the records,
// so a content pack that corrects a figure is drawn corrected.

import { type IconName, icon } from "./icons";

export type CardType =
  | "technology"
  | "leader"
  | "wonder"
  | "action"
  | "event"
  | "territory"
  | "aggression"
  | "pact"
  | "war"
  | "tactics"
  | "bonus";

/** The classes of technologies that hold workers, in the order of the columns. */
export const CLASSES = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air_force",
] as const;

export type TechClass = (typeof CLASSES)[number];

/** What a yield, a bonus or a price is counted in. */
export type Unit = "culture" | "science" | "strength" | "happiness" | "food" | "resources";

export interface Amount {
  unit: Unit;
  n: number;
}

export interface Card {
  id: string;
  age: string;
  level: number;
  type: CardType;
  /** Technologies: class or `government` or `special`. */
  klass: string;
  science: number;
  /** Governments: the price of a revolution. */
  revolution: number;
  build: number;
  /** Per worker on a technology, or while a wonder, leader or special technology is in play. */
  yields: Amount[];
  stages: number[];
  civil: number;
  military: number;
  urban: number;
  /** Military actions an aggression or war costs; null where it depends on the rival. */
  militaryCost: number | null;
  army: { infantry: number; cavalry: number; artillery: number } | null;
  armyBonus: number;
  armyBonusObsolete: number | null;
  defence: number;
  colonization: number;
}

type Numbers = Record<string, number>;

interface CardRecord {
  id: string;
  age: string;
  level: number;
  type: CardType;
  tech_class?: string;
  science_cost?: number;
  science_cost_revolution?: number;
  science_cost_peaceful?: number;
  build_cost?: number;
  per_worker?: Numbers;
  bonus?: Numbers;
  permanent?: Numbers;
  stages?: number[];
  civil_actions?: number;
  military_actions?: number;
  urban_limit?: number;
  military_action_cost?: number | object;
  army?: { infantry: number; cavalry: number; artillery: number };
  army_bonus?: number;
  army_bonus_obsolete?: number | null;
  defence_bonus?: number;
  colonization_bonus?: number;
}

export const UNITS: readonly Unit[] = ["culture", "science", "strength", "happiness", "food", "resources"];

export const amounts = (numbers: Numbers | undefined): Amount[] =>
  UNITS.filter((unit) => numbers?.[unit]).map((unit) => ({ unit, n: numbers![unit]! }));

function read(record: CardRecord): Card {
  return {
    id: record.id,
    age: record.age,
    level: record.level,
    type: record.type,
    klass: record.tech_class ?? "",
    science: record.science_cost || record.science_cost_peaceful || 0,
    revolution: record.science_cost_revolution ?? 0,
    build: record.build_cost ?? 0,
    yields: amounts(record.per_worker ?? record.bonus ?? record.permanent),
    stages: record.stages ?? [],
    civil: record.civil_actions ?? record.bonus?.civil_actions ?? 0,
    military: record.military_actions ?? record.bonus?.military_actions ?? 0,
    urban: record.urban_limit ?? 0,
    militaryCost: typeof record.military_action_cost === "object" ? null : (record.military_action_cost ?? 0),
    army: record.army ?? null,
    armyBonus: record.army_bonus ?? 0,
    armyBonusObsolete: record.army_bonus_obsolete ?? null,
    defence: record.defence_bonus ?? 0,
    colonization: record.colonization_bonus ?? 0,
  };
}

/** Figures say all that the card does. */
export const plain = (card: Card): boolean =>
  card.type === "bonus" || (card.type === "technology" && card.klass !== "special");

let lastContent: unknown;
let lastCards: Map<string, Card> = new Map();

/** All cards by id; worked out once for each content. */
export function cardsOf(content: Record<string, unknown>): Map<string, Card> {
  if (content === lastContent) return lastCards;
  lastContent = content;
  lastCards = new Map();
  for (const file of Object.values(content)) {
    const records = (file as { cards?: CardRecord[] } | null)?.cards;
    if (Array.isArray(records)) for (const record of records) lastCards.set(record.id, read(record));
  }
  return lastCards;
}

const COLOURS: Record<CardType, string> = {
  technology: "special",
  leader: "leader",
  wonder: "wonder",
  action: "action",
  event: "event",
  territory: "event",
  aggression: "production",
  pact: "special",
  war: "war",
  tactics: "military",
  bonus: "urban",
};

const KINDS: Record<string, string> = {
  farm: "production",
  mine: "production",
  lab: "urban",
  temple: "urban",
  library: "urban",
  theater: "urban",
  arena: "urban",
  infantry: "military",
  cavalry: "military",
  artillery: "military",
  air_force: "military",
  government: "government",
  special: "special",
};

/** The CSS colour of a card's kind and of what is written on it. */
export function paint(card: Pick<Card, "type" | "klass">): { kind: string; on: string } {
  const colour = KINDS[card.klass] ?? COLOURS[card.type];
  if (colour === "war") return { kind: "var(--edge)", on: "var(--edge-ink)" };
  return { kind: `var(--c-${colour})`, on: colour === "action" ? "var(--on-action)" : "var(--on-c)" };
}

export const pictogram = (card: Pick<Card, "type" | "klass">): string =>
  icon[(card.type === "technology" ? card.klass : card.type) as IconName] ?? icon.special;

export const unitColour: Record<Unit, string> = {
  culture: "var(--culture)",
  science: "var(--science)",
  strength: "var(--strength)",
  happiness: "var(--happy)",
  food: "var(--food)",
  resources: "var(--build)",
};
