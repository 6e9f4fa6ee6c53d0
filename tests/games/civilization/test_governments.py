"""Every government, as first printed and reprinted: R6.8, R23."""

import pytest

from games.civilization.positions import (
    T,
    army,
    city,
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
    tech,
    tokens,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.attack import force_size
from ziggurat.games.civilization.city_actions import arts
from ziggurat.games.civilization.world import city_production, city_trade, combat_bonus


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
