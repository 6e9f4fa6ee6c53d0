"""Every card does what it says: 105 technologies, 38 build cards, 9 wonders; R11."""

import pytest

from games.mosaic.positions import (
    bury_empire,
    changes,
    clear_tiles,
    face_up,
    has,
    have,
    lay,
    legal,
    offer,
    own_builds,
    own_taxes,
    play,
    purse,
    put,
    resolve_card,
    rule_by,
    table,
    units,
    units_in,
    why,
)
from support import rule
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.codes import (
    AGES,
    ARTISANS,
    CITIES,
    DISPLACE,
    DOUBLE,
    FARMS,
    PILLARS,
    PORTS,
    RECRUIT,
    SUPPLY,
    SYMBOLS,
    TRIGGERS,
    UNLOCKED,
    VP_CARDS,
    WAIVE,
    WILD,
)
from ziggurat.games.mosaic.final import PARTS, ignored_unrest, score_parts
from ziggurat.games.mosaic.state import MosaicState, city_count, units_on_map


def realm() -> MosaicState:
    """Seat 0: 2 cities and a port in Gaul, 2 farm towns, 1 artisan town, 2 infantry, 1 cavalry, 7 population.

    Seat 1 has two infantry in Gaul. All symbols stand at 3.
    """
    s = table(4, ("engineer", "merchant", "farmer", "general"))
    clear_tiles(s)
    bury_empire(s)
    put(s, 0, "city", "gaul_12", "gaul_01")
    put(s, 0, "port", "gaul_24")
    put(s, 0, "farm_town", "gaul_11", "gaul_13")
    put(s, 0, "artisan_town", "gaul_18")
    units(s, 0, "gaul", infantry=2, cavalry=1)
    units(s, 1, "gaul", infantry=2)
    have(s, 0, population=7, g_wine=2, g_salt=1)
    have(s, 0, **{"s_" + pillar: 3 for pillar in PILLARS})
    lay(s, "egypt_01", "bronze")
    lay(s, "egypt_02", "cloth")
    lay(s, "egypt_03", "resource_money_6")
    s.bonus = 0
    return s


def points(s: MosaicState, part: str = "technologies") -> int:
    return score_parts(s, 0)[PARTS.index(part)]


