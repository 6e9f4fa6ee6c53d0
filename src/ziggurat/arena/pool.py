"""Jobs spread over processes. Jobs and results travel as JSON, never as engine objects."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec

from ziggurat.arena.play import Job, Result, play_job

_encode = msgspec.json.Encoder().encode
_jobs = msgspec.json.Decoder(list[Job]).decode
_results = msgspec.json.Decoder(list[Result]).decode

BATCHES = 16  # per worker: enough to keep all busy to the end, few enough to cost nothing


def play_all(jobs: list[Job], workers: int, *, batches: bool = True, ray: str = "") -> Iterator[Result]:
    """Results as they come, in no promised order. With one worker everything happens in this process.

    Short games travel in batches; without, each result is there as soon as its game is over. With the address of a Ray
    cluster, or `local` for one of this machine, they are played there.
    """
    if ray:
        from ziggurat.arena.cluster import play_on_ray

        yield from play_on_ray(jobs, ray, workers=workers, batches=batches)
        return
    if workers <= 1 or len(jobs) <= 1:
        for job in jobs:
            yield play_job(job)
        return
    size = max(1, len(jobs) // (workers * BATCHES)) if batches else 1
    parcels = pack_jobs(jobs, size)
    # Spawned, not forked: a worker starts clean whatever threads the caller has running.
    context = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(workers, context, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            for done in as_completed([pool.submit(play_batch, batch) for batch in parcels]):
                yield from unpack_results(done.result())
        except BaseException:
            # Nobody waits for games whose results are not wanted any more.
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def pack_jobs(jobs: list[Job], size: int) -> list[bytes]:
    """Batches of so many jobs, as they travel."""
    return [_encode(jobs[at : at + size]) for at in range(0, len(jobs), size)]


def unpack_results(batch: bytes) -> list[Result]:
    return _results(batch)


def play_batch(batch: bytes) -> bytes:
    return _encode([play_job(job) for job in _jobs(batch)])
