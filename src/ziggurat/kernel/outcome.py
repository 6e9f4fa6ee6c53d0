"""How a game ended."""

from typing import Final

from ziggurat.kernel.say import Say


class Outcome:
    """`places[seat]` is 1 for a winner (shared by ties), `scores[seat]` the total, `parts[seat]` its sources."""

    __slots__ = ("parts", "places", "reason", "scores")
    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    reason: Say

    def __init__(self, places: list[int], scores: list[int], parts: list[dict[str, int]], reason: Say) -> None:
        self.places = places
        self.scores = scores
        self.parts = parts
        self.reason = reason

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


AGREED: Final = Say("kernel.agreed")
"""Why a game is over that its players ended, and no rule."""


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from one sort key per seat, greater is better, equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
