// One WebSocket for the whole client. It comes back by itself, subscribes again, and sends every move that
// was not answered once more with the same key: the server plays a key once, so no click is lost or doubled.

import type { ClientMessage, Lang, ServerMessage } from "./types";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export type Status = "connecting" | "open" | "lost";

export interface Subscription {
  table: string;
  seat: number | null;
  lang: Lang;
  invite: string;
}

export interface Move {
  table: string;
  seq: number;
  seat: number;
  notation: string;
}

interface Pending extends Move {
  key: string;
  settle: (outcome: MoveOutcome) => void;
}

/** A move that was played tells the version after it. */
export type MoveOutcome = { ok: true; seq: number } | { ok: false; code: string; text: string; rule: string };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Connection {
  status: Status = "connecting";
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private subscription: Subscription | null = null;
  private pending = new Map<string, Pending>();
  private listeners = new Set<(event: ServerMessage) => void>();
  private watchers = new Set<(status: Status) => void>();

  constructor(
    private open: () => Socket,
    private newKey: () => string = () => crypto.randomUUID(),
  ) {}

  /** How many clicks are on their way and not yet answered. */
  get unanswered(): number {
    return this.pending.size;
  }

  listen(listener: (event: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  watch(watcher: (status: Status) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.status);
    return () => this.watchers.delete(watcher);
  }

  subscribe(subscription: Subscription): void {
    this.subscription = subscription;
    if (this.status === "open") this.sendSubscription();
    else this.connect();
  }

  unsubscribe(): void {
    if (this.subscription && this.status === "open")
      this.send({ type: "unsubscribe", table: this.subscription.table });
    this.subscription = null;
  }

  /** Play a move. The promise is settled when the server has answered, however often the line broke. */
  move(move: Move): Promise<MoveOutcome> {
    return new Promise((settle) => {
      const pending = { ...move, key: this.newKey(), settle };
      this.pending.set(pending.key, pending);
      if (this.status === "open") this.sendMove(pending);
      else this.connect();
    });
  }

  /** Try at once, e.g. when the browser says that the network is back. */
  connect(): void {
    if (this.socket) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.become("open");
      this.sendSubscription();
      for (const pending of this.pending.values()) this.sendMove(pending);
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as ServerMessage);
    socket.onclose = () => {
      this.socket = null;
      this.become("lost");
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  /** Opens anew, for another person at this browser; what is followed and what was not answered goes along. */
  reopen(): void {
    if (!this.socket) return;
    this.close();
    this.become("connecting");
    this.connect();
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      // What is still on its way was meant for whoever sat here before.
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  private receive(event: ServerMessage): void {
    if ((event.type === "ack" || event.type === "error") && event.key) {
      const pending = this.pending.get(event.key);
      this.pending.delete(event.key);
      pending?.settle(
        event.type === "ack"
          ? { ok: true, seq: event.seq }
          : { ok: false, code: event.code, text: event.text, rule: event.rule ?? "" },
      );
    }
    for (const listener of this.listeners) listener(event);
  }

  private sendSubscription(): void {
    if (this.subscription) this.send({ type: "subscribe", ...this.subscription });
  }

  private sendMove({ settle: _, ...move }: Pending): void {
    this.send({ type: "move", ...move });
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private become(status: Status): void {
    this.status = status;
    for (const watcher of this.watchers) watcher(status);
  }
}
