"""Finished games replayed exactly: every number of players, every way to end."""

from pathlib import Path

import msgspec
import pytest

from support import undated
from ziggurat.games.mosaic import TITLE
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record

FOLDER = Path(__file__).parent / "golden"
OUTCOMES = msgspec.yaml.decode((FOLDER / "outcomes.yaml").read_bytes())


@pytest.mark.parametrize("name", OUTCOMES)
def test_a_golden_record_replays(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text()
    game = replay(read_record(text), TITLE)
    outcome = game.state.outcome()
    assert outcome is not None
    expected = OUTCOMES[name]
    assert outcome.reason.key == expected["reason"]
    assert outcome.scores == expected["scores"]
    assert outcome.places == expected["places"]
    assert outcome.parts == expected["parts"]
    assert undated(game.record()) == text


def test_the_records_cover_player_counts_and_endings() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(OUTCOMES)
    assert {int(name[0]) for name in OUTCOMES} == {2, 3, 4, 5, 6}
    assert {game["reason"] for game in OUTCOMES.values()} == {"end.empire", "end.displays", "end.cap"}
