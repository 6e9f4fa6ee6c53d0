"""Learned judgements as files: `values/<players>.json` of a title, each with the log of its training beside it."""

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.judgement import EVALUATION, Judge, Learned
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State

FOLDER = "values"


class ValueData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network, what features are worth, and which features these are. See `kernel.judgement.Learned`."""

    title: str
    players: int
    features: str  # digest of their names
    units: list[list[float]]
    weights: list[float]  # of all units but the first
    near: float  # how much of its correction counts when actions are compared,
    far: float  # and when positions some turns ahead are
    rivals: float  # how much the lead over the others counts, and not the seat's own points, between actions
    worths: dict[str, float] = {}  # of features, by their names for seat 0, beside the evaluation


class BadValue(ZigguratError):
    """A file that holds no learned judgement."""


def digest(names: Iterable[str]) -> str:
    """Which features these are. Seats may sit in another order in another game, so the order does not count."""
    return hashlib.sha256("\n".join(sorted(names)).encode()).hexdigest()[:16]


def write_value(data: ValueData) -> bytes:
    return msgspec.json.encode(data) + b"\n"


def read_value(text: bytes, source: str) -> ValueData:
    try:
        data = msgspec.json.decode(text, type=ValueData)
    except msgspec.DecodeError as error:
        raise BadValue(Say("error.no_value", {"file": source, "detail": str(error)})) from None
    wide = {len(unit) for unit in data.units}
    if len(wide) != 1 or 0 in wide or len(data.weights) != len(data.units) - 1:
        raise BadValue(Say("error.no_value", {"file": source, "detail": "units of different sizes"}))
    return data


@cache
def value_in(file: str) -> ValueData:
    """From a file of a training; each is written once."""
    try:
        return read_value(Path(file).read_bytes(), file)
    except OSError as error:
        raise BadValue(Say("error.no_value", {"file": file, "detail": str(error.strerror)})) from None


@cache
def shipped(package: str, players: int) -> ValueData | None:
    """What comes with a title for so many players, if something does."""
    if not package:
        return None
    entry = files(package) / FOLDER / f"{players}.json"
    return read_value(entry.read_bytes(), entry.name) if entry.is_file() else None


def judge_of(s: State, data: ValueData | None) -> Judge:
    """The learned judgement, where it was learned for this title, these players and these features; else evaluation.

    Other options or figures may have other features, of which nothing is known.
    """
    if data is None or (data.title, data.players) != (s.title.id, s.players):
        return EVALUATION
    names = s.title.feature_names(s, 0)
    if data.features != digest(names):
        return EVALUATION
    place_of = {name: place for place, name in enumerate(names)}
    if unknown := next((name for name in data.worths if name not in place_of), ""):
        raise BadValue(Say("error.no_value", {"file": f"{data.title}, {data.players}", "detail": unknown}))
    places = [place_of[name] for name in data.worths]
    return Learned(data.units, data.weights, data.near, data.far, data.rivals, places, list(data.worths.values()))
