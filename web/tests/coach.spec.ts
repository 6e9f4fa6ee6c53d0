// The coach: hints, what an action will change, a game looked at again, and the next game.

import { expect, test } from "./support/fixtures";

const BOT = { kind: "bot", bot: "skilled" } as const;
const ME = { kind: "me" } as const;

test("hints name the best actions with a chance and a reason, and point at the board", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await expect(page.getByText(/choose any rondel field/)).toBeVisible();
  // A bot is called as in the lobby.
  await expect(page.locator(".players")).toContainText("Practised");
  await page.keyboard.press("h");
  const hints = page.getByRole("dialog", { name: "Hints" });
  await expect(hints.locator(".hint").first()).toContainText(/\d+ %/);
  await expect(hints).toContainText("thought through");
  expect(await hints.locator(".hint small").allTextContents()).not.toContain("");
  await page.screenshot({ path: test.info().outputPath("hints.png") });
  await hints.locator(".hint").first().click();
  const marked = page.locator("[data-thing][data-marked]");
  await expect(marked.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hints).toBeHidden();
  await expect(marked).toHaveCount(0);

  // What a field will bring is said before it is taken.
  await page.locator('[data-thing="rondel:aurum"]').hover();
  await expect(page.getByRole("tooltip")).toContainText(/\+\d+ gold/);
});

test("people who play each other have hints only where they agreed", async ({ player }) => {
  const { page } = player;
  await page.goto("/");
  const hints = page.getByRole("group", { name: "Hints" });
  await expect(hints.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  const seat = page.getByRole("button", { name: /^Seat 2/ });
  while (!(await seat.textContent())?.includes("open")) await seat.click();
  await expect(hints.getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
  await expect(hints).toContainText("Whoever sits down agrees.");
  const { table } = await player.create({ title: "antike", seats: [ME, BOT], hints: false });
  await player.sit(table);
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Hint/ })).toHaveCount(0);
});
