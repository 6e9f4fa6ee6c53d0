"""People: a guest needs a name, an account a password as well. A session is one device that knows who it is."""

import re
import secrets
import time
import unicodedata
from collections.abc import Iterable
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import ColumnElement, Row, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.sitting.errors import TableError
from ziggurat.table.pools import HASHING
from ziggurat.table.schema import (
    chat,
    notes,
    notices,
    outbox,
    people,
    pushes,
    ratings,
    results,
    seats,
    sessions,
    tables,
)
from ziggurat.table.store import Store

LONGEST_NAME = 32
LONGEST_TABLE_NAME = 80
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
EMAIL = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{1,60}")

# The name of somebody who had everything about them deleted.
GONE = "—"

# Letters and marks that nobody sees, although they are neither spaces nor controls.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
# They turn what stands behind them around, also what is no part of the text.
TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
# So many tables are announced by one statement and one message to the other processes.
ANNOUNCED = 500


# What goes over to an account when a guest logs in to it.
THEIRS = (
    seats.c.person,
    seats.c.asked,
    tables.c.owner,
    chat.c.person,
    pushes.c.person,
    results.c.person,
    people.c.program,
)


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool
    logins: int
    lang: str
    email: str
    email_ok: bool
    webhook: str
    webhook_failed: str
    banned: str
    muted: bool
    program: str | None
    away: float | None
    away_days: float
    away_year: int
    seen: float


