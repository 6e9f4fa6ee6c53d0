"""What lies on the map and what it yields: the only place where the map and its caches change."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.atlas import FIGURES_OF, LAND, SITES
from ziggurat.games.civilization.board import turned
from ziggurat.kernel.bits import bits
from ziggurat.kernel.rows import added, raised, replaced
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

IN_THE_AIR: Final = -2  # a figure of the group that is moving
STAY: Final[Action] = (c.A_STOP, 0, 0, 0)  # no step of a group is under way
SHEET: Final = 7  # coin slot of the civilization sheet
SLOTS: Final = 8
UNKNOWN: Final = -1e9  # no value of anything
PIECE: Final = [bytes((piece,)) for piece in range(256)]
OWNER_BIT: Final = [1 << city // c.CITIES for city in range(4 * c.CITIES)]


# -- yields ---------------------------------------------------------------------------------------------


def change_map(s: "CivilizationState", what: int) -> None:
    """LAND, SITES or the figures of a seat (FIGURES_OF + seat) change: for whom they matter it is another map."""
    atlas = s.atlas
    atlas.maps += 1
    s.stirred[what] = atlas.maps


def stir(s: "CivilizationState", seat: int) -> None:
    """A figure of the seat is about to come to a square, or to leave it."""
    if s.shared:
        s.owner_at = s.owner_at.copy()
        s.armies_at = s.armies_at.copy()
        s.scouts_at = s.scouts_at.copy()
        s.shared = False
    change_map(s, FIGURES_OF + seat)


def touch(s: "CivilizationState", square: int) -> None:
    """What the square gives, or to whom, has changed."""
    city = s.rim_of[square]
    if city != -1:
        s.yields[city] = -1
        s.dirty |= OWNER_BIT[city]


def touch_player(s: "CivilizationState", seat: int) -> None:
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        s.yields[city] = -1
    s.dirty |= 1 << seat


def refresh_square(s: "CivilizationState", square: int) -> None:
    """R2.4: a marker replaces every icon of the square; a disaster marker counts as the printed square."""
    if s.rim_of[square] == -1:
        change_map(s, SITES)
    piece = s.piece[square]
    if piece:
        s.yield_at = replaced(s.yield_at, square, s.tables.piece_yield[piece])
    elif s.disaster[square]:
        s.yield_at = replaced(s.yield_at, square, s.tables.ground_yield[s.ground[square]])
    elif s.print_at[square] != -1:
        s.yield_at = replaced(s.yield_at, square, s.tables.square_yield[s.print_at[square]])
    else:
        s.yield_at = replaced(s.yield_at, square, 0)
    touch(s, square)
    # A scout may be gathering here for a city elsewhere.
    if s.scouts_at[square]:
        touch_player(s, s.owner_at[square])


def city_yield(s: "CivilizationState", city: int) -> int:
    """R2.5 without the bonuses: outskirts that are neither blockaded nor redirected, plus what scouts send."""
    known = s.yields[city]
    if known != -1:
        return known
    seat = city // c.CITIES
    total = 0
    owner_at = s.owner_at
    yield_at = s.yield_at
    centre = s.centre[city]
    ring = s.board.ring[centre]
    for square in ring:
        owner = owner_at[square]
        if owner == -1:
            total += yield_at[square]
        elif owner == seat and (not s.scouts_at[square] or not redirected(s, seat, square, city)):
            total += yield_at[square]
    for scout in range(2):
        if s.gather[seat * 2 + scout] == city:
            square = s.pos[seat * c.FIGURES + c.ARMIES + scout]
            if square >= 0 and square not in ring:
                total += yield_at[square]
    s.yields[city] = total
    return total


def redirected(s: "CivilizationState", seat: int, square: int, city: int) -> bool:
    """R13.2: a square whose icons a scout sends to another city."""
    for scout in range(2):
        sent = s.gather[seat * 2 + scout]
        if sent != -1 and sent != city and s.pos[seat * c.FIGURES + c.ARMIES + scout] == square:
            return True
    return False


def city_trade(s: "CivilizationState", city: int) -> int:
    return city_yield(s, city) & 255


def city_production(s: "CivilizationState", city: int) -> int:
    """R2.5 with government, Military Science and this round's events and abilities."""
    seat = city // c.CITIES
    law = s.laws[s.governments[seat]]
    base = city_yield(s, city) >> c.PRODUCTION_SHIFT & 255
    if law.share_best:
        for other in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
            if s.centre[other] != -1:
                base = max(base, city_yield(s, other) >> c.PRODUCTION_SHIFT & 255)
    bit, coins, production = s.tables.production_per_coins
    if s.techs[seat] & bit:
        base += s.coin_count[seat] // coins * production
    return base + law.production + s.bonus[city]


