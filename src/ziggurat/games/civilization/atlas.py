"""What bots remember of the map, from one decision to the next."""

from typing import Final

MOST: Final = 4000  # of what was found; then all of it is forgotten

# What changes on a map
LAND: Final = 0  # tiles, terrain, huts and villages
SITES: Final = 1  # cities, and icons outside their outskirts
FIGURES_OF: Final = 2  # + seat


class Atlas:
    """What was found near figures, on all the maps that a game and its copies had. Each change makes a map of its own.

    A change is the number of the latest map then. So the latest change of all that matters to a figure names a map on
    which that is the same, whichever copy of the game asks.
    """

    __slots__ = ("found", "maps")
    found: dict[int, float]
    maps: int


def new_atlas() -> Atlas:
    atlas = Atlas()
    atlas.found = {}
    atlas.maps = 0
    return atlas
