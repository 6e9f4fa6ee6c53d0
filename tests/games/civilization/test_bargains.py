"""Which trades bots offer and accept."""

from games.civilization.positions import begun, flat, legal, play, token, turn
from games.civilization.test_research import pyramid
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.players import View, make_bot


def table(trade: tuple[int, int], culture: tuple[int, int]) -> CivilizationState:
    """Two levels have a place: the first for 6 trade, the second for 11."""
    s = flat("america", "germany", "china")
    for seat in range(3):
        pyramid(s, seat, 2, 0, 0, 0)
        s.trade[seat] = (*trade, 0)[seat]
    s.culture = (*culture, 0)
    return turn(s, 0, c.TRADE)


def chosen(s: CivilizationState) -> str:
    seat = s.actors()[0]
    return TITLE.notation(s, seat, make_bot("greedy", 1).choose(View(s, seat)))


def bargain(s: CivilizationState) -> list[str]:
    """All that the first bot says until another one is asked."""
    said: list[str] = []
    seat = s.actors()[0]
    while s.actors() == [seat]:
        said.append(chosen(s))
        play(s, seat, said[-1])
    return said


def test_what_is_missing_for_a_level_is_bought_from_one_who_has_too_much() -> None:
    s = table(trade=(9, 8), culture=(3, 0))
    assert bargain(s) == ["offer 1", "give 1 culture", "want 2 trade", "send"]
    assert chosen(s) == "accept"
    play(s, 1, "accept")
    assert (s.trade[:2], s.culture[:2]) == ([11, 6], (2, 1))


def test_what_is_left_over_is_sold_to_one_who_lacks_it() -> None:
    s = table(trade=(14, 8), culture=(0, 0))
    assert bargain(s) == ["pass"]  # for nothing in return
    s = table(trade=(14, 8), culture=(0, 0))
    token(s, 1, "silk")
    assert bargain(s) == ["offer 1", "give 3 trade", "want 1 silk", "send"]
    assert chosen(s) == "accept"


def test_who_was_refused_does_not_ask_again_in_this_phase() -> None:
    s = table(trade=(9, 8), culture=(3, 0))
    assert s.offers_left[0] > 1
    bargain(s)
    play(s, 1, "refuse")
    while s.phase == c.TRADE:
        seat = s.actors()[0]
        assert seat or chosen(s) == "pass"
        play(s, seat, "pass")


def test_a_bad_offer_and_one_that_helps_the_other_more_are_refused() -> None:
    s = table(trade=(8, 8), culture=(0, 5))
    play(s, 0, "offer 1", "give 1 trade", "want 3 culture", "send")
    assert chosen(s) == "refuse"
    s = table(trade=(25, 8), culture=(5, 0))
    pyramid(s, 0, 5, 4, 3, 2)
    assert bargain(s) == ["pass"]  # it is the trade for Space Flight: nobody would
    s = turn(s, 0, c.TRADE)
    play(s, 0, "offer 1", "give 5 culture", "want 1 trade", "send")
    assert chosen(s) == "refuse"


def test_bots_trade_with_each_other_and_games_hardly_grow() -> None:
    made = {c.A_SEND: 0, c.A_ACCEPT: 0}
    haggling = decisions = 0
    for seed in range(2):
        s = begun(4, seed, round_limit=8)
        rng = rng_from_seed(seed)
        while not s.over():
            seat = s.actors()[0]
            action = greedy(s, seat, rng)
            if action[0] in made:
                made[action[0]] += 1
            haggling += action[0] in (c.A_OFFER, c.A_GIVE, c.A_WANT, c.A_SEND, c.A_ACCEPT, c.A_REFUSE)
            decisions += 1
            s.apply(seat, action)
    assert made[c.A_SEND] >= made[c.A_ACCEPT] > 0
    assert haggling < 0.05 * decisions


def test_trades_need_a_place_in_the_pyramid() -> None:
    """With one tech of the first level there is no second level to pay for."""
    s = flat()
    pyramid(s, 0, 1, 0, 0, 0)
    s.trade[0], s.trade[1], s.culture = 9, 9, (3, 0)
    turn(s, 0, c.TRADE)
    assert "offer 1" in legal(s, 0)
    assert bargain(s) == ["pass"]
