// Which components are reconstructed or doubtful: a person must not take them for the printed ones.

/** `reconstructed`: made by us to fit the rules; `unchecked`: from a source nobody compared with the box. */
export type Doubt = "reconstructed" | "unchecked";

interface Graded {
  source?: unknown;
  confidence?: unknown;
  needs_verification?: unknown;
  evidence?: unknown;
}

function doubtOf(record: Graded): Doubt | null {
  const grades = [record, ...Object.values((record.evidence as Record<string, Graded> | undefined) ?? {})];
  if (grades.some((grade) => String(grade?.source ?? "").includes("reconstructed"))) return "reconstructed";
  if (record.needs_verification || grades.some((grade) => grade?.confidence === "low")) return "unchecked";
  return null;
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
