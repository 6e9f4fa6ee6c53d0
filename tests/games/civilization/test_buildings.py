"""Buildings, walls and great people on the map: R8.7-R8.9, R8.11, R8.16, R18.3, T24, T25, T28, T36, T38, T39."""

import pytest

from games.civilization.positions import (
    T,
    army,
    city,
    five,
    flat,
    ground,
    legal,
    manage,
    move,
    piece,
    play,
    produces,
    ring,
    sq,
    start,
    step_name,
    steps,
    tech,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import building_squares
from ziggurat.games.civilization.research import learn
from ziggurat.games.civilization.world import city_production, city_trade, city_yield, combat_bonus, set_piece
from ziggurat.kernel.rows import added, raised, replaced, without


@rule("civilization", "R2.4", "R8.7")
def test_t24_temple_on_a_forest():
    s = flat()
    ground(s, "b2", "forest")
    assert city_yield(s, 0) >> 8 & 255 == 2
    piece(s, "b2", "temple")
    assert city_yield(s, 0) >> 8 & 255 == 0
    assert city_yield(s, 0) >> 16 & 255 == 2


@rule("civilization", "R8.8", "R8.10")
def test_t25_one_limited_building_per_city():
    s = flat()
    tech(s, 0, "philosophy", "currency")
    piece(s, "b2", "market")
    s.bonus = replaced(s.bonus, 0, 30)
    manage(s, 0)
    temple = next(n for n, b in enumerate(T.buildings) if b.id == "temple")
    assert building_squares(s, 0, temple) == [sq("b2")]  # only in place of the market
    assert "market" not in produces(s)
    assert "stonehenge" in produces(s)
    play(s, 0, "produce 0-0 temple")
    assert s.tables.piece_ids[s.piece[sq("b2")]] == "temple"


@rule("civilization", "R8.7", "R10.7")
def test_t28_granary_and_aqueduct():
    s = five(flat())
    tech(s, 0, "pottery", "writing", "masonry")
    piece(s, "b4", "granary")
    learn(s, 0, T.tech_ids.index("engineering"))
    assert s.tables.piece_ids[s.piece[sq("b4")]] == "aqueduct"
    s.bonus = replaced(s.bonus, 0, 3)
    manage(s, 0)
    assert "granary" not in produces(s)
    assert "aqueduct" in produces(s)
    costs = {b.id: b.cost for b in T.buildings}
    assert (costs["granary"], costs["aqueduct"]) == (5, 8)
    s = flat()
    tech(s, 0, "engineering")
    s.bonus = replaced(s.bonus, 0, 8)
    manage(s, 0)
    assert "aqueduct" in produces(s)


@rule("civilization", "R8.11", "R8.16")
def test_t36_great_person_replaces_and_is_replaced():
    s = flat()
    tech(s, 0, "writing", "pottery")
    piece(s, "b2", "library")
    left = s.pool[T.pool_ids.index("library_pool")]
    kind = T.great_ids.index("scientist")
    s.great_bag = without(s.great_bag, kind)
    s.reserve = added(s.reserve, 0, kind)
    start(s, 0)
    play(s, 0, "great_person scientist b2")
    assert s.pool[T.pool_ids.index("library_pool")] == left + 1
    assert city_trade(s, 0) == 2
    for name in ("c2", "d2", "b3", "d3", "b4", "c4", "d4"):
        ground(s, name, "water")
    s.bonus = replaced(s.bonus, 0, 5)
    manage(s, 0)
    play(s, 0, "produce 0-0 granary")
    assert s.reserve[0] == (kind,)
    assert not [text for text in legal(s, 0) if text.startswith("great_person")]


@rule("civilization", "R18.3")
def test_t38_egypts_free_building():
    s = flat("egypt", "america")
    ground(s, "b2", "mountain")
    cid = city(s, 0, 1, "h4")
    ground(s, "g3", "mountain")
    manage(s, 0)
    assert "free 0-0 workshop" in legal(s, 0)
    assert "free 0-1 workshop" in legal(s, 0)
    play(s, 0, "free 0-0 workshop")
    assert s.tables.piece_ids[s.piece[sq("b2")]] == "workshop"
    assert not [text for text in legal(s, 0) if text.startswith("free")]
    assert "workshop" not in produces(s, cid)
    tech(s, 0, "masonry")
    s.used[0] = 0
    manage(s, 0)
    play(s, 0, "free 0-1 city_walls")
    assert s.walled >> cid & 1


@rule("civilization", "R9.4")
def test_t39_harbor_is_still_water():
    s = flat()
    ground(s, "b2", "water")
    piece(s, "b2", "harbor")
    assert (city_trade(s, 0), city_production(s, 0)) == (2, 1)
    army(s, 0, "b1")
    move(s, 0)
    play(s, 0, "move b1 1+0")
    assert "b2" not in steps(s)
    tech(s, 0, "sailing")
    s.cached_seat = -1
    assert "b2" in steps(s)


@rule("civilization", "R8.9", "R14.5")
def test_city_walls():
    s = flat()
    tech(s, 0, "masonry")
    s.bonus = replaced(s.bonus, 0, 7)
    for square in s.board.ring[s.centre[0]]:
        s.owner_at[square] = 1  # every outskirts square blockaded
    manage(s, 0)
    assert "city_walls" in produces(s)
    play(s, 0, "produce 0-0 city_walls")
    assert s.walled & 1
    manage(s, 0)
    assert "city_walls" not in produces(s)
    assert sum(s.pool) == 49


@rule("civilization", "R8.11", "R8.7")
def test_returned_marker_may_be_built():
    s = flat()
    tech(s, 0, "philosophy", "currency")
    piece(s, "b2", "market")
    s.pool = replaced(s.pool, T.pool_ids.index("market_pool"), 0)
    temple = next(n for n, b in enumerate(T.buildings) if b.id == "temple")
    market = next(n for n, b in enumerate(T.buildings) if b.id == "market")
    assert building_squares(s, 0, market) == []
    s.pool = replaced(s.pool, T.pool_ids.index("temple_pool"), 0)
    assert building_squares(s, 0, temple) == []
    s.pool = replaced(s.pool, T.pool_ids.index("market_pool"), 1)
    set_piece(s, sq("b2"), 0)
    assert sq("b2") in building_squares(s, 0, market)


@pytest.mark.parametrize("building", T.buildings, ids=lambda building: building.id)
def test_every_building(building):
    """Cost, terrain and icons of each of the fourteen buildings, built by a city."""
    s = flat()
    terrain = c.TERRAINS[next(n for n in range(5) if building.ground >> n & 1)]
    ground(s, "b2", terrain)
    tech(s, 0, T.tech_ids[building.tech.bit_length() - 1])
    before = city_yield(s, 0) - s.yield_at[sq("b2")]
    s.bonus = replaced(s.bonus, 0, building.cost - city_production(s, 0))
    manage(s, 0)
    assert building.id in produces(s)
    s.bonus = raised(s.bonus, 0, -1)
    manage(s, 0)
    assert building.id not in produces(s)
    s.bonus = raised(s.bonus, 0, 1)
    manage(s, 0)
    play(s, 0, f"produce 0-0 {building.id}")
    if step_name(s) == "place":
        play(s, 0, "place b2")
    number = T.piece_ids.index(building.id)
    assert s.piece[sq("b2")] == number
    assert city_yield(s, 0) == before + T.piece_yield[number]
    assert combat_bonus(s, 0) == T.piece_bonus[number]
    assert s.pool[building.pool] == T.pool_count[building.pool] - 1


# trade, production, culture, coins, combat bonus
GREAT_PEOPLE = {
    "artist": (1, 0, 2, 0, 0),
    "builder": (0, 2, 0, 1, 0),
    "general": (0, 0, 0, 0, 4),
    "humanitarian": (1, 1, 1, 1, 0),
    "industrialist": (0, 0, 2, 1, 0),
    "scientist": (2, 1, 0, 0, 0),
}


@pytest.mark.parametrize("name", T.great_ids)
def test_every_great_person(name):
    s = flat()
    piece(s, "b2", name)
    culture = city_yield(s, 0) >> c.CULTURE_SHIFT & 255
    found = (city_trade(s, 0), city_production(s, 0), culture, s.coin_count[0], combat_bonus(s, 0))
    assert found == GREAT_PEOPLE[name]


@rule("civilization", "R8.7", "R8.11")
def test_the_last_marker_of_a_pool_is_built_anew_only_where_it_lies():
    """Other buildings do not make room for it, their markers are of other pools."""
    s = flat()
    library, university = (T.piece_ids.index(name) - T.building_piece for name in ("library", "university"))
    pool = T.buildings[library].pool
    assert pool == T.buildings[university].pool
    for name in ring(s, 0):
        ground(s, name, "grassland")
    piece(s, "b2", "library")
    piece(s, "d2", "granary")
    s.pool = replaced(s.pool, pool, 0)
    assert building_squares(s, 0, university) == [sq("b2")]
