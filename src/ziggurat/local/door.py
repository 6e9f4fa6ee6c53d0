"""The server's side of the client's one interface, in the page's own worker: requests, messages, and what to keep.

Nothing is stored here. After every call `take_changed` gives the tables that have to be kept before what was answered
may be shown: an acknowledged move is never lost.
"""

import re
import time
from collections.abc import Callable, Generator
from functools import partial
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.words import languages, words
from ziggurat.local.table import ME, LocalTable
from ziggurat.players.search import Thinking, no_garbage_collection
from ziggurat.sitting import titles, wire
from ziggurat.sitting.errors import NoTable, Stale, TableError, status_of
from ziggurat.sitting.lessons import find_lesson, judge
from ziggurat.sitting.views import PackView, Settled, TableItem, TableView
from ziggurat.sitting.wishes import NewTable, find

_encode = msgspec.json.Encoder().encode
_message = msgspec.json.Decoder(wire.ClientMessage).decode
T = TypeVar("T")
THINKING = 102  # the status of an answer that is not there yet: `think_on` goes on with it


class Following:
    """A table that the page looks at."""

    __slots__ = ("dirty", "known", "lang", "seat")

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.known = -1  # actions whose lines of the log the page has; -1 for none
        self.dirty = True


class Kept(msgspec.Struct):
    """A table to be kept: `item` for the list in the lobby, `saved` to go on with."""

    id: str
    seq: int
    item: TableItem
    saved: str


class Question:
    """A request, taken apart."""

    def __init__(self, parts: list[str], query: dict[str, str], body: bytes) -> None:
        self.parts = parts
        self.query = query
        self.body = body

    def read(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body or b"{}", type=kind)

    def number(self, name: str) -> int | None:
        value = self.query.get(name)
        return None if value is None else msgspec.convert(value, int, strict=False)

    @property
    def lang(self) -> str:
        asked = self.query.get("lang", "en")
        return asked if asked in languages() else "en"


