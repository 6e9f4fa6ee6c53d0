"""The sentences and rules behind what the guards answer.

The order matters: of several meanings of a click the one is answered whose reason stands last, so what can never be
stands before what only just fails.
"""

from typing import Final

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import city_strength, cost_of_field, price_of
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.guards import Reasons, reason
from ziggurat.kernel.state import Action

Args = dict[str, object]


def active(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    args["nation"] = s.nation_id(s.active)


def gone(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    args["nation"] = args["nations"]


def field_price(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    args["cost"] = cost_of_field(s, s.active, action[1])
    args["n"] = s.wealth(s.active)


def trade_price(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    rates = [s.tables.rates[trade[1]][0] for trade in s.tables.trades[s.usable()]]
    args["give"] = s.tables.rates[action[1]][0] if action[1] > OPEN else min(rates)
    args["n"] = s.wealth(s.active)


def room(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.tables.room[s.nat[s.active * c.WIDTH + c.TEMPLE_AT] >> action[1] & 1]


def price(s: AntikeState, args: Args, resource: int, cost: int) -> None:
    row = s.active * c.WIDTH
    args["cost"] = cost
    args["resource"] = c.RESOURCES[resource]
    args["have"] = s.nat[row + resource]
    args["n"] = s.nat[row + c.COINS]


def unit_price(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    price(s, args, c.IRON, s.tables.unit_cost)


def temple_price(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    price(s, args, c.MARBLE, s.tables.temple_cost)


def advance_price(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    price(s, args, c.GOLD, price_of(s, action[1]))


def lower_advance(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    missing = s.tables.requires[action[1]] & ~s.nat[s.active * c.WIDTH + c.ADVANCES]
    args["lower"] = s.tables.advance_ids[missing.bit_length() - 1]


def home(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    args["region"] = args["home"]


def goal(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    args["region"] = args["there"]


def owner(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    args["nation"] = s.nation_id(s.owner(action[1]))


def strength(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    region = action[1]
    holder = s.owner(region)
    args["need"] = s.tables.neutral_strength if holder < 0 else city_strength(s, holder, region)
    args["n"] = s.count(s.active, 0, region) + s.count(s.active, 1, region)


def symbol(s: AntikeState, seat: int, action: Action, args: Args) -> None:
    args["resource"] = c.RESOURCES[s.tables.symbol[action[1]]]


REASONS: Final = Reasons(
    reason(c.N_NATION_GONE, "why.nation_gone", "R3.3", more=gone),
    reason(c.N_RONDEL_FIRST, "why.rondel_first", "R4.1"),
    reason(c.N_MOVEMENT_FIRST, "why.movement_first", "R9.1"),
    reason(c.N_MOVEMENT_OVER, "why.movement_over", "R9.1"),
    reason(c.N_REACTION_ONLY, "why.reaction_only", "R9.9"),
    reason(c.N_PAY_FIRST, "why.pay_first", "R4.4"),
    reason(c.N_GIVE_FIRST, "why.give_first", "R14.2"),
    reason(c.N_ENTRY_FIRST, "why.entry_first", "R9.6"),
    reason(c.N_TRADE_LATER, "why.entry_first", "R14.3"),
    reason(c.N_NO_MARKET, "why.no_market", "R14.2"),
    reason(c.N_NO_RATE, "why.no_rate", "R14.6"),
    reason(c.N_BOUGHT_NOW, "why.bought_now", "R14.4"),
    reason(c.N_TOO_LITTLE_TO_TRADE, "why.too_little_to_trade", "R14.2", more=trade_price, need="give", have=("n",)),
    reason(c.N_OTHER_COST, "why.other_cost", "R4.4", more=field_price),
    reason(c.N_NO_STANDING_STILL, "why.no_standing_still", "R4.4", more=field_price, need="cost", have=("n",)),
    reason(c.N_FIELD_TOO_FAR, "why.field_too_far", "R4.4", more=field_price, need="cost", have=("n",)),
    reason(c.N_NOT_OWN_CITY, "why.not_own_city", "R6.1", more=active),
    reason(c.N_NO_PORT_TO_ARM, "why.no_sea_border", "R6.2"),
    reason(c.N_NO_LAND_TO_ARM, "why.no_land_border", "R6.2"),
    reason(c.N_CITY_FULL, "why.city_full", "R6.1", more=room),
    reason(c.N_NO_UNIT_LEFT, "why.no_unit_left", "R6.4"),
    reason(c.N_UNIT_TOO_DEAR, "why.too_dear", "R6.1", more=unit_price, need="cost", have=("have", "n")),
    reason(c.N_NO_CITY_FOR_TEMPLE, "why.not_own_city", "R7.1", more=active),
    reason(c.N_TEMPLE_THERE, "why.temple_there", "R7.2"),
    reason(c.N_NO_TEMPLE_LEFT, "why.no_temple_left", "R7.1"),
    reason(c.N_TEMPLE_TOO_DEAR, "why.too_dear", "R7.1", more=temple_price, need="cost", have=("have", "n")),
    reason(c.N_ADVANCE_OWNED, "why.advance_owned", "R8.1"),
    reason(c.N_ADVANCE_NEEDS, "why.advance_needs", "R8.3", more=lower_advance),
    reason(c.N_ADVANCE_TOO_DEAR, "why.too_dear", "R8.1", more=advance_price, need="cost", have=("have", "n")),
    reason(c.N_OTHER_COINS, "why.other_coins", "R14.1"),
    reason(c.N_NOBODY_TO_FIGHT, "why.nobody_to_fight", "R9.8"),
    reason(c.N_NO_FIGHT, "why.no_fight", "R9.8"),
    reason(c.N_NO_MOVER, "why.no_mover", "R9.2"),
    reason(c.N_NO_UNIT_THERE, "why.no_unit_there", "R9.2", more=home),
    reason(c.N_NO_BORDER, "why.no_border", "R2.2"),
    reason(c.N_BORDER_SEA, "why.border_sea", "R2.2"),
    reason(c.N_BORDER_LAND, "why.border_land", "R2.2"),
    reason(c.N_NO_LAND_BORDER, "why.no_land_border", "R2.3", more=goal),
    reason(c.N_NO_SEA_BORDER, "why.no_sea_border", "R2.3", more=goal),
    reason(c.N_OUT_OF_REACH, "why.out_of_reach", "R9.2", more=goal),
    reason(c.N_NO_RANGE_LEFT, "why.no_range_left", "R9.2", more=home),
    reason(c.N_NOT_MET, "why.not_met", "R9.6"),
    reason(c.N_NOTHING_TO_CONQUER, "why.nothing_to_conquer", "R10.8"),
    reason(c.N_OWN_CITY, "why.own_city", "R10.8"),
    reason(c.N_LAST_CITY, "why.last_city", "R10.4", more=owner),
    reason(c.N_NO_TOKEN_TO_CONQUER, "why.no_token_left", "R10.4", more=active),
    reason(c.N_TOO_WEAK, "why.too_weak", "R10.3", more=strength, need="need", have=("n",)),
    reason(c.N_OTHER_UNITS, "why.other_units", "R10.5", more=strength),
    reason(c.N_NEUTRAL_TEMPLE, "why.neutral_temple", "R11.1"),
    reason(c.N_CITY_THERE, "why.city_there", "R11.3"),
    reason(c.N_NO_UNIT_TO_FOUND, "why.no_unit_to_found", "R11.1", more=active),
    reason(c.N_NO_TOKEN_TO_FOUND, "why.no_token_left", "R11.1", more=active),
    reason(c.N_OTHER_SYMBOL, "why.other_symbol", "R11.2", more=symbol),
    reason(c.N_CITY_TOO_DEAR, "why.city_too_dear", "R11.1"),
    reason(c.N_OTHER_GOODS, "why.other_goods", "R14.1"),
    reason(c.N_FIELD_BEYOND, "why.field_beyond", "R4.4"),
)
