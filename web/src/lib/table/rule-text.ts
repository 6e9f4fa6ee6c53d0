// The little Markdown that rules are written in: **strong**, `code`, and references such as R5.3.

export interface Piece {
  kind: "text" | "strong" | "code" | "rule";
  text: string;
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
