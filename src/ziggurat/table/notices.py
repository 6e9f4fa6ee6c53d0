"""Telling people who are not there that it is their turn: once until they come back, by every channel they have.

What is to be told is written into the outbox first. It leaves it when it was taken; what was not taken is tried again
with growing pauses, by whichever server process keeps the clocks then.
"""

import asyncio
import logging
import re
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import words
from ziggurat.sitting.clock import DAY, HOUR, Clock
from ziggurat.table.apart import apart
from ziggurat.table.cache import spawn
from ziggurat.table.channels import Channel, Message, Undelivered
from ziggurat.table.links import Links
from ziggurat.table.live import Live
from ziggurat.table.schema import mails, notices, outbox, people, pushes, seats, tables
from ziggurat.table.tables import Tables

log = logging.getLogger("ziggurat.notices")

# Minutes until what was not taken is tried again; after the last one it is given up.
PAUSES = (1, 5, 25, 120, 600)
# A channel that failed so often over a day is switched off.
FAILURES = 4
# So many messages are under way by one channel at once.
AT_ONCE = 8
# Seconds for which a message belongs to the process that has taken it up. Its turn has to come well before they are
# over: whoever waited any longer would send what has been taken up, and sent, once more meanwhile.
CLAIMED = 120.0
PATIENCE = 90.0
# Letters to one address in a day, and of them those that ask to confirm it.
MOST_LETTERS = 20
MOST_CONFIRMATIONS = 3


def told(key: str, lang: str, **values: object) -> tuple[str, str]:
    """The subject and the text of a notice."""
    spoken = words("", lang)
    return spoken.say(Say(f"notice.{key}.subject", values)), spoken.say(Say(f"notice.{key}", values))


