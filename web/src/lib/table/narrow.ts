// From many legal actions to the one a person means, click by click.

import type { Action } from "../api/types";

export interface Narrowed {
  /** Actions that still fit what has been chosen. */
  candidates: Action[];
  /** The next things to click, with the actions behind each. */
  lit: Map<string, Action[]>;
  /** Actions with nothing left to click on the table: they are buttons. */
  buttons: Action[];
}

/** Actions that end something (a turn, a phase): never played by a click on the board without being asked. */
const ENDING = new Set(["end", "done", "pass", "finish"]);

export const isEnding = (action: Action): boolean => ENDING.has(action.group);

/** Other ways to end a turn, which stand beside the usual one. */
const OTHER_ENDINGS = new Set(["draw_less"]);

export const endsTurn = (action: Action): boolean => isEnding(action) || OTHER_ENDINGS.has(action.group);

/** Actions that give something of one's own up: a click on the thing alone does not do it. */
const GIVING_UP = new Set(["destroy"]);

const asksFirst = (action: Action): boolean => isEnding(action) || GIVING_UP.has(action.group);

/** Goods that are paid, given or taken: each as often as it is clicked, in any order. */
const MIXES = new Set(["pay", "give", "take"]);

export const isMix = (action: Action): boolean => MIXES.has(action.group);

/** The targets still to be clicked, in order; what is not drawn on the table cannot be clicked and is passed. */
function remaining(action: Action, chosen: string[], drawn: (id: string) => boolean): string[] | null {
  const seen = action.targets.filter(drawn);
  const rest = [...seen];
  for (const id of chosen) {
    const at = rest.indexOf(id);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** `chosen` in the order of the action's own targets: `legion roma>ancona` when Roma was clicked first. */
const inOrder = (action: Action, chosen: string[], drawn: (id: string) => boolean): boolean => {
  const seen = action.targets.filter(drawn);
  return chosen.every((id, i) => seen[i] === id);
};

export function narrow(actions: Action[], chosen: string[], drawn: (id: string) => boolean): Narrowed {
  let candidates = actions.filter((action) => remaining(action, chosen, drawn) !== null);
  // Clicking Roma means "from Roma" when something may leave it, although other moves end there.
  const ordered = candidates.filter((action) => isMix(action) || inOrder(action, chosen, drawn));
  if (ordered.length) candidates = ordered;
  const lit = new Map<string, Action[]>();
  const buttons: Action[] = [];
  for (const action of candidates) {
    const rest = remaining(action, chosen, drawn) ?? [];
    if (!rest.length) buttons.push(action);
    for (const next of isMix(action) ? new Set(rest) : rest.slice(0, 1))
      lit.set(next, [...(lit.get(next) ?? []), action]);
  }
  return { candidates, lit, buttons };
}

export type Step =
  | { kind: "play"; action: Action }
  | { kind: "confirm"; action: Action }
  | { kind: "chosen"; chosen: string[] }
  | { kind: "nothing" };

/** What a click on a thing means now. */
export function click(actions: Action[], chosen: string[], id: string, drawn: (id: string) => boolean): Step {
  const next = [...chosen, id];
  const { candidates } = narrow(actions, next, drawn);
  // Once more of the same, or else it is let go of.
  if (chosen.at(-1) === id && !candidates.length) return { kind: "chosen", chosen: chosen.slice(0, -1) };
  if (candidates.length === 0) {
    // A click elsewhere starts over when it makes sense there.
    return chosen.length && narrow(actions, [id], drawn).candidates.length
      ? click(actions, [], id, drawn)
      : { kind: "nothing" };
  }
  const only = candidates.length === 1 ? candidates[0] : undefined;
  if (!only) return { kind: "chosen", chosen: next };
  return { kind: asksFirst(only) ? "confirm" : "play", action: only };
}
