"""What is stored names ids: however the content files are sorted, records and positions mean the same.

Every list of records is shuffled. A list of plain values (a wonder's stages, the order of seats) is a figure of its
own, and so is a list of records without ids (what a card does, one thing after another).
"""

from pathlib import Path

import msgspec
import pytest

from support import mixed_up
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import Record, read_record
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.sitting.lessons import Lesson, begin, lessons
from ziggurat.sitting.puzzles import Puzzle, puzzles

HERE = Path(__file__).parent


def canonical(s: State) -> bytes:
    return msgspec.json.encode(s.title.to_data(s), order="deterministic")


def offers(s: State) -> list[list[str]]:
    return [sorted(s.title.notation(s, seat, action) for action in s.legal(seat)) for seat in range(s.players)]


def moments(record: Record, title: Title) -> list[tuple[bytes, list[list[str]]]]:
    """The game of a record at a few moments and at its end: the position as stored, and what is offered."""
    length = len(record.entries)
    found = []
    for at in sorted({length * part // 6 for part in range(7)}):
        state = replay(record.cut(at), title).state
        found.append((canonical(state), offers(state)))
    return found


@pytest.mark.parametrize("id", title_ids())
def test_files_in_another_order_mean_the_same(id: str) -> None:
    title = find_title(id)
    records = [read_record(path.read_text()) for path in sorted((HERE / id / "golden").glob("*.txt"))]
    assert records
    before = [moments(record, title) for record in records]
    digest = title.content.digest()
    with mixed_up(title, 1):
        assert title.content.digest() == digest
        for record, known in zip(records, before, strict=True):
            assert moments(record, title) == known
            for position, offered in known:
                loaded = title.from_json(position)
                assert canonical(loaded) == position
                assert offers(loaded) == offered


@pytest.mark.parametrize("id", title_ids())
def test_lessons_and_puzzles_begin_the_same_with_files_in_another_order(id: str) -> None:
    title = find_title(id)
    course: list[Lesson | Puzzle] = [*lessons(title.package).values(), *puzzles(title.package).values()]
    before = [canonical(begin(title, one)) for one in course]
    with mixed_up(title, 2):
        assert [canonical(begin(title, one)) for one in course] == before


def test_in_civilization_the_order_of_names_means_nothing_either() -> None:
    title = find_title("civilization")
    record = read_record((HERE / "civilization/golden/round_limit.txt").read_text())
    before = [{**msgspec.json.decode(position), "content": ""} for position, _offers in moments(record, title)]
    with mixed_up(title, 3, names=True):
        after = [{**msgspec.json.decode(position), "content": ""} for position, _offers in moments(record, title)]
    assert after == before


def test_a_list_is_really_shuffled() -> None:
    title = find_title("antike")
    plain = title.content.files()["map_orient"]["regions"]
    with mixed_up(title, 1):
        mixed = title.content.files()["map_orient"]["regions"]
        assert mixed != plain
        assert {region["id"] for region in mixed} == {region["id"] for region in plain}
