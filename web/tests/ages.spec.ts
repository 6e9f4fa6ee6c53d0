import type { Page } from "@playwright/test";
import { letPlay } from "./support/advance";
import { findsNothing } from "./support/axe";
import { expect, test } from "./support/fixtures";

const BOT = { kind: "bot", bot: "random" } as const;
const ME = { kind: "me" } as const;

/** How far the widest thing stands out of the page. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("the card row, my civilisation, the others, tips and reasons", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "ages", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  // Bots may be first: what is told closes when they move, and a click then means nothing.
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await expect(page.locator(".row .slot")).toHaveCount(13);
  await expect(page.locator(".technologies .tech")).toHaveCount(5);
  await expect(page.getByText("Despotism").first()).toBeVisible();
  await page.locator(".technologies .tech").first().hover();
  await expect(page.getByRole("tooltip")).toContainText("Agriculture");
  // In the first round nothing may be built: the click asks why.
  await page.locator(".technologies .tech").first().click();
  await expect(page.locator(".tip .reason")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator(".stats .whose button").nth(1).click();
  await expect(page.getByText(/Civilisation of .* \(Grey\)/)).toBeVisible();
  await page.getByRole("button", { name: "Back to mine" }).click();
  await expect(page.getByText(/Civilisation of .* \(Grey\)/)).toHaveCount(0);
  await page.getByRole("button", { name: "Events" }).click();
  await expect(page.locator("dialog[open]")).toContainText("Past events");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Everybody's culture, science and strength" }).click();
  await expect(page.locator("dialog[open]")).toContainText("strength");
});

test("Through the Ages some rounds on: axe finds nothing serious, nothing stands out of the page", async ({
  arrive,
}) => {
  const player = await arrive("Red", { reducedMotion: "reduce" });
  const { page } = player;
  const { table } = await player.create({
    title: "ages",
    seats: [ME, BOT, BOT],
    options: { resigning: false },
    seed: 9,
  });
  const { observation } = await letPlay(player, table, 60);
  expect((observation as { round: number }).round).toBeGreaterThan(3);
  await player.sit(table);
  await findsNothing(page, "a few rounds on");
  await page.locator(".stats .whose button").nth(2).click();
  await findsNothing(page, "another civilisation");
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.locator(".bar")).toBeVisible();
  await findsNothing(page, "phone");
  expect(await sideways(page)).toBe(0);
  await page.getByRole("tab", { name: "Events" }).click();
  await findsNothing(page, "events on a phone");
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await sideways(page)).toBe(0);
  await findsNothing(page, "tablet");
});
