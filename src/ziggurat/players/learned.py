"""Bots that judge positions by what was learned in self-play; where nothing was learned, by evaluation.

`learned` looks one action ahead, `search` plans its turn. Both judge worlds redealt from what their seat knows.
"""

from collections.abc import Callable

from ziggurat.kernel.judgement import Judge
from ziggurat.kernel.rng import Rng
from ziggurat.players.bot import Bot
from ziggurat.players.greedy import Greedy
from ziggurat.players.search import Search
from ziggurat.players.values import ValueData, judge_of, shipped, value_in
from ziggurat.players.view import View


class Finding:
    """The judgement of a bot's game: what it was given, or what comes with the title; looked for once."""

    __slots__ = ("data", "judge")

    def __init__(self, data: ValueData | None) -> None:
        self.data = data
        self.judge: Judge | None = None

    def of(self, view: View, rng: Rng) -> Judge:
        if self.judge is None:
            self.judge = judge_of(view.world(rng), self.data or shipped(view.title.package, view.players))
        return self.judge


class LearnedGreedy(Greedy):
    """Takes the action after which its chance to win is greatest."""

    __slots__ = ("_found",)

    def __init__(self, rng: Rng, data: ValueData | None = None) -> None:
        super().__init__(rng)
        self._found = Finding(data)

    def judge(self, view: View) -> Judge:
        return self._found.of(view, self.rng)


class LearnedSearch(Search):
    """Plans as search does; where the plans lead to is judged by what was learned."""

    __slots__ = ("_found",)

    def __init__(self, rng: Rng, data: ValueData | None = None) -> None:
        super().__init__(rng)
        self._found = Finding(data)

    def judge(self, view: View) -> Judge:
        return self._found.of(view, self.rng)


LEARNED: dict[str, Callable[[Rng, ValueData | None], Bot]] = {
    "learned": LearnedGreedy,
    "search": LearnedSearch,
}


def from_file(name: str) -> Callable[[Rng], Bot] | None:
    """The maker of a bot that is named with the file of its judgement: `learned@value.json`, `search@value.json`."""
    kind, _, file = name.partition("@")
    if kind not in LEARNED:
        return None
    data = value_in(file)
    return lambda rng: LEARNED[kind](rng, data)
