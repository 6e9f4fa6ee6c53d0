"""What can be played, and in which words."""

import asyncio
from functools import cache
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.options import Option
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rulebook import rulebook
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import Words, words
from ziggurat.players import bot_names
from ziggurat.server.asking import RESPONSES
from ziggurat.server.wire import Lang, OptionView, RuleView, Texts, TitleView
from ziggurat.table.tables import find


@get("/api/titles", responses=RESPONSES, sync_to_thread=False)
def list_titles(lang: FromQuery[Lang] = "en") -> list[TitleView]:
    """Every installed title."""
    found = []
    for id in title_ids():
        try:
            title = find_title(id)
        except (ImportError, AttributeError):
            # An entry point whose package is not there is not a title one can play.
            continue
        spoken = words(title.package, lang)
        options = [_option(option, spoken) for option in title.options]
        name = spoken.messages.get("title", title.name)
        found.append(TitleView(title.id, name, title.min_players, title.max_players, options, bot_names()))
    return found


def _option(option: Option, spoken: Words) -> OptionView:
    key = f"option.{option.id}"
    said = spoken.messages
    labels = {choice: said.get(f"{key}.{choice}", spoken.name(choice)) for choice in option.choices}
    return OptionView(
        option.id,
        option.kind,
        option.default,
        list(option.choices),
        labels,
        option.minimum,
        option.maximum,
        said.get(key, option.id),
        said.get(f"{key}.help", ""),
    )


@get("/api/titles/{title:str}/texts", responses=RESPONSES, sync_to_thread=False)
def texts(title: FromPath[str], lang: FromQuery[Lang] = "en") -> Texts:
    """The names of things, and all other messages of the title."""
    messages = words(_find(title).package, lang).messages
    names = {key[5:]: text for key, text in messages.items() if key.startswith("name.")}
    return Texts(lang, names, {key: text for key, text in messages.items() if not key.startswith("name.")})


@get("/api/titles/{title:str}/rules", responses=RESPONSES, sync_to_thread=False)
def rules(title: FromPath[str], lang: FromQuery[Lang] = "en") -> list[RuleView]:
    """The numbered rules; a chapter (`R9`) has its name as heading."""
    try:
        book = rulebook(_find(title).package, lang)
    except FileNotFoundError:
        return []
    return [RuleView(rule.number, rule.chapter, rule.text) for rule in book.values()]


@get("/api/titles/{title:str}/content", responses=RESPONSES)
async def content(title: FromPath[str]) -> dict[str, Any]:
    """The component records by file."""
    return await asyncio.to_thread(_content, _find(title))


@cache
def _content(title: Title) -> dict[str, Any]:
    """Read once: it never changes while the server runs."""
    return title.content(None)


def _find(id: str) -> Title:
    try:
        return find(id)
    except (ImportError, AttributeError) as error:
        raise ZigguratError(f"the title {id} is not whole: {error}") from None


HANDLERS = [list_titles, texts, rules, content]
