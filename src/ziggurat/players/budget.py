"""How long a bot may think."""

import time


class Budget:
    """Seconds for a turn; or a count of simulations for each search, which gives the same decision on any machine.

    `deadline` is the moment (of `time.monotonic`) at which the answer to this one question has to be there.
    """

    __slots__ = ("deadline", "seconds", "simulations")

    def __init__(self, seconds: float = 1.0, simulations: int = 0, deadline: float = float("inf")) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.deadline = deadline


EASY = Budget()  # for whoever has nothing to say about time


class Stopwatch:
    """What is left of one search. A search by simulations never looks at the clock."""

    __slots__ = ("_end", "_start", "_timed")

    def __init__(self, budget: Budget, seconds: float) -> None:
        self._timed = budget.simulations == 0
        self._start = time.monotonic()
        self._end = min(self._start + seconds, budget.deadline)

    def passed(self, share: float = 1.0) -> bool:
        """Whether this share of the time is over."""
        return self._timed and time.monotonic() >= self._start + share * (self._end - self._start)

    def spent(self) -> float:
        return time.monotonic() - self._start if self._timed else 0.0
