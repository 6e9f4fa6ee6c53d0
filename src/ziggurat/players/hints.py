"""Hints: the best actions of a seat, with the chance to win that each leaves and a reason in words.

They are thought out like the strongest bot's decisions, from what the seat knows and nothing else. The reason is what
the plan behind an action changes of the things that the evaluation counts.
"""

import math

from ziggurat.kernel.judgement import EVALUATION
from ziggurat.kernel.playout import greedy, others_chosen
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, State
from ziggurat.players.budget import Budget, Stopwatch
from ziggurat.players.learned import LearnedSearch
from ziggurat.players.search import Plan, Thinking, thought_out
from ziggurat.players.view import View

BEST = 3  # actions that are shown
REASONS = 2  # gains that are named, and one loss beside them
FELT = 0.02  # a change worth less than this share of a clear lead is not worth a word beside others
WHOLE = 0.5  # less of a thing is never worth one
WORLDS = 5  # in which a plan is carried out to see what it changes: chance and answers differ between them
OTHERS = 3  # other actions that may leave a rival what it loses by a plan
PATIENCE = (0.3, 1.0, 3.0)  # seconds: the first answer comes at once, better ones while one waits


class Hint:
    """One of the best actions: its chance to win, and what speaks for it."""

    __slots__ = ("action", "chance", "notation", "reasons")

    def __init__(self, action: Action, notation: str, chance: float, reasons: list[Say]) -> None:
        self.action = action
        self.notation = notation
        self.chance = chance
        self.reasons = reasons


def hints(view: View, rng: Rng, budget: Budget) -> list[Hint]:
    """The best actions, the best first."""
    return thought_out(hinting(view, rng, budget))


def hinting(view: View, rng: Rng, budget: Budget) -> Thinking[list[Hint]]:
    plans = yield from LearnedSearch(rng).thinking(view, budget, Stopwatch(budget, budget.seconds))
    legal = view.legal()
    found: dict[Action, Plan] = {}
    for plan in plans:
        if plan.actions[0] in legal:
            found.setdefault(plan.actions[0], plan)
    shown = [
        Hint(action, view.notation(action), chance_of(view, plan, plans[0], rng), reasons(view, plan, rng))
        for action, plan in list(found.items())[:BEST]
    ]
    return sorted(shown, key=lambda hint: -hint.chance)


def chance_of(view: View, plan: Plan, best: Plan, rng: Rng) -> float:
    """What the plan leaves. Plans that were dropped early are measured against the best in the worlds they share."""
    if not plan.chances:
        # There was no time for a single world: what the evaluation says at once.
        return EVALUATION.chance(carried_out(view.world(rng), view.seat, plan, rng), view.seat)
    shared = best.chances[: len(plan.chances)]
    behind = (sum(shared) - sum(plan.chances)) / len(plan.chances)
    return min(1.0, max(0.0, best.chance - behind))


def reasons(view: View, plan: Plan, rng: Rng) -> list[Say]:
    """What the plan changes as a rule, most important first: for the seat, and what rivals lose by it."""
    worlds = [view.world(rng) for _ in range(WORLDS)]
    pairs = [(before, carried_out(before, view.seat, plan, rng)) for before in worlds]
    if all(after.over() for _, after in pairs):
        ends = {say.key: say for say in (ending(after, view.seat) for _, after in pairs)}
        return list(ends.values()) if len(ends) == 1 else [Say("hint.ends")]
    found = [(worth, term_changed(name, change)) for name, change, worth in usual_changes(pairs, view.seat)]
    spared = left_to_rivals(view, worlds[0], plan, rng)
    for seat in range(view.players):
        # What others gain meanwhile is seldom the plan's doing.
        for name, change, worth in usual_changes(pairs, seat) if seat != view.seat else ():
            if worth < 0 and (seat, name) in spared:
                found.append((-worth, Say("hint.rival", {"what": term_changed(name, change)})))
    found.sort(key=lambda pair: -pair[0])
    felt = FELT * view.title.lead
    gains = [say for worth, say in found if worth >= felt] or [say for worth, say in found[:1] if worth > 0]
    losses = [say for worth, say in found[::-1] if worth <= -felt]
    return gains[:REASONS] + losses[:1] if gains else [Say("hint.quiet")]


def carried_out(world: State, seat: int, plan: Plan, rng: Rng) -> State:
    """The world after the plan. What its last action leads to, as an attack does to a defence, is played to its end."""
    state = others_chosen(world, seat, rng).clone()
    depth = len(state.stack)
    for action in plan.actions:
        if action not in state.legal(seat):
            break
        depth = min(depth, len(state.stack))
        state.apply(seat, action)
    turn = world.title.turn(world)
    while len(state.stack) > depth and state.title.turn(state) == turn:
        asked = state.actors()[0]
        state.apply(asked, greedy(state, asked, rng))
    return state


def left_to_rivals(view: View, world: State, plan: Plan, rng: Rng) -> set[tuple[int, str]]:
    """What rivals would have more of after another action; what they lose anyhow, as by their own choices, is not."""
    dice = rng.clone()
    others = [action for action in view.legal() if action != plan.actions[0]]
    after = carried_out(world, view.seat, plan, dice.clone())
    spared: set[tuple[int, str]] = set()
    for action in {others[at * (len(others) - 1) // (OTHERS - 1)] for at in range(OTHERS)} if others else ():
        otherwise = carried_out(world, view.seat, Plan([action], [], 0.0), dice.clone())
        for seat in range(view.players):
            spared.update((seat, name) for name, more, _worth in changes(after, otherwise, seat) if more >= WHOLE)
    return spared


def usual_changes(pairs: list[tuple[State, State]], seat: int) -> list[tuple[str, float, float]]:
    """Which of the seat's things are more or less afterwards, by how many in most worlds, and what that is worth."""
    found: dict[str, list[tuple[float, float]]] = {}
    for before, after in pairs:
        for name, change, worth in changes(before, after, seat):
            found.setdefault(name, []).append((change, worth))
    usual = []
    for name, seen in found.items():
        change, worth = sorted(seen + [(0.0, 0.0)] * (len(pairs) - len(seen)))[len(pairs) // 2]
        if abs(change) >= WHOLE:
            usual.append((name, change, change * worth))
    return usual


def changes(before: State, after: State, seat: int) -> list[tuple[str, float, float]]:
    """What is different of the seat's things: a name, by how many, and what one is worth."""
    had = {name: many for name, many, _worth in before.title.terms(before, seat)}
    return [
        (name, many - had.get(name, 0.0), worth)
        for name, many, worth in after.title.terms(after, seat)
        if many != had.get(name, 0.0)
    ]


def term_changed(name: str, change: float) -> Say:
    # The number that is read decides about the plural; what is said has its sign.
    return Say(f"term.{name}", {"n": math.ceil(round(abs(change), 1)), "change": signed(change)})


def ending(state: State, seat: int) -> Say:
    outcome = state.outcome()
    won = outcome is not None and outcome.places[seat] == 1
    return Say("hint.wins") if won else Say("hint.ends")


def signed(change: float) -> str:
    number = f"{abs(change):.1f}".removesuffix(".0")
    return f"+{number}" if change > 0 else f"−{number}"
