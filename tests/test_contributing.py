"""The worked example of CONTRIBUTING.md is complete: the title is built from the page as it is written."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from ziggurat.cli.app import run
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.rulebook import rulebook
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import languages, words

PAGE = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
FILE = re.compile(r"`(pebble/[\w./]+)`:\n\n```\w+\n(.*?)```", re.DOTALL)
TEST = re.compile(r"```python\n(from pebble import.*?)```", re.DOTALL)


@pytest.fixture
def pebble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Title:
    files = FILE.findall(PAGE)
    assert [name for name, _text in files] == [
        "pebble/rules.md",
        "pebble/__init__.py",
        "pebble/words/en/says.ftl",
        "pebble/words/de/says.ftl",
    ]
    for name, text in files:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "pebble", raising=False)
    import pebble  # type: ignore[import-not-found]

    title: Title = pebble.TITLE
    return title


def test_the_title_keeps_every_promise(pebble: Title) -> None:
    for seed in range(3):
        assert check_game(pebble, 2 + seed, seed).decisions > 4
    assert list(rulebook(pebble.package)) == ["R1", "R1.1", "R2", "R2.1"]
    keys = [set(words(pebble.package, lang).messages) for lang in languages()]
    assert all(other == keys[0] for other in keys)


def test_its_test_passes(pebble: Title) -> None:
    found: dict[str, Any] = {}
    exec(TEST.findall(PAGE)[0], found)
    tests = [value for name, value in found.items() if name.startswith("test_")]
    assert len(tests) == 1
    tests[0]()


@pytest.mark.usefixtures("pebble")
def test_the_commands_take_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "pebble:TITLE", "--games", "1"]) == 0
    assert run(["simulate", "pebble:TITLE", "--games", "3", "--players", "2"]) == 0
    assert "3 of 3 games finished" in capsys.readouterr().out
