"""Final scoring (R9.6 to R9.9), by source."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.state import (
    THIRD_EMPIRE_CARD,
    TURN_CAP,
    TWO_DISPLAYS,
    MosaicState,
    city_count,
)
from ziggurat.games.mosaic.tables import END_GOODS, END_UNREST, END_VP, EndEffect
from ziggurat.kernel.bits import bits
from ziggurat.kernel.outcome import Outcome, places_by
from ziggurat.kernel.say import Say

PARTS = (
    "regions",
    "governments",
    "cities",
    "towns",
    "wonders",
    "golden_ages",
    "achievements",
    "projects",
    "technologies",
    "artisan_towns",
    "leader",
    "unrest",
)
REASONS = {THIRD_EMPIRE_CARD: "end.empire", TWO_DISPLAYS: "end.displays", TURN_CAP: "end.cap"}


def end_points(s: MosaicState, seat: int, effects: tuple[EndEffect, ...], region: int = -1) -> int:
    points = 0
    for kind, amount, what, argument, most in effects:
        if kind == END_VP:
            points += min(most, amount * count(s, seat, what, argument, region))
    return points


def ignored_by(s: MosaicState, seat: int, effects: tuple[EndEffect, ...]) -> int:
    ignored = 0
    for kind, amount, what, argument, _most in effects:
        if kind == END_UNREST:
            ignored += amount * count(s, seat, what, argument)
    return ignored


def unrest(s: MosaicState, seat: int) -> int:
    """Unrest printed on the tax and tariff cards taken."""
    return sum(s.tables.tax_unrest[card] for card in bits(s.boards[seat][c.TAXES]))


def ignored_unrest(s: MosaicState, seat: int) -> int:
    """R9.7: unrest ignored through wonders, leader, technologies and build cards."""
    t = s.tables
    b = s.boards[seat]
    ignored = 0
    if b[c.LEADER] >= 0:
        ignored += ignored_by(s, seat, t.end_effects_leader[b[c.LEADER]])
    for card in bits(b[c.TECHS]):
        if t.tech_end[card]:
            ignored += ignored_by(s, seat, t.tech_end[card])
    for card in bits(b[c.BUILDS]):
        if t.build_end[card]:
            ignored += ignored_by(s, seat, t.build_end[card])
    for wonder in bits(b[c.WONDERS]):
        ignored += ignored_by(s, seat, t.wonder_end[wonder])
    return ignored


def artisan_points(s: MosaicState, seat: int) -> int:
    """R9.6(6): cards whose goods are all owned; a wild good stands for the one kind that gives most (R5.9)."""
    t = s.tables
    b = s.boards[seat]
    cards = [card for card in bits(b[c.BUILDS]) if t.build_goods[card]]
    if not cards:
        return 0
    owned = 0
    for kind in range(t.good_kinds):
        if b[c.GOODS + kind]:
            owned |= 1 << kind
    return best_goods(s, cards, owned, b[c.WILD])


def best_goods(s: MosaicState, cards: list[int], owned: int, wilds: int) -> int:
    t = s.tables
    if wilds:
        missing = [kind for kind in range(t.good_kinds) if not owned >> kind & 1]
        if missing:
            return max(best_goods(s, cards, owned | 1 << kind, wilds - 1) for kind in missing)
    points = 0
    for card in cards:
        if all(owned >> kind & 1 for kind in t.build_goods[card]):
            points += sum(effect[1] for effect in t.build_end[card] if effect[0] == END_GOODS)
    return points


def score_parts(s: MosaicState, seat: int) -> list[int]:
    """What every source is worth if the game ended now, in the order of PARTS."""
    t = s.tables
    b = s.boards[seat]
    projects = 0
    for card in bits(b[c.BUILDS]):
        if t.build_type[card] == c.PROJECT:
            projects += end_points(s, seat, t.build_end[card])
    technologies = b[c.VP_CARDS]
    for card in bits(b[c.TECHS]):
        technologies += t.tech_vp[card]
        if t.tech_end[card]:
            technologies += end_points(s, seat, t.tech_end[card])
    wonders = 0
    for wonder in bits(b[c.WONDERS]):
        wonders += end_points(s, seat, t.wonder_end[wonder], t.hex_region[s.wonder_hex[wonder]])
    leader = end_points(s, seat, t.end_effects_leader[b[c.LEADER]]) if b[c.LEADER] >= 0 else 0
    return [
        b[c.VP_REGIONS],
        b[c.VP_GOVERNMENT],
        t.score_city * city_count(s, b),
        t.score_town * (b[c.FARMS] | b[c.ARTISANS]).bit_count(),
        wonders,
        sum(t.age_vp[number] for number in bits(b[c.AGES])),
        sum(t.achievement_vp[number] for number in bits(b[c.ACHIEVEMENTS])),
        projects,
        technologies,
        artisan_points(s, seat),
        leader,
        -max(0, unrest(s, seat) - ignored_unrest(s, seat)),
    ]


def final_outcome(s: MosaicState, reason: Say) -> Outcome:
    """R9.8: most points; ties by wonders, then by money, then shared."""
    parts: list[dict[str, int]] = []
    scores: list[int] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(s.players):
        values = score_parts(s, seat)
        parts.append(dict(zip(PARTS, values, strict=True)))
        scores.append(sum(values))
        b = s.boards[seat]
        keys.append((scores[seat], b[c.WONDERS].bit_count(), b[c.MONEY]))
    return Outcome(places_by(keys), scores, parts, reason)
