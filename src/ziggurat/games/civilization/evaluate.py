"""How good a position is for a seat: what it has, what it earns, how near the four victories are.

The greedy player looks one small decision ahead, so decisions in the middle of something are first carried
on: windows are passed, and of the seat's own pending squares and targets the best is taken.
"""

from math import tanh
from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.battle import total, unit_strength
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.founding import city_slot
from ziggurat.games.civilization.reach import latest_map, nearness
from ziggurat.games.civilization.reactions import PASS
from ziggurat.games.civilization.trade import GIVE_AT, GIVEN
from ziggurat.games.civilization.units import strength
from ziggurat.games.civilization.world import IN_THE_AIR, UNKNOWN, blockaded, city_production, city_yield, combat_bonus
from ziggurat.kernel.bits import count_bits
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

Weights = tuple[float, ...]  # of no known length, so that compiled code does not make it anew for an index

WIN: Final = 4000.0
TECH: Final[Weights] = (0.0, 25.0, 40.0, 38.0, 73.0, 0.0)
SPARE_TECH: Final[Weights] = (0.0, 7.8, 11.0, 10.0, 16.0, 0.0)
PYRAMID: Final[tuple[int, ...]] = (0, 5, 4, 3, 2, 1)
TRIED: Final = 12  # squares and targets of a decision under way
CULTURE_POINT: Final = 2.1
TOKEN: Final = 2.4  # a resource
MARKER: Final = 4.6  # of a hut or village
EVENT: Final = 2.8
ENOUGH: Final = 255
FORCES: Final[Weights] = tuple([7.1 * tanh(power / 19.0) for power in range(ENOUGH + 1)])  # by their strength


def evaluate(s: "CivilizationState", seat: int) -> float:
    return carried_on(s, seat, True, False)


def carried_on(s: "CivilizationState", seat: int, choose: bool, spent: bool) -> float:
    """Pass through windows; of the seat's own pending squares and targets take the best.

    A spent copy may be played on in, for nobody looks at it again.
    """
    if s.stack and s.stack[-1][0] == c.S_WINDOW:
        if not spent:
            s = s.clone()
            spent = True
        while s.stack and s.stack[-1][0] == c.S_WINDOW:
            s.apply_unchecked(s.stack[-1][1].bit_length() - 1, PASS)
    if s.ending:
        return WIN if s.winner == seat else -WIN
    if choose and s.stack:
        frame = s.stack[-1]
        step = frame[0]
        if frame[1] == 1 << seat and (step == c.S_TARGET or step == c.S_PAY or step == c.S_PLACE):
            return best(s, seat, frame, spent)
    return standing(s, seat)


def best(s: "CivilizationState", seat: int, frame: Frame, spent: bool) -> float:
    """Of the squares or targets that are to be chosen."""
    value = -WIN
    actions = s.legal(seat)
    if frame[0] == c.S_PLACE:
        actions = best_figure_squares(s, seat, actions, frame[3]) if frame[3] < c.ITEM_UNIT else different(s, actions)
    tried = min(TRIED, len(actions))
    for at in range(tried):
        after = s if spent and at == tried - 1 else s.clone()
        after.apply_unchecked(seat, actions[at])
        value = max(value, carried_on(after, seat, False, True))
    return value


def best_figure_squares(
    s: "CivilizationState", seat: int, actions: tuple[Action, ...], item: int
) -> tuple[Action, ...]:
    """Where a new figure attacks, and of the other squares the one from which it has most before it."""
    army = item == c.ITEM_ARMY
    settle = not army and city_slot(s, seat) >= 0
    land = latest_map(s, seat, army)
    tried: list[Action] = []
    most = -1.0
    nearest = actions[0]
    for action in actions:
        square = action[1]
        if blockaded(s, seat, square):
            tried.append(action)
            continue
        # Together with another one it finds nothing new.
        alone = not (s.armies_at[square] if army else s.scouts_at[square])
        found = nearness(s, seat, square, army, settle, land) if alone else 0.0
        if found > most:
            most = found
            nearest = action
    if most >= 0.0:
        tried.append(nearest)
    return tuple(tried)


