// The rules as people read them: how the game goes, the book, its cards, search; at a desk, on a phone, in German.

import { findsNothing } from "./support/axe";
import { expect, test } from "./support/fixtures";
import { press } from "./support/hand";

test("from the lobby to how a game goes, from there to a card, its rules and the book", async ({
  arrive,
}) => {
  const { page } = await arrive("");
  await page.goto("/");
  await page.getByRole("link", { name: "How to play: Antike II" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Antike II");
  const rondel = page.getByRole("img", { name: /Eight fields/ });
  await rondel.scrollIntoViewIfNeeded();
  await expect
    .poll(() => rondel.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await findsNothing(page, "how to play");

  const open = page.locator("dialog[open]");
  await press(page.getByRole("link", { name: "Strata", exact: true }));
  await expect(open).toContainText("Your legions may cross 2 borders.");
  await press(open.getByRole("button", { name: "Rule R9.2" }));
  await expect(open).toContainText("A legion crosses 1 land border");
  await press(open.getByRole("link", { name: "Open the rules book" }));
  await expect(page).toHaveURL(/\/rules\/antike#R9\.2/);
  await expect(page.locator('[id="R9.2"]')).toBeInViewport();

  // A mark is a quiet word with an explanation, and so is the legend; nothing of the file's own signs is seen.
  await expect(page.locator('[id="R9.2"] .mark')).toHaveText("our ruling");
  await expect(page.locator('[id="R9.2"] .mark')).toHaveAttribute("title", /printed rules leave this open/);
  await expect(page.locator(".legend")).toContainText("our ruling");
  const book = (await page.locator("article").textContent()) ?? "";
  expect(book).not.toMatch(/\[[A-Z]|\]\(|`|\*\*|\|---/);
  expect(book).not.toMatch(/yaml|state machine|serial/i);
  await expect(page.getByRole("columnheader", { name: "first / later" })).toBeVisible();
  await findsNothing(page, "rules book");

  // Search finds rules and cards; a card leads back to its rules.
  await page.getByRole("searchbox").fill("legions borders");
  await expect(page.locator('[id="R9.2"]')).toHaveCount(0);
  await expect(page.locator("#card-strata")).toBeVisible();
  await press(page.locator("#card-strata").getByRole("button", { name: "Rule R8.1" }));
  await expect(open).toContainText("On Scientia buy as many advances as you like");
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("no such thing");
  await expect(page.getByText("No rule says that.")).toBeVisible();
  // A chapter is opened also when what was searched for hides it.
  await press(page.getByRole("navigation").getByRole("link", { name: "Movere, first part" }));
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.locator('[id="R9.2"]')).toBeInViewport();

  // What two cards say alike is told once, and both lead there.
  await page.goto("/rules/mosaic#card-trade_city_2");
  const twice = page.locator("section.card", { hasText: "Trade City" });
  await expect(twice).toHaveCount(1);
  await expect(twice).toBeInViewport();
  await expect(twice).toHaveClass(/here/);
});

test("on a phone, in German, from a prompt", async ({ arrive }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "de-DE" };
  const player = await arrive("Rot", phone);
  const { page } = player;
  const bot = { kind: "bot", bot: "greedy" } as const;
  const { table } = await player.create({ title: "antike", seats: [{ kind: "me" }, bot, bot], seed: 5 });
  await player.sit(table);
  await page.locator(".prompt.mine").waitFor();
  await press(page.locator(".prompt").getByRole("link", { name: "So geht das Spiel" }), true);
  await expect(page.getByRole("heading", { name: "Das Rondell" })).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await findsNothing(page, "how to play on a phone");
  await page.waitForLoadState("networkidle");
  await press(page.getByRole("link", { name: "Regelbuch öffnen" }), true);
  await expect(page.locator('[id="R4.4"]')).toContainText("Die ersten drei Schritte sind frei");
  expect(await wide()).toBeLessThanOrEqual(0);
  await findsNothing(page, "rules book on a phone");
  // The book is dozens of screens long there: nobody has to scroll through it.
  await press(page.getByText("Inhalt", { exact: true }), true);
  await press(page.getByRole("navigation").getByRole("link", { name: "Persönlichkeiten" }), true);
  await expect(page.locator('[id="R12.1"]')).toBeInViewport();
  // What words are seen in a picture are German too.
  await page.goto("/how-to-play/mosaic");
  await expect(page.locator('img[src*="map.de"]')).toBeVisible();
  // A picture that is wider than the screen says on which side there is more of it.
  const picture = page.locator("figure .frame", { has: page.locator('img[src*="map.de"]') });
  const marks = () =>
    picture.evaluate((frame) => ["::before", "::after"].map((side) => getComputedStyle(frame, side).content));
  await expect.poll(marks).toEqual(["none", '"›"']);
  await picture.hover();
  await page.mouse.wheel(600, 0);
  await expect.poll(marks).toEqual(['"‹"', "none"]);
});

test("a thing on the table names its rules", async ({ player }) => {
  const { page } = player;
  const bot = { kind: "bot", bot: "greedy" } as const;
  const { table } = await player.create({ title: "antike", seats: [{ kind: "me" }, bot, bot], seed: 5 });
  await player.sit(table);
  // While bots move, a tip goes with the position it was asked of.
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await press(page.locator('[data-thing="advance:strata"]').first());
  await expect(page.locator(".tip")).not.toContainText("Asking");
  await press(page.locator(".tip").getByRole("button", { name: "Rule R9.2" }));
  await expect(page.locator("dialog[open]")).toContainText("A legion crosses 1 land border");
});
