"""A table on one device: bots, and people who share the screen. Kept as one text, which its record is most of."""

import secrets
import time

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, Illegal, Stops, ZigguratError
from ziggurat.kernel.game import Game, Played, new_game, play, replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.players import Bot, Budget, View, make_bot
from ziggurat.players.analysis import Analysis, Looking
from ziggurat.players.hints import Hint, hinting
from ziggurat.players.search import Thinking
from ziggurat.sitting import past, records
from ziggurat.sitting.clock import Clock
from ziggurat.sitting.coaching import (
    AnalysisView,
    DecisionView,
    ForecastView,
    HintView,
    decision_view,
    find_decision,
    forecast_view,
    hint_views,
    need_analysis,
    need_finished,
    need_hints,
)
from ziggurat.sitting.errors import Stale, TableError
from ziggurat.sitting.held import End, Happening, Held, Seat, TableRow, What, end_of, leaving, mask, reseed
from ziggurat.sitting.lessons import begin, find_lesson
from ziggurat.sitting.position import pack_events, pack_say, pack_state
from ziggurat.sitting.thinking import instead, thought
from ziggurat.sitting.views import (
    LOG_LINES,
    LogLine,
    LogPart,
    Point,
    TableItem,
    TableView,
    assemble,
    first_of_page,
    held_scene,
    item,
    log_page,
    look_back,
    recent_log,
    scene,
)
from ziggurat.sitting.wishes import (
    FREE,
    NewSeat,
    NewTable,
    Refused,
    bot_label,
    check_wish,
    find,
    known_bot,
    new_id,
    seats_of_record,
)

ME = "me"  # everybody who sits at this device
SECONDS = 0.6  # a bot's thinking time for a turn: a phone is slow, and its battery small
ANSWER = 1.5  # no single decision takes longer, or the table would not answer meanwhile
PATIENCE = (0.3, 0.8, ANSWER)  # of those who want a hint, in seconds
KEYS = 64  # moves whose keys are remembered: whoever asks again asks soon


class Saved(msgspec.Struct):
    """A table as it is kept."""

    id: str
    title: str
    name: str
    seats: list[Seat]
    seq: int
    seeded: bool
    stand_in: str
    created: float
    updated: float
    record: str
    ended: End | None = None  # by resigning; how else it ended the record says
    crossed: int | None = None
    branch: str | None = None
    branch_at: int | None = None
    purpose: str = "game"
    happened: list[Happening] = []
    keys: dict[str, int] = {}
    notes: str = ""
    pack_name: str = ""
    pack: str = ""
    hints: bool = True
    analysis: Analysis | None = None


