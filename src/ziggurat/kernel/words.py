"""Putting what the engine says into a language.

A language is a folder of Fluent files: `ziggurat/words/<language>/*.ftl` for the house and one folder below it for each
title. A title from elsewhere brings `words/<language>/` in its own package. Languages are found, not listed.
"""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from ziggurat.kernel.fluent import BadWords, Message, read_messages
from ziggurat.kernel.plurals import PLURALS
from ziggurat.kernel.say import Say


class Words:
    """The messages of one title in one language, English behind it.

    A key `log.take` of the engine is the message `log-take` of the files; `name-<id>` names a thing, with its forms in
    other cases as attributes.
    """

    __slots__ = ("category", "lang", "messages")

    def __init__(self, lang: str, messages: dict[str, Message]) -> None:
        self.lang = lang
        self.messages = messages
        self.category = PLURALS.get(lang, PLURALS["en"])

    def has(self, key: str) -> bool:
        return key.replace(".", "-") in self.messages

    def name(self, id: str, form: str = "") -> str:
        """What a thing is called; a form that the name lacks is the name itself."""
        message = self.messages.get("name-" + id)
        if message is None:
            return id
        return message.forms.get(form, message.pattern).put(self, {})

    def say(self, say: Say) -> str:
        message = self.messages.get(say.key.replace(".", "-"))
        return say.key if message is None else message.pattern.put(self, say.args)

    def text(self, key: str, otherwise: str = "") -> str:
        """What is said under a key without arguments; arguments, if there are any, stay as `{name}`."""
        message = self.messages.get(key.replace(".", "-"))
        return otherwise if message is None else message.pattern.put(self, {})

    def missing(self, say: Say) -> list[str]:
        """What keeps this from being said: the key itself, or arguments that the sentence needs."""
        message = self.messages.get(say.key.replace(".", "-"))
        if message is None:
            return [say.key]
        return [name for name in message.pattern.arguments() if name not in say.args]


@cache
def languages() -> tuple[str, ...]:
    """Every language there is a folder for, English first."""
    found = sorted(entry.name for entry in _house().iterdir() if entry.is_dir() and not entry.name.startswith("_"))
    return ("en", *(lang for lang in found if lang != "en"))


@cache
def words(package: str, lang: str) -> Words:
    """The words of a title's package in a language; what the language lacks is said in English."""
    messages: dict[str, Message] = {}
    for spoken in ("en",) if lang == "en" else ("en", lang):
        for folder in (_house().joinpath(spoken), title_folder(package, spoken)):
            messages.update(read_folder(folder))
    return Words(lang, messages)


def title_folder(package: str, lang: str) -> Traversable:
    """Where a title keeps its words: with the house if it lives there, else in its own package."""
    if not package:
        return _house().joinpath(lang, "none")
    if package.startswith("ziggurat.games."):
        return _house().joinpath(lang, package.rpartition(".")[2])
    return resources.files(package).joinpath("words", lang)


def read_folder(folder: Traversable) -> dict[str, Message]:
    """All messages of a folder; no two files say the same thing."""
    found: dict[str, Message] = {}
    if not folder.is_dir():
        return found
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if not entry.name.endswith(".ftl"):
            continue
        try:
            read = read_messages(entry.read_text("utf-8"))
        except BadWords as error:
            raise BadWords(f"{entry.name}, {error}") from None
        twice = found.keys() & read.keys()
        if twice:
            raise BadWords(f"{entry.name} says again: {', '.join(sorted(twice))}")
        found.update(read)
    return found


def _house() -> Traversable:
    return resources.files("ziggurat").joinpath("words")
