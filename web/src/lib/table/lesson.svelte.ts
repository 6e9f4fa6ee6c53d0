// A lesson: one idea in a prepared position. The learner moves as they like; the engine says whether it was it.

import { api } from "../api/rest";
import type { Lesson, Verdict } from "../api/types";
import { language } from "../i18n/index.svelte";
import { keep } from "../keep";

const kept = (title: string) => `lessons.${title}`;

/** The lessons of a title that this browser has seen done. */
export const done = (title: string): string[] => (keep.get(kept(title)) ?? "").split(",").filter(Boolean);

export class LessonRun {
  verdict = $state.raw<Verdict | null>(null);
  private asked = -1;

  constructor(
    readonly title: string,
    readonly all: Lesson[],
    readonly lesson: Lesson,
  ) {}

  get number(): number {
    return this.all.indexOf(this.lesson) + 1;
  }

  get next(): Lesson | null {
    return this.all[this.number] ?? null;
  }

  /** Asks the engine about the position after `length` actions. */
  async judge(table: string, length: number): Promise<void> {
    if (length === 0 || this.asked === length) return;
    this.asked = length;
    const verdict = await api.verdict(table, this.lesson.id, language.current);
    if (this.asked !== length) return;
    this.verdict = verdict;
    if (verdict.verdict === "right")
      keep.set(kept(this.title), [...new Set([...done(this.title), this.lesson.id])].join());
  }
}
