// The site without a server: every title to its end by clicking, offline, killed, full, opened twice, on a phone.

import { readFileSync, writeFileSync } from "node:fs";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { findsNothing } from "./support/axe";
import { clickOn, isOver, playOn } from "./support/play";
import { exported, StaticHost } from "./support/site";

const host = new StaticHost();
let address = "";
const elsewhere: string[] = [];

test.beforeAll(async () => {
  address = await host.start();
});
test.afterAll(() => host.stop());
test.afterEach(() => {
  expect(elsewhere.splice(0), "another host was asked").toEqual([]);
});

interface Seat {
  kind: "me" | "bot";
  bot?: string;
}

/** Somebody with the site open who has said their name; bots answer at once. */
async function arrive(context: BrowserContext): Promise<Page> {
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(address).origin) elsewhere.push(request.url());
  });
  await context.addInitScript(() => {
    localStorage.setItem("ziggurat.bot_pause", "0");
    localStorage.setItem("ziggurat.name", "Red");
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** A table made as the lobby makes one, and sat down at. */
async function sit(page: Page, title: string, seats: Seat[], seed: number, options = {}): Promise<string> {
  const made = await page.evaluate((wish) => window.ziggurat.create(wish), { title, seats, seed, options });
  await page.goto(`${address}#/t/${made.table}`);
  await expect(page.locator(".prompt")).toBeVisible();
  return made.table;
}

const actions = async (page: Page, table: string) =>
  (await exported(page, table)).split("\nsetup")[1]!.split("\n").length - 3;

const GAMES: Record<string, { players: number; seed: number; options: Record<string, number | boolean> }> = {
  antike: { players: 3, seed: 7, options: {} },
  mosaic: { players: 2, seed: 7, options: {} },
  // Whoever clicks at random would soon give up, which is a right of the full game.
  ages: { players: 2, seed: 7, options: { resigning: false } },
  civilization: { players: 2, seed: 3, options: { offers_per_player: 1 } },
};

for (const [title, { players, seed, options }] of Object.entries(GAMES))
  test(`without a server: a whole game of ${title} is played by clicking`, async ({ context }) => {
    // Civilization has three times the decisions of the others, and the other core may be busy with another test.
    test.setTimeout(600_000);
    const page = await arrive(context);
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot: "greedy" }));
    await sit(page, title, [{ kind: "me" }, ...bots], seed, options);
    await playOn(page, isOver(page), 40);
    await expect(page.locator("dialog[open] .winner h3")).toBeVisible();
    await expect(page.locator("dialog[open] table")).toBeVisible();
    await expect(page.locator("dialog[open] .plot")).toBeVisible();
  });

test("without a server: what is asked while a hint is thought out is answered first", async ({ context }) => {
  const page = await arrive(context);
  const table = await sit(page, "antike", [{ kind: "me" }, { kind: "me" }], 7);
  const order = await page.evaluate(async (id) => {
    const settled: string[] = [];
    const hint = window.ziggurat.hints(id, null, 2, "en").then(() => settled.push("hint"));
    await window.ziggurat.table(id, "en", null, "").then(() => settled.push("table"));
    await hint;
    return settled;
  }, table);
  expect(order).toEqual(["table", "hint"]);
});

