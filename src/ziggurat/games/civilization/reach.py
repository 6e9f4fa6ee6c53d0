"""How near figures are to something worth going to."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.atlas import FIGURES_OF, LAND, MOST, SITES
from ziggurat.games.civilization.founding import can_found

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

FAR: Final = 6
STRONG: Final = 4  # units for a village
ON_SITE: Final = 11.0  # a scout that stands where a city could be


def latest_map(s: "CivilizationState", seat: int, army: bool) -> int:
    """The number of the map as far as it matters to the seat's figures.

    To armies neither what squares give and to which city, nor figures of their own, through which they walk.
    """
    stirred = s.stirred
    latest = stirred[LAND] if army else max(stirred[LAND], stirred[SITES])
    for other in range(s.players):
        if not army or other != seat:
            latest = max(latest, stirred[FIGURES_OF + other])
    return latest


def nearness(s: "CivilizationState", seat: int, start: int, army: bool, settle: bool, map_number: int) -> float:
    """The best goal within reach, less the way. It is the same until the map changes, or what the figures can do."""
    strong = army and len(s.units[seat]) >= STRONG
    if not army and not settle and s.rim_of[start] >= 0 and s.rim_of[start] // c.CITIES != seat:
        # Here the icons under the figure count, and outskirts are built on without another map.
        return walk(s, seat, start, army, settle, strong)
    kind = (2 if army else 0) | (1 if settle else 0) | (4 if strong else 0)
    ability = s.stack_limit[seat] << 2 | s.water[seat]
    key = ((map_number << 8 | ability) << 5 | kind << 2 | seat) << 8 | start
    found = s.atlas.found
    known = found.get(key)
    if known is None:
        if len(found) >= MOST:
            found.clear()
        known = found[key] = walk(s, seat, start, army, settle, strong)
    return known


def walk(s: "CivilizationState", seat: int, start: int, army: bool, settle: bool, strong: bool) -> float:
    """Over land, or water for those who can, outwards until nothing further away could be better."""
    water = s.water[seat] > 0
    ground, token, owner_at, rim_of, yield_at = s.ground, s.token, s.owner_at, s.rim_of, s.yield_at
    near = s.board.near
    seen = [False] * len(ground)
    seen[start] = True
    edge = [start]
    reward = 0.0
    if settle and can_found(s, seat, start) is None:
        reward = ON_SITE + 1.1 * min(15.0, site(s, start))
    elif not army and not settle and (rim_of[start] < 0 or rim_of[start] // c.CITIES != seat):
        reward = worth(yield_at[start])
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
                lies = token[there]
                owner = owner_at[there]
                goal = 0.0
                if army:
                    if lies == c.HUT:
                        goal = 2.9
                    elif lies == c.VILLAGE and strong:
                        goal = 3.4
                elif settle:
                    if kind != c.WATER and s.board.ring[there] and can_found(s, seat, there) is None:
                        goal = ON_SITE - 1.0 + 0.2 * min(15.0, site(s, there))
                elif owner < 0 and rim_of[there] < 0:
                    goal = worth(yield_at[there])
                if goal:
                    reward = max(reward, goal - way * distance)
                if lies == 0 and (owner < 0 or owner == seat):
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


def site(s: "CivilizationState", square: int) -> float:
    value = 0.0
    for rim in s.board.ring[square]:
        value += worth(s.yield_at[rim])
    return value
