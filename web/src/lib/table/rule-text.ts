// The little Markdown that rules are written in: **strong**, `code`, and references such as R5.3.

export interface Piece {
  kind: "text" | "strong" | "code" | "rule";
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

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`|\b(R\d+(?:\.\d+)*[a-z]?)\b/g)) {
    if (match.index > from) out.push({ kind: "text", text: text.slice(from, match.index) });
    if (match[1]) out.push({ kind: "strong", text: match[1] });
    else if (match[2]) out.push({ kind: "code", text: match[2] });
    else if (match[3]) out.push({ kind: "rule", text: match[3] });
    from = match.index + match[0].length;
  }
  if (from < text.length) out.push({ kind: "text", text: text.slice(from) });
  return out;
}
