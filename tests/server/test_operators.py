"""What operators have: people, talk, purging, settings that are looked at, logs, numbers, limits on connections."""

import asyncio
import gc
import logging
import secrets
import socket
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from server.inside import inside
from server.running import serving
from server.test_api import BOT, PLENTY, guest
from server.test_commands import run as ziggurat
from table.hall import ME, OPEN, opened
from ziggurat.kernel.errors import ZigguratError
from ziggurat.server import logs, prompt, run
from ziggurat.server.app import create_app
from ziggurat.server.run import free_port
from ziggurat.server.settings import BadSetting, Settings, from_environment, unknown_settings
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.schema import people, tables
from ziggurat.table.tables import Tables

ROOT = Path(__file__).parents[2]

PASSWORD = secrets.token_hex(8)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SMTP_TLS", "ssl"),
        ("PORT", "70000"),
        ("PORT", "-1"),
        ("RATE_PERSON", "0"),
        ("TICK", "0"),
        ("NOTICE_DELAY", "nan"),
        ("ADDRESS", "table.example.org"),
        ("LOG", "xml"),
        ("BOT_SECONDS", "soon"),
        ("HOSTS", "https://table.example.org"),
        ("HOSTS", "localhost,table.example.org:443"),
        ("ORIGINS", "table.example.org"),
        ("ORIGINS", "https://table.example.org/"),
        ("PROXIES", "127.0.0.1,proxy"),
        ("SMTP_SENDER", "Ziggurat"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=name.lower()):
        from_environment({f"ZIGGURAT_{name}": value})


def test_settings_that_are_lists_take_all_that_the_docs_name() -> None:
    made = from_environment(
        {
            "ZIGGURAT_HOSTS": "table.example.org, *.example.org, 127.0.0.1, [::1], server",
            "ZIGGURAT_ORIGINS": "https://table.example.org,http://localhost:5173",
            "ZIGGURAT_PROXIES": "127.0.0.1, 10.0.0.0/8, ::1",
        }
    )
    assert made.hosts and made.origins and made.proxies
    assert from_environment({"ZIGGURAT_PROXIES": "*"}).proxies == "*"


def test_a_setting_tells_what_it_may_be_and_a_mistyped_one_is_noticed() -> None:
    with pytest.raises(BadSetting) as refused:
        from_environment({"ZIGGURAT_SMTP_TLS": "ssl"})
    assert "none, starttls, tls" in str(ZigguratError(refused.value.said))
    given = {"ZIGGURAT_SMPT_HOST": "mail", "ZIGGURAT_SMTP_HOST": "mail", "ZIGGURAT_PURE": "1", "HOME": "/"}
    assert unknown_settings(given) == ["ZIGGURAT_SMPT_HOST"]


def test_a_busy_port_is_an_error_when_it_was_asked_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            free_port("127.0.0.1", port, given=True)
        assert free_port("127.0.0.1", port, given=False) > port


def test_people_and_talk_are_looked_after(database: str) -> None:
    file = database
    with TestClient(create_app(Settings(database_url=file, **PLENTY))) as api:
        guest(api, "Red")
        red = api.get("/api/me").json()["id"]
        table = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, BOT]}).json()["table"]
        assert api.post(f"/api/tables/{table}/chat", json={"text": "something rude"}).status_code == 201
        assert "Red" in ziggurat("people", "list", "-d", file)
        ziggurat("chat", "mute", red, "-d", file)
        ziggurat("people", "rename", red, "Scarlet", "-d", file)
        known = api.app.state["services"]
        known.forget(red)
        assert api.post(f"/api/tables/{table}/chat", json={"text": "again"}).json()["code"] == "muted"
        assert api.get("/api/me").json()["name"] == "Scarlet"
        line = api.get(f"/api/tables/{table}/chat").json()[0]["id"]
        ziggurat("chat", "delete", str(line), "-d", file)
        assert api.get(f"/api/tables/{table}/chat").json() == []
        ziggurat("people", "ban", red, "--reason", "rude words", "-d", file)
        known.forget(red)
        refused = api.get("/api/me")
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert "rude words" in refused.json()["text"]
        ziggurat("people", "ban", red, "--lift", "-d", file)
        known.forget(red)
        assert api.get("/api/me").json()["name"] == "Scarlet"
        assert "0 tables and 0 guests" in ziggurat("purge", "--days", "1", "-d", file)
        ziggurat("tables", "remove", table, "-d", file)
        known.tables.forget(known.tables.peek(table))
        assert api.get(f"/api/tables/{table}").status_code == 404


