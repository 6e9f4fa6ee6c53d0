"""New private tables that begin in the middle: from a record, from a position, in a lesson.

A record may bring thousands of rows. They are written piece by piece, so that others' moves are stored between them;
nobody sees the table before the last piece is there, and what a server that died left of one is swept away.
"""

import asyncio
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Table, delete, insert, update

from ziggurat.kernel.content import Pack
from ziggurat.kernel.game import Game
from ziggurat.kernel.state import State
from ziggurat.sitting import position, records
from ziggurat.sitting.errors import NoTable, Unavailable
from ziggurat.sitting.held import End, end_of, mask
from ziggurat.sitting.wishes import FREE, NewSeat, new_id, seats_of_record
from ziggurat.table.live import Live, json
from ziggurat.table.people import Person, check_names, table_name
from ziggurat.table.pools import WALKS
from ziggurat.table.schema import moves, seats, snapshots, tables
from ziggurat.table.tables import SNAPSHOT_EVERY, Tables, seat_for, seed_text

# The status of a table that is not all there yet.
ARRIVING = "arriving"
# So many rows are written at once: whoever plays meanwhile waits for no more than these, half a millisecond. Fewer are
# more to wait for: each piece writes whole pages of the file, and the next move waits until the disk has them.
PIECE = 100
# Seconds between two pieces, in which others have the database to themselves: not one move in a hundred meets a piece.
REST = 0.1
# Seconds between two records: one is read, walked through and shown at its beginning and end, at which moves wait most.
BETWEEN = 1.0
# Seconds for which the process that walks through a game works without a rest.
MOMENT = 0.0005
# Seconds after which nobody is writing at it any more.
LONGEST_ARRIVAL = 1800.0

Row = dict[str, Any]
_rows = msgspec.msgpack.Decoder(list[Row]).decode


class Begin(msgspec.Struct):
    """Where a table begins: columns of its row, and the rows of `moves` and `snapshots` that led there.

    The rows are packed, a piece of them at a time: to make all of a long record's at once, when they come from the
    process that walked through it, would stop everybody.
    """

    columns: dict[str, Any]
    length: int = 0
    rows: list[bytes] = []
    kept: list[bytes] = []


class Pace:
    """Whoever walks through a game sleeps as long as it walked, every other moment.

    Somebody else's move needs the processor a dozen times on its way; it would find it taken each time.
    """

    def __init__(self) -> None:
        self._worked = time.process_time()

    def rest(self) -> None:
        worked = time.process_time() - self._worked
        if worked >= MOMENT:
            time.sleep(worked)
            self._worked = time.process_time()


def begin_at(state: State, columns: dict[str, Any], end: End | None = None) -> Begin:
    known = {
        "title": state.title.id,
        "rules": state.title.rules_version,
        "content": state.title.content.digest(state.pack),
        "players": state.players,
        "options": json(state.options),
        "status": "running" if end is None else "finished",
        "outcome": None if end is None else json(end),
        "actors": mask(state) if end is None else 0,
        "colours": json(state.title.worn(state)),
    }
    return Begin(known | columns)


def head(text: str, key: str | None) -> tuple[str, str]:
    """The title of a record that may be played here, and the digest of its content."""
    title, record = records.read(text, key)
    return title.id, record.content


def bring(text: str, key: str | None, pack: Pack | None) -> Begin:
    """The game of a record, played to its last line."""
    title, record = records.read(text, key)
    pace = Pace()
    game = records.replay(title, record, pack, pace.rest)
    columns = {
        "seed": seed_text(record.seed),
        "seeded": True,
        "setup": json(record.setup),
        "opening": position.pack_events(game.opening),
        "start": position.pack_state(game.first) if record.start else None,
    }
    outcome = game.outcome()
    begin = begin_at(game.state, columns, None if outcome is None else end_of(outcome))
    begin.length = len(game.played)
    begin.rows, begin.kept = _stored(game, pace)
    return begin


