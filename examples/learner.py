"""A policy gradient learns Antike against random players, with PyTorch.

python examples/learner.py --minutes 3

The policy sees the vector of what its seat knows and gives every number of the action space a preference; what is not
legal is left out. What a decision was worth is how much better the title's own evaluation says the seat stood
afterwards, later gains counting less; a second head learns what to expect, and after each batch of games the
preferences move towards what was worth more than that (REINFORCE with a learned baseline).
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import pad_sequence

from ziggurat.research.match import Match

PLAYERS = 3
HIDDEN = 64
ROUNDS = 30  # of a game: short ones teach sooner
FADE = 0.9  # what a later gain counts of one now
CURIOSITY = 0.01  # how much an open mind is worth


class Policy(nn.Module):
    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.Tanh())
        self.actions = nn.Embedding(outputs, HIDDEN)  # a row for each number, so that only the legal ones are asked
        self.expected = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.actions.weight)

    def forward(self, vectors: Tensor, legal: Tensor, there: Tensor) -> tuple[Tensor, Tensor]:
        """How likely each legal action is, as a logarithm, and what the position is expected to bring."""
        hidden = self.body(vectors)
        wishes = (self.actions(legal) @ hidden.unsqueeze(-1)).squeeze(-1)
        return torch.log_softmax(wishes.masked_fill(~there, -1e9), -1), self.expected(hidden).squeeze(-1)

    @torch.no_grad()
    def choose(self, vector: Tensor, legal: Tensor) -> int:
        """A place among the legal numbers, drawn by preference."""
        wishes = self.actions.weight[legal] @ self.body(vector)
        return int(torch.multinomial(torch.softmax(wishes, -1), 1))


@dataclass
class Decision:
    vector: Tensor
    legal: Tensor
    choice: int
    worth: float = 0.0


def play(match: Match, policy: Policy, seed: int, own: int, dice: np.random.Generator) -> tuple[list[Decision], float]:
    """One game against random players: what the policy decided and what that was worth, and whether it won."""
    match.deal(seed)
    made: list[Decision] = []
    stood: list[float] = []
    while not match.over:
        seat = match.seat
        legal = match.numbers(seat)
        if seat == own:
            decision = Decision(torch.from_numpy(match.vector(seat)) / 8, torch.tensor(legal), 0)
            decision.choice = choice = policy.choose(decision.vector, decision.legal)
            made.append(decision)
            stood.append(match.state.evaluate(own))
        else:
            choice = int(dice.integers(len(legal)))
        match.play(seat, legal[choice])
    outcome = match.state.outcome()
    assert outcome is not None
    worth = 0.0
    for decision, gain in zip(reversed(made), np.diff([*stood, match.state.evaluate(own)])[::-1], strict=True):
        decision.worth = worth = float(gain) + FADE * worth
    return made, float(outcome.places[own] == 1) / outcome.places.count(1)


def learn(policy: Policy, steps: torch.optim.Optimizer, made: list[Decision]) -> None:
    """One step towards what was worth more than expected."""
    legal = pad_sequence([one.legal for one in made], batch_first=True, padding_value=-1)
    choices = torch.tensor([one.choice for one in made])
    worths = torch.tensor([one.worth for one in made])
    worths = (worths - worths.mean()) / (worths.std() + 1e-6)
    chances, expected = policy(torch.stack([one.vector for one in made]), legal.clamp(min=0), legal >= 0)
    chosen = chances.gather(1, choices.unsqueeze(1)).squeeze(1)
    surprise = -(chances.exp() * chances).sum(-1).mean()
    gain = (chosen * (worths - expected.detach())).mean() + CURIOSITY * surprise
    loss = nn.functional.mse_loss(expected, worths) - gain
    steps.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    steps.step()


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--batch", type=int, default=16, help="games")
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--games", type=int, default=200, help="to prove it at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    dice = np.random.default_rng(given.seed)
    match = Match("antike", PLAYERS, {"turn_cap_rounds": ROUNDS}, dtype="float32")
    policy = Policy(match.length, match.space.size)
    steps = torch.optim.Adam(policy.parameters(), lr=given.rate)
    ends = time.monotonic() + 60 * given.minutes
    number = 0
    while number == 0 or time.monotonic() < ends:
        games = [play(match, policy, 1000 + number + game, game % PLAYERS, dice) for game in range(given.batch)]
        number += given.batch
        made = [one for decisions, _won in games for one in decisions]
        learn(policy, steps, made)
        worth, won = np.mean([one.worth for one in made]), np.mean([won for _made, won in games])
        print(f"{number} games: a decision was worth {worth:+.2f}, won {won:.2f}", flush=True)
    share = float(np.mean([play(match, policy, game, game % PLAYERS, dice)[1] for game in range(given.games)]))
    print(f"won {100 * share:.0f} % of {given.games} games; a random player wins {100 / PLAYERS:.0f} %")
    return share


if __name__ == "__main__":
    main()
