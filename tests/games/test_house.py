"""One house: who knows the folder of one title knows it of all four."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import ziggurat
from ziggurat.kernel.registry import find_title, title_ids

ROOT = Path(__file__).parents[2]
GAMES = Path(ziggurat.__file__).parent / "games"
# Nothing of Antike is hidden, its effects are figures and its guards stand beside their steps; Civilization numbers
# components by their ids.
WITHOUT = {"antike": {"resample", "effect_records", "guards"}, "civilization": {"order"}}


def shared() -> set[str]:
    """The modules in ARCHITECTURE's table of a title's folder."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text.split("## A title's folder")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize("title", title_ids())
def test_what_every_title_has_carries_one_name(title: str) -> None:
    modules = {path.stem for path in (GAMES / title).glob("*.py")}
    assert len(shared()) > 20
    assert shared() - modules == WITHOUT.get(title, set())


def test_a_module_that_all_titles_have_is_explained() -> None:
    folders = [{path.stem for path in (GAMES / title).glob("*.py")} for title in title_ids()]
    assert set.intersection(*folders) - {"__init__"} <= shared()


def test_no_module_is_long() -> None:
    paths = [
        path for folder in ("src", "tests", "tools", "bench", "examples") for path in (ROOT / folder).rglob("*.py")
    ]
    assert len(paths) > 400
    assert [path.name for path in paths if len(path.read_text(encoding="utf-8").splitlines()) > 600] == []


def called_tables(target: ast.expr, value: ast.expr) -> Iterator[str]:
    """The names that an assignment gives to a state's tables."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from called_tables(one, other)
    elif isinstance(target, ast.Name) and isinstance(value, ast.Attribute) and value.attr == "tables":
        yield target.id


@pytest.mark.parametrize("title", title_ids())
def test_what_every_title_numbers_and_keeps_is_called_alike(title: str) -> None:
    """Steps are S_, kinds of action A_, reasons N_, tables of ids _IDS; figures are in `s.tables`, or `t`."""
    made = find_title(title)
    codes = vars(import_module(f"ziggurat.games.{title}.codes"))
    for prefix, known in (("S_", made.steps), ("A_", made.kinds.all)):
        assert sorted(n for name, n in codes.items() if name.startswith(prefix)) == list(range(len(known)))
    assert made.reasons is not None
    assert sorted(n for name, n in codes.items() if name.startswith("N_")) == [one.number for one in made.reasons.all]
    s = made.new(made.min_players)
    assert type(s).__name__ == f"{title.title()}State"
    assert type(s.tables).__name__ == "Tables"  # type: ignore[attr-defined]
    ids = [n for name, n in codes.items() if name.endswith("_IDS")]
    assert sorted(ids) == list(range(len(made.names(s))))
    for path in (GAMES / title).glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"import codes as (?!c\n)|import (effect_)?records( as (?!r\n|er\n)|\n)", source), (
            path.name
        )
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Assign):
                assert set(called_tables(node.targets[0], node.value)) <= {"t", "tables"}, path.name
