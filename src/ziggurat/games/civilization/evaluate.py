"""How good a position is for a seat: what it has, what it earns, how near the four victories are.

The greedy player looks one small decision ahead, so decisions in the middle of something are first carried
on: windows are passed, and of the seat's own pending squares and targets the best is taken.
"""

from math import tanh
from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.battle import total, unit_strength
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.founding import can_found, city_slot
from ziggurat.games.civilization.trade import GIVE_AT, GIVEN
from ziggurat.games.civilization.units import strength
from ziggurat.games.civilization.world import city_production, city_trade, city_yield, combat_bonus

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivState

OWN: Final = (c.S_TARGET, c.S_PAY, c.S_PLACE)
WIN: Final = 4000.0
TECH: Final = (0.0, 25.0, 40.0, 38.0, 73.0, 0.0)
SPARE_TECH: Final = (0.0, 7.8, 11.0, 10.0, 16.0, 0.0)
PYRAMID: Final = (0, 5, 4, 3, 2, 1)
FAR: Final = 6
TRIED: Final = 12  # squares and targets of a decision under way
CULTURE_POINT: Final = 2.1
TOKEN: Final = 2.4  # a resource
MARKER: Final = 4.6  # of a hut or village
EVENT: Final = 2.8
ON_SITE: Final = 11.0  # a scout that stands where a city could be


def evaluate(s: "CivState", seat: int) -> float:
    return best(s, seat, 1)


def best(s: "CivState", seat: int, depth: int) -> float:
    """Pass through windows; of the seat's own pending squares and targets take the best."""
    if s.stack and s.stack[-1][0] == c.S_WINDOW:
        s = s.clone()
        while s.stack and s.stack[-1][0] == c.S_WINDOW:
            asked = s.stack[-1][1].bit_length() - 1
            s.apply_unchecked(asked, (c.A_PASS, 0, 0, 0))
    if s.ending:
        return WIN if s.winner == seat else -WIN
    if depth and s.stack and s.stack[-1][0] in OWN and s.stack[-1][1] == 1 << seat:
        value = -WIN
        for action in s.legal(seat)[:TRIED]:
            after = s.clone()
            after.apply_unchecked(seat, action)
            value = max(value, best(after, seat, depth - 1))
        return value
    return standing(s, seat)


def standing(s: "CivState", seat: int) -> float:
    value = 0.0
    others = 0.0
    for other in range(s.players):
        if other == seat:
            value += wealth(s, other) + progress(s, other)
        else:
            others += 0.16 * progress(s, other)
    value -= others / (s.players - 1)
    value += figures(s, seat)
    if s.battle is not None:
        value += fighting(s, s.battle, seat)
    if s.offer and s.offer[0] == seat and s.stack and s.stack[-1][0] == c.S_OFFER:
        value -= 0.1 + given(s)
    return value


def progress(s: "CivState", seat: int) -> float:
    """Techs, culture and coins: the nearer a victory, the more the next piece of it counts."""
    value = 0.0
    for level in range(1, 6):
        count = s.levels[seat * 6 + level]
        useful = min(count, PYRAMID[level])
        value += TECH[level] * useful + SPARE_TECH[level] * (count - useful)
    value += tech_extras(s, seat)
    coins = s.coin_count[seat]
    value += 12.0 * coins + 0.79 * coins * coins
    step = s.culture_step[seat]
    value += 11.5 * step + 0.64 * step * step
    return value


def tech_extras(s: "CivState", seat: int) -> float:
    """What a tech unlocks beyond its place in the pyramid."""
    t = s.t
    techs = s.techs[seat]
    value = 3.1 * (s.speed[seat] - 2) + 2.4 * (s.stack_limit[seat] - 2) + 23.0 * (s.max_cities[seat] - 2)
    value += 1.3 * (s.hand_size[seat] - 2) + 4.1 * s.water[seat]
    for kind in range(4):
        value += 0.7 * (s.ranks[seat * 4 + kind] - 1) * (1 + len(s.units[seat]))
    for number, building in enumerate(t.buildings):
        if techs & building.tech:
            icons = t.piece_yield[t.building_piece + number]
            value += (
                1.9 * (icons & 255)
                + 0.75 * (icons >> c.PRODUCTION_SHIFT & 255)
                + 1.2 * (icons >> c.CULTURE_SHIFT & 255)
            )
    for slot, tech in enumerate(t.coin_techs):
        if techs >> tech & 1 and (t.coin_price_trade[slot] or t.coin_price_culture[slot]):
            value += 19.0
    return value


def wealth(s: "CivState", seat: int) -> float:
    """Cities and what they earn, what lies on the sheet, the standing forces."""
    value = 0.0
    cities = 0
    law = s.laws[s.governments[seat]]
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        if s.centre[city] < 0:
            continue
        cities += 1
        icons = city_yield(s, city)
        value += 5.0 * city_trade(s, city) + 1.5 * min(city_production(s, city), 14)
        value += 4.8 * (icons >> c.CULTURE_SHIFT & 255) + 1.2 * (1 if icons >> c.RESOURCE_SHIFT else 0)
        value += 1.7 * (icons >> c.COIN_SHIFT & 255)
        if s.walled >> city & 1:
            value += 4.0
        if s.bonus[city] and s.actions_left[city] > 0:
            value += 0.56 * s.bonus[city]
    value += 63.0 * cities
    if law.no_capital:
        value -= 31.0
    value += 4.8 * law.income
    value += 0.83 * s.trade[seat] + CULTURE_POINT * s.culture[seat]
    value += TOKEN * sum(s.tokens[seat * 4 : seat * 4 + 4]) + MARKER * len(s.held[seat])
    value += EVENT * len(s.events[seat]) + 2.9 * len(s.reserve[seat])
    power = sum(strength(s, seat, card) for card in s.units[seat])
    value += 7.1 * tanh(power / 19.0) + 0.38 * power + 0.61 * combat_bonus(s, seat)
    for wonder, owner in enumerate(s.wonder_owner):
        if owner == seat and not s.obsolete >> wonder & 1:
            value += 11.5
    return value


