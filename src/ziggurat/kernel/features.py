"""An observation as numbers of a fixed count, each named by where it stands in the observation.

    players.1.resources.stone        a field of a record, an entry of a mapping, the place in a list
    decks.build.offer.farm_4.cost    the record of a list that has this id (or is this card)
    regions.syria.units.@2.cavalry   the record of a list that belongs to this seat
    players.0.techs:writing          how often it is in the list, or a record with this id is
    phase=movement                   1 if it is this, else 0
    squares.c4.owner|2|0|1           which of these it is, counted from 1; 0 for none of them
    civilizations.0.culture/8        in steps of 8
    nations.{order.0}.marble         what is in braces is read first

What is not there is 0. Numbers lie between -128 and 127 and stop there: they are one byte each.

A title writes its names and, quickly and straight from the state, the numbers (`features.py`); `read` gets the same
numbers out of the observation by their names, slowly, and the two are proven equal. So no number can say more than the
seat may know.
"""

import re
from functools import cache
from typing import Any, Final

from ziggurat.kernel.bits import bits
from ziggurat.kernel.state import State

LEAST: Final = -128
MOST: Final = 127
TOKEN: Final = re.compile(r"([.:=|/])?((?:\{[^}]*\}|[^.:=|/{])+)")
DIGITS: Final = bytes.maketrans(b"01", b"\0\1")
FEW: Final = 6  # ones that are sooner written one by one
KEYS: Final = ("id", "card")


def small(value: int) -> int:
    """The byte of a number that may be too great for one."""
    if value > MOST:
        return MOST
    if value < 0:
        return 256 + (value if value > LEAST else LEAST)
    return value


def number(byte: int) -> int:
    """What a byte of features stands for."""
    return byte if byte < 128 else byte - 256


def ones(mask: int, width: int) -> bytes:
    """A one for each bit of a mask, the lowest first."""
    if not mask:
        return bytes(width)
    if mask.bit_count() <= FEW:
        found = bytearray(width)
        for bit in bits(mask):
            found[bit] = 1
        return bytes(found)
    return format(mask | 1 << width, "b").encode().translate(DIGITS)[:0:-1]


def rotated(s: State, seat: int) -> list[int]:
    """All seats, the given one first: so the same number means the same to everybody."""
    return [(seat + turn) % s.players for turn in range(s.players)]


def read(observation: Any, name: str) -> int:
    """The number of that name, from an observation as plain mappings and lists."""
    value = observation
    options: list[str] = []
    for how, raw in path(name):
        part = raw
        if "{" in raw:
            inner = re.findall(r"\{([^}]*)\}", raw)[0]
            found = look(observation, inner)
            part = raw.replace("{" + inner + "}", "\0" if found is None else str(found))
        if how == "|":
            options.append(part)
        elif how == ":":
            value = sum(1 for one in value or () if part in named(one))
        elif how == "=":
            value = value is not None and part in named(value)
        elif how == "/":
            value = int(value or 0) // int(part)
        else:
            value = step(value, part)
    if options:
        value = 0 if value is None else (["", *options].index(str(value)) if str(value) in options else 0)
    return max(LEAST, min(MOST, int(value or 0)))


@cache
def path(name: str) -> list[tuple[str, str]]:
    return TOKEN.findall(name)


def look(observation: Any, name: str) -> Any:
    value = observation
    for _how, part in path(name):
        value = step(value, part)
    return value


def step(value: Any, part: str) -> Any:
    if isinstance(value, dict):
        return value.get(part)
    if not isinstance(value, (list, tuple)):
        return None
    if part.isdigit():
        return value[int(part)] if int(part) < len(value) else None
    if part[0] == "@":
        return next((one for one in value if str(one["seat"]) == part[1:]), None)
    return next((one for one in value if part in named(one)), None)


def named(value: Any) -> list[str]:
    """What a thing in a list is called."""
    if isinstance(value, dict):
        return [str(value[key]) for key in KEYS if key in value]
    return [str(value)]
