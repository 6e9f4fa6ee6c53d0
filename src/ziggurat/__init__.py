"""Ziggurat: an open table for the great civilisation board games.

>>> import ziggurat as zg
>>> game = zg.new_game("antike", players=3, seed=7)
>>> game
<game of <antike, 3 players, 0 actions, to act: 2>, seed 7>
"""

import importlib
from typing import TYPE_CHECKING, Any

from ziggurat._fast import use_fast_build

if TYPE_CHECKING:
    from ziggurat.kernel.content import Pack
    from ziggurat.kernel.errors import Illegal, ZigguratError
    from ziggurat.kernel.game import Game, load_game, new_game
    from ziggurat.kernel.registry import find_title, title_ids
    from ziggurat.kernel.state import State
    from ziggurat.kernel.title import Title
    from ziggurat.players import Bot, Budget, View, bot_names, make_bot

__version__ = "0.1.0"

# The accelerator is a compiled copy of kernel/ and games/ kept outside the source tree. It is used only
# when it was built from exactly these sources, so an edited file is never shadowed by a stale build.
COMPILED = use_fast_build(__path__)

# Loaded when first asked for: the command line and the server have no use for all of it.
HOMES = {
    "kernel.content": ("Pack",),
    "kernel.errors": ("Illegal", "ZigguratError"),
    "kernel.game": ("Game", "load_game", "new_game"),
    "kernel.registry": ("find_title", "title_ids"),
    "kernel.state": ("State",),
    "kernel.title": ("Title",),
    "players": ("Bot", "Budget", "View", "bot_names", "make_bot"),
}

__all__ = [
    "COMPILED",
    "Bot",
    "Budget",
    "Game",
    "Illegal",
    "Pack",
    "State",
    "Title",
    "View",
    "ZigguratError",
    "bot_names",
    "find_title",
    "load_game",
    "make_bot",
    "new_game",
    "title_ids",
]


def __getattr__(name: str) -> Any:
    for home, names in HOMES.items():
        if name in names:
            return getattr(importlib.import_module(f"ziggurat.{home}"), name)
    raise AttributeError(f"ziggurat has no {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
