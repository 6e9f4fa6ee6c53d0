"""Coins, bought and at work: R8.20, R12, T73, T77-T79."""

import pytest

from games.civilization.positions import (
    T,
    army,
    city,
    coins,
    five,
    flat,
    ground,
    legal,
    manage,
    play,
    printed,
    tech,
    token,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.attack import force_size
from ziggurat.games.civilization.flow import settle_coins
from ziggurat.games.civilization.world import city_production
from ziggurat.kernel.rows import raised, replaced


@rule("civilization", "R8.20")
@pytest.mark.parametrize(("name", "pool", "price"), [("democracy", "trade", 6), ("printing_press", "culture", 5)])
def test_coins_bought_once_per_round(name, pool, price):
    s = flat()
    tech(s, 0, name)
    s.trade, s.culture = ([2 * price, 0], s.culture) if pool == "trade" else (s.trade, (2 * price, 0))
    manage(s, 0)
    play(s, 0, f"coin {name}")
    assert s.coin_count[0] == 1
    assert getattr(s, pool)[0] == price
    assert f"coin {name}" not in legal(s, 0)
    s.used[0] = 0
    s.coins_on = replaced(s.coins_on, T.coin_slot[T.tech_ids.index(name)], 4)
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
    s.bonus = replaced(s.bonus, 0, -1)
    manage(s, 0)
    play(s, 0, "produce 0-0 temple")  # 7 with 4 production: three conversions
    assert s.trade[0] == 3


@rule("civilization", "R12.1", "R12.2", "R17.3")
def test_t78_bank_is_the_fifteenth_coin():
    s = flat()
    tech(s, 0, "banking")
    coins(s, 0, 14)
    s.bonus = replaced(s.bonus, 0, 10)
    for name in ("c2", "d2", "b3", "d3", "b4", "c4", "d4"):
        ground(s, name, "water")
    manage(s, 0)
    play(s, 0, "produce 0-0 bank")
    assert (s.ending, s.winner) == (c.E_ECONOMY, 0)


@rule("civilization", "R17.3")
@pytest.mark.parametrize(("active", "winner"), [(0, 2), (1, 1)])
def test_of_several_with_enough_coins_the_active_player_wins_then_turn_order(active, winner):
    s = flat("rome", "america", "egypt")
    s.active, s.first = active, 2
    for seat in (1, 2):
        s.coins_on = raised(s.coins_on, seat * 8 + 7, 15)
    s.dirty = -1
    settle_coins(s)
    assert (s.ending, s.winner) == (c.E_ECONOMY, winner)


@rule("civilization", "R12.2")
def test_t79_blockaded_gold():
    s = flat()
    ground(s, "b2", "", printed(s, "home_germany_30"))
    s.coins_on = replaced(s.coins_on, 7, 11)
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