# What the board gains at once, the choices on the way, points at the end, unrest ignored.
# fmt: off
TECHNOLOGIES: dict[str, tuple[dict[str, int], tuple[str, ...], int, int]] = {
    "agrarian_settlement": ({"p_food": 3}, (), 0, 0),
    "bridles": ({}, ("place cavalry gaul", "place cavalry gaul"), 0, 0),
    "bronze": ({}, ("place infantry egypt",) * 3, 0, 0),
    "caravans": ({"money": 25}, ("egypt_03",), 0, 0),
    "currency": ({}, (), 0, 0),
    "exploration": ({}, ("place infantry egypt", "egypt_08"), 1, 0),
    "irrigation": ({"p_food": 8}, (), 0, 0),
    "code_of_laws": ({"p_ideas": 3}, ("raise ideas",), 0, 0),
    "magistrates": ({"p_tariff": 3}, ("raise tariff",), 0, 0),
    "music": ({"ideas": 5}, (), 3, 0),
    "number_system": ({"p_ideas": 3}, (), 0, 0),
    "oral_tradition": ({"p_ideas": 3}, (), 0, 0),
    "philosophy": ({}, (), 4, 0),
    "poetry": ({"ideas": 5}, (), 3, 0),
    "pottery": ({"p_food": 2, "p_tariff": 3}, (), 0, 0),
    "quarrying": ({"p_stone": 3}, (), 0, 0),
    "royal_house": ({"p_tax": 3, "money": 10}, (), 2, 0),
    "seed_selection": ({"p_food": 3}, (), 0, 0),
    "spears": ({}, ("place infantry gaul", "place infantry gaul"), 0, 0),
    "roof_tiles": ({"p_stone": 2}, (), 0, 0),
    "trade_routes": ({"p_tariff": 3, "money": 10}, (), 0, 0),
    "villages": ({"population": 1, "p_food": 1}, (), 0, 0),
    "wheel": ({"p_tariff": 2, "p_stone": 2}, (), 0, 0),
    "writing": ({"p_ideas": 4}, (), 0, 0),
    "alphabet": ({"p_ideas": 2, "ideas": 5}, (), 0, 0),
    "astronomy": ({"p_ideas": 2, "p_food": 1}, (), 0, 0),
    "basketry": ({"p_food": 1, "p_tariff": 2}, (), 0, 0),
    "brickmaking": ({"p_stone": 3}, (), 0, 0),
    "burial_rites": ({"p_tax": 2}, (), 0, 2),
    "calendar": ({"p_food": 2, "ideas": 5}, (), 0, 0),
    "carpentry": ({"p_stone": 2, "stone": 10}, (), 0, 0),
    "council_of_elders": ({"p_tax": 3}, (), 0, 0),
    "cooking": ({"p_food": 2, "food": 5}, (), 0, 0),
    "dance": ({"food": 5}, (), 3, 0),
    "dwellings": ({"population": 1, "p_stone": 1}, (), 0, 0),
    "fishing": ({"p_food": 2, "money": 5}, (), 0, 0),
    "herbalism": ({"population": 1, "p_ideas": 1}, (), 0, 0),
    "hunting": ({"p_food": 2}, (), 0, 0),
    "hygiene": ({"population": 1}, (), 2, 0),
    "animal_domestication": ({"p_food": 3}, (), 0, 0),
    "armor": ({}, (), 5, 0),
    "bureaucracy": ({"p_food": 2, "p_stone": 2}, (), 0, 0),
    "cavalry_tactics": ({}, (), 0, 0),
    "chemistry": ({"p_ideas": 3}, (), 0, 0),
    "cisterns_and_wells": ({"population": 2}, (), 0, 0),
    "cities": ({"p_stone": 1}, ("egypt_08",), 0, 0),
    "civil_rights": ({}, (), 7, 0),
    "colony": ({"p_stone": 1}, ("egypt_08",), 0, 0),
    "composite_bow": ({}, ("place cavalry gaul", "place cavalry gaul"), 0, 0),
    "diplomats": ({}, (), 0, 0),
    "empires": ({}, (), 3, 0),
    "engineering": ({"p_stone": 4}, ("egypt_08",), 0, 0),
    "fermentation": ({}, (), 4, 0),
    "fertilizer": ({"p_food": 3, "food": 3}, (), 0, 0),
    "festivals": ({}, (), 5, 0),
    "flood_farming": ({"p_food": 2}, (), 0, 0),
    "food_preservation": ({"food": 5, "population": 1}, ("place infantry gaul", "place cavalry gaul"), 0, 0),
    "formations": ({}, (), 0, 0),
    "horsemanship": ({}, ("place cavalry gaul", "place cavalry gaul"), 0, 0),
    "iron": ({"p_stone": 3}, (), 0, 0),
    "lighthouses": ({}, ("egypt_01",), 0, 0),
    "literature": ({}, (), 2, 5),
    "long_walls": ({}, (), 0, 0),
    "entrepreneurship": ({"money": 15}, (), 0, 0),
    "merchant_class": ({}, (), 0, 0),
    "metallurgy": ({}, ("place infantry gaul",), 0, 0),
    "migration": ({"population": -1, "p_stone": 1}, ("italy_01",), 0, 0),
    "mining": ({"p_stone": 3, "p_tax": 2}, (), 0, 0),
    "monuments": ({}, (), 4, 0),
    "plant_domestication": ({"p_food": 3}, ("gaul_17",), 0, 0),
    "plowshare": ({"p_food": 4}, (), 0, 0),
    "plumbing": ({"population": 2}, (), 0, 0),
    "public_games": ({}, (), 0, 4),
    "raiders": ({"stone": 5, "food": 5, "money": 5}, ("5 stone", "5 food"), 0, 0),
    "religion": ({"p_tax": 3}, (), 0, 4),
    "sailing": ({"p_food": 2, "p_tariff": 2}, (), 0, 0),
    "schools_of_thought": ({}, (), 0, 0),
    "scientific_methods": ({"p_ideas": 3}, (), 0, 0),
    "sewers": ({"population": 3}, (), 0, 0),
    "siege_engines": ({}, (), 0, 0),
    "state_labour": ({"p_stone": 7}, (), 0, 0),
    "taxation": ({"p_tax": 4}, (), 0, 0),
    "textiles": ({"money": 15}, (), 0, 0),
    "viticulture": ({"money": 20}, (), 0, 0),
    "weights_and_measures": ({"p_ideas": 3}, (), 0, 0),
    "conscription": ({}, (), 0, 0),
    "medicine": ({"population": 2}, (), 2, 0),
    "cement": ({}, (), 0, 0),
    "accounting": ({"p_tax": 2, "p_tariff": 2}, (), 0, 0),
    "arches": ({"p_stone": 3, "stone": 5}, (), 0, 0),
    "assembly": ({"p_tax": 3}, (), 2, 0),
    "banking": ({}, (), 4, 0),
    "census": ({}, (), 4, 0),
    "crop_rotation": ({"p_food": 4}, (), 0, 0),
    "drama": ({}, (), 3, 3),
    "geometry": ({"p_ideas": 2, "p_stone": 2}, (), 0, 0),
    "glassmaking": ({"p_tariff": 3, "money": 10}, (), 0, 0),
    "guilds": ({"p_tariff": 2, "money": 10}, (), 0, 0),
    "mathematics": ({"p_ideas": 3}, (), 2, 0),
    "mythology": ({"ideas": 5}, (), 3, 0),
    "navigation": ({"p_tariff": 3}, ("egypt_01",), 0, 0),
    "quarantine": ({}, (), 4, 0),
    "sculpture": ({"p_stone": 1}, (), 3, 0),
    "surgery": ({"population": 1, "p_ideas": 2}, (), 0, 0),
    "urban_planning": ({}, (), 4, 0),
}
# fmt: on


