"""The choices inside a card's effects: tracks, units, targets, tiles, offers, regions, shares (R3.7)."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.counting import note_gain
from ziggurat.games.mosaic.decks import refresh
from ziggurat.games.mosaic.domains import (
    DECK_SET,
    NUMBER,
    PAID_SET,
    REGION_OR_NONE,
    REGION_SET,
    TRACK_OR_NONE,
    TRACK_SET,
    UNIT_SET,
    WANTED,
)
from ziggurat.games.mosaic.placing import add_unit, remember_region, remove_unit, take_tile
from ziggurat.games.mosaic.regions import standing
from ziggurat.games.mosaic.state import MosaicState, player_id
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

# -- a production track --------------------------------------------------------------------------------


def ask_track(s: MosaicState, seat: int, tracks: int, amount: int) -> None:
    s.stack.append((c.S_TRACK, 1 << seat, tracks, amount, 0))


class ChooseTrack(Step[MosaicState]):
    """R11.2: raise one production of your choice."""

    def __init__(self) -> None:
        self.name = "track"
        self.args = arguments(tracks=TRACK_SET, amount=NUMBER)
        self.offers = (c.A_TRACK,)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN or frame[2] >> x & 1 else c.N_OTHER_TRACK

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return [action for action in s.tables.a_track if frame[2] >> action[1] & 1]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        s.own_board(seat)[c.P_STONE + action[1]] += frame[3]
        if s.log is not None:
            note_gain(s, seat, c.P_STONE + action[1], frame[3], "R11.2")

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.track", {"n": frame[3]}, "R11.2")


# -- moving production from one track to another ---------------------------------------------------------


def convertible(s: MosaicState, seat: int, track: int) -> int:
    """R11.7: the track's value, government bonus not counted."""
    b = s.boards[seat]
    bonus = 0 if b[c.GOVERNMENT] == -1 else s.tables.government_bonus[b[c.GOVERNMENT]][track]
    return b[c.P_STONE + track] - bonus


def ask_conversion(s: MosaicState, seat: int) -> None:
    for track in range(len(c.TRACKS)):
        if convertible(s, seat, track) > 0:
            s.stack.append((c.S_CONVERT, 1 << seat, -1, -1, 0))
            return


class Convert(Step[MosaicState]):
    """R11.7: two tracks, none while they are to be chosen, then the amount."""

    def __init__(self) -> None:
        self.name = "convert"
        self.args = arguments(origin=TRACK_OR_NONE, goal=TRACK_OR_NONE)
        self.offers = (c.A_CONVERT, c.A_AMOUNT, c.A_DECLINE)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if (kind == c.A_AMOUNT) != (frame[2] != -1):
            return c.N_CHOICE
        if kind == c.A_AMOUNT:
            return FINE if x <= OPEN or 1 <= x <= convertible(s, seat, frame[2]) else c.N_CONVERT_AMOUNT
        if kind == c.A_DECLINE:
            return FINE
        if x > OPEN and convertible(s, seat, x) <= 0:
            return c.N_NO_PRODUCTION
        return c.N_SAME_TRACK if x > OPEN and x == y else FINE

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        if frame[2] != -1:
            return [(c.A_AMOUNT, n, 0, 0) for n in range(1, convertible(s, seat, frame[2]) + 1)]
        actions: list[Action] = []
        for origin in range(len(c.TRACKS)):
            if convertible(s, seat, origin) > 0:
                for target in range(len(c.TRACKS)):
                    if target != origin:
                        actions.append((c.A_CONVERT, origin, target, 0))
        actions.append((c.A_DECLINE, 0, 0, 0))
        return actions

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_CONVERT:
            if convertible(s, seat, action[1]) == 1:
                self.convert(s, seat, action[1], action[2], 1)
            else:
                s.stack.append((c.S_CONVERT, 1 << seat, action[1], action[2], 0))
        elif action[0] == c.A_AMOUNT:
            self.convert(s, seat, frame[2], frame[3], action[1])

    def convert(self, s: MosaicState, seat: int, origin: int, target: int, amount: int) -> None:
        b = s.own_board(seat)
        b[c.P_STONE + origin] -= amount
        b[c.P_STONE + target] += amount
        if s.log is not None:
            args: dict[str, object] = {"n": amount, "a": "track_" + c.TRACKS[origin], "b": "track_" + c.TRACKS[target]}
            s.note(seat, Say("log.converts", args, "R11.7"))

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        if frame[2] != -1:
            args: dict[str, object] = {"a": "track_" + c.TRACKS[frame[2]], "b": "track_" + c.TRACKS[frame[3]]}
            return Say("prompt.convert_amount", args, "R11.7")
        return Say("prompt.convert", rule="R11.7")


