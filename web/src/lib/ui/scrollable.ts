import type { Attachment } from "svelte/attachments";

/** Less than this out of sight is nothing to look for: browsers round heights and offsets each in their own way. */
const SLACK = 2;

/**
 * An area that scrolls: `data-more` says where there is more of it (drawn as a fading edge), and while there is any the
 * keyboard can scroll it, even with nothing in it to tab to.
 */
export const scrollable: Attachment<HTMLElement> = (element) => {
  const focusable = element.hasAttribute("tabindex");
  const measure = () => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
    const style = getComputedStyle(element);
    const [down, right] = [scrollHeight - clientHeight, scrollWidth - clientWidth].map((over, side) =>
      [style.overflowY, style.overflowX][side] === "hidden" ? 0 : over,
    ) as [number, number];
    const more = [
      scrollTop > SLACK && "up",
      down - scrollTop > SLACK && "down",
      scrollLeft > SLACK && "left",
      right - scrollLeft > SLACK && "right",
    ].filter(Boolean);
    if (more.length) element.dataset.more = more.join(" ");
    else delete element.dataset.more;
    if (focusable) return;
    if (more.length) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(measure);
  const watch = () => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  children.observe(element, { childList: true });
  watch();
  element.addEventListener("scroll", measure, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    element.removeEventListener("scroll", measure);
  };
};
