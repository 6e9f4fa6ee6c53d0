"""The bots by name."""

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.players.bot import Bot
from ziggurat.players.greedy import Greedy
from ziggurat.players.random import Random

KINDS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


class UnknownBot(ZigguratError):
    """No bot of that name."""


def bot_names() -> list[str]:
    return list(KINDS)


def make_bot(name: str, seed: int) -> Bot:
    """A new bot of that name; the same seed makes it choose the same in the same game."""
    if name not in KINDS:
        raise UnknownBot(f"no bot {name!r}; there are: {', '.join(KINDS)}")
    return KINDS[name](rng_from_seed(seed))
