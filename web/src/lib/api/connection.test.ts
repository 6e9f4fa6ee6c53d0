import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Socket } from "./connection";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let connection: Connection;
const latest = () => sockets.at(-1)!;
const move = { table: "ur", seq: 3, seat: 0, notation: "movere" };

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  let key = 0;
  connection = new Connection(
    () => {
      sockets.push(new FakeSocket());
      return latest();
    },
    () => `key-${++key}`,
  );
});

describe("Connection", () => {
  it("subscribes when it opens and again after every loss", () => {
    connection.subscribe({ table: "ur", seat: null, lang: "en", invite: "" });
    latest().onopen?.();
    expect(latest().sent[0]).toMatchObject({ type: "subscribe", table: "ur", lang: "en" });
    latest().close();
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    latest().onopen?.();
    expect(latest().sent[0]).toMatchObject({ type: "subscribe", table: "ur" });
  });

  it("waits longer and longer while nobody answers", () => {
    connection.connect();
    for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      const before = sockets.length;
      latest().close();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("sends a move that was not answered again with the same key", async () => {
    connection.connect();
    latest().onopen?.();
    const outcome = connection.move(move);
    expect(latest().sent.at(-1)).toMatchObject({ type: "move", key: "key-1", notation: "movere" });
    latest().close();
    vi.advanceTimersByTime(500);
    latest().onopen?.();
    expect(latest().sent.at(-1)).toMatchObject({ type: "move", key: "key-1", notation: "movere" });
    latest().say({ type: "ack", table: "ur", key: "key-1", seq: 4 });
    expect(await outcome).toEqual({ ok: true, seq: 4 });
    expect(connection.unanswered).toBe(0);
  });

  it("keeps a click made while the line is down", () => {
    connection.connect();
    latest().close();
    void connection.move(move);
    latest().onopen?.();
    expect(latest().sent.at(-1)).toMatchObject({ type: "move", notation: "movere" });
  });

  it("opens anew for another person, who follows the same table", () => {
    connection.subscribe({ table: "ur", seat: null, lang: "en", invite: "x" });
    latest().onopen?.();
    const old = latest();
    connection.reopen();
    expect(sockets).toHaveLength(2);
    old.onclose?.();
    latest().onopen?.();
    expect(latest().sent).toEqual([{ type: "subscribe", table: "ur", seat: null, lang: "en", invite: "x" }]);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
  });

  it("does not hear what was still on its way to the person before", () => {
    const heard: unknown[] = [];
    connection.listen((event) => heard.push(event));
    connection.subscribe({ table: "ur", seat: null, lang: "en", invite: "" });
    const old = latest();
    old.onopen?.();
    connection.reopen();
    latest().onopen?.();
    old.onmessage?.({ data: JSON.stringify({ type: "notice", table: "ur" }) });
    expect(heard).toEqual([]);
    old.onopen?.();
    expect(latest().sent).toHaveLength(1);
  });

  it("says why a move was refused", async () => {
    connection.connect();
    latest().onopen?.();
    const outcome = connection.move(move);
    latest().say({ type: "error", key: "key-1", code: "stale", text: "The table has moved on." });
    expect(await outcome).toEqual({ ok: false, code: "stale", text: "The table has moved on.", rule: "" });
  });
});
