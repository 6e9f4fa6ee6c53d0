"""R6.27 to R6.34: the action Military."""

import pytest

from games.mosaic.positions import (
    face_up,
    has,
    have,
    influence,
    legal,
    play,
    put,
    resolve_card,
    table,
    turn_of,
    units,
    units_in,
    why,
)
from support import rule
from ziggurat.games.mosaic.choices import ask_unit
from ziggurat.games.mosaic.codes import CITIES, FIRST_UNIT, SUPPLY, UNITS


@rule("mosaic", "R6.27")
def test_recruit_and_move_in_blocks() -> None:
    s = table()
    put(s, 0, "city", "italy_01")
    units(s, 0, "greece", infantry=2)
    have(s, 0, money=50)
    play(s, 0, "military")
    assert "done" not in legal(s)
    assert why(s, 0, "done") == ("why.nothing_done", "R6.27")
    assert why(s, 0, "wonder:colosseum") == ("why.military_now", "R6.27")
    play(s, 0, "move infantry greece>assyria", "recruit infantry italy")
    assert not any(move.startswith("move") for move in legal(s))
    assert why(s, 0, "move infantry greece>italy") == ("why.move_block", "R6.27")
    s = table()
    put(s, 0, "city", "italy_01")
    units(s, 0, "greece", infantry=2)
    have(s, 0, money=50)
    play(s, 0, "military", "recruit infantry italy", "move infantry italy>gaul")
    assert not any(move.startswith("recruit") for move in legal(s))
    assert why(s, 0, "recruit infantry italy") == ("why.recruit_block", "R6.27")
    play(s, 0, "move infantry greece>italy", "done")
    assert s.actors() == [1]


@rule("mosaic", "R6.28")
def test_recruiting() -> None:
    s = table()
    put(s, 0, "city", "italy_01", "egypt_01")
    have(s, 0, money=14)
    play(s, 0, "military")
    assert set(legal(s)) == {f"recruit {unit} {where}" for unit in UNITS[:2] for where in ("italy", "egypt")}
    assert why(s, 0, "recruit siege_engine italy") == ("why.not_unlocked", "R6.28")
    assert why(s, 0, "recruit infantry gaul") == ("why.no_city_there", "R6.28")
    play(s, 0, "recruit infantry italy", "recruit cavalry egypt")
    assert (units_in(s, 0, "italy"), units_in(s, 0, "egypt"), has(s, 0, "money")) == ((1, 0, 0), (0, 1, 0), 4)
    assert not any(move.startswith("recruit") for move in legal(s))
    assert why(s, 0, "recruit infantry italy") == ("why.recruit_limit", "R6.29")


@rule("mosaic", "R6.28", "R6.32")
def test_siege_engines_need_their_technology_and_there_are_two() -> None:
    s = table()
    put(s, 0, "city", "italy_01")
    face_up(s, 0, "siege_engines")
    have(s, 0, money=10)
    play(s, 0, "military", "recruit siege_engine italy", "recruit siege_engine italy")
    assert units_in(s, 0, "italy") == (0, 0, 2)
    turn_of(s, 0)
    have(s, 0, money=10)
    play(s, 0, "military")
    assert "recruit siege_engine italy" not in legal(s)
    assert why(s, 0, "recruit siege_engine italy") == ("why.no_piece", "R1.5")


@rule("mosaic", "R6.29")
@pytest.mark.parametrize(
    ("leader", "techs", "limit"),
    [("scribe", (), 2), ("general", (), 3), ("scribe", ("conscription",), 4), ("general", ("conscription",), 5)],
)
def test_recruit_limits(leader: str, techs: tuple[str, ...], limit: int) -> None:
    s = table(leaders=(leader, "artist", "merchant", "farmer"))
    put(s, 0, "city", "italy_01")
    face_up(s, 0, *techs)
    have(s, 0, money=200)
    play(s, 0, "military", *["recruit infantry italy"] * limit)
    assert "recruit infantry italy" not in legal(s)


@rule("mosaic", "R6.30")
def test_a_unit_moves_once_per_action() -> None:
    s = table()
    units(s, 0, "greece", infantry=1)
    units(s, 0, "italy", infantry=1)
    have(s, 0, money=5)
    play(s, 0, "military", "move infantry greece>italy")
    # Two stand in Italy, one of them may still move.
    play(s, 0, "move infantry italy>gaul")
    assert units_in(s, 0, "italy") == (1, 0, 0)
    assert s.actors() == [1]  # nothing is left to move
    assert has(s, 0, "money") == 3


@rule("mosaic", "R6.30")
def test_why_a_moved_unit_stays() -> None:
    s = table()
    units(s, 0, "greece", infantry=1, cavalry=1)
    have(s, 0, money=5)
    play(s, 0, "military", "move infantry greece>italy")
    assert why(s, 0, "move infantry italy>gaul") == ("why.moved_already", "R6.30")
    assert why(s, 0, "move infantry egypt>numidia") == ("why.no_unit_there", "R6.30")


