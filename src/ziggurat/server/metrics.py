"""Numbers for Prometheus, in its text format."""

from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.help: dict[str, str] = {}
        self._times = [0] * (len(BOUNDS) + 1)
        self._total = 0.0

    def count(self, name: str, labels: str = "") -> None:
        self.counters[name, labels] += 1

    def move_took(self, seconds: float) -> None:
        """How long from the arrival of a move to its acknowledgement."""
        self._total += seconds
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._times[place] += 1
                return
        self._times[-1] += 1

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        self.gauges[name] = read
        self.help[name] = help

    def text(self) -> str:
        lines: list[str] = []
        for name, read in self.gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {self.help[name]}", f"# TYPE {name} {kind}", f"{name} {read():g}"]
        for name in sorted({name for name, _labels in self.counters}):
            lines.append(f"# TYPE {name} counter")
            for (known, labels), value in sorted(self.counters.items()):
                if known == name:
                    lines.append(f"{name}{{{labels}}} {value}" if labels else f"{name} {value}")
        lines.append("# TYPE ziggurat_move_seconds histogram")
        running = 0
        for bound, value in zip((*map(str, BOUNDS), "+Inf"), self._times, strict=True):
            running += value
            lines.append(f'ziggurat_move_seconds_bucket{{le="{bound}"}} {running}')
        lines += [f"ziggurat_move_seconds_sum {self._total:g}", f"ziggurat_move_seconds_count {running}"]
        return "\n".join(lines) + "\n"
