import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { advance, letFinish, letPlay } from "./support/advance";
import { expect, type Player, test } from "./support/fixtures";
import { bots, LATE } from "./support/late";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };
const FOLDER = "screenshots";

async function both(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of [
    ["desk", DESK],
    ["phone", PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${theme}.png` });
    }
  }
  await page.setViewportSize(DESK);
}

async function table(player: Player, title: string, players: number): Promise<string> {
  const made = await player.create({ title, seats: [{ kind: "me" }, ...bots(players - 1)], seed: 4 });
  return made.table;
}

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

test("screens", async ({ player }) => {
  const { page } = player;
  await table(player, "antike", 4);
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await both(page, "lobby");
  await page.goto("/rules/antike");
  await page.waitForTimeout(500);
  await both(page, "rules");
  const open = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "open" }, ...bots(1)],
  });
  await page.goto(`/t/${open.table}`);
  await both(page, "waiting");
  const shared = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "me" }, ...bots(1)],
  });
  await page.goto(`/t/${shared.table}`);
  await both(page, "curtain");
  await page.goto("/tour/antike");
  await page.waitForTimeout(800);
  await both(page, "tour");
  const whole = await table(player, "antike", 4);
  await letFinish(player, whole);
  await page.goto(`/t/${whole}`);
  await page.waitForTimeout(1200);
  await both(page, "end");
});

for (const title of ["antike", "ages", "mosaic", "civilization"])
  test(`board of ${title}`, async ({ player }) => {
    const known = (await player.titles()).find((other) => other.id === title);
    test.skip(!known, "not installed");
    const id = await table(player, title, Math.min(4, known!.max_players));
    await advance(player, id, 1);
    await player.sit(id);
    await both(player.page, `${title}-early`);
    // Looked at once before, so that the log marks the last turns as new and not the whole game.
    const { length } = await letPlay(player, id, LATE[title]!);
    await player.sit(id);
    await player.page.goto("/");
    await letPlay(player, id, length + 1);
    await player.sit(id);
    await player.page.waitForTimeout(1000);
    await both(player.page, `${title}-late`);
  });
