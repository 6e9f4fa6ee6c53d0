"""Five levels for people to choose from, the same in every title. What they are called stands with the words."""

from collections.abc import Callable

from ziggurat.kernel.playout import rate
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action
from ziggurat.players.bot import Bot
from ziggurat.players.budget import EASY, Budget
from ziggurat.players.greedy import Greedy
from ziggurat.players.learned import LearnedSearch
from ziggurat.players.view import View


class Misjudging(Bot):
    """Looks one action ahead and misjudges what it sees, as people do who do not know a game yet.

    It errs between actions that are nearly as good as each other, often; it seldom does what is plainly foolish.
    """

    __slots__ = ("beginner",)

    def __init__(self, rng: Rng, beginner: int) -> None:
        super().__init__(rng)
        self.beginner = beginner  # which of the two in `Title.slips`

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        world = view.world(self.rng)
        actions = view.title.candidates(world, view.seat)
        if len(actions) == 1:
            return actions[0]
        span = view.title.slips[self.beginner] * view.title.lead / 1000
        guesses = [value + span * self.rng.below(1000) for value in rate([world], view.seat, actions)]
        return actions[guesses.index(max(guesses))]


class Hasty(LearnedSearch):
    """Plans like the strongest, but plays its plans on only a few times, however long it might think."""

    __slots__ = ()

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        few = view.title.stories
        return super().choose(view, Budget(simulations=min(few, budget.simulations or few)))


def novice(rng: Rng) -> Bot:
    return Misjudging(rng, 1)


def casual(rng: Rng) -> Bot:
    return Misjudging(rng, 0)


LEVELS: dict[str, Callable[[Rng], Bot]] = {
    "novice": novice,
    "casual": casual,
    "skilled": Greedy,
    "expert": Hasty,
    "master": LearnedSearch,
}
