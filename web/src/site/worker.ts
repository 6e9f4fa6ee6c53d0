// The server's place, in a worker of the page: Pyodide runs the engine, the door answers, IndexedDB keeps.
//
// One thing at a time: every message is answered, kept and only then told, before the next one is looked at.

import { type Kept, Shelf, Stale } from "./kept";
import { ELSEWHERE, type FromWorker, type ToWorker } from "./messages";

interface Python {
  runPython(code: string): unknown;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
}
interface Sequence {
  toJs(): string[];
  destroy(): void;
}
interface Door {
  name: string;
  has(table: string): boolean;
  load(text: string): void;
  forget(table: string): void;
  request(method: string, path: string, body: string): Sequence;
  message(text: string): Sequence;
  views(): Sequence;
  think_on(number: number, seconds: number): Sequence;
  step(): void;
  bot_waits(): boolean;
  analyses(): boolean;
  look_on(seconds: number): void;
  take_changed(): string;
}

const tell = (message: FromWorker) => postMessage(message);
const ROOT = "/engine";

let base = "";
let scope = "";
let pause = 150;
let python: Python;
let door: Door;
let shelf: Shelf | null = null;
let inMemory = new Map<string, Kept>();
const titles = new Set<string>();
const held = new Map<string, () => void>();
let loaded = 0;
let total = 0;

// -- loading -----------------------------------------------------------------------------------------

