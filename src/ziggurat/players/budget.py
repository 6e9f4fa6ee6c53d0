"""How long a bot may think."""

import time
from collections.abc import Callable


class Budget:
    """Seconds for a turn; or a count of simulations for each search, which gives the same decision on any machine.

    `deadline` is the moment (of `time.monotonic`) at which the answer to this one question has to be there. `clock`
    counts the seconds: people wait by the wall's, matches between bots are played by the processor's, so that what else
    the machine does weakens nobody.
    """

    __slots__ = ("clock", "deadline", "seconds", "simulations")

    def __init__(
        self,
        seconds: float = 1.0,
        simulations: int = 0,
        deadline: float = float("inf"),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.deadline = deadline
        self.clock = clock


EASY = Budget()  # for whoever has nothing to say about time


class Stopwatch:
    """What is left of one search. One by simulations minds only the moment at which its answer has to be there."""

    __slots__ = ("_clock", "_seconds", "_start")

    def __init__(self, budget: Budget, seconds: float) -> None:
        self._clock = budget.clock
        left = budget.deadline - time.monotonic()
        self._seconds = left if budget.simulations else min(seconds, left)
        self._start = self._clock()

    def passed(self, share: float = 1.0) -> bool:
        """Whether this share of the time is over."""
        return self._clock() >= self._start + share * self._seconds

    def spent(self) -> float:
        return self._clock() - self._start