def test_the_table_of_technologies_is_complete() -> None:
    assert sorted(TECHNOLOGIES) == sorted(table().tables.tech_ids)


@rule("mosaic", "R11.1", "R3.7")
@pytest.mark.parametrize("id", TECHNOLOGIES)
def test_every_technology(id: str) -> None:
    gains, choices, at_end, ignored = TECHNOLOGIES[id]
    s = realm()
    before = purse(s, 0)
    points_before = points(s) + points(s, "towns")
    unrest_before = ignored_unrest(s, 0)
    symbols = s.boards[0][SYMBOLS : SYMBOLS + 9]
    resolve_card(s, 0, id)
    play(s, 0, *choices)
    assert s.actors() == [0]
    assert legal(s)[0] == "work stone", f"{id} asks for more: {legal(s)}"
    assert changes(before, purse(s, 0)) == gains
    placed_towns = points(s, "towns")
    assert points(s) + placed_towns - points_before == at_end + (1 if id == "plant_domestication" else 0)
    assert ignored_unrest(s, 0) - unrest_before == ignored
    card = TITLE.content.box().technologies.cards[s.tables.tech_ids.index(id)]
    expected = list(symbols)
    for symbol in card.symbols:
        expected[PILLARS.index(symbol)] += 1
    assert s.boards[0][SYMBOLS : SYMBOLS + 9] == expected


