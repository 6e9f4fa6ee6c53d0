"""R6.15 to R6.18: the action Wonder."""

import pytest

from games.mosaic.positions import clear_tiles, has, have, influence, lay, legal, play, put, table, turn_of, why
from support import rule
from ziggurat.games.mosaic.actions import wonder_cost
from ziggurat.games.mosaic.codes import WONDERS
from ziggurat.kernel.content import Pack


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


def test_a_copy_pays_one_currency_after_the_other_as_the_original_does() -> None:
    """Money that went for the stone is not there for the food; copies share a board until one of them pays."""
    s = table()
    put(s, 0, "city", "gaul_01")
    stone, food = wonder_cost(s, s.boards[0])
    have(s, 0, stone=0, food=food, money=stone * s.tables.joker)
    twin = s.clone()
    play(twin, 0, "wonder stonehenge")
    assert [has(twin, 0, name) for name in ("stone", "food", "money")] == [0, 0, 0]
    assert all(id.startswith("gaul") for id in legal(twin))
    assert has(s, 0, "food") == food


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
def test_other_wonders_stand_on_any_free_hex_port_hexes_included() -> None:
    s = table()
    put(s, 0, "city", "gaul_01")
    have(s, 0, stone=20, food=5)
    play(s, 0, "wonder sphinx")
    assert {"gaul_02", "gaul_24"} <= set(legal(s))
    play(s, 0, "gaul_24")
    assert next(h for h in s.observe(None).hexes if h.id == "gaul_24").piece.id == "sphinx"


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


@rule("mosaic", "R6.18")
def test_stone_and_food_of_a_wonder_rise_each_by_its_own_figure() -> None:
    s = table(pack=Pack("mine.yaml", b"wonders: {cost: {increment_per_own_wonder: {stone: 3, food: 2}}}"))
    first = wonder_cost(s, s.boards[0])
    put(s, 0, "city", "gaul_01")
    put(s, 0, "stonehenge", "gaul_02")
    put(s, 0, "sphinx", "gaul_03")
    assert wonder_cost(s, s.boards[0]) == (first[0] + 6, first[1] + 4)
    assert first[0] != first[1]
