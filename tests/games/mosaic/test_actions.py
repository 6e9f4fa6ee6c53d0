"""R6: the eight actions."""

import pytest

from games.mosaic.positions import (
    build_on,
    bury_empire,
    changes,
    clear_tiles,
    exhaust,
    face_down,
    face_up,
    has,
    have,
    hexagon,
    influence,
    lay,
    legal,
    offer,
    own_taxes,
    play,
    purse,
    put,
    region,
    resolve_card,
    table,
    turn_of,
    units,
    units_in,
    why,
)
from support import rule
from ziggurat.games.mosaic.final import PARTS, score_parts
from ziggurat.games.mosaic.state import bits
from ziggurat.games.mosaic.vocabulary import (
    BUILDS,
    CITIES,
    DOUBLE,
    DOWN,
    FIRST_UNIT,
    PORTS,
    SUPPLY,
    SYMBOLS,
    TECHS,
    UNITS,
    WONDERS,
)

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


# -- Build ------------------------------------------------------------------------------------------


@rule("mosaic", "R6.8")
def test_building_with_a_card() -> None:
    s = table()
    bury_empire(s)
    clear_tiles(s)
    have(s, 0, stone=4)
    offer(s, "build", "research_city")
    symbols = s.boards[0][SYMBOLS : SYMBOLS + 9]
    play(s, 0, "build research_city", "gaul_01")
    assert s.boards[0][BUILDS] == 1 << s.tables.build_ids.index("research_city")
    assert (has(s, 0, "stone"), has(s, 0, "population"), has(s, 0, "p_ideas")) == (0, 3, 3)
    assert sum(s.boards[0][SYMBOLS : SYMBOLS + 9]) == sum(symbols) + 2
    assert len(s.decks[1].offer) == 5


@rule("mosaic", "R6.8")
def test_a_card_that_is_not_on_offer() -> None:
    s = table()
    offer(s, "build", "research_city")
    assert why(s, 0, "card:capital_city") == ("why.not_on_offer", "R6.8")


@rule("mosaic", "R6.9")
def test_population_is_paid_before_the_benefit() -> None:
    s = table()
    clear_tiles(s)
    have(s, 0, stone=4, population=1)
    offer(s, "build", "populous_city_1")
    assert "build populous_city_1" not in legal(s)
    have(s, 0, population=2)
    play(s, 0, "build populous_city_1", "gaul_01")
    assert has(s, 0, "population") == 1


@rule("mosaic", "R6.9")
def test_a_port_without_fish() -> None:
    s = table()
    lay(s, "gaul_24", None)
    have(s, 0, stone=4)
    offer(s, "build", "port_city_1")
    play(s, 0, "build port_city_1", "gaul_24")
    assert (has(s, 0, "p_food"), has(s, 0, "money")) == (0, 10)


@rule("mosaic", "R6.10")
def test_a_project_has_no_piece_and_scores_its_symbols() -> None:
    s = table()
    have(s, 0, stone=5, ideas=5, s_government=3)
    offer(s, "build", "project_forum")
    play(s, 0, "build project_forum")
    assert s.actors() == [1]
    assert score_parts(s, 0)[PARTS.index("projects")] == has(s, 0, "s_government") == 4


@rule("mosaic", "R6.11")
def test_building_without_a_card_takes_the_tile_alone() -> None:
    s = table()
    put(s, 0, "city", "gaul_12")
    lay(s, "gaul_13", "wine")
    before = purse(s, 0)
    offered = list(s.decks[1].offer)
    play(s, 0, "build artisan_town without card", "gaul_13")
    assert changes(before, purse(s, 0)) == {}
    assert has(s, 0, "g_wine") == 1
    assert s.decks[1].offer == offered
    assert s.actors() == [1]  # it was the action
    assert not any("project" in move and "without" in move for move in legal(s, 1))


@rule("mosaic", "R6.12")
def test_what_building_sets_off() -> None:
    s = table(leaders=("engineer", "scribe", "artist", "general"))
    clear_tiles(s)
    face_up(s, 1, "merchant_class")
    build_on(s, 0, "city", "gaul_01")
    build_on(s, 0, "port", "gaul_24")
    build_on(s, 0, "artisan_town", "gaul_02")
    build_on(s, 0, "farm_town", "gaul_05")
    assert has(s, 0, "p_stone") == 3
    assert has(s, 1, "money") == 10
    build_on(s, 1, "city", "gaul_10")
    assert (has(s, 0, "p_stone"), has(s, 1, "money")) == (3, 15)


