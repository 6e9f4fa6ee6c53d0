"""Research, economy, victory: R10, R12, R17, R20, T69-T75, T88, T89."""

import pytest

from games.civilization.positions import (
    T,
    begun,
    coins,
    flat,
    knows,
    legal,
    no_techs,
    play,
    rule_by,
    scout,
    start,
    step_name,
    table,
    tech,
    turn,
)
from support import random_move, rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.research import has_place, learnable
from ziggurat.games.civilization.victory import ranking, shares
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rows import replaced

LEVEL = [[name for n, name in enumerate(T.tech_ids) if T.tech_level[n] == level] for level in range(6)]


def pyramid(s, seat, *counts):
    """A pyramid with this many cards on each level, the start tech among the first."""
    no_techs(s, seat)
    for level, count in enumerate(counts, 1):
        tech(s, seat, *LEVEL[level][:count])


def ready(s, seat=0):
    turn(s, seat, c.RESEARCH)
    return {text.split()[1] for text in legal(s, seat)}


@rule("civilization", "R10.3", "R10.2")
@pytest.mark.parametrize(("coin", "left"), [(0, 0), (4, 4), (5, 5)])
def test_t69_t70_t71_research_uses_up_trade(coin, left):
    s = flat("china", "germany")
    pyramid(s, 0, 3)
    s.trade[0] = 18
    coins(s, 0, coin)
    ready(s)
    play(s, 0, "research sailing")
    assert knows(s, 0, "sailing")
    assert s.trade[0] == left


@rule("civilization", "R10.3", "R12.3")
def test_t72_coins_never_add_trade():
    s = flat("china", "germany")
    pyramid(s, 0, 3)
    s.trade[0] = 11
    coins(s, 0, 13)
    ready(s)
    play(s, 0, "research sailing")
    assert s.trade[0] == 11


@rule("civilization", "R10.3")
def test_t88_printed_coin_comes_after_paying():
    s = flat("china", "germany")
    pyramid(s, 0, 3)
    s.trade[0] = 11
    coins(s, 0, 2)
    ready(s)
    play(s, 0, "research civil_service")
    assert s.trade[0] == 2
    assert s.coin_count[0] == 3


@rule("civilization", "R10.2")
def test_thresholds_by_level():
    assert T.level_cost[1:] == [6, 11, 16, 21, 26]
    s = flat("china", "germany")
    pyramid(s, 0, 9, 6, 4, 2)
    for level in range(1, 6):
        s.trade[0] = T.level_cost[level]
        known = {T.tech_level[T.tech_ids.index(name)] for name in ready(s) if name != "none"}
        assert max(known, default=0) == level


@rule("civilization", "R10.4", "R10.5", "R17.2", "R10.8")
def test_t74_pyramid():
    def open_level(s, level):
        return any(has_place(s, 0, T.tech_ids.index(name)) for name in LEVEL[level])

    s = flat("china", "germany")
    for counts, level, expected in [
        ((2,), 2, True),
        ((2, 1), 2, False),
        ((3, 1), 2, True),
        ((3, 2), 3, True),
        ((3, 1), 3, False),
        ((1,), 2, False),
        ((5, 4, 3, 2), 5, True),
        ((5, 4, 3, 1), 5, False),
    ]:
        pyramid(s, 0, *counts)
        assert open_level(s, level) == expected, (counts, level)
    pyramid(s, 0, 1)
    assert open_level(s, 1)
    pyramid(s, 0, 5, 4, 3, 2)
    s.trade[0] = 26
    assert "space_flight" in ready(s)
    assert "animal_husbandry" not in ready(s)  # known already
    assert T.space_flight not in learnable(s, 0, (1 << 37) - 1, 5)  # never for free
    play(s, 0, "research space_flight")
    assert (s.ending, s.winner) == (c.E_TECHNOLOGY, 0)
    assert sum(s.levels[1:6]) == 15
    assert s.outcome().reason.key == "reason.technology"


@rule("civilization", "R4.4", "R10.5", "R10.6")
def test_t75_russias_start_tech():
    s = flat("russia", "america")
    assert s.levels[1:4] == (1, 0, 0)
    tech(s, 0, "pottery")
    assert has_place(s, 0, T.tech_ids.index("sailing"))
    assert not has_place(s, 1, T.tech_ids.index("communism"))
    pyramid(s, 1, 3, 2)
    assert has_place(s, 1, T.tech_ids.index("communism"))
    tech(s, 1, "communism")
    assert s.levels[6 + 3] == 1


