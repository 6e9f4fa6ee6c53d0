"""How good a position is for a seat: by the title's evaluation, and by what was learned on top of it.

What was learned stands beside the evaluation, so that without a single game behind it, it is the evaluation. It needs
no library: most features of a position are 0, and the others are a few hundred sums.
"""

from math import exp, log
from typing import Final

from ziggurat.kernel.features import number
from ziggurat.kernel.state import State

ENDING: Final = 1e9  # ending the game counts for more than any judgement: first place best, last place worst
HOPELESS: Final = 30.0  # leads behind, beyond which nothing changes any more


def ending(s: State, seat: int) -> float:
    """What the end of the game is worth: the place, and among equal places the score."""
    outcome = s.outcome()
    if outcome is None:
        return 0.0
    place = outcome.places[seat]
    return (ENDING / len(outcome.winners()) if place == 1 else -ENDING * place) + outcome.scores[seat]


def share_of_the_win(s: State, seat: int) -> float:
    """In a game that is over: all, nothing, or a part of a shared first place."""
    outcome = s.outcome()
    if outcome is None or outcome.places[seat] != 1:
        return 0.0
    return 1.0 / len(outcome.winners())


def odds_against(s: State, seat: int) -> float:
    """How many times likelier the others are to win, from how far the seat's evaluation lies before theirs."""
    title = s.title
    own = title.evaluate(s, seat)
    against = 0.0
    for other in range(s.players):
        if other != seat:
            behind = (title.evaluate(s, other) - own) / title.lead
            against += exp(min(HOPELESS, max(-HOPELESS, behind)))
    return against


class Judge:
    """The title's evaluation."""

    def value(self, s: State, seat: int) -> float:
        """What the seat would compare actions by: the end of the game beyond all else."""
        return s.title.evaluate(s, seat) if s.stack else ending(s, seat)

    def value_spent(self, s: State, seat: int) -> float:
        """The same of a copy that nobody looks at again: see `Title.evaluate_spent`."""
        return s.title.evaluate_spent(s, seat) if s.stack else ending(s, seat)

    def chance(self, s: State, seat: int) -> float:
        """The seat's chance to win."""
        return 1.0 / (1.0 + odds_against(s, seat)) if s.stack else share_of_the_win(s, seat)


EVALUATION: Final = Judge()


class Learned(Judge):
    """The evaluation, and two things that were learned beside it.

    Which of some actions is best: what single features are worth beside the evaluation, in its points (`worths`, of the
    features at `places`). For a part, `rivals`, the lead over the others counts instead of the own points alone.

    And who will win: a network corrects the chance that the evaluation gives. Its first unit counts as it is, the
    others where they are above 0 and times their weight; a unit has a number for each feature and, last, one of its
    own. `far` is the part of its correction that counts where positions some turns ahead are compared, `near`, a small
    one or none, where actions are: it foresees results better than any evaluation, but tells actions apart worse.
    """

    def __init__(
        self,
        units: list[list[float]],
        weights: list[float],
        near: float,
        far: float,
        rivals: float,
        places: list[int] | None = None,
        worths: list[float] | None = None,
    ) -> None:
        self.units = units
        self.weights = weights
        self.near = near
        self.far = far
        self.rivals = rivals
        self.places = places or []
        self.worths = worths or []

    def beside(self, features: bytes) -> float:
        """What is added to the evaluation."""
        total = 0.0
        for at in range(len(self.places)):
            byte = features[self.places[at]]
            if byte:
                total += self.worths[at] * float(number(byte))
        return total

    def correction(self, features: bytes) -> float:
        """What is added to the logarithm of the odds, all of it."""
        places: list[int] = []
        numbers: list[float] = []
        for place in range(len(features)):
            byte = features[place]
            if byte:
                places.append(place)
                numbers.append(float(number(byte)))
        many = len(places)
        total = 0.0
        for at in range(len(self.units)):
            unit = self.units[at]
            found = unit[-1]
            for i in range(many):
                found += numbers[i] * unit[places[i]]
            if at == 0:
                total = found
            elif found > 0.0:
                total += found * self.weights[at - 1]
        return min(HOPELESS, max(-HOPELESS, total))

    def value(self, s: State, seat: int) -> float:
        if not s.stack:
            return ending(s, seat)
        features = s.title.features(s, seat) if self.places or self.near > 0.0 else b""
        found = self.beside(features) if self.places else 0.0
        if self.rivals < 1.0:
            found += (1.0 - self.rivals) * s.title.evaluate(s, seat)
        if self.rivals > 0.0:
            found -= self.rivals * s.title.lead * log(odds_against(s, seat))
        if self.near > 0.0:
            found += self.near * s.title.lead * self.correction(features)
        return found

    def value_spent(self, s: State, seat: int) -> float:
        if not s.stack or self.rivals > 0.0 or self.near > 0.0:
            return self.value(s, seat)  # which looks more than once
        # First: the evaluation may play on in the copy.
        found = self.beside(s.title.features(s, seat)) if self.places else 0.0
        return s.title.evaluate_spent(s, seat) + found

    def chance(self, s: State, seat: int) -> float:
        if not s.stack or not self.far:
            return EVALUATION.chance(s, seat)
        return 1.0 / (1.0 + odds_against(s, seat) * exp(-self.far * self.correction(s.title.features(s, seat))))
