"""What speaks against what a person most often means: FINE or the number of a reason (R6 to R10).

They are asked for actions that are not offered; what is offered the steps list themselves.
"""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import (
    KIND_PRODUCE,
    USED_COIN,
    building_squares,
    conversions_left,
    has_figure_square,
    item_cost,
    wonder_squares,
)
from ziggurat.games.civilization.effects import coin_room
from ziggurat.games.civilization.founding import can_found, city_slot
from ziggurat.games.civilization.resources import can_pay
from ziggurat.games.civilization.world import city_production, own_cities, stacked, unbuilt
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.state import FINE

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

FOUNDING: Final = {
    "water": c.N_FOUND_WATER,
    "edge": c.N_FOUND_EDGE,
    "unexplored": c.N_FOUND_UNEXPLORED,
    "token": c.N_FOUND_TOKEN,
    "enemy": c.N_FOUND_ENEMY,
    "near": c.N_FOUND_NEAR,
    "stack": c.N_FOUND_STACK,
}


# -- cards and abilities --------------------------------------------------------------------------------------


def no_ability(s: "CivilizationState", seat: int, number: int) -> int:
    """Why a resource ability cannot be used."""
    if number <= OPEN:
        return c.N_NOT_OFFERED
    if not s.techs[seat] >> s.tables.abilities[number].tech & 1:
        return c.N_ABILITY_UNKNOWN
    if s.used[seat] >> number & 1:
        return c.N_ABILITY_USED
    return c.N_ABILITY_NOW if can_pay(s, seat, number) else c.N_ABILITY_RESOURCES


def no_event(number: int) -> int:
    return c.N_EVENT_NOW if number > OPEN else c.N_NOT_OFFERED


# -- start of turn --------------------------------------------------------------------------------------------


def no_city_there(s: "CivilizationState", seat: int, square: int) -> int:
    """Why no city can be founded on a square."""
    if square <= OPEN:
        return c.N_NOT_OFFERED
    if square not in [s.pos[seat * c.FIGURES + j] for j in range(c.ARMIES, c.FIGURES)]:
        return c.N_FOUND_SCOUT
    if city_slot(s, seat) == -1:
        return c.N_FOUND_MAXIMUM
    found = can_found(s, seat, square)
    return c.N_NOT_OFFERED if found is None else FOUNDING[found]


def no_government(s: "CivilizationState", seat: int, government: int) -> int:
    """Why the government cannot change to this one."""
    if s.governments[seat] == government:
        return c.N_GOVERNMENT_SAME
    if s.changed >> seat & 1:
        return c.N_GOVERNMENT_CHANGED
    if government <= OPEN:
        return c.N_GOVERNMENT_WAIT
    if not s.unlocked[seat] >> government & 1:
        return c.N_GOVERNMENT_LOCKED
    return c.N_GOVERNMENT_WAIT if s.governments[seat] == s.tables.anarchy else c.N_GOVERNMENT_ANARCHY


# -- cities ---------------------------------------------------------------------------------------------------


def ready_cities(s: "CivilizationState", seat: int) -> list[int]:
    """Own cities that may still act; in the middle of a split production only the one that produces."""
    if s.stack[-1][0] == c.S_SECOND_ITEM:
        return [s.stack[-1][2]]
    return [city for city in own_cities(s, seat) if s.actions_left[city] > 0]


def city_funds(s: "CivilizationState", seat: int, city: int) -> tuple[int, int]:
    """Production a city has left, and what its owner's trade could add (R8.4)."""
    if s.stack[-1][0] == c.S_SECOND_ITEM:
        production, spent, converted = s.price
        return production - spent, conversions_left(s, seat, converted)
    return city_production(s, city), conversions_left(s, seat, 0)


def no_city_action(s: "CivilizationState", seat: int, city: int) -> int:
    """Why a city takes no action; FINE when it could take some."""
    if city <= OPEN:
        return FINE if ready_cities(s, seat) else c.N_ALL_ACTED
    if city // c.CITIES != seat or s.centre[city] == -1:
        return c.N_CITY_NOT_YOURS
    if city in ready_cities(s, seat):
        return FINE
    if city % c.CITIES == 0 and s.laws[s.governments[seat]].no_capital:
        return c.N_CITY_ANARCHY
    return c.N_CITY_ACTED


def no_item(s: "CivilizationState", seat: int, city: int, item: int) -> int:
    """Why a city cannot produce something; without a city the best that any of them could be told."""
    code = no_city_action(s, seat, city)
    if code != FINE or item <= OPEN:
        return code or c.N_NOT_OFFERED
    cities = [city] if city > OPEN else ready_cities(s, seat)
    return max(no_item_in(s, seat, one, item) for one in cities)


