"""Looking back at a game, and trying it another way from there."""

import secrets

from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.game import forward
from ziggurat.kernel.record import Entry
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.sitting.views import Point

MOST_POINTS = 60


def course(first: State, entries: list[Entry], seat: int | None, points: int) -> list[Point]:
    """Observations of a seat evenly spread over the game, the first and the last included."""
    points = max(2, min(points, MOST_POINTS))
    stops = {round(i * len(entries) / (points - 1)) for i in range(points)}
    found = [Point(0, first.observe(seat))]
    try:
        for at, played in enumerate(forward(first, entries), 1):
            if at in stops:
                found.append(Point(at, played.after.observe(seat)))
    except (ZigguratError, ImportError, *STUMBLES):
        # The installed rules do not go further; they need not, only to be looked at.
        pass
    return found


def redeal(state: State, seat: int | None) -> State:
    """A world that the seat cannot tell from this one; for a spectator nobody's secrets stay."""
    rng: Rng = rng_from_seed(secrets.randbits(64))
    if seat is not None:
        return state.resample(seat, rng)
    # What is one seat's secret is hidden from every other: after all of them nothing is as it was.
    for other in range(state.players):
        state = state.resample(other, rng)
    return state
