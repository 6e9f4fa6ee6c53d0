"""The suite passes an honest title ..."""

import pytest

from tiny import TITLE
from ziggurat.kernel.conformance import check_game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_tiny_title_keeps_every_promise(players: int, seed: int) -> None:
    report = check_game(TITLE, players, seed)
    assert report.decisions >= players + 1
