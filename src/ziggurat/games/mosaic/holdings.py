"""What a player's cards count for at final scoring, put together once and kept while the player holds the same cards.

A position carries it along and shares it with its copies. It is never told that a card came or went: it is compared
with the cards whenever it is asked for, and put together anew where they differ.
"""

from typing import TYPE_CHECKING, Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.tables import END_GOODS, END_UNREST, END_VP, EndEffect
from ziggurat.kernel.bits import bits
from ziggurat.kernel.rows import Row, replaced

if TYPE_CHECKING:
    from ziggurat.games.mosaic.state import MosaicState

# The parts of a score that cards count for, by their places in `final.PARTS`.
WONDERS: Final = 4
PROJECTS: Final = 7
TECHNOLOGIES: Final = 8
LEADER: Final = 10


class Holdings:
    __slots__ = (
        "builds",
        "calm",
        "calming",
        "ends",
        "goods",
        "goods_points",
        "leader",
        "parts",
        "regions",
        "tech_points",
        "techs",
        "wonders",
    )
    # The cards, as on the board, as far as they count.
    techs: int
    builds: int
    wonders: int
    leader: int
    # What they count for.
    tech_points: int  # printed on technologies
    ends: list[EndEffect]  # points by what is counted at the end,
    parts: list[int]  # to which part of the score each belongs,
    regions: list[int]  # and the region of the wonder that gives them, -1 for none
    calm: int  # unrest that is ignored in any case,
    calming: list[EndEffect]  # and by what is counted at the end
    goods: list[int]  # masks of the goods that build cards ask for,
    goods_points: list[int]  # and what each card is worth with all of them


def no_cards() -> Holdings:
    held = Holdings()
    held.techs = held.builds = held.wonders = held.tech_points = held.calm = 0
    held.leader = -1
    held.ends = []
    held.parts = []
    held.regions = []
    held.calming = []
    held.goods = []
    held.goods_points = []
    return held


def holdings(s: "MosaicState", seat: int) -> Holdings:
    t = s.tables
    b = s.boards[seat]
    held = s.holdings[seat]
    techs = b[c.TECHS] & t.tech_final
    builds = b[c.BUILDS] & t.build_final
    if held.techs == techs and held.builds == builds and held.wonders == b[c.WONDERS] and held.leader == b[c.LEADER]:
        return held
    held = no_cards()
    held.techs, held.builds, held.wonders, held.leader = techs, builds, b[c.WONDERS], b[c.LEADER]
    put_together(s, held)
    s.holdings = replaced(s.holdings, seat, held)
    return held


def put_together(s: "MosaicState", held: Holdings) -> None:
    t = s.tables
    for card in bits(held.techs):
        held.tech_points += t.tech_vp[card]
        add(held, t.tech_end[card], TECHNOLOGIES, -1)
    for card in bits(held.builds):
        add(held, t.build_end[card], PROJECTS, -1)
        if t.build_goods[card]:
            add_goods(held, t.build_end[card], t.build_goods[card])
    for wonder in bits(held.wonders):
        add(held, t.wonder_end[wonder], WONDERS, t.hex_region[s.wonder_hex[wonder]])
    if held.leader != -1:
        add(held, t.end_effects_leader[held.leader], LEADER, -1)


def add(held: Holdings, effects: tuple[EndEffect, ...], part: int, region: int) -> None:
    for effect in effects:
        if effect.kind == END_VP:
            held.ends.append(effect)
            held.parts.append(part)
            held.regions.append(region)
        elif effect.kind == END_UNREST:
            if effect.what == c.COUNT_NOTHING:
                held.calm += effect.amount
            else:
                held.calming.append(effect)


def add_goods(held: Holdings, effects: tuple[EndEffect, ...], goods: Row) -> None:
    wanted = 0
    for kind in goods:
        wanted |= 1 << kind
    for effect in effects:
        if effect.kind == END_GOODS:
            held.goods.append(wanted)
            held.goods_points.append(effect.amount)
