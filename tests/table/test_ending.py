"""A game is ended by agreement: anybody proposes, everybody else answers, and it is scored as it stands."""

import pytest

from table.hall import ME, OPEN, RANDOM, opened
from ziggurat.kernel.game import load_game
from ziggurat.sitting.errors import TableError
from ziggurat.table import ending, undo


async def test_when_both_agree_the_game_is_over_and_scored_as_it_stands(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(title="antike", seed=3)
        await hall.play(live, red, 0)
        asked = await ending.propose(hall.tables, live.id, red.id, None)
        assert not asked.done and asked.asked == [1]
        assert (await hall.view(live, blue))["end_ask"] == {"seat": 0, "agreed": []}
        assert (await ending.answer(hall.tables, live.id, blue.id, True, None)).done
        view = await hall.view(live, blue)
        assert (view["status"], view["actors"], view["end_ask"]) == ("finished", [], None)
        assert view["over"]["reason"] == "The players agreed to end the game; it is scored as it stands."
        assert len(view["over"]["scores"]) == 2 and view["over"]["scores"][0]["breakdown"]
        assert "einig" in (await hall.view(live, red, lang="de"))["over"]["reason"]
        assert view["happened"][-1] == {"at": 1, "seat": 0, "what": "agreed"}
        with pytest.raises(TableError, match="over"):
            await hall.play(live, blue, 1)
        # The record ends there too, and whoever opens it finds the same end.
        record = await hall.services.history.record(live)
        assert record.splitlines()[-1] == "end 1 agreed"
        outcome = load_game(record).outcome()
        assert outcome is not None and outcome.places == view["over"]["places"]
        brought = await hall.services.history.import_record(red, record)
        again = await hall.view(brought, red)
        assert (again["status"], again["over"]) == ("finished", view["over"])
    async with opened(database) as hall:
        kept = await hall.view(await hall.tables.get(live.id), red)
        assert kept["over"] == view["over"]


async def test_one_who_declines_is_enough_and_whoever_asked_may_withdraw(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=2)
        with pytest.raises(TableError, match="Nobody proposes"):
            await ending.answer(hall.tables, live.id, blue.id, True, None)
        for who, seat in ((blue, 1), (red, 0)):
            await ending.propose(hall.tables, live.id, red.id, None)
            assert not (await ending.answer(hall.tables, live.id, who.id, False, None)).done
            view = await hall.view(live, red)
            assert (view["status"], view["end_ask"]) == ("running", None)
            assert view["happened"][-1] == {"at": 0, "seat": seat, "what": "end_refused"}


async def test_a_move_and_an_undo_withdraw_the_question(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=2)
        await ending.propose(hall.tables, live.id, blue.id, None)
        await hall.play(live, red, 0)
        assert (await hall.view(live, red))["end_ask"] is None
        await ending.propose(hall.tables, live.id, blue.id, None)
        assert (await undo.undo(hall.tables, live.id, red.id, None)).done
        assert (await hall.view(live, red))["end_ask"] is None
        with pytest.raises(TableError, match="Nobody proposes"):
            await ending.answer(hall.tables, live.id, red.id, True, None)
        assert (await hall.view(live, red))["status"] == "running"


async def test_all_others_are_asked_and_proposing_as_well_is_agreeing(database: str) -> None:
    async with opened(database) as hall:
        red, green, blue, grey = [await hall.person(name) for name in ("Red", "Green", "Blue", "Grey")]
        live = await hall.table(red, ME, OPEN, OPEN, public=True)
        await hall.tables.join(live.id, green, 1)
        await hall.tables.join(live.id, blue, 2)
        with pytest.raises(TableError, match="not been started"):
            await ending.propose(hall.tables, live.id, red.id, None)
        await hall.tables.start(live.id, red.id)
        assert (await ending.propose(hall.tables, live.id, green.id, None)).asked == [0, 2]
        with pytest.raises(TableError, match="do not sit"):
            await ending.answer(hall.tables, live.id, grey.id, True, None)
        assert (await ending.answer(hall.tables, live.id, green.id, True, None)).asked == [0, 2]
        assert (await ending.propose(hall.tables, live.id, blue.id, None)).asked == [0]
        assert (await ending.answer(hall.tables, live.id, red.id, True, None)).done


async def test_bots_agree_and_play_on_while_people_talk(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, RANDOM)
        assert (await ending.propose(hall.tables, live.id, red.id, None)).done
        assert live.row.status == "finished"
        blue = await hall.person("Blue")
        live = await hall.table(red, RANDOM, ME, OPEN, public=True)
        await hall.tables.join(live.id, blue, None)
        hall.tables.on_turn.clear()
        await hall.tables.start(live.id, red.id)
        await ending.propose(hall.tables, live.id, red.id, None)
        await hall.tables.bot_move(live, 0, live.row.seq, (await hall.legal(live, 0))[0])
        assert (await hall.view(live, blue))["end_ask"] == {"seat": 1, "agreed": []}
        assert (await ending.answer(hall.tables, live.id, blue.id, True, None)).done
        assert live.row.length == 1


async def test_who_let_a_bot_sit_in_is_asked_and_who_resigned_is_not(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(stand_in="random")
        hall.tables.on_turn.clear()
        await hall.tables.leave(live.id, blue.id, None)
        assert (await ending.propose(hall.tables, live.id, red.id, None)).asked == [1]
        # Others decide at that seat now: it is asked anew.
        await hall.tables.join(live.id, blue, None)
        assert (await hall.view(live, red))["end_ask"] is None
        await hall.tables.resign(live.id, blue.id, None)
        with pytest.raises(TableError, match="already resigned"):
            await ending.propose(hall.tables, live.id, blue.id, None)
        assert (await ending.propose(hall.tables, live.id, red.id, None)).done


async def test_where_a_game_counts_nobody_stops_while_ahead_of_bots(database: str) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        red = await hall.person("Red")
        live = await hall.table(red, ME, RANDOM, counts=True)
        given_up, one, two = await hall.pair(counts=True, stand_in="random")
        await ending.propose(hall.tables, given_up.id, one.id, None)
        await hall.tables.resign(given_up.id, two.id, None)
        for table, person in ((live, red), (given_up, one)):
            with pytest.raises(TableError, match="nobody here could agree"):
                await ending.propose(hall.tables, table.id, person.id, None)
            assert table.row.status == "running" and table.row.end_ask is None
        # Somebody who only let a bot sit in may come back, and is asked.
        away, one, two = await hall.pair(counts=True, stand_in="random")
        await hall.tables.leave(away.id, two.id, None)
        assert (await ending.propose(hall.tables, away.id, one.id, None)).asked == [1]
