"""Label, group and targets of an action, for people."""

from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.state import Action


def describe(s: AgesState, seat: int, action: Action) -> Described:
    return Described(Say("act.x"), "x", ())
