"""Where a city may be founded, and where the figures standing there go (R6.3, R6.4)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.world import stacked

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState


def city_slot(s: "CivilizationState", seat: int) -> int:
    """R6.3: the free city marker for one more city, -1 when the maximum is reached."""
    free = -1
    count = 0
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        if s.centre[city] != -1:
            count += 1
        elif free == -1:
            free = city
    return free if count < s.max_cities[seat] else -1


def can_found(s: "CivilizationState", seat: int, square: int) -> str | None:
    """R6.3-R6.4: why no city can be founded there; None when it can."""
    if s.ground[square] == c.WATER:
        return "water"
    ring = s.board.ring[square]
    if not ring:
        return "edge"
    # A centre less than three squares away has this square, or one next to it, in its own ring or as itself.
    if s.rim_of[square] != -1:
        return "near"
    for near in ring:
        if s.ground[near] < 0:
            return "unexplored"
        if s.rim_of[near] != -1:
            return "near"
        if s.token[near] != c.NO_TOKEN:
            return "token"
        owner = s.owner_at[near]
        if owner != -1 and owner != seat:
            return "enemy"
    if s.token[square] != c.NO_TOKEN:
        return "token"
    if stacked(s, seat, square) > 1 and not displacement_possible(s, seat, square):
        return "stack"
    return None


def displacement_possible(s: "CivilizationState", seat: int, square: int) -> bool:
    """R6.4: every other figure there needs an adjacent square to go to."""
    room = 0
    for near in displacement_squares(s, seat, square):
        room += s.stack_limit[seat] - stacked(s, seat, near)
    return room >= stacked(s, seat, square) - 1


def displacement_squares(s: "CivilizationState", seat: int, square: int) -> list[int]:
    """Adjacent squares where a figure could end a move without battle or exploration."""
    return [
        near
        for near in s.board.around[square]
        if s.ground[near] >= 0
        and (s.ground[near] != c.WATER or s.water[seat] == c.END_ON_WATER)
        and s.owner_at[near] in (-1, seat)
        and s.token[near] == c.NO_TOKEN
        and s.city_at[near] == -1
        and stacked(s, seat, near) < s.stack_limit[seat]
    ]
