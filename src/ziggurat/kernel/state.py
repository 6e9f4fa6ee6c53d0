"""The contract of a game: a state, the frames pending on it, and the steps that answer for them.

A pending decision is a frame: plain data on the state's stack. The step named by the frame's first number
says what is legal, what applying does and what to ask the person. Nothing pending is ever code, so a state
can be written down, sent away and continued at any moment.
"""

import importlib
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import BadRecord, Illegal
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.rows import Row
from ziggurat.kernel.say import EVERYBODY, Event, Say

if TYPE_CHECKING:
    from ziggurat.kernel.acts import Arg
    from ziggurat.kernel.domains import Names
    from ziggurat.kernel.outcome import Outcome
    from ziggurat.kernel.title import Title

Action = tuple[int, ...]
"""kind, a, b, c: what a seat chooses. The title declares what the numbers mean (see acts).

Always four integers; typed as any number because mypyc takes a tuple of known length apart and builds it anew
wherever it is handed on, and this one stays the same object from `legal` to `apply`.
"""

FINE: Final = 0
"""What a guard answers for an action that is legal."""

Frame = tuple[int, ...]
"""step, seats, a, b, c: `seats` is a bit mask of those still to answer; 0 means the step runs by itself.

Always five integers, typed like an action and for the same reason.
"""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Answers for the frames of one kind. Stateless: everything it knows is in the state and the frame."""

    name: str
    args: "list[Arg]" = []  # what the frame's numbers are, see frames.arguments

    offers: tuple[int, ...] = ()  # the kinds of action it asks for
    elsewhere: dict[int, int] = {}
    instead: int = 0  # the reason to say what comes first, whatever was meant

    def guard(self, s: S, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        """FINE, or why not. Arguments may be OPEN: then what is given already speaks against the action, or not."""
        raise NotImplementedError(self.name)

    def legal(self, s: S, frame: Frame, seat: int) -> list[Action]:
        """Every action open to the seat: complete, finite, no duplicates, stable order, never empty.

        By default all that the guard lets through; a step that is asked often makes its list itself, and the
        conformance suite proves it equal.
        """
        from ziggurat.kernel.guards import listed

        return listed(s, self, frame, seat)

    def apply(self, s: S, frame: Frame, seat: int, action: Action) -> None:
        """Carry out an action that `legal` gave. The frame is still on top; leave, replace or pop it."""
        raise NotImplementedError(self.name)

    def run(self, s: S, frame: Frame) -> None:
        """Go on without a decision. Called, already popped, for a frame whose seats are 0."""
        raise NotImplementedError(self.name)

    def prompt(self, s: S, frame: Frame, seat: int) -> Say:
        """What to ask the seat, in one sentence."""
        raise NotImplementedError(self.name)

    def old(self, s: S, frame: Frame) -> Frame:
        """A frame as positions stored it before its arguments had names: with the numbers it has now."""
        return frame

    def why_not(self, s: S, frame: Frame, seat: int, intent: str) -> Say | None:
        """An answer to what a person meant that neither kinds of action nor guard can know; None for none."""
        return None


Kept = tuple[str, tuple[str, bytes] | None]
"""What is pickled of a title: its package, and the name and text of the pack."""


def keep_title(s: "State") -> Kept:
    return s.title.package, None if s.pack is None else (s.pack.name, s.pack.text)


def kept_title(kept: Kept) -> "tuple[Title, Pack | None]":
    package, pack = kept
    title: Title = importlib.import_module(package).TITLE
    return title, None if pack is None else Pack(*pack)


def restore(kept: Kept, position: bytes) -> "State":
    """A pickled state again."""
    title, pack = kept_title(kept)
    return title.from_json(position, pack)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position with everything pending on it. Titles add their own fields in a subclass.

    Subclasses annotate their fields, list them in `__slots__`, define no `__init__`, and write `clone`,
    `dump`, `load`, `observe`, `resample_in_place`, `outcome` and `census` by hand.
    """

    __slots__ = (
        "cached",
        "cached_seat",
        "forced",
        "log",
        "names",
        "options",
        "pack",
        "players",
        "ply",
        "reveals",
        "rng",
        "stack",
        "title",
        "trace",
    )
    title: "Title"
    players: int
    options: dict[str, OptionValue]
    pack: "Pack | None"
    names: "list[Names]"  # the ids of the content's tables, see Title.names
    stack: list[Frame]
    rng: Rng
    ply: int
    reveals: int  # how often chance or something hidden came to light: the undo barriers
    log: list[Event] | None  # None while simulating: nothing is said, nothing is paid for it
    trace: list[int] | None  # what chance gave during the action under way, for a record
    forced: list[int] | None  # what chance must give, when a record is replayed
    cached: tuple[Action, ...]
    cached_seat: int

    # -- who may do what ----------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that may act now; several when players choose at once, none when the game is over."""
        if not self.stack:
            return []
        mask = self.stack[-1][1]
        if mask > 0 and mask & (mask - 1) == 0:  # nearly always one seat is asked
            return [mask.bit_length() - 1]
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def asked(self) -> int:
        """The seat that may act, the first of several that choose at once, -1 when the game is over."""
        if not self.stack:
            return -1
        mask = self.stack[-1][1]
        return (mask & -mask).bit_length() - 1

    def over(self) -> bool:
        return not self.stack

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every legal action of the seat, empty when it is not to act. Kept until the next action."""
        if seat == self.cached_seat:
            return self.cached
        if not self.stack or seat < 0 or seat >= self.players:
            return ()
        frame = self.stack[-1]
        if not frame[1] >> seat & 1:
            return ()
        self.cached = tuple(self.title.steps[frame[0]].legal(self, frame, seat))
        self.cached_seat = seat
        return self.cached

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action; one that is not in `legal` is refused with a reason and changes nothing."""
        legal = self.legal(seat)
        # Nearly always it is the very object that `legal` gave, and identity is quicker seen than equality.
        for known in legal:
            if known is action:
                self.apply_unchecked(seat, known)
                return
        if action not in legal:
            raise Illegal(repr(action), seat, self.why_not(seat, action))
        # Equal is not enough (1.0 == 1): what is applied is the object that `legal` gave.
        self.apply_unchecked(seat, legal[legal.index(action)])

    def apply_unchecked(self, seat: int, action: Action) -> None:
        """Carry out an action taken from `legal` a moment ago."""
        frame = self.stack[-1]
        self.cached_seat = -1
        self.ply += 1
        self.title.steps[frame[0]].apply(self, frame, seat, action)
        self.settle()

    def settle(self) -> None:
        """Run frames that ask nobody until somebody is to decide or the game is over."""
        stack = self.stack
        steps = self.title.steps
        while stack:
            frame = stack[-1]
            if frame[1] != 0:
                return
            stack.pop()
            steps[frame[0]].run(self, frame)

    def why_not(self, seat: int, intent: str | Action) -> Say:
        """Why the seat cannot do what it means to do now: a sentence and the number of the rule.

        An intent is an action, a notation or a part of one, or the target of a click (`region:roma`). What is possible
        is answered with `kernel.possible`, and with `kernel.go_on` where more has to be said.
        """
        if not self.stack:
            return Say("kernel.over")
        frame = self.stack[-1]
        if seat < 0 or seat >= self.players or not frame[1] >> seat & 1:
            return Say("kernel.not_your_turn")
        step = self.title.steps[frame[0]]
        reason: Say | None = step.why_not(self, frame, seat, intent if isinstance(intent, str) else "")
        if reason is None and step.offers:
            from ziggurat.kernel.guards import why_not

            reason = why_not(self, step, frame, seat, intent)
        return reason if reason is not None else Say("kernel.not_now")

    def prompt(self, seat: int) -> Say | None:
        """What the seat is asked, or None when it is not to act."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        if seat < 0 or seat >= self.players or not frame[1] >> seat & 1:
            return None
        said: Say = self.title.steps[frame[0]].prompt(self, frame, seat)
        return said

    # -- for whoever holds it -----------------------------------------------------------------------

    def notation(self, seat: int, action: Action) -> str:
        """A legal action as one line that reads like a move."""
        return self.title.notation(self, seat, action)

    def notations(self, seat: int) -> list[str]:
        """Every legal action of the seat as it is written."""
        return [self.title.notation(self, seat, action) for action in self.legal(seat)]

    def label(self, seat: int, action: Action, lang: str = "en") -> str:
        """What a legal action does, in a person's words."""
        return self.title.words(lang, self.pack).say(self.title.describe(self, seat, action).label)

    def evaluate(self, seat: int) -> float:
        """How good the position is for the seat, as the greedy bot sees it."""
        return self.title.evaluate(self, seat)

    def __repr__(self) -> str:
        waits = "over" if not self.stack else "to act: " + ", ".join([str(seat) for seat in self.actors()])
        return f"<{self.title.id}, {self.players} players, {self.ply} actions, {waits}>"

    def __eq__(self, other: object) -> bool:
        """The same position, with the same pending decisions and the same future of its generator."""
        return isinstance(other, State) and self.title.to_data(self) == other.title.to_data(other)

    def __hash__(self) -> int:
        return hash((self.title.id, self.ply, self.rng.words()[0]))

    def __copy__(self) -> "State":
        twin = self.clone()
        twin.log = None if self.log is None else self.log.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled as its position; a log stays behind, as in a clone."""
        return restore, (keep_title(self), self.title.to_json(self))

    # -- for steps ----------------------------------------------------------------------------------

    def push(self, step: int, seats: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.stack.append((step, seats, a, b, c))

    def answered(self, seat: int) -> None:
        """The seat has answered a choice made at once; after the last answer the frame runs."""
        step, seats, a, b, c = self.stack[-1]
        self.stack[-1] = (step, seats & ~(1 << seat), a, b, c)

    def chance(self, n: int) -> int:
        """A number in [0, n) from the state's generator, or from the record that is being replayed."""
        value = self.rng.below(n)
        if self.forced is not None:
            if not self.forced:
                raise BadRecord(Say("error.chance_ends"))
            value = self.forced.pop(0)
            if not 0 <= value < n:
                raise BadRecord(Say("error.chance_range", {"value": value, "high": n - 1}))
        self.reveals += 1
        if self.trace is not None:
            self.trace.append(value)
        return value

    def draw(self, bag: list[int]) -> int:
        """Take one thing at random out of an unordered bag (an unseen deck needs no order until then)."""
        i = self.chance(len(bag))
        last = bag.pop()
        if i == len(bag):
            return last
        drawn = bag[i]
        bag[i] = last
        return drawn

    def draw_from(self, row: Row) -> tuple[int, Row]:
        """One thing at random out of a row that copies share: it, and the rest."""
        bag = list(row)
        drawn = self.draw(bag)
        return drawn, tuple(bag)

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.chance(i + 1)
            items[i], items[j] = items[j], items[i]

    def reveal(self) -> None:
        """Something hidden came to light without chance (a card of an ordered pile, secret choices)."""
        self.reveals += 1

    def note(self, seat: int, say: Say, see: int = EVERYBODY) -> None:
        """Add a line to the log. Guard the call with `if s.log is not None` where building it costs."""
        if self.log is not None:
            self.log.append(Event(seat, say, see))

    # -- copies -------------------------------------------------------------------------------------

    def copy_base(self, twin: "State") -> None:
        """Copy the kernel's own fields into a new state; a copy keeps no log and no trace."""
        twin.title = self.title
        twin.players = self.players
        twin.options = self.options
        twin.pack = self.pack
        twin.names = self.names
        twin.stack = self.stack.copy()
        twin.rng = self.rng.clone()
        twin.ply = self.ply
        twin.reveals = self.reveals
        twin.log = None
        twin.trace = None
        twin.forced = None
        twin.cached = self.cached
        twin.cached_seat = self.cached_seat

    def resample(self, seat: int, rng: Rng) -> "State":
        """Another world consistent with all the seat knows, with a future of its own."""
        twin = self.clone()
        twin.rng = rng.clone()
        rng.next()
        twin.cached_seat = -1
        twin.resample_in_place(seat, rng)
        return twin

    # -- written by each title ----------------------------------------------------------------------

    def clone(self) -> "State":
        raise NotImplementedError

    def resample_in_place(self, seat: int, rng: Rng) -> None:
        """Redeal what the seat cannot know. A title without hidden information leaves it empty."""
        raise NotImplementedError

    def observe(self, seat: int | None) -> Any:
        """What the seat, or a spectator, may know, in the type `title.seen`. The only thing that leaves the engine."""
        raise NotImplementedError

    def outcome(self) -> "Outcome | None":
        """Ranking, scores and reason once the game is over, else None."""
        raise NotImplementedError

    def as_it_stands(self) -> "Outcome":
        """Ranking and scores if its players end the game here; a draw where there is nothing to count before the end.

        It takes no chance from the state, so that a record that ends so says the same again.
        """
        from ziggurat.kernel.outcome import AGREED, Outcome

        return Outcome([1] * self.players, [0] * self.players, [{} for _ in range(self.players)], AGREED)

    def dump(self) -> dict[str, Any]:
        """The title's own fields as plain data, readable enough to write a position by hand."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> None:
        """Fill the title's own fields from `dump`'s form; BadPosition for anything that cannot be.

        Of the frames on the stack only steps and seats are known yet, for their arguments may be named by these fields.
        """
        raise NotImplementedError

    def check_pending(self) -> None:
        """Refuse pending decisions that the rules do not lead to, once everything is read (BadPosition)."""

    def census(self) -> dict[str, int]:
        """How many of each component there are in play, in supply and removed together."""
        raise NotImplementedError