def count_coins(s: "CivilizationState", seat: int) -> int:
    """R12.1: the dial is always the sum of its sources."""
    t = s.tables
    total = s.laws[s.governments[seat]].coins
    coins_on = s.coins_on
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        total += coins_on[slot]
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        if s.centre[city] != -1:
            known = s.yields[city]
            total += (known if known != -1 else city_yield(s, city)) >> c.COIN_SHIFT & 255
    techs = s.techs[seat]
    if techs & t.coin_icons_of:
        for bit, coin in t.coin_icons:
            if techs & bit:
                total += coin
    for canal in t.op_wonders[c.OP_COIN]:
        if s.wonder_owner[canal] == seat and wonder_active(s, canal):
            total += s.wonder_coins[canal]
    return total


def hand_limit(s: "CivilizationState", seat: int) -> int:
    """R2.9."""
    bit, coins, amount = s.tables.hand_per_coins
    size = s.hand_size[seat] + s.laws[s.governments[seat]].hand
    if s.techs[seat] & bit:
        size += s.coin_count[seat] // coins * amount
    return size


# -- who holds what -------------------------------------------------------------------------------------


def blockaded(s: "CivilizationState", seat: int, square: int) -> bool:
    """R14.1: an enemy figure stands on a square of the seat's outskirts."""
    owner = s.owner_at[square]
    return owner != -1 and owner != seat


def wonder_active(s: "CivilizationState", wonder: int) -> bool:
    owner = s.wonder_owner[wonder]
    return owner >= 0 and not s.obsolete >> wonder & 1 and not blockaded(s, owner, s.wonder_square[wonder])


def has_wonder(s: "CivilizationState", seat: int, op: int) -> bool:
    """The seat has an active wonder with this effect."""
    for wonder in s.tables.op_wonders[op]:
        if s.wonder_owner[wonder] == seat and wonder_active(s, wonder):
            return True
    return False


def wonder_amount(s: "CivilizationState", seat: int, op: int) -> int:
    """What the seat's active wonders with this effect add up to."""
    total = 0
    for wonder in s.tables.op_wonders[op]:
        if s.wonder_owner[wonder] == seat and wonder_active(s, wonder):
            total += s.tables.wonders[wonder].n
    return total


def combat_bonus(s: "CivilizationState", seat: int) -> int:
    """R11.4 without the defence of a city: Barracks, Academies and Generals that are not blockaded."""
    total = s.laws[s.governments[seat]].bonus
    bonus = s.tables.piece_bonus
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        centre = s.centre[city]
        if centre != -1:
            for square in s.board.ring[centre]:
                worth = bonus[s.piece[square]]
                if worth and not blockaded(s, seat, square):
                    total += worth
    return total


def own_cities(s: "CivilizationState", seat: int) -> list[int]:
    return [city for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES) if s.centre[city] != -1]


def unbuilt(s: "CivilizationState", seat: int, scout: bool) -> int:
    """The next unbuilt figure of the kind, -1 none."""
    first, last = (c.ARMIES, c.FIGURES) if scout else (0, s.tables.civs[s.civ[seat]].armies)
    base = seat * c.FIGURES
    for j in range(first, last):
        if s.pos[base + j] == -1:
            return j
    return -1


def stacked(s: "CivilizationState", seat: int, square: int) -> int:
    """How many figures of the seat stand there."""
    return s.armies_at[square] + s.scouts_at[square] if s.owner_at[square] == seat else 0


def distances(s: "CivilizationState", origins: list[int], furthest: int) -> list[int]:
    """R8.12: revealed squares within a number of orthogonal steps of any origin, nearest first."""
    seen = set(origins)
    reached = list(origins)
    edge = list(origins)
    for _step in range(furthest):
        following: list[int] = []
        for square in edge:
            for neighbour in s.board.near[square]:
                if neighbour not in seen and s.ground[neighbour] >= 0:
                    seen.add(neighbour)
                    following.append(neighbour)
        reached += following
        edge = following
    return reached


