"""The actions worth a thought: bots try nothing else, which keeps them from being foolish and makes them quick."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.evaluate import hex_values
from ziggurat.games.mosaic.holdings import holdings
from ziggurat.games.mosaic.payment import in_kind
from ziggurat.games.mosaic.regions import standing
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.state import Action

HEXES: Final = 8  # of all the places for a piece, the most promising


def candidates(s: MosaicState, seat: int) -> tuple[Action, ...]:
    if s.stack and s.stack[-1][0] == c.S_PAY and s.stack[-1][1] == 1 << seat:
        return (in_kind(s, s.stack[-1], seat),)  # two money for one: what one has is paid in kind
    legal = s.legal(seat)
    if len(legal) < 2:
        return legal
    # Whoever asks will try them out on copies: what these share is counted once, before they are made.
    standing(s)
    holdings(s, seat)
    step = s.stack[-1][0]
    if step == c.S_TURN or step == c.S_PEEK:
        return tuple(sensible(s, legal))
    if (step == c.S_PLACE or step == c.S_PLACE_WONDER) and len(legal) > HEXES:
        return tuple(best_hexes(s, seat, legal))
    return legal


def sensible(s: MosaicState, legal: tuple[Action, ...]) -> list[Action]:
    """No piece without a card while its card is on offer, no technology face down that could lie face up."""
    pieces = 0
    face_up = 0
    for action in legal:
        if action[0] == c.A_BUILD:
            pieces |= 1 << s.tables.build_type[action[1]]
        elif action[0] == c.A_TECHNOLOGY and action[2]:
            face_up |= 1 << action[1]
    found: list[Action] = []
    for action in legal:
        kind = action[0]
        if kind == c.A_BUILD_PLAIN and pieces >> action[1] & 1:
            continue
        if kind == c.A_TECHNOLOGY and not action[2] and face_up >> action[1] & 1:
            continue
        found.append(action)
    return found


def best_hexes(s: MosaicState, seat: int, legal: tuple[Action, ...]) -> list[Action]:
    values = hex_values(s, seat, legal)
    chosen = [False] * len(values)
    for _hex in range(HEXES):
        best = -1
        for at in range(len(values)):
            if not chosen[at] and (best < 0 or values[at] > values[best]):
                best = at
        chosen[best] = True
    return [legal[at] for at in range(len(legal)) if chosen[at]]