class Door:
    def __init__(self) -> None:
        self.name = ""
        self.tables: dict[str, LocalTable] = {}
        self.packs: dict[tuple[str, str], Pack] = {}
        self.following: dict[str, Following] = {}
        self.changed: set[str] = set()
        self.thoughts: dict[int, tuple[str, Thinking[Any]]] = {}  # being thought out, and in which language
        self.thought = 0

    # -- what the worker does by itself -------------------------------------------------------------

    def load(self, text: str) -> None:
        """A table as it was kept."""
        table = LocalTable.load(text)
        self.tables[table.id] = table
        if table.pack is not None:
            self.packs[table.row.title, table.row.content] = table.pack

    def has(self, table: str) -> bool:
        return table in self.tables

    def forget(self, table: str) -> None:
        """It was deleted, or is open elsewhere."""
        self.tables.pop(table, None)
        self.following.pop(table, None)
        self.changed.discard(table)

    def step(self) -> None:
        """One decision of a bot at a table that is looked at; nothing when no bot is to act."""
        for id in self.following:
            if self.tables[id].bot_step():
                self.touch(id)
                return

    def bot_waits(self) -> bool:
        return any(self.tables[id].bot_to_act() is not None for id in self.following)

    def analyses(self) -> bool:
        """Whether a finished game that is looked at is being analysed."""
        return any(self.tables[id].looking is not None for id in self.following)

    def look_on(self, seconds: float) -> None:
        """Go on with an analysis for so long."""
        for id in self.following:
            if self.tables[id].looking is not None:
                if self.tables[id].look_on(seconds):
                    self.changed.add(id)
                return

    def take_changed(self) -> str:
        """The tables that were changed since, to be kept, as JSON."""
        kept = []
        for id in self.changed:
            table = self.tables[id]
            kept.append(Kept(id, table.row.seq, table.item(), table.save()))
        self.changed = set()
        return _encode(kept).decode()

    def touch(self, id: str) -> None:
        self.changed.add(id)
        following = self.following.get(id)
        if following is not None:
            following.known = min(following.known, self.tables[id].row.length)
            following.dirty = True

    def views(self) -> list[str]:
        """A message for every table that is looked at and has changed: to be told when the change is kept."""
        found = []
        for id, following in self.following.items():
            if following.dirty:
                following.dirty = False
                view = self.tables[id].view(following.seat, following.lang, following.known)
                following.known = view.length
                found.append(_encode(wire.ViewMessage(view)).decode())
        return found

    # -- the socket ---------------------------------------------------------------------------------

    def message(self, text: str) -> list[str]:
        """What the client sent, and what it is told; what it sees of it `views` says."""
        try:
            asked = _message(text)
        except (msgspec.DecodeError, RecursionError) as error:
            unread = TableError("bad_message", "table.bad_request", detail=str(error))
            return [_encode(wire.ErrorMessage(unread.code, str(unread))).decode()]
        try:
            return self._heard(asked)
        except ZigguratError as error:
            return [_encode(self._refusal(asked, error)).decode()]

    def _heard(self, asked: wire.ClientMessage) -> list[str]:
        if isinstance(asked, wire.SendMove):
            seq = self.find(asked.table).move(asked.seat, asked.seq, asked.key, asked.notation)
            self.touch(asked.table)
            return [_encode(wire.AckMessage(asked.table, asked.key, seq)).decode()]
        if isinstance(asked, wire.Subscribe):
            table = self.find(asked.table)
            if asked.seat is not None:
                table.seat_for(ME, asked.seat)
            self.following[asked.table] = Following(asked.seat, asked.lang)
        elif isinstance(asked, wire.Unsubscribe):
            self.following.pop(asked.table, None)
        elif isinstance(asked, wire.Ping):
            return [_encode(wire.Pong()).decode()]
        else:
            raise TableError("alone", "table.alone")
        return []

    def _refusal(self, asked: wire.ClientMessage, error: ZigguratError) -> wire.ErrorMessage:
        table = getattr(asked, "table", "")
        following = self.following.get(table)
        said = wire.problem(error, "en" if following is None else following.lang)
        refusal = wire.ErrorMessage(said.code, said.text, said.rule, table, getattr(asked, "key", ""))
        if isinstance(error, Stale) and following is not None and isinstance(asked, wire.SendMove):
            refusal.view = self.tables[table].view(asked.seat, following.lang, following.known)
        return refusal

    # -- requests -----------------------------------------------------------------------------------

    def request(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """An answer as the server gives it: status and text; or `THINKING`, and by which number `think_on` knows it."""
        where, _, query = path.partition("?")
        asked = Question(where.strip("/").split("/"), dict(parse_qsl(query)), body.encode())
        for verb, pattern, answer in ROUTES:
            if verb == method and re.fullmatch(pattern, where):
                return self._answered(asked.lang, partial(answer, self, asked))
        return 404, _encode(wire.problem(TableError("no_page", "table.no_page"), asked.lang)).decode()

    def think_on(self, number: int, seconds: float) -> tuple[int, str]:
        """Go on for so long with an answer that is being thought out. Whatever else is asked comes in between."""
        lang, thinking = self.thoughts.pop(number)

        def go_on() -> Any:
            end = time.monotonic() + seconds
            with no_garbage_collection():
                while time.monotonic() < end:
                    try:
                        next(thinking)
                    except StopIteration as thought:
                        return thought.value
            return thinking

        return self._answered(lang, go_on)

    def _answered(self, lang: str, answer: Callable[[], Any]) -> tuple[int, str]:
        try:
            made = answer()
        except ZigguratError as error:
            return status_of(error), _encode(wire.problem(error, lang)).decode()
        except (msgspec.DecodeError, RecursionError) as error:
            unread = TableError("bad_request", "table.bad_request", detail=str(error))
            return 400, _encode(wire.problem(unread, lang)).decode()
        if isinstance(made, Generator):
            self.thought += 1
            self.thoughts[self.thought] = lang, made
            return THINKING, str(self.thought)
        return 200, made if isinstance(made, str) else _encode(made).decode()

    def find(self, id: str) -> LocalTable:
        if id not in self.tables:
            raise NoTable()
        return self.tables[id]

    def _new(self, table: LocalTable, lang: str) -> TableView:
        self.tables[table.id] = table
        self.changed.add(table.id)
        return table.view(None, lang)

    def _pack(self, title: str, digest: str) -> Pack | None:
        return self.packs.get((title, digest))


def create(door: Door, asked: Question) -> TableView:
    wish = asked.read(NewTable)
    pack = door._pack(wish.title, asked.query.get("pack", ""))
    return door._new(LocalTable.create(wish, door.name, pack), asked.lang)


def bring(door: Door, asked: Question) -> TableView:
    given = asked.read(wire.Import)
    digest = re.search(r"(?m)^content ([0-9a-f]{16})\s*$", given.record[:2000])
    title = re.search(r"(?m)^title (\S+)\s*$", given.record[:2000])
    pack = door._pack(title[1], digest[1]) if title and digest else None
    return door._new(LocalTable.bring(given.record, given.name, door.name, pack, given.seats), asked.lang)


def what_if(door: Door, asked: Question) -> TableView:
    given = asked.read(wire.WhatIf)
    made = door.find(asked.parts[1]).what_if(given.at, given.seat, given.bots, given.name, door.name)
    return door._new(made, asked.lang)


def rematch(door: Door, asked: Question) -> TableView:
    return door._new(door.find(asked.parts[1]).rematch(door.name), asked.lang)


def hints(door: Door, asked: Question) -> Any:
    return door.find(asked.parts[1]).hints(asked.number("seat"), asked.number("patience") or 0, asked.lang)


def forecast(door: Door, asked: Question) -> Any:
    return door.find(asked.parts[1]).forecast(asked.number("seat"), asked.query.get("notation", ""), asked.lang)


def analysis(door: Door, asked: Question) -> Any:
    return door.find(asked.parts[1]).analysis_view()


def analyse(door: Door, asked: Question) -> Any:
    table = door.find(asked.parts[1])
    table.analyse()
    return table.analysis_view()


def decision(door: Door, asked: Question) -> Any:
    return door.find(asked.parts[1]).decision(int(asked.parts[3]), asked.lang)


def show(door: Door, asked: Question) -> TableView:
    return door.find(asked.parts[1]).view(asked.number("seat"), asked.lang)


def replay(door: Door, asked: Question) -> TableView:
    return door.find(asked.parts[1]).replay(int(asked.parts[3]), asked.number("seat"), asked.lang)


def course(door: Door, asked: Question) -> Any:
    return door.find(asked.parts[1]).course(asked.number("points") or 30, asked.number("seat"))


def log(door: Door, asked: Question) -> Any:
    table = door.find(asked.parts[1])
    before = asked.number("before")
    upto = table.row.length if before is None else min(before - 1, table.row.length)
    if upto < 0:
        return []
    return table.log(table.seat_for(ME, asked.number("seat")), asked.lang, upto, -1, asked.number("limit") or 200)[0]


def verdict(door: Door, asked: Question) -> wire.Verdict:
    game = door.find(asked.parts[1]).game
    first = game.played[0].entry.notation if game.played else ""
    return judge(find_lesson(game.state.title, asked.parts[3]), game.state, first, asked.lang)


def why(door: Door, asked: Question) -> wire.Reason:
    table = door.find(asked.parts[1])
    seat = table.own_seat(ME, asked.number("seat"))
    assert table.state is not None
    said = table.state.why_not(seat, asked.query.get("intent", "")[:200])
    return wire.Reason(words(table.state.title.package, asked.lang).say(said), said.rule)


def move(door: Door, asked: Question) -> wire.Played:
    given = asked.read(wire.Move)
    seq = door.find(asked.parts[1]).move(given.seat, given.seq, given.key, given.notation)
    door.touch(asked.parts[1])
    return wire.Played(seq)


def undo(door: Door, asked: Question) -> Settled:
    given = asked.read(wire.Undo)
    door.find(asked.parts[1]).undo(given.seat, given.to)
    door.touch(asked.parts[1])
    return Settled(True, [])


def restart(door: Door, asked: Question) -> Settled:
    door.find(asked.parts[1]).restart(asked.read(wire.WhichSeat).seat)
    door.touch(asked.parts[1])
    return Settled(True, [])


def resign(door: Door, asked: Question) -> None:
    door.find(asked.parts[1]).resign(asked.read(wire.WhichSeat).seat)
    door.touch(asked.parts[1])


def end(door: Door, asked: Question) -> Settled:
    door.find(asked.parts[1]).agree(asked.read(wire.WhichSeat).seat)
    door.touch(asked.parts[1])
    return Settled(True, [])


def leave(door: Door, asked: Question) -> None:
    door.find(asked.parts[1]).leave(asked.read(wire.WhichSeat).seat)
    door.touch(asked.parts[1])


def join(door: Door, asked: Question) -> TableView:
    table = door.find(asked.parts[1])
    table.come_back(asked.read(wire.Join).seat)
    door.touch(asked.parts[1])
    return table.view(None, asked.lang)


def name_seat(door: Door, asked: Question) -> None:
    given = asked.read(wire.NameSeat)
    door.find(asked.parts[1]).name_seat(given.seat, given.name)
    door.touch(asked.parts[1])


def export(door: Door, asked: Question) -> str:
    return door.find(asked.parts[1]).record()


def notes(door: Door, asked: Question) -> wire.Notes:
    return wire.Notes(door.find(asked.parts[1]).notes)


def keep_notes(door: Door, asked: Question) -> wire.Notes:
    given = asked.read(wire.Notes)
    door.find(asked.parts[1]).notes = given.text
    door.changed.add(asked.parts[1])
    return given


def bring_pack(door: Door, asked: Question) -> Any:
    """Corrected figures from a file, which the page has read into JSON: tried with every number of players."""
    given = asked.read(wire.PackFile)
    title = find(asked.parts[1])
    pack = Pack(given.name, given.text.encode())
    title.try_pack(pack)
    digest = title.content.digest(pack)
    door.packs[title.id, digest] = pack
    return PackView(digest, pack.name)


def content(door: Door, asked: Question) -> Any:
    pack = door._pack(asked.parts[1], asked.query.get("pack", ""))
    if pack is None:
        raise TableError("no_figures", "table.no_figures")
    return titles.content(find(asked.parts[1]), pack)


def texts(door: Door, asked: Question) -> Any:
    pack = door._pack(asked.parts[1], asked.query.get("pack", ""))
    return titles.texts(find(asked.parts[1]), asked.lang, pack)


Answer = Callable[[Door, Question], Any]
ROUTES: list[tuple[str, str, Answer]] = [
    ("POST", "/tables", create),
    ("POST", "/tables/import", bring),
    ("GET", "/tables/[^/]+", show),
    ("GET", r"/tables/[^/]+/replay/\d+", replay),
    ("GET", "/tables/[^/]+/course", course),
    ("GET", "/tables/[^/]+/log", log),
    ("GET", "/tables/[^/]+/why", why),
    ("GET", "/tables/[^/]+/lesson/[^/]+", verdict),
    ("GET", "/tables/[^/]+/export", export),
    ("GET", "/tables/[^/]+/notes", notes),
    ("PUT", "/tables/[^/]+/notes", keep_notes),
    ("POST", "/tables/[^/]+/move", move),
    ("POST", "/tables/[^/]+/undo", undo),
    ("POST", "/tables/[^/]+/restart", restart),
    ("POST", "/tables/[^/]+/resign", resign),
    ("POST", "/tables/[^/]+/end", end),
    ("POST", "/tables/[^/]+/leave", leave),
    ("POST", "/tables/[^/]+/join", join),
    ("POST", "/tables/[^/]+/what-if", what_if),
    ("POST", "/tables/[^/]+/name", name_seat),
    ("POST", "/tables/[^/]+/rematch", rematch),
    ("GET", "/tables/[^/]+/hints", hints),
    ("GET", "/tables/[^/]+/forecast", forecast),
    ("GET", "/tables/[^/]+/analysis", analysis),
    ("POST", "/tables/[^/]+/analysis", analyse),
    ("GET", r"/tables/[^/]+/analysis/\d+", decision),
    ("POST", "/titles/[^/]+/pack", bring_pack),
    ("GET", "/titles/[^/]+/content", content),
    ("GET", "/titles/[^/]+/texts", texts),
]
