"""People far away: vacations, pauses by agreement and reminders, through the API, on both databases."""

import asyncio
import time as clock
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from server.inside import Inside, inside
from server.running import Client
from server.test_results import finish, pair
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.schema import outbox

DAY = 86400.0
DAYS = {"kind": "days", "days": 2, "on_timeout": "bot"}
BANK = {"kind": "bank", "bank": 3600, "increment": 5, "on_timeout": "bot"}


class Time:
    """The server's clock, which stands until it is moved on; what runs by itself is called by hand."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.at = 1_800_000_000.0  # in January
        server.services.tables.now = lambda: self.at

    def passes(self, seconds: float) -> None:
        self.at += seconds
        for duty in (self.server.services.keeper.time_out, self.server.services.vacations.end):
            self.server.do(self.after_bots(duty))

    async def after_bots(self, duty: Callable[[], Awaitable[None]]) -> None:
        """A table that somebody is at just then would be left for the next round, which never comes."""
        while any(live.thinking or live.lock.locked() for live in self.server.services.tables.cached()):
            await asyncio.sleep(0.01)
        await duty()


@pytest.fixture
def server(database: str) -> Iterator[Inside]:
    # The keeper's own rounds never come.
    with inside(database, tick=1e6, vacation_days=10) as opened:
        yield opened


@pytest.fixture
def time(server: Inside) -> Time:
    return Time(server)


def left(person: Client, table: str) -> list[float]:
    return [seat["clock"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_days_away_stop_ones_clocks_in_games_by_days_only(server: Inside, time: Time) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    slow, quick = pair(red, blue, clock=DAYS), pair(red, blue, clock=BANK)
    time.passes(1000)
    me = red.ok("PUT", "/api/me/away", days=4)
    assert (me["away"] is not None, me["away_left"]) == (True, 6)
    later = pair(red, blue, clock=DAYS)
    time.passes(2000)
    assert left(blue, slow)[0] == 2 * DAY - 1000 and left(blue, quick)[0] == 600
    assert [seat["away"] for seat in blue.get(f"/api/tables/{slow}")["seats"]] == [True, False]
    time.passes(3.9 * DAY)
    # Who was away has lost no seat to the clock.
    assert blue.get(f"/api/tables/{slow}")["seats"][0]["bot"] == ""
    time.passes(0.1 * DAY)
    assert red.get("/api/me")["away"] is None
    seats = red.get(f"/api/tables/{slow}")["seats"]
    assert seats[0]["away"] is False and left(red, slow)[0] == 2 * DAY - 1000
    assert left(red, later)[0] == 2 * DAY
    time.passes(2 * DAY)
    assert red.get(f"/api/tables/{slow}")["seats"][0]["bot"] == "greedy"


def test_a_year_has_so_many_days_and_those_not_taken_come_back(server: Inside, time: Time) -> None:
    red = server.person("Red")
    assert red.get("/api/me")["away_left"] == 10
    assert "10 days" in red.refused(409, "PUT", "/api/me/away", days=11)["text"]
    red.ok("PUT", "/api/me/away", days=6)
    time.passes(2 * DAY)
    assert red.ok("PUT", "/api/me/away", days=0)["away_left"] == 8
    red.ok("PUT", "/api/me/away", days=8)
    red.refused(409, "PUT", "/api/me/away", days=9)
    red.refused(400, "PUT", "/api/me/away", days=-1)
    time.passes(366 * DAY)
    assert red.get("/api/me")["away_left"] == 10
    red.ok("PUT", "/api/me/away", days=3)
    time.passes(60)
    assert red.ok("PUT", "/api/me/away", days=0)["away_left"] == 10
    assert "10 days" in red.refused(409, "PUT", "/api/me/away", days=11)["text"]
    assert red.ok("PUT", "/api/me/away", days=10)["away_left"] == 0


def test_days_away_told_to_two_processes_at_once_are_the_same_everywhere(postgres_url: str) -> None:
    settings = {"tick": 1e6, "vacation_days": 10}
    with inside(postgres_url, **settings) as here, inside(postgres_url, **settings) as there:
        red, blue = here.person("Red"), here.person("Blue")
        tables = [pair(red, blue, clock=DAYS) for _ in range(4)]
        person = here.do(here.services.people.need(red.id))
        for _ in range(10):
            told = [
                server.begin(server.services.vacations.take(person, days)) for server, days in ((here, 4), (there, 0))
            ]
            for one in told:
                one.result(30)
            person = here.do(here.services.people.need(red.id))
            for table in tables:
                live = there.do(there.services.tables.get(table))
                there.do(there.services.tables.refresh(live))
                assert live.seats[0].away == person.away


def test_whoever_is_told_last_decides_at_every_table_whether_somebody_is_away(
    server: Inside, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words to one process are still on their way to the tables when the other process hears others."""
    red, blue = server.person("Red"), server.person("Blue")
    table = pair(red, blue, clock=DAYS)
    vacations, known = server.services.vacations, server.services.people
    tell = vacations.tell

    async def late(person: str) -> None:
        monkeypatch.setattr(vacations, "tell", tell)
        await vacations.take(await known.need(person), 0)
        await tell(person)

    monkeypatch.setattr(vacations, "tell", late)
    red.ok("PUT", "/api/me/away", days=4)
    assert red.get(f"/api/tables/{table}")["seats"][0]["away"] is False
    time.passes(2 * DAY)
    assert red.get(f"/api/tables/{table}")["seats"][0]["bot"] == "greedy"


