"""A position as numbers for programs that learn: names, and the same straight from the state (see kernel.features).

The players come clockwise, the seat itself first; so do their cities. Of the map only what is revealed is there.
"""

from typing import Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import NAMES
from ziggurat.games.civilization.flow import KNOWN_EVENT
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.games.civilization.world import city_production, city_trade
from ziggurat.kernel.features import rotated, small

TERRAINS: Final = "|".join(c.TERRAINS)
PIECES: Final = "building|wonder|great_person"
BY_SQUARE: Final[tuple[str, ...]] = (  # what is told of each square; SEATS and CITIES are filled in, the own ones first
    f"terrain|{TERRAINS}",
    "owner|SEATS",
    "city|CITIES",
    "armies",
    "scouts",
    "token|hut|village",
    f"piece_kind|{PIECES}",
    "icons.trade",
    "icons.production",
    "icons.culture",
)


def feature_names(s: CivilizationState, seat: int) -> list[str]:
    t = s.tables
    seats = rotated(s, seat)
    cities = [f"{other}-{number}" for other in seats for number in range(c.CITIES)]
    found = ["round", *[f"phase={name}" for name in c.PHASES]]
    found += ["moving.armies", "moving.scouts", "moving.steps_left"]
    found += [f"moving.square={NAMES[square]}" for square in range(s.board.size)]
    found += [f"secret={id}" for id in t.tech_ids]
    found += [f"market.wonders:{id}" for id in t.wonder_ids]
    found += [f"market.buildings.{building.id}.left" for building in t.buildings]
    found += [f"market.resources.{name}" for name in c.RESOURCES[:4]]
    found += ["market.great_people_left", "market.huts_left", "market.villages_left", "market.tiles_left"]
    found += [f"players.{seat}.hand:{id}" for id in t.event_ids]
    for city in cities:
        found += [f"cities:{city}", f"cities.{city}.walled", f"cities.{city}.trade", f"cities.{city}.production"]
        found += [f"cities.{city}.actions_left"]
    for other in seats:
        own = f"players.{other}."
        found += [f"active={other}", f"first={other}", f"waiting:{other}"]
        found += [f"battle.attacker={other}", f"battle.defender={other}"]
        found += [own + name for name in ("trade", "coins", "culture", "culture_step", "speed", "stacking")]
        found += [own + "max_cities", own + "armies.on_map", own + "scouts.on_map"]
        found += [f"{own}ranks.{kind}" for kind in c.UNIT_TYPES]
        found += [f"{own}resources.{name}" for name in c.RESOURCES[:4]]
        found += [f"{own}markers.huts", f"{own}markers.villages"]
        found += [f"{own}events.culture_{deck}" for deck in (1, 2, 3)]
        found += [f"{own}civilization={civ.id}" for civ in t.civs]
        found += [f"{own}government={id}" for id in t.government_ids]
        found += [f"{own}techs:{id}" for id in t.tech_ids]
        found += [f"{own}wonders:{id}" for id in t.wonder_ids]
        found += [f"{own}great_people:{id}" for id in t.great_ids]
    options = {"SEATS": "|".join(str(other) for other in seats), "CITIES": "|".join(cities)}
    for shape in BY_SQUARE:
        for word, filled in options.items():
            shape = shape.replace(word, filled)
        found += [f"map.squares.{NAMES[square]}.{shape}" for square in range(s.board.size)]
    return found


def features(s: CivilizationState, seat: int) -> bytes:
    t = s.tables
    seats = rotated(s, seat)
    asked = s.stack[-1][1] if s.stack else 0
    moving = s.mover >= 0
    out: list[int] = [s.round]
    put(out, s.phase, len(c.PHASES))
    out.append((s.group & c.ARMY_MASK).bit_count() if moving else 0)
    out.append((s.group & c.SCOUT_MASK).bit_count() if moving else 0)
    out.append(small(s.steps_left) if moving else 0)
    put(out, s.group_square if moving else -1, s.board.size)
    put(out, s.chosen[seat], len(t.tech_ids))
    at = len(out)
    out.extend([0] * len(t.wonder_ids))
    for wonder in s.market:
        if wonder >= 0:
            out[at + wonder] = 1
    for building in t.buildings:
        out.append(s.pool[building.pool])
    out.extend(s.supply[:4])
    out.append(len(s.great_bag))
    out.append(len(s.hut_bag))
    out.append(len(s.village_bag))
    out.append(len(s.tile_bag))
    at = len(out)
    out.extend([0] * len(t.event_ids))
    for card in s.events[seat]:
        out[at + card % KNOWN_EVENT] += 1
    for other in seats:
        for city in range(other * c.CITIES, (other + 1) * c.CITIES):
            there = s.centre[city] >= 0
            out.append(1 if there else 0)
            out.append(s.walled >> city & 1 if there else 0)
            out.append(city_trade(s, city) if there else 0)
            out.append(small(city_production(s, city)) if there else 0)
            out.append(s.actions_left[city] if there else 0)
    for other in seats:
        put_player(s, out, other, asked)
    return bytes(out) + map_bytes(s, seat)