def test_whoever_is_excluded_is_cut_off_where_they_are_connected(database: str) -> None:
    with serving(database) as server:
        red = server.person("Red")
        table = red.table("me", "me", public=True)["table"]
        with red.socket() as line:
            line.subscribe(table)
            ziggurat("people", "ban", red.id, "--reason", "rude words", "-d", database)
            with pytest.raises(ConnectionClosed) as ended:
                line.until("goodbye", 60)
            assert ended.value.rcvd is not None and ended.value.rcvd.code == 4401


def test_whoever_is_excluded_does_not_go_on_by_a_program(database: str) -> None:
    with TestClient(create_app(Settings(database_url=database, **PLENTY))) as api:
        guest(api, "Red")
        red = api.get("/api/me").json()["id"]
        made = api.post("/api/programs", json={"name": "Pharos"}).json()
        token = {"authorization": f"Bearer {made['token']}"}
        known = api.app.state["services"]

        def may_ask() -> int:
            known.forget(made["program"]["id"])
            api.cookies.clear()
            return int(api.get("/api/me", headers=token).status_code)

        assert "program" in ziggurat("people", "list", "--name", "Pharos", "-d", database)
        ziggurat("people", "ban", red, "--reason", "rude words", "-d", database)
        assert may_ask() == 403
        ziggurat("people", "ban", red, "--lift", "-d", database)
        assert may_ask() == 200


async def test_the_stand_in_takes_over_from_whoever_is_excluded(database: str) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        going, _red, blue = await hall.pair(stand_in="random")
        program = await hall.services.programs.make(blue.id, "Pharos")
        red = await hall.person("Scarlet")

        async def beside(whom: Person, stand_in: str) -> Live:
            live = await hall.table(red, ME, OPEN, public=True, stand_in=stand_in)
            await hall.tables.join(live.id, whom, None)
            return live

        waiting, alone, its = await beside(blue, "random"), await beside(blue, ""), await beside(program, "random")
        for live in (alone, its):
            await hall.tables.start(live.id, red.id)

        async def held() -> list[tuple[str | None, str]]:
            for live in (going, waiting, alone, its):
                async with live.lock:
                    await hall.tables.refresh(live)
            return [(live.seats[1].person, live.seats[1].bot) for live in (going, waiting, alone, its)]

        for more in ([], ["--lift"]):
            await asyncio.to_thread(ziggurat, "people", "ban", blue.id, *more, "-d", database)
            # Where there is none the others decide how long they wait.
            assert await held() == [(blue.id, "random"), (None, ""), (blue.id, ""), (program.id, "random")]
        # Whoever is let in again takes the seat back, and keeps it.
        await hall.tables.join(going.id, blue, None)
        await asyncio.to_thread(ziggurat, "people", "ban", blue.id, "--lift", "-d", database)
        assert (await held())[0] == (blue.id, "")


def test_nothing_is_done_to_people_who_were_deleted(database: str) -> None:
    async def made() -> str:
        async with opened(database) as hall:
            account = await hall.services.people.register(None, "Umber", "long enough")
            await hall.services.erase(account.id)
            return account.id

    gone = asyncio.run(made())
    for command in (
        ("people", "ban", gone),
        ("people", "ban", gone, "--lift"),
        ("people", "rename", gone, "Umber"),
        ("people", "reset", gone),
        ("people", "delete", gone),
        ("chat", "mute", gone),
    ):
        assert "There is nobody of that id." in ziggurat(*command, "-d", database, fails=True)


def test_people_are_found_by_their_names_as_they_are_compared(database: str) -> None:
    names = ["GR\u00dcN", "\uff27r\u00fcner", "100%", "1000", "a_b", "axb"]

    async def made() -> None:
        async with opened(database) as hall:
            for name in names:
                await hall.person(name)

    asyncio.run(made())
    for asked, found in (
        ("gr\u00fcn", names[:2]),
        ("R\u00dcNER", names[1:2]),
        ("100%", ["100%"]),
        ("%", ["100%"]),
        ("_", ["a_b"]),
        (" 100\u200b", names[2:4]),
    ):
        listed = ziggurat("people", "list", "--name", asked, "-d", database)
        assert [name for name in names if f" {name} " in listed] == found, asked


