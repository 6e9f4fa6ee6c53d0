"""Jobs spread over the machines of a Ray cluster: the same jobs, the same seeds, the same results as on processes."""

from collections.abc import Iterator
from typing import Any

from ziggurat.arena.play import Job, Result
from ziggurat.arena.pool import pack_jobs, play_batch, unpack_results
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.say import Say

HERE = "local"  # instead of an address: a Ray of this machine, started for the occasion
BATCHES = 16  # per core: enough to keep all busy to the end
AGAIN = 5  # how often the games of a lost worker are played again before that is an error


def play_on_ray(jobs: list[Job], address: str, *, workers: int = 0, batches: bool = True) -> Iterator[Result]:
    """Results as they come, in no promised order. `workers` cores of this machine, where Ray is started here."""
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
        size = max(1, len(jobs) // (cores * BATCHES)) if batches else 1
        # A worker that dies takes nothing along: Ray gives its batch to another one.
        task = ray.remote(max_retries=AGAIN)(play_batch)
        waiting = [task.remote(parcel) for parcel in pack_jobs(jobs, size)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for batch in ray.get(done):
                yield from unpack_results(batch)
    finally:
        if started:
            ray.shutdown()
