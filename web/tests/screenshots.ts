// Every screen and every board, at every size we look at, in the light and in the dark, and in German.

import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { letFinish } from "./support/advance";
import { expect, type Player, test } from "./support/fixtures";
import { bots, openLate } from "./support/late";
import { SIZES } from "./support/sizes";

const FOLDER = "screenshots";

async function picture(page: Page, name: string): Promise<void> {
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png` });
    }
  }
  await page.setViewportSize(SIZES[0]!);
}

/** One screen in both languages. */
async function both(page: Page, name: string): Promise<void> {
  await picture(page, name);
  await speak(page, "de");
  await picture(page, `${name}-de`);
  // What follows finds its buttons by their English names.
  await speak(page, "en");
}

async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((lang) => localStorage.setItem("ziggurat.lang", lang), lang);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await page.waitForTimeout(800);
}

async function visit(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(600);
  await both(page, name);
}

const table = async (player: Player, title: string, seats: object[], more: object = {}): Promise<string> =>
  (await player.create({ title, seats: seats as never, seed: 4, ...more })).table;

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

test("screens", async ({ arrive }) => {
  const cold = await arrive("");
  await visit(cold.page, "/", "lobby-cold");
  const player = await arrive("Red");
  const { page } = player;
  const me = { kind: "me" };
  const open = { kind: "open" };
  const waiting = await table(player, "antike", [me, open, ...bots(1)], {
    clock: { kind: "days", days: 2, on_timeout: "bot" },
  });
  const shared = await table(player, "antike", [me, me, ...bots(1)]);
  const whole = await table(player, "antike", [me, ...bots(3)]);
  await letFinish(player, whole);
  await visit(page, "/", "lobby");
  await page.goto("/");
  for (const part of ["Settings", "Keep my tables on other devices", "Password and my data", "Vacation"]) {
    const heading = page.getByText(part, { exact: true }).first();
    await heading.click();
    await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await picture(page, `lobby-${part.toLowerCase().replaceAll(" ", "-")}`);
    await heading.click();
  }
  await visit(page, `/t/${waiting}`, "waiting");
  await visit(page, `/t/${shared}`, "curtain");
  await visit(page, `/t/${whole}`, "end");
  await page.getByRole("button", { name: "See the board" }).click();
  await picture(page, "replay");
  await player.sit(await table(player, "antike", [me, ...bots(2)]));
  await page.getByRole("button", { name: "What if" }).click();
  await expect(page.getByRole("note")).toBeVisible();
  await picture(page, "what-if");
  const id = (await player.get<{ id: string }>("/api/me")).id;
  await visit(page, `/people/${id}`, "profile");
  await visit(page, "/games", "games");
  await visit(page, "/ratings", "ratings");
  await visit(page, "/about", "about");
  await visit(page, "/puzzle/antike/1-10", "puzzle-antike");
});

for (const title of ["antike", "ages", "mosaic", "civilization"])
  test(`screens of ${title}`, async ({ player }) => {
    const { page } = player;
    const id = await table(player, title, [{ kind: "me" }, ...bots(2)]);
    await player.sit(id);
    await both(page, `${title}-early`);
    await openLate(player, title);
    await page.waitForTimeout(800);
    await both(page, `${title}-late`);
    await page.getByRole("button", { name: "Menu" }).click();
    await picture(page, `${title}-menu`);
    for (const screen of ["how-to-play", "rules", "tour", "lesson", "puzzle"])
      await visit(page, `/${screen}/${title}`, `${title}-${screen}`);
    await expect(page.locator("h1").first()).toBeVisible();
  });
