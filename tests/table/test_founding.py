"""A record that somebody brings is written between others' moves, and is seen when all of it is there."""

import asyncio
import os
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from sqlalchemy import Table, event, func, select, text

from table.hall import Hall, opened
from ziggurat.sitting.errors import Unavailable
from ziggurat.table import founding
from ziggurat.table.lists import Which, list_tables
from ziggurat.table.pools import WALKS
from ziggurat.table.schema import moves, snapshots, tables

LONG = {"heap": 20}


async def record_of_a_game(hall: Hall) -> str:
    live, red, blue = await hall.pair(seed=7, options=LONG)
    await hall.finish(live, [red, blue])
    return await hall.services.history.record(live)


def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(doing: Any, *given: Any) -> Any:
        return doing(*given)

    monkeypatch.setattr(founding, "PIECE", 4)
    monkeypatch.setattr(founding, "REST", 0.0)
    monkeypatch.setattr(founding, "BETWEEN", 0.0)
    monkeypatch.setattr(WALKS, "run", here)  # another process would know nothing of smaller pieces


async def test_others_moves_are_stored_between_the_pieces_of_a_record(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_pieces(monkeypatch)
    async with opened(database) as hall:
        record = await record_of_a_game(hall)
        live, red, blue = await hall.pair(seed=7, options=LONG)
        store = hall.tables.store
        largest = 0
        order: list[str] = []
        playing: list[asyncio.Task[Any]] = []

        fill, fill_in_file = store.fill, store._fill_in_file
        begun, waits = asyncio.Event(), asyncio.Event()

        async def slowly(*given: Any) -> None:
            begun.set()
            await waits.wait()
            waits.clear()
            await fill_in_file(*given)

        monkeypatch.setattr(store, "_fill_in_file", slowly)

        async def play() -> None:
            seat = live.actors()[0]
            await hall.play(live, (red, blue)[seat], seat)
            order.append("move")

        async def watched(table: Table, rows: list[dict[str, Any]]) -> None:
            nonlocal largest
            largest = max(largest, len(rows))
            # While the piece is being written somebody plays.
            writing = asyncio.create_task(fill(table, rows))
            while not (store.postgres or begun.is_set()):
                await asyncio.sleep(0)
            begun.clear()
            async with asyncio.timeout(60):
                await asyncio.gather(*playing)  # whoever played during the piece before has been served before this one
            playing.append(asyncio.create_task(play()))
            if store.postgres:
                await playing[-1]
            while not (store.postgres or store._writing._waiters):
                await asyncio.sleep(0)
            waits.set()
            await writing
            order.append("piece")

        monkeypatch.setattr(store, "fill", watched)
        brought = await hall.services.history.import_record(red, record)
        await asyncio.gather(*playing)
        assert brought.row.length > 3 * founding.PIECE
        assert largest == founding.PIECE
        # None of them waits for more than the piece that is being written.
        between = ["move", "piece"] if store.postgres else ["piece", "move"]
        assert order == between * (len(order) // 2) and len(order) > 8


async def test_for_the_disk_nobody_waits_before_the_last_piece_and_moves_always_do(database: str) -> None:
    async with opened(database) as hall:
        store = hall.tables.store
        said: list[str] = []
        if store.postgres:
            event.listen(
                store.writer.sync_engine,
                "before_cursor_execute",
                lambda *given: said.append(given[2].partition(" (")[0]),
            )
            wanted = text("SHOW synchronous_commit")
        else:
            async with store.writer.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.set_trace_callback(lambda line: said.append(line.partition(" (")[0]))
            wanted = text("PRAGMA synchronous")

        async def kept() -> Any:
            async with store.write() as connection:
                return await connection.scalar(wanted)

        live, *_people = await hall.pair()
        row = {"table": live.id, "length": 1, "seq": 1, "state": b""}
        said.clear()
        await store.fill(snapshots, [row])
        if store.postgres:
            assert said == ["SET LOCAL synchronous_commit TO OFF", "INSERT INTO snapshots"]
        else:
            assert said[:3] == ["PRAGMA synchronous=NORMAL", "INSERT INTO snapshots", "PRAGMA synchronous=FULL"]
        assert await kept() in (2, "on")
        with pytest.raises(Unavailable):
            await store.fill(snapshots, [row])  # it is there already
        assert await kept() in (2, "on")


async def test_other_tables_are_not_read_again_because_a_record_arrives(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the server writes itself is not taken for the writing of another program beside it."""
    async with opened(sqlite) as hall:
        record = await record_of_a_game(hall)
        red = await hall.person("Red")
        await hall.services.keeper.look_for_other_writers()
        await hall.services.history.import_record(red, record)
        touched: list[str] = []
        monkeypatch.setattr(hall.tables, "touch_others", touched.append)
        await hall.services.keeper.look_for_other_writers()
        assert touched == []


async def test_a_record_is_walked_through_by_a_process_that_gives_way_to_all_others() -> None:
    try:
        assert await WALKS.run(os.getpriority, os.PRIO_PROCESS, 0) == 19
    finally:
        WALKS.close()


async def test_whoever_walks_through_a_record_rests_as_long_as_it_worked(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In moments: others get the processor in between, however long the record is."""
    async with opened(sqlite) as hall:
        text = await record_of_a_game(hall)
    worked, slept = 0.0, [0.0]

    def process_time() -> float:
        nonlocal worked
        worked += 0.0002  # each look at the clock is a little work
        return worked

    monkeypatch.setattr(founding, "time", SimpleNamespace(process_time=process_time, sleep=slept.append))
    begin = founding.bring(text, None, None)
    assert max(slept) < 2 * founding.MOMENT and len(slept) > begin.length / 2
    assert sum(slept) > worked / 2


async def test_a_record_that_did_not_arrive_is_seen_by_nobody_and_swept_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_pieces(monkeypatch)
    async with opened(database) as hall:
        record = await record_of_a_game(hall)
        red = await hall.person("Red")
        store = hall.tables.store
        fill, pieces = store.fill, iter(range(2))

        async def failing(table: Table, rows: list[dict[str, Any]]) -> None:
            if next(pieces, None) is None:
                raise Unavailable()
            await fill(table, rows)

        monkeypatch.setattr(store, "fill", failing)
        with pytest.raises(Unavailable):
            await hall.services.history.import_record(red, record)

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


async def test_a_what_if_is_there_at_once_or_not_at_all(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair(seed=7)
        written: list[int] = []
        event.listen(hall.tables.store.writer.sync_engine, "commit", lambda _connection: written.append(1))
        made = await hall.services.history.what_if(live, red, 0, None, None)
        assert made.row.status == "running" and len(made.seats) == 2
        assert len(written) == 1


async def test_records_that_come_together_are_brought_one_after_the_other_with_a_pause(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_pieces(monkeypatch)
    monkeypatch.setattr(founding, "BETWEEN", 60.0)
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async with opened(database) as hall:
        record = await record_of_a_game(hall)
        red = await hall.person("Red")
        monkeypatch.setattr(founding, "asyncio", SimpleNamespace(sleep=sleep))
        for _ in range(2):
            await hall.services.history.import_record(red, record)
    first, second = (seconds for seconds in waited if seconds)
    assert first <= 0
    assert 50 < second <= 60
