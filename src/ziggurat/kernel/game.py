"""One game being played: a state, its record and log, and undo."""

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, BadRecord, Illegal, ZigguratError
from ziggurat.kernel.options import read_options
from ziggurat.kernel.record import Entry, Record, option_texts
from ziggurat.kernel.say import Event
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title


class Played:
    """An action that was played, with what it said and whether it can be taken back at will."""

    __slots__ = ("barrier", "before", "entry", "events")
    entry: Entry
    events: list[Event]
    barrier: bool  # chance fell or something hidden was seen: taking it back would give knowledge away
    before: State | None  # the position before it, kept while it can be taken back

    def __init__(self, entry: Entry, events: list[Event], barrier: bool, before: State | None) -> None:
        self.entry = entry
        self.events = events
        self.barrier = barrier
        self.before = before


class Game:
    """Play, undo, cut and branch. `state` is for referees and bots' worlds; people get `state.observe`."""

    __slots__ = ("opening", "played", "seed", "setup", "start", "state")
    state: State
    seed: int
    setup: list[int]
    start: str  # the first position as JSON, empty when seed and set-up lead to it
    opening: list[Event]
    played: list[Played]

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.seed = seed
        self.setup = list(state.trace or [])
        # Without a trace of its set-up the game begins where the state stands, and only the position can say where.
        self.start = state.title.to_json(state).decode() if state.trace is None else ""
        self.opening = list(state.log or [])
        self.played = []

    # -- playing ------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action | str) -> Played:
        """Play an action or its notation; Illegal, with a reason, changes nothing."""
        return self._play(seat, self.find(seat, action), None)

    def find(self, seat: int, action: Action | str) -> Action:
        """The legal action meant by an action or a notation; Illegal with the reason otherwise."""
        state = self.state
        if isinstance(action, str):
            found = state.title.parse(state, seat, action)
            if found is None:
                raise Illegal(f"{action!r} is not legal for seat {seat} now", state.why_not(seat, action))
            return found
        if action not in state.legal(seat):
            raise Illegal(f"{action!r} is not legal for seat {seat} now", state.why_not(seat, ""))
        return action

    def _play(self, seat: int, action: Action, forced: list[int] | None) -> Played:
        state = self.state
        before = state.clone()
        notation = state.title.notation(state, seat, action)
        state.trace = []
        state.log = []
        state.forced = forced
        try:
            state.apply(seat, action)
            if forced:
                raise BadRecord("the record has more chance than was asked for")
        except BaseException:
            # Nothing half-done may survive an error, whatever its cause.
            self.state = before
            raise
        state.forced = None
        if self.played and self.played[-1].entry.seat != seat:
            for earlier in reversed(self.played):
                if earlier.before is None:
                    break
                earlier.before = None
        barrier = state.reveals != before.reveals
        played = Played(Entry(seat, notation, state.trace), state.log, barrier, None if barrier else before)
        self.played.append(played)
        return played

    # -- undo ---------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """The last action is the seat's own and neither chance nor a reveal stands behind it."""
        return bool(self.played) and self.played[-1].entry.seat == seat and self.played[-1].before is not None

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise ZigguratError("there is nothing of yours to take back before the last barrier")
        before = self.played.pop().before
        assert before is not None
        self.state = before

    def rewind(self, length: int) -> None:
        """Back to the first `length` actions, over any barrier. Whoever calls it has asked the players."""
        if length >= len(self.played):
            return
        earlier = self.played[length].before
        if earlier is not None:
            del self.played[length:]
            self.state = earlier
            return
        shorter = replay(self.record().cut(length), self.state.title, self.state.pack)
        self.state = shorter.state
        self.played = shorter.played

    # -- records ------------------------------------------------------------------------------------

    def record(self) -> Record:
        state = self.state
        return Record(
            state.title.id,
            state.title.rules_version,
            state.players,
            self.seed,
            option_texts(state.options),
            "" if state.pack is None else state.pack.digest,
            list(self.setup),
            [played.entry for played in self.played],
            self.start,
        )

    def log(self, seat: int | None) -> list[Event]:
        """Every line of the log that the seat (or a spectator) may read."""
        events = self.opening + [event for played in self.played for event in played.events]
        return [event for event in events if event.visible_to(seat)]


def new_game(
    title: Title,
    players: int,
    seed: int = 0,
    options: dict[str, object] | None = None,
    pack: Pack | None = None,
) -> Game:
    return Game(title.new(players, seed, options, pack, keep_trace=True, keep_log=True), seed)


def replay(record: Record, title: Title, pack: Pack | None = None) -> Game:
    """Play a record again; BadRecord names the first action that does not fit."""
    if record.title != title.id:
        raise BadRecord(f"the record is of {record.title}, not of {title.id}")
    if record.rules != title.rules_version:
        raise BadRecord(f"the record is of rules {record.rules}, installed are {title.rules_version}")
    if record.content != ("" if pack is None else pack.digest):
        raise BadRecord("the record was made with another content pack")
    game = Game(first_state(record, title, pack), record.seed)
    for number, entry in enumerate(record.entries, 1):
        try:
            game._play(entry.seat, game.find(entry.seat, entry.notation), list(entry.chance))
        except ZigguratError as error:
            raise BadRecord(f"action {number} ({entry.seat} {entry.notation}): {error}") from None
    return game


def first_state(record: Record, title: Title, pack: Pack | None = None) -> State:
    """Where the game of a record begins: set up with what chance gave then, or at the position it names."""
    if not record.start:
        forced = list(record.setup)
        return title.new(
            record.players, record.seed, record.options, pack, forced=forced, keep_trace=True, keep_log=True
        )
    try:
        state = title.from_json(record.start, pack)
        state.observe(None)
        for seat in state.actors():
            state.legal(seat)
    except ZigguratError as error:
        raise BadRecord(f"start: {error}") from None
    except STUMBLES:
        raise BadRecord("start: the position does not fit the title") from None
    if state.players != record.players or state.options != read_options(title.options, record.options):
        raise BadRecord("start: its players and options are not those of the header")
    return state
