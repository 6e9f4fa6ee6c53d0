"""Taking back: at will up to the last barrier, beyond it when all other humans agree."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import select, update

from ziggurat.sitting.errors import Raced, TableError
from ziggurat.sitting.held import UndoAsk
from ziggurat.sitting.views import Settled
from ziggurat.table.cache import Change
from ziggurat.table.clocks import clocks
from ziggurat.table.live import Live, adopt, json
from ziggurat.table.schema import moves, tables
from ziggurat.table.store import Commit
from ziggurat.table.tables import Tables


async def undo(hub: Tables, id: str, person: str, seat: int | None, to: int | None = None) -> Settled:
    """Take back to `to` actions, or the seat's own last action; without a seat the last one of any of one's seats."""
    live = await hub.seen(id, person)
    number = live.own_seat(person, seat)
    mine = live.seats_of(person) if seat is None else [number]
    return await hub.shielded(_carry_out(hub, live, lambda: _undo(hub, live, mine, to)))


async def restart(hub: Tables, id: str, person: str, seat: int | None) -> Settled:
    """Back to the begin of the seat's turn, or to the last barrier in it."""
    live = await hub.seen(id, person)
    number = live.own_seat(person, seat)
    async with live.lock:
        await hub.going(live)
        if not live.run.free(number):
            raise TableError("nothing", "table.nothing_of_yours")
        to = live.row.length - live.run.length
    return await hub.shielded(_carry_out(hub, live, lambda: _undo(hub, live, [number], to)))


async def answer(hub: Tables, id: str, person: str, agree: bool, seat: int | None) -> Settled:
    """Agree to what somebody asks, or end it by refusing."""
    live = await hub.seen(id, person)
    return await hub.shielded(_carry_out(hub, live, lambda: _answer(hub, live, person, agree, seat)))


async def _carry_out(hub: Tables, live: Live, doing: Callable[[], Awaitable[Settled]]) -> Settled:
    """Under the table's lock, and told to all when something was taken back."""
    undone = await hub.settled(live, doing)
    if undone.done:
        hub.tell(live, Change("move"))
        hub.turn(live)
    return undone


async def force(hub: Tables, id: str, to: int) -> None:
    """Take back without asking, by the administrator of the server."""
    live = await hub.get(id)

    async def back() -> Settled:
        await hub.going(live)
        if not 0 <= to < live.row.length:
            raise TableError("nothing", "table.length", n=live.row.length)
        await _rewind(hub, live, -1, to)
        return Settled(True, [])

    await _carry_out(hub, live, back)


async def _undo(hub: Tables, live: Live, mine: list[int], to: int | None) -> Settled:
    await hub.going(live)
    row = live.row
    seat, target = (mine[0], to) if to is not None else await _own_last(hub, live, mine)
    if not 0 <= target < row.length:
        raise TableError("nothing", "table.nothing_to_undo")
    free = live.run.free(seat, row.length - target)
    others = live.others(seat)
    if not free:
        live.need_others(seat)
    if not free and others:
        ask = UndoAsk(seat, target, [])
        async with hub.changing(live) as connection:
            await connection.execute(update(tables).where(tables.c.id == row.id).values(undo_ask=json(ask)))
        hub.tell(live, Change("undo-asked", {"seat": seat, "to": target}))
        return Settled(False, others)
    await _rewind(hub, live, seat, target)
    return Settled(True, [])


async def _answer(hub: Tables, live: Live, person: str, agree: bool, seat: int | None) -> Settled:
    live.need_running()
    ask = live.row.undo_ask
    if ask is None:
        raise TableError("nothing", "table.no_undo_asked")
    asked = live.others(ask.seat)
    mine = [number for number in live.seats_of(person) if seat in (None, number)]
    if not agree and ask.seat in mine:
        # Whoever asked may think better of it.
        mine = [ask.seat]
    else:
        mine = [number for number in mine if number in asked]
    if not mine:
        raise TableError("not_seated", "table.not_asked")
    if not agree:
        async with hub.changing(live) as connection:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(undo_ask=None))
        hub.tell(live, Change("undo-refused", {"seat": ask.seat, "by": mine[0]}))
        return Settled(False, [])
    agreed = sorted({*ask.agreed, *mine})
    missing = [number for number in asked if number not in agreed]
    if missing:
        async with hub.changing(live) as connection:
            kept = json(UndoAsk(ask.seat, ask.to, agreed))
            await connection.execute(update(tables).where(tables.c.id == live.id).values(undo_ask=kept))
        return Settled(False, missing)
    await hub.going(live)
    await _rewind(hub, live, ask.seat, ask.to)
    return Settled(True, [])


async def _own_last(hub: Tables, live: Live, mine: list[int]) -> tuple[int, int]:
    """Which of the seats acted last, and how many actions there were before."""
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
                if entry.seat in mine:
                    return entry.seat, seen - 1
    return mine[0], -1


async def _rewind(hub: Tables, live: Live, seat: int, to: int) -> None:
    """Add the row that takes back; the lock is held and the position loaded."""
    row = live.row
    assert live.state is not None
    earlier = await hub.state_at(live, to)
    crossed = earlier.reveals != live.state.reveals
    now = hub.now()
    changes = hub.advance(live, earlier, None, to, now)
    await _clocks_back(hub, live, changes, to, now)
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
            "clocks": clocks(changes),
            "at": now,
        },
        changes,
        row.rev,
    )
    try:
        won = await hub.store.commit(commit)
    except BaseException:
        live.dirty = True
        raise
    if not won:
        raise Raced()
    adopt(row, changes)
    row.undo_ask = None
    # Read again when it is next needed, so that what is known of it is what the store says.
    live.drop_state()


async def _clocks_back(hub: Tables, live: Live, changes: dict[str, Any], to: int, now: float) -> None:
    """The clocks of the position, less the time that has passed since: nobody gains an increment by taking back."""
    row = live.row
    if row.clock.kind == "none":
        return
    then, spent_then = row.clock.start(row.players), [0.0] * row.players
    if to:
        async with hub.store.read() as connection:
            kept = await connection.scalar(
                select(moves.c.clocks)
                .where(moves.c.table == row.id, moves.c.kind == "play", moves.c.length == to, moves.c.seq <= row.seq)
                .order_by(moves.c.seq.desc())
                .limit(1)
            )
        if not kept:
            # It was played by a version that did not write them down: the time that was used stays used.
            return
        then, spent_then = msgspec.json.decode(kept)
    spent = msgspec.json.decode(changes["clock_spent"])
    left = row.clock.taken_back(then, spent_then, spent)
    changes["clock_left"] = json(left)
    changes["deadline"] = row.clock.deadline(left, now, changes["actors"], live.untimed())
