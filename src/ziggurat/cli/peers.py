"""Random play in other engines, for `ziggurat bench`: python peers.py catanatron 1.5

Run by the Python of their own environment; it imports nothing of ziggurat.
"""

import json
import random
import sys
import time
from importlib.metadata import version
from typing import Any


def measure_catanatron(seconds: float) -> dict[str, Any]:
    """Whole games of four random players; their own loop, which validates every action."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    random.seed(1)
    actions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        actions += len(game.state.actions)
        games += 1
    return result("catanatron", actions, games, spent)


def measure_openspiel(name: str, seconds: float) -> dict[str, Any]:
    """Whole games driven from Python: legal_actions, one of them at random, apply_action."""
    import pyspiel

    number = random.Random(1).random
    rules = pyspiel.load_game(name)
    actions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            # The outcomes of a chance node are its legal actions; any of them makes a game of the same length.
            legal = state.legal_actions()
            state.apply_action(legal[int(number() * len(legal))])
            actions += 1
        games += 1
    return result("open_spiel", actions, games, spent)


def result(package: str, actions: int, games: int, spent: float) -> dict[str, Any]:
    return {
        "version": f"{package} {version(package)}",
        "actions_per_second": round(actions / spent),
        "games_per_second": round(games / spent, 2),
    }


if __name__ == "__main__":
    peer, time_limit = sys.argv[1], float(sys.argv[2])
    found = measure_catanatron(time_limit) if peer == "catanatron" else measure_openspiel(peer, time_limit)
    print(json.dumps(found))
