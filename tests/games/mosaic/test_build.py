"""R6.8 to R6.14: the action Build."""

from games.mosaic.positions import (
    build_on,
    bury_empire,
    changes,
    clear_tiles,
    face_down,
    face_up,
    has,
    have,
    hexagon,
    lay,
    legal,
    offer,
    play,
    purse,
    put,
    region,
    resolve_card,
    table,
    turn_of,
    units,
    why,
)
from support import rule
from ziggurat.games.mosaic.codes import BUILDS, CITIES, PORTS, SUPPLY, SYMBOLS
from ziggurat.games.mosaic.final import PARTS, score_parts
from ziggurat.kernel.bits import bits


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
    assert not any(s.locks)
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


def test_ports_are_counted_apart() -> None:
    s = table()
    put(s, 0, "port", "gaul_24")
    assert s.boards[0][PORTS].bit_count() == 1
    assert bits(s.boards[0][CITIES]) == []
