// The prompt and what stands beside it: undo, confirming, names, clocks, settings.

import { letPlay } from "./support/advance";
import { expect, type Player, test } from "./support/fixtures";
import { press } from "./support/hand";

const ME = { kind: "me" } as const;
const BOT = { kind: "bot", bot: "greedy" } as const;
const thing = (player: Player, id: string) => player.page.locator(`[data-thing="${id}"]`).first();

test("U goes back to my last decision, the bots' answers included, as often as I like", async ({
  player,
}) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await player.sit(table);
  await expect(page.locator(".prompt.mine")).toBeVisible();
  const mine = async (length: number) => {
    await expect(page.locator(".prompt.mine")).toBeVisible();
    await expect.poll(async () => (await player.view(table)).length).toBeGreaterThan(length);
    await expect.poll(async () => (await player.view(table)).actors).toEqual([0]);
  };
  const first = (await player.view(table)).length;
  await press(thing(player, "rondel:marmor"));
  await mine(first);
  const second = (await player.view(table)).length;
  await press(thing(player, "rondel:ferrum"));
  await mine(second);
  await page.locator(".prompt").getByRole("button", { name: "Undo" }).waitFor();
  await page.keyboard.press("u");
  await expect.poll(async () => (await player.view(table)).length).toBe(second);
  await page.keyboard.press("u");
  await expect.poll(async () => (await player.view(table)).length).toBe(first);
  await expect(page.locator(".prompt").getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("settings: the turn is confirmed, seals are numbered, and the browser remembers", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "ages", seats: [ME, BOT], seed: 3 });
  await letPlay(player, table, 30);
  await player.sit(table);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("checkbox", { name: /^Confirm my turn/ }).check();
  await page.getByRole("checkbox", { name: /^Numbers on the seals/ }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator(".players .seal text").first()).toBeVisible();
  await page.reload();
  await expect(page.locator(".players .seal text").first()).toBeVisible();
  const before = (await player.view(table)).length;
  await page.locator(".prompt").getByRole("button", { name: /^End/ }).first().click();
  await expect(page.getByText(/^Really\?/)).toBeVisible();
  expect((await player.view(table)).length).toBe(before);
  await page.locator(".prompt").getByRole("button", { name: "Yes, do it" }).click();
  await expect.poll(async () => (await player.view(table)).length).toBeGreaterThan(before);
});

test("a click on an opponent shows what they have", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT, BOT], seed: 3 });
  await letPlay(player, table, 60);
  await player.sit(table);
  await press(thing(player, "seat:1"));
  const shown = page.getByRole("dialog", { name: "Germania" });
  await expect(shown).toContainText(/advances/i);
  await expect(shown).toContainText(/personalities/i);
});

test("every seat's clock is shown, with its seconds, and people's names come first", async ({
  player,
  arrive,
}) => {
  const { table, invite } = await player.create({
    title: "antike",
    seats: [ME, { kind: "open" }, BOT],
    seed: 5,
    clock: { kind: "bank", bank: 300, increment: 5, on_timeout: "bot" },
  });
  const other = await arrive("Blue");
  await other.page.goto(`/t/${table}?invite=${invite}`);
  await expect(other.page.getByText("5 min each and 5 s a turn")).toBeVisible();
  await other.page.getByRole("button", { name: "Sit down here" }).click();
  await player.post(`/api/tables/${table}/start`, {});
  await player.sit(table);
  const clocks = other.page.getByLabel("time left");
  await expect(clocks).toHaveCount(3);
  await expect(clocks.nth(1)).toContainText(/4:\d\d/);
  await expect(other.page.locator(".players li").first().locator(".name")).toContainText(/^\s*Red\s*Roma/);
  await press(thing(other, "rondel:marmor"));
  await expect(player.page.locator(".log")).toContainText("Blue (Graecia)");
});
