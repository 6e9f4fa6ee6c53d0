"""What cards do: one small function per kind of effect, called in printed order (R3.7)."""

from collections.abc import Callable
from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.choices import (
    ask_conversion,
    ask_elimination,
    ask_lock,
    ask_refresh,
    ask_share,
    ask_tile,
    ask_track,
    ask_unit,
)
from ziggurat.games.mosaic.counting import count, note_gain
from ziggurat.games.mosaic.decks import next_card
from ziggurat.games.mosaic.domains import EFFECT, REGION_OR_NONE, SEAT
from ziggurat.games.mosaic.placing import ask_hex
from ziggurat.games.mosaic.powers import derive_powers
from ziggurat.games.mosaic.state import MosaicState, own_city_regions
from ziggurat.games.mosaic.tables import Effect
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Frame, Step


def gain(s: MosaicState, seat: int, e: Effect) -> None:
    s.own_board(seat)[e[1]] += e[2]
    if s.log is not None:
        note_gain(s, seat, e[1], e[2], "R3.7")


def lose(s: MosaicState, seat: int, e: Effect) -> None:
    s.own_board(seat)[e[1]] -= e[2]
    if s.log is not None:
        note_gain(s, seat, e[1], -e[2], "R6.13")


def gain_per(s: MosaicState, seat: int, e: Effect) -> None:
    amount = min(e[5], e[2] * count(s, seat, e[3], e[4]))
    s.own_board(seat)[e[1]] += amount
    if s.log is not None:
        note_gain(s, seat, e[1], amount, "R11.1")


def gain_choice_per(s: MosaicState, seat: int, e: Effect) -> None:
    ask_share(s, seat, e[1], count(s, seat, e[3], e[4]), e[2])


def production(s: MosaicState, seat: int, e: Effect) -> None:
    s.own_board(seat)[c.P_STONE + e[1]] += e[2]
    if s.log is not None:
        note_gain(s, seat, c.P_STONE + e[1], e[2], "R3.7")


def production_choice(s: MosaicState, seat: int, e: Effect) -> None:
    ask_track(s, seat, e[1], e[2])


def production_per(s: MosaicState, seat: int, e: Effect) -> None:
    """R6.21: the card's own symbols are counted, they are on the board already."""
    amount = e[2] * count(s, seat, e[3], e[4])
    s.own_board(seat)[c.P_STONE + e[1]] += amount
    if s.log is not None:
        note_gain(s, seat, c.P_STONE + e[1], amount, "R6.21")


def convert_production(s: MosaicState, seat: int, e: Effect) -> None:
    ask_conversion(s, seat)


def gain_units(s: MosaicState, seat: int, e: Effect) -> None:
    """R6.33: where the card says."""
    where = e[3]
    regions = 0
    if where == c.BUILT_CITY_REGION:
        built = s.stack[-1][4]
        regions = 1 << built if built != -1 else 0
    elif where == c.ANY_REGION:
        for region in s.tables.regions:
            regions |= 1 << region
    else:
        regions = own_city_regions(s, s.boards[seat])
        if where == c.WITHOUT_OWN_CITY:
            own = regions
            regions = 0
            for region in s.tables.regions:
                if not own >> region & 1:
                    regions |= 1 << region
        else:
            assert where == c.OWN_CITY_REGION, where
    ask_unit(s, seat, e[1], e[2], regions, where == c.WITHOUT_OWN_CITY)


def eliminate(s: MosaicState, seat: int, e: Effect) -> None:
    ask_elimination(s, seat, e[1], e[2])


def take_map_tile(s: MosaicState, seat: int, e: Effect) -> None:
    number = e[2] if e[3] == c.COUNT_NOTHING else count(s, seat, e[3], e[4])
    ask_tile(s, seat, e[1], min(e[5], number))


def town(s: MosaicState, seat: int, e: Effect) -> None:
    ask_hex(s, seat, e[1], e[2], s.stack[-1][4])


def free_city(s: MosaicState, seat: int, e: Effect) -> None:
    """R6.13."""
    ask_hex(s, seat, c.CITY, e[1])


def build_piece(s: MosaicState, seat: int, e: Effect) -> None:
    ask_hex(s, seat, e[1], c.ANYWHERE)


def vp_per(s: MosaicState, seat: int, e: Effect) -> None:
    points = min(e[4], e[1] * count(s, seat, e[2], e[3]))
    s.own_board(seat)[c.VP_CARDS] += points
    if s.log is not None:
        s.note(seat, Say("log.points", {"n": points}, "R11.4"))


def refresh_offer(s: MosaicState, seat: int, e: Effect) -> None:
    ask_refresh(s, seat, e[1])


