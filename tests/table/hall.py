"""A hall of tables without a network: the services as a server opens them, and short ways to play."""

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

import tiny
from ziggurat.kernel.content import Pack
from ziggurat.kernel.state import State
from ziggurat.server.services import Services
from ziggurat.server.settings import Settings
from ziggurat.sitting.wishes import NewTable
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.tables import Tables

ME, OPEN, INVITED = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}
RANDOM = {"kind": "bot", "bot": "random"}


class Hall:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.keys = 0

    @property
    def tables(self) -> Tables:
        return self.services.tables

    async def person(self, name: str) -> Person:
        return await self.services.people.guest(name)

    async def table(self, owner: Person, *seats: dict[str, str], **more: Any) -> Live:
        wish = msgspec.convert({"title": "tiny", "seats": list(seats), **more}, NewTable)
        return await self.tables.create(owner, wish)

    async def pair(self, **more: Any) -> tuple[Live, Person, Person]:
        """A running game of two people."""
        red, blue = await self.person("Red"), await self.person("Blue")
        live = await self.table(red, ME, OPEN, public=True, **more)
        await self.tables.join(live.id, blue, None)
        await self.tables.start(live.id, red.id)
        return live, red, blue

    async def legal(self, live: Live, seat: int) -> list[str]:
        state = await self.tables.state(live)
        return [state.title.notation(state, seat, action) for action in state.legal(seat)]

    async def play(self, live: Live, person: Person, seat: int, notation: str = "", key: str = "") -> int:
        """A legal action (the first one when none is named), for the version that is there."""
        self.keys += 1
        wanted = notation or (await self.legal(live, seat))[0]
        return await self.tables.move(live.id, person.id, seat, live.row.seq, key or f"k{self.keys}", wanted)

    async def view(self, live: Live, person: Person | None, seat: int | None = None, **more: Any) -> dict[str, Any]:
        made = await self.services.views.view(live, None if person is None else person.id, seat, **more)
        return msgspec.json.decode(msgspec.json.encode(made))

    async def finish(self, live: Live, people: list[Person]) -> None:
        while live.row.status == "running":
            seat = live.actors()[0]
            await self.play(live, people[seat], seat)


@contextlib.asynccontextmanager
async def opened(
    database: str, *, keep: bool = False, packs: dict[str, Pack] | None = None, **settings: Any
) -> AsyncIterator[Hall]:
    """`keep` starts what runs by itself as well: clocks, the wake-up of bots, notices."""
    defaults: dict[str, Any] = {"bot_pause": 0.0, "bot_workers": 1, "tick": 0.05, "notice_delay": 0.0}
    services = Services(Settings(database_url=database, **(defaults | settings)), packs)
    if keep:
        await services.open()
    else:
        await services.store.open()
        await services.packs.open()
        await services.bus.open()
    try:
        yield Hall(services)
    finally:
        if keep:
            await services.close()
        else:
            await services.bots.close()
            await services.bus.close()
            await services.store.close()


def rules_that_stumble(monkeypatch: pytest.MonkeyPatch, version: str = "2") -> Callable[[], None]:
    """A release whose rules stumble over whatever seat 1 did; what comes back mends them."""
    monkeypatch.setattr(tiny.TITLE, "rules_version", version)
    real = tiny.Choose.apply

    def stumble(self: object, s: State, frame: object, seat: int, action: object) -> None:
        if seat == 1:
            raise IndexError("pop from empty list")
        real(self, s, frame, seat, action)  # type: ignore[arg-type]

    monkeypatch.setattr(tiny.Choose, "apply", stumble)
    return lambda: monkeypatch.setattr(tiny.Choose, "apply", real)
