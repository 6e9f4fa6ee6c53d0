"""Puzzles: positions of bots' games with one clearly best action, found by search (see `tools/puzzles.py`).

A title's `puzzles/puzzles.yaml` is the list, in a fixed order: each day has the next one. The position is told whole
and by ids; what the search thought of each action stands with it, so that an answer is judged at once.
"""

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from ziggurat.kernel.data import read_folder
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.say import Say
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import words
from ziggurat.sitting.wire import LessonView, Verdict


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    id: str  # the seed of the game and the number of the decision in it
    seat: int
    players: int
    options: dict[str, OptionValue]
    stack: list[Any]
    state: dict[str, Any]
    chances: dict[str, float]  # to win after the actions that the search looked at longest, the best first

    @property
    def best(self) -> str:
        return next(iter(self.chances))


class _File(msgspec.Struct, forbid_unknown_fields=True):
    puzzles: list[Puzzle]


@cache
def puzzles(package: str) -> dict[str, Puzzle]:
    folder = resources.files(package).joinpath("puzzles")
    if not folder.is_dir():
        return {}
    return {puzzle.id: puzzle for puzzle in msgspec.convert(read_folder(folder)["puzzles"], _File).puzzles}


def about_puzzles(title: Title, lang: str) -> list[LessonView]:
    """The puzzles of a title as one sees them, without their answers."""
    spoken = words("", lang)
    return [
        LessonView(id, puzzle.seat, spoken.text("puzzle-name"), spoken.text("puzzle-task"))
        for id, puzzle in puzzles(title.package).items()
    ]


def solved(puzzle: Puzzle, first: str, lang: str) -> Verdict:
    """The first action answers it: how it does beside the best one, or beside the next best."""
    if not first:
        return Verdict("open", "")
    spoken = words("", lang)
    best, second = (round(100 * chance) for chance in list(puzzle.chances.values())[:2])
    if first == puzzle.best:
        return Verdict("right", spoken.say(Say("puzzle.right", {"best": best, "second": second})))
    if first not in puzzle.chances:
        return Verdict("wrong", spoken.say(Say("puzzle.unlikely", {"best": best})))
    chance = round(100 * puzzle.chances[first])
    return Verdict("wrong", spoken.say(Say("puzzle.wrong", {"chance": chance, "best": best})))