def different(s: "CivilizationState", actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Of squares where a building or wonder would change the same, the first."""
    tried: list[Action] = []
    for action in actions:
        for other in tried:
            if alike(s, action[1], other[1]):
                break
        else:
            tried.append(action)
    return tuple(tried)


def alike(s: "CivilizationState", square: int, other: int) -> bool:
    """Squares with the same icons and markers. Where icons under a scout go is another question."""
    if s.scouts_at[square] or s.scouts_at[other]:
        return False
    return s.yield_at[square] == s.yield_at[other] and s.piece[square] == s.piece[other]


def standing(s: "CivilizationState", seat: int) -> float:
    value = wealth(s, seat) + progress(s, seat)
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += 0.16 * progress(s, other)
    value -= others / (s.players - 1)
    value += figures(s, seat)
    if s.battle is not None:
        value += fighting(s, s.battle, seat)
    if s.offer and s.offer[0] == seat and s.stack and s.stack[-1][0] == c.S_OFFER:
        value -= 0.1 + given(s)
    return value


def know_techs(s: "CivilizationState") -> None:
    for seat in range(s.players):
        if s.tech_value[seat] == UNKNOWN:
            s.tech_value = replaced(s.tech_value, seat, tech_value(s, seat))


def progress(s: "CivilizationState", seat: int) -> float:
    """Techs, culture and coins: the nearer a victory, the more the next piece of it counts."""
    techs = s.tech_value[seat]
    if techs == UNKNOWN:
        techs = tech_value(s, seat)
        s.tech_value = replaced(s.tech_value, seat, techs)
    ranks = s.ranks
    base = seat * 4
    risen = ranks[base] + ranks[base + 1] + ranks[base + 2] + ranks[base + 3] - 4
    coins = s.coin_count[seat]
    step = s.culture_step[seat]
    return (
        techs
        + 0.7 * risen * (1 + len(s.units[seat]))
        + 12.0 * coins
        + 0.79 * coins * coins
        + 11.5 * step
        + 0.64 * step * step
    )


def tech_value(s: "CivilizationState", seat: int) -> float:
    """The pyramid, and what techs unlock beyond their place in it; better units count with those there are."""
    t = s.tables
    techs = s.techs[seat]
    value = 3.1 * (s.speed[seat] - 2) + 2.4 * (s.stack_limit[seat] - 2) + 23.0 * (s.max_cities[seat] - 2)
    value += 1.3 * (s.hand_size[seat] - 2) + 4.1 * s.water[seat]
    for level in range(1, 6):
        count = s.levels[seat * 6 + level]
        useful = min(count, PYRAMID[level])
        value += TECH[level] * useful + SPARE_TECH[level] * (count - useful)
    for number in range(len(t.buildings)):
        if techs & t.buildings[number].tech:
            icons = t.piece_yield[t.building_piece + number]
            value += (
                1.9 * (icons & 255)
                + 0.75 * (icons >> c.PRODUCTION_SHIFT & 255)
                + 1.2 * (icons >> c.CULTURE_SHIFT & 255)
            )
    for slot in range(len(t.coin_techs)):
        if techs >> t.coin_techs[slot] & 1 and (t.coin_price_trade[slot] or t.coin_price_culture[slot]):
            value += 19.0
    return value


def wealth(s: "CivilizationState", seat: int) -> float:
    """Cities and what they earn, what lies on the sheet, the standing forces."""
    value = 0.0
    law = s.laws[s.governments[seat]]
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        if s.centre[city] < 0:
            continue
        icons = city_yield(s, city)
        value += 63.0 + 5.0 * (icons & 255) + 1.5 * min(city_production(s, city), 14)
        value += 4.8 * (icons >> c.CULTURE_SHIFT & 255) + 1.7 * (icons >> c.COIN_SHIFT & 255)
        if icons >> c.RESOURCE_SHIFT:
            value += 1.2
        if s.walled >> city & 1:
            value += 4.0
        bonus = s.bonus[city]
        if bonus and s.actions_left[city] > 0:
            value += 0.56 * bonus
    if law.no_capital:
        value -= 31.0
    value += 4.8 * law.income
    value += 0.83 * s.trade[seat] + CULTURE_POINT * s.culture[seat]
    tokens = s.tokens
    base = seat * 4
    value += TOKEN * (tokens[base] + tokens[base + 1] + tokens[base + 2] + tokens[base + 3])
    markers: int = len(s.held[seat])
    events: int = len(s.events[seat])
    great: int = len(s.reserve[seat])
    value += MARKER * markers + EVENT * events + 2.9 * great
    power = 0
    for card in s.units[seat]:
        power += strength(s, seat, card)
    value += FORCES[min(power, ENOUGH)] + 0.38 * power + 0.61 * combat_bonus(s, seat)
    owners = s.wonder_owner
    for wonder in range(len(owners)):
        if owners[wonder] == seat and not s.obsolete >> wonder & 1:
            value += 11.5
    return value


def figures(s: "CivilizationState", seat: int) -> float:
    """Figures on the map, and how near they are to something worth going to."""
    base = seat * c.FIGURES
    settle = city_slot(s, seat) >= 0
    armies = scouts = 0
    value = 0.0
    land = latest_map(s, seat, True)
    for j in range(c.ARMIES):
        square = where(s, base + j)
        if square >= 0:
            armies += 1
            if not counted(s, base, base + j, square):
                value += nearness(s, seat, square, True, False, land)
    land = latest_map(s, seat, False)
    for j in range(c.ARMIES, c.FIGURES):
        square = where(s, base + j)
        if square >= 0:
            scouts += 1
            if not counted(s, base + c.ARMIES, base + j, square):
                value += nearness(s, seat, square, False, settle, land)
    value += 10.5 * min(armies, 2) + 1.8 * max(0, armies - 2)
    value += 9.5 * scouts if settle else 5.6 * scouts
    for tile in s.tile_at:
        if tile >= 0:
            value += 4.5
    # A started move is finished, and moving a figure is better than leaving it.
    value += 0.05 * count_bits(s.moved[seat])
    if s.stack and s.stack[-1][0] == c.S_STEP and s.mover == seat:
        value += -0.01 if s.lifted else 0.02
    return value


def where(s: "CivilizationState", figure: int) -> int:
    """The square of a figure, on which it stands or over which it moves; below 0 none."""
    square = s.pos[figure]
    return s.group_square if square == IN_THE_AIR else square


def counted(s: "CivilizationState", first: int, figure: int, square: int) -> bool:
    """Whether another figure of its kind on the square came before it."""
    for other in range(first, figure):
        if where(s, other) == square:
            return True
    return False


def fighting(s: "CivilizationState", battle: Battle, seat: int) -> float:
    """How the battle under way stands for the seat."""
    if seat not in (battle.attacker, battle.defender):
        return 0.0
    side = 0 if seat == battle.attacker else 1
    force = [0, 0]
    for which in (0, 1):
        force[which] = total(s, battle, which) + sum(
            unit_strength(s, battle, which, card) for card in battle.hands[which]
        )
    margin = force[side] - force[1 - side] - (1 if side == 0 else 0)
    stake = 12.5
    if battle.city >= 0:
        stake = 730.0 if battle.city % c.CITIES == 0 else 100.0
    if battle.village:
        stake = 30.0 if side == 0 else 1.0
    return stake * tanh(margin / 3.2) - 1.6 * battle.killed[side]


def given(s: "CivilizationState") -> float:
    """What the offer being composed would cost."""
    offer = s.offer
    value = 1.2 * offer[GIVE_AT + c.G_TRADE] + 1.4 * offer[GIVE_AT + c.G_CULTURE]
    for good in range(2, GIVEN):
        if offer[GIVE_AT + good]:
            value += (3.4 if good < s.tables.event_good and good >= c.G_MARKER else 2.8) * offer[GIVE_AT + good]
    return value
