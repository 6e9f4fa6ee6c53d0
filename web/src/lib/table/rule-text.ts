// The little Markdown that rules are written in. Blocks: paragraphs, lists, tables, `> ` examples, pictures of our own
// boards (`![What is seen](picture:rondel)`). In a line: **strong**, *em*, `code`, references such as R5.3, cards
// (`[Strata](card:strata)`), and marks such as [RESOLVED] or [RESOLVED: why] that say where a sentence comes from.

import { book, type Word } from "../i18n/index.svelte";

export type Piece =
  | { kind: "text" | "strong" | "em" | "rule"; text: string }
  | { kind: "card"; text: string; id: string }
  | { kind: "mark"; text: string; why: string };

export type Block =
  | { kind: "text" | "example"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; rows: string[][] }
  | { kind: "picture"; name: string; alt: string };

const ROW = /^\|(.*)\|$/;
const RULED = /^[\s|:-]+$/;
const PICTURE = /^!\[(.+)\]\(picture:([\w-]+)\)$/;
const ITEM = /^(?:([-*•])|\d+[.)]) +(.*)$/;
const QUOTE = /^> ?(.*)$/;

/** A rule's text, or a screen of "How to play", by its blocks; the file's own line breaks mean nothing. */
export function blocks(text: string): Block[] {
  const out: Block[] = [];
  let open = false;
  for (const whole of text.split("\n")) {
    const line = whole.trim();
    const last = out.at(-1);
    const row = ROW.exec(line);
    const picture = PICTURE.exec(line);
    const item = ITEM.exec(line);
    const quote = QUOTE.exec(line);
    if (!line) open = false;
    else if (row) {
      const cells = row[1]!.split("|").map((cell) => cell.trim());
      if (last?.kind !== "table" || !open) out.push({ kind: "table", rows: [cells] });
      else if (!RULED.test(line)) last.rows.push(cells);
      open = true;
    } else if (picture) {
      out.push({ kind: "picture", alt: picture[1]!, name: picture[2]! });
      open = false;
    } else if (quote) {
      if (last?.kind === "example" && open) last.text += ` ${quote[1]}`;
      else out.push({ kind: "example", text: quote[1]! });
      open = true;
    } else if (item) {
      const ordered = item[1] === undefined;
      if (last?.kind === "list" && last.ordered === ordered) last.items.push(item[2]!);
      else out.push({ kind: "list", ordered, items: [item[2]!] });
      open = true;
    } else if (open && last?.kind === "list") last.items.push(`${last.items.pop()} ${line}`);
    else if (open && (last?.kind === "text" || last?.kind === "example")) last.text += ` ${line}`;
    else {
      out.push({ kind: "text", text: line });
      open = true;
    }
  }
  return out;
}

const words = book<string>(
  import.meta.glob("../../../../src/ziggurat/words/*/cli/marks.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

/** A mark in words; one that nobody knows is what is written. */
export function sayMark(mark: string): string {
  const key = `mark-${mark.toLowerCase()}`;
  const said = words(key);
  return said === key ? mark : said;
}

/** What a mark means, in a sentence; which game a rule is for needs none. */
const HINTS: Record<string, Word> = {
  RESOLVED: "mark_resolved_hint",
  WEB: "mark_web_hint",
  AID: "mark_aid_hint",
  OPTION: "mark_option_hint",
};

export const hintOf = (mark: string): Word | undefined => HINTS[mark];

/** The marks that a book uses and that need a word of explanation, each once. */
export function legend(texts: string[]): string[] {
  const found = texts.flatMap((text) =>
    pieces(text).flatMap((piece) => (piece.kind === "mark" && hintOf(piece.text) ? [piece.text] : [])),
  );
  return [...new Set(found)];
}

/** The cards that a text links to; what is strong may be a link. */
export const cardsIn = (text: string): string[] =>
  pieces(text).flatMap((piece) =>
    piece.kind === "card" ? [piece.id] : piece.kind === "strong" ? cardsIn(piece.text) : [],
  );

const PIECE =
  /\[([^\]]+)\]\(card:([\w.-]+)\)|(?:\*\*)?\[([A-Z]{1,9})(?!\p{L})[:;, ]*([^\]]*)\](?:\*\*)?|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\b(R\d+(?:\.\d+)*[a-z]?)\b/gu;

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) out.push({ kind: "text", text: text.slice(from, match.index) });
    const [, name, card, mark, why, strong, em, code, rule] = match;
    if (card) out.push({ kind: "card", text: name!, id: card });
    else if (mark) out.push({ kind: "mark", text: mark, why: why ?? "" });
    else if (strong) out.push({ kind: "strong", text: strong });
    else if (em || code) out.push({ kind: "em", text: (em ?? code)! });
    else if (rule) out.push({ kind: "rule", text: rule });
    from = match.index + match[0].length;
  }
  if (from < text.length) out.push({ kind: "text", text: text.slice(from) });
  return out;
}
