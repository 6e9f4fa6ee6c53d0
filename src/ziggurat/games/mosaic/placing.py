"""Pieces on the map: where they may stand, what the hex gives, what building sets off (R5, R6.12 to R6.14)."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.counting import fire, fire_all, note_gain
from ziggurat.games.mosaic.domains import BUILT, PLACED, REGION_OR_NONE
from ziggurat.games.mosaic.domains import WONDER as WONDER_CARD
from ziggurat.games.mosaic.state import MosaicState, own_city_regions
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE
from ziggurat.kernel.bits import bits, count_bits
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

TILE: Final = [bytes((tile,)) for tile in range(NO_TILE + 1)]
START_CITY: Final = -1  # "where" of the start city, which is not a build (R2.14)


def unlocked_hexes(s: MosaicState, seat: int) -> int:
    """R6.14: hexes of regions that no other player has locked."""
    t = s.tables
    allowed = t.in_play
    for region in t.regions:
        if s.locks[region] & ~(1 << seat):
            allowed &= ~t.region_mask[region]
    return allowed


def open_hexes(s: MosaicState, seat: int, piece: int, where: int, region: int) -> int:
    """Mask of the hexes on which the seat may put the piece; `where` is the wonder's number for a wonder."""
    t = s.tables
    b = s.boards[seat]
    if piece == c.WONDER:
        return wonder_hexes(s, seat, where)
    if not b[c.SUPPLY + piece]:
        return 0
    if piece == c.CITY:
        found = s.free & t.land & unlocked_hexes(s, seat)
        if where == c.WITHOUT_OWN_CITY:
            return found & ~regions_mask(s, own_city_regions(s, b))
        if where == c.BORDERING_OWN_CITY:
            bordering = 0
            own = own_city_regions(s, b)
            for here in t.regions:
                if own >> here & 1:
                    for there in t.adjacent[here]:
                        bordering |= 1 << there
            return found & regions_mask(s, bordering)
        return found
    if piece == c.PORT:
        return s.free & t.harbours & unlocked_hexes(s, seat)
    if where == c.SAME_REGION:
        return 0 if region == -1 else s.free & t.land & t.region_mask[region]
    return b[c.NEAR] & s.free & t.land


def regions_mask(s: MosaicState, regions: int) -> int:
    mask = 0
    for region in s.tables.regions:
        if regions >> region & 1:
            mask |= s.tables.region_mask[region]
    return mask


def wonder_hexes(s: MosaicState, seat: int, wonder: int) -> int:
    """R6.15 to R6.17."""
    t = s.tables
    b = s.boards[seat]
    found = s.free & (t.harbours if t.wonder_port >> wonder & 1 else t.in_play)
    cities = t.wonder_cities[wonder]
    own = max(1, t.wonder_own_cities[wonder])
    for region in t.regions:
        at = c.AREA + region * c.AREA_SIZE + c.AREA_CITIES
        if b[at] < own:
            found &= ~t.region_mask[region]
        elif cities:
            standing = 0
            for board in s.boards:
                standing += board[at]
            if standing < cities:
                found &= ~t.region_mask[region]
    return found


def put_piece(s: MosaicState, seat: int, piece: int, hexagon: int, wonder: int = -1) -> None:
    """Put a piece on a free hex and give the hex's tile to its owner (R5.8 to R5.10)."""
    t = s.tables
    b = s.own_board(seat)
    region = t.hex_region[hexagon]
    at = c.AREA + region * c.AREA_SIZE
    bit = 1 << hexagon
    if t.land & bit:
        place = count_bits(s.free & t.land & (bit - 1))
        s.open_land = s.open_land[:place] + s.open_land[place + 1 :]
    s.free &= ~bit
    s.dirty |= 1 << region
    if piece == c.WONDER:
        b[c.WONDER_HEXES] |= bit
        b[c.WONDERS] |= 1 << wonder
        s.wonders_left &= ~(1 << wonder)
        b[at + c.AREA_WONDERS] += 1
        s.wonder_hex = replaced(s.wonder_hex, wonder, hexagon)
    else:
        b[c.SUPPLY + piece] = b[c.SUPPLY + piece] - 1
        b[c.CITIES + piece] = b[c.CITIES + piece] | bit
        if piece >= c.FARM_TOWN:
            b[at + c.AREA_TOWNS] = b[at + c.AREA_TOWNS] + 1
        else:
            b[at + c.AREA_CITIES] = b[at + c.AREA_CITIES] + 1
            b[c.NEAR] = b[c.NEAR] | t.neighbours[hexagon]
    if s.log is not None:
        id = t.wonder_ids[wonder] if piece == c.WONDER else "piece_" + c.PIECES[piece]
        s.note(seat, Say("log.places", {"piece": id, "hex": t.hex_ids[hexagon]}, "R5.6"))
    take_tile(s, seat, hexagon)


