"""The sentences and rules behind what the guards answer.

The order of the table matters: of several meanings of a click the one is answered whose reason stands last, so what
can never be stands before what only just fails.
"""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.city_actions import item_cost
from ziggurat.games.civilization.guards import city_funds, ready_cities
from ziggurat.games.civilization.research import thresholds
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.guards import Reasons, reason
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

Args = dict[str, object]


# -- what a sentence says beside what was meant ---------------------------------------------------------------


def placed_item(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["item"] = s.tables.item_ids[s.stack[-1][3]]


def tech_of_ability(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["tech"] = s.tables.tech_ids[s.tables.abilities[action[1]].tech]


def named_ability(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["ability"] = s.tables.abilities[action[1]].id


def named_event(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["event"] = s.tables.event_ids[action[1]]


def city_limit(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["n"] = s.max_cities[seat]


def next_space(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    step = s.culture_step[seat] + 1
    args["culture"], args["trade"] = s.tables.track_culture[step], s.tables.track_trade[step]


def coin_limit(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["n"] = s.tables.coin_max[s.tables.coin_slot[action[1]]]


def tech_of_item(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    item = action[2]
    if item == c.ITEM_WALLS:
        tech = s.tables.walls_tech.bit_length() - 1
    elif item >= c.ITEM_BUILDING:
        tech = s.tables.buildings[item - c.ITEM_BUILDING].tech.bit_length() - 1
    else:
        tech = s.tables.tech_unit.index(item - c.ITEM_UNIT)
    args["tech"] = s.tables.tech_ids[tech]


def better_item(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["better"] = s.tables.buildings[s.tables.buildings[action[2] - c.ITEM_BUILDING].upgrade].id


def item_price(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    """What the city lacks; where no city was named, the one that comes nearest."""
    cities = [action[1]] if action[1] > OPEN else ready_cities(s, seat)
    have, more = max(city_funds(s, seat, city) for city in cities)
    args["cost"], args["have"], args["n"] = item_cost(s, seat, action[2]), have, more


def tech_level(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["level"] = s.tables.tech_level[action[1]]


def tech_price(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["need"] = s.tables.level_cost[s.tables.tech_level[action[1]]] - thresholds(s, seat)
    args["have"] = s.trade[seat]


def group_place(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["square"] = square_name(s.group_square)


def own_government(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["government"] = s.tables.government_ids[s.governments[seat]]


def stacking(s: "CivilizationState", seat: int, action: Action, args: Args) -> None:
    args["n"] = s.stack_limit[seat]


REASONS: Final = Reasons(
    reason(c.N_NOT_OFFERED, "why.not_offered", "R22.2"),
    reason(c.N_START_OF_TURN, "why.when_start_of_turn", "R6.7"),
    reason(c.N_TRADE, "why.when_trade", "R7.3"),
    reason(c.N_CITY_MANAGEMENT, "why.when_city_management", "R8.1"),
    reason(c.N_MOVEMENT, "why.when_movement", "R9.1"),
    reason(c.N_RESEARCH, "why.when_research", "R10.1"),
    reason(c.N_CAPITAL, "why.capital", "R4.1"),
    reason(c.N_NOT_HERE, "why.not_here", "R8.7", more=placed_item),
    reason(c.N_CITY_NOT_YOURS, "why.city_not_yours", "R8.1"),
    reason(c.N_ABILITY_UNKNOWN, "why.ability_unknown", "R10.9", more=tech_of_ability),
    reason(c.N_ABILITY_USED, "why.ability_used", "R10.9", more=named_ability),
    reason(c.N_ABILITY_NOW, "why.ability_now", "R5.5", more=named_ability),
    reason(c.N_ABILITY_RESOURCES, "why.ability_resources", "R2.15", more=named_ability),
    reason(c.N_EVENT_NOW, "why.event_now", "R8.18", more=named_event),
    reason(c.N_FOUND_SCOUT, "why.found_scout", "R6.3"),
    reason(c.N_FOUND_MAXIMUM, "why.found_maximum", "R2.10", more=city_limit),
    reason(c.N_FOUND_WATER, "why.found_water", "R6.3"),
    reason(c.N_FOUND_EDGE, "why.found_edge", "R6.3"),
    reason(c.N_FOUND_UNEXPLORED, "why.found_unexplored", "R6.3"),
    reason(c.N_FOUND_NEAR, "why.found_near", "R6.3"),
    reason(c.N_FOUND_TOKEN, "why.found_token", "R6.3"),
    reason(c.N_FOUND_ENEMY, "why.found_enemy", "R6.3"),
    reason(c.N_FOUND_STACK, "why.found_stack", "R6.4"),
    reason(c.N_GOVERNMENT_SAME, "why.government_same", "R6.7"),
    reason(c.N_GOVERNMENT_LOCKED, "why.government_locked", "R6.7"),
    reason(c.N_GOVERNMENT_CHANGED, "why.government_changed", "R6.7"),
    reason(c.N_GOVERNMENT_WAIT, "why.government_wait", "R6.7"),
    reason(c.N_GOVERNMENT_ANARCHY, "why.government_anarchy", "R6.7"),
    reason(c.N_CITY_ANARCHY, "why.city_anarchy", "R6.9"),
    reason(c.N_CITY_ACTED, "why.city_acted", "R8.1"),
    reason(c.N_ALL_ACTED, "why.all_acted", "R8.1"),
    reason(c.N_SAME_ACTION, "why.same_action", "R6.8"),
    reason(c.N_HARVEST, "why.harvest", "R8.19"),
    reason(c.N_TRACK_END, "why.track_end", "R8.15"),
    reason(c.N_ADVANCE, "why.advance", "R8.15", more=next_space),
    reason(c.N_COIN_UNKNOWN, "why.ability_unknown", "R8.20"),
    reason(c.N_COIN_FULL, "why.coin_full", "R8.20", more=coin_limit),
    reason(c.N_COIN_USED, "why.coin_used", "R8.20"),
    reason(c.N_COIN_PRICE, "why.coin_price", "R8.20"),
    reason(c.N_WONDER_MARKET, "why.wonder_market", "R8.10"),
    reason(c.N_WALLS_TECH, "why.item_tech", "R8.9", more=tech_of_item),
    reason(c.N_UNIT_TECH, "why.item_tech", "R8.6", more=tech_of_item),
    reason(c.N_BUILDING_TECH, "why.item_tech", "R8.7", more=tech_of_item),
    reason(c.N_ITEM_UPGRADED, "why.item_upgraded", "R8.7", more=better_item),
    reason(c.N_WALLS, "why.walls", "R8.9"),
    reason(c.N_UNIT_SUPPLY, "why.item_supply", "R8.6"),
    reason(c.N_FIGURE_SUPPLY, "why.item_supply", "R8.5"),
    reason(c.N_WONDER_CITY, "why.wonder_city", "R8.10"),
    reason(c.N_ITEM_LIMITED, "why.item_limited", "R8.8"),
    reason(c.N_BUILDING_SQUARE, "why.item_square", "R8.7"),
    reason(c.N_FIGURE_SQUARE, "why.item_square", "R8.5"),
    reason(c.N_ITEM_COST, "why.item_cost", "R8.3", more=item_price, need="cost", have=("have", "n")),
    reason(c.N_TECH_KNOWN, "why.tech_known", "R10.4"),
    reason(c.N_TECH_PLACE, "why.tech_place", "R10.5", more=tech_level),
    reason(c.N_TECH_TRADE, "why.tech_trade", "R10.2", more=tech_price, need="need", have=("have",)),
    reason(c.N_MOVE_NONE, "why.move_none", "R9.1"),
    reason(c.N_MOVE_MOVED, "why.move_moved", "R9.1"),
    reason(c.N_MOVE_FEWER, "why.move_fewer", "R9.2"),
    reason(c.N_MOVE_LOCKED, "why.move_locked", "R19.5"),
    reason(c.N_MUST_LEAVE, "why.must_leave", "R9.4"),
    reason(c.N_STOP_HERE, "why.stop_here", "R9.4", more=group_place),
    reason(c.N_STEP_FAR, "why.step_far", "R9.1"),
    reason(c.N_STEP_UNEXPLORED, "why.step_unexplored", "R2.2"),
    reason(c.N_STEP_WATER, "why.step_water", "R9.4"),
    reason(c.N_STEP_OWN_CITY, "why.step_own_city", "R9.5"),
    reason(c.N_STEP_PEACE, "why.step_peace", "R6.8", more=own_government),
    reason(c.N_STEP_SCOUT_CITY, "why.step_scout_city", "R9.6"),
    reason(c.N_STEP_SCOUT_ENEMY, "why.step_scout_enemy", "R9.9"),
    reason(c.N_STEP_SCOUT_HUT, "why.step_scout_hut", "R9.7"),
    reason(c.N_STEP_STACK, "why.step_stack", "R9.3", more=stacking),
    reason(c.N_STEP_CROSS, "why.step_cross", "R9.4"),
    reason(c.N_BATTLE_TURN, "why.battle_turn", "R11.7"),
)
