"""Whoever waits for news of their tables is rung for: at every change here, and when another process tells of one."""

import asyncio
import contextlib
from collections.abc import Iterator

from ziggurat.table.cache import Change
from ziggurat.table.live import Live
from ziggurat.table.tables import Tables


class Bell:
    __slots__ = ("rung", "tables")

    def __init__(self) -> None:
        self.rung = asyncio.Event()
        self.tables: set[str] = set()  # that its person sits at: of other processes' changes only the table is known

    async def wait(self, until: float) -> bool:
        """Whether it rang before that time of the loop."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await self.rung.wait()
        rang = self.rung.is_set()
        self.rung.clear()
        return rang


class Bells:
    def __init__(self, hub: Tables) -> None:
        self._of: dict[str, set[Bell]] = {}
        hub.listeners.append(self._changed)
        hub.on_others.append(self._elsewhere)
        hub.on_person.append(self.ring)

    @contextlib.contextmanager
    def hung(self, person: str) -> Iterator[Bell]:
        bell = Bell()
        self._of.setdefault(person, set()).add(bell)
        try:
            yield bell
        finally:
            self._of[person].discard(bell)
            if not self._of[person]:
                del self._of[person]

    def count(self, person: str) -> int:
        return len(self._of.get(person, ()))

    def ring(self, person: str | None) -> None:
        """For somebody, or for all who wait (None)."""
        for waiting in self._of if person is None else (person,):
            for bell in self._of.get(waiting, ()):
                bell.rung.set()

    def _changed(self, live: Live, change: Change) -> None:
        if self._of and change.kind in ("move", "meta", "cut"):
            for seat in live.seats:
                for person in (seat.person, seat.asked):
                    if person is not None:
                        self.ring(person)

    def _elsewhere(self, table: str) -> None:
        for bells in self._of.values():
            for bell in bells:
                if table in bell.tables:
                    bell.rung.set()
