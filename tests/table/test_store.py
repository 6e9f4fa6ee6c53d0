"""The store: full disks, databases that go and come back, and the schema it is made by."""

import asyncio
import contextlib
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from server.postgres import Postgres
from table.hall import ME, opened
from ziggurat.kernel.errors import BadOptions
from ziggurat.server import services as services_module
from ziggurat.sitting.errors import Unavailable
from ziggurat.table import pools, talk
from ziggurat.table import store as store_module
from ziggurat.table.schema import chat, metadata, moves, people, results, tables
from ziggurat.table.store import Commit, Store, alembic_config, database_url


async def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    async with opened(database) as hall:

        def differences(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with hall.services.store.read() as connection:
            assert await connection.run_sync(differences) == []


async def test_a_database_of_the_schema_before_is_brought_up_to_date_with_all_in_it(
    database: str, tmp_path: Path
) -> None:
    """Played today, written into a database as the version before made it, opened again: nothing is missing."""
    async with opened(str(tmp_path / "today.sqlite")) as hall:
        live, red, blue = await hall.pair(seed=7)
        for seat, person in ((0, red), (1, blue)):
            await hall.play(live, person, seat)
        what_if = await hall.services.history.what_if(live, red, 1, 0, "")
        await talk.say(hall.tables, live, red, "hello", None)
        seen = [await hall.view(table, red) for table in (live, what_if)]
        seen[1]["hints"] = True  # then nobody had agreed to do without
        record = await hall.services.history.record(live)
        async with hall.services.store.read() as connection:
            rows = {table.name: (await connection.execute(select(table))).all() for table in metadata.sorted_tables}

    def write_old(connection: Connection) -> None:
        command.upgrade(alembic_config(connection), "0001")
        old = MetaData()
        old.reflect(connection)
        assert "packs" not in old.tables and "content" not in old.tables["tables"].columns
        for table in old.sorted_tables:
            names = [column.name for column in table.columns]
            # A flag that was then; who is to act is read from the position today.
            kept = [{name: row._mapping.get(name, False) for name in names} for row in rows.get(table.name, ())]
            if kept:
                connection.execute(insert(table), kept)

    engine = create_async_engine(database_url(database))
    async with engine.begin() as connection:
        await connection.run_sync(write_old)
    await engine.dispose()
    for _start in range(2):
        async with opened(database) as hall:
            live, what_if = [await hall.tables.get(table.id) for table in (live, what_if)]
            assert [await hall.view(table, red) for table in (live, what_if)] == seen
            assert await hall.services.history.record(live) == record
            assert (live.row.content, what_if.row.content) == ("", "")
            async with hall.services.store.read() as connection:
                assert await connection.scalar(select(func.count()).select_from(chat)) == 1
                known = await connection.execute(select(people.c.name, people.c.known_as))
                assert {tuple(row) for row in known} == {("Red", "red"), ("Blue", "blue")}
    async with opened(database) as hall:
        await hall.finish(await hall.tables.get(live.id), [red, blue])


async def test_names_that_look_alike_get_one_key_and_one_account_has_it(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As the version before kept them: what nobody sees told names apart."""
    called = {
        "Spoof": "Crim\u034fson",
        "Crimson": "Crimson",
        "Third": "Gr\u3164ey",
        "Fourth": "G\uffa0rey",
        "Fifth": "Bl\u2800ue",
        "Red": "crimson\ufe0f",
    }
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        await hall.finish(live, [red, blue])
        await hall.services.results.settle()
        for name in [*called][:5]:
            await hall.services.people.register(None, name, "long enough")
        async with hall.services.store.write() as connection:
            for name, other in called.items():
                old = {"name": other, "known_as": other.casefold()}
                row = update(people).where(people.c.name == name)
                await connection.execute(row.where(people.c.login.is_(None)).values(old))
                await connection.execute(
                    row.where(people.c.login.is_not(None)).values(old | {"login": old["known_as"]})
                )
            await connection.execute(update(results).where(results.c.seat == 0).values(name="crimson\ufe0f"))
            await connection.run_sync(lambda given: command.downgrade(alembic_config(given), "0011"))
    async with opened(database) as hall:
        async with hall.services.store.read() as connection:
            found = {row.name: row for row in await connection.execute(select(people))}
            told = list(await connection.scalars(select(results.c.name).order_by(results.c.seat)))
        names = [*called.values(), "Blue"]
        assert [found[name].known_as for name in names] == [
            *("crimson", "crimson", "grey", "grey", "blue", "crimson", "blue")
        ]
        logins = [found[name].login for name in names]
        # Whoever had the name keeps it. Of two that only looked alike, one has it to itself.
        assert logins[:2] == ["crim\u034fson", "crimson"] and logins[4:] == ["blue", None, None]
        assert sorted(login == "grey" for login in logins[2:4]) == [False, True]
        assert told == ["crimson", "blue"]
        # The operator is told of the other one, gives them another, and they are let in again.
        without = {found[name].id for name in names if found[name].login not in (None, found[name].known_as)}
        assert {
            line.getMessage().split()[0] for line in caplog.records if "people rename" in line.getMessage()
        } == without
        people_ = hall.services.people
        assert (await people_.login(None, "Crimson", "long enough"))[0].id == found["Crimson"].id
        await people_.change(await people_.need(found[names[0]].id), "Scarlet", None, None, None)
        assert (await people_.login(None, "scarlet", "long enough"))[0].id == found[names[0]].id


async def test_accounts_of_the_first_versions_are_logged_in_to_by_their_names(database: str) -> None:
    """Those whose names were no keys yet: what nobody sees was a part of what they logged in by."""
    async with opened(database) as hall:
        account = await hall.services.people.register(None, "Crimson", "long enough")
        async with hall.services.store.write() as connection:
            called = {"name": "Crimson \u2764\ufe0f", "login": "crimson \u2764\ufe0f"}
            await connection.execute(update(people).where(people.c.id == account.id).values(called))
            await connection.run_sync(lambda given: command.downgrade(alembic_config(given), "0010"))
    async with opened(database) as hall:
        for name in ("Crimson \u2764\ufe0f", "crimson \u2764"):
            assert (await hall.services.people.login(None, name, "long enough"))[0].id == account.id


async def test_a_full_disk_is_an_error_and_loses_nothing(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, seed=1)
        await hall.play(live, red, 0)
        store = hall.services.store
        async with store.writer.connect() as connection:
            pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
            await connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        before = await hall.view(live, red, 0)

        async def fill() -> None:
            for _ in range(200):
                await talk.write_notes(hall.tables, live, red.id, "x" * 19_000)
                await talk.say(hall.tables, live, red, "x" * 500, None)

        with pytest.raises(Unavailable):
            await fill()
        refused = 0
        for _ in range(3):
            try:
                await hall.play(live, red, 1, key="click")
                break
            except Unavailable:
                refused += 1
        async with store.writer.connect() as connection:
            await connection.execute(text("PRAGMA max_page_count = 1000000"))
        await hall.tables.get(live.id)
        if refused:
            assert (await hall.view(live, red, 0))["observation"] == before["observation"]
            await hall.play(live, red, 1, key="click")
        assert live.row.seq == 2
        async with store.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(moves)) == 2
            assert (await connection.execute(text("PRAGMA integrity_check"))).scalar_one() == "ok"


FULL = """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$"""


async def fill_disk(store: Store) -> None:
    """PostgreSQL says of every row that there is no room for it, in the words and with the code of a full disk."""
    async with store.write() as connection:
        await connection.execute(text(FULL))
        for table in ("moves", "server"):
            await connection.execute(
                text(f"CREATE TRIGGER full_disk BEFORE INSERT ON {table} EXECUTE FUNCTION full_disk()")
            )


async def clear_disk(store: Store) -> None:
    async with store.write() as connection:
        await connection.execute(text("DROP FUNCTION full_disk CASCADE"))


async def test_a_move_on_a_full_disk_of_postgresql_is_refused_and_played_later(postgres_url: str) -> None:
    async with opened(postgres_url) as hall:
        red = await hall.person("Red")
        lives = [await hall.table(red, ME, ME, seed=number) for number in range(3)]
        stones = [(await hall.legal(live, 0))[0] for live in lives]

        async def click() -> list[object]:
            moved = (
                hall.tables.move(live.id, red.id, 0, 0, "click", stone)
                for live, stone in zip(lives, stones, strict=True)
            )
            return await asyncio.gather(*moved, return_exceptions=True)

        await fill_disk(hall.services.store)
        assert all(isinstance(answer, Unavailable) for answer in await click())
        await clear_disk(hall.services.store)
        assert [(await hall.tables.get(live.id)).row.seq for live in lives] == [0, 0, 0]
        assert await click() == [1, 1, 1]


async def test_a_move_on_a_full_disk_is_refused_and_played_later(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, seed=1)
        store = hall.services.store
        real = store._store

        async def full(_batch: object) -> set[tuple[str, int]]:
            async with store.write() as connection:
                await connection.execute(text("PRAGMA max_page_count = 1"))
                await connection.execute(text("CREATE TABLE filler (x)"))
                await connection.execute(text("INSERT INTO filler VALUES (zeroblob(100000000))"))
            raise AssertionError("the disk was not full")

        store._store = full  # type: ignore[method-assign, assignment]
        stone = (await hall.legal(live, 0))[0]
        with pytest.raises(Unavailable):
            await hall.tables.move(live.id, red.id, 0, 0, "click", stone)
        store._store = real  # type: ignore[method-assign]
        assert (await hall.tables.get(live.id)).row.seq == 0
        async with store.writer.connect() as connection:
            await connection.execute(text("PRAGMA max_page_count = 1000000"))
        assert await hall.tables.move(live.id, red.id, 0, 0, "click", stone) == 1


async def test_a_database_that_goes_and_comes_back() -> None:
    database = Postgres()
    database.start()
    try:
        url = await asyncio.to_thread(database.fresh)
        async with opened(url) as hall:
            red = await hall.person("Red")
            live = await hall.table(red, ME, ME, seed=1)
            await hall.play(live, red, 0)
            stone = (await hall.legal(live, 1))[0]
            await asyncio.to_thread(database.kill)
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await hall.tables.move(live.id, red.id, 1, 1, "click", stone)
            await asyncio.to_thread(database.start)
            for _ in range(100):
                try:
                    assert await hall.tables.move(live.id, red.id, 1, 1, "click", stone) == 2
                    break
                except Unavailable:
                    await asyncio.sleep(0.1)
            assert live.row.seq == 2
            # The other processes are heard again too.
            await asyncio.wait_for(hall.services.bus.connected.wait(), 10)
    finally:
        database.stop()


async def test_a_commit_whose_answer_was_lost_is_recognised(database: str) -> None:
    """The move is stored, but the connection breaks before we hear so: a retry must not play it twice."""
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=1)
        store = hall.services.store
        real = store._store

        async def stored_but_lost(batch: object) -> list[Commit]:
            await real(batch)  # type: ignore[arg-type]
            raise Unavailable()

        stone = (await hall.legal(live, 0))[0]
        store._store = stored_but_lost  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await hall.tables.move(live.id, red.id, 0, 0, "click", stone)
        store._store = real  # type: ignore[method-assign]
        assert await hall.tables.move(live.id, red.id, 0, 0, "click", stone) == 1
        assert live.row.seq == 1
        await hall.play(live, blue, 1)


async def test_moves_that_arrive_together_share_a_commit(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        lives = [await hall.table(red, ME, ME, seed=number) for number in range(20)]
        stones = [(await hall.legal(live, 0))[0] for live in lives]
        before = hall.services.store.commits
        await asyncio.gather(
            *(hall.tables.move(live.id, red.id, 0, 0, "k", stone) for live, stone in zip(lives, stones, strict=True))
        )
        assert hall.services.store.commits - before <= 3
        assert all(live.row.seq == 1 for live in lives)


def test_addresses_of_databases() -> None:
    assert database_url("/tmp/x.sqlite").drivername == "sqlite+aiosqlite"
    assert database_url("postgresql://u@h/n").drivername == "postgresql+asyncpg"
    assert database_url("postgres://u@h/n").drivername == "postgresql+asyncpg"
    with pytest.raises(BadOptions, match="sqlite or postgresql"):
        database_url("mysql://u@h/n")


async def test_a_process_that_is_lost_in_a_transaction_keeps_no_table_for_good(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "LONGEST_IDLE", 0.3)
    async with opened(postgres_url) as hall:
        live, red, _blue = await hall.pair(seed=7)
        lost = await hall.services.store.writer.connect()
        await lost.execute(update(tables).where(tables.c.id == live.id).values(name="Lost"))
        # It says nothing more, nor does its connection end.
        async with asyncio.timeout(60):
            await hall.play(live, red, 0)
        assert live.row.length == 1 and live.row.name != "Lost"
        await lost.invalidate()
        await lost.close()


async def test_a_database_that_does_not_answer_counts_as_away_also_where_it_says_nothing(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it is asked for takes too long; there are no words for that in the error."""
    monkeypatch.setattr(store_module, "LONGEST_ANSWER", 0.2)
    async with opened(postgres_url) as hall:
        with pytest.raises(Unavailable):
            async with hall.services.store.read() as connection:
                await connection.execute(text("SELECT pg_sleep(30)"))


async def test_whoever_waits_too_long_to_write_is_told_that_the_database_is_away(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite) as hall:
        monkeypatch.setattr(store_module, "LONGEST_WAIT", 0.01)
        async with hall.services.store.write():
            with pytest.raises(Unavailable):
                await hall.services.people.guest("Red")


class Wire:
    """Between a server and its database; cut, it takes what is sent and says nothing, as the way to a lost machine."""

    def __init__(self, url: str) -> None:
        self.far = make_url(url)
        self.lines: list[asyncio.StreamWriter] = []
        self.cut = False

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return self.far.set(port=self.server.sockets[0].getsockname()[1]).render_as_string(hide_password=False)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.append(writer)
        if self.cut:
            return
        there, back = await asyncio.open_connection(self.far.host, self.far.port)
        self.lines.append(back)
        ways = [asyncio.create_task(self._pass_on(*way)) for way in ((reader, back), (there, writer))]
        await asyncio.wait(ways)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                if self.cut:
                    return
                writer.write(data)
        writer.close()

    async def close(self) -> None:
        for line in self.lines:
            line.close()
        self.server.close()


async def test_a_database_whose_machine_is_lost_keeps_nobody_waiting_for_good(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing comes over its connections any more, not even their end; another machine answers at its address."""
    wire = Wire(postgres_url)
    monkeypatch.setattr(store_module, "LONGEST_ANSWER", 0.5)
    async with opened(await wire.open()) as hall:
        live, red, blue = await hall.pair(seed=7)
        notations = [(await hall.legal(live, seat))[0] for seat in (0, 1)]
        wire.cut = True
        async with asyncio.timeout(60):
            with pytest.raises(Unavailable):
                await hall.play(live, red, 0, notations[0])
        wire.cut = False
        async with asyncio.timeout(60):
            while live.row.seq < 2:
                with contextlib.suppress(Unavailable):
                    seat = live.row.seq
                    await hall.tables.move(live.id, (red, blue)[seat].id, seat, seat, f"k{seat}", notations[seat])
    await wire.close()


async def test_one_bad_move_fails_alone(postgres_url: str) -> None:
    """PostgreSQL takes no NUL in a text; a batch with one in it is stored move by move."""
    async with opened(postgres_url) as hall:
        red = await hall.person("Red")
        lives = [await hall.table(red, ME, ME, seed=number) for number in range(6)]
        keys = ["fine"] * 5 + ["b\0d"]
        played = await asyncio.gather(
            *(hall.play(live, red, 0, key=key) for live, key in zip(lives, keys, strict=True)), return_exceptions=True
        )
        assert played[:5] == [1] * 5
        assert isinstance(played[5], Unavailable)


async def test_the_server_is_not_healthy_on_a_full_disk(database: str) -> None:
    async with opened(database) as hall:
        store = hall.services.store

        async def room(pages: int) -> None:
            if store.postgres:
                await (clear_disk(store) if pages else fill_disk(store))
            else:
                async with store.writer.connect() as connection:
                    used = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
                    await connection.execute(text(f"PRAGMA max_page_count = {used + pages}"))
            hall.services._checked = None

        await room(0)
        with pytest.raises(Unavailable):
            await hall.services.healthy()
        await room(1000)
        await hall.services.healthy()


@pytest.mark.parametrize("pool", [pools.STATES, pools.FILES, pools.HASHING])
async def test_the_server_is_not_healthy_while_no_thread_is_free(
    sqlite: str, pool: pools.Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "HEALTHY", 0.1)
    async with opened(sqlite) as hall:
        free = threading.Event()
        try:
            held = [asyncio.create_task(pool.run(free.wait)) for _ in range(10)]
            with pytest.raises(Unavailable):
                await hall.services.healthy()
        finally:
            free.set()
        await asyncio.gather(*held)
        monkeypatch.setattr(services_module, "HEALTHY", 60)
        hall.services._checked = None
        await hall.services.healthy()


async def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "tables.sqlite"
    async with opened(f"sqlite:///{file}") as hall:
        await hall.person("Red")
        assert {each.stat().st_mode & 0o777 for each in file.parent.iterdir()} == {0o600}


async def test_the_log_of_sqlite_goes_into_its_file_while_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "TIDY_EVERY", 0.01)
    file = tmp_path / "tables.sqlite"
    async with opened(f"sqlite:///{file}") as hall:
        async with hall.services.store.write() as connection:
            # No writer has to do it but one that finds far more than is ever there.
            assert await connection.scalar(text("PRAGMA wal_autocheckpoint")) == store_module.LONGEST_LOG
        await hall.services.store.set_value("long", "x" * 500_000)
        for _ in range(2000):
            if file.stat().st_size > 500_000:
                break
            await asyncio.sleep(0.01)
        assert file.stat().st_size > 500_000
