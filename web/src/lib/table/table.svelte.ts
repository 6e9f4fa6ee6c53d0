// One table as the client sees it: the view, what has been clicked so far, and everything a click can mean.
// Boards draw `table.view` and mark what they draw with `table.target(id)`; nothing else knows the rules.

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardModule } from "../../boards/contract";
import type { MoveOutcome } from "../api/connection";
import { api } from "../api/rest";
import type { Action, ChatLine, Reason, ServerMessage, TableView, Texts } from "../api/types";
import { language, t } from "../i18n/index.svelte";
import { session } from "../session.svelte";
import { settings } from "../settings.svelte";
import { colourAt, sitter } from "../sitter";
import type { Colour } from "../ui/cuts";
import { figures } from "./figures";
import { Foresight } from "./foresee.svelte";
import { Hints } from "./hints.svelte";
import { Missed } from "./missed.svelte";
import { mayMove, Stage } from "./motion-stage";
import { click, endsTurn, isEnding, type Narrowed, narrow } from "./narrow";
import { Playback } from "./playback.svelte";
import { Pointed } from "./pointed";
import { type Doubt, doubts } from "./provenance";
import { Queue, type Way } from "./queue";
import { skipByHand } from "./queue-skip";
import { Study } from "./study.svelte";
import { type Info, Things } from "./things.svelte";
import type { Tour } from "./tour.svelte";

export type ThingState = "lamp" | "ember" | "chosen" | "rest";

/** A view and when it came: its clocks run since then. */
export interface Shown extends TableView {
  got: number;
}

export interface Tip {
  id: string;
  element: Element;
  pinned: boolean;
}

/** More lit things than this are embers: rings without a halo. */
const LAMPS = 8;
/** So long the answer to a move may take before the table shows that it waits for it, in milliseconds. */
const AT_ONCE = 100;
const NO_ACTIONS: Action[] = [];

export class Table {
  /** The view on the screen; newer ones may be waiting in the queue while the others' moves are shown. */
  live = $state.raw<Shown | null>(null);
  past = $state.raw<TableView | null>(null);
  /** How many actions the past view has. */
  private pastAt = $state(0);
  /** The past position that is on its way; another one may be asked for before it comes. */
  private heading: number | null = null;
  failure = $state("");
  texts = $state.raw<Texts>({ lang: "", names: {}, messages: {} });
  content = $state.raw<Record<string, unknown>>({});
  /** Whether the title's words have come, or cannot: a board drawn before would show ids that become names. */
  worded = $state(false);
  board = $state.raw<BoardModule | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  chatSeen = $state(0);
  chosen = $state.raw<string[]>([]);
  confirming = $state.raw<Action | null>(null);
  /** A move that is on its way for longer than a moment. */
  sending = $state.raw<Action | null>(null);
  refusal = $state.raw<Reason | null>(null);
  tip = $state.raw<Tip | null>(null);
  reason = $state.raw<(Reason & { id: string }) | null>(null);
  /** A guided game: only its next move may be made, and the screen stays with the learner. */
  tour = $state.raw<Tour | null>(null);
  /** The seat whose things may be seen on a screen that several people share. */
  private revealed = $state<number | null>(null);
  private stop: (() => void)[] = [];
  private hearing = false;
  private told: TableView["title"] | null = null;
  /** The move on its way. As a rule its position comes at once: what is lit is drawn anew only then. */
  private underway: Action | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** The version after it, once it was played. */
  private answered: number | null = null;
  private queue = new Queue<Shown>((view, way) => this.show(view, way));
  private stage = new Stage();
  private pointed = new Pointed();
  readonly things = new Things(this);
  readonly hints = new Hints(this);
  readonly foresight = new Foresight(this);
  readonly playback = new Playback(this);
  readonly study = new Study(this);
  readonly missed: Missed;

