"""Ending a game by agreement: anybody proposes it, and when all other humans agree it is scored as it stands."""

from sqlalchemy import update

from ziggurat.sitting.errors import TableError
from ziggurat.sitting.held import EndAsk, end_of
from ziggurat.sitting.views import Settled
from ziggurat.table.live import Live, json
from ziggurat.table.schema import tables
from ziggurat.table.tables import Tables


async def propose(hub: Tables, id: str, person: str, seat: int | None) -> Settled:
    """Ask all others to end the game, or agree with whoever has asked already."""
    live = await hub.seen(id, person)

    async def ask() -> Settled:
        number = live.player(person, seat)
        standing = live.row.end_ask
        if standing is None:
            return await _weigh(hub, live, EndAsk(number, []))
        return await _weigh(hub, live, _with(live, standing, person))

    return await hub.shielded(hub.settled(live, ask))


async def answer(hub: Tables, id: str, person: str, agree: bool, seat: int | None) -> Settled:
    """Agree to what somebody proposes, or end it by refusing; whoever proposed it may think better of it."""
    live = await hub.seen(id, person)

    async def reply() -> Settled:
        number = live.player(person, seat)
        ask = live.row.end_ask
        if ask is None:
            raise TableError("nothing", "table.no_end_proposed")
        if agree:
            return await _weigh(hub, live, _with(live, ask, person))
        async with hub.changing(live) as connection:
            happened = json(live.told(number, "end_refused"))
            await connection.execute(
                update(tables).where(tables.c.id == live.id).values(end_ask=None, happened=happened)
            )
        return Settled(False, [])

    return await hub.shielded(hub.settled(live, reply))


def _with(live: Live, ask: EndAsk, person: str) -> EndAsk:
    return EndAsk(ask.seat, sorted({*ask.agreed, *live.seats_of(person)} - {ask.seat}))


async def _weigh(hub: Tables, live: Live, ask: EndAsk) -> Settled:
    """End the game if nobody is missing, else keep the question; the lock is held."""
    live.need_others(ask.seat)
    missing = [seat for seat in live.others(ask.seat) if seat not in ask.agreed]
    if missing:
        async with hub.changing(live) as connection:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(end_ask=json(ask)))
        return Settled(False, missing)
    end = end_of((await hub.going(live)).as_it_stands())
    async with hub.changing(live) as connection:
        await connection.execute(
            update(tables)
            .where(tables.c.id == live.id)
            .values(
                status="finished",
                outcome=json(end),
                actors=0,
                deadline=None,
                updated=hub.now(),
                happened=json(live.told(ask.seat, "agreed")),
                undo_ask=None,
                end_ask=None,
            )
        )
    hub.turn(live)
    return Settled(True, [])
