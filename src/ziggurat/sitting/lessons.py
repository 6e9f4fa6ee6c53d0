"""Lessons: one idea each, in a prepared position. The engine says whether what the learner did has the idea in it.

A title's `lessons/lessons.yaml` lists them in the order they are taken. A position is what differs from a new game;
a goal is told of the position after the learner's actions, so that every way that leads there is right. Their words
are the title's: `lesson-<id>`, `lesson-<id>-task`, `-right`, `-missed`, and `-<slip>` for a mistake with a name.
"""

from functools import cache
from importlib import resources
from typing import Any, Literal

import msgspec

from ziggurat.kernel.data import read_folder
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import words
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.wire import LessonView, Verdict


class Want(msgspec.Struct, forbid_unknown_fields=True):
    """What is looked at (`holdings.0.king`, or a sum `a + b`; a list counts its length), and how it must be."""

    at: str
    least: int | None = None
    most: int | None = None
    has: str | None = None
    is_one_of: list[str] | None = None


class Slip(msgspec.Struct, forbid_unknown_fields=True):
    """A mistake that is told of at once."""

    id: str
    when: list[Want]


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    players: int
    position: dict[str, Any]
    goal: list[Want]
    right: list[list[str]]  # answers, for the tests: they lead to the goal
    wrong: list[list[str]]  # and these do not
    seat: int = 0
    seed: int = 0
    options: dict[str, OptionValue] = {}
    slips: list[Slip] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    lessons: list[Lesson]


@cache
def lessons(package: str) -> dict[str, Lesson]:
    folder = resources.files(package).joinpath("lessons")
    if not folder.is_dir():
        return {}
    return {lesson.id: lesson for lesson in msgspec.convert(read_folder(folder)["lessons"], _File).lessons}


def find_lesson(title: Title, id: str) -> Lesson:
    found = lessons(title.package).get(id)
    if found is None:
        raise TableError("no_lesson", "table.no_lesson")
    return found


def about_lessons(title: Title, lang: str) -> list[LessonView]:
    spoken = words(title.package, lang)
    return [
        LessonView(id, lesson.seat, spoken.text(f"lesson-{id}"), spoken.text(f"lesson-{id}-task"))
        for id, lesson in lessons(title.package).items()
    ]


def begin(title: Title, lesson: Lesson) -> State:
    """The prepared position."""
    fresh = title.new(lesson.players, lesson.seed, dict(lesson.options))
    data = msgspec.json.decode(title.to_json(fresh))
    data["state"] = _laid(data["state"], lesson.position)
    return title.from_data(data)


def _laid(base: Any, change: Any) -> Any:
    """The change laid over the base, by key; of a list by place."""
    if isinstance(base, dict) and isinstance(change, dict):
        return base | {key: _laid(base.get(key), value) for key, value in change.items()}
    if isinstance(base, list) and isinstance(change, dict):
        return [_laid(value, change[place]) if place in change else value for place, value in enumerate(base)]
    return change


def judge(lesson: Lesson, state: State, lang: str) -> Verdict:
    """Right, wrong with the reason, or not decided yet."""
    data = msgspec.json.decode(state.title.to_json(state))["state"]
    spoken = words(state.title.package, lang)

    def said(verdict: Literal["right", "wrong"], word: str) -> Verdict:
        return Verdict(verdict, spoken.text(f"lesson-{lesson.id}-{word}"))

    if all(_holds(want, data) for want in lesson.goal):
        return said("right", "right")
    for slip in lesson.slips:
        if all(_holds(want, data) for want in slip.when):
            return said("wrong", slip.id)
    if any(frame[1] >> lesson.seat & 1 for frame in state.stack):
        return Verdict("open", "")
    return said("wrong", "missed")


def _holds(want: Want, data: Any) -> bool:
    if want.has is not None:
        return want.has in _at(want.at, data)
    if want.is_one_of is not None:
        return _at(want.at, data) in want.is_one_of
    total = sum(
        value if isinstance(value, int) else len(value) for value in (_at(p, data) for p in want.at.split(" + "))
    )
    return (want.least is None or total >= want.least) and (want.most is None or total <= want.most)


def _at(path: str, data: Any) -> Any:
    for step in path.split("."):
        data = data[int(step)] if isinstance(data, list) else data.get(step, 0)
    return data
