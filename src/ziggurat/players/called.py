"""How sentences speak of a player: by what the seat is in the game, as the title's own sentences do."""

from collections.abc import Callable
from typing import Any

from ziggurat.kernel.say import Say
from ziggurat.kernel.title import Title


def _nations(seen: Any, seat: int) -> list[str]:
    return [id for id in seen.order or seen.nations if seen.nations[id].seat == seat]


def _civilization(seen: Any, seat: int) -> list[str]:
    civilization = seen.players[seat].civilization
    return [] if civilization is None else [civilization]


def _leader(seen: Any, seat: int) -> list[str]:
    leader = seen.players[seat].leader
    return [] if leader is None else [leader]


def _colour(_seen: Any, seat: int) -> list[str]:
    return [f"seat_{seat}"]


ROLES: dict[str, Callable[[Any, int], list[str]]] = {
    "ages": _colour,
    "antike": _nations,
    "civilization": _civilization,
    "mosaic": _leader,
}


def roles(title: Title, seen: Any, seat: int) -> list[str]:
    """The ids of the nations, leader or colour that the seat is in what is seen, once they are known."""
    found = ROLES.get(title.id)
    return found(seen, seat) if found is not None and title.package.startswith("ziggurat.games.") else []


def called(title: Title, seen: Any, seats: list[int]) -> list[object]:
    """For `NAME` in a sentence: what the seats are in the game, by their number where they are nothing yet."""
    names: list[object] = []
    for seat in seats:
        names += roles(title, seen, seat) or [Say("hint.player", {"n": seat + 1})]
    return names
