"""One game being played: a state, its record and log, and undo.

`play` and `forward` are the only ways a game goes on, `Run` the only rule of what can be taken back at will: the
terminal, the table and everything that replays use them.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, BadRecord, Illegal, Stops, ZigguratError
from ziggurat.kernel.options import read_options
from ziggurat.kernel.outcome import Outcome
from ziggurat.kernel.record import Entry, Record, option_texts, read_record
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Event, Say
from ziggurat.kernel.state import Action, Kept, State, keep_title, kept_title
from ziggurat.kernel.title import Title

# A game keeps the position after every so many actions: to look back, or go back, at most this many are played again.
KEEP_EVERY: Final = 16


class Played:
    """An action that was played, with what it said and whether it can be taken back at will."""

    __slots__ = ("barrier", "entry", "events", "state")
    entry: Entry
    events: list[Event]
    barrier: bool  # chance fell or something hidden was seen: taking it back would give knowledge away
    state: State | None  # the position after it; a game keeps only those it may need again

    def __init__(self, entry: Entry, events: list[Event], barrier: bool, state: State) -> None:
        self.entry = entry
        self.events = events
        self.barrier = barrier
        self.state = state

    @property
    def after(self) -> State:
        """The position after it, while nobody has thrown it away."""
        assert self.state is not None
        return self.state


class Run:
    """The actions at the end of a game that their seat may take back at will: its own ones since the last barrier."""

    __slots__ = ("length", "seat")
    seat: int
    length: int

    def __init__(self, line: Iterable[tuple[int, bool]] = ()) -> None:
        """`line` has the seat of each action and whether it was a barrier, oldest first."""
        self.seat = -1
        self.length = 0
        for seat, barrier in line:
            self.follow(seat, barrier)

    def follow(self, seat: int, barrier: bool) -> None:
        if barrier:
            self.length = 0
        elif seat == self.seat:
            self.length += 1
        else:
            self.length = 1
        self.seat = seat

    def free(self, seat: int, count: int = 1) -> bool:
        """Whether the seat may take back so many actions without asking anybody."""
        return seat == self.seat and 0 < count <= self.length


def find_action(state: State, seat: int, action: Action | str) -> Action:
    """The legal action meant by an action or a notation; Illegal with the reason otherwise."""
    if isinstance(action, str):
        found = state.title.parse(state, seat, action)
        if found is None:
            raise Illegal(repr(action), seat, state.why_not(seat, action))
        return found
    if action not in state.legal(seat):
        raise Illegal(repr(action), seat, state.why_not(seat, action))
    return action


def play(before: State, seat: int, action: Action | str, chance: list[int] | None = None) -> Played:
    """The position after an action or its notation; the one before it is untouched, whatever goes wrong.

    Illegal with the reason, or BadRecord when the given chance does not fit.
    """
    chosen = find_action(before, seat, action)
    notation = before.title.notation(before, seat, chosen)
    after = before.clone()
    trace: list[int] = []
    log: list[Event] = []
    after.trace = trace
    after.log = log
    after.forced = None if chance is None else list(chance)
    after.apply(seat, chosen)
    if after.forced:
        raise BadRecord(Say("error.chance_more"))
    after.trace = None
    after.log = None
    after.forced = None
    return Played(Entry(seat, notation, trace), log, after.reveals != before.reveals, after)


def forward(state: State, entries: Iterable[Entry], number: int = 0) -> Iterator[Played]:
    """Play on as it is written, `number` actions into the game; Stops names the first action that does not fit."""
    for entry in entries:
        number += 1
        try:
            played = play(state, entry.seat, entry.notation, entry.chance)
        except ZigguratError as error:
            raise Stops(number, f"{entry.seat} {entry.notation}", error) from None
        state = played.after
        yield played


def last_position(state: State, entries: Iterable[Entry], number: int = 0) -> State:
    """Where `forward` leads."""
    for played in forward(state, entries, number):
        state = played.after
    return state


class Game:
    """Play, undo, cut and branch. `state` is for referees and bots' worlds; people get `state.observe`."""

    __slots__ = ("agreed", "first", "opening", "played", "run", "seed", "setup", "start", "state")
    first: State
    state: State
    seed: int
    setup: list[int]
    start: str  # the first position as JSON, empty when seed and set-up lead to it
    opening: list[Event]
    played: list[Played]
    run: Run
    agreed: bool  # its players ended it, and no rule

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.first = state.clone()
        self.seed = seed
        self.setup = list(state.trace or [])
        # Without a trace of its set-up the game begins where the state stands, and only the position can say where.
        self.start = state.title.to_json(state).decode() if state.trace is None else ""
        self.opening = list(state.log or [])
        self.played = []
        self.run = Run()
        self.agreed = False

    def __repr__(self) -> str:
        return f"<game of {self.state!r}, seed {self.seed}>"

    def __eq__(self, other: object) -> bool:
        """The same beginning, the same actions, the same chance."""
        return isinstance(other, Game) and self.record().write() == other.record().write()

    def __hash__(self) -> int:
        return hash((self.state.title.id, self.seed, len(self.played)))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled as its record, the smallest thing that says all of it."""
        return restore_game, (keep_title(self.state), self.record().write())

    # -- playing ------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action | str) -> Played:
        """Play an action or its notation; Illegal, with a reason, changes nothing."""
        if self.agreed:
            raise ZigguratError(Say("kernel.over"))
        played = play(self.state, seat, action)
        self.follow(played)
        return played

    def find(self, seat: int, action: Action | str) -> Action:
        """The legal action meant by an action or a notation; Illegal with the reason otherwise."""
        return find_action(self.state, seat, action)

    def follow(self, played: Played) -> None:
        """Go on by what was played on this game's position."""
        self.state = played.after
        self.played.append(played)
        self.run.follow(played.entry.seat, played.barrier)
        # Those that the run may be taken back to are kept; of the older ones a few.
        number = len(self.played) - self.run.length - 1
        while number > 0 and self.played[number - 1].state is not None:
            if number % KEEP_EVERY:
                self.played[number - 1].state = None
            number -= 1

    # -- the end ------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.agreed or self.state.over()

    def agree(self) -> None:
        """The players end the game, scored as it stands. Whoever calls it has asked them."""
        if self.over():
            raise ZigguratError(Say("kernel.over"))
        self.agreed = True

    def outcome(self) -> Outcome | None:
        """How it ended, by the rules or by agreement; None while it goes on."""
        return self.state.as_it_stands() if self.agreed else self.state.outcome()

    # -- looking and going back ---------------------------------------------------------------------

    def at(self, length: int) -> State:
        """The position after so many actions."""
        if length >= len(self.played):
            return self.state
        number = length
        while number > 0:
            kept = self.played[number - 1].state
            if kept is not None:
                break
            number -= 1
        else:
            kept = self.first
        return last_position(kept, [played.entry for played in self.played[number:length]], number)

    def can_undo(self, seat: int) -> bool:
        """The last action is the seat's own and neither chance nor a reveal stands behind it."""
        return self.run.free(seat)

    def undo(self, seat: int) -> None:
        if self.agreed or not self.can_undo(seat):
            raise ZigguratError(Say("error.no_undo"))
        self.rewind(len(self.played) - 1)

    def rewind(self, length: int) -> None:
        """Back to the first `length` actions, over any barrier. Whoever calls it has asked the players."""
        self.agreed = False
        if length >= len(self.played):
            return
        self.state = self.at(length).clone()
        del self.played[length:]
        self.run = Run((played.entry.seat, played.barrier) for played in self.played)

    # -- records ------------------------------------------------------------------------------------

    def record(self) -> Record:
        state = self.state
        return Record(
            state.title.id,
            state.title.rules_version,
            state.players,
            self.seed,
            option_texts(state.options),
            state.title.content.digest(state.pack),
            list(self.setup),
            [played.entry for played in self.played],
            self.start,
            agreed=self.agreed,
        )

    def log(self, seat: int | None) -> list[Event]:
        """Every line of the log that the seat (or a spectator) may read."""
        events = self.opening + [event for played in self.played for event in played.events]
        return [event for event in events if event.visible_to(seat)]


