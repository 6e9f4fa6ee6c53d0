"""Every government, as first printed and reprinted: R6.8, R23."""

import pytest

from games.civilization.positions import (
    T,
    army,
    city,
    event,
    flat,
    ground,
    legal,
    manage,
    move,
    play,
    printed,
    rule_by,
    scout,
    sq,
    start,
    step_name,
    tech,
    tokens,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.attack import force_size
from ziggurat.games.civilization.city_actions import arts
from ziggurat.games.civilization.trade import collect
from ziggurat.games.civilization.world import city_production, combat_bonus, hand_limit
from ziggurat.kernel.rows import replaced


@pytest.mark.parametrize("name", T.government_ids)
@rule("civilization", "R6.8", "R23")
def test_every_government(name):
    s = flat()
    city(s, 0, 1, "h4")
    ground(s, "b2", "forest")
    rule_by(s, 0, name)
    s.trade[0] = 5
    collect(s)
    assert s.trade[0] == 5 + (2 if name == "democracy" else 0)
    ground(s, "g3", "desert")
    for square in ("c2", "d2"):
        ground(s, square, "desert")
    collect(s)
    assert s.trade[0] - 5 == {"democracy": 2 + 5, "fundamentalism": 1}.get(name, 3)  # never below 0
    assert city_production(s, 0) == 2 + (2 if name == "communism" else 0)
    assert arts(s, 0) == 1 + {"monarchy": 1, "communism": -1}.get(name, 0)
    assert arts(s, 1) == 1 + (1 if name == "monarchy" else 0)
    assert hand_limit(s, 0) == 2 + (1 if name == "monarchy" else 0)
    assert force_size(s, 0, 1, False) == 3 + (1 if name == "fundamentalism" else 0)
    assert s.coin_count[0] == (1 if name == "feudalism" else 0)
    manage(s, 0)
    texts = legal(s, 0)
    assert ("arts 0-0" in texts) == (name != "anarchy")
    assert "arts 0-1" in texts
    s.token = replaced(s.token, sq("k8"), c.HUT)
    scout(s, 0, "k7")
    army(s, 0, "i7")
    army(s, 1, "i8")
    move(s, 0)
    play(s, 0, "move k7 0+1")
    assert ("step k8" in legal(s, 0)) == (name == "republic")
    play(s, 0, "stop", "move i7 1+0")
    assert "step i8" in legal(s, 0)


@rule("civilization", "R6.8")
def test_democracy_attacks_no_cities_but_armies_in_the_open():
    s = flat()
    rule_by(s, 0, "democracy")
    city(s, 1, 1, "i4")
    army(s, 1, "h5")
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert "step i4" not in legal(s, 0)
    assert s.why_not(0, "step i4").key == "why.step_peace"
    assert "step h5" in legal(s, 0)
    # An army may be built onto a blockading one.
    s = flat()
    rule_by(s, 0, "democracy")
    army(s, 1, "b2")
    s.bonus = replaced(s.bonus, 0, 4)
    manage(s, 0)
    play(s, 0, "produce 0-0 army")
    assert "place b2" in legal(s, 0)
    # Villages may be attacked.
    s = flat()
    rule_by(s, 0, "democracy")
    s.token = replaced(s.token, sq("i4"), c.VILLAGE)
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


@rule("civilization", "R6.8", "R6.3")
def test_under_republic_armies_found_cities():
    s = flat()
    army(s, 0, "l2")
    rule_by(s, 0, "republic")
    start(s, 0)
    assert "found l2 army" in legal(s, 0)
    rule_by(s, 0, "despotism")
    start(s, 0)
    assert "found l2 army" not in legal(s, 0)


@rule("civilization", "R6.8", "R8.19")
def test_under_feudalism_a_city_harvests_in_the_outskirts_of_another():
    s = flat()
    city(s, 0, 1, "h4")
    ground(s, "c2", "", printed(s, "home_china_10"))  # iron beside the capital
    rule_by(s, 0, "feudalism")
    manage(s, 0)
    assert {text for text in legal(s, 0) if text.startswith("harvest")} == {"harvest 0-0 iron", "harvest 0-1 iron"}
    play(s, 0, "harvest 0-1 iron")
    assert tokens(s, 0, "iron") == 1
    rule_by(s, 0, "despotism")
    manage(s, 0)
    assert {text for text in legal(s, 0) if text.startswith("harvest")} == {"harvest 0-0 iron"}


@rule("civilization", "R6.8", "R2.9")
def test_who_leaves_monarchy_discards_at_once():
    s = flat()
    rule_by(s, 0, "monarchy")
    event(s, 0, "drought", "sabotage", "disoriented")
    start(s, 0)
    play(s, 0, "government anarchy")
    assert step_name(s) == "discard"
    play(s, 0, "discard drought")
    assert len(s.events[0]) == 2
    assert step_name(s) == "start_of_turn"


def test_russia_begins_devoted_to_the_arts_if_it_wants():
    s = flat("russia", "germany")
    rule_by(s, 0, "communism")
    manage(s, 0)
    play(s, 0, "arts 0-0")
    assert s.culture[0] == 0  # one less than the single culture of a capital without icons


@rule("civilization", "R6.8")
def test_reprinted_governments_of_the_second_seat_count_what_is_its_own():
    """A figure on the first square of the map, too."""
    s = flat(government_set="ww")
    army(s, 0, "l2", 2)
    army(s, 1, "a1")
    army(s, 1, "k2")
    rule_by(s, 1, "fundamentalism")
    start(s, 1)
    assert s.culture[1] == 2
    s = flat(government_set="ww")
    city(s, 1, 1, "h4")
    for name in ("b2", "c2", "d2"):
        ground(s, name, "forest")
    ground(s, "m5", "forest")
    rule_by(s, 1, "communism")
    capital, second = city_production(s, c.CITIES), city_production(s, c.CITIES + 1)
    assert city_production(s, 0) > capital == second > 0
