"""A bot that plans its whole turn, and plays the best plans on in many worlds that might be the real one.

First a beam: the ways its turn can go, one action after the other, the best few kept at each step. Then the best
plans are compared: in worlds redealt from what the seat knows, all in the same ones, everybody plays on greedily
for some turns, and how far the seat leads then says how good the plan was. Half of the plans are dropped after each
round of this. The plan that wins is played until chance falls or somebody else does something.
"""

import gc
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from ziggurat.kernel.judgement import EVALUATION, Judge
from ziggurat.kernel.playout import greedy, others_chosen, play_on
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action, State
from ziggurat.players.bot import Bot
from ziggurat.players.budget import EASY, Budget, Stopwatch
from ziggurat.players.view import View

WIDTH = 6  # ways of the turn that are followed at each step
DEPTH = 40  # no plan is longer
NODES = 1500  # positions looked at while planning
NODES_EACH = 30  # at most, for each simulation, where these are counted
PLANS = 8  # plans that are compared by playing them on
PLANNING = 0.3  # the share of the time that planning may take
CLEARLY = 0.03  # by so much of a chance to win a plan has to be better than what greedy would do
LOST = 0.02  # a chance to win that is none
WAYS = 12  # at random, for each beginning of a turn that seems lost
T = TypeVar("T")
seen = msgspec.json.Encoder().encode  # an observation may hold lists that the game goes on with
Thinking = Generator[None, None, T]  # stops now and then, so that whoever has one thread can do something else
SHARE = 0.6  # of the time left for the turn, for the search at hand: chance may ask for another one


class Plan:
    """Actions of one seat, and what became of them in the worlds they were tried in."""

    __slots__ = ("actions", "chances", "steps", "value")

    def __init__(self, actions: list[Action], steps: list[tuple[int, int]], value: float) -> None:
        self.actions = actions
        self.steps = steps  # (ply, reveals) before each action, to see that nothing unforeseen has happened
        self.value = value  # by evaluation, where the plan ends
        self.chances: list[float] = []  # to win, one from each world

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else 0.0


class Search(Bot):
    __slots__ = ("_foreseen", "_left", "_plan", "_turn")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._plan: Plan | None = None
        self._foreseen: list[bytes] = []
        self._turn = -1
        self._left = 0.0

    def judge(self, view: View) -> Judge:
        """By what it compares where plans lead to."""
        return EVALUATION

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        legal = view.legal()
        if len(legal) == 1:
            if self._plan is not None and seen(view.observation()) in self._foreseen:
                self._follow(view, view.world(self.rng.clone()), legal[0])
            return legal[0]
        world = view.world(self.rng)
        planned = self._planned(view, world)
        if planned is not None and planned in legal:
            return self._follow(view, world, planned)
        turn = view.title.turn(world)
        if turn != self._turn:
            self._turn = turn
            self._left = budget.seconds
        watch = Stopwatch(budget, SHARE * self._left)
        best = self.think(view, budget, watch)[0]
        self._left = max(0.0, self._left - watch.spent())
        self._plan = best
        return self._follow(view, world, best.actions[0])

    def _planned(self, view: View, world: State) -> Action | None:
        """The next action of the plan, if everything is as it was foreseen."""
        if self._plan is not None:
            now = (world.ply, world.reveals)
            for step, action in zip(self._plan.steps, self._plan.actions, strict=True):
                if step == now:
                    return action if seen(view.observation()) in self._foreseen else None
        return None

    def _follow(self, view: View, world: State, action: Action) -> Action:
        """The action; and what there is to be seen when the same is asked again or the plan goes on.

        Where actions were taken back, others may have led to a position as far into the game.
        """
        after = world.clone()
        after.apply_unchecked(view.seat, action)
        self._foreseen = [seen(view.observation()), seen(after.observe(view.seat))]
        return action

    def think(self, view: View, budget: Budget, watch: Stopwatch) -> list[Plan]:
        """Plans for the seat's turn, the best first."""
        return thought_out(self.thinking(view, budget, watch))

    def thinking(self, view: View, budget: Budget, watch: Stopwatch) -> Thinking[list[Plan]]:
        judge = self.judge(view)
        plans = yield from make_plans(view, self.rng, budget, watch, judge)
        tried = yield from try_in_a_world(view, plans, self.rng, watch, judge)
        if tried and max(plan.chance for plan in plans) < LOST:
            plans = (yield from ways_out(view, self.rng, watch, judge)) or plans
        elif len(plans) > 1:
            yield from compare(view, plans, self.rng, budget, watch, judge)
        return plans


def thought_out(thinking: Thinking[T]) -> T:
    """What comes of it, in one go."""
    with no_garbage_collection():
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                found: T = end.value
                return found


