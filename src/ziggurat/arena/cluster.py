"""Jobs spread over the machines of a Ray cluster: the same jobs, the same seeds, the same results as on processes."""

from collections.abc import Iterator
from typing import Any

from ziggurat.arena.pool import Task, batch_up
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.say import Say

HERE = "local"  # instead of an address: a Ray of this machine, started for the occasion
AGAIN = 5  # how often the games of a lost worker are played again before that is an error


def spread_on_ray(
    task: Task, jobs: list[bytes], address: str, *, workers: int = 0, batches: bool = True
) -> Iterator[bytes]:
    """What the task makes of the batches, as they come. `workers` cores of this machine, where Ray is started here."""
    try:
        import ray
    except ImportError:
        raise ZigguratError(Say("error.no_ray")) from None
    started = not ray.is_initialized()
    if started:
        here: dict[str, Any] = {"num_cpus": workers or None, "include_dashboard": False}
        ray.init(log_to_driver=False, **(here if address == HERE else {"address": address}))
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # A worker that dies takes nothing along: Ray gives its batch to another one.
        remote = ray.remote(max_retries=AGAIN)(task)
        waiting = [remote.remote(batch) for batch in batch_up(jobs, cores, batches)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()
