"""Two server processes on one database: whatever comes together, no game is left with nobody to go on."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import asyncpg
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

import tiny
from table.hall import ME, OPEN, Hall, opened
from ziggurat.sitting.errors import TableError, Unavailable
from ziggurat.sitting.held import Seat, TableRow
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.schema import moves, seats, tables

RACES = 504
AT_ONCE = 8  # fewer than a process has connections: who waits too long for one is refused, which is another matter


async def race(here: Hall, there: Hall, red: Person, number: int) -> str:
    """A seat is left (or runs out of time) on one process while the other seat moves on the other process."""
    clock = {"kind": "bank", "bank": 1000, "on_timeout": "bot"}
    live = await here.table(red, ME, ME, stand_in="random", clock=clock)
    other = await there.tables.get(live.id)
    await there.tables.state(other)

    async def away() -> None:
        await asyncio.sleep(random.random() * 0.004)
        if number % 2:
            await here.tables.leave(live.id, red.id, 0)
        else:
            await here.tables.settled(live, lambda: here.tables.stand_in(live, 0, "timed_out"))
            here.tables.turn(live)

    async def move() -> None:
        await asyncio.sleep(random.random() * 0.004)
        await there.play(other, red, 1)

    for done in await asyncio.gather(away(), move(), return_exceptions=True):
        assert done is None or (isinstance(done, TableError) and done.code == "stale"), done
    return live.id


async def waiting_for_a_bot(hall: Hall, ids: list[str]) -> list[str]:
    """Tables where a program is to act, as the store has it."""
    acts = tables.c.actors.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
    wanted = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.id.in_(ids), tables.c.status == "running", seats.c.bot != "", acts)
    )
    async with hall.services.store.read() as connection:
        return list(await connection.scalars(wanted))


async def test_leaving_and_moving_at_the_same_moment_strands_no_game(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        red = await here.person("Red")
        ids: list[str] = []
        for start in range(0, RACES, AT_ONCE):
            ids += await asyncio.gather(*(race(here, there, red, number) for number in range(start, start + AT_ONCE)))
        for _ in range(3000):
            stuck = await waiting_for_a_bot(here, ids)
            if not stuck:
                break
            await here.services.keeper.wake_bots(older=0.0)
            await asyncio.sleep(0.2)
        assert stuck == []
        async with here.services.store.read() as connection:
            rows = (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).all()
            held = {
                row.table: row
                for row in await connection.execute(select(seats).where(seats.c.table.in_(ids), seats.c.seat == 0))
            }
            played = await connection.execute(select(moves.c.table, moves.c.seq).where(moves.c.table.in_(ids)))
            last = {row.table: row.seq for row in sorted(played, key=lambda row: row.seq)}
        assert len(rows) == RACES
        for row in rows:
            assert held[row.id].bot == "random", "a seat was lost"
            assert row.seq == last[row.id]
            # Time runs for the other seat alone, and only while it is to act.
            assert (row.deadline is not None) == bool(row.actors >> 1 & 1)


def interrupted(monkeypatch: pytest.MonkeyPatch, hall: Hall, happens: Callable[[], Awaitable[object]]) -> None:
    """The next time the hall reads a table's rows, something happens between its reading them and its having them."""
    read = hall.tables._rows_of

    async def rows_of(id: str) -> tuple[TableRow, list[Seat]]:
        monkeypatch.setattr(hall.tables, "_rows_of", read)
        found = await read(id)
        await happens()
        return found

    monkeypatch.setattr(hall.tables, "_rows_of", rows_of)


async def heard(hall: Hall) -> None:
    """What other processes said so far has arrived: they are heard in order, and this one hears itself last."""
    arrived = asyncio.Event()
    seen = hall.tables.on_others
    seen.append(lambda id: arrived.set() if id == "last" else None)
    async with hall.services.store.write() as connection:
        await connection.execute(text("SELECT pg_notify('ziggurat', 'nobody tables last')"))
    await asyncio.wait_for(arrived.wait(), 30)
    seen.pop()


