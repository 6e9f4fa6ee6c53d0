"""A policy gradient learns Antike against random players: two layers of NumPy, no other library.

python examples/learner.py --minutes 3

The policy sees the vector of what its seat knows and gives every number of the action space a preference; what is not
legal is masked. What a decision was worth is how much better the title's own evaluation says the seat stood afterwards,
later gains counting less; after each batch of games the preferences move towards what was worth more than the mean
(REINFORCE with a baseline, Adam's steps).
"""

import argparse
import time
from typing import Any

import numpy as np

from ziggurat.research.match import Match

HIDDEN = 64
ROUNDS = 30  # of a game: short ones teach sooner
FADE = 0.9  # what a later gain counts of one now


class Policy:
    def __init__(self, inputs: int, outputs: int, dice: Any) -> None:
        self.weights = [
            dice.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, outputs), np.float32),
        ]
        self.moments = [[np.zeros_like(weight), np.zeros_like(weight)] for weight in self.weights]
        self.steps = 0

    def chances(self, vector: Any, legal: list[int]) -> tuple[Any, Any]:
        """The hidden layer, and how likely each legal action is."""
        hidden = np.tanh(vector @ self.weights[0] + self.weights[1])
        wishes = hidden @ self.weights[2][:, legal]
        wishes = np.exp(wishes - wishes.max())
        return hidden, wishes / wishes.sum()

    def learn(self, decisions: list[tuple[Any, list[int], int, float]], rate: float) -> None:
        """Move towards what was chosen in games that went well: vector, legal, choice, how well."""
        slopes = [np.zeros_like(weight) for weight in self.weights]
        for vector, legal, choice, worth in decisions:
            hidden, chances = self.chances(vector, legal)
            off = -chances
            off[choice] += 1
            off *= worth / len(decisions)
            slopes[2][:, legal] += np.outer(hidden, off)
            back = (self.weights[2][:, legal] @ off) * (1 - hidden**2)
            slopes[0] += np.outer(vector, back)
            slopes[1] += back
        self.steps += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            fair = (1 - 0.9**self.steps, 1 - 0.99**self.steps)
            weight += rate * (mean / fair[0]) / (np.sqrt(square / fair[1]) + 1e-8)


def play(match: Match, policy: Policy, seed: int, own: int, dice: Any) -> tuple[list[Any], list[float], float]:
    """One game against random players: what the policy decided, what each decision was worth, and whether it won."""
    match.deal(seed)
    made: list[Any] = []
    stood: list[float] = []
    while not match.over:
        seat = match.seat
        legal = match.numbers(seat)
        if seat == own:
            vector = match.vector(seat) / 8
            chances = policy.chances(vector, legal)[1]
            choice = int(dice.choice(len(legal), p=chances / chances.sum()))
            made.append((vector, legal, choice))
            stood.append(match.state.evaluate(own))
        else:
            choice = int(dice.integers(len(legal)))
        match.play(seat, legal[choice])
    outcome = match.state.outcome()
    assert outcome is not None
    gains = np.diff([*stood, match.state.evaluate(own)])
    worth = 0.0
    worths = [worth := float(gain) + FADE * worth for gain in gains[::-1]][::-1]
    return made, worths, float(outcome.places[own] == 1) / outcome.places.count(1)


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--batch", type=int, default=16, help="games")
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--games", type=int, default=200, help="to prove it at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    dice = np.random.default_rng(given.seed)
    match = Match("antike", 3, {"turn_cap_rounds": ROUNDS}, dtype="float32")
    policy = Policy(match.length, match.space.size, dice)
    ends = time.monotonic() + 60 * given.minutes
    number = 0
    while number == 0 or time.monotonic() < ends:
        games = [play(match, policy, 1000 + number + game, game % 3, dice) for game in range(given.batch)]
        number += given.batch
        worths = np.array([worth for _made, each, _won in games for worth in each])
        off = (worths - worths.mean()) / (worths.std() + 1e-6)
        chosen = [one for made, _worths, _won in games for one in made]
        policy.learn([(*one, worth) for one, worth in zip(chosen, off, strict=True)], given.rate)
        won = np.mean([won for *_, won in games])
        print(f"{number} games: a decision was worth {worths.mean():+.2f}, won {won:.2f}", flush=True)
    share = float(np.mean([play(match, policy, game, game % 3, dice)[2] for game in range(given.games)]))
    print(f"won {100 * share:.0f} % of {given.games} games; a random player wins 33 %")
    return share


if __name__ == "__main__":
    main()