def no_item_in(s: "CivilizationState", seat: int, city: int, item: int) -> int:
    t = s.tables
    if s.laws[s.governments[seat]].extra_capital and city % c.CITIES == 0 and s.done_kinds[city] & KIND_PRODUCE:
        return c.N_SAME_ACTION
    if item >= c.ITEM_WONDER:
        if s.wonder_owner[item - c.ITEM_WONDER] != -1:
            return c.N_WONDER_MARKET
        if not wonder_squares(s, city):
            return c.N_WONDER_CITY
    elif item == c.ITEM_WALLS:
        if not s.techs[seat] & t.walls_tech:
            return c.N_WALLS_TECH
        if s.walled >> city & 1:
            return c.N_WALLS
    elif item >= c.ITEM_BUILDING:
        building = t.buildings[item - c.ITEM_BUILDING]
        if not s.techs[seat] & building.tech:
            return c.N_BUILDING_TECH
        if building.upgrade != -1 and s.techs[seat] & t.buildings[building.upgrade].tech:
            return c.N_ITEM_UPGRADED
        if not building_squares(s, city, item - c.ITEM_BUILDING):
            return c.N_ITEM_LIMITED if building.limited else c.N_BUILDING_SQUARE
    elif item in (c.ITEM_ARMY, c.ITEM_SCOUT):
        if unbuilt(s, seat, item == c.ITEM_SCOUT) == -1:
            return c.N_FIGURE_SUPPLY
        if not has_figure_square(s, seat, city, item == c.ITEM_SCOUT):
            return c.N_FIGURE_SQUARE
    else:
        kind = item - c.ITEM_UNIT
        if not s.ranks[seat * 4 + kind]:
            return c.N_UNIT_TECH
        if not s.unit_decks[kind] and not s.unit_discards[kind]:
            return c.N_UNIT_SUPPLY
    return c.N_ITEM_COST if item_cost(s, seat, item) > sum(city_funds(s, seat, city)) else c.N_NOT_OFFERED


def no_advance(s: "CivilizationState", seat: int) -> int:
    return c.N_TRACK_END if s.culture_step[seat] >= s.tables.win_step else c.N_ADVANCE


def no_coin(s: "CivilizationState", seat: int, tech: int) -> int:
    slot = s.tables.coin_slot[tech] if tech > OPEN else -1
    if slot == -1 or not (s.tables.coin_price_trade[slot] or s.tables.coin_price_culture[slot]):
        return c.N_RESEARCH
    if not s.techs[seat] >> tech & 1:
        return c.N_COIN_UNKNOWN
    if not coin_room(s, seat, tech):
        return c.N_COIN_FULL
    return c.N_COIN_USED if s.used[seat] >> (USED_COIN + slot) & 1 else c.N_COIN_PRICE


# -- movement -------------------------------------------------------------------------------------------------


def no_group(s: "CivilizationState", seat: int, square: int, armies: int, scouts: int) -> int:
    """Why figures of a square cannot move."""
    if square <= OPEN:
        return c.N_NOT_OFFERED
    if s.owner_at[square] != seat:
        return c.N_MOVE_NONE
    if square in s.locked:
        return c.N_MOVE_LOCKED
    there = [j for j in range(c.FIGURES) if s.pos[seat * c.FIGURES + j] == square and not s.moved[seat] >> j & 1]
    return c.N_MOVE_FEWER if there else c.N_MOVE_MOVED


def no_step(s: "CivilizationState", seat: int, square: int) -> int:
    """Why the group under way cannot go there."""
    if square <= OPEN:
        return c.N_NOT_OFFERED
    if square not in s.board.near[s.group_square]:
        return c.N_STEP_FAR
    if s.group_square in s.locked:
        return c.N_MOVE_LOCKED
    if s.ground[square] < 0:
        return c.N_STEP_UNEXPLORED
    armies = s.group & c.ARMY_MASK
    owner, city = s.owner_at[square], s.city_at[square]
    if s.ground[square] == c.WATER and s.water[seat] == 0:
        return c.N_STEP_WATER
    if city != -1 and city // c.CITIES == seat:
        return c.N_STEP_OWN_CITY
    if city != -1 and s.laws[s.governments[seat]].no_city_attack:
        return c.N_STEP_PEACE
    if city != -1 and not armies:
        return c.N_STEP_SCOUT_CITY
    if owner != -1 and owner != seat and not armies:
        return c.N_STEP_SCOUT_ENEMY
    if s.token[square] != c.NO_TOKEN and not armies:
        return c.N_STEP_SCOUT_HUT
    if owner == seat and stacked(s, seat, square) + s.group.bit_count() > s.stack_limit[seat]:
        return c.N_STEP_STACK
    return c.N_STEP_CROSS if s.ground[square] == c.WATER else c.N_NOT_OFFERED
