"""What the evaluation counts, in players' units, for the reasons of hints."""

from ziggurat.games.ages.banks import consumption
from ziggurat.games.ages.card_worth import SCIENCE_POINT
from ziggurat.games.ages.derive import (
    culture_rate_of,
    food_production,
    happy_of,
    resource_production,
    science_rate_of,
    strength_of,
)
from ziggurat.games.ages.evaluate import EMPLOYED, FOOD, RESOURCE, turns_left
from ziggurat.games.ages.state import AgesState


def terms(s: AgesState, seat: int) -> list[tuple[str, float, float]]:
    t = s.tables
    p = s.civs[seat]
    turns = turns_left(s, seat)
    near = min(turns, 8.0)
    return [
        ("culture", p.culture, 1.0),
        ("culture_rate", culture_rate_of(s, seat), 1.4 * turns),
        ("science_rate", science_rate_of(s, seat), 0.6 * near),
        ("food_rate", food_production(t, p) - consumption(t, p), 0.25 * near),
        ("resource_rate", resource_production(t, p), 0.5 * near),
        ("strength", strength_of(s, seat), 1.5),
        ("happy", happy_of(s, seat), 1.0),
        ("workers", sum(p.counts), EMPLOYED),
        ("idle", p.unused, 3.0),
        ("civil_actions", p.tune.ca_total, 0.9 * near),
        ("military_actions", p.tune.ma_total, 0.35 * near),
        ("hand", len(p.civil), 1.5),
        ("wonders", len(p.wonders), 5.0),
        ("stages", p.stage, 2.0),
        ("colonies", len(p.colonies), 3.0),
        ("science", p.science, SCIENCE_POINT),
        ("resources", p.resources, RESOURCE),
        ("food", p.food, FOOD),
    ]
