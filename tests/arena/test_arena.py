"""Many games at once: the same on one process and on several, and every failure can be seen again."""

import pytest

from arena.faulty import FAILING
from ziggurat.arena.play import Job, play_job
from ziggurat.arena.pool import play_all
from ziggurat.arena.simulate import fuzz_jobs, run_jobs, simulation_jobs
from ziggurat.arena.titles import named_title
from ziggurat.kernel.errors import BadOptions, UnknownTitle
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record


def test_a_simulation_counts_every_game_once() -> None:
    jobs = simulation_jobs("tiny:TITLE", 3, 50, ["random"], 1, {})
    data = run_jobs("tiny:TITLE", 3, jobs, 1).to_data()
    assert data["games"] == data["finished"] == 50
    assert data["failures"] == 0
    assert data["endings"] == {"end.stones": 50}
    assert sum(data["wins_by_seat"]) >= 50
    assert len(data["scores"]) == 3
    assert list(data) == [
        "title",
        "players",
        "games",
        "finished",
        "failures",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "endings",
        "wins_by_seat",
        "scores",
        "compiled",
    ]


def test_several_processes_play_the_same_games_as_one() -> None:
    jobs = simulation_jobs("tiny:TITLE", 2, 40, ["greedy", "random"], 7, {"heap": "4"}, rotate=True)

    def played(workers: int) -> list[tuple[int, int, list[int]]]:
        return sorted((r.job.seed, r.decisions, r.scores) for r in play_all(jobs, workers))

    assert played(1) == played(2)


def test_rotation_moves_every_bot_through_all_seats() -> None:
    jobs = simulation_jobs("tiny:TITLE", 3, 3, ["greedy", "random", "random"], 1, {}, rotate=True)
    assert [job.bots.index("greedy") for job in jobs] == [0, 1, 2]


@pytest.mark.parametrize(
    ("players", "bots", "options", "message"),
    [
        (7, ["random"], {}, "for 2 to 4 players, not 7"),
        (3, ["random", "random"], {}, "2 bots for 3 players"),
        (3, ["random"], {"heap": "lots"}, "option heap"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    players: int, bots: list[str], options: dict[str, object], message: str
) -> None:
    with pytest.raises(BadOptions, match=message):
        simulation_jobs("tiny:TITLE", players, 1, bots, 1, options)


@pytest.mark.parametrize("name", ["nothing:HERE", "tiny:NOTHING", "tiny:STONES", ":HERE", ".tiny:TITLE"])
def test_a_name_that_leads_to_no_title_is_refused(name: str) -> None:
    with pytest.raises(UnknownTitle):
        named_title(name)


def test_the_record_of_a_failure_ends_with_the_action_that_fails() -> None:
    result = play_job(Job("arena.faulty:FAILING", 2, 1, {}, ("random", "random")))
    assert result.error == "KeyError: 'the last pebble'"
    record = read_record(result.record)
    assert record.entries[-1].notation.startswith("take")
    with pytest.raises(KeyError, match="the last pebble"):
        replay(record, FAILING)


def test_the_record_of_a_failure_is_of_the_game_that_failed() -> None:
    """Also where its bots would not play it a second time."""
    for seed in range(5):
        result = play_job(Job("arena.faulty:FAILING", 2, seed, {}, ("arena.faulty:Whimsical",) * 2))
        record = read_record(result.record)
        assert len(record.entries) == result.decisions
        with pytest.raises(KeyError, match="the last pebble"):
            replay(record, FAILING)


def test_a_bot_that_cannot_be_made_is_a_failure_of_its_game() -> None:
    result = play_job(Job("tiny:TITLE", 2, 1, {}, ("random", "arena.faulty:boom")))
    assert result.error == "OverflowError: too many bots"
    assert not read_record(result.record).entries


@pytest.mark.parametrize(
    ("title", "error"),
    [
        ("arena.faulty:STUCK", "DeadEnd: seat"),
        ("arena.faulty:ENDLESS", "Runaway: more than 3 decisions"),
        ("arena.faulty:GENEROUS", "Unbalanced: components do not add up: pebbles"),
    ],
)
def test_a_title_that_goes_wrong_quietly_is_caught(title: str, error: str) -> None:
    result = play_job(Job(title, 2, 3, {}, ("random", "random")))
    assert result.error.startswith(error)
    assert replay(read_record(result.record), named_title(title)).played


def test_fuzzing_tries_every_player_count_and_many_options() -> None:
    jobs = fuzz_jobs("tiny:TITLE", 200, 1)
    assert {job.players for job in jobs} == {2, 3, 4}
    assert len({job.options["heap"] for job in jobs}) > 10
    assert any(job.check for job in jobs)
    summary = run_jobs("tiny:TITLE", 4, jobs, 1)
    assert summary.finished == 200


def test_fuzzing_finds_the_faulty_title() -> None:
    summary = run_jobs("arena.faulty:FAILING", 4, fuzz_jobs("arena.faulty:FAILING", 30, 1), 1)
    assert summary.failures
    assert all(failure.record for failure in summary.failures)
