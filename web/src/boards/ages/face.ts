// A card's words as they stand on its face: what is counted is drawn, as on everything else of the board.

import { UNITS, type Unit } from "./cards";

export type Sign = Unit | "civil" | "military" | "blue";

export const SIGNS: readonly Sign[] = [...UNITS, "civil", "military", "blue"];

/** The text in pieces, words and signs in turn; `forms` are the words that each sign stands for. */
export function faceOf(text: string, forms: Record<Sign, string[]>): (string | { sign: Sign })[] {
  const signs = new Map(SIGNS.flatMap((sign) => forms[sign].map((form) => [form, sign] as const)));
  const longest = [...signs.keys()].sort((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`\\s?(?<![\\p{L}-])(${longest.join("|")})(?![\\p{L}-])`, "u"));
  return parts.filter(Boolean).map((part) => {
    const sign = signs.get(part);
    return sign ? { sign } : part;
  });
}
