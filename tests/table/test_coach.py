"""Hints by agreement and from what the seat knows, forecasts, and finished games looked at again."""

import asyncio
from typing import Any

import msgspec
import pytest

import tiny
from table.hall import ME, OPEN, RANDOM, opened
from ziggurat.kernel.state import State
from ziggurat.players.analysis import Analysis
from ziggurat.players.hints import BEST
from ziggurat.sitting.coaching import AnalysisView
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.thinking import Answer, Question, think
from ziggurat.table.analyst import Task
from ziggurat.table.bots import Thinker
from ziggurat.table.coach import BELIEVED, Coach

SHORT = {"turn_cap_rounds": 2}


async def test_hints_in_words_of_both_languages(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, RANDOM, title="antike", seed=3)
        while live.actors() != [0]:
            await asyncio.sleep(0.02)
        coach = hall.services.coach
        for lang in ("en", "de"):
            found = await coach.hints(live, red.id, None, 0, lang)
            assert 1 <= len(found) <= BEST
            assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)
            legal = await hall.legal(live, 0)
            assert all(hint.notation in legal and hint.label and hint.reasons for hint in found)


async def test_hints_are_thought_out_from_what_the_seat_knows(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    async def listen(_self: Thinker, question: bytes, _budget: float) -> Answer:
        asked.append(msgspec.json.decode(question, type=Question))
        return think(asked[-1])

    monkeypatch.setattr(Thinker, "ask", listen)
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, seed=4)
        seat = live.actors()[0]
        await hall.services.coach.hints(live, red.id, seat, 0, "en")
        world = tiny.TITLE.from_json(bytes(asked[-1].world))
        real = hall.tables.first_state(live)
        assert world.observe(seat) == real.observe(seat)
        assert world.rng.words() != real.rng.words()


