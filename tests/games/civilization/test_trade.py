"""Trade and negotiation: R7, R22.3, T17-T21, T90."""

from msgspec import UNSET

from games.civilization.positions import (
    city,
    event,
    flat,
    ground,
    legal,
    marker,
    play,
    step_name,
    tech,
    token,
    tokens,
    turn,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.trade import collect
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rows import replaced


def trade(s, seat=0):
    return turn(s, seat, c.TRADE)


@rule("civilization", "R7.1")
def test_t17_collecting_from_two_cities():
    s = flat()
    city(s, 0, 1, "h4")
    for name in ("b2", "c2", "d2", "b3"):
        ground(s, name, "desert")
    for square in s.board.ring[s.centre[1]]:
        ground(s, f"{chr(97 + square % 16)}{square // 16 + 1}", "desert")
    collect(s)
    assert s.trade[0] == 12


@rule("civilization", "R7.2", "R10.9")
def test_t21_horseback_riding():
    s = flat("america", "germany", "china")
    tech(s, 0, "horseback_riding")
    token(s, 0, "silk", "silk")
    trade(s)
    play(s, 0, "use horseback_riding_silk", "target player 2")
    assert (s.trade[0], s.trade[1], s.trade[2]) == (9, 0, 6)
    assert tokens(s, 0, "silk") == 1
    assert s.supply[c.SILK] == 2
    assert "use horseback_riding_silk" not in legal(s, 0)
    assert step_name(s) == "negotiate"


@rule("civilization", "R7.3", "R7.4", "R22.3")
def test_offer_composed_sent_and_accepted():
    s = flat()
    s.trade = [10, 4]
    s.culture = (6, 0)
    token(s, 0, "silk")
    token(s, 1, "iron")
    trade(s)
    play(s, 0, "offer 1")
    assert "send" not in legal(s, 0)  # not empty on both sides
    play(s, 0, "give 3 trade", "give 2 culture", "give 1 silk", "want 1 iron", "want 4 trade")
    assert not [text for text in legal(s, 0) if text.startswith("give 1 trade")]
    play(s, 0, "send")
    assert legal(s, 1) == ["accept", "refuse", "counter"]
    play(s, 1, "accept")
    assert s.trade == [11, 3]
    assert s.culture == (4, 2)
    assert (tokens(s, 0, "iron"), tokens(s, 1, "silk")) == (1, 1)
    assert s.offer == []


@rule("civilization", "R7.3", "R21.2")
def test_hidden_goods_change_hands():
    s = flat()
    marker(s, 0, "hut_spy", "hut_wheat")
    marker(s, 1, "village_iron", "village_spy")
    event(s, 1, "drought", "sabotage", "defection")
    s.hand_size = replaced(s.hand_size, 1, 3)
    trade(s)
    play(s, 0, "offer 1", "give 1 hut_spy", "want 1 village", "want 1 culture_1", "send")
    seen = s.observe(1)["offer"]
    assert seen["give"]["huts"] == 1
    assert seen["give_exact"] is UNSET
    assert s.observe(0)["offer"]["give_exact"] == {"hut_spy": 1}
    play(s, 1, "accept")
    assert set(legal(s, 1)) == {"hand_over village_iron", "hand_over village_spy"}
    play(s, 1, "hand_over village_iron", "hand_over sabotage")
    names = [s.tables.marker_ids[m % 16] for m in s.held[0]]
    assert sorted(names) == ["hut_wheat", "village_iron"]
    assert s.tables.event_ids[s.events[0][0] % 64] == "sabotage"
    # The giver remembers, nobody else knows.
    assert s.observe(1)["players"][0]["hand"] == ["sabotage"]
    assert s.observe(1)["players"][0]["known_markers"] == ["village_iron"]
    assert s.observe(None)["players"][0]["hand"] == []
    world = s.resample(1, rng_from_seed(3))
    assert world.observe(1)["players"][0]["hand"] == ["sabotage"]


@rule("civilization", "R7.5", "R2.9")
def test_t20_hand_limit_after_an_exchange():
    s = flat()
    event(s, 0, "drought")
    event(s, 1, "sabotage", "defection")
    s.trade = [0, 27]
    trade(s)
    play(s, 0, "offer 1", "give 1 drought", "want 5 trade", "send")
    play(s, 1, "accept")
    assert step_name(s) == "discard"
    assert s.actors() == [1]
    play(s, 1, "discard drought")
    assert len(s.events[1]) == 2
    assert s.trade[0] == 5
    # Trade above 27 is lost.
    s = flat()
    s.trade = [25, 20]
    trade(s)
    play(s, 0, "offer 1", "want 10 trade", "send")
    play(s, 1, "accept")
    assert s.trade == [27, 10]


@rule("civilization", "R7.6")
def test_gifts_are_allowed():
    s = flat()
    s.trade = [9, 0]
    trade(s)
    play(s, 0, "offer 1", "give 9 trade", "send")
    play(s, 1, "accept")
    assert s.trade == [0, 9]


@rule("civilization", "R7.7")
def test_trade_is_stored_and_production_is_not():
    s = flat()
    s.trade[0] = 5
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    assert s.trade[0] == 5
    s.bonus = replaced(s.bonus, 0, 9)
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    assert s.bonus[0] == 0


@rule("civilization", "R22.3", "R22.12")
def test_t90_offers_are_bounded():
    s = flat()
    s.trade = [5, 5]
    trade(s)
    offers = 0
    while step_name(s) == "negotiate":
        seat = s.actors()[0]
        if f"offer {1 - seat}" not in legal(s, seat):
            assert legal(s, seat) == ["pass"]
            play(s, seat, "pass")
            continue
        play(s, seat, f"offer {1 - seat}", "give 1 trade", "send")
        play(s, 1 - seat, "refuse")
        offers += 1
    assert offers == 6
    assert s.phase == c.CITY_MANAGEMENT


@rule("civilization", "R22.3")
def test_counter_offers_use_up_ones_own_offers():
    s = flat()
    s.trade = [5, 5]
    trade(s)
    play(s, 0, "offer 1", "want 5 trade", "send")
    play(s, 1, "counter")
    assert s.actors() == [1]
    play(s, 1, "give 1 trade", "send")
    assert s.offers_left == (2, 2)
    play(s, 0, "counter", "give 2 trade", "send")
    play(s, 1, "accept")
    assert s.trade == [3, 7]
    assert s.offers_left == (1, 2)
    assert s.actors() == [1]  # the pointer moves on from the first proposer


@rule("civilization", "R22.3")
def test_giving_up_an_offer_counts_as_passing():
    s = flat()
    s.trade = [5, 5]
    trade(s)
    play(s, 0, "offer 1", "give 1 trade", "drop")
    assert s.passed == 1
    assert s.actors() == [1]
    play(s, 1, "pass")
    assert s.phase == c.CITY_MANAGEMENT


def test_negotiation_can_be_switched_off():
    s = flat(offers_per_player=0)
    trade(s)
    assert s.phase == c.CITY_MANAGEMENT


@rule("civilization", "R7.3", "R22.3")
def test_every_amount_that_is_there_may_be_given_and_wanted_and_no_other():
    s = flat()
    s.trade, s.culture = [3, 2], (2, 4)
    token(s, 0, "silk", "silk")
    token(s, 1, "iron")
    turn(s, 0, c.TRADE)
    play(s, 0, "offer 1")
    assert {text for text in legal(s, 0) if text.startswith(("give", "want"))} == {
        *("give 1 trade", "give 2 trade", "give 3 trade", "give 1 culture", "give 2 culture"),
        *("give 1 silk", "give 2 silk", "want 1 iron", "want 1 trade", "want 2 trade"),
        *("want 1 culture", "want 2 culture", "want 3 culture", "want 4 culture"),
    }
    # Each kind of goods is set once on each side.
    play(s, 0, "give 1 culture", "want 4 culture")
    left = {text for text in legal(s, 0) if "culture" in text}
    assert left == set()


@rule("civilization", "R22.3")
def test_who_has_more_culture_than_an_offer_can_say_trades_all_the_same():
    """Culture has no limit; to ask what is legal ended the game."""
    s = flat()
    s.trade, s.culture = [0, 0], (108, 250)
    turn(s, 0, c.TRADE)
    play(s, 0, "offer 1")
    amounts = range(1, 100)
    assert {text for text in legal(s, 0) if text.startswith(("give", "want"))} == {
        *(f"give {n} culture" for n in amounts),
        *(f"want {n} culture" for n in amounts),
    }
    assert s.why_not(0, "give 100 culture") is not None
    play(s, 0, "give 99 culture", "want 99 culture", "send")
    play(s, 1, "accept")
    assert s.culture == (108, 250)
