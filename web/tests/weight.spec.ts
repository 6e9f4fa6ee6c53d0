import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";

const BUDGET = 250 * 1024;

/** Loads a page in a fresh browser and weighs its scripts and styles as gzip would send them. */
async function weigh(page: Page, open: () => Promise<unknown>): Promise<number> {
  const parts: Promise<number>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind === "script" || kind === "stylesheet")
      parts.push(response.body().then((body) => gzipSync(body).length));
  });
  await open();
  await page.waitForLoadState("networkidle");
  return (await Promise.all(parts)).reduce((sum, size) => sum + size, 0);
}

test("the lobby is light", async ({ player }) => {
  const weight = await weigh(player.page, () => player.page.goto("/"));
  expect(weight).toBeGreaterThan(10_000);
  expect(weight).toBeLessThan(BUDGET);
});

test("a table with its board is light", async ({ player }) => {
  const bot = { kind: "bot" as const, bot: "random" };
  for (const { id } of await player.titles()) {
    const seats = [{ kind: "me" as const }, bot, bot];
    const { table } = await player.create({ title: id, seats });
    const weight = await weigh(player.page, () => player.sit(table));
    expect(weight, id).toBeLessThan(BUDGET);
  }
});