def set_tile(s: MosaicState, hexagon: int, tile: int) -> None:
    """Copies of a position share the tiles, so they are never changed, only replaced."""
    s.tiles = s.tiles[:hexagon] + TILE[tile] + s.tiles[hexagon + 1 :]


def take_tile(s: MosaicState, seat: int, hexagon: int, key: str = "log.tile") -> None:
    """R5.8, R5.9: a resource tile gives its amount and leaves, a trade-goods tile is kept."""
    t = s.tables
    b = s.own_board(seat)
    tile = s.tiles[hexagon]
    if tile == NO_TILE:
        return
    set_tile(s, hexagon, NO_TILE)
    if tile >= RESOURCE_TILE:
        number = tile - RESOURCE_TILE
        b[t.resource_kind[number]] += t.resource_amount[number]
        s.resources_out += 1
        if s.log is not None:
            s.note(seat, Say(key, {"tile": t.resource_ids[number], "hex": t.hex_ids[hexagon]}, "R5.8"))
    else:
        if not b[c.GOODS + tile]:
            b[c.KINDS] += 1
        b[c.GOODS + tile] += 1
        for track, amount in t.good_bonus[tile]:
            b[c.P_STONE + track] += amount
        if s.log is not None:
            s.note(seat, Say(key, {"tile": "good_" + t.good_ids[tile], "hex": t.hex_ids[hexagon]}, "R5.9"))
            for track, amount in t.good_bonus[tile]:
                note_gain(s, seat, c.P_STONE + track, amount, "R5.9")


def build(s: MosaicState, seat: int, piece: int, hexagon: int, wonder: int = -1) -> None:
    """Build a piece: place it, pay into the bonus field (R5.11), set off what waits for it (R6.12, R6.18)."""
    put_piece(s, seat, piece, hexagon, wonder)
    if piece == c.CITY or piece == c.PORT:
        money = s.tables.bonus_port if piece == c.PORT else s.tables.bonus_city
        s.bonus += money
        if s.log is not None and money:
            s.note(seat, Say("log.bonus", {"n": money, "all": s.bonus}, "R5.11"))
        fire(s, seat, c.EVENT_OWN_BUILD)
        fire_all(s, c.EVENT_ANY_CITY)
    elif piece == c.ARTISAN_TOWN:
        fire(s, seat, c.EVENT_OWN_BUILD)
    elif piece == c.WONDER:
        fire_all(s, c.EVENT_ANY_WONDER)


def ask_hex(s: MosaicState, seat: int, piece: int, where: int, region: int = -1) -> bool:
    """Ask for the hex, or place at once where there is one only; False where there is none."""
    found = open_hexes(s, seat, piece, where, region)
    if not found:
        return False
    if found & (found - 1):
        if piece == c.WONDER:
            s.stack.append((c.S_PLACE_WONDER, 1 << seat, where, 0, 0))
        else:
            s.stack.append((c.S_PLACE, 1 << seat, piece, where, region))
        # Whoever asks does nothing else after it: what was just found is what `legal` would find again.
        s.cached = hex_actions(s, found)
        s.cached_seat = seat
    else:
        settle_hex(s, seat, piece, where, found.bit_length() - 1)
    return True


def hex_actions(s: MosaicState, hexes: int) -> tuple[Action, ...]:
    """The choice of one of the hexes."""
    t = s.tables
    return s.open_land if hexes == s.free & t.land else tuple([t.a_hex[i] for i in bits(hexes)])


def settle_hex(s: MosaicState, seat: int, piece: int, where: int, hexagon: int) -> None:
    if where == START_CITY and piece == c.CITY:
        put_piece(s, seat, piece, hexagon)
    else:
        build(s, seat, piece, hexagon, where if piece == c.WONDER else -1)
    remember_region(s, s.tables.hex_region[hexagon])


def remember_region(s: MosaicState, region: int) -> None:
    """The card being resolved goes on with the region just chosen (R3.7)."""
    if s.stack and s.stack[-1][0] == c.S_EFFECT:
        step, seats, effect, owner, _region = s.stack[-1]
        s.stack[-1] = (step, seats, effect, owner, region)


def move_units(s: MosaicState, seat: int, unit: int, origin: int, target: int, number: int) -> None:
    b = s.own_board(seat)
    b[c.AREA + origin * c.AREA_SIZE + c.AREA_UNITS + unit] -= number
    b[c.AREA + target * c.AREA_SIZE + c.AREA_UNITS + unit] += number
    s.dirty |= 1 << origin | 1 << target


