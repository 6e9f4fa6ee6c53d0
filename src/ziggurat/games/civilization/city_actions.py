"""What a city's action does: arts, harvest, production and where things may be put (R8.1-R8.14, R8.19)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.culture import advance
from ziggurat.games.civilization.effects import draw_wonder
from ziggurat.games.civilization.flow import goods, say, say_replaced
from ziggurat.games.civilization.research import take_token
from ziggurat.games.civilization.units import draw_unit
from ziggurat.games.civilization.world import (
    IN_THE_AIR,
    blockaded,
    city_production,
    city_yield,
    place_piece,
    put_figure,
    unbuilt,
    wonder_active,
)
from ziggurat.kernel.rows import raised, replaced
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

# Bits of `used` beyond the resource abilities
USED_SPLIT: Final = 1 << 40
USED_FREE_BUILDING: Final = 1 << 41
USED_SACRIFICE: Final = 1 << 43
USED_RAZE: Final = 1 << 44
USED_BATTLE_COIN: Final = 1 << 45
USED_GOVERNMENT: Final = 1 << 46
USED_COIN: Final = 48  # + coin slot
USED_WONDER: Final = 56  # + wonder
USED_NAMES: Final = {
    USED_SPLIT: "split",
    USED_FREE_BUILDING: "free_building",
    USED_SACRIFICE: "sacrifice",
    USED_RAZE: "raze",
    USED_BATTLE_COIN: "battle_coin",
    USED_GOVERNMENT: "government",
}

# Kinds of city action, for governments that forbid the same one twice
KIND_PRODUCE: Final = 1
KIND_ARTS: Final = 2
KIND_HARVEST: Final = 4
DONE: Final[Action] = (c.A_DONE, 0, 0, 0)
HARVEST: Final[list[list[Action]]] = [[(c.A_HARVEST, city, r, 0) for r in range(4)] for city in range(4 * c.CITIES)]
ALL_SYMBOLS: Final = 0x1111  # one of each resource, as a yield shows them


# -- what may be produced -------------------------------------------------------------------------------


def item_cost(s: "CivilizationState", seat: int, item: int) -> int:
    t = s.tables
    if item >= c.ITEM_WONDER:
        wonder = t.wonders[item - c.ITEM_WONDER]
        return wonder.cheap if s.techs[seat] & wonder.cheap_tech else wonder.cost
    if item == c.ITEM_WALLS:
        return t.walls_cost
    if item >= c.ITEM_BUILDING:
        return t.buildings[item - c.ITEM_BUILDING].cost
    if item >= c.ITEM_UNIT:
        kind = item - c.ITEM_UNIT
        return t.unit_cost[kind][max(1, s.ranks[seat * 4 + kind]) - 1]
    return t.army_cost if item == c.ITEM_ARMY else t.scout_cost


def conversions(s: "CivilizationState", seat: int, shortfall: int) -> int:
    """R8.4: the smallest number of conversions of trade that covers a shortfall."""
    rate = s.tables.civs[s.civ[seat]].rate_production
    return max(0, (shortfall + rate - 1) // rate)


def conversions_left(s: "CivilizationState", seat: int, converted: int) -> int:
    """Production that the player's trade could still become, and what already has."""
    civ = s.tables.civs[s.civ[seat]]
    return (s.trade[seat] // civ.rate_trade + converted) * civ.rate_production


def affordable(s: "CivilizationState", seat: int, production: int, spent: int, converted: int) -> int:
    """The highest cost of one more item, given what the action has used so far."""
    return production - spent + conversions_left(s, seat, converted)


def producible(s: "CivilizationState", city: int, budget: int) -> list[int]:
    """R8.5-R8.11: every item within the budget that has a place to go."""
    seat = city // c.CITIES
    t = s.tables
    found: list[int] = []
    if budget >= t.army_cost and unbuilt(s, seat, False) != -1 and has_figure_square(s, seat, city, False):
        found.append(c.ITEM_ARMY)
    if budget >= t.scout_cost and unbuilt(s, seat, True) != -1 and has_figure_square(s, seat, city, True):
        found.append(c.ITEM_SCOUT)
    ranks = s.ranks
    for kind in range(4):
        rank = ranks[seat * 4 + kind]
        if rank and budget >= t.unit_cost[kind][rank - 1] and (s.unit_decks[kind] or s.unit_discards[kind]):
            found.append(c.ITEM_UNIT + kind)
    found.extend(buildable(s, city, budget))
    wonders: list[int] = []
    techs = s.techs[seat]
    for wonder in s.market:
        if wonder != -1:
            card = t.wonders[wonder]
            if budget >= (card.cheap if techs & card.cheap_tech else card.cost):
                wonders.append(c.ITEM_WONDER + wonder)
    if wonders and wonder_squares(s, city):
        found.extend(wonders)
    return found


def buildable(s: "CivilizationState", city: int, budget: int) -> list[int]:
    """Buildings and walls within the budget that have a place to go."""
    seat = city // c.CITIES
    t = s.tables
    techs = s.techs[seat]
    found: list[int] = []
    land = only = -1
    for number, building in enumerate(t.buildings):
        if techs & building.tech and building.cost <= budget:
            # R8.7: knowing the better form, only that can be built.
            if building.upgrade != -1 and techs & t.buildings[building.upgrade].tech:
                continue
            if land < 0:
                land = terrain_mask(s, seat, city)
                only = limited_square(s, city)
            if building.ground & land:
                for square in s.board.ring[s.centre[city]]:
                    if building_fits(s, seat, number, square, only):
                        found.append(c.ITEM_BUILDING + number)
                        break
    if techs & t.walls_tech and budget >= t.walls_cost and not s.walled >> city & 1:
        found.append(c.ITEM_WALLS)
    return found


def terrain_mask(s: "CivilizationState", seat: int, city: int) -> int:
    """The terrains of the city's outskirts that are not blockaded."""
    mask = 0
    owner_at = s.owner_at
    ground = s.ground
    for square in s.board.ring[s.centre[city]]:
        owner = owner_at[square]
        if owner == -1 or owner == seat:
            mask |= 1 << ground[square]
    return mask


def building_squares(s: "CivilizationState", city: int, number: int) -> list[int]:
    """Where in the city's outskirts the building may be put."""
    only = limited_square(s, city)
    seat = city // c.CITIES
    return [square for square in s.board.ring[s.centre[city]] if building_fits(s, seat, number, square, only)]


def limited_square(s: "CivilizationState", city: int) -> int:
    """Where in the city's outskirts a limited building stands, -1 nowhere."""
    t = s.tables
    only = -1
    for square in s.board.ring[s.centre[city]]:
        piece = s.piece[square]
        if t.building_piece <= piece < t.wonder_piece and t.buildings[piece - t.building_piece].limited:
            only = square
    return only


def building_fits(s: "CivilizationState", seat: int, number: int, square: int, only: int) -> bool:
    """R8.7, R8.8, R8.11: allowed terrain, not blockaded, one limited building per city, a marker of the pool."""
    t = s.tables
    building = t.buildings[number]
    if not building.ground >> s.ground[square] & 1 or blockaded(s, seat, square):
        return False
    if only != -1 and square != only and building.limited:
        return False
    piece = s.piece[square]
    if piece == t.building_piece + number:
        return False
    if s.pool[building.pool]:
        return True
    # The returned marker may be the one that is built.
    return t.building_piece <= piece < t.wonder_piece and t.buildings[piece - t.building_piece].pool == building.pool


def wonder_squares(s: "CivilizationState", city: int) -> list[int]:
    """R8.10: any terrain but water, not blockaded, one wonder per city."""
    seat = city // c.CITIES
    t = s.tables
    ring = s.board.ring[s.centre[city]]
    for square in ring:
        if t.wonder_piece <= s.piece[square] < t.great_piece:
            return [] if blockaded(s, seat, square) else [square]
    return [square for square in ring if s.ground[square] != c.WATER and not blockaded(s, seat, square)]


def has_figure_square(s: "CivilizationState", seat: int, city: int, scout: bool) -> bool:
    for square in s.board.ring[s.centre[city]]:
        if figure_fits(s, seat, square, scout):
            return True
    return False


def figure_fits(s: "CivilizationState", seat: int, square: int, scout: bool) -> bool:
    """R8.5: not on water without the ability, within the stacking limit; an army may attack a blockade."""
    ground = s.ground[square]
    if ground == c.WATER and s.water[seat] != c.END_ON_WATER:
        return False
    owner = s.owner_at[square]
    if owner == -1:
        return True
    if owner == seat:
        return s.armies_at[square] + s.scouts_at[square] < s.stack_limit[seat]
    return not scout


def item_squares(s: "CivilizationState", city: int, item: int) -> list[int]:
    """Where a produced item may be put; empty for units and walls, which need no square."""
    seat = city // c.CITIES
    if item >= c.ITEM_WONDER:
        return wonder_squares(s, city)
    if item in (c.ITEM_ARMY, c.ITEM_SCOUT):
        scout = item == c.ITEM_SCOUT
        return [square for square in s.board.ring[s.centre[city]] if figure_fits(s, seat, square, scout)]
    if c.ITEM_BUILDING <= item < c.ITEM_WALLS:
        return building_squares(s, city, item - c.ITEM_BUILDING)
    return []


# -- carrying out an announced action -------------------------------------------------------------------


def carry_out(s: "CivilizationState", seat: int, action: Action) -> None:
    """A city action that nobody cancelled."""
    kind, city, what, _ = action
    if s.centre[city] == -1:
        return
    if kind == c.A_ARTS:
        spend_action(s, city, KIND_ARTS)
        gain = arts(s, city)
        s.culture = raised(s.culture, seat, gain)
        if s.log is not None:
            say(s, seat, "log.arts", {"n": gain, "square": square_name(s.centre[city])}, "R8.14")
    elif kind == c.A_HARVEST:
        spend_action(s, city, KIND_HARVEST)
        take_token(s, seat, what)
    else:
        spend_action(s, city, KIND_PRODUCE)
        free = kind == c.A_FREE
        if free:
            s.used[seat] |= USED_FREE_BUILDING
        s.price = (city_production(s, city), 0, 0)
        produce(s, seat, city, what, free)


def lose_action(s: "CivilizationState", action: Action) -> None:
    """R16.2: a cancelled action is used up and nothing is paid."""
    kind, city, _, _ = action
    if s.centre[city] != -1:
        spend_action(s, city, KIND_ARTS if kind == c.A_ARTS else KIND_HARVEST if kind == c.A_HARVEST else KIND_PRODUCE)


def spend_action(s: "CivilizationState", city: int, kind: int) -> None:
    s.actions_left[city] -= 1
    s.done_kinds[city] |= kind


def arts(s: "CivilizationState", city: int) -> int:
    """R8.14: 1 culture, 1 per culture icon, and what the government adds or takes."""
    law = s.laws[s.governments[city // c.CITIES]]
    gain = 1 + (city_yield(s, city) >> c.CULTURE_SHIFT & 255) + law.arts
    if city % c.CITIES == 0:
        gain += law.capital_arts
    return max(0, gain)


def harvests(s: "CivilizationState", city: int) -> list[Action]:
    """R8.19: a symbol of the yield whose token is in the market; any token with Angkor Wat in the outskirts."""
    seat = city // c.CITIES
    symbols = city_yield(s, city) >> c.RESOURCE_SHIFT
    if s.laws[s.governments[seat]].shared_harvest:
        for other in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
            if s.centre[other] != -1:
                symbols |= city_yield(s, other) >> c.RESOURCE_SHIFT
    if harvests_anything(s, city):
        symbols = ALL_SYMBOLS
    if not symbols:
        return []
    return [HARVEST[city][r] for r in range(4) if symbols >> 4 * r & 15 and s.supply[r]]


def harvests_anything(s: "CivilizationState", city: int) -> bool:
    """R8.19: an active wonder with this effect lies in the city's outskirts."""
    for wonder in s.tables.op_wonders[c.OP_ANY_HARVEST]:
        if s.wonder_owner[wonder] == city // c.CITIES and s.rim_of[s.wonder_square[wonder]] == city:
            return wonder_active(s, wonder)
    return False


def produce(s: "CivilizationState", seat: int, city: int, item: int, free: bool) -> None:
    """Pay for an item and put it somewhere; the square is asked for where there is a choice."""
    if not free:
        production, spent, converted = s.price
        spent += item_cost(s, seat, item)
        needed = conversions(s, seat, spent - production)
        paid = (needed - converted) * s.tables.civs[s.civ[seat]].rate_trade
        s.trade[seat] -= paid
        if paid and s.log is not None:
            say(s, seat, "log.pays", {"goods": goods(paid, "trade")}, "R8.4")
        s.price = (production, spent, needed)
    if can_split(s, seat, free):
        s.push(c.S_SECOND_ITEM, 0, city)
    if c.ITEM_UNIT <= item < c.ITEM_BUILDING:
        draw_unit(s, seat, item - c.ITEM_UNIT)
    elif item == c.ITEM_WALLS:
        s.walled |= 1 << city
        if s.log is not None:
            say(s, seat, "log.walls", {"square": square_name(s.centre[city])}, "R8.9")
    else:
        squares = item_squares(s, city, item)
        if len(squares) == 1:
            put_item(s, seat, city, item, squares[0])
        else:
            s.push(c.S_PLACE, 1 << seat, city, item)


def can_split(s: "CivilizationState", seat: int, free: bool) -> bool:
    """R8.3: Engineering, once per round; not for Egypt's free building."""
    return not free and bool(s.techs[seat] & s.tables.split_mask) and not s.used[seat] & USED_SPLIT and s.price[1] > 0


def put_item(s: "CivilizationState", seat: int, city: int, item: int, square: int) -> None:
    t = s.tables
    if item >= c.ITEM_WONDER:
        wonder = item - c.ITEM_WONDER
        if s.log is not None:
            say(s, seat, "log.wonder", {"wonder": t.wonder_ids[wonder], "square": square_name(square)}, "R8.10")
        say_replaced(s, seat, square)
        place_piece(s, seat, square, t.wonder_piece + wonder)
        s.market = replaced(s.market, s.market.index(wonder), draw_wonder(s))
        trigger_advance(s, seat, c.T_WONDER)
    elif item >= c.ITEM_BUILDING:
        number = item - c.ITEM_BUILDING
        if s.log is not None:
            say(s, seat, "log.building", {"building": t.buildings[number].id, "square": square_name(square)}, "R8.7")
        say_replaced(s, seat, square)
        place_piece(s, seat, square, t.building_piece + number)
    else:
        scout = item == c.ITEM_SCOUT
        j = unbuilt(s, seat, scout)
        if s.log is not None:
            key = "log.scout" if scout else "log.army"
            say(s, seat, key, {"square": square_name(square)}, "R8.5")
        if blockaded(s, seat, square):
            attack_from_supply(s, seat, j, square)
        else:
            put_figure(s, seat, j, square)


def trigger_advance(s: "CivilizationState", seat: int, happening: int) -> None:
    """R18.5: Rome's free advance."""
    if s.tables.civs[s.civ[seat]].advance_on & happening:
        advance(s, seat)


def attack_from_supply(s: "CivilizationState", seat: int, j: int, square: int) -> None:
    """R8.5: an army built onto a blockaded square attacks the figures there."""
    s.mover = seat
    s.group = 1 << j
    s.group_square = square
    s.lifted = True
    s.pos[seat * c.FIGURES + j] = IN_THE_AIR
    s.push(c.S_ARRIVE, 0)


def item_id(s: "CivilizationState", item: int) -> str:
    """The id of an item for people: `army`, `infantry`, `library`, `city_walls`, `colossus`."""
    return s.tables.item_ids[item]
