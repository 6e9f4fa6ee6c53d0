"""When no time passes: days away of one person, in games by days, and pauses that all at a table agreed to."""

import time
from typing import Any

from sqlalchemy import or_, select, update

from ziggurat.sitting.clock import DAY
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.views import Settled
from ziggurat.table.apart import apart
from ziggurat.table.clocks import reckoned
from ziggurat.table.live import Live, json
from ziggurat.table.people import People, Person, read_person
from ziggurat.table.schema import people, seats, tables
from ziggurat.table.tables import Tables


class Vacations:
    def __init__(self, hub: Tables, known: People, *, allowance: float) -> None:
        self.hub = hub
        self.people = known
        self.allowance = allowance  # days in a year

    def left(self, person: Person) -> float:
        """Days that they may still take this year."""
        used = person.away_days if person.away_year == _year(self.hub.now()) else 0.0
        return max(0.0, self.allowance - used)

    async def take(self, person: Person, days: float) -> Person:
        """Be away for so many days from now on, instead of what was said before; with none one is back."""
        while True:
            now = self.hub.now()
            used = self.allowance - self.left(person)
            if person.away is not None and person.away_year == _year(now):
                # What is left of a vacation that ends early can be taken again.
                used = max(0.0, used - max(0.0, person.away - now) / DAY)
            # Whoever came back after a minute has not used up a day.
            left = round(self.allowance - used, 2)
            if days > left:
                raise TableError("no_days", "table.no_days", n=int(left))
            until = now + days * DAY if days > 0 else None
            values = {"away": until, "away_days": used + days, "away_year": _year(now)}
            changed = await self.people.set_if(person, **values)
            person = await self.people.need(person.id)
            if changed:
                break
        await self.tell(person.id)
        return person

    async def end(self) -> None:
        """Whoever's days are over is back, and tables that have not heard of somebody's days hear of them."""
        now = self.hub.now()
        async with self.hub.store.read() as connection:
            over = await connection.execute(select(people).where(people.c.away <= now).limit(100))
            back = [read_person(row) for row in over]
        for person in back:
            if await self.people.set_if(person, away=None):
                for heard in self.hub.on_person:
                    heard(person.id)
        for id, sitting in await self._unheard():
            with apart("days away of %s at table %s", sitting, id):
                live = await self.hub.get(id)
                # Whoever is at it may be long about it; the next round is near.
                if not live.lock.locked():
                    await self._tell(live, sitting)

    async def _unheard(self) -> list[tuple[str, str]]:
        """Tables, and who sits there, that say something else than is known of the person: nobody was there to tell
        them, or whoever sat down there has other days away than whoever sat there before.
        """
        by_days = tables.c.clock.contains('"kind":"days"')
        wanted = (
            select(seats.c.table, seats.c.person)
            .join(tables, tables.c.id == seats.c.table)
            .join(people, people.c.id == seats.c.person)
            .where(tables.c.status == "running", seats.c.away.is_distinct_from(people.c.away))
            .where(or_(seats.c.away.is_not(None), by_days))
            .distinct()
        )
        async with self.hub.store.read() as connection:
            return [(row.table, row.person) for row in await connection.execute(wanted)]

    async def tell(self, person: str) -> None:
        """At all their tables. Those that have not begun are touched too: one that begins just now looks again."""
        wanted = (
            select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.person == person, tables.c.status.in_(("open", "running")))
            .distinct()
        )
        async with self.hub.store.read() as connection:
            sat = list(await connection.scalars(wanted))
        for id in sat:
            with apart("days away of %s at table %s", person, id):
                await self._tell(await self.hub.get(id), person)

    async def _tell(self, live: Live, person: str) -> None:
        await self.hub.settled(live, lambda: self._stand(live, person))

    async def _stand(self, live: Live, person: str) -> None:
        """No time passes for the person's seats, or it does again; the lock is held.

        Which of the two is asked only now: several processes may be told different things at once, and each of them
        comes here after it has written what it was told.
        """
        if live.row.status not in ("open", "running") or live.row.clock.kind != "days":
            return
        now = self.hub.now()
        async with self.hub.changing(live) as connection:
            if live.row.status == "open":
                return
            until = await connection.scalar(select(people.c.away).where(people.c.id == person, people.c.away > now))
            mine = sum(1 << seat for seat in live.seats_of(person))
            bots = sum(1 << seat.seat for seat in live.seats if seat.by_bot)
            untimed = live.untimed()
            after = untimed | mine if until is not None or live.row.paused is not None else (untimed & ~mine) | bots
            own = update(seats).where(seats.c.table == live.id, seats.c.person == person)
            await connection.execute(own.values(away=until))
            await connection.execute(update(tables).where(tables.c.id == live.id).values(reckoned(live, now, after)))


