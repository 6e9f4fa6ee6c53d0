"""What can be played, and in which words."""

from typing import Any

import msgspec

from ziggurat.kernel.content import Pack, with_doubts
from ziggurat.kernel.data import read_text
from ziggurat.kernel.options import Option
from ziggurat.kernel.rulebook import rulebook
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import Words, words
from ziggurat.players import LEVELS, bot_names
from ziggurat.sitting.colours import colours_of
from ziggurat.sitting.views import pack_view
from ziggurat.sitting.wire import LevelView, OptionView, PackFile, RuleView, Texts, TitleView


def about(title: Title, lang: str, pack: Pack | None = None) -> TitleView:
    """A title in the lobby; `pack` are the corrected figures that new tables of it are played with."""
    spoken = words(title.package, lang)
    return TitleView(
        title.id,
        spoken.text("title", title.name),
        title.min_players,
        title.max_players,
        [_option(option, spoken) for option in title.options],
        bot_names(),
        [LevelView(id, spoken.text(f"level.{id}"), spoken.text(f"level.{id}.line")) for id in LEVELS],
        pack_view(pack, title.content.digest(pack)),
        colours_of(title.id, title.max_players),
    )


def _option(option: Option, spoken: Words) -> OptionView:
    key = f"option.{option.id}"
    labels = {choice: spoken.text(f"{key}.{choice}", spoken.name(choice)) for choice in option.choices}
    return OptionView(
        option.id,
        option.kind,
        option.default,
        list(option.choices),
        labels,
        option.minimum,
        option.maximum,
        spoken.text(key, option.id),
        spoken.text(f"{key}.help"),
    )


def texts(title: Title, lang: str, pack: Pack | None = None) -> Texts:
    """The names of things, and what else is said of the title (but notes on sources), with the figures of the pack."""
    spoken = title.words(lang, pack)
    names = {key[5:]: spoken.text(key) for key in spoken.messages if key.startswith("name-")}
    others = {key: spoken.text(key) for key in spoken.messages if not key.startswith(("name-", "note-"))}
    return Texts(lang, names, others)


def content(title: Title, pack: Pack | None = None) -> dict[str, Any]:
    """The figures in force by file and section; a record that is not certain says why under `doubt`."""
    shown: dict[str, Any] = with_doubts(title.content.files(pack))
    return shown


def pack_file(pack: Pack) -> PackFile:
    """The corrections themselves, for a device that goes on with a game that is played with them."""
    return PackFile(pack.name, msgspec.json.encode(read_text(pack.text)).decode())


def rules(title: Title, lang: str) -> list[RuleView]:
    """The numbered rules; a chapter (`R9`) has its name as heading."""
    try:
        book = rulebook(title.package, lang)
    except FileNotFoundError:
        return []
    return [RuleView(rule.number, rule.chapter, rule.text) for rule in book.values()]
