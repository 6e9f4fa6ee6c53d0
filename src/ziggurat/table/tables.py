"""The tables: a bounded cache in front of the store, and every change a person or a bot can make to one.

A move goes: checked against `legal` in full, committed, then (and only then) known to anybody. The store's key
(table, seq) decides between two server processes; within one, the table's lock does.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.kernel.errors import BadOptions, Illegal, UnknownTitle, ZigguratError
from ziggurat.kernel.options import OptionValue, read_options
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import words
from ziggurat.players import bot_names
from ziggurat.table import position
from ziggurat.table.clock import Clock
from ziggurat.table.errors import NoTable, Stale, TableError, Unavailable
from ziggurat.table.live import End, Live, Seat, end_of, read_row, read_seat
from ziggurat.table.people import Person
from ziggurat.table.presence import Presence
from ziggurat.table.schema import moves, seats, snapshots, tables
from ziggurat.table.store import Commit, Store

log = logging.getLogger("ziggurat.tables")

# A snapshot every so many actions: loading a game plays at most this many again.
SNAPSHOT_EVERY = 24

T = TypeVar("T")

BotName = Annotated[str, Meta(max_length=20)]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: `me`, `open` to all who see the table, `invited` by a link of its own, or a `bot`."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: BotName = "greedy"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is made from. `stand_in` is the bot for seats that leave or time out, empty for none."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    name: Annotated[str, Meta(max_length=80)] = ""
    options: dict[str, OptionValue] = {}
    public: bool = False
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None
    clock: Clock = Clock()
    stand_in: BotName = "greedy"
    start: bool = True


class Change(msgspec.Struct):
    """Something happened at a table; `data` is for those who pass it on."""

    kind: str  # move, meta, cut, chat, presence, undo-asked, undo-refused
    data: dict[str, Any] = {}


Listener = Callable[[Live, Change], None]


class Tables:
    def __init__(self, store: Store, *, states: int = 512, rows: int = 4096) -> None:
        self.store = store
        self.presence = Presence()
        self.listeners: list[Listener] = []
        self.on_turn: list[Callable[[Live], None]] = []
        self.now: Callable[[], float] = time.time
        self.moves = 0
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._states = states
        self._rows = rows

    # -- the cache ----------------------------------------------------------------------------------

    async def get(self, id: str) -> Live:
        """The table with its current rows; NoTable when there is none."""
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
        else:
            loading = self._loading.get(id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(id))
                self._loading[id] = loading
                loading.add_done_callback(lambda _done: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
        if live.dirty and not live.lock.locked():
            async with live.lock:
                await self.refresh(live)
        return live

    async def _load(self, id: str) -> Live:
        row, held = await self._rows_of(id)
        live = Live(row, held)
        self._live[id] = live
        self._shrink()
        return live

    async def _rows_of(self, id: str) -> Any:
        async with self.store.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if found is None:
                raise NoTable()
            held = await connection.execute(select(seats).where(seats.c.table == id).order_by(seats.c.seat))
            return read_row(found), [read_seat(seat) for seat in held]

    def _shrink(self) -> None:
        """Forget the tables nobody has touched for longest; those with people on them keep their rows."""
        idle = [live for live in self._live.values() if not live.lock.locked() and not live.thinking]
        surplus = len(self._live) - self._rows
        if surplus > 0:
            for live in [live for live in idle if not live.users][:surplus]:
                del self._live[live.id]
        loaded = [live for live in idle if live.state is not None]
        for live in loaded[: max(0, len(loaded) - self._states)]:
            live.drop_state()

    def peek(self, id: str) -> Live | None:
        """The table if it is in memory."""
        return self._live.get(id)

    def cached(self) -> list[Live]:
        return list(self._live.values())

    def loaded(self) -> int:
        return sum(live.state is not None for live in self._live.values())

    async def refresh(self, live: Live) -> bool:
        """Read the rows again, under the table's lock; True when something is different."""
        row, held = await self._rows_of(live.id)
        changed = (row.seq, row.rev, row.status) != (live.row.seq, live.row.rev, live.row.status)
        if row.seq != live.row.seq or row.rules != live.row.rules:
            async with self.store.read() as connection:
                low = await connection.scalar(
                    select(func.min(moves.c.length)).where(
                        moves.c.table == live.id, moves.c.kind == "undo", moves.c.seq > live.row.seq
                    )
                )
            live.drop_state()
            if low is not None:
                # Lines of the log that people have seen were taken back meanwhile, maybe played anew.
                self.tell(live, Change("cut", {"to": low}))
        live.row, live.seats = row, held
        live.dirty = False
        if changed:
            live.rendered.clear()
        return changed

    def touch_others(self, id: str) -> None:
        """Another process changed the table: read it again, and tell those who look at it."""
        live = self._live.get(id)
        if live is None:
            return
        live.dirty = True
        if live.users:
            spawn(self._reread(live))

    def touch_all_of(self, person: str) -> None:
        """Something about the person changed that their tables show."""
        for live in self.cached():
            if live.row.owner == person or live.seats_of(person):
                self.touch_others(live.id)

    async def _reread(self, live: Live) -> None:
        with contextlib.suppress(TableError):
            async with live.lock:
                if not await self.refresh(live):
                    return
            self.tell(live, Change("move"))

    def tell(self, live: Live, change: Change) -> None:
        live.rendered.clear()
        for listener in self.listeners:
            listener(live, change)

    # -- positions ----------------------------------------------------------------------------------

    async def state(self, live: Live) -> State:
        """The current position; the lock is held, or the caller only reads and does not await meanwhile."""
        if live.state is None:
            if live.row.status == "open":
                raise TableError("not_started", "The game has not been started yet.")
            await self._load_state(live)
            self._shrink()
        assert live.state is not None
        return live.state

    async def _load_state(self, live: Live) -> None:
        row = live.row
        state = await self.state_at(live, row.length)
        async with self.store.read() as connection:
            tail = (
                await connection.execute(
                    select(moves.c.length, moves.c.seat, moves.c.barrier, moves.c.events)
                    .where(moves.c.table == row.id, moves.c.kind == "play")
                    .where(moves.c.length <= row.length, moves.c.seq <= row.seq)
                    .order_by(moves.c.length.desc(), moves.c.seq.desc())
                    .limit(100)
                )
            ).all()
            crossed = await connection.scalar(
                select(func.max(moves.c.seq)).where(
                    moves.c.table == row.id, moves.c.kind == "undo", moves.c.barrier, moves.c.seq <= row.seq
                )
            )
        line: dict[int, Any] = {}
        for entry in tail:
            line.setdefault(entry.length, entry)
        live.run, live.run_seat = 0, -1
        for length in range(row.length, row.length - len(line), -1):
            entry = line[length]
            if entry.barrier or live.run_seat not in (-1, entry.seat):
                break
            live.run, live.run_seat = live.run + 1, entry.seat
        live.recent.clear()
        for length in range(max(1, row.length - (live.recent.maxlen or 0) + 1), row.length + 1):
            if length in line:
                live.recent.append((length, bytes(line[length].events)))
        live.since = [row.seq] * row.players
        if crossed is not None:
            self.reseed(state, row.seed, crossed, row.length)
        live.state = state

    @staticmethod
    def reseed(state: State, seed: int, crossed: int, length: int) -> None:
        """After an undo over a barrier chance must fall anew, or the table would know the future."""
        state.rng = rng_from_seed(seed ^ (crossed * 0x9E3779B97F4A7C15) ^ (length << 40) ^ 0x5DEECE66D)

    async def state_at(self, live: Live, length: int) -> State:
        """The position after so many actions of the line of play."""
        row = live.row
        title = find_title(row.title)
        if row.rules != title.rules_version:
            raise TableError("read_only", row.pinned or "The game was played with other rules than are installed.")
        async with self.store.read() as connection:
            kept = (
                await connection.execute(
                    select(snapshots.c.length, snapshots.c.state)
                    .where(snapshots.c.table == row.id, snapshots.c.length <= length, snapshots.c.seq <= row.seq)
                    .order_by(snapshots.c.length.desc())
                    .limit(1)
                )
            ).first()
            since = kept.length if kept is not None else 0
            played = await self.line(connection, row.id, since, length, row.seq)

        def forward() -> State:
            if kept is not None:
                state = position.unpack_state(title, bytes(kept.state))
            else:
                state = self.first_state(live)
            for seat, notation, chance in played:
                state = position.play(state, seat, notation, chance).state
            return state

        return await asyncio.to_thread(forward)

    @staticmethod
    def first_state(live: Live) -> State:
        row = live.row
        title = find_title(row.title)
        if row.start is not None:
            return position.unpack_state(title, row.start)
        options: dict[str, object] = dict(row.options)
        return title.new(row.players, row.seed, options, forced=list(row.setup))

    @staticmethod
    async def line(
        connection: AsyncConnection, id: str, since: int, length: int, seq: int
    ) -> list[tuple[int, str, list[int]]]:
        """The actions number since+1 to length as they were played, the ones taken back left out."""
        rows = await connection.execute(
            select(moves.c.length, moves.c.seat, moves.c.notation, moves.c.chance)
            .where(moves.c.table == id, moves.c.kind == "play", moves.c.seq <= seq)
            .where(moves.c.length > since, moves.c.length <= length)
            .order_by(moves.c.seq)
        )
        # The newest row of a length is the one that stands.
        latest = {row.length: (row.seat, row.notation, msgspec.json.decode(row.chance)) for row in rows}
        return [latest[number] for number in sorted(latest)]

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
                raise TableError("no_stand_in", "No bot may take over at this table; you can only resign.")
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
            state = await asyncio.to_thread(
                lambda: title.new(row.players, row.seed, options, keep_trace=True, keep_log=True)
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
                raise TableError(
                    "stand_in", "A bot plays this seat; take it back first." if not by_bot else "taken back"
                )
            state = await self.state(live)
            # Others may have answered the same question meanwhile; what this seat was asked is still the same.
            if seq > live.row.seq or (seq < live.row.seq and seq < live.since[seat]):
                raise Stale()
            try:
                played = position.play(state, seat, notation)
            except Illegal as error:
                said = words(state.title.package, "en").say(error.reason)
                raise Refused(said, error) from None
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
        self.moves += 1
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
            before = live.state
            assert before is not None
            self._since(live, before, state, seat)
            self.adopt(live, changes)
            live.state = state
            live.recent.append((length, events))
            if played.barrier:
                live.run, live.run_seat = 0, seat
            else:
                live.run = live.run + 1 if live.run_seat == seat else 1
                live.run_seat = seat
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

    @staticmethod
    def _since(live: Live, before: State, after: State, mover: int) -> None:
        """A seat that is asked the same as before may still answer with the version it saw."""
        same = False
        if before.stack and after.stack:
            old, new = before.stack[-1], after.stack[-1]
            same = len(before.stack) == len(after.stack) and (old[0], old[2:]) == (new[0], new[2:])
        for seat in range(after.players):
            asked = same and before.stack[-1][1] & after.stack[-1][1] & (1 << seat)
            if seat == mover or not asked:
                live.since[seat] = live.row.seq + 1

    def turn(self, live: Live) -> None:
        """Somebody else may be to act now."""
        for listener in self.on_turn:
            listener(live)


class Refused(TableError):
    """An action that the rules do not allow; the reason can be said in any language."""

    def __init__(self, text: str, illegal: Illegal) -> None:
        super().__init__("illegal", text, illegal.reason.rule)
        self.reason = illegal.reason


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


_running: set[asyncio.Task[Any]] = set()


def spawn(doing: Any) -> asyncio.Task[Any]:
    """Run something in the background; a failure is logged, never lost."""
    task: asyncio.Task[Any] = asyncio.ensure_future(doing)
    _running.add(task)
    task.add_done_callback(_finished)
    return task


def _finished(task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        if isinstance(error, (Unavailable, ZigguratError)):
            log.warning("in the background: %s", error)
        else:
            log.error("in the background", exc_info=error)
