// Which components are reconstructed or doubtful: a person must not take them for the printed ones.

/** `reconstructed`: made by us to fit the rules; `unchecked`: from a source nobody compared with the box. */
export type Doubt = "reconstructed" | "unchecked";

type Graded = Record<string, unknown>;

const isReconstructed = (grade: Graded) => String(grade.source ?? "").includes("reconstructed");
// The same sense of "not verified" as `is_doubtful` of the engine's content: any confidence but high.
const isUnchecked = (grade: Graded) =>
  !!grade.needs_verification ||
  Object.entries(grade).some(([key, value]) => key.endsWith("confidence") && value !== "high");

function doubtOf(record: Graded): Doubt | null {
  // Grades of single fields overrule the record's own.
  const grades = record.evidence ? Object.values(record.evidence as Record<string, Graded>) : [record];
  if (grades.some(isReconstructed) || record.card_name_evidence) return "reconstructed";
  return grades.some(isUnchecked) ? "unchecked" : null;
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
