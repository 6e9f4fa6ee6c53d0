"""What a table is made from, and what can be wrong with a wish or a move."""

import secrets
from typing import Annotated, Literal

from msgspec import Meta, field

from ziggurat.kernel.errors import BadOptions, Illegal, UnknownTitle
from ziggurat.kernel.options import OptionValue, read_options
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Say
from ziggurat.kernel.title import Title
from ziggurat.players import bot_names
from ziggurat.sitting.asked import Asked
from ziggurat.sitting.clock import Clock
from ziggurat.sitting.errors import TableError

BotName = Annotated[str, Meta(max_length=20)]


FREE = ("open", "invited")  # seats that nobody has


class NewSeat(Asked):
    """A seat of a new table: `me`, `open` to all who see the table, `invited` by a link of its own, or a `bot`."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: BotName = "greedy"
    name: Annotated[str, Meta(max_length=80)] = ""  # of one of several people at one screen


class NewTable(Asked):
    """What a table is made from. `stand_in` is the bot for seats that leave or time out, empty for none.

    `built_in` leaves the server's content pack aside: a tour tells of the figures it was written with.
    `hints` may be asked for where that was agreed on; nothing said: where no other people are to come.
    `counts` towards ratings: whoever sits down agrees, and bots always do.
    """

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    name: Annotated[str, Meta(max_length=80)] = ""
    options: dict[str, OptionValue] = field(default_factory=dict)
    public: bool = False
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None
    clock: Clock = Clock()
    stand_in: BotName = "greedy"
    start: bool = True
    built_in: bool = False
    purpose: Literal["game", "tour", "lesson"] = "game"
    lesson: Annotated[str, Meta(max_length=40)] = ""  # begin in the prepared position of this lesson
    hints: bool | None = None
    counts: bool = False

    def with_hints(self) -> bool:
        if self.counts:
            return False
        return all(seat.kind in ("me", "bot") for seat in self.seats) if self.hints is None else self.hints


def check_wish(wish: NewTable) -> tuple[Title, dict[str, OptionValue]]:
    """The title and all its options, when a table can be made of the wish; refused with a sentence otherwise."""
    title = find(wish.title)
    players = len(wish.seats)
    title.check_players(players)
    options = read_options(title.options, dict(wish.options))
    title.check_options(players, options)
    if problem := wish.clock.problem():
        raise BadOptions(problem)
    if wish.stand_in:
        known_bot(wish.stand_in)
    elif wish.clock.on_timeout == "bot" and wish.clock.kind != "none":
        raise BadOptions(Say("error.stand_in"))
    for seat in wish.seats:
        if seat.kind == "bot":
            known_bot(seat.bot)
    if wish.counts:
        check_counts(wish)
    return title, options


def check_counts(wish: NewTable) -> None:
    """Strength can be told only where everybody plays one seat and nobody knows more than the table shows."""
    own = sum(seat.kind == "me" for seat in wish.seats)
    if own > 1 or wish.hints or wish.seed is not None or wish.purpose != "game" or len(wish.seats) < 2:
        raise BadOptions(Say("error.counts"))


def seats_of_record(wished: list[NewSeat] | None, players: int) -> list[NewSeat]:
    """Who goes on with a game that is brought: as wished, or whoever brings it on all seats."""
    if not wished:
        return [NewSeat("me")] * players
    if len(wished) != players:
        raise TableError("bad_record", "table.record_seats", n=players)
    for seat in wished:
        if seat.kind == "bot":
            known_bot(seat.bot)
    return wished


class Refused(TableError):
    """An action that the rules do not allow; the title says why."""

    def __init__(self, package: str, illegal: Illegal) -> None:
        super().__init__("illegal", illegal.reason, package)


_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def bot_label(bot: str) -> str:
    return bot.replace("_", " ").capitalize()


def known_bot(bot: str) -> str:
    if bot not in bot_names():
        raise BadOptions(Say("error.no_bot", {"bot": repr(bot), "bots": ", ".join(bot_names())}))
    return bot


def find(id: str) -> Title:
    """The title of that id, or a refusal that names those there are."""
    try:
        return find_title(id)
    except UnknownTitle as error:
        raise TableError("no_title", error.sentence) from None
