"""Turn notices, sent to a real SMTP server and a real HTTP receiver on the loopback."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.header import decode_header, make_header
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select

from table.hall import Hall, opened
from ziggurat.sitting.errors import TableError
from ziggurat.table import channels, notices, pools
from ziggurat.table.channels import Message, Undelivered
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.schema import mails


class Letters:
    def __init__(self) -> None:
        self.found: list[Any] = []
        self.tried = 0
        self.refuse = 0  # so many of the next letters

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:
        self.tried += 1
        if self.tried <= self.refuse:
            return "451 not now"
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
    await hall.services.notices.send_due()
    while hall.services.notices.under_way:
        await asyncio.gather(*hall.services.notices.under_way)


async def waiting(hall: Hall, confirmed: bool = True, **addresses: str) -> tuple[Live, Person, Person]:
    """Red has laid a stone and blue is to act."""
    live, red, blue = await hall.pair(name=addresses.get("table", ""))
    blue = await hall.services.people.change(
        blue, None, addresses.get("email"), addresses.get("webhook"), addresses.get("lang")
    )
    if confirmed:
        blue = await hall.services.people.set(blue.id, email_ok=True)
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
        await hall.services.notices.came(live.id, blue.id)
        await settled(hall)
        assert len(mail.handler.found) == 2


async def test_nobody_who_is_there_or_not_to_act_is_told(database: str, mail: Controller) -> None:
    async with opened(database, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        live, red, blue = await waiting(hall, email="blue@example.org")
        await hall.services.people.change(red, None, "red@example.org", None, None)
        await hall.services.people.set(red.id, email_ok=True)
        hall.tables.presence.come(live.id, blue.id)
        await settled(hall)
        assert mail.handler.found == []
        hall.tables.presence.go(live.id, blue.id)
        # Blue left when it was blue's turn and knows.
        await hall.services.notices.went(live, blue.id)
        await settled(hall)
        assert mail.handler.found == []


async def test_what_waits_for_slow_servers_longer_than_it_is_kept_for_it_is_sent_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has many tables and a server that answers slowly makes others' notices wait, but nothing worse."""
    begun: list[str] = []
    answers = asyncio.Event()

    async def slowly(address: str, _message: Message) -> None:
        begun.append(address)
        await answers.wait()

    monkeypatch.setattr(notices, "PATIENCE", 0.2)
    async with opened(database, private_webhooks=True) as hall:
        now = hall.tables.now()
        hall.tables.now = lambda: now
        told = hall.services.notices
        monkeypatch.setattr(told.channels["webhook"], "send", slowly)
        red = await hall.person("Red")
        addresses = {f"http://127.0.0.1:1/{number}" for number in range(notices.AT_ONCE + 1)}
        async with hall.services.store.write() as connection:
            for address in addresses:
                await told.put(connection, red.id, "webhook", Message("your turn", ""), to=address)
        await told.deliver()
        await asyncio.wait(told.under_way, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        [waits] = addresses - set(begun)
        now += notices.CLAIMED + 1
        await told.deliver()
        answers.set()
        while told.under_way:
            await asyncio.gather(*told.under_way)
        assert begun.count(waits) == 1


async def test_a_webhook_gets_what_discord_and_slack_understand(database: str, receiver: Receiver) -> None:
    async with opened(database, private_webhooks=True) as hall:
        live, _red, _blue = await waiting(hall, webhook=receiver.url)
        await settled(hall)
        await settled(hall)
        [message] = receiver.found
        assert message["content"] == message["text"]
        assert live.id in message["text"]
        assert "It is your turn at Highest Stone" in message["text"]


class Later:
    """The hall's clock, put forward by hand."""

    def __init__(self, hall: Hall) -> None:
        self.by = 0.0
        hall.tables.now = lambda: time.time() + self.by


@pytest.mark.parametrize("status", [302, 404, 500])
async def test_a_webhook_is_switched_off_after_a_day_of_failures_and_not_after_one(
    database: str, receiver: Receiver, mail: Controller, status: int
) -> None:
    receiver.status = status
    async with opened(database, private_webhooks=True, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        later = Later(hall)
        _live, _red, blue = await waiting(hall, webhook=receiver.url, email="blue@example.org")
        for tries, pause in enumerate((0, 90, 400, 2000, 10_000, 100_000)):
            later.by += pause
            found = await hall.services.people.need(blue.id)
            assert found.webhook_failed == "", f"switched off after {tries} tries"
            await settled(hall)
            assert len(receiver.found) == tries + 1
        found = await hall.services.people.need(blue.id)
        assert found.webhook_failed == f"It answered {status}."
        await settled(hall)
        subjects = [letter["Subject"] for _to, letter in mail.handler.found]
        assert "Your webhook was switched off" in subjects
        # Entering it again switches it on again.
        found = await hall.services.people.change(found, None, None, receiver.url, None)
        assert found.webhook_failed == ""


async def test_a_webhook_that_drips_holds_nothing_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest's eight tables tell a server that never ends its answer; everybody else goes on as before."""
    monkeypatch.setattr(channels, "DEADLINE", 0.5)
    dripping = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        dripping.set()
        with contextlib.suppress(OSError):
            while True:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.05)

    listening = await asyncio.start_server(drip, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with opened(database, private_webhooks=True) as hall:
        for _ in range(8):
            await waiting(hall, webhook=f"http://127.0.0.1:{port}/")
        await hall.services.notices.send_due()
        await asyncio.wait_for(dripping.wait(), 5)
        # Hashing, files and positions have threads of their own; none of them waits for a notice.
        async with asyncio.timeout(5):
            await hall.services.healthy()
            await hall.services.people.register(None, "Crimson", "long enough")
            for pool in (pools.STATES, pools.FILES, pools.HASHING):
                await asyncio.gather(*(pool.run(int) for _ in range(20)))
        for _ in range(100):
            if hall.services.notices.failed == 8:
                break
            await asyncio.sleep(0.05)
        assert hall.services.notices.failed == 8
    listening.close()


async def test_what_goes_wrong_with_one_notice_keeps_no_other_from_being_sent(
    database: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, private_webhooks=True) as hall:
        held = [(await waiting(hall, webhook=receiver.url))[0].id for _ in range(3)]
        turn = hall.services.notices._turn

        async def stumble(row: Any) -> None:
            if row.id == held[0]:
                raise RuntimeError("what nobody thought of")
            await turn(row)

        monkeypatch.setattr(hall.services.notices, "_turn", stumble)
        await settled(hall)
        told = " ".join(message["content"] for message in receiver.found)
        assert [id in told for id in held] == [False, True, True]


async def test_a_refused_mail_is_tried_again_with_growing_pauses(database: str, mail: Controller) -> None:
    async with opened(database, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        later = Later(hall)
        mail.handler.refuse = 2
        await waiting(hall, email="blue@example.org")
        await settled(hall)
        assert (mail.handler.tried, len(mail.handler.found)) == (1, 0)
        await settled(hall)
        assert mail.handler.tried == 1, "the pause has not passed"
        later.by += 61
        await settled(hall)
        assert mail.handler.tried == 2
        later.by += 61
        await settled(hall)
        assert mail.handler.tried == 2, "the second pause is longer than the first"
        later.by += 240
        await settled(hall)
        assert len(mail.handler.found) == 1


async def test_nothing_is_sent_to_an_address_until_it_is_confirmed(database: str, mail: Controller) -> None:
    async with opened(database, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        live, _red, blue = await waiting(hall, confirmed=False, email="blue@example.org")
        await settled(hall)
        assert mail.handler.found == []
        for spelt in (blue.email, "Blue@Example.org", "b.lue@example.org", "blue+red@example.org", blue.email):
            await hall.services.notices.ask_to_confirm(blue.id, spelt, "en")
        await settled(hall)
        # Nobody can be flooded with questions either.
        assert [letter["Subject"] for _to, letter in mail.handler.found] == ["Is this your address?"] * 3
        assert "/api/mail/confirm/" in mail.handler.found[0][1].get_payload()
        await hall.services.people.set(blue.id, email_ok=True)
        await hall.services.notices.came(live.id, blue.id)
        await settled(hall)
        assert mail.handler.found[-1][1]["Subject"] == "It is your turn: Highest Stone"
        # Another address is another person, until it says otherwise.
        changed = await hall.services.people.change(
            await hall.services.people.need(blue.id), None, "other@example.org", None, None
        )
        assert not changed.email_ok


async def test_a_letter_holds_no_links_but_ours_and_says_how_to_stop_it(sqlite: str, mail: Controller) -> None:
    async with opened(sqlite, smtp_host="127.0.0.1", smtp_port=mail.port, address="https://table.example") as hall:
        name = "Win at https://evil.example\n\nBcc: a@b.example \u202egnp\uff0eexe\u3002org"
        live, _red, _blue = await waiting(hall, email="blue@example.org", table=name)
        assert live.row.name == "Win at https://evil.example Bcc: a@b.example gnp\uff0eexe\u3002org"
        await settled(hall)
        [(_to, letter)] = mail.handler.found
        text = letter.get_payload(decode=True).decode()
        assert "gnp exe org" in text and "evil.example" not in text and "@" not in text.replace(live.id, "")
        assert all(word.startswith("https://table.example/") for word in text.split() if "://" in word)
        assert letter["List-Unsubscribe"].startswith("<https://table.example/api/mail/stop/")
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert "No more letters of this kind:" in text


async def test_a_subject_is_what_it_says_and_nothing_that_is_made_of_it(sqlite: str, mail: Controller) -> None:
    """A name may look like an encoded word."""
    async with opened(sqlite, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        letters = hall.services.notices.channels["mail"]
        for subject in ("Another game? =?utf-8?q?Your=20account?=", "Gr\u00fcn =?utf-8?b?RXZpbA==?= =?"):
            await letters.send("blue@example.org", Message(subject, "text"))
        read = [str(make_header(decode_header(letter["Subject"]))) for _to, letter in mail.handler.found]
        assert read == ["Another game? = ?utf-8?q?Your=20account?=", "Gr\u00fcn = ?utf-8?b?RXZpbA== ?= = ?"]


async def test_an_address_gets_only_so_many_letters_a_day(database: str, mail: Controller) -> None:
    async with opened(database, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        later = Later(hall)
        live, _red, blue = await waiting(hall, email="blue@example.org")
        for _ in range(25):
            await hall.services.notices.came(live.id, blue.id)
            await settled(hall)
        assert len(mail.handler.found) == 20
        later.by += 86400
        await hall.services.notices.came(live.id, blue.id)
        await settled(hall)
        assert len(mail.handler.found) == 21


async def test_what_is_counted_for_an_address_does_not_tell_it(database: str, mail: Controller) -> None:
    async with opened(database, smtp_host="127.0.0.1", smtp_port=mail.port) as hall:
        _live, _red, blue = await waiting(hall, email="blue@example.org")
        await hall.services.notices.ask_to_confirm(blue.id, "blue@example.org", "en")
        await settled(hall)
        await hall.services.erase(blue.id)
        async with hall.services.store.read() as connection:
            counted = list(await connection.scalars(select(mails.c.address)))
        assert counted and not any("blue" in address for address in counted)


async def test_a_mail_server_that_is_away_stops_nothing(sqlite: str) -> None:
    async with opened(sqlite, smtp_host="127.0.0.1", smtp_port=1) as hall:
        live, _red, blue = await waiting(hall, email="blue@example.org")
        await settled(hall)
        assert hall.services.notices.failed == 1
        await hall.play(live, blue, 1)


async def test_webhooks_cannot_reach_into_the_servers_own_network(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        webhook = hall.services.webhook
        for url in ("http://example.org/", "ftp://example.org", "https://", "nonsense", "https://a:b@example.org/"):
            with pytest.raises(TableError, match="https address"):
                webhook.check(url)
        for url in ("https://127.0.0.1:8000/", "https://localhost/", "https://10.0.0.1/", "https://169.254.169.254/"):
            webhook.check(url)
            with pytest.raises(Undelivered, match="not a public one"):
                await webhook.send(url, Message("", ""))
