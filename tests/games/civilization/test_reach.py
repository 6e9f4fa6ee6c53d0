"""What bots remember of the map is what they would find if they looked again."""

import pytest

from games.civilization.positions import begun
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization.evaluate import evaluate
from ziggurat.games.civilization.state import CivState
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.rng import rng_from_seed


def looked_again(s: CivState, seat: int) -> float:
    fresh = s.clone()
    fresh.reach = {}
    return evaluate(fresh, seat)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_position_is_judged_as_if_for_the_first_time(players: int, seed: int) -> None:
    """Clones go other ways than the game they were made from, and neither changes the other's map."""
    s = begun(players, seed, round_limit=8)
    rng = rng_from_seed(seed)
    while not s.over():
        seat = s.actors()[0]
        aside = s.clone()
        before = TITLE.to_json(s)
        legal = aside.legal(seat)
        aside.apply_unchecked(seat, legal[rng.below(len(legal))])
        assert TITLE.to_json(s) == before
        for judged in (aside, s):
            if judged.stack:
                assert evaluate(judged, seat) == looked_again(judged, seat)
        # Half at random, so that everything happens; half sensible, so that figures are built and cities founded.
        legal = s.legal(seat)
        s.apply_unchecked(seat, greedy(s, seat, rng) if rng.below(2) else legal[rng.below(len(legal))])
        if aside.stack:
            assert evaluate(aside, seat) == looked_again(aside, seat)
