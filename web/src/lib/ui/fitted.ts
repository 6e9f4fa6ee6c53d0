// A card's text in the room there is for it: whole, in smaller type where it is long. What would be too small to read is
// not begun: a mark says that there is something, and the tip has all of it.

import type { Attachment } from "svelte/attachments";

/** From the usual size of type to the smallest that can still be read, in pixels. */
const SIZES = [12, 11.5, 11, 10.5, 10];

/** Sets the type of an element, which must be the last thing in a box of fixed height; `said` is what stands in it. */
export const fitted =
  (said: string): Attachment<HTMLElement> =>
  (element) => {
    const box = element.parentElement!;
    const fit = () => {
      delete element.dataset.unread;
      if (!said) return;
      for (const size of SIZES) {
        element.style.fontSize = `${size}px`;
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
      element.dataset.unread = "";
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(box);
    return () => watcher.disconnect();
  };