def read_person(row: Row[Any]) -> Person:
    made = row._mapping
    same = {name: made[name] for name in Person.__struct_fields__ if name != "guest"}
    return Person(guest=made["password"] is None and made["program"] is None, **same)


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
        self._decoy = self._hasher.hash(secrets.token_hex())

    async def find(self, id: str) -> Person | None:
        async with self.store.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == id))).first()
        return None if row is None else read_person(row)

    async def need(self, id: str) -> Person:
        found = await self.find(id)
        if found is None:
            raise TableError("no_person", "table.no_person")
        return found

    async def find_login(self, name: str) -> Person | None:
        """The account of that name."""
        async with self.store.read() as connection:
            row = (await connection.execute(select(people).where(people.c.login == fold(name)))).first()
        return None if row is None else read_person(row)

    async def guest(self, name: str, lang: str = "en") -> Person:
        id = secrets.token_hex(8)
        now = time.time()
        row = named(name) | {"id": id, "lang": lang, "created": now, "seen": now}
        async with self.store.write() as connection:
            await free_for_guests(connection, name)
            await connection.execute(insert(people), row)
        return await self.need(id)

    async def change(
        self, person: Person, name: str | None, email: str | None, webhook: str | None, lang: str | None
    ) -> Person:
        values: dict[str, object] = {}
        if name is not None:
            values |= named(name)
            if not person.guest:
                values["login"] = values["known_as"]
        if email is not None and email != person.email:
            if email and not EMAIL.fullmatch(email):
                raise TableError("bad_email", "table.bad_email")
            values |= {"email": email, "email_ok": False}
        if webhook is not None:
            values |= {"webhook": webhook, "webhook_failed": "", "webhook_fails": 0, "webhook_since": None}
        if lang is not None:
            values["lang"] = lang
        if values:
            try:
                async with self.store.write() as connection:
                    if name is not None:
                        if person.guest:
                            await free_for_guests(connection, name)
                        else:
                            await self._hold_for(connection, person.id, name)
                        await self._rename(connection, person.id, str(values["name"]), person.name)
                    await connection.execute(update(people).where(people.c.id == person.id).values(values))
                    if name is not None and not person.guest:
                        await self._make_room(connection, str(values["name"]))
            except TableError as error:
                raise _name_taken(error) from None
        return await self.need(person.id)

    async def set(self, id: str, **values: object) -> Person:
        """Columns of the person's row, by those who look after the server or by the person's own doing."""
        async with self.store.write() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(values))
            await self.store.notify(connection, f"person {id}")
        return await self.need(id)

    async def set_if(self, seen: Person, **values: object) -> bool:
        """The same, if these columns are still as they were seen; whether they were."""
        async with self.store.write() as connection:
            same = [people.c[name].is_not_distinct_from(getattr(seen, name)) for name in values]
            changed = await connection.execute(update(people).where(people.c.id == seen.id, *same).values(values))
            if changed.rowcount:
                await self.store.notify(connection, f"person {seen.id}")
        return bool(changed.rowcount)

    # -- accounts -----------------------------------------------------------------------------------

    async def register(self, guest: Person | None, name: str, password: str) -> Person:
        """An account; a guest becomes it, seats and all."""
        name = clean_name(name)
        check_password(password)
        if guest is not None and not guest.guest:
            raise TableError("known", "table.known")
        hashed = await self._hash(password)
        values = named(name) | {"login": fold(name), "password": hashed}
        try:
            async with self.store.write() as connection:
                await self._hold_for(connection, "" if guest is None else guest.id, name)
                if guest is None:
                    id = secrets.token_hex(8)
                    now = time.time()
                    await connection.execute(insert(people), values | {"id": id, "created": now, "seen": now})
                else:
                    id = guest.id
                    await self._rename(connection, id, name)
                    await connection.execute(
                        update(people).where(people.c.id == id).values(values | {"logins": guest.logins + 1})
                    )
                    await connection.execute(delete(sessions).where(sessions.c.person == id))
                await self._make_room(connection, name)
        except TableError as error:
            raise _name_taken(error) from None
        return await self.need(id)

    async def _make_room(self, connection: AsyncConnection, name: str) -> None:
        """Guests who already went by the name of an account go by a longer one; their tables are held."""
        same = await connection.scalars(_called(name))
        number, other = 2, name
        for guest in same.all():
            while other == name or await _has_account(connection, other):
                other = f"{name[: LONGEST_NAME - 6]} ({number})"
                number += 1
            await connection.execute(update(people).where(people.c.id == guest).values(named(other)))
            await self._rename(connection, guest, other)

    async def login(self, guest: Person | None, name: str, password: str) -> tuple[Person, list[str]]:
        """The account, and the tables whose seats it took over from the guest."""
        async with self.store.read() as connection:
            row = (await connection.execute(select(people).where(people.c.login == fold(name)))).first()
        # An unknown name takes as long as a wrong password.
        hashed = None if row is None else row.password
        right = await self._verify(hashed or self._decoy, password[:LONGEST_PASSWORD])
        if row is None or hashed is None or not right:
            raise TableError("bad_login", "table.bad_login")
        if row.banned:
            raise TableError("banned", "table.banned", reason=row.banned)
        moved: list[str] = []
        if guest is not None and guest.guest and guest.id != row.id:
            moved = await self._take_over(guest, row.id, row.name)
        return await self.need(row.id), moved

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Everybody else who is logged in as them is no longer."""
        if person.guest or person.program is not None:
            raise TableError("no_account", "table.no_account")
        if not await self.right_password(person.id, old):
            raise TableError("bad_login", "table.bad_login")
        return await self.set_password(person.id, new)

    async def right_password(self, id: str, password: str) -> bool:
        async with self.store.read() as connection:
            hashed = await connection.scalar(select(people.c.password).where(people.c.id == id))
        return await self._verify(str(hashed or self._decoy), password[:LONGEST_PASSWORD]) and hashed is not None

    async def set_password(self, id: str, new: str, logins: int | None = None) -> Person:
        """A new password ends every session; `logins` is what they were when the change was allowed."""
        check_password(new)
        hashed = await self._hash(new)
        async with self.store.write() as connection:
            wanted = update(people).where(people.c.id == id, people.c.password.is_not(None))
            if logins is not None:
                wanted = wanted.where(people.c.logins == logins)
            changed = await connection.execute(wanted.values(password=hashed, logins=people.c.logins + 1))
            if not changed.rowcount:
                raise TableError("bad_link", "table.bad_link")
            await self._end_sessions(connection, id)
            await self.store.notify(connection, f"person {id}")
        return await self.need(id)

    # -- sessions -----------------------------------------------------------------------------------

    async def open_session(self, person: str) -> str:
        id = secrets.token_hex(16)
        async with self.store.write() as connection:
            await connection.execute(insert(sessions), {"id": id, "person": person, "created": time.time()})
        return id

    async def has_session(self, person: str, session: str) -> bool:
        wanted = select(sessions.c.id).where(sessions.c.id == session, sessions.c.person == person)
        async with self.store.read() as connection:
            return await connection.scalar(wanted) is not None

    async def any_session(self, person: str) -> bool:
        async with self.store.read() as connection:
            return (
                await connection.scalar(select(sessions.c.id).where(sessions.c.person == person).limit(1)) is not None
            )

    async def end_session(self, person: str, session: str) -> None:
        async with self.store.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.id == session))
            await self.store.notify(connection, f"person {person}")

    async def end_sessions(self, person: str) -> None:
        """Log out everywhere, with cookies of older versions too."""
        async with self.store.write() as connection:
            await self._end_sessions(connection, person)
            await connection.execute(update(people).where(people.c.id == person).values(logins=people.c.logins + 1))
            await self.store.notify(connection, f"person {person}")

    @staticmethod
    async def _end_sessions(connection: AsyncConnection, person: str) -> None:
        """No device knows them any longer, and none is told of their games."""
        for stored in (sessions, pushes):
            await connection.execute(delete(stored).where(stored.c.person == person))

    # -- one's own data -----------------------------------------------------------------------------

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept about somebody; what lets in whoever has it (sessions, passwords) is not shown."""
        id = person.id
        wanted = {
            "since": select(people.c.created, people.c.webhook_fails, people.c.webhook_since).where(people.c.id == id),
            "seats": select(
                tables.c.id,
                tables.c.title,
                tables.c.status,
                tables.c.created,
                seats.c.seat,
                seats.c.name,
                seats.c.words,
            )
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.person == id),
            "tables": select(tables.c.id, tables.c.title, tables.c.name, tables.c.created).where(tables.c.owner == id),
            "invitations": select(seats.c.table, seats.c.seat).where(seats.c.asked == id),
            "programs": select(people.c.id, people.c.name, people.c.created).where(people.c.program == id),
            "chat": select(chat.c.table, chat.c.text, chat.c.at).where(chat.c.person == id),
            "notes": select(notes.c.table, notes.c.text).where(notes.c.person == id),
            "notices": select(notices.c.table, notices.c.at).where(notices.c.person == id),
            "letters": select(outbox.c.channel, outbox.c.to, outbox.c.message, outbox.c.due).where(
                outbox.c.person == id
            ),
            "browsers": select(pushes.c.endpoint, pushes.c.created).where(pushes.c.person == id),
            "sessions": select(sessions.c.created).where(sessions.c.person == id),
            "results": select(results.c.table, results.c.seat, results.c.place, results.c.how, results.c.counted).where(
                results.c.person == id
            ),
            "ratings": select(ratings).where(ratings.c.who == id),
        }
        kept: dict[str, Any] = {"person": msgspec.to_builtins(person)}
        async with self.store.read() as connection:
            for name, rows in wanted.items():
                kept[name] = [dict(row._mapping) for row in await connection.execute(rows)]
        return kept

    async def sits(self, id: str) -> list[tuple[str, int]]:
        """The seats of tables that are not over."""
        wanted = (
            select(seats.c.table, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.person == id, tables.c.status.in_(("open", "running")))
        )
        async with self.store.read() as connection:
            return [(row.table, row.seat) for row in await connection.execute(wanted)]

    async def owns(self, id: str) -> list[str]:
        async with self.store.read() as connection:
            return list(await connection.scalars(select(tables.c.id).where(tables.c.owner == id)))

    async def erase(self, id: str) -> list[str]:
        """Leave nothing of them but an empty seat in the games of others; the tables that show it."""
        async with self.store.write() as connection:
            await self._hold(connection, or_(seats.c.person == id, seats.c.asked == id))
            for stored in (sessions, outbox, pushes, notes, notices, chat):
                await connection.execute(delete(stored).where(stored.c.person == id))
            empty = named(GONE) | {
                "login": None,
                "password": None,
                "email": "",
                "email_ok": False,
                "webhook": "",
            }
            empty |= {"webhook_failed": "", "webhook_fails": 0, "webhook_since": None, "lang": "en"}
            empty |= {"away": None, "away_days": 0.0, "away_year": 0}
            empty |= {"banned": "deleted", "logins": people.c.logins + 1}
            await connection.execute(update(people).where(people.c.id == id).values(empty))
            await connection.execute(delete(ratings).where(ratings.c.who == id))
            await self._rename(connection, id, GONE)
            # Where others play on, whoever will never answer is not asked.
            running = select(tables.c.id).where(tables.c.status == "running")
            given_up = update(seats).where(seats.c.person == id, seats.c.table.in_(running))
            await connection.execute(given_up.values(resigned=True))
            kept = list(await connection.scalars(select(seats.c.table).where(seats.c.asked == id)))
            held_free = update(seats).where(seats.c.asked == id, seats.c.kind == "invited")
            await connection.execute(held_free.values(name=""))
            await connection.execute(update(seats).where(seats.c.asked == id).values(asked=None))
            await self._announce(connection, kept)
            await self.store.notify(connection, f"person {id}")
            sat = await connection.scalars(select(seats.c.table).where(seats.c.person == id).distinct())
            return sorted({*sat, *kept})

    async def _take_over(self, person: Person, account: str, name: str) -> list[str]:
        guest = person.id
        async with self.store.write() as connection:
            changed = await self._hold(connection, or_(seats.c.person == guest, seats.c.asked == guest), guest)
            await self._rename(connection, guest, name, person.name)
            await connection.execute(delete(notices).where(notices.c.person == guest))
            for column in THEIRS:
                await connection.execute(update(column.table).where(column == guest).values({column: account}))
            # An account's own rating says more than what it did as a guest.
            own_titles = select(ratings.c.title).where(ratings.c.who == account)
            await connection.execute(delete(ratings).where(ratings.c.who == guest, ratings.c.title.in_(own_titles)))
            await connection.execute(update(ratings).where(ratings.c.who == guest).values(who=account))
            kept = select(notes.c.table).where(notes.c.person == account)
            await connection.execute(delete(notes).where(notes.c.person == guest, notes.c.table.in_(kept)))
            await connection.execute(update(notes).where(notes.c.person == guest).values(person=account))
            await connection.execute(delete(people).where(people.c.id == guest))
            await self.store.notify(connection, f"person {guest}")
            await self._announce(connection, changed)
        return changed

    async def _rename(self, connection: AsyncConnection, person: str, name: str, old: str | None = None) -> None:
        """Their seats get the name; with `old` only those so called, for one may be named for somebody else."""
        sat = await self._hold(connection, seats.c.person == person)
        own = update(seats).where(seats.c.person == person)
        await connection.execute((own if old is None else own.where(seats.c.name == old)).values(name=name))
        told = update(results).where(results.c.person == person)
        await connection.execute(
            (told if old is None else told.where(results.c.name == fold(old))).values(name=fold(name))
        )
        await self._announce(connection, sat)

    @staticmethod
    async def _hold(connection: AsyncConnection, which: ColumnElement[bool], owner: str = "") -> list[str]:
        """The tables with such seats, and those of the owner, which nobody else changes until this is done.

        All others take a table before its seats and people, and several tables in this order: whoever did not would
        wait for somebody who waits for them.
        """
        theirs = tables.c.id.in_(select(seats.c.table).where(which))
        wanted = select(tables.c.id).where(or_(theirs, tables.c.owner == owner) if owner else theirs)
        return list(await connection.scalars(wanted.order_by(tables.c.id).with_for_update()))

    async def _hold_for(self, connection: AsyncConnection, person: str, name: str) -> None:
        """The tables of whoever is to have the name to themselves, and of those who make room for it, all at once."""
        await self._hold(connection, or_(seats.c.person == person, seats.c.person.in_(_called(name))))

    async def _announce(self, connection: AsyncConnection, ids: list[str]) -> None:
        for begin in range(0, len(ids), ANNOUNCED):
            some = ids[begin : begin + ANNOUNCED]
            await connection.execute(update(tables).where(tables.c.id.in_(some)).values(rev=tables.c.rev + 1))
            await self.store.notify(connection, f"tables {' '.join(some)}")

    async def _hash(self, password: str) -> str:
        return await HASHING.run(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        try:
            return await HASHING.run(self._hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            return False


def clean_line(text: str) -> str:
    """As it is shown: one line, no invisible characters, none that change the direction of others."""
    text = UNSEEN.sub("", text)
    text = "".join(" " if c.isspace() else c for c in text if unicodedata.category(c)[0] != "C" or c.isspace())
    # Only now: what nobody sees may have stood between a letter and its accent.
    return " ".join(unicodedata.normalize("NFC", text).split())


def table_name(text: str) -> str:
    return clean_line(text)[:LONGEST_TABLE_NAME]


def upright(text: str) -> str:
    """A text of several lines that leaves the direction of what is shown beside it alone."""
    return TURNING.sub("", text).strip()


def clean_name(name: str) -> str:
    text = clean_line(name)
    if not 1 <= len(text) <= LONGEST_NAME:
        raise TableError("bad_name", "table.bad_name", n=LONGEST_NAME)
    return text


def named(name: str) -> dict[str, Any]:
    """The columns of somebody's name."""
    return {"name": clean_name(name), "known_as": fold(name)}


async def check_names(store: Store, person: Person, names: Iterable[str]) -> None:
    """Refuse what somebody wants seats of theirs to be called, where another one's account is called so."""
    others = [name for name in names if name and fold(name) != fold(person.name)]
    if others:
        async with store.read() as connection:
            for name in others:
                await free_for_guests(connection, name)


async def free_for_guests(connection: AsyncConnection, name: str) -> None:
    """Nobody may look like somebody else's account."""
    if await _has_account(connection, name):
        raise name_taken()


def _called(name: str) -> Select[Any]:
    """The guests who go by a name."""
    return select(people.c.id).where(
        people.c.login.is_(None), people.c.known_as == fold(name), people.c.banned != "deleted"
    )


async def _has_account(connection: AsyncConnection, name: str) -> bool:
    return await connection.scalar(select(people.c.id).where(people.c.login == fold(name))) is not None


def fold(name: str) -> str:
    """The name as a key: case and width of letters do not tell accounts apart."""
    wide = clean_line(unicodedata.normalize("NFKC", clean_line(name)))
    return unicodedata.normalize("NFKC", wide.casefold())[:40]


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise TableError("bad_password", "table.bad_password", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD)


def name_taken() -> TableError:
    return TableError("name_taken", "table.name_taken")


def _name_taken(error: TableError) -> TableError:
    return name_taken() if isinstance(error.__cause__, IntegrityError) else error
