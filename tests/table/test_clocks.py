"""Clocks: outside the engine, and never against people when the server was the one that was away."""

import asyncio
from collections.abc import Callable

import pytest

from table.hall import Hall, opened, rules_that_stumble
from ziggurat.sitting.clock import Clock
from ziggurat.sitting.errors import TableError
from ziggurat.table import undo
from ziggurat.table.people import Person


class Time:
    def __init__(self, hall: Hall) -> None:
        self.at = 1_000_000.0
        hall.tables.now = lambda: self.at
        hall.tables.on_turn.clear()

    def passes(self, seconds: float) -> None:
        self.at += seconds


def left(view: dict) -> list[float]:  # type: ignore[type-arg]
    return [seat["clock"] for seat in view["seats"]]


async def test_a_bank_runs_for_those_to_act_and_grows_by_the_increment(database: str) -> None:
    async with opened(database) as hall:
        time = Time(hall)
        live, red, blue = await hall.pair(
            seed=2, clock={"kind": "bank", "bank": 100, "increment": 5, "on_timeout": "bot"}
        )
        time.passes(10)
        assert left(await hall.view(live, red)) == [90, 90]
        await hall.play(live, red, 0)
        assert left(await hall.view(live, red)) == [95, 90]
        time.passes(20)
        assert left(await hall.view(live, red)) == [95, 70]
        await hall.play(live, blue, 1)
        winner = live.actors()[0]
        # Whoever goes on deciding gets no increment until the turn is over.
        assert left(await hall.view(live, red))[1] == (70 if winner == 1 else 75)


@pytest.mark.parametrize("cured", [True, False])
async def test_no_time_passes_where_a_game_is_set_aside(
    database: str, monkeypatch: pytest.MonkeyPatch, cured: bool
) -> None:
    """Nobody could play: whoever was to act has as much time as before, however the game goes on."""
    async with opened(database) as hall:
        Time(hall)
        live, red, blue = await hall.pair(seed=7, clock={"kind": "bank", "bank": 100, "on_timeout": "bot"})
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        id, actor = live.id, live.actors()[0]
    mend = rules_that_stumble(monkeypatch)
    async with opened(database, keep=True) as hall:
        time = Time(hall)
        live = await hall.tables.get(id)
        await hall.view(live, red)
        assert live.row.pinned
        time.passes(1_000_000)
        assert left(await hall.view(live, red)) == [100, 100]
        if cured:
            mend()
            assert await hall.services.history.validate(id) == "ok"
        else:
            await hall.services.history.fit(live, red.id)
            actor = live.actors()[0]
        assert live.row.pinned is None
        await hall.services.keeper.time_out()
        assert not any(seat.away or seat.by_bot for seat in live.seats)
        time.passes(10)
        assert left(await hall.view(live, red))[actor] == 90
        time.passes(100)
        await hall.services.keeper.time_out()
        assert live.seats[actor].by_bot


async def test_days_begin_anew_with_every_decision(database: str) -> None:
    async with opened(database) as hall:
        time = Time(hall)
        live, red, blue = await hall.pair(clock={"kind": "days", "days": 2, "on_timeout": "bot"}, seed=2)
        time.passes(86400)
        await hall.play(live, red, 0)
        assert left(await hall.view(live, red)) == [172800, 86400]
        await hall.play(live, blue, 1)
        assert left(await hall.view(live, red)) == [172800, 172800]


async def test_a_bot_takes_over_when_time_is_out_and_the_seat_can_be_taken_back(database: str) -> None:
    async with opened(database) as hall:
        time = Time(hall)
        live, red, blue = await hall.pair(clock={"kind": "bank", "bank": 60, "on_timeout": "bot"}, stand_in="random")
        await hall.play(live, red, 0)
        time.passes(59)
        await hall.services.keeper.time_out()
        assert [seat.bot for seat in live.seats] == ["", ""]
        time.passes(2)
        await hall.services.keeper.time_out()
        assert live.seats[1].bot == "random" and not live.seats[0].bot
        await hall.tables.join(live.id, blue, None)
        assert not live.seats[1].bot
        await hall.services.keeper.time_out()
        assert not live.seats[1].bot
        assert left(await hall.view(live, red))[1] == 60


async def test_what_a_stand_in_plays_brings_its_person_no_time(database: str) -> None:
    async with opened(database) as hall:
        Time(hall)
        clock = {"kind": "bank", "bank": 100, "increment": 5, "on_timeout": "bot"}
        live, red, blue = await hall.pair(seed=2, clock=clock, stand_in="random")
        await hall.play(live, red, 0)
        await hall.tables.leave(live.id, blue.id, None)
        [notation, *_] = await hall.legal(live, 1)
        await hall.tables.bot_move(live, 1, live.row.seq, notation)
        assert left(await hall.view(live, red))[1] == 100


async def test_a_time_out_may_count_as_resigning_or_as_nothing(database: str) -> None:
    async with opened(database) as hall:
        time = Time(hall)
        strict, red, _blue = await hall.pair(clock={"kind": "bank", "bank": 60, "on_timeout": "resign"}, stand_in="")
        await hall.play(strict, red, 0)
        lenient, _red, _blue = await hall.pair(clock={"kind": "bank", "bank": 60, "on_timeout": "nothing"})
        time.passes(61)
        await hall.services.keeper.time_out()
        assert strict.row.status == "finished" and strict.seats[1].resigned
        assert strict.row.outcome is not None and strict.row.outcome.places == [1, 2]
        assert lenient.row.status == "running"