@pytest.mark.parametrize(
    ("id", "own", "enemy"),
    [
        ("bridles", (2, 3, 0), (1, 0, 0)),
        ("spears", (4, 1, 0), (1, 0, 0)),
        ("cavalry_tactics", (2, 1, 0), (0, 0, 0)),
        ("composite_bow", (2, 3, 0), (0, 0, 0)),
        ("formations", (2, 1, 0), (0, 0, 0)),
        ("horsemanship", (2, 3, 0), (1, 0, 0)),
        ("iron", (2, 1, 0), (0, 0, 0)),
        ("hunting", (3, 1, 0), (2, 0, 0)),
        ("animal_domestication", (2, 2, 0), (2, 0, 0)),
        ("armor", (4, 1, 0), (2, 0, 0)),
        ("food_preservation", (3, 2, 0), (2, 0, 0)),
        ("metallurgy", (3, 1, 0), (2, 0, 0)),
    ],
)
@rule("mosaic", "R11.14", "R6.34")
def test_units_of_military_technologies(id: str, own: tuple[int, int, int], enemy: tuple[int, int, int]) -> None:
    s = realm()
    resolve_card(s, 0, id)
    play(s, 0, *TECHNOLOGIES[id][1])
    assert units_in(s, 0, "gaul") == own
    assert units_in(s, 1, "gaul") == enemy


def test_bronze_brings_units_and_a_tile() -> None:
    s = realm()
    resolve_card(s, 0, "bronze")
    assert len(legal(s)) == 7  # any region
    play(s, 0, *["place infantry egypt"] * 3)
    assert units_in(s, 0, "egypt") == (3, 0, 0)
    assert has(s, 0, "g_bronze") == 1


@pytest.mark.parametrize(
    ("id", "field", "value"),
    [
        ("currency", WILD, 1),
        ("bureaucracy", WAIVE, 1),
        ("siege_engines", UNLOCKED, 7),
        ("conscription", RECRUIT, 4),
        ("diplomats", DISPLACE, 1),
        ("flood_farming", DOUBLE, 1),
    ],
)
def test_lasting_technologies(id: str, field: int, value: int) -> None:
    s = realm()
    resolve_card(s, 0, id)
    assert s.boards[0][field] == value


@pytest.mark.parametrize("id", ["merchant_class", "metallurgy"])
def test_triggers_come_into_force(id: str) -> None:
    s = realm()
    before = s.boards[0][TRIGGERS]
    resolve_card(s, 0, id)
    play(s, 0, *TECHNOLOGIES[id][1])
    assert s.boards[0][TRIGGERS] != before


@rule("mosaic", "R11.2")
def test_any_production() -> None:
    s = realm()
    resolve_card(s, 0, "magistrates")
    assert legal(s) == [f"raise {track}" for track in ("stone", "food", "ideas", "tax", "tariff")]
    play(s, 0, "raise tax")
    assert has(s, 0, "p_tax") == 3


@rule("mosaic", "R11.3")
def test_exploration() -> None:
    s = realm()
    resolve_card(s, 0, "exploration")
    assert legal(s) == [
        f"place infantry {where}" for where in ("hispania", "italy", "greece", "assyria", "egypt", "numidia")
    ]
    play(s, 0, "place infantry egypt")
    assert all(id.startswith("egypt") for id in legal(s))  # adjacency is not needed
    assert "egypt_05" not in legal(s)
    assert why(s, 0, "hex:gaul_02") == ("why.other_region", "R11.3")
    play(s, 0, "egypt_03")
    assert has(s, 0, "money") == 20
    assert s.boards[0][FARMS].bit_count() == 3


