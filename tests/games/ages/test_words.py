"""Every message, name and text exists in both languages."""

import re
from pathlib import Path

import pytest

from support import messages
from ziggurat.games.ages import TITLE
from ziggurat.kernel.rulebook import rulebook

from .positions import C

SOURCES = Path(__file__).parents[3] / "src/ziggurat/games/ages"
EN = messages(TITLE.package, "en")
DE = messages(TITLE.package, "de")


@pytest.mark.parametrize("id", C.ids)
def test_every_card_has_a_name_and_a_text(id: str) -> None:
    for spoken in (EN, DE):
        assert spoken["name-" + id]
        assert spoken["text-" + id]


def test_every_key_in_the_code_is_there() -> None:
    used: set[str] = set()
    for path in SOURCES.glob("*.py"):
        used.update(re.findall(r'"((?:log|ask|act|why|end)\.[a-z_]+)"', path.read_text()))
    assert {key.replace(".", "-") for key in used} <= set(EN)
    for option in TITLE.options:
        assert f"option-{option.id}" in EN
        assert f"option-{option.id}-help" in EN
        for value in option.choices:
            assert f"option-{option.id}-{value}" in EN


def test_the_german_rules_have_the_same_numbers() -> None:
    english, german = rulebook(TITLE.package), rulebook(TITLE.package, "de")
    assert list(english) == list(german)
    assert all(rule.text for number, rule in german.items() if "." in number)