def figures(s: "CivState", seat: int) -> float:
    """Figures on the map, and how near they are to something worth going to."""
    value = 0.0
    base = seat * c.FIGURES
    settle = city_slot(s, seat) >= 0
    armies: list[int] = []
    scouts: list[int] = []
    for j in range(c.FIGURES):
        square = s.pos[base + j]
        if square == -2:
            square = s.group_square
        if square >= 0:
            (scouts if j >= c.ARMIES else armies).append(square)
    value += 10.5 * min(len(armies), 2) + 1.8 * max(0, len(armies) - 2)
    value += 9.5 * len(scouts) if settle else 5.6 * len(scouts)
    value += 4.5 * sum(1 for tile in s.tile_at if tile >= 0)
    for square in set(armies):
        value += nearness(s, seat, square, True, False)
    for square in set(scouts):
        value += nearness(s, seat, square, False, settle)
    # A started move is finished, and moving a figure is better than leaving it.
    moved = s.moved[seat].bit_count()
    value += 0.05 * moved
    if s.stack and s.stack[-1][0] == c.S_STEP and s.mover == seat:
        value += 0.02 if not s.lifted else -0.01
    return value


def nearness(s: "CivState", seat: int, start: int, army: bool, settle: bool) -> float:
    """The best goal within reach, less the way. It is the same until the map changes, or what the figures can do."""
    strong = len(s.units[seat]) >= 4
    kind = (2 if army else 0) | (1 if settle else 0) | (4 if strong else 0)
    key = ((s.stack_limit[seat] << 2 | s.water[seat]) << 3 | kind) << 12 | seat << 8 | start
    known = s.reach.get(key)
    if known is None:
        known = s.reach[key] = walk(s, seat, start, army, settle, strong)
    return known


def walk(s: "CivState", seat: int, start: int, army: bool, settle: bool, strong: bool) -> float:
    """Over land, or water for those who can, outwards until nothing further away could be better."""
    water = s.water[seat] > 0
    ground = s.ground
    near = s.b.near
    seen = [False] * len(ground)
    seen[start] = True
    edge = [start]
    reward = 0.0
    if settle and can_found(s, seat, start) is None:
        reward = ON_SITE + 1.1 * min(15.0, site(s, start))
    elif not army and not settle:
        reward = worth(s.yield_at[start]) if s.rim_of[start] < 0 or s.rim_of[start] // c.CITIES != seat else 0.0
    # The best goal of its kind, and what each step towards it costs.
    most, way = (3.4, 0.43) if army else (ON_SITE + 2.1, 0.95) if settle else (4.5, 0.47)
    for distance in range(1, FAR):
        if reward >= most - way * distance:
            break
        following: list[int] = []
        for here in edge:
            for there in near[here]:
                if seen[there]:
                    continue
                seen[there] = True
                kind = ground[there]
                if kind < 0:
                    if kind == c.UNEXPLORED:
                        reward = max(reward, 2.4 - 0.41 * distance)
                    continue
                if kind == c.WATER and not water:
                    continue
                goal = 0.0
                if army:
                    if s.token[there] == c.HUT:
                        goal = 2.9
                    elif s.token[there] == c.VILLAGE and strong:
                        goal = 3.4
                elif settle:
                    if kind != c.WATER and s.b.ring[there] and can_found(s, seat, there) is None:
                        goal = ON_SITE - 1.0 + 0.2 * min(15.0, site(s, there))
                elif s.owner_at[there] < 0 and s.rim_of[there] < 0:
                    goal = worth(s.yield_at[there])
                if goal:
                    reward = max(reward, goal - way * distance)
                if s.token[there] == 0 and s.owner_at[there] in (-1, seat):
                    following.append(there)
        edge = following
        if not edge:
            break
    return reward


def worth(icons: int) -> float:
    """One square's icons, for a city that gets them."""
    return (
        1.4 * (icons & 255)
        + 1.1 * (icons >> c.PRODUCTION_SHIFT & 255)
        + 1.5 * (icons >> c.CULTURE_SHIFT & 255)
        + 4.0 * (icons >> c.COIN_SHIFT & 255)
        + (0.71 if icons >> c.RESOURCE_SHIFT else 0.0)
    )


def site(s: "CivState", square: int) -> float:
    return sum(worth(s.yield_at[rim]) for rim in s.b.ring[square])


def fighting(s: "CivState", battle: Battle, seat: int) -> float:
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


def given(s: "CivState") -> float:
    """What the offer being composed would cost."""
    offer = s.offer
    value = 1.2 * offer[GIVE_AT + c.G_TRADE] + 1.4 * offer[GIVE_AT + c.G_CULTURE]
    for good in range(2, GIVEN):
        if offer[GIVE_AT + good]:
            value += (3.4 if good < s.t.event_good and good >= c.G_MARKER else 2.8) * offer[GIVE_AT + good]
    return value