@rule("mosaic", "R6.13")
def test_free_cities() -> None:
    s = table()
    clear_tiles(s)
    have(s, 0, population=0)
    put(s, 0, "city", "gaul_01")
    resolve_card(s, 0, "colony")
    assert not any(id.startswith("gaul") for id in legal(s))
    assert why(s, 0, "hex:gaul_02") == ("why.own_city_there", "R6.13")
    play(s, 0, "egypt_01")
    assert (has(s, 0, "stone"), has(s, 0, "population"), s.bonus) == (0, 0, 5)
    assert s.boards[0][BUILDS] == 0
    have(s, 0, population=3)
    resolve_card(s, 0, "migration")
    regions = {s.tables.hex_region[hexagon(s, id)] for id in legal(s)}
    assert regions == {region(s, id) for id in ("hispania", "italy", "assyria", "numidia")}
    assert why(s, 0, "hex:greece_01") == ("why.not_bordering", "R6.13")
    play(s, 0, "italy_01")
    assert has(s, 0, "population") == 2


@rule("mosaic", "R6.13")
def test_migration_needs_population() -> None:
    s = table()
    have(s, 0, ideas=5, population=0, s_urbanization=1)
    offer(s, "technology", "migration")
    assert "technology migration" not in legal(s)
    assert why(s, 0, "technology migration") == ("why.population", "R6.13")
    have(s, 0, population=1)
    assert "technology migration" in legal(s)


@rule("mosaic", "R6.13")
def test_a_free_city_without_a_piece_is_skipped() -> None:
    s = table()
    s.boards[0][SUPPLY] = 0
    resolve_card(s, 0, "cities")
    assert s.boards[0][CITIES] == 0
    assert s.stack[-1][0] == s.title.steps.index(next(x for x in s.title.steps if x.name == "turn"))


@rule("mosaic", "R6.14")
def test_a_locked_region() -> None:
    s = table()
    clear_tiles(s)
    put(s, 0, "city", "gaul_12")
    put(s, 1, "city", "gaul_01", "italy_02")
    units(s, 0, "gaul", infantry=1)
    resolve_card(s, 0, "long_walls")
    assert s.locks[region(s, "gaul")] == 1
    # Others found neither cities nor ports there, free ones included.
    have(s, 1, stone=4, population=5)
    turn_of(s, 1)
    play(s, 1, "build city without card")
    assert not any(id.startswith("gaul") for id in legal(s, 1))
    assert why(s, 1, "hex:gaul_02") == ("why.locked", "R6.14")
    turn_of(s, 1)
    resolve_card(s, 1, "cities")
    assert not any(id.startswith("gaul") for id in legal(s, 1))
    turn_of(s, 1)
    have(s, 1, stone=4)
    play(s, 1, "build port without card")
    assert "gaul_24" not in legal(s, 1)
    # Towns, wonders and units are allowed.
    turn_of(s, 1)
    play(s, 1, "build farm_town without card", "gaul_02")
    have(s, 1, stone=20, food=5, money=10)
    turn_of(s, 1)
    play(s, 1, "wonder sphinx", "pay 20 stone", "pay 5 food", "gaul_03")
    turn_of(s, 1)
    have(s, 1, money=10)
    play(s, 1, "military", "recruit infantry gaul")
    # The owner of the lock builds on.
    have(s, 0, stone=4)
    turn_of(s, 0)
    play(s, 0, "build city without card", "gaul_09")


@rule("mosaic", "R6.14")
def test_long_walls_need_a_dominated_region() -> None:
    s = table()
    resolve_card(s, 0, "long_walls")
    assert s.locks == [0] * 7
    units(s, 0, "gaul", infantry=1)
    units(s, 0, "egypt", infantry=1)
    units(s, 1, "italy", infantry=2)
    units(s, 0, "italy", infantry=1)
    face_down(s, 0, "long_walls")
    resolve_card(s, 0, "long_walls")
    assert legal(s) == ["gaul", "egypt"]
    assert why(s, 0, "region:italy") == ("why.not_dominated", "R6.14")
    play(s, 0, "egypt")
    assert s.locks[region(s, "egypt")] == 1


# -- Wonder ------------------------------------------------------------------------------------------