async def test_what_is_heard_while_a_table_is_read_again_is_read_once_more(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        live, red, _blue = await here.pair()
        other = await there.tables.get(live.id)

        async def moved() -> None:
            await here.play(live, red, 0)
            await heard(there)

        interrupted(monkeypatch, there, moved)
        async with other.lock:
            await there.tables.refresh(other)
        assert (await there.tables.get(live.id)).row.seq == live.row.seq == 1


async def test_what_is_heard_while_a_table_is_loaded_is_read_once_more(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        live, red, _blue = await here.pair()

        async def moved() -> None:
            await here.play(live, red, 0)
            await heard(there)

        interrupted(monkeypatch, there, moved)
        assert (await there.tables.get(live.id)).row.seq == live.row.seq == 1


async def test_other_processes_are_heard_again_whatever_went_wrong(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        live, red, _blue = await here.pair()
        other = await there.tables.get(live.id)
        bus = there.services.bus
        connect = asyncpg.connect

        async def stumble(*_given: object, **_more: object) -> None:
            monkeypatch.setattr(asyncpg, "connect", connect)
            raise asyncpg.InternalClientError("got result for unknown protocol state 3")

        pid = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' ORDER BY backend_start DESC LIMIT 1"
        async with here.services.store.read() as connection:
            monkeypatch.setattr(asyncpg, "connect", stumble)
            await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM ({pid}) AS last"))
        async with asyncio.timeout(30):
            while bus.connected.is_set():
                await asyncio.sleep(0.01)
            await bus.connected.wait()
        await here.play(live, red, 0)
        await heard(there)
        assert other.dirty


async def test_a_change_that_could_not_be_read_back_is_known_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise Unavailable()

    async with opened(database) as hall:
        live, _red, _blue = await hall.pair(stand_in="random")
        hall.tables.on_turn.clear()  # nobody thinks for the seat

        async def leave() -> None:
            interrupted(monkeypatch, hall, away)
            await hall.tables.stand_in(live, 0, "left")

        with pytest.raises(Unavailable):
            await hall.tables.settled(live, leave)
        assert (await hall.tables.get(live.id)).bot_to_act() == 0


async def test_whoever_looks_at_a_table_is_told_by_whoever_reads_it_first(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        live, red, _blue = await here.pair()
        other = await there.tables.get(live.id)
        other.users = 1
        told: list[int] = []
        there.tables.listeners.append(lambda live, change: told.append(live.row.seq) if change.kind == "move" else None)
        async with other.lock:
            # The task that reads the table again for those who look at it has to wait.
            await here.play(live, red, 0)
            await heard(there)
            await there.tables.refresh(other)
        assert told == [1]


async def test_two_who_look_at_a_game_of_older_rules_on_two_processes_at_once_both_see_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As those do who come back after an upgrade: each process tries the rules, and one of them is first to say so."""
    async with opened(postgres_url) as here:
        live, red, blue = await here.pair()
        await here.play(live, red, 0)
    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        one, two = await here.tables.get(live.id), await there.tables.get(live.id)
        changing = there.tables.changing

        @contextlib.asynccontextmanager
        async def slower(live: Live) -> AsyncIterator[AsyncConnection]:
            await here.view(one, red)
            async with changing(live) as connection:
                yield connection

        monkeypatch.setattr(there.tables, "changing", slower)
        assert (await there.view(two, blue))["length"] == 1
        assert two.row.rules == "2"


async def test_a_game_that_began_on_another_process_is_not_removed_with_the_open_table_it_was(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        red, blue = await here.person("Red"), await here.person("Blue")
        live = await here.table(red, ME, OPEN, public=True)

        async def begun() -> None:
            await there.tables.join(live.id, blue, None)
            await there.tables.start(live.id, red.id)

        interrupted(monkeypatch, here, begun)
        with pytest.raises(TableError, match="leave the game first"):
            await here.tables.remove(live.id, red.id)
        assert (await here.tables.get(live.id)).row.status == "running"


async def test_a_table_that_is_changed_while_somebody_there_is_renamed_or_deleted_waits_and_nobody_fails(
    postgres_url: str,
) -> None:
    """Whoever took the seats before the table would wait for somebody who waits for them."""
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        here.tables.on_turn.clear()
        live, red, _blue = await here.pair(stand_in="random")
        people = there.services.people
        ways: list[Callable[[], Coroutine[Any, Any, object]]] = [
            lambda: people.change(red, "Scarlet", None, None, None),
            lambda: people.register(red, "Crimson", "long enough"),
            lambda: people.erase(red.id),
        ]
        for way in ways:
            async with live.lock:
                await here.tables.refresh(live)
                async with here.tables.changing(live) as connection:
                    other = asyncio.create_task(way())
                    await until_it_waits(there)
                    await connection.execute(update(seats).where(seats.c.table == live.id).values(put_away=False))
            await asyncio.wait_for(other, 30)


async def test_two_who_want_a_name_that_a_guest_at_one_of_their_tables_has_do_not_wait_for_each_other(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        people = here.services.people
        live, red, blue = await here.pair()
        await people.change(blue, "Nova", None, None, None)
        first = await people.register(None, "Sol", "long enough")
        second = await people.register(red, "Luna", "long enough")
        make_room = people._make_room
        later: list[asyncio.Task[Person]] = []

        async def slower(connection: AsyncConnection, name: str) -> None:
            later.append(asyncio.create_task(there.services.people.change(second, "Nova", None, None, None)))
            await until_it_waits(there)
            await make_room(connection, name)

        monkeypatch.setattr(people, "_make_room", slower)
        assert (await people.change(first, "Nova", None, None, None)).name == "Nova"
        with pytest.raises(TableError) as told:
            await later[0]
        assert told.value.code == "name_taken"
        assert [seat.name for seat in (await there.tables.get(live.id)).seats] == ["Luna", "Nova (2)"]


async def until_it_waits(hall: Hall) -> None:
    """For what somebody else holds in the database."""
    waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    async with asyncio.timeout(30):
        while True:
            async with hall.services.store.read() as connection:
                if await connection.scalar(text(waits)):
                    return
            await asyncio.sleep(0.01)
