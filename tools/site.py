"""`make site`: the folder `site/` with everything that plays in a browser without a server.

The client is built for it, the engine's Python compiled by Pyodide itself (under Node), and the lobby's titles, texts,
rules and figures written as JSON, so that the lobby works before Python is there. Nothing else is ever fetched.
"""

import base64
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec

from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.words import languages
from ziggurat.sitting import titles
from ziggurat.sitting.lessons import about_lessons
from ziggurat.sitting.puzzles import about_puzzles

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ziggurat"
WEB = ROOT / "web"
BUILD = ROOT / "build" / "site"
SITE = Path(os.environ.get("SITE", ROOT / "site"))
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
# What of the package one table on one device needs; titles are packed apart.
PARTS = ("kernel", "players", "sitting", "local")
LEFT_OUT = {"conformance.py"}  # the suite that proves titles


def main() -> None:
    shutil.rmtree(BUILD, ignore_errors=True)
    (BUILD / "engine").mkdir(parents=True)
    wheel = fetch_wheel()
    trees(BUILD / "trees", wheel)
    run("node", "scripts/engine.mjs", str(BUILD / "trees"), str(BUILD / "engine"))
    run("npx", "--no-install", "vite", "build", "--mode", "site", "--outDir", str(BUILD / "client"), "--emptyOutDir")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(BUILD / "client", SITE)
    pyodide = WEB / "node_modules" / "pyodide"
    (SITE / "engine").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(pyodide / name, SITE / "engine" / name)
    for made in sorted((BUILD / "engine").glob("*.zip")):
        # Stored zips, compressed as a whole: smaller than deflated ones. Not `.gz`, which some hosts unpack themselves.
        (SITE / "engine" / f"{made.stem}.bin").write_bytes(gzip.compress(made.read_bytes(), 9, mtime=0))
    lobby(SITE / "data")
    engine_facts(SITE / "data", pyodide)
    service_worker()
    files = [path for path in SITE.rglob("*") if path.is_file()]
    total = sum(path.stat().st_size for path in files) / 1e6
    print(f"{SITE}: {len(files)} files, {total:.1f} MB. Any static host serves it; `make play-site` does it here.")


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=WEB, check=False)
    if done.returncode:
        sys.exit(f"make site: {' '.join(command[:3])} failed.")


def fetch_wheel() -> Path:
    """msgspec for WebAssembly, by the ordinary client of the registry, pinned by hash; kept between builds."""
    kept = ROOT / "build" / "wasm"
    kept.mkdir(parents=True, exist_ok=True)
    wanted = (ROOT / "tools" / "wasm.txt").read_text().split("sha256:")[1].split()[0]
    for found in kept.glob("msgspec-*.whl"):
        if hashlib.sha256(found.read_bytes()).hexdigest() == wanted:
            return found
        found.unlink()
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    command += ["--require-hashes", "--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
    command += ["--abi", "cp" + PYTHON.replace(".", ""), "--dest", str(kept), "--requirement", "tools/wasm.txt"]
    environment = {name: value for name, value in os.environ.items() if name != "PIP_CONSTRAINT"}
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, env=environment)
    wheels = list(kept.glob("msgspec-*.whl"))
    if done.returncode or not wheels:
        sys.exit("make site: msgspec for WebAssembly (tools/wasm.txt) cannot be had from the package registry.")
    return wheels[0]


