"""The columns of the clocks, as they are written beside moves and changes."""

from typing import Any

from ziggurat.table.live import Live, json


def reckoned(live: Live, now: float, after: int, back: int | None = None) -> dict[str, Any]:
    """The columns of the clocks as they stand now; from here on no time passes for the seats of the mask `after`.

    Whoever comes `back` after a time-out gets time to decide, or the clock would throw them out at once.
    """
    row = live.row
    before = live.untimed()
    elapsed = 0.0 if row.clock_since is None else max(0.0, now - row.clock_since)
    left = row.clock.after(row.clock_left, elapsed, row.actors, row.actors, None, before)
    if back is not None and left and left[back] <= 0:
        left[back] = row.clock.full() if row.clock.kind == "days" else max(row.clock.increment, 60.0)
    return {
        "clock_left": json(left),
        "clock_spent": json(row.clock.think(row.clock_spent, elapsed, row.actors, before, row.players)),
        "clock_since": now,
        "deadline": row.clock.deadline(left, now, row.actors, after),
    }


def resumed(live: Live, now: float, actors: int) -> dict[str, Any]:
    """The columns of the clocks of a game that was set aside, when it goes on: no time has passed meanwhile."""
    row = live.row
    return {
        "clock_left": json(row.clock_left),
        "clock_spent": json(row.clock_spent),
        "clock_since": now,
        "deadline": None if row.paused is not None else row.clock.deadline(row.clock_left, now, actors, live.resting()),
    }


def clocks(changes: dict[str, Any]) -> str:
    """The clocks as they stand beside a move, so that an undo finds them again."""
    return f"[{changes['clock_left']},{changes['clock_spent']}]"
