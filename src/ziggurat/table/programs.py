"""Programs that sit at tables: each has a name of its own and belongs to somebody, and everybody sees what it is."""

import secrets
import time

import msgspec
from sqlalchemy import ColumnElement, and_, exists, insert, select
from sqlalchemy.exc import IntegrityError

from ziggurat.sitting.errors import TableError
from ziggurat.table.people import People, Person, fold, name_taken, named, read_person
from ziggurat.table.schema import people, seats, tables

MOST = 20  # programs of one person


class Programs:
    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store

    async def make(self, owner: str, name: str) -> Person:
        """A new program; `owner` is empty for the operator's own."""
        if owner and len(await self.of(owner)) >= MOST:
            raise TableError("too_many", "table.too_many_programs", n=MOST)
        now = time.time()
        row = named(name) | {"id": secrets.token_hex(8), "login": fold(name), "program": owner}
        try:
            async with self.store.write() as connection:
                await connection.execute(insert(people), row | {"created": now, "seen": now})
        except TableError as error:
            raise (name_taken() if isinstance(error.__cause__, IntegrityError) else error) from None
        return await self.people.need(row["id"])

    async def of(self, owner: str) -> list[Person]:
        return await self._read(people.c.program == owner)

    async def all(self) -> list[Person]:
        return await self._read(people.c.program.is_not(None))

    async def _read(self, which: ColumnElement[bool]) -> list[Person]:
        wanted = select(people).where(which, people.c.banned != "deleted").order_by(people.c.name)
        async with self.store.read() as connection:
            return [read_person(row) for row in await connection.execute(wanted)]

    async def of_name(self, name: str) -> Person:
        """The program of that name; people are invited by a link."""
        found = await self.people.find_login(name)
        if found is None or found.program is None:
            raise TableError("no_person", "table.no_program", name=name)
        return found

    async def waiting(self, program: str) -> "Waiting":
        """What waits for a program: seats that are kept for it, its turns, games that are over and that go on."""
        mine = and_(seats.c.table == tables.c.id, seats.c.person == program)
        bit = tables.c.actors.bitwise_rshift(seats.c.seat).bitwise_and(1)
        async with self.store.read() as connection:
            asked = await connection.execute(
                select(tables.c.id, tables.c.title, seats.c.seat)
                .join(seats, seats.c.table == tables.c.id)
                .where(seats.c.asked == program, seats.c.kind == "invited", tables.c.status.in_(("open", "running")))
            )
            turns = await connection.execute(
                select(tables.c.id, tables.c.title, seats.c.seat, tables.c.seq)
                .join(seats, mine)
                .where(tables.c.status == "running", tables.c.pinned.is_(None), seats.c.bot == "", bit == 1)
            )
            over = await connection.scalars(
                select(tables.c.id).where(tables.c.status.in_(("finished", "closed")), exists().where(mine))
            )
            on = await connection.scalars(
                select(tables.c.id).where(tables.c.status.in_(("open", "running")), exists().where(mine))
            )
            return Waiting(
                {(row.id, row.title, row.seat) for row in asked},
                {(row.id, row.title, row.seat, row.seq) for row in turns},
                set(over),
                set(on),
            )


class Waiting(msgspec.Struct):
    asked: set[tuple[str, str, int]]
    turns: set[tuple[str, str, int, int]]
    over: set[str]
    on: set[str]
