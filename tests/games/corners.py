"""Corners of the rules: positions that a title's rule tests build by hand, where golden games and what branches off
from them hardly come, and what is played there. From each of them byways begin, too.

`golden/corners.jsonl.gz` holds them. `ZIGGURAT_PURE=1 PYTHONPATH=tests .venv/bin/python -m games.corners [TITLE ...]`
looks for them anew: it runs the rule tests and keeps, of the positions in which they play, those that lead along
lines of the rules which golden games do not go, or only few corners before them. Then `games.ways` pins what happens.
"""

import gzip
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from itertools import chain
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from games.byways import CORNERS, HERE, Corner, byways_of, from_corner, odd_pack, told, ways
from ledger import Pencil
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.game import first_state, forward
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title

OFTEN = 4  # corners that may lead along the same lines

Lines = tuple[str, int, int]  # a file, and two lines of it that follow each other


def met(title: Title, ways: Iterable[Iterable[State]]) -> set[Lines]:
    """Along which lines of the title's rules these ways go."""
    folder = str(Path(sys.modules[type(title).__module__].__file__ or "").parent)
    found: set[Lines] = set()

    def begins(frame: FrameType, event: str, _arg: object) -> Callable[..., Any] | None:
        name = frame.f_code.co_filename
        if not name.startswith(folder):
            return None
        last = 0

        def goes_on(frame: FrameType, event: str, _arg: object) -> Callable[..., Any]:
            nonlocal last
            if event == "line":
                found.add((name, last, frame.f_lineno))
                last = frame.f_lineno
            return goes_on

        return goes_on

    sys.settrace(begins)
    try:
        for s in chain.from_iterable(ways):
            for seat in s.actors():
                s.legal(seat)
            s.resample(0, rng_from_seed(0))
    finally:
        sys.settrace(None)
    return found


def golden(title: Title) -> Iterator[Iterable[State]]:
    known = byways_of(title.id)
    for name in known.ways:
        if name not in ("fresh", "corners"):
            record = read_record((HERE / title.id / "golden" / f"{name}.txt").read_text())
            yield (played.after for played in forward(first_state(record, title), record.entries))
        if name != "corners":
            yield from ways(title, name, odd_pack(title, known.raised))


def built_by_tests(id: str) -> Iterator[Corner]:
    found: dict[bytes, Corner] = {}
    followed = Pencil.followed

    def noted(self: Pencil, s: State, what: str) -> AbstractContextManager[None]:
        position = s.title.to_data(s)
        found.setdefault(msgspec.json.encode((position, what)), Corner(what, position))
        return followed(self, s, what)

    tests = sorted((HERE / id).glob("test_*.py"))
    with patch.object(Pencil, "followed", noted):
        failed = pytest.main(["-x", "-p", "no:cacheprovider", "-m", "not sweep", *map(str, tests)])
    if failed:
        sys.exit(f"{id}: a rule test fails")
    yield from found.values()


def chosen(title: Title) -> Iterator[Corner]:
    pack = odd_pack(title, byways_of(title.id).raised)
    times = Counter(dict.fromkeys(met(title, golden(title)), OFTEN))
    for one in built_by_tests(title.id):
        try:
            lines = met(title, from_corner(title, one, pack))
            if any(times[some] < OFTEN for some in lines):
                for way in from_corner(title, one, pack):
                    told(way, 0, in_corner=True)
                times.update(lines)
                yield one
        except BadPosition:
            continue  # a test may build what the box does not hold
        except Exception as error:
            print(f"not kept, {one.plays!r}: {type(error).__name__} {error}")


def main() -> None:
    for id in sys.argv[1:] or title_ids():
        found = list(chosen(find_title(id)))
        lines = [msgspec.json.encode(one, order="sorted") + b"\n" for one in found]
        (HERE / id / "golden" / CORNERS).write_bytes(gzip.compress(b"".join(lines), mtime=0))
        print(id, len(found))


if __name__ == "__main__":
    main()
