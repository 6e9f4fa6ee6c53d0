// Writes src/lib/api/schema.ts, the shapes of the server's API and of what each title shows: npm run types
// With --check it writes nothing and fails when the file is another one.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const own = join(root, ".venv/bin/python");
const text = execFileSync(existsSync(own) ? own : "python3", ["-m", "ziggurat.server.schema"], {
  cwd: root,
  maxBuffer: 1 << 26,
});
const document = JSON.parse(text);
// The client calls by hand-written functions in rest.ts; it needs the shapes, not the paths.
document.paths = {};
const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
const file = join(root, "web/src/lib/api/schema.ts");
const made = `// Made by npm run types; not edited by hand.\n\n${types}`;
if (!process.argv.includes("--check")) writeFileSync(file, made);
else if (readFileSync(file, "utf8") !== made) {
  console.error(
    "web/src/lib/api/schema.ts differs from the server's API: npm run types (in web/) makes it anew.",
  );
  process.exit(1);
}
