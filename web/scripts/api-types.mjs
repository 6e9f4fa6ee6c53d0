// Writes src/lib/api/schema.ts, the shapes of the server's API: npm run types
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
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
writeFileSync(
  join(root, "web/src/lib/api/schema.ts"),
  `// Made by npm run types; not edited by hand.\n\n${types}`,
);