def test_passwords_are_reset_and_people_deleted(database: str, capfd: pytest.CaptureFixture[str]) -> None:
    with TestClient(create_app(Settings(database_url=database, **PLENTY))) as api:
        account = {"name": "Umber", "password": "long enough"}
        person = api.post("/api/account/register", json=account).json()["id"]
        seats = [{"kind": "me"}, BOT]
        table = api.post("/api/tables", json={"title": "tiny", "seats": seats, "public": True}).json()["table"]
        said = ziggurat("people", "reset", person, "-d", database)
        known = api.app.state["services"]
        known.forget(person)
        assert api.get("/api/me").json() is None
        assert api.post("/api/account/login", json=account).status_code == 401
        fresh = account | {"password": said.split()[-1]}
        assert api.post("/api/account/login", json=fresh).json()["id"] == person
        ziggurat("people", "delete", person, "-d", database)
        known.forget(person)
        assert api.get("/api/me").json() is None
        api.cookies.clear()
        assert api.post("/api/account/login", json=fresh).status_code == 401
        known.tables.touch_others(table)
        # Nobody else sat there.
        assert api.get(f"/api/tables/{table}").status_code == 404
        assert person not in ziggurat("people", "list", "-d", database)
        guest(api, "Ochre")
        other = api.get("/api/me").json()["id"]
        program = api.post("/api/programs", json={"name": "Pharos"}).json()["program"]["id"]
        for one in (other, program):
            assert "have no password." in ziggurat("people", "reset", one, "-d", database, fails=True)
    assert "Traceback" not in capfd.readouterr().err


async def test_old_guests_and_abandoned_tables_are_purged_by_age(database: str) -> None:
    async with opened(database) as hall:
        old, red, blue = await hall.pair()
        done, *players = await hall.pair()
        await hall.finish(done, players)
        young, *_others = await hall.pair()
        long_ago = hall.tables.now() - 200 * 86400
        async with hall.services.store.write() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_([old.id, done.id])).values(updated=long_ago))
            await connection.execute(
                update(people).where(people.c.id.in_([red.id, blue.id])).values(seen=long_ago, created=long_ago)
            )

        async def left() -> tuple[set[str], set[str]]:
            async with hall.services.store.read() as connection:
                there = set(await connection.scalars(select(tables.c.id)))
                return there, set(
                    await connection.scalars(select(people.c.id).where(people.c.name.in_(["Red", "Blue"])))
                )

        everything = await left()
        purge = ("purge", "--days", "180", "-d", database)
        for more in (["--dry"], []):
            assert "one table and 2 guests" in await asyncio.to_thread(ziggurat, *purge, *more)
            kept = everything if more else (everything[0] - {old.id}, everything[1] - {red.id, blue.id})
            assert await left() == kept
        assert {done.id, young.id} <= kept[0] and len(kept[1]) == 4


async def test_purging_goes_on_where_a_table_went_meanwhile(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as hall:
        held = [(await hall.pair())[0].id for _ in range(3)]
        async with hall.services.store.write() as connection:
            await connection.execute(update(tables).values(updated=hall.tables.now() - 200 * 86400))
        erase = Tables.erase

        async def quicker(there: Tables, live: Live) -> None:
            """While the first table is erased the owners of the others remove theirs."""
            monkeypatch.setattr(Tables, "erase", erase)
            for id in held:
                if id != held[2]:
                    await erase(there, await there.get(id))
            if live.id == held[2]:
                await erase(there, live)

        monkeypatch.setattr(Tables, "erase", quicker)
        said = await asyncio.to_thread(ziggurat, "purge", "--days", "180", "-d", database)
        assert "3 tables" in said
        async with hall.services.store.read() as connection:
            assert list(await connection.scalars(select(tables.c.id))) == []


def test_other_hosts_are_turned_away_and_requests_have_an_id(tmp_path: Path, caplog: Any) -> None:
    settings = Settings(database_url=str(tmp_path / "t.sqlite"), hosts="table.example.org,*.example.net", **PLENTY)
    with TestClient(create_app(settings), base_url="http://table.example.org") as api:
        answer = api.get("/api/me", headers={"x-request-id": "from-the-proxy"})
        assert (answer.status_code, answer.headers["x-request-id"]) == (200, "from-the-proxy")
        assert len(api.get("/api/me", headers={"x-request-id": "a b"}).headers["x-request-id"]) == 16
        for other in (
            "evil.example",
            "evil.example:443",
            "eviltable.example.org",
            "example.net",
            "table.example.org.evil",
        ):
            assert api.get("/api/me", headers={"host": other}).json()["code"] == "host"
            with pytest.raises(WebSocketDisconnect), api.websocket_connect("/ws", headers={"host": other}):
                pass
        # A name is one at every port. A container asks itself whether it is well, a proxy by the name of its service.
        for same in ("table.example.org:8443", "Table.Example.org", "a.example.net:80"):
            assert api.get("/api/me", headers={"host": same}).status_code == 200
        assert api.get("/healthz", headers={"host": "127.0.0.1:8765"}).text == "ok"


def test_the_labels_of_the_numbers_are_few(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database_url=str(tmp_path / "t.sqlite"), **PLENTY))) as api:
        guest(api, "Red")
        made = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
        move = {"seq": 0, "seat": made["seat"], "key": "k", "notation": made["actions"][0]["notation"]}
        assert api.post(f"/api/tables/{made['table']}/move", json=move).status_code == 200
        text = api.get("/metrics").text
        assert 'ziggurat_move_seconds_count{by="http"} 1.0' in text
        assert 'ziggurat_move_seconds_count{by="socket"} 0.0' in text
        assert "# TYPE ziggurat_moves_total counter" in text and made["table"] not in text