@rule("mosaic", "R6.15")
def test_building_a_wonder() -> None:
    s = table()
    put(s, 0, "city", "gaul_01")
    have(s, 0, stone=20, food=5)
    lay(s, "gaul_02", "wine")
    play(s, 0, "wonder stonehenge")
    assert all(id.startswith("gaul") for id in legal(s))
    assert why(s, 0, "hex:italy_01") == ("why.no_city_there", "R6.15")
    play(s, 0, "gaul_02")
    assert s.boards[0][WONDERS] == 1 << s.tables.wonder_ids.index("stonehenge")
    assert not s.wonders_left & s.boards[0][WONDERS]
    assert has(s, 0, "g_wine") == 1
    assert influence(s, "gaul")[0] == 4
    turn_of(s, 0)
    have(s, 0, stone=25, food=10)
    assert why(s, 0, "wonder:stonehenge") == ("why.claimed", "R6.15")


@rule("mosaic", "R6.16")
@pytest.mark.parametrize("wonder", ["colossus_of_rhodes", "lighthouse_of_alexandria"])
def test_port_wonders(wonder: str) -> None:
    s = table()
    put(s, 0, "city", "gaul_01", "italy_01")
    have(s, 0, stone=20, food=5)
    play(s, 0, "wonder " + wonder)
    assert set(legal(s)) == {"gaul_24", "italy_09", "italy_18"}
    assert why(s, 0, "hex:gaul_02") == ("why.port_hex_only", "R6.16")
    s = table()
    put(s, 0, "city", "gaul_01")
    put(s, 1, "port", "gaul_24")
    have(s, 0, stone=20, food=5)
    assert "wonder " + wonder not in legal(s)
    assert why(s, 0, "wonder:" + wonder) == ("why.no_wonder_hex", "R6.16")


@rule("mosaic", "R6.16")
def test_other_wonders_stay_off_port_hexes() -> None:
    s = table()
    put(s, 0, "city", "gaul_01")
    have(s, 0, stone=20, food=5)
    play(s, 0, "wonder sphinx")
    assert "gaul_24" not in legal(s)
    assert why(s, 0, "hex:gaul_24") == ("why.no_port_hex", "R6.16")


@rule("mosaic", "R6.17")
def test_the_great_pyramid_counts_cities_of_all() -> None:
    s = table()
    have(s, 0, stone=20, food=5)
    put(s, 0, "city", "gaul_01")
    put(s, 1, "city", "gaul_05")
    assert "wonder great_pyramid" not in legal(s)
    put(s, 1, "port", "gaul_24")
    assert "wonder great_pyramid" in legal(s)


@rule("mosaic", "R6.18", "R10.5")
def test_the_artist_gains_with_every_wonder() -> None:
    s = table(leaders=("artist", "scribe", "merchant", "general"))
    clear_tiles(s)
    for seat in (0, 1):
        put(s, seat, "city", "gaul_01" if seat == 0 else "italy_01")
        have(s, seat, stone=20, food=5)
    turn_of(s, 1)
    play(s, 1, "wonder sphinx", "italy_02")
    assert has(s, 0, "money") == 10
    turn_of(s, 0)
    have(s, 0, money=0)
    play(s, 0, "wonder stonehenge", "gaul_02")
    assert has(s, 0, "money") == 10


# -- Technology ------------------------------------------------------------------------------------------


@rule("mosaic", "R6.19")
def test_face_up_face_down() -> None:
    for move, field in (("technology astronomy", TECHS), ("technology astronomy face-down", DOWN)):
        s = table()
        bury_empire(s)
        have(s, 0, ideas=5)
        offer(s, "technology", "astronomy")
        play(s, 0, move)
        assert s.boards[0][field] == 1 << s.tables.tech_ids.index("astronomy")
        assert has(s, 0, "ideas") == 0
        assert has(s, 0, "p_ideas") == (2 if field == TECHS else 0)
        assert len(s.decks[0].offer) == 5


@rule("mosaic", "R6.20")
def test_prerequisites_count_at_the_moment_of_playing_only() -> None:
    s = table()
    have(s, 0, ideas=5, s_science=2)
    offer(s, "technology", "mathematics")
    play(s, 0, "technology mathematics")
    have(s, 0, s_science=0)
    assert s.boards[0][TECHS]
    assert score_parts(s, 0)[PARTS.index("technologies")] == 2
    turn_of(s, 0)
    assert why(s, 0, "card:mathematics") == ("why.face_up_already", "R6.20")


