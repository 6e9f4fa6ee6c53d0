"""Hints: the best actions of a seat, with the chance to win that each leaves and a reason in words.

They are thought out like the strongest bot's decisions, from what the seat knows and nothing else. The reason is what
the plan behind an action changes of the things that the evaluation counts, and what it is done before a rival can.
"""

import math

from ziggurat.kernel.judgement import EVALUATION
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, State
from ziggurat.players.budget import Budget, Stopwatch
from ziggurat.players.called import called
from ziggurat.players.learned import LearnedSearch
from ziggurat.players.outlook import (
    WHOLE,
    Kept,
    Things,
    ahead,
    carried_out,
    changes,
    kept_from_rivals,
    led_to,
    turn_ended,
)
from ziggurat.players.search import Plan, Thinking, thought_out
from ziggurat.players.view import View

BEST = 3  # actions that are shown
REASONS = 2  # gains that are named, and one loss beside them
FELT = 0.02  # a change worth less than this share of a clear lead is not worth a word beside others
WORLDS = 5  # in which a plan is carried out to see what it changes: chance and answers differ between them
LOOKING = 0.5  # of the time for thinking, at most, goes once more into what rivals could do otherwise
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
    ways = list(found.values())
    watch = Stopwatch(budget, LOOKING * budget.seconds)
    kept = yield from kept_from_rivals(view, ways, BEST, rng, watch, FELT * view.title.lead)
    shown: list[Hint] = []
    for at, plan in enumerate(ways[:BEST]):
        action = plan.actions[0]
        chance = chance_of(view, plan, plans[0], rng)
        shown.append(Hint(action, view.notation(action), chance, reasons(view, plan, rng, kept.get(at))))
    if len(shown) > 1 and any(said_of_others(hint, shown) for hint in shown):
        watch = Stopwatch(budget, LOOKING * budget.seconds)
        ends = yield from led_to(view, ways[:BEST], rng, watch)
        if ends:
            tell_apart(shown, ends, FELT * view.title.lead)
    return sorted(shown, key=lambda hint: -hint.chance)


def said_of_others(hint: Hint, shown: list[Hint]) -> bool:
    """Whether the reason is none, or also that of another action."""
    quiet = any(reason.key == "hint.quiet" for reason in hint.reasons)
    return quiet or any(other is not hint and same(other.reasons, hint.reasons) for other in shown)


def same(reasons: object, others: object) -> bool:
    """Whether the same is said."""
    if isinstance(reasons, Say) and isinstance(others, Say):
        return reasons.key == others.key and same(reasons.args, others.args)
    if isinstance(reasons, list) and isinstance(others, list):
        return len(reasons) == len(others) and all(map(same, reasons, others))
    if isinstance(reasons, dict) and isinstance(others, dict):
        return reasons.keys() == others.keys() and all(same(reasons[key], others[key]) for key in reasons)
    return reasons == others


def tell_apart(shown: list[Hint], ends: list[list[Things]], felt: float) -> None:
    """Where a reason tells no action from the others, what the action leads to later that they do not."""
    alike = [said_of_others(hint, shown) for hint in shown]
    most = max(hint.chance for hint in shown)
    for at, hint in enumerate(shown):
        # A loss is no reason for the best.
        later = [one for one in ahead(ends, at) if one[2] >= felt or (one[2] <= -felt and hint.chance < most)]
        if alike[at] and later:
            name, change, _worth = max(later, key=lambda one: one[2])
            told = [reason for reason in hint.reasons if reason.key != "hint.quiet"]
            hint.reasons = [*told, Say("hint.later", {"what": term_changed(name, change)})]


def chance_of(view: View, plan: Plan, best: Plan, rng: Rng) -> float:
    """What the plan leaves. Plans that were dropped early are measured against the best in the worlds they share."""
    if not plan.chances:
        # There was no time for a single world: what the evaluation says at once.
        return EVALUATION.chance(carried_out(view.world(rng), view.seat, plan, rng), view.seat)
    shared = best.chances[: len(plan.chances)]
    behind = (sum(shared) - sum(plan.chances)) / len(plan.chances)
    return min(1.0, max(0.0, best.chance - behind))


def reasons(view: View, plan: Plan, rng: Rng, kept: Kept | None = None) -> list[Say]:
    """What the plan changes as a rule, most important first, for the seat and rivals, and what it keeps from one."""
    worlds = [view.world(rng) for _ in range(WORLDS)]
    pairs = [(before, carried_out(before, view.seat, plan, rng)) for before in worlds]
    if all(after.over() for _, after in pairs):
        ends = {say.key: say for say in (ending(after, view.seat) for _, after in pairs)}
        return list(ends.values()) if len(ends) == 1 else [Say("hint.ends")]
    found = [(worth, term_changed(name, change)) for name, change, worth in usual_changes(pairs, view.seat)]
    found += rivals_losses(view, pairs, left_to_rivals(view, worlds[0], plan, rng))
    found.sort(key=lambda pair: -pair[0])
    felt = FELT * view.title.lead
    gains = [say for worth, say in found if worth >= felt] or [say for worth, say in found[:1] if worth > 0]
    losses = [say for worth, say in found[::-1] if worth <= -felt]
    told = gains[:REASONS] + ([] if kept is None else [kept_said(view, kept)])
    return told + losses[:1] if told else [Say("hint.quiet")]


def rivals_losses(
    view: View, pairs: list[tuple[State, State]], spared: set[tuple[int, str]]
) -> list[tuple[float, Say]]:
    """What rivals have less of, who of them is named; those who lose the same are named together."""
    losers: dict[tuple[str, str], list[tuple[int, float, float]]] = {}
    for seat in range(view.players):
        # What others gain meanwhile is seldom the plan's doing.
        for name, change, worth in usual_changes(pairs, seat) if seat != view.seat else ():
            if worth < 0 and (seat, name) in spared:
                losers.setdefault((name, signed(change)), []).append((seat, change, worth))
    told = []
    for (name, _), losses in losers.items():
        who = called(view.title, view.observation(), [seat for seat, _, _ in losses])
        key = "hint.loses" if len(losses) == 1 else "hint.lose"
        worth = -sum(worth for _, _, worth in losses)
        told.append((worth, Say(key, {"who": who, "what": term_changed(name, losses[0][1])})))
    return told


def kept_said(view: View, kept: Kept) -> Say:
    """What a rival could do if the seat did not do it first."""
    args: dict[str, object] = {"who": called(view.title, view.observation(), [kept.rival])}
    if kept.term:
        return Say("hint.keeps", args | {"what": term_changed(kept.term, kept.change)})
    if kept.first:
        return Say("hint.otherwise", args)
    return Say("hint.otherwise_what", args | {"what": kept.label})


def left_to_rivals(view: View, world: State, plan: Plan, rng: Rng) -> set[tuple[int, str]]:
    """What rivals would have more of after another action; what they lose anyhow, as by their own choices, is not."""
    dice = rng.clone()
    others = [action for action in view.legal() if action != plan.actions[0]]
    after = carried_out(world, view.seat, plan, dice.clone())
    title = view.title
    turn = title.turn(world)
    spared: set[tuple[int, str]] = set()
    for action in {others[at * (len(others) - 1) // (OTHERS - 1)] for at in range(OTHERS)} if others else ():
        otherwise = carried_out(world, view.seat, Plan([action], [], 0.0), dice.clone())
        if title.turn(after) != turn:
            # What the end of any turn takes from rivals is not the plan's doing.
            turn_ended(otherwise, turn, dice.clone())
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
