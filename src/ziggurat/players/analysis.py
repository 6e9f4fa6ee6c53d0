"""A finished game looked at again: everybody's chance to win at every moment, and what each decision cost.

The curve is drawn from the whole truth. A decision is judged twice: by what its seat could know when it decided (in
worlds redealt from that), and by what really was.
"""

from collections.abc import Callable, Iterator

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.game import find_action, forward, replay
from ziggurat.kernel.judgement import EVALUATION
from ziggurat.kernel.record import Record
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title
from ziggurat.players.view import View

WORLDS = 3  # in which a decision is judged by what its seat knew
TURNING = 5  # moments that changed most


class Decision(msgspec.Struct, frozen=True):
    """One action of the record with a choice behind it. Costs are chances to win given away."""

    number: int  # of the action in the record, from 1
    seat: int
    played: str
    best: str  # by what the seat knew
    cost: float
    best_in_truth: str
    cost_in_truth: float


class Analysis(msgspec.Struct, frozen=True):
    """`chances[n]` is everybody's chance to win after n actions."""

    chances: list[list[float]]
    decisions: list[Decision]
    accuracy: list[float]  # of each seat: the mean share of its chances that it kept
    turning_points: list[int]  # numbers of the actions after which the chances had changed most


def everybodys_chances(state: State) -> list[float]:
    chances = [EVALUATION.chance(state, seat) for seat in range(state.players)]
    total = sum(chances) or 1.0
    return [chance / total for chance in chances]


def analyse(
    record: Record,
    title: Title,
    pack: Pack | None = None,
    each: Callable[[], None] | None = None,
    seed: int = 1,
) -> Analysis:
    """Look at a record from its beginning; `each` hears of every action."""
    looking = Looking(record, title, pack, seed)
    for _done in looking:
        if each is not None:
            each()
    return looking.found()


class Looking:
    """An analysis on its way, one action after the other: whoever has other things to do can do them in between."""

    def __init__(self, record: Record, title: Title, pack: Pack | None = None, seed: int = 1) -> None:
        self.total = len(record.entries)
        self.done = 0
        self._rng = rng_from_seed(seed)
        self._state = replay(record.cut(0), title, pack).state
        self._played = forward(self._state, record.entries)
        self._chances = [everybodys_chances(self._state)]
        self._decisions: list[Decision] = []

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        """Look at one more action; how many were looked at."""
        played = next(self._played)
        self.done += 1
        state, seat = self._state, played.entry.seat
        if len(state.legal(seat)) > 1:
            action = find_action(state, seat, played.entry.notation)
            self._decisions.append(judge(state, self.done, seat, action, self._rng))
        self._state = played.after
        self._chances.append(everybodys_chances(self._state))
        return self.done

    def found(self) -> Analysis:
        """What is known after the actions that were looked at."""
        players = self._state.players
        return Analysis(
            self._chances, self._decisions, accuracy(self._decisions, players), turning_points(self._chances)
        )


def judge(state: State, number: int, seat: int, played: Action, rng: Rng) -> Decision:
    view = View(state, seat)
    worlds = [view.world(rng) for _ in range(WORLDS)]
    best, cost = compared(worlds, seat, played)
    truth, cost_in_truth = compared([state], seat, played)
    return Decision(
        number,
        seat,
        view.notation(played),
        view.notation(best),
        round(cost, 4),
        view.notation(truth),
        round(cost_in_truth, 4),
    )


def compared(worlds: list[State], seat: int, played: Action) -> tuple[Action, float]:
    """The best action, and how much worse the one that was played is."""
    actions = list(worlds[0].title.candidates(worlds[0], seat))
    if played not in actions:
        actions.append(played)
    chances = [mean_chance(worlds, seat, action) for action in actions]
    most = max(chances)
    mine = chances[actions.index(played)]
    return (played, 0.0) if mine == most else (actions[chances.index(most)], most - mine)


def mean_chance(worlds: list[State], seat: int, action: Action) -> float:
    total = 0.0
    for world in worlds:
        after = world.clone()
        after.apply(seat, action)
        total += EVALUATION.chance(after, seat)
    return total / len(worlds)


def accuracy(decisions: list[Decision], players: int) -> list[float]:
    kept: list[list[float]] = [[] for _ in range(players)]
    for decision in decisions:
        kept[decision.seat].append(1.0 - decision.cost)
    return [round(sum(one) / len(one), 4) if one else 1.0 for one in kept]


def turning_points(chances: list[list[float]]) -> list[int]:
    changes = [
        (max(abs(after - before) for before, after in zip(chances[at - 1], chances[at], strict=True)), at)
        for at in range(1, len(chances))
    ]
    return sorted(at for _, at in sorted(changes, reverse=True)[:TURNING])
