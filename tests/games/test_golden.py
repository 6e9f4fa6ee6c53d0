"""Finished games of every title replay to the very end they had.

`<title>/golden/<name>.txt` is a record, and `expected.yaml` beside it says how each of them ended: `reason`, `places`
and `scores`; `parts` of the scores, log lines it `shows` and fields that are `observed` at the end where they matter.
`ways.yaml` pins how it came there, `byways.yaml` where else it could have gone: see `ways`, `byways` and
`corners`.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.byways import byways, byways_of, odd_pack
from games.ways import STRETCH, way, ways_of
from support import undated
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import find_title, title_ids

HERE = Path(__file__).parent

ENDINGS = {
    "antike": {"end.threshold", "end.cap"},
    "civilization": {"reason.culture", "reason.technology", "reason.economic", "reason.military"},
    "mosaic": {"end.empire", "end.displays", "end.cap"},
}
"""Ways to end that a record of the title must show."""


def golden(id: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = msgspec.yaml.decode((HERE / id / "golden" / "expected.yaml").read_bytes())
    return found


GAMES = [(id, name) for id in title_ids() for name in golden(id)]


@pytest.mark.parametrize(("id", "name"), GAMES, ids=[f"{id}-{name}" for id, name in GAMES])
def test_a_golden_record_replays(id: str, name: str) -> None:
    text = (HERE / id / "golden" / f"{name}.txt").read_text()
    expected = golden(id)[name]
    record = read_record(text)
    game = replay(record, find_title(id))
    assert undated(game.record(), record.rules) == text
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.reason.key == expected["reason"]
    assert outcome.places == expected["places"]
    assert outcome.scores == expected["scores"]
    assert outcome.parts == expected.get("parts", outcome.parts)
    seen = msgspec.to_builtins(game.state.observe(None))
    for field, value in expected.get("observed", {}).items():
        assert seen[field] == value, field
    said = {event.say.key for event in game.log(None)}
    assert said >= set(expected.get("shows", ()))


@pytest.mark.parametrize(("id", "name"), GAMES, ids=[f"{id}-{name}" for id, name in GAMES])
def test_a_golden_record_goes_the_way_it_went(id: str, name: str) -> None:
    """Positions, offers and refusals at every moment; what differs on purpose is pinned anew, see `ways`."""
    found = way(read_record((HERE / id / "golden" / f"{name}.txt").read_text()), find_title(id))
    known = ways_of(id)[name]
    same = next((at for at, (one, other) in enumerate(zip(found, known, strict=False)) if one != other), len(known))
    assert found == known, f"another way within the {STRETCH} actions after {same * STRETCH}"


BYWAYS = [*((id, "corners") for id in title_ids()), *GAMES, *((id, "fresh") for id in title_ids())]


@pytest.mark.parametrize(("id", "name"), BYWAYS, ids=[f"{id}-{name}" for id, name in BYWAYS])
def test_byways_of_a_golden_record_go_where_they_went(id: str, name: str) -> None:
    known = byways_of(id)
    title = find_title(id)
    assert byways(title, name, odd_pack(title, known.raised)) == known.ways[name]


@pytest.mark.parametrize("id", title_ids())
def test_every_number_of_players_and_every_ending_has_a_record(id: str) -> None:
    title = find_title(id)
    folder = HERE / id / "golden"
    assert {path.stem for path in folder.glob("*.txt")} == set(golden(id)) == set(ways_of(id))
    players = {read_record(path.read_text()).players for path in folder.glob("*.txt")}
    assert players == set(range(title.min_players, title.max_players + 1))
    assert {game["reason"] for game in golden(id).values()} >= ENDINGS.get(id, set())
