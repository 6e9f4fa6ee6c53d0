// Tours as a learner takes them: by hand, at a desk and on a phone. What is covered cannot be hit, and fails.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import type { TourScript } from "../src/lib/table/tour.svelte";
import { covering } from "./support/clipped";
import { expect, test } from "./support/fixtures";
import { press } from "./support/hand";

const boards = join(dirname(fileURLToPath(import.meta.url)), "../src/boards");
const titles = readdirSync(boards).filter((title) => existsSync(join(boards, title, "tour.json")));

const sizes = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  // With a mouse something is told of what it rests on, and there is little room for that.
  "narrow window": { viewport: { width: 640, height: 800 } },
} as const;
/** One is enough of those: where things lie close together. */
const CLOSE = "ages";

/** What the words are about where no move points at it, by the step's number. */
const looks = (title: string): (string | undefined)[] =>
  (JSON.parse(readFileSync(join(boards, title, "tour.json"), "utf8")) as TourScript).steps
    .filter((step) => step.say)
    .map((step) => step.look);

const names = async (things: Locator): Promise<string> =>
  (await things.evaluateAll((found) => found.map((thing) => thing.getAttribute("data-thing")))).join();

/** Whether the ring stands round the thing, and nothing over it. */
const ringed = (page: Page, id: string) =>
  page.evaluate((id) => {
    const ring = document.querySelector(".ring")?.getBoundingClientRect();
    if (!ring) return false;
    const hit = document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
    const thing = document.querySelector(`[data-thing="${id}"], [data-look="${id}"]`);
    return !!thing && !!hit && (thing.contains(hit) || hit.contains(thing));
  }, id);

for (const title of titles)
  for (const [size, options] of Object.entries(sizes)) {
    if (size === "narrow window" && title !== CLOSE) continue;
    test(`the tour of ${title} lets the learner make the moves, on a ${size}`, async ({ arrive }) => {
      const { page } = await arrive("", options);
      await page.goto(`/tour/${title}`);
      const next = page.locator("[data-tour-next]");
      const lit = page.locator('[data-state="lamp"], [data-state="ember"]');
      const choice = page.locator(".prompt [data-choice]");
      const done = page.getByText("That was the tour.");
      await expect(page.getByText(/^Step 1 of/)).toBeVisible();
      if (size === "desk")
        await expect(page.locator(".players .name small").filter({ hasText: /(^|· )you$/ })).toHaveCount(1);
      const about = looks(title);
      // Nobody is called by a name they never gave themselves.
      const guest = (await page.evaluate(() => fetch("/api/me").then((answer) => answer.json())))
        .name as string;
      const offered = next.or(lit).or(choice).or(done).first();
      while (!(await done.count())) {
        await offered.waitFor();
        const state = await page.locator(".tour").textContent();
        const seen = await names(lit);
        const look = about[Number(/^Step (\d+)/.exec(state ?? "")?.[1]) - 1];
        if (look) {
          await expect(page.locator(".ring"), look).toBeInViewport({ ratio: 0.9 });
          await expect.poll(() => ringed(page, look), look).toBe(true);
        }
        await expect(page.locator("body")).not.toContainText(guest);
        // What was learned is not taken back: the tour would wait for a move that cannot be made.
        await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
        if (await next.count()) await press(next, size === "phone");
        else if (seen.length) {
          // Nobody has to look for it.
          await expect(lit.first()).toBeInViewport({ ratio: 0.7 });
          if (size === "narrow window") {
            await lit.first().hover();
            await expect(page.locator(".tip")).toBeVisible();
            await expect.poll(() => covering(page), state ?? "").toEqual([]);
          }
          await press(lit.first(), size === "phone");
        } else if (await choice.count()) await press(choice.first(), size === "phone");
        // The words go on, or what is lit does, before the next click.
        await expect
          .poll(
            async () => (await page.locator(".tour").textContent()) !== state || (await names(lit)) !== seen,
            {
              timeout: 3000,
            },
          )
          .toBe(true)
          .catch(() => {});
      }
      await press(page.getByRole("button", { name: "Play now" }), size === "phone");
      await expect(page).toHaveURL(/\/t\//);
      await expect(page.locator(".prompt")).toBeVisible();
    });
  }

test("in a low window the map of mosaic is still there", async ({ arrive }) => {
  const { page } = await arrive("", { viewport: { width: 800, height: 560 } });
  await page.goto("/tour/mosaic");
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await expect.poll(async () => (await page.locator(".sea").boundingBox())?.height ?? 0).toBeGreaterThan(100);
});
