"""Telling people who are not there that it is their turn: by e-mail and by webhook, once until they come back."""

import asyncio
import http.client
import ipaddress
import logging
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import and_, delete, exists, select, update

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.registry import find_title
from ziggurat.sitting.errors import TableError
from ziggurat.table.cache import spawn
from ziggurat.table.live import Live
from ziggurat.table.schema import notices, people, seats, tables
from ziggurat.table.tables import Tables

log = logging.getLogger("ziggurat.notices")

TEXTS = {
    "en": ("It is your turn: {title}", "It is your turn at {title} ({table})."),
    "de": ("Du bist am Zug: {title}", "Du bist am Zug bei {title} ({table})."),
}
OFF = {
    "en": (
        "Your webhook was switched off",
        "It did not take a message: {reason} You can enter it again in your settings.",
    ),
    "de": (
        "Dein Webhook wurde abgeschaltet",
        "Er nahm eine Nachricht nicht an: {reason} Du kannst ihn in den Einstellungen neu eintragen.",
    ),
}


class Mail(msgspec.Struct):
    """The server that takes our e-mail; no host means that none is sent."""

    host: str = ""
    port: int = 25
    user: str = ""
    password: str = ""
    sender: str = "ziggurat@localhost"
    tls: str = "none"  # none, starttls, tls


class Notices:
    def __init__(self, hub: Tables, mail: Mail, address: str, *, delay: float, private_webhooks: bool = False) -> None:
        self.hub = hub
        self.mail = mail
        self.address = address.rstrip("/")
        self.delay = delay
        self.private_webhooks = private_webhooks
        self.sent = 0
        self.failed = 0

    # -- coming and going ---------------------------------------------------------------------------

    async def came(self, live: Live, person: str) -> None:
        """They have seen the table: the next turn is worth a notice again."""
        async with self.hub.store.write() as connection:
            await connection.execute(delete(notices).where(notices.c.table == live.id, notices.c.person == person))

    async def went(self, live: Live, person: str) -> None:
        """Who leaves when it is their turn has seen that it is."""
        if any(live.row.actors >> seat & 1 for seat in live.seats_of(person)):
            row = {"table": live.id, "person": person, "at": self.hub.now()}
            async with self.hub.store.write() as connection:
                await connection.execute(self.hub.store.insert_once(notices), row)

    # -- sending ------------------------------------------------------------------------------------

    async def send_due(self) -> None:
        told = exists().where(and_(notices.c.table == tables.c.id, notices.c.person == people.c.id))
        wanted = (
            select(
                tables.c.id,
                tables.c.title,
                tables.c.name,
                people.c.id.label("person"),
                people.c.lang,
                people.c.email,
                people.c.webhook,
                people.c.webhook_failed,
            )
            .join(seats, seats.c.table == tables.c.id)
            .join(people, people.c.id == seats.c.person)
            .where(tables.c.status == "running", tables.c.pinned.is_(None), seats.c.bot == "")
            .where(tables.c.actors.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1)
            .where(tables.c.updated <= self.hub.now() - self.delay)
            .where((people.c.email != "") | ((people.c.webhook != "") & (people.c.webhook_failed == "")))
            .where(~told)
            .distinct()
            .limit(200)
        )
        async with self.hub.store.read() as connection:
            due = (await connection.execute(wanted)).all()
        for row in due:
            if not self.hub.presence.connected(row.id, row.person):
                async with self.hub.store.write() as connection:
                    made = await connection.execute(
                        self.hub.store.insert_once(notices).returning(notices.c.table),
                        {"table": row.id, "person": row.person, "at": self.hub.now()},
                    )
                    mine = made.first() is not None
                if mine:
                    spawn(self._send(row))

    async def _send(self, row: Any) -> None:
        try:
            title = find_title(row.title).name
        except ZigguratError:
            title = row.title
        subject, body = TEXTS.get(row.lang, TEXTS["en"])
        link = f"{self.address}/t/{row.id}"
        table = row.name or row.id
        subject = subject.format(title=title)
        body = body.format(title=title, table=table)
        if row.email:
            await self._mail(row.email, subject, f"{body}\n\n{link}\n")
        if row.webhook and not row.webhook_failed:
            try:
                await asyncio.to_thread(self.post, row.webhook, {"content": f"{body} {link}", "text": f"{body} {link}"})
                self.sent += 1
            except (OSError, http.client.HTTPException, ValueError) as error:
                await self._switch_off(row, str(error))

    async def _mail(self, to: str, subject: str, body: str) -> None:
        if not self.mail.host:
            return
        message = EmailMessage()
        message["From"] = self.mail.sender
        message["To"] = to
        message["Subject"] = subject
        message.set_content(body)
        try:
            await asyncio.to_thread(self._smtp, message)
            self.sent += 1
        except (OSError, smtplib.SMTPException) as error:
            # No address in the log: it is nobody's business who gets mail.
            self.failed += 1
            log.warning("an e-mail was not taken: %s", type(error).__name__)

    def _smtp(self, message: EmailMessage) -> None:
        kind = smtplib.SMTP_SSL if self.mail.tls == "tls" else smtplib.SMTP
        with kind(self.mail.host, self.mail.port, timeout=15) as smtp:
            if self.mail.tls == "starttls":
                smtp.starttls(context=ssl.create_default_context())
            if self.mail.user:
                smtp.login(self.mail.user, self.mail.password)
            smtp.send_message(message)

    async def _switch_off(self, row: Any, reason: str) -> None:
        self.failed += 1
        log.warning("a webhook was switched off: %s", reason.splitlines()[0] if reason else "no reason")
        reason = (reason or "no answer")[:200]
        async with self.hub.store.write() as connection:
            await connection.execute(update(people).where(people.c.id == row.person).values(webhook_failed=reason))
        if row.email:
            subject, body = OFF.get(row.lang, OFF["en"])
            await self._mail(row.email, subject, body.format(reason=reason) + "\n")

    # -- webhooks -----------------------------------------------------------------------------------

    def check_webhook(self, url: str) -> None:
        """Refuse an address that is none, before it is stored."""
        try:
            self._target(url)
        except ValueError as error:
            raise TableError("bad_webhook", str(error)) from None

    def _target(self, url: str) -> tuple[str, str, int, str]:
        parts = urlsplit(url)
        allowed = ("https", "http") if self.private_webhooks else ("https",)
        if parts.scheme not in allowed or not parts.hostname or parts.username or any(ord(c) <= 32 for c in url):
            raise ValueError("A webhook is an https address.")
        port = parts.port or (443 if parts.scheme == "https" else 80)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return parts.scheme, parts.hostname, port, path

    def post(self, url: str, message: dict[str, str]) -> None:
        """Send it, to public addresses only: nobody may use the server to reach into its own network."""
        scheme, host, port, path = self._target(url)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not self.private_webhooks and not ipaddress.ip_address(address.partition("%")[0]).is_global:
            raise ValueError("The webhook's address is not a public one.")
        connection: http.client.HTTPConnection
        if scheme == "https":
            connection = http.client.HTTPSConnection(host, port, timeout=10, context=ssl.create_default_context())
        else:
            connection = http.client.HTTPConnection(host, port, timeout=10)
        # The address that was checked is the one that is used, whatever the name means a moment later.
        connection._create_connection = lambda *_a, **_k: socket.create_connection((address, port), 10)  # type: ignore[attr-defined]
        try:
            body = msgspec.json.encode(message)
            connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "Ziggurat"})
            answer = connection.getresponse()
            if not 200 <= answer.status < 300:
                raise ValueError(f"It answered {answer.status}.")
        finally:
            connection.close()
