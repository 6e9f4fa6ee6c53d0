import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { playOn } from "./support/play";

const BOT = { kind: "bot", bot: "random" } as const;
const ME = { kind: "me" } as const;

async function findsNothing(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter((v) => v.impact === "serious" || v.impact === "critical")
    .map(
      (v) =>
        `${where}: ${v.id}: ${v.nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 160))
          .join(" | ")}`,
    );
  expect(serious).toEqual([]);
}

for (const scheme of ["light", "dark"] as const)
  test(`axe finds nothing serious, ${scheme}`, async ({ arrive }) => {
    test.setTimeout(400_000);
    const player = await arrive("Red", { colorScheme: scheme, reducedMotion: "reduce" });
    const { page } = player;
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await findsNothing(page, "lobby");
    const open = await player.create({ title: "antike", seats: [ME, { kind: "open" }, BOT] });
    await page.goto(`/t/${open.table}`);
    await expect(page.getByText("open seat")).toBeVisible();
    await findsNothing(page, "waiting room");
    await page.goto("/rules/antike");
    await expect(page.getByText("R1.1").first()).toBeVisible();
    await findsNothing(page, "rules");
    await page.goto("/about");
    await findsNothing(page, "about");

    const { table } = await player.create({
      title: "antike",
      seats: [ME, BOT, BOT],
      options: { turn_cap_rounds: 3 },
      seed: 7,
    });
    await player.sit(table);
    await findsNothing(page, "table");
    await page.getByRole("button", { name: "Menu" }).click();
    await findsNothing(page, "menu");
    await page.keyboard.press("Escape");
    for (const tab of ["Chat", "Notes", "Score"]) {
      await page.getByRole("tab", { name: tab }).click();
      await findsNothing(page, tab);
    }
    await playOn(page, async () => (await player.view(table)).status === "finished");
    await expect(page.locator("dialog[open] .winner")).toBeVisible();
    await findsNothing(page, "end");

    for (const { id } of await player.titles()) {
      const { table: other } = await player.create({ title: id, seats: [ME, BOT, BOT], seed: 7 });
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 900, height: 800 },
        { width: 360, height: 780 },
      ]) {
        await page.setViewportSize(viewport);
        await player.sit(other);
        await page.waitForTimeout(500);
        await findsNothing(page, `${id} at ${viewport.width}`);
      }
    }
  });
