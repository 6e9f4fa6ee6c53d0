"""City actions, buildings, wonders, units: R8, R14, R15, T22-T39, T46, T47."""

import pytest

from games.civilization.positions import (
    army,
    city,
    coins,
    event,
    flat,
    forces,
    ground,
    legal,
    manage,
    marker,
    market_wonder,
    piece,
    play,
    printed,
    rule_by,
    scout,
    sq,
    start,
    step_name,
    tech,
    token,
    tokens,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import building_squares, item_cost
from ziggurat.games.civilization.content import tables
from ziggurat.games.civilization.effects import make_obsolete
from ziggurat.games.civilization.research import learn
from ziggurat.games.civilization.units import strength
from ziggurat.games.civilization.world import (
    city_production,
    city_trade,
    city_yield,
    combat_bonus,
    set_piece,
    take_figure,
    wonder_active,
)

T = tables(None)


def produces(s, cid=0, seat=0):
    prefix = f"produce {cid // 3}-{cid % 3} "
    return {text.removeprefix(prefix) for text in legal(s, seat) if text.startswith(prefix)}


def five(s):
    """Production 5 in the capital."""
    for name in ("b2", "c2"):
        ground(s, name, "forest")
    ground(s, "d2", "mountain")
    return s


def spots(s, seat=0):
    return {text.split()[1] for text in legal(s, seat) if text.startswith("place")}


@rule("civilization", "R8.3", "R8.6")
def test_t22_what_five_production_buys():
    s = five(flat())
    tech(s, 0, "pottery", "writing", "navigation")
    manage(s, 0)
    assert produces(s) == {"army", "infantry", "mounted", "artillery", "granary", "library"}
    play(s, 0, "produce 0-0 infantry")
    assert "produce 0-0 infantry" not in legal(s, 0)  # exactly one item
    assert len(s.units[0]) == 4


@rule("civilization", "R8.4", "R18.1")
def test_t23_trade_for_production():
    s = five(flat("china", "germany"))
    s.trade[0] = 3
    manage(s, 0)
    assert "scout" in produces(s)
    play(s, 0, "produce 0-0 scout")
    assert s.trade[0] == 0
    s = five(flat("america", "germany"))
    s.trade[0] = 3
    manage(s, 0)
    assert item_cost(s, 0, c.ITEM_WALLS) == 7
    tech(s, 0, "masonry")
    manage(s, 0)
    play(s, 0, "produce 0-0 city_walls")  # 5 + 2
    assert s.trade[0] == 0
    s = five(flat("america", "germany"))
    s.trade[0] = 4
    manage(s, 0)
    play(s, 0, "produce 0-0 scout")
    assert s.trade[0] == 1  # one conversion, one production lost


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
    s.bonus[0] = 30
    manage(s, 0)
    temple = next(n for n, b in enumerate(T.buildings) if b.id == "temple")
    assert building_squares(s, 0, temple) == [sq("b2")]  # only in place of the market
    assert "market" not in produces(s)
    assert "stonehenge" in produces(s)
    play(s, 0, "produce 0-0 temple")
    assert s.t.piece_ids[s.piece[sq("b2")]] == "temple"


@rule("civilization", "R8.10")
def test_t26_t27_wonder_costs():
    s = flat("china", "america")
    colossus = c.ITEM_WONDER + T.wonder_ids.index("colossus")
    assert item_cost(s, 0, colossus) == 15
    tech(s, 0, "metalworking")
    tech(s, 1, "metalworking")
    assert item_cost(s, 0, colossus) == 10
    five(s)
    s.trade[0] = 15
    manage(s, 0)
    play(s, 0, "produce 0-0 colossus")
    assert s.trade[0] == 0
    s = five(flat("america", "china"))
    tech(s, 0, "metalworking")
    s.trade[0] = 15
    manage(s, 0)
    play(s, 0, "produce 0-0 colossus")
    assert s.trade[0] == 6  # three conversions of 3 trade


@rule("civilization", "R8.7", "R10.7")
def test_t28_granary_and_aqueduct():
    s = five(flat())
    tech(s, 0, "pottery", "writing", "masonry")
    piece(s, "b4", "granary")
    learn(s, 0, T.tech_ids.index("engineering"))
    assert s.t.piece_ids[s.piece[sq("b4")]] == "aqueduct"
    s.bonus[0] = 3
    manage(s, 0)
    assert "granary" not in produces(s)
    assert "aqueduct" in produces(s)
    assert [b.cost for b in T.buildings if b.id in ("granary", "aqueduct")] == [5, 8]
    s = flat()
    tech(s, 0, "engineering")
    s.bonus[0] = 8
    manage(s, 0)
    assert "aqueduct" in produces(s)


@rule("civilization", "R2.11", "R10.7", "R11.8")
def test_t29_upgrading_units():
    s = flat()
    card = forces(s, 0, ("mounted", 1))[0]
    assert strength(s, 0, card) == 1
    tech(s, 0, "pottery", "masonry")
    learn(s, 0, T.tech_ids.index("chivalry"))
    assert strength(s, 0, card) == 2
    assert item_cost(s, 0, c.ITEM_UNIT + c.MOUNTED) == 7
    s = flat()
    tech(s, 0, "railroad")
    assert s.ranks[c.MOUNTED] == 3
    learn(s, 0, T.tech_ids.index("chivalry"))
    assert s.ranks[c.MOUNTED] == 3


@rule("civilization", "R8.19")
def test_t30_harvest():
    s = flat()
    silk = printed(s, "home_america_11")
    ground(s, "b2", "", silk)
    ground(s, "c2", "", silk)
    ground(s, "d2", "", printed(s, "home_china_10"))  # iron
    manage(s, 0)
    harvests = {text for text in legal(s, 0) if text.startswith("harvest")}
    assert harvests == {"harvest 0-0 iron", "harvest 0-0 silk"}
    play(s, 0, "harvest 0-0 silk")
    assert tokens(s, 0, "silk") == 1
    s.supply[c.SILK] = 0
    manage(s, 0)
    assert {text for text in legal(s, 0) if text.startswith("harvest")} == {"harvest 0-0 iron"}


@rule("civilization", "R10.9")
def test_t31_incense_abilities():
    s = flat()
    tech(s, 0, "currency", "chivalry")
    token(s, 0, "incense", "incense")
    s.supply[c.INCENSE] = 0
    s.tokens[0] = 3
    manage(s, 0)
    play(s, 0, "use currency_incense")
    assert s.culture[0] == 3
    assert "use currency_incense" not in legal(s, 0)
    play(s, 0, "use chivalry_incense")
    assert s.culture[0] == 8


@rule("civilization", "R8.14")
def test_t32_arts():
    s = flat()
    manage(s, 0)
    play(s, 0, "arts 0-0")
    assert s.culture[0] == 1
    s = flat()
    piece(s, "b2", "temple")
    piece(s, "c2", "angkor_wat")
    manage(s, 0)
    play(s, 0, "arts 0-0")
    assert s.culture[0] == 5


@rule("civilization", "R8.11", "R8.16")
def test_t36_great_person_replaces_and_is_replaced():
    s = flat()
    tech(s, 0, "writing", "pottery")
    piece(s, "b2", "library")
    left = s.pool[3]
    kind = T.great_ids.index("scientist")
    s.great_bag.remove(kind)
    s.reserve[0].append(kind)
    start(s, 0)
    play(s, 0, "great_person scientist b2")
    assert s.pool[3] == left + 1
    assert city_trade(s, 0) == 2
    for name in ("c2", "d2", "b3", "d3", "b4", "c4", "d4"):
        ground(s, name, "water")
    s.bonus[0] = 5
    manage(s, 0)
    play(s, 0, "produce 0-0 granary")
    assert s.reserve[0] == [kind]
    assert not [text for text in legal(s, 0) if text.startswith("great_person")]


@rule("civilization", "R8.11")
def test_t37_replaced_wonder_leaves_the_game():
    s = flat()
    tech(s, 0, "writing")
    piece(s, "b2", "stonehenge")
    for name in ("c2", "d2", "b3", "d3", "b4", "c4", "d4"):
        ground(s, name, "water")
    s.bonus[0] = 5
    manage(s, 0)
    play(s, 0, "produce 0-0 library")
    assert s.wonder_owner[T.wonder_ids.index("stonehenge")] == -3
    # Nobody replaces another player's markers: the square is no outskirts square of his.
    assert all(s.rim_of[square] == 0 for square in s.b.ring[s.centre[0]])


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
    assert s.t.piece_ids[s.piece[sq("b2")]] == "workshop"
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
    assert s.ground[sq("b2")] == c.WATER


@rule("civilization", "R14.2", "R14.1", "R2.16")
def test_t46_blockaded_wonder():
    s = flat()
    square = piece(s, "b2", "colossus")
    wonder = T.wonder_ids.index("colossus")
    assert wonder_active(s, wonder)
    army(s, 1, "b2")
    assert not wonder_active(s, wonder)
    assert city_yield(s, 0) >> 16 & 255 == 0
    start(s, 0)
    assert s.trade[0] == 0
    take_figure(s, 1, 0)
    assert wonder_active(s, wonder)
    assert city_yield(s, 0) >> 16 & 255 == 1
    assert s.wonder_square[wonder] == square
    piece(s, "c2", "barracks")
    assert combat_bonus(s, 0) == 2
    scout(s, 1, "c2")
    assert combat_bonus(s, 0) == 0


@rule("civilization", "R14.3", "R8.5", "R11.1")
def test_t47_army_built_onto_a_blockade_attacks():
    s = flat()
    tech(s, 0, "pottery")
    army(s, 1, "b2")
    forces(s, 0, ("infantry", 3))
    forces(s, 1, ("infantry", 1))
    s.bonus[0] = 9
    manage(s, 0)
    play(s, 0, "produce 0-0 granary")
    assert "b2" not in spots(s)
    play(s, 0, "place c2")
    s.used[0] = 0
    s.actions_left[0] = 2
    s.cached_seat = -1
    play(s, 0, "produce 0-0 scout")
    assert "b2" not in spots(s)
    play(s, 0, "place d2", "produce 0-0 army")
    assert "b2" in spots(s)
    play(s, 0, "place b2")
    assert s.battle is not None
    assert (s.battle.attacker, s.battle.defender) == (0, 1)
    play(s, 1, "unit infantry_01 front" if "unit infantry_01 front" in legal(s, 1) else legal(s, 1)[0])
    play(s, 0, next(text for text in legal(s, 0) if "attack" in text))
    assert s.owner_at[sq("b2")] == 0
    assert s.pos[c.FIGURES] == -1


@rule("civilization", "R8.5")
def test_figures_are_limited_by_supply_stacking_and_water():
    s = flat()
    s.bonus[0] = 9
    army(s, 0, "b2", 2)
    ground(s, "c2", "water")
    manage(s, 0)
    play(s, 0, "produce 0-0 army")
    assert "b2" not in spots(s)
    assert "c2" not in spots(s)
    tech(s, 0, "sailing")
    s.cached_seat = -1
    assert "c2" in spots(s)
    s = flat()
    s.bonus[0] = 9
    army(s, 0, "h4", 2)
    army(s, 0, "h5", 2)
    army(s, 0, "h6", 2)
    scout(s, 0, "i4", 2)
    manage(s, 0)
    assert "army" not in produces(s)
    assert "scout" not in produces(s)


@rule("civilization", "R8.6")
def test_units_come_back_when_the_deck_is_empty():
    s = flat()
    s.bonus[0] = 9
    s.unit_discards[0] = s.unit_decks[0]
    s.unit_decks[0] = []
    manage(s, 0)
    play(s, 0, "produce 0-0 infantry")
    assert s.unit_discards[0] == []
    s.unit_decks[0] = []
    manage(s, 0)
    assert "infantry" not in produces(s)
    assert "aircraft" not in produces(s)
    tech(s, 0, "flight")
    s.bonus[0] = 12
    manage(s, 0)
    assert "aircraft" in produces(s)


@rule("civilization", "R8.9", "R14.5")
def test_city_walls():
    s = flat()
    tech(s, 0, "masonry")
    s.bonus[0] = 7
    for square in s.b.ring[s.centre[0]]:
        s.owner_at[square] = 1  # every outskirts square blockaded
    manage(s, 0)
    assert "city_walls" in produces(s)
    play(s, 0, "produce 0-0 city_walls")
    assert s.walled & 1
    manage(s, 0)
    assert "city_walls" not in produces(s)
    assert sum(s.pool) == 49


@rule("civilization", "R8.10", "R15.2")
def test_wonder_market_refills():
    s = flat()
    market_wonder(s, "stonehenge")
    slot = s.market.index(T.wonder_ids.index("stonehenge"))
    s.bonus[0] = 10
    ground(s, "b2", "water")
    manage(s, 0)
    play(s, 0, "produce 0-0 stonehenge")
    assert "b2" not in spots(s)
    play(s, 0, "place c2")
    assert s.market[slot] >= 0
    assert T.wonders[s.market[slot]].era == 1
    # One wonder per city, an obsolete one included.
    make_obsolete(s, T.wonder_ids.index("stonehenge"))
    s.bonus[0] = 40
    manage(s, 0)
    play(s, 0, next(text for text in legal(s, 0) if text == "produce 0-0 colossus"))
    assert s.wonder_square[T.wonder_ids.index("colossus")] == sq("c2")
    # A wonder of the market made obsolete leaves the game and its slot is filled.
    oracle = T.wonder_ids.index("oracle")
    slot = s.market.index(oracle)
    make_obsolete(s, oracle)
    assert s.wonder_owner[oracle] == -3
    assert s.market[slot] != oracle


@rule("civilization", "R15.1", "R15.3", "R8.10", "R2.16")
def test_t80_obsolete_wonder():
    s = flat()
    piece(s, "b2", "panama_canal")
    canal = T.wonder_ids.index("panama_canal")
    start(s, 0)
    assert s.coin_count[0] == 1
    make_obsolete(s, canal)
    manage(s, 0)
    play(s, 0, "arts 0-0")
    assert s.coin_count[0] == 0
    assert s.culture[0] == 4  # 1 + its three icons
    start(s, 0)
    assert s.wonder_coins[canal] == 1


@rule("civilization", "R8.3", "R19.9")
def test_engineering_sums_the_costs():
    s = five(flat("china", "america"))
    s.bonus[0] = 4  # 9 in all
    tech(s, 0, "engineering")
    s.trade[0] = 3
    manage(s, 0)
    play(s, 0, "produce 0-0 infantry")  # 5, four left
    assert step_name(s) == "second_item"
    assert "produce 0-0 mounted" in legal(s, 0)  # 5, one conversion
    play(s, 0, "produce 0-0 mounted")
    assert s.trade[0] == 0
    assert len(s.units[0]) == 5
    cid = city(s, 0, 1, "h4")
    s.bonus[cid] = 10
    manage(s, 0)
    play(s, 0, "produce 0-1 infantry")
    assert step_name(s) == "city_management"  # once per round


@rule("civilization", "R8.20")
@pytest.mark.parametrize(("name", "pool", "price"), [("democracy", "trade", 6), ("printing_press", "culture", 5)])
def test_coins_bought_once_per_round(name, pool, price):
    s = flat()
    tech(s, 0, name)
    getattr(s, pool)[0] = 2 * price
    manage(s, 0)
    play(s, 0, f"coin {name}")
    assert s.coin_count[0] == 1
    assert getattr(s, pool)[0] == price
    assert f"coin {name}" not in legal(s, 0)
    s.used[0] = 0
    s.coins_on[T.coin_slot[T.tech_ids.index(name)]] = 4
    manage(s, 0)
    assert f"coin {name}" not in legal(s, 0)


@rule("civilization", "R8.20")
def test_pottery_coin():
    s = flat()
    tech(s, 0, "pottery")
    token(s, 0, "silk", "iron")
    manage(s, 0)
    play(s, 0, "use pottery_any2")
    play(s, 0, "pay iron")
    assert s.coin_count[0] == 1
    assert s.supply[c.IRON] == 2
    assert s.supply[c.SILK] == 2


@rule("civilization", "R12.3")
def test_t73_coins_do_not_protect_trade_here():
    s = five(flat("china", "america"))
    coins(s, 0, 4)
    tech(s, 0, "philosophy")
    s.trade[0] = 12
    s.bonus[0] = -1
    manage(s, 0)
    play(s, 0, "produce 0-0 temple")  # 7 with 4 production: three conversions
    assert s.trade[0] == 3


@rule("civilization", "R12.1", "R12.2", "R17.3")
def test_t78_bank_is_the_fifteenth_coin():
    s = flat()
    tech(s, 0, "banking")
    coins(s, 0, 14)
    s.bonus[0] = 10
    for name in ("c2", "d2", "b3", "d3", "b4", "c4", "d4"):
        ground(s, name, "water")
    manage(s, 0)
    play(s, 0, "produce 0-0 bank")
    assert (s.ending, s.winner) == (c.E_ECONOMY, 0)


@rule("civilization", "R12.2")
def test_t79_blockaded_gold():
    s = flat()
    ground(s, "b2", "", printed(s, "home_germany_30"))
    s.coins_on[7] = 11
    from games.civilization.positions import move

    army(s, 1, "a2")
    move(s, 1)
    assert s.coin_count[0] == 12
    play(s, 1, "move a2 1+0", "step b2", "stop")
    assert s.coin_count[0] == 11
    s.moved[1] = 0
    move(s, 1)
    play(s, 1, "move b2 1+0", "step a2", "stop")
    assert s.coin_count[0] == 12


@rule("civilization", "R8.2", "R2.5")
def test_bonus_counts_for_every_action_of_the_city():
    s = flat()
    tech(s, 0, "atomic_theory")
    marker(s, 0, "village_uranium")
    event(s, 0, "we_love_the_president_day")
    manage(s, 0)
    play(s, 0, "play we_love_the_president_day", "target 0-0", "use atomic_theory_actions")
    play(s, 0, "produce 0-0 infantry", "produce 0-0 infantry")
    assert len(s.units[0]) == 5


@rule("civilization", "R8.11", "R8.7")
def test_returned_marker_may_be_built():
    s = flat()
    tech(s, 0, "philosophy", "currency")
    piece(s, "b2", "market")
    s.pool[5] = 0
    temple = next(n for n, b in enumerate(T.buildings) if b.id == "temple")
    market = next(n for n, b in enumerate(T.buildings) if b.id == "market")
    assert building_squares(s, 0, market) == []
    s.pool[6] = 0
    assert building_squares(s, 0, temple) == []
    s.pool[5] = 1
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
    s.bonus[0] = building.cost - city_production(s, 0)
    manage(s, 0)
    assert building.id in produces(s)
    s.bonus[0] -= 1
    manage(s, 0)
    assert building.id not in produces(s)
    s.bonus[0] += 1
    manage(s, 0)
    play(s, 0, f"produce 0-0 {building.id}")
    if step_name(s) == "place":
        play(s, 0, "place b2")
    number = T.piece_ids.index(building.id)
    assert s.piece[sq("b2")] == number
    assert city_yield(s, 0) == before + T.piece_yield[number]
    assert combat_bonus(s, 0) == T.piece_bonus[number]
    assert s.pool[building.pool] == T.pool_count[building.pool] - 1


@pytest.mark.parametrize("name", T.great_ids)
def test_every_great_person(name):
    s = flat()
    piece(s, "b2", name)
    number = T.piece_ids.index(name)
    assert city_yield(s, 0) == T.piece_yield[number]
    assert combat_bonus(s, 0) == (4 if name == "general" else 0)
    assert s.coin_count[0] == (1 if name in ("builder", "humanitarian", "industrialist") else 0)
    s2 = flat()
    rule_by(s2, 0, "despotism")
    assert city_yield(s2, 0) == 0
