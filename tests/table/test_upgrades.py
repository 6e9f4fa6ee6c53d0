"""Games that outlive their rules: what becomes of them after an upgrade."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import update

import tiny
from table.hall import ME, RANDOM, Hall, opened, rules_that_stumble
from ziggurat.kernel.record import Entry
from ziggurat.kernel.state import State
from ziggurat.sitting.errors import TableError
from ziggurat.table import ending, undo
from ziggurat.table.cache import Cache
from ziggurat.table.lists import list_tables
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.schema import tables


async def test_a_game_that_still_replays_is_taken_over_by_new_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=7)
        await hall.play(live, red, 0)
        before = await hall.view(live, red)
    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    async with opened(database) as hall:
        assert await hall.services.history.validate(live.id) == "ok"
        live = await hall.tables.get(live.id)
        assert live.row.rules == "2"
        assert (await hall.view(live, red))["observation"] == before["observation"]
        await hall.finish(live, [red, blue])


async def test_a_game_that_no_longer_replays_is_read_only_and_not_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=7)
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        log = (await hall.view(live, red))["log"]
        record = await hall.services.history.record(live)
    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    real = tiny.Choose.legal
    monkeypatch.setattr(tiny.Choose, "legal", lambda *given: real(*given) if given[3] == 0 else [(0, 99, 0, 0)])
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        # Nobody looked at it on the start; the first who wants to see it finds out.
        view = await hall.view(live, red)
        result = view["pinned"]
        assert result.startswith("action 2 ")
        assert view["log"] == log and view["actions"] == []
        # The board is shown as far as the installed rules go.
        assert view["observation"]["decided"] == [True, False]
        with pytest.raises(TableError, match="action 2"):
            await hall.tables.move(live.id, red.id, 0, 2, "k", "take 1")
        assert await hall.services.history.record(live) == record
    monkeypatch.undo()
    async with opened(database) as hall:
        assert await hall.services.history.validate(live.id) == "ok"
        live = await hall.tables.get(live.id)
        assert live.row.pinned is None
        await hall.finish(live, [red, blue])


async def test_one_broken_game_is_set_aside_and_everything_else_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that stumble over an old game, and a title that is gone: both are readable, with the reason."""
    async with opened(database) as hall:
        stumbling, red, blue = await hall.pair(seed=7)
        await hall.play(stumbling, red, 0)
        await hall.play(stumbling, blue, 1)
        gone, *_others = await hall.pair(seed=8)
        await hall.play(gone, _others[0], 0)
        async with hall.services.store.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == gone.id).values(title="vanished", rules="9"))
    mend = rules_that_stumble(monkeypatch)
    async with opened(database, keep=True) as hall:
        # The server is open, and new games are played beside them.
        fresh, first, _second = await hall.pair(seed=9)
        await hall.play(fresh, first, 0)
        live = await hall.tables.get(stumbling.id)
        view = await hall.view(live, red)
        assert "IndexError" in view["pinned"] and view["pinned"].startswith("action 2 ")
        assert [seat["name"] for seat in view["seats"]] == ["Red", "Blue"] and view["log"]
        # What was is looked at as far as the rules go.
        points = await hall.services.history.course(live, red.id, 3, None)
        assert [point.at for point in points] == [0, 1]
        with pytest.raises(TableError, match="IndexError"):
            await hall.play(live, red, 0, "take 1")
        # Nobody's turn is waited for there.
        [row] = (await list_tables(hall.services.views, "mine", red.id, 0, "")).rows
        assert (row.aside, row.your_turn, row.actors) == (True, False, [0])
        lost = await hall.tables.get(gone.id)
        view = await hall.view(lost, _others[0])
        assert "vanished" in view["pinned"] and view["log"]
        assert [await hall.services.history.validate(each) != "ok" for each in (stumbling.id, gone.id)] == [True, True]
        # Its owner may go on from the last action that still fits.
        with pytest.raises(TableError, match="Only the owner"):
            await hall.services.history.fit(live, blue.id)
        await hall.services.history.fit(live, red.id)
        assert (live.row.pinned, live.row.length, live.row.rules) == (None, 1, "2")
        assert live.actors() == [1]
        mend()
        await hall.finish(live, [red, blue])


