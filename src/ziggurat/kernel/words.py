"""Putting what the engine says into a language.

A language is a folder of Fluent files: `ziggurat/words/<language>/*.ftl` for the house and one folder below it for each
title. A title from elsewhere brings `words/<language>/` in its own package. Languages are found, not listed.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.fluent import BadWords, Message, read_messages
from ziggurat.kernel.plurals import PLURALS
from ziggurat.kernel.say import Say

if TYPE_CHECKING:
    from ziggurat.kernel.content import Content, Pack


class Words:
    """The messages of one title in one language, English behind it.

    A key `log.take` of the engine is the message `log-take` of the files; `name-<id>` names a thing, with its forms in
    other cases as attributes.
    """

    __slots__ = ("_figures", "category", "lang", "messages", "outdated")

    def __init__(
        self,
        lang: str,
        messages: dict[str, Message],
        figures: "Callable[[], dict[str, dict[str, object]]] | None" = None,
        outdated: frozenset[str] = frozenset(),
    ) -> None:
        self.lang = lang
        self.messages = messages
        self.category = PLURALS.get(lang, PLURALS["en"])
        self._figures = figures
        self.outdated = outdated  # components that do other things than their text says

    def figures(self, id: str) -> dict[str, object]:
        """The numbers that the name and the text of a component are made from: its own and those of no component."""
        if self._figures is None:
            return {}
        known = self._figures()
        return {**known.get("", {}), **known.get(id, {})}

    def has(self, key: str) -> bool:
        return key.replace(".", "-") in self.messages

    def name(self, id: str, form: str = "") -> str:
        """What a thing is called; a form that the name lacks is the name itself.

        A square without a name is called by where it lies, as on the edges of the map: `l6` is L6.
        """
        message = self.messages.get("name-" + id)
        if message is None:
            return id.upper() if id[:1].isalpha() and id[1:].isdigit() else id
        pattern = message.forms.get(form, message.pattern)
        return pattern.put(self, self.figures(id) if pattern.arguments() else {})

    def say(self, say: Say) -> str:
        message = self.messages.get(say.key.replace(".", "-"))
        return say.key if message is None else message.pattern.put(self, say.args)

    def text(self, key: str, otherwise: str = "") -> str:
        """What is said under a key without arguments; arguments, if there are any, stay as `{name}`."""
        key = key.replace(".", "-")
        message = self.messages.get(key)
        if message is None:
            return otherwise
        if key.startswith(("text-", "name-")):
            id = key[5:]
            if key.startswith("text-") and id in self.outdated:
                return otherwise
            return message.pattern.put(self, self.figures(id) if message.pattern.arguments() else {})
        return message.pattern.put(self, {})

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
        messages.update(_house_words(spoken))
        messages.update(read_folder(title_folder(package, spoken)))
    return Words(lang, messages, partial(_built_in, package))


@cache
def _house_words(lang: str) -> dict[str, Message]:
    """What every title can say, read once for a language."""
    return read_folder(_house().joinpath(lang))


@cache
def _built_in(package: str) -> dict[str, dict[str, object]]:
    from ziggurat.kernel.content import figures_of, read_files

    return figures_of(read_files(package)) if resources.files(package).joinpath("content").is_dir() else {}


@cache
def _corrected(content: "Content[Any, Any]", pack: "Pack") -> dict[str, dict[str, object]]:
    from ziggurat.kernel.content import figures_of

    return figures_of(content.files(pack))


@cache
def content_words(content: "Content[Any, Any]", package: str, lang: str, pack: "Pack | None") -> Words:
    """A title's words with the figures of a pack in them, and what the pack says itself.

    A text whose component was changed in more than its numbers is not told any more, unless the pack brings another.
    """
    spoken = words(package, lang)
    if pack is None:
        return spoken
    from ziggurat.kernel.errors import BadContent

    own: dict[str, Message] = {}
    for language in dict.fromkeys(("en", lang)):
        for key, text in pack.words.get(language, {}).items():
            try:
                own.update(read_messages(f"{key} = {text}\n"))
            except BadWords as error:
                raise BadContent(f"{pack.name}: words {language} {key}: {error}") from None
    outdated = outdated_texts(spoken, content, content.files(pack), own)
    return Words(lang, spoken.messages | own, partial(_corrected, content, pack), outdated)


def outdated_texts(
    spoken: Words, content: "Content[Any, Any]", files: dict[str, Any], own: dict[str, Message]
) -> frozenset[str]:
    """The components that do other things with these files than their text says."""
    from ziggurat.kernel.content import changes

    outdated: set[str] = set()
    for change in changes(content.files(), files):
        said = spoken.messages.get("text-" + change.record)
        field = change.field
        first = field.split(".")[0]
        shown = content.is_beside(change.file, first) or first in PROVENANCE
        if said is None or "text-" + change.record in own or shown:
            continue
        if isinstance(change.old, list) and isinstance(change.new, list):
            differ = _other_numbers(change.old, change.new, field.replace(".", "_"))
        else:
            differ = {field.replace(".", "_")} if isinstance(change.new, int) else None
        if differ is None or not differ <= set(said.pattern.arguments()):
            outdated.add(change.record)
    return frozenset(outdated)


PROVENANCE: Final = ("source", "confidence", "evidence", "note", "notes", "id")


def _other_numbers(old: Any, new: Any, path: str) -> set[str] | None:
    """Where two values differ in a number; None where they differ in anything else."""
    if old == new:
        return set()
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        parts = [(old[key], new[key], f"{path}_{key}") for key in old]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        parts = [(old[at], new[at], f"{path}_{at}") for at in range(len(old))]
    else:
        return {path} if type(old) is int and type(new) is int else None
    found: set[str] = set()
    for before, after, at in parts:
        inner = _other_numbers(before, after, at)
        if inner is None:
            return None
        found |= inner
    return found


def title_folder(package: str, lang: str) -> Traversable:
    """Where a title keeps its words: with the house if it lives there, like the command line, else in its package."""
    if not package:
        return _house().joinpath(lang, "none")
    if package.startswith("ziggurat."):
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
