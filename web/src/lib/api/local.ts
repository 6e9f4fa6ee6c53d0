// Behind the client is a worker of this page. What needs no engine is answered here: the lobby works before it is there.

import { tooDeep } from "../../site/depth";
import { Shelf } from "../../site/kept";
import { ELSEWHERE, type FromWorker, type ToWorker } from "../../site/messages";
import { packs } from "../../site/packs";
import { engine } from "../../site/state.svelte";
import { words } from "../../site/words";
import { keep } from "../keep";
import type { Socket } from "./connection";
import type { Answer, Transport } from "./transport";
import type { Person, TableItem } from "./types";

const base = new URL(".", document.baseURI).href.replace(/[?#].*/, "");
const scope = new URL(base).pathname;
const ID = "me";
const PAGE = 20;

const ok = (value: unknown): Answer => ({ status: 200, text: JSON.stringify(value) });
const no = (status: number, text: string): Answer => ({ status, text: JSON.stringify({ text }) });

class LocalSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(private owner: Local) {}
  send(text: string): void {
    this.owner.say({ kind: "socket", text });
  }
  close(): void {
    this.owner.hangUp(this);
  }
}

class Local implements Transport {
  readonly local = true;
  private worker: Worker | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;
  private line: LocalSocket | null = null;
  private shelf: Promise<Shelf> | null = null;

  // -- the worker ------------------------------------------------------------------------------------

  say(message: ToWorker): void {
    this.running().postMessage(message);
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("../../site/worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    worker.onerror = (event) => this.restart(event.message);
    const pause = Number(keep.get("bot_pause") ?? 400);
    worker.postMessage({ kind: "start", base, scope, name: this.name(), pause } satisfies ToWorker);
    return worker;
  }

  private hear(message: FromWorker): void {
    if (message.kind === "progress") engine.progress(message.loaded, message.total);
    else if (message.kind === "ready") {
      engine.ready();
      this.line?.onopen?.();
    } else if (message.kind === "answer") {
      const settle = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      settle?.(this.translated(message));
    } else if (message.kind === "socket") this.line?.onmessage?.({ data: this.heard(message.text) });
    else if (message.kind === "not-kept") engine.kept = false;
    else if (message.kind === "kept") engine.kept = true;
    else this.restart(message.reason);
  }

  /** The engine died: another one reads what was kept, and every move that was not answered is sent again. */
  private restart(reason: string): void {
    console.error("engine:", reason);
    this.worker?.terminate();
    this.worker = null;
    engine.restarted();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const settle of waiting) settle(no(503, words("engine_restarted")));
    const line = this.line;
    this.line = null;
    line?.onclose?.();
  }

  private translated({ status, text }: { status: number; text: string }): Answer {
    return text.includes(ELSEWHERE) && (JSON.parse(text) as { code?: string }).code === ELSEWHERE
      ? no(status, words("elsewhere"))
      : { status, text };
  }

  private heard(text: string): string {
    if (!text.startsWith(`{"type":"error"`)) return text;
    const message = JSON.parse(text) as { code: string; text: string };
    return message.code === ELSEWHERE ? JSON.stringify({ ...message, text: words("elsewhere") }) : text;
  }

  socket(): Socket {
    const line = new LocalSocket(this);
    this.line = line;
    this.running();
    if (engine.isReady) queueMicrotask(() => line.onopen?.());
    return line;
  }

  hangUp(line: LocalSocket): void {
    if (this.line === line) this.line = null;
  }

  // -- requests --------------------------------------------------------------------------------------

  async request(method: string, path: string, body?: unknown): Promise<Answer> {
    const [where = "", query = ""] = path.split("?");
    const [, first, second, third] = where.split("/");
    const asked = new URLSearchParams(query);
    if (first === "me") return this.me(method, body as Partial<Person> | undefined);
    if (method === "GET" && first === "titles" && !asked.get("pack")) {
      const lang = third === "content" ? "" : `.${asked.get("lang") ?? "en"}`;
      return this.file(second ? `${second}.${third}${lang}.json` : `titles${lang}.json`);
    }
    if (method === "GET" && where === "/tables") return this.list(asked);
    if (method === "DELETE" && first === "tables" && second) return this.remove(second);
    if (third === "chat") return ok([]);
    if (method === "POST" && where === "/tables") {
      const digest = await this.figures((body as { title: string }).title);
      return this.engine(method, digest ? `${path}${query ? "&" : "?"}pack=${digest}` : path, body);
    }
    if (where === "/tables/import") {
      const title = /^title (\w+)/m.exec((body as { record: string }).record.slice(0, 2000))?.[1];
      if (title) await this.figures(title);
    }
    return this.engine(method, path, body);
  }

  /** The digest of the corrected figures chosen for a title, for new tables and records; the engine may not know them yet. */
  private async figures(title: string): Promise<string> {
    await packs.settled(title);
    const file = packs.of(title);
    if (!file) return "";
    const { status, text } = await this.engine("POST", `/titles/${title}/pack`, file);
    return status === 200 ? (JSON.parse(text) as { digest: string }).digest : "";
  }

  private engine(method: string, path: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? "" : JSON.stringify(body);
    if (tooDeep(text)) return Promise.resolve(no(400, words("too_deep")));
    return new Promise((settle) => {
      const id = ++this.number;
      this.waiting.set(id, settle);
      this.say({ kind: "request", id, method, path, body: text });
    });
  }

  private async file(name: string): Promise<Answer> {
    const response = await fetch(`${base}data/${name}`);
    return { status: response.status, text: await response.text() };
  }

  private name(): string {
    return keep.get("name") ?? "";
  }

  private me(method: string, change: Partial<Person> | undefined): Answer {
    if (method !== "GET" && change?.name !== undefined) {
      const name = change.name.trim();
      if (!name || name.length > 40) return no(422, words("bad_name"));
      keep.set("name", name);
      if (this.worker) this.say({ kind: "name", name });
    }
    if (!this.name()) return ok(null);
    return ok({
      id: ID,
      name: this.name(),
      guest: true,
      email: "",
      webhook: "",
      webhook_failed: "",
      lang: keep.get("lang") ?? "en",
    });
  }

  private open(): Promise<Shelf> {
    this.shelf ??= Shelf.open(scope);
    return this.shelf;
  }

  private async list(asked: URLSearchParams): Promise<Answer> {
    const page = Number(asked.get("page") ?? 0);
    const which = asked.get("list") ?? "mine";
    const kept = await this.open().then(
      (shelf) => shelf.all(),
      () => [],
    );
    const listed: Record<string, (item: TableItem) => boolean> = {
      mine: (item) => item.purpose === "game" && item.status !== "finished",
      finished: (item) => item.purpose === "game" && item.status === "finished",
      what_if: (item) => item.purpose === "what_if",
    };
    const items = kept.map((table) => table.item).filter(listed[which] ?? (() => false));
    items.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated.localeCompare(a.updated));
    const rows = items.slice(page * PAGE, (page + 1) * PAGE);
    return ok({ rows, page, pages: Math.ceil(items.length / PAGE), total: items.length });
  }

  private async remove(id: string): Promise<Answer> {
    if (this.worker) this.say({ kind: "forget", table: id });
    await (await this.open()).remove(id);
    return ok(null);
  }

  /** Begin to load the engine behind the lobby. */
  warm(): void {
    this.running();
  }
}

export const transport = new Local();

/** Who comes to a game waits for the engine: it loads beside the page. Behind the lobby it comes afterwards. */
const waits = /^#\/(t|tour|lesson|puzzle|from)\b/.test(location.hash);
if (waits) transport.warm();
else if (document.readyState === "complete") setTimeout(() => transport.warm(), 300);
else addEventListener("load", () => setTimeout(() => transport.warm(), 300), { once: true });