@rule("mosaic", "R6.30")
def test_recruited_units_may_move_and_moving_costs_one_each() -> None:
    s = table()
    put(s, 0, "city", "italy_01")
    have(s, 0, money=6)
    play(s, 0, "military", "recruit infantry italy", "move infantry italy>greece")
    assert (units_in(s, 0, "greece"), has(s, 0, "money")) == ((1, 0, 0), 0)


@rule("mosaic", "R6.30")
def test_horsemanship_is_for_cavalry() -> None:
    s = table()
    units(s, 0, "greece", infantry=1, cavalry=1)
    face_up(s, 0, "horsemanship")
    have(s, 0, money=5)
    play(s, 0, "military")
    assert "move cavalry greece>numidia" in legal(s)
    assert "move infantry greece>numidia" not in legal(s)
    assert "move infantry greece>italy" in legal(s)


@rule("mosaic", "R6.31")
def test_units_never_block_building() -> None:
    s = table()
    units(s, 1, "gaul", infantry=10, cavalry=10)
    have(s, 0, stone=4)
    play(s, 0, "build city without card", "gaul_01")
    assert s.boards[0][CITIES]


@rule("mosaic", "R6.32")
def test_siege_engines_spare_their_owner() -> None:
    s = table()
    put(s, 0, "city", "gaul_01")
    put(s, 1, "city", "gaul_02")
    units(s, 0, "gaul", siege_engine=2)
    assert influence(s, "gaul")[:2] == [4, 0]
    units(s, 1, "gaul", siege_engine=1)
    assert influence(s, "gaul")[:2] == [2, 1]


@rule("mosaic", "R6.33")
def test_units_from_effects_go_where_a_city_stands() -> None:
    s = table()
    put(s, 0, "city", "gaul_01")
    put(s, 0, "city", "egypt_01")
    resolve_card(s, 0, "food_preservation")
    assert set(legal(s)) == {f"place {unit} {where}" for unit in UNITS[:2] for where in ("gaul", "egypt")}
    assert why(s, 0, "place infantry italy") == ("why.unit_region", "R6.33")
    play(s, 0, "place infantry gaul", "place cavalry egypt")
    assert (units_in(s, 0, "gaul"), units_in(s, 0, "egypt")) == ((1, 0, 0), (0, 1, 0))


@rule("mosaic", "R6.33")
def test_a_unit_without_a_choice_is_placed_at_once() -> None:
    """One kind and one region, whichever: nothing is asked."""
    first = table()
    for where in first.tables.regions:
        s = first.clone()
        asked = len(s.stack)
        ask_unit(s, 0, 1, 1, 1 << where)
        assert len(s.stack) == asked and units_in(s, 0, s.tables.region_ids[where]) == (1, 0, 0)


@rule("mosaic", "R6.34")
def test_eliminating() -> None:
    s = table()
    units(s, 0, "gaul", infantry=1)
    units(s, 0, "egypt", infantry=1)
    units(s, 0, "italy", cavalry=1)
    units(s, 1, "gaul", infantry=2, siege_engine=1)
    units(s, 2, "gaul", cavalry=1)
    units(s, 1, "italy", infantry=1)
    resolve_card(s, 0, "formations")
    # Only regions with own infantry; one without enemies may be picked on purpose.
    assert legal(s) == ["gaul", "egypt"]
    assert why(s, 0, "region:italy") == ("why.eliminate", "R6.34")
    play(s, 0, "gaul")
    assert set(legal(s)) == {
        "eliminate scribe infantry gaul",
        "eliminate scribe siege_engine gaul",
        "eliminate merchant cavalry gaul",
    }
    supply = s.boards[1][SUPPLY + FIRST_UNIT + 2]
    play(s, 0, "eliminate scribe siege_engine gaul", "eliminate merchant cavalry gaul")
    assert (units_in(s, 1, "gaul"), units_in(s, 2, "gaul")) == ((2, 0, 0), (0, 0, 0))
    assert s.boards[1][SUPPLY + FIRST_UNIT + 2] == supply + 1
    assert units_in(s, 0, "gaul") == (1, 0, 0)


@rule("mosaic", "R6.34")
def test_a_region_without_enemies_may_be_picked() -> None:
    s = table()
    units(s, 0, "gaul", infantry=1)
    units(s, 0, "egypt", infantry=1)
    units(s, 1, "gaul", infantry=1)
    resolve_card(s, 0, "formations")
    play(s, 0, "egypt")
    assert units_in(s, 1, "gaul") == (1, 0, 0)


@rule("mosaic", "R6.34")
def test_fewer_enemies_than_stated_all_fall() -> None:
    s = table()
    units(s, 0, "gaul", cavalry=1)
    units(s, 1, "gaul", infantry=1)
    resolve_card(s, 0, "cavalry_tactics")
    assert units_in(s, 1, "gaul") == (0, 0, 0)
