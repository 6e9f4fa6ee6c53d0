"""The shapes of the API that are not views of a table. `TableView` and its parts are in `table.views`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.words import languages
from ziggurat.sitting.asked import Asked
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.views import ChatLine, PackView, TableView
from ziggurat.sitting.wishes import BotName, NewSeat

# One of the languages there is a folder for.
Lang = Annotated[str, Meta(pattern=rf"^({'|'.join(languages())})$(?!\n)")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+(?![^!-~])$")]
Name = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=10_000_000)]


class Problem(msgspec.Struct):
    """Every refusal."""

    code: str
    text: str
    rule: str = ""


def problem(error: ZigguratError, lang: str) -> Problem:
    if isinstance(error, TableError):
        return Problem(error.code, error.said(lang), error.rule)
    return Problem("refused", error.said(lang))


class OptionView(msgspec.Struct):
    id: str
    kind: str
    default: OptionValue
    choices: list[str]
    labels: dict[str, str]
    minimum: int
    maximum: int
    label: str
    help: str


class LevelView(msgspec.Struct):
    """A level of bot for people to choose: its bot's id, what it is called, and how it thinks."""

    id: str
    name: str
    line: str


class TitleView(msgspec.Struct):
    id: str
    name: str
    min_players: int
    max_players: int
    options: list[OptionView]
    bots: list[str]
    levels: list[LevelView]
    pack: PackView | None
    colours: list[int]  # of the seats, 0 where the game deals them


class Texts(msgspec.Struct):
    lang: str
    names: dict[str, str]
    messages: dict[str, str]


class RuleView(msgspec.Struct):
    number: str
    heading: str
    text: str


class LessonView(msgspec.Struct):
    """A lesson: the learner's seat, what it is about and what is asked."""

    id: str
    seat: int
    name: str
    task: str


class Verdict(msgspec.Struct):
    """What the engine says to a learner: it may still become right, or it is decided, with the reason.

    To who missed the best action of a puzzle: which it would have been.
    """

    verdict: Literal["open", "right", "wrong"]
    text: str
    answer: str = ""


class Me(msgspec.Struct):
    id: str
    name: str
    guest: bool
    email: str
    email_ok: bool
    webhook: str
    webhook_failed: str
    lang: str
    away: str | None = None  # on vacation until then
    away_left: float = 0.0  # days of it that are left this year


class NewName(Asked):
    name: Name
    lang: Lang = "en"


class MeChange(Asked):
    name: Name | None = None
    email: Annotated[str, Meta(max_length=254)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    lang: Lang | None = None


class PushAddress(Asked):
    """Where a browser is told something, and the keys with which that is encrypted; both as the browser gives them."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]


class PushEnd(Asked):
    endpoint: Annotated[str, Meta(max_length=1000)]


class Away(Asked):
    days: Annotated[float, Meta(ge=0, le=366)]


class Login(Asked):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Join(Asked):
    seat: SeatNumber | None = None
    invite: Name = ""


class WhichSeat(Asked):
    seat: SeatNumber | None = None


class NameSeat(Asked):
    seat: SeatNumber
    name: Name


class Fill(Asked):
    seat: SeatNumber
    bot: BotName = ""


class Move(Asked):
    seq: Ply
    key: Key
    seat: SeatNumber
    notation: Annotated[str, Meta(max_length=2000)]


class Played(msgspec.Struct):
    seq: int


class Undo(Asked):
    seat: SeatNumber | None = None
    to: Ply | None = None


class Answer(Asked):
    """To somebody who wants to take back, or to end the game."""

    agree: bool
    seat: SeatNumber | None = None


class WhatIf(Asked):
    at: Ply | None = None
    seat: SeatNumber | None = None
    bots: BotName | None = None
    name: Name = ""


class Import(Asked):
    """A record, and who goes on with a game that is not over: `me` and `bot`; nothing said: all seats are mine."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    name: Name = ""
    seats: Annotated[list[NewSeat], Meta(max_length=16)] | None = None


class PackFile(Asked):
    """An owner's corrected figures as they go to a device, which reads JSON alone."""

    name: str
    text: str


class Say(Asked):
    text: Annotated[str, Meta(max_length=2000)]
    seat: SeatNumber | None = None


class Notes(Asked):
    text: Annotated[str, Meta(max_length=20_000)]


class Words(Asked):
    text: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Reason(msgspec.Struct):
    text: str
    rule: str


# -- the WebSocket ----------------------------------------------------------------------------------


class Subscribe(Asked, tag="subscribe"):
    table: Name
    lang: Lang = "en"
    seat: SeatNumber | None = None
    from_seq: Ply | None = None
    invite: Name = ""


class Unsubscribe(Asked, tag="unsubscribe"):
    table: Name


class SendMove(Asked, tag="move"):
    table: Name
    seq: Ply
    key: Key
    seat: SeatNumber
    notation: Annotated[str, Meta(max_length=2000)]


class SendChat(Asked, tag="chat"):
    table: Name
    text: Annotated[str, Meta(max_length=2000)]
    seat: SeatNumber | None = None


class Ping(Asked, tag="ping"):
    pass


ClientMessage = Subscribe | Unsubscribe | SendMove | SendChat | Ping


class ViewMessage(msgspec.Struct, tag="view"):
    view: TableView


class AckMessage(msgspec.Struct, tag="ack"):
    table: str
    key: str
    seq: int


class ChatMessage(msgspec.Struct, tag="chat"):
    table: str
    line: ChatLine


class PresenceMessage(msgspec.Struct, tag="presence"):
    table: str
    seat: int
    connected: bool


class UndoAskedMessage(msgspec.Struct, tag="undo-asked"):
    table: str
    seat: int
    to: int


class UndoRefusedMessage(msgspec.Struct, tag="undo-refused"):
    """What `seat` asked was refused; `by` the seat itself, where it thought better of it."""

    table: str
    seat: int
    by: int


class ErrorMessage(msgspec.Struct, tag="error", omit_defaults=True):
    code: str
    text: str
    rule: str = ""
    table: str = ""
    key: str = ""
    view: TableView | None = None


class Pong(msgspec.Struct, tag="pong"):
    pass


ServerMessage = (
    ViewMessage
    | AckMessage
    | ChatMessage
    | PresenceMessage
    | UndoAskedMessage
    | UndoRefusedMessage
    | ErrorMessage
    | Pong
)