def _stored(game: Game, pace: Pace) -> tuple[list[bytes], list[bytes]]:
    rows: list[Row] = []
    kept: list[Row] = []
    for number, played in enumerate(game.played, 1):
        entry = played.entry
        rows.append(
            {
                "seq": number,
                "kind": "play",
                "length": number,
                "seat": entry.seat,
                "notation": entry.notation,
                "chance": json(entry.chance),
                "barrier": played.barrier,
                "events": position.pack_events(played.events),
                "key": f"record:{number}",
                "clocks": "",
            }
        )
        if number % SNAPSHOT_EVERY == 0:
            kept.append({"length": number, "seq": number, "state": position.pack_state(game.at(number))})
        pace.rest()
    return _in_pieces(rows), _in_pieces(kept)


def _in_pieces(rows: list[Row]) -> list[bytes]:
    return [msgspec.msgpack.encode(rows[at : at + PIECE]) for at in range(0, len(rows), PIECE)]


class Founding:
    def __init__(self, hub: Tables) -> None:
        self.hub = hub
        self.stopped = False
        self.waiting = 0  # records that are being brought
        self._one = asyncio.Lock()  # several records at once would stand in line before others' moves
        self._last = -BETWEEN  # when the last one was there

    async def bring(self, person: Person, name: str, text: str, key: str | None, wished: list[NewSeat] | None) -> Live:
        """A table from a record; the seats are as wished, or all the person's. A finished game needs nobody."""
        self.waiting += 1
        try:
            async with self._one:
                await asyncio.sleep(self._last + BETWEEN - time.monotonic())
                if self.stopped:
                    raise Unavailable()
                pack = await self.hub.packs.find(*await WALKS.run(head, text, key))
                begin = await WALKS.run(bring, text, key, pack)
                goes_on = begin.columns["outcome"] is None
                seats = seats_of_record(wished if goes_on else None, begin.columns["players"])
                await check_names(self.hub.store, person, [seat.name for seat in seats])
                live = await self.found(person, name, begin, seats)
                self._last = time.monotonic()
                return live
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        """Whoever waits for a record to be walked through is told that it will not be."""
        self.stopped = True
        WALKS.close()

    async def found(self, person: Person, name: str, begin: Begin, held: list[NewSeat]) -> Live:
        """`held` says for each seat whether it is the person's own, a bot's or free; it goes on when none is free."""
        id = new_id()
        now = self.hub.now()
        length = begin.length
        row = {
            "id": id,
            "name": table_name(name),
            "public": False,
            "owner": person.id,
            "invite": secrets.token_urlsafe(16),
            "stand_in": "",
            "seq": length,
            "length": length,
            "clock": "{}",
            "clock_since": now,
            "created": now,
            "updated": now,
        } | begin.columns
        if any(seat.kind in FREE for seat in held):
            row |= {"status": "open", "hints": False}
        people = [{"table": id, "seat": seat} | seat_for(by, person) for seat, by in enumerate(held)]
        if length:
            async with self.hub.store.write() as connection:
                await connection.execute(insert(tables), row | {"status": ARRIVING})
            for piece in begin.rows:
                await self._fill(moves, piece, {"table": id, "at": now})
            for piece in begin.kept:
                await self._fill(snapshots, piece, {"table": id})
        async with self.hub.store.write() as connection:
            if length:
                there = await connection.execute(
                    update(tables).where(tables.c.id == id, tables.c.status == ARRIVING).values(status=row["status"])
                )
                if not there.rowcount:
                    raise NoTable()
            else:
                await connection.execute(insert(tables), row)
            await connection.execute(insert(seats), people)
        live = await self.hub.get(id)
        self.hub.turn(live)
        return live

    async def _fill(self, table: Table, piece: bytes, shared: Row) -> None:
        await self.hub.store.fill(table, [row | shared for row in _rows(piece)])
        await asyncio.sleep(REST)


async def sweep(hub: Tables) -> None:
    """What is left of tables whose server died while they arrived goes."""
    old = hub.now() - LONGEST_ARRIVAL
    async with hub.store.write() as connection:
        await connection.execute(delete(tables).where(tables.c.status == ARRIVING, tables.c.created < old))