@rule("mosaic", "R11.3")
def test_exploration_in_parts() -> None:
    s = realm()
    s.boards[0][SUPPLY + 4] = 0  # no infantry left: the town is placed all the same
    resolve_card(s, 0, "exploration")
    assert legal(s) == ["hispania", "italy", "greece", "assyria", "egypt", "numidia"]
    play(s, 0, "egypt", "egypt_08")
    assert s.boards[0][FARMS].bit_count() == 3
    s = realm()
    s.boards[0][SUPPLY + 2] = 0  # no farm town left: the infantry is placed all the same
    resolve_card(s, 0, "exploration")
    play(s, 0, "place infantry egypt")
    assert units_in(s, 0, "egypt") == (1, 0, 0)
    assert legal(s)[0] == "work stone"
    s = realm()
    put(s, 0, "city", *[f"{where}_01" for where in ("hispania", "italy", "greece", "assyria", "numidia")], "egypt_08")
    resolve_card(s, 0, "exploration")  # a city in every region: all of it is skipped
    assert (units_on_map(s, s.boards[0]), s.boards[0][FARMS].bit_count()) == (3, 2)


@rule("mosaic", "R11.4")
@pytest.mark.parametrize(("population", "gained"), [(4, 4), (10, 10), (15, 10)])
def test_civil_rights(population: int, gained: int) -> None:
    s = realm()
    have(s, 0, population=population)
    resolve_card(s, 0, "civil_rights")
    assert s.boards[0][VP_CARDS] == gained
    have(s, 0, population=1)
    assert points(s) == gained


@rule("mosaic", "R11.5")
def test_fertilizer() -> None:
    s = realm()
    have(s, 0, p_food=4)
    resolve_card(s, 0, "fertilizer")
    assert (has(s, 0, "p_food"), has(s, 0, "food")) == (7, 7)


@rule("mosaic", "R11.6")
def test_towns_are_counted_once_when_the_card_is_played() -> None:
    s = realm()
    resolve_card(s, 0, "plowshare")
    put(s, 0, "farm_town", "gaul_17")
    assert has(s, 0, "p_food") == 4
    resolve_card(s, 0, "viticulture")
    assert has(s, 0, "money") == 30
    resolve_card(s, 0, "guilds")
    assert has(s, 0, "p_tariff") == 2


@rule("mosaic", "R11.6")
def test_sewers_at_most_five() -> None:
    s = realm()
    put(s, 0, "city", "egypt_01", "egypt_02", "egypt_06", "egypt_07")
    assert city_count(s, s.boards[0]) == 7
    resolve_card(s, 0, "sewers")
    assert has(s, 0, "population") == 12


@rule("mosaic", "R11.7")
def test_schools_of_thought_leave_the_governments_bonus() -> None:
    s = realm()
    have(s, 0, p_food=2)
    rule_by(s, 0, "monarchy")
    resolve_card(s, 0, "schools_of_thought")
    assert all(move.startswith("convert food>") or move == "decline" for move in legal(s))
    play(s, 0, "convert food>tax")
    assert legal(s) == ["1", "2"]
    assert [s.why_not(0, n).key for n in ("0", "3")] == ["why.convert_amount"] * 2
    play(s, 0, "2")
    assert (has(s, 0, "p_food"), has(s, 0, "p_tax")) == (5, 2)
    s = realm()
    have(s, 0, p_food=2)
    resolve_card(s, 0, "schools_of_thought")
    play(s, 0, "decline")
    assert has(s, 0, "p_food") == 2


@rule("mosaic", "R11.8")
def test_raiders_choose_for_each_unit() -> None:
    s = realm()
    resolve_card(s, 0, "raiders")
    assert legal(s) == ["0 stone", "5 stone", "10 stone", "15 stone"]
    play(s, 0, "5 stone")
    assert legal(s) == ["0 food", "5 food", "10 food"]
    play(s, 0, "0 food")
    assert (has(s, 0, "stone"), has(s, 0, "food"), has(s, 0, "money")) == (5, 0, 10)


@rule("mosaic", "R11.9")
def test_entrepreneurship_counts_every_tile() -> None:
    s = realm()
    have(s, 0, g_wine=4, g_salt=1)
    resolve_card(s, 0, "entrepreneurship")
    assert has(s, 0, "money") == 25


