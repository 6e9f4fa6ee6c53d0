"""Taking back: at will up to the last barrier, beyond it when all other humans agree."""

import secrets

import msgspec
from sqlalchemy import select, update

from ziggurat.table.cache import Change
from ziggurat.table.errors import Stale, TableError
from ziggurat.table.live import Live, UndoAsk
from ziggurat.table.schema import moves, tables
from ziggurat.table.store import Commit
from ziggurat.table.tables import Tables, json, mask


class Undone(msgspec.Struct):
    """`done`, or the seats that are asked."""

    done: bool
    asked: list[int]


async def undo(hub: Tables, id: str, person: str, seat: int | None, to: int | None = None) -> Undone:
    """Take back to `to` actions, or the seat's own last action."""
    live = await hub.seen(id, person)
    return await hub.shielded(_undo(hub, live, hub.own_seat(live, person, seat), to))


async def restart(hub: Tables, id: str, person: str, seat: int | None) -> Undone:
    """Back to the begin of the seat's turn, or to the last barrier in it."""
    live = await hub.seen(id, person)
    number = hub.own_seat(live, person, seat)
    async with live.lock:
        hub.need_running(live)
        await hub.state(live)
        if live.run_seat != number or live.run == 0:
            raise TableError("nothing", "There is nothing of yours to take back.")
        to = live.row.length - live.run
    return await hub.shielded(_undo(hub, live, number, to))


async def answer(hub: Tables, id: str, person: str, agree: bool, seat: int | None) -> Undone:
    """Agree to what somebody asks, or end it by refusing."""
    live = await hub.seen(id, person)
    return await hub.shielded(_answer(hub, live, person, agree, seat))


async def force(hub: Tables, id: str, to: int) -> None:
    """Take back without asking, by the administrator of the server."""
    live = await hub.get(id)
    async with live.lock:
        await hub.refresh(live)
        hub.need_running(live)
        await hub.state(live)
        if not 0 <= to < live.row.length:
            raise TableError("nothing", "The game has {n} actions.", n=live.row.length)
        await _rewind(hub, live, -1, to)
    hub.tell(live, Change("move"))
    hub.turn(live)


async def _undo(hub: Tables, live: Live, seat: int, to: int | None) -> Undone:
    async with live.lock:
        if live.dirty:
            await hub.refresh(live)
        hub.need_running(live)
        await hub.state(live)
        row = live.row
        target = to if to is not None else await _own_last(hub, live, seat)
        if not 0 <= target < row.length:
            raise TableError("nothing", "There is nothing to take back.")
        free = live.run_seat == seat and row.length - target <= live.run
        others = _others(live, seat)
        if not free and others:
            ask = UndoAsk(seat, target, [])
            async with hub.changing(live) as connection:
                await connection.execute(update(tables).where(tables.c.id == row.id).values(undo_ask=json(ask)))
            hub.tell(live, Change("undo-asked", {"seat": seat, "to": target}))
            return Undone(False, others)
        await _rewind(hub, live, seat, target)
    hub.tell(live, Change("move"))
    hub.turn(live)
    return Undone(True, [])


async def _answer(hub: Tables, live: Live, person: str, agree: bool, seat: int | None) -> Undone:
    async with live.lock:
        await hub.refresh(live)
        hub.need_running(live)
        ask = live.row.undo_ask
        if ask is None:
            raise TableError("nothing", "Nobody asks to take anything back.")
        asked = _others(live, ask.seat)
        mine = [number for number in live.seats_of(person) if seat in (None, number)]
        if not agree and ask.seat in mine:
            # Whoever asked may think better of it.
            mine.append(-1)
        elif not any(number in asked for number in mine):
            raise TableError("not_seated", "You are not asked.")
        if not agree:
            async with hub.changing(live) as connection:
                await connection.execute(update(tables).where(tables.c.id == live.id).values(undo_ask=None))
            hub.tell(live, Change("undo-refused", {"seat": ask.seat}))
            return Undone(False, [])
        agreed = sorted({*ask.agreed, *(number for number in mine if number in asked)})
        missing = [number for number in asked if number not in agreed]
        if missing:
            async with hub.changing(live) as connection:
                kept = json(UndoAsk(ask.seat, ask.to, agreed))
                await connection.execute(update(tables).where(tables.c.id == live.id).values(undo_ask=kept))
            return Undone(False, missing)
        await hub.state(live)
        await _rewind(hub, live, ask.seat, ask.to)
    hub.tell(live, Change("move"))
    hub.turn(live)
    return Undone(True, [])


def _others(live: Live, seat: int) -> list[int]:
    """The seats of other people who still play: bots, and those who left, are not asked."""
    own = live.seats[seat].person
    return [s.seat for s in live.seats if s.kind == "human" and not s.by_bot and s.person != own]


async def _own_last(hub: Tables, live: Live, seat: int) -> int:
    """How many actions there were before the seat's last one."""
    row = live.row
    async with hub.store.read() as connection:
        rows = await connection.execute(
            select(moves.c.length, moves.c.seat)
            .where(moves.c.table == row.id, moves.c.kind == "play")
            .where(moves.c.length <= row.length, moves.c.seq <= row.seq)
            .order_by(moves.c.length.desc(), moves.c.seq.desc())
        )
        seen = row.length + 1
        for entry in rows:
            if entry.length < seen:
                seen = int(entry.length)
                if entry.seat == seat:
                    return seen - 1
    return -1


async def _rewind(hub: Tables, live: Live, seat: int, to: int) -> None:
    """Add the row that takes back; the lock is held and the position loaded."""
    row = live.row
    assert live.state is not None
    earlier = await hub.state_at(live, to)
    crossed = earlier.reveals != live.state.reveals
    if crossed:
        hub.reseed(earlier, row.seed, row.seq + 1, to)
    now = hub.now()
    changes = hub.advance(live, mask(earlier), None, to, now)
    commit = Commit(
        {
            "table": row.id,
            "seq": row.seq + 1,
            "kind": "undo",
            "length": to,
            "seat": seat,
            "notation": "",
            "chance": "[]",
            "barrier": crossed,
            "events": b"[]",
            "key": f"undo:{secrets.token_hex(8)}",
            "at": now,
        },
        changes,
    )
    try:
        won = await hub.store.commit(commit)
    except BaseException:
        live.dirty = True
        raise
    if not won:
        live.dirty = True
        raise Stale()
    taken = row.length - to
    hub.adopt(live, changes)
    live.state = earlier
    live.run = max(0, live.run - taken)
    live.since = [row.seq] * row.players
    while live.recent and live.recent[-1][0] > to:
        live.recent.pop()
