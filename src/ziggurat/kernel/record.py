"""The record of a game: a text file with a header and one action per line, chance written beside it.

    ziggurat 1
    title antike
    rules 1
    players 4
    seed 7
    options map=orient coins_in_bank=30
    setup | 3 0 2
    0 scientia
    1 draw | 13
    end 2

Because chance is written down, a record replays even when the generator changes. `end` counts the
actions, so that a truncated file is noticed; `end 2 agreed` says that the players ended the game there.

No seed leads to where some games begin (a what-if, a position laid out by hand). Their header has that
position before an empty set-up, as JSON in one line, and may have a seal of whoever wrote it:

    start {"title":"antike","rules":"1", ...}
    seal 9f86d081884c7d65
    setup

The kernel carries the seal along and never looks at it: it is a field here because a file that is read by
everybody needs one reader, not one that knows it and one that stumbles over it.
"""

import re

import msgspec

from ziggurat.kernel.errors import BadRecord
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.position import PositionData
from ziggurat.kernel.say import Say

FORMAT = "ziggurat 1"
AGREED = " agreed"
SEAT = re.compile("[0-9]{1,4}")
HEADER = ("title", "rules", "players", "seed", "options", "content", "start", "seal", "fair")


class Entry:
    """One action as it was played: who, what, and what chance gave."""

    __slots__ = ("chance", "notation", "seat")
    seat: int
    notation: str
    chance: list[int]

    def __init__(self, seat: int, notation: str, chance: list[int]) -> None:
        self.seat = seat
        self.notation = notation
        self.chance = chance


class Record:
    """Everything needed to play a game again."""

    __slots__ = (
        "agreed",
        "content",
        "entries",
        "fair",
        "options",
        "players",
        "rules",
        "seal",
        "seed",
        "setup",
        "start",
        "title",
    )
    title: str
    rules: str
    players: int
    seed: int
    options: dict[str, object]
    content: str  # digest of the figures it was played with
    setup: list[int]  # what chance gave before the first action
    entries: list[Entry]
    start: str  # the first position as JSON in one line, empty when seed and set-up lead to it
    seal: str
    fair: str  # what proves that nobody chose the draws, as its writer's JSON; carried along like the seal
    agreed: bool  # the players ended the game after the last action

    def __init__(
        self,
        title: str,
        rules: str,
        players: int,
        seed: int,
        options: dict[str, object],
        content: str,
        setup: list[int],
        entries: list[Entry],
        start: str = "",
        seal: str = "",
        fair: str = "",
        agreed: bool = False,
    ) -> None:
        self.title = title
        self.rules = rules
        self.players = players
        self.seed = seed
        self.options = options
        self.content = content
        self.setup = setup
        self.entries = entries
        self.start = start
        self.seal = seal
        self.fair = fair
        self.agreed = agreed

    def cut(self, length: int) -> "Record":
        """The same game up to its first `length` actions."""
        if not 0 <= length <= len(self.entries):
            raise BadRecord(Say("error.record_length", {"n": len(self.entries), "asked": length}))
        return Record(
            self.title,
            self.rules,
            self.players,
            self.seed,
            dict(self.options),
            self.content,
            list(self.setup),
            self.entries[:length],
            self.start,
            self.seal,
            self.fair,
            self.agreed and length == len(self.entries),
        )

    def write(self) -> str:
        lines = [FORMAT, f"title {self.title}", f"rules {self.rules}", f"players {self.players}", f"seed {self.seed}"]
        if self.options:
            lines.append("options " + " ".join(f"{k}={spell(v)}" for k, v in self.options.items()))
        if self.content:
            lines.append(f"content {self.content}")
        if self.start:
            lines.append(f"start {self.start}")
        if self.seal:
            lines.append(f"seal {self.seal}")
        if self.fair:
            lines.append(f"fair {self.fair}")
        lines.append("setup" + _chance(self.setup))
        lines.extend(f"{e.seat} {e.notation}{_chance(e.chance)}" for e in self.entries)
        lines.append(f"end {len(self.entries)}" + (AGREED if self.agreed else ""))
        return "\n".join(lines) + "\n"


def spell(value: object) -> str:
    """An option's value as it stands in a record and on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def option_texts(options: dict[str, OptionValue]) -> dict[str, object]:
    return {name: spell(value) for name, value in options.items()}


def _chance(values: list[int]) -> str:
    return " | " + " ".join(map(str, values)) if values else ""


def read_record(text: str) -> Record:
    """Parse a record; BadRecord names the line that is wrong."""
    lines = [line.rstrip() for line in text.splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(Say("error.record_begins", {"format": repr(FORMAT)}))
    head: dict[str, str] = {}
    at = 1
    while at < len(lines) and not lines[at].startswith("setup"):
        key, _, value = lines[at].partition(" ")
        if key not in HEADER or key in head:
            raise BadRecord(Say("error.record_header", {"line": at + 1, "text": _short(lines[at])}))
        if key == "start":
            _check_position(value, at)
        head[key] = value
        at += 1
    missing = [key for key in ("title", "rules", "players", "seed") if key not in head]
    if missing or at == len(lines):
        raise BadRecord(Say("error.record_lacks", {"line": at, "what": [*missing, "setup"][0]}))
    word, setup = _split(lines[at], at)
    if word != "setup":
        raise BadRecord(Say("error.record_setup", {"line": at + 1}))
    if setup and "start" in head:
        raise BadRecord(Say("error.record_no_setup", {"line": at + 1}))
    entries: list[Entry] = []
    for number in range(at + 1, len(lines) - 1):
        body, chance = _split(lines[number], number)
        seat, _, notation = body.partition(" ")
        if not SEAT.fullmatch(seat) or not notation:
            raise BadRecord(Say("error.record_action", {"line": number + 1, "text": _short(lines[number])}))
        entries.append(Entry(int(seat), notation, chance))
    if at + 1 >= len(lines) or lines[-1].removesuffix(AGREED) != f"end {len(entries)}":
        raise BadRecord(Say("error.record_truncated", {"line": len(lines), "n": len(entries)}))
    options: dict[str, object] = {}
    for pair in head.get("options", "").split():
        name, _, value = pair.partition("=")
        options[name] = value
    return Record(
        head["title"],
        head["rules"],
        _number(head["players"], "players"),
        _number(head["seed"], "seed"),
        options,
        head.get("content", ""),
        setup,
        entries,
        head.get("start", ""),
        head.get("seal", ""),
        head.get("fair", ""),
        lines[-1].endswith(AGREED),
    )


def _check_position(text: str, at: int) -> None:
    """Whether it has the outside of a position; what is inside is for the title to judge."""
    try:
        msgspec.json.decode(text, type=PositionData)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(Say("error.record_position", {"line": at + 1, "detail": str(error)})) from None


def _short(line: str) -> str:
    """A line as a message quotes it; a position has thousands of letters."""
    return repr(line if len(line) <= 80 else line[:77] + "...")


def _split(line: str, at: int) -> tuple[str, list[int]]:
    body, bar, tail = line.partition(" | ")
    try:
        return body, [int(word) for word in tail.split()] if bar else []
    except ValueError:
        raise BadRecord(Say("error.record_chance", {"line": at + 1, "text": repr(tail)})) from None


def _number(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadRecord(Say("error.record_number", {"what": what, "text": repr(text)})) from None
