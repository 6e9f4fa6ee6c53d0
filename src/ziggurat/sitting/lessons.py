"""Lessons: one idea each, in a prepared position. The engine says whether what the learner did has the idea in it.

A title's `lessons/lessons.yaml` lists them in the order they are taken. A position is what differs from a new game, or
from one of the whole positions in `lessons/positions.yaml` (see `tools/lessons.py`); a goal is told of the position
after the learner's actions, so that every way that leads there is right. Their words are the title's: `lesson-<id>`,
`lesson-<id>-task`, `-right`, `-missed`, and `-<slip>` for a mistake with a name.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import zip_longest
from typing import Any, Literal

import msgspec

from ziggurat.kernel.data import read_folder
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import words
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.puzzles import Puzzle, puzzles, solved
from ziggurat.sitting.wire import LessonView, Verdict


class Want(msgspec.Struct, forbid_unknown_fields=True):
    """What is looked at (`holdings.0.king`, or a sum `a + b`; a list counts its length), and how it must be.

    A step into a list is a place, or the id of what lies there.

    `seen.` begins what the learner's seat observes, where what follows from the position is told as well; `step` is
    what is being decided.
    """

    at: str
    least: int | None = None
    most: int | None = None
    has: str | None = None
    is_one_of: list[str | int] | None = None


class Slip(msgspec.Struct, forbid_unknown_fields=True):
    """A mistake that is told of at once."""

    id: str
    when: list[Want]


class Base(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position out of a game."""

    players: int
    options: dict[str, OptionValue]
    stack: list[Any]
    state: dict[str, Any]


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    position: dict[Any, Any]
    goal: list[Want]
    right: list[list[str]]  # answers, for the tests: they lead to the goal
    wrong: list[list[str]]  # and these do not
    players: int = 0  # of a new game
    base: str = ""  # or the position that is changed
    seat: int = 0
    seed: int = 0
    options: dict[str, OptionValue] = {}
    slips: list[Slip] = []


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """`piles`: where components lie that positions lay out; what they displace goes there in their place."""

    lessons: list[Lesson]
    piles: list[str] = []


class _Course(msgspec.Struct):
    lessons: dict[str, Lesson]
    piles: list[str]
    bases: dict[str, Base]


@cache
def _course(package: str) -> _Course:
    folder = resources.files(package).joinpath("lessons")
    if not folder.is_dir():
        return _Course({}, [], {})
    files = read_folder(folder)
    file = msgspec.convert(files["lessons"], _File)
    bases = msgspec.convert(files.get("positions", {}), dict[str, Base])
    return _Course({lesson.id: lesson for lesson in file.lessons}, file.piles, bases)


def lessons(package: str) -> dict[str, Lesson]:
    return _course(package).lessons


def find_lesson(title: Title, id: str) -> Lesson | Puzzle:
    """A lesson or a puzzle: both are one question in a prepared position."""
    found = lessons(title.package).get(id) or puzzles(title.package).get(id)
    if found is None:
        raise TableError("no_lesson", "table.no_lesson")
    return found


def about_lessons(title: Title, lang: str) -> list[LessonView]:
    spoken = words(title.package, lang)
    return [
        LessonView(id, lesson.seat, spoken.text(f"lesson-{id}"), spoken.text(f"lesson-{id}-task"))
        for id, lesson in lessons(title.package).items()
    ]


def begin(title: Title, lesson: Lesson | Puzzle) -> State:
    """The prepared position."""
    if isinstance(lesson, Puzzle):
        return _open(title, lesson, lesson.state)
    course = _course(title.package)
    if lesson.base:
        base = course.bases[lesson.base]
    else:
        fresh = title.to_data(title.new(lesson.players, lesson.seed, dict(lesson.options)))
        base = Base(lesson.players, fresh["options"], fresh["stack"], fresh["state"])
    # Through JSON: the base stays as it is.
    before = msgspec.json.decode(msgspec.json.encode(base.state))
    state = _laid(before, lesson.position)
    for taken, displaced in list(_exchanged(before, state)):
        _swap(state, course.piles, taken, displaced)
    return _open(title, base, state)


