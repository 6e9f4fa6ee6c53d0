"""A table as it is held in memory: its row and seats, and the position while somebody needs it."""

from collections import deque
from typing import Any, Literal

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.game import Run
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.outcome import AGREED, Outcome
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, State
from ziggurat.sitting.clock import Clock
from ziggurat.sitting.errors import Stale, TableError
from ziggurat.sitting.position import unpack_say
from ziggurat.sitting.wishes import FREE

# Log lines of the newest actions, kept for people who follow the game; older ones are read from the store.
RECENT = 12
# Sits in for people at a what-if whose game names no stand-in.
USUAL_BOT = "greedy"
# What happened at the seats is told so far back.
HAPPENINGS = 100


class UndoAsk(msgspec.Struct):
    """Somebody asks to take back over a barrier; all other humans must agree."""

    seat: int
    to: int
    agreed: list[int]


class EndAsk(msgspec.Struct):
    """Somebody proposes to end the game as it stands; all other humans must agree."""

    seat: int
    agreed: list[int]


What = Literal["timed_out", "left", "back", "resigned", "end_refused", "agreed"]


class Happening(msgspec.Struct):
    """Something that is no move: after `at` actions the seat timed out, left, came back, resigned or ended the game."""

    at: int
    seat: int
    what: What


class End(msgspec.Struct):
    """How a game ended, as stored. `key`, `args` and `rule` say why; `closed` is set when no rule ended it."""

    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    key: str
    args: dict[str, Any] = {}
    rule: str = ""
    closed: bool = False

    @property
    def agreed(self) -> bool:
        """The players ended it."""
        return self.key == AGREED.key


def end_of(outcome: Outcome) -> End:
    args = {name: value for name, value in outcome.reason.args.items() if not isinstance(value, Say)}
    return End(outcome.places, outcome.scores, outcome.parts, outcome.reason.key, args, outcome.reason.rule)


class Seat(msgspec.Struct):
    seat: int
    kind: str  # human, open, invited, bot
    person: str | None
    name: str
    bot: str
    invite: str
    resigned: bool
    asked: str | None = None  # the seat is kept for them
    away: float | None = None  # its person is on vacation until then
    words: str = ""  # the player's own, mixed into the shuffles
    guest: bool = False
    program: bool = False  # whoever sits here is a program of somebody's

    @property
    def by_bot(self) -> bool:
        """A program decides here: a bot's own seat, or one it holds for somebody."""
        return bool(self.bot)


class TableRow(msgspec.Struct):
    """All that is known of a table but its seats and moves."""

    id: str
    name: str
    title: str
    rules: str
    content: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    seeded: bool
    status: str
    public: bool
    owner: str
    invite: str
    stand_in: str
    seq: int
    rev: int
    length: int
    actors: int
    setup: list[int]
    opening: bytes
    start: bytes | None
    branch: str | None
    branch_at: int | None
    undo_ask: UndoAsk | None
    end_ask: EndAsk | None
    outcome: End | None
    pinned: str | None
    clock: Clock
    clock_left: list[float]
    clock_since: float | None
    deadline: float | None
    created: float
    updated: float
    purpose: str = "game"  # or what_if, tour, lesson
    happened: list[Happening] = []
    clock_spent: list[float] = []  # seconds each seat has thought, at `clock_since`
    paused: float | None = None
    pause_ask: list[int] | None = None
    counts: bool = False
    rematch: str | None = None
    salt: str = ""
    commitment: str = ""
    hints: bool = True  # whether anybody may ask for them; whoever sits down agrees
    colours: list[int] = []  # by seat, as the game has them; none before it begins