# -- units from an effect ----------------------------------------------------------------------------------


def units_in_supply(s: MosaicState, seat: int, kinds: int) -> int:
    b = s.boards[seat]
    for unit in range(len(c.UNITS)):
        if not b[c.SUPPLY + c.FIRST_UNIT + unit]:
            kinds &= ~(1 << unit)
    return kinds


def ask_unit(s: MosaicState, seat: int, kinds: int, left: int, regions: int, region_matters: bool = False) -> None:
    """Place units one by one; without a choice they are placed at once (R1.5: none left, none placed)."""
    while left > 0 and regions:
        available = units_in_supply(s, seat, kinds)
        if not available and not region_matters:
            return
        single_region = not regions & (regions - 1)
        if single_region and not available & (available - 1):
            region = regions.bit_length() - 1
            if available:
                gain_unit(s, seat, available.bit_length() - 1, region)
            remember_region(s, region)
            left -= 1
            continue
        s.stack.append((c.S_UNIT, 1 << seat, kinds, left, regions))
        return


def gain_unit(s: MosaicState, seat: int, unit: int, region: int) -> None:
    add_unit(s, seat, unit, region)
    if s.log is not None:
        args: dict[str, object] = {"unit": "piece_" + c.UNITS[unit], "region": s.tables.region_ids[region]}
        s.note(seat, Say("log.unit", args, "R6.33"))


class ChooseUnit(Step[MosaicState]):
    """Choose kind and region of one unit: the kinds and regions there are, and how many are left to place."""

    def __init__(self) -> None:
        self.name = "unit"
        self.args = arguments(units=UNIT_SET, left=NUMBER, regions=REGION_SET)
        self.offers = (c.A_UNIT, c.A_REGION)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        available = units_in_supply(s, seat, frame[2])
        if (kind == c.A_REGION) != (available == 0):
            return c.N_CHOICE
        region = x if kind == c.A_REGION else y
        if kind == c.A_UNIT and x > OPEN and not available >> x & 1:
            return c.N_NO_PIECE if frame[2] >> x & 1 else c.N_UNIT_KIND
        if region > OPEN and region not in s.tables.regions:
            return c.N_OUT_OF_PLAY
        return FINE if region <= OPEN or frame[4] >> region & 1 else c.N_UNIT_REGION

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        available = units_in_supply(s, seat, frame[2])
        if not available:
            return [s.tables.a_region[region] for region in bits(frame[4])]
        regions = bits(frame[4])
        return [(c.A_UNIT, unit, region, 0) for unit in bits(available) for region in regions]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_REGION:
            remember_region(s, action[1])
            return
        gain_unit(s, seat, action[1], action[2])
        remember_region(s, action[2])
        ask_unit(s, seat, frame[2], frame[3] - 1, frame[4])

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.unit", {"n": frame[3]}, "R6.33")


# -- eliminating ---------------------------------------------------------------------------------------------


def enemy_units(s: MosaicState, seat: int, region: int) -> list[Action]:
    """Every owner and kind of enemy unit in a region, as actions."""
    at = c.AREA + region * c.AREA_SIZE + c.AREA_UNITS
    found: list[Action] = []
    for other in range(s.players):
        if other != seat:
            b = s.boards[other]
            for unit in range(len(c.UNITS)):
                if b[at + unit]:
                    found.append((c.A_ELIMINATE, other, unit, region))
    return found


def may_fall(s: MosaicState, seat: int, owner: int, unit: int, region: int, regions: list[int]) -> bool:
    """Whether there is such an enemy unit in one of the regions, as far as it is named."""
    if owner == seat or (region > OPEN and region not in regions):
        return False
    for here in regions if region <= OPEN else [region]:
        for _kind, other, kind, _region in enemy_units(s, seat, here):
            if owner in (other, OPEN) and unit in (kind, OPEN):
                return True
    return False


def regions_with_own(s: MosaicState, seat: int, kinds: int) -> list[int]:
    """R6.34: regions in play holding an own unit of one of the kinds."""
    b = s.boards[seat]
    found: list[int] = []
    for region in s.tables.regions:
        at = c.AREA + region * c.AREA_SIZE + c.AREA_UNITS
        for unit in range(len(c.UNITS)):
            if kinds >> unit & 1 and b[at + unit]:
                found.append(region)
                break
    return found


