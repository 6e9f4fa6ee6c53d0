"""Jobs spread over processes. Jobs and results travel as JSON, never as engine objects."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec

from ziggurat.arena.play import Job, Result, play_job

_encode = msgspec.json.Encoder().encode
_job = msgspec.json.Decoder(Job).decode
_results = msgspec.json.Decoder(list[Result]).decode

BATCHES = 16  # per worker: enough to keep all busy to the end, few enough to cost nothing


def play_all(jobs: list[Job], workers: int, *, batches: bool = True, ray: str = "") -> Iterator[Result]:
    """Results as they come, in no promised order. With one worker everything happens in this process.

    Short games travel in batches; without, each result is there as soon as its game is over. With the address of a Ray
    cluster, or `local` for one of this machine, they are played there.
    """
    if not ray and (workers <= 1 or len(jobs) <= 1):
        for job in jobs:
            yield play_job(job)
        return
    encoded = [_encode(job) for job in jobs]
    for results in spread(play_batch, encoded, workers, batches=batches, ray=ray):
        yield from _results(results)


Task = Callable[[list[bytes]], bytes]
"""What a worker does with a batch of jobs, all of it as it travels."""


def spread(task: Task, jobs: list[bytes], workers: int, *, batches: bool = True, ray: str = "") -> Iterator[bytes]:
    """What the task makes of all jobs, batch by batch as they come."""
    if ray:
        from ziggurat.arena.cluster import spread_on_ray

        yield from spread_on_ray(task, jobs, ray, workers=workers, batches=batches)
        return
    parcels = batch_up(jobs, workers, batches)
    # Spawned, not forked: a worker starts clean whatever threads the caller has running.
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(workers, context, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            for done in as_completed([pool.submit(task, batch) for batch in parcels]):
                yield done.result()
        except BaseException:
            # Nobody waits for games whose results are not wanted any more.
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


def batch_up(jobs: list[bytes], workers: int, batches: bool) -> list[list[bytes]]:
    size = max(1, len(jobs) // (workers * BATCHES)) if batches else 1
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(batch: list[bytes]) -> bytes:
    return _encode([play_job(_job(each)) for each in batch])
