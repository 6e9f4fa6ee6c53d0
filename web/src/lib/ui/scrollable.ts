import type { Attachment } from "svelte/attachments";

/** Less than this out of sight is nothing to look for. */
const SLACK = 2;

/**
 * Lets the keyboard scroll an area with nothing in it to tab to, while there is anything to scroll; `data-more` says on
 * which sides there is more than is seen.
 */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const sides = [
      ...(scrollLeft > SLACK ? ["before"] : []),
      ...(scrollWidth - clientWidth - scrollLeft > SLACK ? ["after"] : []),
    ];
    element.dataset.more = sides.join(" ");
  };
  const measure = () => {
    const over = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (over) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
    look();
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  for (const child of element.children) watcher.observe(child);
  element.addEventListener("scroll", look, { passive: true });
  measure();
  return () => {
    watcher.disconnect();
    element.removeEventListener("scroll", look);
  };
};
