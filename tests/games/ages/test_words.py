"""Every message, name and text exists in both languages."""

import re
from pathlib import Path

import pytest
import yaml

from ziggurat.games.ages import TITLE
from ziggurat.kernel.rulebook import rulebook
from ziggurat.kernel.words import words

from .positions import C

SOURCES = Path(__file__).parents[3] / "src/ziggurat/games/ages"
EN = words(TITLE.package, "en").messages
DE = words(TITLE.package, "de").messages


def own(lang: str) -> set[str]:
    """Keys that stand in the files of the language itself."""
    keys: set[str] = set()

    def walk(value: dict[str, object], prefix: str) -> None:
        for key, part in value.items():
            name = f"{prefix}.{key}" if prefix else str(key)
            if isinstance(part, dict):
                walk(part, name)
            else:
                keys.add(name)

    for path in sorted((SOURCES / "locale").glob(f"{lang}.*")):
        walk(yaml.safe_load(path.read_text()), "")
    return keys


def test_both_languages_have_the_same_keys() -> None:
    assert own("en") == own("de")


@pytest.mark.parametrize("id", C.ids)
def test_every_card_has_a_name_and_a_text(id: str) -> None:
    for messages in (EN, DE):
        assert messages["name." + id]
        assert messages["text." + id]


def test_every_key_in_the_code_is_there() -> None:
    used: set[str] = set()
    for path in SOURCES.glob("*.py"):
        used.update(re.findall(r'"((?:log|ask|act|why|end)\.[a-z_]+)"', path.read_text()))
    assert used <= set(EN)
    for option in TITLE.options:
        assert f"option.{option.id}" in EN
        assert f"option.{option.id}.help" in EN
        for value in option.choices:
            assert f"option.{option.id}.{value}" in EN


def test_arguments_agree() -> None:
    for key, message in EN.items():
        if not key.startswith(("text.", "kernel.")):
            assert set(re.findall(r"\{(\w+)\}", message)) == set(re.findall(r"\{(\w+)\}", DE[key])), key


def test_the_german_rules_have_the_same_numbers() -> None:
    english, german = rulebook(TITLE.package), rulebook(TITLE.package, "de")
    assert list(english) == list(german)
    assert all(rule.text for number, rule in german.items() if "." in number)
