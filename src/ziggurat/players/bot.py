"""What a bot is."""

from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action
from ziggurat.players.view import View


class Bot:
    """Chooses for a seat. Everything it may know is in the view; its dice are its own."""

    __slots__ = ("rng",)

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View) -> Action:
        """One of `view.legal()`, which is never empty when a bot is asked."""
        raise NotImplementedError