  view = $derived(this.past ?? this.live);
  /** How many actions the shown position has. */
  at = $derived(this.past ? this.pastAt : (this.live?.length ?? 0));
  /** The seat this screen plays for now: the one the view is for, if it may act. */
  acting = $derived.by(() => {
    const view = this.live;
    if (!view || this.past || view.over || view.pinned) return null;
    const held = view.seat !== null && view.seats[view.seat]?.bot;
    return view.seat !== null && !held && view.actors.includes(view.seat) ? view.seat : null;
  });
  /** A seat of ours that a bot plays until we take it back. */
  standIn = $derived.by(() => {
    const view = this.live;
    if (!view || view.over) return null;
    return view.seats.find((seat) => view.you.includes(seat.seat) && seat.bot && !seat.resigned) ?? null;
  });
  /** The seat to pass the screen to, when one person's screen serves several seats. */
  handover = $derived.by(() => {
    const view = this.live;
    if (!view || view.over || view.pinned || view.you.length < 2 || this.tour) return null;
    const next = view.you.find((seat) => view.actors.includes(seat)) ?? null;
    if (this.acting !== null) return this.acting === this.revealed ? null : this.acting;
    return next !== null && next !== view.seat ? next : null;
  });
  actions = $derived.by(() => {
    const legal = this.acting === null ? NO_ACTIONS : (this.live?.actions ?? NO_ACTIONS);
    return this.tour ? legal.filter((action) => action.notation === this.tour?.wanted) : legal;
  });
  narrowed = $derived.by((): Narrowed => {
    const actions = this.sending ? NO_ACTIONS : this.actions;
    return narrow(actions, this.chosen, (id) => this.things.has(id));
  });

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.missed = new Missed(id);
  }

  // -- coming and going ------------------------------------------------------------------------------

  async start(): Promise<void> {
    this.stop.push(session.connection.listen((event) => this.receive(event)));
    this.stop.push(skipByHand(this.queue));
    document.addEventListener("visibilitychange", this.look);
    this.stop.push(() => document.removeEventListener("visibilitychange", this.look));
    try {
      const seat = this.tour?.script.learner ?? null;
      let view: TableView;
      let asker: string | undefined;
      // Whoever logs in or out meanwhile sees something else.
      do {
        asker = session.me?.id;
        view = await api.table(this.id, language.current, seat, this.invite);
      } while (asker !== session.me?.id);
      this.receiveView(view);
      this.subscribe();
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  close(): void {
    for (const stop of this.stop) stop();
    clearTimeout(this.patience);
    this.queue.drop();
    this.playback.stop();
    this.stage.cut();
    session.connection.unsubscribe();
  }

  /** Ask for the view again: in another language, or for another of our seats. */
  subscribe(seat: number | null = this.live?.seat ?? null): void {
    session.connection.subscribe({
      table: this.id,
      seat,
      lang: language.current,
      invite: this.invite,
    });
    if (this.live) void this.loadTexts(this.live);
  }

  /** The person at the screen has said that they play this seat. */
  reveal(seat: number): void {
    this.revealed = seat;
    if (this.live?.seat !== seat) this.subscribe(seat);
  }

  /** Lines of the log from before the first one known. */
  async loadOlder(): Promise<void> {
    const live = this.live;
    const first = live?.log[0]?.seq;
    if (!live || first === undefined) return;
    const older = await this.attempt(api.log(this.id, first, language.current, live.seat));
    const newest = this.queue.newest;
    if (older && newest) {
      const log_more = older.length > 0 && older[0]!.seq > 0;
      this.queue.add({ ...newest, log: [...older, ...newest.log], log_more }, true);
    }
  }

  private async loadTexts({ title, pack }: TableView): Promise<void> {
    const wanted = `${title}/${language.current}`;
    if (this.told === wanted) return;
    this.told = wanted;
    // A title that is gone has left its log, but no words.
    if (session.title(title)) {
      const texts = api.texts(title, language.current, pack?.digest);
      const found = await this.attempt(Promise.all([texts, figures(title, pack?.digest ?? "")]));
      if (found) [this.texts, this.content] = found;
    }
    this.worded = true;
  }

  private async loadChat(): Promise<void> {
    this.hearing = true;
    this.chat = (await this.attempt(api.chat(this.id))) ?? [];
    this.chatSeen = this.chat.length;
  }

  /** Somebody comes to the table, or back to its page. */
  private look = (): void => {
    const newest = this.queue.newest;
    if (newest && document.visibilityState === "visible") this.missed.look(newest.length);
  };

  private receive(event: ServerMessage): void {
    if (event.type === "view" && event.view.table === this.id) this.receiveView(event.view);
    else if (event.type === "chat" && event.table === this.id) this.chat = [...this.chat, event.line];
    else if (event.type === "presence" && event.table === this.id) this.receivePresence(event);
    else if (event.type === "error" && event.view?.table === this.id) this.receiveView(event.view, true);
    else if (event.type === "undo-refused" && event.table === this.id && event.by !== event.seat)
      this.refusal = { text: t("undo_refused", { name: this.who(event.by) }), rule: "" };
  }

  private receivePresence({ seat, connected }: { seat: number; connected: boolean }): void {
    const newest = this.queue.newest;
    // Of oneself one knows: the table is not drawn anew under one's hands as soon as one has come.
    if (!newest || newest.you.includes(seat) || newest.seats[seat]?.connected === connected) return;
    const seats = newest.seats.map((held) => (held.seat === seat ? { ...held, connected } : held));
    this.queue.add({ ...newest, seats }, false);
  }

  private receiveView(view: TableView, hurried = false): void {
    this.pointed.learn(view.actions);
    const newest = this.queue.newest;
    if (!newest) void this.loadTexts(view);
    // Who came by a link hears the table once they sit at it.
    if ((view.you.length || view.public) && !this.hearing) void this.loadChat();
    // Later views bring only the lines that are new.
    const known = view.log_from < 0 ? [] : (newest?.log ?? []).filter((line) => line.seq <= view.log_from);
    const log_more = view.log_from < 0 ? view.log_more : (newest?.log_more ?? false);
    this.queue.add(
      { ...view, log: [...known, ...view.log], log_more, got: Date.now() },
      hurried || this.past !== null || !mayMove(),
    );
  }

  private show(view: Shown, way: Way): void {
    const first = this.live === null;
    if (this.live && view.seq !== this.live.seq) this.letGo();
    this.draw(way === "step" && !this.past, () => {
      this.live = view;
      this.settle();
    });
    if (first) this.look();
    else if (document.visibilityState === "visible") this.missed.see(view.length);
  }

  /** Puts another position on the screen; after a step of the game its pieces are seen to move. */
  private draw(step: boolean, change: () => void): void {
    const moved = step ? this.stage.watch() : null;
    if (!step) this.stage.cut();
    change();
    if (moved) void tick().then(moved);
  }

  /** The board's answers need a game; an open table has none yet. */
  private get drawing(): BoardModule | null {
    return this.view?.observation ? this.board : null;
  }

  // -- seats -----------------------------------------------------------------------------------------

  colour(seat: number): Colour {
    return colourAt(this.view?.seats[seat]);
  }

  role(seat: number): string {
    return this.drawing?.role?.(this, seat) ?? "";
  }

  office(seat: number): string {
    return this.drawing?.office?.(this, seat) ?? "";
  }

  /** Whether somebody learns here: in a tour, a lesson or a puzzle. */
  get taught(): boolean {
    return this.tour !== null || this.view?.purpose === "lesson";
  }

  /** Whether we are the person at that seat; in a tour the script moves for the others. */
  mine(seat: number): boolean {
    return (this.view?.you.includes(seat) ?? false) && (!this.tour || this.tour.script.learner === seat);
  }

  /**
   * Where nobody sits, as in a lesson, the seat is called as in the game; so is the learner's, who may never have heard
   * the name a guest is given.
   */
  player(seat: number): string {
    const { view } = this;
    const found = view?.seats.find((other) => other.seat === seat);
    if (!view || !found) return this.role(seat);
    if (this.taught && this.mine(seat)) return this.role(seat) || t("you");
    return this.tour ? t("tour_other") : sitter(view.title, found) || this.role(seat);
  }

  /** The seat's name in the game where it has one (a nation), else the person's. */
  seatName(seat: number): string {
    return this.role(seat) || this.player(seat);
  }

  /** People first: who sits there, and what they are in the game. */
  who(seat: number): string {
    const role = this.role(seat);
    return role && role !== this.player(seat) ? `${this.player(seat)} (${role})` : this.player(seat);
  }

  names(seats: number[]): string {
    return seats.map((seat) => this.who(seat)).join(", ");
  }

  /** An action in words, or as it is written down. */
  say(action: Action): string {
    return settings.notation ? `${action.label} [${action.notation}]` : action.label;
  }

  /** The figure a seat is measured by in some view of this table. */
  standingIn(view: TableView, seat: number): number {
    return this.board?.standing?.(view, seat).value ?? 0;
  }

  // -- choosing --------------------------------------------------------------------------------------

  name(id: string): string {
    const names = this.texts.names;
    return names[id] ?? names[id.slice(id.indexOf(":") + 1)] ?? humanise(id);
  }

  private doubtful = $derived(doubts(this.content));

  /** Whether the component behind a thing was reconstructed or never compared with the printed one. */
  doubt(id: string, record?: string): Doubt | null {
    return this.doubtful.get(record ?? id.slice(id.indexOf(":") + 1)) ?? null;
  }

  /** What a thing does in full, where the title says it: `text-<id>` of its words. */
  text(id: string): string {
    return this.texts.messages[`text-${id}`] ?? "";
  }

  stateOf(id: string): ThingState {
    const { lit } = this.narrowed;
    if (!lit.has(id)) return this.chosen.includes(id) ? "chosen" : "rest";
    return lit.size > LAMPS ? "ember" : "lamp";
  }

  /** The actions behind a lit thing. */
  behind(id: string): Action[] {
    return this.narrowed.lit.get(id) ?? NO_ACTIONS;
  }

  click(id: string, element?: Element): void {
    if (this.underway && !this.sending) return;
    const step = click(this.clickable(id), this.chosen, id, (other) => this.things.has(other));
    this.refusal = null;
    if (step.kind === "play") void this.play(step.action);
    else if (step.kind === "confirm") this.confirming = step.action;
    else if (step.kind === "chosen") {
      this.chosen = step.chosen;
      this.tip = null;
    } else if (element) this.explain(id, element);
  }

  /** What a click on a thing may mean. In a tour one clicks as often as in a game, where there is more to choose from. */
  private clickable(id: string): Action[] {
    if (!this.narrowed.candidates.length) return NO_ACTIONS;
    const next = this.narrowed.lit.has(id) || this.chosen.includes(id);
    return this.tour && next ? (this.live?.actions ?? NO_ACTIONS) : this.actions;
  }

  letGo(): void {
    this.hints.close();
    this.foresight.look([]);
    this.chosen = [];
    this.confirming = null;
    this.tip = null;
  }

  back(): void {
    if (this.confirming) this.confirming = null;
    else if (this.hints.open) this.hints.close();
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else this.tip = null;
  }

  async play(action: Action): Promise<void> {
    const view = this.live;
    if (!view || this.acting === null || this.underway) return;
    if (settings.confirm && this.confirming !== action && !this.tour) {
      const ends = endsTurn(action) || (await this.foresight.ends(action.notation));
      if (this.live?.seq !== view.seq || this.acting === null || this.underway) return;
      if (ends) {
        this.confirming = action;
        return;
      }
    }
    this.refusal = null;
    this.underway = action;
    this.patience = setTimeout(() => {
      this.letGo();
      this.sending = action;
    }, AT_ONCE);
    const outcome: MoveOutcome = await session.connection.move({
      table: this.id,
      seq: view.seq,
      seat: this.acting,
      notation: action.notation,
    });
    if (outcome.ok) {
      this.missed.caughtUp();
      this.tour?.next();
      this.answered = outcome.seq;
      this.settle();
      return;
    }
    this.arrive();
    this.letGo();
    this.refusal = {
      text: t("not_played", { reason: outcome.code === "stale" ? t("table_moved_on") : outcome.text }),
      rule: outcome.rule,
    };
  }

  /** A move is on its way until its position is on the screen: what was lit before it is not lit again in between. */
  private settle(): void {
    if (this.answered !== null && this.live && this.live.seq >= this.answered) this.arrive();
  }

  /** No move is on its way any more. */
  private arrive(): void {
    clearTimeout(this.patience);
    this.underway = null;
    this.sending = null;
    this.answered = null;
  }

  /** The action that ends the turn or phase, if there is exactly one. */
  get ending(): Action | null {
    const endings = this.actions.filter(isEnding);
    return endings.length === 1 ? (endings[0] ?? null) : null;
  }

  /** Whether a move can be taken back, here and now; a tour goes on with the next one. */
  get mayUndo(): boolean {
    return !this.tour && !this.past && (this.live?.can_undo ?? false);
  }

  async undo(): Promise<void> {
    if (this.chosen.length || this.confirming) this.back();
    else if (this.mayUndo) await this.attempt(api.undo(this.id, null));
  }

  /** Run a request and say so when it is refused. */
  async attempt<T>(request: Promise<T>): Promise<T | null> {
    try {
      this.refusal = null;
      return await request;
    } catch (error) {
      this.refusal = { text: (error as Error).message, rule: "" };
      return null;
    }
  }

  // -- looking back ----------------------------------------------------------------------------------

  async goTo(at: number): Promise<void> {
    this.queue.skip();
    const live = this.live;
    if (!live) return;
    this.letGo();
    const wanted = Math.min(live.length, Math.max(0, at));
    const now = wanted === live.length;
    this.heading = wanted;
    const past = now ? null : await this.attempt(api.replay(this.id, wanted, language.current, live.seat));
    // Answers may overtake one another: what was asked for last is seen.
    if (this.heading !== wanted) return;
    this.heading = null;
    if (!now && !past) return;
    this.draw(Math.abs(wanted - this.at) === 1, () => {
      this.past = past;
      this.pastAt = wanted;
    });
  }

  /** So many actions on or back, from where one is going already. */
  async step(by: number): Promise<void> {
    await this.goTo((this.heading ?? this.at) + by);
  }

  // -- asking ----------------------------------------------------------------------------------------

  /** What a thing is and, when it cannot be clicked now, why not. */
  explain(id: string, element: Element): void {
    this.tip = { id, element, pinned: true };
    // At a player one looks to see what they have, unless actions point at players.
    const looks = element.closest(".players") !== null && !this.wonders(id);
    if (this.narrowed.lit.has(id) || this.acting === null || looks) return;
    void this.ask(id);
  }

  /** A click beside a pinned tip closes it. */
  unpin(): void {
    if (this.tip?.pinned) this.tip = null;
  }

  /** Whether somebody may wonder why a thing cannot be clicked; a rule that forbids it is told of any thing. */
  wonders(id: string): boolean {
    return this.pointed.at(id);
  }

  async ask(id: string): Promise<void> {
    const seat = this.acting;
    if (seat === null || this.reason?.id === id) return;
    try {
      const reason = await api.why(this.id, seat, id, language.current);
      this.reason = { id, ...reason, text: reason.rule || this.wonders(id) ? reason.text : "" };
    } catch {
      this.reason = { id, text: "", rule: "" };
    }
  }

  // -- things on the table ---------------------------------------------------------------------------

  /** Marks an element as a thing that actions may point at: `{@attach table.target("region:roma")}`. */
  target(id: string, info?: () => Info): Attachment<Element> {
    return this.things.target(id, info);
  }

  /**
   * Marks a drawing as pieces that are seen to travel when a view has fewer of them here and more elsewhere:
   * `{@attach table.piece("legion", nation, region, 3)}`. Pieces of one kind and owner are interchangeable.
   */
  piece(kind: string, owner: string | number, place: string, count = 1): Attachment<Element> {
    return this.stage.piece(kind, owner, place, count);
  }
}

/** `region:leptis_magna` when nothing names it: Leptis magna. */
export function humanise(id: string): string {
  const words = id.slice(id.indexOf(":") + 1).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
