"""The same script at a stored table and at one on a device: every view is the same."""

import random
from typing import Any

import msgspec
import pytest

from table.hall import ME, Hall, opened
from ziggurat.kernel.registry import title_ids
from ziggurat.local.door import Door
from ziggurat.table import ending, undo
from ziggurat.table.live import Live
from ziggurat.table.people import Person

STEPS = 60
# What differs because it is another table of another person: ids, dates, whether they are connected or have an account.
OWN = ("table", "owner", "invite", "updated")
OF_PEOPLE = ("connected", "guest")


def plain(view: dict[str, Any]) -> dict[str, Any]:
    same = {name: value for name, value in view.items() if name not in OWN}
    same["seats"] = [{name: value for name, value in seat.items() if name not in OF_PEOPLE} for seat in view["seats"]]
    return same


class Both:
    """A stored table and a local one that the same things are done to."""

    def __init__(self, hall: Hall, live: Live, red: Person, door: Door, local: str) -> None:
        self.hall, self.live, self.red, self.door, self.local = hall, live, red, door, local

    def ask(self, method: str, path: str, body: object = None) -> Any:
        text = "" if body is None else msgspec.json.encode(body).decode()
        status, answer = self.door.request(method, f"/tables/{self.local}{path}", text)
        assert status == 200, answer
        return msgspec.json.decode(answer)

    async def compare(self, seat: int | None, lang: str) -> dict[str, Any]:
        stored = await self.hall.view(self.live, self.red, seat, lang=lang)
        where = f"?lang={lang}" + ("" if seat is None else f"&seat={seat}")
        assert plain(self.ask("GET", where)) == plain(stored)
        return stored

    async def move(self, seat: int, notation: str) -> None:
        seq = self.live.row.seq
        await self.hall.play(self.live, self.red, seat, notation)
        self.ask("POST", "/move", {"seq": seq, "key": f"k{seq}", "seat": seat, "notation": notation})

    async def undo(self, seat: int) -> None:
        await undo.undo(self.hall.tables, self.live.id, self.red.id, seat)
        self.ask("POST", "/undo", {"seat": seat})

    def whose(self, action: int) -> int:
        """The seat that played an action, counted from the last."""
        return self.door.tables[self.local].game.played[action].entry.seat

    async def reload(self) -> None:
        """Both forget the position and read the game again."""
        self.live.drop_state()
        kept = msgspec.json.decode(self.door.take_changed())
        self.door.forget(self.local)
        self.door.load(kept[0]["saved"])


async def both(hall: Hall, title: str, players: int) -> Both:
    red = await hall.person("Red")
    wish = {"title": title, "seats": [ME] * players, "seed": 11}
    live = await hall.table(red, *[ME] * players, title=title, seed=11)
    door = Door()
    door.name = "Red"
    status, answer = door.request("POST", "/tables", msgspec.json.encode(wish).decode())
    assert status == 200, answer
    return Both(hall, live, red, door, msgspec.json.decode(answer)["table"])


@pytest.mark.parametrize("title", title_ids())
async def test_every_view_is_the_same(sqlite: str, title: str) -> None:
    dice = random.Random(title)
    async with opened(sqlite) as hall:
        table = await both(hall, title, 3)
        for step in range(STEPS):
            view = await table.compare(None, dice.choice(("en", "de")))
            if view["status"] != "running":
                break
            await table.compare(dice.randrange(3), "en")
            seat = view["actors"][0]
            if step % 20 == 19:
                await table.reload()
            elif view["length"] and dice.random() < 0.15:
                await table.undo(table.whose(-dice.randint(1, min(3, view["length"]))))
            else:
                await table.move(seat, dice.choice(view["actions"])["notation"])
        stored = await hall.services.history.record(table.live)
        assert table.door.request("GET", f"/tables/{table.local}/export")[1] == stored
        for at in (0, table.live.row.length // 2, table.live.row.length):
            past = await hall.services.history.replay(table.live, table.red.id, at, 1, "de")
            wanted = plain(msgspec.json.decode(msgspec.json.encode(past)))
            assert plain(table.ask("GET", f"/replay/{at}?seat=1&lang=de")) == wanted
        points = await hall.services.history.course(table.live, table.red.id, 10, 0)
        assert table.ask("GET", "/course?points=10&seat=0") == msgspec.json.decode(msgspec.json.encode(points))


@pytest.mark.parametrize("title", title_ids())
async def test_a_game_that_is_ended_by_agreement_looks_the_same(sqlite: str, title: str) -> None:
    async with opened(sqlite) as hall:
        table = await both(hall, title, 2)
        for _ in range(5):
            view = await table.compare(None, "en")
            await table.move(view["actors"][0], view["actions"][0]["notation"])
        assert (await ending.propose(hall.tables, table.live.id, table.red.id, 0)).done
        assert table.ask("POST", "/end", {"seat": 0}) == {"done": True, "asked": []}
        view = await table.compare(0, "de")
        assert view["status"] == "finished" and view["over"]["scores"]
        await table.reload()
        await table.compare(1, "en")
        stored = await hall.services.history.record(table.live)
        assert table.door.request("GET", f"/tables/{table.local}/export")[1] == stored
        brought = {"record": stored, "name": ""}
        again = msgspec.json.decode(
            table.door.request("POST", "/tables/import", msgspec.json.encode(brought).decode())[1]
        )
        assert (again["status"], again["over"]["places"]) == ("finished", view["over"]["places"])
