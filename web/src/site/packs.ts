// An owner's corrected figures, from a file: the page reads YAML, the engine judges what is in it.

import { Refused } from "../lib/api/refused";
import type { PackFile } from "../lib/api/types";
import { keep } from "../lib/keep";

export const packs = {
  /** What new tables of a title are played with. */
  of(title: string): PackFile | null {
    const kept = keep.get(`pack.${title}`);
    return kept ? (JSON.parse(kept) as PackFile) : null;
  },
  use(title: string, file: PackFile | null): void {
    keep.set(`pack.${title}`, file ? JSON.stringify(file) : "");
  },
  async read(name: string, text: string): Promise<PackFile> {
    const { load } = await import("js-yaml");
    try {
      return { name, text: JSON.stringify(load(text)) };
    } catch (error) {
      throw new Refused(422, `${name}: ${(error as Error).message}`);
    }
  },
};
