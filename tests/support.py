"""What tests of every title share."""

from collections.abc import Callable
from importlib import resources
from string import Formatter
from typing import Any

import msgspec
import pytest

from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import State


def rule(title: str, *numbers: str) -> Callable[..., object]:
    """Mark a test as the proof of these rules; a rule without a passing one is reported as untested."""
    return pytest.mark.rule(title, *numbers)


def messages(package: str, lang: str) -> dict[str, str]:
    """What the language's own files of a title say; unlike `words`, nothing falls back to English."""
    found: dict[str, str] = {}

    def collect(value: dict[str, Any], prefix: str) -> None:
        for key, part in value.items():
            if isinstance(part, dict):
                collect(part, f"{prefix}{key}.")
            else:
                found[f"{prefix}{key}"] = str(part)

    for entry in resources.files(package).joinpath("locale").iterdir():
        if entry.name.startswith(f"{lang}."):
            collect(msgspec.yaml.decode(entry.read_bytes()), "")
    return found


def arguments(message: str) -> set[str]:
    """The names of what a message puts into its sentence."""
    return {name for _text, name, _spec, _conversion in Formatter().parse(message) if name}


def random_move(s: State, rng: Rng) -> None:
    """Any action of the first seat that is to act."""
    seat = s.actors()[0]
    actions = s.legal(seat)
    s.apply(seat, actions[rng.below(len(actions))])