async def test_whoever_looks_first_after_an_upgrade_changes_nothing_in_a_game_that_is_set_aside(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new rules lead to a position of long ago: nothing is played on it, nor is it scored or judged."""
    ways: list[Callable[[Hall, Live, Person], Awaitable[object]]] = [
        lambda hall, live, red: ending.propose(hall.tables, live.id, red.id, 0),
        lambda hall, live, red: undo.undo(hall.tables, live.id, red.id, None),
        lambda hall, live, _red: undo.force(hall.tables, live.id, 2),
        lambda hall, live, red: hall.tables.move(live.id, red.id, 1, live.row.seq, "late", "stone 10"),
        lambda hall, live, red: hall.services.coach.forecast(live, red.id, 1, "stone 10", "en"),
    ]
    ids = []
    async with opened(database) as hall:
        red = await hall.person("Red")
        for _ in ways:
            live = await hall.table(red, ME, ME, seed=5)
            for seat, notation in ((0, "stone 1"), (1, "stone 8"), (1, "take 1"), (0, "")):
                await hall.play(live, red, seat, notation)
            ids.append(live.id)
    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    real = tiny.Choose.apply

    def stumble(self: object, s: State, frame: object, seat: int, action: Any) -> None:
        if action[1] == 8:
            raise IndexError("pop from empty list")
        real(self, s, frame, seat, action)  # type: ignore[arg-type]

    monkeypatch.setattr(tiny.Choose, "apply", stumble)
    async with opened(database) as hall:
        for id, way in zip(ids, ways, strict=True):
            live = await hall.tables.get(id)
            with pytest.raises(TableError) as told:
                await way(hall, live, red)
            assert told.value.code == "read_only"
            assert (live.row.status, live.row.seq, live.row.length) == ("running", 4, 4)


async def test_where_rules_stumble_over_the_set_up_whoever_looks_back_is_told_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair(seed=7)
        await hall.play(live, red, 0)

    def stumble(*_given: object) -> None:
        raise IndexError("pop from empty list")

    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    monkeypatch.setattr(type(tiny.TITLE), "setup", stumble)
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        assert (await hall.view(live, red))["log"]
        history = hall.services.history
        for looking in (
            history.replay(live, red.id, 1, None, "en"),
            history.course(live, red.id, 3, None),
            history.what_if(live, red, 1, None, None),
        ):
            with pytest.raises(TableError, match="set-up: IndexError") as told:
                await looking
            assert told.value.code == "read_only"


async def test_a_game_that_new_rules_end_earlier_is_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where its last action still fits, and where its owner goes back to the last one that does."""
    async with opened(database) as hall:
        ids = []
        for rounds in (1, 2):
            live, red, blue = await hall.pair(seed=7)
            for _ in range(rounds):
                for seat, person in ((0, red), (1, blue)):
                    await hall.play(live, person, seat)
                await hall.play(live, (red, blue)[live.actors()[0]], live.actors()[0])
            ids.append((live.id, red))
    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")

    def draw_alone(s: tiny.TinyState) -> None:
        """Chance falls as it did, but the first round is the last."""
        for hand in s.hands:
            hand.append(s.draw(s.bag))

    monkeypatch.setattr(tiny, "next_round", draw_alone)
    async with opened(database) as hall:
        (fits, first), (goes_back, second) = ids
        assert (await hall.view(await hall.tables.get(fits), first))["status"] == "finished"
        live = await hall.tables.get(goes_back)
        assert (await hall.view(live, second))["pinned"]
        await hall.services.history.fit(live, second.id)
        for id, person in ids:
            live = await hall.tables.get(id)
            assert (live.row.status, live.row.length, live.actors()) == ("finished", 3, [])
            assert live.row.outcome is not None and live.row.outcome.key == "end.stones"
            assert (await hall.view(live, person))["over"]
            assert "take" in await hall.services.history.record(live)


async def test_whoever_is_to_act_by_new_rules_is_woken(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        red = await hall.person("Red")
        live = await hall.table(red, ME, RANDOM, seed=2)
        await hall.play(live, red, 0)
        await hall.tables.bot_move(live, 1, 1, (await hall.legal(live, 1))[0])
        taker = live.actors()[0]
        if taker == 1:
            await hall.tables.leave(live.id, red.id, 0)  # a bot is to act then
    real = tiny.Choose.run

    def the_other(self: object, s: tiny.TinyState, frame: object) -> None:
        real(self, s, frame)  # type: ignore[arg-type]
        s.stack.pop()
        s.push(tiny.TAKE, 1 << 1 - taker)

    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    monkeypatch.setattr(tiny.Choose, "run", the_other)
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        await hall.view(live, red)
        assert live.actors() == [1 - taker]
        await hall.services.keeper.wake_bots(older=0.0)
        async with asyncio.timeout(60):
            while live.row.length < 3:
                await asyncio.sleep(0.01)


async def test_a_game_that_another_process_takes_up_again_goes_on_from_its_last_position(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as here, opened(database) as there:
        live, red, blue = await here.pair(seed=7)
        await here.play(live, red, 0)
        await here.play(live, blue, 1)
        before = (await here.view(live, red))["observation"]
        mend = rules_that_stumble(monkeypatch, live.row.rules)
        assert "IndexError" in await there.services.history.validate(live.id)
        other = await there.tables.get(live.id)
        assert (await there.view(other, red))["observation"]["decided"] == [True, False]
        mend()
        here.tables.touch_others(live.id)
        assert await here.services.history.validate(live.id) == "ok"
        there.tables.touch_others(live.id)
        other = await there.tables.get(live.id)
        assert (await there.view(other, red))["observation"] == before


async def test_a_server_is_open_before_it_has_looked_at_its_running_games(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of older rules are replayed when somebody comes to them, however long that takes."""
    async with opened(database) as hall:
        games = [(await hall.pair(seed=number))[0].id for number in range(3)]
    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    replayed: list[str] = []
    go_on = threading.Event()
    real = Cache._replayed

    def slowly(self: Cache, live: Live, played: list[Entry]) -> State | str:
        replayed.append(live.id)
        assert go_on.wait(60)
        return real(self, live, played)

    monkeypatch.setattr(Cache, "_replayed", slowly)
    async with opened(database, keep=True) as hall:
        fresh, red, _blue = await hall.pair(seed=9)
        try:
            await hall.play(fresh, red, 0)
            await hall.services.healthy()
            assert replayed == []
            looked_at = asyncio.create_task(hall.view(await hall.tables.get(games[1]), None))
            while not replayed:
                await asyncio.sleep(0)
            await hall.services.healthy()
        finally:
            go_on.set()
        assert (await looked_at)["status"] == "running"
        assert replayed == [games[1]]


async def test_a_finished_game_of_other_rules_can_still_be_seen(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=7)
        await hall.finish(live, [red, blue])
        before = await hall.view(live, red, 0)
    monkeypatch.setattr(tiny.TITLE, "rules_version", "2")
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        assert await hall.view(live, red, 0) == before
        assert (await hall.services.history.replay(live, red.id, 1, 0, "en")).seat == 0
        assert len(await hall.services.history.course(live, red.id, 3, None)) == 3
