// `npm run bench`: what a table on a device weighs and how quick it is, beside the same table at a server. Figures to be
// looked at on a quiet machine, not a test.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { BareBrowser } from "./support/bare";
import { bots, lateRecord } from "./support/late";
import { root, Server } from "./support/server";
import { FOLDER, StaticHost } from "./support/site";

/** Own moves in each game: the slowest twentieth of them is told. */
const MOVES = 20;
const VISITS = 5;
/** Bots wait so long before each action, here and at the server: long enough to be followed, and to tell moves apart. */
const PAUSE = 150;
const TITLES = ["antike", "ages", "mosaic", "civilization"];

/** What is measured of an edition, in the order in which it is told. */
const FIGURES = {
  lobby: { what: "lobby usable, over the wire", unit: "MB", budget: 0.5 },
  engine: { what: "engine and one title, the largest", unit: "MB", budget: 5.5 },
  disk: { what: "all files, on disk", unit: "MB", budget: 25 },
  visit: {
    what: `later visit to the board of a running game, median of ${VISITS}`,
    unit: "ms",
    budget: 2000,
  },
  bot: { what: "slowest greedy decision, a game of each title", unit: "ms", budget: 150 },
  memory: { what: "memory of the tab", unit: "MB", budget: 250 },
  still: { what: "longest the page stood still while bots played", unit: "ms", budget: null },
  pause: { what: "between two actions of bots, at least", unit: "ms", budget: null },
} as const;
type Measured = Partial<Record<keyof typeof FIGURES, number>>;

/** From the click to one's own move on the screen: the slowest twentieth, by game. */
type Clicks = Record<string, number>;
const CLICK = 150;

const at = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/** What a host that compresses sends; pictures, type and the packed engine are compressed already. */
function sent(content: Buffer, name: string): number {
  if (/\.(bin|png|woff2)$/.test(name)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

interface Watch {
  clicked: number;
  clicks: number[];
  others: number[];
  still: number;
}
declare global {
  interface Window {
    watch: Watch;
  }
}

/** From now on the page notes when it was clicked, when a position shows, and how long no frame came. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Watch = { clicked: 0, clicks: [], others: [], still: 0 };
    window.watch = seen;
    addEventListener("click", () => (seen.clicked = performance.now()), true);
    new MutationObserver(() => {
      const { clicked } = seen;
      seen.clicked = 0;
      if (!clicked) seen.others.push(performance.now());
      else
        requestAnimationFrame(() =>
          requestAnimationFrame((frame) => {
            seen.clicks.push(frame - clicked);
          }),
        );
    }).observe(document.querySelector(".prompt")!, { attributeFilter: ["data-seq"] });
    let last = performance.now();
    const tick = (now: number) => {
      seen.still = Math.max(seen.still, now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });

/**
 * A click on something that is offered, a thing or a button. The page waits a little for what comes of it without looking
 * around; while a move is still on its way nothing is offered.
 */
const click = async (turn: number): Promise<void> => {
  const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
  const seq = () => document.querySelector<HTMLElement>(".prompt")?.dataset.seq;
  const things = all('[data-state="lamp"],[data-state="ember"]');
  const choices = all(".prompt [data-choice]");
  const buttons = (choices.length ? choices : all('.prompt .kind[aria-expanded="false"]')).filter(
    // The game would be over.
    (button) => !/resign/i.test(button.textContent ?? ""),
  );
  const offered = things.length && (turn % 3 !== 2 || !buttons.length) ? things : buttons;
  const before = seq();
  offered[(turn * 7) % offered.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (const end = performance.now() + 200; seq() === before && performance.now() < end; )
    await new Promise((wait) => setTimeout(wait, 20));
  await new Promise((wait) => requestAnimationFrame(() => requestAnimationFrame(wait)));
};

const mine = () => document.querySelector(".prompt.mine") !== null;

/** What a tab weighs in which a running game was opened again and played on. */
async function memoryOf(address: string): Promise<number | undefined> {
  const browser = await BareBrowser.open(address, 1440, 900);
  try {
    await browser.until(() => document.querySelector("button[aria-label*='Antike']") !== null);
    await browser.ask((pause) => localStorage.setItem("ziggurat.bot_pause", String(pause)), PAUSE);
    await browser.ask(() => document.querySelector<HTMLElement>("button[aria-label*='Antike']")!.click());
    await browser.until(mine);
    await browser.ask(async () => {
      if (window.ziggurat) await navigator.serviceWorker.ready;
    });
    await browser.reload();
    await browser.until(mine);
    for (let turn = 0; turn < MOVES; turn++) {
      await browser.until(mine);
      await browser.ask(click, turn);
    }
    return await browser.memory();
  } finally {
    await browser.close();
  }
}

/** The lobby, a game against three bots from there on, and how quick clicks are in every title, at first and late. */
async function measure(browser: Browser, address: string): Promise<[Measured, Clicks, Map<string, Buffer>]> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((pause) => localStorage.setItem("ziggurat.bot_pause", String(pause)), PAUSE);
  const page = await context.newPage();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) =>
    bodies.set(
      response.url(),
      response.body().catch(() => Buffer.alloc(0)),
    ),
  );
  await page.goto(address);
  const play = page.getByRole("button", { name: /Play now.*Antike/ });
  await expect(play).toBeEnabled();
  const came = new Map<string, Buffer>();
  for (const [url, body] of bodies) came.set(new URL(url).pathname, await body);
  page.removeAllListeners("response");

  await play.click();
  await page.locator(".prompt.mine").waitFor();
  // The site's own cache; a server keeps the page in the browser's.
  await page.evaluate(async () => (window.ziggurat ? navigator.serviceWorker.ready : null));
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const began = Date.now();
    await page.reload();
    await page.locator(".prompt.mine").waitFor();
    visits.push(Date.now() - began);
  }
  const first = await clicks(page);
  const gaps = first.others.slice(1).map((time, i) => time - first.others[i]!);
  const found: Clicks = { "antike, a new game": at(first.clicks, 0.95) };
  for (const title of TITLES)
    for (const late of [false, true]) {
      const game = `${title}, ${late ? "a late game" : "a new game"}`;
      if (game in found) continue;
      const table = late ? await bring(page, lateRecord(title)) : await create(page, title);
      await page.goto(board(address, table));
      found[game] = at((await clicks(page)).clicks, 0.95);
    }
  await context.close();
  const memory = await memoryOf(address);
  const { still } = first;
  return [{ visit: at(visits, 0.5), memory, still, pause: Math.min(...gaps) }, found, came];
}