class LocalTable(Held):
    __slots__ = ("analysis", "bots", "crossed", "game", "keys", "looking", "notes", "seal", "whole")

    def __init__(self, row: TableRow, seats: list[Seat], game: Game) -> None:
        super().__init__(row, seats, game.state.pack)
        self.game = game
        self.keys: dict[str, int] = {}
        self.notes = ""
        self.seal = ""  # of the server whose what-if this was
        self.whole = ""  # the record, where the installed rules do not lead through all of it
        self.crossed: int | None = None  # the version that took back over a barrier last
        self.bots: dict[tuple[int, str], Bot] = {}
        self.looking: Looking | None = None
        self.analysis: Analysis | None = None
        self._stand()

    # -- its life -----------------------------------------------------------------------------------

    @staticmethod
    def create(wish: NewTable, me: str, pack: Pack | None = None) -> "LocalTable":
        if wish.lesson:
            return LocalTable._lesson(wish, me)
        title, _options = check_wish(wish)
        _need_nobody_else(wish.seats)
        seed = secrets.randbits(63) if wish.seed is None else wish.seed
        game = new_game(title, len(wish.seats), seed, dict(wish.options), None if wish.built_in else pack)
        table = LocalTable(_row(game, wish.name, wish.stand_in), _seats(wish.seats, me), game)
        table.row.seeded = wish.seed is not None
        table.row.purpose = wish.purpose
        table.row.hints = wish.with_hints()
        return table

    @staticmethod
    def _lesson(wish: NewTable, me: str) -> "LocalTable":
        """In the prepared position of a lesson. The answer is the learner's to find.

        At the other seats nobody plays: the position stays as the learner left it.
        """
        title = find(wish.title)
        lesson = find_lesson(title, wish.lesson)
        game = Game(begin(title, lesson), 0)
        seats = [_seat(n, "", me) if n == lesson.seat else _bot_seat(n, "") for n in range(game.state.players)]
        table = LocalTable(_row(game, "", ""), seats, game)
        table.row.purpose, table.row.hints = "lesson", False
        return table

    @staticmethod
    def bring(
        text: str, name: str, me: str, pack: Pack | None = None, wished: list[NewSeat] | None = None
    ) -> "LocalTable":
        """A table from a record; it must replay to its last line. An unfinished one goes on with the wished seats."""
        title, record = records.read(text, None)
        seats = seats_of_record(wished, record.players)
        _need_nobody_else(seats)
        game = records.replay(title, record, pack)
        table = LocalTable(_row(game, name, ""), _seats(seats, me), game)
        table.row.seeded = True
        table.row.seq = table.row.length
        table.seal = record.seal
        table._stand()
        return table

    def what_if(self, at: int | None, wanted: int | None, bot: str | None, name: str, me: str) -> "LocalTable":
        """A table from a position of this one; whatever the asker may not know there is dealt anew."""
        at = self.need_action(at)
        if bot:
            known_bot(bot)
        seat = self.seat_for(ME, wanted)
        world = past.redeal(self.game.at(at), seat)
        if world.over():
            raise TableError("over", "table.nothing_to_try")
        own = seat if seat is not None else world.actors()[0]
        game = Game(world, secrets.randbits(63))
        tried = zip(self.seats, self.tried_by(ME, own, bot), strict=True)
        seats = [_seat(s.seat, tries, s.name if s.person == ME else me) for s, tries in tried]
        table = LocalTable(_row(game, name or self.row.name, ""), seats, game)
        table.row.branch, table.row.branch_at, table.row.purpose = self.id, at, "what_if"
        table.row.hints = self.hints_when_tried()
        return table

    def rematch(self, me: str) -> "LocalTable":
        """The same game again with the same people and bots."""
        need_finished(self)
        row = self.row
        again = [
            NewSeat("bot", seat.bot) if seat.kind == "bot" else NewSeat("me", name=seat.name) for seat in self.seats
        ]
        wish = NewTable(row.title, again, row.name, row.options, stand_in=row.stand_in, hints=row.hints)
        return LocalTable.create(wish, me, self.pack)

    # -- playing ------------------------------------------------------------------------------------

    def move(self, seat: int, seq: int, key: str, notation: str, *, by_bot: bool = False) -> int:
        """Play an action; the version after it. The same key again gives the same answer and plays nothing."""
        if not by_bot and seat not in self.seats_of(ME):
            raise TableError("not_seated", "table.not_seated")
        known = self.keys.get(f"{seat}:{key}")
        if seq != self.row.seq and known is not None:
            return known
        self.need_running()
        self.need_turn(seat, seq, by_bot=by_bot)
        assert self.state is not None
        try:
            played = play(self.state, seat, notation)
        except Illegal as error:
            raise Refused(self.state.title.package, error) from None
        self.game.follow(played)
        self._advance(self.game.state)
        self.follow(played.after, self.row.seq, self.row.length, seat, played.barrier, pack_events(played.events))
        if not by_bot:
            self.keys[f"{seat}:{key}"] = self.row.seq
            while len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]
        return self.row.seq

    def bot_step(self) -> bool:
        """One decision of a bot; False when no bot is to act."""
        seat = self.bot_to_act()
        if seat is None or self.state is None:
            return False
        action = leaving(self.state, seat) if self.seats[seat].resigned else None
        if action is None:
            action = self._choice(self.state, seat, self.seats[seat].bot)
        self.move(seat, self.row.seq, "", self.state.title.notation(self.state, seat, action), by_bot=True)
        return True

    def _choice(self, state: State, seat: int, name: str) -> Action:
        view = View(state, seat)
        try:
            if (seat, name) not in self.bots:
                self.bots[seat, name] = make_bot(name, secrets.randbits(63))
            budget = Budget(SECONDS, deadline=time.monotonic() + ANSWER)
            action = self.bots[seat, name].choose(view, budget)
        except (ZigguratError, *STUMBLES):
            # A bot that is no more, or rules that stumble over what it imagines: the game survives both.
            return instead(state, seat)
        return action if action in view.legal() else instead(state, seat)

    def undo(self, seat: int | None, to: int | None = None) -> None:
        """Take back to `to` actions, or the seat's own last action. Nobody else is there to be asked."""
        number = self.own_seat(ME, seat)
        mine = self.seats_of(ME) if seat is None else [number]
        self.need_running()
        if to is None:
            own = [n for n, played in enumerate(self.game.played) if played.entry.seat in mine]
            to = own[-1] if own else -1
        if not 0 <= to < self.row.length:
            raise TableError("nothing", "table.nothing_to_undo")
        reveals = self.game.state.reveals
        self.game.rewind(to)
        self._advance(self.game.state)
        if self.game.state.reveals != reveals:
            self.crossed = self.row.seq
        self._stand()

    def restart(self, seat: int | None) -> None:
        """Back to the begin of the seat's turn, or to the last barrier in it."""
        number = self.own_seat(ME, seat)
        self.need_running()
        if not self.run.free(number):
            raise TableError("nothing", "table.nothing_of_yours")
        self.undo(number, self.row.length - self.run.length)

    def resign(self, seat: int | None) -> None:
        self.need_running()
        number = self.own_seat(ME, seat)
        end = self.resigned(number)
        self.seats[number].resigned = True
        if end is None:
            self.seats[number].bot = self.successor()
        else:
            self._end(end)
        self._happened(number, "resigned")

    def agree(self, seat: int | None) -> None:
        """End the game as it stands: everybody at this device agrees, and bots do."""
        number = self.player(ME, seat)
        self.game.agree()
        self._end(end_of(self.game.state.as_it_stands()))
        self._happened(number, "agreed")

    def leave(self, seat: int | None) -> None:
        """The table's bot takes over."""
        number = self.own_seat(ME, seat)
        self.need_running()
        if not self.row.stand_in:
            raise TableError("no_stand_in", "table.no_stand_in")
        self.seats[number].bot = self.row.stand_in
        self._happened(number, "left")

    def come_back(self, seat: int | None) -> None:
        """Take one's own seat back from the bot."""
        mine = [s for s in self.seats if s.person == ME and s.bot and seat in (None, s.seat)]
        if not mine:
            raise TableError("taken", "table.no_seat")
        if mine[0].resigned:
            raise TableError("resigned", "table.stays_resigned")
        self.need_running()
        mine[0].bot = ""
        self._happened(mine[0].seat, "back")

    def name_seat(self, seat: int, name: str) -> None:
        """Several people may sit at one screen."""
        self.seats[self.own_seat(ME, seat)].name = name.strip()
        self._touch()

    def _advance(self, state: State) -> None:
        """The row after an action or an undo."""
        self.row.seq += 1
        self.row.length = len(self.game.played)
        self.row.actors = mask(state)
        self.row.colours = state.title.worn(state)
        outcome = state.outcome() if state.over() else None
        if outcome is not None:
            self._end(end_of(outcome))
        self._touch()

    def _end(self, end: End) -> None:
        self.row.status, self.row.outcome, self.row.actors = "finished", end, 0

    def _happened(self, seat: int, what: What) -> None:
        self.row.happened = self.told(seat, what)
        self._touch()

    def _touch(self) -> None:
        self.row.updated = time.time()
        self.rendered.clear()

    def _stand(self) -> None:
        if self.crossed is not None:
            reseed(self.game.state, self.row.seed, self.crossed, self.row.length)
        self.stand(self.game.state, [_line(n, played) for n, played in enumerate(self.game.played, 1)])
        self.rendered.clear()

    # -- looking ------------------------------------------------------------------------------------

    def view(self, wanted: int | None, lang: str, known: int = -1) -> TableView:
        seat = self.seat_for(ME, wanted)
        log = recent_log(self, seat, lang, known)
        if log is None:
            known = min(known, self.row.length)
            lines, more = self.log(seat, lang, self.row.length, known, None if known >= 0 else LOG_LINES)
            log = LogPart(lines, known, more)
        return assemble(self, ME, seat, lang, held_scene(self, seat, lang), log, time.time(), bool)

    def log(self, seat: int | None, lang: str, upto: int, known: int, limit: int | None) -> tuple[list[LogLine], bool]:
        """Lines of the actions `known`+1 to `upto`, the newest `limit` of them, and whether there are older ones."""
        first = first_of_page(upto, known, limit)
        said = [(n, pack_events(self.game.played[n - 1].events)) for n in range(max(first, 0) + 1, upto + 1)]
        return log_page(self, said, seat, lang, first, known, limit)

    def replay(self, at: int, wanted: int | None, lang: str) -> TableView:
        """The view of an earlier position."""
        at = self.need_action(at)
        seat = self.seat_for(ME, wanted)
        state = self.game.at(at)
        lines, more = self.log(seat, lang, at, -1, LOG_LINES)
        part = scene(state, seat, lang, with_actions=False)
        view = assemble(self, ME, seat, lang, part, LogPart(lines, -1, more), time.time(), bool)
        following = self.game.played[at].entry.notation if at < self.row.length else ""
        return look_back(view, state, self, at, following)

    def course(self, points: int, wanted: int | None) -> list[Point]:
        seat = self.seat_for(ME, wanted)
        return past.course(self.game.first, [played.entry for played in self.game.played], seat, points)

    # -- the coach ----------------------------------------------------------------------------------

    def hints(self, wanted: int | None, patience: int, lang: str) -> Thinking[list[HintView]]:
        """The best actions, to be thought out bit by bit; with more patience for longer."""
        seat = self.own_seat(ME, wanted)
        self.need_running()
        need_hints(self)
        assert self.state is not None
        if seat not in self.state.actors():
            raise TableError("not_asked", "table.nothing_to_decide")
        budget = Budget(PATIENCE[min(patience, len(PATIENCE) - 1)])
        thinking = hinting(View(self.state, seat), rng_from_seed(secrets.randbits(63)), budget)
        return self._hinted(self.row.seq, seat, thinking, lang)

    def _hinted(self, seq: int, seat: int, thinking: Thinking[list[Hint]], lang: str) -> Thinking[list[HintView]]:
        while seq == self.row.seq:
            try:
                next(thinking)
            except StopIteration as found:
                assert self.state is not None
                return hint_views(self.state, seat, [thought(hint) for hint in found.value], lang)
            yield
        # Somebody has acted meanwhile: nobody needs it any more.
        raise Stale()

    def forecast(self, wanted: int | None, notation: str, lang: str) -> ForecastView:
        """What one of the seat's actions will change for it."""
        seat = self.own_seat(ME, wanted)
        self.need_running()
        assert self.state is not None
        return forecast_view(self.state, seat, notation, secrets.randbits(63), lang)

    def analyse(self) -> None:
        """Begin to look at the game again; `look_on` goes on with it."""
        need_analysis(self)
        if self.analysis is None and self.looking is None:
            record = self.game.record()
            self.looking = Looking(record, find(record.title), self.pack)

    def look_on(self, seconds: float) -> bool:
        """Look at the next actions for so long; True when all were looked at."""
        end = time.monotonic() + seconds
        assert self.looking is not None
        for _done in self.looking:
            if time.monotonic() >= end:
                return False
        self.analysis, self.looking = self.looking.found(), None
        return True

    def analysis_view(self) -> AnalysisView:
        need_analysis(self)
        if self.looking is not None:
            return AnalysisView(self.looking.done, self.looking.total)
        length = len(self.game.played)
        return AnalysisView() if self.analysis is None else AnalysisView(length, length, self.analysis)

    def decision(self, number: int, lang: str) -> DecisionView:
        decision = find_decision(self.analysis_view().found, number)
        return decision_view(self.game.at(number - 1), decision, lang)

    def item(self) -> TableItem:
        return item(self, ME, time.time(), bool)

    def record(self) -> str:
        """The whole game, also while it is going on: everybody whose secrets are in it sits here."""
        if self.whole:
            return self.whole
        record = self.game.record()
        record.seal = self.seal
        return record.write()

    # -- kept ---------------------------------------------------------------------------------------

    def save(self) -> str:
        row = self.row
        closed = row.outcome if row.outcome is not None and row.outcome.closed else None
        saved = Saved(
            row.id,
            row.title,
            row.name,
            self.seats,
            row.seq,
            row.seeded,
            row.stand_in,
            row.created,
            row.updated,
            self.record(),
            closed,
            self.crossed,
            row.branch,
            row.branch_at,
            row.purpose,
            row.happened,
            self.keys,
            self.notes,
            "" if self.pack is None else self.pack.name,
            "" if self.pack is None else self.pack.text.decode(),
            row.hints,
            self.analysis,
        )
        return msgspec.json.encode(saved).decode()

    @staticmethod
    def load(text: str) -> "LocalTable":
        """A table as it was kept. One that the installed rules no longer lead through can only be looked at."""
        saved = msgspec.json.decode(text, type=Saved)
        pack = Pack(saved.pack_name, saved.pack.encode()) if saved.pack else None
        record = read_record(saved.record)
        title = find(saved.title)
        pinned = None
        try:
            game = replay(record, title, pack)
        except ZigguratError as error:
            # What the installed rules and figures still lead to can be looked at.
            pinned = pack_say(error.sentence)
            record.content = title.content.digest(pack)
            try:
                game = replay(record, title, pack)
            except Stops as stops:
                game = replay(record.cut(stops.number - 1), title, pack)
        table = LocalTable(_row(game, saved.name, saved.stand_in), saved.seats, game)
        row = table.row
        row.id, row.seq, row.seeded, row.pinned = saved.id, saved.seq, saved.seeded, pinned
        row.branch, row.branch_at, row.purpose = saved.branch, saved.branch_at, saved.purpose
        row.created, row.updated, row.happened = saved.created, saved.updated, saved.happened
        row.hints, table.analysis = saved.hints, saved.analysis
        if pinned is not None:
            table.whole = saved.record
        if saved.ended is not None:
            table._end(saved.ended)
        table.keys, table.notes, table.crossed, table.seal = saved.keys, saved.notes, saved.crossed, record.seal
        table._stand()
        return table


