"""How strong people and bots are, on one scale for each title, with how sure that is."""

from functools import cache
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

# The library's figures as they are shown: a newcomer stands at 1500, give or take 1000.
SCALE = 60


class Rating(msgspec.Struct):
    mu: float
    sigma: float
    games: int


class RatingView(msgspec.Struct):
    """In 19 of 20 cases the true strength lies within `spread` of the rating."""

    rating: int
    spread: int
    games: int


def shown(rating: Rating) -> RatingView:
    return RatingView(round(rating.mu * SCALE), round(2 * rating.sigma * SCALE), rating.games)


def newcomer() -> Rating:
    made = _model().rating()
    return Rating(made.mu, made.sigma, 0)


def rated(before: dict[str, Rating], seats: list[tuple[str, int]]) -> dict[str, Rating]:
    """Everybody's rating after a game; seats are who sat there and the place they reached.

    A bot may have sat on several seats: it learns from all of them, and counts as having played once.
    """
    model = _model()
    teams = [[model.rating(before[who].mu, before[who].sigma)] for who, _place in seats]
    after = model.rate(teams, ranks=[float(place) for _who, place in seats])
    found: dict[str, list[tuple[float, float]]] = {}
    for (who, _place), (now,) in zip(seats, after, strict=True):
        found.setdefault(who, []).append((now.mu, now.sigma))
    return {
        who: Rating(
            sum(mu for mu, _sigma in parts) / len(parts),
            sum(sigma for _mu, sigma in parts) / len(parts),
            before[who].games + 1,
        )
        for who, parts in found.items()
    }


@cache
def _model() -> "PlackettLuce":
    # Takes a tenth of a second to import, which a server without rated games need not wait for.
    from openskill.models import PlackettLuce

    return PlackettLuce()
