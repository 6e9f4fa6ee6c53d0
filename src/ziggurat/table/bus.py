"""News between server processes: PostgreSQL's LISTEN/NOTIFY. A server on SQLite is alone and needs none."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable

import asyncpg
from sqlalchemy import text

from ziggurat.sitting.errors import TableError
from ziggurat.table.cache import Change, spawn
from ziggurat.table.live import Live
from ziggurat.table.schema import chat
from ziggurat.table.store import CHANNEL
from ziggurat.table.tables import Tables
from ziggurat.table.talk import read_line

log = logging.getLogger("ziggurat.bus")

LEASE = 15.0  # seconds for which a process keeps the clocks before it has to say so again


class Bus:
    def __init__(self, hub: Tables) -> None:
        self.hub = hub
        self.process = secrets.token_hex(4)
        hub.store.process = self.process
        self.connected = asyncio.Event()
        self.on_looking: list[Callable[[str, int, int], None]] = []  # at a finished game, in another process
        self._task: asyncio.Task[None] | None = None
        hub.listeners.append(self._pass_on)

    async def open(self) -> None:
        if self.hub.store.postgres:
            self._task = asyncio.create_task(self._listen())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.connected.wait(), 5)
        else:
            self.connected.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        """Whatever goes wrong, it is tried again: who looks at a table that another process changes relies on it."""
        while True:
            try:
                await self._hear_all()
                log.warning("no news from other processes")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError, TableError) as error:
                log.warning("no news from other processes: %s", error)
            except Exception:
                log.exception("no news from other processes")
            await asyncio.sleep(0.5)

    async def _hear_all(self) -> None:
        """Until the connection is lost."""
        url = self.hub.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        lost = asyncio.Event()
        connection = await asyncpg.connect(url, timeout=5)
        try:
            connection.add_termination_listener(_setter(lost))
            await connection.add_listener(CHANNEL, self._hear)
            self.connected.set()
            # Whatever was said while nobody listened here is read from the tables themselves.
            self.hub.touch_all()
            await self.say("hello")
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), 10)
                if not lost.is_set():
                    await connection.execute("SELECT 1", timeout=5)
        finally:
            self.connected.clear()
            connection.terminate()

    async def say(self, message: str) -> None:
        """Tell the other processes something that is not stored."""
        if self.hub.store.postgres:
            async with self.hub.store.write() as connection:
                await self.hub.store.notify(connection, message)

    def _pass_on(self, live: Live, change: Change) -> None:
        if not self.hub.store.postgres or change.data.get("heard"):
            return
        if change.kind == "presence":
            there = int(bool(change.data["connected"]))
            spawn(self.say(f"seen {live.id} {change.data['person']} {there}"))
        elif change.kind == "chat":
            spawn(self.say(f"chat {live.id} {change.data['line'].id}"))

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        process, _, message = str(payload).partition(" ")
        if process == self.process:
            return
        kind, _, rest = message.partition(" ")
        words = rest.split()
        now = self.hub.now()
        self.hub.presence.alive(process, now)
        if kind == "tables":
            for id in words:
                self.hub.touch_others(id)
        elif kind == "person":
            for listener in self.hub.on_person:
                listener(words[0])
        elif kind == "seen":
            self.hub.presence.remote(process, words[0], words[1], words[2] == "1", now)
            self._tell_presence(words[0], words[1])
        elif kind == "chat":
            spawn(self._chat(words[0], int(words[1])))
        elif kind == "looking":
            for looks in self.on_looking:
                looks(words[0], int(words[1]), int(words[2]))
        elif kind == "hello":
            for table, person in list(self.hub.presence.here):
                spawn(self.say(f"seen {table} {person} 1"))

    def _tell_presence(self, table: str, person: str) -> None:
        live = self.hub.peek(table)
        if live is not None:
            there = self.hub.presence.connected(table, person)
            self.hub.tell(live, Change("presence", {"person": person, "connected": there, "heard": True}))

    async def _chat(self, table: str, id: int) -> None:
        live = self.hub.peek(table)
        if live is None or not live.users:
            return
        async with self.hub.store.read() as connection:
            row = (await connection.execute(chat.select().where(chat.c.id == id))).first()
        if row is not None:
            self.hub.tell(live, Change("chat", {"line": read_line(row), "heard": True}))

    async def heartbeat(self) -> None:
        """Said now and then, so that the others know that this process lives."""
        await self.say("alive")
        for table, person in self.hub.presence.forget(self.hub.now()):
            self._tell_presence(table, person)

    async def leader(self) -> bool:
        """Whether this process is the one that keeps the clocks; with SQLite it always is."""
        if not self.hub.store.postgres:
            return True
        now = self.hub.now()
        mine = f"{self.process} {now + LEASE}"
        given = {"mine": mine, "process": self.process, "now": now, "latest": now + 4 * LEASE}
        async with self.hub.store.write() as connection:
            # The lease of a process that died runs out by itself, also where its machine's clock was years ahead.
            won = await connection.execute(
                text(
                    "INSERT INTO server (key, value) VALUES ('keeper', :mine) ON CONFLICT (key) DO UPDATE"
                    " SET value = :mine WHERE split_part(server.value, ' ', 1) = :process"
                    " OR CAST(split_part(server.value, ' ', 2) AS double precision) NOT BETWEEN :now AND :latest"
                    " RETURNING key"
                ),
                given,
            )
            return won.first() is not None


def _setter(lost: asyncio.Event) -> Callable[[object], None]:
    return lambda _connection: lost.set()
