// How this browser likes it: what can be switched on and off, kept from visit to visit.

import { keep } from "./keep";

const SWITCHES = ["sound", "desktop", "still", "confirm", "patterns", "notation"] as const;
export type Switch = (typeof SWITCHES)[number];

class Settings {
  /** A tone when it is our turn. */
  sound = $state(false);
  /** A notification of the desktop when it is our turn and we look at something else. */
  desktop = $state(false);
  /** Nothing moves by itself. */
  still = $state(false);
  /** What ends a turn is asked about before it is done. */
  confirm = $state(false);
  /** Seals and pieces are woven, each seat's in its own way: nobody has to tell colours apart. */
  patterns = $state(false);
  /** Actions as they are written down, beside their words. */
  notation = $state(false);

  start(): void {
    for (const name of SWITCHES) this[name] = keep.get(`set.${name}`) === "yes";
    this.apply();
  }

  turn(name: Switch, on: boolean): void {
    this[name] = on;
    keep.set(`set.${name}`, on ? "yes" : "no");
    this.apply();
  }

  private apply(): void {
    const { dataset } = document.documentElement;
    dataset.still = this.still ? "yes" : "no";
    dataset.woven = this.patterns ? "yes" : "no";
  }
}

export const settings = new Settings();
export const SETTINGS = SWITCHES;
