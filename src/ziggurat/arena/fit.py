"""Fitting the network of a learned judgement to who won the practice games, with PyTorch; on a GPU, where there is one.

What it makes is plain lists of numbers: nobody who plays needs PyTorch.
"""

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits, dropout

from ziggurat.arena.practice import Learnt, held_back

Numbers = Any  # a tensor

BATCH = (64, 2048)  # rows in a step, at least and at most,
STEPS = 64  # so that there are about so many in a pass through little data
RATE = 0.0003  # of Adam
DECAY = 0.05  # of every number towards 0: what is not learned is left to the evaluation
DROPPED = 0.2  # of the features in each step: so that no single one is relied on
RARE = 0.1  # a feature that varies less than this is not blown up further
FAR = 8.0  # more than this the evaluation cannot say for or against a seat
LOOKS = 8  # at the games held back, in the time of one pass through the data
PATIENCE = 10  # such looks without getting better, after which it ends
PASSES = 20  # through the data at most
FINE = 3  # digits that are kept
BEGINNING = 0.05  # the hidden units begin at random, about so far from 0


class Data:
    """Rows of many games."""

    def __init__(self, games: Iterable[Learnt]) -> None:
        listed = sorted((game for game in games if game.wins), key=lambda game: game.seed)
        self.games = len(listed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        parts = [bytearray(zlib.decompress(game.rows)) for game in listed]
        tables = [
            torch.frombuffer(part, dtype=torch.int8).reshape(-1, game.width)
            for part, game in zip(parts, listed, strict=True)
        ]
        self.rows: Numbers = torch.cat(tables).to(self.device)
        bases = torch.tensor([base for game in listed for base in game.bases])
        self.bases: Numbers = bases.clamp(-FAR, FAR).to(self.device)
        self.wins: Numbers = torch.tensor([win for game in listed for win in game.wins]).to(self.device)
        held = torch.tensor([held_back(game) for game in listed for _ in game.wins])
        self.learning: Numbers = torch.nonzero(~held).squeeze(1).to(self.device)
        self.held: Numbers = torch.nonzero(held).squeeze(1).to(self.device)
        least, most = BATCH
        self.batch = max(least, min(most, len(self.learning) // STEPS))


class Fitted(msgspec.Struct, frozen=True):
    """A network, and how it does on the games it did not see."""

    units: list[list[float]]
    weights: list[float]
    passes: float  # through the data
    loss: float  # cross entropy of the chances to win and who won, in games held back
    loss_before: float  # of the evaluation alone
    right: float  # share of the positions held back in which the likelier outcome came true
    right_before: float


class Network(nn.Module):  # type: ignore[misc]
    """A direct sum, and hidden units that count above 0; see `kernel.judgement.Learned`."""

    def __init__(self, scale: Numbers, hidden: int) -> None:
        super().__init__()
        self.scale = scale
        self.direct = nn.Linear(len(scale), 1)
        self.hidden = nn.Linear(len(scale), hidden)
        self.weights = nn.Linear(hidden, 1, bias=False)
        for part in (self.direct.weight, self.direct.bias):
            nn.init.zeros_(part)
        for part in (self.hidden.weight, self.weights.weight):
            nn.init.normal_(part, 0.0, BEGINNING)
        self.to(scale.device)

    def forward(self, rows: Numbers) -> Numbers:
        inputs = rows.float() / self.scale
        if self.training:
            inputs = dropout(inputs, DROPPED)
        return (self.direct(inputs) + self.weights(torch.relu(self.hidden(inputs)))).squeeze(1)


def fit(data: Data, hidden: int, seed: int) -> Fitted:
    """Learn until the games held back are no longer judged better."""
    torch.manual_seed(seed)
    network = Network(scale_of(data), hidden)
    adam = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    before = best = measured(None, data)
    found: dict[str, Numbers] = {name: torch.zeros_like(part) for name, part in network.state_dict().items()}
    steps = patience = at = 0
    look = max(1, len(data.learning) // data.batch // LOOKS)
    for batch in batches(data):
        network.train()
        adam.zero_grad()
        odds = data.bases[batch] + network(data.rows[batch])
        loss = binary_cross_entropy_with_logits(odds, data.wins[batch])
        loss.backward()
        adam.step()
        steps += 1
        if steps % look:
            continue
        now = measured(network, data)
        if now[0] < best[0]:
            best, at, patience = now, steps, 0
            found = {name: part.detach().clone() for name, part in network.state_dict().items()}
        else:
            patience += 1
            if patience == PATIENCE:
                break
    units = torch.cat([found["direct.weight"], found["hidden.weight"]]) / network.scale
    own = torch.cat([found["direct.bias"], found["hidden.bias"]]).unsqueeze(1)
    return Fitted(
        [[neat(number) for number in unit] for unit in torch.cat([units, own], 1).tolist()],
        [neat(number) for number in found["weights.weight"][0].tolist()],
        round(at * data.batch / len(data.learning), 2),
        *(round(number, 4) for number in (best[0], before[0], best[1], before[1])),
    )


def scale_of(data: Data) -> Numbers:
    """How much each feature varies."""
    some = data.rows[:: max(1, len(data.rows) // 50_000)].float()
    return some.std(0).clamp(min=RARE)


def batches(data: Data) -> Iterable[Numbers]:
    for _ in range(PASSES):
        order = torch.randperm(len(data.learning)).to(data.device)
        yield from data.learning[order].split(data.batch)


def measured(network: Network | None, data: Data) -> tuple[float, float]:
    """On the games held back: the loss, and how often the likelier outcome came true. Without a network: evaluation."""
    with torch.no_grad():
        odds = data.bases[data.held]
        if network is not None:
            network.eval()
            odds = odds + torch.cat([network(data.rows[some]) for some in data.held.split(1 << 16)])
        wins = data.wins[data.held]
        right = ((odds > 0) == (wins > 0.5)).float().mean().item()
        return binary_cross_entropy_with_logits(odds, wins).item(), right


def neat(number: float) -> float:
    return float(f"{number:.{FINE}g}") if abs(number) > 1e-7 else 0.0
