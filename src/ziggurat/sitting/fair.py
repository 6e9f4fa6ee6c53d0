"""Shuffles that anybody can check.

Before the first action a table shows the hash of its seed and a salt. Whoever sits there may add words. Seed, salt and
words are the key of the stream that all chance of the game is drawn from, a part of it for each action; so neither the
server nor a player could choose what was drawn. After the end the seed and the salt are shown, and a record proves it.
"""

import hashlib
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import Illegal, Stops
from ziggurat.kernel.game import play
from ziggurat.kernel.record import Record
from ziggurat.kernel.rng import Rng, keyed_rng
from ziggurat.kernel.title import Title
from ziggurat.sitting.errors import Impossible, OtherRules, TableError

LONGEST_WORDS = 200


class Fair(msgspec.Struct):
    """What a record is proven with. `versions` are the table's versions that its actions made, in order."""

    commitment: str
    salt: str
    words: list[str]
    versions: list[int]


def commit(seed: int, salt: str) -> str:
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def stream(seed: int, salt: str, words: Iterable[str], version: int) -> Rng:
    """The chance of the action that makes the table's version; 0 is the set-up."""
    secret = msgspec.json.encode([str(seed), salt, list(words)])
    key = hashlib.sha256(secret).digest()
    return keyed_rng(hashlib.blake2b(str(version).encode(), key=key, digest_size=32).digest())


class Unproven(TableError):
    """The record's draws are not those of its seed."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__("unproven", key, **values)


class Proof(msgspec.Struct):
    """How many numbers fell, and how many versions of the table are not in the record.

    Those are the actions that were taken back and the takings back, as everybody at the table saw them: a server that
    passed over versions whose draws it did not like would have to name more of them than there were.
    """

    fell: int
    passed_over: int


def verify(title: Title, record: Record, pack: Pack | None = None) -> Proof:
    """Draw everything anew from what was committed to; Unproven says where it differs."""
    try:
        return _drawn_anew(title, record, pack)
    except TableError as refused:
        if record.rules == title.rules_version:
            raise
        raise OtherRules(refused) from None


def _drawn_anew(title: Title, record: Record, pack: Pack | None) -> Proof:
    if not record.fair:
        raise Unproven("table.fair_none")
    # No seed leads to a position that somebody laid out.
    if record.start:
        raise Unproven("table.fair_other")
    if not title.content.fits(record.content, pack):
        raise TableError("bad_record", "table.record_figures", digest=record.content[:40])
    try:
        fair = msgspec.json.decode(record.fair, type=Fair)
    except msgspec.DecodeError:
        raise Unproven("table.fair_unreadable") from None
    if commit(record.seed, fair.salt) != fair.commitment:
        raise Unproven("table.fair_seed")
    upwards = all(one < other for one, other in pairwise([0, *fair.versions]))
    if len(fair.versions) != len(record.entries) or not upwards:
        raise Unproven("table.fair_other")
    rng = stream(record.seed, fair.salt, fair.words, 0)
    state = title.new(record.players, record.seed, record.options, pack, keep_trace=True, rng=rng)
    if (state.trace or []) != record.setup:
        raise Unproven("table.fair_setup")
    fell = len(record.setup)
    state.trace = None
    for number, (entry, version) in enumerate(zip(record.entries, fair.versions, strict=True), 1):
        state.rng = stream(record.seed, fair.salt, fair.words, version)
        what = f"{entry.seat} {entry.notation}"
        try:
            played = play(state, entry.seat, entry.notation)
        except Illegal as illegal:
            raise Impossible(Stops(number, what, illegal), title.package, illegal.reason) from None
        if played.entry.chance != entry.chance:
            raise Unproven("table.fair_action", n=number, what=what)
        fell += len(entry.chance)
        state = played.after
    return Proof(fell, max(fair.versions, default=0) - len(fair.versions))
