"""Every level plays every title with every number of players to the end, decides the same again, and sees its seat."""

from typing import Any

import pytest

from ziggurat.arena.play import Job, play_job
from ziggurat.kernel.playout import play_on
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.players import LEVELS, Budget, View, make_bot, search
from ziggurat.players.levels import STORIES

# Short games: what the bots do after some rounds they do to the end.
SHORT: dict[str, dict[str, object]] = {
    "antike": {"turn_cap_rounds": 3},
    "ages": {"tier": "simple"},
    "mosaic": {"turn_cap_rounds": 2},
    "civilization": {"round_limit": 2},
}
TABLES = [
    (id, players) for id in SHORT for players in range(find_title(id).min_players, find_title(id).max_players + 1)
]


@pytest.mark.sweep
@pytest.mark.parametrize(("id", "players"), TABLES, ids=str)
def test_every_level_finishes_games(id: str, players: int) -> None:
    levels = list(LEVELS)
    seated: set[str] = set()
    for start in range(0, len(levels), players):
        company = tuple(levels[(start + seat) % len(levels)] for seat in range(players))
        result = play_job(Job(id, players, 7 + start, SHORT[id], company, simulations=2))
        assert result.error == "", result.error
        assert sorted(result.places)[0] == 1
        seated |= set(company)
    assert seated == set(levels)


def middle(id: str, decisions: int = 40) -> View:
    """The view of whoever is to decide after some random actions, where there is a choice."""
    title = find_title(id)
    state = title.new(title.min_players, 3, dict(title.unattended))
    rng = rng_from_seed(5)
    while True:
        seat = state.actors()[0]
        legal = state.legal(seat)
        if state.ply >= decisions and len(legal) > 2:
            return View(state, seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("id", SHORT)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_the_same_from_the_same_seed(id: str, level: str) -> None:
    chosen = {make_bot(level, 4).choose(middle(id), Budget(simulations=6)) for _ in range(2)}
    assert len(chosen) == 1


@pytest.mark.parametrize("id", SHORT)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_by_what_its_seat_knows(id: str, level: str) -> None:
    """Two positions that the seat cannot tell apart get the same answer: nothing hidden is looked at."""
    view = middle(id)
    other = View(view.world(rng_from_seed(77)), view.seat)
    assert other.observation() == view.observation()
    budget = Budget(simulations=6)
    answers = [make_bot(level, 4).choose(each, budget) for each in (view, other)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("id", SHORT)
def test_a_first_game_errs_further_than_now_and_then(id: str) -> None:
    """How far is set by each title: the same error is nothing in one and the whole game in another."""
    casual, novice = find_title(id).slips
    assert 0 < casual < novice
    view = middle(id)
    best = make_bot("skilled", 1).choose(view)
    found = [sum(make_bot(level, seed).choose(view) == best for seed in range(40)) for level in ("novice", "casual")]
    assert found[0] <= found[1] and found[0] < 40


@pytest.mark.parametrize("id", SHORT)
def test_the_level_below_the_strongest_plans_its_share_of_turns_however_long_it_might_think(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def counted(*given: Any) -> State:
        played.append(1)
        return play_on(*given)

    monkeypatch.setattr(search, "play_on", counted)
    view = middle(id)
    planned = 0
    for seed in range(12):
        played.clear()
        chosen = {make_bot("expert", seed).choose(view, Budget(seconds)) for seconds in (0.0, 3600.0)}
        assert len(chosen) == 1
        assert len(played) <= 2 * (3 * STORIES + search.PLANS)
        planned += bool(played)
    assert 0 < planned < 12
