// A tour: an annotated game in which the learner makes the moves. The game is a real one on the server, with a
// fixed seed and every seat ours; the tour plays the others and lights only what comes next.

import { api } from "../api/rest";
import type { NewTable, OptionValue } from "../api/types";
import { session } from "../session.svelte";
import type { Table } from "./table.svelte";

export interface TourStep {
  /** What is read before going on: the title's message `tour-<say>`. A step without one is another player's move, made
   * at once. */
  say?: string;
  /** The move to be made, in notation; a step without one is only read. */
  move?: string;
  /** A thing on the table that the words are about, where no move points at it. */
  look?: string;
  /** On a phone, the part of one's things that is opened for it; the first one when left out. */
  cell?: string;
  /** Whose move it is; the learner's when left out. */
  seat?: number;
}

export interface TourScript {
  players: number;
  seed: number;
  options: Record<string, OptionValue>;
  learner: number;
  steps: TourStep[];
}

const PAUSE = 500;

export class Tour {
  private at = $state(0);
  private waiting = false;

  step = $derived.by((): TourStep | null => this.script.steps[this.at] ?? null);
  number = $derived.by(() => this.script.steps.slice(0, this.at + 1).filter((step) => step.say).length);
  readonly total: number;
  done = $derived.by(() => this.at >= this.script.steps.length);

  constructor(readonly script: TourScript) {
    this.total = script.steps.filter((step) => step.say).length;
  }

  static async table(title: string, script: TourScript): Promise<string> {
    const wish: NewTable = {
      title,
      // The script moves for the others too.
      seats: Array.from({ length: script.players }, () => ({ kind: "me" as const })),
      options: script.options,
      seed: script.seed,
      built_in: true,
      purpose: "tour",
    };
    return (await api.create(wish)).table;
  }

  /** The learner's move that is waited for, or null when there is only something to read. */
  get wanted(): string | null {
    const step = this.step;
    return step?.move && (step.seat ?? this.script.learner) === this.script.learner ? step.move : null;
  }

  next(): void {
    this.at++;
  }

  /** Called with every new position: passes what was played and plays for the others. */
  follow(table: Table): void {
    const view = table.live;
    const step = this.step;
    if (!view || !step || this.waiting) return;
    const seat = step.seat ?? this.script.learner;
    if (!step.move || seat === this.script.learner || !view.actors.includes(seat)) return;
    this.waiting = true;
    const move = step.move;
    setTimeout(async () => {
      await session.connection.move({
        table: table.id,
        seq: table.live?.seq ?? view.seq,
        seat,
        notation: move,
      });
      this.waiting = false;
      this.next();
    }, PAUSE);
  }
}
