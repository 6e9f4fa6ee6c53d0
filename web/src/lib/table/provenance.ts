// Which components are reconstructed or doubtful: a person must not take them for the printed ones.

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

type Graded = Record<string, unknown>;

const isReconstructed = (grade: Graded) => String(grade.source ?? "").includes("reconstructed");
// The same sense of "not verified" as `is_doubtful` of the engine's content: any confidence but high.
const isUnchecked = (grade: Graded) =>
  !!grade.needs_verification ||
  Object.entries(grade).some(([key, value]) => key.endsWith("confidence") && value !== "high");

function doubtOf(record: Graded): Doubt | null {
  // Grades of single fields overrule the record's own.
  const graded = record.evidence ? Object.entries(record.evidence as Record<string, Graded>) : [];
  const made = graded.filter(([, grade]) => isReconstructed(grade)).map(([field]) => field);
  if (record.card_name_evidence) made.push("card_names");
  const fields = [...new Set(made.map((field): Field => FIELDS[field as keyof typeof FIELDS] ?? "other"))];
  if (fields.length || (!record.evidence && isReconstructed(record)))
    return { kind: "reconstructed", fields };
  const grades = record.evidence ? graded.map(([, grade]) => grade) : [record];
  return grades.some(isUnchecked) ? { kind: "unchecked", fields: [] } : null;
}

/** Every record of the content that is not certain, by its id. */
export function doubts(content: unknown, found: Map<string, Doubt> = new Map()): Map<string, Doubt> {
  if (Array.isArray(content)) for (const part of content) doubts(part, found);
  else if (content && typeof content === "object") {
    const id = (content as { id?: unknown }).id;
    const doubt = typeof id === "string" ? doubtOf(content as Graded) : null;
    if (doubt) found.set(id as string, doubt);
    for (const [key, part] of Object.entries(content)) if (key !== "evidence") doubts(part, found);
  }
  return found;
}
