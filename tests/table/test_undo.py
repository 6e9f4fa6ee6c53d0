"""Undo: at will up to the last barrier, beyond it when all other humans agree."""

import pytest

from table.hall import ME, RANDOM, opened
from ziggurat.sitting.errors import TableError
from ziggurat.table import undo


async def test_ones_own_last_action_is_taken_back_at_will(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        start = await hall.view(live, red)
        assert not start["can_undo"]
        await hall.play(live, red, 0)
        assert (await hall.view(live, red))["can_undo"]
        assert not (await hall.view(live, blue))["can_undo"]
        assert (await undo.undo(hall.tables, live.id, red.id, None)).done
        after = await hall.view(live, red)
        assert after["observation"] == start["observation"]
        assert after["log"] == []
        assert (after["seq"], after["length"]) == (2, 0)


async def test_undo_works_after_a_restart(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        start = await hall.view(live, red)
        await hall.play(live, red, 0)
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        assert (await hall.view(live, red))["can_undo"]
        await undo.undo(hall.tables, live.id, red.id, None)
        assert (await hall.view(live, red))["observation"] == start["observation"]


async def test_beyond_a_barrier_all_others_are_asked(database: str) -> None:
    async with opened(database) as hall:
        red, green, blue = [await hall.person(name) for name in ("Red", "Green", "Blue")]
        live = await hall.table(red, ME, {"kind": "open"}, {"kind": "open"}, public=True)
        await hall.tables.join(live.id, green, 1)
        await hall.tables.join(live.id, blue, 2)
        await hall.tables.start(live.id, red.id)
        start = await hall.view(live, red)
        for seat, person in enumerate((red, green, blue)):
            await hall.play(live, person, seat)
        asked = await undo.undo(hall.tables, live.id, red.id, None)
        assert not asked.done and asked.asked == [1, 2]
        assert (await hall.view(live, green))["undo_ask"] == {"seat": 0, "to": 0, "agreed": []}
        assert live.row.length == 3
        with pytest.raises(TableError, match="not asked"):
            await undo.answer(hall.tables, live.id, red.id, True, None)
        half = await undo.answer(hall.tables, live.id, green.id, True, None)
        assert not half.done and half.asked == [2]
        assert (await undo.answer(hall.tables, live.id, blue.id, True, None)).done
        assert (await hall.view(live, red))["observation"] == start["observation"]
        assert live.row.undo_ask is None


async def test_one_refusal_is_enough_and_a_move_ends_the_question(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=2)
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        await undo.undo(hall.tables, live.id, red.id, None)
        assert not (await undo.answer(hall.tables, live.id, blue.id, False, None)).done
        assert live.row.undo_ask is None and live.row.length == 2
        await undo.undo(hall.tables, live.id, red.id, None)
        winner = live.actors()[0]
        await hall.play(live, [red, blue][winner], winner)
        assert live.row.undo_ask is None
        with pytest.raises(TableError, match="Nobody asks"):
            await undo.answer(hall.tables, live.id, blue.id, True, None)


async def test_alone_nobody_needs_to_be_asked_and_chance_falls_anew(database: str) -> None:
    """Whoever goes back over a barrier must not know what the bag will give."""
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, seed=4, options={"heap": 20})
        await hall.play(live, red, 0)
        await hall.play(live, red, 1)
        hands = set()
        for _ in range(8):
            winner = live.actors()[0]
            await hall.play(live, red, winner, "take 1")
            hands.add(str((await hall.view(live, red, 0))["observation"]["hand"]))
            assert (await undo.undo(hall.tables, live.id, red.id, winner)).done
        assert len(hands) > 1


async def test_restart_goes_back_to_the_begin_of_the_turn(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        start = await hall.view(live, red)
        with pytest.raises(TableError, match="nothing of yours"):
            await undo.restart(hall.tables, live.id, red.id, None)
        await hall.play(live, red, 0)
        await undo.restart(hall.tables, live.id, red.id, None)
        assert (await hall.view(live, red))["observation"] == start["observation"]


async def test_lines_of_the_log_that_were_taken_back_are_withdrawn(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        await hall.play(live, red, 0)
        first = await hall.view(live, red)
        assert [line["seq"] for line in first["log"]] == [1]
        await undo.undo(hall.tables, live.id, red.id, None)
        stone = (await hall.legal(live, 0))[1]
        await hall.play(live, red, 0, stone)
        later = await hall.view(live, red, known=0)
        assert later["log_from"] == 0
        assert [line["text"] for line in later["log"]] == [f"lays {stone}"]


async def test_an_administrator_takes_back_without_asking(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        start = await hall.view(live, blue)
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        await undo.force(hall.tables, live.id, 0)
        assert (await hall.view(live, blue))["observation"] == start["observation"]
        with pytest.raises(TableError):
            await undo.force(hall.tables, live.id, 5)


async def test_after_an_undo_memory_and_store_agree_on_what_can_be_taken_back(database: str) -> None:
    """Two seats of one person, who choose at once: the first lays a stone, the second too, and takes it back."""
    async with opened(database) as hall:
        red, blue = await hall.person("Red"), await hall.person("Blue")
        live = await hall.table(red, ME, ME, {"kind": "open"}, public=True)
        await hall.tables.join(live.id, blue, 2)
        await hall.tables.start(live.id, red.id)
        await hall.play(live, red, 0)
        await hall.play(live, red, 1)
        assert (await undo.undo(hall.tables, live.id, red.id, 1)).done
        in_memory = await hall.view(live, red)
        live.drop_state()
        read_again = await hall.view(live, red)
        assert in_memory == read_again
        assert in_memory["can_undo"]
        assert (await undo.undo(hall.tables, live.id, red.id, 0)).done
        assert live.row.length == 0


async def test_against_bots_undo_goes_back_to_ones_own_last_decision(database: str) -> None:
    """The bot's answers are taken back with it, at any time, and after a restart too."""
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, RANDOM, ME, seed=2)
        hall.tables.on_turn.clear()
        await hall.tables.bot_move(live, 0, live.row.seq, (await hall.legal(live, 0))[0])
        assert not (await hall.view(live, red))["can_undo"]
        await hall.play(live, red, 1)
        while live.actors() == [0]:
            await hall.tables.bot_move(live, 0, live.row.seq, (await hall.legal(live, 0))[0])
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        hall.tables.on_turn.clear()
        assert (await hall.view(live, red))["can_undo"]
        assert (await undo.undo(hall.tables, live.id, red.id, None)).done
        after = await hall.view(live, red)
        assert after["length"] == 1 and not after["can_undo"]
        with pytest.raises(TableError, match="nothing to take back"):
            await undo.undo(hall.tables, live.id, red.id, None)


async def test_where_a_game_counts_no_bot_lets_anybody_take_back_what_fell(database: str) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        red = await hall.person("Red")
        live = await hall.table(red, ME, RANDOM, counts=True)
        await hall.play(live, red, 0)
        # Nobody has answered it yet.
        assert (await hall.view(live, red))["can_undo"]
        assert (await undo.undo(hall.tables, live.id, red.id, None)).done
        await hall.play(live, red, 0)
        await hall.tables.bot_move(live, 1, live.row.seq, (await hall.legal(live, 1))[0])
        view = await hall.view(live, red)
        assert (view["can_undo"], view["can_ask_undo"]) == (False, False)
        for to in (None, 0):
            with pytest.raises(TableError, match="nobody here could agree"):
                await undo.undo(hall.tables, live.id, red.id, None, to)
        assert live.row.length == 2
        # Another person can agree, until they give up.
        live, red, blue = await hall.pair(counts=True, stand_in="random")
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        view = await hall.view(live, red)
        assert (view["can_undo"], view["can_ask_undo"]) == (False, True)
        await hall.tables.resign(live.id, blue.id, None)
        assert not (await hall.view(live, red))["can_ask_undo"]
        with pytest.raises(TableError, match="nobody here could agree"):
            await undo.undo(hall.tables, live.id, red.id, None)
