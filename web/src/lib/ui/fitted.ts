// A card's text in the room there is for it: whole, or up to the end of a clause. The tip has all of it.

import type { Attachment } from "svelte/attachments";

const MORE = "⋯";

/** What may be left out from the end, one after the other. */
export const clauses = (text: string): string[] => text.split(/(?<=[.;:,])\s+/);

/** Writes the text into the element, which must be the last thing in a box of fixed height. */
export const fitted =
  (text: string): Attachment<HTMLElement> =>
  (element) => {
    const box = element.parentElement!;
    const parts = clauses(text);
    const fit = () => {
      for (let n = parts.length; n >= 0; n--) {
        element.textContent = [...parts.slice(0, n), ...(n < parts.length ? [MORE] : [])].join(" ");
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
      element.textContent = "";
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(box);
    return () => watcher.disconnect();
  };
