"""The kernel's suite, for every number of players."""

import pytest

from ziggurat.games.mosaic import TITLE
from ziggurat.kernel.conformance import check_game


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_title_keeps_every_promise(players: int) -> None:
    report = check_game(TITLE, players, 40 + players, every=25)
    assert report.decisions > 100


@pytest.mark.parametrize("seed", [1, 2])
def test_short_games_under_a_cap(seed: int) -> None:
    report = check_game(TITLE, 3, seed, {"turn_cap_rounds": 3}, every=9)
    assert report.decisions > 30
