// Things on the table that actions may point at: what is drawn of them, how they are heard and touched.

import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte";

/** What a thing on the table is, for tips and screen readers. */
export interface Info {
  name: string;
  kind?: string;
  rows?: [string, string | number][];
  text?: string;
  /** The component it shows, where the target does not name it: its provenance is told with it. */
  record?: string;
}

const LONG_PRESS = 450;

export class Things {
  private drawn = new Map<string, { element: Element; info: (() => Info) | undefined }[]>();
  private version = $state(0);
  private soon = false;
  private hold: ReturnType<typeof setTimeout> | null = null;

  constructor(private table: Table) {}

  /** Whether it can be seen and clicked; asked again when other things are drawn. */
  has(id: string): boolean {
    void this.version;
    return this.drawn.has(id);
  }

  infoOf(id: string): Info {
    return this.drawn.get(id)?.[0]?.info?.() ?? { name: this.table.name(id) };
  }

  /** What `table.target` attaches: the element shows its state, is heard, and is clicked, hovered and held. */
  target(id: string, info?: () => Info): Attachment<Element> {
    return (element) => {
      this.enter(id, element, info);
      const stopListening = this.follow(id, element);
      const native = element instanceof HTMLButtonElement;
      element.setAttribute("data-thing", id);
      $effect(() => {
        const state = this.table.stateOf(id);
        const lit = state === "lamp" || state === "ember";
        set(element, "data-state", state);
        element.toggleAttribute("data-marked", this.table.hints.marked?.targets.includes(id) ?? false);
        const active = lit || state === "chosen";
        set(element, "tabindex", active ? "0" : "-1");
        // A text in HTML is read as it stands; buttons, drawn things and empty ones by what they are and hold.
        const named =
          active || (native && info) || element instanceof SVGElement || !element.textContent?.trim();
        set(element, "aria-label", named ? this.heard(id, lit) : null);
        if (!native) set(element, "role", active ? "button" : named ? "img" : null);
        set(element, "aria-pressed", state === "chosen" ? "true" : null);
      });
      return () => {
        stopListening();
        this.exit(id, element);
      };
    };
  }

  private heard(id: string, lit: boolean): string {
    const holds = spoken(this.infoOf(id));
    const behind = lit ? this.table.behind(id) : [];
    return behind.length === 1 ? `${behind[0]!.label}. ${holds}` : holds;
  }

  private enter(id: string, element: Element, info: (() => Info) | undefined): void {
    this.drawn.set(id, [...(this.drawn.get(id) ?? []), { element, info }]);
    this.redraw();
  }

  private exit(id: string, element: Element): void {
    const rest = (this.drawn.get(id) ?? []).filter((drawn) => drawn.element !== element);
    if (rest.length) this.drawn.set(id, rest);
    else this.drawn.delete(id);
    if (this.table.tip?.element === element) this.table.tip = null;
    this.redraw();
  }

  /** A board mounts hundreds of things at once; what they light is worked out once. */
  private redraw(): void {
    if (this.soon) return;
    this.soon = true;
    queueMicrotask(() => {
      this.soon = false;
      this.version++;
    });
  }

  private follow(id: string, element: Element): () => void {
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => {
      element.addEventListener(kind, listener as EventListener);
      return () => element.removeEventListener(kind, listener as EventListener);
    };
    let held = false;
    const release = () => {
      if (this.hold) clearTimeout(this.hold);
      this.hold = null;
    };
    const off = [
      on("click", (event) => {
        event.stopPropagation();
        if (held) held = false;
        else this.table.click(id, element);
      }),
      on("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        if (element instanceof HTMLButtonElement) return;
        event.preventDefault();
        this.table.click(id, element);
      }),
      on("pointerenter", (event) => {
        if (event.pointerType === "mouse" && !this.table.tip?.pinned)
          this.table.tip = { id, element, pinned: false };
      }),
      on("pointerleave", () => {
        release();
        if (this.table.tip && !this.table.tip.pinned) this.table.tip = null;
      }),
      on("focus", () => {
        if (element.matches(":focus-visible")) this.table.tip = { id, element, pinned: false };
      }),
      // A thing that goes away loses the focus while the board is being drawn: nothing may change before it is done.
      on("blur", () =>
        queueMicrotask(() => {
          if (this.table.tip?.element === element && !this.table.tip.pinned) this.table.tip = null;
        }),
      ),
      on("pointerdown", (event) => {
        held = false;
        if (event.pointerType === "mouse") return;
        this.hold = setTimeout(() => {
          held = true;
          this.table.explain(id, element);
        }, LONG_PRESS);
      }),
      on("pointerup", release),
      on("pointercancel", release),
    ];
    return () => {
      release();
      for (const remove of off) remove();
    };
  }
}

/** Hundreds of things are looked through after every click, and few of them change: the others are left alone. */
const set = (element: Element, attribute: string, value: string | null): void => {
  if (element.getAttribute(attribute) === value) return;
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
};

/** A thing and all it holds as it is heard: its name, what it is, and every figure the tip shows. */
export const spoken = ({ name, kind, rows = [], text }: Info): string =>
  [name, kind, ...rows.map(([what, value]) => `${what} ${value}`), text].filter(Boolean).join(", ");
