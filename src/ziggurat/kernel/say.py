"""Something to be said to a person, before it is put into a language."""

from typing import Final


class Say:
    """A key of the title's words, its arguments, and the rule behind it.

    An argument is an id, a number, a text, something said by itself, or a list of these; the sentence says which.
    """

    __slots__ = ("args", "key", "rule")
    key: str
    args: dict[str, object]
    rule: str

    def __init__(self, key: str, args: dict[str, object] | None = None, rule: str = "") -> None:
        self.key = key
        self.args = args if args is not None else {}
        self.rule = rule

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Errors that carry a sentence come back from other processes, also from the compiled engine.
        return Say, (self.key, self.args, self.rule)


class Described:
    """What a client needs to offer one legal action.

    `targets` are the ids of the things on the table that stand for the action, in the order a person
    clicks them (`region:roma`, `card:pyramids`); actions of the same `group` are shown together.
    """

    __slots__ = ("group", "label", "targets")
    label: Say
    group: str
    targets: tuple[str, ...]

    def __init__(self, label: Say, group: str, targets: tuple[str, ...] = ()) -> None:
        self.label = label
        self.group = group
        self.targets = targets


EVERYBODY: Final = -1
SPECTATOR: Final = 30


class Event:
    """A line of the log: who, what, and a bit mask of the seats that may see it."""

    __slots__ = ("say", "seat", "see")
    seat: int
    say: Say
    see: int

    def __init__(self, seat: int, say: Say, see: int = EVERYBODY) -> None:
        self.seat = seat
        self.say = say
        self.see = see

    def visible_to(self, seat: int | None) -> bool:
        return bool(self.see >> (SPECTATOR if seat is None else seat) & 1)
