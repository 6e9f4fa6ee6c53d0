"""A time limit for the head of a request: whoever drips it letter by letter is cut off."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

# Seconds for the head of a request, from its first byte (or from the connection).
HEAD = 10.0


class Prompt(H11Protocol):
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        if self._late is None and (before is None or before.response_complete):
            self._wait()
        super().data_received(data)
        if self.cycle is not before:
            self._arrived()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._arrived()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._late = self.loop.call_later(HEAD, self.transport.close)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
