import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { isOver, playOn } from "./support/play";

const BOT = { kind: "bot", bot: "random" } as const;
const ME = { kind: "me" } as const;

async function findsNothing(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((found) => found.impact === "serious" || found.impact === "critical");
  expect(serious.map((found) => `${where}: ${found.id}: ${found.nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}

/** How far the widest thing stands out of the page. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a whole game of Through the Ages is played by clicking", async ({ player }) => {
  test.setTimeout(600_000);
  const { page } = player;
  const { table } = await player.create({
    title: "ages",
    seats: [ME, BOT],
    options: { tier: "advanced" },
    seed: 5,
  });
  await player.sit(table);
  await playOn(page, isOver(page));
  await expect(page.locator("dialog[open] .winner")).toBeVisible();
  await expect(page.locator("dialog[open] table")).toBeVisible();
});

test("the card row, my civilisation, the others, tips and reasons", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "ages", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
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
  await expect(page.getByText("Civilisation of Grey")).toBeVisible();
  await page.getByRole("button", { name: "Back to mine" }).click();
  await expect(page.getByText("Civilisation of Grey")).toHaveCount(0);
  await page.getByRole("button", { name: "Events" }).click();
  await expect(page.locator("dialog[open]")).toContainText("Past events");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Everybody's culture, science and strength" }).click();
  await expect(page.locator("dialog[open]")).toContainText("strength");
});

for (const scheme of ["light", "dark"] as const)
  test(`Through the Ages: axe finds nothing serious, ${scheme}`, async ({ arrive }) => {
    test.setTimeout(180_000);
    const player = await arrive("Red", { colorScheme: scheme, reducedMotion: "reduce" });
    const { page } = player;
    const { table } = await player.create({
      title: "ages",
      seats: [ME, BOT, BOT],
      options: { resigning: false },
      seed: 9,
    });
    await player.sit(table);
    await findsNothing(page, "first turn");
    await playOn(page, async () => {
      const view = await player.view(table);
      return (view.observation as { round: number }).round > 3 && view.actions.length > 8;
    });
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
