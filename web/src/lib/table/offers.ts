// What the prompt offers as buttons: as much as there is room for in two lines, so that the prompt, and the board above
// it, keeps its height; a third one only for whole kinds of action.

import type { Action } from "../api/types";
import { endsTurn, isEnding, isMix, type Narrowed } from "./narrow";

/** An action, or a kind of action with the number of its actions. */
export type Choice = { action: Action } | { group: string; n: number };

export interface Room {
  /** One line that the finger pushes along. */
  phone: boolean;
  /** How many letters a line of buttons holds. */
  line: number;
  /** How many letters of it are taken: going back, asking for a hint. */
  taken: number;
}

/** What a button takes up beside its letters, what it is at most, and the one that lists all actions. */
const PADDING = 5;
const WIDEST = 41;
const ALL = 10;
/** On a phone one does not push on for ever. */
const FAR = 400;
const FEW = 10;
/** An action alone in its kind is a button itself, if its words are few. */
const SHORT = 30;

/** How many lines buttons with these words fill after what stands before them. */
export function lines(words: string[], { line, taken }: Room): number {
  let [full, used] = [0, taken];
  for (const { length } of words) {
    const wide = Math.min(length + PADDING, WIDEST);
    if (used + wide > line) [full, used] = [full + 1, 0];
    used += wide;
  }
  return full + 1;
}

const letters = (words: string[]) => words.reduce((sum, { length }) => sum + length + PADDING, 0);
const single = (action: Action): Choice => ({ action });

/**
 * Every action where they are few, else those that lie nowhere on the board and every kind of the others with its
 * number; `rest` are the actions that found no room. Ways to end the turn stand last, the usual one at the very end.
 */
export function offers(
  narrowed: Narrowed,
  room: Room,
  said: (choice: Choice) => string,
): { shown: Choice[]; rest: number } {
  const all = narrowed.candidates;
  const endings = all.filter(isEnding).map(single);
  const others = all.filter((action) => !isEnding(action));
  const fits = (shown: Choice[], high = 2, more = 0) => {
    const words = [...shown, ...endings].map(said);
    return room.phone ? letters(words) <= FAR : lines(words, { ...room, taken: room.taken + more }) <= high;
  };
  if (all.length === 1 || (!room.phone && all.length <= FEW && fits(others.map(single))))
    return { shown: [...others.map(single), ...endings], rest: 0 };

  const homeless = narrowed.buttons.filter((action) => !isEnding(action)).map(single);
  // They leave room for the kinds.
  const few = letters([...homeless, ...endings].map(said)) <= (room.phone ? 0.6 * FAR : 0.9 * room.line);
  const shown = few ? homeless : [];
  const direct = new Set(shown.map((choice) => "action" in choice && choice.action));
  const kinds = new Map<string, Action[]>();
  for (const action of others)
    if (!direct.has(action)) kinds.set(action.group, [...(kinds.get(action.group) ?? []), action]);
  const grouped = [...kinds].map(([group, actions]): [number, Choice] => [
    actions.length,
    actions.length === 1 && actions[0]!.label.length <= SHORT
      ? single(actions[0]!)
      : { group, n: actions.length },
  ]);
  // One kind, and nothing of it on the board: what there is room for is asked at once; mixes of goods, where there is
  // room for all.
  const mixes = others.every(isMix) && fits(others.map(single));
  const only = kinds.size === 1 && shown.length === 0 && (narrowed.lit.size === 0 || mixes);
  const offered = only ? others.map((action): [number, Choice] => [1, single(action)]) : grouped;

  // A third line is better than an action that nobody finds.
  const high = only ? 2 : 3;
  const listed = fits([...shown, ...offered.map(([, choice]) => choice)], high) ? 0 : ALL;
  let rest = 0;
  for (const [n, choice] of offered)
    if (!(only && rest > 0) && fits([...shown, choice], high, listed)) shown.push(choice);
    else rest += n;
  const last = (choice: Choice) => "action" in choice && endsTurn(choice.action);
  if (!only) shown.sort((a, b) => Number(last(a)) - Number(last(b)));
  return { shown: [...shown, ...endings], rest };
}
