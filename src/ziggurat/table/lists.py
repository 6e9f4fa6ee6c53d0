"""Finding tables: mine, those one can join, and the public ones to look at."""

from typing import Any, Literal

from sqlalchemy import CompoundSelect, Select, and_, case, exists, func, or_, select, union

from ziggurat.sitting.views import TableList, item
from ziggurat.table.founding import ARRIVING
from ziggurat.table.live import SEATS, Live, read_row, read_seat
from ziggurat.table.schema import seats, tables
from ziggurat.table.views import Views

PAGE = 20

Which = Literal["mine", "open", "running", "finished", "what_if"]


async def list_tables(views: Views, which: Which, person: str | None, page: int, title: str) -> TableList:
    if which in ("mine", "what_if") and person is None:
        return TableList([], page, 0, 0)
    wanted = _wanted(which, person, title)
    async with views.tables.store.read() as connection:
        total = await connection.scalar(select(func.count()).select_from(wanted.order_by(None).subquery())) or 0
        # Only ids are sorted; rows have set-ups and positions in them.
        ids = list(await connection.scalars(wanted.limit(PAGE).offset(page * PAGE)))
        found = {row.id: read_row(row) for row in await connection.execute(select(tables).where(tables.c.id.in_(ids)))}
        rows = [found[id] for id in ids if id in found]
        held = (
            await connection.execute(SEATS.where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.seat))
        ).all()
    items = []
    for row in rows:
        pack = await views.tables.packs.find(row.title, row.content)
        live = Live(row, [read_seat(seat) for seat in held if seat.table == row.id], pack)
        items.append(item(live, person, views.tables.now(), views.connected(live)))
    return TableList(items, page, (total + PAGE - 1) // PAGE, total)


_also = tables.alias()


def known_to(person: str | None) -> CompoundSelect[Any]:
    """The tables of which somebody is a part. Each kind is found by an index of its own, however many there are."""
    # Nobody is a part of none: compared with nothing, a stranger would sit wherever a bot does.
    who = person or ""
    return union(
        select(_also.c.id).where(_also.c.owner == who),
        select(seats.c.table).where(seats.c.person == who),
        select(seats.c.table).where(seats.c.asked == who, seats.c.kind == "invited"),
    )


def _wanted(which: Which, person: str | None, title: str) -> Select[tuple[str]]:
    wanted = select(tables.c.id)
    if title:
        wanted = wanted.where(tables.c.title == title)
    sat = select(seats.c.table).where(seats.c.person == person)
    mine = and_(
        tables.c.id.in_(known_to(person)),
        tables.c.id.not_in(sat.where(seats.c.put_away)),
        tables.c.status.not_in(("closed", ARRIVING)),
    )
    if which == "what_if":
        return wanted.where(mine, tables.c.purpose == which).order_by(tables.c.updated.desc(), tables.c.id)
    wanted = wanted.where(tables.c.purpose == "game")
    if which == "mine":
        bit = _also.c.actors.bitwise_rshift(seats.c.seat).bitwise_and(1)
        to_act = tables.c.id.in_(sat.join(_also, _also.c.id == seats.c.table).where(seats.c.bot == "", bit == 1))
        waits = and_(tables.c.status == "running", tables.c.pinned.is_(None), to_act)
        order = case((waits, 0), (tables.c.status == "running", 1), else_=2)
        return wanted.where(mine, tables.c.status != "finished").order_by(order, tables.c.updated.desc(), tables.c.id)
    if which == "finished":
        # One's own first.
        return wanted.where(tables.c.status == which, or_(tables.c.public, mine)).order_by(
            case((mine, 0), else_=1), tables.c.updated.desc(), tables.c.id
        )
    wanted = wanted.where(tables.c.public, tables.c.status == which)
    if which == "open":
        free = exists().where(seats.c.table == tables.c.id, seats.c.kind == "open")
        wanted = wanted.where(free)
    return wanted.order_by(tables.c.updated.desc(), tables.c.id)
