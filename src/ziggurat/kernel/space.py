"""The action space of one game: every action has a number below `size`, made of its kind and its arguments.

The number counts only what a player chooses: an argument that follows from the others and the position is left out,
and one that a kind can have few values of is counted by these. So the number of a legal action leads back to it among
the legal ones of the same position, and all numbers together are few enough for the output of a network.

What the numbers mean hangs on the kinds and on the components. `digest` changes when that does: what was learned with
one digest is of no use with another.
"""

import hashlib
from typing import Any

from ziggurat.kernel.acts import Arg, Kind, Kinds, Mix
from ziggurat.kernel.domains import Ids
from ziggurat.kernel.state import Action, State


class Digit:
    """One number of an action as a digit of its number."""

    __slots__ = ("arg", "at", "low", "name", "ranks", "size", "values")
    name: str
    arg: Arg
    at: int  # where it stands in the action
    low: int
    size: int
    ranks: list[int]  # with `among`: the place of each value of the domain, -1 for one that cannot be; else empty
    values: list[int]  # with `among`: what those are

    def __init__(self, name: str, arg: Arg, at: int, s: Any) -> None:
        self.name = name
        self.arg = arg
        self.at = at
        self.low = arg.low()
        self.size = arg.size(s)
        self.ranks = []
        self.values = []
        if arg.among is not None:
            self.values = arg.among(s)
            self.ranks = [-1] * self.size
            for rank, value in enumerate(self.values):
                self.ranks[value - self.low] = rank
            self.size = len(self.values)

    def rank(self, value: int) -> int:
        """The digit of a value, -1 for one outside."""
        digit = value - self.low
        if self.ranks:
            return self.ranks[digit] if 0 <= digit < len(self.ranks) else -1
        return digit if 0 <= digit < self.size else -1

    def value(self, digit: int) -> int:
        return self.values[digit] if self.ranks else self.low + digit

    def ids(self, s: Any) -> list[str]:
        """The names of its values, where they are components; those of a moment have numbers only."""
        domain = self.arg.domain
        values = [self.value(digit) for digit in range(self.size)]
        return [domain.id(s, 0, value) if isinstance(domain, Ids) else str(value) for value in values]


def digits(kind: Kind, s: Any) -> list[Digit]:
    found: list[Digit] = []
    for arg in kind.args:
        if isinstance(arg, Mix):
            for i in range(arg.width - arg.follows):
                found.append(Digit(arg.names[i], arg, arg.at + i, s))
        elif not arg.hidden and not arg.follows:
            found.append(Digit(arg.name, arg, arg.at, s))
    return found


class Space:
    """Numbers for the actions of all games with the players, options and content of this one."""

    kinds: Kinds
    digits: list[list[Digit]]  # by kind
    starts: list[int]  # by kind: its first number
    labels: list[list[list[str]]]  # by kind and digit: the names of the values
    size: int
    digest: str

    def __init__(self, kinds: Kinds, s: State) -> None:
        self.kinds = kinds
        self.digits = [digits(kind, s) for kind in self.kinds.all]
        self.starts = []
        self.size = 0
        described = [s.title.id]
        self.labels = []
        for kind, parts in zip(self.kinds.all, self.digits, strict=True):
            self.starts.append(self.size)
            count = 1
            labels: list[list[str]] = []
            for digit in parts:
                count *= digit.size
                labels.append(digit.ids(s))
                described.append(f"{kind.name} {digit.name} {' '.join(labels[-1])}")
            self.labels.append(labels)
            described.append(f"{kind.name} {count}")
            self.size += count
        self.digest = hashlib.sha256("\n".join(described).encode()).hexdigest()[:12]

    def index(self, action: Action) -> int:
        """The action's number; ValueError for one that is outside the bounds."""
        number = 0
        kind = action[0]
        for digit in self.digits[kind]:
            rank = digit.rank(action[digit.at])
            if rank < 0:
                raise ValueError(f"{action} is outside the action space")
            number = number * digit.size + rank
        return self.starts[kind] + number

    def indices(self, legal: tuple[Action, ...]) -> list[int]:
        """The numbers of the legal actions, in their order."""
        return [self.index(action) for action in legal]

    def mask(self, numbers: list[int]) -> bytearray:
        """A one for each of the numbers, a zero for all others."""
        mask = bytearray(self.size)
        for number in numbers:
            mask[number] = 1
        return mask

    def data(self, number: int) -> dict[str, str]:
        """What a number stands for in every position: its kind, and what is chosen, by name."""
        if not 0 <= number < self.size:
            raise ValueError(f"the action space has {self.size} actions, not {number}")
        kind = len(self.starts) - 1
        while self.starts[kind] > number:
            kind -= 1
        number -= self.starts[kind]
        found: dict[str, str] = {}
        for digit, labels in zip(reversed(self.digits[kind]), reversed(self.labels[kind]), strict=True):
            found[digit.name] = labels[number % digit.size]
            number //= digit.size
        found["kind"] = self.kinds.all[kind].name
        return dict(reversed(found.items()))
