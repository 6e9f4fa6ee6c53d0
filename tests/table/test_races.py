"""Two server processes on one database: whatever comes together, no game is left with nobody to go on."""

import asyncio
import random

from sqlalchemy import select

from table.hall import ME, Hall, opened
from ziggurat.sitting.errors import TableError
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
