"""People at the tables: two sockets for each, playing as fast as they can or at a given pace."""

import asyncio
import random
import time
from collections.abc import Awaitable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class ActionPart(msgspec.Struct):
    notation: str


class ViewPart(msgspec.Struct):
    """Only what a player of the benchmark looks at."""

    table: str
    seq: int
    status: str
    actors: list[int]
    actions: list[ActionPart]


class Message(msgspec.Struct):
    type: str
    view: ViewPart | None = None
    key: str = ""
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Player:
    def __init__(self, seat: int, cookie: str) -> None:
        self.seat = seat
        self.cookie = cookie
        self.socket: ClientConnection
        self.view: ViewPart | None = None


class Table:
    def __init__(self, id: str, players: list[Player]) -> None:
        self.id = id
        self.players = players
        self.changed = asyncio.Event()
        self.clicked = 0.0
        self.wanted = 0  # the version that the other player waits to see
        self.waiting: Player | None = None
        self.over = False


async def named(http: httpx.AsyncClient, name: str) -> str:
    """The cookie of a new guest."""
    answer = await http.post("/api/me", json={"name": name})
    answer.raise_for_status()
    return answer.cookies["ziggurat"]


class Load:
    def __init__(self, address: str, title: str, seed: int = 1) -> None:
        self.address = address
        self.title = title
        self.random = random.Random(seed)
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.acks: list[float] = []
        self.moves = 0
        self.errors = 0
        self._readers: list[asyncio.Task[None]] = []
        self._clicks: dict[str, float] = {}

    async def sit_down(self, tables: int) -> None:
        """Every table has two people, each with a socket of their own."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            people = [await self._person(http, name) for name in ("Red", "Blue") for _ in range((tables + 19) // 20)]
        half = len(people) // 2
        for number in range(tables):
            red, blue = people[number % half], people[half + number % half]
            async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
                seats = [{"kind": "me"}, {"kind": "open"}]
                made = await self._post(http, red, "/api/tables", {"title": self.title, "seats": seats, "public": True})
                await self._post(http, blue, f"/api/tables/{made['table']}/join", {})
                await self._post(http, red, f"/api/tables/{made['table']}/start", {})
            self.tables.append(Table(made["table"], [Player(0, red), Player(1, blue)]))

    async def _person(self, http: httpx.AsyncClient, name: str) -> str:
        http.cookies.clear()
        return await named(http, name)

    async def _post(self, http: httpx.AsyncClient, cookie: str, path: str, body: Any) -> Any:
        answer = await http.post(path, json=body, headers={"Cookie": f"ziggurat={cookie}"})
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def connect(self) -> int:
        url = self.address.replace("http", "ws") + "/ws"
        for table in self.tables:
            for player in table.players:
                player.socket = await connect(
                    url,
                    additional_headers={"Cookie": f"ziggurat={player.cookie}"},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                )
                await player.socket.send(
                    msgspec.json.encode({"type": "subscribe", "table": table.id, "seat": player.seat}).decode()
                )
                self._readers.append(asyncio.create_task(self._read(table, player)))
        while any(player.view is None for table in self.tables for player in table.players):
            await asyncio.sleep(0.05)
        return len(self._readers)

    async def _read(self, table: Table, player: Player) -> None:
        async for text in player.socket:
            message = decode(text)
            if message.view is not None:
                player.view = message.view
                if player is table.waiting and message.view.seq >= table.wanted:
                    self.latencies.append(time.perf_counter() - table.clicked)
                    table.waiting = None
                table.changed.set()
            elif message.type == "ack":
                self.moves += 1
                self.acks.append(time.perf_counter() - self._clicks.pop(message.key))
            elif message.type == "error":
                self.errors += 1
                self._clicks.pop(message.key, None)
                table.waiting = None
                table.changed.set()

    async def click(self, table: Table) -> bool:
        """Play one action at the table; False when the game is over."""
        actor = next((p for p in table.players if p.view is not None and p.view.actions), None)
        if actor is None or actor.view is None:
            return False
        other = table.players[1 - actor.seat]
        view = actor.view
        action = self.random.choice(view.actions)
        table.wanted = view.seq + 1
        table.waiting = other
        key = f"{table.id}{view.seq}"
        table.clicked = self._clicks[key] = time.perf_counter()
        move = {"type": "move", "table": table.id, "seq": view.seq, "seat": actor.seat, "notation": action.notation}
        actor.view = ViewPart(view.table, view.seq, view.status, view.actors, [])
        await actor.socket.send(msgspec.json.encode(move | {"key": key}).decode())
        return True

    async def settle(self, table: Table) -> None:
        """Wait until both players have seen the last click."""
        while table.waiting is not None or not any(p.view and p.view.actions for p in table.players):
            table.changed.clear()
            views = [p.view for p in table.players if p.view is not None]
            if table.waiting is None and any(view.status != "running" for view in views):
                table.over = True
                return
            await table.changed.wait()

    async def flat_out(self, seconds: float) -> float:
        """Every table plays without a pause; moves per second."""
        end = time.perf_counter() + seconds

        async def play(table: Table) -> None:
            while time.perf_counter() < end and not table.over:
                if not await self.click(table):
                    return
                await self.settle(table)

        before = self.moves
        began = time.perf_counter()
        await asyncio.gather(*(play(table) for table in self.tables))
        return (self.moves - before) / (time.perf_counter() - began)

    async def paced(self, rate: float, beside: Awaitable[Any]) -> float:
        """Clicks at a steady rate, tables in turn, whether or not the server keeps up, for as long as something lasts.

        Moves per second.
        """
        self.latencies.clear()
        self.acks.clear()
        before = self.moves
        began = time.perf_counter()
        other = asyncio.ensure_future(beside)
        sent = 0
        at = 0
        while not other.done():
            while sent < rate * (time.perf_counter() - began):
                for _try in range(len(self.tables)):
                    table = self.tables[at % len(self.tables)]
                    at += 1
                    if table.waiting is None and not table.over and await self.click(table):
                        break
                sent += 1
            await asyncio.sleep(0.001)
        await other
        lasted = time.perf_counter() - began
        await asyncio.sleep(1.0)
        return (self.moves - before) / lasted

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for table in self.tables:
            for player in table.players:
                await player.socket.close()


async def echo_round_trips(address: str, sockets: int, rate: float, seconds: float) -> list[float]:
    """The same pace against an empty echo: what the line itself costs."""
    url = address.replace("http", "ws") + "/ws"
    lines = [await connect(url, compression=None, ping_interval=None) for _ in range(sockets)]
    found: list[float] = []
    text = "x" * 10_000
    busy: set[asyncio.Task[None]] = set()

    async def trip(line: ClientConnection) -> None:
        began = time.perf_counter()
        await line.send(text)
        await line.recv()
        found.append(time.perf_counter() - began)

    began = time.perf_counter()
    sent = 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < rate * now:
            task = asyncio.create_task(trip(lines[sent % sockets]))
            busy.add(task)
            task.add_done_callback(busy.discard)
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*busy)
    for line in lines:
        await line.close()
    return found


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")
