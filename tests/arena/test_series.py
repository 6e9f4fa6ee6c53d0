"""Long series of games between bots."""

import pytest
from bench.bots_series import TimeUp

from ziggurat.arena.play import Job, play_job
from ziggurat.players.greedy import Greedy


def test_the_end_of_the_time_is_no_failure_of_the_game_it_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_given: object) -> None:
        raise TimeUp

    monkeypatch.setattr(Greedy, "choose", choose)
    with pytest.raises(TimeUp):
        play_job(Job("antike", 2, 1, {}, ("greedy", "greedy")))
