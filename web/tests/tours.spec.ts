import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "./support/fixtures";
import { clickOn } from "./support/play";

const boards = join(dirname(fileURLToPath(import.meta.url)), "../src/boards");
const titles = readdirSync(boards).filter((title) => existsSync(join(boards, title, "tour.json")));

for (const title of titles)
  test(`the tour of ${title} lets the learner make the moves`, async ({ player }) => {
    const { page } = player;
    await page.goto(`/tour/${title}`);
    const next = page.locator("[data-tour-next]");
    const done = page.getByText("That was the tour.");
    await expect(page.getByText(/^Step 1 of/)).toBeVisible();
    let idle = 0;
    for (let turn = 0; !(await done.count()) && idle < 150; turn++) {
      if (await next.count()) await next.click();
      else idle = (await clickOn(page, turn)) ? 0 : idle + 1;
    }
    await expect(done).toBeVisible();
  });
