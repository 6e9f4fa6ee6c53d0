"""A server in a process of its own, as people run it, and clients that talk to it."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import IO, Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

# Tests come from one address and are quick; the limits have tests of their own.
UNLIMITED = {
    "ZIGGURAT_RATE_PERSON": "1e9",
    "ZIGGURAT_RATE_ADDRESS": "1e9",
    "ZIGGURAT_RATE_GUESTS": "1e9",
    "ZIGGURAT_RATE_LOGINS": "1e9",
    "ZIGGURAT_RATE_LETTERS": "1e9",
    "ZIGGURAT_RATE_TABLES": "1e9",
    "ZIGGURAT_RATE_HEAVY": "1e9",
    "ZIGGURAT_RATE_CHAT": "1e9",
    "ZIGGURAT_SOCKETS_PERSON": "10000",
    "ZIGGURAT_BOT_PAUSE": "0",
    "ZIGGURAT_BOT_WORKERS": "1",
}


def dying_with_us() -> list[str]:
    """A test run that is killed cannot clean up; where there is setpriv the kernel ends what it started."""
    return ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, database: str, **settings: str) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = {f"ZIGGURAT_{name.upper()}": value for name, value in settings.items()}
        self.options: list[str] = []
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, stderr: IO[bytes] | None = None) -> None:
        command = [sys.executable, "-m", "ziggurat.server", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*dying_with_us(), *command, *self.options, "-d", self.database],
            env=os.environ | UNLIMITED | self.settings,
            stdout=subprocess.DEVNULL,
            stderr=stderr,
        )
        end = time.monotonic() + 240
        while time.monotonic() < end:
            assert self.process.poll() is None, "the server ended"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.address + "/healthz", timeout=2, verify=False).status_code == 200:
                    return
            time.sleep(0.03)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As the machine would lose power: no goodbye of any kind."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(120)

    def person(self, name: str) -> "Client":
        return Client(self, name)


@contextlib.contextmanager
def serving(database: str, **settings: str) -> Iterator[Server]:
    server = Server(database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Client:
    """One person: requests with a cookie, and a socket."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=30, verify=False)
        self.me = self.ok("POST", "/api/me", name=name) if name else None
        self.keys = 0

    def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.http.request(method, path, json=body if method != "GET" else None)

    def ok(self, method: str, path: str, **body: Any) -> Any:
        answer = self.call(method, path, **body)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        return self.ok("GET", path)

    def refused(self, status: int, method: str, path: str, **body: Any) -> dict[str, str]:
        answer = self.call(method, path, **body)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def table(self, *seats: str, **more: Any) -> dict[str, Any]:
        """Seats are me, open, invited, or the name of a bot."""
        wanted = [{"kind": s} if s in ("me", "open", "invited") else {"kind": "bot", "bot": s} for s in seats]
        return self.ok("POST", "/api/tables", **({"title": "tiny", "seats": wanted} | more))

    @property
    def id(self) -> str:
        assert self.me is not None
        return str(self.me["id"])

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("ziggurat", "") or ""

    def socket(self, **headers: str) -> "Line":
        return Line(self, headers)


class Line:
    """A WebSocket that remembers the newest view of every table."""

    def __init__(self, client: Client, headers: dict[str, str]) -> None:
        self.client = client
        url = client.server.address.replace("http", "ws") + "/ws"
        given = {"Cookie": f"ziggurat={client.cookie}"} | headers if client.cookie else headers
        self._opening = connect(url, additional_headers=given, max_size=None, compression=None)
        self.socket: ClientConnection = self._opening.__enter__()
        self.received: list[bytes] = []

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self, timeout: float = 10.0) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        self.received.append(text.encode() if isinstance(text, str) else text)
        return msgspec.json.decode(text)

    def until(self, type: str, timeout: float = 10.0) -> dict[str, Any]:
        """The next message of that type; others are passed over."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["type"] == type:
                return message

    def view(self, seq: int = -1, timeout: float = 10.0) -> dict[str, Any]:
        """The next view, of at least that version."""
        while True:
            view = self.until("view", timeout)["view"]
            if view["seq"] >= seq:
                return view

    def subscribe(self, table: str, **more: Any) -> dict[str, Any]:
        self.send(type="subscribe", table=table, **more)
        return self.view()

    def move(self, view: dict[str, Any], notation: str = "", key: str = "") -> str:
        self.client.keys += 1
        key = key or f"k{self.client.keys}"
        wanted = notation or view["actions"][0]["notation"]
        seat = view["seat"]
        self.send(type="move", table=view["table"], seq=view["seq"], key=key, seat=seat, notation=wanted)
        return key

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_given: object) -> None:
        self.close()
