// `npm run bench`: how quick it feels. A move on somebody else's screen, and dragging the map of a full late game,
// beside the same page with nothing on the map. Figures to be looked at on a quiet machine, not a test.

import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { MAPS, openLate } from "./support/late";
import { clickOn } from "./support/play";

const MOVES = 20;

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const rounded = (values: number[]): string => values.map((value) => Math.round(value)).join(" ");

/** The clock of the machine, the same on all pages. */
declare global {
  interface Window {
    clickedAt: number;
    shown: Promise<{ drawn: number; painted: number }>;
    frameTimes: number[];
  }
}

const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator(".prompt").getAttribute("data-seq"));

/** Remembers when the page was last clicked. */
const watchClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener(
      "click",
      () => {
        window.clickedAt = performance.timeOrigin + performance.now();
      },
      true,
    );
  });

/** From now on waits for the next position (the prompt tells its number), and for the frame that shows it. */
const watchTable = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now();
    window.shown = new Promise((show) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const drawn = now();
        requestAnimationFrame(() => requestAnimationFrame(() => show({ drawn, painted: now() })));
      }).observe(document.querySelector(".prompt")!, { attributeFilter: ["data-seq"] });
    });
  });

test("a move shows on the other player's screen at once", async ({ player, arrive }) => {
  const { table, invite } = await player.create({
    title: "antike",
    seats: [{ kind: "me" }, { kind: "open" }],
    seed: 5,
  });
  const other = await arrive("Blue");
  await other.post(`/api/tables/${table}/join`, { invite });
  await player.post(`/api/tables/${table}/start`, {});
  for (const one of [player, other]) {
    await one.sit(table);
    await watchClicks(one.page);
  }
  const drawn: number[] = [];
  const painted: number[] = [];
  for (let turn = 0; painted.length < MOVES && turn < 200; turn++) {
    const mine = (await player.page.locator(".prompt.mine").count()) > 0;
    const [actor, watcher] = mine ? [player.page, other.page] : [other.page, player.page];
    const before = await seqOf(actor);
    await watchTable(watcher);
    await clickOn(actor, turn);
    // Not every click is a whole move: a legion is chosen first, then where it goes.
    const played = await expect
      .poll(() => seqOf(actor), { timeout: 400, intervals: [20] })
      .toBeGreaterThan(before)
      .then(
        () => true,
        () => false,
      );
    if (!played) continue;
    const clicked = await actor.evaluate(() => window.clickedAt);
    const shown = await watcher.evaluate(() => window.shown);
    drawn.push(shown.drawn - clicked);
    painted.push(shown.painted - clicked);
    await expect.poll(() => seqOf(watcher)).toBe(await seqOf(actor));
  }
  console.log(`from click to the other screen, ms: drawn ${rounded(drawn)}; painted ${rounded(painted)}`);
  console.log(`median: drawn ${median(drawn).toFixed(0)}, painted ${median(painted).toFixed(0)}`);
});

interface Drag {
  frames: number;
  late: number;
  median: number;
  longest: number;
}

const told = ({ frames, late, median, longest }: Drag): string =>
  `${late} of ${frames} frames late, ${median.toFixed(1)} ms each, the longest ${longest.toFixed(1)}`;

/** Draws a big circle with the mouse held down, then turns the wheel, and counts the frames that came late. */
async function drag(page: Page): Promise<Drag> {
  const map = page.locator("section.board", { has: page.locator(".surface") }).first();
  const box = (await map.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (time: number) => {
      times.push(time);
      if (window.frameTimes === times) requestAnimationFrame(tick);
    };
    window.frameTimes = times;
    requestAnimationFrame(tick);
  });
  const where = () => map.locator(".surface").evaluate((surface) => surface.style.transform);
  const before = await where();
  await page.mouse.down();
  const until = Date.now() + 1200;
  for (let i = 0; Date.now() < until; i++)
    await page.mouse.move(
      x + Math.sin(i / 9) * box.width * 0.3,
      y + (1 - Math.cos(i / 9)) * box.height * 0.2,
    );
  expect(await where(), "the map follows the mouse").not.toBe(before);
  await page.mouse.up();
  for (let i = 0; i < 16; i++) await page.mouse.wheel(0, i % 8 < 4 ? -60 : 60);
  const times = await page.evaluate(() => {
    const seen = window.frameTimes;
    window.frameTimes = [];
    return seen;
  });
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  const usual = median(gaps);
  return {
    frames: gaps.length,
    late: gaps.filter((gap) => gap > 1.5 * usual).length,
    median: usual,
    longest: Math.max(...gaps),
  };
}

for (const title of MAPS)
  test(`the map of a late game of ${title} is dragged`, async ({ player }) => {
    const { page } = player;
    await openLate(player, title);
    await page.keyboard.press("Escape");
    await page.locator(".surface").first().hover();
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120);
    const hide = (hidden: boolean) =>
      page
        .locator(".surface > svg")
        .first()
        .evaluate((svg, hide) => {
          (svg as SVGElement).style.display = hide ? "none" : "";
        }, hidden);
    // In turns, so that whatever else the machine does falls on both.
    for (let round = 0; round < 3; round++) {
      const map = await drag(page);
      await hide(true);
      const bare = await drag(page);
      await hide(false);
      console.log(`${title}: ${told(map)}; the page without a map: ${told(bare)}`);
    }
  });
