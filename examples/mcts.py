"""OpenSpiel's tree search on a small position of Antike: the last round of a short game.

python examples/mcts.py --simulations 50
"""

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import ziggurat.research.open_spiel  # noqa: F401 - makes the games known


def main(arguments: list[str] | None = None) -> str:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--moves", type=int, default=4, help="random moves before")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = pyspiel.load_game("ziggurat_antike(players=3,turn_cap_rounds=1)")
    dice = random.Random(given.seed)
    state = game.new_initial_state()
    for _ in range(given.moves):
        state.apply_action(dice.choice(state.legal_actions()))
    chance = np.random.RandomState(given.seed)
    searcher = mcts.MCTSBot(game, 1.4, given.simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    root = searcher.mcts_search(state)
    for child in sorted(root.children, key=lambda child: -child.explore_count)[:8]:
        mean = child.total_reward / max(1, child.explore_count)
        print(f"{state.action_to_string(child.action):30} {child.explore_count:5} visits, mean {mean:+.2f}")
    best = str(state.action_to_string(root.best_child().action))
    print(f"player {state.current_player()} plays {best}")
    return best


if __name__ == "__main__":
    main()
