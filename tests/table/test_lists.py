"""Lists of tables stay quick, however many tables there are."""

from datetime import date
from typing import Any

from sqlalchemy import event, select, text, update

from table.hall import ME, OPEN, Hall, opened
from ziggurat.games.antike.codes import COLOURS
from ziggurat.sitting.colours import colours_of
from ziggurat.table import lists
from ziggurat.table.archive import Wanted
from ziggurat.table.live import Live
from ziggurat.table.schema import results, seats, tables

MANY = 5_000
GREEDY = {"kind": "bot", "bot": "greedy"}


async def many(hall: Hall, owner: str, like: str) -> None:
    """Copies of a table, with its seats."""
    columns = ", ".join(f'"{c.name}"' for c in tables.columns if c.name not in ("id", "owner"))
    rest = ", ".join(f'"{c.name}"' for c in seats.columns if c.name not in ("table", "person"))
    numbers = f"WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {MANY})"
    copied = f"{numbers} SELECT 'copy' || n, :owner, {columns} FROM tables, n WHERE id = :like"
    sat = f"{numbers} SELECT 'copy' || n, :owner, {rest} FROM seats, n WHERE \"table\" = :like AND seat = 0"
    async with hall.services.store.write() as connection:
        given = {"owner": owner, "like": like}
        await connection.execute(text(f"INSERT INTO tables (id, owner, {columns}) {copied}"), given)
        await connection.execute(text(f'INSERT INTO seats ("table", person, {rest}) {sat}'), given)


