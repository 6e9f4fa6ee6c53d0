"""The same games on a real Ray of several workers as in this process."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import ray

from ziggurat.arena.play import Job
from ziggurat.arena.pool import play_all, spread
from ziggurat.arena.practice import Lesson, practise, practise_batch
from ziggurat.arena.simulate import run_jobs, simulation_jobs
from ziggurat.cli.app import run, with_ray
from ziggurat.kernel.state import Action
from ziggurat.players import Budget, View
from ziggurat.players.budget import EASY
from ziggurat.players.random import Random

TESTS = Path(__file__).parents[1]
MARK = "ZIGGURAT_TEST_LOST_WORKER"


class Mortal(Random):
    """Takes its whole process along, once."""

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        try:
            os.open(os.environ[MARK], os.O_CREAT | os.O_EXCL)
        except FileExistsError:
            return super().choose(view, budget)
        os._exit(1)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A Ray with two workers that find the tests' own titles and bots."""
    mark = tmp_path_factory.mktemp("ray") / "died"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))
        patch.setenv(MARK, str(mark))
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        yield mark
        ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_the_same_games_as_in_this_process() -> None:
    jobs = simulation_jobs("antike", 3, 12, ["random"], 1, {"turn_cap_rounds": 2})
    here, there = run_jobs("antike", 3, jobs, 1), run_jobs("antike", 3, jobs, 2, ray="local")
    for summary in (here, there):
        summary.seconds = 1.0
    assert there.finished == 12
    assert there.to_data() == here.to_data()


@pytest.mark.usefixtures("cluster")
def test_the_same_practice_as_in_this_process() -> None:
    lessons = [Lesson("arena.learnable:LEARNABLE", 3, seed, 0.5, 0.1) for seed in range(6)]
    there = b"".join(spread(practise_batch, [msgspec.json.encode(lesson) for lesson in lessons], 2, ray="local"))
    assert sorted(there.splitlines()) == sorted(msgspec.json.encode(practise(lesson)) for lesson in lessons)


@pytest.mark.usefixtures("cluster")
def test_failures_come_back_as_records() -> None:
    jobs = [Job("arena.faulty:FAILING", 2, seed, {}, ("random", "random")) for seed in range(4)]
    found = {result.job.seed: result for result in play_all(jobs, 2, ray="local")}
    for result in play_all(jobs, 1):
        assert found[result.job.seed].error == result.error
        assert found[result.job.seed].record == result.record != ""


def test_the_games_of_a_lost_worker_are_played_again(cluster: Path) -> None:
    jobs = [Job("antike", 2, seed, {"turn_cap_rounds": 1}, ("arena.test_ray:Mortal", "random")) for seed in range(3)]
    results = list(play_all(jobs, 2, ray="local", batches=False))
    assert cluster.exists()
    assert sorted(result.job.seed for result in results) == [0, 1, 2]
    assert not any(result.error for result in results)


@pytest.mark.usefixtures("cluster")
def test_the_commands_play_on_ray(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "2", "--players", "2", "--options", "turn_cap_rounds=1"]
    assert run(["simulate", "antike", "--bots", "random", *few, "--json", "--ray"]) == 0
    assert '"finished": 2' in capsys.readouterr().out
    assert run(["arena", "antike", "--bots", "random,novice", *few, "--ray", "local"]) == 0
    assert "novice" in capsys.readouterr().out


def test_an_address_may_be_left_out() -> None:
    assert with_ray(["simulate", "--ray"]) == ["simulate", "--ray", "local"]
    assert with_ray(["simulate", "--ray", "--json"]) == ["simulate", "--ray", "local", "--json"]
    assert with_ray(["simulate", "--ray", "auto"]) == ["simulate", "--ray", "auto"]
    assert with_ray(["titles"]) == ["titles"]
