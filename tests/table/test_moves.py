"""Moves: validated, committed, then known; once only; never in each other's way."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from table.hall import ME, OPEN, opened
from ziggurat.kernel import game as kernel_game
from ziggurat.sitting.errors import Stale, TableError
from ziggurat.sitting.wishes import Refused
from ziggurat.table import tables as tables_module
from ziggurat.table import undo
from ziggurat.table.schema import moves, snapshots


async def test_a_game_is_played_to_its_end_and_is_still_there_after_a_restart(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=5)
        await hall.finish(live, [red, blue])
        assert live.row.status == "finished"
        before = await hall.view(live, red, 0)
        assert before["over"]["reason"] == "The heap or the hands are empty."
        assert sorted(before["over"]["ranking"]) == [0, 1]
    async with opened(database) as hall:
        after = await hall.view(await hall.tables.get(live.id), red, 0)
        assert after == before


async def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        before = await hall.view(live, red)
        foreign = next(stone for stone in range(1, 13) if stone not in before["observation"]["hand"])
        with pytest.raises(Refused, match="You do not hold that stone") as refused:
            await hall.play(live, red, 0, f"stone {foreign}")
        assert refused.value.rule == "R1.1"
        assert await hall.view(live, red) == before


async def test_a_move_for_a_seat_of_somebody_else_is_refused(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        stranger = await hall.person("Green")
        for person, seat in ((red, 1), (stranger, 0), (red, 7)):
            with pytest.raises(TableError) as refused:
                await hall.play(live, person, seat, "stone 1")
            assert refused.value.code == "not_seated"
        assert live.row.seq == 0


async def test_a_retry_with_the_same_key_is_answered_and_not_played(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        stone = (await hall.legal(live, 0))[0]
        first = await hall.tables.move(live.id, red.id, 0, 0, "click", stone)
        again = await hall.tables.move(live.id, red.id, 0, 0, "click", stone)
        assert first == again == live.row.seq == 1
        await hall.play(live, blue, 1)
        assert await hall.tables.move(live.id, red.id, 0, 0, "click", stone) == 1
        assert live.row.seq == 2


async def test_the_same_key_from_two_seats_is_two_moves(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        assert await hall.play(live, red, 0, key="same") == 1
        assert await hall.play(live, blue, 1, key="same") == 2


async def test_who_is_asked_the_same_as_before_may_answer_for_the_version_they_saw(database: str) -> None:
    """Two people choose at once: the second click is for a version that has just passed, and still counts."""
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        stones = [(await hall.legal(live, seat))[0] for seat in (0, 1)]
        await asyncio.gather(
            hall.tables.move(live.id, red.id, 0, 0, "a", stones[0]),
            hall.tables.move(live.id, blue.id, 1, 0, "b", stones[1]),
        )
        assert live.row.seq == 2


async def test_a_stale_move_is_refused(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=5)
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        winner = live.actors()[0]
        with pytest.raises(Stale):
            await hall.tables.move(live.id, [red, blue][winner].id, winner, 0, "late", "take 1")
        with pytest.raises(Stale):
            await hall.tables.move(live.id, [red, blue][winner].id, winner, 99, "early", "take 1")
        assert live.row.seq == 2


async def test_many_clicks_at_once_play_one(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        stones = await hall.legal(live, 0)
        answers = await asyncio.gather(
            *(hall.tables.move(live.id, red.id, 0, 0, f"click{i}", stones[i % 3]) for i in range(9)),
            return_exceptions=True,
        )
        assert [answer for answer in answers if not isinstance(answer, Exception)] == [1]
        assert live.row.seq == 1


async def test_two_halls_on_one_database_never_both_win(postgres_url: str) -> None:
    """The store decides between two processes; the loser sees what was played."""
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        live, red, blue = await one.pair()
        other = await two.tables.get(live.id)
        await two.tables.state(other)
        stones = await one.legal(live, 0)
        answers = await asyncio.gather(
            one.tables.move(live.id, red.id, 0, 0, "one", stones[0]),
            two.tables.move(live.id, red.id, 0, 0, "two", stones[1]),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) in (["Refused", "int"], ["Stale", "int"])
        assert (await one.view(live, blue))["observation"] == (await two.view(other, blue))["observation"]


async def test_another_hall_plays_along_and_keeps_up_with_who_is_asked_what(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asyncio.timeout(30), opened(postgres_url) as one, opened(postgres_url) as two:
        live, red, blue = await one.pair(seed=1)
        other = await two.tables.get(live.id)
        live.users = other.users = 1
        await two.tables.state(other)
        stone = (await two.legal(other, 1))[0]
        read_again = []
        real = two.tables.state_at

        def noted_read_again(*given: Any) -> Any:
            read_again.append(given)
            return real(*given)

        monkeypatch.setattr(two.tables, "state_at", noted_read_again)
        await one.play(live, red, 0)
        while other.row.seq < 1:
            await asyncio.sleep(0.01)
        # Blue clicks on the other process for the version before red's stone: it is the same question.
        assert await two.tables.move(live.id, blue.id, 1, 0, "click", stone) == 2
        while live.row.seq < 2:
            await asyncio.sleep(0.01)
        assert not read_again
        for seat, person in ((0, red), (1, blue)):
            views = [await hall.view(table, person) for hall, table in ((one, live), (two, other))]
            assert views[0] == views[1], seat


async def test_loading_plays_only_what_came_after_the_last_snapshot(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "SNAPSHOT_EVERY", 4)
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=3, options={"heap": 20})
        for _ in range(11):
            await hall.play(live, [red, blue][live.actors()[0]], live.actors()[0])
        before = await hall.view(live, red)
        async with hall.services.store.read() as connection:
            kept = list(await connection.scalars(select(snapshots.c.length).order_by(snapshots.c.length)))
        assert kept == [4, 8]
    played = []
    real = kernel_game.play

    def noted_played(*given: Any) -> Any:
        played.append(given)
        return real(*given)

    monkeypatch.setattr(kernel_game, "play", noted_played)
    async with opened(database) as hall:
        assert await hall.view(await hall.tables.get(live.id), red) == before
    assert len(played) == 3


async def test_the_cache_is_bounded_and_what_was_dropped_comes_back(database: str) -> None:
    async with opened(database, cached_states=3) as hall:
        hall.tables._rows = 5
        red = await hall.person("Red")
        made = []
        for number in range(12):
            live = await hall.table(red, ME, ME, seed=number)
            await hall.play(live, red, 0)
            made.append((live.id, await hall.view(live, red, 0)))
        assert len(hall.tables.cached()) <= 5
        assert hall.tables.loaded() <= 3
        for id, before in made:
            assert await hall.view(await hall.tables.get(id), red, 0) == before


async def test_rows_are_only_ever_added(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        await hall.play(live, red, 0)
        await undo.undo(hall.tables, live.id, red.id, 0)
        await hall.play(live, red, 0, (await hall.legal(live, 0))[1])
        async with hall.services.store.read() as connection:
            rows = (await connection.execute(select(moves.c.kind, moves.c.length).order_by(moves.c.seq))).all()
        assert [tuple(row) for row in rows] == [("play", 1), ("undo", 0), ("play", 1)]
        assert live.row.seq == 3


async def test_a_client_that_goes_away_in_the_middle_does_not_stop_its_move(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        stone = (await hall.legal(live, 0))[0]
        clicking = asyncio.ensure_future(hall.tables.move(live.id, red.id, 0, 0, "click", stone))
        await asyncio.sleep(0)
        clicking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await clicking
        for _ in range(200):
            if live.row.seq == 1:
                break
            await asyncio.sleep(0.01)
        assert live.row.seq == 1
        await hall.play(live, blue, 1)


async def test_hot_seat_one_person_holds_all_seats(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, ME)
        view = await hall.view(live, red)
        assert view["you"] == [0, 1, 2]
        assert view["seat"] == 0
        await hall.play(live, red, 0)
        assert (await hall.view(live, red))["seat"] == 1
        assert (await hall.view(live, red, 2))["observation"]["hand"] != view["observation"]["hand"]
        await hall.finish(live, [red, red, red])


async def test_open_seats_must_be_filled_before_the_start(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, OPEN)
        with pytest.raises(TableError, match="still seats"):
            await hall.tables.start(live.id, red.id)
        with pytest.raises(TableError, match="has not been started"):
            await hall.tables.move(live.id, red.id, 0, 0, "k", "stone 1")
