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
from ziggurat.table.schema import moves, people, ratings, results, seats, tables
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
        who = [seat.person or f"bot:{seat.bot}" for seat in sat]
        counted = bool(row.counts) and len(set(who)) > 1
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
            lent = await self._lent(connection, row.id)
            by_bots = {seat.person for seat in sat if seat.person and (seat.resigned or seat.seat in lent)}
            await self._rate(connection, row.title, list(zip(who, end.places, strict=True)), by_bots)

    @staticmethod
    async def _lent(connection: AsyncConnection, table: str) -> set[int]:
        """The seats for which a bot made most of the actions that were not taken back."""
        wanted = (
            select(moves.c.length, moves.c.seat, moves.c.key)
            .join(tables, tables.c.id == moves.c.table)
            .where(moves.c.table == table, moves.c.kind == "play", moves.c.length <= tables.c.length)
            .order_by(moves.c.seq)
        )
        # The newest row of a length is the one that stands.
        stands = {row.length: row for row in await connection.execute(wanted)}
        more: Counter[int] = Counter()
        for row in stands.values():
            more[row.seat] += 1 if row.key.startswith("bot:") else -1
        return {seat for seat, n in more.items() if n > 0}

    async def _rate(
        self, connection: AsyncConnection, title: str, sat: list[tuple[str, int]], by_bots: set[str]
    ) -> None:
        """Whoever left it to a bot to win gains nothing by that, and nothing is kept of those who are deleted."""
        names = sorted({who for who, _place in sat})
        known = await connection.execute(
            select(ratings).where(ratings.c.title == title, ratings.c.who.in_(names)).with_for_update()
        )
        before = {row.who: Rating(row.mu, row.sigma, row.games) for row in known}
        start = {who: before.get(who) or newcomer() for who in names}
        after = rated(start, sat)
        gone = await connection.scalars(select(people.c.id).where(people.c.id.in_(names), people.c.banned == "deleted"))
        spared = {*gone, *(who for who in by_bots if after[who].mu > start[who].mu)}
        rows = [
            {"who": who, "title": title, **msgspec.structs.asdict(rating)}
            for who, rating in after.items()
            if who not in spared
        ]
        if not rows:
            return
        made = (postgresql if self.store.postgres else sqlite).insert(ratings)
        fresh = {name: made.excluded[name] for name in ("mu", "sigma", "games")}
        await connection.execute(made.on_conflict_do_update(index_elements=["who", "title"], set_=fresh), rows)
