"""Hints: the best actions of a seat, with the chance to win that each leaves and a reason in words.

They are thought out like the strongest bot's decisions, from what the seat knows and nothing else. The reason is what
the plan behind an action changes of the things that the evaluation counts.
"""

from collections.abc import Iterator

from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action
from ziggurat.players.budget import Budget, Stopwatch
from ziggurat.players.search import Plan, Search
from ziggurat.players.view import View

BEST = 3  # actions that are shown
REASONS = 2  # gains that are named, and as many as one loss beside them
FELT = 0.02  # a change worth less than this share of a clear lead is not worth a word
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
    plans = Search(rng).think(view, budget, Stopwatch(budget, budget.seconds))
    found: dict[Action, Plan] = {}
    for plan in plans:
        found.setdefault(plan.actions[0], plan)
    best = list(found.values())[:BEST]
    return [
        Hint(plan.actions[0], view.notation(plan.actions[0]), plan.chance, reasons(view, plan, rng)) for plan in best
    ]


def better_and_better(view: View, seed: int) -> Iterator[list[Hint]]:
    """Hints as soon as there are any, then better ones."""
    for seconds in PATIENCE:
        yield hints(view, rng_from_seed(seed), Budget(seconds))


def reasons(view: View, plan: Plan, rng: Rng) -> list[Say]:
    """What the plan changes for the seat, most important first."""
    title = view.title
    state = view.world(rng)
    before = {name: (many, worth) for name, many, worth in title.terms(state, view.seat)}
    for action in plan.actions:
        if action not in state.legal(view.seat):
            break
        state.apply(view.seat, action)
    if state.over():
        outcome = state.outcome()
        won = outcome is not None and outcome.places[view.seat] == 1
        return [Say("hint.wins")] if won else [Say("hint.ends")]
    gains: list[tuple[float, Say]] = []
    losses: list[tuple[float, Say]] = []
    for name, many, worth in title.terms(state, view.seat):
        change = many - before.get(name, (0.0, 0.0))[0]
        felt = change * worth
        if abs(felt) >= FELT * title.lead:
            (gains if felt > 0 else losses).append((abs(felt), Say(f"term.{name}", {"n": signed(change)})))
    gains.sort(key=lambda pair: -pair[0])
    losses.sort(key=lambda pair: -pair[0])
    said = [say for _, say in gains[:REASONS]] + [say for _, say in losses[:1] if gains]
    return said or [Say("hint.quiet")]


def signed(change: float) -> str:
    number = f"{abs(change):.1f}".removesuffix(".0")
    return f"+{number}" if change > 0 else f"−{number}"
