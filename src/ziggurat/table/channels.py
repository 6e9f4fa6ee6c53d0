"""The ways a notice reaches somebody. Each is a small class that sends one message within a deadline, without a thread.

A new way is a new class here and one line where the server's services are made.
"""

import asyncio
import ipaddress
import socket
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from functools import cache
from typing import Any, Protocol
from urllib.parse import urlsplit

import aiosmtplib
import httpx
import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.say import Say
from ziggurat.sitting.errors import TableError
from ziggurat.table.pools import LOOKUPS, Pool

# For one whole exchange, however slowly the other side drips its answer.
DEADLINE = 15.0


class Message(msgspec.Struct):
    """What is told. `link` leads to the table; `stop` ends all e-mail to its reader, which `stops` says in words."""

    subject: str
    body: str
    link: str = ""
    stop: str = ""
    stops: str = ""


class Undelivered(ZigguratError):
    """It was not taken; the sentence says why."""


class Channel(Protocol):
    name: str

    def address(self, person: Any) -> str:
        """Where a row of `people` is reached this way; empty when it is not."""

    async def targets(self, connection: AsyncConnection, person: Any) -> list[str]:
        """What the outbox notes for them: an address of its own for each, or "" for wherever they are reached then."""

    async def send(self, address: str, message: Message) -> None:
        """Deliver it, or Undelivered."""


class MailServer(msgspec.Struct):
    """The server that takes our e-mail; no host means that none is sent."""

    host: str = ""
    port: int = 25
    user: str = ""
    password: str = ""
    sender: str = "ziggurat@localhost"
    tls: str = "none"  # none, starttls, tls


class OneAddress:
    """A channel by which somebody is reached in one place, which stands in their row."""

    def address(self, person: Any) -> str:
        raise NotImplementedError

    async def targets(self, _connection: AsyncConnection, person: Any) -> list[str]:
        return [""] if self.address(person) else []


class Mail(OneAddress):
    name = "mail"

    def __init__(self, server: MailServer) -> None:
        self.server = server

    def address(self, person: Any) -> str:
        return str(person.email) if self.server.host and person.email_ok else ""

    async def send(self, address: str, message: Message) -> None:
        # A folded header would not be read as a link.
        letter = EmailMessage(SMTP.clone(max_line_length=900))
        letter["From"] = self.server.sender
        letter["To"] = address
        # Somebody may be called what looks like an encoded word, and would be decoded.
        letter["Subject"] = message.subject.replace("=?", "= ?")
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.server.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        body = f"{message.body}\n" + (f"\n{message.link}\n" if message.link else "")
        if message.stop:
            letter["List-Unsubscribe"] = f"<{message.stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            body += f"\n-- \n{message.stops}\n{message.stop}\n"
        letter.set_content(body)
        try:
            async with asyncio.timeout(DEADLINE):
                await aiosmtplib.send(
                    letter.as_bytes(),
                    sender=self.server.sender,
                    recipients=[address],
                    hostname=self.server.host,
                    port=self.server.port,
                    username=self.server.user or None,
                    password=self.server.password or None,
                    use_tls=self.server.tls == "tls",
                    start_tls=self.server.tls == "starttls",
                    timeout=DEADLINE,
                )
        except (OSError, TimeoutError, aiosmtplib.SMTPException) as error:
            # The kind of error only: the text of some has the address in it.
            raise Undelivered(type(error).__name__) from None


class Webhook(OneAddress):
    """A POST with what Discord, Slack and their like understand."""

    name = "webhook"

    def __init__(self, *, private: bool = False) -> None:
        self.private = private

    def address(self, person: Any) -> str:
        return "" if person.webhook_failed else str(person.webhook)

    def check(self, url: str) -> None:
        """Refuse an address that is none, before it is stored."""
        if not is_address(url, private=self.private):
            raise TableError("bad_webhook", "table.bad_webhook")

    async def send(self, address: str, message: Message) -> None:
        text = f"{message.body} {message.link}".strip()
        await post(address, msgspec.json.encode({"content": text, "text": text}), private=self.private)


def is_address(url: str, *, private: bool = False) -> bool:
    """Whether something may be posted there; `private` allows http too."""
    try:
        parts = urlsplit(url)
        allowed = ("https", "http") if private else ("https",)
        wrong = parts.scheme not in allowed or not parts.hostname or bool(parts.username) or (parts.port or 1) < 1
    except ValueError:
        wrong = True
    return not wrong and all(33 <= ord(c) != 127 for c in url)


class Refusal(Undelivered):
    """The other side said no, with a status."""

    def __init__(self, status: int) -> None:
        super().__init__(Say("notice.answered", {"status": status}))
        self.status = status


async def post(
    url: str, body: bytes, headers: dict[str, str] | None = None, *, private: bool = False, lookups: Pool = LOOKUPS
) -> None:
    """Send it within the deadline, to public addresses only: nobody may reach into the server's own network."""
    try:
        async with asyncio.timeout(DEADLINE):
            status = await _post(url, body, headers or {}, private, lookups)
    except TimeoutError:
        raise Undelivered(Say("notice.late", {"n": int(DEADLINE)})) from None
    except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError) as error:
        raise Undelivered(str(error)[:150] or type(error).__name__) from None
    if not 200 <= status < 300:
        raise Refusal(status)


async def _post(url: str, body: bytes, headers: dict[str, str], private: bool, lookups: Pool) -> int:
    asked = httpx.URL(url)
    port = asked.port or (443 if asked.scheme == "https" else 80)
    found = await lookups.run(lambda: socket.getaddrinfo(asked.host, port, type=socket.SOCK_STREAM))
    number = str(found[0][4][0])
    if not private and not ipaddress.ip_address(number.partition("%")[0]).is_global:
        raise Undelivered(Say("notice.private"))
    # The address that was checked is the one that is used, whatever the name means a moment later.
    given = {"Content-Type": "application/json", "User-Agent": "Ziggurat", **headers, "Host": asked.netloc.decode()}
    async with httpx.AsyncClient(verify=_trust(), trust_env=False, follow_redirects=False) as client:
        request = client.build_request(
            "POST", asked.copy_with(host=number), content=body, headers=given, extensions={"sni_hostname": asked.host}
        )
        # Only its status is of interest: what else it says is not read.
        answer = await client.send(request, stream=True)
        try:
            return answer.status_code
        finally:
            await answer.aclose()


@cache
def _trust() -> ssl.SSLContext:
    """The certificates that are believed; reading them takes longer than a message."""
    return ssl.create_default_context()
