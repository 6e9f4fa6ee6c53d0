"""Putting what the engine says into a language: `locale/<lang>.yaml` of a title over the kernel's own."""

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from ziggurat.kernel.say import Say

LANGUAGES = ("en", "de")


class Words:
    """The messages of one title in one language, English behind it.

    A file is nested mappings; keys join with dots. `name.<id>` names a thing: a string argument of a
    message is replaced by it. A message with a number `n` may have a `.one` form beside it.
    """

    __slots__ = ("lang", "messages")
    lang: str
    messages: dict[str, str]

    def __init__(self, lang: str, messages: dict[str, str]) -> None:
        self.lang = lang
        self.messages = messages

    def name(self, id: str) -> str:
        return self.messages.get("name." + id, id)

    def say(self, say: Say) -> str:
        key = say.key
        if say.args.get("n") == 1 and key + ".one" in self.messages:
            key += ".one"
        message = self.messages.get(key)
        if message is None:
            return key
        return message.format_map({name: self._value(value) for name, value in say.args.items()})

    def _value(self, value: object) -> object:
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, Say):
            return self.say(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._value(part)) for part in value)
        return value


@cache
def words(package: str, lang: str) -> Words:
    """The words of a title's package in a language; what the language lacks is said in English."""
    messages: dict[str, str] = {}
    for spoken in ("en",) if lang == "en" else ("en", lang):
        for origin in ("ziggurat.kernel", package):
            folder = resources.files(origin).joinpath("locale")
            # One language may be split over several files: en.yaml, en.cards.yaml, ...
            for entry in sorted(folder.iterdir(), key=lambda e: e.name) if folder.is_dir() else ():
                if entry.name.startswith(spoken + ".") and entry.name.endswith(".yaml"):
                    _flatten(msgspec.yaml.decode(entry.read_bytes()), "", messages)
    return Words(lang, messages)


def _flatten(value: Any, prefix: str, into: dict[str, str]) -> None:
    for key, part in value.items():
        name = f"{prefix}.{key}" if prefix else str(key)
        if isinstance(part, dict):
            _flatten(part, name, into)
        else:
            into[name] = str(part)
