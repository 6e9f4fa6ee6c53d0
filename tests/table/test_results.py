"""Which finished games count towards ratings, and whose rating they change."""

import pytest
from sqlalchemy import select

from table.hall import ME, OPEN, Hall, opened
from ziggurat.table import undo
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.ratings import Rating, newcomer
from ziggurat.table.schema import ratings, results


async def rated(hall: Hall) -> dict[str, Rating]:
    """Everybody's rating, once all that is over was written down."""
    await hall.services.results.settle()
    async with hall.services.store.read() as connection:
        return {row.who: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(select(ratings))}


async def counted(hall: Hall, live: Live) -> bool:
    async with hall.services.store.read() as connection:
        told = await connection.scalars(select(results.c.counted).where(results.c.table == live.id).distinct())
        return bool(told.one())


async def round_of_two(hall: Hall) -> tuple[Live, Person, int]:
    """A game of one round that counts, and whose highest stone wins it; they, and their seat."""
    live, red, blue = await hall.pair(counts=True, stand_in="random", options={"heap": 2})
    hands = (await hall.tables.state(live)).hands  # type: ignore[attr-defined]
    seat = hands.index(max(hands, key=max))
    return live, (red, blue)[seat], seat


async def play_out(hall: Hall, live: Live, highest: int) -> None:
    """That seat lays its highest stone, the other one its lowest; who wins the round takes all there is."""
    while live.row.status == "running":
        for seat in live.actors():
            notation = (await hall.legal(live, seat))[-1 if seat == highest else 0]
            if live.seats[seat].by_bot:
                await hall.tables.bot_move(live, seat, live.row.seq, notation)
            else:
                hall.keys += 1
                owner = str(live.seats[seat].person)
                await hall.tables.move(live.id, owner, seat, live.row.seq, f"k{hall.keys}", notation)


async def test_a_game_of_one_person_under_two_names_counts_only_where_others_played(database: str) -> None:
    """A guest who logged in after the game began sits on two seats of it."""
    async with opened(database) as hall:
        red, green = await hall.person("Red"), await hall.person("Green")
        red = await hall.services.people.register(red, "Red", "12345678")
        alone = await hall.table(red, ME, OPEN, counts=True, public=True)
        others = await hall.table(red, ME, OPEN, OPEN, counts=True, public=True)
        again = await hall.person("Again")
        for live in (alone, others):
            await hall.tables.join(live.id, again, 1)
        await hall.tables.join(others.id, green, 2)
        for live in (alone, others):
            await hall.tables.start(live.id, red.id)
        await hall.services.people.login(again, "Red", "12345678")
        for live in (alone, others):
            await hall.tables.refresh(live)
            await hall.finish(live, [red, red, green])
        assert {who: one.games for who, one in (await rated(hall)).items()} == {red.id: 1, green.id: 1}
        assert [await counted(hall, live) for live in (alone, others)] == [False, True]


@pytest.mark.parametrize("gives_up", [False, True])
async def test_who_leaves_it_to_a_bot_to_win_gains_nothing(database: str, gives_up: bool) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        live, winner, seat = await round_of_two(hall)
        away = hall.tables.resign if gives_up else hall.tables.leave
        await away(live.id, winner.id, seat)
        await play_out(hall, live, seat)
        found = await rated(hall)
        assert await counted(hall, live)
        loser = live.seats[1 - seat].person
        assert set(found) == {loser} and found[str(loser)].mu < newcomer().mu
        # Whoever loses that way has lost all the same, and whoever was helped out for a while has won.
        live, winner, seat = await round_of_two(hall)
        loser = live.seats[1 - seat].person
        await away(live.id, str(loser), 1 - seat)
        await hall.tables.leave(live.id, winner.id, seat)
        await hall.tables.bot_move(live, seat, live.row.seq, (await hall.legal(live, seat))[-1])
        await hall.tables.join(live.id, winner, seat)
        await play_out(hall, live, seat)
        found = await rated(hall)
        assert found[winner.id].mu > newcomer().mu > found[str(loser)].mu


async def test_what_was_taken_back_is_nobodys_part_in_a_game(database: str) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        live, winner, seat = await round_of_two(hall)
        for _ in range(3):
            await hall.play(live, winner, seat)
            assert (await undo.undo(hall.tables, live.id, winner.id, seat)).done
        await hall.tables.leave(live.id, winner.id, seat)
        await play_out(hall, live, seat)
        assert set(await rated(hall)) == {live.seats[1 - seat].person}


async def test_nothing_is_kept_of_somebody_deleted_before_the_result_was_written_down(database: str) -> None:
    async with opened(database) as hall:
        live, winner, seat = await round_of_two(hall)
        await play_out(hall, live, seat)
        gone = str(live.seats[1 - seat].person)
        await hall.services.erase(gone)
        found = await rated(hall)
        assert await counted(hall, live)
        assert set(found) == {winner.id} and found[winner.id].mu > newcomer().mu