def origins(s: "CivilizationState", seat: int) -> list[int]:
    """Squares of the seat's figures and city centres."""
    found = [s.centre[city] for city in own_cities(s, seat)]
    for figure in range(seat * c.FIGURES, seat * c.FIGURES + c.FIGURES):
        square = s.group_square if s.pos[figure] == IN_THE_AIR else s.pos[figure]
        if square != -1 and square not in found:
            found.append(square)
    return found


# -- figures --------------------------------------------------------------------------------------------


def put_figure(s: "CivilizationState", seat: int, j: int, square: int) -> None:
    stir(s, seat)
    s.pos[seat * c.FIGURES + j] = square
    s.owner_at[square] = seat
    if j >= c.ARMIES:
        s.scouts_at[square] = s.scouts_at[square] + 1
    else:
        s.armies_at[square] = s.armies_at[square] + 1
    city = s.rim_of[square]
    if city != -1:
        s.yields[city] = -1
        s.dirty |= OWNER_BIT[city]


def take_figure(s: "CivilizationState", seat: int, j: int, where: int = -1) -> None:
    """Off the map (or into the air); a scout's gathering ends at once (R13.5)."""
    figure = seat * c.FIGURES + j
    square = s.pos[figure]
    s.pos[figure] = where
    if where == -1:
        # Built again it is a new figure.
        s.moved[seat] &= ~(1 << j)
        s.fresh = replaced(s.fresh, seat, s.fresh[seat] & ~(1 << j))
    if square < 0:
        return
    stir(s, seat)
    if j >= c.ARMIES:
        s.scouts_at[square] = s.scouts_at[square] - 1
        scout = seat * 2 + j - c.ARMIES
        if s.gather[scout] != -1:
            s.gather = replaced(s.gather, scout, -1)
            touch_player(s, seat)
    else:
        s.armies_at[square] = s.armies_at[square] - 1
    if not s.armies_at[square] and not s.scouts_at[square]:
        s.owner_at[square] = -1
    city = s.rim_of[square]
    if city != -1:
        s.yields[city] = -1
        s.dirty |= OWNER_BIT[city]


def on_the_map(s: "CivilizationState", seat: int) -> bool:
    """Whether any figure of the seat stands somewhere."""
    for figure in range(seat * c.FIGURES, seat * c.FIGURES + c.FIGURES):
        if s.pos[figure] >= 0:
            return True
    return False


def figures_on(s: "CivilizationState", seat: int, square: int) -> list[int]:
    base = seat * c.FIGURES
    return [j for j in range(c.FIGURES) if s.pos[base + j] == square]


def remove_figures(s: "CivilizationState", seat: int, square: int) -> None:
    """All figures of the seat there return to its supply."""
    for j in figures_on(s, seat, square):
        take_figure(s, seat, j)


# -- markers --------------------------------------------------------------------------------------------


def set_piece(s: "CivilizationState", square: int, piece: int) -> None:
    s.piece = s.piece[:square] + PIECE[piece] + s.piece[square + 1 :]
    refresh_square(s, square)


def clear_piece(s: "CivilizationState", square: int, owner: int, keep: bool) -> None:
    """The square's marker goes where markers go."""
    if s.piece[square]:
        put_aside(s, s.piece[square], owner, keep)
        set_piece(s, square, 0)


def put_aside(s: "CivilizationState", piece: int, owner: int, keep: bool) -> None:
    """R8.11, R8.17: a building returns to the market, a wonder leaves the game, a replaced great person is kept."""
    t = s.tables
    if piece >= t.great_piece:
        if keep:
            s.reserve = added(s.reserve, owner, piece - t.great_piece)
        else:
            s.great_gone += 1
    elif piece >= t.wonder_piece:
        wonder = piece - t.wonder_piece
        s.wonder_owner = replaced(s.wonder_owner, wonder, -3)
        s.wonder_square = replaced(s.wonder_square, wonder, -1)
    elif piece:
        pool = t.buildings[piece - t.building_piece].pool
        s.pool = raised(s.pool, pool, 1)


def place_piece(s: "CivilizationState", seat: int, square: int, piece: int) -> None:
    """Put a building, wonder or great person there, replacing what was there first (R8.11)."""
    put_aside(s, s.piece[square], seat, True)
    t = s.tables
    if t.wonder_piece <= piece < t.great_piece:
        s.wonder_owner = replaced(s.wonder_owner, piece - t.wonder_piece, seat)
        s.wonder_square = replaced(s.wonder_square, piece - t.wonder_piece, square)
    elif piece < t.wonder_piece:
        pool = t.buildings[piece - t.building_piece].pool
        s.pool = raised(s.pool, pool, -1)
    set_piece(s, square, piece)


