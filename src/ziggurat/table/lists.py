"""Finding tables: mine, those one can join, and the public ones to look at."""

from typing import Any, Literal

from sqlalchemy import Select, and_, case, exists, func, or_, select

from ziggurat.sitting.views import TableList, item
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
        rows = [read_row(row) for row in await connection.execute(wanted.limit(PAGE).offset(page * PAGE))]
        held = (
            await connection.execute(SEATS.where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.seat))
        ).all()
    items = []
    for row in rows:
        pack = await views.tables.packs.find(row.title, row.content)
        live = Live(row, [read_seat(seat) for seat in held if seat.table == row.id], pack)
        items.append(item(live, person, views.tables.now(), views.connected(live)))
    return TableList(items, page, (total + PAGE - 1) // PAGE, total)


def _wanted(which: Which, person: str | None, title: str) -> Select[Any]:
    wanted = select(tables)
    if title:
        wanted = wanted.where(tables.c.title == title)
    own = and_(seats.c.table == tables.c.id, seats.c.person == person)
    asked = and_(seats.c.table == tables.c.id, seats.c.asked == person, seats.c.kind == "invited")
    mine = and_(
        or_(tables.c.owner == person, exists().where(own), exists().where(asked)),
        ~exists().where(own, seats.c.put_away),
        tables.c.status != "closed",
    )
    if which == "what_if":
        return wanted.where(mine, tables.c.purpose == which).order_by(tables.c.updated.desc(), tables.c.id)
    wanted = wanted.where(tables.c.purpose == "game")
    if which == "mine":
        bit = tables.c.actors.bitwise_rshift(seats.c.seat).bitwise_and(1)
        to_act = exists().where(own, seats.c.bot == "", bit == 1)
        order = case((and_(tables.c.status == "running", to_act), 0), (tables.c.status == "running", 1), else_=2)
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