test("without a server: offline, killed, nested too deep, full, open twice", async ({ context }) => {
  const page = await arrive(context);
  const table = await sit(page, "mosaic", [{ kind: "me" }, { kind: "bot", bot: "greedy" }], 7);
  for (let turn = 0; turn < 6; turn++) await clickOn(page, turn);
  const before = await actions(page, table);
  expect(before).toBeGreaterThan(0);

  await test.step("a reload without a network goes on in the middle", async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator(".prompt")).toBeVisible();
    expect(await actions(page, table)).toBeGreaterThanOrEqual(before);
    const title = page.getByRole("link", { name: "Rules" });
    await title.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.locator(".prompt")).toBeVisible();
    await clickOn(page, 3);
    await context.setOffline(false);
  });

  await test.step("a killed engine starts again and loses no move", async () => {
    const known = await actions(page, table);
    await page.workers()[0]!.evaluate(() => {
      setTimeout(() => {
        throw new Error("killed by the test");
      });
    });
    await expect.poll(() => actions(page, table).catch(() => -1)).toBeGreaterThanOrEqual(known);
    await expect(page.locator(".prompt")).toBeVisible();
    for (let turn = 0; turn < 3; turn++) await clickOn(page, turn);
    expect(await actions(page, table)).toBeGreaterThan(known);
  });

  await test.step("what would kill the interpreter is refused before", async () => {
    const refused = await page.evaluate(() =>
      window.ziggurat
        .importRecord(
          `ziggurat 1\ntitle mosaic\nrules 1\nplayers 2\nseed 1\nstart ${"[".repeat(2000)}\nsetup\nend 0\n`,
          "en",
        )
        .then(String, (error: Error) => error.message),
    );
    expect(refused).toContain("nested too deeply");
    expect(await actions(page, table)).toBeGreaterThan(0);
  });

  await test.step("the second tab on a game says so, and nothing is lost", async () => {
    const second = await context.newPage();
    await second.goto(`${address}#/t/${table}`);
    await expect(second.getByText("open in another tab")).toBeVisible();
    await second.close();
    const known = await actions(page, table);
    for (let turn = 0; turn < 3; turn++) await clickOn(page, turn);
    expect(await actions(page, table)).toBeGreaterThan(known);
  });

  await test.step("with a full disk the game goes on in memory, and the page says so", async () => {
    const session = await context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(address).origin, quotaSize: 1 });
    await expect(async () => {
      await clickOn(page, 1);
      await expect(page.getByText("cannot keep the game")).toBeVisible({ timeout: 500 });
    }).toPass();
    const known = await actions(page, table);
    for (let turn = 0; turn < 3; turn++) await clickOn(page, turn);
    expect(await actions(page, table)).toBeGreaterThan(known);
  });
});

test("without a server: a new version is offered and taken when asked", async ({ context }) => {
  const page = await arrive(context);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const text = readFileSync(`${process.env.SITE ?? "../site"}/sw.js`, "utf8");
  host.instead.set("sw.js", text.replace(/const VERSION = "\w+"/, 'const VERSION = "newer"'));
  await page.reload();
  const offer = page.getByText("A new version");
  await expect(offer).toBeVisible({ timeout: 60_000 });
  // Whoever plays on puts it away.
  await page.getByRole("button", { name: "Later" }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Use it" }).click();
  await expect
    .poll(() => page.evaluate(() => caches.keys()).catch(() => []))
    .toEqual([expect.stringContaining("newer")]);
  host.instead.clear();
});

test("without a server: on a phone, and nothing that axe finds", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await arrive(context);
  await expect(page.getByRole("button", { name: /Play now/ }).first()).toBeVisible();
  // Nothing of what only a server can do is offered.
  await expect(page.getByText("E-mail")).toHaveCount(0);
  await findsNothing(page, "lobby");
  await sit(page, "mosaic", [{ kind: "me" }, { kind: "bot", bot: "novice" }], 7);
  await clickOn(page, 0);
  await findsNothing(page, "table");
  await context.close();
});

test("hints, what an action brings, and the analysis of a game, on the device alone", async ({ context }) => {
  const page = await arrive(context);
  await sit(page, "antike", [{ kind: "me" }, { kind: "bot", bot: "skilled" }], 3);
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await page.keyboard.press("h");
  const hints = page.getByRole("dialog", { name: "Hints" });
  // The engine thinks in WebAssembly here, maybe beside other tests.
  await expect(hints.locator(".hint").first()).toContainText(/\d+ %/, { timeout: 120_000 });
  await hints.locator(".hint").first().click();
  await expect(page.locator("[data-marked]").first()).toBeVisible();
  await expect(hints).toContainText("thought through", { timeout: 120_000 });
  await page.keyboard.press("Escape");
  await page.locator('[data-thing="rondel:aurum"]').hover();
  await expect(page.getByRole("tooltip")).toContainText(/\+\d+ gold/);
  // What is asked for beside a move is seen at once too: taking back, giving up.
  await page.locator('[data-thing="rondel:aurum"]').click();
  await expect(page.locator(".log")).toContainText("Aurum");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await expect(page.locator("dialog[open] .winner h3")).toContainText("Practised");
  await page.getByRole("button", { name: "See the board" }).click();
  const walk = page.getByRole("region", { name: "Replay" });
  await walk.getByRole("button", { name: "Analyse the game" }).click();
  await expect(walk.getByRole("img", { name: "Everybody's chance to win" })).toBeVisible({
    timeout: 120_000,
  });
  await expect(walk).toContainText(/\d+ % accurate/);
});

