"""The documentation is true: every block of code in it runs, or is read by what it is written for."""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main

from ziggurat.cli.app import app, mount_server
from ziggurat.kernel.content import unverified
from ziggurat.kernel.registry import find_title

ROOT = Path(__file__).parents[1]
PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
READ = {"text", "nginx"}  # not code of ours: shapes of messages, other programs' settings


class Block(NamedTuple):
    page: str
    line: int
    kind: str
    code: str


def blocks() -> list[Block]:
    return [
        Block(page.name, text[: found.start()].count("\n") + 1, found[1], found[2])
        for page in PAGES
        for text in [page.read_text(encoding="utf-8")]
        for found in FENCE.finditer(text)
    ]


BLOCKS = blocks()


def named(block: Block) -> str:
    return f"{block.page}:{block.line}"


def of(kind: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind == kind]


def test_every_block_says_what_it_is() -> None:
    known = {"python", "console", "sh", "json", "ini", *READ}
    assert [named(block) for block in BLOCKS if block.kind not in known] == []


CALLED = {
    "@axe-core/playwright": "axe-core",
    "@fontsource/alegreya": "fontsource",
    "@fontsource/alegreya-sans": "fontsource",
    "@iconify-json/game-icons": "game-icons",
    "@playwright/test": "playwright",
    "@sveltejs/vite-plugin-svelte": "svelte",
    "@biomejs/biome": "biome",
    "torch": "pytorch",
}


def test_every_dependency_says_why_it_is_there() -> None:
    table = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("## Dependencies, and why")[1].lower()
    words = {re.sub(r"[_.-]", "", word) for word in re.findall(r"[@\w./-]+", table)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = [*project["dependencies"], *(need for group in project["optional-dependencies"].values() for need in group)]
    names = {re.split(r"[\[<>=; ]", need)[0] for need in needs}
    client = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["devDependencies"]
    names |= {name for name in client if not name.startswith(("@types/", "@tsconfig/"))}
    called = {name: re.sub(r"[_.-]", "", CALLED.get(name, name).lower()) for name in names}
    assert sorted(name for name, word in called.items() if word not in words) == []


@pytest.mark.parametrize("page", sorted({block.page for block in of("python")}))
def test_examples_in_python_give_what_is_printed(page: str) -> None:
    """The blocks of a page follow one another, as a reader would type them."""
    names: dict[str, object] = {}
    for block in of("python"):
        if block.page != page:
            continue
        if ">>>" in block.code:
            example = doctest.DocTestParser().get_doctest(block.code, names, page, page, block.line)
            out: list[str] = []
            failed = doctest.DocTestRunner().run(example, out=out.append, clear_globs=False).failed
            assert failed == 0, "".join(out)
            names.update(example.globs)
        else:
            exec(compile(block.code, named(block), "exec"), names)


@pytest.mark.parametrize("block", of("console"), ids=named)
def test_commands_run(block: Block, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for line in block.code.replace("\\\n", " ").splitlines():
        if line.startswith("$ "):
            environment = {**os.environ, "PATH": path}
            done = subprocess.run(
                line[2:], shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("block", of("sh"), ids=named)
def test_commands_for_elsewhere_exist_with_their_options(block: Block) -> None:
    """What runs for long, or on another machine: the shell reads it, and our own part of it is checked by name."""
    assert subprocess.run(["sh", "-n"], input=block.code, text=True, capture_output=True, check=False).stderr == ""
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    mount_server()
    for line in block.code.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["make"]:
            assert words[1] in targets, line
        elif words[:1] == ["ziggurat"]:
            command: Any = typer.main.get_command(app)
            rest = words[1:]
            while hasattr(command, "commands"):
                assert rest[0] in command.commands, line
                command = command.commands[rest.pop(0)]
            known = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
            assert {word.partition("=")[0] for word in rest if word.startswith("--")} <= known, line


@pytest.mark.parametrize("block", of("json"), ids=named)
def test_json_is_json(block: Block) -> None:
    json.loads(block.code)


@pytest.mark.parametrize("block", of("ini"), ids=named)
def test_settings_exist(block: Block) -> None:
    settings = (ROOT / "src/ziggurat/server/settings.py").read_text(encoding="utf-8").lower()
    for line in filter(None, block.code.splitlines()):
        name = line.partition("=")[0]
        assert name.startswith("ZIGGURAT_"), line
        assert re.search(rf"\b{name.removeprefix('ZIGGURAT_').lower()}\b", settings), line


@pytest.mark.parametrize("path", sorted(ROOT.glob("*.md")), ids=lambda path: path.name)
def test_links_between_the_documents_lead_somewhere(path: Path) -> None:
    """Those below docs/ are checked by `make docs`."""
    for part in path.read_text(encoding="utf-8").split("](")[1:]:
        target = part.split(")")[0].split("#")[0]
        if target and "://" not in target:
            assert (ROOT / target).exists(), target


@pytest.mark.parametrize(
    ("heading", "title_id"),
    [
        ("### Antike II", "antike"),
        ("### Through the Ages (first edition)", "ages"),
        ("### Sid Meier's Civilization", "civilization"),
    ],
)
def test_what_was_looked_up_again_accounts_for_every_file_and_every_open_value(heading: str, title_id: str) -> None:
    text = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")
    chapter = text.partition("## Looked up again")[2].partition(heading)[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (`.+?) \| .+ \| (\d+) \|$", chapter, re.MULTILINE)
    told = {name: int(number) for names, number in rows for name in re.findall(r"`(\w+)`", names)}
    open_values = Counter(doubt.file for doubt in unverified(find_title(title_id).content.files()))
    folder = ROOT / "src" / "ziggurat" / "games" / title_id / "content"
    assert told == {path.stem: open_values[path.stem] for path in folder.glob("*.yaml") if path.stem != "sources"}
