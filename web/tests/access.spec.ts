import { findsNothing } from "./support/axe";
import { expect, test } from "./support/fixtures";
import { isOver, playOn } from "./support/play";

const BOT = { kind: "bot", bot: "random" } as const;
const ME = { kind: "me" } as const;

test("axe finds nothing serious on the screens around the table", async ({ player }) => {
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
  const shared = await player.create({ title: "antike", seats: [ME, ME, ME] });
  await page.goto(`/t/${shared.table}`);
  await expect(page.locator(".curtain")).toBeVisible();
  await findsNothing(page, "curtain");
});

test("axe finds nothing serious on a table from its first move to its end", async ({ arrive }) => {
  const player = await arrive("Red", { reducedMotion: "reduce" });
  const { page } = player;
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
  await playOn(page, isOver(page), 40);
  await expect(page.locator("dialog[open] .plot")).toBeVisible();
  await findsNothing(page, "end");
});

for (const title of ["antike", "ages", "mosaic", "civilization"])
  test(`axe finds nothing serious on the board of ${title}, desk, tablet and phone`, async ({ arrive }) => {
    const player = await arrive("Red", { reducedMotion: "reduce" });
    const { page } = player;
    const { table } = await player.create({ title, seats: [ME, BOT, BOT], seed: 7 });
    await player.sit(table);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 900, height: 800 },
      { width: 360, height: 780 },
    ]) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(300);
      await findsNothing(page, `${title} at ${viewport.width}`);
    }
  });
