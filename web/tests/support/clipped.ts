// Text that cannot be read whole: cut off by a box, or laid over by another text.

import type { Page } from "@playwright/test";

/** What must stay in sight while something is told of a thing, and does not. */
export const covering = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tip = document.querySelector(".tip")?.getBoundingClientRect();
    const over = ({ left, top, right, bottom }: DOMRect) =>
      !!tip && left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
    return [...document.querySelectorAll("[data-keep-free]")]
      .filter((kept) => over(kept.getBoundingClientRect()))
      .map((kept) => kept.getAttribute("aria-label") ?? kept.className.toString());
  });

/** What cannot be read whole on the page as it stands, each as a sentence. What can be scrolled to is not
 * counted, where the edge fades. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What is measured on the page itself is known a frame later.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    /** Letters may reach this far over the edge of their line without anybody seeing it. */
    const SLACK = 1.5;
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    interface Text {
      words: string;
      element: Element;
      boxes: Box[];
    }
    const found = new Set<string>();
    const where = (element: Element): string => {
      const names: string[] = [];
      for (let at: Element | null = element; at && names.length < 3; at = at.parentElement)
        names.unshift(
          [at.localName, ...at.classList].filter((name) => !name.startsWith("svelte-")).join("."),
        );
      return names.join(" ");
    };
    /** Only for screen readers, or not on the screen at all. */
    const unseen = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at instanceof HTMLElement && at.offsetWidth <= 1 && getComputedStyle(at).overflow === "hidden")
          return true;
      return false;
    };
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const texts: Text[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const words = node.textContent!.replaceAll("\u00ad", "").trim().slice(0, 60);
      const element = node.parentElement!;
      if (!words || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes: Box[] = [...range.getClientRects()].filter((box) => box.width > 1);
      // A word goes on in the next line only where a hyphen may stand.
      if (boxes.length > 1)
        for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\d]{3,}/gu)) {
          // Before a letter at the start of a line the hyphen of the line before is counted in: the last box is its own.
          const top = (at: number) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return [...range.getClientRects()].at(-1)?.top ?? 0;
          };
          const broken = Math.abs(top(index) - top(index + word.length - 1)) > 2;
          if (broken) found.add(`“${word}” is broken: ${where(element)}`);
        }
      texts.push({ words, element, boxes });
    }
    for (const text of texts) {
      const { words, element } = text;
      // What we cut ourselves: a text that is not begun, or one that ends in dots.
      if (element.closest("[data-unread]") || (element.closest("#board, .hand") && /[⋯…]$/u.test(words)))
        found.add(`“${words}” is not whole: ${where(element)}`);
      // What lies beside a card covers what sticks out of it.
      const card = element.closest("button, [data-thing]");
      if (card instanceof HTMLElement && getComputedStyle(card).position !== "static") {
        const edge = card.getBoundingClientRect();
        if (text.boxes.some(({ left, right }) => right > edge.right + SLACK || left < edge.left - SLACK))
          found.add(`“${words}” sticks out: ${where(card)}`);
      }
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        // On a surface that is panned one looks at things by moving it.
        if (at.matches(".edge, :has(> .surface)") || style.position === "fixed") {
          text.boxes = text.boxes.filter((box) => meet(box, edge).right > meet(box, edge).left);
          break;
        }
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
        const aside = text.boxes.some(
          ({ left, right }) => right > edge.right + SLACK || left < edge.left - SLACK,
        );
        const astray = text.boxes.some(({ top, bottom }) => {
          // Of a line only the space around its letters may be cut.
          const space = 0.2 * (bottom - top) + SLACK;
          return bottom > edge.bottom + space || top < edge.top - space;
        });
        if ((aside && !scrolls(style.overflowX)) || (astray && !scrolls(style.overflowY)))
          found.add(`“${words}” is cut off: ${where(at)}`);
        // Of a log everybody knows that it goes on above.
        else if ((aside || astray) && !at.matches("[data-more], .log"))
          found.add(`nothing shows that there is more to scroll to: ${where(at)}`);
        // The rest of what can be scrolled is out of sight, not cut off.
        text.boxes = text.boxes
          .map((box) => meet(box, edge))
          .filter((box) => box.right > box.left && box.bottom > box.top);
      }
    }
    /** Things that lie on others on purpose, each a layer. */
    const layer = (element: Element) => element.closest("dialog, .list, .tip, .surface, .edge, .note");
    const flat = texts.flatMap(({ words, element, boxes }) => boxes.map((box) => ({ words, element, box })));
    for (const [i, a] of flat.entries())
      for (const b of flat.slice(i + 1)) {
        if (a.element === b.element) continue;
        const both = meet(a.box, b.box);
        const [wide, high] = [both.right - both.left, both.bottom - both.top];
        if (wide <= 2 || high <= 0) continue;
        // Boxes of lines are taller than their letters, and may overlap by that.
        const small = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top);
        if (high < 0.45 * small || layer(a.element) !== layer(b.element)) continue;
        found.add(
          `“${a.words}” and “${b.words}” lie over each other: ${where(a.element)}, ${where(b.element)}`,
        );
      }
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.add(`the page is ${wide} px too wide`);
    return [...found];
  });
