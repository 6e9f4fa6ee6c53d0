"""The server's part of the command line: `serve`, `tables ...`, `backup`, `validate`."""

import asyncio
import contextlib
import errno
import importlib
import logging
import os
import secrets
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text
from sqlalchemy import Row, delete, select

import ziggurat
from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.server import client, logs, run
from ziggurat.server.services import Services
from ziggurat.server.settings import BadSetting, Settings, from_environment, unknown_settings
from ziggurat.sitting import fair, records
from ziggurat.sitting.errors import NoTable, Raced, TableError, Unavailable
from ziggurat.sitting.views import iso
from ziggurat.sitting.wishes import NewSeat
from ziggurat.table import undo
from ziggurat.table.live import Live
from ziggurat.table.people import fold
from ziggurat.table.schema import chat, people, tables
from ziggurat.table.store import database_url
from ziggurat.terminal import LANGUAGE, refuse, say

T = TypeVar("T")

Database = Annotated[str, typer.Option("--database", "-d", show_default=False)]

# What PostgreSQL takes for a number.
LARGEST = 2**31 - 1
Limit = Annotated[int, typer.Option(min=1, max=LARGEST)]

console = Console()
tables_app = typer.Typer(no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the server's commands to the command line."""
    app.command()(serve)
    app.command()(backup)
    app.command()(validate)
    app.command()(purge)
    app.command()(verify)
    app.add_typer(tables_app, name="tables")
    app.add_typer(people_app, name="people")
    app.add_typer(chat_app, name="chat")
    app.add_typer(importlib.import_module("ziggurat.server.commands_tokens").app, name="tokens")


def grid_of(*heads: str) -> Grid:
    return Grid(*(say(f"says.{head}") for head in heads))


def add(grid: Grid, *cells: str) -> None:
    """A row of the words as they are: names and what people say may look like markup."""
    grid.add_row(*map(Text, cells))


def settings_for(database: str) -> Settings:
    try:
        settings = from_environment()
    except BadSetting as error:
        raise ZigguratError(error.said) from None
    if database:
        settings.database_url = database
    database_url(settings.database())
    return settings


# -- serve ------------------------------------------------------------------------------------------


def serve(
    database: Database = "",
    host: str = "",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 0,
    address: str = "",
    content: list[str] | None = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    verbose: Annotated[bool, typer.Option("--verbose", "-v")] = False,
) -> None:
    settings = settings_for(database)
    settings.host = host or settings.host
    given = bool(port) or "ZIGGURAT_PORT" in os.environ
    try:
        settings.port = run.free_port(settings.host, port or settings.port, given=given)
    except OSError as error:
        at = str(port or settings.port)
        if error.errno == errno.EADDRINUSE:
            raise refuse("refused.port", port=at) from None
        raise refuse("refused.listen", host=settings.host, port=at, why=error.strerror or str(error)) from None
    logs.set_up(settings.log, "info" if verbose else "warning")
    for name in unknown_settings(os.environ):
        logging.getLogger("ziggurat.server").warning("%s is no setting, and was left alone", name)
    settings.address = address or settings.address
    settings.content = ",".join(content or ()) or settings.content
    config = run.uvicorn_config(settings, log_level="info" if verbose else "warning")
    build_client()
    console.print(say("says.open_at", address=f"[bold]{escape(settings.public_address())}[/bold]"))
    if not ziggurat.COMPILED:
        # Thinkers look for the compiled engine when they start, so it helps this server too once it is there.
        console.print(say("says.faster"), soft_wrap=True)
    place = database_url(settings.database())
    shown = place.database if place.get_backend_name() == "sqlite" else place.set(drivername="postgresql")
    console.print(say("says.kept_in", place=str(shown)), soft_wrap=True, markup=False)
    if settings.content:
        console.print(say("says.played_with", packs=settings.content), soft_wrap=True, markup=False)
    run.serve(config, settings.public_address() if browser and sys.stdout.isatty() else "")


def build_client() -> None:
    """In a checkout the client is built on first use; an installed package brings it along."""
    root = Path(__file__).resolve().parents[3]
    if client.built() or not (root / "web" / "package.json").is_file() or shutil.which("npm") is None:
        return
    console.print(say("says.building"))
    built = subprocess.run(["make", "client"], cwd=root, check=False, capture_output=True, text=True)
    if built.returncode:
        console.print(f"[red]{say('says.not_built')}[/red]")
        console.print(built.stdout[-2000:] + built.stderr[-2000:], markup=False)


# -- tables -----------------------------------------------------------------------------------------


def with_services(database: str, doing: Callable[[Services], Awaitable[T]]) -> T:
    """Open the store without serving it, and let a refusal end the command with its sentence."""
    settings = settings_for(database)

    async def inside() -> T:
        services = Services(settings)
        await services.bots.close()  # whose turn it is now is the server's business: a command is over at once
        await services.store.open()
        try:
            return await doing(services)
        finally:
            await services.store.close()

    try:
        return asyncio.run(inside())
    except ZigguratError as error:
        console.print(f"[red]{escape(error.said(LANGUAGE.get()))}[/red]")
        raise typer.Exit(1) from None


@tables_app.command("list")
def list_tables(
    database: Database = "",
    status: str = "",
    title: str = "",
    limit: Limit = 50,
) -> None:
    wanted = select(tables).order_by(tables.c.updated.desc()).limit(limit)
    if status:
        wanted = wanted.where(tables.c.status == status)
    if title:
        wanted = wanted.where(tables.c.title == title)

    async def read(services: Services) -> Grid:
        grid = grid_of("table", "title", "status", "players", "actions", "changed", "note")
        async with services.store.read() as connection:
            for row in await connection.execute(wanted):
                note = say("says.read_only") if row.pinned else row.name
                add(grid, row.id, row.title, row.status, str(row.players), str(row.length), iso(row.updated), note)
        return grid

    console.print(with_services(database, read))


@tables_app.command("show")
def show_table(table: str, database: Database = "") -> None:
    async def read(services: Services) -> str:
        live = await services.tables.get(table)
        view = await services.views.view(live, None)
        return msgspec.json.format(msgspec.json.encode(view), indent=2).decode()

    sys.stdout.write(with_services(database, read) + "\n")


def record_text(file: typer.FileText) -> str:
    try:
        return file.read()
    except UnicodeDecodeError:
        raise TableError("bad_record", "table.no_record") from None


@tables_app.command("export")
def export_table(table: str, database: Database = "") -> None:
    async def read(services: Services) -> str:
        return await services.history.record(await services.tables.get(table))

    sys.stdout.write(with_services(database, read))


@tables_app.command("import")
def import_table(
    file: typer.FileText,
    owner: str = "Import",
    database: Database = "",
) -> None:
    """Every seat of a game that goes on is free: its players come by the link, each to their own."""

    async def write(services: Services) -> Live:
        person = await services.people.guest(owner)
        text = record_text(file)
        wished = [NewSeat("open")] * records.read(text, None)[1].players
        return await services.history.import_record(person, text, "", wished, trusted=True)

    live = with_services(database, write)
    console.print(say("says.made_table", table=live.id))
    if live.brought:
        console.print(say("says.sit_down", link=f"/t/{live.id}?invite={live.row.invite}"), soft_wrap=True)


@tables_app.command("undo")
def undo_table(
    table: str,
    to: Annotated[int | None, typer.Option(min=0)] = None,
    database: Database = "",
) -> None:
    async def write(services: Services) -> int:
        live = await services.tables.get(table)
        length = live.row.length - 1 if to is None else to
        await undo.force(services.tables, table, length)
        return length

    console.print(say("says.remain", n=with_services(database, write)))


@tables_app.command("close")
def close_table(table: str, database: Database = "") -> None:
    async def write(services: Services) -> None:
        await services.tables.close(table)

    with_services(database, write)
    console.print(say("says.closed"))


@tables_app.command("remove")
def remove_table(table: str, database: Database = "") -> None:
    async def write(services: Services) -> None:
        live = await services.tables.get(table)
        await services.tables.settled(live, lambda: services.tables.erase(live))

    with_services(database, write)
    console.print(say("says.removed"))


@tables_app.command("fit")
def fit_table(table: str, database: Database = "") -> None:
    async def write(services: Services) -> int:
        live = await services.tables.get(table)
        await services.history.fit(live, None)
        return live.row.length

    console.print(say("says.remain", n=with_services(database, write)))


# -- people and what they say -----------------------------------------------------------------------

people_app = typer.Typer(no_args_is_help=True)
chat_app = typer.Typer(no_args_is_help=True)


@people_app.command("list")
def list_people(
    database: Database = "",
    name: str = "",
    limit: Limit = 50,
) -> None:
    wanted = select(people).where(people.c.banned != "deleted").order_by(people.c.seen.desc()).limit(limit)
    if name:
        wanted = wanted.where(people.c.known_as.contains(fold(name), autoescape=True))

    async def read(services: Services) -> Grid:
        grid = grid_of("person", "name", "kind", "seen", "note")
        async with services.store.read() as connection:
            for row in await connection.execute(wanted):
                muted = say("says.muted") if row.muted else ""
                note = say("says.excluded", reason=row.banned) if row.banned else muted
                kind = say(_kind(row))
                add(grid, row.id, row.name, kind, iso(row.seen), note)
        return grid

    console.print(with_services(database, read))


def _kind(row: Row[Any]) -> str:
    if row.program is not None:
        return "says.program"
    return "says.account" if row.password else "says.guest"


@people_app.command("ban")
def ban(
    person: str,
    reason: str = "",
    lift: Annotated[bool, typer.Option("--lift")] = False,
    database: Database = "",
) -> None:
    told = "" if lift else (reason or say("says.by_operator"))[:200]

    async def write(services: Services) -> None:
        """With their programs, or they would just go on by them. Where a bot may take their seats it does."""
        for each in (person, *(program.id for program in await services.programs.of(person))):
            await services.people.set(each, banned=told)
            for table, seat in [] if lift else await services.people.sits(each):
                try:
                    await services.tables.leave(table, each, seat)
                except Unavailable:
                    raise
                except TableError:
                    continue

    _person(database, person, write)


@people_app.command("rename")
def rename(person: str, name: str, database: Database = "") -> None:
    async def write(services: Services) -> None:
        await services.people.change(await services.people.need(person), name, None, None, None)

    _person(database, person, write)


@people_app.command("reset")
def reset(person: str, database: Database = "") -> None:
    password = secrets.token_urlsafe(12)

    async def give(services: Services) -> None:
        found = await services.people.need(person)
        if found.guest or found.program is not None:
            raise TableError("guest", "table.guest_password")
        await services.people.set_password(person, password)

    _person(database, person, give)
    console.print(say("says.new_password", password=password), highlight=False)


@people_app.command("delete")
def delete_person(person: str, database: Database = "") -> None:
    _person(database, person, lambda services: services.erase(person))


def _person(database: str, person: str, doing: Callable[[Services], Awaitable[object]]) -> None:
    async def write(services: Services) -> None:
        if (await services.people.need(person)).banned == "deleted":
            raise TableError("no_person", "table.no_person")
        await doing(services)

    with_services(database, write)
    console.print(say("says.done"))


@chat_app.command("show")
def show_chat(table: str, database: Database = "") -> None:
    async def read(services: Services) -> Grid:
        grid = grid_of("line", "person", "name", "text")
        async with services.store.read() as connection:
            for row in await connection.execute(select(chat).where(chat.c.table == table).order_by(chat.c.id)):
                add(grid, str(row.id), row.person, row.name, row.text)
        return grid

    console.print(with_services(database, read))


@chat_app.command("delete")
def delete_line(
    line: Annotated[int, typer.Argument(min=1, max=LARGEST)],
    database: Database = "",
) -> None:
    async def write(services: Services) -> int:
        async with services.store.write() as connection:
            return (await connection.execute(delete(chat).where(chat.c.id == line))).rowcount

    console.print(say("says.deleted" if with_services(database, write) else "says.no_line"))


@chat_app.command("mute")
def mute(
    person: str,
    lift: Annotated[bool, typer.Option("--lift")] = False,
    database: Database = "",
) -> None:
    _person(database, person, lambda services: services.people.set(person, muted=not lift))


def purge(
    days: Annotated[int, typer.Option(min=1)] = 180,
    dry: Annotated[bool, typer.Option("--dry")] = False,
    database: Database = "",
) -> None:
    async def write(services: Services) -> tuple[int, int]:
        before = services.tables.now() - days * 86400
        async with services.store.read() as connection:
            left = list(
                await connection.scalars(
                    select(tables.c.id).where(tables.c.status != "finished", tables.c.updated < before)
                )
            )
            gone = list(
                await connection.scalars(
                    select(people.c.id)
                    .where(people.c.password.is_(None), people.c.program.is_(None), people.c.banned != "deleted")
                    .where(people.c.seen < before, people.c.created < before)
                )
            )
        if not dry:
            for table in left:
                # Whoever owned it was quicker, or somebody came back to it just now.
                with contextlib.suppress(NoTable, Raced):
                    await services.tables.erase(await services.tables.get(table))
            for person in gone:
                await services.erase(person)
        return len(left), len(gone)

    left, gone = with_services(database, write)
    console.print(say("says.purged", tables=left, guests=gone, dry="yes" if dry else "no"))


# -- backup and validate ----------------------------------------------------------------------------


def backup(
    file: Path,
    database: Database = "",
) -> None:
    if file.exists():
        raise refuse("refused.exists", file=str(file))
    url = database_url(settings_for(database).database())
    if url.get_backend_name() == "sqlite":
        if not Path(url.database or "").is_file():
            raise refuse("refused.no_database", file=str(url.database))
        source = sqlite3.connect(f"file:{url.database}?mode=ro", uri=True)
        file.touch(mode=0o600)  # it holds all that the original does
        target = sqlite3.connect(file)
        with source, target:
            source.backup(target)
        target.close()
        source.close()
    else:
        if shutil.which("pg_dump") is None:
            raise refuse("refused.pg_dump")
        # By the environment, because an address with a password in it would show in the list of processes.
        place = {
            "PGHOST": url.host or "",
            "PGPORT": str(url.port or 5432),
            "PGUSER": url.username or "",
            "PGPASSWORD": str(url.password or ""),
            "PGDATABASE": url.database or "",
        }
        file.touch(mode=0o600)
        environment = os.environ | {name: value for name, value in place.items() if value}
        done = subprocess.run(["pg_dump", "--format=custom", f"--file={file}"], check=False, env=environment)
        if done.returncode:
            raise typer.Exit(done.returncode)
    console.print(say("says.bytes", file=str(file), n=f"{file.stat().st_size:,}"), markup=False)


def verify(
    file: typer.FileText,
    content: Path | None = None,
) -> None:
    try:
        title, record = records.read(record_text(file), None)
        pack = None if content is None else Pack(content.name, content.read_bytes())
        proof = fair.verify(title, record, pack)
    except ZigguratError as error:
        console.print(f"[red]{escape(error.said(LANGUAGE.get()))}[/red]")
        raise typer.Exit(1) from None
    console.print(say("says.verified", n=proof.fell, actions=len(record.entries)), highlight=False)
    if proof.passed_over:
        console.print(say("says.passed_over", n=proof.passed_over), highlight=False)


def validate(
    all_tables: Annotated[bool, typer.Option("--all")] = False,
    table: Annotated[str, typer.Argument()] = "",
    database: Database = "",
) -> None:
    if all_tables == bool(table):
        raise refuse("refused.table_or_all")

    async def walk(services: Services) -> int:
        if table:
            ids = [table]
        else:
            async with services.store.read() as connection:
                ids = list(await connection.scalars(select(tables.c.id).order_by(tables.c.created)))
        pinned = 0
        for id in ids:
            try:
                result = await services.history.validate(id)
            except (ZigguratError, ImportError, *STUMBLES) as error:
                result = f"{type(error).__name__}: {error}"
            pinned += result != "ok"
            told = say("says.table_ok", table=id) if result == "ok" else say("says.table_pinned", table=id, why=result)
            console.print(told, highlight=False, markup=False)
        console.print(say("says.validated", fine=len(ids) - pinned, pinned=pinned))
        return pinned

    if with_services(database, walk):
        raise typer.Exit(1)
