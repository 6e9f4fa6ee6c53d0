"""Who is strongest, weakest, most cultured (R18.5 to R18.7)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.derive import happy_of, science_rate_of, strength_of
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.tables import Effect

BY_SCIENCE: Final = 0
BY_STRENGTH: Final = 1


def rank(order: list[int], values: list[int]) -> list[int]:
    """Seats by value, highest first; of equals the one earlier in the order stands higher."""
    place = {seat: i for i, seat in enumerate(order)}
    return sorted(order, key=lambda seat: (-values[seat], place[seat]))


def by_strength(s: AgesState) -> list[int]:
    """All players still in the game, strongest first; the active player wins ties."""
    return rank(s.playing(), [strength_of(s, seat) for seat in range(s.players)])


def by_culture(s: AgesState) -> list[int]:
    return rank(s.playing(), [p.culture for p in s.civs])


def by_stat(s: AgesState, order: list[int], stat: int) -> list[int]:
    of = strength_of if stat == BY_STRENGTH else science_rate_of
    return rank(order, [of(s, seat) for seat in range(s.players)])


def named(s: AgesState, e: Effect) -> list[int]:
    """The civilisations an effect names, in turn order from the active player."""
    order = s.playing()
    target = e.target
    chosen: list[int] = []
    if target == c.TO_ALL:
        return order
    if target == c.TO_ACTIVE:
        return [s.turn]
    if target in (c.TO_STRONGEST, c.TO_WEAKEST, c.TO_TWO_STRONGEST, c.TO_TWO_WEAKEST):
        ranked = by_strength(s)
        # With two players "the two strongest" means only the stronger (R18.7).
        two = 1 if len(order) == 2 else 2
        if target == c.TO_STRONGEST:
            chosen = ranked[:1]
        elif target == c.TO_WEAKEST:
            chosen = ranked[-1:]
        elif target == c.TO_TWO_STRONGEST:
            chosen = ranked[:two]
        else:
            chosen = ranked[-two:]
    elif target == c.TO_MOST_CULTURE:
        chosen = by_culture(s)[:1]
    elif target == c.TO_LEAST_CULTURE:
        chosen = by_culture(s)[-1:]
    elif target == c.TO_ALL_BUT_LEAST_CULTURE:
        chosen = by_culture(s)[:-1]
    elif target == c.TO_MOST_CULTURE_IF_WEAK:
        two = 1 if len(order) == 2 else 2
        first = by_culture(s)[0]
        if first in by_strength(s)[-two:]:
            chosen = [first]
    elif target == c.TO_HAPPIEST:
        most = max([happy_of(s, seat) for seat in order])
        chosen = [seat for seat in order if happy_of(s, seat) == most]
    return [seat for seat in order if seat in chosen]