def trees(to: Path, wheel: Path) -> None:
    """One folder for the core and one for each title, as they are unpacked in the browser."""
    core = to / "core"
    package = core / "ziggurat"
    for part in PARTS:
        copy(SOURCE / part, package / part)
    for name in ("__init__.py", "_fast.py"):
        shutil.copy(SOURCE / name, package / name)
    copy(SOURCE / "games", package / "games", deep=False)
    for lang in languages():
        copy(SOURCE / "words" / lang, package / "words" / lang, deep=False)
    # What nothing imports may still be looked for by importlib.resources.
    (package / "words").mkdir(exist_ok=True)
    shutil.unpack_archive(wheel, core, "zip")
    for spare in [*core.glob("msgspec/*.pyi"), *core.glob("msgspec-*/**/*")]:
        if spare.is_file() and spare.name not in ("METADATA",):
            spare.unlink()
    import mypy_extensions

    shutil.copy(mypy_extensions.__file__, core / "mypy_extensions.py")
    entries(core)
    for id in title_ids():
        at = to / id / "ziggurat"
        folder = Path(sys.modules[find_title(id).package].__file__ or "").parent
        assert (folder / "title.py").is_file(), "the site is made of the sources: ZIGGURAT_PURE=1"
        copy(folder, at / "games" / id)
        for lang in languages():
            copy(SOURCE / "words" / lang / id, at / "words" / lang / id)


def copy(source: Path, to: Path, *, deep: bool = True) -> None:
    """Python, words and what bots have learned as they are, YAML as msgpack; nothing else."""
    to.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.iterdir()):
        if path.is_dir():
            if deep and not path.name.startswith(("__", ".")):
                copy(path, to / path.name)
        elif path.suffix in (".py", ".ftl", ".json") and path.name not in LEFT_OUT:
            shutil.copy(path, to / path.name)
        elif path.suffix == ".yaml":
            data = msgspec.yaml.decode(path.read_bytes())
            (to / f"{path.stem}.msgpack").write_bytes(msgspec.msgpack.encode(data))


def entries(core: Path) -> None:
    """The entry points, so that titles and bots are found as everywhere."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    info = core / f"ziggurat-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: ziggurat\nVersion: {project['version']}\n")
    lines = []
    for group in ("ziggurat.titles", "ziggurat.bots"):
        lines.append(f"[{group}]")
        lines += [f"{name} = {where}" for name, where in project["entry-points"].get(group, {}).items()]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def lobby(to: Path) -> None:
    """What the lobby and the rules books show, in every language."""
    found = [find_title(id) for id in title_ids()]
    to.mkdir()
    for lang in languages():
        write(to / f"titles.{lang}.json", [titles.about(title, lang) for title in found])
        for title in found:
            write(to / f"{title.id}.texts.{lang}.json", titles.texts(title, lang))
            write(to / f"{title.id}.rules.{lang}.json", titles.rules(title, lang))
            write(to / f"{title.id}.lessons.{lang}.json", about_lessons(title, lang))
            write(to / f"{title.id}.puzzles.{lang}.json", about_puzzles(title, lang))
    for title in found:
        write(to / f"{title.id}.content.json", titles.content(title))


def engine_facts(to: Path, pyodide: Path) -> None:
    """What the worker asks before it loads: how much will come, and how Pyodide's list of packages begins."""
    sizes = {path.name: path.stat().st_size for path in (SITE / "engine").iterdir()}
    first = ("stdlib.bin", "core.bin")
    write(to / "engine.json", {"total": sum(sizes[name] for name in first) + sizes["pyodide.asm.wasm"]})
    write(to / "pyodide.json", json.loads((pyodide / "pyodide-lock.json").read_text())["info"])


def write(to: Path, value: object) -> None:
    to.write_bytes(msgspec.json.encode(value))


def service_worker() -> None:
    """The list of all files with their digests goes into the service worker: it is the version of the site."""
    files = {}
    for path in sorted(SITE.rglob("*")):
        if path.is_file() and path.name != "sw.js":
            where = path.relative_to(SITE).as_posix()
            digest = hashlib.sha256(path.read_bytes()).digest()
            files[where] = f"sha256-{base64.b64encode(digest).decode()}"
    version = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:12]
    source = (WEB / "src" / "site" / "sw.js").read_text()
    head = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(files)};\n"
    (SITE / "sw.js").write_text(head + source)


if __name__ == "__main__":
    main()