def _open(title: Title, base: Base | Puzzle, state: Any) -> State:
    head = {"title": title.id, "rules": title.rules_version, "players": base.players, "options": base.options}
    return title.from_data({**head, "stack": base.stack, "state": state})


def _laid(base: Any, change: Any) -> Any:
    """The change laid over the base, by key; of a list by place."""
    if isinstance(base, dict) and isinstance(change, dict):
        return base | {key: _laid(base.get(key), value) for key, value in change.items()}
    if isinstance(base, list) and isinstance(change, dict):
        return [_laid(value, change[place]) if place in change else value for place, value in enumerate(base)]
    return change


def _exchanged(before: Any, after: Any) -> Iterator[tuple[str | None, str | None]]:
    """Each id that was laid out anew, and the one that lay in its place, as far as there are both."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in after.items():
            yield from _exchanged(before[key], value) if key in before else [(key, None)]
    elif isinstance(before, list) and isinstance(after, list) and any(isinstance(one, str) for one in before + after):
        old, new = (Counter(one for one in side if isinstance(one, str)) for side in (before, after))
        yield from zip_longest((new - old).elements(), (old - new).elements())
    elif isinstance(before, list) and isinstance(after, list):
        for one, other in zip(before, after, strict=False):
            yield from _exchanged(one, other)
    elif before != after:
        yield after if isinstance(after, str) else None, before if isinstance(before, str) else None


def _swap(state: Any, piles: list[str], taken: str | None, displaced: str | None) -> None:
    """Takes a component from the pile it lies in; what is in no pile needs nothing."""
    found = [pile for path in piles for pile in _piles(_at(path, state))]
    home = next((pile for pile in found if taken in pile), None)
    if taken is not None and home is not None:
        at = home.index(taken)
        home[at : at + 1] = [] if displaced is None else [displaced]
    elif taken is None and displaced is not None and found:
        found[0].append(displaced)


def _piles(data: Any) -> Iterator[list[Any]]:
    """The lists of ids in a part of the position."""
    if isinstance(data, list):
        yield data
    for inner in data if isinstance(data, list) else data.values() if isinstance(data, dict) else ():
        if isinstance(inner, list | dict):
            yield from _piles(inner)


def judge(lesson: Lesson | Puzzle, state: State, first: str, lang: str) -> Verdict:
    """Right, wrong with the reason, or not decided yet; `first` is what the learner did first."""
    if isinstance(lesson, Puzzle):
        verdict = solved(lesson, first, lang)
        if verdict.verdict == "wrong":
            before = begin(state.title, lesson)
            best = state.title.parse(before, lesson.seat, lesson.best)
            assert best is not None, "the tests read every puzzle's answer"
            verdict.answer = before.label(lesson.seat, best, lang)
        return verdict
    data = state.title.to_data(state)["state"]
    data["seen"] = msgspec.to_builtins(state.observe(lesson.seat))
    data["step"] = state.title.steps[state.stack[-1][0]].name if state.stack else "over"
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
        return want.has in (_at(want.at, data) or ())
    if want.is_one_of is not None:
        return _at(want.at, data) in want.is_one_of
    total = sum(
        value if isinstance(value, int) else len(value) for value in (_at(p, data) for p in want.at.split(" + "))
    )
    return (want.least is None or total >= want.least) and (want.most is None or total <= want.most)


def _at(path: str, data: Any) -> Any:
    """What lies at the path; nothing is 0."""
    for step in path.split("."):
        if isinstance(data, list):
            place = int(step) if step.isdigit() else [one["id"] for one in data].index(step)
            data = data[place] if place < len(data) else 0
        else:
            data = data.get(step, 0) if isinstance(data, dict) else 0
    return data