async def test_ones_own_tables_are_found_by_indices_among_thousands_of_others(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red, blue = await hall.person("Red"), await hall.person("Blue")
        first = await hall.table(blue, ME, OPEN)
        own = await hall.table(red, ME, OPEN)
        await many(hall, blue.id, first.id)
        asked: list[tuple[str, Any]] = []

        def note(_c: Any, _cursor: Any, statement: str, given: Any, *_more: Any) -> None:
            asked.append((statement, given))

        event.listen(hall.services.store.reader.sync_engine, "before_cursor_execute", note)
        found = await lists.list_tables(hall.services.views, "mine", red.id, 0, "")
        event.remove(hall.services.store.reader.sync_engine, "before_cursor_execute", note)
        assert [item.table for item in found.rows] == [own.id]
        # As many questions as for a single table, and none of them looks at every table or seat.
        assert len(asked) == 4
        async with hall.services.store.read() as connection:
            for statement, given in asked:
                plan = await connection.exec_driver_sql("EXPLAIN QUERY PLAN " + statement, given)
                for step in plan:
                    assert not step.detail.startswith(("SCAN tables", "SCAN seats")), (step.detail, statement)


async def test_thousands_of_ones_own_tables_come_by_the_page(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        first = await hall.table(red, ME, OPEN)
        await many(hall, red.id, first.id)
        found = await lists.list_tables(hall.services.views, "mine", red.id, 3, "")
        assert (found.total, found.pages, len(found.rows)) == (MANY + 1, 251, lists.PAGE)
        last = await lists.list_tables(hall.services.views, "mine", red.id, 250, "")
        assert len(last.rows) == 1


async def test_an_end_that_nobody_can_read_keeps_no_other_result_from_being_written_down(database: str) -> None:
    async with opened(database) as hall:
        broken, red, blue = await hall.pair(seed=1)
        await hall.finish(broken, [red, blue])
        whole, *people = await hall.pair(seed=2)
        await hall.finish(whole, people)
        async with hall.services.store.write() as connection:
            await connection.execute(results.delete())
            await connection.execute(update(tables).values(settled=False))
            await connection.execute(update(tables).where(tables.c.id == broken.id).values(outcome='{"places": 3}'))
        while await hall.services.results.settle():
            pass
        async with hall.services.store.read() as connection:
            assert set(await connection.scalars(select(results.c.table))) == {whole.id}


async def test_finished_games_are_found_by_indices_among_thousands(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red, blue = await hall.person("Red"), await hall.person("Blue")
        first, _red, _blue = await hall.pair()
        await hall.finish(first, [_red, _blue])
        await many(hall, blue.id, first.id)
        while await hall.services.results.settle():
            pass
        asked: list[tuple[str, Any]] = []

        def note(_c: Any, _cursor: Any, statement: str, given: Any, *_more: Any) -> None:
            asked.append((statement, given))

        archive = hall.services.archive
        event.listen(hall.services.store.reader.sync_engine, "before_cursor_execute", note)
        everything = await archive.search(red.id, Wanted(), 3)
        by_name = await archive.search(red.id, Wanted(name="re", outcome="won"), 0)
        await archive.search(red.id, Wanted(title="tiny", since=date(2020, 1, 1), until=date(2020, 1, 2)), 0)
        await archive.search(blue.id, Wanted(outcome="lost"), 0)
        await archive.profile(red.id, blue.id)
        assert await hall.services.results.settle() == 0
        event.remove(hall.services.store.reader.sync_engine, "before_cursor_execute", note)
        assert (everything.total, len(everything.rows)) == (MANY + 1, lists.PAGE)
        assert by_name.total in (0, MANY + 1)
        async with hall.services.store.read() as connection:
            for statement, given in asked:
                plan = await connection.exec_driver_sql("EXPLAIN QUERY PLAN " + statement, given)
                for step in plan:
                    whole = step.detail.startswith(("SCAN tables", "SCAN seats", "SCAN results"))
                    # All finished games, where nothing narrower is asked for, are read from their own index alone.
                    assert not whole or "COVERING INDEX tables_by_end" in step.detail, (step.detail, statement)


def test_seats_have_colours_before_the_game_begins_and_after_its_title_is_gone() -> None:
    assert colours_of("ages", 4) == [3, 5, 1, 4]
    assert colours_of("antike", 3) == [0, 0, 0]
    assert colours_of("mosaic", 6) == colours_of("vanished", 6) == [1, 2, 3, 4, 5, 6]


async def test_lists_know_the_colours_that_a_game_has_dealt(database: str) -> None:
    """Nobody has opened the table, and what a list says of its seats is what is seen there."""
    async with opened(database) as hall:
        red = await hall.person("Red")
        waiting = await hall.table(red, ME, OPEN, GREEDY, title="antike")
        dealt = await hall.table(red, ME, ME, GREEDY, title="antike", seed=4)
        chosen = await hall.table(red, ME, ME, ME, title="antike", seed=4, options={"choose_nations": True})

        async def listed(live: Live) -> list[int]:
            found = await lists.list_tables(hall.services.views, "mine", red.id, 0, "")
            return next([seat.colour for seat in row.seats] for row in found.rows if row.table == live.id)

        def nations(view: dict[str, Any]) -> list[int]:
            colours = {one["seat"]: COLOURS[one["color"]] for one in view["observation"]["nations"].values()}
            return [colours[seat] for seat in range(3)]

        assert await listed(waiting) == [0, 0, 0]
        view = await hall.view(dealt, red)
        assert await listed(dealt) == nations(view) == [seat["colour"] for seat in view["seats"]] == [5, 1, 2]
        assert await listed(chosen) == [0, 0, 0]
        while not (await hall.view(chosen, red))["observation"]["nations"]:
            await hall.play(chosen, red, chosen.actors()[0])
        assert await listed(chosen) == nations(await hall.view(chosen, red))


async def test_finished_games_have_the_colours_of_their_tables(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, title="antike", seed=4, options={"turn_cap_rounds": 1})
        await hall.finish(live, [red, red])
        while await hall.services.results.settle():
            pass
        games = await hall.services.archive.search(red.id, Wanted(), 0)
        worn = [seat["colour"] for seat in (await hall.view(live, red))["seats"]]
        assert [seat.colour for seat in games.rows[0].seats] == worn != [1, 2]


async def test_lists_say_who_won(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, title="antike", seed=4, options={"turn_cap_rounds": 1})
        running = await lists.list_tables(hall.services.views, "mine", red.id, 0, "")
        assert [row.winners for row in running.rows] == [[]]
        await hall.finish(live, [red, red])
        over = (await hall.view(live, red))["over"]
        finished = await lists.list_tables(hall.services.views, "finished", red.id, 0, "")
        first = [seat for seat, place in enumerate(over["places"]) if place == 1]
        assert first and [row.winners for row in finished.rows] == [first]
