"""Reading sentences written in Fluent (`.ftl`), and putting arguments into them.

The part of Fluent's syntax that people write here: text, `{ $argument }`, `{ "literal" }`, a selection by number or
word, `{ NAME($id, form: "acc") }` for the name of a thing, `{ RULE("R9.6") }` for a rule, attributes as forms of a
name. Terms, references to other messages and formatting functions are refused. A test holds this reader and these
sentences against Fluent's own parser and runtime.
"""

import re
from typing import Final, Protocol

from ziggurat.kernel.say import Say

TEXT: Final = re.compile(r"[^{}\n]+")
SPACES: Final = re.compile(r" *")
BLANK: Final = re.compile(r"[ \n]*")
IDENTIFIER: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
SPECIAL: Final = "}.*["  # what cannot begin a continued line of text


class BadWords(Exception):
    """A sentence that is not written as it should be; names its line."""


class Speaker(Protocol):
    """What a pattern asks while it is put into words."""

    def name(self, id: str, form: str = "") -> str: ...
    def say(self, say: Say) -> str: ...
    def category(self, n: int) -> str: ...


class Part:
    """A piece of a pattern."""

    def put(self, by: Speaker, args: dict[str, object]) -> str:
        raise NotImplementedError

    def arguments(self) -> dict[str, str]:
        """Each argument with what it is used as: `name`, `number` (a selection by plural) or `text`."""
        return {}


class Text(Part):
    def __init__(self, text: str) -> None:
        self.text = text

    def put(self, by: Speaker, args: dict[str, object]) -> str:
        return self.text


class Argument(Part):
    """`{ $n }`: a number, a text that people wrote, or something said by itself."""

    def __init__(self, name: str) -> None:
        self.name = name

    def put(self, by: Speaker, args: dict[str, object]) -> str:
        if self.name not in args:
            return "{" + self.name + "}"
        return plain(by, args[self.name])

    def arguments(self) -> dict[str, str]:
        return {self.name: "text"}


class Name(Part):
    """`{ NAME($card, form: "acc") }`: the argument is an id (or a list of them) and is said by its name."""

    def __init__(self, argument: str, form: str) -> None:
        self.argument = argument
        self.form = form

    def put(self, by: Speaker, args: dict[str, object]) -> str:
        if self.argument not in args:
            return "{" + self.argument + "}"
        return named(by, args[self.argument], self.form)

    def arguments(self) -> dict[str, str]:
        return {self.argument: "name"}


class Pattern(Part):
    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def put(self, by: Speaker, args: dict[str, object]) -> str:
        return "".join([part.put(by, args) for part in self.parts])

    def arguments(self) -> dict[str, str]:
        return {name: kind for part in self.parts for name, kind in part.arguments().items()}


class Choice(Part):
    """`{ $n -> [one] ... *[other] ... }`: the variant of the number itself, of its plural category or of the word."""

    def __init__(self, by_argument: str, by_name: Name | None, variants: dict[str, Part], usual: str) -> None:
        self.by_argument = by_argument
        self.by_name = by_name
        self.variants = variants
        self.usual = usual

    def put(self, by: Speaker, args: dict[str, object]) -> str:
        key = self.usual
        if self.by_name is not None:
            key = self.by_name.put(by, args)
        else:
            value = args.get(self.by_argument)
            if isinstance(value, int):
                key = str(value)
                if key not in self.variants:
                    key = by.category(abs(value))  # CLDR's rules know no sign: -1 is said like 1
            elif isinstance(value, str):
                key = value
        return self.variants.get(key, self.variants[self.usual]).put(by, args)

    def arguments(self) -> dict[str, str]:
        found = {name: kind for part in self.variants.values() for name, kind in part.arguments().items()}
        if self.by_name is None:
            found[self.by_argument] = "number"
        else:
            found[self.by_name.argument] = "name"
        return found


class Message:
    """A sentence, and under `forms` what a name is in other cases (`.acc`, `.many`, ...)."""

    __slots__ = ("forms", "pattern")

    def __init__(self, pattern: Part, forms: dict[str, Part]) -> None:
        self.pattern = pattern
        self.forms = forms


