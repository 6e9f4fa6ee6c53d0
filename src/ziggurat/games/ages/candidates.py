"""The actions worth a thought: bots try nothing else, which keeps them from being foolish and makes them quick."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.derive import discontent_of, recount, science_rate_of, strength_of
from ziggurat.games.ages.evaluate import turns_left
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.state import Action

PATIENCE: Final = 4.0  # turns of science that a technology may cost beyond what is there
UNPAID: Final = 2  # technologies in the hand that science cannot pay for now; no more are taken
WAR_LEAD: Final = 3  # strength a war needs beyond the enemy's: he arms until it is decided


def candidates(s: AgesState, seat: int) -> tuple[Action, ...]:
    legal = s.legal(seat)
    if len(legal) < 2:
        return legal
    # Each action will be tried on a copy: what is counted here need not be counted there.
    for other in range(s.players):
        if s.civs[other].dirty:
            recount(s, other)
    step = s.stack[-1][0]
    if step == c.S_ACTIONS:
        found = sensible_actions(s, seat, legal)
    elif step == c.S_POLITICS:
        found = sensible_politics(s, seat, legal)
    else:
        return legal
    return tuple(found) if found else legal


def sensible_actions(s: AgesState, seat: int, legal: tuple[Action, ...]) -> list[Action]:
    """No tearing down but to end an uprising, no cards that only fill the hand, as many military cards as there are."""
    t = s.tables
    p = s.civs[seat]
    rate = science_rate_of(s, seat)
    unpaid = 0
    for card in p.civil:
        if t.types[card] == c.TECHNOLOGY and t.science[card] > p.science:
            unpaid += 1
    uprising = discontent_of(s, seat) > p.unused
    found: list[Action] = []
    ended = False
    for action in legal:
        kind = action[0]
        if kind == c.A_TAKE:
            card = s.row[action[1]]
            if t.types[card] == c.TECHNOLOGY and t.science[card] > p.science:
                if unpaid >= UNPAID or t.science[card] > p.science + PATIENCE * rate + 1:
                    continue
        elif (kind == c.A_DESTROY or kind == c.A_DISBAND) and not uprising:
            continue
        elif kind == c.A_END:
            if ended:
                continue
            ended = True
        found.append(action)
    return found


def sensible_politics(s: AgesState, seat: int, legal: tuple[Action, ...]) -> list[Action]:
    """No attack that has to fail, and no war that the end of the game comes before."""
    mine = strength_of(s, seat)
    found: list[Action] = []
    for action in legal:
        kind = action[0]
        if kind == c.A_AGGRESSION and mine <= strength_of(s, action[2]):
            continue
        if kind == c.A_WAR and (mine < strength_of(s, action[2]) + WAR_LEAD or turns_left(s, seat) < 1.0):
            continue
        found.append(action)
    return found
