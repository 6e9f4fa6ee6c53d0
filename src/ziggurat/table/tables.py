"""Every change that a person or a bot can make to a table.

A move goes: checked against `legal` in full, committed, then (and only then) known to anybody. The store's key
(table, seq) decides between two server processes; within one, the table's lock does.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.game import Played, play
from ziggurat.kernel.rng import Rng
from ziggurat.sitting import fair, position
from ziggurat.sitting.errors import NoTable, Raced, Stale, TableError
from ziggurat.sitting.held import Seat, What, end_of, mask
from ziggurat.sitting.wishes import NewSeat, NewTable, Refused, bot_label, check_wish, find, known_bot, new_id
from ziggurat.table.cache import MOST_TRIES, Cache, Change
from ziggurat.table.live import Live, adopt
from ziggurat.table.people import Person, clean_line, clean_name
from ziggurat.table.pools import STATES
from ziggurat.table.schema import moves, people, seats, tables
from ziggurat.table.store import Commit

# A snapshot every so many actions: loading a game plays at most this many again.
SNAPSHOT_EVERY = 24

T = TypeVar("T")


class Tables(Cache):
    """Every change to a table goes through here."""

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

    # -- a table's life -----------------------------------------------------------------------------

    async def create(self, person: Person, wish: NewTable) -> Live:
        title, options = check_wish(wish)
        if wish.purpose != "game":
            await self.clear_away(person.id, title.id, wish.purpose)
        pack = None if wish.built_in else self.packs.for_new(title.id)
        id = new_id()
        now = self.now()
        seat_rows = []
        for number, want in enumerate(wish.seats):
            seat: dict[str, Any] = {"table": id, "seat": number, "kind": want.kind, "person": None, "name": ""}
            seat |= {"bot": "", "invite": "", "resigned": False}
            if want.kind == "me":
                seat |= {
                    "kind": "human",
                    "person": person.id,
                    "name": clean_name(want.name) if want.name else person.name,
                }
            elif want.kind == "bot":
                seat |= {"bot": want.bot, "name": bot_label(want.bot)}
            elif want.kind == "invited":
                seat["invite"] = secrets.token_urlsafe(16)
            seat_rows.append(seat)
        seed = secrets.randbits(63) if wish.seed is None else wish.seed
        salt = secrets.token_hex(16) if wish.seed is None else ""
        row = {
            "id": id,
            "salt": salt,
            "commitment": fair.commit(seed, salt) if salt else "",
            "name": clean_line(wish.name),
            "title": title.id,
            "rules": title.rules_version,
            "content": title.content.digest(pack),
            "players": len(wish.seats),
            "options": json(options),
            "seed": seed_text(seed),
            "seeded": wish.seed is not None,
            "status": "open",
            "public": wish.public,
            "owner": person.id,
            "purpose": wish.purpose,
            "invite": secrets.token_urlsafe(16),
            "stand_in": wish.stand_in,
            "hints": wish.with_hints(),
            "counts": wish.counts,
            "clock": json(wish.clock),
            "created": now,
            "updated": now,
        }
        async with self.store.write() as connection:
            await connection.execute(insert(tables), row)
            await connection.execute(insert(seats), seat_rows)
        live = await self.get(id)
        if wish.start and all(seat["kind"] in ("human", "bot") for seat in seat_rows):
            await self.start(live.id, person.id)
        return live

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
                    .where(seats.c.kind.in_(("open", "invited")))
                    .values(kind="human", person=person.id, name=person.name)
                )
                if not taken.rowcount:
                    raise TableError("taken", "table.seat_taken")

        await self.settled(live, sit)
        return live

    async def ask(self, id: str, person: str, seat: int, whom: Person) -> Live:
        """The owner keeps a free seat for somebody."""
        live = await self.seen(id, person)

        async def keep() -> None:
            if live.row.owner != person:
                raise TableError("not_owner", "table.not_owner")
            if not (0 <= seat < len(live.seats) and live.seats[seat].kind in ("open", "invited")):
                raise TableError("taken", "table.no_seat")
            held = live.seats[seat]
            invite = held.invite or secrets.token_urlsafe(16)
            async with self.changing(live) as connection:
                await connection.execute(
                    update(seats)
                    .where(seats.c.table == id, seats.c.seat == seat, seats.c.person.is_(None))
                    .values(kind="invited", asked=whom.id, name=whom.name, invite=invite)
                )

        await self.settled(live, keep)
        return live

    async def decline(self, id: str, person: str) -> Live:
        """Whoever a seat was kept for does not want it."""
        live = await self.seen(id, person)

        async def let_go() -> None:
            async with self.changing(live) as connection:
                await connection.execute(
                    update(seats)
                    .where(seats.c.table == id, seats.c.asked == person, seats.c.person.is_(None))
                    .values(asked=None, name="")
                )

        await self.settled(live, let_go)
        return live

    @staticmethod
    def _may_take(seat: Seat, invite: str, person: str) -> bool:
        if seat.kind == "open" or (seat.kind == "invited" and seat.asked == person):
            return True
        return seat.kind == "invited" and bool(invite) and secrets.compare_digest(seat.invite.encode(), invite.encode())

    async def leave(self, id: str, person: str, seat: int | None) -> Live:
        live = await self.seen(id, person)

        async def get_up() -> None:
            number = live.own_seat(person, seat)
            if live.row.status == "open":
                held = live.seats[number]
                async with self.changing(live) as connection:
                    await connection.execute(
                        update(seats)
                        .where(seats.c.table == id, seats.c.seat == number)
                        .values(kind="invited" if held.invite else "open", person=None, name="")
                    )
                return
            live.need_running()
            if not live.row.stand_in:
                raise TableError("no_stand_in", "table.no_stand_in")
            await self.stand_in(live, number, "left")

        await self.settled(live, get_up)
        self.turn(live)
        return live

    async def stand_in(self, live: Live, seat: int, what: What) -> None:
        """The table's bot takes over; the seat's person can take it back at any time."""
        async with self.changing(live) as connection:
            await self._hand_over(connection, live, seat, live.row.stand_in, what)

    async def _hand_over(self, connection: AsyncConnection, live: Live, seat: int, bot: str, what: What) -> None:
        """Let a bot decide for the seat, or (with no bot) its person again. Time passes for people only."""
        row = live.row
        now = self.now()
        before = live.untimed()
        stands = row.paused is not None or live.seats[seat].away is not None
        after = before | 1 << seat if bot or stands else before & ~(1 << seat)
        elapsed = 0.0 if row.clock_since is None else now - row.clock_since
        left = row.clock.after(row.clock_left, elapsed, row.actors, row.actors, None, before)
        if not bot and left and left[seat] <= 0:
            # Whoever comes back from a time-out gets time to decide, or the clock would throw them out at once.
            left[seat] = row.clock.full() if row.clock.kind == "days" else max(row.clock.increment, 60.0)
        await connection.execute(
            update(seats).where(seats.c.table == live.id, seats.c.seat == seat).values(bot=bot, put_away=False)
        )
        await connection.execute(
            update(tables)
            .where(tables.c.id == live.id)
            .values(
                clock_left=json(left),
                clock_spent=json(row.clock.think(row.clock_spent, elapsed, row.actors, before, row.players)),
                clock_since=now,
                deadline=row.clock.deadline(left, now, row.actors, after),
                happened=json(live.told(seat, what)),
                # Others sit there now than were asked.
                end_ask=None,
                pause_ask=None,
            )
        )

    async def fill(self, id: str, person: str, seat: int, bot: str) -> Live:
        """The owner puts a bot on a seat that nobody has, or takes it away again."""
        live = await self.seen(id, person)

        async def put() -> None:
            if live.row.owner != person:
                raise TableError("not_owner", "table.not_owner")
            if live.row.status != "open":
                raise TableError("started", "table.started")
            if not 0 <= seat < live.row.players or live.seats[seat].person is not None:
                raise TableError("taken", "table.no_such_seat")
            if bot:
                values = {"kind": "bot", "bot": known_bot(bot), "name": bot_label(bot)}
            else:
                values = {"kind": "invited" if live.seats[seat].invite else "open", "bot": "", "name": ""}
            async with self.changing(live) as connection:
                await connection.execute(update(seats).where(seats.c.table == id, seats.c.seat == seat).values(values))

        await self.settled(live, put)
        return live

    async def start(self, id: str, person: str) -> Live:
        live = await self.seen(id, person)

        async def begin() -> None:
            row = live.row
            if row.owner != person:
                raise TableError("not_owner", "table.not_owner")
            if row.status != "open":
                raise TableError("started", "table.started")
            if any(seat.kind in ("open", "invited") for seat in live.seats):
                raise TableError("seats_open", "table.seats_open")
            title = find(row.title)
            options: dict[str, object] = dict(row.options)
            pack = self.pack_of(live)
            rng = self.chance(live, 0)
            state = await STATES.run(
                lambda: title.new(row.players, row.seed, options, pack, keep_trace=True, keep_log=True, rng=rng)
            )
            now = self.now()
            actors = mask(state)
            left = row.clock.start(row.players)
            away = await self._away(live, now)
            values = {
                "status": "running",
                "rules": title.rules_version,
                "setup": json(state.trace or []),
                "opening": position.pack_events(state.log or []),
                "actors": actors,
                "clock_left": json(left),
                "clock_since": now,
                "deadline": row.clock.deadline(left, now, actors, live.untimed() | sum(1 << seat for seat in away)),
                "updated": now,
            }
            async with self.changing(live) as connection:
                for seat, until in away.items():
                    await connection.execute(
                        update(seats).where(seats.c.table == id, seats.c.seat == seat).values(away=until)
                    )
                changed = await connection.execute(
                    update(tables).where(tables.c.id == id, tables.c.status == "open").values(values)
                )
                if not changed.rowcount:
                    raise TableError("started", "table.started")

        await self.settled(live, begin)
        self.turn(live)
        return live

    async def _away(self, live: Live, now: float) -> dict[int, float]:
        """The seats of people on vacation, in a game by days, and until when they are."""
        if live.row.clock.kind != "days":
            return {}
        wanted = select(people.c.id, people.c.away).where(
            people.c.id.in_([seat.person for seat in live.seats if seat.person]), people.c.away > now
        )
        async with self.store.read() as connection:
            until = {row.id: float(row.away) for row in await connection.execute(wanted)}
        return {seat.seat: until[seat.person] for seat in live.seats if seat.person in until}

    @staticmethod
    def chance(live: Live, version: int) -> Rng | None:
        """What the action that makes the version draws from; None where the state's own generator is used."""
        row = live.row
        if not row.salt:
            return None
        return fair.stream(row.seed, row.salt, [seat.words for seat in live.seats], version)

    async def add_words(self, id: str, person: str, seat: int | None, words: str) -> Live:
        """A player's own words become part of what all chance is drawn from, before the game begins."""
        live = await self.seen(id, person)

        async def add() -> None:
            number = live.own_seat(person, seat)
            if live.row.status != "open":
                raise TableError("started", "table.started")
            said = clean_line(words)[: fair.LONGEST_WORDS]
            async with self.changing(live) as connection:
                await connection.execute(
                    update(seats).where(seats.c.table == id, seats.c.seat == number).values(words=said)
                )

        await self.settled(live, add)
        return live

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
            await connection.execute(
                update(seats).where(seats.c.table == live.id, seats.c.seat == seat).values(resigned=True)
            )
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

    async def remove(self, id: str, person: str) -> None:
        """Take a table off one's lists; where nobody else sits it is gone for good."""
        live = await self.seen(id, person)

        async def take_off() -> None:
            mine = live.seats_of(person)
            alone = all(seat.person in (None, person) for seat in live.seats)
            if live.row.owner == person and (alone or live.row.status == "open"):
                await self.erase(live)
            elif live.row.status in ("finished", "closed") or (mine and all(live.seats[n].by_bot for n in mine)):
                async with self.changing(live) as connection:
                    await connection.execute(
                        update(seats).where(seats.c.table == id, seats.c.person == person).values(put_away=True)
                    )
            else:
                raise TableError("others", "table.others_play")

        await self.settled(live, take_off)

    async def rematch(self, id: str, person: Person) -> Live:
        """The same game again: options, clock and bots stay, and whoever played is asked. Made once for all of them."""
        live = await self.seen(id, person.id)

        async def again() -> str:
            row = live.row
            live.own_seat(person.id, None)
            if row.status != "finished":
                raise TableError("running", "table.not_over")
            if row.rematch is not None:
                return row.rematch
            kinds = [self._again(seat, person) for seat in live.seats]
            made = await self.create(
                person,
                NewTable(
                    row.title,
                    kinds,
                    row.name,
                    row.options,
                    row.public,
                    clock=row.clock,
                    stand_in=row.stand_in,
                    hints=row.hints,
                    counts=row.counts,
                ),
            )
            try:
                async with self.changing(live) as connection:
                    await connection.execute(update(tables).where(tables.c.id == id).values(rematch=made.id))
                    for seat in live.seats:
                        if seat.person not in (None, person.id):
                            await connection.execute(
                                update(seats)
                                .where(seats.c.table == made.id, seats.c.seat == seat.seat)
                                .values(asked=seat.person, name=seat.name)
                            )
            except Raced:
                # Somebody else wanted it at the same moment; theirs is the one.
                await self.erase(made)
                raise
            made.dirty = True
            return made.id

        return await self.get(await self.settled(live, again))

    @staticmethod
    def _again(seat: Seat, person: Person) -> NewSeat:
        if seat.kind == "bot":
            return NewSeat("bot", seat.bot)
        return NewSeat("me", name=seat.name) if seat.person == person.id else NewSeat("invited")

    async def erase(self, live: Live) -> None:
        """The table and all that was played and said at it go."""
        async with self.store.write() as connection:
            await connection.execute(tables.delete().where(tables.c.id == live.id))
            await self.store.notify(connection, f"tables {live.id}")
        self.forget(live)

    async def clear_away(self, person: str, title: str, purpose: str) -> None:
        """A new tour or lesson of a title takes the place of the last one."""
        async with self.store.read() as connection:
            old = await connection.scalars(
                select(tables.c.id).where(
                    tables.c.owner == person, tables.c.title == title, tables.c.purpose == purpose
                )
            )
        for id in old:
            await self.remove(id, person)

    async def name_seat(self, id: str, person: str, seat: int, name: str) -> Live:
        """What one of one's own seats is called: several people may sit at one screen."""
        live = await self.seen(id, person)

        async def call() -> None:
            live.own_seat(person, seat)
            async with self.changing(live) as connection:
                await connection.execute(
                    update(seats).where(seats.c.table == id, seats.c.seat == seat).values(name=clean_name(name))
                )

        await self.settled(live, call)
        return live

    async def close(self, id: str) -> None:
        """End a table without a result, by its administrator."""
        live = await self.get(id)

        async def shut() -> None:
            async with self.changing(live) as connection:
                await connection.execute(
                    update(tables)
                    .where(tables.c.id == id)
                    .values(status="closed", actors=0, deadline=None, updated=self.now())
                )

        await self.settled(live, shut)

    # -- moves --------------------------------------------------------------------------------------

    async def move(
        self,
        id: str,
        person: str,
        seat: int,
        seq: int,
        key: str,
        notation: str,
        stored: Callable[[int], None] | None = None,
    ) -> int:
        """Play an action; the version after it. The same key again gives the same answer and plays nothing.

        `stored` hears the version once the move is safe and before anybody else hears of it.
        """
        live = await self.get(id)
        if seat not in live.seats_of(person):
            if not self.may_see(live, person):
                raise NoTable()
            raise TableError("not_seated", "table.not_seated")
        return await self.shielded(self._moving(live, seat, seq, f"{seat}:{key}", notation, False, stored))

    async def bot_move(self, live: Live, seat: int, seq: int, notation: str) -> int:
        return await self.shielded(self._moving(live, seat, seq, f"bot:{seat}:{seq}", notation, True, None))

    async def _moving(self, live: Live, seat: int, seq: int, *given: Any) -> int:
        """The move, again when somebody sat down, left or ran out of time meanwhile: that is no reason to refuse it."""
        for _try in range(MOST_TRIES):
            try:
                return await self._move(live, seat, seq, *given)
            except Raced:
                continue
        raise Stale()

    async def shielded(self, doing: Awaitable[T]) -> T:
        """Once begun a change is carried through, whatever becomes of the one who asked."""
        return await asyncio.shield(asyncio.ensure_future(doing))

    async def _move(
        self,
        live: Live,
        seat: int,
        seq: int,
        key: str,
        notation: str,
        by_bot: bool,
        stored: Callable[[int], None] | None,
    ) -> int:
        known: int | None
        async with live.lock:
            if live.dirty:
                await self.refresh(live)
            if seq != live.row.seq and (known := await self._played(live.id, key)) is not None:
                if stored is not None:
                    stored(known)
                return known
            live.need_running()
            state = await self.state(live)
            live.need_turn(seat, seq, by_bot=by_bot)
            if (rng := self.chance(live, live.row.seq + 1)) is not None:
                state.rng = rng
            try:
                played = play(state, seat, notation)
            except Illegal as error:
                raise Refused(state.title.package, error) from None
            if not (ok := await self._commit(live, played, key)):
                await self.refresh(live)
                known = await self._played(live.id, key)
                if known is None:
                    raise Raced()
            else:
                known = live.row.seq
        if stored is not None:
            stored(known)
        if not ok:
            return known
        self.played += 1
        self.tell(live, Change("move"))
        self.turn(live)
        return known

    async def _played(self, id: str, key: str) -> int | None:
        async with self.store.read() as connection:
            found = await connection.scalar(select(moves.c.seq).where(moves.c.table == id, moves.c.key == key))
            return None if found is None else int(found)

    async def _commit(self, live: Live, played: Played, key: str) -> bool:
        row, state, entry = live.row, played.after, played.entry
        now = self.now()
        length = row.length + 1
        outcome = state.outcome() if state.over() else None
        end = None if outcome is None else end_of(outcome)
        events = position.pack_events(played.events)
        actors = mask(state)
        changes = self.advance(live, actors, entry.seat, length, now)
        commit = Commit(
            {
                "table": row.id,
                "seq": row.seq + 1,
                "kind": "play",
                "length": length,
                "seat": entry.seat,
                "notation": entry.notation,
                "chance": json(entry.chance),
                "barrier": played.barrier,
                "events": events,
                "key": key,
                "clocks": clocks(changes),
                "at": now,
            },
            changes,
            row.rev,
            None if end is None else json(end),
        )
        if length % SNAPSHOT_EVERY == 0:
            kept = position.pack_state(state)
            commit.snapshot = {"table": row.id, "length": length, "seq": row.seq + 1, "state": kept}
        try:
            won = await self.store.commit(commit)
        except BaseException:
            live.dirty = True
            raise
        if won:
            live.follow(state, row.seq + 1, length, entry.seat, played.barrier, events)
            adopt(row, changes)
            row.undo_ask = None
            if end is not None:
                row.status, row.outcome = "finished", end
        return won

    def advance(self, live: Live, actors: int, mover: int | None, length: int, now: float) -> dict[str, Any]:
        """The columns of the table's row that change with every row in `moves`."""
        row = live.row
        untimed = live.untimed()
        elapsed = 0.0 if row.clock_since is None else max(0.0, now - row.clock_since)
        left = row.clock.after(row.clock_left, elapsed, row.actors, actors, mover, untimed)
        return {
            "seq": row.seq + 1,
            "length": length,
            "actors": actors,
            "clock_left": json(left),
            "clock_spent": json(row.clock.think(row.clock_spent, elapsed, row.actors, untimed, row.players)),
            "clock_since": now,
            "deadline": row.clock.deadline(left, now, actors, untimed),
            "updated": now,
            "end_ask": json(row.end_ask) if row.end_ask is not None and self._bot_moves(live, mover) else None,
        }

    @staticmethod
    def _bot_moves(live: Live, mover: int | None) -> bool:
        """Bots play on while people talk about the end; a person's move is an answer."""
        return mover is not None and live.seats[mover].by_bot

    def turn(self, live: Live) -> None:
        """Somebody else may be to act now."""
        for listener in self.on_turn:
            listener(live)


def reckoned(live: Live, now: float, after: int) -> dict[str, Any]:
    """The columns of the clocks as they stand now; from here on no time passes for the seats of the mask `after`."""
    row = live.row
    before = live.untimed()
    elapsed = 0.0 if row.clock_since is None else max(0.0, now - row.clock_since)
    left = row.clock.after(row.clock_left, elapsed, row.actors, row.actors, None, before)
    return {
        "clock_left": json(left),
        "clock_spent": json(row.clock.think(row.clock_spent, elapsed, row.actors, before, row.players)),
        "clock_since": now,
        "deadline": row.clock.deadline(left, now, row.actors, after),
    }


def clocks(changes: dict[str, Any]) -> str:
    """The clocks as they stand beside a move, so that an undo finds them again."""
    return f"[{changes['clock_left']},{changes['clock_spent']}]"


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def seed_text(seed: int) -> str:
    """A seed as stored; the generator uses its lowest 64 bits and no others."""
    return str(seed & 0xFFFFFFFFFFFFFFFF)