def ask_elimination(s: MosaicState, seat: int, kinds: int, number: int) -> None:
    regions = regions_with_own(s, seat, kinds)
    if not any(enemy_units(s, seat, region) for region in regions):
        return
    if len(regions) == 1:
        eliminate_in(s, seat, regions[0], number)
    else:
        s.stack.append((c.S_ELIMINATE, 1 << seat, kinds, number, -1))


def eliminate_in(s: MosaicState, seat: int, region: int, number: int) -> None:
    """Ask which units fall, unless all do or all are alike."""
    targets = enemy_units(s, seat, region)
    at = c.AREA + region * c.AREA_SIZE + c.AREA_UNITS
    present = 0
    for _kind, owner, unit, _region in targets:
        present += s.boards[owner][at + unit]
    if present <= number:
        for _kind, owner, unit, _region in targets:
            for _unit in range(s.boards[owner][at + unit]):
                fell(s, seat, owner, unit, region)
    elif len(targets) == 1:
        for _unit in range(number):
            fell(s, seat, targets[0][1], targets[0][2], region)
    elif number:
        s.stack.append((c.S_ELIMINATE, 1 << seat, 0, number, region))


def fell(s: MosaicState, seat: int, owner: int, unit: int, region: int) -> None:
    remove_unit(s, owner, unit, region)
    if s.log is not None:
        args: dict[str, object] = {
            "unit": "piece_" + c.UNITS[unit],
            "region": s.tables.region_ids[region],
            "player": player_id(s, owner),
        }
        s.note(seat, Say("log.eliminates", args, "R6.34"))


class Eliminate(Step[MosaicState]):
    """R6.34: the region, which holds an own unit of the kinds needed, none while it is open; then the units in it."""

    def __init__(self) -> None:
        self.name = "eliminate"
        self.args = arguments(needed=UNIT_SET, left=NUMBER, region=REGION_OR_NONE)
        self.offers = (c.A_REGION, c.A_ELIMINATE)
        self.instead = c.N_ELIMINATE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if (kind == c.A_ELIMINATE) != (frame[4] != -1):
            return c.N_CHOICE
        if kind == c.A_REGION:
            return FINE if x <= OPEN or x in regions_with_own(s, seat, frame[2]) else c.N_ELIMINATE
        return FINE if may_fall(s, seat, x, y, z, [frame[4]]) else c.N_ELIMINATE

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        if frame[4] != -1:
            return enemy_units(s, seat, frame[4])
        return [s.tables.a_region[region] for region in regions_with_own(s, seat, frame[2])]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if frame[4] != -1:
            fell(s, seat, action[1], action[2], action[3])
            eliminate_in(s, seat, action[3], frame[3] - 1)
        else:
            eliminate_in(s, seat, action[1], frame[3])

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        if frame[4] != -1:
            args: dict[str, object] = {"n": frame[3], "region": s.tables.region_ids[frame[4]]}
            return Say("prompt.eliminate", args, "R6.34")
        return Say("prompt.eliminate_region", {"n": frame[3]}, "R6.34")


# -- a tile from the map ---------------------------------------------------------------------------------------


def matching_tiles(s: MosaicState, wanted: int) -> list[Action]:
    """R5.10: hexes that still hold a tile of the required sort."""
    hexes = s.tables.a_hex
    tiles = s.tiles
    if wanted == c.FILTER_ANY:
        return [hexes[i] for i in range(len(tiles)) if tiles[i] != NO_TILE]
    if wanted == c.FILTER_GOODS:
        return [hexes[i] for i in range(len(tiles)) if tiles[i] < RESOURCE_TILE]
    return [hexes[i] for i in range(len(tiles)) if tiles[i] == wanted]


def ask_tile(s: MosaicState, seat: int, wanted: int, number: int) -> None:
    if number <= 0:
        return
    found = matching_tiles(s, wanted)
    if len(found) > number:
        s.stack.append((c.S_TILE, 1 << seat, wanted, number, 0))
        return
    for action in found:
        take_tile(s, seat, action[1], "log.tile_from")


class ChooseTile(Step[MosaicState]):
    """R5.10: take a tile of the sort wanted from a free hex, as many as are left to take."""

    def __init__(self) -> None:
        self.name = "tile"
        self.args = arguments(wanted=WANTED, left=NUMBER)
        self.offers = (c.A_HEX,)
        self.instead = c.N_NO_TILE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN or s.tables.a_hex[x] in matching_tiles(s, frame[2]) else c.N_NO_TILE

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return matching_tiles(s, frame[2])

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        take_tile(s, seat, action[1], "log.tile_from")
        ask_tile(s, seat, frame[2], frame[3] - 1)

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        if frame[2] != -1:
            return Say("prompt.tile_kind", {"tile": "good_" + s.tables.good_ids[frame[2]]}, "R5.10")
        return Say("prompt.tile" if frame[2] == c.FILTER_ANY else "prompt.tile_good", {"n": frame[3]}, "R5.10")


