"""What tests of every title share."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ziggurat.kernel.content import Edition, Origin, is_records, read_box, read_files
from ziggurat.kernel.record import Record
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import Words, read_folder, title_folder


def rule(title: str, *numbers: str) -> Callable[..., object]:
    """Mark a test as the proof of these rules; a rule without a passing one is reported as untested."""
    return pytest.mark.rule(title, *numbers)


def undated(record: Record, rules: str) -> str:
    """A record as it was written by the rules, without the digest of its content.

    So golden records stay when a figure or a rule is corrected that none of them meets.
    """
    record.content = ""
    record.rules = rules
    return record.write()


def messages(package: str, lang: str) -> dict[str, str]:
    """What the language's own files of a title say; unlike `words`, nothing falls back to English."""
    spoken = Words(lang, read_folder(title_folder(package, lang)))
    return {key: spoken.text(key) for key in spoken.messages}


def random_move(s: State, rng: Rng) -> None:
    """Any action of the first seat that is to act."""
    seat = s.actors()[0]
    actions = s.legal(seat)
    s.apply(seat, actions[rng.below(len(actions))])


def shuffled(value: Any, rng: random.Random, names: bool) -> Any:
    if isinstance(value, dict):
        return {key: shuffled(part, rng, names) for key, part in value.items()}
    if not isinstance(value, list):
        return value
    parts = [shuffled(part, rng, names) for part in value]
    if is_records(parts) or (names and all(isinstance(part, str) for part in parts)):
        rng.shuffle(parts)
    return parts


@contextmanager
def mixed_up(title: Title, seed: int, names: bool = False) -> Iterator[None]:
    """The title with every list of records in its content, or of names too, in another order."""
    content = title.content
    files = shuffled(read_files(content.package), random.Random(seed), names)
    box = read_box(files, content.type, Origin(None))
    if content.check is not None:
        content.check(box, Origin(None))
    editions, tables = dict(content.editions), dict(content.tables)
    content.editions.clear()
    content.tables.clear()
    content.editions[""] = Edition(files, box)
    try:
        yield
    finally:
        content.editions.clear()
        content.editions.update(editions)
        content.tables.clear()
        content.tables.update(tables)
