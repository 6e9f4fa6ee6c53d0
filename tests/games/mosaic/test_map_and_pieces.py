"""R5: the map, pieces, tiles, the bonus field."""

import pytest

from games.mosaic.positions import (
    build_on,
    clear_tiles,
    face_up,
    has,
    have,
    hexagon,
    influence,
    lay,
    legal,
    offer,
    own_builds,
    play,
    put,
    resolve_card,
    table,
    turn_of,
    why,
)
from support import rule
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.codes import CITIES, FARMS, HEX_KINDS, PORTS
from ziggurat.games.mosaic.content_checks import STEPS_AROUND
from ziggurat.games.mosaic.final import PARTS, score_parts
from ziggurat.games.mosaic.state import city_count, trade_kinds
from ziggurat.games.mosaic.tables import NO_TILE
from ziggurat.kernel.bits import bits


@rule("mosaic", "R5.1")
def test_every_hex_belongs_to_a_region_and_has_a_kind() -> None:
    s = table()
    t = s.tables
    assert len(t.hex_ids) == 156
    for i, h in enumerate(TITLE.content.box().map.hexes):
        assert t.region_ids[t.hex_region[i]] == h.region
        assert HEX_KINDS[t.hex_kind[i]] == h.kind
    assert sum(mask.bit_count() for mask in t.region_mask) == 156


@rule("mosaic", "R5.1")
@pytest.mark.parametrize("number", range(156))
def test_every_hex_can_be_built_on_in_its_own_way(number: int) -> None:
    """All 156 hexes: a city on land, a port on a ship hex, and the tile goes to the builder."""
    s = table()
    t = s.tables
    have(s, 0, stone=4, population=5)
    port = t.hex_kind[number] == 2
    other = "build city without card" if port else "build port without card"
    twin = table()
    have(twin, 0, stone=4, population=5)
    play(twin, 0, other)
    assert t.hex_ids[number] not in legal(twin)
    tile = s.tiles[number]
    play(s, 0, "build port without card" if port else "build city without card", t.hex_ids[number])
    assert s.boards[0][PORTS if port else CITIES] == 1 << number
    assert s.tiles[number] == NO_TILE
    if 0 <= tile < t.good_kinds:
        assert has(s, 0, "g_" + t.good_ids[tile]) == 1
    assert influence(s, t.region_ids[t.hex_region[number]])[0] == 2


@rule("mosaic", "R5.2")
def test_one_piece_per_hex_and_none_is_removed() -> None:
    s = table()
    put(s, 0, "city", "gaul_01")
    put(s, 1, "farm_town", "gaul_02")
    put(s, 2, "sphinx", "gaul_03")
    have(s, 0, stone=4)
    play(s, 0, "build city without card")
    assert not {"gaul_01", "gaul_02", "gaul_03"} & set(legal(s))
    assert why(s, 0, "hex:gaul_02") == ("why.occupied", "R5.2")


@rule("mosaic", "R5.3")
def test_adjacent_hexes_share_an_edge_across_regions() -> None:
    s = table()
    t = s.tables
    for i, h in enumerate(TITLE.content.box().map.hexes):
        expected = {
            j for j, other in enumerate(TITLE.content.box().map.hexes) if (other.q - h.q, other.r - h.r) in STEPS_AROUND
        }
        assert set(bits(t.neighbours[i])) == expected
    # gaul_21 (9, 3) and italy_03 (9, 4) lie in different regions: a town may stand across the border.
    put(s, 0, "city", "gaul_21")
    play(s, 0, "build farm_town without card")
    assert "italy_03" in legal(s)


@rule("mosaic", "R5.4")
def test_adjacent_regions() -> None:
    t = table().tables
    expected = {
        "hispania": {"gaul", "numidia"},
        "gaul": {"hispania", "italy"},
        "italy": {"gaul", "greece", "numidia"},
        "greece": {"italy", "assyria"},
        "assyria": {"greece", "egypt"},
        "egypt": {"assyria", "numidia"},
        "numidia": {"egypt", "hispania", "italy"},
    }
    assert {id: {t.region_ids[n] for n in t.adjacent[i]} for i, id in enumerate(t.region_ids)} == expected


