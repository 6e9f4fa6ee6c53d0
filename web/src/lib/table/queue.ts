// Views on their way to the screen. What the others do is shown step by step, so that it can be followed: the
// first step at once, the next ones paced, and none so late that the last piece would arrive after 1.2 seconds.

/** A piece has arrived before the next step begins. */
const STEP = 260;
/** How long a view waits at most; the last one's pieces travel one step more. */
const LONGEST = 1200 - STEP;
/** Steps shorter than this are not seen: of a longer backlog every other view is passed over. */
const SHORTEST = 70;

/** What the queue reads of a view. */
export interface Step {
  seq: number;
  length: number;
  log_from: number;
  seat: number | null;
  actors: number[];
  lang: string;
}

/** Whether the person at the screen is asked something in this view. */
export const asks = (view: Step): boolean => view.seat !== null && view.actors.includes(view.seat);

/** Whether a view only goes on from the one before it: the same eyes, nothing taken back, nothing missed. */
export const goesOn = (before: Step, view: Step): boolean =>
  view.seq > before.seq &&
  view.length > before.length &&
  view.log_from === before.length &&
  view.seat === before.seat &&
  view.lang === before.lang;

/** How a view comes onto the screen: a step of a game, or a jump to where the game is now. */
export type Way = "step" | "jump";

export class Queue<V extends Step> {
  private shown: V | null = null;
  private shownAt = Number.NEGATIVE_INFINITY;
  private waiting: { view: V; came: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private show: (view: V, way: Way) => void,
    private now: () => number = () => performance.now(),
  ) {}

  /** The newest view known, shown or not. */
  get newest(): V | null {
    return this.waiting.at(-1)?.view ?? this.shown;
  }

  get running(): boolean {
    return this.waiting.length > 0;
  }

  /** A view has come. Who is asked something sees everything at once, as does a screen that is `hurried`. */
  add(view: V, hurried: boolean): void {
    const newest = this.newest;
    if (newest && this.running && view.seq === newest.seq && view.seat === newest.seat && !hurried) {
      this.waiting.at(-1)!.view = view;
    } else if (hurried || !this.shown || !newest || asks(this.shown) || !goesOn(newest, view)) {
      const steps = newest !== null && newest === this.shown && view.seat === newest.seat;
      this.drop();
      this.put(view, steps ? "step" : "jump");
    } else {
      const now = this.now();
      if (!this.running && now - this.shownAt >= STEP) {
        this.shownAt = now;
        this.put(view, "step");
        return;
      }
      this.waiting.push({ view, came: now });
      if (this.waiting.length * SHORTEST > LONGEST) {
        const last = this.waiting.length - 1;
        this.waiting = this.waiting.filter((_, i) => (last - i) % 2 === 0);
      }
      this.plan();
    }
  }

  /** Straight to the newest view. Returns whether anything was skipped. */
  skip(): boolean {
    const last = this.waiting.at(-1);
    this.drop();
    if (last) this.put(last.view, "jump");
    return last !== undefined;
  }

  /** Forget what waits; nothing is shown any more. */
  drop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  private put(view: V, way: Way): void {
    this.shown = view;
    this.show(view, way);
  }

  private plan(): void {
    const first = this.waiting[0];
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (!first) return;
    const now = this.now();
    const share = (first.came + LONGEST - now) / this.waiting.length;
    const wait = Math.min(this.shownAt + STEP - now, share);
    this.timer = setTimeout(() => this.next(), Math.max(0, wait));
  }

  private next(): void {
    const first = this.waiting.shift();
    if (!first) return;
    // Nobody is asked about a position that is already past.
    if (this.running && asks(first.view)) {
      this.skip();
      return;
    }
    this.shownAt = this.now();
    this.put(first.view, "step");
    this.plan();
  }
}
