"""The one WebSocket of a client: it follows tables, plays, talks, and comes back where it was."""

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import func, select

from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.server.asking import address, language, services
from ziggurat.server.guard import COOKIE, answers_to, same_origin
from ziggurat.server.services import Services
from ziggurat.sitting.errors import NoTable, Stale, TableError, TooOften, Unavailable
from ziggurat.sitting.wire import (
    AckMessage,
    ChatMessage,
    ClientMessage,
    ErrorMessage,
    Ping,
    Pong,
    PresenceMessage,
    SendChat,
    SendMove,
    Subscribe,
    UndoAskedMessage,
    UndoRefusedMessage,
    Unsubscribe,
    ViewMessage,
    problem,
)
from ziggurat.table import talk
from ziggurat.table.cache import Change, spawn
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.schema import moves

log = logging.getLogger("ziggurat.socket")

MOST_TABLES = 50  # that one connection may follow
LONGEST_QUEUE = 500  # messages; whoever reads slower than that is disconnected
LAST_WORDS = 5.0  # seconds for what waits to be sent when a connection is ended
AGAIN = 1.0  # seconds after which a view that could not be read is tried again

BROKEN = TableError("broken", "table.broken")

_decode = msgspec.json.Decoder(ClientMessage).decode
_encode = msgspec.json.Encoder().encode


class Following:
    """One table that one connection looks at."""

    __slots__ = ("dirty", "invite", "known", "lang", "live", "seat")

    def __init__(self, live: Live, seat: int | None, lang: str, invite: str, known: int) -> None:
        self.live = live
        self.seat = seat
        self.lang = lang
        self.invite = invite
        self.known = known  # actions whose log lines the client has; -1 for none
        self.dirty = True


class Connection:
    def __init__(self, hub: "Sockets", socket: Any, person: Person | None) -> None:
        self.hub = hub
        self.socket = socket
        self.lang = language(socket)
        self.person = person
        self.follows: dict[str, Following] = {}
        self.out: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.ended: tuple[int, str] | None = None  # the code and the reason

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def post(self, message: Any) -> None:
        self.post_bytes(_encode(message))

    def post_bytes(self, message: bytes) -> None:
        if len(self.out) >= LONGEST_QUEUE:
            self.end(1013, "too slow")
        else:
            self.out.append(message)
            self.wake.set()

    def end(self, code: int, reason: str) -> None:
        """What waits is still sent. Whoever wants to comes back."""
        self.ended = (code, reason)
        self.wake.set()

    async def send(self) -> None:
        """Sends what waits, in order, then the newest view of every table that changed meanwhile."""
        while self.ended is None:
            await self.wake.wait()
            self.wake.clear()
            while self.out:
                await self.socket.send_text(self.out.popleft().decode())
            for following in list(self.follows.values()):
                if following.dirty:
                    following.dirty = False
                    if (message := await self.hub.shown(self, following)) is not None:
                        await self.socket.send_text(message.decode())
        code, reason = self.ended
        await self.socket.close(code=code, reason=reason)