# -- refreshing an offer ---------------------------------------------------------------------------------------


def refreshable(s: MosaicState, decks: int) -> int:
    """R4.6: an offer that is empty together with its deck cannot be refreshed."""
    for number in range(len(c.DECKS)):
        if s.decks[number].exhausted():
            decks &= ~(1 << number)
    return decks


def ask_refresh(s: MosaicState, seat: int, decks: int) -> None:
    possible = refreshable(s, decks)
    if not possible:
        return
    if not possible & (possible - 1):
        refresh(s, possible.bit_length() - 1)
    else:
        s.stack.append((c.S_REFRESH, 1 << seat, decks, 0, 0))


class ChooseRefresh(Step[MosaicState]):
    """R4.6: one of the decks."""

    def __init__(self) -> None:
        self.name = "refresh"
        self.args = arguments(decks=DECK_SET)
        self.offers = (c.A_REFRESH,)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN or refreshable(s, frame[2]) >> x & 1 else c.N_NOTHING_TO_REFRESH

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return [s.tables.a_refresh[number] for number in bits(refreshable(s, frame[2]))]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        refresh(s, action[1])

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.refresh", rule="R4.6")


# -- locking a region --------------------------------------------------------------------------------------------


def regions_dominated(s: MosaicState, seat: int) -> list[int]:
    dominator = standing(s).dominator
    return [region for region in s.tables.regions if dominator[region] == seat]


def ask_lock(s: MosaicState, seat: int) -> None:
    regions = regions_dominated(s, seat)
    if len(regions) == 1:
        lock(s, seat, regions[0])
    elif regions:
        s.stack.append((c.S_LOCK, 1 << seat, 0, 0, 0))


def lock(s: MosaicState, seat: int, region: int) -> None:
    s.locks = replaced(s.locks, region, s.locks[region] | (1 << seat))
    if s.log is not None:
        s.note(seat, Say("log.locks", {"region": s.tables.region_ids[region]}, "R6.14"))


class ChooseLock(Step[MosaicState]):
    """R6.14: a region you dominate now, in which nobody else founds cities any more."""

    def __init__(self) -> None:
        self.name = "lock"
        self.offers = (c.A_REGION,)
        self.instead = c.N_NOT_DOMINATED

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN or x in regions_dominated(s, seat) else c.N_NOT_DOMINATED

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return [s.tables.a_region[region] for region in regions_dominated(s, seat)]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        lock(s, seat, action[1])

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.lock", rule="R6.14")


# -- a gain shared out among currencies -----------------------------------------------------------------------------


def ask_share(s: MosaicState, seat: int, resources: int, number: int, amount: int) -> None:
    if number > 0:
        s.stack.append((c.S_SHARE, 1 << seat, resources, number, amount))


class Share(Step[MosaicState]):
    """R11.8: how many of the things counted give the first currency; the last one gets the rest."""

    def __init__(self) -> None:
        self.name = "share"
        self.args = arguments(resources=PAID_SET, left=NUMBER, each=NUMBER)
        self.offers = (c.A_SHARE,)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if y > OPEN and 1 << y != frame[2] & -frame[2]:
            return c.N_SHARE
        return FINE if x <= OPEN or (x % frame[4] == 0 and x <= frame[3] * frame[4]) else c.N_SHARE

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        resource = (frame[2] & -frame[2]).bit_length() - 1
        return [(c.A_SHARE, n * frame[4], resource, 0) for n in range(frame[3] + 1)]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        self.give(s, seat, action[2], action[1])
        left = frame[3] - action[1] // frame[4]
        rest = frame[2] & (frame[2] - 1)
        if left and rest & (rest - 1):
            s.stack.append((c.S_SHARE, 1 << seat, rest, left, frame[4]))
        elif left:
            self.give(s, seat, rest.bit_length() - 1, left * frame[4])

    def give(self, s: MosaicState, seat: int, resource: int, amount: int) -> None:
        s.own_board(seat)[resource] += amount
        if s.log is not None:
            note_gain(s, seat, resource, amount, "R11.8")

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        resource = (frame[2] & -frame[2]).bit_length() - 1
        args: dict[str, object] = {"n": frame[3], "what": "resource_" + c.RESOURCES[resource], "each": frame[4]}
        return Say("prompt.share", args, "R11.8")
