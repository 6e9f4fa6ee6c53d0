"""Steps a second of environments: an agent observes, takes a legal action at random, steps.

    python -m bench.environments --seconds 3

Ours give vector and mask; beside them PettingZoo's chess, and OpenSpiel's chess stepped from Python with its own
observation tensor and legal actions. All in one run, one core, processor time.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import chess_v6

import ziggurat
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.research.match import Match
from ziggurat.research.pettingzoo import raw_env


def zoo_steps(game: Any) -> Iterator[None]:
    """Through PettingZoo's interface, without its checking wrappers."""
    dice = random.Random(1)
    while True:
        game.reset(seed=dice.randrange(1 << 30))
        for agent in game.agent_iter():
            if game.terminations[agent] or game.truncations[agent]:
                break
            seen = game.observe(agent)
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))  # the same bytes: bytes are counted slowly
            game.step(int(legal[int(dice.random() * len(legal))]))
            yield


def match_steps(title: str) -> Iterator[None]:
    """Our own loop: legal numbers, mask and vector."""
    dice = random.Random(1)
    match = Match(title, dtype="float32")
    while True:
        match.deal(dice.randrange(1 << 30))
        while not match.over:
            seat = match.seat
            match.vector(seat)
            match.mask(seat)
            legal = match.numbers(seat)
            match.play(seat, legal[int(dice.random() * len(legal))])
            yield


def spiel_steps(name: str) -> Iterator[None]:
    dice = random.Random(1)
    game = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            yield


def rate(steps: Iterator[None], seconds: float) -> int:
    next(steps)
    count = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(50):
            next(steps)
        count += 50
    return round(count / spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    peers: dict[str, Callable[[], Iterator[None]]] = {
        "PettingZoo chess": lambda: zoo_steps(chess_v6.raw_env()),
        "OpenSpiel chess": lambda: spiel_steps("chess"),
    }
    found: dict[str, Any] = {"compiled": ziggurat.COMPILED}
    found |= {name: rate(steps(), given.seconds) for name, steps in peers.items()}
    for title in title_ids():
        players = find_title(title).min_players
        found[f"{title}, {players} players"] = {
            "PettingZoo": rate(zoo_steps(raw_env(title)), given.seconds),
            "Match": rate(match_steps(title), given.seconds),
        }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
