"""The sketch of a turn's end, by which bots compare their actions, says what ending the turn in full says."""

import pytest

from games.test_conformance import AGES
from ziggurat.games.ages import TITLE
from ziggurat.games.ages.codes import P_ACTIONS, S_ACTIONS, S_DISCARD, S_FLOW
from ziggurat.games.ages.evaluate import evaluate, standing
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.turn_end import after_turn, sketched_end
from ziggurat.kernel.judgement import ending
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.rng import rng_from_seed

from .positions import arm, new, table

# Where the mines ask in every production, and where people leave at random before the game is under way.
SELDOM_SKETCHED = {"alternative_corruption", "resigning"}


def in_full(s: AgesState, seat: int) -> float:
    after = after_turn(s, seat)
    return standing(after, seat) if after.stack else ending(after, seat)


@pytest.mark.parametrize("seed", range(3 * len(AGES)))
def test_a_sketched_turn_is_worth_what_the_turn_is(seed: int) -> None:
    """At every decision of games that are played well and badly by turns."""
    players, options = AGES[seed % len(AGES)]
    s = TITLE.new(2 + (players + seed) % 3, seed, {**TITLE.unattended, **options})
    assert isinstance(s, AgesState)
    rng = rng_from_seed(seed)
    thought = sketched = 0
    while s.stack:
        seat = s.asked()
        if s.turn == seat and s.stack[-1][0] in (S_ACTIONS, S_DISCARD):
            before = TITLE.to_json(s)
            assert evaluate(s, seat) == in_full(s, seat), s
            assert TITLE.to_json(s) == before
            thought += 1
            sketched += sketched_end(s, seat) is not None
        legal = s.legal(seat)
        well = rng.below(seed % 3 + 1) > 0
        s.apply(seat, greedy(s, seat, rng) if well else legal[rng.below(len(legal))])
    if not SELDOM_SKETCHED & options.keys():
        assert sketched > thought / 2


def test_a_card_just_discarded_can_be_drawn_again() -> None:
    s = table()
    arm(s, military=("rats", "raid_i", "legion"))
    s.military_decks[1] = s.discards[1] = ()
    s.stack = []
    s.push(S_FLOW, 0, P_ACTIONS)
    s.push(S_DISCARD, 1)
    sketch = sketched_end(s, 0)
    assert sketch is not None and len(sketch.civs[0].military) == 3
    assert evaluate(s, 0) == in_full(s, 0)


def test_the_first_round_is_never_sketched() -> None:
    """Its turns refill no row, and a bonus card may come after it, whatever deck lies beside the row by then."""
    s = new(2, bonus_cards="age_by_age")
    s.age = 1
    seat = s.turn = 1 - s.start
    s.stack = []
    s.push(S_ACTIONS, 1 << seat)
    before = TITLE.to_json(s)
    assert evaluate(s, seat) == in_full(s, seat)
    assert TITLE.to_json(s) == before
