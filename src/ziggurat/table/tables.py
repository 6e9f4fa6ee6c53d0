"""Every change that a person or a bot can make to a table.

A move goes: checked against `legal` in full, committed, then (and only then) known to anybody. The store's key
(table, seq) decides between two server processes; within one, the table's lock does.
"""

import contextlib
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import insert, select, update

from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.game import Played, play
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import State
from ziggurat.sitting import fair, position
from ziggurat.sitting.errors import NoTable, Raced, Stale, TableError
from ziggurat.sitting.held import Seat, end_of, mask
from ziggurat.sitting.wishes import NewSeat, NewTable, Refused, bot_label, check_wish, find, new_id
from ziggurat.table.cache import MOST_TRIES, Change, as_known
from ziggurat.table.clocks import clocks
from ziggurat.table.live import Live, adopt, json
from ziggurat.table.people import Person, check_names, clean_name, table_name
from ziggurat.table.pools import STATES
from ziggurat.table.schema import moves, people, seats, tables
from ziggurat.table.seating import Seating
from ziggurat.table.store import Commit

# A snapshot every so many actions: loading a game plays at most this many again.
SNAPSHOT_EVERY = 24

T = TypeVar("T")


class Tables(Seating):
    """Every change to a table goes through here."""

    # -- a table's life -----------------------------------------------------------------------------

    async def create(self, person: Person, wish: NewTable) -> Live:
        title, options = check_wish(wish)
        await check_names(self.store, person, [want.name for want in wish.seats])
        if wish.purpose != "game":
            await self.clear_away(person.id, title.id, wish.purpose)
        pack = None if wish.built_in else self.packs.for_new(title.id)
        id = new_id()
        now = self.now()
        seat_rows = [{"table": id, "seat": number} | seat_for(want, person) for number, want in enumerate(wish.seats)]
        seed = secrets.randbits(63) if wish.seed is None else wish.seed
        salt = secrets.token_hex(16) if wish.seed is None else ""
        row = {
            "id": id,
            "salt": salt,
            "commitment": fair.commit(seed, salt) if salt else "",
            "name": table_name(wish.name),
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

    async def start(self, id: str, person: str) -> Live:
        live = await self.seen(id, person)

        async def begin() -> None:
            self._need_owner(live, person)
            self._need_open(live)
            if live.free_seats():
                raise TableError("seats_open", "table.seats_open")
            now = self.now()
            away = await self._away(live, now)
            values = self.going_on() if live.brought else await self._first(live, now, away)
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

    async def _first(self, live: Live, now: float, away: dict[int, float]) -> dict[str, Any]:
        """What the row of a table says of its game when that begins."""
        row = live.row
        title = find(row.title)
        options: dict[str, object] = dict(row.options)
        pack = self.pack_of(live)
        rng = self.chance(live, 0)
        state = await STATES.run(
            lambda: title.new(row.players, row.seed, options, pack, keep_trace=True, keep_log=True, rng=rng)
        )
        actors = mask(state)
        left = row.clock.start(row.players)
        return {
            "status": "running",
            "rules": title.rules_version,
            "setup": json(state.trace or []),
            "opening": position.pack_events(state.log or []),
            "actors": actors,
            "colours": json(state.title.worn(state)),
            "clock_left": json(left),
            "clock_since": now,
            "deadline": row.clock.deadline(left, now, actors, live.untimed() | sum(1 << seat for seat in away)),
            "updated": now,
        }

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

    async def remove(self, id: str, person: str) -> None:
        """Take a table off one's lists; where nobody else sits it is gone for good, unless its game counts."""
        live = await self.seen(id, person)

        async def take_off() -> None:
            mine = live.seats_of(person)
            alone = not live.row.counts and all(seat.person in (None, person) for seat in live.seats)
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
                with contextlib.suppress(NoTable):  # whoever asked may have thought better of it
                    return (await self.get(row.rematch)).id
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
            async with made.lock:
                await self.refresh(made)
            self.tell(made, Change("meta"))  # whoever is asked hears of it; its revision is as it was
            return made.id

        return await self.get(await self.settled(live, again))

    @staticmethod
    def _again(seat: Seat, person: Person) -> NewSeat:
        if seat.kind == "bot":
            return NewSeat("bot", seat.bot)
        return NewSeat("me", name=seat.name) if seat.person == person.id else NewSeat("invited")

    async def erase(self, live: Live) -> None:
        """The table and all that was played and said at it go, if it is still as it is known here; else Raced."""
        async with self.store.write() as connection:
            gone = await connection.execute(tables.delete().where(as_known(live)))
            if not gone.rowcount:
                raise Raced()
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

    async def close(self, id: str) -> None:
        """End a table without a result, by its administrator."""
        live = await self.get(id)

        async def shut() -> None:
            if live.row.status == "finished":
                raise TableError("over", "table.over")
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
            state = await self.going(live)
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
        changes = self.advance(live, state, entry.seat, length, now)
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

    def advance(self, live: Live, state: State, mover: int | None, length: int, now: float) -> dict[str, Any]:
        """The columns of the table's row that change with every row in `moves`."""
        row = live.row
        actors = mask(state)
        untimed = live.untimed()
        elapsed = 0.0 if row.clock_since is None else max(0.0, now - row.clock_since)
        left = row.clock.after(row.clock_left, elapsed, row.actors, actors, mover, untimed)
        return {
            "seq": row.seq + 1,
            "length": length,
            "actors": actors,
            "colours": json(state.title.worn(state)),
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


def seat_for(want: NewSeat, person: Person) -> dict[str, Any]:
    """The columns of a seat as whoever makes a table wants it: their own, a bot's, or free."""
    seat = {"kind": want.kind, "person": None, "name": "", "bot": "", "invite": "", "resigned": False}
    if want.kind == "me":
        return seat | {
            "kind": "human",
            "person": person.id,
            "name": clean_name(want.name) if want.name else person.name,
        }
    if want.kind == "bot":
        return seat | {"name": bot_label(want.bot), "bot": want.bot}
    return seat | {"invite": secrets.token_urlsafe(16) if want.kind == "invited" else ""}


def seed_text(seed: int) -> str:
    """A seed as stored; the generator uses its lowest 64 bits and no others."""
    return str(seed & 0xFFFFFFFFFFFFFFFF)
