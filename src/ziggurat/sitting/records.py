"""Games as text: the kernel's records, written from a stored table and read from whoever brings one.

The record of a what-if table starts from a position, which this server seals with a key of its own: one that somebody
made up might pass every check and still be so far from any game that the search for its legal actions never ends. The
seal is a field of the kernel's header, so that every reader of records reads these too.

Whoever brings a record that cannot be played is told why, and where.
"""

import hashlib
import hmac
import re
import zlib
from typing import Any

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, BadRecord, Illegal, Stops, UnknownTitle, ZigguratError
from ziggurat.kernel.game import Game, first_state, forward
from ziggurat.kernel.record import AGREED, FORMAT, Entry, Record, option_texts, read_record
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Say
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import words
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.fair import Fair
from ziggurat.sitting.held import TableRow

LONGEST = 1_000_000


class Impossible(TableError):
    """A record with an action that is not possible there; the title says why."""

    def __init__(self, stops: Stops, package: str, reason: Say) -> None:
        text = "The record stops at action {n} ({what}), which is not possible there."
        super().__init__("bad_record", text, reason.rule, n=stops.number, what=stops.what)
        self.package = package
        self.reason = reason

    def said(self, lang: str) -> str:
        return f"{super().said(lang)} {words(self.package, lang).say(self.reason)}"


class OtherRules(TableError):
    """A record that does not fit, and was made with other rules: the reason, and that it may be the rules."""

    def __init__(self, refused: TableError) -> None:
        super().__init__("bad_record", "The record is of other rules than are installed here.", refused.rule)
        self.refused = refused

    def said(self, lang: str) -> str:
        return f"{self.refused.said(lang)} {super().said(lang)}"


def seal(key: str, start: str) -> str:
    return hmac.new(key.encode(), start.encode(), hashlib.sha256).hexdigest()


def write(row: TableRow, entries: list[Entry], key: str, fair: Fair | None = None) -> str:
    """The record of a table; the key is needed only where there is a position to seal."""
    options = option_texts(row.options)
    record = Record(row.title, row.rules, row.players, row.seed, options, row.content, row.setup, entries)
    if row.start is not None:
        record.start = zlib.decompress(row.start).decode()
        record.seal = seal(key, record.start)
    if fair is not None:
        record.fair = msgspec.json.encode(fair).decode()
    record.agreed = row.outcome is not None and row.outcome.agreed
    return record.write()


def replay(title: Title, record: Record, pack: Pack | None) -> Game:
    """The game of a record, played to its last line; refused with a sentence that says what is wrong with it."""
    if not title.content.fits(record.content, pack):
        text = "The record was made with other figures (content {digest}) that this server does not have."
        raise TableError("bad_record", text, digest=record.content[:40])
    try:
        return _played(title, record, pack)
    except TableError as refused:
        if record.rules == title.rules_version:
            raise
        raise OtherRules(refused) from None


def _played(title: Title, record: Record, pack: Pack | None) -> Game:
    try:
        game = Game(first_state(record, title, pack), record.seed)
    except ZigguratError:
        if record.start:
            raise _misfit() from None
        raise TableError("bad_record", "The record's players, options or set-up do not fit the game.") from None
    try:
        for played in forward(game.state, record.entries):
            game.follow(played)
        if record.agreed:
            game.agree()
        if record.start:
            for seat in game.state.actors():
                game.state.legal(seat)
                game.state.observe(seat)
    except Stops as stops:
        if isinstance(stops.cause, Illegal):
            raise Impossible(stops, title.package, stops.cause.reason) from None
        text = "The record stops at action {n} ({what}): other things are left to chance there."
        raise TableError("bad_record", text, n=stops.number, what=stops.what) from None
    except STUMBLES:
        if not record.start:
            raise
        raise _misfit() from None
    return game


def read(text: str, key: str | None) -> tuple[Title, Record]:
    """A record that may be played here. Without a key whoever brings it is trusted, and no seal is looked at."""
    if len(text) > LONGEST:
        raise TableError("too_big", "The record is too long.")
    text = text.lstrip("\ufeff \t\r\n")
    if text.startswith("{"):
        raise _not_a_record(text)
    record = _parsed(text)
    try:
        title = find_title(record.title)
    except UnknownTitle:
        raise TableError("bad_record", "The record is of a game that is not installed here.") from None
    if record.start and key is not None:
        if not hmac.compare_digest(record.seal.encode(), seal(key, record.start).encode()):
            text = "The position that the record starts from was not written by this server."
            raise TableError("bad_record", text)
    return title, record


def _parsed(text: str) -> Record:
    lines = text.removesuffix("\n").removesuffix(AGREED).split()
    if " ".join(lines[:2]) != FORMAT:
        raise TableError("bad_record", "That is not the record of a game.")
    if len(lines) < 2 or lines[-2] != "end":
        raise TableError("bad_record", "The record is cut off: its last line is missing.")
    try:
        return read_record(text)
    except BadRecord as error:
        if (wrong := re.match(r"line (\d+)", str(error))) is None:
            raise TableError("bad_record", "The head of the record cannot be read.") from None
        raise TableError("bad_record", "Line {n} of the record cannot be read.", n=int(wrong[1])) from None


def _not_a_record(text: str) -> TableError:
    """JSON: what was exported while a game was still going on, or anything."""
    try:
        data: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        data = None
    if isinstance(data, dict) and {"table", "observation", "log"} <= data.keys():
        text = "That is what was known of a running game; only a finished game or a what-if can be opened again."
        return TableError("bad_record", text)
    return TableError("bad_record", "That is not the record of a game.")


def _misfit() -> TableError:
    return TableError("bad_record", "The position that the record starts from does not fit the game.")
