"""Can the log be followed with a pencil? Every change of a stock must stand in a line of the log.

A title's `Pencil` says what its stocks are (`stocks`: for a seat, how much of each; `common`: what lies on the table
and is nobody's) and what a line moves (`reads`). `follow` plays a record again and writes both down: what the stocks
changed by, and what the lines say. The first action where they differ is reported with its lines.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from ziggurat.kernel.game import first_state, forward, new_game
from ziggurat.kernel.record import Record
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Event, Say
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title

TABLE = -1  # the seat of what is nobody's
Moved = tuple[int, str, int]
"""A seat, one of its stocks, and by how much a line moves it."""
Reads = Callable[[Any, Event], Iterable[Moved]]
"""What a line says that it moves, for somebody who knows the position before the action."""
Sheet = list[dict[str, int]]
"""The stocks of every seat, and those of the table."""

Move = tuple[str, str | int]
"""A stock, and by how much a line moves it: a number, or the name of an argument (`n`, `-n`). `stock of player`
is the stock of the seat that the argument `player` names (as `seat_2`), not of the one the line is about."""
Lines = Mapping[str, tuple[Move, ...]]


def number(say: Say, how: str | int) -> int:
    if isinstance(how, int):
        return how
    value = say.args[how.lstrip("-")]
    assert isinstance(value, int), f"{say.key}: {how} is no number"
    return -value if how.startswith("-") else value


def by_table(lines: Lines) -> Reads:
    """What lines move where the key of a line and its numbers say it all."""

    def reads(_before: State, event: Event) -> Iterator[Moved]:
        for stock, how in lines.get(event.say.key, ()):
            seat = event.seat
            if " of " in stock:
                stock, _, who = stock.partition(" of ")
                seat = int(str(event.say.args[who]).removeprefix("seat_"))
            yield seat, stock, number(event.say, how)

    return reads


def nothing(_s: Any) -> dict[str, int]:
    return {}


class Step(NamedTuple):
    """An action of a record: the position and the stocks before it, the stocks after it, and what the log said."""

    before: State
    held: Sheet
    after: Sheet
    events: list[Event]
    what: str


class Pencil(NamedTuple):
    title: Title
    stocks: Callable[[Any, int], dict[str, int]]
    reads: Reads
    common: Callable[[Any], dict[str, int]] = nothing
    opening: bool = False  # whether the lines of the set-up tell what everybody begins with

    def held(self, s: State) -> Sheet:
        return [*(self.stocks(s, seat) for seat in range(s.players)), self.common(s)]

    def told(self, before: State, events: Iterable[Event]) -> Sheet:
        """What the lines say that the stocks changed by."""
        sums: Sheet = [{} for _seat in range(before.players + 1)]
        for event in events:
            for seat, stock, by in self.reads(before, event):
                sums[seat][stock] = sums[seat].get(stock, 0) + by
        return sums

    def compare(self, step: Step) -> None:
        """Fail where a stock changed by something else than the lines say."""
        told = self.told(step.before, step.events)
        for seat, (held, after, sums) in enumerate(zip(step.held, step.after, told, strict=True)):
            if not after:  # the seat has left the game, or has none yet
                continue
            for stock in held | after | sums:
                changed = after.get(stock, 0) - held.get(stock, 0)
                assert changed == sums.get(stock, 0), (
                    f"{step.what}: the {stock} of {'the table' if seat == len(told) - 1 else f'seat {seat}'} changed "
                    f"by {changed}, the log explains {sums.get(stock, 0)}: "
                    f"{[(event.seat, event.say.key, event.say.args) for event in step.events]}"
                )

    def steps(self, record: Record, reader: int | None = None) -> Iterator[Step]:
        """A record played again, for somebody who reads the log: a seat, or a spectator."""
        state = first_state(record, self.title)
        held = self.held(state)
        if self.opening and not record.start:
            blank: Sheet = [{} for _row in held]
            # What lies on the table comes out of the box: everybody sees it there.
            yield Step(state, blank, [*held[:-1], {}], readable(state.log or [], reader), "the set-up")
        for at, played in enumerate(forward(state, record.entries), 1):
            after = self.held(played.after)
            what = f"action {at} ({played.entry.seat} {played.entry.notation})"
            yield Step(state, held, after, readable(played.events, reader), what)
            state, held = played.after, after

    def follow(self, record: Record, reader: int | None = None) -> set[str]:
        """Replay the record with a pencil; says which keys of lines were met."""
        met: set[str] = set()
        for step in self.steps(record, reader):
            self.compare(step)
            met.update(event.say.key for event in step.events)
        return met

    @contextmanager
    def followed(self, s: State, what: str) -> Iterator[None]:
        """Whatever happens inside must be explained by the log, to a spectator and to every player."""
        earlier = s.log
        said: list[Event] = []
        s.log = said
        before, held = s.clone(), self.held(s)
        yield
        for reader in (None, *range(s.players)):
            self.compare(Step(before, held, self.held(s), readable(said, reader), what))
        s.log = None if earlier is None else earlier + said


def readable(events: Iterable[Event], reader: int | None) -> list[Event]:
    return [event for event in events if event.visible_to(reader)]


def random_record(title: Title, players: int, seed: int, options: Mapping[str, Any]) -> Record:
    """A game of random actions to its end."""
    game = new_game(title, players, seed, {**title.unattended, **options})
    rng = rng_from_seed(seed)
    while not game.state.over():
        actors = game.state.actors()
        seat = actors[rng.below(len(actors))]
        legal = game.state.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])
    return game.record()