@rule("mosaic", "R11.10")
def test_diplomats_are_for_one_use() -> None:
    s = realm()
    resolve_card(s, 0, "diplomats")
    assert s.boards[0][DISPLACE] == 1
    assert s.observe(None)["players"][0]["displacements_left"] == 1


@rule("mosaic", "R11.11")
def test_empires_come_on_top_of_the_cities() -> None:
    s = realm()
    face_up(s, 0, "empires")
    assert (points(s), points(s, "cities")) == (3, 6)


@rule("mosaic", "R11.12")
def test_roof_tiles_and_cement() -> None:
    s = realm()
    put(s, 0, "sphinx", "gaul_02")
    put(s, 0, "stonehenge", "gaul_05")
    own_builds(s, 0, "project_forum", "project_academy", "project_theatre")
    face_up(s, 0, "roof_tiles")
    assert points(s) == 4
    face_up(s, 0, "cement")
    assert points(s) == 10


@rule("mosaic", "R11.13")
def test_lighthouses_take_a_tile_per_port_and_three_at_most() -> None:
    s = realm()
    put(s, 0, "port", "egypt_05", "italy_09")
    s.boards[0][PORTS] |= 1 << s.tables.hex_ids.index("italy_18")  # a fourth, were there one
    for id, good in (("egypt_06", "wine"), ("egypt_09", "wine"), ("egypt_10", "salt")):
        lay(s, id, good)
    resolve_card(s, 0, "lighthouses")
    assert "egypt_03" not in legal(s)  # a resource tile is not a trade good
    play(s, 0, "egypt_01", "egypt_06", "egypt_09")
    assert legal(s)[0] == "work stone"
    assert (has(s, 0, "g_bronze"), has(s, 0, "g_wine")) == (1, 4)


# -- build cards ---------------------------------------------------------------------------------------------------

BUILDS: dict[str, tuple[dict[str, int], tuple[str, ...]]] = {
    "farm_town": ({"food": 5, "p_food": 1}, ("gaul_17",)),
    "artisan_town": ({"money": 5, "p_tariff": 1, "p_stone": 1}, ("gaul_17",)),
    "port_city": ({"stone": -4, "population": -2, "money": 10, "p_stone": 1}, ("egypt_05",)),
    "architectural_city": ({"stone": 1, "population": -2, "p_stone": 1}, ("egypt_08",)),
    "capital_city": ({"stone": -4, "population": -2, "p_stone": 1}, ("egypt_08", "refresh tax_tariff")),
    "populous_city": ({"stone": -4, "population": -1, "p_stone": 1}, ("egypt_08",)),
    "cultural_city": ({"stone": -4, "population": -2, "p_stone": 1}, ("egypt_08",)),
    "trade_city": ({"stone": -4, "population": -2, "p_stone": 1, "p_tariff": 3}, ("egypt_08",)),
    "research_city": ({"stone": -4, "population": -2, "p_stone": 1, "p_ideas": 3}, ("egypt_08",)),
    "agricultural_city": ({"stone": -4, "population": -2, "p_stone": 1, "p_food": 3}, ("egypt_08",)),
    "garrison_city": ({"stone": -4, "population": -2, "p_stone": 1}, ("egypt_08", "place cavalry egypt")),
    "project": ({"stone": -5, "ideas": -5}, ()),
}
SCORED = {
    "project_city_walls": "military",
    "project_aqueduct": "health",
    "project_granaries": "food",
    "project_forum": "government",
    "project_marketplace": "economy",
    "project_academy": "science",
    "project_theatre": "culture",
    "project_public_baths": "urbanization",
    "project_paved_roads": "construction",
}


def build_cards() -> list[str]:
    return list(table().tables.build_ids)


