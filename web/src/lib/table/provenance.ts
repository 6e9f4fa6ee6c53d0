// Which components are reconstructed or doubtful: a person must not take them for the printed ones. The engine says so
// in each record (`doubt`); here it is found by the component's id and put into the client's words.

/** `reconstructed`: made by us to fit the rules; `unchecked`: from a source nobody compared with the box. */
export interface Doubt {
  kind: "reconstructed" | "unchecked";
  /** What of it was reconstructed; none when the whole record was. */
  fields: Field[];
}

/** What the fields of a record are called for people (`doubt_<name>` of the words). */
const FIELDS = {
  symbols: "symbols",
  name: "name",
  name_en: "name",
  card_names: "name",
  prerequisites: "needs",
  requires: "needs",
  ship_symbol: "ship",
  effects: "effects",
  resource: "resource",
  copies: "copies",
  goods: "goods",
  hexes: "hexes",
} as const;
export type Field = (typeof FIELDS)[keyof typeof FIELDS] | "other";

/** Every record of the content that is not certain, by its id. */
export function doubts(content: unknown, found: Map<string, Doubt> = new Map()): Map<string, Doubt> {
  if (Array.isArray(content)) for (const part of content) doubts(part, found);
  else if (content && typeof content === "object") {
    const { id, doubt } = content as { id?: string; doubt?: { kind: Doubt["kind"]; fields: string[] } };
    if (id && doubt) {
      const fields = doubt.fields.map((field): Field => FIELDS[field as keyof typeof FIELDS] ?? "other");
      found.set(id, { kind: doubt.kind, fields: [...new Set(fields)] });
    }
    for (const [key, part] of Object.entries(content))
      if (key !== "evidence" && key !== "doubt") doubts(part, found);
  }
  return found;
}
