"""Kinds of action, declared once.

    act(ARM, "arm", "{unit} {region}[ with {coins} coin(s)]", "R6.1",
        region=REGION, unit=UNIT, coins=Arg(COINS, usual=for_unit), tell=say_arm)

The keywords are the arguments in the order of the action's numbers, which is the order a person clicks them. From
this the kernel derives the notation and how it is read, label, group, rule and targets, the JSON of an action, and
the bounds of the action space. In a shape `[...]` is left out while its argument has its usual value, and `(s)` is
an s unless the number before it is 1.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ziggurat.kernel.domains import OPEN, UNKNOWN, Bound, Domain, bound
from ziggurat.kernel.errors import BadAction
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.state import Action

Usual = int | Callable[[Any, int, Action], int]  # state, seat, the action as far as it is known
Tell = Callable[[Any, int, Action, dict[str, object]], Say]  # the last are the arguments as a label is given them
Group = str | Callable[[Any, int, Action], str]
Count = Callable[[Any, int, Action], int]
Extras = tuple[str, ...] | Callable[[Any, int, Action], tuple[str, ...]]
Among = Callable[[Any], list[int]]  # by the content of the game, never by the moment

MOST: Final = 3  # an action is its kind and three numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Arg:
    """One argument of a kind: its domain, and how it differs from being written and clicked like all others.

    `usual`: its value where a notation says nothing (and then it is no target either, unless `always`).
    `hidden`: follows from the others and the position; neither written nor clicked.
    `implied`: written, not clicked.
    `follows`: written and clicked, though the others and the position leave one value only.
    `among`: the values of the domain that this kind can have at all, where they are few.
    """

    name: str
    at: int  # where its first number stands in an action
    width: int
    domain: Domain
    usual: Usual | None
    hidden: bool
    implied: bool
    always: bool
    follows: bool
    among: Among | None

    def __init__(
        self,
        domain: Domain,
        usual: Usual | None = None,
        *,
        hidden: bool = False,
        implied: bool = False,
        always: bool = False,
        follows: bool = False,
        among: Among | None = None,
    ) -> None:
        self.name = ""
        self.at = 0
        self.width = 1
        self.domain = domain
        self.usual = usual
        self.hidden = hidden
        self.implied = implied
        self.always = always
        self.follows = follows
        self.among = among

    def is_usual(self, s: Any, seat: int, action: Action) -> bool:
        usual = self.usual
        if usual is None:
            return False
        return action[self.at] == (usual if isinstance(usual, int) else usual(s, seat, action))

    def write(self, s: Any, seat: int, action: Action) -> str:
        return self.domain.short(s, seat, action, action[self.at])

    def one(self, action: Action) -> bool:
        """Whether what follows is singular."""
        return action[self.at] == 1

    def find(self, s: Any, seat: int, text: str, values: list[int]) -> bool:
        """Read what `write` wrote; writes nothing where it fails."""
        found = self.domain.find(s, seat, text)
        if found == UNKNOWN:
            return False
        values[self.at] = found
        return True

    def said(self, s: Any, seat: int, action: Action) -> object:
        return self.domain.said(s, seat, action[self.at])

    def targets(self, s: Any, seat: int, action: Action) -> list[str]:
        return self.domain.targets(s, seat, action, action[self.at])

    def data(self, s: Any, seat: int, action: Action) -> object:
        return self.domain.data(s, seat, action[self.at])

    def read(self, s: Any, seat: int, data: object, values: list[int]) -> bool:
        found = self.domain.read(s, seat, data)
        if found == UNKNOWN:
            return False
        values[self.at] = found
        return True

    def target_name(self) -> str:
        """What stands before the colon of its targets."""
        return self.domain.target

    def low(self) -> int:
        return self.domain.low

    def size(self, s: Any) -> int:
        """How many values one of its numbers has."""
        return self.domain.size(s)


class Mix(Arg):
    """Several numbers that are one thing to say: `2 marble 1 coin`.

    `things` are the words of a notation; with `total` the last of them is what the others leave of it, and is no
    number of the action. `says` are the keys of a label's parts, `target` makes each thing a target, as often as
    it is there.
    """

    things: tuple[str, ...]
    names: tuple[str, ...]  # the same in JSON: `coins`
    total: Callable[[Any, int], int] | None
    most: Bound
    says: tuple[str, ...]
    target: str

    def __init__(
        self,
        *things: str,
        most: Bound,
        says: tuple[str, ...],
        total: Callable[[Any, int], int] | None = None,
        target: str = "",
        follows: bool = False,
    ) -> None:
        """`follows`: the last number is what the others leave of something that the position knows."""
        super().__init__(Domain("mix"), follows=follows)
        self.things = things
        self.names = tuple(thing.replace("(s)", "s") for thing in things)
        self.total = total
        self.width = len(things) - (total is not None)
        self.most = most
        self.says = says
        self.target = target

    def amounts(self, s: Any, seat: int, action: Action) -> list[int]:
        found = list(action[self.at : self.at + self.width])
        if self.total is not None:
            found.append(self.total(s, seat) - sum(found))
        return found

    def write(self, s: Any, seat: int, action: Action) -> str:
        parts = [
            f"{n} {thing.replace('(s)', '' if n == 1 else 's')}"
            for n, thing in zip(self.amounts(s, seat, action), self.things, strict=True)
            if n
        ]
        return " ".join(parts)

    def one(self, action: Action) -> bool:
        return False

    def find(self, s: Any, seat: int, text: str, values: list[int]) -> bool:
        words = text.split(" ")
        if len(words) % 2:
            return False
        found = [0] * len(self.things)
        for i in range(0, len(words), 2):
            place = next((at for at, thing in enumerate(self.things) if words[i + 1] in spellings(thing)), -1)
            if place < 0 or not (words[i].isascii() and words[i].isdigit()) or len(words[i]) > 3:
                return False
            found[place] = int(words[i])
        values[self.at : self.at + self.width] = found[: self.width]
        return True

    def said(self, s: Any, seat: int, action: Action) -> object:
        return [Say(key, {"n": n}) for n, key in zip(self.amounts(s, seat, action), self.says, strict=True) if n]

    def targets(self, s: Any, seat: int, action: Action) -> list[str]:
        if not self.target:
            return []
        amounts = self.amounts(s, seat, action)
        return [f"{self.target}:{name}" for n, name in zip(amounts, self.names, strict=True) for _ in range(n)]

    def data(self, s: Any, seat: int, action: Action) -> object:
        return dict(zip(self.names, self.amounts(s, seat, action), strict=True))

    def read(self, s: Any, seat: int, data: object, values: list[int]) -> bool:
        if not isinstance(data, dict) or set(data) != set(self.names):
            return False
        found: list[int] = []
        for name in self.names:
            n = data[name]
            if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= bound(s, self.most):
                return False
            found.append(n)
        if self.total is not None and sum(found) != self.total(s, seat):
            return False
        values[self.at : self.at + self.width] = found[: self.width]
        return True

    def target_name(self) -> str:
        return self.target

    def low(self) -> int:
        return 0

    def size(self, s: Any) -> int:
        return bound(s, self.most) + 1


def spellings(thing: str) -> tuple[str, str]:
    return thing.replace("(s)", ""), thing.replace("(s)", "s")


class Piece:
    """A part of a shape: text, an argument, or the s of a plural."""

    __slots__ = ("arg", "plural", "text")
    text: str
    arg: Arg | None
    plural: bool

    def __init__(self, text: str, arg: Arg | None, plural: bool = False) -> None:
        self.text = text
        self.arg = arg
        self.plural = plural


class Part:
    """Pieces that are written together; `unless` is the argument whose usual value leaves them out."""

    __slots__ = ("pieces", "unless")
    pieces: list[Piece]
    unless: Arg | None

    def __init__(self, pieces: list[Piece], unless: Arg | None) -> None:
        self.pieces = pieces
        self.unless = unless


TOKEN: Final = re.compile(r"\{(\w+)\}|\((s)\)|([^{(]+)")


class Kind:
    """One kind of action. Made by `act`, numbered by its place in `Kinds`."""

    number: int
    name: str
    rule: str
    label: str
    group: Group
    args: list[Arg]
    tell: Tell | None
    count: Count | None
    before: Extras
    after: Extras
    parts: list[Part]
    ways: list[list[Piece]]  # the shape with and without each part that can be left out
    key: list[str]  # the words before its first argument

    def __init__(self, number: int, name: str, shape: str, rule: str, args: dict[str, Arg]) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.label = ""
        self.group = name
        self.args = list(args.values())
        self.tell = None
        self.count = None
        self.before = ()
        self.after = ()
        at = 1
        for word, arg in args.items():
            assert not arg.name, f"{name}: an Arg belongs to one kind"
            arg.name = word
            arg.at = at
            at += arg.width
        assert at <= MOST + 1, f"{name} has more than {MOST} numbers"
        self.parts = [
            self.part(text[1:-1] if text[0] == "[" else text, args, text[0] == "[")
            for text in re.findall(r"\[[^]]*\]|[^[]+", shape)
        ]
        self.ways = [[]]
        for part in self.parts:
            ways = [way + part.pieces for way in self.ways]
            self.ways = ways if part.unless is None else ways + self.ways
        first = self.parts[0].pieces[0] if self.parts else None
        self.key = first.text.split() if first is not None and first.arg is None else []
        written = {piece.arg.name for part in self.parts for piece in part.pieces if piece.arg is not None}
        for arg in self.args:
            assert (arg.name in written) != arg.hidden, f"{name}: {arg.name} is either written or hidden"

    def part(self, text: str, args: dict[str, Arg], optional: bool) -> Part:
        pieces: list[Piece] = []
        last: Arg | None = None
        for word, plural, plain in TOKEN.findall(text):
            if word:
                last = args[word]
                pieces.append(Piece("", last))
            elif plural:
                pieces.append(Piece("s", last, plural=True))
            else:
                pieces.append(Piece(plain, None))
        assert not optional or (last is not None and last.usual is not None), f"{self.name}: [{text}] has no usual"
        return Part(pieces, last if optional else None)

    def words(self) -> list[str]:
        """The words of the shape that are no arguments."""
        return [word for part in self.parts for piece in part.pieces for word in piece.text.split()]

    def written(self) -> list[Arg]:
        """The arguments in the order of the shape."""
        return [piece.arg for part in self.parts for piece in part.pieces if piece.arg is not None and not piece.plural]

    # -- notation -----------------------------------------------------------------------------------

    def write(self, s: Any, seat: int, action: Action) -> str:
        written: list[str] = []
        for part in self.parts:
            if part.unless is not None and part.unless.is_usual(s, seat, action):
                continue
            for piece in part.pieces:
                arg = piece.arg
                if arg is None:
                    written.append(piece.text)
                elif not piece.plural:
                    written.append(arg.write(s, seat, action))
                elif not arg.one(action):
                    written.append("s")
        return "".join(written)

    def find(self, s: Any, seat: int, text: str) -> Action | None:
        """The action a notation says, as far as it says it: what is hidden or named in part stays open."""
        for way in self.ways:
            values = [self.number, OPEN, OPEN, OPEN]
            if self.match(s, seat, way, 0, text, 0, values):
                for at in range(1 + sum(arg.width for arg in self.args), MOST + 1):
                    values[at] = 0
                left_out = [arg for arg in self.args if arg.usual is not None and values[arg.at] == OPEN]
                for arg in left_out:
                    usual = arg.usual
                    assert usual is not None
                    values[arg.at] = usual if isinstance(usual, int) else usual(s, seat, tuple(values))
                return tuple(values)
        return None

    def match(self, s: Any, seat: int, way: list[Piece], at: int, text: str, start: int, values: list[int]) -> bool:
        """Whether the pieces from `at` on say the text from `start` on."""
        if at == len(way):
            return start == len(text)
        piece = way[at]
        arg = piece.arg
        if arg is None:
            return text.startswith(piece.text, start) and self.match(
                s, seat, way, at + 1, text, start + len(piece.text), values
            )
        if piece.plural:
            more = text.startswith("s", start) and self.match(s, seat, way, at + 1, text, start + 1, values)
            return more or self.match(s, seat, way, at + 1, text, start, values)
        if at + 1 == len(way):
            return arg.find(s, seat, text[start:], values)
        follows = way[at + 1].text if way[at + 1].arg is None else ""
        end = text.find(follows, start + 1)
        while end >= 0:
            if arg.find(s, seat, text[start:end], values) and self.match(s, seat, way, at + 1, text, end, values):
                return True
            end = text.find(follows, end + 1) if end < len(text) else -1
        return False

    # -- for people ---------------------------------------------------------------------------------

    def describe(self, s: Any, seat: int, action: Action) -> Described:
        args: dict[str, object] = {}
        for arg in self.args:
            if not arg.hidden:
                args[arg.name] = arg.said(s, seat, action)
        if self.count is not None:
            args["n"] = self.count(s, seat, action)
        label = Say(self.label, args, self.rule) if self.tell is None else self.tell(s, seat, action, args)
        if not label.rule:
            label.rule = self.rule
        targets = self.extras(self.before, s, seat, action) if self.before else []
        for arg in self.args:
            if not arg.hidden and not arg.implied and (arg.always or not arg.is_usual(s, seat, action)):
                targets += arg.targets(s, seat, action)
        if self.after:
            targets += self.extras(self.after, s, seat, action)
        group = self.group
        return Described(label, group if isinstance(group, str) else group(s, seat, action), tuple(targets))

    def further(self, s: Any, seat: int, action: Action) -> list[str]:
        """The targets besides those of the arguments."""
        return [
            target for texts in (self.before, self.after) if texts for target in self.extras(texts, s, seat, action)
        ]

    def extras(self, texts: Extras, s: Any, seat: int, action: Action) -> list[str]:
        """Further targets: fixed, made of the arguments (`mix:{food}-{resources}`), or by a function."""
        if not isinstance(texts, tuple):
            return list(texts(s, seat, action))
        shorts = {arg.name: arg.write(s, seat, action) for arg in self.args}
        return [text.format_map(shorts) for text in texts]

    # -- JSON ---------------------------------------------------------------------------------------

    def data(self, s: Any, seat: int, action: Action) -> dict[str, object]:
        found: dict[str, object] = {"kind": self.name}
        for arg in self.args:
            found[arg.name] = arg.data(s, seat, action)
        return found

    def read(self, s: Any, seat: int, data: dict[str, object]) -> Action:
        for word in data:
            if word != "kind" and all(arg.name != word for arg in self.args):
                raise BadAction(f"{self.name} has no {word!r}")
        values = [self.number, 0, 0, 0]
        for arg in self.args:
            if arg.name not in data:
                raise BadAction(f"{self.name} lacks {arg.name!r}")
            if not arg.read(s, seat, data[arg.name], values):
                raise BadAction(f"{self.name}: {arg.name} is not {data[arg.name]!r}")
        return tuple(values)

    # -- bounds -------------------------------------------------------------------------------------

    def bounds(self, s: Any) -> list[tuple[int, int]]:
        """Lowest value and number of values of each of the three numbers."""
        found: list[tuple[int, int]] = []
        for arg in self.args:
            found += [(arg.low(), arg.size(s))] * arg.width
        return found + [(0, 1)] * (MOST - len(found))


def act(
    number: int,
    name: str,
    shape: str,
    rule: str = "",
    *,
    group: Group = "",
    label: str = "",
    tell: Tell | None = None,
    count: Count | None = None,
    before: Extras = (),
    after: Extras = (),
    **args: Arg | Domain,
) -> Kind:
    """Declare a kind of action.

    `name` is its word in JSON; its label is `action.<name>` (or another prefix, see Kinds) with the arguments and,
    as `n`, what `count` gives; `tell` makes the label where that is not enough. `group` is `name` if not given.
    `before` and `after` are targets that stand before and behind those of the arguments.
    """
    kind = Kind(
        number, name, shape, rule, {word: arg if isinstance(arg, Arg) else Arg(arg) for word, arg in args.items()}
    )
    kind.label = label
    kind.tell = tell
    kind.count = count
    kind.group = group or name
    kind.before = before
    kind.after = after
    return kind


class Kinds:
    """All kinds of a title, by number and by name."""

    all: tuple[Kind, ...]
    named: dict[str, Kind]

    def __init__(self, *kinds: Kind, prefix: str = "action.") -> None:
        self.all = kinds
        self.named = {kind.name: kind for kind in kinds}
        assert len(self.named) == len(kinds), "two kinds share a name"
        for number, kind in enumerate(kinds):
            assert kind.number == number, f"{kind.name} is number {kind.number} and stands at {number}"
            kind.label = kind.label or prefix + kind.name

    def parse(self, s: Any, seat: int, legal: tuple[Action, ...], text: str) -> Action | None:
        """The legal action with this notation, read kind by kind."""
        tried = -1
        for known in legal:
            if known[0] == tried:
                continue
            tried = known[0]
            kind = self.all[tried]
            meant = kind.find(s, seat, text)
            if meant is None:
                continue
            for action in legal:
                if action[0] == tried and fits(action, meant) and kind.write(s, seat, action) == text:
                    return action
        return None

    def data(self, s: Any, seat: int, action: Action) -> dict[str, object]:
        return self.all[action[0]].data(s, seat, action)

    def read(self, s: Any, seat: int, data: object) -> Action:
        """An action from its JSON; BadAction with a sentence when it names what is not there."""
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
            raise BadAction("an action names its kind")
        kind = self.named.get(data["kind"])
        if kind is None:
            raise BadAction(f"there is no action {data['kind']!r}")
        return kind.read(s, seat, data)


def fits(action: Action, meant: Action) -> bool:
    """Whether the action is what is meant, as far as it is said."""
    for at in range(1, MOST + 1):
        if meant[at] > OPEN and meant[at] != action[at]:
            return False
    return True
