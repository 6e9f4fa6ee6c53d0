// A server that also has the edition without a server: what one plays without others goes on when the server is gone.

import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { clickOn } from "./support/play";
import { Server } from "./support/server";
import { exported, FOLDER } from "./support/site";

test("a game at a server goes on on this device when the server is lost, and back, as the same record, with its figures", async ({
  page,
}, info) => {
  const pack = info.outputPath("cheap-roads.yaml");
  writeFileSync(pack, "advances: {advances: [{id: strata, price_first: 1}]}");
  const server = await Server.open("", { ZIGGURAT_SITE: FOLDER, ZIGGURAT_CONTENT: `antike=${pack}` });
  try {
    await page.addInitScript(() => localStorage.setItem("ziggurat.bot_pause", "0"));
    await page.goto(server.address);
    await expect(page.getByRole("link", { name: "Play on this device" })).toHaveAttribute("href", "/device/");
    await page.getByRole("button", { name: "Play now: Antike II" }).click();
    await expect(page.locator(".prompt.mine")).toBeVisible();
    for (let turn = 0; turn < 4; turn++) await clickOn(page, turn);
    await expect(page.locator(".prompt.mine")).toBeVisible();
    const record = async (where: string) => (await page.request.get(`${where}/export`)).text();
    // Everything that is needed has come while there was time: the record, and the edition for the device. A click or
    // the bots' answers may still be on their way: what counts is the record that nothing is added to any more.
    const id = page.url().split("/t/")[1]!;
    const kept = () => page.evaluate((id) => localStorage.getItem(`ziggurat.carried.${id}`) ?? "{}", id);
    const stored = () => record(`${server.address}/api/tables/${id}`);
    let before = "";
    await expect(async () => {
      before = await stored();
      expect(before).toContain("\nend ");
      await page.waitForTimeout(1000);
      expect(await stored()).toBe(before);
      expect(JSON.parse(await kept()).record).toBe(before);
    }).toPass();
    const device = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/device/"))?.active?.state);
    await expect.poll(device).toBe("activated");

    await server.kill();
    await page
      .getByRole("status")
      .getByRole("link", { name: /Continue on this device, from action \d+/ })
      .click();
    // The engine starts for the first time here, maybe beside other tests.
    await expect(page.locator(".prompt.mine")).toBeVisible({ timeout: 120_000 });
    const here = () => page.url().split("/t/")[1]!;
    expect(await exported(page, here())).toBe(before);
    await expect(page.locator("h1")).toContainText("corrected figures");
    const { seats } = await page.evaluate((id) => window.ziggurat.table(id, "en", null, ""), here());
    expect(seats.map(({ kind }) => kind).sort()).toEqual(["bot", "bot", "bot", "human"]);
    for (let turn = 0; turn < 4; turn++) await clickOn(page, turn);
    await expect(page.locator(".prompt.mine")).toBeVisible();
    const after = await exported(page, here());
    expect(after.split("\nend ")[0]).toContain(before.split("\nend ")[0]);
    expect(after.length).toBeGreaterThan(before.length);
    // After a reload too, without a server; and the same way once more leads to this game, not to a second one.
    const went = page.url();
    await page.goto(`${server.address}/device/#/from/${id}`);
    await page.reload();
    await expect(page).toHaveURL(went, { timeout: 120_000 });
    await expect(page.locator(".prompt.mine")).toBeVisible({ timeout: 120_000 });
    expect(await exported(page, here())).toBe(after);

    await server.start();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Take it back to the server" }).click();
    await expect(page).toHaveURL(new RegExp(`^${server.address}/t/`));
    await expect(page.locator(".prompt.mine")).toBeVisible();
    expect(await record(page.url().replace("/t/", "/api/tables/"))).toBe(after);
  } finally {
    await server.close();
  }
});
