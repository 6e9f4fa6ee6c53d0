"""People: a guest needs a name, an account a password as well."""

import asyncio
import re
import secrets
import time
import unicodedata

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.sitting.errors import TableError
from ziggurat.table.schema import chat, notes, notices, people, seats, tables
from ziggurat.table.store import Store

LONGEST_NAME = 32
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
EMAIL = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{1,60}")


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool
    logins: int
    lang: str
    email: str
    webhook: str
    webhook_failed: str


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        # Hashing is made to be slow; more than two at once would stop the tables.
        self._hashing = asyncio.Semaphore(2)
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
        self._decoy = self._hasher.hash(secrets.token_hex())

    async def find(self, id: str) -> Person | None:
        async with self.store.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == id))).first()
        if row is None:
            return None
        return Person(
            row.id, row.name, row.password is None, row.logins, row.lang, row.email, row.webhook, row.webhook_failed
        )

    async def guest(self, name: str, lang: str = "en") -> Person:
        id = secrets.token_hex(8)
        row = {"id": id, "name": clean_name(name), "lang": lang, "created": time.time()}
        async with self.store.write() as connection:
            await connection.execute(insert(people), row)
        return Person(id, row["name"], True, 0, lang, "", "", "")  # type: ignore[arg-type]

    async def change(
        self, person: Person, name: str | None, email: str | None, webhook: str | None, lang: str | None
    ) -> Person:
        values: dict[str, object] = {}
        if name is not None:
            values["name"] = clean_name(name)
            if not person.guest:
                values["login"] = fold(name)
        if email is not None:
            if email and not EMAIL.fullmatch(email):
                raise TableError("bad_email", "That is not an e-mail address.")
            values["email"] = email
        if webhook is not None:
            values |= {"webhook": webhook, "webhook_failed": ""}
        if lang is not None:
            values["lang"] = lang
        if values:
            try:
                async with self.store.write() as connection:
                    await connection.execute(update(people).where(people.c.id == person.id).values(values))
                    if name is not None:
                        await self._rename(connection, person.id, str(values["name"]))
            except TableError as error:
                raise _name_taken(error) from None
        found = await self.find(person.id)
        assert found is not None
        return found

    async def register(self, guest: Person | None, name: str, password: str) -> Person:
        """An account; a guest becomes it, seats and all."""
        name = clean_name(name)
        check_password(password)
        if guest is not None and not guest.guest:
            raise TableError("known", "You already have an account.")
        hashed = await self._hash(password)
        values = {"name": name, "login": fold(name), "password": hashed}
        try:
            async with self.store.write() as connection:
                if guest is None:
                    id = secrets.token_hex(8)
                    await connection.execute(insert(people), values | {"id": id, "created": time.time()})
                else:
                    id = guest.id
                    await connection.execute(
                        update(people).where(people.c.id == id).values(values | {"logins": guest.logins + 1})
                    )
                    await self._rename(connection, id, name)
        except TableError as error:
            raise _name_taken(error) from None
        found = await self.find(id)
        assert found is not None
        return found

    async def login(self, guest: Person | None, name: str, password: str) -> tuple[Person, list[str]]:
        """The account, and the tables whose seats it took over from the guest."""
        async with self.store.read() as connection:
            row = (await connection.execute(select(people).where(people.c.login == fold(name)))).first()
        # An unknown name takes as long as a wrong password.
        hashed = self._decoy if row is None else row.password
        right = await self._verify(hashed, password[:LONGEST_PASSWORD])
        if row is None or not right:
            raise TableError("bad_login", "Name or password is wrong.")
        moved: list[str] = []
        if guest is not None and guest.guest and guest.id != row.id:
            moved = await self._take_over(guest.id, row.id, row.name)
        found = await self.find(row.id)
        assert found is not None
        return found, moved

    async def _take_over(self, guest: str, account: str, name: str) -> list[str]:
        async with self.store.write() as connection:
            sat = list(await connection.scalars(select(seats.c.table).where(seats.c.person == guest).distinct()))
            owned = list(await connection.scalars(select(tables.c.id).where(tables.c.owner == guest)))
            await connection.execute(update(seats).where(seats.c.person == guest).values(person=account, name=name))
            await connection.execute(update(tables).where(tables.c.owner == guest).values(owner=account))
            await connection.execute(update(chat).where(chat.c.person == guest).values(person=account))
            await connection.execute(delete(notices).where(notices.c.person == guest))
            kept = select(notes.c.table).where(notes.c.person == account)
            await connection.execute(delete(notes).where(notes.c.person == guest, notes.c.table.in_(kept)))
            await connection.execute(update(notes).where(notes.c.person == guest).values(person=account))
            await connection.execute(delete(people).where(people.c.id == guest))
            changed = sorted({*sat, *owned})
            await self._announce(connection, changed)
        return changed

    async def _rename(self, connection: AsyncConnection, person: str, name: str) -> None:
        await connection.execute(update(seats).where(seats.c.person == person).values(name=name))
        sat = list(await connection.scalars(select(seats.c.table).where(seats.c.person == person).distinct()))
        await self._announce(connection, sat)

    async def _announce(self, connection: AsyncConnection, ids: list[str]) -> None:
        for id in ids:
            await connection.execute(update(tables).where(tables.c.id == id).values(rev=tables.c.rev + 1))
            await self.store.notify(connection, f"tables {id}")

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (Argon2Error, InvalidHashError):
                return False


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no invisible characters."""
    text = unicodedata.normalize("NFC", name)
    text = "".join(c for c in text if unicodedata.category(c)[0] not in "CZ" or c == " ")
    text = " ".join(text.split())
    if not 1 <= len(text) <= LONGEST_NAME:
        raise TableError("bad_name", "A name has 1 to {n} letters.", n=LONGEST_NAME)
    return text


def fold(name: str) -> str:
    """The name as a key: case and width of letters do not tell accounts apart."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:40]


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise TableError(
            "bad_password", "A password has {low} to {high} letters.", low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD
        )


def _name_taken(error: TableError) -> TableError:
    if isinstance(error.__cause__, IntegrityError):
        return TableError("name_taken", "Somebody already has an account of that name.")
    return error
