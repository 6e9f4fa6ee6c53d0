"""What is stored names ids: however the content files are sorted, records and positions mean the same.

Every list of records is shuffled. A list of plain values (a wonder's stages, the order of seats) is a figure of its
own, and so is a list of records without ids (what a card does, one thing after another).
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ziggurat.kernel.content import Edition, Origin, is_records, read_box, read_files
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import Record, read_record
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.sitting.lessons import Lesson, begin, lessons
from ziggurat.sitting.puzzles import Puzzle, puzzles

HERE = Path(__file__).parent


def shuffled(value: Any, rng: random.Random) -> Any:
    if isinstance(value, dict):
        return {key: shuffled(part, rng) for key, part in value.items()}
    if not isinstance(value, list):
        return value
    parts = [shuffled(part, rng) for part in value]
    if is_records(parts):
        rng.shuffle(parts)
    return parts


@contextmanager
def mixed_up(title: Title, seed: int) -> Iterator[None]:
    """The title with every list of its content in another order."""
    content = title.content
    files = shuffled(read_files(content.package), random.Random(seed))
    box = read_box(files, content.type, Origin(None))
    if content.check is not None:
        content.check(box, Origin(None))
    editions, tables = dict(content.editions), dict(content.tables)
    content.editions.clear()
    content.tables.clear()
    content.editions[""] = Edition(files, box)
    try:
        yield
    finally:
        content.editions.clear()
        content.editions.update(editions)
        content.tables.clear()
        content.tables.update(tables)


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


def test_a_list_is_really_shuffled() -> None:
    title = find_title("antike")
    plain = title.content.files()["map_orient"]["regions"]
    with mixed_up(title, 1):
        mixed = title.content.files()["map_orient"]["regions"]
        assert mixed != plain
        assert {region["id"] for region in mixed} == {region["id"] for region in plain}