def put_player(s: CivilizationState, out: list[int], other: int, asked: int) -> None:
    t = s.tables
    battle = s.battle
    out.append(1 if s.active == other else 0)
    out.append(1 if s.first == other else 0)
    out.append(asked >> other & 1)
    out.append(1 if battle is not None and battle.attacker == other else 0)
    out.append(1 if battle is not None and battle.defender == other else 0)
    out.append(small(s.trade[other]))
    out.append(small(s.coin_count[other]))
    out.append(small(s.culture[other]))
    out.append(s.culture_step[other])
    out.append(s.speed[other])
    out.append(s.stack_limit[other])
    out.append(s.max_cities[other])
    armies = scouts = 0
    for figure in range(c.FIGURES):
        if s.pos[other * c.FIGURES + figure] != -1:
            if figure < c.ARMIES:
                armies += 1
            else:
                scouts += 1
    out.append(armies)
    out.append(scouts)
    out.extend(s.ranks[other * 4 : other * 4 + 4])
    out.extend(s.tokens[other * 4 : other * 4 + 4])
    huts = villages = 0
    for marker in s.held[other]:
        if t.marker_kind[marker % 16] == c.HUT:
            huts += 1
        else:
            villages += 1
    out.append(huts)
    out.append(villages)
    at = len(out)
    out.extend([0, 0, 0])
    for card in s.events[other]:
        out[at + t.events[card % KNOWN_EVENT].deck - 1] += 1
    put(out, s.civ[other], len(t.civs))
    put(out, s.governments[other], len(t.government_ids))
    known = s.techs[other]
    for tech in range(len(t.tech_ids)):
        out.append(known >> tech & 1)
    for owner in s.wonder_owner:
        out.append(1 if owner == other else 0)
    at = len(out)
    out.extend([0] * len(t.great_ids))
    for kind in s.reserve[other]:
        out[at + kind] += 1


def map_bytes(s: CivilizationState, seat: int) -> bytes:
    """What BY_SQUARE names: terrain and yields of nearly all squares, between them what lies on few."""
    size = s.board.size
    players = s.players
    ground = s.ground
    terrains = [0] * size
    rare = bytearray(6 * size)
    yields = [0] * (3 * size)
    for square in range(size):
        terrain = ground[square]
        if terrain < 0:
            continue
        terrains[square] = terrain + 1
        owner = s.owner_at[square]
        if owner >= 0:
            rare[square] = (owner - seat) % players + 1
            rare[square + 2 * size] = s.armies_at[square]
            rare[square + 3 * size] = s.scouts_at[square]
        city = s.city_at[square]
        if city >= 0:
            rare[square + size] = (city // c.CITIES - seat) % players * c.CITIES + city % c.CITIES + 1
        else:
            gives = s.yield_at[square]
            if gives:
                yields[square] = gives & 255
                yields[square + size] = gives >> c.PRODUCTION_SHIFT & 255
                yields[square + 2 * size] = gives >> c.CULTURE_SHIFT & 255
        if s.token[square]:
            rare[square + 4 * size] = s.token[square]
        piece = s.piece[square]
        if piece:
            rare[square + 5 * size] = 3 if piece >= s.tables.great_piece else 2 if piece >= s.tables.wonder_piece else 1
    return bytes(terrains) + bytes(rare) + bytes(yields)


def put(out: list[int], one: int, width: int) -> None:
    """A one at a place, or none where it is -1."""
    at = len(out)
    out.extend([0] * width)
    if one >= 0:
        out[at + one] = 1