@rule("mosaic", "R5.5")
def test_a_port_counts_as_a_city() -> None:
    s = table()
    put(s, 0, "port", "gaul_24")
    assert city_count(s, s.boards[0]) == 1
    assert influence(s, "gaul")[0] == 2
    assert score_parts(s, 0)[PARTS.index("cities")] == 2
    play(s, 0, "build farm_town without card")
    assert set(legal(s)) == {
        s.tables.hex_ids[i] for i in bits(s.tables.neighbours[hexagon(s, "gaul_24")] & s.tables.land)
    }
    s = table()
    put(s, 0, "port", "gaul_24")
    have(s, 0, stone=20, food=5)
    play(s, 0, "wonder sphinx")
    assert all(id.startswith("gaul") for id in legal(s))


@rule("mosaic", "R5.6")
def test_where_cities_and_ports_may_stand() -> None:
    s = table()
    t = s.tables
    have(s, 0, stone=4)
    play(s, 0, "build city without card")
    assert {hexagon(s, id) for id in legal(s)} == set(bits(t.land))
    assert why(s, 0, "hex:gaul_24") == ("why.no_port_hex", "R5.6")
    s = table()
    have(s, 0, stone=4)
    play(s, 0, "build port without card")
    assert {hexagon(s, id) for id in legal(s)} == set(bits(t.harbours))
    assert why(s, 0, "hex:gaul_01") == ("why.port_hex_only", "R5.6")


@rule("mosaic", "R5.7")
def test_towns_stand_next_to_an_own_city() -> None:
    s = table()
    put(s, 0, "city", "egypt_08")
    put(s, 1, "city", "italy_06")
    put(s, 1, "city", "egypt_07")
    play(s, 0, "build artisan_town without card")
    near = bits(s.tables.neighbours[hexagon(s, "egypt_08")] & s.tables.land)
    assert set(legal(s)) == {s.tables.hex_ids[i] for i in near} - {"egypt_07"}
    assert why(s, 0, "hex:italy_05") == ("why.not_next_to_city", "R5.7")


@rule("mosaic", "R5.8")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        *[(f"resource_stone_{n}", ("stone", amount)) for n, amount in enumerate((5, 5, 7, 7, 10, 10), 1)],
        *[(f"resource_food_{n}", ("food", amount)) for n, amount in enumerate((5, 5, 7, 7, 10, 10), 1)],
        *[(f"resource_ideas_{n}", ("ideas", amount)) for n, amount in enumerate((5, 5, 7, 7, 10, 10), 1)],
        *[(f"resource_money_{n}", ("money", amount)) for n, amount in enumerate((10, 10, 10, 15, 15, 20), 1)],
        *[(f"resource_population_{n}", ("population", 1)) for n in range(1, 5)],
    ],
)
def test_every_resource_tile(tile: str, gain: tuple[str, int]) -> None:
    s = table()
    lay(s, "gaul_03", tile)
    before = has(s, 0, gain[0])
    out = s.resources_out
    build_on(s, 0, "city", "gaul_03")
    assert has(s, 0, gain[0]) == before + gain[1]
    assert s.resources_out == out + 1


@rule("mosaic", "R5.9")
@pytest.mark.parametrize(
    ("good", "bonus"),
    [
        ("fish", ("p_food", 3)),
        ("grain", ("p_food", 2)),
        ("quarry_stone", ("p_stone", 2)),
        *[(g, None) for g in ("bronze", "cloth", "wine", "olive_oil", "pottery", "salt", "spices", "ivory", "gems")],
    ],
)
def test_every_trade_good(good: str, bonus: tuple[str, int] | None) -> None:
    s = table()
    production = s.boards[0][5:10]
    for id in ("gaul_01", "gaul_02"):
        lay(s, id, good)
        build_on(s, 0, "city", id)
    assert has(s, 0, "g_" + good) == 2
    assert trade_kinds(s, s.boards[0]) == 1
    if bonus is None:
        assert s.boards[0][5:10] == production
    else:
        assert has(s, 0, bonus[0]) == 2 * bonus[1]  # every tile separately, duplicates too


