"""Lessons of all titles, played through the engine: right answers are accepted, wrong ones are told why."""

import pytest

from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.state import State
from ziggurat.kernel.words import languages, words
from ziggurat.sitting.lessons import Lesson, begin, judge, lessons
from ziggurat.sitting.wire import Verdict

ALL = [(id, lesson) for id in title_ids() for lesson in lessons(find_title(id).package).values()]
NAMES = [f"{id}-{lesson.id}" for id, lesson in ALL]


def told(title: str, lesson: Lesson, moves: list[str]) -> Verdict:
    """What the engine says after the first of these moves that decides it."""
    s: State = begin(find_title(title), lesson)
    said = judge(lesson, s, moves[0], "en")
    assert said.verdict == "open", "it begins undecided"
    for number, move in enumerate(moves, 1):
        action = s.title.parse(s, lesson.seat, move)
        assert action is not None, move
        s.apply(lesson.seat, action)
        said = judge(lesson, s, moves[0], "en")
        if said.verdict != "open":
            assert number == len(moves), f"{moves[number:]} come too late"
    return said


@pytest.mark.parametrize(("title", "lesson"), ALL, ids=NAMES)
def test_every_right_answer_is_accepted(title: str, lesson: Lesson) -> None:
    assert lesson.right
    for moves in lesson.right:
        said = told(title, lesson, moves)
        assert said.verdict == "right", moves
        assert said.text


@pytest.mark.parametrize(("title", "lesson"), ALL, ids=NAMES)
def test_every_wrong_answer_gets_a_reason(title: str, lesson: Lesson) -> None:
    assert lesson.wrong
    for moves in lesson.wrong:
        said = told(title, lesson, moves)
        assert said.verdict == "wrong", moves
        assert said.text


@pytest.mark.parametrize(("title", "lesson"), ALL, ids=NAMES)
def test_a_lesson_is_told_in_every_language(title: str, lesson: Lesson) -> None:
    package = find_title(title).package
    for lang in languages():
        for word in ("", "-task", "-right", "-missed", *(f"-{slip.id}" for slip in lesson.slips)):
            key = f"lesson-{lesson.id}{word}"
            assert key in words(package, lang).messages, (lang, key)


@pytest.mark.parametrize("title", title_ids())
def test_every_title_has_its_lessons(title: str) -> None:
    assert 5 <= len(lessons(find_title(title).package)) <= 9


@pytest.mark.parametrize(("title", "lesson"), ALL, ids=NAMES)
def test_every_named_mistake_is_made_by_a_wrong_answer(title: str, lesson: Lesson) -> None:
    """So that each sentence is known to be said, and to the mistake it is about."""
    heard = {told(title, lesson, moves).text for moves in lesson.wrong}
    spoken = words(find_title(title).package, "en")
    for slip in lesson.slips:
        assert spoken.text(f"lesson-{lesson.id}-{slip.id}") in heard, slip.id
