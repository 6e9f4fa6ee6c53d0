"""Titles that fail in the middle of a game, each in its own way."""

from tiny import Choose, Take, Tiny, TinyState
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action, Frame
from ziggurat.players import Bot, Budget, View
from ziggurat.players.budget import EASY


class FailingTake(Take):
    """Breaks when the last pebble is taken."""

    def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        if action[1] == s.heap:
            raise KeyError("the last pebble")
        super().apply(s, frame, seat, action)


class StuckTake(Take):
    """Knows no legal action once the heap is small."""

    def legal(self, s: TinyState, frame: Frame, seat: int) -> list[Action]:
        return super().legal(s, frame, seat) if s.heap > 2 else []


class GenerousTake(Take):
    """Makes a pebble out of nothing."""

    def apply(self, s: TinyState, frame: Frame, seat: int, action: Action) -> None:
        s.pebbles[seat] += 1
        super().apply(s, frame, seat, action)


def with_take(take: Take) -> Tiny:
    title = Tiny()
    title.steps = [Choose(), take]
    return title


FAILING = with_take(FailingTake())
STUCK = with_take(StuckTake())
GENEROUS = with_take(GenerousTake())
ENDLESS = Tiny()
ENDLESS.longest = 3


def boom(rng: Rng) -> Bot:
    """A maker of bots that makes none."""
    raise OverflowError("too many bots")


class Whimsical(Bot):
    """Decides otherwise each time, as one that thinks by the clock does: its game cannot be played again."""

    decided = 0

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        Whimsical.decided += 1
        legal = view.legal()
        return legal[Whimsical.decided % len(legal)]
