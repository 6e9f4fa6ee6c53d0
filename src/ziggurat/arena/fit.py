"""Fitting the network of a learned judgement to what practice games taught.

Some ten thousand numbers and a few seconds on one core: numpy is enough, and what it makes is plain lists of numbers.
"""

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from ziggurat.arena.practice import Learnt, held_back
from ziggurat.kernel.rng import rng_from_seed

Array = Any  # of numpy, which the rest of the project does without

BATCH = 64  # decisions in a step
LEVEL = 0.2  # how much it counts how good a decision's actions are together, beside how they differ
RARE = 0.1  # a feature that varies less than this is not blown up further
RATE = 0.0005  # Adam's step
DECAY = 0.02  # of every number towards 0: what is not learned is left to the evaluation
PATIENCE = 3  # rounds through the data without getting better, after which it ends
FINE = 4  # digits that are kept


class Data:
    """Rows of many games."""

    def __init__(self, games: Iterable[Learnt]) -> None:
        listed = sorted(games, key=lambda game: game.seed)
        self.games = len(listed)
        parts = [np.frombuffer(zlib.decompress(game.rows), dtype=np.int8).reshape(-1, game.width) for game in listed]
        self.rows: Array = np.concatenate(parts)
        self.bases: Array = np.concatenate([np.array(game.bases, dtype=np.float32) for game in listed])
        self.chances: Array = np.concatenate([np.array(game.chances, dtype=np.float32) for game in listed])
        sizes = np.concatenate([np.array(game.decisions, dtype=np.int64) for game in listed])
        self.ends: Array = np.cumsum(sizes)
        self.starts: Array = self.ends - sizes
        held = np.concatenate([np.full(len(game.decisions), held_back(game)) for game in listed])
        self.learning: Array = np.flatnonzero(~held)
        self.held: Array = np.flatnonzero(held)


class Fitted(msgspec.Struct, frozen=True):
    """A network, and how it does on the games it did not see."""

    units: list[list[float]]
    weights: list[float]
    epochs: int
    loss: float  # mean square of what was wrong with the rows of games held back
    loss_before: float  # of the evaluation alone
    kept: float  # chance to win that the action it prefers leaves, mean over the decisions held back
    kept_before: float  # the same for what evaluation prefers
    kept_best: float  # and for what turned out best


class Network:
    """Numbers in training: a direct sum, and hidden units that count above 0."""

    def __init__(self, width: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        first: Array = np.zeros((width + 1, hidden + 1), dtype=np.float32)
        first[:, 1:] = rng.normal(0.0, 0.05, (width + 1, hidden))
        self.parts: list[Array] = [first, np.zeros(hidden, dtype=np.float32)]
        self.parts[1][:] = rng.normal(0.0, 0.05, hidden)
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def correction(self, inputs: Array) -> tuple[Array, Array]:
        sums = inputs @ self.parts[0][:-1] + self.parts[0][-1]
        above = np.maximum(sums[:, 1:], 0.0)
        return sums[:, 0] + above @ self.parts[1], above

    def step(self, inputs: Array, above: Array, wrong: Array) -> None:
        """One step of Adam against what was wrong with each row."""
        back: Array = np.empty((len(wrong), len(self.parts[1]) + 1), dtype=np.float32)
        back[:, 0] = wrong
        back[:, 1:] = np.outer(wrong, self.parts[1]) * (above > 0.0)
        first = np.empty_like(self.parts[0])
        first[:-1] = inputs.T @ back
        first[-1] = back.sum(axis=0)
        self._steps += 1
        for at, slope in enumerate((first, above.T @ wrong)):
            self._means[at] += 0.1 * (slope - self._means[at])
            self._squares[at] += 0.001 * (slope * slope - self._squares[at])
            mean = self._means[at] / (1.0 - 0.9**self._steps)
            square = self._squares[at] / (1.0 - 0.999**self._steps)
            self.parts[at] -= RATE * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.parts[at])

    def copy(self) -> list[Array]:
        return [part.copy() for part in self.parts]


def chance(odds: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))


def fit(data: Data, hidden: int, epochs: int, seed: int) -> Fitted:
    """Learn until the games held back are no longer judged better."""
    scale = np.maximum(data.rows[:: max(1, len(data.rows) // 20_000)].astype(np.float32).std(axis=0), RARE)
    network = Network(data.rows.shape[1], hidden, seed)
    before = measured(network, data, scale, alone=True)
    best, best_parts, done = before, Network(data.rows.shape[1], hidden, seed).copy(), 0
    best_parts[0][:] = 0.0
    rng = rng_from_seed(seed)
    for epoch in range(1, epochs + 1):
        order = data.learning.copy()
        np.random.default_rng(rng.next()).shuffle(order)
        for at in range(0, len(order), BATCH):
            learn(network, data, scale, order[at : at + BATCH])
        now = measured(network, data, scale)
        if now[0] < best[0]:
            best, best_parts, done = now, network.copy(), epoch
        elif epoch - done >= PATIENCE:
            break
    units = best_parts[0].copy()
    units[:-1] /= scale[:, None]
    return Fitted(
        [[neat(number) for number in unit] for unit in units.T],
        [neat(number) for number in best_parts[1]],
        done,
        *(round(float(number), 5) for number in (best[0], before[0], best[1], before[1], best[2])),
    )


def neat(number: float) -> float:
    return float(f"{number:.{FINE}g}") if abs(number) > 1e-7 else 0.0


def learn(network: Network, data: Data, scale: Array, chosen: Array) -> None:
    places = np.concatenate([np.arange(data.starts[one], data.ends[one]) for one in chosen])
    sizes = data.ends[chosen] - data.starts[chosen]
    inputs = data.rows[places] / scale
    correction, above = network.correction(inputs)
    wrong = chance(data.bases[places] + correction) - data.chances[places]
    network.step(inputs, above, what_counts(wrong, sizes) / len(places))


def what_counts(wrong: Array, sizes: Array) -> Array:
    """What the actions of a decision have in common says little about which of them to take."""
    common: Array = np.repeat(np.add.reduceat(wrong, np.cumsum(sizes) - sizes) / sizes, sizes)
    return wrong - (1.0 - LEVEL) * common


def measured(network: Network, data: Data, scale: Array, alone: bool = False) -> tuple[float, float, float]:
    """On the games held back: the loss, the mean chance that the preferred actions leave, and that of the best."""
    sizes = data.ends[data.held] - data.starts[data.held]
    places = np.concatenate([np.arange(data.starts[one], data.ends[one]) for one in data.held])
    odds, true = data.bases[places], data.chances[places]
    if not alone:
        odds = odds + network.correction(data.rows[places] / scale)[0]
    loss = float(np.mean(what_counts(chance(odds) - true, sizes) ** 2))
    ends = np.cumsum(sizes)
    groups = [slice(end - size, end) for end, size in zip(ends, sizes, strict=True)]
    kept = float(np.mean([true[group][int(np.argmax(odds[group]))] for group in groups]))
    return loss, kept, float(np.mean([np.max(true[group]) for group in groups]))
