"""The log can be followed with a pencil: every change of a stock stands in a line.

Every test that plays by `positions.do` or reveals by `positions.event` follows it, too.
"""

from pathlib import Path
from typing import Any

import pytest

from ledger import follow
from ziggurat.games.ages import TITLE
from ziggurat.kernel.game import new_game
from ziggurat.kernel.record import Record, read_record
from ziggurat.kernel.rng import rng_from_seed

from .pencil import LINES, stocks

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.glob("*.txt")))
def test_golden_games_can_be_followed(name: str) -> None:
    follow(read_record((GOLDEN / name).read_text()), TITLE, stocks, LINES)


def random_record(players: int, seed: int, options: dict[str, Any]) -> Record:
    game = new_game(TITLE, players, seed, {**TITLE.unattended, **options})
    rng = rng_from_seed(seed)
    while not game.state.over():
        actors = game.state.actors()
        seat = actors[rng.below(len(actors))]
        legal = game.state.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])
    return game.record()


@pytest.mark.parametrize(("players", "seed", "options"), [(4, 1, {}), (3, 2, {"alternative_corruption": True})])
def test_random_games_can_be_followed(players: int, seed: int, options: dict[str, Any]) -> None:
    follow(random_record(players, seed, options), TITLE, stocks, LINES)
