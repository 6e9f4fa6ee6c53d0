"""Web push, taken by a service of our own on the loopback that reads what was encrypted for the browser."""

import base64
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import http_ece
import jwt
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import func, select

from table.hall import Hall, opened
from ziggurat.sitting.errors import TableError
from ziggurat.table.channels import Message, Undelivered
from ziggurat.table.people import Person
from ziggurat.table.schema import outbox, pushes


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def browser_keys() -> tuple[str, str]:
    """What a browser says that nobody will ever tell anything."""
    return text(point(ec.generate_private_key(ec.SECP256R1()).public_key())), text(b"0123456789abcdef")


class Browser:
    """A browser with the service of its maker."""

    def __init__(self) -> None:
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.status = 201
        self.found: list[tuple[dict[str, str], bytes]] = []
        browser = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                browser.found.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(browser.status)
                self.end_headers()

            def log_message(self, *_given: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    async def subscribe(self, hall: Hall, person: Person) -> None:
        keys = (text(point(self.secret.public_key())), text(self.auth))
        await hall.services.push.subscribe(person.id, self.origin + "/one", *keys)

    def read(self) -> dict[str, Any]:
        _headers, body = self.found[-1]
        plain = http_ece.decrypt(body, private_key=self.secret, auth_secret=self.auth, version="aes128gcm")
        return msgspec.json.decode(plain)


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.server.shutdown()
    made.server.server_close()


async def sent(hall: Hall) -> None:
    await hall.services.notices.send_due()
    while hall.services.notices.under_way:
        for task in list(hall.services.notices.under_way):
            await task


async def test_a_browser_is_told_by_its_makers_service_and_can_read_it(database: str, browser: Browser) -> None:
    async with opened(database, private_webhooks=True, address="https://table.example.org") as hall:
        await hall.services.push.open()
        live, red, _blue = await hall.pair()
        await browser.subscribe(hall, red)
        await sent(hall)
        assert browser.read() == {
            "title": "It is your turn: Highest Stone",
            "body": f"It is your turn at Highest Stone ({live.id}).",
            "link": f"https://table.example.org/t/{live.id}",
        }
        headers, body = browser.found[0]
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        assert b"Stone" not in body
        kind, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert kind == "vapid" and parts["k"] == hall.services.push.key
        raw = base64.urlsafe_b64decode(parts["k"] + "==")
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)
        claims = jwt.decode(parts["t"], public, algorithms=["ES256"], audience=browser.origin)
        assert claims["sub"] == "https://table.example.org"
        # Once until they come back.
        await sent(hall)
        assert len(browser.found) == 1


async def test_the_key_is_made_once_for_all_processes(database: str) -> None:
    async with opened(database, keep=True, tick=1e6) as hall:
        key = hall.services.push.key
        assert len(base64.urlsafe_b64decode(key + "==")) == 65
    async with opened(database, keep=True, tick=1e6) as hall:
        assert hall.services.push.key == key


async def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_tried_again(
    database: str, browser: Browser
) -> None:
    async with opened(database, private_webhooks=True) as hall:
        await hall.services.push.open()
        _live, red, _blue = await hall.pair()
        await browser.subscribe(hall, red)
        browser.status = 503
        await sent(hall)
        async with hall.services.store.read() as connection:
            assert (await connection.scalar(select(outbox.c.tries))) == 1
        browser.status = 410
        later = hall.tables.now() + 600
        hall.tables.now = lambda: later
        await sent(hall)
        async with hall.services.store.read() as connection:
            for table in (outbox, pushes):
                assert await connection.scalar(select(func.count()).select_from(table)) == 0
        assert len(browser.found) == 2


async def test_nobody_reaches_into_the_servers_own_network(sqlite: str, browser: Browser) -> None:
    async with opened(sqlite) as hall:
        await hall.services.push.open()
        red = await hall.person("Red")
        keys = (text(point(browser.secret.public_key())), text(browser.auth))
        for endpoint in (browser.origin + "/one", "https://", "https://me@push.example.org/", "ftp://push.example.org"):
            with pytest.raises(TableError, match="browser"):
                await hall.services.push.subscribe(red.id, endpoint, *keys)
        for wrong in (("", keys[1]), (keys[0], "AAAA"), (text(b"\4" + b"\1" * 64), keys[1])):
            with pytest.raises(TableError, match="browser"):
                await hall.services.push.subscribe(red.id, "https://push.example.org/1", *wrong)
        await hall.services.push.subscribe(red.id, "https://127.0.0.1:1/one", *keys)
        async with hall.services.store.read() as connection:
            (target,) = await hall.services.push.targets(connection, red)
        with pytest.raises(Undelivered, match="public"):
            await hall.services.push.send(target, Message("a", "b"))
        assert browser.found == []


async def test_no_browser_is_told_after_its_person_logged_out_everywhere(database: str, browser: Browser) -> None:
    async with opened(database, private_webhooks=True) as hall:
        people, red = hall.services.people, await hall.services.people.register(None, "Red", "very secret")

        async def told() -> list[str]:
            async with hall.services.store.read() as connection:
                return list(await connection.scalars(select(pushes.c.person)))

        for end in (
            lambda: people.end_sessions(red.id),
            lambda: people.change_password(red, "very secret", "even more secret"),
            lambda: people.set_password(red.id, "by the operator"),
        ):
            await browser.subscribe(hall, red)
            assert await told() == [red.id]
            await end()
            assert await told() == []
        guest = await hall.person("Blue")
        await browser.subscribe(hall, guest)
        await people.login(guest, "Red", "by the operator")
        # Whoever logs in here goes on being told here.
        assert await told() == [red.id]


async def test_browsers_change_hands_and_are_not_endless(sqlite: str, browser: Browser) -> None:
    async with opened(sqlite) as hall:
        push = hall.services.push
        red, blue = await hall.person("Red"), await hall.person("Blue")
        keys = (text(point(browser.secret.public_key())), text(browser.auth))
        for n in range(12):
            await push.subscribe(red.id, f"https://push.example.org/{n}", *keys)
        await push.subscribe(blue.id, "https://push.example.org/11", *keys)
        await push.unsubscribe(blue.id, "https://push.example.org/10")
        async with hall.services.store.read() as connection:
            assert len(await push.targets(connection, red)) == 9
            assert len(await push.targets(connection, blue)) == 1
        await push.unsubscribe(blue.id, "https://push.example.org/11")
        async with hall.services.store.read() as connection:
            assert await push.targets(connection, blue) == []
