"""What the lasting effects of a player's cards come to, worked out from the cards themselves."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.tables import Effect
from ziggurat.kernel.bits import bits

ALWAYS_RECRUITED: Final = 3  # infantry and cavalry; siege engines need their technology (R6.28)


def derive_powers(s: MosaicState, seat: int) -> None:
    t = s.tables
    b = s.own_board(seat)
    before = b[c.INFLUENCE : c.INFLUENCE + len(c.UNITS)]
    b[c.WILD] = b[c.WAIVE] = b[c.TRIGGERS] = b[c.STRIKES] = 0
    b[c.RECRUIT] = t.recruit_limit
    b[c.UNLOCKED] = ALWAYS_RECRUITED
    for unit in range(len(c.UNITS)):
        b[c.INFLUENCE + unit] = 0
        b[c.RANGE + unit] = 1
    if b[c.LEADER] != -1:
        add_powers(b, t.effects[t.leader_effects + b[c.LEADER]])
    for card in bits(b[c.TECHS]):
        add_powers(b, t.effects[card])
    for card in bits(b[c.BUILDS]):
        add_powers(b, t.effects[t.build_effects + card])
    if b[c.INFLUENCE : c.INFLUENCE + len(c.UNITS)] != before:
        for region in t.regions:
            s.dirty |= 1 << region


def add_powers(b: list[int], effects: tuple[Effect, ...]) -> None:
    for e in effects:
        op = e[0]
        if op < c.OP_WILD:
            continue
        if op == c.OP_WILD:
            b[c.WILD] += e[1]
        elif op == c.OP_INFLUENCE:  # R8.4
            b[c.INFLUENCE + e[1]] += e[2]
        elif op == c.OP_RANGE:  # R6.30
            b[c.RANGE + e[1]] = max(b[c.RANGE + e[1]], e[2])
        elif op == c.OP_UNLOCK:  # R6.28
            b[c.UNLOCKED] |= 1 << e[1]
        elif op == c.OP_RECRUIT:  # R6.29
            b[c.RECRUIT] += e[1]
        elif op == c.OP_WAIVE:  # R7.1
            b[c.WAIVE] = 1
        elif op == c.OP_TRIGGER:
            b[c.TRIGGERS] |= 1 << e[1]
        elif op == c.OP_STRIKE:  # R8.2: kinds of own unit needed, and how many enemies fall, in one number
            b[c.STRIKES] = e[1] | e[2] << 3
