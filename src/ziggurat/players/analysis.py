"""A finished game looked at again: everybody's chance to win at every moment, and what each decision cost.

The curve is drawn from the whole truth. A decision is judged twice: by what its seat could know when it decided (in
worlds redealt from that), and by what really was.
"""

from collections.abc import Callable

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.game import find_action, forward, replay
from ziggurat.kernel.playout import chance_to_win
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
    chances = [chance_to_win(state, seat) for seat in range(state.players)]
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
    rng = rng_from_seed(seed)
    state = replay(record.cut(0), title, pack).state
    chances = [everybodys_chances(state)]
    decisions: list[Decision] = []
    for number, played in enumerate(forward(state, record.entries), 1):
        seat = played.entry.seat
        if len(state.legal(seat)) > 1:
            decisions.append(judge(state, number, seat, find_action(state, seat, played.entry.notation), rng))
        state = played.after
        chances.append(everybodys_chances(state))
        if each is not None:
            each()
    return Analysis(chances, decisions, accuracy(decisions, state.players), turning_points(chances))


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
        total += chance_to_win(after, seat)
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