@rule("mosaic", "R5.9")
def test_the_wild_good_is_one_more_kind_until_all_are_owned() -> None:
    s = table()
    resolve_card(s, 0, "currency")
    have(s, 0, g_wine=2)
    assert trade_kinds(s, s.boards[0]) == 2
    for good in s.tables.good_ids:
        have(s, 0, **{"g_" + good: 1})
    assert trade_kinds(s, s.boards[0]) == 12
    # At the end it stands for the kind that gives most.
    s = table()
    face_up(s, 0, "currency")
    own_builds(s, 0, "artisan_town_a_1", "artisan_town_a_2", "artisan_town_b_1")
    have(s, 0, g_bronze=1, g_salt=1, g_wine=1, g_grain=1)
    assert score_parts(s, 0)[PARTS.index("artisan_towns")] == 10
    # One kind at a time: it cannot complete both cards.
    have(s, 0, g_pottery=1)
    assert score_parts(s, 0)[PARTS.index("artisan_towns")] == 15


@rule("mosaic", "R5.9", "R11.9")
def test_the_wild_good_is_one_good() -> None:
    s = table()
    face_up(s, 0, "currency")
    have(s, 0, g_wine=2)
    resolve_card(s, 0, "entrepreneurship")
    assert has(s, 0, "money") == 15


@rule("mosaic", "R5.10")
def test_tiles_taken_by_a_card_come_from_free_hexes() -> None:
    s = table()
    clear_tiles(s)
    lay(s, "gaul_01", "wine")
    lay(s, "gaul_24", "fish")
    lay(s, "gaul_03", "resource_food_5")
    resolve_card(s, 0, "caravans")
    assert set(legal(s)) == {"gaul_01", "gaul_24", "gaul_03"}
    assert why(s, 0, "hex:gaul_02") == ("why.no_such_tile", "R5.10")
    play(s, 0, "gaul_03")
    assert (has(s, 0, "food"), has(s, 0, "money")) == (10, 5)
    assert s.tiles[hexagon(s, "gaul_03")] == NO_TILE
    # "Trade-goods tile" includes fish.
    resolve_card(s, 0, "navigation")
    assert set(legal(s)) == {"gaul_01", "gaul_24"}
    play(s, 0, "gaul_24")
    assert (has(s, 0, "g_fish"), has(s, 0, "p_food")) == (1, 3)
    # The hex stays empty: whoever builds there gets nothing.
    build_on(s, 1, "port", "gaul_24")
    assert has(s, 1, "g_fish") == 0


@rule("mosaic", "R5.11", "R6.22")
def test_the_bonus_field_fills_and_goes_to_the_next_collector() -> None:
    s = table()
    clear_tiles(s)
    have(s, 0, stone=4)
    play(s, 0, "build city without card", "gaul_01")
    assert s.bonus == 5
    have(s, 1, stone=4)
    turn_of(s, 1)
    play(s, 1, "build port without card", "gaul_24")
    assert s.bonus == 15
    resolve_card(s, 2, "cities")  # free cities pay in too
    play(s, 2, "greece_01")
    assert s.bonus == 20
    turn_of(s, 3)
    offer(s, "tax_tariff", "tariff_01")
    play(s, 3, "collect tariff_01")
    assert (has(s, 3, "money"), s.bonus) == (20, 0)


def test_towns_and_regions_are_counted() -> None:
    s = table()
    put(s, 0, "farm_town", "gaul_01", "gaul_02")
    assert s.boards[0][FARMS].bit_count() == 2
    assert influence(s, "gaul")[0] == 2
