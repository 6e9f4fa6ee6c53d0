"""A table in memory: its rows in typed form, and the position while somebody needs it."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from sqlalchemy import Row

from ziggurat.kernel.content import Pack
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.outcome import Outcome
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State
from ziggurat.table.clock import Clock

# Log lines of the newest actions, kept for people who follow the game; older ones are read from the store.
RECENT = 12


class UndoAsk(msgspec.Struct):
    """Somebody asks to take back over a barrier; all other humans must agree."""

    seat: int
    to: int
    agreed: list[int]


class End(msgspec.Struct):
    """How a game ended, as stored. `key`, `args` and `rule` say why; `closed` is set when no rule ended it."""

    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    key: str
    args: dict[str, Any] = {}
    rule: str = ""
    closed: bool = False


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

    @property
    def by_bot(self) -> bool:
        """A program decides here: a bot's own seat, or one it holds for somebody."""
        return bool(self.bot)


class TableRow(msgspec.Struct):
    """A row of `tables`, its JSON read."""

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
    outcome: End | None
    pinned: str | None
    clock: Clock
    clock_left: list[float]
    clock_since: float | None
    deadline: float | None
    created: float
    updated: float


def read_row(row: Row[Any]) -> TableRow:
    made = row._mapping
    json = msgspec.json.decode
    return TableRow(
        id=made["id"],
        name=made["name"],
        title=made["title"],
        rules=made["rules"],
        content=made["content"],
        players=made["players"],
        options=json(made["options"]),
        seed=int(made["seed"]),
        seeded=made["seeded"],
        status=made["status"],
        public=made["public"],
        owner=made["owner"],
        invite=made["invite"],
        stand_in=made["stand_in"],
        seq=made["seq"],
        rev=made["rev"],
        length=made["length"],
        actors=made["actors"],
        setup=json(made["setup"]),
        opening=bytes(made["opening"]),
        start=None if made["start"] is None else bytes(made["start"]),
        branch=made["branch"],
        branch_at=made["branch_at"],
        undo_ask=None if made["undo_ask"] is None else json(made["undo_ask"], type=UndoAsk),
        outcome=None if made["outcome"] is None else json(made["outcome"], type=End),
        pinned=made["pinned"],
        clock=json(made["clock"], type=Clock),
        clock_left=json(made["clock_left"]),
        clock_since=made["clock_since"],
        deadline=made["deadline"],
        created=made["created"],
        updated=made["updated"],
    )


def read_seat(row: Row[Any]) -> Seat:
    made = row._mapping
    return Seat(made["seat"], made["kind"], made["person"], made["name"], made["bot"], made["invite"], made["resigned"])


class Live:
    """One table of the cache. `lock` is held by whoever changes it; `state` is None until it is needed."""

    __slots__ = (
        "dirty",
        "lock",
        "pack",
        "recent",
        "rendered",
        "row",
        "run",
        "run_seat",
        "seats",
        "since",
        "state",
        "thinking",
        "users",
    )

    def __init__(self, row: TableRow, seats: list[Seat], pack: Pack | None) -> None:
        self.row = row
        self.seats = seats
        self.pack = pack  # what the game is played with; None for the built-in figures
        self.state: State | None = None
        self.lock = asyncio.Lock()
        self.dirty = False  # something may be in the store that is not here
        self.run = 0  # actions at the end that `run_seat` may take back at will
        self.run_seat = -1
        self.since: list[int] = []  # by seat: the version since which its decision has been the same
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)  # (length after, events)
        self.thinking = False
        self.users = 0  # connections that follow the table
        self.rendered: dict[Any, Any] = {}  # parts of views of this very version

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def started(self) -> bool:
        return self.row.status != "open" and self.row.clock_since is not None

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def actors(self) -> list[int]:
        return [seat for seat in range(self.row.players) if self.row.actors >> seat & 1]

    def untimed(self) -> int:
        """The seats for which no time passes: those that programs play."""
        return sum(1 << seat.seat for seat in self.seats if seat.by_bot)

    def drop_state(self) -> None:
        self.state = None
        self.rendered.clear()
        self.recent.clear()
