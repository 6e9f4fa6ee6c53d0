"""Every tech and its ability: R2.5, R10.7, R10.9, R12.1, R19.7, R23."""

import pytest

from games.civilization.positions import (
    T,
    city,
    flat,
    forces,
    knows,
    legal,
    manage,
    marker,
    market_wonder,
    no_techs,
    piece,
    play,
    sq,
    start,
    step_name,
    tech,
    token,
    tokens,
)
from support import messages, rule
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.research import learn
from ziggurat.games.civilization.world import city_production
from ziggurat.kernel.words import languages

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
    for lang in languages():
        assert messages(TITLE.package, lang)[f"name-{name}"]


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
    assert s.supply == (2, 2, 2, 2)


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
    assert s.units[1] == ()
    assert len(s.unit_discards[0]) == 1
    s.used[0] = 0
    manage(s, 0)
    play(s, 0, "use monarchy_silk", "target stonehenge")
    assert s.obsolete >> T.wonder_ids.index("stonehenge") & 1
    start(s, 1)
    assert s.culture[1] == 0


@rule("civilization", "R19.7")
def test_monarchy_kills_a_unit_of_another_who_has_one():
    s = flat("america", "germany", "china")
    tech(s, 1, "monarchy")
    token(s, 1, "silk")
    forces(s, 0, ("infantry", 1))
    forces(s, 1, ("infantry", 2))
    forces(s, 2)
    manage(s, 1)
    play(s, 1, "use monarchy_silk")
    assert [text for text in legal(s, 1) if "player" in text] == ["target player 0"]


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
    told = [messages(TITLE.package, lang) for lang in languages()]
    for ability in T.abilities:
        assert ability.op != c.OP_NONE
        for spoken in told:
            assert spoken[f"name-{ability.id}"]
            assert spoken[f"text-{ability.id}"]


@rule("civilization", "R10.9")
def test_two_cards_with_equal_text_may_both_be_used():
    s = flat()
    tech(s, 0, "animal_husbandry", "construction")
    token(s, 0, "wheat", "wheat")
    manage(s, 0)
    play(s, 0, "use animal_husbandry_wheat", "target 0-0", "use construction_wheat", "target 0-0")
    assert city_production(s, 0) == 8
