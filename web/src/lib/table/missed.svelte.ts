// What happened at a table while nobody looked at it: since the last visit, or while its page was hidden.

import type { LogLine } from "../api/types";
import { keep } from "../keep";

export class Missed {
  /** Actions that were not seen: those after `after`, up to `upto`. Whoever was never here has missed nothing. */
  private range = $state.raw<{ after: number; upto: number } | null>(null);

  constructor(private id: string) {}

  /** Where to begin to see them. */
  get after(): number | null {
    return this.range?.after ?? null;
  }

  has(line: LogLine): boolean {
    return this.range !== null && line.seq > this.range.after && line.seq <= this.range.upto;
  }

  /** Somebody comes, or looks again, at a game of so many actions. */
  look(length: number): void {
    const seen = keep.get(`seen.${this.id}`);
    if (seen !== null && Number(seen) < length) this.range = { after: Number(seen), upto: length };
    this.see(length);
  }

  /** What happens before one's eyes is not missed. */
  see(length: number): void {
    keep.set(`seen.${this.id}`, String(length));
  }

  /** Whoever plays on knows what happened. */
  caughtUp(): void {
    this.range = null;
  }
}
