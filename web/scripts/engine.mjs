// Compiles the engine for the browser: `node scripts/engine.mjs TREES OUT` turns each folder of TREES into a zip of
// bytecode, and Pyodide's own library into the part of it that is used. Pyodide does it, so the bytecode is its own.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [trees, out] = process.argv.slice(2);
const stdlib = fileURLToPath(new URL("../node_modules/pyodide/python_stdlib.zip", import.meta.url));
const used = readFileSync(new URL("./stdlib.txt", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line && !line.startsWith("#"));

// Bytecode that knows its lines but not its columns is a quarter smaller, and there is no source here to point at.
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/in");
python.FS.mount(python.FS.filesystems.NODEFS, { root: trees }, "/in");
python.FS.writeFile("/stdlib.zip", readFileSync(stdlib));
python.globals.set("used", python.toPy(used));
python.runPython(`
import importlib._bootstrap_external as outside
import io, os, zipfile

def compiled(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    # Unchecked: there is no source beside it whose time or hash could be compared.
    return bytes(outside._code_to_hash_pyc(code, b"\\0" * 8, False))

def pack(parts):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(parts):
            archive.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()

def tree(folder):
    for root, _folders, files in os.walk(folder):
        for file in files:
            path = os.path.join(root, file)
            name = os.path.relpath(path, folder)
            content = open(path, "rb").read()
            yield (name + "c", compiled(content, name)) if name.endswith(".py") else (name, content)

def library():
    # A module of the list, or everything in a package whose line ends with a slash.
    wanted = {line for line in used if not line.endswith("/")}
    packages = tuple(line for line in used if line.endswith("/"))
    there = set()
    with zipfile.ZipFile("/stdlib.zip") as archive:
        for name in archive.namelist():
            if name in wanted or (name.startswith(packages) and name.endswith(".py")):
                there.add(name)
                yield name + "c", compiled(archive.read(name), name)
    missing = wanted - there
    assert not missing, f"not in Pyodide's library: {sorted(missing)}"
`);
const take = (expression) => {
  const made = python.runPython(expression);
  const bytes = made.toJs();
  made.destroy();
  return bytes;
};
for (const name of readdirSync(trees))
  writeFileSync(join(out, `${name}.zip`), take(`pack(tree("/in/${name}"))`));
writeFileSync(join(out, "stdlib.zip"), take("pack(library())"));
