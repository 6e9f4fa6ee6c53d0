"""The game behind a table: step by step, as a record, from a record, and from any position anew."""

import contextlib
import secrets

from sqlalchemy import insert, select, update

from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.game import forward
from ziggurat.kernel.record import Entry
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State
from ziggurat.kernel.words import words
from ziggurat.sitting import position, records
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.fair import Fair
from ziggurat.sitting.lessons import begin, find_lesson, judge
from ziggurat.sitting.past import course, redeal
from ziggurat.sitting.views import LOG_LINES, LogPart, PastLog, Point, TableView, look_back, scene
from ziggurat.sitting.wire import Verdict
from ziggurat.sitting.wishes import NewSeat, NewTable, find, known_bot
from ziggurat.table.clocks import clocks
from ziggurat.table.founding import Founding, begin_at
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.pools import GAMES, STATES
from ziggurat.table.schema import moves, snapshots, tables
from ziggurat.table.tables import Tables
from ziggurat.table.views import Views


class History:
    def __init__(self, hub: Tables, views: Views) -> None:
        self.hub = hub
        self.views = views
        self.founding = Founding(hub)

    # -- looking back -------------------------------------------------------------------------------

    async def replay(self, live: Live, person: str | None, at: int, wanted: int | None, lang: str) -> TableView:
        """The view of an earlier position, from a seat of one's own (or any one, once the game is over)."""
        row = live.row
        at = live.need_action(at)
        seat = live.seat_for(person, wanted)
        state = await self.hub.state_at(live, at)
        log, more = await self.views.stored_log(live, seat, lang, at, -1, LOG_LINES)
        async with self.hub.store.read() as connection:
            after = await self.hub.line(connection, row.id, at, at + 1, row.seq)
        part = scene(state, seat, lang, with_actions=False)
        view = self.views.assemble(live, person, seat, lang, part, LogPart(log, -1, more))
        return look_back(view, state, live, at, after[0].notation if after else "")

    async def course(self, live: Live, person: str | None, points: int, wanted: int | None) -> list[Point]:
        """Observations evenly spread over the game, the first and the last included."""
        row = live.row
        if not live.started:
            return []
        seat = live.seat_for(person, wanted)
        async with self.hub.store.read() as connection:
            played = await self.hub.line(connection, row.id, 0, row.length, row.seq)
        return await GAMES.run(lambda: course(self.hub.first_seen(live), played, seat, points))

    # -- records ------------------------------------------------------------------------------------

    async def record(self, live: Live) -> str:
        """The whole game. It holds every secret: only for finished games, and for administrators."""
        row = live.row
        if not live.brought:
            live.need_started()
        async with self.hub.store.read() as connection:
            played = await self.hub.line(connection, row.id, 0, row.length, row.seq)
            made = await connection.execute(
                select(moves.c.length, moves.c.seq)
                .where(moves.c.table == row.id, moves.c.kind == "play", moves.c.length <= row.length)
                .order_by(moves.c.seq)
            )
            versions = {entry.length: entry.seq for entry in made}
        proof = None
        if row.salt and row.status == "finished":
            words = [seat.words for seat in live.seats]
            proof = Fair(row.commitment, row.salt, words, [versions[number] for number in sorted(versions)])
        key = "" if row.start is None else await self._key()
        return await GAMES.run(records.write, row, played, key, proof)

    async def export(self, live: Live, person: str | None, wanted: int | None, lang: str) -> str | PastLog:
        if live.row.status == "finished" or (live.started and _of_one(live, person)):
            return await self.record(live)
        view = await self.views.view(live, person, wanted, lang)
        log, _more = await self.views.stored_log(live, view.seat, lang, live.row.length, -1, None)
        note = words("", lang).say(Say("table.past_log"))
        return PastLog(note, live.id, live.row.title, view.seq, view.observation, log)

    async def import_record(
        self, person: Person, text: str, name: str = "", wished: list[NewSeat] | None = None, *, trusted: bool = False
    ) -> Live:
        """A table from a record; it must replay to its last line. An unfinished one goes on with the wished seats."""
        key = None if trusted else await self._key()
        return await self.founding.bring(person, name, text, key, wished)

    async def _key(self) -> str:
        """What positions are sealed with, made once for all processes on a database."""
        return await self.hub.store.value("seal", lambda: secrets.token_hex(32))

    # -- what if ------------------------------------------------------------------------------------

    async def what_if(
        self, live: Live, person: Person, at: int | None, wanted: int | None, bot: str | None, name: str = ""
    ) -> Live:
        """A private table from a position; whatever the asker may not know there is dealt anew."""
        row = live.row
        at = live.need_action(at)
        if bot:
            known_bot(bot)
        seat = live.seat_for(person.id, wanted)
        world = redeal(await self.hub.state_at(live, at), seat)
        if world.over():
            raise TableError("over", "table.nothing_to_try")
        own = seat if seat is not None else world.actors()[0]
        # Several people at one screen keep their names.
        held = [
            NewSeat("bot", tries) if tries else NewSeat("me", name=s.name if s.person == person.id else "")
            for s, tries in zip(live.seats, live.tried_by(person.id, own, bot), strict=True)
        ]
        columns = {
            "seed": str(secrets.randbits(63)),
            "start": position.pack_state(world),
            "purpose": "what_if",
            "branch": row.id if row.public or live.seats_of(person.id) else None,
            "branch_at": at,
            "hints": live.hints_when_tried(),
        }
        return await self.founding.found(person, name or row.name, begin_at(world, columns), held)

    async def lesson(self, person: Person, wish: NewTable) -> Live:
        """A private table in a lesson's position; it takes the last one's place. The answer is the learner's to find.

        At the other seats nobody plays: the position stays as the learner left it.
        """
        title = find(wish.title)
        lesson = find_lesson(title, wish.lesson)
        state = await STATES.run(begin, title, lesson)
        await self.hub.clear_away(person.id, title.id, "lesson")
        columns = {"seed": "0", "start": position.pack_state(state), "purpose": "lesson", "hints": False}
        held = [NewSeat("me") if seat == lesson.seat else NewSeat("bot", "") for seat in range(state.players)]
        return await self.founding.found(person, "", begin_at(state, columns), held)

    async def verdict(self, live: Live, lesson: str, lang: str) -> Verdict:
        """What the engine says to what the learner has done at a table of that lesson."""
        async with live.lock:
            state = await self.hub.state(live)
            async with self.hub.store.read() as connection:
                played = await self.hub.line(connection, live.id, 0, min(1, live.row.length), live.row.seq)
            return judge(find_lesson(state.title, lesson), state, played[0].notation if played else "", lang)

    # -- rules that changed -------------------------------------------------------------------------

    async def validate(self, id: str) -> str:
        """Replay a stored game with the installed rules: `ok`, or set aside with the first action that does not fit."""
        live = await self.hub.get(id)
        if not live.started:
            return "ok"
        await self.hub.settled(live, lambda: self.hub.try_rules(live))
        return str(live.aside() or "ok")

    async def fit(self, live: Live, person: str | None) -> None:
        """Its owner (None: the operator) lets a game that was set aside go on from the last action that still fits."""

        async def back() -> None:
            row = live.row
            if person is not None and row.owner != person:
                raise TableError("not_owner", "table.not_owner")
            if row.pinned is None or row.status != "running":
                raise TableError("fits", "table.not_aside")
            async with self.hub.store.read() as connection:
                played = await self.hub.line(connection, row.id, 0, row.length, row.seq)
            state, length = await GAMES.run(self._last_that_fits, live, played)
            now = self.hub.now()
            changes = self.hub.advance(live, state, None, length, now)
            changes |= self.hub.standing(live, state)
            undone = {"table": row.id, "seq": row.seq + 1, "kind": "undo", "length": length, "seat": -1}
            undone |= {"barrier": True, "key": f"undo:{secrets.token_hex(8)}", "clocks": clocks(changes), "at": now}
            title = find_title(row.title)
            changes |= {"pinned": None, "rules": title.rules_version}
            changes["content"] = await self.hub.packs.keep(title, live.pack)
            async with self.hub.changing(live) as connection:
                await connection.execute(insert(moves), undone)
                await connection.execute(update(tables).where(tables.c.id == row.id).values(changes))
                await connection.execute(snapshots.delete().where(snapshots.c.table == row.id))
            live.drop_state()

        await self.hub.settled(live, back)
        self.hub.turn(live)

    def _last_that_fits(self, live: Live, played: list[Entry]) -> tuple[State, int]:
        length = 0
        try:
            state = self.hub.first_state(live, installed=True)
        except (ZigguratError, ImportError, *STUMBLES):
            raise live.aside() or TableError("read_only", "table.over") from None
        with contextlib.suppress(ZigguratError, *STUMBLES):
            for done in forward(state, played):
                state, length = done.after, length + 1
        return state, length


def _of_one(live: Live, person: str | None) -> bool:
    """Whether nobody else's secrets are in a running game: one person has all seats that no bot has.

    The record shows what is hidden even from that person, who could look at the next card. That is nobody's loss: no
    rating hangs on it, and what will be drawn hangs on the salt as well, which no record shows before the end.
    """
    alone = all(seat.kind == "bot" or seat.person == person for seat in live.seats)
    return alone and person is not None and live.row.owner == person and not live.row.counts
