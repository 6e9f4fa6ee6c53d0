"""Puzzles of all titles: their positions are played, the best action leads, and every answer is judged."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.words import languages
from ziggurat.sitting.lessons import begin, find_lesson, judge, lessons
from ziggurat.sitting.puzzles import Puzzle, about_puzzles, puzzles

ALL = [(id, puzzle) for id in title_ids() for puzzle in puzzles(find_title(id).package).values()]
NAMES = [f"{id}-{puzzle.id}" for id, puzzle in ALL]
CLEAR = 0.06  # of the chance to win


def tool() -> ModuleType:
    path = Path(__file__).parents[2] / "tools" / "puzzles.py"
    spec = importlib.util.spec_from_file_location("make_puzzles", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("title", title_ids())
def test_every_title_has_puzzles_and_none_is_called_like_a_lesson(title: str) -> None:
    package = find_title(title).package
    assert len(puzzles(package)) >= 8
    assert not puzzles(package).keys() & lessons(package).keys()


@pytest.mark.parametrize(("title", "puzzle"), ALL, ids=NAMES)
def test_the_best_action_leads_and_what_was_searched_can_be_played(title: str, puzzle: Puzzle) -> None:
    found = find_title(title)
    state = begin(found, puzzle)
    assert state.actors() == [puzzle.seat]
    best, second, *_ = sorted(puzzle.chances.values(), reverse=True)
    assert puzzle.chances[puzzle.best] == best and best - second >= CLEAR - 0.001, "rounded to the third place"
    for notation in puzzle.chances:
        assert found.parse(state, puzzle.seat, notation) is not None, notation


@pytest.mark.parametrize(("title", "puzzle"), ALL, ids=NAMES)
def test_every_answer_is_judged_by_what_it_costs(title: str, puzzle: Puzzle) -> None:
    found = find_title(title)
    assert find_lesson(found, puzzle.id) is puzzle
    state = begin(found, puzzle)
    for lang in languages():
        assert judge(puzzle, state, "", lang).verdict == "open"
        for action in state.legal(puzzle.seat):
            first = found.notation(state, puzzle.seat, action)
            said = judge(puzzle, state, first, lang)
            assert said.verdict == ("right" if first == puzzle.best else "wrong")
            best = found.parse(state, puzzle.seat, puzzle.best)
            assert best is not None
            assert said.answer == ("" if first == puzzle.best else state.label(puzzle.seat, best, lang))
            assert f"{100 * puzzle.chances[puzzle.best]:.0f} %" in said.text
            if first in puzzle.chances:
                assert f"{100 * puzzle.chances[first]:.0f} %" in said.text


def test_a_list_of_puzzles_does_not_tell_their_answers() -> None:
    for view in about_puzzles(find_title("antike"), "de"):
        assert view.task and not view.task.startswith("puzzle")
        assert puzzles("ziggurat.games.antike")[view.id].best not in view.task


def test_the_search_finds_the_same_again() -> None:
    puzzle = next(iter(puzzles("ziggurat.games.antike").values()))
    state = begin(find_title("antike"), puzzle)
    tools = tool()
    first, again = (tools.prospects(state, puzzle.seat, rng_from_seed(5)) for _ in range(2))
    assert first == again
    assert state.title.notation(state, puzzle.seat, next(iter(first))) == puzzle.best
    assert tools.clear(first)


def test_a_lead_that_may_be_chance_is_not_clear() -> None:
    tools = tool()
    steady, shaky = [0.6] * 16, [0.2, 1.0] * 8
    assert tools.clear({(0,): steady, (1,): [0.5] * 16})
    assert not tools.clear({(0,): steady, (1,): [0.55] * 16}), "too close"
    assert not tools.clear({(0,): shaky, (1,): [0.5, 0.5] * 8}), "one world says this, another one that"
    assert not tools.clear({(0,): [0.97] * 16, (1,): [0.5] * 16}), "won already"


def test_what_one_search_finds_and_another_does_not_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    tools = tool()
    puzzle = next(iter(puzzles("ziggurat.games.antike").values()))
    state = begin(find_title("antike"), puzzle)
    clearly = {(0,): [0.6] * 16, (1,): [0.5] * 16}
    looks = iter([clearly, clearly, {(1,): [0.6] * 16, (0,): [0.5] * 16}])
    monkeypatch.setattr(tools, "prospects", lambda *_: next(looks))
    assert tools.clear_again(state, puzzle.seat) == {}
    monkeypatch.setattr(tools, "prospects", lambda *_: clearly)
    assert list(tools.clear_again(state, puzzle.seat)) == [(0,), (1,)]
