"""The store: full disks, databases that go and come back, and the schema it is made by."""

import asyncio
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, func, insert, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from server.postgres import Postgres
from table.hall import ME, opened
from ziggurat.kernel.errors import BadOptions
from ziggurat.server import services as services_module
from ziggurat.sitting.errors import Unavailable
from ziggurat.table import pools, talk
from ziggurat.table import store as store_module
from ziggurat.table.schema import chat, metadata, moves, people, tables
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