def test_moves_are_counted_and_timed_however_they_come(database: str) -> None:
    with inside(database) as server:
        red = server.person("Red")
        table = red.table("me", "me", seed=4)["table"]
        with red.socket() as line:
            line.move(line.subscribe(table))
            line.until("ack")
            view = line.view(1)
        move = {"seq": 1, "seat": view["seat"], "key": "k", "notation": view["actions"][0]["notation"]}
        red.ok("POST", f"/api/tables/{table}/move", **move)
        text = red.http.get("/metrics").text
    for line_ in ('move_seconds_count{by="http"} 1.0', 'move_seconds_count{by="socket"} 1.0', "moves_total 2.0"):
        assert f"ziggurat_{line_}" in text


def test_what_the_server_counts_stays_inside_the_network_of_compose() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["proxy"]
    assert "respond /metrics 404" in [line.strip() for line in compose["configs"]["proxy"]["content"].splitlines()]


def test_a_head_that_drips_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt, "HEAD", 0.5)
    with inside(str(tmp_path / "t.sqlite")) as server:
        dripping(server.port)
        # Those who ask as they should are served, and may stay: a head begun after theirs is over its time.
        with server.person("Red").socket() as there:
            dripping(server.port)
            there.send(type="ping")
            assert there.next() == {"type": "pong"}


def test_a_thread_that_computes_lets_others_in_soon(tmp_path: Path) -> None:
    """Python's own turns of 5 ms would add up for a move that needs the interpreter a dozen times."""
    usual = sys.getswitchinterval()
    with inside(str(tmp_path / "t.sqlite")):
        assert sys.getswitchinterval() <= 0.001 < usual
    assert sys.getswitchinterval() == usual


def test_what_outlived_a_collection_is_not_looked_through_for_garbage_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes a tenth of a second each time, in which nobody is answered."""
    gc.unfreeze()
    monkeypatch.setattr(run, "THOROUGH", 1 << 60)
    with inside(str(tmp_path / "t.sqlite")):
        assert gc.get_freeze_count() > 10 * len(gc.get_objects())
        kept = [[number] for number in range(20_000)]
        gc.collect()
        assert len(gc.get_objects()) < len(kept)
        gone = weakref.ref(Knot())
        gc.freeze()
        gc.collect()
        assert gone() is not None  # nobody looked
        monkeypatch.setattr(run, "THOROUGH", 1)
        gc.collect()
        assert gone() is None
    gc.unfreeze()


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.held = self


def dripping(port: int) -> None:
    """Begins a request, and waits until the server has had enough."""
    with socket.create_connection(("127.0.0.1", port), 30) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert line.recv(100) == b""


@pytest.fixture
def log_lines(capfd: Any) -> Iterator[Callable[[str], str]]:
    """What is written of a warning and of a failure with a password in its hands."""
    root = logging.getLogger()
    kept, level = root.handlers, root.level

    def fail(password: str) -> None:
        raise ValueError(len(password))

    def write(kind: str) -> str:
        logs.set_up(kind, "warning")
        logs.begin_request("one-request")
        logging.getLogger("ziggurat.test").warning("something %s", "happened")
        try:
            fail(PASSWORD)
        except ValueError:
            logging.getLogger("ziggurat.test").exception("it failed")
        return str(capfd.readouterr().err)

    yield write
    root.handlers = kept
    root.setLevel(level)


def test_logs_are_json_when_asked(log_lines: Callable[[str], str]) -> None:
    line, failure = map(msgspec.json.decode, log_lines("json").strip().splitlines()[-2:])
    assert line["event"] == "something happened" and line["request"] == "one-request" and line["level"] == "warning"
    assert failure["exception"][0]["exc_type"] == "ValueError"


@pytest.mark.parametrize("kind", ["json", "text"])
def test_a_traceback_in_the_log_holds_nobodys_password(kind: str, log_lines: Callable[[str], str]) -> None:
    written = log_lines(kind)
    assert "ValueError" in written and "fail" in written
    assert PASSWORD not in written
