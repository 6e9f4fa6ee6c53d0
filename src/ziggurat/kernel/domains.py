"""What an argument of an action or of a pending decision can be: a region, a card, a seat, an amount.

On the hot path a value is a small integer. A domain knows what it stands for: the id that is stored and sent away,
the shorter form a move is written with, the words of a label, and what a person clicks to mean it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ziggurat.kernel.bits import bits

if TYPE_CHECKING:
    from ziggurat.kernel.state import Action, State

OPEN: Final = -1000
"""An argument that is not given yet. A domain may answer less than that for one that is given in part."""

UNKNOWN: Final = -500
"""What `find` answers for a text that names nothing of the domain. No value is as low."""


class Names:
    """The ids of one table of components, and where each stands in it. Shared by all states of one content."""

    __slots__ = ("at", "ids")
    ids: tuple[str, ...]
    at: dict[str, int]

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids = ids
        self.at = {id: at for at, id in enumerate(ids)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """`size` values from `low` on. A title subclasses it where a value is named by the position (a slot of a row).

    `target` is what stands before the colon of a click target ("" for none), `says` before the id in a label
    (`seat_` makes `seat_2`, which the title's words name).
    """

    name: str
    target: str
    says: str
    low: int

    def __init__(self, name: str, target: str = "", says: str = "", low: int = 0) -> None:
        self.name = name
        self.target = target
        self.says = says
        self.low = low

    def size(self, s: Any) -> int:
        """How many values there are in this game: the bounds of the action space."""
        raise NotImplementedError(self.name)

    def id(self, s: Any, seat: int, value: int) -> str:
        """The full id: no two values share one, and it never depends on the order of a file."""
        raise NotImplementedError(self.name)

    def find(self, s: Any, seat: int, text: str) -> int:
        """The value of an id or of a short form; UNKNOWN for none, OPEN or less where the text says only a part."""
        raise NotImplementedError(self.name)

    def short(self, s: Any, seat: int, action: "Action", value: int) -> str:
        """As a move writes it."""
        return self.id(s, seat, value)

    def said(self, s: Any, seat: int, value: int) -> object:
        """As a label is given it: an id that the words name, or a number."""
        return self.says + self.id(s, seat, value)

    def targets(self, s: Any, seat: int, action: "Action", value: int) -> list[str]:
        """What a person clicks to mean it."""
        return [f"{self.target}:{self.id(s, seat, value)}"] if self.target else []

    def things(self, s: Any, seat: int) -> list[str]:
        """Everything that is ever clicked to mean one of the values."""
        if not self.target:
            return []
        return [f"{self.target}:{self.id(s, seat, value)}" for value in range(self.low, self.low + self.size(s))]

    def clicked(self, s: Any, seat: int, text: str) -> int:
        """What a click on `<target>:<text>` means, as `find` would answer."""
        return self.find(s, seat, text)

    def covers(self, s: Any, seat: int, part: int, value: int) -> bool:
        """Whether the value is one of those that an answer of OPEN or less leaves."""
        return True

    def data(self, s: Any, seat: int, value: int) -> object:
        """As it is stored in JSON."""
        return self.id(s, seat, value)

    def read(self, s: Any, seat: int, data: object) -> int:
        """`data` back again; UNKNOWN for anything else."""
        if not isinstance(data, str):
            return UNKNOWN
        found = self.find(s, seat, data)
        return UNKNOWN if found <= UNKNOWN or self.id(s, seat, found) != data else found

    def holds(self, s: Any, value: int) -> bool:
        return self.low <= value < self.low + self.size(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ids(Domain):
    """Components by their place in a table: one of the state's (`s.names[table]`) or one that never changes."""

    table: int
    fixed: Names | None
    none: str  # the word for -1, where "none of them" is a value; "" where it is not

    def __init__(self, name: str, table: int | tuple[str, ...], target: str, says: str, none: str) -> None:
        super().__init__(name, target, says, -1 if none else 0)
        self.table = table if isinstance(table, int) else -1
        self.fixed = None if isinstance(table, int) else Names(table)
        self.none = none

    def names(self, s: "State") -> Names:
        return s.names[self.table] if self.fixed is None else self.fixed

    def size(self, s: Any) -> int:
        return len(self.names(s).ids) - self.low

    def id(self, s: Any, seat: int, value: int) -> str:
        return self.none if value < 0 else self.names(s).ids[value]

    def find(self, s: Any, seat: int, text: str) -> int:
        if self.none and text == self.none:
            return -1
        return self.names(s).at.get(text, UNKNOWN)

    def targets(self, s: Any, seat: int, action: "Action", value: int) -> list[str]:
        return super().targets(s, seat, action, value) if value >= 0 else []

    def things(self, s: Any, seat: int) -> list[str]:
        return [f"{self.target}:{id}" for id in self.names(s).ids] if self.target else []

    def clicked(self, s: Any, seat: int, text: str) -> int:
        """One of them: that it is none is written, never clicked."""
        return self.names(s).at.get(text, UNKNOWN)


def ids(name: str, table: int | tuple[str, ...], target: str = "", says: str = "", none: str = "") -> Ids:
    """`ids("region", REGION_IDS, target="region")`: the table of that number in `Title.names`, or a fixed tuple."""
    return Ids(name, table, target, says, none)


Bound = int | Callable[[Any], int]


def bound(s: Any, most: Bound) -> int:
    return most if isinstance(most, int) else most(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Domain):
    """Numbers; `most` may depend on the content of the game, never on the moment."""

    most: Bound

    def __init__(self, name: str, low: int, most: Bound, target: str, says: str) -> None:
        super().__init__(name, target, says, low)
        self.most = most

    def size(self, s: Any) -> int:
        return bound(s, self.most) + 1 - self.low

    def id(self, s: Any, seat: int, value: int) -> str:
        return str(value)

    def find(self, s: Any, seat: int, text: str) -> int:
        # Three digits are enough for every amount there is, and nobody makes us read a thousand.
        if not (text.isascii() and text.isdigit() and len(text) <= 3) or text != str(int(text)):
            return UNKNOWN
        value = int(text)
        return value if self.holds(s, value) else UNKNOWN

    def said(self, s: Any, seat: int, value: int) -> object:
        return f"{self.says}{value}" if self.says else value

    def data(self, s: Any, seat: int, value: int) -> object:
        return value

    def read(self, s: Any, seat: int, data: object) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not self.holds(s, data):
            return UNKNOWN
        return data


def amount(low: int, most: Bound, name: str = "amount", target: str = "", says: str = "") -> Amount:
    return Amount(name, low, most, target, says)


def last_seat(s: "State") -> int:
    return s.players - 1


def seats(name: str = "player", target: str = "player", says: str = "seat_") -> Amount:
    """A seat at the table, by its number."""
    return Amount(name, 0, last_seat, target, says)


@mypyc_attr(allow_interpreted_subclasses=True)
class Set(Domain):
    """Several values of a domain at once: a bit mask, in JSON a list. For pending decisions."""

    of: Domain

    def __init__(self, of: Domain) -> None:
        super().__init__(of.name, of.target, of.says)
        assert of.low == 0, "a bit mask begins at 0"
        self.of = of

    def size(self, s: Any) -> int:
        return 1 << self.of.size(s)

    def id(self, s: Any, seat: int, value: int) -> str:
        return "+".join(self.of.id(s, seat, member) for member in bits(value))

    def find(self, s: Any, seat: int, text: str) -> int:
        mask = 0
        for part in text.split("+") if text else ():
            found = self.of.find(s, seat, part)
            if found < 0:
                return UNKNOWN
            mask |= 1 << found
        return mask

    def said(self, s: Any, seat: int, value: int) -> object:
        return [self.of.said(s, seat, member) for member in bits(value)]

    def targets(self, s: Any, seat: int, action: "Action", value: int) -> list[str]:
        return [target for member in bits(value) for target in self.of.targets(s, seat, action, member)]

    def data(self, s: Any, seat: int, value: int) -> object:
        return [self.of.data(s, seat, member) for member in bits(value)]

    def read(self, s: Any, seat: int, data: object) -> int:
        if not isinstance(data, list):
            return UNKNOWN
        mask = 0
        for part in data:
            found = self.of.read(s, seat, part)
            if found < 0 or mask >> found & 1:
                return UNKNOWN
            mask |= 1 << found
        return mask
