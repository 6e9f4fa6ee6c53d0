"""The tables in memory: a bounded cache in front of the store, and the positions of the games."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import ColumnElement, and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, Stops, ZigguratError
from ziggurat.kernel.game import forward, play
from ziggurat.kernel.record import Entry
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State
from ziggurat.sitting import position
from ziggurat.sitting.errors import NoTable, Raced, TableError
from ziggurat.sitting.held import Seat, TableRow, end_of, mask, reseed
from ziggurat.table.clocks import resumed
from ziggurat.table.live import SEATS, Live, json, read_row, read_seat
from ziggurat.table.packs import Packs
from ziggurat.table.pools import GAMES, STATES
from ziggurat.table.presence import Presence
from ziggurat.table.schema import moves, seats, snapshots, tables
from ziggurat.table.store import Store

log = logging.getLogger("ziggurat.tables")

# So many actions of other processes are played here one by one; more are read from a snapshot.
LONGEST_CATCH_UP = 24
# So often a change is tried anew when somebody else was quicker.
MOST_TRIES = 20

T = TypeVar("T")
# So many actions at the end of a game are looked at for those that can be taken back at will.
LONGEST_RUN = 100


class Change(msgspec.Struct):
    """Something happened at a table; `data` is for those who pass it on."""

    kind: str  # move, meta, cut, chat, presence, undo-asked, undo-refused
    data: dict[str, Any] = {}


Listener = Callable[[Live, Change], None]


class Cache:
    def __init__(self, store: Store, packs: Packs, *, states: int = 512, rows: int = 4096) -> None:
        self.store = store
        self.packs = packs
        self.presence = Presence()
        self.listeners: list[Listener] = []
        self.played = 0  # moves, since this process began
        self.on_turn: list[Callable[[Live], None]] = []
        self.on_others: list[Callable[[str], None]] = []  # another process changed a table
        # Somebody (None: anybody) is other than they were, or no longer logged in.
        self.on_person: list[Callable[[str | None], None]] = []
        self.now: Callable[[], float] = time.time
        self._live: OrderedDict[str, Live] = OrderedDict()
        # Those, and whatever was forgotten while somebody works at it: a table is never in memory twice, or one of the
        # two would not hear what is done to the other.
        self._known: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._missed: set[str] = set()  # changed by another process while it was being loaded here
        self._states = states
        self._rows = rows

    # -- the cache ----------------------------------------------------------------------------------

    async def get(self, id: str) -> Live:
        """The table with its current rows; NoTable when there is none."""
        live = self._known.get(id)
        if live is not None:
            self._live[id] = live
            self._live.move_to_end(id)
        else:
            loading = self._loading.get(id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(id))
                self._loading[id] = loading
                loading.add_done_callback(lambda _done: self._loaded(id))
            live = await asyncio.shield(loading)
        if live.dirty and not live.lock.locked():
            async with live.lock:
                await self.refresh(live)
        return live

    async def _load(self, id: str) -> Live:
        row, held = await self._rows_of(id)
        live = Live(row, held, await self.packs.find(row.title, row.content))
        live.dirty = id in self._missed
        self._live[id] = self._known[id] = live
        self._shrink()
        return live

    def _loaded(self, id: str) -> None:
        self._loading.pop(id, None)
        self._missed.discard(id)

    async def _rows_of(self, id: str) -> tuple[TableRow, list[Seat]]:
        async with self.store.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if found is None:
                raise NoTable()
            held = await connection.execute(SEATS.where(seats.c.table == id).order_by(seats.c.seat))
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
        return self._known.get(id)

    def cached(self) -> list[Live]:
        return list(self._known.values())

    def loaded(self) -> int:
        return sum(live.state is not None for live in self._live.values())

    async def refresh(self, live: Live) -> None:
        """Read the rows again, under the table's lock. Whoever reads them first tells those who look at the table."""
        # Before they are read: what is heard of the table from now on may not be in them.
        live.dirty = False
        try:
            row, held = await self._rows_of(live.id)
            changed = (row.seq, row.rev, row.status) != (live.row.seq, live.row.rev, live.row.status)
            if (row.rules, row.pinned) != (live.row.rules, live.row.pinned):
                # The position is another one, or goes further, than the rules led to before.
                live.drop_state()
            elif row.seq != live.row.seq:
                await self._catch_up(live, row)
        except NoTable:
            # Another process removed it; those who look at it here are to hear of that.
            self.forget(live)
            raise
        except BaseException:
            live.dirty = True
            raise
        live.row, live.seats = row, held
        if changed:
            self.tell(live, Change("move"))

    async def _catch_up(self, live: Live, row: TableRow) -> None:
        """Play here what was played elsewhere; after an undo the position is read again when it is needed."""
        async with self.store.read() as connection:
            rows = (
                await connection.execute(
                    select(moves)
                    .where(moves.c.table == live.id, moves.c.seq > live.row.seq, moves.c.seq <= row.seq)
                    .order_by(moves.c.seq)
                )
            ).all()
        taken_back = [entry.length for entry in rows if entry.kind == "undo"]
        if taken_back:
            live.drop_state()
            # Lines of the log that people have seen were taken back meanwhile, maybe played anew.
            self.tell(live, Change("cut", {"to": min(taken_back)}))
        elif live.state is not None and len(rows) <= LONGEST_CATCH_UP:
            try:
                for entry in rows:
                    played = play(live.state, entry.seat, entry.notation, msgspec.json.decode(entry.chance))
                    events = bytes(entry.events)
                    live.follow(played.after, entry.seq, entry.length, entry.seat, entry.barrier, events)
            except (ZigguratError, *STUMBLES):
                # What stands here is not what it was played on.
                live.drop_state()
        else:
            live.drop_state()

    def forget(self, live: Live) -> None:
        """The table is gone from the store."""
        live.row.status = "closed"
        self._live.pop(live.id, None)
        self._known.pop(live.id, None)
        self.tell(live, Change("meta"))

    # -- changes that are no moves ------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def changing(self, live: Live) -> AsyncIterator[AsyncConnection]:
        """Rows are written, read back and announced, if the table is still as it is known here; else Raced.

        The lock is held by the caller.
        """
        # Written is not yet known here: nobody may take it for known when it cannot be read back.
        live.dirty = True
        async with self.store.write() as connection:
            held = await connection.execute(update(tables).where(as_known(live)).values(rev=tables.c.rev + 1))
            if not held.rowcount:
                raise Raced()
            yield connection
            await self.store.notify(connection, f"tables {live.id}")
        await self.refresh(live)

    async def settled(self, live: Live, doing: Callable[[], Awaitable[T]]) -> T:
        """Do something to the table as it is now; again, if somebody else changed it at the same moment."""
        for _try in range(MOST_TRIES):
            async with live.lock:
                await self.refresh(live)
                try:
                    return await doing()
                except Raced:
                    continue
        raise Raced()

    @staticmethod
    async def shielded(doing: Awaitable[T]) -> T:
        """Once begun a change is carried through, whatever becomes of the one who asked."""
        return await asyncio.shield(asyncio.ensure_future(doing))

    def touch_others(self, id: str) -> None:
        """Another process changed the table: read it again, and tell those who look at it."""
        for listener in self.on_others:
            listener(id)
        live = self._known.get(id)
        if live is None:
            if id in self._loading:
                self._missed.add(id)
            return
        live.dirty = True
        if live.users:
            spawn(self._reread(live))

    def touch_all(self) -> None:
        """Any table may have been changed by another process."""
        for id in [*(live.id for live in self.cached()), *self._loading]:
            self.touch_others(id)

    def touch_all_of(self, person: str) -> None:
        """Something about the person changed that their tables show."""
        for live in self.cached():
            if live.row.owner == person or live.seats_of(person):
                self.touch_others(live.id)

    async def _reread(self, live: Live) -> None:
        with contextlib.suppress(TableError):
            async with live.lock:
                await self.refresh(live)

    def tell(self, live: Live, change: Change) -> None:
        live.rendered.clear()
        for listener in self.listeners:
            listener(live, change)

    def turn(self, live: Live) -> None:
        """Somebody else may be to act now."""
        for listener in self.on_turn:
            listener(live)

    # -- positions ----------------------------------------------------------------------------------

    async def state(self, live: Live) -> State:
        """The current position; the lock is held, or the caller only reads and does not await meanwhile."""
        if live.state is None:
            live.need_started()
            if live.row.status == "running" and not (of_installed_rules(live) and of_known_figures(live)):
                await self.try_rules(live)
            await self._load_state(live)
            self._shrink()
        assert live.state is not None
        return live.state

    async def going(self, live: Live) -> State:
        """The position of a running game, to be changed; lock held.

        Reading it may show that the game does not go on, when nobody has looked at it since an upgrade: it is set aside
        then, or over, and what was read may be a position of long ago.
        """
        live.need_running()
        state = await self.state(live)
        live.need_running()
        return state

    async def try_rules(self, live: Live) -> str | None:
        """Replay a game with the installed rules. One that does not fit is set aside, with the reason; lock held."""
        row = live.row
        async with self.store.read() as connection:
            played = await self.line(connection, row.id, 0, row.length, row.seq)
        found = await GAMES.run(self._replayed, live, played)
        problem = found if isinstance(found, str) else None
        values: dict[str, Any] = {}
        if problem != row.pinned:
            values["pinned"] = problem
        if isinstance(found, State):
            if row.rules != (version := installed_rules(row.title)):
                # It replays: from now on it is a game of the installed rules, its snapshots are made again.
                values["rules"] = version
            if row.status == "running" and (row.pinned is not None or mask(found) != row.actors):
                values |= self.standing(live, found)
        if values:
            async with self.changing(live) as connection:
                await connection.execute(update(tables).where(tables.c.id == row.id).values(values))
                await connection.execute(snapshots.delete().where(snapshots.c.table == row.id))
            live.drop_state()
        return problem

    def standing(self, live: Live, state: State) -> dict[str, Any]:
        """The columns of a game for which other rules than before led to its position: who is to act, or how it ended.

        Whoever is to act now may not have been able to before, and has lost no time.
        """
        now = self.now()
        if (outcome := state.outcome()) is not None:
            end = json(end_of(outcome))
            return {"status": "finished", "outcome": end, "actors": 0, "deadline": None, "updated": now}
        actors = mask(state)
        return {"actors": actors, "colours": json(state.title.worn(state))} | resumed(live, now, actors)

    def _replayed(self, live: Live, played: list[Entry]) -> State | str:
        """Where the installed rules lead, or why they do not."""
        number, state = 0, None
        try:
            state = self.first_state(live)
            for done in forward(state, played):
                number, state = number + 1, done.after
        except Stops as stops:
            return position.pack_say(stops.sentence)
        except ZigguratError as error:
            return position.pack_say(Say("table.aside_setup", {"cause": error.sentence}))
        except (ImportError, *STUMBLES) as error:
            # Rules that stumble over an old game are a mistake of ours, which the game and its neighbours survive.
            log.exception("replaying table %s", live.id)
            # What cannot be imported is told with the file where it was looked for, which is nobody's business.
            cause = type(error).__name__ + ("" if isinstance(error, ImportError) else f": {error}")
            if state is None:
                return position.pack_say(Say("table.aside_setup", {"cause": cause}))
            args: dict[str, object] = {"n": number + 1, "what": _what(played, number), "cause": cause, "note": ""}
            return position.pack_say(Say("error.stops", args))
        return state

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
                    .limit(LONGEST_RUN)
                )
            ).all()
            crossed = await connection.scalar(
                select(func.max(moves.c.seq)).where(
                    moves.c.table == row.id, moves.c.kind == "undo", moves.c.barrier, moves.c.seq <= row.seq
                )
            )
            first = (
                await connection.execute(
                    select(moves.c.seat, func.min(moves.c.length))
                    .where(moves.c.table == row.id, moves.c.kind == "play", moves.c.seq <= row.seq)
                    .group_by(moves.c.seat)
                )
            ).all()
        if crossed is not None:
            reseed(state, row.seed, crossed, row.length)
        # The newest row of a length is the one that stands.
        line: dict[int, Any] = {}
        for entry in tail:
            line.setdefault(entry.length, entry)
        live.stand(state, [(n, line[n].seat, line[n].barrier, bytes(line[n].events)) for n in sorted(line)])
        for seat, length in first:
            live.first[seat] = length

    async def state_at(self, live: Live, length: int) -> State:
        """The position after so many actions of the line of play.

        A game of other rules or figures than are installed goes as far as these allow, and can only be looked at.
        """
        row = live.row
        title = find_title(row.title)
        fitting = fits(live)
        async with self.store.read() as connection:
            kept = None
            if fitting:
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

        def walk() -> State:
            if kept is None:
                state = self.first_seen(live, installed=not fitting)
            else:
                state = position.unpack_state(title, bytes(kept.state), live.pack)
            try:
                for done in forward(state, played, since):
                    state = done.after
            except (ZigguratError, ImportError, *STUMBLES):
                if fitting:
                    raise
            return state

        # Without a snapshot to begin with it may be a walk through all of the game.
        return await (STATES if fitting else GAMES).run(walk)

    def first_state(self, live: Live, *, installed: bool = False) -> State:
        """The game's first position, with the figures it began with or (`installed`) with those there are now."""
        row = live.row
        title = find_title(row.title)
        pack = live.pack if installed else self.pack_of(live)
        if row.start is not None:
            return position.unpack_state(title, row.start, pack)
        options: dict[str, object] = dict(row.options)
        return title.new(row.players, row.seed, options, pack, forced=list(row.setup))

    def first_seen(self, live: Live, *, installed: bool = False) -> State:
        """The same for those who only look: where the rules stumble over it they are told why it was set aside."""
        try:
            return self.first_state(live, installed=installed)
        except (ImportError, *STUMBLES):
            if (aside := live.aside()) is None:
                raise
            raise aside from None

    @staticmethod
    def pack_of(live: Live) -> Pack | None:
        if not of_known_figures(live):
            raise TableError("no_pack", "table.no_pack", digest=live.row.content)
        return live.pack

    @staticmethod
    async def line(connection: AsyncConnection, id: str, since: int, length: int, seq: int) -> list[Entry]:
        """The actions number since+1 to length as they were played, the ones taken back left out."""
        rows = await connection.execute(
            select(moves.c.length, moves.c.seat, moves.c.notation, moves.c.chance)
            .where(moves.c.table == id, moves.c.kind == "play", moves.c.seq <= seq)
            .where(moves.c.length > since, moves.c.length <= length)
            .order_by(moves.c.seq)
        )
        # The newest row of a length is the one that stands.
        latest = {row.length: Entry(row.seat, row.notation, msgspec.json.decode(row.chance)) for row in rows}
        return [latest[number] for number in sorted(latest)]


def as_known(live: Live) -> ColumnElement[bool]:
    """Only where nothing was changed that is not known here."""
    return and_(tables.c.id == live.id, tables.c.rev == live.row.rev, tables.c.seq == live.row.seq)


def fits(live: Live) -> bool:
    """Whether the game is one of the installed rules and of figures that are here: its snapshots are theirs too."""
    return of_installed_rules(live) and of_known_figures(live) and live.row.pinned is None


def of_installed_rules(live: Live) -> bool:
    return live.row.rules == installed_rules(live.row.title)


def of_known_figures(live: Live) -> bool:
    """Not so when its pack is gone, or when a release brought other figures than were built in when it began."""
    return find_title(live.row.title).content.fits(live.row.content, live.pack)


def installed_rules(title: str) -> str:
    try:
        return find_title(title).rules_version
    except (ZigguratError, ImportError, *STUMBLES):
        return ""


def _what(played: list[Entry], number: int) -> str:
    return f"{played[number].seat} {played[number].notation}" if number < len(played) else "the end"


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
        if isinstance(error, ZigguratError):
            log.warning("in the background: %s", error)
        else:
            log.error("in the background", exc_info=error)
