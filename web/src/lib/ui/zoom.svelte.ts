// Pan and zoom of one surface by wheel, pinch, drag and buttons.

import type { Attachment } from "svelte/attachments";

const LARGEST = 5;
const SHARPEN_AFTER = 160;
/** A press that moves less than this is a click. */
const SLOP = 5;

export class Zoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The scale once the zooming has come to rest: what sizes of text on the surface may follow. */
  settled = $state(1);
  moving = $state(false);
  /** The surface is a layer of its own, so that dragging paints nothing; after zooming it is drawn anew, sharp. */
  layer = $state(true);
  private sharpen: ReturnType<typeof setTimeout> | null = null;
  private frame: HTMLElement | null = null;

  readonly attach: Attachment<HTMLElement> = (frame) => {
    this.frame = frame;
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let lastPinch = 0;

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = frame.getBoundingClientRect();
      this.zoomAt(Math.exp(-event.deltaY * 0.0015), event.clientX - box.x, event.clientY - box.y);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      travelled = 0;
      lastPinch = 0;
    };
    const move = (event: PointerEvent) => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
      finger.x = event.clientX;
      finger.y = event.clientY;
      travelled += Math.abs(dx) + Math.abs(dy);
      if (travelled < SLOP) return;
      if (!this.moving) {
        this.moving = true;
        frame.setPointerCapture(event.pointerId);
      }
      if (fingers.size === 1) this.put(this.x + dx, this.y + dy, this.scale);
      else {
        const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
        const distance = Math.hypot(a.x - b.x, a.y - b.y);
        const box = frame.getBoundingClientRect();
        if (lastPinch) this.zoomAt(distance / lastPinch, (a.x + b.x) / 2 - box.x, (a.y + b.y) / 2 - box.y);
        lastPinch = distance;
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      lastPinch = 0;
      if (fingers.size === 0) this.moving = false;
    };
    // The click that ends a drag is not meant for what lies under the pointer.
    const swallow = (event: MouseEvent) => {
      if (travelled >= SLOP) event.stopPropagation();
      travelled = 0;
    };

    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("pointerdown", down);
    frame.addEventListener("pointermove", move);
    frame.addEventListener("pointerup", up);
    frame.addEventListener("pointercancel", up);
    frame.addEventListener("click", swallow, true);
    return () => {
      frame.removeEventListener("wheel", wheel);
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", up);
      frame.removeEventListener("pointercancel", up);
      frame.removeEventListener("click", swallow, true);
      this.frame = null;
    };
  };

  by(factor: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (box) this.zoomAt(factor, box.width / 2, box.height / 2);
  }

  reset(): void {
    this.put(0, 0, 1);
  }

  /** Bring a point, in fractions of the surface, to the middle. */
  show(x: number, y: number, scale: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (box) this.put(box.width * (0.5 - x * scale), box.height * (0.5 - y * scale), scale);
  }

  private zoomAt(factor: number, px: number, py: number): void {
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.put(px - (px - this.x) * ratio, py - (py - this.y) * ratio, scale);
  }

  private redraw(): void {
    if (this.sharpen) clearTimeout(this.sharpen);
    this.sharpen = setTimeout(() => {
      this.layer = false;
      this.settled = this.scale;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          this.layer = true;
        }),
      );
    }, SHARPEN_AFTER);
  }

  /** The surface always covers its frame. */
  private put(x: number, y: number, scale: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (scale !== this.scale) this.redraw();
    this.scale = scale;
    if (!box) return;
    this.x = Math.min(0, Math.max(box.width * (1 - scale), x));
    this.y = Math.min(0, Math.max(box.height * (1 - scale), y));
  }
}
