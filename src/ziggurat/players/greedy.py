"""A bot that looks one action ahead and takes what leaves its seat best off."""

from ziggurat.kernel.judgement import EVALUATION, Judge
from ziggurat.kernel.playout import others_chosen, rate
from ziggurat.kernel.state import Action
from ziggurat.players.bot import Bot
from ziggurat.players.budget import EASY, Budget
from ziggurat.players.view import View

# An action that lets chance fall is judged in several worlds; one that does not needs a single one.
WORLDS = 3


class Greedy(Bot):
    __slots__ = ()

    def judge(self, view: View) -> Judge:
        """By what it compares positions."""
        return EVALUATION

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        worlds = [others_chosen(view.world(self.rng), view.seat, self.rng) for _ in range(WORLDS)]
        actions = view.title.candidates(worlds[0], view.seat)
        if len(actions) == 1:
            return actions[0]
        values = rate(worlds, view.seat, actions, self.judge(view))
        most = max(values)
        best = [action for action, value in zip(actions, values, strict=True) if value == most]
        return best[self.rng.below(len(best))]
