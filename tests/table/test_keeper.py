"""What nobody heard of, and what went wrong at one table, heals by itself: the keeper looks at what is stored."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, select, update

import tiny
from table.hall import ME, RANDOM, Hall, opened
from ziggurat.sitting.errors import NoTable
from ziggurat.table import cache as cache_module
from ziggurat.table import keeper as keeper_module
from ziggurat.table.live import Live
from ziggurat.table.schema import tables


async def waiting(hall: Hall) -> Live:
    """A table at which a bot is to act, and nobody has told it."""
    hall.tables.on_turn.clear()
    red = await hall.person("Red")
    live = await hall.table(red, ME, RANDOM, seed=2)
    await hall.play(live, red, 0)
    assert live.bot_to_act() == 1
    return live


async def moved(hall: Hall, live: Live) -> bool:
    """Whether the table went on, once its bot is done."""
    while live.thinking:
        await asyncio.sleep(0.01)
    async with hall.services.store.read() as connection:
        return bool(await connection.scalar(select(tables.c.seq > 1).where(tables.c.id == live.id)))


def stumbling(hall: Hall, monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    """One table cannot be read, for a reason that nobody thought of."""
    read = hall.tables.get

    async def get(wanted: str) -> Live:
        if wanted == id:
            raise RuntimeError("what nobody thought of")
        return await read(wanted)

    monkeypatch.setattr(hall.tables, "get", get)


async def stumble(*_given: Any) -> None:
    raise RuntimeError("what nobody thought of")


async def test_news_that_were_lost_are_found_by_comparing(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "MOST_COMPARED", 1)
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        pairs = [await here.pair() for _ in range(2)]
        others = [await there.tables.get(live.id) for live, _red, _blue in pairs]
        await there.services.bus.close()  # it hears no more
        others[1].users = 1
        told: list[str] = []
        there.tables.listeners.append(lambda live, _change: told.append(live.id))
        for live, red, _blue in pairs:
            await here.play(live, red, 0)
        for _ in others:
            await there.services.keeper.look_for_other_writers()
        assert (await there.tables.get(others[0].id)).row.seq == 1
        # Those who look at a table need not ask.
        async with asyncio.timeout(30):
            while others[1].id not in told:
                await asyncio.sleep(0.01)
        assert others[1].row.seq == 1


async def test_one_duty_that_fails_keeps_no_other_from_being_done(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        live, keeper = await waiting(hall), hall.services.keeper
        later = hall.tables.now() + 1000
        hall.tables.now = lambda: later
        for service, duty in ((keeper, "time_out"), (keeper.results, "settle"), (keeper.vacations, "end")):
            monkeypatch.setattr(service, duty, stumble)
        sent: list[bool] = []

        async def send() -> None:
            sent.append(True)

        monkeypatch.setattr(keeper.notices, "send_due", send)
        await keeper._round(5)
        assert sent
        assert await moved(hall, live)


async def test_a_first_look_that_fails_does_not_end_the_keeper(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = asyncio.Event()

    async def wake(_keeper: object, older: float) -> None:
        tried.set()
        await stumble()

    monkeypatch.setattr(keeper_module.Keeper, "wake_bots", wake)
    async with opened(database, keep=True) as hall:
        await tried.wait()
        await asyncio.sleep(0)
        assert not hall.services.keeper.late()


async def test_tables_that_cannot_be_woken_keep_no_others_asleep(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "MOST_WOKEN", 2)
    async with opened(database) as hall:
        first, *others = sorted([await waiting(hall) for _ in range(5)], key=lambda live: live.id)
        stumbling(hall, monkeypatch, first.id)
        for _ in range(3):
            await hall.services.keeper.wake_bots(older=0.0)
        assert [await moved(hall, live) for live in others] == [True] * 4
        # And from the beginning.
        await hall.services.keeper.wake_bots(older=0.0)
        assert hall.services.keeper._woken == ""


async def test_a_position_that_is_not_the_stored_one_is_read_anew(database: str) -> None:
    async with opened(database) as hall:
        live = await waiting(hall)
        wrong = (await hall.tables.state(live)).clone()
        while 1 in wrong.actors():
            wrong.apply(1, wrong.legal(1)[0])
        live.state = wrong
        await hall.services.keeper.wake_bots(older=0.0)
        assert await moved(hall, live)
        assert hall.services.bots.failures == 0


async def test_the_clocks_of_other_tables_are_kept_when_one_stumbles(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = {"kind": "bank", "bank": 100, "on_timeout": "resign"}
    async with opened(database) as hall:
        held = [(await hall.pair(clock=clock, stand_in=""))[0] for _ in range(3)]
        now = hall.tables.now() + 200
        hall.tables.now = lambda: now
        stumbling(hall, monkeypatch, held[0].id)
        await hall.services.keeper.time_out()
        assert [live.row.status for live in held] == ["running", "finished", "finished"]


async def test_the_clocks_of_others_do_not_wait_for_a_table_somebody_is_long_at(database: str) -> None:
    clock = {"kind": "bank", "bank": 100, "on_timeout": "resign"}
    async with opened(database) as hall:
        held = [(await hall.pair(clock=clock, stand_in=""))[0] for _ in range(3)]
        now = hall.tables.now() + 200
        hall.tables.now = lambda: now
        async with held[0].lock, asyncio.timeout(60):
            await hall.services.keeper.time_out()
        assert [live.row.status for live in held] == ["running", "finished", "finished"]
        await hall.services.keeper.time_out()
        assert held[0].row.status == "finished"


async def test_a_table_of_a_time_that_has_yet_to_come_is_woken(database: str) -> None:
    """The machine's clock was years ahead, until somebody set it."""
    async with opened(database) as hall:
        live = await waiting(hall)
        before = hall.tables.now() - 1e8
        hall.tables.now = lambda: before
        await hall.services.keeper.wake_bots(older=10.0)
        assert await moved(hall, live)