const board = (address: string, table: string) =>
  new URL(address).pathname === "/" ? `${address}/t/${table}` : `${address}#/t/${table}`;

const SEATS = [{ kind: "me" as const }, ...bots(3)];

const create = (page: Page, title: string) => ask(page, "/tables", { title, seats: SEATS, seed: 7 });
const bring = (page: Page, record: string) => ask(page, "/tables/import", { record, seats: SEATS });

/** A new table, of the server or of the engine in the page. */
async function ask(page: Page, path: string, body: object): Promise<string> {
  const made = await page.evaluate(
    async ([path, body]) => {
      const asked = body as never;
      if (window.ziggurat && path === "/tables") return window.ziggurat.create(asked);
      const { record, ...more } = body as { record: string };
      if (window.ziggurat) return window.ziggurat.importRecord(record, "en", more);
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
    },
    [path, body] as const,
  );
  return (made as { table: string }).table;
}

/** So many own moves by clicks. */
async function clicks(page: Page): Promise<Watch> {
  await page.locator(".prompt.mine").waitFor();
  await watch(page);
  const seen = () => page.evaluate(() => window.watch);
  for (let turn = 0; turn < MOVES * 6 && (await seen()).clicks.length < MOVES; turn++) {
    if (await page.locator("dialog[open] .winner").count()) break;
    await page.locator(".prompt.mine").or(page.locator("dialog[open] .winner")).first().waitFor();
    await page.evaluate(click, turn);
  }
  return seen();
}

const weight = (files: Map<string, Buffer>) =>
  [...files].reduce((sum, [name, body]) => sum + sent(body, name), 0) / 1e6;

/** A game of greedy bots, and how long its slowest decision took, in milliseconds. */
const GAME = `
import json, time
from ziggurat.kernel.registry import find_title
from ziggurat.players import Budget, View, make_bot

def decisions(title):
    state = find_title(title).new(3, 7)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while not state.over():
        seat = state.actors()[0]
        began = time.perf_counter()
        action = bots[seat].choose(View(state, seat), Budget(1))
        yield time.perf_counter() - began
        state.apply(seat, action)

def slowest(title):
    # The same game twice, each decision at its quickest: whatever else the machine did is not the bot's.
    return 1000 * max(min(times) for times in zip(*(decisions(title) for _ in range(2))))
`;

