"""Views of stored tables: the sitting's, with the lines of the log that only the store has."""

import asyncio
from functools import partial

from sqlalchemy import select

from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.sitting.errors import Raced
from ziggurat.sitting.views import (
    LOG_LINES,
    Connected,
    LogLine,
    LogPart,
    Scene,
    TableView,
    assemble,
    first_of_page,
    held_scene,
    log_page,
    recent_log,
)
from ziggurat.table.live import Live
from ziggurat.table.pools import STATES
from ziggurat.table.schema import moves
from ziggurat.table.tables import Tables

# Seconds for which the parts of a view are kept for others who look from the same seat.
RENDERED_FOR = 2.0


class Views:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def view(
        self,
        live: Live,
        person: str | None,
        wanted: int | None = None,
        lang: str = "en",
        known: int = -1,
    ) -> TableView:
        """The table now. `known` is how many actions' lines of the log the reader has already (-1: none)."""
        while True:
            version = (live.row.seq, live.row.rev)
            if live.state is None and live.started:
                await self._load(live)
            loaded = live.state is not None
            log = await self.log(live, live.seat_for(person, wanted), lang, known)
            # Reading takes time; the parts of a view must be of one version, and its position not be dropped meanwhile.
            if version == (live.row.seq, live.row.rev) and loaded == (live.state is not None):
                break
        if live.state is not None and not live.rendered:
            # It serves those who look now; kept any longer it would be most of a table's memory.
            asyncio.get_running_loop().call_later(RENDERED_FOR, live.rendered.clear)
        seat = live.seat_for(person, wanted)
        return self.assemble(live, person, seat, lang, held_scene(live, seat, lang), log)

    async def _load(self, live: Live) -> None:
        async with live.lock:
            try:
                await self.tables.state(live)
            except Raced:
                # Another process tried the rules at the same moment, as after an upgrade; what it found is looked at.
                await self.tables.refresh(live)
            except (ZigguratError, ImportError, *STUMBLES):
                # Not even the set-up fits the installed rules: the log is all that can be shown.
                if live.row.pinned is None:
                    raise

    def assemble(
        self, live: Live, person: str | None, seat: int | None, lang: str, part: Scene, log: LogPart
    ) -> TableView:
        return assemble(live, person, seat, lang, part, log, self.tables.now(), self.connected(live))

    def connected(self, live: Live) -> Connected:
        return partial(self.tables.presence.connected, live.id)

    # -- the log ------------------------------------------------------------------------------------

    async def log(self, live: Live, seat: int | None, lang: str, known: int) -> LogPart:
        """The lines after the first `known` actions; with -1 the newest ones there are."""
        if not live.started:
            return LogPart([], -1, False)
        recent = recent_log(live, seat, lang, known)
        if recent is not None:
            return recent
        known = min(known, live.row.length)
        lines, more = await self.stored_log(live, seat, lang, live.row.length, known, None if known >= 0 else LOG_LINES)
        return LogPart(lines, known, more)

    async def stored_log(
        self, live: Live, seat: int | None, lang: str, upto: int, known: int, limit: int | None
    ) -> tuple[list[LogLine], bool]:
        """Lines of the actions `known`+1 to `upto`, the newest `limit` of them, and whether there are older ones."""
        row = live.row
        first = first_of_page(upto, known, limit)
        async with self.tables.store.read() as connection:
            stored = await connection.execute(
                select(moves.c.length, moves.c.events)
                .where(moves.c.table == row.id, moves.c.kind == "play", moves.c.seq <= row.seq)
                .where(moves.c.length > first, moves.c.length <= upto)
                .order_by(moves.c.seq)
            )
            latest = {entry.length: bytes(entry.events) for entry in stored}
        return await STATES.run(log_page, live, sorted(latest.items()), seat, lang, first, known, limit)
