// Dragging a map moves one layer and draws nothing anew, however full the map is. `npm run bench` measures the frames.

import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures";
import { MAPS, openLate } from "./support/late";

declare global {
  interface Window {
    drawnAnew: Promise<boolean>;
    /** What changed on the board, each as "element: attribute" or "element: children". */
    changes: string[];
  }
}

/** The square in the middle of the map is named by the letter above it and the number beside it. */
async function seesItsSquares(page: Page): Promise<void> {
  const named = await page.evaluate(() => {
    const map = document.querySelector(".world")!.getBoundingClientRect();
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    const square = document
      .elementsFromPoint(x, y)
      .find((element) => element.closest("[data-thing^='square:']"))!
      .closest("[data-thing]")!;
    const box = square.getBoundingClientRect();
    const named = (lines: string, within: (mark: DOMRect) => boolean) =>
      [...document.querySelectorAll(`.edge ${lines} span`)].find((mark) =>
        within(mark.getBoundingClientRect()),
      )?.textContent;
    const letter = named(".columns", ({ x, width }) => x + width / 2 > box.left && x + width / 2 < box.right);
    const number = named(".rows", ({ y, height }) => y + height / 2 > box.top && y + height / 2 < box.bottom);
    return [`square:${letter}${number}`.toLowerCase(), square.getAttribute("data-thing")];
  });
  expect(named[0]).toBe(named[1]);
  await expect(page.locator(".edge.above")).toBeInViewport();
}

for (const title of MAPS)
  test(`dragging the full map of ${title} moves one layer and nothing else`, async ({ player }) => {
    const { page } = player;
    await openLate(player, title);
    await page.keyboard.press("Escape");
    const surface = page.locator(".surface").first();
    await surface.hover();
    await page.evaluate(() => {
      const surface = document.querySelector(".surface")!;
      window.drawnAnew = new Promise((drawn) => {
        new MutationObserver((changes, observer) => {
          const before = changes.some(({ oldValue }) => !oldValue?.includes("layer"));
          if (!before || !surface.classList.contains("layer")) return;
          observer.disconnect();
          drawn(true);
        }).observe(surface, { attributeFilter: ["class"], attributeOldValue: true });
      });
    });
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120);
    // Once zooming has come to rest the map is drawn anew, sharp, and is a layer again.
    await page.evaluate(() => window.drawnAnew);
    const box = (await page.locator("section.board", { has: surface }).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.down();
    for (const step of [10, 20]) await page.mouse.move(x + step, y + step);
    await expect(surface).toHaveClass(/moving/);
    await expect(page.locator(".tip, .washed")).toHaveCount(0);
    const before = await surface.evaluate((surface) => surface.style.transform);
    await page.evaluate(() => {
      window.changes = [];
      const board = document.querySelector(".surface")!.closest("section.board")!;
      new MutationObserver((changes) => {
        for (const { target, type, attributeName } of changes)
          window.changes.push(
            `${target instanceof Element ? target.classList[0] : target.nodeName}: ${attributeName ?? type}`,
          );
      }).observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    for (let i = 0; i < 40; i++)
      await page.mouse.move(
        x + Math.sin(i / 6) * box.width * 0.3,
        y + (1 - Math.cos(i / 6)) * box.height * 0.2,
      );
    expect(await surface.evaluate((surface) => surface.style.transform)).not.toBe(before);
    // A grid's letters and numbers go along at the edges, each in a layer of its own.
    const layers = title === "civilization" ? ["surface", "columns", "rows"] : ["surface"];
    expect(new Set(await page.evaluate(() => window.changes))).toEqual(
      new Set(layers.map((layer) => `${layer}: style`)),
    );
    if (title === "civilization") await seesItsSquares(page);
    await expect(surface).toHaveCSS("will-change", "transform");
    await page.mouse.up();
  });
