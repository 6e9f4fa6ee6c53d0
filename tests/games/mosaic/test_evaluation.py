"""What bots judge positions by: the same however the position came about, and whatever was counted before."""

import pytest

from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.final import score_parts
from ziggurat.games.mosaic.holdings import no_cards
from ziggurat.games.mosaic.regions import standing
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.rng import rng_from_seed

ALL_REGIONS = (1 << c.MAX_REGIONS) - 1


def forgetful(s: MosaicState) -> MosaicState:
    """A copy that must count everything anew."""
    twin = s.clone()
    twin.dirty = ALL_REGIONS
    twin.holdings = (no_cards(),) * s.players
    return twin


def check_counts(s: MosaicState) -> None:
    fresh = forgetful(s)
    for seat in range(s.players):
        assert score_parts(s, seat) == score_parts(fresh, seat)
    now, anew = standing(s), standing(fresh)
    assert now.influence == anew.influence
    assert now.points == anew.points
    assert now.dominator == anew.dominator


def check_judgement(s: MosaicState) -> None:
    """A copy, one that forgot everything and the same position read from its JSON are worth the same, and unchanged."""
    before = TITLE.to_json(s)
    loaded = TITLE.from_json(before)
    assert isinstance(loaded, MosaicState)
    copies = [s.clone(), forgetful(s)]
    if loaded.boards == s.boards:  # what lasts of a card that is being played is there already, here not yet
        copies.append(loaded)
    for seat in range(s.players):
        worth = s.evaluate(seat)
        assert [twin.evaluate(seat) for twin in copies] == [worth] * len(copies)
        assert TITLE.evaluate_spent(s.clone(), seat) == worth
    assert TITLE.to_json(s) == before


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("foolish", [100, 30])
def test_what_is_kept_is_what_would_be_counted_anew(players: int, foolish: int) -> None:
    s = TITLE.new(players, 7 * players + foolish, {"turn_cap_rounds": 200})
    assert isinstance(s, MosaicState)
    rng = rng_from_seed(players)
    while s.stack and s.ply < 500:
        check_counts(s)
        seat = s.asked()
        legal = s.legal(seat)
        thought = TITLE.candidates(s, seat)
        assert thought
        assert list(thought) == [action for action in legal if action in thought]
        if s.stack[-1][0] == c.S_PAY:
            assert thought == legal[:1]
        if rng.below(5) == 0:
            check_judgement(s)
        action = legal[rng.below(len(legal))] if rng.below(100) < foolish else greedy(s, seat, rng)
        before, twin = TITLE.to_json(s), s.clone()
        s.apply_unchecked(seat, action)
        assert TITLE.to_json(twin) == before


@pytest.mark.parametrize("seed", [6000001, 6000006, 6000011, 6000013])
def test_greedy_bots_come_to_an_end_without_a_cap_on_rounds(seed: int) -> None:
    """What is gathered loses its worth with the game's end: that held both back from what would end it, for ever."""
    s = TITLE.new(2, seed)
    assert isinstance(s, MosaicState)
    rng = rng_from_seed(seed - 6000000)
    while s.stack:
        assert s.round < 120
        seat = s.asked()
        s.apply_unchecked(seat, greedy(s, seat, rng))
