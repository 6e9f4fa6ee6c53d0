"""Our games before the tests that OpenSpiel has for all."""

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

import ziggurat.research.open_spiel
from ziggurat.kernel.seen import plain

TITLES = ["antike", "ages", "mosaic", "civilization"]
SHORT = {
    "antike": "turn_cap_rounds=3",
    "ages": "tier=simple",
    "mosaic": "turn_cap_rounds=3",
    "civilization": "round_limit=2",
}


def advanced(game: Any, moves: int, seed: int = 1) -> Any:
    """A position after some random moves."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(moves):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("title", TITLES)
def test_random_simulations(title: str) -> None:
    game = pyspiel.load_game(f"ziggurat_{title}({SHORT[title]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_api_of_python_games(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pyspiel.load_game(f"ziggurat_{title}")
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": title})
    states = [advanced(game, moves) for moves in (0, 1, 2, 30, 60)]
    monkeypatch.setattr(
        "open_spiel.python.algorithms.sample_some_states.sample_some_states", lambda _game, **_how: states
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.errors == result.failures == []


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("ziggurat_antike(players=3,map=orient,turn_cap_rounds=5)")
    assert game.num_players() == 3
    state = advanced(game, 1)
    assert state.state.options["map"] == "orient"
    assert state.state.options["turn_cap_rounds"] == 5
    assert state.state.options["coins_in_bank"] is None


@pytest.mark.parametrize("title", ["ages", "mosaic"])
def test_resampling_keeps_what_the_player_knows(title: str) -> None:
    state = advanced(pyspiel.load_game(f"ziggurat_{title}"), 40)
    player = state.current_player()
    dice = np.random.default_rng(1)
    worlds = [state.resample_from_infostate(player, dice.random) for _ in range(5)]
    for world in worlds:
        assert world.legal_actions() == state.legal_actions()
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert plain(world.state.observe(player)) == plain(state.state.observe(player))
    assert len({str(world) for world in worlds}) == 5


def test_states_are_copied_and_written_down() -> None:
    state = advanced(pyspiel.load_game("ziggurat_antike"), 20)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert str(game) == str(state.get_game())


def test_searching_and_evaluating_tools_run() -> None:
    game = pyspiel.load_game("ziggurat_antike(players=2,turn_cap_rounds=2)")
    dice = np.random.RandomState(1)
    state = advanced(game, 3)
    searcher = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert searcher.step(state) in state.legal_actions()
    bots = [uniform_random.UniformRandomBot(player, dice) for player in range(2)]
    assert sum(evaluate_bots.evaluate_bots(advanced(game, 1), bots, dice)) == pytest.approx(0)


def test_every_title_is_registered() -> None:
    assert {f"ziggurat_{title}" for title in TITLES} <= set(pyspiel.registered_names())
    assert ziggurat.research.open_spiel.TYPES.keys() >= set(TITLES)
