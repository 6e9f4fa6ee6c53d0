"""Content packs at the tables: corrected figures that the operator brings, kept in the database by their digest.

A game is played to its end with the figures it began with: by every process on the database, by its bots, and after
any restart, whatever packs the server is started with then.
"""

import re

from sqlalchemy import select

from ziggurat.kernel.content import Pack
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.title import Title
from ziggurat.table.schema import packs
from ziggurat.table.store import Store

DIGEST = re.compile("[0-9a-f]{16}")


class Packs:
    def __init__(self, store: Store, ours: dict[str, Pack]) -> None:
        self.store = store
        self._ours = ours
        # One object for each: what titles and handlers make of a pack, they make once.
        self._known = {(title, find_title(title).content.digest(pack)): pack for title, pack in ours.items()}

    async def open(self) -> None:
        """Keep what the operator brought, before a table refers to it."""
        for title, pack in self._ours.items():
            await self.keep(find_title(title), pack)

    async def keep(self, title: Title, pack: Pack | None) -> str:
        """The digest of the title's figures with the pack, by which `find` finds it from now on."""
        digest = title.content.digest(pack)
        if pack is not None:
            self._known[title.id, digest] = pack
            row = {"title": title.id, "digest": digest, "name": pack.name, "text": pack.text}
            async with self.store.write() as connection:
                await connection.execute(self.store.insert_once(packs), row)
        return digest

    def for_new(self, title: str) -> Pack | None:
        """What a new table of the title is played with; None: the built-in figures."""
        return self._ours.get(title)

    async def find(self, title: str, digest: str) -> Pack | None:
        """The pack that leads to the content of that digest; None for the built-in figures, or when it is unknown."""
        known = self._known.get((title, digest))
        if known is None and DIGEST.fullmatch(digest):
            async with self.store.read() as connection:
                wanted = select(packs.c.name, packs.c.text).where(packs.c.title == title, packs.c.digest == digest)
                row = (await connection.execute(wanted)).first()
            if row is not None:
                known = self._known.setdefault((title, digest), Pack(row.name, bytes(row.text)))
        return known
