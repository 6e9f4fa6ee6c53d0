"""The kernel's promises, kept by Antike II over maps, player counts, variants and ways to end."""

import pytest

from games.antike.positions import WAR
from support import random_move, rule
from ziggurat.games.antike import TITLE
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.rng import rng_from_seed

OPTIONS: list[dict[str, object]] = [
    {},
    {"map": "orient"},
    {"variant_plinius": True, "variant_free_building": True},
    {"map": "orient", "coins_in_bank": 3, "choose_nations": True},
    {"commercium_keeps_mercatura": False, "production_bonus_without_city": False, "choose_nations": True},
]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
@rule("antike", "R19.5")
def test_conformance(players: int, options: dict[str, object]) -> None:
    report = check_game(TITLE, players, players, {**options, "turn_cap_rounds": 12}, every=9)
    assert report.decisions > 12


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("side", ["mare_nostrum", "orient"])
@rule("antike", "R19.5")
def test_conformance_at_war(players: int, side: str) -> None:
    """Armed from the start, so that fights, reactions, conquests and trades come up within a few rounds."""
    options: dict[str, object] = {"map": side, "turn_cap_rounds": 10, "coins_in_bank": 20}
    report = check_game(TITLE, players, 5, options, WAR, every=7)
    assert report.decisions > 50


@pytest.mark.parametrize("seed", range(60))
@rule("antike", "R13.2", "R19.5")
def test_random_games_end_with_one_winner(seed: int) -> None:
    rng = rng_from_seed(seed)
    options = {**TITLE.unattended, **OPTIONS[seed % len(OPTIONS)], "turn_cap_rounds": 20}
    pack = WAR if seed % 2 else None
    if pack is not None:
        options["coins_in_bank"] = 20
    s = TITLE.new(2 + seed % 5, seed, options, pack)
    while not s.over():
        assert s.ply < TITLE.longest
        random_move(s, rng)
        assert s.census() == TITLE.box(s)
    outcome = s.outcome()
    assert outcome is not None
    assert len(outcome.winners()) == 1
