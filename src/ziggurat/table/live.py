"""A stored table in memory: read from its rows, with what other people and processes may do to it meanwhile."""

import asyncio
from collections.abc import Callable
from typing import Any, get_type_hints

import msgspec
from sqlalchemy import Column, LargeBinary, Row, String, Text, and_, select

from ziggurat.kernel.content import Pack
from ziggurat.sitting.held import Held, Seat, TableRow
from ziggurat.table.schema import people, seats, tables


def _reader(kind: Any, column: Column[Any]) -> Callable[[Any], Any]:
    """How a stored value becomes the field's: texts that are no text there hold JSON."""
    if isinstance(column.type, LargeBinary):
        return lambda value: None if value is None else bytes(value)
    if isinstance(column.type, (String, Text)) and kind not in (str, str | None):
        decode = msgspec.json.Decoder(kind).decode
        return lambda value: None if value is None else decode(value)
    return lambda value: value


def json(value: object) -> str:
    """How a value is stored that is no text."""
    return msgspec.json.encode(value).decode()


# A column of a table is declared in the schema and as a field of `TableRow`, and nowhere else.
_KINDS = get_type_hints(TableRow)
_READERS = {name: _reader(_KINDS[name], tables.c[name]) for name in TableRow.__struct_fields__}


def read_row(row: Row[Any]) -> TableRow:
    made = row._mapping
    return TableRow(**{name: read(made[name]) for name, read in _READERS.items()})


def adopt(row: TableRow, changes: dict[str, Any]) -> None:
    """What was stored is so here too."""
    for name, value in changes.items():
        setattr(row, name, _READERS[name](value))


# A seat with whether its person is a guest, or a program.
SEATS = select(
    seats,
    and_(people.c.password.is_(None), people.c.program.is_(None)).label("guest"),
    people.c.program.is_not(None).label("program"),
).outerjoin(people, people.c.id == seats.c.person)


def read_seat(row: Row[Any]) -> Seat:
    made = row._mapping
    held = Seat(**{name: made[name] for name in Seat.__struct_fields__})
    held.guest = held.guest and held.person is not None
    held.program = held.program and held.person is not None
    return held


class Live(Held):
    """One table of the cache. `lock` is held by whoever changes it."""

    __slots__ = ("__weakref__", "dirty", "lock", "thinking", "users")

    def __init__(self, row: TableRow, seats: list[Seat], pack: Pack | None) -> None:
        super().__init__(row, seats, pack)
        self.lock = asyncio.Lock()
        self.dirty = False  # something may be in the store that is not here
        self.thinking = False
        self.users = 0  # connections that follow the table
