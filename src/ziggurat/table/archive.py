"""Finished games: looked for, and told of a person's profile; nobody hears of private games they have no part in."""

from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal

import msgspec
from sqlalchemy import Select, and_, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.sitting.colours import colours_of
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.held import End
from ziggurat.sitting.views import iso
from ziggurat.table.lists import PAGE, known_to
from ziggurat.table.people import fold
from ziggurat.table.ratings import Rating, RatingView, shown
from ziggurat.table.results import FINISHED, how
from ziggurat.table.schema import people, ratings, results, seats, tables
from ziggurat.table.store import Store

Outcome = Literal["", "won", "lost", "agreed", "resigned"]

# So many names of each kind stand in a profile, and in a list of ratings.
MOST_OPPONENTS = 50
MOST_RATED = 100


class Sat(msgspec.Struct):
    """Who sat at a finished game: a person or a bot, the place they reached and their points, where points decide."""

    seat: int
    name: str
    person: str
    bot: str
    place: int
    points: int | None
    colour: int


class Game(msgspec.Struct):
    table: str
    title: str
    name: str
    ended: str
    how: str  # rules, agreed, resigned
    counted: bool  # towards ratings
    length: int
    you: list[int]
    seats: list[Sat]


class Games(msgspec.Struct):
    rows: list[Game]
    page: int
    pages: int
    total: int


class TitleRating(RatingView):
    title: str


class TitleResult(msgspec.Struct):
    title: str
    played: int
    won: int


class Opponent(msgspec.Struct):
    """Somebody met in finished games; how often one was ahead of them at the end, and behind."""

    person: str
    bot: str
    name: str
    played: int
    ahead: int
    behind: int


class Profile(msgspec.Struct):
    id: str
    name: str
    guest: bool
    program: bool
    since: str
    ratings: list[TitleRating]
    titles: list[TitleResult]
    opponents: list[Opponent]


class Rated(RatingView):
    person: str
    bot: str
    name: str


class Wanted(msgspec.Struct):
    """What is looked for; whose result `won` and `lost` mean is `person`, else whoever is named, else the asker."""

    title: str = ""
    name: str = ""
    person: str = ""
    since: date | None = None
    until: date | None = None
    outcome: Outcome = ""


