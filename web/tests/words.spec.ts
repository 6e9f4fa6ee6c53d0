// The client in a language that a program made: a plain letter on the page is a word that escaped translation.

import { test as base, expect, type Page } from "@playwright/test";
import { Player } from "./support/fixtures";
import { LANG, openHouse, texts } from "./support/made-up";
import type { Server } from "./support/server";

const test = base.extend<object, { house: Server }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's shape.
    async ({}, use) => {
      const { server, close } = await openHouse();
      await use(server);
      await close();
    },
    { scope: "worker", timeout: 400_000 },
  ],
});

// One build of the client for all of them.
test.describe.configure({ mode: "default" });

/** What is called the same in every language, and what is no word: names of games and people, notation, numbers. */
const KNOWN = [
  /Ziggurat|ziggurat 1/g,
  /Antike II|Mosaic: A Story of Civilization|Through the Ages: A Story of Civilization|Sid Meier's Civilization/g,
  /\b(Red|Blue)\b/g,
  // The maps and seas of Antike are Latin.
  /Mare Nostrum|Mare Internum|Pontus Euxinus|Oceanus|Orient/g,
  /English|Deutsch/g,
  /\bR\d+(\.\d+)*[a-z]?\b/g,
  /\b[a-z]\d{1,2}\b|\bx\d+\b/g,
  /\b[IVX]+\b/g,
];
/** The name of an attribute, which `texts` puts before what it says. */
const ATTRIBUTE = /^(aria-label|aria-description|title|placeholder|alt): /;

async function escaped(page: Page, ...known: RegExp[]): Promise<string[]> {
  const found: string[] = [];
  for (const text of await texts(page)) {
    const rest = [ATTRIBUTE, ...KNOWN, ...known].reduce((left, name) => left.replace(name, ""), text);
    if (/[A-Za-z]{2}/.test(rest)) found.push(text.trim().replace(/\s+/g, " ").slice(0, 160));
  }
  return [...new Set(found)];
}

async function arrive(browser: Parameters<typeof Player.arrive>[0], house: Server): Promise<Player> {
  const player = await Player.arrive(browser, house, "Red");
  await player.page.addInitScript((lang) => localStorage.setItem("ziggurat.lang", lang), LANG);
  return player;
}

test("lobby, new table, settings, account and about", async ({ browser, house }) => {
  const player = await arrive(browser, house);
  const { page } = player;
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", LANG);
  await expect(page.locator("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await escaped(page)).toEqual([]);
  for (const summary of await page.locator("summary").all()) await summary.click();
  expect(await escaped(page)).toEqual([]);
  await page.goto("/about");
  await expect(page.locator("main")).toBeVisible();
  expect(await escaped(page)).toEqual([]);
  await player.close();
});

for (const title of ["antike", "mosaic", "ages", "civilization"])
  test(`a table of ${title}, its tour and the frame of its rules`, async ({ browser, house }) => {
    const player = await arrive(browser, house);
    const { page } = player;
    const seats = [{ kind: "me" as const }, { kind: "me" as const }];
    const made = await player.create({ title, seats, seed: 3 });
    await player.sit(made.table);
    await page.waitForLoadState("networkidle");
    expect(await escaped(page)).toEqual([]);
    await page.goto(`/tour/${title}`);
    await expect(page.locator(".tour p")).toBeVisible();
    expect(await escaped(page)).toEqual([]);
    await player.close();
  });
