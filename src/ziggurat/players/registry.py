"""The bots by name: Ziggurat's own, those of other packages by entry point, `module:NAME` for one being written,
`learned@FILE` for one being trained."""

import importlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.players.bot import Bot
from ziggurat.players.greedy import Greedy
from ziggurat.players.learned import LearnedGreedy, LearnedSearch, from_file
from ziggurat.players.levels import LEVELS
from ziggurat.players.random import Random
from ziggurat.players.search import Search

GROUP = "ziggurat.bots"
Maker = Callable[[Rng], Bot]
OWN: dict[str, Maker] = {
    **LEVELS,
    "search": LearnedSearch,
    "evaluated-search": Search,
    "learned": LearnedGreedy,
    "greedy": Greedy,
    "random": Random,
}


class UnknownBot(ZigguratError):
    """No bot of that name."""


def bot_names() -> list[str]:
    return [*OWN, *sorted({entry.name for entry in entry_points(group=GROUP)} - OWN.keys())]


def imported(name: str) -> object:
    """What `module:NAME` leads to; ImportError says why where it leads nowhere, whatever its module stumbles over."""
    module, _, attribute = name.partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)
    except Exception as error:
        raise ImportError(f"{type(error).__name__}: {error}") from error


@cache
def find_bot(name: str) -> Maker:
    if name in OWN:
        return OWN[name]
    found: object = None
    if "@" in name:
        found = from_file(name)
        if found is None:
            raise UnknownBot(Say("error.no_bot", {"bot": repr(name), "bots": ", ".join(bot_names())}))
    elif ":" in name:
        try:
            found = imported(name)
        except ImportError as error:
            raise UnknownBot(Say("error.bot_import", {"bot": repr(name), "detail": str(error)})) from None
    else:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                found = entry.load()
                break
        else:
            raise UnknownBot(Say("error.no_bot", {"bot": repr(name), "bots": ", ".join(bot_names())}))
    if not callable(found):
        raise UnknownBot(Say("error.bot_maker", {"bot": name}))
    return found


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of that name; the same seed makes it choose the same in the same game."""
    bot = find_bot(name)(rng_from_seed(seed))
    if not isinstance(bot, Bot):
        raise UnknownBot(Say("error.bot_kind", {"bot": name}))
    return bot
