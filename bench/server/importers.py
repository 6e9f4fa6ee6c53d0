"""Guests who import a long game, in a process of their own.

What their requests cost on their side would otherwise show in what the players beside them measure.
"""

import asyncio
import multiprocessing
import os
from multiprocessing.connection import Connection

import httpx

from bench.server.load import named


class Importers:
    def __init__(self, address: str, guests: int, record: str) -> None:
        fresh = multiprocessing.get_context("spawn")
        self._line, theirs = fresh.Pipe()
        self._process = fresh.Process(target=_work, args=(theirs, address, guests, record), daemon=True)
        self._process.start()

    async def once(self) -> None:
        """Each of them imports the game once."""
        self._line.send(True)
        if not await asyncio.to_thread(self._line.recv):
            raise RuntimeError("an import failed")

    def close(self) -> None:
        self._line.send(False)
        self._process.join()


def _work(line: Connection, address: str, guests: int, record: str) -> None:
    os.nice(19)
    asyncio.run(_guests(line, address, guests, record))


async def _guests(line: Connection, address: str, guests: int, record: str) -> None:
    clients = []
    for _ in range(guests):
        client = httpx.AsyncClient(base_url=address, timeout=120)
        await named(client, "Green")
        clients.append(client)
    while await asyncio.to_thread(line.recv):
        found = await asyncio.gather(*(_import(client, record) for client in clients), return_exceptions=True)
        line.send(not any(isinstance(error, BaseException) for error in found))
    for client in clients:
        await client.aclose()


async def _import(client: httpx.AsyncClient, record: str) -> None:
    """As soon as the server lets them."""
    while (answer := await client.post("/api/tables/import", json={"record": record})).status_code == 429:
        await asyncio.sleep(float(answer.headers["retry-after"]))
    answer.raise_for_status()
