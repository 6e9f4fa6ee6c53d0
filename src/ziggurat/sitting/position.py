"""Positions and lines of the log as they are stored."""

import zlib
from typing import Any

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.say import Event, Say
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title


def pack_state(state: State) -> bytes:
    return zlib.compress(state.title.to_json(state), 1)


def unpack_state(title: Title, packed: bytes, pack: Pack | None) -> State:
    return title.from_json(zlib.decompress(packed), pack)


# -- what was said, as stored ----------------------------------------------------------------------


def pack_events(events: list[Event]) -> bytes:
    return msgspec.json.encode([[event.seat, event.see, _plain(event.say)] for event in events])


def unpack_events(packed: bytes) -> list[Event]:
    return [Event(seat, _said(say), see) for seat, see, say in msgspec.json.decode(packed)]


def pack_say(say: Say | str) -> str:
    return msgspec.json.encode(_plain(say)).decode()


def unpack_say(packed: str) -> Say:
    """A sentence that was stored; what was stored as plain text is said as it is."""
    try:
        stored = _said(msgspec.json.decode(packed))
    except msgspec.DecodeError:
        stored = packed
    return stored if isinstance(stored, Say) else Say("table.aside", {"why": stored})


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
