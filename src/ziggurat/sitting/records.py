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
from collections.abc import Callable
from typing import Any

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, BadRecord, Illegal, Stops, UnknownTitle, ZigguratError
from ziggurat.kernel.game import Game, first_state, forward
from ziggurat.kernel.record import AGREED, FORMAT, Entry, Record, option_texts, read_record
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.title import Title
from ziggurat.sitting.errors import Impossible, OtherRules, TableError
from ziggurat.sitting.fair import Fair
from ziggurat.sitting.held import TableRow

LONGEST = 1_000_000


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


def replay(title: Title, record: Record, pack: Pack | None, rest: Callable[[], None] = lambda: None) -> Game:
    """The game of a record, played to its last line; refused with a sentence that says what is wrong with it.

    After each action it may `rest`.
    """
    if not title.content.fits(record.content, pack):
        raise TableError("bad_record", "table.record_figures", digest=record.content[:40])
    try:
        return _played(title, record, pack, rest)
    except TableError as refused:
        if record.rules == title.rules_version:
            raise
        raise OtherRules(refused) from None


def _played(title: Title, record: Record, pack: Pack | None, rest: Callable[[], None]) -> Game:
    try:
        game = Game(first_state(record, title, pack), record.seed)
    except ZigguratError:
        if record.start:
            raise _misfit() from None
        raise TableError("bad_record", "table.record_options") from None
    try:
        for played in forward(game.state, record.entries):
            game.follow(played)
            rest()
        if record.agreed:
            game.agree()
        if record.start:
            for seat in game.state.actors():
                game.state.legal(seat)
                game.state.observe(seat)
    except Stops as stops:
        if isinstance(stops.cause, Illegal):
            raise Impossible(stops, title.package, stops.cause.reason) from None
        raise TableError("bad_record", "table.record_chance", n=stops.number, what=stops.what) from None
    except STUMBLES:
        if not record.start:
            raise
        raise _misfit() from None
    return game


def read(text: str, key: str | None) -> tuple[Title, Record]:
    """A record that may be played here. Without a key whoever brings it is trusted, and no seal is looked at."""
    if len(text) > LONGEST:
        raise TableError("too_big", "table.record_long")
    text = text.lstrip("\ufeff \t\r\n")
    if text.startswith("{"):
        raise _not_a_record(text)
    record = _parsed(text)
    try:
        title = find_title(record.title)
    except UnknownTitle:
        raise TableError("bad_record", "table.record_title") from None
    if record.start and key is not None:
        if not hmac.compare_digest(record.seal.encode(), seal(key, record.start).encode()):
            raise TableError("bad_record", "table.record_unsealed")
    return title, record


def _parsed(text: str) -> Record:
    lines = text.removesuffix("\n").removesuffix(AGREED).split()
    if " ".join(lines[:2]) != FORMAT:
        raise TableError("bad_record", "table.no_record")
    if len(lines) < 2 or lines[-2] != "end":
        raise TableError("bad_record", "table.record_cut")
    try:
        return read_record(text)
    except BadRecord as error:
        if (wrong := re.match(r"line (\d+)", str(error))) is None:
            raise TableError("bad_record", "table.record_head") from None
        raise TableError("bad_record", "table.record_line", n=int(wrong[1])) from None


def _not_a_record(text: str) -> TableError:
    """JSON: what was exported while a game was still going on, or anything."""
    try:
        data: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        data = None
    if isinstance(data, dict) and {"table", "observation", "log"} <= data.keys():
        return TableError("bad_record", "table.record_running")
    return TableError("bad_record", "table.no_record")


def _misfit() -> TableError:
    return TableError("bad_record", "table.record_misfit")
