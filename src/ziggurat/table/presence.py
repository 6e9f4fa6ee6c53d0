"""Who is looking at which table, on this process and on the others."""

from collections import Counter

# A process that has not been heard of for this long is taken for gone.
FORGET = 45.0


class Presence:
    def __init__(self) -> None:
        self.here: Counter[tuple[str, str]] = Counter()
        self.elsewhere: dict[str, set[tuple[str, str]]] = {}
        self.heard: dict[str, float] = {}

    def connected(self, table: str, person: str | None) -> bool:
        if person is None:
            return False
        key = (table, person)
        return self.here[key] > 0 or any(key in there for there in self.elsewhere.values())

    def come(self, table: str, person: str) -> bool:
        """One more connection here; True for the first one."""
        self.here[table, person] += 1
        return self.here[table, person] == 1

    def go(self, table: str, person: str) -> bool:
        """One connection less; True when it was the last one here."""
        self.here[table, person] -= 1
        if self.here[table, person] <= 0:
            del self.here[table, person]
            return True
        return False

    def remote(self, process: str, table: str, person: str, there: bool, now: float) -> None:
        self.heard[process] = now
        known = self.elsewhere.setdefault(process, set())
        if there:
            known.add((table, person))
        else:
            known.discard((table, person))

    def alive(self, process: str, now: float) -> None:
        self.heard[process] = now

    def forget(self, now: float) -> list[tuple[str, str]]:
        """Drop processes that are gone; who was there is no longer."""
        gone: list[tuple[str, str]] = []
        for process in [name for name, heard in self.heard.items() if now - heard > FORGET]:
            del self.heard[process]
            gone += self.elsewhere.pop(process, set())
        return gone
