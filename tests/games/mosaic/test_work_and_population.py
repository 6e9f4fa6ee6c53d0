"""R6.1 to R6.7: the actions Work and Population."""

import pytest

from games.mosaic.positions import (
    bury_empire,
    changes,
    exhaust,
    face_up,
    has,
    have,
    legal,
    offer,
    play,
    purse,
    resolve_card,
    table,
    turn_of,
    why,
)
from support import rule
from ziggurat.games.mosaic.codes import DOUBLE

# -- Work ------------------------------------------------------------------------------------------


@rule("mosaic", "R6.1")
def test_work_brings_no_money() -> None:
    s = table()
    assert [move for move in legal(s) if move.startswith("work")] == ["work stone", "work food", "work ideas"]
    assert why(s, 0, "work money") == ("why.no_money_from_work", "R6.1")


@rule("mosaic", "R6.2")
@pytest.mark.parametrize(("currency", "stone"), [("stone", 8), ("ideas", 3), ("food", 0)])
def test_metallurgy(currency: str, stone: int) -> None:
    s = table()
    face_up(s, 0, "metallurgy")
    play(s, 0, "work " + currency)
    assert has(s, 0, "stone") == stone


@rule("mosaic", "R6.3")
def test_work_costs_nothing() -> None:
    s = table()
    before = purse(s, 0)
    play(s, 0, "work food")
    assert changes(before, purse(s, 0)) == {"food": 5}


# -- Population ------------------------------------------------------------------------------------------


@rule("mosaic", "R6.4")
@pytest.mark.parametrize(
    ("number", "food", "people"),
    [
        *[(n, f, 1) for n, f in ((1, 4), (2, 5), (3, 5), (4, 6))],
        *[(n, f, 2) for n, f in ((5, 8), (6, 9), (7, 9), (8, 10), (9, 10), (10, 11), (11, 11), (12, 12))],
        *[(n, f, 3) for n, f in ((13, 13), (14, 14), (15, 14), (16, 15), (17, 15), (18, 16))],
        *[(n, f, 4) for n, f in ((19, 18), (20, 20))],
    ],
)
def test_every_population_card(number: int, food: int, people: int) -> None:
    s = table()
    bury_empire(s)
    id = f"population_{number:02}"
    offer(s, "population", id)
    have(s, 0, food=food - 1)
    assert f"population {id}" not in legal(s)
    have(s, 0, food=food)
    play(s, 0, "population " + id)
    assert (has(s, 0, "food"), has(s, 0, "population")) == (0, 5 + people)
    assert len(s.decks[2].offer) == 2
    assert s.spent == 1 << number - 1


@rule("mosaic", "R6.5")
def test_flood_farming_doubles_one_card() -> None:
    s = table()
    resolve_card(s, 0, "flood_farming")
    assert s.boards[0][DOUBLE] == 1
    for people in (5 + 4, 9 + 2):
        have(s, 0, food=8)
        turn_of(s, 0)
        offer(s, "population", "population_05")
        play(s, 0, "population population_05")
        assert has(s, 0, "population") == people


@rule("mosaic", "R6.6", "R6.7")
def test_the_farmer_gains_with_cards_only() -> None:
    s = table(leaders=("farmer", "scribe", "artist", "general"))
    have(s, 0, food=8)
    offer(s, "population", "population_05")
    play(s, 0, "population population_05")
    assert has(s, 0, "population") == 5 + 3
    exhaust(s, "population")
    s.boards[0][DOUBLE] = 1
    have(s, 0, food=15)
    turn_of(s, 0)
    play(s, 0, "population without card")
    assert has(s, 0, "population") == 8 + 2
    assert s.boards[0][DOUBLE] == 1
