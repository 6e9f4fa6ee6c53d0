"""Who watches a soak: tables at which a bot is to act, as the store has them, and what is kept of one that stands.

The store is asked, and not a server: a server that missed something would show a table as it was. It is asked all the
time, because whoever is started anew looks at all tables and would wake what had stood until then.
"""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from server.running import Client, Server

# Seconds after which a bot that is to act must have acted: whoever died kept the clocks for 15 of them, the next one
# takes a table for forgotten after 16, and looks every 5; what is left is for the machine, which has a lot to do.
LONGEST = 60.0
# Lines of a server's log that are kept with a table's evidence.
LINES = 40

DUE = """SELECT t.id, t.seq FROM tables t WHERE t.status = 'running' AND t.pinned IS NULL AND EXISTS
    (SELECT 1 FROM seats s WHERE s."table" = t.id AND s.bot <> '' AND (t.actors >> s.seat) & 1 = 1)"""
# What is told of a table that stands still; positions and set-ups are left out.
ASKED = {
    "table": "SELECT id, title, players, status, purpose, seq, rev, length, actors, stand_in, pinned, paused, clock,"
    " clock_left, clock_since, deadline, happened, rules, content, created, updated FROM tables WHERE id = {}",
    "seats": 'SELECT seat, kind, person, name, bot, resigned, away FROM seats WHERE "table" = {} ORDER BY seat',
    "last moves": "SELECT seq, kind, length, seat, notation, key, barrier, at FROM moves"
    ' WHERE "table" = {} ORDER BY seq DESC LIMIT 12',
    "leases": "SELECT key, value FROM server WHERE key IN ('keeper', 'alive') AND {} <> ''",
}


class Logged(Server):
    """A server whose log is kept."""

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        super().__init__(database, **settings)
        self.options = ["--verbose"]  # a log without a line would say nothing about tracebacks
        self.log = log

    def start(self, _stderr: Any = None) -> None:
        with self.log.open("ab") as kept:
            super().start(kept)

    def lines(self) -> list[str]:
        return self.log.read_text(errors="replace").splitlines()


def ask(database: str, query: str, *given: object) -> list[dict[str, Any]]:
    """Rows by the names of their columns; `{}` is where the only value goes."""
    if not database.startswith("postgresql"):
        with contextlib.closing(sqlite3.connect(database, timeout=30)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(query.format("?"), given)]

    async def read() -> list[dict[str, Any]]:
        connection = await asyncpg.connect(database)
        try:
            return [dict(row) for row in await connection.fetch(query.format("$1"), *given)]
        finally:
            await connection.close()

    return asyncio.run(read())


class Standing:
    """Since when each table at which a bot is to act has been in its version."""

    def __init__(self) -> None:
        self.since: dict[str, tuple[int, float]] = {}
        self.longest = 0.0
        self._told: set[tuple[str, int]] = set()

    def look(self, due: dict[str, int], now: float) -> list[str]:
        """The tables that have stood still for too long; each version of one is told once."""
        began = {table: (seq, now) for table, seq in due.items()}
        self.since = {
            table: old if (old := self.since.get(table)) is not None and old[0] == place[0] else place
            for table, place in began.items()
        }
        late = []
        for table, (seq, since) in self.since.items():
            self.longest = max(self.longest, now - since)
            if now - since > LONGEST and (table, seq) not in self._told:
                self._told.add((table, seq))
                late.append(table)
        return late


class Watch:
    """Looks at the store every second until it is stopped; `wrong` has a line for every table that stood still."""

    def __init__(self, database: str, servers: Sequence[Logged], folder: Path) -> None:
        self.database = database
        self.servers = servers
        self.folder = folder
        self.standing = Standing()
        self.wrong: list[str] = []
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join(60)

    def _run(self) -> None:
        while not self._stopped.wait(1.0):
            due = {row["id"]: row["seq"] for row in ask(self.database, DUE)}
            for table in self.standing.look(due, time.monotonic()):
                kept = self.evidence(table)
                self.wrong.append(f"{table}: a bot was to act for {LONGEST:.0f} s and nobody woke it\n{kept}")

    def settle(self, seconds: float) -> None:
        """Wait until no bot is to act, for no longer than it takes to see one that nobody wakes."""
        end = time.monotonic() + seconds
        while ask(self.database, DUE) and time.monotonic() < end:
            time.sleep(1)

    def compare(self, tables: Sequence[str]) -> list[str]:
        """Tables that a server shows as they were, and not as they are, for as long as ten seconds."""
        wrong = []
        stored = {row["id"]: row for row in ask(self.database, "SELECT id, status, seq FROM tables")}
        for number, server in enumerate(self.servers):
            client = Client(server, "")
            for table in tables:
                known = stored[table]
                for _try in range(10):
                    view = client.get(f"/api/tables/{table}")
                    # It may have gone on since.
                    if view["seq"] >= known["seq"] and view["status"] in (known["status"], "finished"):
                        break
                    time.sleep(1)
                else:
                    shown = f"server {number} shows version {view['seq']}, {view['status']}"
                    kept = self.evidence(table)
                    wrong.append(f"{table}: {shown}; {known['seq']}, {known['status']} is stored\n{kept}")
        return wrong

    def evidence(self, table: str) -> str:
        """All that there is to be known of a table just now; it is kept in a file beside the logs as well."""
        told = []
        for what, query in ASKED.items():
            rows = ask(self.database, query, table)
            told += [f"{what}:", *(f"  {row}" for row in rows)]
        for number, server in enumerate(self.servers):
            lines = server.lines()
            told += [f"server {number} shows: {_shown(server, table)}"]
            told += ["  its log says of the table:", *(f"  {line}" for line in lines if table in line)]
            told += ["  the end of its log:", *(f"  {line}" for line in lines[-LINES:])]
        text = "\n".join(f"    {line}" for line in [f"at {time.strftime('%H:%M:%S')}", *told])
        (self.folder / f"{table}.txt").write_text(text)
        return text


def _shown(server: Server, table: str) -> dict[str, Any]:
    try:
        view = Client(server, "").get(f"/api/tables/{table}")
    except (httpx.HTTPError, OSError, AssertionError) as error:
        return {"nothing": repr(error)}
    shown = {name: view[name] for name in ("status", "seq", "length", "actors")}
    return shown | {"bots": [seat["bot"] for seat in view["seats"]]}