/** A gzipped zip, unpacked on the way; how much of it has come is told. */
async function fetched(name: string): Promise<ArrayBuffer> {
  const response = await fetch(`${base}engine/${name}.bin`);
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        loaded += chunk.byteLength;
        tell({ kind: "progress", loaded, total });
        out.enqueue(chunk);
      },
    }),
  );
  return new Response(counted.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function start(): Promise<void> {
  // Everything at once: each waits for something else.
  const kept = Shelf.open(scope).catch(() => null);
  const fact = async (name: string) => (await fetch(`${base}data/${name}.json`)).json();
  const sized = fact("engine").then((sizes: { total: number }) => {
    total = sizes.total;
  });
  const [info, library, core, { loadPyodide }] = await Promise.all([
    fact("pyodide"),
    fetched("stdlib"),
    fetched("core"),
    import(/* @vite-ignore */ `${base}engine/pyodide.mjs`),
    // Pyodide asks for it later; then it is there.
    import(/* @vite-ignore */ `${base}engine/pyodide.asm.mjs`),
    sized,
  ]);
  const stdLibURL = URL.createObjectURL(new Blob([library]));
  python = await loadPyodide({
    indexURL: `${base}engine/`,
    stdLibURL,
    // No package is ever loaded by Pyodide: the list of them is empty.
    lockFileContents: JSON.stringify({ info, packages: {} }),
  });
  URL.revokeObjectURL(stdLibURL);
  loaded = total;
  tell({ kind: "progress", loaded, total });
  python.unpackArchive(core, "zip", { extractDir: ROOT });
  python.runPython(`import sys; sys.path.insert(0, "${ROOT}")`);
  door = python.runPython("from ziggurat.local.door import Door; Door()") as Door;
  shelf = await kept;
  if (!shelf) tell({ kind: "not-kept" });
  tell({ kind: "ready" });
}

async function needTitle(title: string): Promise<void> {
  if (titles.has(title) || !/^[a-z_]+$/.test(title)) return;
  const archive = await fetched(title).catch(() => null);
  if (!archive) return; // the door says that there is no such title
  python.unpackArchive(archive, "zip", { extractDir: ROOT });
  python.runPython("import importlib; importlib.invalidate_caches()");
  titles.add(title);
}

// -- keeping -----------------------------------------------------------------------------------------

class Refusal extends Error {}

/** Nobody else on this device may play the table meanwhile: two tabs would play two games. */
function hold(id: string): Promise<void> {
  if (held.has(id) || !navigator.locks) return Promise.resolve();
  return new Promise((resolve, reject) => {
    void navigator.locks.request(`ziggurat ${scope} ${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) {
        reject(new Refusal(ELSEWHERE));
        return;
      }
      return new Promise<void>((release) => {
        held.set(id, release);
        resolve();
      });
    });
  });
}

async function need(id: string): Promise<void> {
  if (door.has(id)) return;
  const kept = inMemory.get(id) ?? (await shelf?.get(id));
  if (!kept) return; // the door says that there is no such table
  await hold(id);
  await needTitle(kept.item.title);
  // It may have been played on in the other tab before that one let it go.
  door.load((inMemory.get(id) ?? (await shelf?.get(id)) ?? kept).saved);
}

function forget(id: string): void {
  door.forget(id);
  held.get(id)?.();
  held.delete(id);
}

async function keepChanged(): Promise<void> {
  const changed = JSON.parse(door.take_changed()) as Kept[];
  if (!changed.length) return;
  for (const { id } of changed) if (!held.has(id)) await hold(id);
  try {
    if (!shelf) throw new Error("no database");
    await shelf.put([...inMemory.values(), ...changed]);
    if (inMemory.size) {
      inMemory = new Map();
      tell({ kind: "kept" });
    }
  } catch (error) {
    if (error instanceof Stale) throw error;
    // The disk is full, or the browser keeps nothing: play on in memory, and say so.
    for (const table of changed) inMemory.set(table.id, table);
    tell({ kind: "not-kept" });
  }
}

// -- answering ---------------------------------------------------------------------------------------

const taken = (made: Sequence): string[] => {
  const list = made.toJs();
  made.destroy();
  return list;
};

type Answered = [status: number, text: string];

/** What was changed goes to the disk while what is seen of it is put into words; it is told when it is kept. */
async function keepAndTell(told: string[] = []): Promise<void> {
  const kept = keepChanged();
  told.push(...taken(door.views()));
  await kept;
  for (const text of told) tell({ kind: "socket", text });
}

async function answer(method: string, path: string, body: string): Promise<Answered> {
  const [, first, id] = path.split(/[/?]/);
  if (first === "titles" && id) await needTitle(id);
  if (first === "tables" && id && id !== "import") await need(id);
  if (method === "POST" && (path === "/tables" || path.startsWith("/tables?")))
    await needTitle((JSON.parse(body) as { title: string }).title);
  if (path.startsWith("/tables/import")) {
    const title = /^title (\S+)/m.exec((JSON.parse(body) as { record: string }).record.slice(0, 2000))?.[1];
    if (title) await needTitle(title);
  }
  const answered = taken(door.request(method, path, body)) as unknown as Answered;
  await keepChanged();
  return answered;
}

/** The door's status of an answer that it thinks about, bit by bit: clicks are answered in between. */
const THINKING = 102;

function reply(id: number, [status, text]: Answered): void {
  if (status !== THINKING) tell({ kind: "answer", id, status, text });
  else
    later(0, async () => {
      reply(id, taken(door.think_on(Number(text), SLICE)) as unknown as Answered);
    });
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === "start") {
    ({ base, scope, pause } = message);
    await start();
    door.name = message.name;
  } else if (message.kind === "name") door.name = message.name;
  else if (message.kind === "forget") forget(message.table);
  else if (message.kind === "request") {
    try {
      reply(message.id, await answer(message.method, message.path, message.body));
      // What was asked for may have changed a table that is looked at: undo, giving up, ending.
      for (const view of taken(door.views())) tell({ kind: "socket", text: view });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell({ kind: "answer", id: message.id, status: 409, text: JSON.stringify({ code: error.message }) });
    }
  } else {
    const asked = JSON.parse(message.text) as { type: string; table?: string };
    if (asked.type === "unsubscribe" && asked.table) {
      door.message(message.text);
      if (!inMemory.has(asked.table)) forget(asked.table);
      return;
    }
    try {
      if (asked.table) await need(asked.table);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { table, key } = asked as { table: string; key?: string };
      tell({
        kind: "socket",
        text: JSON.stringify({ type: "error", code: error.message, text: "", table, key }),
      });
      return;
    }
    await keepAndTell(taken(door.message(message.text)));
  }
}

async function bots(): Promise<void> {
  if (!door?.bot_waits()) return;
  door.step();
  await keepAndTell();
}

// -- one thing at a time -----------------------------------------------------------------------------

let line: Promise<void> = Promise.resolve();
let thinking = false;

function next(doing: () => Promise<void>): void {
  line = line.then(doing).catch((error: unknown) => {
    // Whatever it is, this interpreter cannot be trusted any more. What was acknowledged is kept.
    tell({ kind: "dead", reason: String(error) });
  });
}

/** When its time has come and nothing else is being done. */
function later(wait: number, doing: () => Promise<void>): void {
  setTimeout(() => next(doing), wait);
}

/** So long something is thought about before something else is looked at, in seconds. */
const SLICE = 0.06;
let looking = false;

/** Between everything else a finished game is looked at again. */
function look(): void {
  if (looking || !door?.analyses()) return;
  looking = true;
  later(0, async () => {
    looking = false;
    if (door.analyses()) door.look_on(SLICE);
    await keepChanged();
    look();
  });
}

function think(): void {
  if (thinking || !door?.bot_waits()) return;
  thinking = true;
  later(pause, async () => {
    thinking = false;
    await bots();
    think();
  });
}

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  next(async () => {
    await hear(event.data);
    think();
    look();
  });
});
