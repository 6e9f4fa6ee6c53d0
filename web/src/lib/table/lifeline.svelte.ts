// A game without other people goes on when the server is lost: while it is there, the edition for this device is fetched
// from it, and the record of the game is kept in this browser after every action.

import { api } from "../api/rest";
import type { PackFile, TableView } from "../api/types";
import { carried, sameSeats } from "../carried";
import { language } from "../i18n/index.svelte";

/** A record is a walk through the whole game, of which the server allows one a second. */
const GAP = 2000;

/** Nobody else plays here, and no rating hangs on it. */
const ofOne = (view: TableView): boolean =>
  !view.counts &&
  (view.purpose === "game" || view.purpose === "what_if") &&
  view.you.length > 0 &&
  view.seats.every((seat) => seat.kind === "bot" || view.you.includes(seat.seat));

export class Lifeline {
  /** The edition without a server is on this device, whole. */
  device = $state(false);
  /** So many actions has the record that is kept here; null: none is. */
  actions = $state<number | null>(null);
  private wanted: TableView | null = null;
  private asking = false;
  private asked = Number.NEGATIVE_INFINITY;
  private preparing = false;
  /** A table is played to its end with the figures it began with: they are asked for once. */
  private corrected: Promise<PackFile> | null = null;

  constructor() {
    void navigator.serviceWorker?.getRegistration("/device/").then((registration) => {
      this.device ||= !!registration?.active;
    });
  }

  /** The table has another view. */
  follow(view: TableView): void {
    if (view.status === "finished") {
      this.wanted = null;
      carried.drop(view.table);
    } else if (view.status === "running" && ofOne(view)) {
      this.wanted = view;
      void this.prepare();
      void this.ask();
    }
  }

  /** The whole edition comes once, in the background; not for people who pay for every byte. */
  private async prepare(): Promise<void> {
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (this.preparing || saving || !("serviceWorker" in navigator)) return;
    this.preparing = true;
    try {
      const registration = await navigator.serviceWorker.register("/device/sw.js");
      const look = () => {
        this.device = registration.active !== null;
      };
      look();
      const coming = registration.installing ?? registration.waiting;
      coming?.addEventListener("statechange", look);
    } catch {
      // A private window, or a browser without it: the game stays at the server.
    }
  }

  private figures(title: string, digest: string): Promise<PackFile> {
    this.corrected ??= api.pack(title, digest);
    return this.corrected;
  }

  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    await new Promise((wait) => setTimeout(wait, this.asked + GAP - performance.now()));
    this.asked = performance.now();
    const view = this.wanted;
    this.wanted = null;
    try {
      const record = view && (await api.exported(view.table, language.current, null));
      // What is no record begins with a bracket: somebody else owns the table.
      if (record && !record.startsWith("{")) {
        const { table, name, title } = view;
        const pack = view.pack && { title, file: await this.figures(title, view.pack.digest) };
        if (carried.set(table, { record, name, seats: sameSeats(view), ...(pack ? { pack } : {}) }))
          this.actions = Number(/^end (\d+)/m.exec(record)?.[1]);
      }
    } catch {
      // The server is away, or asks for patience: what was kept before stays.
    }
    this.asking = false;
    if (this.wanted) void this.ask();
  }
}