test("without a server: two at one screen, notes, a try of one's own, out to a file and back", async ({
  context,
}) => {
  const page = await arrive(context);
  await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
  await page.getByRole("button", { name: "2", exact: true }).click();
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("you");
  await page.getByRole("button", { name: "Open the table" }).click();
  const curtain = page.locator(".curtain");
  await expect(curtain).toBeVisible();
  const first = await curtain.locator("h2").textContent();
  await curtain.locator(".button.lamp").click();
  await playOn(page, async () => (await curtain.count()) > 0);
  expect(await curtain.locator("h2").textContent()).not.toBe(first);
  await page.getByText("Do not hide between us").click();
  await expect(curtain).toBeHidden();

  const table = page.url().split("/t/")[1]!;
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByLabel(/Only you/).fill("Watch Carthago");
  await page.getByLabel(/Only you/).blur();
  await expect(page.locator("label[for=notes] span")).toHaveText("kept");
  await page.reload();
  await page.getByRole("tab", { name: "Notes" }).click();
  await expect(page.getByLabel(/Only you/)).toHaveValue("Watch Carthago");

  await page.getByRole("button", { name: "What if" }).click();
  await expect(page.getByRole("note")).toContainText("A try of your own");
  await page.getByRole("link", { name: "Back to the game" }).click();
  await expect(page).toHaveURL(new RegExp(table));

  const record = await exported(page, table);
  await page.getByRole("button", { name: "Menu" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the game" }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, "utf8")).toBe(record);
  await page.goto(address);
  await page.getByLabel("Choose a file").setInputFiles(file);
  const saved = page.getByRole("region", { name: "A saved game" });
  const taken = saved.getByRole("combobox", { name: /^Seat/ }).locator("option:checked");
  await expect(taken).toHaveText(["you", "bot, Practised"]);
  // Who begins is drawn. I stay who has played; the other one's turn is a bot's now.
  const mine = Number(/^(\d) /m.exec(record)![1]);
  for (const [seat, who] of (mine ? ["bot, Practised", "you"] : []).entries())
    await saved.getByRole("combobox", { name: `Seat ${seat + 1}` }).selectOption(who);
  await saved.getByRole("button", { name: "Open the game" }).click();
  await expect(page).toHaveURL(/\/t\/.+/);
  expect(page.url()).not.toContain(table);
  // The bot has played, and nobody is asked to look away.
  await expect(page.locator(".prompt.mine")).toBeVisible();
  const played = record.replace(/^end .*\n/m, "");
  expect(await exported(page, page.url().split("/t/")[1]!)).toContain(`${played}${1 - mine} `);
});

test("without a server: a tour, a lesson, and figures of one's own from a file", async ({
  context,
}, info) => {
  const page = await arrive(context);
  await page.getByRole("link", { name: "Tour: Antike II" }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.goto(`${address}#/lesson/antike`);
  await expect(page.locator(".prompt.mine")).toBeVisible();

  const wrong = info.outputPath("wrong.yaml");
  await page.goto(address);
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await page.getByRole("combobox", { name: "Spiel" }).selectOption("antike");
  for (const [text, sentence] of [
    ["advances: {advances: [{id: strata, price_first: many}]}", /Zahl|int|`many`|price_first/],
    ["advances: [", /wrong\.yaml ist kein YAML: Zeile 1/],
  ] as const) {
    writeFileSync(wrong, text);
    await page.getByLabel("Paket wählen").setInputFiles(wrong);
    await expect(page.getByRole("alert")).toContainText(sentence);
  }
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");

  const pack = info.outputPath("cheap-roads.yaml");
  writeFileSync(
    pack,
    "advances: {advances: [{id: strata, price_first: 1, effect: {type: legion_range, borders: 3}}]}",
  );
  // The engine has yet to come: a table that is asked for meanwhile waits until the figures are judged.
  await page.reload();
  await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
  await page.getByLabel("Choose a pack").setInputFiles(pack);
  await page.getByRole("button", { name: "Play now: Antike II" }).click();
  const strata = page.getByRole("button", { name: /^Strata/ });
  await expect(strata).toContainText("legions 3");
  await expect(page.locator("h1")).toContainText("corrected figures");
  await page.getByRole("link", { name: "Ziggurat" }).click();
  await page.getByRole("combobox", { name: "Game" }).selectOption("antike");
  await expect(page.getByText(/are played with cheap-roads\.yaml/)).toBeVisible();
});
