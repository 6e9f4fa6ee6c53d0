"""One game as a program that learns sees it: actions are numbers, what a seat knows is a vector.

match = Match("antike", players=3)
match.deal(seed=1)
while not match.over:
    seat = match.seat
    match.play(seat, choose(match.vector(seat), match.mask(seat)))
match.returns()
"""

from typing import Any

import numpy as np

from ziggurat.kernel.registry import find_title
from ziggurat.kernel.space import Space
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title
from ziggurat.players.view import staying

TYPES = {"int8": np.int8, "float32": np.float32}


class Match:
    """A game of a title with its options, dealt as often as wanted."""

    title: Title
    state: State

    def __init__(
        self, title: str, players: int = 0, options: dict[str, Any] | None = None, *, dtype: str = "int8"
    ) -> None:
        """`players` are as few as the title allows if not given, `dtype` is that of vectors."""
        self.title = find_title(title)
        self.players = players or self.title.min_players
        self.options: dict[str, Any] = {**self.title.unattended, **(options or {})}
        if dtype not in TYPES:
            raise ValueError(f"vectors are of {' or '.join(TYPES)}, not of {dtype}")
        self.dtype = TYPES[dtype]
        self.known: tuple[tuple[Action, ...], tuple[Action, ...], list[int]] = ((), (), [])
        self.deal(0)
        self.space = Space(self.title.kinds, self.state)
        self.length = len(self.title.features(self.state, 0))

    def deal(self, seed: int) -> None:
        """A new game; the same seed deals the same."""
        self.state = self.title.new(self.players, seed, self.options)

    # -- who is asked what --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def seat(self) -> int:
        """The seat that is asked, -1 at the end. Of those that choose at once, the first that has not answered."""
        return self.state.asked()

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the seat may do; to leave the game for good is for people to decide."""
        self.look(seat)
        return self.known[1]

    def numbers(self, seat: int) -> list[int]:
        """The numbers of the legal actions."""
        return self.look(seat).copy()

    def look(self, seat: int) -> list[int]:
        """The numbers, found once for as long as the state keeps the actions."""
        listed = self.state.legal(seat)
        if listed is not self.known[0]:
            legal = staying(self.state, seat)
            self.known = (listed, legal, self.space.indices(legal))
        return self.known[2]

    def meant(self, seat: int, number: int) -> int:
        """The number itself if it is legal, else one that is: for programs that know nothing of masks."""
        legal = self.look(seat)
        return number if number in legal else legal[number % len(legal)]

    def play(self, seat: int, number: int) -> None:
        """Carry out the action with this number; ValueError, and nothing happens, if the seat has none."""
        self.state.apply(seat, self.action(seat, number))

    def notation(self, seat: int, number: int) -> str:
        """The legal action with this number, as it is written in a record."""
        return self.state.notation(seat, self.action(seat, number))

    def action(self, seat: int, number: int) -> Action:
        numbers = self.look(seat)
        if number not in numbers:
            raise ValueError(f"seat {seat} has no legal action with the number {number}")
        return self.known[1][numbers.index(number)]

    # -- what a seat knows --------------------------------------------------------------------------

    def mask(self, seat: int) -> Any:
        """A one for each number that the seat may choose now."""
        return np.frombuffer(self.space.mask(self.look(seat)), np.int8)

    def vector(self, seat: int) -> Any:
        """What the seat knows, one number for each of `names`; it is the caller's to change."""
        known = np.frombuffer(self.title.features(self.state, seat), np.int8)
        return known.astype(self.dtype)

    def names(self, seat: int = 0) -> list[str]:
        """What each number of a vector is: where it stands in the observation (see `kernel.features`)."""
        return self.title.feature_names(self.state, seat)

    def text(self, seat: int) -> str:
        """What the seat knows and may do, in plain text: all that is not 0, by name, then the legal actions."""
        known = zip(self.names(seat), self.vector(seat).tolist(), strict=True)
        lines = [f"{name} {value:g}" for name, value in known if value]
        lines += [f"action {self.space.index(move)} {self.state.notation(seat, move)}" for move in self.legal(seat)]
        return "\n".join(lines)

    # -- the end ------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """At the end, what each seat has won: 1 for leaving all others behind, -1 for none; they add up to 0."""
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * self.players
        places = outcome.places
        return [sum((b > a) - (b < a) for b in places) / (self.players - 1) for a in places]
