"""Every language says the same things, in its own plurals."""

from pathlib import Path

import pytest
from babel.core import Locale

import ziggurat
from ziggurat.kernel.errors import BadOptions, BadRecord
from ziggurat.kernel.fluent import Choice, Message, Part, Pattern, read_messages
from ziggurat.kernel.game import load_game
from ziggurat.kernel.plurals import PLURALS
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import languages, read_folder, title_folder, words

HOUSE = Path(ziggurat.__file__).parent / "words"
PACKAGES = ["tiny", "ziggurat.cli", *(find_title(id).package for id in title_ids())]
OTHERS = [lang for lang in languages() if lang != "en"]


CLIENT = sorted(path.stem for path in (HOUSE / "en/client").glob("*.ftl"))


def own(package: str, lang: str) -> dict[str, Message]:
    """What the language itself says: a title's words, or those of a part of the client."""
    if package in CLIENT:
        return read_messages((HOUSE / lang / f"client/{package}.ftl").read_text())
    return read_folder(title_folder(package, lang))


def test_plurals_are_cldrs() -> None:
    for lang, category in PLURALS.items():
        rule = Locale(lang).plural_form
        assert [category(n) for n in range(1001)] == [rule(n) for n in range(1001)], lang


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("package", PACKAGES + CLIENT)
def test_a_language_says_what_english_says(package: str, lang: str) -> None:
    english, other = own(package, "en"), own(package, lang)
    assert english.keys() == other.keys()
    for key, message in english.items():
        # A count that decides about a plural need not be said; nothing else may be left out or made up.
        wanted, given = message.pattern.arguments(), other[key].pattern.arguments()
        assert {name for name in wanted if name != "n"} == {name for name in given if name != "n"}, key
        assert given.keys() <= wanted.keys() | {"n"}, key


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("package", PACKAGES + CLIENT)
def test_every_choice_by_number_has_exactly_the_plurals_of_the_language(package: str, lang: str) -> None:
    wanted = set(Locale(lang).plural_form.tags) | {"other"}
    for key, message in own(package, lang).items():
        for choice in choices(message.pattern):
            categories = {variant for variant in choice.variants if not variant.isdigit()}
            if categories & {"zero", "one", "two", "few", "many"}:
                assert categories == wanted, key


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_every_option_is_explained(package: str, lang: str) -> None:
    spoken = words(package, lang)
    title = next((find_title(id) for id in title_ids() if find_title(id).package == package), None)
    for option in title.options if title else ():
        assert spoken.has(f"option.{option.id}")
        assert spoken.has(f"option.{option.id}.help")


def choices(part: Part) -> list[Choice]:
    if isinstance(part, Choice):
        return [part, *(inner for variant in part.variants.values() for inner in choices(variant))]
    return [inner for piece in part.parts for inner in choices(piece)] if isinstance(part, Pattern) else []


def test_refusals_are_said_in_the_readers_language() -> None:
    title = find_title("antike")
    refusals: tuple[tuple[dict[str, object], str], ...] = (
        ({"coins_in_bank": -5}, "Option coins_in_bank ist eine Zahl von"),
        ({"nonsense": 1}, "unbekannte Option 'nonsense'"),
    )
    for options, german in refusals:
        with pytest.raises(BadOptions) as refused:
            title.new(3, 0, options)
        assert german in refused.value.said("de")
        assert refused.value.said("en") == str(refused.value) != refused.value.said("de")
    with pytest.raises(BadOptions) as refused:
        find_title("ages").new(3, 0, {"tier": "simple", "bonus_cards": "public"})
    assert "Expertenspiel" in refused.value.said("de")
    with pytest.raises(BadRecord) as broken:
        load_game("nonsense")
    assert broken.value.said("de").startswith("Zeile 1")


def test_names_stand_in_the_case_that_the_sentence_needs() -> None:
    spoken = words(find_title("antike").package, "de")
    one = {"nation": "roma", "kind": "scholar", "cards": ["Archimedes"], "n": 1}
    assert "gewinnt einen Gelehrten: Archimedes" in spoken.say(Say("log.personality", one))
    assert "gewinnt 2 Feldherren" in spoken.say(Say("log.personality", one | {"kind": "general", "n": 2}))
