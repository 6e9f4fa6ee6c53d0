// The engine as the site ships it, without a browser: every golden record gives the same position as in CPython, and
// the part of Python's library that is shipped is enough for games, refusals and both languages.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { FOLDER } from "./support/site";

const root = fileURLToPath(new URL("../..", import.meta.url));
const TITLES = ["antike", "ages", "mosaic", "civilization"];
const unpacked = (name: string) => gunzipSync(readFileSync(join(FOLDER, "engine", `${name}.bin`)));

const DIGEST = `
import hashlib, json
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import find_title

def digests(texts):
    found = []
    for text in texts:
        record = read_record(text)
        state = replay(record, find_title(record.title)).state
        found.append(hashlib.sha256(state.title.to_json(state)).hexdigest())
    return json.dumps(found)

def learned():
    """What bots do that judge by what was learned."""
    from ziggurat.players import Budget, View, make_bot
    from ziggurat.players.values import shipped
    title = find_title("ages")
    assert shipped(title.package, 2) is not None
    state = title.new(2, 7)
    bots = [make_bot("learned", seat) for seat in (0, 1)]
    said = []
    for _ in range(20):
        seat = state.actors()[0]
        action = bots[seat].choose(View(state, seat), Budget(1))
        said.append(title.notation(state, seat, action))
        state.apply(seat, action)
    return said
`;

const GAMES = `
from ziggurat.local.door import Door

def game(title, lang):
    door = Door()
    door.name = "Red"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "expert"}]
    status, made = door.request("POST", f"/tables?lang={lang}", json.dumps({"title": title, "seats": seats}))
    assert status == 200, made
    where = "/tables/" + json.loads(made)["table"]
    assert door.request("POST", where + "/leave", "{}")[0] == 200
    door.message(json.dumps({"type": "subscribe", "table": json.loads(made)["table"], "lang": lang}))
    for _ in range(25):
        door.step()
    record = door.request("GET", where + "/export")[1]
    for asked in (
        ("GET", where + "?lang=" + lang),
        ("GET", where + "/course?points=5"),
        ("GET", where + "/replay/3?lang=" + lang),
        ("GET", where + "/why?seat=0&intent=x&lang=" + lang),
        ("POST", where + "/what-if", "{}"),
        ("POST", "/tables/import", json.dumps({"record": record})),
    ):
        status, answer = door.request(*asked)
        assert status == 200, (asked, answer)
    assert door.request("POST", "/tables/import", json.dumps({"record": record[:-9]}))[0] == 422
    assert door.request("POST", f"/titles/{title}/pack", json.dumps({"name": "x", "text": "{}"}))[0] == 200
    kept = json.loads(door.take_changed())
    door.load(kept[0]["saved"])
`;

test("in WebAssembly golden records lead to the same positions, bots have what they learned, and every title plays", async () => {
  const { loadPyodide } = await import("pyodide");
  const library = join(mkdtempSync(join(tmpdir(), "ziggurat-wasm-")), "stdlib.zip");
  writeFileSync(library, unpacked("stdlib"));
  const python = await loadPyodide({
    indexURL: join(root, "web/node_modules/pyodide/"),
    stdLibURL: library,
    lockFileContents: JSON.stringify({
      info: JSON.parse(readFileSync(join(FOLDER, "data/pyodide.json"), "utf8")),
      packages: {},
    }),
  });
  for (const name of ["core", ...TITLES])
    python.unpackArchive(new Uint8Array(unpacked(name)), "zip", { extractDir: "/engine" });
  python.runPython('import sys; sys.path.insert(0, "/engine")');

  const texts = TITLES.flatMap((title) => {
    const folder = join(root, "tests/games", title, "golden");
    return readdirSync(folder)
      .filter((name) => name.endsWith(".txt"))
      .map((name) => readFileSync(join(folder, name), "utf8"));
  });
  expect(texts.length).toBeGreaterThan(20);
  python.globals.set("texts", python.toPy(texts));
  const here = python.runPython(`${DIGEST}\njson.dumps([digests(texts), learned()])`) as string;
  const there = execFileSync(
    join(root, ".venv/bin/python"),
    ["-c", `${DIGEST}\nimport sys\nprint(json.dumps([digests(json.load(sys.stdin)), learned()]))`],
    { input: JSON.stringify(texts), encoding: "utf8", env: { ...process.env, ZIGGURAT_PURE: "1" } },
  );
  expect(JSON.parse(here)).toEqual(JSON.parse(there));

  python.runPython(GAMES);
  for (const title of TITLES)
    for (const lang of ["en", "de"]) python.runPython(`game("${title}", "${lang}")`);
});
