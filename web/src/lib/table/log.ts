// How the lines of the log are told: whose line it is, once; what belongs to one move, together.

import type { LogLine, Texts } from "../api/types";

export interface Told {
  line: LogLine;
  /** `part`: a new round or age. `opens`: the first line of a seat. `goes_on`: its next move. `more`: of the same move. */
  as: "part" | "opens" | "goes_on" | "more";
  /** Who the line is about, where it says so or leaves it out. */
  name: string;
  /** Between the name and the rest. */
  glue: string;
  rest: string;
}

/** Titles say under these keys that a new part of the game begins. */
const PARTS = /^log-(round|age)(_|$)/;

/** Whether a line tells a new part of the game, by the title's own sentences for that. */
export function tellsPart(messages: Texts["messages"]): (line: LogLine) => boolean {
  const sentences = Object.entries(messages)
    .filter(([key]) => PARTS.test(key))
    .map(([, sentence]) =>
      sentence
        .split(/\{\w+\}/)
        .map(literally)
        .join(".+"),
    );
  if (!sentences.length) return () => false;
  const told = new RegExp(`^(?:${sentences.join("|")})$`);
  return (line) => told.test(line.text);
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Where among the lines each happening at the seats is told: after those of the actions before it. */
export function place<H extends { at: number }>(
  lines: LogLine[],
  happened: H[],
  older: boolean,
): Map<number, H[]> {
  const places = new Map<number, H[]>();
  for (const one of happened) {
    const next = lines.findIndex((line) => line.seq > one.at);
    const index = next < 0 ? lines.length : next;
    // It belongs to lines that are not loaded yet.
    if (index === 0 && older) continue;
    places.set(index, [...(places.get(index) ?? []), one]);
  }
  return places;
}

/** A sentence that begins small leaves its subject out: the seat. */
const SUBJECTLESS = /^\p{Ll}/u;

/** `name` may be of several nations that one seat leads. */
function subject(text: string, name: string): Pick<Told, "name" | "glue" | "rest"> {
  const led = name ? name.split(", ") : [];
  for (const one of led)
    for (const glue of [": ", " "])
      if (text.startsWith(one + glue)) return { name: one, glue, rest: text.slice(one.length + glue.length) };
  if (name && SUBJECTLESS.test(text) && !led.some((one) => text.includes(one)))
    return { name, glue: " ", rest: text };
  return { name: "", glue: "", rest: text };
}

/**
 * The lines as they are told. A seat's lines follow one another until somebody else's, a new part of the game, or
 * `mark`, the index of the first line since the last visit.
 */
export function tell(
  lines: LogLine[],
  nameOf: (seat: number) => string,
  isPart: (line: LogLine) => boolean,
  mark = -1,
): Told[] {
  let before: Told | null = null;
  return lines.map((line, i) => {
    const part = isPart(line);
    const own = part || line.seat < 0 ? "" : nameOf(line.seat);
    const said = subject(line.text, own);
    // Another nation of the same seat is told like somebody else.
    const one = (name: string | undefined) => (name === own ? "" : name);
    const turns = one(before?.name) && one(said.name) && before?.name !== said.name;
    const runs =
      before !== null && before.as !== "part" && before.line.seat === line.seat && !turns && i !== mark;
    const as = part ? "part" : !runs ? "opens" : before?.line.seq === line.seq ? "more" : "goes_on";
    before = { line, as, ...said };
    return before;
  });
}

/** The lines of `told`; one that is told as it was `before` is the same object. */
export function again(before: Told[], told: Told[]): Told[] {
  return told.map((next, i) => {
    const last = before[i];
    const same = (["line", "as", "name", "glue", "rest"] as const).every(
      (part) => last?.[part] === next[part],
    );
    return last && same ? last : next;
  });
}
