"""How finished games ended, written down by seat; those that count change the ratings of all who sat there."""

import logging
from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.sitting.errors import Unavailable
from ziggurat.sitting.held import End
from ziggurat.table.people import fold
from ziggurat.table.ratings import Rating, newcomer, rated
from ziggurat.table.schema import ratings, results, seats, tables
from ziggurat.table.store import Store

log = logging.getLogger("ziggurat.results")

# So many at once: after an upgrade there may be years of games.
BATCH = 200

# Not a parameter: only so is the index of finished games found.
FINISHED = tables.c.status == literal("finished", literal_execute=True)


def how(end: End) -> str:
    if end.closed:
        return "resigned"
    return "agreed" if end.agreed else "rules"


class Results:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._passed_over: set[str] = set()  # whose end nobody could read, until the server starts again

    async def settle(self) -> int:
        """Write down what is not yet, in the order in which games ended; how many there were."""
        wanted = (
            select(tables.c.id, tables.c.title, tables.c.purpose, tables.c.counts, tables.c.outcome)
            .where(FINISHED, ~tables.c.settled, tables.c.id.not_in(self._passed_over))
            .order_by(tables.c.updated)
            .limit(BATCH)
        )
        async with self.store.read() as connection:
            ended = (await connection.execute(wanted)).all()
        # One at a time: others' moves are stored in between.
        for row in ended:
            try:
                async with self.store.write() as connection:
                    await self._settle(connection, row)
            except Unavailable:
                raise
            except Exception:
                # The results of all other games are written down all the same.
                log.exception("the result of table %s", row.id)
                self._passed_over.add(row.id)
        return len(ended)

    async def _settle(self, connection: AsyncConnection, row: Any) -> None:
        mine = await connection.execute(
            update(tables).where(tables.c.id == row.id, ~tables.c.settled).values(settled=True)
        )
        if not mine.rowcount or row.purpose != "game" or row.outcome is None:
            return
        end = msgspec.json.decode(row.outcome, type=End)
        sat = (await connection.execute(select(seats).where(seats.c.table == row.id).order_by(seats.c.seat))).all()
        held = Counter(seat.person for seat in sat)
        alone = all(held[seat.person] == 1 for seat in sat if seat.kind == "human")
        counted = bool(row.counts) and alone
        await connection.execute(
            insert(results),
            [
                {
                    "table": row.id,
                    "seat": seat.seat,
                    "person": seat.person if held[seat.person] == 1 else None,
                    "bot": seat.bot if seat.kind == "bot" else "",
                    "name": fold(seat.name),
                    "title": row.title,
                    "place": end.places[seat.seat],
                    "how": how(end),
                    "counted": counted,
                }
                for seat in sat
            ],
        )
        if counted:
            who = [seat.person or f"bot:{seat.bot}" for seat in sat]
            await self._rate(connection, row.title, list(zip(who, end.places, strict=True)))

    async def _rate(self, connection: AsyncConnection, title: str, sat: list[tuple[str, int]]) -> None:
        names = sorted({who for who, _place in sat})
        known = await connection.execute(
            select(ratings).where(ratings.c.title == title, ratings.c.who.in_(names)).with_for_update()
        )
        before = {row.who: Rating(row.mu, row.sigma, row.games) for row in known}
        after = rated({who: before.get(who) or newcomer() for who in names}, sat)
        made = (postgresql if self.store.postgres else sqlite).insert(ratings)
        fresh = {name: made.excluded[name] for name in ("mu", "sigma", "games")}
        await connection.execute(
            made.on_conflict_do_update(index_elements=["who", "title"], set_=fresh),
            [{"who": who, "title": title, **msgspec.structs.asdict(rating)} for who, rating in after.items()],
        )