def _year(now: float) -> int:
    return time.gmtime(now).tm_year


# -- pauses -----------------------------------------------------------------------------------------


async def pause(hub: Tables, id: str, person: str, seat: int | None) -> Settled:
    """Ask all others for a pause, or agree with whoever has asked already."""
    live = await hub.seen(id, person)

    async def ask() -> Settled:
        number = _playing(live, person, seat)
        if live.row.paused is not None:
            raise TableError("nothing", "table.paused_already")
        return await _weigh(hub, live, _with(live, live.row.pause_ask or [number], person))

    return await hub.shielded(hub.settled(live, ask))


async def answer(hub: Tables, id: str, person: str, agree: bool, seat: int | None) -> Settled:
    """Agree to a pause, or end the question by refusing; whoever asked may think better of it."""
    live = await hub.seen(id, person)

    async def reply() -> Settled:
        _playing(live, person, seat)
        ask = live.row.pause_ask
        if ask is None:
            raise TableError("nothing", "table.no_pause_asked")
        if agree:
            return await _weigh(hub, live, _with(live, ask, person))
        async with hub.changing(live) as connection:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(pause_ask=None))
        return Settled(False, [])

    return await hub.shielded(hub.settled(live, reply))


async def resume(hub: Tables, id: str, person: str, seat: int | None) -> None:
    """Anybody who plays ends a pause. In a game by days those to act get all their time: they may not know yet."""
    live = await hub.seen(id, person)

    async def go_on() -> None:
        _playing(live, person, seat)
        if live.row.paused is None:
            raise TableError("nothing", "table.not_paused")
        row = live.row
        left = list(row.clock_left)
        if row.clock.kind == "days":
            left = [row.clock.full() if row.actors >> n & 1 else time_ for n, time_ in enumerate(left)]
        now = hub.now()
        values: dict[str, Any] = {"clock_left": json(left), "clock_since": now, "paused": None}
        values["deadline"] = row.clock.deadline(left, now, row.actors, live.resting())
        async with hub.changing(live) as connection:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(values))

    await hub.shielded(hub.settled(live, go_on))


def _playing(live: Live, person: str, seat: int | None) -> int:
    number = live.player(person, seat)
    if live.row.clock.kind == "none":
        raise TableError("no_clock", "table.no_clock")
    return number


def _with(live: Live, ask: list[int], person: str) -> list[int]:
    """Those who want it, with all seats of one person more; whoever asked stays first."""
    return [ask[0], *sorted({*ask, *live.seats_of(person)} - {ask[0]})]


async def _weigh(hub: Tables, live: Live, wanted: list[int]) -> Settled:
    """Pause if nobody is missing, else keep the question; the lock is held."""
    missing = [seat for seat in live.others(wanted[0]) if seat not in wanted]
    values: dict[str, Any] = {"pause_ask": json(wanted)}
    if not missing:
        everybody = (1 << live.row.players) - 1
        values = reckoned(live, hub.now(), everybody) | {"pause_ask": None, "paused": hub.now()}
    async with hub.changing(live) as connection:
        await connection.execute(update(tables).where(tables.c.id == live.id).values(values))
    return Settled(not missing, missing)