def add_unit(s: MosaicState, seat: int, unit: int, region: int) -> None:
    b = s.own_board(seat)
    b[c.SUPPLY + c.FIRST_UNIT + unit] -= 1
    b[c.AREA + region * c.AREA_SIZE + c.AREA_UNITS + unit] += 1
    s.dirty |= 1 << region


def remove_unit(s: MosaicState, seat: int, unit: int, region: int) -> None:
    """R6.34: an eliminated unit returns to its owner's supply."""
    b = s.own_board(seat)
    b[c.SUPPLY + c.FIRST_UNIT + unit] += 1
    b[c.AREA + region * c.AREA_SIZE + c.AREA_UNITS + unit] -= 1
    s.dirty |= 1 << region


def may_stand_there(s: MosaicState, hexagon: int) -> int:
    """R2.1, R5.2."""
    if s.tables.hex_region[hexagon] not in s.tables.regions:
        return c.N_OUT_OF_PLAY
    return FINE if s.free >> hexagon & 1 else c.N_OCCUPIED


def may_place(s: MosaicState, seat: int, piece: int, where: int, region: int, hexagon: int) -> int:
    """What speaks against a hex for a piece: `open_hexes` with its reasons."""
    t = s.tables
    refusal = may_stand_there(s, hexagon)
    if refusal != FINE:
        return refusal
    here = t.hex_region[hexagon]
    harbour = t.harbours >> hexagon & 1
    if piece == c.PORT and not harbour:
        return c.N_PORT_ONLY
    if piece != c.PORT and harbour:
        return c.N_START_NO_PORT if where == START_CITY else c.N_NO_PORT
    if piece == c.PORT or piece == c.CITY:
        if s.locks[here] & ~(1 << seat):
            return c.N_LOCKED
        if open_hexes(s, seat, piece, where, region) >> hexagon & 1:
            return FINE
        return c.N_OWN_CITY_THERE if where == c.WITHOUT_OWN_CITY else c.N_NOT_BORDERING
    if where == c.SAME_REGION:
        return FINE if here == region else c.N_OTHER_REGION
    return FINE if s.boards[seat][c.NEAR] >> hexagon & 1 else c.N_NOT_NEXT_TO_CITY


def may_place_wonder(s: MosaicState, seat: int, wonder: int, hexagon: int) -> int:
    """R6.15 to R6.17: `wonder_hexes` with its reasons."""
    t = s.tables
    refusal = may_stand_there(s, hexagon)
    if refusal != FINE:
        return refusal
    if t.wonder_port >> wonder & 1 and not t.harbours >> hexagon & 1:
        return c.N_WONDER_PORT
    if wonder_hexes(s, seat, wonder) >> hexagon & 1:
        return FINE
    own = s.boards[seat][c.AREA + t.hex_region[hexagon] * c.AREA_SIZE + c.AREA_CITIES]
    return c.N_WONDER_CITIES if own and t.wonder_cities[wonder] else c.N_NO_CITY_FOR_WONDER


class Place(Step[MosaicState]):
    """Choose the hex for a piece: which, where it may stand, and the region it belongs to, if that matters."""

    def __init__(self) -> None:
        self.name = "place"
        self.args = arguments(piece=BUILT, where=PLACED, region=REGION_OR_NONE)
        self.offers = (c.A_HEX,)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN else may_place(s, seat, frame[2], frame[3], frame[4], x)

    def run(self, s: MosaicState, frame: Frame) -> None:
        """Once the cost is paid: ask the active player for the hex."""
        ask_hex(s, s.active, frame[2], frame[3], frame[4])

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return list(hex_actions(s, open_hexes(s, seat, frame[2], frame[3], frame[4])))

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        settle_hex(s, seat, frame[2], frame[3], action[1])

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        piece, where = frame[2], frame[3]
        if where == START_CITY:
            return Say("prompt.start_city", rule="R2.14")
        rule = "R5.6" if piece in (c.CITY, c.PORT) else "R5.7"
        return Say("prompt.place", {"piece": "piece_" + c.PIECES[piece]}, rule)


class PlaceWonder(Step[MosaicState]):
    """Choose the hex for a wonder (R6.15 to R6.17)."""

    def __init__(self) -> None:
        self.name = "place_wonder"
        self.args = arguments(wonder=WONDER_CARD)
        self.offers = (c.A_HEX,)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN else may_place_wonder(s, seat, frame[2], x)

    def run(self, s: MosaicState, frame: Frame) -> None:
        ask_hex(s, s.active, c.WONDER, frame[2])

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return list(hex_actions(s, wonder_hexes(s, seat, frame[2])))

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        settle_hex(s, seat, c.WONDER, frame[2], action[1])

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.place_wonder", {"wonder": s.tables.wonder_ids[frame[2]]}, "R6.15")
