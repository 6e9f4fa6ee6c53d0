"""What the evaluation counts, in players' units, for the reasons of hints."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.units import strength
from ziggurat.games.civilization.world import city_production, city_trade

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState


def terms(s: "CivilizationState", seat: int) -> list[tuple[str, float, float]]:
    cities = trade = production = 0
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        if s.centre[city] >= 0:
            cities += 1
            trade += city_trade(s, city)
            production += city_production(s, city)
    armies = scouts = 0
    for figure in range(c.FIGURES):
        if s.pos[seat * c.FIGURES + figure] != -1:
            if figure < c.ARMIES:
                armies += 1
            else:
                scouts += 1
    return [
        ("cities", cities, 60.0),
        ("techs", sum(s.levels[seat * 6 + 1 : seat * 6 + 6]), 40.0),
        ("coins", s.coin_count[seat], 11.0),
        ("culture_steps", s.culture_step[seat], 7.0),
        ("trade_rate", trade, 6.5),
        ("production_rate", production, 2.2),
        ("trade", s.trade[seat], 1.0),
        ("culture", s.culture[seat], 1.3),
        ("armies", armies, 7.0),
        ("scouts", scouts, 10.0),
        ("strength", sum([strength(s, seat, card) for card in s.units[seat]]), 1.0),
        ("wonders", sum([owner == seat for owner in s.wonder_owner]), 12.0),
        ("resources", sum(s.tokens[seat * 4 : seat * 4 + 4]), 2.3),
    ]