async def test_the_keepers_lease_ends_whatever_the_clock_was(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        assert await here.services.bus.leader()
        assert not await there.services.bus.leader()
        assert await here.services.bus.leader()
        for at in (0, 1e11):
            await here.services.store.set_value("keeper", f"{here.services.bus.process} {at}")
            assert await there.services.bus.leader()
            assert not await here.services.bus.leader()
            here, there = there, here


async def test_others_are_back_from_their_days_away_when_one_table_stumbles(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        vacations = hall.services.vacations
        held = []
        for _ in range(3):
            live, red, _blue = await hall.pair(clock={"kind": "days", "days": 3, "on_timeout": "bot"})
            await vacations.take(red, 1)
            held.append(live)
        later = hall.tables.now() + 100_000
        hall.tables.now = lambda: later
        stumbling(hall, monkeypatch, held[0].id)
        await vacations.end()
        assert [live.seats[0].away is None for live in held] == [False, True, True]


async def test_what_was_written_and_not_told_is_found_by_comparing(database: str) -> None:
    async with opened(database) as hall:
        live, _red, _blue = await hall.pair()
        live.users = 1
        told = asyncio.Event()
        hall.tables.listeners.append(lambda _live, _change: told.set())
        async with hall.services.store.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(name="Round", rev=99))
        await hall.services.keeper.look_for_other_writers()
        await asyncio.wait_for(told.wait(), 30)
        assert live.row.name == "Round"


async def test_what_nobody_looks_at_is_told_once(database: str) -> None:
    """Programs that wait for news of their tables would look at all of them again in every round."""
    async with opened(database) as hall:
        live, _red, _blue = await hall.pair()
        told: list[str] = []
        async with hall.services.store.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(rev=99))
        hall.tables.on_others.append(told.append)
        for _ in range(3):
            await hall.services.keeper._compare()
        assert told == [live.id]
        assert (await hall.tables.get(live.id)).row.rev == 99


async def test_whoever_looks_at_a_table_hears_that_another_process_removed_it(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        live, red, _blue = await here.pair()
        other = await there.tables.get(live.id)
        other.users = 1
        told = asyncio.Event()
        there.tables.listeners.append(lambda _live, _change: told.set())
        await here.tables.erase(live)
        await asyncio.wait_for(told.wait(), 30)
        assert other.row.status == "closed"
        with pytest.raises(NoTable):
            await there.tables.seen(live.id, red.id)


async def test_a_table_that_is_found_to_be_removed_is_forgotten(database: str) -> None:
    """By whoever was at it just then, before anybody said so."""
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        told: list[str] = []
        hall.tables.listeners.append(lambda live, _change: told.append(live.row.status))
        async with hall.services.store.write() as connection:
            await connection.execute(delete(tables).where(tables.c.id == live.id))
        live.dirty = True
        with pytest.raises(NoTable):
            await hall.tables.leave(live.id, red.id, None)
        assert hall.tables.peek(live.id) is None and told == ["closed"]


@pytest.mark.parametrize(("kind", "what"), [(tiny.Choose, "apply"), (type(tiny.TITLE), "setup")])
async def test_no_path_is_told_where_rules_cannot_be_imported(
    database: str, monkeypatch: pytest.MonkeyPatch, kind: type, what: str
) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        await hall.play(live, red, 0)

    def imports(*_given: object) -> None:
        from tiny import what_was_moved  # type: ignore[attr-defined]  # noqa: F401

    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    monkeypatch.setattr(kind, what, imports)
    async with opened(database) as hall:
        told = (await hall.view(await hall.tables.get(live.id), red))["pinned"]
        assert "ImportError" in told and "/" not in told and "what_was_moved" not in told


async def test_moves_of_others_that_do_not_go_with_what_is_known_here_are_read_anew(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        live, red, _blue = await here.pair()
        other = await there.tables.get(live.id)
        before = await there.view(other, red)

        def stumble(*_given: Any) -> None:
            raise IndexError("pop from empty list")

        monkeypatch.setattr(cache_module, "play", stumble)
        await here.play(live, red, 0)
        there.tables.touch_others(live.id)
        after = await there.view(await there.tables.get(live.id), red)
        assert (before["seq"], after["seq"]) == (0, 1)
        assert after["observation"]["decided"] == [True, False]


async def test_a_table_forgotten_while_somebody_works_at_it_is_not_in_memory_twice(database: str) -> None:
    async with opened(database) as hall:
        hall.tables._rows = 1
        live, red, _blue = await hall.pair()
        await hall.pair()
        assert live not in hall.tables._live.values()
        hall.tables.touch_others(live.id)
        assert live.dirty
        assert await hall.tables.get(live.id) is live
        await hall.play(live, red, 0)
        assert (await hall.tables.get(live.id)).row.seq == 1


async def test_a_view_whose_position_was_dropped_meanwhile_reads_it_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        log = hall.services.views.log

        async def dropped(*given: Any) -> Any:
            found = await log(*given)
            monkeypatch.setattr(hall.services.views, "log", log)
            live.drop_state()
            return found

        monkeypatch.setattr(hall.services.views, "log", dropped)
        assert (await hall.view(live, red))["actions"]
