"""A real server on a real port, in a thread of the test: what it sends can be held against what it knows."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from typing import Any, TypeVar

from server.running import Server, free_port
from ziggurat.server.run import Host, uvicorn_config
from ziggurat.server.services import Services
from ziggurat.server.settings import Settings

T = TypeVar("T")


class Inside(Server):
    def __init__(self, database: str, **settings: Any) -> None:
        super().__init__(database)
        self.port = free_port()
        plenty = dict.fromkeys(("rate_person", "rate_address", "rate_guests", "rate_tables", "rate_heavy"), 1e9)
        made = Settings(database_url=database, port=self.port, bot_pause=0.0, bot_workers=1, **(plenty | settings))
        config = uvicorn_config(made)
        self.address = f"http://127.0.0.1:{self.port}"
        self.services: Services = config.app.state["services"]
        self.uvicorn = Host(config)
        self.loop: asyncio.AbstractEventLoop | None = None

    def run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve()

        asyncio.run(serve())

    def do(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.begin(doing).result(30)

    def begin(self, doing: Coroutine[Any, Any, T]) -> "Future[T]":
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(doing, self.loop)


@contextlib.contextmanager
def inside(database: str, **settings: Any) -> Iterator[Inside]:
    server = Inside(database, **settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.uvicorn.started:
        assert thread.is_alive(), "the server ended"
        time.sleep(0.02)
    try:
        yield server
    finally:
        server.uvicorn.should_exit = True
        thread.join(20)
