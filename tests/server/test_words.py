"""Refusals are said in the language of the reader."""

import ast
from pathlib import Path

import ziggurat.server
import ziggurat.table
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.texts import GERMAN, TEXTS


def sentences() -> set[str]:
    """The second argument of every TableError in the source."""
    found: set[str] = set()
    for package in (ziggurat.table, ziggurat.server):
        for path in Path(package.__path__[0]).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                named = isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute))
                if not named or len(node.args) < 2:
                    continue
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in ("TableError", "__init__"):
                    found |= {
                        part.value
                        for part in ast.walk(node.args[1])
                        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.endswith(".")
                    }
    return found


def test_every_refusal_has_a_german_sentence() -> None:
    assert len(sentences()) > 25
    assert sentences() - set(GERMAN) == set()
    assert set(TEXTS["en"]) == set(TEXTS["de"])


def test_numbers_are_put_in() -> None:
    error = TableError("bad_name", "A name has 1 to {n} letters.", n=32)
    assert str(error) == "A name has 1 to 32 letters."
    assert error.said("de") == "Ein Name hat 1 bis 32 Zeichen."
    assert TableError("x", "Odd {braces} stay.").said("de") == "Odd {braces} stay."
