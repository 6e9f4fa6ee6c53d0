"""What the evaluation counts, in players' units, for the reasons of hints."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.evaluate import (
    ADVANCE_WORTH,
    CARD,
    CITY,
    COIN_WORTH,
    GOLD_WORTH,
    INCOME,
    IRON_WORTH,
    MARBLE_WORTH,
    NEARLY,
    UNIT,
)
from ziggurat.games.antike.figures import yield_of
from ziggurat.games.antike.personalities import due_now
from ziggurat.games.antike.state import AntikeState


def terms(s: AntikeState, seat: int) -> list[tuple[str, float, float]]:
    cards = cities = temples = advances = units = income = 0
    goods = [0, 0, 0, 0]
    # Before nations are chosen nobody has one.
    for nation, owner in enumerate(s.seats):
        if owner != seat:
            continue
        row = nation * c.WIDTH
        nat = s.nat
        cards += nat[row + c.SCORE]
        if nation == s.active and s.stack:
            cards += sum([number for _, number in due_now(s)])
        cities += nat[row + c.CITY_AT].bit_count()
        temples += nat[row + c.TEMPLE_AT].bit_count()
        advances += nat[row + c.ADVANCES].bit_count()
        for unit in (0, 1):
            where = nat[row + (c.LEGION_AT, c.GALLEY_AT)[unit]]
            while where:
                low = where & -where
                where ^= low
                units += s.count(nation, unit, low.bit_length() - 1)
        for resource in (0, 1, 2):
            income += yield_of(s, nation, resource)
        for good in (c.MARBLE, c.IRON, c.GOLD, c.COINS):
            goods[good] += nat[row + good]
    per = s.tables.per_card
    return [
        ("cards", cards, CARD),
        ("cities", cities, CITY + CARD * NEARLY / per[0]),
        ("temples", temples, CARD * NEARLY / per[2]),
        ("advances", advances, ADVANCE_WORTH),
        ("units", units, UNIT),
        ("income", income, INCOME),
        ("marble", goods[c.MARBLE], MARBLE_WORTH),
        ("iron", goods[c.IRON], IRON_WORTH),
        ("gold", goods[c.GOLD], GOLD_WORTH),
        ("coins", goods[c.COINS], COIN_WORTH),
    ]