class Held:
    """One table in memory; `state` is None until it is needed."""

    __slots__ = ("first", "pack", "recent", "rendered", "row", "run", "seats", "since", "state")

    def __init__(self, row: TableRow, seats: list[Seat], pack: Pack | None) -> None:
        self.row = row
        self.seats = seats
        self.pack = pack  # what the game is played with; None for the built-in figures
        self.state: State | None = None
        self.run = Run()  # what may be taken back at will
        self.first: list[int] = []  # by seat: the number of the first action it ever made, 0 for none
        self.since: list[int] = []  # by seat: the version since which its decision has been the same
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)  # (length after, events)
        self.rendered: dict[Any, Any] = {}  # parts of views of this very version

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def started(self) -> bool:
        return self.row.status != "open" and self.row.clock_since is not None

    @property
    def brought(self) -> bool:
        """Whether the game had begun elsewhere and waits for people to go on with it."""
        return self.row.status == "open" and bool(self.row.colours)

    def free_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind in FREE]

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def actors(self) -> list[int]:
        return [seat for seat in range(self.row.players) if self.row.actors >> seat & 1]

    def bot_to_act(self) -> int | None:
        """The seat for which a program has to decide now."""
        if self.row.status != "running" or self.row.pinned:
            return None
        return next((seat for seat in self.actors() if self.seats[seat].by_bot), None)

    def untimed(self) -> int:
        """The seats for which no time passes: all in a pause, or where the game was set aside."""
        if self.row.paused is not None or self.row.pinned is not None:
            return (1 << self.row.players) - 1
        return self.resting()

    def resting(self) -> int:
        """The seats for which no time passes while others play: those of programs, and of people on vacation."""
        return sum(1 << seat.seat for seat in self.seats if seat.by_bot or seat.away is not None)

    # -- who may what -------------------------------------------------------------------------------

    def own_seat(self, person: str | None, seat: int | None) -> int:
        """The seat the person means: the given one if it is theirs, else the one to act, else their first."""
        mine = self.seats_of(person)
        if seat is None and mine:
            acting = [number for number in mine if self.row.actors >> number & 1]
            return (acting or mine)[0]
        if seat is None or seat not in mine:
            raise TableError("not_seated", "table.not_seated")
        return seat

    def seat_for(self, person: str | None, wanted: int | None) -> int | None:
        """Whose eyes: one of one's own seats, or a spectator's."""
        mine = self.seats_of(person)
        if wanted is not None:
            if wanted in mine:
                return wanted
            if self.row.status == "finished" and 0 <= wanted < self.row.players:
                return wanted
            raise TableError("not_seated", "table.not_seated")
        return self.own_seat(person, None) if mine else None

    def need_running(self) -> None:
        if (aside := self.aside()) is not None:
            raise aside
        self.need_started()
        if self.row.status != "running":
            raise TableError("over", "table.over")

    def aside(self) -> TableError | None:
        """Why the installed rules do not lead through the game, when they do not; it can only be looked at then."""
        if not self.row.pinned:
            return None
        try:
            package = find_title(self.row.title).package
        except (ZigguratError, ImportError, *STUMBLES):
            package = ""
        return TableError("read_only", unpack_say(self.row.pinned), package)

    def need_started(self) -> None:
        if not self.started:
            raise TableError("not_started", "table.not_started")

    def need_action(self, at: int | None) -> int:
        """The number of a position of this game; the last one when none is named."""
        self.need_started()
        at = self.row.length if at is None else at
        if not 0 <= at <= self.row.length:
            raise TableError("no_position", "table.length", n=self.row.length)
        return at

    def need_turn(self, seat: int, seq: int, *, by_bot: bool) -> None:
        """Whether a move that was meant for the version `seq` may be played."""
        if self.seats[seat].by_bot != by_bot:
            raise TableError("stand_in", "table.stand_in")
        # Others may have answered the same question meanwhile; what this seat was asked is still the same.
        if seq > self.row.seq or (seq < self.row.seq and seq < self.since[seat]):
            raise Stale()

    def player(self, person: str, seat: int | None) -> int:
        """The seat at which somebody plays this running game; the one they mean, where they hold several."""
        self.need_running()
        number = self.own_seat(person, seat)
        self.need_player(number)
        return number

    def need_player(self, seat: int) -> None:
        if self.seats[seat].resigned:
            raise TableError("resigned", "table.resigned_already")

    def others(self, seat: int) -> list[int]:
        """The seats of other people who still play, or may come back to a seat that a stand-in holds for them."""
        own = self.seats[seat].person
        return [s.seat for s in self.seats if s.kind == "human" and not s.resigned and s.person != own]

    def nobody_can_agree(self, seat: int) -> bool:
        """At a table that counts bots do not let anybody take back what fell, or stop while they are ahead."""
        return self.row.counts and not self.others(seat)

    def need_others(self, seat: int) -> None:
        """What is settled by agreement needs somebody to agree, where it counts."""
        if self.nobody_can_agree(seat):
            raise TableError("counts", "table.counts_alone")

    def may_undo(self, person: str | None) -> bool:
        """At will: what nobody has answered yet, and any action of one's own where nobody else would be asked."""
        mine = self.seats_of(person)
        if self.row.status != "running" or not mine or not self.first:
            return False
        alone = not (self.row.counts or self.others(mine[0])) and any(
            0 < self.first[seat] <= self.row.length for seat in mine
        )
        return alone or any(self.run.free(seat) for seat in mine)

    def tried_by(self, person: str | None, own: int, bot: str | None) -> list[str]:
        """Who decides at a what-if, by seat, empty for its owner. Bots stay, and sit in for other people.

        `bot` sits in for them, or else whoever would stand in; with an empty one all seats are the owner's.
        """
        mine = {own, *self.seats_of(person)}
        sits_in = self.row.stand_in or USUAL_BOT
        return ["" if bot == "" or s.seat in mine else bot or s.bot or sits_in for s in self.seats]

    def hints_when_tried(self) -> bool:
        """Whether a what-if has hints: where they were not agreed on, nobody is to have them this way round either."""
        return self.row.hints or (self.row.status == "finished" and self.row.purpose != "what_if")

    def told(self, seat: int, what: What) -> list[Happening]:
        """What happened at the seats, with one thing more; so many are remembered."""
        return [*self.row.happened, Happening(self.row.length, seat, what)][-HAPPENINGS:]

    def resigned(self, seat: int) -> End | None:
        """The end of the game when this seat gives up; None when the others play on.

        Where the title has no action for it a bot plays the seat to the end; else it does so until the seat can leave.
        """
        self.need_player(seat)
        leaves = find_title(self.row.title).may_leave(self.row.options)
        if (self.row.stand_in or leaves) and any(
            s.kind == "human" and not s.resigned and s.seat != seat for s in self.seats
        ):
            return None
        lost = {s.seat for s in self.seats if s.resigned} | {seat}
        places = [len(self.seats) - len(lost) + 1 if s.seat in lost else 1 for s in self.seats]
        zero = [0] * self.row.players
        return End(places, zero, [{} for _ in zero], "table.resigned", closed=True)

    def successor(self) -> str:
        """The bot that plays for somebody who gave up, where one is needed."""
        return self.row.stand_in or "greedy"

    # -- the position -------------------------------------------------------------------------------

    def follow(self, after: State, seq: int, length: int, seat: int, barrier: bool, events: bytes) -> None:
        """The position moves on by one action, which made the version `seq`."""
        before = self.state
        assert before is not None
        same = False
        if before.stack and after.stack:
            old, new = before.stack[-1], after.stack[-1]
            same = len(before.stack) == len(after.stack) and (old[0], old[2:]) == (new[0], new[2:])
        for other in range(after.players):
            # Who is asked the same as before may still answer for the version they saw.
            asked = same and before.stack[-1][1] & after.stack[-1][1] & (1 << other)
            if other == seat or not asked:
                self.since[other] = seq
        self.first[seat] = min(self.first[seat] or length, length)
        self.state = after
        self.recent.append((length, events))
        self.run.follow(seat, barrier)

    def stand(self, state: State, line: list[tuple[int, int, bool, bytes]]) -> None:
        """The position was read, or taken back to; `line` has its last actions: length, seat, barrier, events."""
        self.state = state
        self.run = Run((seat, barrier) for _length, seat, barrier, _events in line)
        self.since = [self.row.seq] * self.row.players
        self.first = [0] * self.row.players
        for length, seat, _barrier, _events in line:
            self.first[seat] = min(self.first[seat] or length, length)
        self.recent.clear()
        self.recent.extend((length, events) for length, _seat, _barrier, events in line)

    def drop_state(self) -> None:
        self.state = None
        self.rendered.clear()
        self.recent.clear()


def leaving(state: State, seat: int) -> Action | None:
    """The action by which the seat leaves the game for good, if it can do so now."""
    return next((action for action in state.legal(seat) if action[0] == state.title.leaving), None)


def mask(state: State) -> int:
    return state.stack[-1][1] if state.stack else 0


def reseed(state: State, seed: int, crossed: int, length: int) -> None:
    """After an undo over a barrier chance must fall anew, or the table would know the future."""
    state.rng = rng_from_seed(seed ^ (crossed * 0x9E3779B97F4A7C15) ^ (length << 40) ^ 0x5DEECE66D)
