"""Running the server in this process."""

import asyncio
import errno
import gc
import logging
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

import uvicorn
from litestar import Litestar

from ziggurat.server.app import create_app
from ziggurat.server.prompt import Prompt
from ziggurat.server.settings import Settings


def uvicorn_config(settings: Settings, *, log_level: str = "warning") -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http=Prompt,
        ws="websockets-sansio",
        # A little more than we read, so that too long a message gets an answer; beyond it the line is cut.
        ws_max_size=settings.largest_message * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_level=log_level,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


class Host(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._turns = sys.getswitchinterval()
        sys.setswitchinterval(TURNS)
        await super().startup(sockets)
        gc.freeze()
        gc.callbacks.append(_keep)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Before it waits for whoever is still being answered.
        assert isinstance(self.config.app, Litestar)
        self.config.app.state["services"].stop()
        logging.getLogger("uvicorn.error").addFilter(_cut_off)
        await super().shutdown(sockets)
        gc.callbacks.remove(_keep)
        sys.setswitchinterval(self._turns)


# Seconds for which a thread that computes keeps the interpreter from another one that waits for it. A move needs it a
# dozen times on its way, and would wait for Python's own 5 ms each time while a game is walked through in a thread.
TURNS = 0.0005
# Every so many full collections look through everything.
THOROUGH = 50


def _keep(phase: str, info: dict[str, int]) -> None:
    """What outlived a full collection is left out of the next ones: to look through titles, modules and all tables in
    memory stopped everybody for a tenth of a second. What goes by itself, as nearly everything does, goes all the same.
    """
    if info["generation"] == 2:
        if phase == "stop":
            gc.freeze()
        elif gc.get_stats()[2]["collections"] % THOROUGH == 0:
            gc.unfreeze()


def _cut_off(line: logging.LogRecord) -> bool:
    """Whoever is not answered in the time left for it is cut off, which is no mistake of ours to be traced."""
    if line.exc_info and line.exc_info[0] is asyncio.CancelledError:
        line.msg, line.args, line.exc_info = "a request was cut off", (), None
    return True


def free_port(host: str, port: int, *, given: bool) -> int:
    """The port; unless it was asked for, the next free one, so that a second server on a machine just starts."""
    for candidate in range(port, port + (1 if given else 20)):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise
                continue
            return candidate
    raise OSError(errno.EADDRINUSE, f"port {port} is in use")


def serve(config: uvicorn.Config, browse: str = "") -> None:
    """Serve until stopped; the browser is opened at the address `browse`, if there is one."""
    if browse:
        threading.Thread(target=_open_when_ready, args=(browse,), daemon=True).start()
    Host(config).run()


def _open_when_ready(address: str) -> None:
    for _try in range(100):
        time.sleep(0.1)
        try:
            with urllib.request.urlopen(address + "/healthz", timeout=2):
                break
        except (OSError, urllib.error.URLError):
            continue
    webbrowser.open(address)
