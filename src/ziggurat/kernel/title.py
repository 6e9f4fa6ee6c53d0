"""A title: everything the kernel asks of one game. Stateless; one object per title, found by the registry."""

from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from ziggurat.kernel.acts import Kinds
from ziggurat.kernel.content import NO_CONTENT, Content, Pack
from ziggurat.kernel.domains import Names
from ziggurat.kernel.errors import STUMBLES, BadOptions, BadPosition, ZigguratError
from ziggurat.kernel.frames import fill_frame, frame_data, open_frame
from ziggurat.kernel.guards import Reasons
from ziggurat.kernel.options import Option, OptionValue, read_options
from ziggurat.kernel.position import PositionData
from ziggurat.kernel.rng import Rng, rng_from_seed, rng_from_words
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.state import Action, State, Step
from ziggurat.kernel.words import Words, content_words

COLOURS: Final = (1, 2, 3, 4, 5, 6)  # of the seats where the rules name none


def by_seat(colours: tuple[int, ...], players: int) -> list[int]:
    return [colours[seat % len(colours)] for seat in range(players)]


def numbered(steps: dict[int, Step[Any]]) -> list[Step[Any]]:
    """A title's steps, each at the number that frames know it by."""
    return [steps[number] for number in range(len(steps))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """Subclasses set the fields in `__init__` and write the methods that raise NotImplementedError."""

    id: str
    name: str
    package: str  # where content/ and rules.md live, e.g. "ziggurat.games.antike"
    rules_version: str = "1"  # changes when an old record might no longer replay
    min_players: int
    max_players: int
    state: Any = None  # the class of its states, where `create` has nothing to add
    options: tuple[Option, ...] = ()
    steps: list[Step[Any]]  # indexed by the first number of a frame
    kinds: Kinds  # indexed by the first number of an action
    reasons: Reasons | None = None  # what guards answer
    unattended: dict[str, OptionValue] = {}
    longest: int = 10_000  # no game under `unattended` has more decisions than this
    leaving: int = -1  # the kind of action by which a seat leaves the game for good and the others play on
    loud: tuple[str, ...] = ()  # lines of the log that nobody should miss: a war, a city lost
    lead: float = 30.0  # a lead in `evaluate` over the best rival with which three games of four are won
    slips: tuple[float, ...] = (0.05, 0.12)  # how far the two levels of beginners misjudge an action, in such leads
    care: float = 0.35  # the share of its turns that the level below the strongest plans
    horizon: int = 2  # how many turns of everybody a bot looks ahead
    seen: Any = None  # the type of an observation, a subclass of Seen
    open: bool = False  # nothing is hidden: all seats and spectators see the same, so it is laid out once for them
    colours: tuple[int, ...] = COLOURS  # of the seats: numbers of their seals, 0 where a game deals them
    content: Content[Any, Any] = NO_CONTENT  # its components: files, types, checks, tables

    # -- written by each title ----------------------------------------------------------------------

    def check_options(self, players: int, options: dict[str, OptionValue]) -> None:
        """Refuse combinations that the rules do not allow, with a sentence (BadOptions)."""

    def may_leave(self, options: dict[str, OptionValue]) -> bool:
        """Whether a seat may leave a game with these options by an action of the kind `leaving`."""
        return False

    def create(self, players: int, options: dict[str, OptionValue], pack: Pack | None) -> State:
        """A state of the title's own class with its content attached and nothing set up."""
        found: State = self.state.__new__(self.state)
        return found

    def setup(self, s: State) -> None:
        """Lay out the game and push the first frame."""
        raise NotImplementedError

    def names(self, s: State) -> list[Names]:
        """The ids of the tables that `kinds` and `steps` name things by, the same for all games of one content."""
        return []

    def box(self, s: State) -> dict[str, int]:
        """What `census` must add up to at every moment of this game."""
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> float:
        """How good the position is for the seat; greater is better. Bots that think use it."""
        return 0.0

    def evaluate_spent(self, s: State, seat: int) -> float:
        """The same of a copy that nobody looks at again, so that it may be played on in instead of in another copy."""
        return self.evaluate(s, seat)

    def terms(self, s: State, seat: int) -> list[tuple[str, float, float]]:
        """What `evaluate` counts, in players' units: a name, how many, and what one is worth.

        Hints say what an action changes of it, under the key `term.<name>` of the words with the change as `n`.
        """
        return []

    def candidates(self, s: State, seat: int) -> tuple[Action, ...]:
        """The legal actions that a sensible player would think about: at least one, in the order of `legal`.

        Bots look at nothing else, so what is left out here is never tried: only what cannot be best may be.
        """
        return s.legal(seat)

    def feature_names(self, s: State, seat: int) -> list[str]:
        """What each number of `features` is, as the seat counts: see `kernel.features`. Their count is the same in
        all games with these players, options and content."""
        return []

    def features(self, s: State, seat: int) -> bytes:
        """What the seat may know as signed bytes, for programs that learn."""
        return b""

    def worn(self, s: State) -> list[int]:
        """In which colour each seat plays now."""
        return by_seat(self.colours, s.players)

    def turn(self, s: State) -> int:
        """A number that changes with every turn: what a bot plans, and has its thinking time, for."""
        return s.ply

    # -- the same for all ---------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<title {self.id}: {self.name}>"

    def new(
        self,
        players: int,
        seed: int = 0,
        options: dict[str, object] | None = None,
        pack: Pack | None = None,
        *,
        forced: list[int] | None = None,
        keep_trace: bool = False,
        keep_log: bool = False,
        rng: Rng | None = None,
    ) -> State:
        """A game ready for its first decision. `forced` replays what chance gave; `rng` draws in the seed's place."""
        self.check_players(players)
        values = read_options(self.options, options)
        self.check_options(players, values)
        s = self.create(players, values, pack)
        self._start(s, players, values, pack, rng_from_seed(seed) if rng is None else rng)
        s.forced = forced
        s.trace = [] if keep_trace else None
        s.log = [] if keep_log else None
        self.setup(s)
        s.settle()
        s.forced = None
        return s

    def try_pack(self, pack: Pack) -> None:
        """Set the game up with the pack, once for every value of every choice, so that all of it is read."""
        setups: list[dict[str, object]] = [{}]
        for option in self.options:
            setups += [{option.id: value} for value in option.choices]
        for options in setups:
            for players in range(self.min_players, self.max_players + 1):
                try:
                    self.new(players, 0, options, pack)
                except BadOptions:
                    continue  # this choice is not for this number of players

    def words(self, lang: str, pack: Pack | None = None) -> Words:
        """What is said about the title, with the figures in force in it."""
        return content_words(self.content, self.package, lang, pack)

    def check_players(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            raise BadOptions(
                Say(
                    "error.players",
                    {"title": self.name, "low": self.min_players, "high": self.max_players, "n": players},
                )
            )

    def _start(self, s: State, players: int, options: dict[str, OptionValue], pack: Pack | None, rng: Rng) -> None:
        s.title = self
        s.players = players
        s.options = options
        s.pack = pack
        s.names = self.names(s)
        s.stack = []
        s.rng = rng
        s.ply = 0
        s.reveals = 0
        s.log = None
        s.trace = None
        s.forced = None
        s.cached = ()
        s.cached_seat = -1

    def notation(self, s: State, seat: int, action: Action) -> str:
        """The action as one line that reads like a move; different legal actions never share one."""
        return self.kinds.all[action[0]].write(s, seat, action)

    def describe(self, s: State, seat: int, action: Action) -> Described:
        """Label, group and targets of a legal action."""
        return self.kinds.all[action[0]].describe(s, seat, action)

    def parse(self, s: State, seat: int, text: str) -> Action | None:
        """The legal action with this notation, or None."""
        return self.kinds.parse(s, seat, s.legal(seat), text)

    def to_data(self, s: State) -> dict[str, Any]:
        """The whole position as plain data, pending decisions and generator included."""
        return {
            "title": self.id,
            "rules": self.rules_version,
            "content": self.content.digest(s.pack),
            "players": s.players,
            "options": s.options,
            "ply": s.ply,
            "reveals": s.reveals,
            "rng": s.rng.words(),
            "stack": [frame_data(s, frame) for frame in s.stack],
            "state": s.dump(),
        }

    def to_json(self, s: State) -> bytes:
        return msgspec.json.encode(self.to_data(s))

    def from_data(self, data: object, pack: Pack | None = None) -> State:
        """A position written by `to_data` or by hand; BadPosition with a sentence when it cannot be."""
        try:
            head = msgspec.convert(data, PositionData)
        except msgspec.ValidationError as error:
            raise BadPosition(f"not a position: {error}") from None
        if head.title != self.id:
            raise BadPosition(f"the position is of {head.title}, not of {self.id}")
        if head.rules != self.rules_version:
            raise BadPosition(f"the position is of rules {head.rules}, installed are {self.rules_version}")
        if not self.content.fits(head.content, pack):
            raise BadPosition(f"the position was made with other figures: {self.content.differ(head.content, pack)}")
        if len(head.rng) != 4 or not all(0 <= word < 1 << 32 for word in head.rng):
            raise BadPosition("rng: four numbers of 32 bits")
        if head.ply < 0 or head.reveals < 0:
            raise BadPosition("ply and reveals are counted from 0")
        self.check_players(head.players)
        options = read_options(self.options, head.options)
        self.check_options(head.players, options)
        s = self.create(head.players, options, pack)
        self._start(s, head.players, options, pack, rng_from_words(head.rng))
        s.ply = head.ply
        s.reveals = head.reveals
        s.stack = [open_frame(self, head.players, frame) for frame in head.stack]
        try:
            s.load(head.state)
            for at, frame in enumerate(head.stack):
                fill_frame(s, at, frame)
            s.check_pending()
            expected, found = self.box(s), s.census()
            self.to_data(s)  # what was read can be written again
        except ZigguratError:
            raise
        except STUMBLES as error:
            raise BadPosition(f"the position does not fit the title: {type(error).__name__} {error}") from None
        for component, count in expected.items():
            if found.get(component) != count:
                raise BadPosition(f"{component}: {found.get(component)} in the position, {count} in the box")
        return s

    def from_json(self, text: bytes | str, pack: Pack | None = None) -> State:
        try:
            data = msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            raise BadPosition(f"not JSON: {error}") from None
        return self.from_data(data, pack)
