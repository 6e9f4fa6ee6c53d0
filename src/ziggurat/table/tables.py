"""Every change that a person or a bot can make to a table.

A move goes: checked against `legal` in full, committed, then (and only then) known to anybody. The store's key
(table, seq) decides between two server processes; within one, the table's lock does.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.kernel.errors import BadOptions, Illegal, UnknownTitle
from ziggurat.kernel.options import OptionValue, read_options
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import words
from ziggurat.players import bot_names
from ziggurat.table import position
from ziggurat.table.cache import Cache, Change
from ziggurat.table.clock import Clock
from ziggurat.table.errors import NoTable, Stale, TableError
from ziggurat.table.live import End, Live, Seat, end_of
from ziggurat.table.people import Person
from ziggurat.table.schema import moves, seats, tables
from ziggurat.table.store import Commit

# A snapshot every so many actions: loading a game plays at most this many again.
SNAPSHOT_EVERY = 24

T = TypeVar("T")

BotName = Annotated[str, Meta(max_length=20)]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me`, `open` to all who see the table, `invited` by a link of its own, or a `bot`."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: BotName = "greedy"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is made from. `stand_in` is the bot for seats that leave or time out, empty for none.

    `built_in` leaves the server's content pack aside: a tour tells of the figures it was written with.
    """

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    name: Annotated[str, Meta(max_length=80)] = ""
    options: dict[str, OptionValue] = {}
    public: bool = False
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None
    clock: Clock = Clock()
    stand_in: BotName = "greedy"
    start: bool = True
    built_in: bool = False


