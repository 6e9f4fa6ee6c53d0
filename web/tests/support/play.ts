// Playing by clicks: what is lit until nothing is, then what the prompt offers; with the real mouse, or faster.

import { expect, type Locator, type Page } from "@playwright/test";
import { press } from "./hand";

/**
 * Up to `most` clicks on what is offered, made inside the page: as fast as the table answers. Returns how many there
 * were; it stops early when nothing is offered, at the end of the game and at a curtain.
 *
 * Only for getting far into a game: by hand a whole one takes five times as long. What a test says about clicking is
 * proven by hand (`press`, `clickOn`, `playByHand`).
 */
const clickAway = (page: Page, turn: number, most: number): Promise<number> =>
  page.evaluate(
    async ([turn, most]) => {
      const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
      const lit = () => all('[data-state="lamp"],[data-state="ember"]');
      const choices = () => all(".prompt [data-choice]");
      /** Kinds of action, of which a click shows the actions. */
      const kinds = () => all('.prompt .kind[aria-expanded="false"]');
      const any = () => lit().length + choices().length + kinds().length > 0;
      const stopped = () => document.querySelector("dialog[open], .curtain") !== null;
      const offered = () =>
        [
          document.querySelector(".prompt")?.getAttribute("data-seq"),
          ...lit().map((thing) => thing.dataset.thing),
          ...all('[data-state="chosen"]').map((thing) => thing.dataset.thing),
          ...choices().map((choice) => choice.textContent),
          ...kinds().map((kind) => kind.textContent),
        ].join();
      const until = async (ready: () => boolean, longest: number) => {
        for (const end = performance.now() + longest; !ready() && performance.now() < end; )
          await new Promise((wait) => setTimeout(wait, 4));
      };
      /** What a mouse could not hit must not be clicked. */
      const reachable = (button: HTMLElement) => {
        button.scrollIntoView({ block: "nearest" });
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return button.contains(hit);
      };
      for (let clicks = 0; ; clicks++) {
        await until(() => stopped() || any(), clicks ? 400 : 60);
        if (clicks === most || stopped() || !any()) return clicks;
        const things = lit();
        const buttons = choices().length > 0 ? choices() : kinds();
        const before = offered();
        const number = turn + clicks;
        // Now a thing on the board, now a button: both ways lead through the game.
        if (things.length && (number % 3 !== 2 || !buttons.length)) {
          // Things may be drawn in SVG and be concave: their middle need not be inside.
          things[(number * 7) % things.length]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        } else {
          const button = buttons[number % buttons.length]!;
          if (!reachable(button)) throw new Error(`“${button.textContent?.trim()}” is covered`);
          button.click();
        }
        await until(() => stopped() || offered() !== before, 200);
      }
    },
    [turn, most] as const,
  );

/** What the page offers to click on. */
const offers = (page: Page) => ({
  lit: page.locator('[data-state="lamp"], [data-state="ember"]'),
  buttons: page.locator('.prompt [data-choice], .prompt .kind[aria-expanded="false"]'),
  list: page.locator(".prompt .list [data-choice]"),
});

/**
 * One click with the real mouse on something that is offered, on a point where it can be hit. Things out of sight on a
 * map that is dragged are left alone, what is in sight and covered fails.
 */
async function clickByHand(page: Page, turn: number): Promise<void> {
  const { lit, buttons, list } = offers(page);
  const now = () => page.locator(".prompt").getAttribute("data-seq");
  const seq = await now();
  const things = await lit.count();
  const button = turn % 3 === 2 || !things;
  // A list that was opened lies on the board: one chooses from it.
  const pool = (await list.count()) ? list : button && (await buttons.count()) ? buttons : lit;
  const count = await pool.count();
  if (!count) return;
  const thing = pool.nth((turn * 7) % count);
  const told = await thing.getAttribute("aria-label").catch(() => null);
  if (pool === lit && (await outOfSight(thing))) {
    if (!(await buttons.count())) throw new Error(`${told} is out of sight, and there is no button for it`);
    await press(buttons.first());
  } else
    await press(thing).catch(async (error) => {
      // What was to be clicked may have gone with the question it answered; the next click answers the new one.
      if ((await now()) === seq) throw error;
    });
  // The prompt goes on, or what is lit does; a click that only opens a list changes neither.
  await expect
    .poll(async () => (await now()) !== seq || (await lit.count()) !== things, {
      message: `after ${told}`,
      timeout: 400,
    })
    .toBe(true)
    .catch(() => {});
}

/** One click on something that is offered, by hand. Returns whether there was anything to click. */
export async function clickOn(page: Page, turn: number): Promise<boolean> {
  const { lit, buttons } = offers(page);
  const any = lit.or(buttons).first();
  await any.waitFor({ timeout: 100 }).catch(() => {});
  if (!(await any.count())) return false;
  await clickByHand(page, turn);
  return true;
}

/** So many clicks by hand; bots play in between. Returns how many there were: fewer when the game ends. */
export async function playByHand(page: Page, most: number): Promise<number> {
  const { lit, buttons } = offers(page);
  const over = page.locator("dialog[open] .winner");
  for (let clicks = 0; clicks < most; clicks++) {
    await lit.or(buttons).or(over).first().waitFor();
    if (await over.count()) return clicks;
    await clickByHand(page, clicks);
  }
  return most;
}

/** Whether the middle of a thing lies outside of the surface that it is drawn on. */
const outOfSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const edge = element.closest(".surface")?.parentElement?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return edge !== undefined && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom);
  });

/** Plays until `enough` says so, asking after every `step` clicks made inside the page; bots play in between. */
export async function playOn(page: Page, enough: () => Promise<boolean>, step = 1): Promise<void> {
  let clicks = 0;
  for (let idle = 0; clicks < 6000; ) {
    if (await enough()) return;
    const made = await clickAway(page, clicks, step);
    clicks += made;
    idle = made ? 0 : idle + 1;
    if (idle > 300) throw new Error(`nothing to click after ${clicks} clicks`);
  }
  expect(await enough(), "the game goes on and on").toBe(true);
}

export const isOver = (page: Page) => async () => (await page.locator("dialog[open] .winner").count()) > 0;
