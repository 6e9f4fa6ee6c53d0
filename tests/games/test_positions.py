"""Positions written by hand, of every title: what cannot be is refused with a sentence, never with a stumble."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.title import Title

HERE = Path(__file__).parent
NONSENSE: tuple[Any, ...] = (None, -1, 10**9, True, 1.5, "nonsense", [], {}, [None], {"nonsense": 1})


def stored(title: Title) -> Iterator[Any]:
    """Positions from the middle of golden games, as plain data."""
    for path in sorted((HERE / title.id / "golden").glob("*.txt"))[:3]:
        record = read_record(path.read_text())
        state = replay(record.cut(len(record.entries) // 2), title).state
        yield msgspec.json.decode(title.to_json(state))


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a position."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield (*way, key)
        yield from places(part, (*way, key))


def spoilt(data: Any, way: tuple[Any, ...], value: Any) -> Any:
    """A copy with one value replaced, or left out where it is replaced by nothing at all."""
    copy = msgspec.json.decode(msgspec.json.encode(data))
    there = copy
    for key in way[:-1]:
        there = there[key]
    if value is ...:
        del there[way[-1]]
    else:
        there[way[-1]] = value
    return copy


@pytest.mark.parametrize("id", title_ids())
def test_a_spoilt_position_is_refused_or_sound(id: str) -> None:
    title = find_title(id)
    rng = random.Random(7)
    refused = 0
    for data in stored(title):
        ways = list(places(data))
        for way in rng.sample(ways, min(60, len(ways))):
            for value in (..., *rng.sample(NONSENSE, 3)):
                try:
                    state = title.from_data(spoilt(data, way, value))
                except ZigguratError:
                    refused += 1
                    continue
                assert title.to_data(title.from_data(title.to_data(state))) == title.to_data(state), (way, value)
    assert refused > 100