@rule("mosaic", "R6.20")
def test_symbols_are_not_spent() -> None:
    s = table()
    have(s, 0, ideas=5, s_science=2)
    offer(s, "technology", "chemistry")
    play(s, 0, "technology chemistry")
    assert has(s, 0, "s_science") == 3


# -- Tax and tariff ------------------------------------------------------------------------------------------

TAXES_PRINTED = [
    *[
        (f"tax_{n:02}", a, b, u)
        for n, (a, b, u) in enumerate(
            (
                (1, 2, 0),
                (1, 3, 1),
                (2, 1, 1),
                (2, 1, 1),
                (2, 2, 2),
                (2, 2, 2),
                (2, 3, 3),
                (3, 1, 3),
                (3, 2, 4),
                (3, 3, 5),
            ),
            1,
        )
    ],
    *[
        (f"tariff_{n:02}", a, b, u)
        for n, (a, b, u) in enumerate(
            (
                (2, 2, 0),
                (2, 3, 1),
                (3, 1, 1),
                (3, 1, 1),
                (3, 2, 2),
                (3, 2, 2),
                (3, 3, 3),
                (4, 1, 3),
                (4, 2, 4),
                (4, 3, 5),
            ),
            1,
        )
    ],
]


@rule("mosaic", "R6.22", "R6.23", "R6.26")
@pytest.mark.parametrize(("id", "a", "b", "unrest"), TAXES_PRINTED)
def test_every_tax_and_tariff_card(id: str, a: int, b: int, unrest: int) -> None:
    s = table(leaders=("engineer", "scribe", "general", "farmer"))
    bury_empire(s)
    put(s, 0, "city", "gaul_01", "gaul_05")
    have(s, 0, population=7, s_government=3, p_tax=1, p_tariff=10, g_wine=2, g_salt=1, g_gems=1)
    s.bonus = 100
    offer(s, "tax_tariff", id)
    play(s, 0, "collect " + id)
    expected = 7 * a + 3 * b + 1 if id.startswith("tax") else 3 * a + 2 * b + 10
    assert has(s, 0, "money") == expected + 100
    assert s.bonus == 0
    assert len(s.decks[3].offer) == 2
    # Unrest is kept with the card and counts only at the end.
    assert score_parts(s, 0)[PARTS.index("unrest")] == -unrest


@rule("mosaic", "R6.24", "R6.25")
def test_the_merchant_gains_with_tax_cards_only() -> None:
    s = table(leaders=("merchant", "scribe", "general", "farmer"))
    have(s, 0, g_wine=2, g_salt=1, g_gems=1, population=0)
    offer(s, "tax_tariff", "tax_05")
    play(s, 0, "collect tax_05")
    assert has(s, 0, "money") == 6
    have(s, 0, money=0)
    turn_of(s, 0)
    offer(s, "tax_tariff", "tariff_05")
    play(s, 0, "collect tariff_05")
    assert has(s, 0, "money") == 9
    have(s, 0, money=0)
    exhaust(s, "tax_tariff")
    turn_of(s, 0)
    play(s, 0, "collect tax")
    assert has(s, 0, "money") == 0


@rule("mosaic", "R6.25")
def test_no_collecting_without_a_card_while_one_is_on_offer() -> None:
    s = table()
    assert "collect tax" not in legal(s)
    assert why(s, 0, "collect tax") == ("why.not_exhausted", "R6.25")


@rule("mosaic", "R6.26")
def test_unrest_does_nothing_before_the_end() -> None:
    s = table()
    before = legal(s)
    own_taxes(s, 0, "tax_10")
    assert legal(s) == before


# -- Military ------------------------------------------------------------------------------------------


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


@rule("mosaic", "R6.35", "R7.1")
def test_government_is_an_action() -> None:
    s = table()
    have(s, 0, ideas=5, s_military=2)
    play(s, 0, "government tyranny")
    assert s.actors() in ([0], [1])
    assert not any(move.startswith("work") for move in legal(s, s.actors()[0])) or s.actors() == [1]


def test_ports_are_counted_apart() -> None:
    s = table()
    put(s, 0, "port", "gaul_24")
    assert s.boards[0][PORTS].bit_count() == 1
    assert bits(s.boards[0][CITIES]) == []
