"""What happens by itself: clocks run out, results are written down, forgotten bots are woken, notices go out."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable
from typing import TypeVar

from sqlalchemy import exists, select, text, update

from ziggurat.sitting.errors import TableError
from ziggurat.table.apart import apart
from ziggurat.table.bots import Bots
from ziggurat.table.bus import Bus
from ziggurat.table.cache import fits, spawn
from ziggurat.table.founding import sweep
from ziggurat.table.live import Live
from ziggurat.table.notices import Notices
from ziggurat.table.results import Results
from ziggurat.table.schema import seats, server, tables
from ziggurat.table.standing import Vacations
from ziggurat.table.tables import Tables

log = logging.getLogger("ziggurat.keeper")

# When no server was alive for longer than this, the clocks stood still meanwhile. A machine whose own clock was set
# back by more takes none of it for granted.
DOWNTIME = 30.0
# A round that takes longer than this is stuck.
LATE = 60.0
# Rounds between two looks for tables that never arrived.
SWEEP_EVERY = 300
# So many tables that wait for a bot are woken at once, and so many in memory are compared with the store; the next
# ones have their turn in the next round, so that those which cannot be woken keep nobody else asleep.
MOST_WOKEN = 1000
MOST_COMPARED = 200

T = TypeVar("T")


class Keeper:
    def __init__(
        self,
        hub: Tables,
        bots: Bots,
        bus: Bus,
        notices: Notices,
        results: Results,
        vacations: Vacations,
        *,
        tick: float = 1.0,
    ) -> None:
        self.hub = hub
        self.bots = bots
        self.bus = bus
        self.notices = notices
        self.results = results
        self.vacations = vacations
        self.tick = tick
        self._task: asyncio.Task[None] | None = None
        self._others_wrote: int | None = None
        self._to_compare: list[str] = []
        self._woken = ""  # the last table that was woken, when there are more
        self._round_at = time.monotonic()

    async def open(self) -> None:
        await self.look_for_other_writers()
        if await self.bus.leader():
            await self.mend_downtime()
        self._task = asyncio.create_task(self._loop())

    def late(self) -> bool:
        """Nobody keeps the clocks here any more."""
        if self._task is None:
            return False
        return self._task.done() or time.monotonic() - self._round_at > LATE

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _loop(self) -> None:
        rounds = 0
        await self._duty(self.wake_bots(older=0.0))
        while True:
            self._round_at = time.monotonic()
            await asyncio.sleep(self.tick)
            rounds += 1
            await self._round(rounds)

    async def _round(self, rounds: int) -> None:
        await self._duty(self.look_for_other_writers())
        if rounds % 10 == 0:
            await self._duty(self.bus.heartbeat())
        if not await self._duty(self.bus.leader()):
            return
        await self._duty(self.keep_clocks())
        if rounds % 5 == 0:
            await self._duty(self.wake_bots(older=10.0 + self.bots.budget))
        await self._duty(self.results.settle())
        if rounds % 5 == 0:
            await self._duty(self.vacations.end())
            await self._duty(self.notices.send_due())
        if rounds % SWEEP_EVERY == 1:
            await self._duty(sweep(self.hub))

    @staticmethod
    async def _duty(doing: Awaitable[T]) -> T | None:
        """One thing that is to be done in a round; what goes wrong with it keeps no other from being done."""
        try:
            return await doing
        except TableError as error:
            log.warning("keeper: %s", error)
        except Exception:
            log.exception("keeper")
        return None

    async def keep_clocks(self) -> None:
        # Nobody is out of time before it is known for how long nobody could play.
        await self.mend_downtime()
        await self.time_out()

    async def mend_downtime(self) -> None:
        """Time during which no server was there to be played on is nobody's, nor is time that has yet to come."""
        now = self.hub.now()
        alive = await self.hub.store.value("alive", lambda: str(now))
        last = float(alive)
        gap = now - last
        if abs(gap) > DOWNTIME:
            log.info("%d seconds in which nobody was served are nobody's; clocks go on from here", gap)
            before = tables.c.clock_since <= last if gap > 0 else tables.c.clock_since > now
            async with self.hub.store.write() as connection:
                mine = await connection.execute(
                    update(server).where(server.c.key == "alive", server.c.value == alive).values(value=str(now))
                )
                if not mine.rowcount:
                    return  # another process was faster
                await connection.execute(
                    update(tables)
                    .where(tables.c.status == "running", before)
                    .values(
                        clock_since=tables.c.clock_since + gap,
                        deadline=tables.c.deadline + gap,
                        rev=tables.c.rev + 1,
                    )
                )
            self.hub.touch_all()
        elif abs(gap) > 5:
            await self.hub.store.set_value("alive", str(now))

    async def time_out(self) -> None:
        async with self.hub.store.read() as connection:
            late = list(
                await connection.scalars(
                    select(tables.c.id)
                    .where(tables.c.status == "running", tables.c.pinned.is_(None))
                    .where(tables.c.deadline <= self.hub.now())
                )
            )
        for id in late:
            with apart("time-out at %s", id):
                live = await self.hub.get(id)
                # Whoever is at it may be long about it, and the clocks of others do not wait: the next round is near.
                if not live.lock.locked():
                    await self._time_out(live)

    async def _time_out(self, live: Live) -> None:
        if not fits(live):
            # Nobody is out of time where nobody can play; to find that out may take long as well.
            spawn(self._try_rules(live))
            return

        async def too_late() -> None:
            row = live.row
            if row.status != "running" or row.deadline is None or row.clock_since is None or row.pinned:
                return
            elapsed = self.hub.now() - row.clock_since
            for seat in live.actors():
                if not live.untimed() >> seat & 1 and row.clock_left[seat] <= elapsed:
                    log.info("table %s: seat %d is out of time", row.id, seat)
                    if row.clock.on_timeout == "bot":
                        await self.hub.stand_in(live, seat, "timed_out")
                    else:
                        await self.hub.give_up(live, seat, "timed_out")
                    break

        await self.hub.settled(live, too_late)
        self.hub.turn(live)

    async def _try_rules(self, live: Live) -> None:
        async with live.lock:
            await self.hub.refresh(live)
            if live.row.status == "running" and not fits(live):
                await self.hub.try_rules(live)

    async def wake_bots(self, older: float) -> None:
        """Tables where a program is to act, by their positions and seats as they are now."""
        acts = tables.c.actors.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
        now = self.hub.now()
        # A time that has yet to come was written while the machine's clock was wrong.
        due = ~tables.c.updated.between(now - older, now + older)
        async with self.hub.store.read() as connection:
            waiting = list(
                await connection.scalars(
                    select(tables.c.id)
                    .where(tables.c.status == "running", tables.c.pinned.is_(None), tables.c.id > self._woken)
                    .where(exists().where(seats.c.table == tables.c.id, seats.c.bot != "", acts))
                    .where(due)
                    .order_by(tables.c.id)
                    .limit(MOST_WOKEN)
                )
            )
        self._woken = waiting[-1] if len(waiting) == MOST_WOKEN else ""
        for id in waiting:
            live = self.hub.peek(id)
            if live is not None and live.thinking:
                continue
            if older:
                log.info("table %s has waited for a bot that nobody here thinks for", id)
            if live is not None:
                # What is known here may be older than what was just read, or not be what it should.
                live.dirty = True
                if not live.lock.locked():
                    live.drop_state()
        await self.bots.wake(waiting)

    async def look_for_other_writers(self) -> None:
        """On SQLite an administrator's command may write beside the server; its own writes are not counted.

        On PostgreSQL others tell what they wrote. What was lost on the way, or could not be read when it was told, is
        found by comparing, so many at a time.
        """
        if not self.hub.store.postgres:
            await self._look_at_version()
        await self._compare()

    async def _look_at_version(self) -> None:
        async with self.hub.store.guarded(), self.hub.store.writer.connect() as connection:
            version = (await connection.execute(text("PRAGMA data_version"))).scalar_one()
        if self._others_wrote is not None and version != self._others_wrote:
            self.hub.touch_all()
            for heard in self.hub.on_person:
                heard(None)
        self._others_wrote = version

    async def _compare(self) -> None:
        if not self._to_compare:
            self._to_compare = [live.id for live in self.hub.cached()]
        ids, self._to_compare = self._to_compare[:MOST_COMPARED], self._to_compare[MOST_COMPARED:]
        if not ids:
            return
        wanted = select(tables.c.id, tables.c.seq, tables.c.rev, tables.c.status).where(tables.c.id.in_(ids))
        async with self.hub.store.read() as connection:
            stored = {id: (seq, rev, status) for id, seq, rev, status in await connection.execute(wanted)}
        for id in ids:
            live = self.hub.peek(id)
            # What is known to be old is read when somebody asks for it; those who wait for news have heard.
            if live is None or (live.dirty and not live.users):
                continue
            # One that is being changed here just now may be read once more than it had to be.
            if stored.get(id) != version_of(live):
                self.hub.touch_others(id)


def version_of(live: Live) -> tuple[int, int, str]:
    return live.row.seq, live.row.rev, live.row.status
