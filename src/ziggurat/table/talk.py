"""Chat and private notes. Kept apart from the moves: they can be deleted, the game cannot."""

from typing import Any

from sqlalchemy import Row, delete, insert, or_, select

from ziggurat.sitting.errors import TableError
from ziggurat.sitting.views import ChatLine, iso
from ziggurat.table.cache import Change
from ziggurat.table.live import Live
from ziggurat.table.people import Person, upright
from ziggurat.table.schema import chat, notes, people
from ziggurat.table.tables import Tables

LONGEST_LINE = 500
LONGEST_NOTES = 20_000
PAGE = 100


# A program has no more to say than its owner.
_owner = people.alias()
_speaker = select(people.c.name, or_(people.c.muted, _owner.c.muted).label("muted")).outerjoin(
    _owner, _owner.c.id == people.c.program
)


def read_line(row: Row[Any]) -> ChatLine:
    return ChatLine(row.id, row.name, row.seat, row.text, iso(row.at))


async def say(hub: Tables, live: Live, person: Person, text: str, seat: int | None) -> ChatLine:
    text = upright(text)
    if not text or len(text) > LONGEST_LINE:
        raise TableError("bad_line", "table.bad_line", n=LONGEST_LINE)
    mine = live.seats_of(person.id)
    if seat is None and mine:
        seat = mine[0]
    if seat is not None and seat not in mine:
        raise TableError("not_seated", "table.not_seated")
    row = {"table": live.id, "person": person.id, "seat": seat, "text": text, "at": hub.now()}
    async with hub.store.write() as connection:
        # As they are now: whoever has been connected for long may be called something else, or have been silenced.
        now = (await connection.execute(_speaker.where(people.c.id == person.id))).first()
        if now is None:
            raise TableError("who", "table.who")
        if now.muted:
            raise TableError("muted", "table.muted")
        made = (await connection.execute(insert(chat).returning(chat), row | {"name": now.name})).one()
    line = read_line(made)
    hub.tell(live, Change("chat", {"line": line}))
    return line


async def lines(hub: Tables, live: Live, before: int | None) -> list[ChatLine]:
    """The newest lines, or those before a line; oldest first."""
    wanted = select(chat).where(chat.c.table == live.id).order_by(chat.c.id.desc()).limit(PAGE)
    if before is not None:
        wanted = wanted.where(chat.c.id < before)
    async with hub.store.read() as connection:
        return [read_line(row) for row in await connection.execute(wanted)][::-1]


async def read_notes(hub: Tables, live: Live, person: str) -> str:
    wanted = select(notes.c.text).where(notes.c.table == live.id, notes.c.person == person)
    async with hub.store.read() as connection:
        return await connection.scalar(wanted) or ""


async def write_notes(hub: Tables, live: Live, person: str, text: str) -> None:
    if len(text) > LONGEST_NOTES:
        raise TableError("too_big", "table.long_notes", n=LONGEST_NOTES)
    async with hub.store.write() as connection:
        await connection.execute(delete(notes).where(notes.c.table == live.id, notes.c.person == person))
        if text:
            await connection.execute(insert(notes), {"table": live.id, "person": person, "text": text})