class Tables(Cache):
    """Every change to a table goes through here."""

    # -- who may what -------------------------------------------------------------------------------

    @staticmethod
    def may_see(live: Live, person: str | None, invite: str = "") -> bool:
        row = live.row
        if row.public or (person is not None and (row.owner == person or live.seats_of(person))):
            return True
        secrets_ = [row.invite, *(seat.invite for seat in live.seats if seat.invite)]
        return bool(invite) and any(secrets.compare_digest(invite.encode(), known.encode()) for known in secrets_)

    async def seen(self, id: str, person: str | None, invite: str = "") -> Live:
        live = await self.get(id)
        if not self.may_see(live, person, invite):
            raise NoTable()
        return live

    @staticmethod
    def own_seat(live: Live, person: str | None, seat: int | None) -> int:
        """The seat the person means: the given one if it is theirs, else the one to act, else their first."""
        mine = live.seats_of(person)
        if seat is None and mine:
            acting = [number for number in mine if live.row.actors >> number & 1]
            return (acting or mine)[0]
        if seat is None or seat not in mine:
            raise TableError("not_seated", "You do not sit there.")
        return seat

    @staticmethod
    def need_running(live: Live) -> None:
        if live.row.pinned:
            raise TableError("read_only", live.row.pinned)
        if live.row.status == "open":
            raise TableError("not_started", "The game has not been started yet.")
        if live.row.status != "running":
            raise TableError("over", "The game is over.")

    # -- a table's life -----------------------------------------------------------------------------

    async def create(self, person: Person, wish: NewTable) -> Live:
        title = find(wish.title)
        players = len(wish.seats)
        title.check_players(players)
        options = read_options(title.options, dict(wish.options))
        title.check_options(players, options)
        if problem := wish.clock.problem():
            raise BadOptions(problem)
        if wish.stand_in:
            known_bot(wish.stand_in)
        elif wish.clock.on_timeout == "bot" and wish.clock.kind != "none":
            raise BadOptions("A time-out can only be answered by a bot if the table names a stand-in.")
        pack = None if wish.built_in else self.packs.for_new(title.id)
        id = new_id()
        now = self.now()
        seat_rows = []
        for number, want in enumerate(wish.seats):
            seat: dict[str, Any] = {"table": id, "seat": number, "kind": want.kind, "person": None, "name": ""}
            seat |= {"bot": "", "invite": "", "resigned": False}
            if want.kind == "me":
                seat |= {"kind": "human", "person": person.id, "name": person.name}
            elif want.kind == "bot":
                seat |= {"bot": known_bot(want.bot), "name": bot_label(want.bot)}
            elif want.kind == "invited":
                seat["invite"] = secrets.token_urlsafe(16)
            seat_rows.append(seat)
        row = {
            "id": id,
            "name": wish.name,
            "title": title.id,
            "rules": title.rules_version,
            "content": "" if pack is None else pack.digest,
            "players": players,
            "options": json(options),
            "seed": seed_text(secrets.randbits(63) if wish.seed is None else wish.seed),
            "seeded": wish.seed is not None,
            "status": "open",
            "public": wish.public,
            "owner": person.id,
            "invite": secrets.token_urlsafe(16),
            "stand_in": wish.stand_in,
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

    @contextlib.asynccontextmanager
    async def changing(self, live: Live) -> AsyncIterator[AsyncConnection]:
        """A change that is no move: rows are written, read back and announced. The lock is held by the caller."""
        async with self.store.write() as connection:
            yield connection
            await connection.execute(update(tables).where(tables.c.id == live.id).values(rev=tables.c.rev + 1))
            await self.store.notify(connection, f"tables {live.id}")
        await self.refresh(live)
        self.tell(live, Change("meta"))

    async def join(self, id: str, person: Person, seat: int | None, invite: str = "") -> Live:
        """Sit down on an open seat, or take one's own seat back from the bot."""
        live = await self.seen(id, person.id, invite)
        async with live.lock:
            await self.refresh(live)
            mine = [s for s in live.seats if s.person == person.id and s.bot and (seat is None or s.seat == seat)]
            if mine:
                if mine[0].resigned:
                    raise TableError("resigned", "Who has resigned cannot come back.")
                self.need_running(live)
                async with self.changing(live) as connection:
                    await self._hand_over(connection, live, mine[0].seat, "")
                return live
            if live.row.status not in ("open", "running"):
                raise TableError("over", "The game is over.")
            free = [s for s in live.seats if self._may_take(s, invite) and (seat is None or s.seat == seat)]
            if not free:
                raise TableError("taken", "No seat is open to you there.")
            # An invitation to a certain seat leads to that seat.
            chosen = next((s for s in free if s.invite and s.invite == invite), free[0])
            async with self.changing(live) as connection:
                taken = await connection.execute(
                    update(seats)
                    .where(seats.c.table == id, seats.c.seat == chosen.seat, seats.c.person.is_(None))
                    .where(seats.c.kind.in_(("open", "invited")))
                    .values(kind="human", person=person.id, name=person.name)
                )
                if not taken.rowcount:
                    raise TableError("taken", "Somebody else has just taken that seat.")
        return live

    @staticmethod
    def _may_take(seat: Seat, invite: str) -> bool:
        if seat.kind == "open":
            return True
        return seat.kind == "invited" and bool(invite) and secrets.compare_digest(seat.invite.encode(), invite.encode())

    async def leave(self, id: str, person: str, seat: int | None) -> Live:
        live = await self.seen(id, person)
        async with live.lock:
            await self.refresh(live)
            number = self.own_seat(live, person, seat)
            if live.row.status == "open":
                held = live.seats[number]
                async with self.changing(live) as connection:
                    await connection.execute(
                        update(seats)
                        .where(seats.c.table == id, seats.c.seat == number)
                        .values(kind="invited" if held.invite else "open", person=None, name="")
                    )
                return live
            self.need_running(live)
            if not live.row.stand_in:
                raise TableError("no_stand_in", "No bot may take over here; you can only resign.")
            await self.stand_in(live, number)
        self.turn(live)
        return live

    async def stand_in(self, live: Live, seat: int) -> None:
        """The table's bot takes over; the seat's person can take it back at any time."""
        async with self.changing(live) as connection:
            await self._hand_over(connection, live, seat, live.row.stand_in)

    async def _hand_over(self, connection: AsyncConnection, live: Live, seat: int, bot: str) -> None:
        """Let a bot decide for the seat, or (with no bot) its person again. Time passes for people only."""
        row = live.row
        now = self.now()
        before = live.untimed()
        after = before | 1 << seat if bot else before & ~(1 << seat)
        elapsed = 0.0 if row.clock_since is None else now - row.clock_since
        left = row.clock.after(row.clock_left, elapsed, row.actors, row.actors, None, before)
        if not bot and left and left[seat] <= 0:
            # Whoever comes back from a time-out gets time to decide, or the clock would throw them out at once.
            left[seat] = row.clock.full() if row.clock.kind == "days" else max(row.clock.increment, 60.0)
        await connection.execute(update(seats).where(seats.c.table == live.id, seats.c.seat == seat).values(bot=bot))
        await connection.execute(
            update(tables)
            .where(tables.c.id == live.id)
            .values(
                bot_turn=bool(row.actors & after),
                clock_left=json(left),
                clock_since=now,
                deadline=row.clock.deadline(left, now, row.actors, after),
            )
        )

    async def fill(self, id: str, person: str, seat: int, bot: str) -> Live:
        """The owner puts a bot on a seat that nobody has, or takes it away again."""
        live = await self.seen(id, person)
        async with live.lock:
            await self.refresh(live)
            if live.row.owner != person:
                raise TableError("not_owner", "Only the owner of the table can do that.")
            if live.row.status != "open":
                raise TableError("started", "The game has already been started.")
            if not 0 <= seat < live.row.players or live.seats[seat].person is not None:
                raise TableError("taken", "There is no such seat, or somebody sits there.")
            if bot:
                values = {"kind": "bot", "bot": known_bot(bot), "name": bot_label(bot)}
            else:
                values = {"kind": "invited" if live.seats[seat].invite else "open", "bot": "", "name": ""}
            async with self.changing(live) as connection:
                await connection.execute(update(seats).where(seats.c.table == id, seats.c.seat == seat).values(values))
        return live

    async def start(self, id: str, person: str) -> Live:
        live = await self.seen(id, person)
        async with live.lock:
            await self.refresh(live)
            row = live.row
            if row.owner != person:
                raise TableError("not_owner", "Only the owner of the table can do that.")
            if row.status != "open":
                raise TableError("started", "The game has already been started.")
            if any(seat.kind in ("open", "invited") for seat in live.seats):
                raise TableError("seats_open", "There are still seats without anybody on them.")
            title = find(row.title)
            options: dict[str, object] = dict(row.options)
            pack = self.pack_of(live)
            state = await asyncio.to_thread(
                lambda: title.new(row.players, row.seed, options, pack, keep_trace=True, keep_log=True)
            )
            now = self.now()
            actors = mask(state)
            left = row.clock.start(row.players)
            values = {
                "status": "running",
                "rules": title.rules_version,
                "setup": json(state.trace or []),
                "opening": position.pack_events(state.log or []),
                "actors": actors,
                "bot_turn": bool(actors & live.untimed()),
                "clock_left": json(left),
                "clock_since": now,
                "deadline": row.clock.deadline(left, now, actors, live.untimed()),
                "updated": now,
            }
            async with self.changing(live) as connection:
                changed = await connection.execute(
                    update(tables).where(tables.c.id == id, tables.c.status == "open").values(values)
                )
                if not changed.rowcount:
                    raise TableError("started", "The game has already been started.")
        self.turn(live)
        return live

    async def resign(self, id: str, person: str, seat: int | None) -> Live:
        live = await self.seen(id, person)
        async with live.lock:
            await self.refresh(live)
            self.need_running(live)
            await self.give_up(live, self.own_seat(live, person, seat))
        self.turn(live)
        return live

    async def give_up(self, live: Live, seat: int) -> None:
        """A bot plays the seat to the end; without a stand-in, or when no human is left, the game ends."""
        humans = [s for s in live.seats if s.kind == "human" and not s.resigned and s.seat != seat]
        if live.seats[seat].resigned:
            raise TableError("resigned", "You have already resigned.")
        async with self.changing(live) as connection:
            await connection.execute(
                update(seats).where(seats.c.table == live.id, seats.c.seat == seat).values(resigned=True)
            )
            if live.row.stand_in and humans:
                await self._hand_over(connection, live, seat, live.row.stand_in)
            else:
                lost = {s.seat for s in live.seats if s.resigned} | {seat}
                places = [len(live.seats) - len(lost) + 1 if s.seat in lost else 1 for s in live.seats]
                zero = [0] * live.row.players
                end = End(places, zero, [{} for _ in zero], "table.resigned", closed=True)
                await connection.execute(
                    update(tables)
                    .where(tables.c.id == live.id)
                    .values(
                        status="finished",
                        outcome=json(end),
                        actors=0,
                        bot_turn=False,
                        deadline=None,
                        updated=self.now(),
                    )
                )

    async def close(self, id: str) -> None:
        """End a table without a result, by its administrator."""
        live = await self.get(id)
        async with live.lock, self.changing(live) as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == id)
                .values(status="closed", actors=0, bot_turn=False, deadline=None, updated=self.now())
            )

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
            raise TableError("not_seated", "You do not sit there.")
        return await self.shielded(self._move(live, seat, seq, f"{seat}:{key}", notation, False, stored))

    async def bot_move(self, live: Live, seat: int, seq: int, notation: str) -> int:
        return await self.shielded(self._move(live, seat, seq, f"bot:{seat}:{seq}", notation, True, None))

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
            self.need_running(live)
            if live.seats[seat].by_bot != by_bot:
                raise TableError("stand_in", "A bot plays this seat; take it back first.")
            state = await self.state(live)
            # Others may have answered the same question meanwhile; what this seat was asked is still the same.
            if seq > live.row.seq or (seq < live.row.seq and seq < live.since[seat]):
                raise Stale()
            try:
                played = position.play(state, seat, notation)
            except Illegal as error:
                raise Refused(state.title.package, error) from None
            ok = await self._commit(live, played, seat, notation, key)
            if not ok:
                live.dirty = True
                await self.refresh(live)
                known = await self._played(live.id, key)
                if known is None:
                    raise Stale()
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

    async def _commit(self, live: Live, played: position.Played, seat: int, notation: str, key: str) -> bool:
        row, state = live.row, played.state
        now = self.now()
        length = row.length + 1
        outcome = state.outcome() if state.over() else None
        end = None if outcome is None else end_of(outcome)
        events = position.pack_events(played.events)
        actors = mask(state)
        changes = self.advance(live, actors, seat, length, now)
        commit = Commit(
            {
                "table": row.id,
                "seq": row.seq + 1,
                "kind": "play",
                "length": length,
                "seat": seat,
                "notation": notation,
                "chance": json(played.chance),
                "barrier": played.barrier,
                "events": events,
                "key": key,
                "at": now,
            },
            changes,
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
            self.follow(live, state, row.seq + 1, length, seat, played.barrier, events)
            self.adopt(live, changes)
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
            "bot_turn": bool(actors & untimed),
            "clock_left": json(left),
            "clock_since": now,
            "deadline": row.clock.deadline(left, now, actors, untimed),
            "updated": now,
        }

    @staticmethod
    def adopt(live: Live, changes: dict[str, Any]) -> None:
        row = live.row
        row.seq = changes["seq"]
        row.length = changes["length"]
        row.actors = changes["actors"]
        row.clock_left = msgspec.json.decode(changes["clock_left"])
        row.clock_since = changes["clock_since"]
        row.deadline = changes["deadline"]
        row.updated = changes["updated"]
        row.undo_ask = None

    def turn(self, live: Live) -> None:
        """Somebody else may be to act now."""
        for listener in self.on_turn:
            listener(live)


class Refused(TableError):
    """An action that the rules do not allow; the title says why."""

    def __init__(self, package: str, illegal: Illegal) -> None:
        super().__init__("illegal", words(package, "en").say(illegal.reason), illegal.reason.rule)
        self.package = package
        self.reason = illegal.reason

    def said(self, lang: str) -> str:
        return words(self.package, lang).say(self.reason)


def mask(state: State) -> int:
    return state.stack[-1][1] if state.stack else 0


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def seed_text(seed: int) -> str:
    """A seed as stored; the generator uses its lowest 64 bits and no others."""
    return str(seed & 0xFFFFFFFFFFFFFFFF)


_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def bot_label(bot: str) -> str:
    return bot.replace("_", " ").capitalize()


def known_bot(bot: str) -> str:
    if bot not in bot_names():
        raise BadOptions(f"no bot {bot!r}; there are: {', '.join(bot_names())}")
    return bot


def find(id: str) -> Title:
    """The title of that id, or a refusal that names those there are."""
    try:
        return find_title(id)
    except UnknownTitle as error:
        raise TableError("no_title", str(error)) from None