def make_plans(view: View, rng: Rng, budget: Budget, watch: Stopwatch, judge: Judge) -> Thinking[list[Plan]]:
    """The most promising ways of the turn, by evaluation; before them, what looking one action ahead would do."""
    world = view.world(rng)
    count = budget.simulations
    found = yield from beam(world, view.seat, min(NODES, NODES_EACH * count) if count else NODES, rng, watch)
    found.sort(key=lambda plan: -plan.value)
    most = min(PLANS, max(2, count)) if count else PLANS
    ahead = [judge] if judge is EVALUATION else [judge, EVALUATION]
    chosen = [greedy_plan(world, view.seat, rng, each) for each in ahead] + found[: most // 2]
    begun = {plan.actions[0] for plan in chosen}
    for plan in found[most // 2 :]:
        # Beside the best ones, other ways to begin.
        if len(chosen) >= most:
            break
        if plan.actions[0] not in begun:
            begun.add(plan.actions[0])
            chosen.append(plan)
    different = {tuple(plan.actions): plan for plan in chosen}
    return list(different.values())


def beam(world: State, seat: int, most: int, rng: Rng, watch: Stopwatch) -> Thinking[list[Plan]]:
    title = world.title
    turn = title.turn(world)
    finished: dict[tuple[object, ...], Plan] = {}
    level = [(Plan([], [], 0.0), world)]
    nodes = 0
    for _depth in range(DEPTH):
        following: dict[tuple[object, ...], tuple[Plan, State]] = {}
        for plan, state in level:
            chosen = others_chosen(state, seat, rng)
            for action in title.candidates(state, seat):
                after = chosen.clone()
                after.apply_unchecked(seat, action)
                steps = [*plan.steps, (state.ply, state.reveals)]
                grown = Plan([*plan.actions, action], steps, EVALUATION.value(after, seat))
                nodes += 1
                # Two ways to the same value and the same question are one.
                key = (grown.value, after.stack[-1] if after.stack else None)
                if goes_on(after, seat, world.reveals, turn):
                    following.setdefault(key, (grown, after))
                else:
                    finished.setdefault(key, grown)
            yield
            if nodes >= most or watch.passed(PLANNING):
                break
        level = sorted(following.values(), key=lambda pair: -pair[0].value)[:WIDTH]
        if not level or nodes >= most or watch.passed(PLANNING):
            break
    return list(finished.values()) + [plan for plan, _ in level if plan.actions]


def ways_out(view: View, rng: Rng, watch: Stopwatch, judge: Judge) -> Thinking[list[Plan]]:
    """Where every plan loses a rival is about to win: plans nobody would think of, one of which may prevent it."""
    world = view.world(rng)
    turns = view.title.horizon * view.players
    found: dict[tuple[Action, ...], Plan] = {}
    for first in view.title.candidates(world, view.seat):
        for _ in range(WAYS):
            if watch.passed():
                break
            yield
            plan = random_plan(world, view.seat, first, rng)
            if tuple(plan.actions) not in found:
                found[tuple(plan.actions)] = plan
                after = play_on(world, view.seat, plan.actions, rng.clone(), turns)
                plan.chances.append(judge.chance(after, view.seat))
    return sorted((plan for plan in found.values() if plan.chance >= LOST), key=lambda plan: -plan.chance)


def random_plan(world: State, seat: int, first: Action, rng: Rng) -> Plan:
    turn = world.title.turn(world)
    state = world.clone()
    plan = Plan([], [], 0.0)
    action = first
    for _step in range(DEPTH):
        plan.actions.append(action)
        plan.steps.append((state.ply, state.reveals))
        state.apply_unchecked(seat, action)
        if not goes_on(state, seat, world.reveals, turn):
            break
        actions = state.title.candidates(state, seat)
        action = actions[rng.below(len(actions))]
    return plan


def goes_on(state: State, seat: int, reveals: int, turn: int) -> bool:
    """The seat alone is to go on with the same turn, and no chance has fallen."""
    if not state.stack or state.stack[-1][1] != 1 << seat:
        return False
    return state.reveals == reveals and state.title.turn(state) == turn


def greedy_plan(world: State, seat: int, rng: Rng, judge: Judge) -> Plan:
    """What greedy would do with the turn, or `learned` where something was learned about the actions just ahead."""
    turn = world.title.turn(world)
    state = world.clone()
    plan = Plan([], [], 0.0)
    for _step in range(DEPTH):
        action = greedy(state, seat, rng, judge)
        plan.actions.append(action)
        plan.steps.append((state.ply, state.reveals))
        state.apply_unchecked(seat, action)
        if not goes_on(state, seat, world.reveals, turn):
            break
    plan.value = EVALUATION.value(state, seat)
    return plan


def compare(view: View, plans: list[Plan], rng: Rng, budget: Budget, watch: Stopwatch, judge: Judge) -> Thinking[None]:
    """Play the plans on in shared worlds, dropping the worse half after each round; the best come first.

    The first one, of one action ahead, is left only for one that is clearly better: a few worlds say little about small
    things.
    """
    usual = plans[0]

    def worth(plan: Plan) -> float:
        return plan.chance + CLEARLY if plan is usual else plan.chance

    rounds = max(1, (len(plans) - 1).bit_length())
    alive = list(plans)
    for number in range(1, rounds + 1):
        share = PLANNING + (1.0 - PLANNING) * number / rounds
        worlds = max(1, budget.simulations // (rounds * len(alive)))
        tried = 0
        while not watch.passed(share) if not budget.simulations else tried < worlds:
            if not (yield from try_in_a_world(view, alive, rng, watch, judge)):
                break
            tried += 1
        alive.sort(key=worth, reverse=True)
        alive = alive[: max(1, (len(alive) + 1) // 2)]
        if watch.passed():
            break
    # Those that stayed longest first: what was dropped early has too few worlds to be compared by its mean.
    plans.sort(key=lambda plan: (len(plan.chances), worth(plan)), reverse=True)


def try_in_a_world(view: View, plans: list[Plan], rng: Rng, watch: Stopwatch, judge: Judge) -> Thinking[bool]:
    """One more world for all of the plans; nothing is counted when time ends in the middle of it."""
    world = view.world(rng)
    dice = rng.clone()
    rng.next()
    title = view.title
    chances = []
    for plan in plans:
        if watch.passed():
            return False
        yield
        state = play_on(world, view.seat, plan.actions, dice.clone(), title.horizon * view.players)
        chances.append(judge.chance(state, view.seat))
    for plan, chance in zip(plans, chances, strict=True):
        plan.chances.append(chance)
    return True


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """Thousands of short-lived positions without cycles: looking for cycles among them takes a third of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