class Archive:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def search(self, asker: str | None, wanted: Wanted, page: int) -> Games:
        ids = _visible(asker).with_only_columns(tables.c.id).where(*_conditions(asker, wanted))
        async with self.store.read() as connection:
            total = await connection.scalar(select(func.count()).select_from(ids.subquery())) or 0
            newest = ids.order_by(tables.c.updated.desc(), tables.c.id).limit(PAGE).offset(page * PAGE)
            rows = await self._games(connection, list(await connection.scalars(newest)), asker)
        return Games(rows, page, (total + PAGE - 1) // PAGE, total)

    @staticmethod
    async def _games(connection: AsyncConnection, ids: list[str], asker: str | None) -> list[Game]:
        columns = ("id", "title", "name", "updated", "outcome", "counts", "length", "colours")
        found = await connection.execute(select(*(tables.c[name] for name in columns)).where(tables.c.id.in_(ids)))
        rows = {row.id: row for row in found}
        sat: dict[str, list[Any]] = {id: [] for id in ids}
        for seat in await connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
            sat[seat.table].append(seat)
        return [_game(rows[id], sat[id], asker) for id in ids if id in rows]

    async def profile(self, asker: str | None, id: str) -> Profile:
        async with self.store.read() as connection:
            person = (await connection.execute(select(people).where(people.c.id == id))).first()
            if person is None or person.banned == "deleted":
                raise TableError("no_person", "table.no_person")
            held = await connection.execute(select(ratings).where(ratings.c.who == id).order_by(ratings.c.title))
            rated = [
                TitleRating(title=row.title, **msgspec.structs.asdict(shown(Rating(row.mu, row.sigma, row.games))))
                for row in held
            ]
            return Profile(
                id,
                person.name,
                person.password is None and person.program is None,
                person.program is not None,
                iso(person.created),
                rated,
                await self._titles(connection, asker, id),
                await self._opponents(connection, asker, id),
            )

    @staticmethod
    async def _titles(connection: AsyncConnection, asker: str | None, id: str) -> list[TitleResult]:
        won = func.sum(case((results.c.place == 1, 1), else_=0))
        found = await connection.execute(
            _visible(asker, everything=asker == id)
            .join(results, results.c.table == tables.c.id)
            .where(results.c.person == id)
            .with_only_columns(results.c.title, func.count(), won)
            .group_by(results.c.title)
            .order_by(func.count().desc(), results.c.title)
        )
        return [TitleResult(*row) for row in found]

    @staticmethod
    async def _opponents(connection: AsyncConnection, asker: str | None, id: str) -> list[Opponent]:
        other = results.alias()
        found = await connection.execute(
            _visible(asker, everything=asker == id)
            .join(results, results.c.table == tables.c.id)
            .join(other, and_(other.c.table == results.c.table, other.c.seat != results.c.seat))
            .outerjoin(people, people.c.id == other.c.person)
            .where(results.c.person == id, or_(other.c.person.is_not(None), other.c.bot != ""))
            .with_only_columns(
                func.coalesce(other.c.person, ""),
                other.c.bot,
                func.coalesce(func.max(people.c.name), ""),
                func.count(),
                func.sum(case((results.c.place < other.c.place, 1), else_=0)),
                func.sum(case((results.c.place > other.c.place, 1), else_=0)),
            )
            .group_by(other.c.person, other.c.bot)
            .order_by(func.count().desc(), other.c.person, other.c.bot)
            .limit(MOST_OPPONENTS)
        )
        return [Opponent(*row) for row in found]

    async def rated(self, title: str) -> list[Rated]:
        """The strongest people and bots of a title, by what they are at least worth."""
        async with self.store.read() as connection:
            found = await connection.execute(
                select(ratings, people.c.name)
                .outerjoin(people, people.c.id == ratings.c.who)
                .where(ratings.c.title == title)
                .order_by((ratings.c.mu - 2 * ratings.c.sigma).desc(), ratings.c.who)
                .limit(MOST_RATED)
            )
            made = []
            for row in found:
                kind, _, bot = row.who.partition(":")
                person = "" if kind == "bot" else row.who
                figures = msgspec.structs.asdict(shown(Rating(row.mu, row.sigma, row.games)))
                made.append(Rated(person=person, bot=bot, name=row.name or "", **figures))
            return made


def _visible(asker: str | None, *, everything: bool = False) -> Select[Any]:
    """Finished games that the asker may look at."""
    games = select(tables).where(FINISHED, tables.c.purpose == "game")
    return games if everything else games.where(or_(tables.c.public, tables.c.id.in_(known_to(asker))))


def _conditions(asker: str | None, wanted: Wanted) -> list[Any]:
    found: list[Any] = []
    if wanted.title:
        found.append(tables.c.title == wanted.title)
    if wanted.since is not None:
        found.append(tables.c.updated >= _midnight(wanted.since))
    if wanted.until is not None:
        found.append(tables.c.updated < _midnight(wanted.until) + timedelta(days=1).total_seconds())
    whose: list[Any] = []
    if wanted.person:
        whose.append(results.c.person == wanted.person)
    if wanted.name:
        begin = fold(wanted.name)
        whose.append(and_(results.c.name >= begin, results.c.name < begin + "\U0010ffff"))
    if wanted.outcome in ("won", "lost"):
        if not whose:
            whose.append(results.c.person == (asker or ""))
        whose.append(results.c.place == 1 if wanted.outcome == "won" else results.c.place > 1)
    elif wanted.outcome:
        found.append(tables.c.id.in_(select(results.c.table).where(results.c.how == wanted.outcome)))
    if whose:
        found.append(tables.c.id.in_(select(results.c.table).where(*whose)))
    return found


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def _game(row: Any, sat: list[Any], asker: str | None) -> Game:
    end = msgspec.json.decode(row.outcome, type=End)
    worn = msgspec.json.decode(row.colours) or colours_of(row.title, len(sat))
    return Game(
        row.id,
        row.title,
        row.name,
        iso(row.updated),
        how(end),
        bool(row.counts),
        row.length,
        [seat.seat for seat in sat if asker is not None and seat.person == asker],
        [
            Sat(
                seat.seat,
                seat.name,
                seat.person or "",
                seat.bot if seat.kind == "bot" else "",
                end.places[seat.seat],
                None if end.closed else end.scores[seat.seat],
                worn[seat.seat],
            )
            for seat in sat
        ],
    )
