"""Build what people install, and install each of it in a fresh environment to play a game.

`ziggurat` comes as source, as a pure wheel and as a wheel with the compiled engine of this platform; `ziggurat-core` is
the same code with the engine's few dependencies only, and extras for the rest.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
GAME = """
import ziggurat as zg
game = zg.new_game("antike", players=3, seed=7)
bots = [zg.make_bot("greedy", seed=seat) for seat in range(3)]
for _ in range(30):
    seat = game.state.actors()[0]
    game.play(seat, bots[seat].choose(zg.View(game.state, seat)))
print(len(game.played), "actions", "compiled" if zg.COMPILED else "pure")
"""


def build(tree: Path, *kinds: str, compiled: bool = False) -> list[Path]:
    before = set(DIST.glob("*"))
    environment = os.environ | ({"ZIGGURAT_COMPILED": "1"} if compiled else {})
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), *kinds, str(tree)]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return sorted(set(DIST.glob("*")) - before)


def core_tree(folder: Path) -> Path:
    """The same sources under the name `ziggurat-core`: the dependencies of the engine, all others as extras."""
    tree = folder / "core"
    tree.mkdir()
    for name in ("src", "tools", "README.md", "LICENSE", "pyproject.toml"):
        source = ROOT / name
        copy = shutil.copytree if source.is_dir() else shutil.copy
        copy(source, tree / name)
    project = tree / "pyproject.toml"
    text = project.read_text()
    whole = re.search(r"^dependencies = \[\n(.*?)^\]\n", text, flags=re.M | re.S)
    assert whole is not None
    groups = dict(re.findall(r"^    # (\w+)\n((?:    \".*\n)+)", whole.group(1), flags=re.M))
    extras = "".join(f"{name} = [\n{lines}]\n" for name, lines in groups.items() if name != "core")
    text = text.replace('name = "ziggurat"', 'name = "ziggurat-core"', 1)
    text = text.replace(whole.group(), f"dependencies = [\n{groups['core']}]\n")
    project.write_text(text.replace("[project.optional-dependencies]\n", f"[project.optional-dependencies]\n{extras}"))
    return tree


def environment(folder: Path, artefact: Path) -> Path:
    home = folder / f"env-{artefact.name}"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    pip = [str(home / "bin/pip"), "install", "--quiet", "--constraint", str(ROOT / "constraints.txt"), str(artefact)]
    subprocess.run(pip, check=True)
    return home / "bin"


def play(binaries: Path, *, compiled: bool) -> None:
    """A game from Python, away from the sources."""
    said = subprocess.run(
        [str(binaries / "python"), "-c", GAME], check=True, capture_output=True, text=True, cwd=binaries
    ).stdout
    print("  " + said.strip())
    assert ("compiled" in said) == compiled


def serve(binaries: Path, folder: Path) -> None:
    """`ziggurat serve` shows the client."""
    log = folder / "serve.log"
    with log.open("w") as out:
        server = subprocess.Popen(
            [str(binaries / "ziggurat"), "serve", "--no-browser", "--port", "0"], cwd=folder, stdout=out, stderr=out
        )
    try:
        while not (found := re.search(r"http://[\w.]+:\d+", log.read_text())):
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
        page = answer(found.group())
        assert "/assets/" in page, "the page is not the client"
        print("  serves the client")
    finally:
        server.terminate()
        server.wait()


def answer(address: str) -> str:
    """The front page, once the server answers: it says where it will be before it is there."""
    for _ in range(300):
        try:
            text: str = urllib.request.urlopen(address, timeout=30).read().decode()
            return text
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError(f"nothing answers at {address}")


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sources, wheel = sorted(build(ROOT, "--sdist", "--wheel"), key=lambda path: path.suffix)
        (compiled,) = build(ROOT, "--wheel", compiled=True)
        (core,) = build(core_tree(folder), "--wheel")
        for artefact in (sources, wheel, compiled, core):
            print(f"{artefact.name}, {artefact.stat().st_size / 1e6:.1f} MB")
            binaries = environment(folder, artefact)
            play(binaries, compiled=artefact == compiled)
            if artefact != core:
                serve(binaries, folder)


if __name__ == "__main__":
    main()
