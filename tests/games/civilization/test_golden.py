"""Finished games, one for each way a game can end, replayed exactly."""

from pathlib import Path

import msgspec
import pytest

from support import undated
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization.codes import ENDINGS
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record

FOLDER = Path(__file__).parent / "golden"
EXPECTED = msgspec.yaml.decode((FOLDER / "expected.yaml").read_bytes())


def test_every_victory_is_there():
    endings = {game["ending"] for game in EXPECTED.values()}
    assert {"culture", "technology", "economic", "military"} <= endings


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_golden(name):
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    game = replay(read_record(text), TITLE)
    expected = EXPECTED[name]
    s = game.state
    assert s.over()
    assert ENDINGS[s.ending] == expected["ending"]
    assert s.winner == expected["winner"]
    assert s.round == expected["round"]
    outcome = s.outcome()
    assert outcome.places == expected["places"]
    assert outcome.scores == expected["scores"]
    assert undated(game.record()) == text
