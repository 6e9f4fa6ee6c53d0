"""Who sits where: sitting down, getting up, bots that stand in, and what a player may say before the game begins."""

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import Update, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.sitting import fair
from ziggurat.sitting.errors import NoTable, TableError
from ziggurat.sitting.held import Seat, What
from ziggurat.sitting.wishes import FREE, bot_label, known_bot
from ziggurat.table.cache import Cache, fits
from ziggurat.table.clocks import reckoned
from ziggurat.table.live import Live, json
from ziggurat.table.people import Person, check_names, clean_line, clean_name
from ziggurat.table.schema import seats, tables

# The seats that change, and the columns that do.
Reseated = tuple[list[int], dict[str, Any]]


class Seating(Cache):
    # -- who may what -------------------------------------------------------------------------------

    @staticmethod
    def may_see(live: Live, person: str | None, invite: str = "") -> bool:
        row = live.row
        if row.public or (person is not None and (row.owner == person or live.seats_of(person))):
            return True
        if person is not None and any(seat.asked == person for seat in live.seats):
            return True
        secrets_ = [row.invite, *(seat.invite for seat in live.seats if seat.invite)]
        return bool(invite) and any(secrets.compare_digest(invite.encode(), known.encode()) for known in secrets_)

    async def seen(self, id: str, person: str | None, invite: str = "") -> Live:
        live = await self.get(id)
        if not self.may_see(live, person, invite):
            raise NoTable()
        return live

    # -- sitting down -------------------------------------------------------------------------------

    async def join(self, id: str, person: Person, seat: int | None, invite: str = "") -> Live:
        """Sit down on an open seat, or take one's own seat back from the bot."""
        live = await self.seen(id, person.id, invite)

        async def sit() -> None:
            mine = [s for s in live.seats if s.person == person.id and s.bot and (seat is None or s.seat == seat)]
            if mine:
                if mine[0].resigned:
                    raise TableError("resigned", "table.stays_resigned")
                live.need_running()
                async with self.changing(live) as connection:
                    await self._hand_over(connection, live, mine[0].seat, "", "back")
                return
            if live.row.status not in ("open", "running"):
                raise TableError("over", "table.over")
            if live.row.counts and live.seats_of(person.id):
                raise TableError("taken", "table.counts_once")
            free = [s for s in live.seats if self._may_take(s, invite, person.id) and (seat is None or s.seat == seat)]
            if not free:
                raise TableError("taken", "table.no_seat")
            # An invitation to a certain seat leads to that seat.
            chosen = next((s for s in free if s.asked == person.id or (s.invite and s.invite == invite)), free[0])
            async with self.changing(live) as connection:
                taken = await connection.execute(
                    update(seats)
                    .where(seats.c.table == id, seats.c.seat == chosen.seat, seats.c.person.is_(None))
                    .where(seats.c.kind.in_(FREE))
                    .values(kind="human", person=person.id, name=person.name)
                )
                if not taken.rowcount:
                    raise TableError("taken", "table.seat_taken")
                if live.brought and live.free_seats() == [chosen.seat]:
                    await connection.execute(update(tables).where(tables.c.id == id).values(self.going_on()))

        await self.settled(live, sit)
        self.turn(live)
        return live

    def going_on(self) -> dict[str, Any]:
        """What changes when a game that was brought goes on."""
        now = self.now()
        return {"status": "running", "clock_since": now, "updated": now}

    @staticmethod
    def _may_take(seat: Seat, invite: str, person: str) -> bool:
        if seat.kind == "open" or (seat.kind == "invited" and seat.asked == person):
            return True
        return seat.kind == "invited" and bool(invite) and secrets.compare_digest(seat.invite.encode(), invite.encode())

    async def ask(self, id: str, person: str, seat: int, whom: Person) -> Live:
        """The owner keeps a free seat for somebody."""

        def keep(live: Live) -> Reseated:
            self._need_owner(live, person)
            if not (0 <= seat < len(live.seats) and live.seats[seat].kind in FREE):
                raise TableError("taken", "table.no_seat")
            invite = live.seats[seat].invite or secrets.token_urlsafe(16)
            return [seat], {"kind": "invited", "asked": whom.id, "name": whom.name, "invite": invite}

        return await self._change(id, person, keep)

    async def decline(self, id: str, person: str) -> Live:
        """Whoever a seat was kept for does not want it."""

        def let_go(live: Live) -> Reseated:
            kept = [seat.seat for seat in live.seats if seat.asked == person and seat.person is None]
            return kept, {"asked": None, "name": ""}

        return await self._change(id, person, let_go)

    async def fill(self, id: str, person: str, seat: int, bot: str) -> Live:
        """The owner puts a bot on a seat that nobody has, or takes it away again."""

        def put(live: Live) -> Reseated:
            self._need_owner(live, person)
            self._need_open(live)
            if not 0 <= seat < live.row.players or live.seats[seat].person is not None:
                raise TableError("taken", "table.no_such_seat")
            if bot:
                return [seat], {"kind": "bot", "bot": known_bot(bot), "name": bot_label(bot)}
            return [seat], {"kind": "invited" if live.seats[seat].invite else "open", "bot": "", "name": ""}

        return await self._change(id, person, put)

    async def name_seat(self, id: str, person: Person, seat: int, name: str) -> Live:
        """What one of one's own seats is called: several people may sit at one screen."""
        await check_names(self.store, person, [name])
        return await self._change(
            id, person.id, lambda live: ([live.own_seat(person.id, seat)], {"name": clean_name(name)})
        )

    async def add_words(self, id: str, person: str, seat: int | None, words: str) -> Live:
        """A player's own words become part of what all chance is drawn from, before the game begins."""

        def add(live: Live) -> Reseated:
            number = live.own_seat(person, seat)
            self._need_open(live)
            return [number], {"words": clean_line(words)[: fair.LONGEST_WORDS]}

        return await self._change(id, person, add)

    async def _change(self, id: str, person: str, wanted: Callable[[Live], Reseated]) -> Live:
        """Change seats of a table; which, and how, is asked when it can no longer change under one's hands."""
        live = await self.seen(id, person)

        async def change() -> None:
            numbers, values = wanted(live)
            async with self.changing(live) as connection:
                for number in numbers:
                    await connection.execute(_seat(live, number).values(values))

        await self.settled(live, change)
        return live

    @staticmethod
    def _need_owner(live: Live, person: str) -> None:
        if live.row.owner != person:
            raise TableError("not_owner", "table.not_owner")

    @staticmethod
    def _need_open(live: Live) -> None:
        if live.row.status != "open":
            raise TableError("started", "table.started")

    # -- getting up ---------------------------------------------------------------------------------

    async def leave(self, id: str, person: str, seat: int | None) -> Live:
        live = await self.seen(id, person)

        async def get_up() -> None:
            number = live.own_seat(person, seat)
            if live.row.status == "open":
                await self._free(live, number)
                return
            live.need_running()
            if not live.row.stand_in:
                raise TableError("no_stand_in", "table.no_stand_in")
            await self.stand_in(live, number, "left")

        await self.settled(live, get_up)
        self.turn(live)
        return live

    async def leave_for_good(self, id: str, person: str, seat: int) -> None:
        """Whatever the table allows: it may not wait for somebody who will never come, even where it is set aside now
        and goes on some day.
        """
        live = await self.get(id)

        async def get_up() -> None:
            if seat not in live.seats_of(person):
                return  # they have left it meanwhile
            if live.row.status == "open":
                await self._free(live, seat)
            elif live.row.status == "running" and not live.seats[seat].by_bot:
                # Where the rules are not at hand nobody can say how the game would end; whoever is gone already has
                # given up.
                if live.row.stand_in or not fits(live) or live.seats[seat].resigned:
                    await self.stand_in(live, seat, "left")
                else:
                    await self.give_up(live, seat)

        await self.settled(live, get_up)
        self.turn(live)

    async def _free(self, live: Live, seat: int) -> None:
        kind = "invited" if live.seats[seat].invite else "open"
        async with self.changing(live) as connection:
            await connection.execute(_seat(live, seat).values(kind=kind, person=None, name=""))

    async def stand_in(self, live: Live, seat: int, what: What) -> None:
        """The table's bot takes over; the seat's person can take it back at any time."""
        async with self.changing(live) as connection:
            await self._hand_over(connection, live, seat, live.successor(), what)

    async def _hand_over(self, connection: AsyncConnection, live: Live, seat: int, bot: str, what: What) -> None:
        """Let a bot decide for the seat, or (with no bot) its person again. Time passes for people only."""
        stands = live.row.paused is not None or live.seats[seat].away is not None
        before = live.untimed()
        after = before | 1 << seat if bot or stands else before & ~(1 << seat)
        await connection.execute(_seat(live, seat).values(bot=bot, put_away=False))
        await connection.execute(
            update(tables)
            .where(tables.c.id == live.id)
            .values(
                reckoned(live, self.now(), after, None if bot else seat)
                # Others sit there now than were asked.
                | {"happened": json(live.told(seat, what)), "end_ask": None, "pause_ask": None}
            )
        )

    async def resign(self, id: str, person: str, seat: int | None) -> Live:
        live = await self.seen(id, person)

        async def resign() -> None:
            live.need_running()
            await self.give_up(live, live.own_seat(person, seat))

        await self.settled(live, resign)
        self.turn(live)
        return live

    async def give_up(self, live: Live, seat: int, what: What = "resigned") -> None:
        """The seat leaves or a bot plays it to the end; when neither is possible or no human is left, the game ends."""
        end = live.resigned(seat)
        async with self.changing(live) as connection:
            await connection.execute(_seat(live, seat).values(resigned=True))
            if end is None:
                await self._hand_over(connection, live, seat, live.successor(), what)
            else:
                await connection.execute(
                    update(tables)
                    .where(tables.c.id == live.id)
                    .values(
                        status="finished",
                        outcome=json(end),
                        actors=0,
                        deadline=None,
                        updated=self.now(),
                        happened=json(live.told(seat, what)),
                    )
                )


def _seat(live: Live, number: int) -> Update:
    return update(seats).where(seats.c.table == live.id, seats.c.seat == number)
