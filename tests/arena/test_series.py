"""Long series of games between bots."""

import pytest
from bench.bots_series import TimeUp, matches, summary

from ziggurat.arena.play import Job, play_job
from ziggurat.arena.tournament import Tournament
from ziggurat.players.greedy import Greedy


def test_the_end_of_the_time_is_no_failure_of_the_game_it_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_given: object) -> None:
        raise TimeUp

    monkeypatch.setattr(Greedy, "choose", choose)
    with pytest.raises(TimeUp):
        play_job(Job("antike", 2, 1, {}, ("greedy", "greedy")))


def test_a_series_by_a_count_of_simulations_says_so() -> None:
    (jobs,) = matches(["tiny:TITLE"], [2], "search", "greedy", 2, 1, 1.0, 3)
    tournament = Tournament(jobs)
    tournament.run(1)
    (match,) = summary(tournament.played, "greedy")
    assert (match["games"], match["simulations"], match["seeds"]) == (2, 3, [1, 1])
