"""All that a player may use to decide: what its seat sees, may do, and can imagine."""

from typing import Any

from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title


def staying(state: State, seat: int) -> tuple[Action, ...]:
    """What a seat may do without leaving the game for good."""
    legal = state.legal(seat)
    leaving = state.title.leaving
    return legal if leaving < 0 else tuple([action for action in legal if action[0] != leaving])


class View:
    """One seat's side of a position. The position itself never leaves it, only worlds that might be it."""

    __slots__ = ("__state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = seat

    @property
    def title(self) -> Title:
        return self.__state.title

    @property
    def players(self) -> int:
        return self.__state.players

    def observation(self) -> Any:
        return self.__state.observe(self.seat)

    def legal(self) -> tuple[Action, ...]:
        """What the seat may do; to leave the game for good is for people to decide."""
        return staying(self.__state, self.seat)

    def notation(self, action: Action) -> str:
        return self.title.notation(self.__state, self.seat, action)

    def world(self, rng: Rng) -> State:
        """A position that fits everything the seat knows: what is hidden and what is to come is redealt."""
        return self.__state.resample(self.seat, rng)
