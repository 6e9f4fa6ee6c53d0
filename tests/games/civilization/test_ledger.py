"""The log can be followed with a pencil: every change of a stock stands in a line."""

from pathlib import Path

import pytest

from games.civilization.pencil import follow
from ziggurat.games.civilization import TITLE
from ziggurat.kernel.game import new_game
from ziggurat.kernel.record import read_record
from ziggurat.kernel.rng import rng_from_seed

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.glob("*.txt")))
def test_golden_games_can_be_followed(name):
    assert "log.collect" in follow(read_record((GOLDEN / name).read_text(encoding="utf-8")))


def test_random_games_can_be_followed():
    met = set()
    for number, options in enumerate(({}, {"government_set": "ww"}, {"loot_rules": "faq2"})):
        game = new_game(TITLE, 3, number, {**TITLE.unattended, "round_limit": 14, **options})
        rng = rng_from_seed(number)
        while not game.state.over():
            actors = game.state.actors()
            seat = actors[rng.below(len(actors))]
            legal = game.state.legal(seat)
            game.play(seat, legal[rng.below(len(legal))])
        met |= follow(game.record())
    assert {"log.exchange", "log.gains", "log.pays", "log.event"} <= met
