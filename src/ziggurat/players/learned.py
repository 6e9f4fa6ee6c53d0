"""Bots that judge positions by what was learned in self-play; where nothing was learned, by evaluation.

`learned` looks one action ahead, `learned-search` plans its turn. Both judge worlds redealt from what their seat knows.
"""

from collections.abc import Callable

from ziggurat.kernel.judgement import Judge
from ziggurat.kernel.rng import Rng
from ziggurat.players.bot import Bot
from ziggurat.players.greedy import Greedy
from ziggurat.players.search import Search
from ziggurat.players.values import ValueData, judge_of, shipped, value_in
from ziggurat.players.view import View


class LearnedGreedy(Greedy):
    """Takes the action after which its chance to win is greatest."""

    __slots__ = ("_data", "_judge")

    def __init__(self, rng: Rng, data: ValueData | None = None) -> None:
        super().__init__(rng)
        self._data = data
        self._judge: Judge | None = None

    def judge(self, view: View) -> Judge:
        if self._judge is None:
            self._judge = found(view, self._data, self.rng)
        return self._judge


class LearnedSearch(Search):
    """Plans as search does; the plans and where they lead are judged by what was learned."""

    __slots__ = ("_data", "_judge")

    def __init__(self, rng: Rng, data: ValueData | None = None) -> None:
        super().__init__(rng)
        self._data = data
        self._judge: Judge | None = None

    def judge(self, view: View) -> Judge:
        if self._judge is None:
            self._judge = found(view, self._data, self.rng)
        return self._judge


def found(view: View, data: ValueData | None, rng: Rng) -> Judge:
    return judge_of(view.world(rng), data or shipped(view.title.package, view.players))


LEARNED: dict[str, Callable[[Rng, ValueData | None], Bot]] = {
    "learned": LearnedGreedy,
    "learned-search": LearnedSearch,
}


def from_file(name: str) -> Callable[[Rng], Bot] | None:
    """The maker of a bot that is named with the file of its judgement: `learned@value.json`."""
    kind, _, file = name.partition("@")
    if kind not in LEARNED:
        return None
    data = value_in(file)
    return lambda rng: LEARNED[kind](rng, data)
