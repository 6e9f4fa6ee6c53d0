"""What a bot is."""

from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action
from ziggurat.players.budget import EASY, Budget
from ziggurat.players.view import View


class Bot:
    """Chooses for one seat of one game. Everything it may know is in the view; its dice are its own.

    It lives as long as the game does, so it may keep what it thought between one question and the next.
    """

    __slots__ = ("rng",)

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        """One of `view.legal()`, which is never empty when a bot is asked."""
        raise NotImplementedError
