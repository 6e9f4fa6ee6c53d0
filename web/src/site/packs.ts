// An owner's corrected figures, from a file: the page reads YAML, the engine judges what is in it.

import { Refused } from "../lib/api/refused";
import type { PackFile } from "../lib/api/types";
import { keep } from "../lib/keep";
import { words } from "./words";

/** The last file that was chosen for a title, until the engine has judged it: it may have to be loaded first. */
const judged = new Map<string, Promise<void>>();

export const packs = {
  /** What new tables of a title are played with. */
  of(title: string): PackFile | null {
    const kept = keep.get(`pack.${title}`);
    return kept ? (JSON.parse(kept) as PackFile) : null;
  },
  use(title: string, file: PackFile | null): void {
    keep.set(`pack.${title}`, file ? JSON.stringify(file) : "");
  },
  /** New tables are played with it once the engine has found nothing wrong with it; they wait for that. */
  choose(title: string, file: File, judge: (read: PackFile) => Promise<unknown>): Promise<void> {
    const trying = (async () => {
      const read = await this.read(file.name, await file.text());
      await judge(read);
      this.use(title, read);
    })();
    judged.set(
      title,
      trying.catch(() => {}),
    );
    return trying;
  },
  async settled(title: string): Promise<void> {
    await judged.get(title);
  },
  async read(name: string, text: string): Promise<PackFile> {
    const { load, YAMLException } = await import("js-yaml");
    try {
      return { name, text: JSON.stringify(load(text)) };
    } catch (error) {
      const line = error instanceof YAMLException ? (error.mark?.line ?? 0) + 1 : 1;
      throw new Refused(422, words("no_yaml", { name, line }));
    }
  },
};
