"""Final scoring (R9.6 to R9.9), by source."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.holdings import Holdings, holdings
from ziggurat.games.mosaic.state import (
    THIRD_EMPIRE_CARD,
    TURN_CAP,
    TWO_DISPLAYS,
    MosaicState,
    city_count,
)
from ziggurat.games.mosaic.tables import EndEffect
from ziggurat.kernel.outcome import Outcome, places_by
from ziggurat.kernel.rows import Row
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
UNREST: Final = 11  # its place in PARTS; of those that cards count for see `holdings`
REASONS = {THIRD_EMPIRE_CARD: "end.empire", TWO_DISPLAYS: "end.displays", TURN_CAP: "end.cap"}


def counted(s: MosaicState, seat: int, effect: EndEffect, region: int = -1) -> int:
    """What an effect comes to by what the seat owns now."""
    if effect.board != -1:
        return effect.amount * s.boards[seat][effect.board]
    return effect.amount * count(s, seat, effect.what, effect.argument, region)


def printed(cards: int, points: Row) -> int:
    """What is printed on the cards of a mask."""
    found = 0
    while cards:
        card = cards & -cards
        found += points[card.bit_length() - 1]
        cards ^= card
    return found


def unrest(s: MosaicState, seat: int) -> int:
    """Unrest printed on the tax and tariff cards taken."""
    return printed(s.boards[seat][c.TAXES], s.tables.tax_unrest)


def ignored_unrest(s: MosaicState, seat: int) -> int:
    """R9.7: unrest ignored through wonders, leader, technologies and build cards."""
    held = holdings(s, seat)
    ignored = held.calm
    for effect in held.calming:
        ignored += counted(s, seat, effect)
    return ignored


def artisan_points(s: MosaicState, seat: int, held: Holdings) -> int:
    """R9.6(6): cards whose goods are all owned; a wild good stands for the one kind that gives most (R5.9)."""
    b = s.boards[seat]
    owned = 0
    for kind in range(s.tables.good_kinds):
        if b[c.GOODS + kind]:
            owned |= 1 << kind
    return best_goods(held, owned, b[c.WILD])


def best_goods(held: Holdings, owned: int, wilds: int) -> int:
    points = 0
    wanted = 0
    for at in range(len(held.goods)):
        missing = held.goods[at] & ~owned
        if missing:
            wanted |= missing
        else:
            points += held.goods_points[at]
    if not wilds:
        return points
    best = points
    while wanted:
        kind = wanted & -wanted
        wanted ^= kind
        best = max(best, best_goods(held, owned | kind, wilds - 1))
    return best


def score_parts(s: MosaicState, seat: int) -> list[int]:
    """What every source is worth if the game ended now, in the order of PARTS."""
    t = s.tables
    b = s.boards[seat]
    held = holdings(s, seat)
    towns = t.pieces[c.FARM_TOWN] + t.pieces[c.ARTISAN_TOWN] - b[c.SUPPLY + c.FARM_TOWN] - b[c.SUPPLY + c.ARTISAN_TOWN]
    parts = [
        b[c.VP_REGIONS],
        b[c.VP_GOVERNMENT],
        t.score_city * city_count(s, b),
        t.score_town * towns,
        0,
        printed(b[c.AGES], t.age_vp),
        printed(b[c.ACHIEVEMENTS], t.achievement_vp),
        0,
        b[c.VP_CARDS] + held.tech_points,
        artisan_points(s, seat, held) if held.goods else 0,
        0,
        0,
    ]  # what is 0 is counted now
    for at in range(len(held.ends)):
        effect = held.ends[at]
        part = held.parts[at]
        parts[part] = parts[part] + min(effect.most, counted(s, seat, effect, held.regions[at]))
    suffered = unrest(s, seat)
    if suffered:
        parts[UNREST] = -max(0, suffered - ignored_unrest(s, seat))
    return parts


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
