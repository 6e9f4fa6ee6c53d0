"""Every civilization: R18."""

import pytest

from games.civilization.positions import (
    T,
    army,
    city,
    flat,
    forces,
    legal,
    manage,
    market_wonder,
    move,
    play,
    scout,
    start,
    step_name,
    tech,
    tokens,
)
from support import messages, rule
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.attack import trigger_culture
from ziggurat.games.civilization.research import learn
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.kernel.content import Pack
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.words import languages


@rule("civilization", "R18.1")
def test_america():
    s = flat("america", "china")
    assert (T.civs[s.civ[0]].rate_trade, T.civs[s.civ[0]].rate_production) == (3, 2)
    s.trade[0] = 9
    manage(s, 0)
    play(s, 0, "produce 0-0 infantry")  # 5 from nothing: three conversions
    assert s.trade[0] == 0


@pytest.mark.parametrize("seat", [0, 1])
@rule("civilization", "R18.4")
def test_germany(seat):
    civs = ("germany", "america")[:: 1 if seat == 0 else -1]
    s = flat(*civs)
    tech(s, seat, "pottery", "writing")
    forces(s, seat)
    learn(s, seat, T.tech_ids.index("democracy"))
    assert [T.card_type[card] for card in s.units[seat]] == [c.INFANTRY]
    s.cached_seat = -1
    assert step_name(s) == "take_resource"
    assert legal(s, seat) == ["take incense", "take iron", "take silk", "take wheat"]
    play(s, seat, "take silk")
    assert tokens(s, seat, "silk") == 1
    # Not if the rank was as high already; nothing without a unit.
    s = flat(*civs)
    tech(s, seat, "gunpowder")
    forces(s, seat)
    learn(s, seat, T.tech_ids.index("democracy"))
    assert not s.units[seat]
    learn(s, seat, T.tech_ids.index("flight"))
    assert [T.card_type[card] for card in s.units[seat]] == [c.AIRCRAFT]


@rule("civilization", "R18.5")
def test_rome():
    s = flat("rome", "america")
    s.bonus = replaced(s.bonus, 0, 15)
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

    assert table("rome", "america").culture_step == (0, 0)


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
    s.bonus = replaced(s.bonus, 0, 9)
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
    for lang in languages():
        assert messages(TITLE.package, lang)[f"name-{name}"]


@rule("civilization", "R18.2")
@pytest.mark.parametrize(("when", "culture"), [("explore_hut", (3, 0)), ("conquer_village", (0, 3))])
def test_culture_comes_with_what_the_pack_names(when, culture):
    """China's ability with one of its two happenings left."""
    ability = f"      - {{id: china_explore_culture, effect: {{when: [{when}]}}}}"
    pack = Pack(
        "mine.yaml", f"civilizations:\n  civilizations:\n    - id: china\n      abilities:\n{ability}\n".encode()
    )
    s = TITLE.new(2, 1, {"civilizations": "chosen"}, pack)
    assert isinstance(s, CivilizationState)
    play(s, 0, "civilization china")
    play(s, 1, "civilization russia")
    gained = []
    for happening in (c.T_HUT, c.T_CONQUER_VILLAGE):
        before = s.culture[0]
        trigger_culture(s, 0, happening)
        gained.append(s.culture[0] - before)
    assert tuple(gained) == culture
