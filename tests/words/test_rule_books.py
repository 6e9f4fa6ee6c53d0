"""The books that people read: what they refer to is there, in every language, and nothing in them is for programs."""

import re
from importlib import resources
from pathlib import Path

import pytest

from ziggurat.kernel.fluent import read_messages
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rulebook import engine_rules, rulebook
from ziggurat.kernel.words import languages

TITLES = ("antike", "ages", "civilization", "mosaic")
PICTURES = Path(__file__).parents[2] / "web" / "src" / "boards"
HOUSE = Path(str(resources.files("ziggurat"))) / "words"
CARD = re.compile(r"\]\(card:([\w.-]+)\)")
PICTURE = re.compile(r"\]\(picture:([\w-]+)\)")
NUMBER = re.compile(r"\bR\d+(?:\.\d+)*[a-z]?\b")
FOR_PROGRAMS = re.compile(
    r"`|:=|⌊|yaml|json|boolean|state machine|\bserial|\bseed\b|\bn \+ 1\b|\b(?:min|max|floor|ceil)\("
    r"|\blet \w be\b|\bsei \w (?:die|das|der)\b|as a whole\]",
    re.IGNORECASE,
)
# A teacher calls things as the game does; these are other people's words for them.
OTHERS_WORDS = {
    ("civilization", "en"): ("hammer",),
    ("civilization", "de"): ("Hammer", "Hämmer", "Geländeteil", "Startteil", " Wunder"),
    ("ages", "de"): ("blaue Bank", "gelben Bank", "politische Handlung", "Stufe"),
    ("mosaic", "en"): ("Blue",),
    ("mosaic", "de"): ("Blau ",),
}


def texts(title: str, lang: str) -> dict[str, str]:
    """The rules by number, and "How to play" as one more text."""
    package = find_title(title).package
    guide = resources.files(package).joinpath("how-to-play.md" if lang == "en" else f"how-to-play.{lang}.md")
    book = {number: rule.text for number, rule in rulebook(package, lang).items()}
    return book | {"how to play": guide.read_text(encoding="utf-8")}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TITLES)
def test_what_the_book_refers_to_can_be_opened(title: str, lang: str) -> None:
    found = find_title(title)
    book, spoken = rulebook(found.package, lang), found.words(lang)
    cards = 0
    for number, text in texts(title, lang).items():
        for other in NUMBER.findall(text):
            assert other in book, f"{number} refers to {other}"
        for card in CARD.findall(text):
            assert f"name-{card}" in spoken.messages, f"{number} links to {card}"
            assert spoken.text(f"text-{card}"), f"{number} links to {card}, which says nothing"
            cards += 1
    assert cards


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TITLES)
def test_every_picture_was_taken(title: str, lang: str) -> None:
    folder = PICTURES / title / "pictures"
    named = {picture for text in texts(title, lang).values() for picture in PICTURE.findall(text)}
    assert len(named) > 3
    for picture in named:
        assert (folder / f"{picture}.webp").is_file() or (folder / f"{picture}.{lang}.webp").is_file(), picture


@pytest.mark.parametrize("title", TITLES)
def test_what_a_player_is_told_stands_in_the_book(title: str) -> None:
    """A refusal or an action names its rule, and one click opens it."""
    found = find_title(title)
    book = rulebook(found.package)
    assert found.kinds is not None
    assert found.reasons is not None
    for number in [kind.rule for kind in found.kinds.all] + [reason.rule for reason in found.reasons.all]:
        assert not number or number in book, number
    assert not engine_rules(found.package).keys() & book.keys()


@pytest.mark.parametrize("title", TITLES)
def test_every_language_says_as_much(title: str) -> None:
    """The same rules, and in each of them the same cards, examples, marks, pictures and rows of tables."""
    english = texts(title, "en")
    for lang in languages():
        other = texts(title, lang)
        assert list(other) == list(english)
        for number, text in english.items():
            assert other[number], number
            for part in (CARD.findall, PICTURE.findall, rows, examples, marks):
                assert sorted(part(text)) == sorted(part(other[number])), (lang, number)


@pytest.mark.parametrize("title", TITLES)
def test_every_mark_is_said_in_words(title: str) -> None:
    found = {mark for text in texts(title, "en").values() for mark in marks(text)}
    assert found
    for lang in languages():
        spoken = read_messages((HOUSE / lang / "cli/marks.ftl").read_text())
        assert {f"mark-{mark.lower()}" for mark in found} <= spoken.keys()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TITLES)
def test_nothing_in_the_book_is_for_programs(title: str, lang: str) -> None:
    for number, text in texts(title, lang).items():
        assert not FOR_PROGRAMS.search(text), number


@pytest.mark.parametrize(("title", "lang"), OTHERS_WORDS)
def test_tours_and_lessons_call_things_as_the_game_does(title: str, lang: str) -> None:
    messages = find_title(title).words(lang).messages
    taught = [key for key in messages if key.startswith(("tour-", "lesson-"))]
    assert taught
    for key in taught:
        said = find_title(title).words(lang).text(key)
        assert not [word for word in OTHERS_WORDS[title, lang] if word in said], key


def rows(text: str) -> list[str]:
    return ["row" for line in text.splitlines() if line.startswith("|")]


def examples(text: str) -> list[str]:
    return ["example" for line in text.splitlines() if line.startswith("> ")]


def marks(text: str) -> list[str]:
    return re.findall(r"\[([A-Z]{1,9})\b[^]]*\](?!\()", text)
