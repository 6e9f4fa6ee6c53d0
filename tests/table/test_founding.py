"""A record that somebody brings is written between others' moves, and is seen when all of it is there."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, get_args

import pytest
from sqlalchemy import event, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from table.hall import Hall, opened
from ziggurat.sitting.errors import Unavailable
from ziggurat.table import founding
from ziggurat.table.lists import Which, list_tables
from ziggurat.table.schema import moves, tables

LONG = {"heap": 20}


async def record_of_a_game(hall: Hall) -> str:
    live, red, blue = await hall.pair(seed=7, options=LONG)
    await hall.finish(live, [red, blue])
    return await hall.services.history.record(live)


async def test_others_moves_are_stored_between_the_pieces_of_a_record(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(founding, "PIECE", 4)
    async with opened(database) as hall:
        record = await record_of_a_game(hall)
        live, red, blue = await hall.pair(seed=7, options=LONG)
        store = hall.tables.store
        largest = 0
        order: list[str] = []
        playing: list[asyncio.Task[Any]] = []

        def count(_connection: Any, clause: Any, many: Any, *_more: Any) -> None:
            nonlocal largest
            if getattr(clause, "table", None) is moves:
                largest = max(largest, len(many))

        event.listen(store.writer.sync_engine, "before_execute", count)
        write = store.write

        async def play() -> None:
            seat = live.actors()[0]
            await hall.play(live, (red, blue)[seat], seat)
            order.append("move")

        @contextlib.asynccontextmanager
        async def watched() -> AsyncIterator[AsyncConnection]:
            async with write() as connection:
                if asyncio.current_task() is not bringing:
                    yield connection
                    return
                # While the piece is being written somebody plays.
                playing.append(asyncio.create_task(play()))
                if store.postgres:
                    await playing[-1]
                while not (store._writing._waiters or playing[-1].done()):
                    await asyncio.sleep(0)
                yield connection
                order.append("piece")

        monkeypatch.setattr(store, "write", watched)
        bringing = asyncio.create_task(hall.services.history.import_record(red, record))
        brought = await bringing
        await asyncio.gather(*playing)
        assert brought.row.length > 3 * founding.PIECE
        assert largest == founding.PIECE
        # None of them waits for more than the piece that is being written.
        between = ["move", "piece"] if store.postgres else ["piece", "move"]
        assert order == between * (len(order) // 2) and len(order) > 8


async def test_a_record_that_did_not_arrive_is_seen_by_nobody_and_swept_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(founding, "PIECE", 4)
    async with opened(database) as hall:
        record = await record_of_a_game(hall)
        red = await hall.person("Red")
        store = hall.tables.store
        await hall.services.history._key()  # stored once, by whoever comes first
        write, pieces = store.write, iter(range(3))

        @contextlib.asynccontextmanager
        async def failing() -> AsyncIterator[AsyncConnection]:
            if next(pieces, None) is None:
                raise Unavailable()
            async with write() as connection:
                yield connection

        monkeypatch.setattr(store, "write", failing)
        with pytest.raises(Unavailable):
            await hall.services.history.import_record(red, record)
        monkeypatch.setattr(store, "write", write)

        async def left() -> tuple[int, int]:
            arriving = select(tables.c.id).where(tables.c.status == founding.ARRIVING)
            async with store.read() as connection:
                rows = select(func.count()).select_from(moves).where(moves.c.table.in_(arriving))
                return len((await connection.execute(arriving)).all()), await connection.scalar(rows) or 0

        assert await left() == (1, 8)
        for which in get_args(Which):
            listed = await list_tables(hall.services.views, which, red.id, 0, "")
            assert not [row for row in listed.rows if row.status == founding.ARRIVING]
            assert which != "mine" or listed.total == 0
        await founding.sweep(hall.tables)
        assert await left() == (1, 8)  # it may still be on its way
        now = hall.tables.now() + founding.LONGEST_ARRIVAL + 1
        monkeypatch.setattr(hall.tables, "now", lambda: now)
        await founding.sweep(hall.tables)
        assert await left() == (0, 0)
