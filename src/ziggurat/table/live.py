"""A stored table in memory: read from its rows, with what other people and processes may do to it meanwhile."""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Row

from ziggurat.kernel.content import Pack
from ziggurat.sitting.clock import Clock
from ziggurat.sitting.held import End, Happening, Held, Seat, TableRow, UndoAsk


def read_row(row: Row[Any]) -> TableRow:
    made = row._mapping
    json = msgspec.json.decode
    return TableRow(
        id=made["id"],
        name=made["name"],
        title=made["title"],
        rules=made["rules"],
        content=made["content"],
        players=made["players"],
        options=json(made["options"]),
        seed=int(made["seed"]),
        seeded=made["seeded"],
        status=made["status"],
        public=made["public"],
        owner=made["owner"],
        invite=made["invite"],
        stand_in=made["stand_in"],
        seq=made["seq"],
        rev=made["rev"],
        length=made["length"],
        actors=made["actors"],
        setup=json(made["setup"]),
        opening=bytes(made["opening"]),
        start=None if made["start"] is None else bytes(made["start"]),
        purpose=made["purpose"],
        happened=json(made["happened"], type=list[Happening]),
        branch=made["branch"],
        branch_at=made["branch_at"],
        undo_ask=None if made["undo_ask"] is None else json(made["undo_ask"], type=UndoAsk),
        outcome=None if made["outcome"] is None else json(made["outcome"], type=End),
        pinned=made["pinned"],
        clock=json(made["clock"], type=Clock),
        clock_left=json(made["clock_left"]),
        clock_since=made["clock_since"],
        deadline=made["deadline"],
        created=made["created"],
        updated=made["updated"],
    )


def read_seat(row: Row[Any]) -> Seat:
    made = row._mapping
    return Seat(made["seat"], made["kind"], made["person"], made["name"], made["bot"], made["invite"], made["resigned"])


class Live(Held):
    """One table of the cache. `lock` is held by whoever changes it."""

    __slots__ = ("dirty", "lock", "thinking", "users")

    def __init__(self, row: TableRow, seats: list[Seat], pack: Pack | None) -> None:
        super().__init__(row, seats, pack)
        self.lock = asyncio.Lock()
        self.dirty = False  # something may be in the store that is not here
        self.thinking = False
        self.users = 0  # connections that follow the table