async def test_among_people_hints_are_for_those_who_agreed(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        assert (await hall.table(red, ME, RANDOM)).row.hints
        assert not (await hall.table(red, ME, OPEN)).row.hints
        assert (await hall.table(red, ME, OPEN, hints=True)).row.hints
        live = await hall.table(red, ME, ME, hints=False)
        assert (await hall.view(live, red))["hints"] is False
        with pytest.raises(TableError, match="without hints"):
            await hall.services.coach.hints(live, red.id, None, 0, "en")
        blue = await hall.person("Blue")
        allowed = await hall.table(red, ME, ME, public=True)
        with pytest.raises(TableError, match="do not sit there"):
            await hall.services.coach.hints(allowed, blue.id, None, 0, "en")


async def test_a_what_if_is_no_way_round_the_agreement(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        assert not live.row.hints
        coach, history = hall.services.coach, hall.services.history
        tried = await history.what_if(live, red, 0, 0, None)
        again = await history.what_if(tried, red, 0, 0, None)
        for table in (tried, again):
            with pytest.raises(TableError, match="without hints"):
                await coach.hints(table, red.id, 0, 0, "en")
        # Nor is what was best there told when it is over, and a what-if of that one begins no better.
        await hall.tables.resign(tried.id, red.id, 0)
        for asked in (coach.analysis, coach.analyse):
            with pytest.raises(TableError, match="without hints"):
                await asked(tried)
        assert not (await history.what_if(tried, red, 0, 0, None)).row.hints
        await hall.finish(live, [red, blue])
        assert (await history.what_if(live, red, 0, 0, None)).row.hints
        assert (await coach.analysis(live)).total == 0


async def test_a_forecast_says_what_an_action_changes(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, title="antike", seed=3)
        coach = hall.services.coach
        seat = live.actors()[0]
        seen = await coach.forecast(live, red.id, seat, "aurum", "en")
        assert seen.changes and not seen.open
        assert (await hall.view(live, red))["length"] == 0
        with pytest.raises(TableError):
            await coach.forecast(live, red.id, seat, "temple roma", "en")


async def test_a_finished_game_is_analysed_once_and_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, title="antike", seed=3, options=SHORT)
        coach = hall.services.coach
        with pytest.raises(TableError, match="not over"):
            await coach.analyse(live)
        await hall.finish(live, [red, red])
        assert (await coach.analysis(live)).total == 0
        begun = await coach.analyse(live)
        assert (begun.done, begun.total, begun.found) == (0, live.row.length, None)
        heard = {begun.done}
        while (now := await coach.analysis(live)).found is None:
            assert now.total == live.row.length
            heard.add(now.done)
            await asyncio.sleep(0.01)
        assert len(heard) > 2
        assert len(now.found.chances) == live.row.length + 1

        async def never(*_given: Any) -> None:
            raise AssertionError("it was kept")

        monkeypatch.setattr(Coach, "_ask", never)
        assert (await coach.analyse(live)).found == now.found

        # What was played and what was best is told in words.
        dear = max(now.found.decisions, key=lambda decision: decision.cost)
        before = await hall.tables.state_at(live, dear.number - 1)
        for lang in ("en", "de"):
            said = await coach.decision(live, dear.number, lang)
            for notation, words in ((dear.played, said.played), (dear.best, said.best)):
                assert words == label(before, dear.seat, notation, lang) != notation
        with pytest.raises(TableError, match="not looked at"):
            await coach.decision(live, live.row.length + 1, "en")


def label(state: State, seat: int, notation: str, lang: str) -> str:
    action = state.title.parse(state, seat, notation)
    assert action is not None
    return state.title.words(lang).say(state.title.describe(state, seat, action).label)


async def test_whoever_asks_another_process_hears_how_far_the_analysis_is(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = asyncio.Event()
    begun: list[Coach] = []
    ask = Coach._ask

    async def slowly(self: Coach, task: Task, view: AnalysisView) -> Analysis:
        begun.append(self)
        view.done = 1
        await going_on.wait()
        return await ask(self, task, view)

    monkeypatch.setattr(Coach, "_ask", slowly)
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        red = await one.person("Red")
        live = await one.table(red, ME, ME, title="antike", seed=3, options=SHORT)
        await one.finish(live, [red, red])
        here, there = one.services.coach, two.services.coach
        other = await two.tables.get(live.id)
        await here.analyse(live)
        async with asyncio.timeout(20):
            while (told := await there.analysis(other)).done == 0:
                await asyncio.sleep(0.02)
        assert (told.total, told.found) == (live.row.length, None)
        assert (await there.analyse(other)).done == 1
        assert begun == [here], "it is looked at once"
        # A process that says no more is not waited for.
        with monkeypatch.context() as later:
            now = two.tables.now
            later.setattr(two.tables, "now", lambda: now() + BELIEVED)
            assert (await there.analysis(other)).total == 0
        going_on.set()
        async with asyncio.timeout(120):
            while (told := await there.analysis(other)).found is None:
                await asyncio.sleep(0.02)
        assert len(told.found.chances) == live.row.length + 1


async def test_a_rematch_among_bots_begins_at_once_with_names_and_hints(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, {**ME, "name": "Amber"}, {**ME, "name": "Slate"}, hints=False)
        await hall.finish(live, [red, red])
        again = await hall.tables.rematch(live.id, red)
        assert again.row.status == "running"
        assert [seat.name for seat in again.seats] == ["Amber", "Slate"]
        assert not again.row.hints
        assert (await hall.view(live, red))["rematch"] == again.id


async def test_who_is_asked_for_a_rematch_sees_which_seat_is_kept_for_them(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        live, red, blue = await hall.pair()
        await hall.finish(live, [red, blue])
        again = await hall.tables.rematch(live.id, red)
        assert [seat["asked"] for seat in (await hall.view(again, blue))["seats"]] == [False, True]
        assert not any(seat["asked"] for seat in (await hall.view(again, red))["seats"])
        await hall.tables.join(again.id, blue, None)
        assert (await hall.view(again, blue))["you"] == [1]
