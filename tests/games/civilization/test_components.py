"""Every tech, ability, wonder, government and civilization does what it says: R10.7, R12, R18, R19, R23."""

import pytest

from games.civilization.positions import (
    army,
    city,
    coins,
    flat,
    forces,
    ground,
    knows,
    legal,
    manage,
    marker,
    market_wonder,
    move,
    no_techs,
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
    turn,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.attack import force_size
from ziggurat.games.civilization.city_actions import arts, item_cost
from ziggurat.games.civilization.content import tables
from ziggurat.games.civilization.effects import make_obsolete
from ziggurat.games.civilization.research import learn, thresholds
from ziggurat.games.civilization.world import city_production, city_trade, city_yield, combat_bonus
from ziggurat.kernel.words import words

T = tables(None)

# tech: level, buildings, governments, unit rank, speed, stacking, water, hand, printed coin, cities
TECHS = {
    "animal_husbandry": (1, [], [], None, 0, 0, 0, 0, 0, 0),
    "code_of_laws": (1, ["trading_post"], ["republic"], None, 0, 0, 0, 0, 0, 0),
    "currency": (1, ["market"], [], None, 0, 0, 0, 0, 0, 0),
    "horseback_riding": (1, [], [], None, 3, 0, 0, 0, 0, 0),
    "masonry": (1, [], [], None, 0, 3, 0, 0, 0, 0),
    "metalworking": (1, ["barracks"], [], None, 0, 0, 0, 0, 0, 0),
    "navigation": (1, ["harbor"], [], None, 0, 0, 1, 0, 0, 0),
    "philosophy": (1, ["temple"], [], None, 0, 0, 0, 0, 0, 0),
    "pottery": (1, ["granary"], [], None, 0, 0, 0, 1, 0, 0),
    "writing": (1, ["library"], [], None, 0, 0, 0, 0, 0, 0),
    "chivalry": (2, [], ["feudalism"], ("mounted", 2), 0, 0, 0, 0, 0, 0),
    "civil_service": (2, [], [], None, 0, 0, 0, 1, 1, 0),
    "construction": (2, ["workshop"], [], None, 0, 0, 0, 0, 0, 0),
    "democracy": (2, [], ["democracy"], ("infantry", 2), 0, 0, 0, 0, 0, 0),
    "engineering": (2, ["aqueduct"], [], None, 0, 0, 0, 0, 0, 0),
    "irrigation": (2, [], [], None, 0, 0, 0, 0, 0, 3),
    "mathematics": (2, [], [], ("artillery", 2), 0, 0, 0, 0, 0, 0),
    "monarchy": (2, [], ["monarchy"], None, 0, 0, 0, 0, 0, 0),
    "printing_press": (2, ["university"], [], None, 0, 4, 0, 0, 0, 0),
    "sailing": (2, [], [], None, 4, 0, 2, 0, 0, 0),
    "banking": (3, ["bank"], [], None, 0, 0, 0, 0, 0, 0),
    "biology": (3, [], [], None, 0, 5, 0, 0, 0, 0),
    "communism": (3, [], ["communism"], None, 0, 0, 0, 0, 0, 0),
    "gunpowder": (3, [], [], ("infantry", 3), 0, 0, 0, 0, 0, 0),
    "metal_casting": (3, [], [], ("artillery", 3), 0, 0, 0, 0, 0, 0),
    "military_science": (3, ["academy"], [], None, 0, 0, 0, 0, 0, 0),
    "railroad": (3, ["iron_mine"], [], ("mounted", 3), 0, 0, 0, 0, 1, 0),
    "steam_power": (3, [], [], None, 5, 0, 2, 0, 0, 0),
    "theology": (3, ["cathedral"], ["fundamentalism"], None, 0, 0, 0, 1, 0, 0),
    "atomic_theory": (4, [], [], None, 0, 0, 0, 0, 0, 0),
    "ballistics": (4, [], [], ("artillery", 4), 0, 0, 0, 0, 0, 0),
    "combustion": (4, [], [], ("mounted", 4), 0, 0, 0, 0, 0, 0),
    "computers": (4, [], [], None, 0, 0, 0, 0, 1, 0),
    "flight": (4, [], [], ("aircraft", 1), 6, 0, 2, 0, 0, 0),
    "mass_media": (4, [], [], None, 0, 0, 0, 0, 0, 0),
    "replaceable_parts": (4, [], [], ("infantry", 4), 0, 6, 0, 0, 0, 0),
    "space_flight": (5, [], [], None, 0, 0, 0, 0, 0, 0),
}


@pytest.mark.parametrize("name", T.tech_ids)
@rule("civilization", "R10.7", "R12.1", "R2.7", "R2.11")
def test_every_tech(name):
    level, buildings, governments, rank, speed, limit, water, hand, coin, cities = TECHS[name]
    s = flat("china", "germany")
    no_techs(s, 0)
    number = T.tech_ids.index(name)
    assert T.tech_level[number] == level
    before = (s.speed[0], s.stack_limit[0], s.hand_size[0], s.max_cities[0])
    learn(s, 0, number)
    from ziggurat.games.civilization.flow import settle_coins

    settle_coins(s)
    assert knows(s, 0, name)
    assert [b.id for n, b in enumerate(T.buildings) if T.tech_buildings[number] >> n & 1] == buildings
    assert [g for n, g in enumerate(T.government_ids) if T.tech_governments[number] >> n & 1] == governments
    for government in governments:
        assert s.open_next[0] >> T.government_ids.index(government) & 1
    if rank:
        assert s.ranks[c.UNIT_TYPES.index(rank[0])] == rank[1]
    assert s.speed[0] == max(before[0], speed)
    assert s.stack_limit[0] == max(before[1], limit)
    assert s.hand_size[0] == before[2] + hand
    assert s.max_cities[0] == max(before[3], cities)
    assert s.water[0] == water
    assert s.coin_count[0] == coin
    for lang in ("en", "de"):
        assert f"name.{name}" in words("ziggurat.games.civilization", lang).messages


# -- resource abilities (battle and reaction abilities are in their own tests) --------------------------------


@pytest.mark.parametrize(("name", "bonus"), [("animal_husbandry", 3), ("construction", 5), ("banking", 7)])
@rule("civilization", "R2.5", "R23")
def test_wheat_abilities(name, bonus):
    s = flat()
    tech(s, 0, name)
    token(s, 0, "wheat")
    city(s, 0, 1, "h4")
    manage(s, 0)
    play(s, 0, f"use {name}_wheat")
    assert legal(s, 0) == ["target 0-0", "target 0-1"]
    play(s, 0, "target 0-1")
    assert city_production(s, 1) == bonus
    assert city_production(s, 0) == 0
    assert s.supply[c.WHEAT] == 2


@pytest.mark.parametrize(("name", "culture"), [("currency", 3), ("chivalry", 5), ("metal_casting", 7)])
def test_incense_abilities(name, culture):
    s = flat()
    tech(s, 0, name)
    token(s, 0, "incense")
    manage(s, 0)
    play(s, 0, f"use {name}_incense")
    assert s.culture[0] == culture
    assert tokens(s, 0, "incense") == 0


def test_philosophy():
    s = flat()
    tech(s, 0, "philosophy")
    token(s, 0, "incense", "iron")
    manage(s, 0)
    assert "use philosophy_any3" not in legal(s, 0)
    marker(s, 0, "hut_spy")
    manage(s, 0)
    play(s, 0, "use philosophy_any3", "pay hut_spy", "pay iron")
    assert step_name(s) == "great_person"
    assert s.tokens_gone == 1
    assert s.supply == [2, 2, 2, 2]


@rule("civilization", "R19.7", "R15.1", "R15.2")
def test_monarchy():
    s = flat()
    tech(s, 0, "monarchy")
    token(s, 0, "silk", "silk")
    piece(s, "m5", "stonehenge")
    market_wonder(s, "angkor_wat")
    forces(s, 1, ("infantry", 1))
    manage(s, 0)
    play(s, 0, "use monarchy_silk")
    options = {text.removeprefix("target ") for text in legal(s, 0)}
    assert "stonehenge" in options
    assert "oracle" in options  # one in the market
    assert "angkor_wat" not in options  # medieval
    assert "player 1" in options
    play(s, 0, "target player 1")
    assert s.units[1] == []
    assert len(s.unit_discards[0]) == 1
    s.used[0] = 0
    manage(s, 0)
    play(s, 0, "use monarchy_silk", "target stonehenge")
    assert s.obsolete >> T.wonder_ids.index("stonehenge") & 1
    start(s, 1)
    assert s.culture[1] == 0


@rule("civilization", "R19.7", "R19.8")
def test_gunpowder():
    s = flat()
    tech(s, 0, "gunpowder")
    token(s, 0, "silk", "silk")
    piece(s, "m5", "angkor_wat")
    piece(s, "n5", "temple")
    s.walled |= 1 << 3
    manage(s, 0)
    play(s, 0, "use gunpowder_any2")
    options = {text.removeprefix("target ") for text in legal(s, 0)}
    assert {"angkor_wat", "n5", "n6"} <= options
    assert "panama_canal" not in options
    play(s, 0, "target n5")
    assert s.piece[sq("n5")] == 0


def test_every_ability_is_told():
    for ability in T.abilities:
        assert ability.op != c.OP_NONE
        for lang in ("en", "de"):
            spoken = words("ziggurat.games.civilization", lang).messages
            assert spoken[f"name.{ability.id}"]
            assert spoken[f"text.{ability.id}"]


@rule("civilization", "R10.9")
def test_two_cards_with_equal_text_may_both_be_used():
    s = flat()
    tech(s, 0, "animal_husbandry", "construction")
    token(s, 0, "wheat", "wheat")
    manage(s, 0)
    play(s, 0, "use animal_husbandry_wheat", "target 0-0", "use construction_wheat", "target 0-0")
    assert city_production(s, 0) == 8


@rule("civilization", "R12.3", "R2.9")
def test_t77_coins_at_work():
    s = flat()
    city(s, 0, 1, "h4")
    tech(s, 0, "military_science", "computers")
    coins(s, 0, 7)
    assert city_production(s, 0) == 2
    assert city_production(s, 1) == 2
    coins(s, 0, 10)
    assert force_size(s, 0, 1, False) == 5
    from ziggurat.games.civilization.world import hand_limit

    assert hand_limit(s, 0) == 4


# -- wonders --------------------------------------------------------------------------------------------

WONDERS = {
    "colossus": ("ancient", 15, 10, 1),
    "hanging_gardens": ("ancient", 15, 10, 1),
    "oracle": ("ancient", 15, 10, 1),
    "stonehenge": ("ancient", 10, 10, 1),
    "angkor_wat": ("medieval", 20, 10, 2),
    "brandenburg_gate": ("medieval", 15, 15, 2),
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
    s.techs[0] |= card.cheap_tech
    assert item_cost(s, 0, c.ITEM_WONDER + number) == cheap
    s.techs[0] &= ~card.cheap_tech
    s.bonus[0] = cost
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


def test_angkor_wat():
    s = flat()
    piece(s, "b2", "angkor_wat")
    ground(s, "c2", "", printed(s, "home_america_11"))  # silk
    ground(s, "d2", "", printed(s, "home_china_10"))  # iron
    city(s, 0, 1, "h4")
    manage(s, 0)
    assert {"harvest 0-0 silk silk", "harvest 0-0 iron silk", "harvest 0-0 silk"} <= set(legal(s, 0))
    play(s, 0, "harvest 0-0 iron silk")
    assert (tokens(s, 0, "iron"), tokens(s, 0, "silk")) == (1, 1)
    manage(s, 0)
    assert "harvest 0-0 silk silk" not in legal(s, 0)  # once per round


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
    s.culture_step[0] = 20
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


# -- governments ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", T.government_ids)
@rule("civilization", "R6.8", "R23")
def test_every_government(name):
    s = flat()
    city(s, 0, 1, "h4")
    ground(s, "b2", "forest")
    rule_by(s, 0, name)
    assert city_trade(s, 0) == (2 if name == "democracy" else 0)
    assert city_production(s, 0) == 2 + (2 if name == "communism" else 0)
    assert arts(s, 0) == 1 + (2 if name == "monarchy" else 0)
    assert arts(s, 1) == 1
    assert force_size(s, 0, 1, False) == 3 + (1 if name == "fundamentalism" else 0)
    assert s.coin_count[0] == (1 if name == "feudalism" else 0)
    manage(s, 0)
    texts = legal(s, 0)
    assert ("arts 0-0" in texts) == (name not in ("anarchy", "communism"))
    assert ("arts 0-1" in texts) == (name != "communism")
    s.token[sq("k8")] = c.HUT
    scout(s, 0, "k7")
    army(s, 0, "i7")
    army(s, 1, "i8")
    move(s, 0)
    play(s, 0, "move k7 0+1")
    assert ("step k8" in legal(s, 0)) == (name == "republic")
    play(s, 0, "stop", "move i7 1+0")
    assert ("step i8" in legal(s, 0)) == (name != "democracy")


def test_democracy_keeps_peace_in_building_too():
    s = flat()
    rule_by(s, 0, "democracy")
    army(s, 1, "b2")
    s.bonus[0] = 4
    manage(s, 0)
    play(s, 0, "produce 0-0 army")
    assert "place b2" not in legal(s, 0)
    # Villages may be attacked.
    s = flat()
    rule_by(s, 0, "democracy")
    s.token[sq("i4")] = c.VILLAGE
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert "step i4" in legal(s, 0)


@pytest.mark.parametrize("name", T.government_ids)
def test_every_reprinted_government(name):
    s = flat(government_set="ww")
    city(s, 0, 1, "h4")
    ground(s, "b2", "forest")
    ground(s, "c2", "", printed(s, "home_china_10"))  # iron on a mountain
    army(s, 0, "l2")
    army(s, 0, "k2")
    rule_by(s, 0, name)
    assert city_production(s, 0) == 3 + (1 if name == "despotism" else 0)
    assert city_production(s, 1) == {"despotism": 1, "communism": 3}.get(name, 0)
    assert force_size(s, 0, 1, False) == 3 + (1 if name == "communism" else 0)
    assert combat_bonus(s, 0) == (4 if name == "fundamentalism" else 0)
    assert s.coin_count[0] == (1 if name == "democracy" else 0)
    tech(s, 0, "irrigation")
    start(s, 0)
    assert s.trade[0] == (2 if name == "democracy" else 0)
    assert s.culture[0] == (2 if name == "fundamentalism" else 0)
    texts = legal(s, 0)
    assert ("found l2 army" in texts) == (name == "republic")
    assert ("harvest 0-0 iron" in texts) == (name == "feudalism")
    if name == "feudalism":
        play(s, 0, "harvest 0-0 iron")
        assert tokens(s, 0, "iron") == 1
        assert "harvest 0-0 iron" not in legal(s, 0)
    if name == "republic":
        play(s, 0, "found l2 army")
        assert s.city_at[sq("l2")] == 2
    manage(s, 0)
    if name == "monarchy":
        play(s, 0, "arts 0-0")
        assert "arts 0-0" not in legal(s, 0)
        assert "harvest 0-0 iron" in legal(s, 0)
    assert ("arts 0-0" in legal(s, 0)) == (name not in ("anarchy", "monarchy"))


# -- civilizations --------------------------------------------------------------------------------------


@rule("civilization", "R18.1")
def test_america():
    s = flat("america", "china")
    assert (T.civs[s.civ[0]].rate_trade, T.civs[s.civ[0]].rate_production) == (3, 2)
    s.trade[0] = 9
    manage(s, 0)
    play(s, 0, "produce 0-0 infantry")  # 5 from nothing: three conversions
    assert s.trade[0] == 0


@rule("civilization", "R18.4")
def test_germany():
    s = flat("germany", "america")
    tech(s, 0, "pottery", "writing")
    forces(s, 0)
    learn(s, 0, T.tech_ids.index("democracy"))
    assert [T.card_type[card] for card in s.units[0]] == [c.INFANTRY]
    s.cached_seat = -1
    assert step_name(s) == "take_resource"
    assert legal(s, 0) == ["take incense", "take iron", "take silk", "take wheat"]
    play(s, 0, "take silk")
    assert tokens(s, 0, "silk") == 1
    # Not if the rank was as high already; nothing without a unit.
    s = flat("germany", "america")
    tech(s, 0, "gunpowder")
    forces(s, 0)
    learn(s, 0, T.tech_ids.index("democracy"))
    assert s.units[0] == []
    learn(s, 0, T.tech_ids.index("flight"))
    assert [T.card_type[card] for card in s.units[0]] == [c.AIRCRAFT]


@rule("civilization", "R18.5")
def test_rome():
    s = flat("rome", "america")
    s.bonus[0] = 15
    market_wonder(s, "colossus")
    manage(s, 0)
    play(s, 0, "produce 0-0 colossus", "place b2")
    assert s.culture_step[0] == 1
    scout(s, 0, "h4")
    start(s, 0)
    play(s, 0, "found h4")
    assert s.culture_step[0] == 2
    # Not for the capital at set-up.
    from games.civilization.positions import table

    assert table("rome", "america").culture_step == [0, 0]


@rule("civilization", "R18.5", "R11.24")
def test_rome_conquers_a_city():
    s = flat("rome", "america")
    city(s, 1, 1, "i4")
    army(s, 0, "h4")
    forces(s, 0, ("infantry", 3), ("mounted", 3), ("artillery", 3))
    forces(s, 1)
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    assert s.culture_step[0] == 1


@rule("civilization", "R18.6", "R2.8")
def test_russia():
    s = flat("russia", "america")
    assert s.stack_limit[0] == 3
    army(s, 0, "h4", 3)
    army(s, 0, "h5", 3)
    army(s, 0, "h6")
    s.bonus[0] = 9
    manage(s, 0)
    assert "produce 0-0 army" not in legal(s, 0)
    from ziggurat.games.civilization.world import take_figure

    take_figure(s, 0, 6)
    manage(s, 0)
    assert "produce 0-0 army" in legal(s, 0)  # the white army can be rebuilt


@pytest.mark.parametrize("name", T.civ_ids)
def test_every_civilization_is_told(name):
    civ = T.civs[T.civ_ids.index(name)]
    assert T.tile_ids[civ.tile] == f"home_{name}"
    for lang in ("en", "de"):
        assert words("ziggurat.games.civilization", lang).messages[f"name.{name}"]


@pytest.mark.parametrize("kind", range(9))
@rule("civilization", "R2.15", "R9.7")
def test_every_marker(kind):
    """Each hut and village marker pays as what it shows and leaves the game."""
    resource = T.marker_resource[kind]
    if resource < 0:
        assert T.marker_ids[kind] == "village_great_person"
        assert T.marker_copies[kind] == 2
        return
    name = c.RESOURCES[resource]
    ability = {
        "incense": "currency_incense",
        "silk": "monarchy_silk",
        "wheat": "animal_husbandry_wheat",
        "uranium": "atomic_theory_actions",
    }.get(name)
    s = flat()
    marker(s, 0, T.marker_ids[kind])
    tech(s, 0, "currency", "monarchy", "animal_husbandry", "atomic_theory")
    manage(s, 0)
    if ability is None:
        from ziggurat.games.civilization.resources import ways

        assert len(ways(s, 0, resource)) == 1
        return
    play(s, 0, f"use {ability}")
    if step_name(s) == "target":
        play(s, 0, legal(s, 0)[0])
    assert s.held[0] == []
    assert s.tokens_gone == 1
    assert s.supply == [2, 2, 2, 2]


def test_village_with_a_great_person():
    s = flat()
    s.village_bag = [T.marker_ids.index("village_great_person")]
    s.token[sq("i4")] = c.VILLAGE
    army(s, 0, "h4")
    forces(s, 0, ("infantry", 3), ("mounted", 3), ("artillery", 3))
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    s.unit_discards[0] += s.battle.hands[1]
    s.battle.hands[1] = []
    s.stack[-1] = (c.S_BATTLE_TURN, 0, 0, 0, 0)
    s.settle()
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    assert step_name(s) == "great_person"
    assert s.held[0] == []
    assert s.tokens_gone == 1
