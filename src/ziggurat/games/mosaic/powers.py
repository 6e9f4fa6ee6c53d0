"""What the lasting effects of a player's cards come to, worked out from the cards themselves."""

from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.tables import Effect
from ziggurat.games.mosaic.vocabulary import (
    BUILDS,
    INFLUENCE,
    LEADER,
    OP_INFLUENCE,
    OP_RANGE,
    OP_RECRUIT,
    OP_STRIKE,
    OP_TRIGGER,
    OP_UNLOCK,
    OP_WAIVE,
    OP_WILD,
    RANGE,
    RECRUIT,
    STRIKES,
    TECHS,
    TRIGGERS,
    UNITS,
    UNLOCKED,
    WAIVE,
    WILD,
)
from ziggurat.kernel.bits import bits

ALWAYS_RECRUITED = 3  # infantry and cavalry; siege engines need their technology (R6.28)


def derive_powers(s: MosaicState, seat: int) -> None:
    t = s.tables
    b = s.boards[seat]
    b[WILD] = b[WAIVE] = b[TRIGGERS] = b[STRIKES] = 0
    b[RECRUIT] = t.recruit_limit
    b[UNLOCKED] = ALWAYS_RECRUITED
    for unit in range(len(UNITS)):
        b[INFLUENCE + unit] = 0
        b[RANGE + unit] = 1
    if b[LEADER] >= 0:
        add_powers(b, t.effects[t.leader_effects + b[LEADER]])
    for card in bits(b[TECHS]):
        add_powers(b, t.effects[card])
    for card in bits(b[BUILDS]):
        add_powers(b, t.effects[t.build_effects + card])
    for region in t.regions:
        s.dirty |= 1 << region


def add_powers(b: list[int], effects: tuple[Effect, ...]) -> None:
    for e in effects:
        op = e[0]
        if op < OP_WILD:
            continue
        if op == OP_WILD:
            b[WILD] += e[1]
        elif op == OP_INFLUENCE:  # R8.4
            b[INFLUENCE + e[1]] += e[2]
        elif op == OP_RANGE:  # R6.30
            b[RANGE + e[1]] = max(b[RANGE + e[1]], e[2])
        elif op == OP_UNLOCK:  # R6.28
            b[UNLOCKED] |= 1 << e[1]
        elif op == OP_RECRUIT:  # R6.29
            b[RECRUIT] += e[1]
        elif op == OP_WAIVE:  # R7.1
            b[WAIVE] = 1
        elif op == OP_TRIGGER:
            b[TRIGGERS] |= 1 << e[1]
        elif op == OP_STRIKE:  # R8.2: kinds of own unit needed, and how many enemies fall, in one number
            b[STRIKES] = e[1] | e[2] << 3
