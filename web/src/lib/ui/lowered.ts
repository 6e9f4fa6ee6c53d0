// What must not grow, whatever stands in it: smaller steps of its look until it is low enough.

import type { Attachment } from "svelte/attachments";

/** The last step there is; what is too high even then may grow. */
const LAST = 3;

/**
 * Gives parts of an element, one after the other, the first `data-step` (0 to 3, drawn by their styles) with which they
 * are at most so many pixels high. They share its width: the first ones leave what they do not need to the others. The
 * last step of one may take more of the width, for which the others are looked at again.
 */
export const lowered =
  (high: number, ...parts: string[]): Attachment<HTMLElement> =>
  (element) => {
    const fit = () => {
      const found = parts.map((part) => element.querySelector<HTMLElement>(part)!);
      for (const part of found) part.dataset.step = "0";
      for (const part of [...found, ...found])
        for (let step = Number(part.dataset.step) + 1; step <= LAST && part.offsetHeight > high; step++)
          part.dataset.step = `${step}`;
    };
    // Heights change with the steps: what is watched is what stands in it, and how wide it is.
    const words = new MutationObserver(fit);
    words.observe(element, { childList: true, characterData: true, subtree: true });
    const room = new ResizeObserver(fit);
    room.observe(element);
    void document.fonts.ready.then(fit);
    return () => {
      words.disconnect();
      room.disconnect();
      for (const part of element.querySelectorAll<HTMLElement>("[data-step]")) delete part.dataset.step;
    };
  };
