"""A finished game looked at again: everybody's chance to win at every moment, and what each decision cost.

The curve is drawn from the whole truth. A decision is judged twice: by what its seat could know when it decided (in
worlds redealt from that), and by what really was. Both times it is played on for some turns beside the best other ones,
as `search` does: what looks good at once is seldom all there is to an action.
"""

from collections.abc import Callable, Iterator

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.game import find_action, forward, replay
from ziggurat.kernel.judgement import EVALUATION, Judge
from ziggurat.kernel.playout import MOST_PLIES, play_on, playout
from ziggurat.kernel.record import Record
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title
from ziggurat.players.values import judge_of, shipped
from ziggurat.players.view import View

WORLDS = 2  # in which a decision is judged by what its seat knew
LATE_WORLDS = 8  # where games end in them: who wins is all or nothing, and two of them would often say so by chance
WAYS = 3  # the actions that promise most, with which the one that was played is compared
EVEN = 0.002  # actions that promise nearly the same chance when the turn is over are equally good
TURNING = 5  # moments that changed most
APART = 25  # two of them are at least this part of the game apart


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
    accuracy: list[float]  # of each seat: the mean share of its chance to win that it kept with a decision
    turning_points: list[int]  # numbers of the actions after which the chances had changed most


def everybodys_chances(state: State) -> list[float]:
    """When the turn is over: in the middle of it things look better or worse than they are."""
    after = state.clone()
    playout(after, rng_from_seed(1), MOST_PLIES, 1)
    chances = [EVALUATION.chance(after, seat) for seat in range(state.players)]
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
        self._decisions: list[Decision] = []
        self._kept: list[list[float]] = [[] for _ in range(self._state.players)]
        self._by = judge_of(self._state, shipped(title.package, self._state.players))
        self._chances = [everybodys_chances(self._state)]

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        """Look at one more action; how many were looked at."""
        played = next(self._played)
        self.done += 1
        state, seat = self._state, played.entry.seat
        if len(state.legal(seat)) > 1:
            action = find_action(state, seat, played.entry.notation)
            decision, kept = judge(state, self.done, seat, action, self._by, self._rng)
            self._decisions.append(decision)
            self._kept[seat].append(kept)
        self._state = played.after
        self._chances.append(everybodys_chances(self._state))
        return self.done

    def found(self) -> Analysis:
        """What is known after the actions that were looked at."""
        accuracy = [round(sum(kept) / len(kept), 4) if kept else 1.0 for kept in self._kept]
        return Analysis(self._chances, self._decisions, accuracy, turning_points(self._chances))


def judge(state: State, number: int, seat: int, played: Action, by: Judge, rng: Rng) -> tuple[Decision, float]:
    """The decision, and the share of its chance to win that the seat kept by what it knew."""
    view = View(state, seat)
    # Where nothing is hidden every world is the truth.
    worlds = [state] if state.title.open else [view.world(rng) for _ in range(WORLDS)]
    dice = rng.clone()
    rng.next()
    known = Compared(worlds, seat, played, by, dice)
    if known.ended and not state.title.open:
        worlds += [view.world(rng) for _ in range(LATE_WORLDS - WORLDS)]
        known = Compared(worlds, seat, played, by, dice)
    truth = known if state.title.open else Compared([state], seat, played, by, dice)
    decision = Decision(
        number,
        seat,
        view.notation(played),
        view.notation(known.best),
        round(known.most - known.mine, 4),
        view.notation(truth.best),
        round(truth.most - truth.mine, 4),
    )
    return decision, known.mine / known.most if known.most else 1.0


class Compared:
    """The action that was played beside the best few: the chance to win that it and the best of them leave."""

    __slots__ = ("best", "ended", "mine", "most")

    def __init__(self, worlds: list[State], seat: int, played: Action, by: Judge, dice: Rng) -> None:
        first = worlds[0]
        promised = {played: at_turns_end(first, seat, played, dice)}
        for action in first.title.candidates(first, seat):
            promised[action] = at_turns_end(first, seat, action, dice)
        self.best = played
        self.ended = False  # whether a game that was played on came to its end
        self.mine = self.most = promised[played]
        ways = sorted(promised, key=lambda action: -promised[action])[:WAYS]
        if max(abs(promised[action] - self.mine) for action in ways) < EVEN:
            return
        turns = first.title.horizon * first.players
        self.mine = self.most = self._left_by(worlds, seat, played, turns, by, dice)
        for action in ways:
            if action != played:
                chance = self._left_by(worlds, seat, action, turns, by, dice)
                if chance > self.most:
                    self.best, self.most = action, chance

    def _left_by(self, worlds: list[State], seat: int, action: Action, turns: int, by: Judge, dice: Rng) -> float:
        """The chance after some turns of everybody, as search sees it."""
        after = [play_on(world, seat, [action], dice.clone(), turns) for world in worlds]
        self.ended = self.ended or any(state.over() for state in after)
        return sum(by.chance(state, seat) for state in after) / len(worlds)


def at_turns_end(world: State, seat: int, action: Action, dice: Rng) -> float:
    """What the action promises when the turn is over: one that ends it at once must not seem better for that."""
    after = world.clone()
    after.apply(seat, action)
    if after.title.turn(after) == world.title.turn(world):
        playout(after, dice.clone(), MOST_PLIES, 1)
    return EVALUATION.chance(after, seat)


def turning_points(chances: list[list[float]]) -> list[int]:
    """The moments that changed most, some way from each other: what follows a turning point at once is part of it."""
    changes = [
        (max(abs(after - before) for before, after in zip(chances[at - 1], chances[at], strict=True)), at)
        for at in range(1, len(chances))
    ]
    apart = len(chances) / APART
    found: list[int] = []
    for change, at in sorted(changes, reverse=True):
        if change > 0 and len(found) < TURNING and all(abs(at - other) >= apart for other in found):
            found.append(at)
    return sorted(found)