class Sockets:
    """All connections of this process."""

    def __init__(self, known: Services) -> None:
        self.services = known
        self.followers: dict[str, set[Connection]] = {}
        self.count = 0
        self.per_person: Counter[str] = Counter()
        self.connections: set[Connection] = set()
        known.tables.listeners.append(self.changed)
        known.tables.on_person.append(self.look_again)
        known.metrics.gauge("ziggurat_sockets", "WebSockets held.", lambda: self.count)

    # -- out ----------------------------------------------------------------------------------------

    def changed(self, live: Live, change: Change) -> None:
        followers = self.followers.get(live.id)
        if not followers:
            return
        if change.kind in ("move", "meta", "cut"):
            low = change.data.get("to", live.row.length)
            for connection in followers:
                following = connection.follows[live.id]
                following.known = min(following.known, low)
                following.dirty = True
                connection.wake.set()
            return
        message: Any
        if change.kind == "chat":
            message = ChatMessage(live.id, change.data["line"])
        elif change.kind == "undo-asked":
            message = UndoAskedMessage(live.id, change.data["seat"], change.data["to"])
        elif change.kind == "undo-refused":
            message = UndoRefusedMessage(live.id, change.data["seat"], change.data["by"])
        else:
            for seat in live.seats_of(change.data["person"]):
                coded = _encode(PresenceMessage(live.id, seat, change.data["connected"]))
                for connection in followers:
                    connection.post_bytes(coded)
            return
        coded = _encode(message)
        for connection in followers:
            connection.post_bytes(coded)

    async def shown(self, connection: Connection, following: Following) -> bytes | None:
        """The view, or why there is none: whatever is the matter with one table, the others go on being shown."""
        error: ZigguratError
        try:
            return await self.render(connection, following)
        except Unavailable:
            # Nothing else may happen at the table for long; nobody is to look at an old version until then.
            following.dirty = True
            asyncio.get_running_loop().call_later(AGAIN, connection.wake.set)
            return None
        except ZigguratError as refusal:
            error = refusal
        except Exception:
            log.exception("showing table %s", following.live.id)
            error = BROKEN
        said = problem(error, following.lang)
        return _encode(ErrorMessage(said.code, said.text, said.rule, following.live.id))

    async def render(self, connection: Connection, following: Following) -> bytes:
        live = following.live
        if not self.services.tables.may_see(live, connection.id, following.invite):
            raise NoTable()
        seat = following.seat
        if seat is not None and seat not in live.seats_of(connection.id) and live.row.status != "finished":
            # The seat went to somebody else, or its person to another account.
            seat = following.seat = None
        key = (connection.id, seat, following.lang, following.known, live.row.seq, live.row.rev)
        coded: bytes | None = live.rendered.get(key) if not live.row.clock_left else None
        if coded is None:
            view = await self.services.views.view(live, connection.id, seat, following.lang, following.known)
            coded = _encode(ViewMessage(view))
            length = view.length
            if (view.seq, live.row.rev) == key[-2:]:
                live.rendered[key] = coded
        else:
            length = live.row.length
        following.known = length
        return coded

    def look_again(self, person: str | None) -> None:
        """Somebody logged out, was excluded or has another name: their connections end or go on with it."""
        for connection in self.connections:
            if connection.person is not None and person in (None, connection.id):
                spawn(self._look_again(connection))

    async def _look_again(self, connection: Connection) -> None:
        try:
            now = await self.services.person(connection.socket.cookies.get(COOKIE))
        except TableError as error:
            if error.code == "unavailable":
                return
            now = None
        if now is None:
            connection.end(4401, "logged out")
        else:
            connection.person = now

    # -- in -----------------------------------------------------------------------------------------

    async def serve(self, socket: Any) -> None:
        known = self.services
        headers = socket.headers
        if not answers_to(headers.get("host"), known.hosts):
            await socket.close(code=4403, reason="other host")
            return
        if not same_origin(headers.get("origin"), headers.get("host"), known.origins):
            await socket.close(code=4403, reason="other origin")
            return
        read = known.signer.read(socket.cookies.get(COOKIE) or "")
        if read is not None and read.scopes is not None:
            # Nobody asks here what the token of a program may do.
            await socket.close(code=4403, reason="scope")
            return
        try:
            person = await known.person(socket.cookies.get(COOKIE))
        except TableError as error:
            away = error.code == "unavailable"
            await socket.close(code=1013 if away else 4403, reason="no database" if away else "excluded")
            return
        whose = address(socket) if person is None else person.id
        if self.per_person[whose] >= known.settings.sockets_person or not known.by_address.take(address(socket)):
            await socket.close(code=4429, reason="too many connections")
            return
        self.per_person[whose] += 1
        self.count += 1
        connection = Connection(self, socket, person)
        self.connections.add(connection)
        sender: asyncio.Task[None] | None = None
        try:
            await socket.accept()
            sender = asyncio.create_task(connection.send())
            while connection.ended is None:
                message = await socket.receive()
                if message["type"] != "websocket.receive":
                    break
                await self.receive(connection, message, whose)
        except WebSocketDisconnect:
            pass
        finally:
            self.connections.discard(connection)
            self.count -= 1
            self.per_person[whose] -= 1
            if not self.per_person[whose]:
                del self.per_person[whose]
            for table in list(connection.follows):
                self.unfollow(connection, table)
            if sender is not None:
                await self._let_go(connection, sender)

    @staticmethod
    async def _let_go(connection: Connection, sender: asyncio.Task[None]) -> None:
        """Whoever is sent away is told so first, unless they do not listen."""
        if connection.ended is not None:
            await asyncio.wait([sender], timeout=LAST_WORDS)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender

    async def receive(self, connection: Connection, message: Any, whose: str) -> None:
        known = self.services
        text = message.get("text")
        data = text.encode() if text is not None else message.get("bytes") or b""
        if not (known.by_person.take(whose) and known.by_address.take(address(connection.socket))):
            wait = max(known.by_person.wait(whose), known.by_address.wait(address(connection.socket)))
            connection.post(_error(data, TooOften(wait), connection.lang))
            return
        if len(data) > known.settings.largest_message:
            connection.post(_error(b"", TableError("too_big", "table.big_message"), connection.lang))
            return
        try:
            asked = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            unread = TableError("bad_message", "table.bad_request", detail=str(error))
            connection.post(_error(data, unread, connection.lang))
            return
        known.metrics.message(str(type(asked).__struct_config__.tag))
        try:
            await self.handle(connection, asked)
        except ZigguratError as error:
            await self.refuse(connection, asked, error)
        except Exception:
            # A mistake of ours at one table; the line is that of all others, too.
            log.exception("%s", type(asked).__name__)
            await self.refuse(connection, asked, BROKEN)

    async def handle(self, connection: Connection, asked: ClientMessage) -> None:
        known = self.services
        if isinstance(asked, SendMove):
            if connection.id is None:
                raise TableError("who", "table.who")
            began = time.perf_counter()
            move = asked

            def stored(seq: int) -> None:
                known.metrics.move_took(time.perf_counter() - began, "socket")
                connection.post(AckMessage(move.table, move.key, seq))

            await known.tables.move(move.table, connection.id, move.seat, move.seq, move.key, move.notation, stored)
        elif isinstance(asked, Subscribe):
            await self.follow(connection, asked)
        elif isinstance(asked, Unsubscribe):
            self.unfollow(connection, asked.table)
        elif isinstance(asked, SendChat):
            if connection.person is None:
                raise TableError("who", "table.who")
            known.chatter.need(connection.person.id)
            live = await known.tables.seen(asked.table, connection.id)
            await talk.say(known.tables, live, connection.person, asked.text, asked.seat)
        elif isinstance(asked, Ping):
            connection.post(Pong())

    async def refuse(self, connection: Connection, asked: ClientMessage, error: ZigguratError) -> None:
        table = getattr(asked, "table", "")
        following = connection.follows.get(table)
        lang = connection.lang if following is None else following.lang
        if isinstance(asked, Subscribe):
            lang = asked.lang
        said = problem(error, lang)
        refusal = ErrorMessage(said.code, said.text, said.rule, table, getattr(asked, "key", ""))
        if isinstance(error, Stale) and following is not None:
            with contextlib.suppress(ZigguratError, *STUMBLES):
                seat = asked.seat if isinstance(asked, SendMove) else following.seat
                refusal.view = await self.services.views.view(
                    following.live, connection.id, seat, lang, following.known
                )
        connection.post(refusal)
        if isinstance(asked, Subscribe) and isinstance(error, Unavailable):
            # Nobody would be shown the table for as long as the line lasts.
            connection.end(1013, "no database")

    # -- following ----------------------------------------------------------------------------------

    async def follow(self, connection: Connection, asked: Subscribe) -> None:
        known = self.services
        live = await known.tables.seen(asked.table, connection.id, asked.invite)
        if asked.seat is not None:
            live.seat_for(connection.id, asked.seat)
        at = -1 if asked.from_seq is None else await self.known_at(live, asked.from_seq)
        old = connection.follows.get(live.id)
        if old is None:
            if len(connection.follows) >= MOST_TABLES:
                raise TableError("too_many", "table.many_tables", n=MOST_TABLES)
            live.users += 1
            self.followers.setdefault(live.id, set()).add(connection)
        connection.follows[live.id] = Following(live, asked.seat, asked.lang, asked.invite, at)
        if old is None and connection.id is not None and known.tables.presence.come(live.id, connection.id):
            if live.seats_of(connection.id):
                self.seen(live, connection.id, True)
                spawn(known.notices.came(live.id, connection.id))
        connection.wake.set()

    async def known_at(self, live: Live, seq: int) -> int:
        """How many actions' lines a client that saw version `seq` still rightly has."""
        if seq > live.row.seq:
            return -1
        async with self.services.store.read() as connection:
            length = await connection.scalar(select(moves.c.length).where(moves.c.table == live.id, moves.c.seq == seq))
            low = await connection.scalar(
                select(func.min(moves.c.length)).where(
                    moves.c.table == live.id, moves.c.seq > seq, moves.c.kind == "undo"
                )
            )
        length = length or 0
        return length if low is None else min(length, low)

    def unfollow(self, connection: Connection, table: str) -> None:
        following = connection.follows.pop(table, None)
        if following is None:
            return
        live = following.live
        live.users -= 1
        followers = self.followers.get(table, set())
        followers.discard(connection)
        if not followers:
            self.followers.pop(table, None)
        known = self.services
        if connection.id is not None and known.tables.presence.go(table, connection.id):
            if live.seats_of(connection.id):
                self.seen(live, connection.id, False)
                spawn(known.notices.went(live, connection.id))

    def seen(self, live: Live, person: str, connected: bool) -> None:
        self.services.tables.tell(live, Change("presence", {"person": person, "connected": connected}))


class _About(msgspec.Struct):
    table: str = ""
    key: str = ""


_about_decoder = msgspec.json.Decoder(_About)


def _error(data: bytes, error: TableError, lang: str) -> ErrorMessage:
    """Says which move it is about, if that much can be read: a click must never be lost silently."""
    try:
        about = _about_decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        about = _About()
    return ErrorMessage(error.code, error.said(lang), "", about.table[:80], about.key[:64])


@websocket("/ws")
async def tables_socket(socket: WebSocket[Any, Any, Any]) -> None:
    sockets = socket.app.state["sockets"]
    assert isinstance(sockets, Sockets)
    services(socket)
    await sockets.serve(socket)
