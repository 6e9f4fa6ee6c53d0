"""The guard of decisions that are a choice of a few things."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.guards import why_not
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Frame, Step


def offered(s: AgesState, seat: int, kind: int, x: int, y: int, z: int) -> int:
    """For a choice of a few things: it is one of them, as far as it is said."""
    for action in s.legal(seat):
        if action[0] != kind:
            continue
        if (x <= OPEN or x == action[1]) and (y <= OPEN or y == action[2]) and (z <= OPEN or z == action[3]):
            return FINE
    return c.N_NOT_OFFERED


def why_not_mix(s: AgesState, step: Step[AgesState], frame: Frame, seat: int, intent: str) -> Say | None:
    """A click on `mix:2-1` means 2 food and 1 resource."""
    kind, _, amounts = intent.partition(":")
    food, dash, resources = amounts.partition("-")
    if kind != "mix" or not dash:
        return None
    return why_not(s, step, frame, seat, f"food {food} resources {resources}")
