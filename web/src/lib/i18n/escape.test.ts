// No words of the client stand in its templates: all of them come from the books of a language.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const SPOKEN = ["aria-label", "aria-description", "title", "placeholder", "alt", "label"];
const HERE = "src";
// The name of the house, its command that people are told of, and how a record begins.
const NAMES = /^ziggurat( 1| verify)?$/i;

type Node = { type?: string; name?: string; data?: string; value?: unknown; [key: string]: unknown };

function* walk(node: unknown, inside = ""): Generator<[string, string]> {
  if (Array.isArray(node)) for (const part of node) yield* walk(part, inside);
  else if (node && typeof node === "object") {
    const { type, name, data } = node as Node;
    if (type === "Text" && typeof data === "string") yield [inside, data];
    const where = type?.endsWith("Directive")
      ? "style"
      : type === "Attribute"
        ? (name ?? "")
        : type?.endsWith("Element")
          ? ""
          : inside;
    for (const [key, part] of Object.entries(node))
      if (key !== "css" && key !== "instance" && key !== "module") yield* walk(part, where);
  }
}

it("finds a text that stands in a template", () => {
  const made = parse('<button title="Stop" class="red">{t("go")} now</button>', { modern: true });
  expect(
    [...walk(made.fragment)]
      .filter(([at, text]) => spoken(at) && /[a-z]{2}/i.test(text))
      .map(([, text]) => text.trim()),
  ).toEqual(["Stop", "now"]);
});

const spoken = (attribute: string): boolean => attribute === "" || SPOKEN.includes(attribute);

it("has no words in its templates", () => {
  const files = readdirSync(HERE, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".svelte"));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    [...walk(parse(readFileSync(join(HERE, file), "utf8"), { modern: true }).fragment)]
      .filter(([attribute, text]) => spoken(attribute) && /\p{L}{2}/u.test(text))
      .filter(([, text]) => !NAMES.test(text.trim()))
      .map(([, text]) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
