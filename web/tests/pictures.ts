// Takes the pictures of `src/boards/<title>/pictures/` anew, in every language; see `src/boards/pictures.ts`.

import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, type Player, test } from "./support/fixtures";
import { openLate } from "./support/late";

interface Picture {
  name: string;
  /** How many actions of the title's record are played. */
  at: number;
  /** What is seen: the common box of these elements. */
  what: string[];
  pad?: number;
  /** Drawn so many times as large as on the screen; else as large. */
  zoom?: number;
  /** One file for all languages where no words are seen. */
  wordless?: true;
}

const thing = (id: string) => `[data-thing="${id}"]`;

const PICTURES: Record<string, Picture[]> = {
  antike: [
    {
      name: "start",
      at: 0,
      what: [thing("region:roma"), thing("region:mediolanum"), thing("region:syracus")],
      pad: 60,
      wordless: true,
    },
    { name: "rondel", at: 0, what: ["svg.rondel"], pad: 4 },
    {
      name: "map",
      at: 320,
      what: ["carthago", "ancona", "byzantium", "knossos"].map((id) => thing(`region:${id}`)),
      pad: 10,
      wordless: true,
    },
    { name: "advances", at: 320, what: [".tray .cell:has(.advances)"] },
    {
      name: "personalities",
      at: 320,
      what: [thing("personality:king"), thing("personality:navigator")],
      pad: 8,
    },
  ],
  mosaic: [
    { name: "market", at: 280, what: [".market .decks .column:first-child"], pad: 4 },
    { name: "map", at: 280, what: ["#board .sea"] },
    { name: "stores", at: 280, what: [".stores"], pad: 6 },
    { name: "pillars", at: 280, what: [".pillars", ".goods"], pad: 6 },
    { name: "influence", at: 280, what: [".influence"], pad: 4 },
  ],
  ages: [
    { name: "row", at: 0, what: ["section.row"] },
    // Without the places above, which stay empty for long.
    {
      name: "start",
      at: 0,
      what: [".technologies .tech", ".technologies .tech:last-of-type", ".technologies h3"],
      pad: 6,
    },
    { name: "banks", at: 240, what: [".ages .banks"] },
    { name: "technologies", at: 240, what: [".technologies .grid"], pad: 6 },
    { name: "stats", at: 240, what: [".stats .counters"], pad: 4 },
  ],
  civilization: [
    { name: "city", at: 60, what: ['[data-thing="city:0-0"]'], pad: 60, zoom: 2, wordless: true },
    { name: "battle", at: 309, what: [".affairs > :first-child"], pad: 4 },
    { name: "map", at: 1094, what: [".world"], wordless: true },
    { name: "culture", at: 1094, what: [".track"], pad: 4 },
    { name: "pyramid", at: 1094, what: [".pyramid"], pad: 4 },
  ],
};

async function take(page: Page, title: string, picture: Picture, lang: string): Promise<void> {
  const boxes = [];
  for (const what of picture.what) boxes.push((await page.locator(what).first().boundingBox())!);
  const pad = picture.pad ?? 0;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.x)) - pad);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.y)) - pad);
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + pad;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + pad;
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", {
    format: "webp",
    quality: 78,
    clip: { x: left, y: top, width: right - left, height: bottom - top, scale: picture.zoom ?? 1 },
  });
  const folder = `src/boards/${title}/pictures`;
  mkdirSync(folder, { recursive: true });
  const file = picture.wordless ? `${picture.name}.webp` : `${picture.name}.${lang}.webp`;
  writeFileSync(`${folder}/${file}`, Buffer.from(data, "base64"));
}

async function show(player: Player, table: string, lang: string): Promise<void> {
  const { page } = player;
  await page.goto("/");
  await page.evaluate((lang) => localStorage.setItem("ziggurat.lang", lang), lang);
  await player.sit(table);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
}

for (const [title, pictures] of Object.entries(PICTURES))
  test(`pictures of ${title}`, async ({ player }) => {
    for (const at of new Set(pictures.map((picture) => picture.at))) {
      const table = await openLate(player, title, at);
      for (const lang of ["en", "de"]) {
        await show(player, table, lang);
        for (const picture of pictures)
          if (picture.at === at && (lang === "en" || !picture.wordless))
            await take(player.page, title, picture, lang);
      }
    }
  });
