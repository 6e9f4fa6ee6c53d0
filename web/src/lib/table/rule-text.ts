// The little Markdown that rules are written in: **strong**, *em*, `code`, references such as R5.3, and marks such
// as [RESOLVED] that say where a sentence comes from.

import type { Word } from "../i18n/index.svelte";

export interface Piece {
  kind: "text" | "strong" | "em" | "rule" | "mark";
  text: string;
}

/** Paragraphs and list items of a rule; the file's own line breaks mean nothing. */
export function paragraphs(text: string): { item: boolean; text: string }[] {
  return text.split(/\n{2,}|\n(?=\s*(?:[-*•]|\d+[.)]) )/).flatMap((block) => {
    const line = block.replace(/\s*\n\s*/g, " ").trim();
    if (!line) return [];
    const item = /^[-*•] /.test(line);
    return [{ item, text: item ? line.slice(2) : line }];
  });
}

export type Block = { table: string[][] } | { table: null; text: string };

const ROW = /^\s*\|(.*)\|\s*$/;
const RULED = /^[\s|:-]+$/;

/** A rule's text parted into its tables, by row and cell, the first row their heads, and what stands between them. */
export function blocks(text: string): Block[] {
  const out: Block[] = [];
  for (const line of text.split("\n")) {
    const row = ROW.exec(line)?.[1];
    const last = out.at(-1);
    if (row !== undefined) {
      const cells = row.split("|").map((cell) => cell.trim());
      if (last?.table) {
        if (!RULED.test(line)) last.table.push(cells);
      } else out.push({ table: [cells] });
    } else if (last && !last.table) last.text += `\n${line}`;
    else out.push({ table: null, text: line });
  }
  return out;
}

/** What a mark means, in words; marks that nobody knows say what is written. */
const MARKS: Record<string, Word> = {
  RESOLVED: "mark_ruling",
  GEREGELT: "mark_ruling",
  GEKLÄRT: "mark_ruling",
  WEB: "mark_web",
  AID: "mark_aid",
  HILFE: "mark_aid",
  OPTION: "mark_option",
  S: "mark_simple",
  A: "mark_advanced",
  F: "mark_full",
  AF: "mark_advanced_full",
};

export const markWord = (mark: string): Word | null => MARKS[mark] ?? null;

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(
    /(?:\*\*)?\[([A-ZÄÖÜ]+)\](?:\*\*)?|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\b(R\d+(?:\.\d+)*[a-z]?)\b/g,
  )) {
    if (match.index > from) out.push({ kind: "text", text: text.slice(from, match.index) });
    const [, mark, strong, em, code, rule] = match;
    if (mark) out.push({ kind: "mark", text: mark });
    else if (strong) out.push({ kind: "strong", text: strong });
    else if (em || code) out.push({ kind: "em", text: (em ?? code)! });
    else if (rule) out.push({ kind: "rule", text: rule });
    from = match.index + match[0].length;
  }
  if (from < text.length) out.push({ kind: "text", text: text.slice(from) });
  return out;
}
