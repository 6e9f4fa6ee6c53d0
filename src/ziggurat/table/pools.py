"""Threads for work that blocks, a pool for each kind: what is slow in one kind never keeps another kind waiting."""

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Pool:
    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

    async def run(self, doing: Callable[..., T], *given: object) -> T:
        """What the function gives, which runs in a thread of this pool."""
        inside = contextvars.copy_context().run
        return await asyncio.get_running_loop().run_in_executor(self._threads, inside, doing, *given)


STATES = Pool("states", 4)  # positions are loaded and games set up
HASHING = Pool("hashing", 2)  # made to be slow; more than two at once would stop the tables
FILES = Pool("files", 4)
LOOKUPS = Pool("lookups", 4)  # the names of other people's servers
