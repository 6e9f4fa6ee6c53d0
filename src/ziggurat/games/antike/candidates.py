"""The actions worth a thought: bots try nothing else, which keeps them from being foolish and makes them quick.

What is left out cannot be best, or differs from what stays only in how it is paid: coins stand for anything, so they
are kept while the good itself is there; a way round the rondel is paid with what its field does not need.
"""

from typing import Final

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.state import Action

NEEDS: Final = (c.MARBLE, c.IRON, c.GOLD)  # what Templum, Militia and Scientia are paid with
RICH: Final = 6  # with this many of one good a trade is worth a look


def candidates(s: AntikeState, seat: int) -> tuple[Action, ...]:
    legal = s.legal(seat)
    if len(legal) < 2 or not s.stack:
        return legal
    step = s.stack[-1][0]
    if step == c.S_RONDEL:
        found = [
            action for action in legal if action[0] != c.A_TO_FIELD or not barren(s, s.tables.field_does[action[1]])
        ]
    elif step == c.S_PAY:
        found = least_of(legal, s.tables.field_does[s.stack[-1][3]])
    elif step in (c.S_MILITIA, c.S_TEMPLUM, c.S_SCIENTIA, c.S_FOUNDING, c.S_MOVEMENT):
        found = cheapest(s, legal, step)
    else:
        return legal
    return tuple(found) if found else legal


def barren(s: AntikeState, does: int) -> bool:
    """Templum without a temple to build."""
    row = s.active * c.WIDTH
    nat, t = s.nat, s.tables
    coins = nat[row + c.COINS]
    if does == c.DO_TEMPLUM:
        sites = nat[row + c.CITY_AT] & ~nat[row + c.TEMPLE_AT]
        return not sites or nat[row + c.MARBLE] + coins < t.temple_cost
    return False


def least_of(legal: tuple[Action, ...], does: int) -> list[Action]:
    """Payments that take as little as can be of the good that the field needs."""
    if not c.DO_TEMPLUM <= does <= c.DO_SCIENTIA:
        return list(legal)
    at = 1 + NEEDS[does - c.DO_TEMPLUM]
    least = min([action[at] for action in legal])
    return [action for action in legal if action[at] == least]


def cheapest(s: AntikeState, legal: tuple[Action, ...], step: int) -> list[Action]:
    """Of the same thing paid in different ways the one with the fewest coins; trades where there is plenty."""
    row = s.active * c.WIDTH
    plenty = step != c.S_MOVEMENT and max(s.nat[row : row + 3]) >= RICH
    found: list[Action] = []
    for action in legal:
        if action[0] == c.A_TRADE:
            if plenty:
                found.append(action)
        elif not found or not same_but_for_coins(step, found[-1], action):
            found.append(action)
    return found


def same_but_for_coins(step: int, one: Action, other: Action) -> bool:
    """`legal` lists the ways to pay for a thing one after the other, fewest coins first."""
    if step == c.S_MOVEMENT or one[0] != other[0] or one[1] != other[1]:
        return False
    return step in (c.S_TEMPLUM, c.S_SCIENTIA) or one[2] == other[2]
