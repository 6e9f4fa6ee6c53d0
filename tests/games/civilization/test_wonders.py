"""Wonders, their market, obsolescence and every ability: R8.10, R14.2, R15, R19, T26, T27, T37, T46, T76, T80, T91."""

import pytest

from games.civilization.positions import (
    T,
    army,
    city,
    five,
    flat,
    ground,
    knows,
    legal,
    manage,
    market_wonder,
    no_techs,
    piece,
    play,
    printed,
    ring,
    scout,
    spots,
    sq,
    start,
    tech,
    tokens,
    turn,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import item_cost
from ziggurat.games.civilization.effects import make_obsolete
from ziggurat.games.civilization.research import thresholds
from ziggurat.games.civilization.world import city_yield, combat_bonus, take_figure, wonder_active
from ziggurat.kernel.rows import replaced


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


@rule("civilization", "R8.11")
def test_t37_replaced_wonder_leaves_the_game():
    s = flat()
    tech(s, 0, "writing")
    piece(s, "b2", "stonehenge")
    for name in ("c2", "d2", "b3", "d3", "b4", "c4", "d4"):
        ground(s, name, "water")
    s.bonus = replaced(s.bonus, 0, 5)
    manage(s, 0)
    play(s, 0, "produce 0-0 library")
    assert s.wonder_owner[T.wonder_ids.index("stonehenge")] == -3
    # Nobody replaces another player's markers.
    tech(s, 1, "writing")
    s.bonus = replaced(s.bonus, 3, 5)
    manage(s, 1)
    play(s, 1, "produce 1-0 library")
    assert spots(s, 1)
    assert spots(s, 1) <= set(ring(s, 3))


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


@rule("civilization", "R8.10", "R15.2")
def test_wonder_market_refills():
    s = flat()
    market_wonder(s, "stonehenge")
    slot = s.market.index(T.wonder_ids.index("stonehenge"))
    s.bonus = replaced(s.bonus, 0, 10)
    ground(s, "b2", "water")
    manage(s, 0)
    play(s, 0, "produce 0-0 stonehenge")
    assert "b2" not in spots(s)
    play(s, 0, "place c2")
    assert s.market[slot] >= 0
    assert T.wonders[s.market[slot]].era == 1
    # One wonder per city, an obsolete one included.
    make_obsolete(s, T.wonder_ids.index("stonehenge"))
    s.bonus = replaced(s.bonus, 0, 40)
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


WONDERS = {
    "colossus": ("ancient", 15, 10, 1),
    "hanging_gardens": ("ancient", 15, 10, 1),
    "oracle": ("ancient", 15, 10, 1),
    "stonehenge": ("ancient", 10, 10, 1),
    "angkor_wat": ("medieval", 20, 15, 2),
    "louvre": ("medieval", 20, 15, 2),
    "himeji_samurai_castle": ("medieval", 20, 15, 2),
    "porcelain_tower": ("medieval", 20, 15, 2),
    "panama_canal": ("modern", 25, 20, 3),
    "statue_of_liberty": ("modern", 25, 20, 3),
    "sydney_opera_house": ("modern", 25, 25, 3),
    "united_nations": ("modern", 20, 20, 3),
}


@pytest.mark.parametrize("name", T.wonder_ids)
@rule("civilization", "R8.10")
def test_every_wonder_is_built(name):
    era, cost, cheap, culture = WONDERS[name]
    number = T.wonder_ids.index(name)
    card = T.wonders[number]
    assert ("ancient", "medieval", "modern")[card.era] == era
    s = flat("china", "germany")
    market_wonder(s, name)
    assert item_cost(s, 0, c.ITEM_WONDER + number) == cost
    s.techs = replaced(s.techs, 0, s.techs[0] | card.cheap_tech)
    assert item_cost(s, 0, c.ITEM_WONDER + number) == cheap
    s.techs = replaced(s.techs, 0, s.techs[0] & ~card.cheap_tech)
    s.bonus = replaced(s.bonus, 0, cost)
    manage(s, 0)
    play(s, 0, f"produce 0-0 {name}", "place b2")
    assert s.wonder_owner[number] == 0
    assert city_yield(s, 0) >> c.CULTURE_SHIFT & 255 == culture


def test_t91_modern_wonders():
    modern = {w.id for w in T.wonders if w.era == 2}
    assert modern == {"panama_canal", "statue_of_liberty", "sydney_opera_house", "united_nations"}


def test_colossus_and_stonehenge():
    s = flat()
    piece(s, "b2", "colossus")
    piece(s, "c2", "stonehenge")
    start(s, 0)
    assert (s.trade[0], s.culture[0]) == (3, 1)


@rule("civilization", "R19.1")
def test_hanging_gardens():
    s = flat()
    piece(s, "b2", "hanging_gardens")
    start(s, 0)
    assert {"wonder hanging_gardens army", "wonder hanging_gardens scout"} <= set(legal(s, 0))
    play(s, 0, "wonder hanging_gardens army")
    assert s.armies_at[sq("b2")] == 1
    assert not [text for text in legal(s, 0) if text.startswith("wonder")]
    s.used[0] = 0
    army(s, 0, "b2")
    start(s, 0)
    assert not [text for text in legal(s, 0) if text.startswith("wonder")]  # stacking limit
    s = flat()
    piece(s, "b2", "hanging_gardens")
    scout(s, 1, "b2")
    start(s, 0)
    assert not [text for text in legal(s, 0) if text.startswith("wonder")]  # blockaded


@rule("civilization", "R8.19")
def test_angkor_wats_city_harvests_any_kind_of_resource():
    s = flat()
    piece(s, "b2", "angkor_wat")
    ground(s, "c2", "", printed(s, "home_america_11"))  # silk
    city(s, 0, 1, "h4")
    s.supply = replaced(s.supply, c.RESOURCES.index("wheat"), 0)
    manage(s, 0)
    found = {text for text in legal(s, 0) if text.startswith("harvest")}
    assert found == {"harvest 0-0 incense", "harvest 0-0 iron", "harvest 0-0 silk"}  # the market has no wheat
    play(s, 0, "harvest 0-0 iron")
    assert tokens(s, 0, "iron") == 1
    army(s, 1, "b2")  # blockaded: only what the outskirts show
    manage(s, 0)
    assert {text for text in legal(s, 0) if text.startswith("harvest")} == {"harvest 0-0 silk"}


@rule("civilization", "R19.4")
def test_the_louvre_gives_three_culture_at_the_start_of_turn():
    assert T.wonders[T.wonder_ids.index("louvre")].cheap_tech == 1 << T.tech_ids.index("printing_press")
    s = flat()
    piece(s, "b2", "louvre")
    piece(s, "c2", "stonehenge")
    start(s, 0)
    assert s.culture[0] == 4
    army(s, 1, "b2")
    start(s, 0)
    assert s.culture[0] == 5


@rule("civilization", "R10.2", "R19.10")
def test_t76_porcelain_tower():
    s = flat()
    piece(s, "b2", "porcelain_tower")
    assert thresholds(s, 0) == 5
    assert s.observe(0)["players"][0]["research_cost"] == [1, 6, 11, 16, 21]
    no_techs(s, 0)
    s.trade[0] = 4
    turn(s, 0, c.RESEARCH)
    play(s, 0, "research pottery")
    assert s.trade[0] == 0  # all trade above the coins is still lost
    assert knows(s, 0, "pottery")


def test_panama_canal():
    s = flat()
    piece(s, "b2", "panama_canal")
    start(s, 0)
    start(s, 0)
    assert s.coin_count[0] == 2
    army(s, 1, "b2")
    from ziggurat.games.civilization.flow import settle_coins

    settle_coins(s)
    assert s.coin_count[0] == 0


@rule("civilization", "R19.3", "R10.6")
def test_statue_of_liberty():
    s = flat("china", "america")
    no_techs(s, 0)
    piece(s, "b2", "statue_of_liberty")
    tech(s, 1, "theology")
    start(s, 0)
    options = {text.split()[-1] for text in legal(s, 0) if text.startswith("wonder")}
    assert options == {"currency"}  # Theology has no place yet
    play(s, 0, "wonder statue_of_liberty currency")
    assert knows(s, 0, "currency")


@rule("civilization", "R19.2", "R8.15")
def test_t91_opera_house():
    s = flat()
    piece(s, "b2", "sydney_opera_house")
    start(s, 0)
    play(s, 0, "wonder sydney_opera_house")
    assert s.culture_step[0] == 1
    assert len(s.events[0]) == 1
    s.used[0] = 0
    s.culture_step = replaced(s.culture_step, 0, 20)
    start(s, 0)
    play(s, 0, "wonder sydney_opera_house")
    assert (s.ending, s.winner) == (c.E_CULTURE, 0)


@rule("civilization", "R15.1")
def test_obsolete_wonders_stop_working():
    s = flat()
    piece(s, "b2", "himeji_samurai_castle")
    make_obsolete(s, T.wonder_ids.index("himeji_samurai_castle"))
    from ziggurat.games.civilization.world import has_wonder

    assert not has_wonder(s, 0, c.OP_STRENGTH)
    assert city_yield(s, 0) >> c.CULTURE_SHIFT & 255 == 2