class Notices:
    def __init__(self, hub: Tables, channels: Sequence[Channel], links: Links, *, delay: float) -> None:
        self.hub = hub
        self.channels = {channel.name: channel for channel in channels}
        self.links = links
        self.delay = delay
        self.sent = 0
        self.failed = 0
        self.under_way: set[asyncio.Task[None]] = set()
        # For each channel its own: what is slow in one of them keeps none of the others waiting.
        self._sending = {name: asyncio.Semaphore(AT_ONCE) for name in self.channels}

    # -- coming and going ---------------------------------------------------------------------------

    async def came(self, table: str, person: str) -> None:
        """They have seen the table: what was still to be told is known, and the next turn is worth a notice again."""
        async with self.hub.store.write() as connection:
            for stored in (notices, outbox):
                await connection.execute(delete(stored).where(stored.c.table == table, stored.c.person == person))

    async def went(self, live: Live, person: str) -> None:
        """Who leaves when it is their turn has seen that it is."""
        if any(live.row.actors >> seat & 1 for seat in live.seats_of(person)):
            row = {"table": live.id, "person": person, "at": self.hub.now()}
            async with self.hub.store.write() as connection:
                await connection.execute(self.hub.store.insert_once(notices), row)

    # -- what is to be told -------------------------------------------------------------------------

    async def send_due(self) -> None:
        """Whose turn it is while they are away goes into the outbox; what waits there is sent."""
        known = exists().where(and_(notices.c.table == tables.c.id, notices.c.person == people.c.id))
        by_push = exists().where(pushes.c.person == people.c.id)
        wanted = (
            select(tables.c.id, tables.c.title, tables.c.name, people.c.id.label("person"))
            .join(seats, seats.c.table == tables.c.id)
            .join(people, people.c.id == seats.c.person)
            .where(tables.c.status == "running", tables.c.pinned.is_(None), seats.c.bot == "")
            .where(tables.c.actors.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1)
            .where(tables.c.updated <= self.hub.now() - self.delay)
            .where(~known, or_(people.c.email_ok, people.c.webhook != "", by_push))
            .distinct()
            .limit(1000)
        )
        async with self.hub.store.read() as connection:
            due = (await connection.execute(wanted)).all()
        for row in due:
            if not self.hub.presence.connected(row.id, row.person):
                with apart("a notice of table %s", row.id):
                    await self._turn(row)
        await self.remind()
        await self.deliver()

    async def remind(self) -> None:
        """Whoever is to decide soon and is not there hears of it once, before their time is over."""
        now = self.hub.now()
        needed = ("id", "title", "name", "clock", "clock_left", "clock_since")
        known = exists().where(
            and_(notices.c.table == tables.c.id, notices.c.person == seats.c.person, notices.c.reminded)
        )
        wanted = (
            select(*(tables.c[name] for name in needed), seats.c.seat, seats.c.person)
            .join(seats, seats.c.table == tables.c.id)
            .where(~known, seats.c.person.is_not(None))
            .where(tables.c.status == "running", tables.c.pinned.is_(None), seats.c.bot == "", seats.c.away.is_(None))
            .where(tables.c.deadline > now, tables.c.deadline <= now + DAY)
            .where(tables.c.actors.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1)
            .limit(1000)
        )
        async with self.hub.store.read() as connection:
            due = (await connection.execute(wanted)).all()
        for row in due:
            with apart("a reminder of table %s", row.id):
                left = msgspec.json.decode(row.clock_left)[row.seat] - (now - row.clock_since)
                clock = msgspec.json.decode(row.clock, type=Clock)
                if 0 < left <= ahead(clock) and not self.hub.presence.connected(row.id, row.person):
                    await self._remind(row, left)

    async def _remind(self, row: Any, left: float) -> None:
        async with self.hub.store.write() as connection:
            key = {"table": row.id, "person": row.person}
            await connection.execute(self.hub.store.insert_once(notices), key | {"at": self.hub.now()})
            first = await connection.execute(
                update(notices)
                .where(notices.c.table == row.id, notices.c.person == row.person, ~notices.c.reminded)
                .values(reminded=True)
            )
            if first.rowcount:
                await self._tell(
                    connection, row.person, "remind", row.id, title=row.title, table_name=row.name, left=told_left(left)
                )

    async def _turn(self, row: Any) -> None:
        async with self.hub.store.write() as connection:
            made = await connection.execute(
                self.hub.store.insert_once(notices).returning(notices.c.table),
                {"table": row.id, "person": row.person, "at": self.hub.now()},
            )
            if made.first() is None:
                return
            await self._tell(connection, row.person, "turn", row.id, title=row.title, table_name=row.name)

    async def _tell(
        self, connection: AsyncConnection, id: str, key: str, table: str, *, title: str, table_name: str, **more: object
    ) -> None:
        """One message into the outbox for every way somebody can be reached."""
        person = (await connection.execute(select(people).where(people.c.id == id))).one()
        subject, body = told(key, person.lang, title=title_name(title), table=plain(table_name) or table, **more)
        message = self._with_stop(Message(subject, body, self.links.table(table)), person)
        for channel in self.channels.values():
            for to in await channel.targets(connection, person):
                await self.put(connection, person.id, channel.name, message, table=table, to=to)

    def _with_stop(self, message: Message, person: Any) -> Message:
        stops = words("", person.lang).say(Say("notice.stop"))
        return msgspec.structs.replace(message, stop=self.links.make("stop", person.id, person.email), stops=stops)

    async def asked(self, live: Live, name: str) -> None:
        """Those for whom a seat is kept at a new table hear of it, unless they have already."""
        for whom in {seat.asked for seat in live.seats if seat.asked and seat.kind == "invited"}:
            row = {"table": live.id, "person": whom, "at": self.hub.now()}
            async with self.hub.store.write() as connection:
                made = await connection.execute(self.hub.store.insert_once(notices).returning(notices.c.table), row)
                if made.first() is not None:
                    kept = live.row
                    await self._tell(
                        connection, whom, "asked", live.id, title=kept.title, table_name=kept.name, name=plain(name)
                    )
        spawn(self.deliver())

    async def put(
        self,
        connection: AsyncConnection,
        person: str,
        channel: str,
        message: Message,
        *,
        table: str | None = None,
        to: str = "",
    ) -> None:
        """Into the outbox; `to` is an address that is not yet (or no longer) the person's."""
        row = {
            "id": secrets.token_hex(8),
            "person": person,
            "table": table,
            "channel": channel,
            "to": to,
            "message": msgspec.json.encode(message).decode(),
            "due": self.hub.now(),
        }
        await connection.execute(insert(outbox), row)

    async def ask_to_confirm(self, person: str, email: str, lang: str) -> bool:
        """False when the address was asked often enough today."""
        subject, body = told("confirm", lang)
        message = Message(subject, body, self.links.make("confirm", person, email))
        if not await self.letter_allowed(email, MOST_CONFIRMATIONS, "confirm "):
            return False
        async with self.hub.store.write() as connection:
            await self.put(connection, person, "mail", message, to=email)
        spawn(self.deliver())
        return True

    async def offer_reset(self, person: str, email: str, name: str, logins: int, lang: str) -> None:
        subject, body = told("reset", lang, name=plain(name))
        message = Message(subject, body, self.links.make("reset", person, email, logins))
        if await self.letter_allowed(email, MOST_CONFIRMATIONS, "reset "):
            async with self.hub.store.write() as connection:
                await self.put(connection, person, "mail", message, to=email)
            spawn(self.deliver())

    @property
    def can_mail(self) -> bool:
        mail = self.channels.get("mail")
        return bool(mail is not None and mail.server.host)  # type: ignore[attr-defined]

    # -- delivery -----------------------------------------------------------------------------------

    async def deliver(self) -> None:
        """Begin to send all that is due; several processes never send the same message."""
        now = self.hub.now()
        async with self.hub.store.read() as connection:
            wanted = select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due).limit(100)
            due = (await connection.execute(wanted)).all()
        for row in due:
            async with self.hub.store.write() as connection:
                # Whoever dies while sending leaves it to the next one.
                claimed = await connection.execute(
                    update(outbox).where(outbox.c.id == row.id, outbox.c.due == row.due).values(due=now + CLAIMED)
                )
            if claimed.rowcount:
                task = spawn(self._deliver(row))
                self.under_way.add(task)
                task.add_done_callback(self.under_way.discard)

    async def _deliver(self, row: Any) -> None:
        channel = self.channels.get(row.channel)
        if channel is None:
            await self._done(row)
            return
        turn = self._sending[channel.name]
        try:
            async with asyncio.timeout(PATIENCE):
                await turn.acquire()
        except TimeoutError:
            return  # soon it is taken up anew, before what came later
        try:
            await self._send(channel, row)
        finally:
            turn.release()

    async def _send(self, channel: Channel, row: Any) -> None:
        async with self.hub.store.read() as connection:
            person = (await connection.execute(select(people).where(people.c.id == row.person))).first()
        address = "" if person is None else row.to or channel.address(person)
        if not address:
            await self._done(row)
            return
        if row.channel == "mail" and row.tries == 0 and not await self.letter_allowed(address, MOST_LETTERS):
            log.warning("no more letters to one address today")
            await self._done(row)
            return
        try:
            await channel.send(address, msgspec.json.decode(row.message, type=Message))
        except Exception as error:
            self.failed += 1
            if not isinstance(error, Undelivered):
                # A mistake of ours with this one message. Its words may hold an address, so only its kind is told.
                error = Undelivered(type(error).__name__)
            await self._again(row, person, error)
            return
        self.sent += 1
        await self._done(row)
        if row.channel == "webhook":
            async with self.hub.store.write() as connection:
                await connection.execute(
                    update(people).where(people.c.id == row.person).values(webhook_fails=0, webhook_since=None)
                )

    async def _done(self, row: Any) -> None:
        async with self.hub.store.write() as connection:
            await connection.execute(delete(outbox).where(outbox.c.id == row.id))

    async def _again(self, row: Any, person: Any, error: Undelivered) -> None:
        """Later, after a longer pause than before; a webhook that has failed for a day is switched off."""
        # No address in the log: it is nobody's business who gets mail.
        log.warning("a notice by %s was not taken: %s", row.channel, (str(error).splitlines() or ["no reason"])[0])
        now = self.hub.now()
        if row.tries >= len(PAUSES):
            await self._done(row)
        else:
            due = now + 60 * PAUSES[row.tries]
            async with self.hub.store.write() as connection:
                await connection.execute(
                    update(outbox).where(outbox.c.id == row.id).values(tries=outbox.c.tries + 1, due=due)
                )
        if row.channel != "webhook":
            return
        since = person.webhook_since if person.webhook_since is not None else now
        fails = person.webhook_fails + 1
        off = fails >= FAILURES and now - since >= DAY
        reason = error.said(person.lang)[:200]
        async with self.hub.store.write() as connection:
            values = {"webhook_fails": fails, "webhook_since": since, "webhook_failed": reason if off else ""}
            await connection.execute(update(people).where(people.c.id == person.id).values(values))
            if off and (mail := self.channels.get("mail")) is not None and mail.address(person):
                subject, body = told("off", person.lang, reason=reason)
                await self.put(connection, person.id, "mail", self._with_stop(Message(subject, body), person))

    async def letter_allowed(self, address: str, most: int, kind: str = "") -> bool:
        """Count one more letter of today, unless there were too many."""
        key = {"address": kind + self.links.hidden(mailbox(address)), "day": int(self.hub.now() // DAY)}
        async with self.hub.store.write() as connection:
            await connection.execute(self.hub.store.insert_once(mails), key | {"count": 0})
            counted = await connection.execute(
                update(mails)
                .where(mails.c.address == key["address"], mails.c.day == key["day"], mails.c.count < most)
                .values(count=mails.c.count + 1)
            )
            await connection.execute(delete(mails).where(mails.c.day < key["day"]))
        return bool(counted.rowcount)


def ahead(clock: Clock) -> float:
    """How long before the end of somebody's time they are reminded: a quarter of it, a day at most."""
    return min(DAY, clock.full() / 4)


def told_left(seconds: float) -> Say:
    """Roughly, and never nothing: hours, or minutes where it is less than one of them."""
    if seconds >= HOUR:
        return Say("notice.hours", {"n": round(seconds / HOUR)})
    return Say("notice.minutes", {"n": max(1, round(seconds / 60))})


def title_name(id: str) -> str:
    try:
        return find_title(id).name
    except (ZigguratError, ImportError, *STUMBLES):
        return id


def mailbox(address: str) -> str:
    """Where letters to an address arrive: most servers care neither for case nor dots nor what follows a plus."""
    local, _, domain = address.casefold().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


def plain(name: str) -> str:
    """A name in a letter: nothing in it that a reader's program would make a link of, in whatever letters."""
    return " ".join(re.sub(r"[.:/@\\\u3002]+", " ", unicodedata.normalize("NFKC", name)).split())
