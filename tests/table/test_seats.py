"""A table's life: seats, invitations, who may see it, leaving, resigning, lists."""

import pytest

from table.hall import INVITED, ME, OPEN, RANDOM, Hall, opened
from ziggurat.kernel.errors import BadOptions
from ziggurat.sitting.errors import NoTable, TableError, Unavailable
from ziggurat.table import lists
from ziggurat.table.people import Person


async def test_options_are_validated_by_the_title(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        for wrong in (
            {"options": {"heap": 99}},
            {"options": {"hats": 1}},
            {"clock": {"kind": "days", "days": -1}},
            {"stand_in": "nobody"},
            {"stand_in": "", "clock": {"kind": "days", "days": 1, "on_timeout": "bot"}},
        ):
            with pytest.raises(BadOptions):
                await hall.table(red, ME, RANDOM, **wrong)
        with pytest.raises(BadOptions, match="for 2 to 4 players"):
            await hall.table(red, ME)
        with pytest.raises(TableError, match="no title"):
            await hall.table(red, ME, RANDOM, title="chess")


async def test_a_private_table_is_seen_only_by_those_at_it_and_the_invited(database: str) -> None:
    async with opened(database) as hall:
        red, green = await hall.person("Red"), await hall.person("Green")
        live = await hall.table(red, ME, OPEN, INVITED)
        for invite in ("", "wrong"):
            with pytest.raises(NoTable):
                await hall.tables.seen(live.id, green.id, invite)
        assert await hall.tables.seen(live.id, green.id, live.row.invite) is live
        inside = await hall.view(live, red)
        assert inside["invite"] and inside["seats"][2]["invite"]
        outside = await hall.view(live, green)
        assert outside["invite"] == "" and outside["seats"][2]["invite"] == ""


async def test_an_invitation_leads_to_its_seat_and_to_no_other(database: str) -> None:
    async with opened(database) as hall:
        red, green, blue = [await hall.person(name) for name in ("Red", "Green", "Blue")]
        live = await hall.table(red, ME, INVITED, INVITED)
        first, second = live.seats[1].invite, live.seats[2].invite
        assert first != second
        with pytest.raises(TableError, match="No seat is open"):
            await hall.tables.join(live.id, green, None, live.row.invite)
        await hall.tables.join(live.id, green, None, second)
        assert live.seats[2].person == green.id
        with pytest.raises(TableError):
            await hall.tables.join(live.id, blue, None, second)
        await hall.tables.join(live.id, blue, None, first)
        await hall.tables.start(live.id, red.id)
        assert live.row.status == "running"


async def test_leaving_before_the_start_frees_the_seat(database: str) -> None:
    async with opened(database) as hall:
        red, green = await hall.person("Red"), await hall.person("Green")
        live = await hall.table(red, ME, OPEN, public=True)
        await hall.tables.join(live.id, green, None)
        with pytest.raises(TableError, match="No seat is open"):
            await hall.tables.join(live.id, await hall.person("Blue"), None)
        await hall.tables.leave(live.id, green.id, None)
        assert live.seats[1].kind == "open"
        await hall.tables.fill(live.id, red.id, 1, "random")
        assert live.seats[1].bot == "random"
        await hall.tables.fill(live.id, red.id, 1, "")
        assert live.seats[1].kind == "open"
        with pytest.raises(TableError, match="Only the owner"):
            await hall.tables.fill(live.id, green.id, 1, "random")


async def test_two_people_cannot_take_one_seat(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        red, green, blue = [await one.person(name) for name in ("Red", "Green", "Blue")]
        live = await one.table(red, ME, OPEN, public=True)
        await two.tables.get(live.id)
        await one.tables.join(live.id, green, 1)
        with pytest.raises(TableError):
            await two.tables.join(live.id, blue, 1)


async def test_a_bot_takes_over_who_leaves_and_gives_the_seat_back(database: str) -> None:
    async with opened(database) as hall:
        live, _red, blue = await hall.pair(stand_in="random", seed=1)
        hall.tables.on_turn.clear()
        await hall.tables.leave(live.id, blue.id, None)
        assert live.seats[1].bot == "random"
        assert live.seats[1].person == blue.id
        with pytest.raises(TableError, match="take it back first"):
            await hall.play(live, blue, 1)
        await hall.tables.join(live.id, blue, None)
        assert not live.seats[1].bot
        await hall.play(live, blue, 1)


async def test_where_no_bot_may_take_over_one_can_only_resign(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(stand_in="")
        with pytest.raises(TableError, match="only resign"):
            await hall.tables.leave(live.id, blue.id, None)
        await hall.tables.resign(live.id, blue.id, None)
        assert live.row.status == "finished"
        over = (await hall.view(live, red, lang="de"))["over"]
        assert over["places"] == [1, 2]
        assert over["reason"] == "Das Spiel endete, weil jemand aufgegeben hat."
        with pytest.raises(TableError, match="over"):
            await hall.play(live, red, 0, "stone 1")


async def test_who_resigned_cannot_come_back_and_the_last_one_ends_the_game(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(stand_in="random")
        hall.tables.on_turn.clear()
        await hall.tables.resign(live.id, blue.id, None)
        assert live.row.status == "running"
        assert live.seats[1].bot == "random"
        with pytest.raises(TableError, match="cannot come back"):
            await hall.tables.join(live.id, blue, None)
        await hall.tables.resign(live.id, red.id, None)
        assert live.row.status == "finished"


async def test_a_closed_table_can_be_looked_at_and_no_more(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        await hall.play(live, red, 0)
        before = await hall.view(live, red)
        waiting = await hall.table(red, ME, OPEN)
        for table in (live, waiting):
            await hall.tables.close(table.id)
        after = await hall.view(live, red)
        assert (after["status"], after["actions"], after["actors"]) == ("closed", [], [])
        assert after["observation"] == before["observation"] and after["log"] == before["log"]
        assert (await hall.view(waiting, red))["observation"] is None
        with pytest.raises(TableError, match="over"):
            await hall.play(live, red, 0, "stone 1")


async def test_lists(database: str) -> None:
    async with opened(database) as hall:
        views = hall.services.views
        red, blue = await hall.person("Red"), await hall.person("Blue")
        waiting = await hall.table(red, ME, OPEN, public=True, name="waiting")
        await hall.table(red, ME, OPEN, name="private")
        running = []
        for number in range(22):
            live = await hall.table(red, ME, OPEN, public=True, seed=number)
            await hall.tables.join(live.id, blue, None)
            await hall.tables.start(live.id, red.id)
            running.append(live)
        # In all but one of them red has laid a stone and waits.
        for live in running[1:]:
            await hall.play(live, red, 0)
        mine = await lists.list_tables(views, "mine", red.id, 0, "")
        assert mine.total == 24 and mine.pages == 2 and len(mine.rows) == 20
        assert mine.rows[0].table == running[0].id and mine.rows[0].your_turn
        assert not any(row.your_turn for row in mine.rows[1:])
        rest = await lists.list_tables(views, "mine", red.id, 1, "")
        assert len({row.table for row in mine.rows + rest.rows}) == 24
        assert [row.name for row in (await lists.list_tables(views, "open", None, 0, "")).rows] == ["waiting"]
        assert (await lists.list_tables(views, "running", None, 0, "")).total == 22
        assert (await lists.list_tables(views, "running", None, 0, "chess")).total == 0
        assert (await lists.list_tables(views, "finished", None, 0, "")).total == 0
        assert (await lists.list_tables(views, "mine", None, 0, "")).total == 0
        assert waiting.row.status == "open"


async def test_what_happens_at_the_seats_is_told(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(stand_in="random", seed=1)
        hall.tables.on_turn.clear()
        await hall.play(live, red, 0)
        await hall.tables.leave(live.id, blue.id, None)
        await hall.tables.join(live.id, blue, None)
        await hall.play(live, blue, 1)
        await hall.tables.resign(live.id, blue.id, None)
        told = [(what["at"], what["seat"], what["what"]) for what in (await hall.view(live, red))["happened"]]
        assert told == [(1, 1, "left"), (1, 1, "back"), (2, 1, "resigned")]


async def test_people_at_one_screen_have_names_of_their_own(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, {"kind": "me", "name": "Green"}, ME)
        assert [seat.name for seat in live.seats] == ["Red", "Green", "Red"]
        await hall.tables.name_seat(live.id, red, 2, "Blue")
        await hall.services.people.change(red, "Crimson", None, None, None)
        await hall.tables.refresh(live)
        assert [seat.name for seat in live.seats] == ["Crimson", "Green", "Blue"]
        tried = await hall.services.history.what_if(live, red, None, None, None)
        assert [seat.name for seat in tried.seats] == ["Crimson", "Green", "Blue"]
        stranger = await hall.person("Grey")
        with pytest.raises(NoTable):
            await hall.tables.name_seat(live.id, stranger, 0, "Grey")


async def mine(hall: Hall, person: Person, which: lists.Which = "mine") -> list[str]:
    return [row.table for row in (await lists.list_tables(hall.services.views, which, person.id, 0, "")).rows]


async def test_a_table_of_ones_own_can_be_removed(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, RANDOM)
        assert await mine(hall, red) == [live.id]
        with pytest.raises(NoTable):
            await hall.tables.remove(live.id, (await hall.person("Grey")).id)
        await hall.tables.remove(live.id, red.id)
        assert await mine(hall, red) == []
        with pytest.raises(NoTable):
            await hall.tables.get(live.id)


async def test_a_game_that_counts_is_put_away_and_counts(database: str) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        red = await hall.person("Red")
        waiting = await hall.table(red, ME, OPEN, counts=True)
        await hall.tables.remove(waiting.id, red.id)
        with pytest.raises(NoTable):
            await hall.tables.get(waiting.id)
        live = await hall.table(red, ME, RANDOM, counts=True, stand_in="")
        with pytest.raises(TableError, match="leave the game first"):
            await hall.tables.remove(live.id, red.id)
        await hall.tables.resign(live.id, red.id, None)
        await hall.tables.remove(live.id, red.id)
        assert await mine(hall, red) == [] == await mine(hall, red, "finished")
        await hall.services.results.settle()
        assert [title.played for title in (await hall.services.archive.profile(red.id, red.id)).titles] == [1]
        assert [one.person for one in await hall.services.archive.rated("tiny")].count(red.id) == 1


async def test_a_table_with_others_is_put_away_once_one_has_left_it(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(stand_in="random", seed=1)
        hall.tables.on_turn.clear()
        with pytest.raises(TableError, match="leave the game first"):
            await hall.tables.remove(live.id, red.id)
        await hall.tables.leave(live.id, blue.id, None)
        await hall.tables.remove(live.id, blue.id)
        assert await mine(hall, blue) == [] and await mine(hall, red) == [live.id]
        await hall.tables.join(live.id, blue, None)
        assert await mine(hall, blue) == [live.id]


async def test_tours_and_what_ifs_do_not_pile_up_among_ones_tables(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, RANDOM, seed=1)
        hall.tables.on_turn.clear()
        first = await hall.table(red, ME, ME, purpose="tour")
        await hall.table(red, ME, ME, purpose="tour")
        with pytest.raises(NoTable):
            await hall.tables.get(first.id)
        tried = await hall.services.history.what_if(live, red, 0, None, None)
        assert [(seat.kind, seat.bot) for seat in tried.seats] == [("human", ""), ("bot", "random")]
        assert (await hall.view(tried, red))["purpose"] == "what_if"
        assert await mine(hall, red) == [live.id]
        assert await mine(hall, red, "what_if") == [tried.id]


async def test_finished_games_of_ones_own_are_among_the_finished(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME)
        await hall.finish(live, [red, red])
        assert await mine(hall, red) == [] and await mine(hall, red, "finished") == [live.id]
        assert await mine(hall, await hall.person("Grey"), "finished") == []


async def test_a_rematch_keeps_the_game_and_asks_those_who_played(database: str) -> None:
    async with opened(database) as hall:
        clock = {"kind": "bank", "bank": 100, "increment": 5, "on_timeout": "nothing"}
        live, red, blue = await hall.pair(options={"heap": 4}, clock=clock)
        green = await hall.person("Green")
        with pytest.raises(TableError, match="not over"):
            await hall.tables.rematch(live.id, red)
        await hall.finish(live, [red, blue])
        with pytest.raises(TableError, match="do not sit"):
            await hall.tables.rematch(live.id, green)
        again = await hall.tables.rematch(live.id, blue)
        assert (again.row.options, again.row.clock, again.row.status) == (live.row.options, live.row.clock, "open")
        assert [(seat.kind, seat.person, seat.asked) for seat in again.seats] == [
            ("invited", None, red.id),
            ("human", blue.id, None),
        ]
        assert (await hall.tables.rematch(live.id, red)).id == again.id
        found = await lists.list_tables(hall.services.views, "mine", red.id, 0, "")
        assert again.id in [row.table for row in found.rows]
        with pytest.raises(TableError, match="No seat"):
            await hall.tables.join(again.id, green, None)
        await hall.tables.join(again.id, red, None)
        await hall.tables.start(again.id, blue.id)
        await hall.finish(again, [red, blue])


async def test_a_rematch_that_was_removed_is_offered_anew(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        await hall.finish(live, [red, blue])
        first = await hall.tables.rematch(live.id, blue)
        await hall.tables.remove(first.id, blue.id)
        second = await hall.tables.rematch(live.id, red)
        assert second.id != first.id and [seat.asked for seat in second.seats] == [None, blue.id]
        assert (await hall.view(live, red))["rematch"] == second.id
        assert (await hall.tables.rematch(live.id, blue)).id == second.id


async def test_what_a_table_is_called_is_one_line_that_everybody_sees_alike(database: str) -> None:
    wished = " The\u202e long\n\u200bisland " + "x" * 100
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, name=wished[:80])
        await hall.finish(live, [red, red])
        record = await hall.services.history.record(live)
        made = [
            live,
            await hall.services.history.import_record(red, record, wished),
            await hall.services.history.what_if(live, red, 0, None, None, wished),
        ]
        assert {table.row.name[:20] for table in made} == {"The long island xxxx"}
        assert [len(table.row.name) for table in made[1:]] == [80, 80]


async def test_nothing_is_left_of_tables_at_which_somebody_deleted_sat_alone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        red, blue = await hall.person("Red"), await hall.person("Blue")
        alone = [
            await hall.table(red, ME, RANDOM),
            await hall.table(red, ME, ME, stand_in=""),
            await hall.table(red, ME, OPEN),
        ]
        of_blue = await hall.table(blue, ME, OPEN, public=True)
        await hall.tables.join(of_blue.id, red, 1)
        shared = await hall.table(red, ME, OPEN, public=True, stand_in="random")
        await hall.tables.join(shared.id, blue, 1)
        await hall.tables.start(shared.id, red.id)
        counts = await hall.table(red, ME, RANDOM, counts=True)

        async def away(*_given: object) -> None:
            raise Unavailable()

        with monkeypatch.context() as patched:
            patched.setattr(hall.tables, "erase", away)
            with pytest.raises(Unavailable):
                await hall.services.erase(red.id)
        assert (await hall.services.people.need(red.id)).banned == ""
        await hall.services.erase(red.id)
        for live in alone:
            with pytest.raises(NoTable):
                await hall.tables.get(live.id)
        # A free seat is free again, and a bot plays on where others do or it counts.
        assert [(seat.kind, seat.name) for seat in of_blue.seats] == [("human", "Blue"), ("open", "")]
        for live, bot in ((shared, "random"), (counts, "greedy")):
            live = await hall.tables.get(live.id)
            assert (live.row.status, live.seats[0].bot) == ("running", bot)
