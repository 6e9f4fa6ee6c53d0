// Playing with the mouse: click what is lit until nothing is, then what the prompt offers.

import { expect, type Page } from "@playwright/test";

const LIT = '[data-state="lamp"],[data-state="ember"]';

/** One click on something that is offered. Returns whether there was anything to click. */
export async function clickOn(page: Page, turn: number): Promise<boolean> {
  if (await page.locator("dialog[open], .curtain").count()) return false;
  const lit = page.locator(LIT);
  const choices = page.locator(".prompt [data-choice]");
  const [things, buttons] = [await lit.count(), await choices.count()];
  // Now a thing on the board, now a button: both ways lead through the game.
  if (things && (turn % 3 !== 2 || !buttons)) {
    // SVG things may be concave: their middle need not be inside.
    await lit.nth((turn * 7) % things).dispatchEvent("click");
    return true;
  }
  if (!buttons) return false;
  await choices.nth(turn % buttons).click();
  return true;
}

/** Plays until `enough` says so; bots play in between. */
export async function playOn(page: Page, enough: () => Promise<boolean>, longest = 4000): Promise<void> {
  let idle = 0;
  for (let turn = 0; turn < longest; turn++) {
    if (await enough()) return;
    const before = await page.locator(".prompt").getAttribute("data-seq");
    const clicked = await clickOn(page, turn).catch(() => false);
    idle = clicked ? 0 : idle + 1;
    if (!clicked) await page.waitForTimeout(60);
    else await page.waitForTimeout(15);
    if (idle > 300) throw new Error(`nothing to click at ${before}`);
  }
  expect(await enough(), "the game goes on and on").toBe(true);
}

export const isOver = (page: Page) => async () => (await page.locator("dialog[open] .winner").count()) > 0;