@rule("civilization", "R10.1", "R22.4", "R21.1")
def test_research_is_secret_and_revealed_together():
    s = flat("china", "germany")
    s.trade = [9, 9]
    turn(s, 0, c.RESEARCH)
    assert s.actors() == [0, 1]
    play(s, 0, "research pottery")
    assert not knows(s, 0, "pottery")
    assert s.actors() == [1]
    assert s.observe(0)["secret"] == "pottery"
    assert s.observe(1)["secret"] is None
    seen = {world.observe(0)["secret"] for world in (s.resample(1, rng_from_seed(seed)) for seed in range(12))}
    assert len(seen) > 2
    play(s, 1, "research none")
    assert knows(s, 0, "pottery")
    assert s.trade == [0, 9]
    # One per round: the next decision belongs to the next round.
    assert s.round == 2


@rule("civilization", "R10.10", "R17.3")
def test_turn_order_decides_simultaneous_ends():
    s = flat("china", "germany")
    s.first = 1
    for seat in range(2):
        pyramid(s, seat, 5, 4, 3, 2)
        s.trade[seat] = 26
    turn(s, 0, c.RESEARCH)
    play(s, 0, "research space_flight")
    play(s, 1, "research space_flight")
    assert s.winner == 1
    # Within one player's action the active player is checked first.
    s = flat()
    s.first = 0
    s.active = 1
    s.coins_on = replaced(replaced(s.coins_on, 7, 15), 15, 15)
    s.dirty = -1
    from ziggurat.games.civilization.flow import settle_coins

    settle_coins(s)
    assert s.winner == 1


@rule("civilization", "R17.1")
def test_the_first_end_counts():
    s = flat()
    from ziggurat.games.civilization.flow import finish

    finish(s, 0, c.E_CULTURE)
    finish(s, 1, c.E_MILITARY)
    assert (s.ending, s.winner) == (c.E_CULTURE, 0)


@rule("civilization", "R17.4")
def test_t89_ranking_at_the_round_limit():
    s = flat("china", "germany", round_limit=5)
    for seat in range(2):
        pyramid(s, seat, 5, 4)
        s.trade[seat] = 0
    s.culture_step = (14, 4)
    coins(s, 0, 3)
    coins(s, 1, 10)
    assert shares(s, 0) == (70, 21, 63)
    assert shares(s, 1) == (20, 70, 63)
    assert ranking(s, 0)[:2] == (70, 154)
    assert ranking(s, 1)[:2] == (70, 153)
    s.round = 5
    turn(s, 0, c.RESEARCH)
    assert s.ending == c.E_ROUNDS
    outcome = s.outcome()
    assert outcome.places == [1, 2]
    assert outcome.scores == [70, 70]
    # Equal in everything: a shared win.
    s = flat("china", "germany", round_limit=1)
    for seat in range(2):
        pyramid(s, seat, 2)
        coins(s, seat, 0)
    turn(s, 0, c.RESEARCH)
    assert s.outcome().places == [1, 1]


@rule("civilization", "R17.4", "R22.12")
def test_random_games_end_by_the_round_limit_or_before():
    for seed in range(3):
        s = begun(2, seed, round_limit=6, offers_per_player=1)
        rng = rng_from_seed(seed)
        decisions = 0
        while not s.over():
            random_move(s, rng)
            decisions += 1
            assert decisions < 6_000
        assert s.round <= 6


@rule("civilization", "R12.1", "R12.2")
def test_sources_of_coins():
    s = flat()
    tech(s, 0, "railroad", "computers", "civil_service")
    assert s.coin_count[0] == 3
    rule_by(s, 0, "feudalism")
    assert s.coin_count[0] == 4
    s.coins_on = replaced(s.coins_on, 0, 2)
    s.dirty = -1
    from ziggurat.games.civilization.flow import settle_coins

    settle_coins(s)
    assert s.coin_count[0] == 6
    assert s.observe(1)["players"][0]["coins"] == 6


@rule("civilization", "R20.1")
def test_introductory_game():
    for seed in range(8):
        s = begun(4, seed, introductory=True)
        names = {T.civ_ids[civ] for civ in s.civ}
        assert not names & {"egypt", "rome"}
        assert s.market == (-1,) * 4
        assert not s.medieval_bag
    s = flat("america", "germany", introductory=True)
    from games.civilization.positions import city

    city(s, 0, 1, "h4")
    tech(s, 0, "irrigation")
    scout(s, 0, "k4")
    start(s, 0)
    play(s, 0, "found k4")
    assert s.ending == c.E_INTRODUCTORY
    assert s.outcome().places == [1, 1]
    # A victory before that ends it normally.
    s = flat("america", "germany", introductory=True)
    s.culture_step = replaced(s.culture_step, 0, 20)
    from ziggurat.games.civilization.culture import advance

    advance(s, 0)
    assert s.outcome().places == [1, 2]


def test_nobody_is_asked_who_cannot_research():
    s = table("america", "germany")
    s.trade = [5, 5]
    turn(s, 0, c.RESEARCH)
    assert step_name(s) != "research"
