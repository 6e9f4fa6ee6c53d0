"""Highest Stone with features, so that it can be learned in a second."""

from tiny import HAND, STONES, Tiny, TinyState
from ziggurat.kernel.features import rotated
from ziggurat.kernel.state import State


class Learnable(Tiny):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 3

    def feature_names(self, s: State, seat: int) -> list[str]:
        names = ["heap", "chosen", *[f"pebbles.{other}" for other in rotated(s, seat)]]
        return names + [f"hand.{place}" for place in range(HAND)] + [f"played:{stone + 1}" for stone in range(STONES)]

    def features(self, s: State, seat: int) -> bytes:
        assert isinstance(s, TinyState)
        hand = s.hands[seat]
        found = [s.heap, s.chosen[seat], *[s.pebbles[other] for other in rotated(s, seat)]]
        found += [hand[place] if place < len(hand) else 0 for place in range(HAND)]
        return bytes(found + [s.played.count(stone + 1) for stone in range(STONES)])


LEARNABLE = Learnable()
