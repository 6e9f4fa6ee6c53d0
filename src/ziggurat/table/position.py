"""Going forward in a stored game: one action at a time, with chance drawn or as it was."""

import zlib
from typing import Any

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import BadRecord, Illegal
from ziggurat.kernel.say import Event, Say
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title


class Played:
    """What one action did to a position. The position before it is untouched."""

    __slots__ = ("barrier", "chance", "events", "state")
    state: State
    chance: list[int]
    events: list[Event]
    barrier: bool

    def __init__(self, state: State, chance: list[int], events: list[Event], barrier: bool) -> None:
        self.state = state
        self.chance = chance
        self.events = events
        self.barrier = barrier


def play(before: State, seat: int, notation: str, chance: list[int] | None = None) -> Played:
    """The position after an action; Illegal with the reason, or BadRecord when the given chance does not fit."""
    action = before.title.parse(before, seat, notation)
    if action is None:
        raise Illegal(f"{notation!r} is not legal for seat {seat} now", before.why_not(seat, notation))
    after = before.clone()
    after.trace = []
    after.log = []
    after.forced = None if chance is None else list(chance)
    after.apply(seat, action)
    if after.forced:
        raise BadRecord("the record has more chance than was asked for")
    after.forced = None
    played = Played(after, after.trace, after.log, after.reveals != before.reveals)
    after.trace = None
    after.log = None
    return played


def pack_state(state: State) -> bytes:
    return zlib.compress(state.title.to_json(state), 1)


def unpack_state(title: Title, packed: bytes, pack: Pack | None) -> State:
    return title.from_json(zlib.decompress(packed), pack)


# -- what was said, as stored ----------------------------------------------------------------------


def pack_events(events: list[Event]) -> bytes:
    return msgspec.json.encode([[event.seat, event.see, _plain(event.say)] for event in events])


def unpack_events(packed: bytes) -> list[Event]:
    return [Event(seat, _said(say), see) for seat, see, say in msgspec.json.decode(packed)]


def _plain(value: Any) -> Any:
    if isinstance(value, Say):
        return {"say": value.key, "args": {name: _plain(arg) for name, arg in value.args.items()}, "rule": value.rule}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    return value


def _said(value: Any) -> Any:
    if isinstance(value, dict):
        return Say(value["say"], {name: _said(arg) for name, arg in value["args"].items()}, value["rule"])
    if isinstance(value, list):
        return [_said(part) for part in value]
    return value
