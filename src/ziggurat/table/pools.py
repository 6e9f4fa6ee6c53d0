"""Threads for work that blocks, a pool for each kind: what is slow in one kind never keeps another kind waiting."""

import asyncio
import contextvars
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ziggurat.sitting.errors import Unavailable

T = TypeVar("T")

# Nobody's record takes longer; one that does is not waited for.
LONGEST_WALK = 120.0


class Pool:
    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

    async def run(self, doing: Callable[..., T], *given: object) -> T:
        """What the function gives, which runs in a thread of this pool."""
        inside = contextvars.copy_context().run
        return await asyncio.get_running_loop().run_in_executor(self._threads, inside, doing, *given)


class Walks:
    """A process for walks through whole games: in a thread they would take the interpreter from everybody else."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def run(self, doing: Callable[..., T], *given: object) -> T:
        if self._process is None:
            fresh = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, fresh, _give_way)
        process = self._process
        try:
            async with asyncio.timeout(LONGEST_WALK):
                return await asyncio.get_running_loop().run_in_executor(process, doing, *given)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise Unavailable() from None
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._process is process or task is None or task.cancelling():
                raise
            raise Unavailable() from None  # the process was ended, not whoever asked

    def close(self) -> None:
        """End it; whoever asks next gets another one."""
        process, self._process = self._process, None
        if process is not None:
            for worker in list(process._processes.values()):
                worker.kill()
            process.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    os.nice(19)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


STATES = Pool("states", 4)  # positions are loaded and games set up
HASHING = Pool("hashing", 2)  # made to be slow; more than two at once would stop the tables
GAMES = Pool("games", 1)  # whole games are replayed; one at a time leaves the other cores to the tables
FILES = Pool("files", 4)
LOOKUPS = Pool("lookups", 4)  # the names of other people's servers
PUSHES = Pool("pushes", 2)  # browsers' services: their names, and what is encrypted for them
WALKS = Walks()