def restore_game(kept: Kept, text: str) -> Game:
    """A pickled game again."""
    title, pack = kept_title(kept)
    return replay(read_record(text), title, pack)


def new_game(
    title: Title | str,
    players: int,
    seed: int = 0,
    options: dict[str, object] | None = None,
    pack: Pack | None = None,
) -> Game:
    """A game ready for its first action; a title may be named by its id."""
    if isinstance(title, str):
        title = find_title(title)
    return Game(title.new(players, seed, options, pack, keep_trace=True, keep_log=True), seed)


def load_game(text: str, pack: Pack | None = None) -> Game:
    """The game of a record's text, played again to its last action."""
    record = read_record(text)
    return replay(record, find_title(record.title), pack)


def replay(record: Record, title: Title, pack: Pack | None = None) -> Game:
    """Play a record again; Stops names the first action that does not fit.

    One of other rules than are installed is tried: most of what rules change does not touch most games.
    """
    if record.title != title.id:
        raise BadRecord(Say("error.record_title", {"its": record.title, "asked": title.id}))
    if not title.content.fits(record.content, pack):
        detail = title.content.differ(record.content, pack)
        raise BadRecord(Say("error.record_figures", {"detail": detail}))
    try:
        game = Game(first_state(record, title, pack), record.seed)
        for played in forward(game.state, record.entries):
            game.follow(played)
        if record.agreed:
            game.agree()
    except ZigguratError as error:
        if record.rules == title.rules_version:
            raise
        note = Say("error.record_rules", {"its": record.rules, "installed": title.rules_version})
        if isinstance(error, Stops):
            raise Stops(error.number, error.what, error.cause, note) from None
        raise BadRecord(Say("error.noted", {"cause": error.sentence, "note": note})) from None
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
        raise BadRecord(Say("error.start", {"cause": error.sentence})) from None
    except STUMBLES:
        raise BadRecord(Say("error.start_fits")) from None
    if state.players != record.players or state.options != read_options(title.options, record.options):
        raise BadRecord(Say("error.start_header"))
    return state