def set_rim(s: "CivilizationState", centre: int, city: int) -> None:
    """The squares around a centre are the outskirts of this city, of none for -1."""
    rim_of = list(s.rim_of)
    for rim in s.board.ring[centre]:
        rim_of[rim] = city
    s.rim_of = tuple(rim_of)


def add_city(s: "CivilizationState", city: int, square: int) -> None:
    change_map(s, SITES)
    s.centre = replaced(s.centre, city, square)
    s.city_at = replaced(s.city_at, square, city)
    set_rim(s, square, city)
    s.yields[city] = -1
    s.dirty |= OWNER_BIT[city]


def remove_city(s: "CivilizationState", city: int) -> None:
    """R11.18: the marker to its owner, walls lost, buildings to the market, the rest out of the game."""
    change_map(s, SITES)
    square = s.centre[city]
    seat = city // c.CITIES
    for rim in s.board.ring[square]:
        clear_piece(s, rim, seat, False)
    set_rim(s, square, -1)
    s.city_at = replaced(s.city_at, square, -1)
    s.centre = replaced(s.centre, city, -1)
    s.walled &= ~(1 << city)
    s.actions_left[city] = 0
    s.bonus = replaced(s.bonus, city, 0)
    s.done_kinds[city] = 0
    for scout in range(2):
        if s.gather[seat * 2 + scout] == city:
            s.gather = replaced(s.gather, seat * 2 + scout, -1)
    touch_player(s, seat)


def lay_tile(s: "CivilizationState", place: int, tile: int, turns: int) -> None:
    """R9.13-R9.14: the tile lies open; hut and village markers are put on it unseen."""
    change_map(s, LAND)
    s.tile_at = replaced(s.tile_at, place, tile)
    s.turn_at = replaced(s.turn_at, place, turns)
    t = s.tables
    print_at, ground, token, yield_at = list(s.print_at), list(s.ground), list(s.token), list(s.yield_at)
    for index, square in enumerate(s.board.places[place]):
        printed = tile * 16 + turned(turns, index >> 2, index & 3)
        print_at[square] = printed
        ground[square] = t.square_ground[printed]
        token[square] = t.square_token[printed]
        yield_at[square] = t.square_yield[printed]
    s.print_at, s.ground, s.token, s.yield_at = tuple(print_at), tuple(ground), tuple(token), tuple(yield_at)


def clear_token(s: "CivilizationState", square: int) -> None:
    """The hut or village there is gone."""
    change_map(s, LAND)
    s.token = replaced(s.token, square, c.NO_TOKEN)


def derive(s: "CivilizationState", seat: int) -> None:
    """R2.7-R2.12 from the known techs."""
    t = s.tables
    techs = s.techs[seat]
    speed, limit, hand, cities, water = t.start_speed, t.start_limit, t.start_hand, t.start_max_cities, 0
    ranks = [1, 1, 1, 0]
    levels = [0] * 6
    civ = t.civs[s.civ[seat]]
    for tech in bits(techs):
        speed = max(speed, t.tech_speed[tech])
        limit = max(limit, t.tech_limit[tech])
        cities = max(cities, t.tech_max_cities[tech])
        water = max(water, t.tech_water[tech])
        hand += t.tech_hand[tech]
        kind = t.tech_unit[tech]
        if kind != -1:
            ranks[kind] = max(ranks[kind], t.tech_rank[tech])
        # R4.4: the start tech counts as a level I card of this pyramid.
        levels[1 if tech == civ.tech else t.tech_level[tech]] += 1
    s.speed = replaced(s.speed, seat, speed)
    s.stack_limit = replaced(s.stack_limit, seat, limit + civ.limit)
    s.hand_size = replaced(s.hand_size, seat, hand)
    s.max_cities = replaced(s.max_cities, seat, cities)
    s.water = replaced(s.water, seat, water)
    s.ranks = s.ranks[: seat * 4] + tuple(ranks) + s.ranks[seat * 4 + 4 :]
    s.levels = s.levels[: seat * 6] + tuple(levels) + s.levels[seat * 6 + 6 :]
    s.tech_value = replaced(s.tech_value, seat, UNKNOWN)
