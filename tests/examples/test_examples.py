"""Each example runs, in small."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_duel(tmp_path: Path) -> None:
    picture = tmp_path / "duel.svg"
    found = example("duel").main(["--games", "2", "--title", "ages", "--workers", "1", "--picture", str(picture)])
    assert found.startswith("greedy: 2 of 2 games")
    assert "random" in picture.read_text()


def test_learner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    learner = example("learner")
    monkeypatch.setattr(learner, "ROUNDS", 2)
    assert 0 <= learner.main(["--minutes", "0", "--batch", "3", "--games", "3"]) <= 1
    assert "3 games: a decision" in capsys.readouterr().out


def test_mcts(capsys: pytest.CaptureFixture[str]) -> None:
    best = example("mcts").main(["--simulations", "4"])
    assert f"plays {best}" in capsys.readouterr().out


def test_openings(tmp_path: Path) -> None:
    picture = tmp_path / "openings.svg"
    shares = example("openings").main(["--games", "2", "--rounds", "1", "--picture", str(picture)])
    assert sum(games for _wins, games in shares.values()) == 6
    assert all(field in picture.read_text() for field in shares)
