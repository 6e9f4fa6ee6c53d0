"""Whole games: which of them are golden records, and the greedy bot."""

from pathlib import Path
from typing import Any

import yaml

from ziggurat.games.ages import TITLE
from ziggurat.games.ages.codes import A_END, S_ACTIONS
from ziggurat.games.ages.derive import discontent_of
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.record import read_record
from ziggurat.players import View, make_bot

GOLDEN = Path(__file__).parent / "golden"
EXPECTED: dict[str, Any] = yaml.safe_load((GOLDEN / "expected.yaml").read_text())


def test_golden_records_cover_every_tier_and_number_of_players() -> None:
    found = set()
    for name in EXPECTED:
        record = read_record((GOLDEN / f"{name}.txt").read_text())
        found.add((record.options["tier"], record.players))
    assert found >= {(tier, players) for tier in ("simple", "advanced", "full") for players in (2, 3, 4)}


def test_greedy_plays_a_sensible_game() -> None:
    """It beats random players, builds farms and mines, changes its government and keeps its people content."""
    wins = 0
    for seed in range(3):
        s = TITLE.new(2, seed, dict(TITLE.unattended))
        assert isinstance(s, AgesState)
        bots = [make_bot("greedy", seed), make_bot("random", seed + 50)]
        uprisings = 0
        while not s.over():
            seat = s.actors()[0]
            action = bots[seat].choose(View(s, seat))
            if seat == 0 and action[0] == A_END and s.stack[-1][0] == S_ACTIONS:
                uprisings = uprisings + 1 if discontent_of(s, 0) > s.civs[0].unused else 0
                assert uprisings <= 2
            s.apply(seat, action)
        end = s.outcome()
        assert end is not None
        wins += end.places[0] == 1
        p = s.civs[0]
        assert s.tables.ids[p.government] != "despotism"
        assert p.counts[0] + p.counts[1] >= 4
    assert wins == 3
