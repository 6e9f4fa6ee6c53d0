// What an action will change, said while a pointer or the focus rests on it.

import type { Attachment } from "svelte/attachments";
import { api } from "../api/rest";
import type { Action, Forecast } from "../api/types";
import { language, t } from "../i18n/index.svelte";
import type { Table } from "./table.svelte";

/** A pointer that only passes by asks nothing. */
const REST = 120;

export class Foresight {
  /** The actions that are looked at, and what they will change once that is known. */
  private looked = $state.raw<readonly string[]>([]);
  private known = $state.raw<Record<string, Forecast>>({});
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private table: Table) {}

  /** What is foreseen of the action that is looked at, in words; of several ways to do a thing nothing is said here. */
  get said(): string {
    return this.looked.length === 1 ? this.of(this.looked[0]!) : "";
  }

  of(notation: string): string {
    const seen = this.known[notation];
    if (!seen) return "";
    const open = seen.open ? [t("forecast_open")] : [];
    return [...seen.changes, ...open].join(" · ") || t("forecast_nothing");
  }

  look(notations: readonly string[]): void {
    this.looked = notations;
    if (this.timer) clearTimeout(this.timer);
    this.forget();
    const asked = notations.filter((notation) => !this.known[notation]);
    if (!asked.length || this.table.acting === null) return;
    this.timer = setTimeout(async () => {
      for (const notation of asked) if (this.looked === notations) await this.ask(notation);
    }, REST);
  }

  /** These are no longer looked at; others may be by now. */
  leave(notations: readonly string[]): void {
    if (this.looked === notations) this.look([]);
  }

  /** Whether others decide after the action; unknown where the table cannot be asked. */
  async ends(notation: string): Promise<boolean> {
    this.forget();
    if (!this.known[notation]) await this.ask(notation);
    return this.known[notation]?.ends ?? false;
  }

  /** What was foreseen of another position. */
  private forget(): void {
    const live = this.table.live;
    if (!live || live.seq === this.seq) return;
    this.seq = live.seq;
    this.known = {};
  }

  private async ask(notation: string): Promise<void> {
    const { id, acting, live } = this.table;
    if (acting === null || this.table.sending) return;
    try {
      const seen = await api.forecast(id, acting, notation, language.current);
      if (this.table.live?.seq === live?.seq) this.known = { ...this.known, [notation]: seen };
    } catch {
      // The table has moved on: there is nothing to foresee any more.
    }
  }

  /** For the button of an action. */
  button(action: Action): Attachment<HTMLElement> {
    return (element) => {
      const looked = [action.notation];
      const look = () => this.look(looked);
      // A button that goes away loses the focus while the prompt is being drawn: nothing may change before it is done.
      const leave = () => queueMicrotask(() => this.leave(looked));
      const events = [
        ["pointerenter", look],
        ["focus", look],
        ["pointerleave", leave],
        ["blur", leave],
      ] as const;
      for (const [name, listener] of events) element.addEventListener(name, listener);
      $effect(() => {
        element.toggleAttribute("data-marked", this.table.hints.marked?.notation === action.notation);
      });
      return () => {
        for (const [name, listener] of events) element.removeEventListener(name, listener);
        leave();
      };
    };
  }
}
