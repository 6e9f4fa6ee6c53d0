"""How good a position is for a seat: by the title's evaluation, and by what was learned on top of it.

The learned judgement is a small network on the title's features. It corrects the chance to win that the evaluation
gives, so that without a single game behind it, it is the evaluation. It needs no library: most features of a position
are 0, and the others are a few hundred sums.
"""

from math import exp, log
from typing import Final

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
    """The evaluation's chance to win, corrected by a network.

    Its first unit counts as it is, the others where they are above 0 and times their weight. A unit has a number for
    each feature and, last, one of its own. It knows how games go on, less which of two actions just ahead is better:
    so actions are compared by a smaller part of its correction (`near`) than positions some turns ahead (`far`). Where
    a part is none, the evaluation is asked alone.
    """

    def __init__(self, units: list[list[float]], weights: list[float], near: float, far: float) -> None:
        self.units = units
        self.weights = weights
        self.near = near
        self.far = far

    def correction(self, s: State, seat: int) -> float:
        """What is added to the logarithm of the odds, all of it."""
        features = s.title.features(s, seat)
        places: list[int] = []
        numbers: list[float] = []
        for place in range(len(features)):
            byte = features[place]
            if byte:
                places.append(place)
                numbers.append(float(byte if byte < 128 else byte - 256))
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
        if not s.stack or not self.near:
            return EVALUATION.value(s, seat)
        return self.near * self.correction(s, seat) - log(odds_against(s, seat))

    def value_spent(self, s: State, seat: int) -> float:
        return self.value(s, seat) if self.near else EVALUATION.value_spent(s, seat)  # what was learned looks twice

    def chance(self, s: State, seat: int) -> float:
        if not s.stack or not self.far:
            return EVALUATION.chance(s, seat)
        return 1.0 / (1.0 + odds_against(s, seat) * exp(-self.far * self.correction(s, seat)))
