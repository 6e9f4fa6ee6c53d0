"""Our reader of Fluent reads and says what Fluent's own parser and runtime do."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import ziggurat
from ziggurat.kernel.fluent import BadWords, read_messages
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import Words

HOUSE = Path(ziggurat.__file__).parent / "words"
FILES = sorted(HOUSE.rglob("*.ftl"))
ENGINE = [path for path in FILES if "client" not in path.parts]

EXAMPLES = (
    """\
# A comment
## A part
plain = Just text.
spaced   =   both sides trimmed
argument = You have { $n } coins, { $who }.
literal = { "{" }brace{ "}" } and { "\\u00e4" }
multi =
    First line
      further in
    last line
broken = begins here
    and goes on

    after a blank line
number = { $n ->
    [0] none
    [one] one coin
   *[other] { $n } coins
    }
word = { $kind ->
   *[land] by land
    [sea] by sea
}
nested = { $n ->
    [one] { $m ->
        [one] one and one
       *[other] one and { $m }
    }
   *[other] many
 } at the end
name-scholar = Gelehrter
    .acc = einen Gelehrten
    .many = Gelehrte
two-numbers = { $n } and { $m }
"""
    + "trailing = white space goes   \n"
)


def test_every_file_is_fluent() -> None:
    assert FILES
    parser = FluentParser()
    for path in FILES:
        resource = parser.parse(path.read_text())
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, (path.name, junk)
        messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
        read = read_messages(path.read_text())
        assert read.keys() == messages.keys()
        for key, entry in messages.items():
            assert read[key].forms.keys() == {attribute.id.name for attribute in entry.attributes}


@pytest.mark.parametrize("lang", ["en", "de", "pl", "ru"])
def test_sentences_come_out_as_fluents_own(lang: str) -> None:
    read = read_messages(EXAMPLES)
    spoken = Words(lang, read)
    bundle = official(lang, EXAMPLES)
    for key in read:
        for n in (-2, -1, 0, 1, 2, 3, 5, 12, 21, 22):
            args: dict[str, object] = {"n": n, "m": (n * 7) % 4, "who": "Red", "kind": "sea" if n % 2 else "air"}
            said, errors = bundle.format_pattern(pattern_of(bundle, key), args)
            assert not errors
            assert spoken.say(Say(key, args)) == said, key


def test_the_house_is_said_as_fluent_says_it() -> None:
    """Every sentence of every language, with a number and an id for each argument."""
    for path in ENGINE:
        lang = path.relative_to(HOUSE).parts[0]
        source = path.read_text()
        read = read_messages(source)
        spoken = Words(lang, read)
        bundle = official(lang, source, spoken)
        for key, message in read.items():
            for n in (1, 3):
                kinds = message.pattern.arguments()
                args: dict[str, object] = {name: n if kind != "name" else "scholar" for name, kind in kinds.items()}
                said, _errors = bundle.format_pattern(pattern_of(bundle, key), args)
                assert spoken.say(Say(key, args)) == said, (path.name, key)


def pattern_of(bundle: FluentBundle, key: str) -> Any:
    return bundle.get_message(key).value


def official(lang: str, source: str, spoken: Words | None = None) -> FluentBundle:
    def name(value: object, form: str = "") -> str:
        return spoken.name(str(value), str(form)) if spoken else str(value)

    functions: dict[str, Any] = {"NAME": name, "RULE": str}
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource(source))
    return bundle


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("-term = x", "terms"),
        ("a = { b }", "only"),
        ("a = { NUMBER($n) }", "only"),
        ("a =", "without a text"),
        ("a = x }", "does not belong"),
        ("a = { $n -> [one] x }", "usual"),
        ("a = { $n", "expected"),
        ("a = x\na = y", "twice"),
        ("# c\n  lost = x", "belongs to no message"),
    ],
)
def test_what_is_not_ours_is_refused_with_its_line(source: str, said: str) -> None:
    with pytest.raises(BadWords, match=said) as refused:
        read_messages("ok = fine\n" + source)
    assert "line " in str(refused.value)


def test_a_name_has_forms() -> None:
    spoken = Words("de", read_messages(EXAMPLES + 'wins = gewinnt { NAME($who, form: "acc") }\n'))
    assert spoken.say(Say("wins", {"who": "scholar"})) == "gewinnt einen Gelehrten"
    assert spoken.name("scholar", "dat") == "Gelehrter"
    assert spoken.name("nobody", "acc") == "nobody"


def test_what_is_missing_is_told() -> None:
    spoken = Words("en", read_messages("take = takes { $n } of { NAME($card) }"))
    assert spoken.missing(Say("take", {"n": 1})) == ["card"]
    assert spoken.missing(Say("give")) == ["give"]
    assert spoken.say(Say("take", {"n": 1})) == "takes 1 of {card}"