def _line(number: int, played: Played) -> tuple[int, int, bool, bytes]:
    return number, played.entry.seat, played.barrier, pack_events(played.events)


def _seat(number: int, bot: str, me: str) -> Seat:
    return _bot_seat(number, bot) if bot else Seat(number, "human", ME, me, "", "", False)


def _bot_seat(number: int, bot: str) -> Seat:
    return Seat(number, "bot", None, bot_label(bot), bot, "", False)


def _need_nobody_else(wished: list[NewSeat]) -> None:
    if any(seat.kind in FREE for seat in wished):
        raise TableError("no_seat", "table.device_seats")


def _seats(wished: list[NewSeat], me: str) -> list[Seat]:
    return [_seat(n, "" if seat.kind == "me" else seat.bot, seat.name or me) for n, seat in enumerate(wished)]


def _row(game: Game, name: str, stand_in: str) -> TableRow:
    state = game.state
    now = time.time()
    outcome = game.outcome()
    return TableRow(
        id=new_id(),
        name=name,
        title=state.title.id,
        rules=state.title.rules_version,
        content=state.title.content.digest(state.pack),
        players=state.players,
        options=state.options,
        seed=game.seed & 0xFFFFFFFFFFFFFFFF,
        seeded=False,
        status="running" if outcome is None else "finished",
        public=False,
        owner=ME,
        invite="",
        stand_in=stand_in,
        seq=0,
        rev=0,
        length=len(game.played),
        actors=mask(state) if outcome is None else 0,
        colours=state.title.worn(state),
        setup=game.setup,
        opening=pack_events(game.opening),
        start=pack_state(game.first) if game.start else None,
        branch=None,
        branch_at=None,
        undo_ask=None,
        end_ask=None,
        outcome=None if outcome is None else end_of(outcome),
        pinned=None,
        clock=Clock(),
        clock_left=[],
        clock_since=now,
        deadline=None,
        created=now,
        updated=now,
    )