def test_new_days_away_are_not_ended_with_the_old_ones(
    server: Inside, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process ends somebody's days while they take more of them on another one."""
    red, blue = server.person("Red"), server.person("Blue")
    table = pair(red, blue, clock=DAYS)
    red.ok("PUT", "/api/me/away", days=1)
    vacations, known = server.services.vacations, server.services.people
    set_if = known.set_if

    async def more(seen: Person, **values: object) -> bool:
        monkeypatch.setattr(known, "set_if", set_if)
        await vacations.take(await known.need(red.id), 5)
        return await set_if(seen, **values)

    monkeypatch.setattr(known, "set_if", more)
    time.passes(1 * DAY)
    assert red.get("/api/me")["away"] is not None
    assert red.get(f"/api/tables/{table}")["seats"][0]["away"] is True


def test_a_table_that_begins_while_somebody_goes_away_knows_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(postgres_url, tick=1e6) as here, inside(postgres_url, tick=1e6) as there:
        red, blue = here.person("Red"), here.person("Blue")
        look = here.services.tables._away

        async def too_early(live: Live, now: float) -> dict[int, float]:
            monkeypatch.setattr(here.services.tables, "_away", look)
            seen = await look(live, now)
            known = await here.services.people.need(red.id)
            there.do(there.services.vacations.take(known, 4))
            return seen

        monkeypatch.setattr(here.services.tables, "_away", too_early)
        table = pair(red, blue, clock=DAYS)
        assert red.get(f"/api/tables/{table}")["seats"][0]["away"] is True


def test_whoever_logs_in_is_away_as_their_account_is(server: Inside, time: Time) -> None:
    red, blue, green = server.person("Red"), server.person("Blue"), server.person("Green")
    table, other = pair(red, blue, clock=DAYS), pair(green, blue, clock=DAYS)
    green.ok("POST", "/api/account/register", name="Green", password="very secret")
    red.ok("PUT", "/api/me/away", days=5)
    # Red was a guest, who is gone with all days away.
    red.ok("POST", "/api/account/login", name="Green", password="very secret")
    assert not any(seat["away"] for seat in blue.get(f"/api/tables/{table}")["seats"])
    time.passes(2 * DAY)
    assert [blue.get(f"/api/tables/{id}")["seats"][0]["bot"] for id in (table, other)] == ["greedy", "greedy"]


def test_a_pause_needs_everybody_and_anybody_ends_it(server: Inside, time: Time) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    green = server.person("Green")
    table = pair(red, blue, clock=BANK)
    at = f"/api/tables/{table}"
    green.refused(403, "POST", at + "/pause")
    red.refused(409, "POST", at + "/resume")
    assert red.ok("POST", at + "/pause") == {"done": False, "asked": [1]}
    assert blue.get(at)["pause_ask"] == [0]
    blue.ok("POST", at + "/pause/answer", agree=False)
    assert blue.get(at)["pause_ask"] is None
    blue.refused(409, "POST", at + "/pause/answer", agree=True)
    red.ok("POST", at + "/pause")
    time.passes(100)
    assert blue.ok("POST", at + "/pause/answer", agree=True)["done"]
    assert blue.get(at)["paused"] and blue.get(at)["pause_ask"] is None
    before = left(red, table)
    time.passes(30 * DAY)
    assert left(red, table) == before and not any(seat["bot"] for seat in red.get(at)["seats"])
    red.refused(409, "POST", at + "/pause")
    blue.ok("POST", at + "/resume")
    assert not red.get(at)["paused"]
    time.passes(100)
    assert left(red, table)[0] == before[0] - 100
    finish(table, red, blue)
    red.refused(409, "POST", at + "/pause")


def test_after_a_pause_by_days_all_time_is_there_again(server: Inside, time: Time) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    table = pair(red, blue, clock=DAYS)
    time.passes(1.5 * DAY)
    for person in (red, blue):
        person.ok("POST", f"/api/tables/{table}/pause")
    red.ok("POST", f"/api/tables/{table}/resume")
    assert left(red, table)[0] == 2 * DAY
    no_clock = pair(red, blue)
    assert "no clock" in red.refused(409, "POST", f"/api/tables/{no_clock}/pause")["text"]


def test_whoever_takes_a_seat_back_in_a_pause_has_no_deadline(server: Inside, time: Time) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    table = pair(red, blue, clock=BANK)
    for person in (red, blue):
        person.ok("POST", f"/api/tables/{table}/pause")
    blue.ok("POST", f"/api/tables/{table}/leave")
    blue.ok("POST", f"/api/tables/{table}/join")
    time.passes(10 * DAY)
    assert not any(seat["bot"] for seat in red.get(f"/api/tables/{table}")["seats"])


def told(server: Inside, person: Client) -> list[dict[str, Any]]:
    """What the outbox has for somebody with a webhook that cannot be reached."""

    async def read() -> list[str]:
        await server.services.notices.send_due()
        async with server.services.store.read() as connection:
            wanted = select(outbox.c.message).where(outbox.c.person == person.id)
            return list(await connection.scalars(wanted))

    return [msgspec.json.decode(message) for message in server.do(read())]


def test_a_reminder_comes_once_before_the_time_is_over(server: Inside, time: Time) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    red.ok("PATCH", "/api/me", webhook="https://hook.invalid/1")
    table = pair(red, blue, clock=DAYS)
    time.passes(70)
    assert [message["subject"] for message in told(server, red)] == ["It is your turn: Highest Stone"]
    time.passes(1.4 * DAY)
    assert len(told(server, red)) <= 1
    time.passes(0.3 * DAY)
    found = [message for message in told(server, red) if "runs out" in message["subject"]]
    assert len(found) == 1 and "7 hours" in found[0]["body"] and table in found[0]["link"]
    assert len([message for message in told(server, red) if "runs out" in message["subject"]]) == 1
    assert told(server, blue) == []


@pytest.mark.parametrize(("bank", "left"), [(4000, "17 minutes"), (60, "one minute"), (40_000, "3 hours")])
def test_a_reminder_says_how_little_time_is_left(server: Inside, time: Time, bank: float, left: str) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    red.ok("PATCH", "/api/me", webhook="https://hook.invalid/1")
    pair(red, blue, clock=BANK | {"bank": bank, "increment": 0})
    time.passes(bank * 0.751)
    assert any(f"You have {left} left" in message["body"] for message in told(server, red))


def test_whoever_plays_without_a_socket_hears_of_the_next_turn(server: Inside, time: Time) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    red.ok("PATCH", "/api/me", webhook="https://hook.invalid/1")
    table = pair(red, blue, clock=DAYS)
    time.passes(70)
    assert len(told(server, red)) == len(red.get("/api/me/export")["notices"]) == 1
    view = red.get(f"/api/tables/{table}")
    move = {"seq": view["seq"], "key": "k1", "seat": 0, "notation": view["actions"][0]["notation"]}
    red.ok("POST", f"/api/tables/{table}/move", **move)
    end = clock.monotonic() + 20
    while red.get("/api/me/export")["notices"]:
        assert clock.monotonic() < end, "the next turn would not be told"


def test_who_is_asked_for_another_game_hears_of_it(server: Inside, time: Time) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    blue.ok("PATCH", "/api/me", webhook="https://hook.invalid/1", lang="de")
    table = pair(red, blue, clock=DAYS, options={"heap": 4}, counts=True)
    finish(table, red, blue)
    again = red.ok("POST", f"/api/tables/{table}/rematch")
    assert (again["clock"], again["options"]["heap"], again["counts"]) == (
        red.get(f"/api/tables/{table}")["clock"],
        4,
        True,
    )
    asked = [message for message in told(server, blue) if "Noch eine Partie" in message["subject"]]
    assert len(asked) == 1 and "Red" in asked[0]["body"] and again["table"] in asked[0]["link"]
    blue.ok("POST", f"/api/tables/{table}/rematch")
    assert len([message for message in told(server, blue) if "Noch eine" in message["subject"]]) == 1
    blue.ok("POST", f"/api/tables/{again['table']}/join")
    red.ok("POST", f"/api/tables/{again['table']}/start")
