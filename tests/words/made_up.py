"""Languages made from English by a program, to see that every sentence can be translated.

All letters are changed into wide ones, so a plain letter in what is said has escaped translation. The plurals are those
of a real language; each variant is marked with its category.
"""

import shutil
import sys
from pathlib import Path

from babel.core import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

import ziggurat

PACKAGE = Path(ziggurat.__file__).parent
# A language that CLDR has never heard of, with English plurals, and one with six categories.
UNKNOWN, ARABIC = "xx", "ar"
WIDE = {ord(plain): ord(plain) - 0x20 + 0xFF00 for plain in map(chr, [*range(0x41, 0x5B), *range(0x61, 0x7B)])}
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


def wide(text: str) -> str:
    return text.translate(WIDE)


def mark(category: str) -> str:
    return f"‹{wide(category)}›"


class Translator(visitor.Transformer):
    def __init__(self, categories: list[str]) -> None:
        self.categories = categories

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(wide(node.value))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        by_number = keys and keys <= set(CATEGORIES) and keys != {"other"}
        node.variants = [self.visit(variant) for variant in node.variants]
        if not by_number or self.categories == ["one", "other"]:
            return node
        exact = [variant for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)]
        usual = next(variant for variant in node.variants if variant.default)
        for category in self.categories:
            pattern = usual.value.clone()
            pattern.elements.insert(0, ast.TextElement(mark(category)))
            exact.append(ast.Variant(ast.Identifier(category), pattern, default=category == "other"))
        node.variants = exact
        return node


def translate(source: str, lang: str) -> str:
    tags = set(Locale(lang).plural_form.tags) | {"other"} if lang != UNKNOWN else {"one", "other"}
    resource = FluentParser().parse(source)
    Translator([category for category in CATEGORIES if category in tags]).visit(resource)
    return str(FluentSerializer().serialize(resource))


def package_with(folder: Path, *made: str) -> Path:
    """A copy of the package in which the languages have their folders; nothing else is done to add one."""
    copy = folder / "src" / "ziggurat"
    shutil.copytree(PACKAGE, copy, ignore=_left_out)
    for lang in made:
        for file in (PACKAGE / "words/en").rglob("*.ftl"):
            at = copy / "words" / lang / file.relative_to(PACKAGE / "words/en")
            at.parent.mkdir(parents=True, exist_ok=True)
            at.write_text(translate(file.read_text(), lang))
    return copy.parent


def _left_out(at: str, names: list[str]) -> set[str]:
    return {name for name in names if name == "__pycache__" or (name == "client" and Path(at).name == "server")}


if __name__ == "__main__":
    # For the browser's walk: python -m tests.words.made_up FOLDER
    print(package_with(Path(sys.argv[1]), UNKNOWN))
