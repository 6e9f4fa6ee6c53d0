// A lesson or a puzzle: one question in a prepared position. The learner moves as they like; the engine says whether
// it was it.

import { api } from "../api/rest";
import type { Lesson, Verdict } from "../api/types";
import { language } from "../i18n/index.svelte";
import { keep } from "../keep";

export type Course = "lesson" | "puzzle";
const kept = (course: Course, title: string) => `${course}s.${title}`;

/** The lessons or puzzles of a title that this browser has seen done. */
export const done = (course: Course, title: string): string[] =>
  (keep.get(kept(course, title)) ?? "").split(",").filter(Boolean);

export class LessonRun {
  verdict = $state.raw<Verdict | null>(null);
  private asked = -1;

  constructor(
    readonly course: Course,
    readonly title: string,
    readonly all: Lesson[],
    readonly lesson: Lesson,
  ) {}

  get number(): number {
    return this.all.indexOf(this.lesson) + 1;
  }

  /** Lessons come to an end; puzzles begin again. */
  get next(): Lesson | null {
    return this.all[this.number] ?? (this.course === "puzzle" ? (this.all[0] ?? null) : null);
  }

  /** A table in its position. */
  async table(): Promise<string> {
    const { title, lesson } = this;
    const made = await api.create({ title, seats: [{ kind: "me" }], lesson: lesson.id, purpose: "lesson" });
    return made.table;
  }

  /** Asks the engine about the position after `length` actions. */
  async judge(table: string, length: number): Promise<void> {
    if (length === 0 || this.asked === length) return;
    this.asked = length;
    const verdict = await api.verdict(table, this.lesson.id, language.current);
    if (this.asked !== length) return;
    this.verdict = verdict;
    if (verdict.verdict === "right")
      keep.set(
        kept(this.course, this.title),
        [...new Set([...done(this.course, this.title), this.lesson.id])].join(),
      );
  }
}
