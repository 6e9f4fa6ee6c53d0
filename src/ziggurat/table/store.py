"""The database: one file of SQLite, or PostgreSQL by URL. A move is stored before anybody hears of it.

Moves of different tables that arrive together share one transaction (a commit costs a disk flush, a row
does not); each move still learns for itself whether it was stored or lost against another one.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    String,
    Table,
    bindparam,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.say import Say
from ziggurat.sitting.errors import Unavailable
from ziggurat.table.schema import moves, server, snapshots, tables

log = logging.getLogger("ziggurat.store")

# Its debug messages hold every value that is stored, addresses included.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

CHANNEL = "ziggurat"

# Several moves of one table are never in one batch, so a batch is as long as there are busy tables.
LONGEST_BATCH = 200
# Seconds between two looks at SQLite's log, and its pages at which a writer sees to it all the same.
TIDY_EVERY = 10.0
LONGEST_LOG = 20_000
# Seconds that a writer waits for the others; after them the database counts as away.
LONGEST_WAIT = 30.0
# Seconds in which a transaction on PostgreSQL may say nothing, before what it holds is given to others.
LONGEST_IDLE = 60.0
# Seconds for which an answer of PostgreSQL is waited for: from a machine that is lost none would ever come.
LONGEST_ANSWER = 60.0


def database_url(text_: str) -> URL:
    """A URL as people write it, with the asynchronous driver filled in."""
    url = make_url(text_ if "://" in text_ else f"sqlite:///{text_}")
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadOptions(Say("table.setting_database", {"backend": backend}))


class Commit(msgspec.Struct):
    """One row for `moves` with what changes beside it."""

    move: dict[str, Any]
    table: dict[str, Any]  # the columns of TABLE_UPDATE
    rev: int  # of the table as it was seen: whoever sits where may not have changed since
    outcome: str | None = None  # when the move ended the game
    snapshot: dict[str, Any] | None = None
    done: "asyncio.Future[bool] | None" = None


TABLE_UPDATE = (
    "seq",
    "length",
    "actors",
    "colours",
    "clock_left",
    "clock_spent",
    "clock_since",
    "deadline",
    "updated",
    "end_ask",
)

# Only an end changes the status, so that a move never reopens a table that was closed at the same moment.
_finish_table = (
    update(tables)
    .where(tables.c.id == bindparam("b_id"), tables.c.status == "running")
    .values(status="finished", outcome=bindparam("b_outcome"))
)


# On PostgreSQL a batch travels as one array for each column: the statement is the same for any number of rows, so
# it is planned once.
def _kind(column: Column[Any]) -> str:
    return next(kind for base, kind in _KINDS if isinstance(column.type, base))


_KINDS = ((LargeBinary, "bytea"), (Boolean, "boolean"), (Float, "float8"), (Integer, "int"), (String, "text"))
_MOVE_COLUMNS = {column.name: _kind(column) for column in moves.columns}
_TABLE_COLUMNS = {name: _kind(tables.c[name]) for name in ("id", *TABLE_UPDATE)}


def _unnest(columns: dict[str, str]) -> str:
    return ", ".join(f"CAST(:{name} AS {kind}[])" for name, kind in columns.items())


_quoted = ", ".join('"' + name + '"' for name in _MOVE_COLUMNS)
# A move counts only if the table is still as its player saw it; the row is held until the move is stored.
_pg_insert = text(
    "WITH held AS (SELECT t.id FROM tables t JOIN unnest(CAST(:table AS text[]), CAST(:rev AS int[])) AS s (id, rev)"
    " ON t.id = s.id AND t.rev = s.rev ORDER BY t.id FOR UPDATE OF t)"
    f" INSERT INTO moves ({_quoted}) SELECT n.* FROM unnest({_unnest(_MOVE_COLUMNS)}) AS n ({_quoted})"
    ' JOIN held ON held.id = n."table" ON CONFLICT DO NOTHING RETURNING "table", seq'
)
_pg_update = text(
    f"UPDATE tables SET {', '.join(f'{name} = u.{name}' for name in TABLE_UPDATE)}, undo_ask = NULL"
    f" FROM unnest({_unnest(_TABLE_COLUMNS)}) AS u ({', '.join(_TABLE_COLUMNS)}) WHERE tables.id = u.id"
)


@cache
def _sqlite_insert(moves: int) -> str:
    """For so many moves, each with the revision of its table at the end."""
    row = f"({', '.join('?' * (len(_MOVE_COLUMNS) + 1))})"
    return (
        f"WITH n ({_quoted}, rev) AS (VALUES {', '.join([row] * moves)}) INSERT INTO moves ({_quoted})"
        f' SELECT {_quoted} FROM n WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = n."table" AND t.rev = n.rev)'
        ' ON CONFLICT DO NOTHING RETURNING "table", seq'
    )


@cache
def _sqlite_rows(table: Table, rows: int) -> str:
    row = f"({', '.join('?' * len(table.columns))})"
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) VALUES {', '.join([row] * rows)}"


_sqlite_update = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in TABLE_UPDATE)}, undo_ask = NULL WHERE id = ?"
_cut_snapshots = delete(snapshots).where(
    snapshots.c.table == bindparam("b_table"), snapshots.c.length > bindparam("b_length")
)


class Store:
    """Reads come from a pool; on SQLite all writes share one connection, as the file has one writer anyway."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.postgres = self.url.get_backend_name().startswith("postgres")
        self.reader: AsyncEngine
        self.writer: AsyncEngine
        self._writing = asyncio.Lock()
        self._pending: list[Commit] = []
        self._wake = asyncio.Event()
        self._committer: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None
        self.commits = 0
        self.stored = 0
        # The name of this process in notifications, so that it does not listen to itself.
        self.process = ""

    # -- opening ------------------------------------------------------------------------------------

    async def open(self) -> None:
        if self.postgres:
            # A machine that is lost in the middle of a transaction would keep its rows from all others for hours.
            settings = {"idle_in_transaction_session_timeout": str(round(LONGEST_IDLE * 1000))}
            self.reader = self.writer = create_async_engine(
                self.url,
                pool_size=10,
                max_overflow=10,
                pool_timeout=5,
                connect_args={"server_settings": settings, "command_timeout": LONGEST_ANSWER},
            )
            # To bring a large database up to date takes as long as it takes.
            migrating = create_async_engine(self.url)
        else:
            if self.url.database and self.url.database != ":memory:":
                file = Path(self.url.database)
                file.parent.mkdir(parents=True, exist_ok=True)
                # It holds hidden hands, addresses and the key of cookies; what SQLite puts beside it follows suit.
                file.touch(mode=0o600)
            self.reader = create_async_engine(self.url, pool_size=4, max_overflow=4, pool_timeout=30)
            self.writer = create_async_engine(self.url, pool_size=1, max_overflow=0, pool_timeout=LONGEST_WAIT)
            event.listen(self.reader.sync_engine, "connect", _sqlite_connect)
            event.listen(self.writer.sync_engine, "connect", _sqlite_connect)
            event.listen(self.writer.sync_engine, "begin", _sqlite_begin)
            migrating = self.writer
        async with self.guarded(), migrating.begin() as connection:
            await connection.run_sync(self._migrate)
        if migrating is not self.writer:
            await migrating.dispose()
        self._committer = asyncio.create_task(self._commit_loop())
        if not self.postgres:
            self._tidier = asyncio.create_task(self._tidy_loop())

    def _migrate(self, connection: Connection) -> None:
        if self.postgres:
            # Server processes that start together take turns.
            connection.execute(text("SELECT pg_advisory_xact_lock(20260101)"))
        command.upgrade(alembic_config(connection), "head")

    async def close(self) -> None:
        for task in (self._committer, self._tidier):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()

    async def _tidy_loop(self) -> None:
        """SQLite's log goes into its file beside the writing; or else now and then a move would have to wait for it."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            with contextlib.suppress(Unavailable):
                async with self.read() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    # -- reading and writing ------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def guarded(self) -> AsyncIterator[None]:
        """Turn every failure of the database into a refusal that says so."""
        try:
            yield
        except (DBAPIError, sqlite3.Error, PoolTimeout, OSError) as error:
            # Whoever waited in vain has no words for it.
            said = str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__]
            log.warning("database: %s", said[0])
            raise Unavailable() from error

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.guarded(), self.reader.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; committed when the block ends, undone when it raises."""
        async with self.guarded(), self._in_turn(), self.writer.begin() as connection:
            yield connection

    async def fill(self, table: Table, rows: Sequence[dict[str, Any]]) -> None:
        """Rows that nobody counts on yet: the disk is not waited for, and has them with the next `write`."""
        async with self.guarded(), self._in_turn(), self.writer.connect() as connection:
            if self.postgres:
                async with connection.begin():
                    await connection.execute(text("SET LOCAL synchronous_commit TO OFF"))
                    await connection.execute(insert(table), rows)
                return
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.execute_fetchall("PRAGMA synchronous=NORMAL")
            try:
                await self._fill_in_file(driver, table, rows)
            finally:
                # Whatever becomes of whoever asked for it, those who write afterwards wait for the disk again.
                await driver.execute_fetchall("PRAGMA synchronous=FULL")

    @staticmethod
    async def _fill_in_file(driver: Any, table: Table, rows: Sequence[dict[str, Any]]) -> None:
        """One statement, which is a transaction by itself, for one way to the driver's thread and back."""
        names = [column.name for column in table.columns]
        await driver.execute_fetchall(_sqlite_rows(table, len(rows)), [row[name] for row in rows for name in names])

    @contextlib.asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """On SQLite writers take turns in the order in which they came, which a pool of one connection does not see to.

        So whoever writes many pieces lets others in between.
        """
        if self.postgres:
            yield
            return
        async with asyncio.timeout(LONGEST_WAIT):
            await self._writing.acquire()
        try:
            yield
        finally:
            self._writing.release()

    async def notify(self, connection: AsyncConnection, message: str) -> None:
        """Tell the other server processes, when (and only when) the transaction commits."""
        if self.postgres:
            await connection.execute(
                text("SELECT pg_notify(:channel, :message)"),
                {"channel": CHANNEL, "message": f"{self.process} {message}"},
            )

    def insert_once(self, table: Any) -> Any:
        """An INSERT that leaves an existing row alone."""
        made = postgresql.insert(table) if self.postgres else sqlite.insert(table)
        return made.on_conflict_do_nothing()

    # -- moves --------------------------------------------------------------------------------------

    async def commit(self, wanted: Commit) -> bool:
        """Store a move for good; False when another one was stored in its place. Unavailable: neither is known."""
        wanted.done = asyncio.get_running_loop().create_future()
        self._pending.append(wanted)
        self._wake.set()
        return await wanted.done

    async def _commit_loop(self) -> None:
        while True:
            await self._wake.wait()
            batch = self._pending[:LONGEST_BATCH]
            del self._pending[:LONGEST_BATCH]
            if not self._pending:
                self._wake.clear()
            try:
                await self._settle_all(batch)
            except asyncio.CancelledError:
                for commit in batch:
                    if commit.done is not None:
                        commit.done.cancel()
                raise

    async def _settle_all(self, batch: Sequence[Commit]) -> None:
        """Store the batch and tell each move what became of it; one that cannot be stored fails alone."""
        try:
            won = {id(commit) for commit in await self._store(batch)}
        except Exception as error:
            if not isinstance(error, Unavailable):
                log.exception("storing moves")
            if len(batch) > 1 and not _away(error.__cause__ or error):
                for commit in batch:
                    await self._settle_all([commit])
                return
            for commit in batch:
                _settle(commit, error if isinstance(error, Unavailable) else Unavailable())
        else:
            for commit in batch:
                _settle(commit, id(commit) in won)

    async def _store(self, batch: Sequence[Commit]) -> list[Commit]:
        # In the order of tables, so that two processes never wait for each other.
        batch = sorted(batch, key=lambda commit: (commit.move["table"], commit.move["seq"]))
        async with self.write() as connection:
            winners = await (self._store_moves if self.postgres else self._store_moves_in_file)(connection, batch)
            if winners:
                ended = [commit for commit in winners if commit.outcome is not None]
                if ended:
                    await connection.execute(
                        _finish_table, [{"b_id": commit.move["table"], "b_outcome": commit.outcome} for commit in ended]
                    )
                cuts = [commit.move for commit in winners if commit.move["kind"] == "undo"]
                if cuts:
                    await connection.execute(
                        _cut_snapshots, [{"b_table": move["table"], "b_length": move["length"]} for move in cuts]
                    )
                kept = [commit.snapshot for commit in winners if commit.snapshot is not None]
                if kept:
                    await connection.execute(self.insert_once(snapshots), kept)
                for at in range(0, len(winners), 100):
                    part = winners[at : at + 100]
                    await self.notify(connection, "tables " + " ".join(commit.move["table"] for commit in part))
        self.commits += 1
        self.stored += len(winners)
        return winners

    async def _store_moves(self, connection: AsyncConnection, batch: Sequence[Commit]) -> list[Commit]:
        """Those that were stored, with what changes in their tables: a move counts only where nothing else changed."""
        arrays = {name: [commit.move[name] for commit in batch] for name in _MOVE_COLUMNS}
        rows = await connection.execute(_pg_insert, arrays | {"rev": [commit.rev for commit in batch]})
        won = _won(batch, rows)
        if won:
            arrays = {name: [commit.table[name] for commit in won] for name in TABLE_UPDATE}
            await connection.execute(_pg_update, arrays | {"id": [commit.move["table"] for commit in won]})
        return won

    async def _store_moves_in_file(self, connection: AsyncConnection, batch: Sequence[Commit]) -> list[Commit]:
        """The same on SQLite, past SQLAlchemy, whose every statement goes to the driver's thread four times."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        given = [value for commit in batch for value in (*map(commit.move.__getitem__, _MOVE_COLUMNS), commit.rev)]
        won = _won(batch, await driver.execute_fetchall(_sqlite_insert(len(batch)), given))
        if won:
            await driver.executemany(
                _sqlite_update,
                [(*map(commit.table.__getitem__, TABLE_UPDATE), commit.move["table"]) for commit in won],
            )
        return won

    # -- the server's own values --------------------------------------------------------------------

    async def value(self, key: str, make: Callable[[], str]) -> str:
        """A value kept in the database, made by whoever asks first."""
        wanted = select(server.c.value).where(server.c.key == key)
        async with self.read() as connection:
            if (known := await connection.scalar(wanted)) is not None:
                return str(known)
        async with self.write() as connection:
            await connection.execute(self.insert_once(server), {"key": key, "value": make()})
            return str((await connection.execute(wanted)).scalar_one())

    async def set_value(self, key: str, value: str) -> None:
        async with self.write() as connection:
            changed = await connection.execute(update(server).where(server.c.key == key).values(value=value))
            if not changed.rowcount:
                await connection.execute(insert(server), {"key": key, "value": value})

    async def probe(self) -> None:
        """Store something and take it away again; Unavailable when that is not possible, as on a full disk."""
        if self._committer is None or self._committer.done():
            raise Unavailable()
        row = {"key": f"probe {self.process}"[:40], "value": "x" * 20_000}
        async with self.write() as connection:
            await connection.execute(delete(server).where(server.c.key == row["key"]))
            await connection.execute(insert(server), row)
            await connection.execute(delete(server).where(server.c.key == row["key"]))


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files("ziggurat.table").joinpath("migrations")))
    config.attributes["connection"] = connection
    return config


def _won(batch: Sequence[Commit], stored: Iterable[Sequence[Any]]) -> list[Commit]:
    places = {(table, seq) for table, seq in stored}
    return [commit for commit in batch if (commit.move["table"], commit.move["seq"]) in places]


def _away(error: BaseException) -> bool:
    """The database as a whole is the trouble, not what was to be stored."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, (OperationalError, InterfaceError))
    return isinstance(error, (sqlite3.OperationalError, PoolTimeout, OSError))


def _settle(commit: Commit, answer: bool | Exception) -> None:
    if commit.done is None or commit.done.done():
        return
    if isinstance(answer, Exception):
        commit.done.set_exception(answer)
    else:
        commit.done.set_result(answer)


def _sqlite_connect(connection: Any, _record: object) -> None:
    # Transactions begin when we say so; an acknowledged move survives a power cut (FULL).
    connection.isolation_level = None
    cursor = connection.cursor()
    log_ = f"wal_autocheckpoint={LONGEST_LOG}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", log_):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    # Taking the write lock at once avoids the failure of a transaction that wants to write later.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
