"""The actions worth a thought: bots try nothing else, which keeps them from being foolish and makes them quick.

What is left out cannot be best, or differs from what stays only in how it is paid: coins stand for anything, so they
are kept while the good itself is there; a way round the rondel is paid with what its field does not need.
"""

from typing import Final

from ziggurat.games.antike.codes import (
    CITY_AT,
    COINS,
    DO_MILITIA,
    DO_MOVERE,
    DO_SCIENTIA,
    DO_TEMPLUM,
    FOUNDING,
    GALLEY_AT,
    GIVE,
    GOLD,
    IRON,
    LEGION_AT,
    MARBLE,
    MILITIA,
    MOVEMENT,
    PAY,
    RONDEL,
    SCIENTIA,
    TEMPLE_AT,
    TEMPLUM,
    TO_FIELD,
    TRADE,
    WIDTH,
)
from ziggurat.games.antike.evaluate import goods_worth
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.state import Action

NEEDS: Final = (MARBLE, IRON, GOLD)  # what Templum, Militia and Scientia are paid with
OFFERS: Final = 3  # of all the ways to give for a trade, those that leave the most
RICH: Final = 6  # with this many of one good a trade is worth a look


def candidates(s: AntikeState, seat: int) -> tuple[Action, ...]:
    legal = s.legal(seat)
    if len(legal) < 2 or not s.stack:
        return legal
    step = s.stack[-1][0]
    if step == RONDEL:
        found = [action for action in legal if action[0] == TO_FIELD and not barren(s, s.board.field_does[action[1]])]
    elif step == PAY:
        found = least_of(legal, s.board.field_does[s.stack[-1][3]])
    elif step in (MILITIA, TEMPLUM, SCIENTIA, FOUNDING, MOVEMENT):
        found = cheapest(s, legal, step)
    elif step == GIVE:
        found = best_offers(s, legal)
    else:
        return legal
    return tuple(found) if found else legal


def barren(s: AntikeState, does: int) -> bool:
    """A field that would do nothing now: no temple to build, nobody to arm, nothing to learn, nobody to move."""
    row = s.active * WIDTH
    nat, board = s.nat, s.board
    coins = nat[row + COINS]
    if does == DO_TEMPLUM:
        sites = nat[row + CITY_AT] & ~nat[row + TEMPLE_AT]
        return not sites or nat[row + MARBLE] + coins < board.temple_cost
    if does == DO_MILITIA:
        return s.bellona != s.active and nat[row + IRON] + coins < board.unit_cost
    if does == DO_SCIENTIA:
        return nat[row + GOLD] + coins < board.cheapest
    if does == DO_MOVERE:
        return not nat[row + LEGION_AT] | nat[row + GALLEY_AT]
    return False


def least_of(legal: tuple[Action, ...], does: int) -> list[Action]:
    """Payments that take as little as can be of the good that the field needs."""
    if not DO_TEMPLUM <= does <= DO_SCIENTIA:
        return list(legal)
    at = 1 + NEEDS[does - DO_TEMPLUM]
    least = min([action[at] for action in legal])
    return [action for action in legal if action[at] == least]


def cheapest(s: AntikeState, legal: tuple[Action, ...], step: int) -> list[Action]:
    """Of the same thing paid in different ways the one with the fewest coins; trades where there is plenty."""
    row = s.active * WIDTH
    plenty = step != MOVEMENT and max(s.nat[row : row + 3]) >= RICH
    found: list[Action] = []
    for action in legal:
        if action[0] == TRADE:
            if plenty:
                found.append(action)
        elif not found or not same_but_for_coins(step, found[-1], action):
            found.append(action)
    return found


def same_but_for_coins(step: int, one: Action, other: Action) -> bool:
    """`legal` lists the ways to pay for a thing one after the other, fewest coins first."""
    if step == MOVEMENT or one[0] != other[0] or one[1] != other[1]:
        return False
    return step in (TEMPLUM, SCIENTIA) or one[2] == other[2]


def best_offers(s: AntikeState, legal: tuple[Action, ...]) -> list[Action]:
    row = s.active * WIDTH
    marble, iron, gold, coins = s.nat[row : row + 4]
    give = s.board.rates[s.stack[-1][2]][0]
    rated: list[tuple[float, Action]] = []
    for action in legal:
        left = coins - (give - action[1] - action[2] - action[3])
        rated.append((-goods_worth(marble - action[1], iron - action[2], gold - action[3], left), action))
    rated.sort()
    return [action for _, action in rated[:OFFERS]]
