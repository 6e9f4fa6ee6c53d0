"""Five levels for people to choose from, the same in every title. What they are called stands with the words."""

from collections.abc import Callable

from ziggurat.kernel.playout import others_chosen, rate
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
        world = others_chosen(view.world(self.rng), view.seat, self.rng)
        actions = view.title.candidates(world, view.seat)
        if len(actions) == 1:
            return actions[0]
        span = view.title.slips[self.beginner] * view.title.lead / 1000
        guesses = [value + span * self.rng.below(1000) for value in rate([world], view.seat, actions)]
        return actions[guesses.index(max(guesses))]


class Fitful(LearnedSearch):
    """Plans some of its turns as the strongest does, playing on a few times; with the others it takes no such care.

    It counts playouts instead of a time, so that it is as strong on a slow machine as on a quick one.
    """

    __slots__ = ("_by_eye", "_careful", "_turn_seen")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._by_eye = Greedy(rng)
        self._careful = False
        self._turn_seen = -1

    def choose(self, view: View, budget: Budget = EASY) -> Action:
        turn = view.title.turn(view.world(self.rng))
        if turn != self._turn_seen:
            self._turn_seen = turn
            self._careful = self.rng.below(1000) < 1000 * view.title.care
        if not self._careful:
            return self._by_eye.choose(view, budget)
        count = min(STORIES, budget.simulations or STORIES)
        return super().choose(view, Budget(simulations=count, deadline=budget.deadline))


STORIES = 24  # playouts in each search, about; a fortieth of a second with two players


def novice(rng: Rng) -> Bot:
    return Misjudging(rng, 1)


def casual(rng: Rng) -> Bot:
    return Misjudging(rng, 0)


LEVELS: dict[str, Callable[[Rng], Bot]] = {
    "novice": novice,
    "casual": casual,
    "skilled": Greedy,
    "expert": Fitful,
    "master": LearnedSearch,
}