def lock_region(s: MosaicState, seat: int, e: Effect) -> None:
    ask_lock(s, seat)


def draw_technology(s: MosaicState, seat: int, e: Effect) -> None:
    """R10.7: one more start technology from the top of the deck, seen by its owner only."""
    for _card in range(e[1]):
        card = next_card(s, c.TECHNOLOGY)
        if card != -1:
            s.own_board(seat)[c.KEPT] |= 1 << card
            if s.log is not None:
                s.note(seat, Say("log.draws", {"card": s.tables.tech_ids[card]}, "R10.7"), 1 << seat)
                s.note(seat, Say("log.draws_hidden", rule="R10.7"), ~(1 << seat))


def double_population(s: MosaicState, seat: int, e: Effect) -> None:
    s.own_board(seat)[c.DOUBLE] += e[1]


def displace(s: MosaicState, seat: int, e: Effect) -> None:
    s.own_board(seat)[c.DISPLACE] += e[1]


def lasts(s: MosaicState, seat: int, e: Effect) -> None:
    """It holds since the card lies there."""


def nothing(s: MosaicState, seat: int, e: Effect) -> None:
    raise AssertionError(e)


def make_ops() -> list[Callable[[MosaicState, int, Effect], None]]:
    ops: list[Callable[[MosaicState, int, Effect], None]] = [nothing] * c.OPS
    ops[c.OP_GAIN] = gain
    ops[c.OP_LOSE] = lose
    ops[c.OP_GAIN_PER] = gain_per
    ops[c.OP_GAIN_CHOICE_PER] = gain_choice_per
    ops[c.OP_PRODUCTION] = production
    ops[c.OP_PRODUCTION_CHOICE] = production_choice
    ops[c.OP_PRODUCTION_PER] = production_per
    ops[c.OP_CONVERT_PRODUCTION] = convert_production
    ops[c.OP_GAIN_UNITS] = gain_units
    ops[c.OP_ELIMINATE] = eliminate
    ops[c.OP_TAKE_TILE] = take_map_tile
    ops[c.OP_TOWN] = town
    ops[c.OP_FREE_CITY] = free_city
    ops[c.OP_BUILD_PIECE] = build_piece
    ops[c.OP_VP_PER] = vp_per
    ops[c.OP_REFRESH] = refresh_offer
    ops[c.OP_LOCK_REGION] = lock_region
    ops[c.OP_DRAW_TECHNOLOGY] = draw_technology
    ops[c.OP_DOUBLE] = double_population
    ops[c.OP_DISPLACE] = displace
    for op in c.LASTING:
        ops[op] = lasts
    return ops


OPERATIONS: Final = make_ops()


class ResolveEffects(Step[MosaicState]):
    """Carry out a card's effects one after the other: the next one, whose card it is, and the region chosen so far."""

    def __init__(self) -> None:
        self.name = "effects"
        self.args = arguments(effect=EFFECT, owner=SEAT, region=REGION_OR_NONE)

    def run(self, s: MosaicState, frame: Frame) -> None:
        at, owner, region = frame[2], frame[3], frame[4]
        effects = s.tables.every_effect
        stack = s.stack
        while True:
            e = effects[at]
            if e[0] == c.OP_END:
                return
            at += 1
            stack.append((c.S_EFFECT, 0, at, owner, region))
            depth = len(stack)
            OPERATIONS[e[0]](s, owner, e)
            if len(stack) > depth:
                return
            region = stack.pop()[4]


def resolve(s: MosaicState, seat: int, card: int) -> None:
    """What lasts of a card (its number in Tables.effects) holds at once; the rest when the stack comes to it."""
    t = s.tables
    if t.lasting[card]:
        derive_powers(s, seat)
    if t.effects[card]:
        s.stack.append((c.S_EFFECT, 0, t.first_effect[card], seat, -1))


def can_play(s: MosaicState, b: list[int], card: int) -> bool:
    """R6.19: all required symbols are owned; R6.13: what the card takes can be given."""
    t = s.tables
    for pillar, needed in t.tech_requires[card]:
        if b[c.SYMBOLS + pillar] < needed:
            return False
    return t.tech_lose[card] <= b[c.POPULATION]


def play_technology(s: MosaicState, seat: int, card: int) -> None:
    """Put a technology face up: its symbols are yours from now on, its effects are resolved."""
    b = s.own_board(seat)
    b[c.TECHS] |= 1 << card
    for pillar in s.tables.tech_symbols[card]:
        b[c.SYMBOLS + pillar] += 1
    if s.log is not None:
        s.note(seat, Say("log.plays", {"card": s.tables.tech_ids[card]}, "R6.19"))
    resolve(s, seat, card)
