"""In which colour each seat plays: one for a person in every list, at the table, in the terminal and at the end.

A colour is the number of its seal (web/src/lib/ui/cuts.ts, ziggurat/cli/company.py), 0 while the seat has none.
"""

import contextlib

from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.title import COLOURS, by_seat


def colours_of(title: str, players: int) -> list[int]:
    """By seat, as far as the title alone decides it; one that is gone is remembered with the usual ones."""
    named: tuple[int, ...] = COLOURS
    with contextlib.suppress(ZigguratError, ImportError, OSError, *STUMBLES):
        named = find_title(title).colours
    return by_seat(named, players)
