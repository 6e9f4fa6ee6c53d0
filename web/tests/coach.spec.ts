// The coach: hints, what an action will change, a game looked at again, and the next game.

import { readFile } from "node:fs/promises";
import { advance } from "./support/advance";
import { expect, test } from "./support/fixtures";
import { press } from "./support/hand";
import { SIZES } from "./support/sizes";

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
  await expect(hints).toContainText("thought through", { timeout: 30_000 });
  expect(await hints.locator(".hint small").allTextContents()).not.toContain("");
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
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await expect(hints.getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
  await expect(hints).toContainText("Whoever sits down agrees.");
  const { table } = await player.create({ title: "antike", seats: [ME, BOT], hints: false });
  await player.sit(table);
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Hint/ })).toHaveCount(0);
});

test("a finished game is walked through, analysed and played again", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({
    title: "antike",
    seats: [ME, { kind: "bot", bot: "greedy" }],
    seed: 3,
    options: { turn_cap_rounds: 3 },
  });
  const { length } = await advance(player, table, Number.POSITIVE_INFINITY);
  await player.sit(table);
  await page.getByRole("button", { name: "See the board" }).click();
  const walk = page.getByRole("region", { name: "Replay" });
  await walk.getByRole("button", { name: "Analyse the game" }).click();
  const curve = walk.getByRole("img", { name: "Everybody's chance to win" });
  await expect(curve).toBeVisible({ timeout: 60_000 });
  await expect(walk).toContainText(/\d+ % accurate/);

  await walk.getByRole("button", { name: "One turn back" }).click();
  await expect(page.getByText(/You are looking at move/)).toBeVisible();
  await walk.getByRole("button", { name: "One move back" }).click();
  const box = (await curve.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByText(`You are looking at move ${Math.round(length / 2)}.`)).toBeVisible();
  // What was played is said in words, not as records write it.
  await expect(walk.locator(".decision")).not.toBeEmpty();
  const notation = (
    await player.get<{ next: string }>(`/api/tables/${table}/replay/${Math.round(length / 2) - 1}`)
  ).next;
  await expect(walk.locator(".decision")).not.toContainText(`: ${notation}.`);
  // The log shows what led there.
  const here = page.locator(".log .here");
  await expect(here.last()).toBeInViewport();
  await walk.getByRole("button", { name: "Play" }).click();
  await expect(page.getByText(`You are looking at move ${Math.round(length / 2) + 2}.`)).toBeVisible();
  await walk.getByRole("button", { name: "Pause" }).click();

  // On a phone the board can still be seen over it.
  await page.setViewportSize(SIZES[2]!);
  await expect
    .poll(async () => (await page.locator(".board > .ground").boundingBox())!.height)
    .toBeGreaterThan(120);
  await page.setViewportSize(SIZES[0]!);

  // It is kept, and saved with the record.
  await page.reload();
  await page.getByRole("button", { name: "See the board" }).click();
  await expect(curve).toBeVisible({ timeout: 60_000 });
  const saving = page.waitForEvent("download");
  await walk.getByRole("button", { name: "Save record and analysis" }).click();
  const file = JSON.parse(await readFile((await (await saving).path())!, "utf8"));
  expect(file.analysis.chances).toHaveLength(length + 1);
  expect(file.record).toContain("title antike");

  await page.reload();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.locator(".prompt")).toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "Finished" }).click();
  await expect(page.locator(`a[href$="${table}"]`)).toBeVisible();
});

test("what happened since the last visit is shown move by move", async ({ player }) => {
  const { page } = player;
  const { table } = await player.create({ title: "antike", seats: [ME, BOT], seed: 3 });
  await player.sit(table);
  // Who has seen nothing but the beginning has missed everything.
  await expect(page.locator(".prompt.mine")).toHaveAttribute("data-seq", "0");
  await page.goto("/");
  const { length } = await advance(player, table, 12);
  await player.sit(table);
  // Wherever it begins in the log, whose end one looks at.
  await expect(page.getByText("since your last visit")).toBeInViewport({ ratio: 0.9 });
  // On a phone the log gives way to the board.
  await page.setViewportSize(SIZES[2]!);
  await page.getByRole("tab", { name: "Log" }).click();
  await page.getByRole("button", { name: "show it" }).click();
  await expect(page.getByText(/You are looking at move/)).toBeVisible();
  await press(page.getByRole("region", { name: "Replay" }).getByRole("button", { name: "Pause" }));
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator("dialog[open] .log .line").last().click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.setViewportSize(SIZES[0]!);
  await page.getByRole("button", { name: "show it" }).click();
  await expect(page.getByText(/You are looking at move/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Replay" })).toBeVisible();
  await expect(page.locator(".prompt.mine")).toBeVisible({ timeout: 2000 * length });
});
