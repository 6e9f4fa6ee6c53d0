"""Days away: every table hears of them in the end, whatever became of whoever was to tell it."""

import pytest

from table.hall import Hall, opened
from ziggurat.sitting.errors import Unavailable
from ziggurat.table.live import Live
from ziggurat.table.people import Person

DAYS = {"kind": "days", "days": 2, "on_timeout": "bot"}
BANK = {"kind": "bank", "bank": 3600, "on_timeout": "bot"}


async def interrupted(hall: Hall, monkeypatch: pytest.MonkeyPatch, person: Person, days: float) -> None:
    """The days are stored; the process that was to tell the tables is killed before it does."""

    async def killed(_person: str) -> None:
        raise Unavailable()

    with monkeypatch.context() as patched:
        patched.setattr(hall.services.vacations, "tell", killed)
        with pytest.raises(Unavailable):
            await hall.services.vacations.take(await hall.services.people.need(person.id), days)


async def read(hall: Hall, live: Live) -> Live:
    """As another process would have it."""
    async with live.lock:
        await hall.tables.refresh(live)
    return live


async def test_tables_that_were_not_told_of_days_away_hear_of_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair(clock=DAYS)
        quick = await hall.table(red, {"kind": "me"}, {"kind": "me"}, clock=BANK)
        await interrupted(hall, monkeypatch, red, 5)
        assert (await read(hall, live)).seats[0].away is None
        await hall.services.vacations.end()
        assert (await read(hall, live)).seats[0].away is not None
        revision = live.row.rev, (await read(hall, quick)).row.rev
        # Whoever has heard of it is left alone.
        await hall.services.vacations.end()
        assert ((await read(hall, live)).row.rev, (await read(hall, quick)).row.rev) == revision


async def test_no_clock_stands_for_good_where_nobody_said_that_somebody_is_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair(clock=DAYS)
        await hall.services.vacations.take(red, 5)
        assert (await read(hall, live)).seats[0].away is not None
        await interrupted(hall, monkeypatch, red, 0)
        await hall.services.vacations.end()
        assert (await read(hall, live)).seats[0].away is None
        later = hall.tables.now() + 200_000
        hall.tables.now = lambda: later
        await hall.services.keeper.time_out()
        assert live.seats[0].by_bot


async def test_a_table_that_somebody_is_long_at_keeps_nobody_away_elsewhere(database: str) -> None:
    async with opened(database) as hall:
        held = []
        for _ in range(2):
            live, red, _blue = await hall.pair(clock=DAYS)
            await hall.services.vacations.take(red, 1)
            held.append(live)
        later = hall.tables.now() + 100_000
        hall.tables.now = lambda: later
        async with held[0].lock:
            await hall.services.vacations.end()
        assert [(await read(hall, live)).seats[0].away is None for live in held] == [False, True]
        await hall.services.vacations.end()
        assert (await read(hall, held[0])).seats[0].away is None


async def test_what_goes_wrong_at_one_table_keeps_no_other_from_hearing_of_days_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        red, blue = await hall.person("Red"), await hall.person("Blue")
        held = []
        for _ in range(3):
            live = await hall.table(red, {"kind": "me"}, {"kind": "open"}, public=True, clock=DAYS)
            await hall.tables.join(live.id, blue, None)
            held.append(await hall.tables.start(live.id, red.id))
        stand = hall.services.vacations._stand

        async def stumble(live: Live, person: str) -> None:
            if live is held[0]:
                raise RuntimeError("what nobody thought of")
            await stand(live, person)

        monkeypatch.setattr(hall.services.vacations, "_stand", stumble)
        await hall.services.vacations.take(red, 5)
        assert [(await read(hall, live)).seats[0].away is None for live in held] == [True, False, False]
