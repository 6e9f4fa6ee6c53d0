// Playing with the mouse: click what is lit until nothing is, then what the prompt offers.

import { expect, type Page } from "@playwright/test";

/**
 * Up to `most` clicks on what is offered, made inside the page: as fast as the table answers. Returns how many there
 * were; it stops early when nothing is offered, at the end of the game and at a curtain.
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

/** One click on something that is offered. Returns whether there was anything to click. */
export const clickOn = async (page: Page, turn: number): Promise<boolean> =>
  (await clickAway(page, turn, 1)) > 0;

/** Plays until `enough` says so, asking after every `step` clicks; bots play in between. */
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
