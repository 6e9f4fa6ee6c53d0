"""Time to think, outside the engine: none, days for each decision, or a bank with an increment."""

from typing import Literal

import msgspec

from ziggurat.kernel.say import Say

DAY = 86400.0
HOUR = 3600.0


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`days` is for each decision; `bank` and `increment` are seconds, the increment for each turn."""

    kind: Literal["none", "days", "bank"] = "none"
    days: float = 0
    bank: float = 0
    increment: float = 0
    on_timeout: Literal["bot", "resign", "nothing"] = "nothing"

    def problem(self) -> Say | None:
        """What is wrong with it, or nothing."""
        if self.kind == "days" and not 0 < self.days <= 90:
            return Say("error.clock_days")
        if self.kind == "bank" and not (0 < self.bank <= 90 * DAY and 0 <= self.increment <= DAY):
            return Say("error.clock_bank")
        return None

    def start(self, players: int) -> list[float]:
        return [self.full()] * players if self.kind != "none" else []

    def full(self) -> float:
        return self.days * DAY if self.kind == "days" else self.bank

    def after(
        self, left: list[float], elapsed: float, before: int, after: int, mover: int | None, untimed: int
    ) -> list[float]:
        """What is left to every seat once actors went from the mask `before` to `after` by the mover's decision.

        `untimed` seats are played by bots; no time passes for them, and what a bot plays brings its person none.
        """
        if self.kind == "none":
            return left
        now = list(left)
        for seat in range(len(now)):
            bit = 1 << seat
            if before & bit and not untimed & bit:
                now[seat] = max(0.0, now[seat] - elapsed)
            if self.kind == "days":
                if seat == mover or (after & bit and not before & bit):
                    now[seat] = self.full()
            elif before & bit and not after & bit and not untimed & bit:
                now[seat] += self.increment
        return now

    def think(self, spent: list[float], elapsed: float, actors: int, untimed: int, players: int) -> list[float]:
        """What every seat has thought in all, once those to act have thought so much longer."""
        if self.kind == "none":
            return []
        return [
            used + (elapsed if actors >> seat & 1 and not untimed >> seat & 1 else 0.0)
            for seat, used in enumerate(spent or [0.0] * players)
        ]

    def taken_back(self, then: list[float], spent_then: list[float], spent: list[float]) -> list[float]:
        """What is left after an undo: what was left then, less all that was thought since. Increments go back too."""
        grace = min(self.full(), HOUR if self.kind == "days" else max(self.increment, 60.0))
        kept = [left - (now - before) for left, before, now in zip(then, spent_then, spent, strict=True)]
        return [left if left > 0 else min(earlier, grace) for left, earlier in zip(kept, then, strict=True)]

    def deadline(self, left: list[float], since: float, actors: int, untimed: int) -> float | None:
        """When the next seat runs out of time."""
        running = [left[seat] for seat in range(len(left)) if actors >> seat & 1 and not untimed >> seat & 1]
        if self.kind == "none" or self.on_timeout == "nothing" or not running:
            return None
        return since + min(running)
