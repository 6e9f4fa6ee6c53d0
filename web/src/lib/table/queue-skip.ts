// Any click or key ends the showing of what the others did. While it is shown nothing is lit, so a press on the
// table itself can only mean "go on": it must not play what is lit a moment later. Other buttons do their work too.

const ON_THE_TABLE = "[data-thing], [data-choice]";
const TYPING = "input, textarea, select, [contenteditable]";
const CONTROL = "button, a, summary, [role=tab]";
/** Keys that only move the focus, or are held while another is pressed. */
const HARMLESS = /^(Tab|Arrow.*|Shift|Control|Alt|Meta|CapsLock)$/;
/** The click that belongs to a press comes so long after its end at most; on a touch screen it is a gesture. */
const CLICK_AFTER = 400;

export function skipByHand(queue: { readonly running: boolean; skip(): boolean }): () => void {
  /** The press that is going on began while something was still to be shown. */
  let early = false;
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  let over: ReturnType<typeof setTimeout> | undefined;
  const press = (during: boolean) => {
    clearTimeout(over);
    early = during;
  };
  const down = () => press(queue.running);
  const up = () => {
    over = setTimeout(() => press(false), CLICK_AFTER);
  };
  const click = (event: MouseEvent) => {
    if ((queue.skip() || early) && (event.target as Element).closest(ON_THE_TABLE)) swallow(event);
  };
  const key = (event: KeyboardEvent) => {
    press(false);
    const at = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest(TYPING) || !queue.skip()) return;
    press(true);
    const pressing = event.key === "Enter" || event.key === " ";
    if (pressing && at.closest(CONTROL) && !at.closest(ON_THE_TABLE)) return;
    if (!HARMLESS.test(event.key)) swallow(event);
  };
  const hide = () => {
    if (document.visibilityState !== "visible") queue.skip();
  };
  const heard = { pointerdown: down, pointerup: up, pointercancel: up, click, keydown: key, keyup: up };
  const listeners = Object.entries(heard) as [string, EventListener][];
  for (const [kind, listener] of listeners) addEventListener(kind, listener, true);
  document.addEventListener("visibilitychange", hide);
  return () => {
    for (const [kind, listener] of listeners) removeEventListener(kind, listener, true);
    document.removeEventListener("visibilitychange", hide);
  };
}
