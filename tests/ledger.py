"""Can the log be followed with a pencil? Every change of a stock must stand in a line of the log.

A title says what its stocks are (`stocks`: for a seat, how much of each) and what each kind of line moves
(`LINES`: by the key of the line). `follow` plays a record again and writes both down: what the stocks changed
by, and what the lines say. The first action where they differ is reported with its lines.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ziggurat.kernel.game import first_state, forward
from ziggurat.kernel.record import Record
from ziggurat.kernel.say import Event
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title

Stocks = Callable[[Any, int], dict[str, int]]
Move = tuple[str, str | int]
"""A stock, and by how much a line moves it: a number, or the name of an argument (`n`, `-n`). `stock of player`
is the stock of the seat that the argument `player` names (as `seat_2`), not of the one the line is about."""
Lines = Mapping[str, tuple[Move, ...]]


def amount(event: Event, how: str | int) -> int:
    if isinstance(how, int):
        return how
    value = event.say.args[how.lstrip("-")]
    assert isinstance(value, int), f"{event.say.key}: {how} is no number"
    return -value if how.startswith("-") else value


def told(events: Iterable[Event], lines: Lines, players: int) -> list[dict[str, int]]:
    """What the lines say that each seat's stocks changed by."""
    sums: list[dict[str, int]] = [{} for _seat in range(players)]
    for event in events:
        for stock, how in lines.get(event.say.key, ()):
            seat = event.seat
            if " of " in stock:
                stock, _, who = stock.partition(" of ")
                seat = int(str(event.say.args[who]).removeprefix("seat_"))
            sums[seat][stock] = sums[seat].get(stock, 0) + amount(event, how)
    return sums


def follow(record: Record, title: Title, stocks: Stocks, lines: Lines, reader: int | None = None) -> set[str]:
    """Replay the record with a pencil; says which keys of lines were met. `reader` is who reads the log."""
    state = first_state(record, title)
    met: set[str] = set()
    before = held(state, stocks)
    for number, played in enumerate(forward(state, record.entries), 1):
        events = [event for event in played.events if event.visible_to(reader)]
        met.update(event.say.key for event in events)
        after = held(played.after, stocks)
        compare(before, after, events, lines, f"action {number} ({played.entry.seat} {played.entry.notation})")
        before = after
    return met


def compare(
    before: list[dict[str, int]], after: list[dict[str, int]], events: list[Event], lines: Lines, what: str
) -> None:
    """Fail where a stock changed by something else than the lines say."""
    for seat, sums in enumerate(told(events, lines, len(after))):
        for stock in after[seat]:  # none once the seat has left the game
            changed = after[seat][stock] - before[seat].get(stock, 0)
            assert changed == sums.get(stock, 0), (
                f"{what}: the {stock} of seat {seat} changed by {changed}, the log explains {sums.get(stock, 0)}: "
                f"{[(event.seat, event.say.key, event.say.args) for event in events]}"
            )


def held(s: State, stocks: Stocks) -> list[dict[str, int]]:
    return [stocks(s, seat) for seat in range(s.players)]
