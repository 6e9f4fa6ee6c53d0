// A server that also has the edition without a server: what is played there goes on when the server is gone.

import { expect, test } from "@playwright/test";
import { clickOn } from "./support/play";
import { Server } from "./support/server";
import { FOLDER } from "./support/site";

test("games on this device go on when the server is lost, after a reload too", async ({ page, context }) => {
  const server = await Server.open("", { ZIGGURAT_SITE: FOLDER });
  try {
    await context.addInitScript(() => localStorage.setItem("ziggurat.bot_pause", "0"));
    await page.goto(server.address);
    await page.getByRole("link", { name: "Play on this device" }).click();
    await expect(page).toHaveURL(`${server.address}/device/`);
    await page.getByRole("button", { name: "Play now: Mosaic" }).click();
    await expect(page.locator(".prompt.mine")).toBeVisible();
    for (let turn = 0; turn < 3; turn++) await clickOn(page, turn);
    await page.evaluate(() => navigator.serviceWorker.ready);

    await server.kill();
    for (let turn = 3; turn < 6; turn++) await clickOn(page, turn);
    const log = await page.locator(".log li").count();
    await page.reload();
    await expect(page.locator(".prompt")).toBeVisible();
    await expect.poll(() => page.locator(".log li").count()).toBeGreaterThanOrEqual(log);
    await clickOn(page, 6);
  } finally {
    await server.close();
  }
});

test("at a table whose server is lost the way to the device is shown", async ({ page }) => {
  const server = await Server.open("", { ZIGGURAT_SITE: FOLDER });
  try {
    await page.goto(server.address);
    await page.getByRole("button", { name: "Play now: Antike II" }).click();
    await expect(page.locator(".prompt.mine")).toBeVisible();
    await server.kill();
    await expect(page.getByRole("status").getByRole("link", { name: "Play on this device" })).toBeVisible();
  } finally {
    await server.close();
  }
});
