"""A bot that takes any legal action, all equally likely."""

from ziggurat.kernel.state import Action
from ziggurat.players.bot import Bot
from ziggurat.players.budget import EASY, Budget
from ziggurat.players.view import View


class Random(Bot):
    __slots__ = ()

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        legal = view.legal()
        return legal[self.rng.below(len(legal))]
