// A person's hand: the real mouse (or finger) on a point where the thing can be hit. What is covered fails.

import { expect, type Locator } from "@playwright/test";

/** Where on the screen a thing can be hit: its middle, or another point of it, since drawn things may be concave. */
const spot = (thing: Locator): Promise<{ x: number; y: number } | null> =>
  thing.evaluate((element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95];
    for (const down of steps)
      for (const right of steps) {
        const x = box.x + box.width * right;
        const y = box.y + box.height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit && (element === hit || element.contains(hit))) return { x, y };
      }
    return null;
  });

/** Clicks where the thing can be hit; tries for a while, since things move into place. */
export async function press(thing: Locator, touch = false): Promise<void> {
  await thing.waitFor({ state: "visible" });
  let point: { x: number; y: number } | null = null;
  // As a person does, who waits until it no longer moves.
  await expect
    .poll(
      async () => {
        const before = point;
        point = await spot(thing);
        return point !== null && before?.x === point.x && before.y === point.y;
      },
      { message: `${thing} can be hit`, intervals: [30, 100, 250, 500] },
    )
    .toBe(true);
  const { x, y } = point!;
  const page = thing.page();
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
