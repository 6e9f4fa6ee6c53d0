"""Turn notices, sent to a real SMTP server and a real HTTP receiver on the loopback."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller

from table.hall import Hall, opened
from ziggurat.sitting.errors import TableError
from ziggurat.table.live import Live
from ziggurat.table.people import Person


class Letters:
    def __init__(self) -> None:
        self.found: list[Any] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:
        self.found.append((envelope.rcpt_tos, message_from_bytes(envelope.content)))
        return "250 taken"


@pytest.fixture
def mail() -> Iterator[Controller]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(Letters(), hostname="127.0.0.1", port=port)
    controller.start()
    yield controller
    controller.stop()


class Receiver:
    """Takes POSTs and keeps them; answers what it is told to."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []
        self.status = 204
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.found.append(msgspec.json.decode(body))
                self.send_response(receiver.status)
                self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, *_given: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?token=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.server.shutdown()
    made.server.server_close()


async def settled(hall: Hall) -> None:
    """Send what is due and wait until it is sent."""
    before = hall.services.notices.sent + hall.services.notices.failed
    await hall.services.notices.send_due()
    for _ in range(25):
        await asyncio.sleep(0.02)
        if hall.services.notices.sent + hall.services.notices.failed > before:
            break
    await asyncio.sleep(0.05)


async def waiting(hall: Hall, **addresses: str) -> tuple[Live, Person, Person]:
    """Red has laid a stone and blue is to act."""
    live, red, blue = await hall.pair()
    blue = await hall.services.people.change(
        blue, None, addresses.get("email"), addresses.get("webhook"), addresses.get("lang")
    )
    await hall.play(live, red, 0)
    return live, red, blue


async def test_an_e_mail_once_until_they_come_back(database: str, mail: Controller) -> None:
    async with opened(database, smtp_host="127.0.0.1", smtp_port=mail.port, address="https://table.example") as hall:
        live, _red, blue = await waiting(hall, email="blue@example.org", lang="de")
        await settled(hall)
        await settled(hall)
        [(to, letter)] = mail.handler.found
        assert to == ["blue@example.org"]
        assert letter["Subject"] == "Du bist am Zug: Highest Stone"
        assert f"https://table.example/t/{live.id}" in letter.get_payload()
        await hall.services.notices.came(live, blue.id)
        await settled(hall)
        assert len(mail.handler.found) == 2


async def test_nobody_who_is_there_or_not_to_act_is_told(database: str, mail: Controller) -> None:
    async with opened(database, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        live, red, blue = await waiting(hall, email="blue@example.org")
        await hall.services.people.change(red, None, "red@example.org", None, None)
        hall.tables.presence.come(live.id, blue.id)
        await settled(hall)
        assert mail.handler.found == []
        hall.tables.presence.go(live.id, blue.id)
        # Blue left when it was blue's turn and knows.
        await hall.services.notices.went(live, blue.id)
        await settled(hall)
        assert mail.handler.found == []


async def test_a_webhook_gets_what_discord_and_slack_understand(database: str, receiver: Receiver) -> None:
    async with opened(database, private_webhooks=True) as hall:
        live, _red, _blue = await waiting(hall, webhook=receiver.url)
        await settled(hall)
        await settled(hall)
        [message] = receiver.found
        assert message["content"] == message["text"]
        assert live.id in message["text"]
        assert "It is your turn at Highest Stone" in message["text"]


@pytest.mark.parametrize("status", [302, 404, 500])
async def test_a_failing_webhook_is_switched_off_and_its_owner_told(
    sqlite: str, receiver: Receiver, mail: Controller, status: int
) -> None:
    receiver.status = status
    async with opened(sqlite, private_webhooks=True, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        _live, _red, blue = await waiting(hall, webhook=receiver.url, email="blue@example.org")
        await settled(hall)
        await asyncio.sleep(0.2)
        found = await hall.services.people.find(blue.id)
        assert found is not None and found.webhook_failed == f"It answered {status}."
        subjects = [letter["Subject"] for _to, letter in mail.handler.found]
        assert "Your webhook was switched off" in subjects
        # Entering it again switches it on again.
        found = await hall.services.people.change(found, None, None, receiver.url, None)
        assert found.webhook_failed == ""


async def test_a_mail_server_that_is_away_stops_nothing(sqlite: str) -> None:
    async with opened(sqlite, smtp_host="127.0.0.1", smtp_port=1) as hall:
        live, _red, blue = await waiting(hall, email="blue@example.org")
        await settled(hall)
        assert hall.services.notices.failed == 1
        await hall.play(live, blue, 1)


async def test_webhooks_cannot_reach_into_the_servers_own_network(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        notices = hall.services.notices
        for url in ("http://example.org/", "ftp://example.org", "https://", "nonsense", "https://a:b@example.org/"):
            with pytest.raises(TableError, match="https address"):
                notices.check_webhook(url)
        for url in ("https://127.0.0.1:8000/", "https://localhost/", "https://10.0.0.1/", "https://169.254.169.254/"):
            notices.check_webhook(url)
            with pytest.raises(ValueError, match="not a public one"):
                notices.post(url, {})
