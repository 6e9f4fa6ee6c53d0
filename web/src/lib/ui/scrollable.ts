import type { Attachment } from "svelte/attachments";

/** Lets the keyboard scroll an area with nothing in it to tab to, while there is anything to scroll. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const measure = () => {
    const over = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (over) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  for (const child of element.children) watcher.observe(child);
  measure();
  return () => watcher.disconnect();
};
