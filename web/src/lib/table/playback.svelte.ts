// Going through a game on the board: by move, by turn, or all by itself. Replays and what happened since one's last
// visit are the same walk.

import type { LogLine } from "../api/types";
import type { Table } from "./table.svelte";

/** Time for each move to be seen. */
const PACE = 900;

/** The positions between which one seat alone has acted: where a turn ends, by the lines of the log. */
export function turnEnds(lines: LogLine[], length: number): number[] {
  const ends: number[] = [];
  let seat = -1;
  for (const line of lines) {
    if (line.seat < 0 || line.seq === 0) continue;
    if (seat >= 0 && line.seat !== seat && ends.at(-1) !== line.seq - 1) ends.push(line.seq - 1);
    seat = line.seat;
  }
  return [...ends.filter((end) => end > 0), length];
}

export class Playback {
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Which playing it is: one that was stopped while a position was on its way does not go on beside the next. */
  private run = 0;

  constructor(private table: Table) {}

  private get length(): number {
    return this.table.live?.length ?? 0;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play(this.table.at >= this.length ? 0 : this.table.at);
  }

  async sinceVisit(): Promise<void> {
    const { after } = this.table.missed;
    if (after !== null) await this.play(after);
  }

  stop(): void {
    this.playing = false;
    this.run++;
    clearTimeout(this.timer);
  }

  async move(by: number): Promise<void> {
    this.stop();
    await this.table.step(by);
  }

  /** To the end of this turn, or back to the end of the one before. */
  async turn(by: 1 | -1): Promise<void> {
    this.stop();
    while (this.table.live?.log_more && (this.table.live.log[0]?.seq ?? 0) >= this.table.at) {
      const first = this.table.live.log[0]?.seq;
      await this.table.loadOlder();
      if (this.table.live.log[0]?.seq === first) break;
    }
    const ends = turnEnds(this.table.live?.log ?? [], this.length);
    const { at } = this.table;
    const next = by > 0 ? ends.find((end) => end > at) : ends.findLast((end) => end < at);
    await this.table.goTo(next ?? (by > 0 ? this.length : 0));
  }

  private async play(from: number): Promise<void> {
    this.stop();
    this.playing = true;
    const { run } = this;
    if (from !== this.table.at) await this.table.goTo(from);
    this.goOn(run);
  }

  private goOn(run: number): void {
    if (run !== this.run) return;
    this.timer = setTimeout(async () => {
      await this.table.goTo(this.table.at + 1);
      if (run === this.run && this.table.at >= this.length) this.stop();
      else this.goOn(run);
    }, PACE);
  }
}