def plain(by: Speaker, value: object) -> str:
    if isinstance(value, Say):
        return by.say(value)
    if isinstance(value, (list, tuple)):
        return ", ".join([plain(by, part) for part in value])
    return str(value)


def named(by: Speaker, value: object, form: str) -> str:
    if isinstance(value, str):
        return by.name(value, form)
    if isinstance(value, (list, tuple)):
        return ", ".join([named(by, part, form) for part in value])
    return plain(by, value)


def read_messages(source: str) -> dict[str, Message]:
    """All messages of a file by their id; BadWords names the line of what cannot be read."""
    return _Reader(source.replace("\r\n", "\n")).messages()


class _Break:
    """The end of a line inside a text: how many lines, and how far the next one is indented."""

    def __init__(self, lines: int, indent: int) -> None:
        self.lines = lines
        self.indent = indent


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.end = len(source)
        self.at = 0

    def messages(self) -> dict[str, Message]:
        found: dict[str, Message] = {}
        while self.at < self.end:
            char = self.source[self.at]
            if char == "#":
                self._line()
            elif char == "\n":
                self.at += 1
            elif char == " ":
                if self._line().strip():
                    raise self.bad("an indented line that belongs to no message")
            else:
                name = self._identifier()
                if name in found:
                    raise self.bad(f"{name} is there twice")
                found[name] = self._message()
        return found

    def bad(self, what: str) -> BadWords:
        line = self.source.count("\n", 0, self.at) + 1
        return BadWords(f"line {line}: {what}")

    def _line(self) -> str:
        end = self.source.find("\n", self.at)
        end = self.end if end < 0 else end
        line, self.at = self.source[self.at : end], min(end + 1, self.end)
        return line

    def _identifier(self) -> str:
        found = IDENTIFIER.match(self.source, self.at)
        if found is None:
            raise self.bad("a message begins with its name; terms (-name) are not used here")
        self.at = found.end()
        return found.group()

    def _spaces(self) -> None:
        found = SPACES.match(self.source, self.at)
        self.at = self.at if found is None else found.end()

    def _blank(self) -> None:
        found = BLANK.match(self.source, self.at)
        self.at = self.at if found is None else found.end()

    def _expect(self, text: str) -> None:
        if not self.source.startswith(text, self.at):
            raise self.bad(f"{text!r} is expected here")
        self.at += len(text)

    def _message(self) -> Message:
        self._spaces()
        self._expect("=")
        pattern = self._pattern()
        if pattern is None:
            raise self.bad("a message without a text")
        forms: dict[str, Part] = {}
        while True:
            start = self.at
            self._blank()
            if not (self.at > start and self.source.startswith(".", self.at) and self.source[self.at - 1] == " "):
                self.at = start
                break
            self.at += 1
            form = self._identifier()
            self._spaces()
            self._expect("=")
            said = self._pattern()
            if said is None:
                raise self.bad(f"the form {form} is empty")
            forms[form] = said
        if self.at < self.end and self.source[self.at] != "\n":
            raise self.bad("this does not belong to the text")
        return Message(pattern, forms)

    def _pattern(self) -> Part | None:
        self._spaces()
        parts: list[Part | _Break] = []
        text = ""
        while self.at < self.end:
            char = self.source[self.at]
            if char == "{":
                if text:
                    parts.append(Text(text))
                    text = ""
                parts.append(self._placeable())
            elif char == "}":
                break
            elif char == "\n":
                start = self.at
                self._blank()
                line = self.source.rfind("\n", 0, self.at) + 1
                if self.at >= self.end or self.at == line or self.source[self.at] in SPECIAL:
                    self.at = start
                    break
                if text:
                    parts.append(Text(text))
                    text = ""
                parts.append(_Break(self.source.count("\n", start, self.at), self.at - line))
            else:
                found = TEXT.match(self.source, self.at)
                assert found is not None
                text += found.group()
                self.at = found.end()
        if text:
            parts.append(Text(text))
        return _dedented(parts)

    def _placeable(self) -> Part:
        self._expect("{")
        self._blank()
        part = self._expression()
        self._blank()
        if self.source.startswith("->", self.at):
            self.at += 2
            part = self._choice(part)
            self._blank()
        self._expect("}")
        return part

    def _expression(self) -> Part:
        char = self.source[self.at : self.at + 1]
        if char == '"':
            return Text(self._string())
        if char == "$":
            self.at += 1
            return Argument(self._identifier())
        function = self._identifier()
        if function not in ("NAME", "RULE"):
            raise self.bad(f"{function}: only $arguments, NAME and RULE stand in a sentence")
        self._expect("(")
        self._blank()
        if function == "RULE":
            number = self._string()
            self._blank()
            self._expect(")")
            return Text(number)
        self._expect("$")
        argument = self._identifier()
        form = ""
        self._blank()
        if self.source.startswith(",", self.at):
            self.at += 1
            self._blank()
            self._expect("form")
            self._blank()
            self._expect(":")
            self._blank()
            form = self._string()
            self._blank()
        self._expect(")")
        return Name(argument, form)

    def _string(self) -> str:
        self._expect('"')
        text = ""
        while self.at < self.end and self.source[self.at] not in '"\n':
            char = self.source[self.at]
            self.at += 1
            if char == "\\":
                char = self.source[self.at : self.at + 1]
                self.at += 1
                if char in "uU":
                    digits = 4 if char == "u" else 6
                    char = chr(int(self.source[self.at : self.at + digits], 16))
                    self.at += digits
            text += char
        self._expect('"')
        return text

    def _choice(self, by: Part) -> Part:
        if not isinstance(by, (Argument, Name)):
            raise self.bad("a selection is by an $argument or a NAME")
        variants: dict[str, Part] = {}
        usual = ""
        while True:
            self._blank()
            if self.source.startswith("*", self.at):
                if usual:
                    raise self.bad("two variants are marked as the usual one")
                self.at += 1
                usual = self._variant(variants)
            elif self.source.startswith("[", self.at):
                self._variant(variants)
            else:
                break
        if not usual:
            raise self.bad("no variant is marked (*) as the usual one")
        if isinstance(by, Name):
            return Choice(by.argument, by, variants, usual)
        return Choice(by.name, None, variants, usual)

    def _variant(self, into: dict[str, Part]) -> str:
        self._expect("[")
        self._blank()
        start = self.at
        if self.source[self.at : self.at + 1].isdigit():
            while self.source[self.at : self.at + 1].isdigit():
                self.at += 1
            key = self.source[start : self.at]
        else:
            key = self._identifier()
        self._blank()
        self._expect("]")
        said = self._pattern()
        if said is None:
            raise self.bad(f"the variant {key} is empty")
        into[key] = said
        return key


def _dedented(parts: list[Part | _Break]) -> Part | None:
    """Lines of a text lose the indentation they have in common; the end has no white space."""
    indents = [part.indent for part in parts if isinstance(part, _Break)]
    common = min(indents) if indents else 0
    found: list[Part] = []
    for number, part in enumerate(parts):
        if not isinstance(part, _Break):
            found.append(part)
        elif number:  # a text that begins on the next line has no break before it
            found.append(Text("\n" * part.lines + " " * (part.indent - common)))
        elif part.indent > common:
            found.append(Text(" " * (part.indent - common)))
    last = found[-1] if found else None
    if isinstance(last, Text) and parts and not isinstance(parts[-1], _Break):
        trimmed = last.text.rstrip(" ")
        found[-1] = Text(trimmed)
        if not trimmed and len(found) == 1:
            return None
    merged: list[Part] = []
    for piece in found:
        before = merged[-1] if merged else None
        if isinstance(piece, Text) and isinstance(before, Text):
            merged[-1] = Text(before.text + piece.text)
        else:
            merged.append(piece)
    if not merged:
        return None
    return merged[0] if len(merged) == 1 else Pattern(merged)
