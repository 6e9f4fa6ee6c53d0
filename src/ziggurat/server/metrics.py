"""Numbers for Prometheus. Labels are kinds of things, never things: their number does not grow with use."""

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._read: list[tuple[str, str, Callable[[], float]]] = []
        self.registry.register(self)
        self._messages = Counter("ziggurat_messages", "Messages of clients.", ["type"], registry=self.registry)
        self._moves = Histogram(
            "ziggurat_move_seconds",
            "From the arrival of a move to its acknowledgement.",
            ["by"],
            buckets=BOUNDS,
            registry=self.registry,
        )
        for by in ("socket", "http"):
            self._moves.labels(by)

    def message(self, type: str) -> None:
        self._messages.labels(type).inc()

    def move_took(self, seconds: float, by: str) -> None:
        """`by` is socket or http."""
        self._moves.labels(by).observe(seconds)

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        """A number that is read when somebody asks; one that ends in _total only grows."""
        self._read.append((name, help, read))

    def collect(self) -> Iterable[Metric]:
        for name, help, read in self._read:
            family = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            yield family(name.removesuffix("_total"), help, value=read())

    def text(self) -> str:
        return generate_latest(self.registry).decode()