async def test_a_server_that_was_down_times_nobody_out(database: str) -> None:
    people: list[Person] = []
    async with opened(database) as hall:
        time = Time(hall)
        live, *people = await hall.pair(clock={"kind": "bank", "bank": 60, "on_timeout": "bot"})
        await hall.services.keeper.mend_downtime()
        time.passes(10)
        await hall.services.keeper.mend_downtime()
    async with opened(database) as hall:
        time = Time(hall)
        time.at += 86400
        live = await hall.tables.get(live.id)
        await hall.services.keeper.mend_downtime()
        await hall.services.keeper.time_out()
        live = await hall.tables.get(live.id)
        assert not any(seat.bot for seat in live.seats)
        assert left(await hall.view(live, people[0])) == [50, 50]
        time.passes(51)
        await hall.services.keeper.mend_downtime()
        assert left(await hall.view(live, people[0]))[0] <= 60


async def test_time_that_nobody_was_served_in_is_given_back_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes find out together that nobody was served for a while."""
    async with opened(database) as here, opened(database) as there:
        times = [Time(hall) for hall in (here, there)]
        keepers = [hall.services.keeper for hall in (here, there)]
        live, _red, _blue = await here.pair(clock={"kind": "bank", "bank": 100, "on_timeout": "bot"})
        await keepers[0].mend_downtime()
        for time in times:
            time.passes(1000)
        value = here.services.store.value

        async def slowly(key: str, make: Callable[[], str]) -> str:
            found = await value(key, make)
            await keepers[1].mend_downtime()
            return found

        monkeypatch.setattr(here.services.store, "value", slowly)
        await keepers[0].mend_downtime()
        async with live.lock:
            await here.tables.refresh(live)
        assert live.row.clock_since == times[0].at


async def test_a_clock_that_was_set_back_gives_nobody_time_without_end(database: str) -> None:
    async with opened(database) as hall:
        time = Time(hall)
        live, red, _blue = await hall.pair(clock={"kind": "bank", "bank": 100, "on_timeout": "bot"})
        await hall.services.keeper.mend_downtime()
        time.passes(10)
        await hall.services.keeper.mend_downtime()
        time.passes(-500_000)
        await hall.services.keeper.keep_clocks()
        live = await hall.tables.get(live.id)
        assert left(await hall.view(live, red)) == [90, 90]
        time.passes(10)
        assert left(await hall.view(live, red)) == [80, 80]
        time.passes(100)
        await hall.services.keeper.time_out()
        assert live.seats[0].by_bot


async def test_nobody_is_out_of_time_where_nobody_could_play(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A release came whose rules stumble over a game, and nobody has looked at that game since."""
    async with opened(database) as hall:
        Time(hall)
        live, red, blue = await hall.pair(seed=7, clock={"kind": "bank", "bank": 100, "on_timeout": "resign"})
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        id = live.id
    rules_that_stumble(monkeypatch)
    async with opened(database) as hall:
        time = Time(hall)
        time.passes(1000)
        live = await hall.tables.get(id)
        await hall.services.keeper.time_out()
        async with asyncio.timeout(60):
            while not live.row.pinned and live.row.status == "running":
                await asyncio.sleep(0)
        await hall.services.keeper.time_out()
        assert live.row.pinned and live.row.status == "running"


async def test_time_that_was_used_stays_used_after_an_undo(database: str) -> None:
    async with opened(database) as hall:
        time = Time(hall)
        live, red, _blue = await hall.pair(clock={"kind": "bank", "bank": 60, "on_timeout": "bot"})
        time.passes(20)
        await hall.play(live, red, 0)
        await undo.undo(hall.tables, live.id, red.id, 0)
        assert left(await hall.view(live, red))[0] == 40


async def test_taking_back_gives_nobody_an_increment(database: str) -> None:
    async with opened(database) as hall:
        time = Time(hall)
        live, red, blue = await hall.pair(
            seed=2, clock={"kind": "bank", "bank": 100, "increment": 5, "on_timeout": "bot"}
        )
        for _ in range(4):
            time.passes(10)
            await hall.play(live, red, 0)
            await undo.undo(hall.tables, live.id, red.id, 0)
        # Forty seconds of red's time have passed; blue, who was asked too, had as much.
        assert left(await hall.view(live, red)) == [60, 60]
        await hall.play(live, red, 0)
        assert left(await hall.view(live, red)) == [65, 60]
        # What is known of the clocks is stored: another process says the same.
        live.drop_state()
        hall.tables.touch_others(live.id)
        live = await hall.tables.get(live.id)
        assert left(await hall.view(live, blue)) == [65, 60]


async def test_an_undo_beyond_ones_own_turn_asks_those_whose_seat_a_bot_only_holds(database: str) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        live, red, blue = await hall.pair(seed=2, stand_in="random")
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        await hall.tables.leave(live.id, blue.id, 1)
        assert live.seats[1].bot
        asked = await undo.undo(hall.tables, live.id, red.id, 0, to=0)
        assert (asked.done, asked.asked) == (False, [1])
        done = await undo.answer(hall.tables, live.id, blue.id, True, None)
        assert done.done and live.row.length == 0


def test_a_clock_must_make_sense() -> None:
    assert not Clock().problem()
    assert not Clock("days", days=3).problem()
    assert Clock("days", days=0).problem()
    assert Clock("bank", bank=-5).problem()
    assert Clock("bank", bank=5, increment=-1).problem()


async def test_no_clock_no_deadline(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        live, red, _blue = await hall.pair()
        assert live.row.deadline is None
        assert left(await hall.view(live, red)) == [None, None]
        with pytest.raises(TableError):
            await hall.tables.leave(live.id, "nobody", None)