/** The same in the browser's WebAssembly, with the engine as it is shipped. */
const inBrowser = (page: Page, game: string, titles: string[]) =>
  page.evaluate(
    async ([game, titles]) => {
      const base = new URL("../engine/", document.baseURI).href;
      const unpacked = async (name: string) =>
        new Response(
          (await fetch(`${base}${name}.bin`)).body!.pipeThrough(new DecompressionStream("gzip")),
        ).arrayBuffer();
      const { loadPyodide } = await import(`${base}pyodide.mjs`);
      const info = await (await fetch(new URL("../data/pyodide.json", base))).json();
      const python = await loadPyodide({
        indexURL: base,
        stdLibURL: URL.createObjectURL(new Blob([await unpacked("stdlib")])),
        lockFileContents: JSON.stringify({ info, packages: {} }),
      });
      for (const name of ["core", ...titles])
        python.unpackArchive(await unpacked(name), "zip", { extractDir: "/engine" });
      python.runPython(`import sys; sys.path.insert(0, "/engine")\n${game}`);
      return titles.map((title) => python.runPython(`slowest("${title}")`) as number);
    },
    [game, titles] as const,
  );

function tell(device: Measured, server: Measured, here: Clicks, there: Clicks): void {
  const figure = (value: number | null | undefined, unit: string) =>
    value === undefined || value === null
      ? "-"
      : `${value.toFixed(unit === "MB" && value < 100 ? 2 : 0)} ${unit}`;
  const row = (...cells: string[]) =>
    cells.map((cell, i) => (i ? cell.padStart(17) : cell.padEnd(64))).join("");
  const line = (what: string, unit: string, budget: number | null, mine?: number, theirs?: number) => {
    const missed = budget !== null && (mine ?? 0) > budget ? "  over its budget" : "";
    console.log(row(what, figure(budget, unit), figure(mine, unit), figure(theirs, unit)) + missed);
  };
  console.log(row("", "budget", "without a server", "with a server"));
  for (const [name, { what, unit, budget }] of Object.entries(FIGURES)) {
    const each = name as keyof typeof FIGURES;
    line(what, unit, budget, device[each], server[each]);
  }
  for (const game of Object.keys(here))
    line(`click to own move on screen, p95 of ${MOVES}: ${game}`, "ms", CLICK, here[game], there[game]);
}

test("a table on a device beside a table at a server", async ({ browser, page }) => {
  const host = new StaticHost();
  const address = await host.start();
  // Bots take the time they take for everybody.
  const server = await Server.open("", { ZIGGURAT_BOT_PAUSE: String(PAUSE / 1000) });
  try {
    const [there, theirs, came] = await measure(browser, server.address);
    const [here, mine, lobby] = await measure(browser, address);
    for (const name of [...lobby.keys()]) if (name.includes("/engine/")) lobby.delete(name);
    const size = (name: string) => sent(readFileSync(join(FOLDER, "engine", name)), name) / 1e6;
    const engine = readdirSync(join(FOLDER, "engine"));
    const titles = TITLES.map((title) => `${title}.bin`);
    const first = engine.filter((name) => !titles.includes(name)).reduce((sum, name) => sum + size(name), 0);
    const all = (readdirSync(FOLDER, { recursive: true }) as string[]).map((name) =>
      statSync(join(FOLDER, name)),
    );

    await page.goto(`${address}data/engine.json`);
    const slowest = await inBrowser(page, GAME, TITLES);
    const python = execFileSync(
      join(root, ".venv/bin/python"),
      ["-c", `${GAME}\nprint(json.dumps([slowest(title) for title in ${JSON.stringify(TITLES)}]))`],
      { encoding: "utf8" },
    );
    tell(
      {
        ...here,
        lobby: weight(lobby),
        engine: first + Math.max(...titles.map(size)),
        disk: all.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6,
        bot: Math.max(...slowest),
      },
      { ...there, lobby: weight(came), bot: Math.max(...(JSON.parse(python) as number[])) },
      mine,
      theirs,
    );
  } finally {
    host.stop();
    await server.close();
  }
});
