// `npm run bench`: what the site without a server weighs and how quick it is. Figures to be looked at, not a test.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { clickOn } from "./support/play";
import { FOLDER, StaticHost } from "./support/site";

const MOVES = 40;
const host = new StaticHost();
const say = (what: string, figure: string, budget: string) =>
  console.log(`${what}: ${figure} (budget ${budget})`);
const p95 = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/** What a host that compresses sends for a file; the packed parts are compressed already. */
function sent(name: string): number {
  const content = readFileSync(join(FOLDER, name));
  if (/\.(bin|png|woff2)$/.test(name)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test("the site without a server", async ({ context }) => {
  const address = await host.start();
  await context.addInitScript(() => localStorage.setItem("ziggurat.name", "Red"));
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole("button", { name: /Play now/ }).first()).toBeEnabled();
  const lobby = [...new Set(host.asked)].filter((name) => !name.startsWith("engine/"));
  say("lobby", mb(lobby.reduce((sum, name) => sum + sent(name), 0)), "0.5 MB");

  const engine = readdirSync(join(FOLDER, "engine")).filter(
    (name) => !/^(ages|mosaic|civilization)\.bin$/.test(name),
  );
  say("engine and Antike", mb(engine.reduce((sum, name) => sum + sent(`engine/${name}`), 0)), "5.5 MB");
  const all = readdirSync(FOLDER, { recursive: true }) as string[];
  const size = all
    .map((name) => statSync(join(FOLDER, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  say("whole site on disk", mb(size), "25 MB");

  await page.getByRole("button", { name: /Play now.*Antike/ }).click();
  await expect(page.locator(".prompt")).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const later: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    const began = Date.now();
    await page.reload();
    await page.locator(".prompt").waitFor();
    later.push(Date.now() - began);
  }
  say("later visit to the board, median of five", `${later.sort((a, b) => a - b)[2]} ms`, "2000 ms");

  const seq = () => page.locator(".prompt").getAttribute("data-seq");
  const clicks: number[] = [];
  for (let turn = 0; turn < MOVES * 3 && clicks.length < MOVES; turn++) {
    const before = await seq();
    const began = Date.now();
    if (!(await clickOn(page, turn))) await page.waitForTimeout(100);
    else if ((await seq()) !== before) {
      await frames(page);
      clicks.push(Date.now() - began);
    }
  }
  say(`click to own move on screen, p95 of ${clicks.length}`, `${p95(clicks)} ms`, "150 ms");

  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const heap = metrics.find((each) => each.name === "JSHeapUsedSize")?.value ?? 0;
  say("JavaScript's heap of the page, without the worker", mb(heap), "part of 250 MB");
  host.stop();
});