@rule("mosaic", "R6.8", "R6.9", "R6.10")
@pytest.mark.parametrize("id", build_cards())
def test_every_build_card(id: str) -> None:
    s = realm()
    have(s, 0, stone=10, ideas=10)
    offer(s, "build", id)
    kind = next(name for name in BUILDS if id.startswith(name))
    gains, choices = BUILDS[kind]
    before = purse(s, 0)
    pieces = [s.boards[0][field].bit_count() for field in (CITIES, PORTS, FARMS, ARTISANS)]
    symbols = sum(s.boards[0][SYMBOLS : SYMBOLS + 9])
    unrest = ignored_unrest(s, 0)
    play(s, 0, "build " + id, *choices)
    assert changes(before, purse(s, 0)) == gains
    after = [s.boards[0][field].bit_count() for field in (CITIES, PORTS, FARMS, ARTISANS)]
    which = {"port_city": 1, "farm_town": 2, "artisan_town": 3, "project": None}.get(kind, 0)
    assert [b - a for a, b in zip(pieces, after, strict=True)] == [int(i == which) for i in range(4)]
    assert sum(s.boards[0][SYMBOLS : SYMBOLS + 9]) - symbols == {"farm_town": 1, "artisan_town": 0}.get(kind, 2)
    assert ignored_unrest(s, 0) - unrest == (3 if id == "cultural_city" else 0)
    if kind == "project":
        assert points(s, "projects") == has(s, 0, "s_" + SCORED[id])
    if kind == "garrison_city":
        assert units_in(s, 0, "egypt") == (0, 1, 0)


@rule("mosaic", "R9.6")
@pytest.mark.parametrize("id", [id for id in build_cards() if id.startswith("artisan")])
def test_every_artisan_town_wants_its_three_goods(id: str) -> None:
    s = table(4, ("engineer", "merchant", "farmer", "general"))
    own_builds(s, 0, id)
    goods = TITLE.content.box().build_cards.cards[s.tables.build_ids.index(id)].goods
    assert len(goods) == 3
    for i, good in enumerate(goods):
        assert points(s, "artisan_towns") == 0
        have(s, 0, **{"g_" + good: 1})
        assert points(s, "artisan_towns") == (5 if i == 2 else 0)


# -- wonders -------------------------------------------------------------------------------------------------------


@rule("mosaic", "R9.6", "R6.15")
@pytest.mark.parametrize(
    ("wonder", "expected"),
    [
        ("colosseum", 4 * 2),
        ("colossus_of_rhodes", 3 * 2),
        ("great_library", 3),
        ("great_pyramid", 2 * 4),
        ("hanging_gardens", 3 * 2),
        ("lighthouse_of_alexandria", 2),
        ("sphinx", 4 * 2),
        ("stonehenge", 7),
        ("temple_of_artemis", 4),
    ],
)
def test_every_wonder(wonder: str, expected: int) -> None:
    s = realm()
    put(s, 1, "city", "gaul_04")
    if wonder != "hanging_gardens":
        put(s, 1, "hanging_gardens", "gaul_07")
    put(s, 0, "city", "egypt_08")
    units(s, 0, "egypt", infantry=1)
    have(s, 0, stone=20, food=5)
    face_up(s, 0, "music", "poetry", "dance")
    own_builds(s, 0, "project_forum", "project_academy")
    s.boards[0][AGES] = 0b11
    unrest = ignored_unrest(s, 0)
    play(s, 0, "wonder " + wonder)
    if wonder not in ("colossus_of_rhodes", "lighthouse_of_alexandria"):
        play(s, 0, "gaul_03")
    else:  # one port hex is free where a city stands
        assert s.wonder_hex[s.tables.wonder_ids.index(wonder)] == s.tables.hex_ids.index("egypt_05")
    assert points(s, "wonders") == expected
    assert ignored_unrest(s, 0) - unrest == (4 if wonder == "temple_of_artemis" else 0)


def test_unrest_is_not_confused_with_taxes_of_others() -> None:
    s = realm()
    own_taxes(s, 1, "tax_10")
    assert [score_parts(s, seat)[PARTS.index("unrest")] for seat in (0, 1)] == [0, -5]
