"""What a coach says about a game, to be sent: hints, what an action will change, a finished game looked at again."""

import msgspec

from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.players import View
from ziggurat.players.analysis import Analysis, Decision
from ziggurat.players.forecast import forecast
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.held import Held
from ziggurat.sitting.thinking import Thought


class HintView(msgspec.Struct):
    """One of the best actions: the chance to win that it leaves, and why, in words."""

    notation: str
    label: str
    targets: tuple[str, ...]
    chance: float
    reasons: list[str]


class ForecastView(msgspec.Struct):
    """What an action is sure to change for its seat; `open` when chance or hidden things decide about more.

    `ends`: after it somebody else decides, or nobody.
    """

    changes: list[str]
    open: bool
    ends: bool


class AnalysisView(msgspec.Struct):
    """How far an analysis is; `found` when it is there. With a total of 0 nobody has asked for it."""

    done: int = 0
    total: int = 0
    found: Analysis | None = None


class DecisionView(msgspec.Struct):
    """A decision of a finished game in words: what was played, what was best by what the seat knew, and in truth."""

    played: str
    best: str
    best_in_truth: str


def need_hints(held: Held) -> None:
    if not held.row.hints:
        raise TableError("no_hints", "table.no_hints")


def hint_views(state: State, seat: int, thoughts: list[Thought], lang: str) -> list[HintView]:
    title = state.title
    spoken = title.words(lang, state.pack)
    views = []
    for thought in thoughts:
        action = title.parse(state, seat, thought.notation)
        if action is not None:
            described = title.describe(state, seat, action)
            reasons = [spoken.say(reason.say()) for reason in thought.reasons]
            label = spoken.say(described.label)
            views.append(HintView(thought.notation, label, described.targets, thought.chance, reasons))
    return views


def forecast_view(state: State, seat: int, notation: str, seed: int, lang: str) -> ForecastView:
    action = state.title.parse(state, seat, notation)
    if action is None:
        raise TableError("illegal", "table.not_now")
    seen = forecast(View(state, seat), action, rng_from_seed(seed))
    spoken = state.title.words(lang, state.pack)
    return ForecastView([spoken.say(change) for change in seen.changes], seen.open, seen.ends)


def find_decision(found: Analysis | None, number: int) -> Decision:
    for decision in () if found is None else found.decisions:
        if decision.number == number:
            return decision
    raise TableError("no_decision", "table.no_decision")


def decision_view(before: State, decision: Decision, lang: str) -> DecisionView:
    """What can not be read in the position before it stays as it is written."""
    title, seat = before.title, decision.seat
    spoken = title.words(lang, before.pack)

    def label(notation: str) -> str:
        action = title.parse(before, seat, notation)
        return notation if action is None else spoken.say(title.describe(before, seat, action).label)

    return DecisionView(label(decision.played), label(decision.best), label(decision.best_in_truth))


def need_finished(held: Held) -> None:
    """What everybody knew and should have done is told when it is over."""
    held.need_started()
    if held.row.status != "finished":
        raise TableError("running", "table.not_over")


def need_analysis(held: Held) -> None:
    """A what-if of a game without hints may soon be over, and what was best there is a hint for the game."""
    need_finished(held)
    if held.row.purpose == "what_if":
        need_hints(held)
