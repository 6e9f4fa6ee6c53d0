"""What tests of every title share."""

from collections.abc import Callable

import pytest

from ziggurat.kernel.record import Record
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import State
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
