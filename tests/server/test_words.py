"""Refusals are said in the language of the reader, notices and pages too."""

import ast
from pathlib import Path

import pytest

import ziggurat
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.fluent import BadWords
from ziggurat.kernel.words import languages, words
from ziggurat.sitting.errors import TableError
from ziggurat.table.notices import told

LAYERS = ("sitting", "local", "table", "server")
PREFIXES = ("error.", "table.", "notice.", "page.", "kernel.")


def keys() -> set[str]:
    """Every key of a sentence of the house that stands in the source of the table's layers."""
    found: set[str] = set()
    for layer in LAYERS:
        for path in (Path(ziggurat.__file__).parent / layer).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIXES):
                    found.add(node.value)
    return {key for key in found if not key.endswith(".")}


def sentences_in_code() -> set[str]:
    """What a refusal is made from that is no key: the second argument of every TableError."""
    found: set[str] = set()
    for layer in LAYERS:
        for path in (Path(ziggurat.__file__).parent / layer).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Name, ast.Attribute)):
                    continue
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in ("TableError", "Unproven") and node.args:
                    last = node.args[min(1, len(node.args) - 1)]
                    if isinstance(last, (ast.Constant, ast.JoinedStr)):
                        text = last.value if isinstance(last, ast.Constant) else "f-string"
                        found.add(str(text))
    return {text for text in found if not text.startswith(PREFIXES)}


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_of_the_table_is_there(lang: str) -> None:
    spoken = words("", lang)
    assert len(keys()) > 60
    assert {key for key in keys() if not spoken.has(key)} == set()


def test_no_refusal_is_written_in_the_code() -> None:
    assert sentences_in_code() == set()


def test_numbers_are_put_in() -> None:
    error = TableError("bad_name", "table.bad_name", n=32)
    assert str(error) == "A name has 1 to 32 letters."
    assert error.said("de") == "Ein Name hat 1 bis 32 Zeichen."
    assert TableError("rate", "table.too_often", n=1).said("de").endswith("in einer Sekunde wieder.")


def test_a_notice_is_told_in_the_language_of_its_reader() -> None:
    assert told("turn", "de", title="Antike II", table="Abend") == (
        "Du bist am Zug: Antike II",
        "Du bist am Zug bei Antike II (Abend).",
    )


def test_errors_are_refusals_and_bad_words_are_none() -> None:
    assert issubclass(TableError, ZigguratError) and not issubclass(BadWords, ZigguratError)
