"""Our environments before the tests that PettingZoo and Gymnasium have for all."""

import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils import turn_based_aec_to_parallel

import ziggurat.research.gymnasium
from ziggurat.research import parallel
from ziggurat.research.pettingzoo import env, raw_env

TITLES = ["antike", "ages", "mosaic", "civilization"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api(title: str) -> None:
    api_test(env(title), num_cycles=120)
    seed_test(lambda: env(title, dtype="float32"), num_cycles=15)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_plays_to_the_end_and_adds_up() -> None:
    game = raw_env("antike", 3)
    game.reset(seed=4)
    won = dict.fromkeys(game.agents, 0.0)
    dice = np.random.default_rng(1)
    for agent in game.agent_iter():
        seen, reward, over, _cut, _info = game.last()
        won[agent] += reward
        game.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(won.values()) == pytest.approx(0)
    assert set(won.values()) == {1.0, 0.0, -1.0}


def test_pettingzoo_asks_everybody_who_chooses_at_once() -> None:
    game = raw_env("mosaic", 3)
    game.reset(seed=1)
    while len(game.match.state.actors()) == 1:
        game.step(int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[0]))
    assert game.match.state.actors() == [0, 1, 2]
    asked = []
    for _ in range(3):
        agent = game.agent_selection
        before = {other: game.observe(other)["observation"].tolist() for other in game.agents if other != agent}
        asked.append(agent)
        game.step(int(np.flatnonzero(game.observe(agent)["action_mask"])[0]))
        if len(asked) < 3:
            for other, seen in before.items():
                assert game.observe(other)["observation"].tolist() == seen  # choices stay secret
    assert asked == game.possible_agents


def test_pettingzoo_refuses_what_is_not_legal() -> None:
    game = env("antike", 3)
    game.reset(seed=1)
    wrong = int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="no legal action"):
        game.step(wrong)
    with pytest.raises(ValueError, match="asked"):
        game.unwrapped.step(None)
    assert "action " in game.unwrapped.render()


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_in_parallel() -> None:
    parallel_api_test(turn_based_aec_to_parallel(raw_env("antike", 3)), num_cycles=60)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.filterwarnings("ignore")
def test_all_agents_act_in_every_step(title: str) -> None:
    parallel_api_test(parallel.parallel_env(title), num_cycles=60)
    parallel_seed_test(lambda: parallel.parallel_env(title), num_cycles=10)
    api_test(parallel.env(title), num_cycles=30)


def test_pettingzoo_breaks_off_after_so_many_cycles() -> None:
    max_cycles_test(parallel)


def test_who_chooses_at_once_does_so_in_one_step() -> None:
    game = parallel.parallel_env("mosaic", 3)
    seen, _infos = game.reset(seed=1)
    while len(game.game.match.state.actors()) == 1:
        seen, *_ = game.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    ply = game.game.match.state.ply
    _seen, _won, _over, _cut, infos = game.step(dict.fromkeys(game.agents, -1))
    assert game.game.match.state.ply == ply + 3
    assert infos == {agent: {"legal": False} for agent in game.agents}
    assert game.state().shape == (3 * game.game.match.length,)
    assert "action " in game.render()


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_measures_us(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its benchmark looks at the clock once a cycle and stops after five seconds: here a cycle takes 10 ms."""
    clock = SimpleNamespace(time=count(step=0.01).__next__)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(env("antike", max_cycles=300))
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "Finished performance benchmark"
    assert float(said[1].removesuffix(" turns per second")) == pytest.approx(200, rel=0.01)  # two agents


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasium(title: str) -> None:
    game = gymnasium.make(f"ziggurat/{title}-v0", bots="random", render_mode="ansi")
    mask = game.reset(seed=1)[1]["action_mask"]
    check_env(game.unwrapped)
    assert mask.any()


def test_gymnasium_refuses_what_is_not_legal_where_that_is_wanted() -> None:
    game = gymnasium.make("ziggurat/antike-v0", bots="random", strict=True)
    wrong = int(game.reset(seed=1)[1]["action_mask"].argmin())
    with pytest.raises(ValueError, match="no legal action"):
        game.step(wrong)
    assert not gymnasium.make("ziggurat/antike-v0", bots="random").unwrapped.seated.strict


def test_gymnasium_against_bots_of_any_level() -> None:
    game = gymnasium.make("ziggurat/antike-v0", players=3, bots=["greedy", "novice"], seat=1, masked=True)
    seen, info = game.reset(seed=3)
    assert set(seen) == {"observation", "action_mask"}
    won = 0.0
    over = False
    steps = 0
    while not over and steps < 25:
        seen, won, over, _cut, info = game.step(int(np.flatnonzero(info["action_mask"])[0]))
        steps += 1
    assert over or (won == 0.0 and game.unwrapped.seated.match.seat == 1)
    with pytest.raises(ValueError, match="bots"):
        gymnasium.make("ziggurat/antike-v0", players=3, bots=["greedy"])


def test_gymnasium_many_games_in_one_process() -> None:
    games = gymnasium.make_vec("ziggurat/ages-v0", num_envs=3, players=2, bots="random")
    assert isinstance(games, ziggurat.research.gymnasium.Games)
    dice = np.random.default_rng(2)

    def run(steps: int) -> tuple[list[Any], int]:
        seen, info = games.reset(seed=5)
        ended = 0
        found = []
        for _ in range(steps):
            assert games.observation_space.contains(seen)
            choice = [int(dice.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
            seen, won, over, _cut, info = games.step(choice)
            ended += int(over.sum())
            if over.any():
                assert info["final_obs"][over.argmax()] is not None and (abs(won) <= over).all()
            found.append(seen.sum())
        return found, ended

    _seen, ended = run(300)
    assert ended >= 3
    dice = np.random.default_rng(3)
    first, _ = run(20)
    dice = np.random.default_rng(3)
    assert run(20)[0] == first
