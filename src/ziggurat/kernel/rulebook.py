"""The numbered rules of a title.

`rules.md` (and `rules.de.md` where there is one) is the book for people. What only a program has to know, such as the
order of questions or how a position is written down, stands in `rules.engine.md`, with numbers and proofs as well.
"""

import re
from functools import cache
from importlib import resources

NUMBER = re.compile(r"^(?:#+ +|- )?(\*\*)?(R\d+(?:\.\d+)*[a-z]?)(\*\*)?(?=[\s.:)]|$)[.:]?\s*(.*)$")


class Rule:
    """A numbered rule; a chapter (`R9`) has a heading, a rule (`R9.6`) has a text."""

    __slots__ = ("chapter", "number", "text")
    number: str
    chapter: str
    text: str

    def __init__(self, number: str, chapter: str, text: str) -> None:
        self.number = number
        self.chapter = chapter
        self.text = text


@cache
def rulebook(package: str, lang: str = "en") -> dict[str, Rule]:
    """Every numbered rule by its number, in the order of the text; English where `lang` has no book."""
    folder = resources.files(package)
    path = folder.joinpath("rules.md" if lang == "en" else f"rules.{lang}.md")
    if not path.is_file():
        path = folder.joinpath("rules.md")
    return read_rules(path.read_text(encoding="utf-8"))


@cache
def engine_rules(package: str) -> dict[str, Rule]:
    """The numbered rules that no player needs, from `rules.engine.md`; none where a title has no such file."""
    path = resources.files(package).joinpath("rules.engine.md")
    return read_rules(path.read_text(encoding="utf-8")) if path.is_file() else {}


def read_rules(text: str) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    chapter = ""
    current: Rule | None = None
    for line in text.splitlines():
        match = NUMBER.match(line)
        if match and match.group(2) not in rules:
            bold, number, plain, rest = match.groups()
            if bold and not plain:  # the number begins a bold phrase that goes on
                rest = "**" + rest
            if line.startswith("#") and "." not in number:
                chapter = rest
            current = Rule(number, chapter, rest)
            rules[number] = current
        elif line.startswith(("## ", "---")):
            current = None
        elif current is not None and (line.strip() or current.text):
            current.text += "\n" + line
    for rule in rules.values():
        rule.text = rule.text.strip()
    return rules
