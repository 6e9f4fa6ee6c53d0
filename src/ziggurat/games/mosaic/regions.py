"""How the seats stand in the regions (R8.4 to R8.6): counted where something changed, when somebody asks."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.state import MosaicState, Standing


def standing(s: MosaicState) -> Standing:
    """How the seats stand in the regions now."""
    if s.dirty:
        if s.standing.shared:
            s.standing = s.standing.clone()
        for region in s.tables.regions:
            if s.dirty >> region & 1:
                count_region(s, region, s.standing)
        s.dirty = 0
    return s.standing


def count_region(s: MosaicState, region: int, found: Standing) -> None:
    """R8.4 to R8.6 for one region."""
    t = s.tables
    players = s.players
    at = c.AREA + region * c.AREA_SIZE
    first = region * players
    sieging = 0
    for seat in range(players):
        if s.boards[seat][at + c.AREA_UNITS + 2]:
            sieging |= 1 << seat
    best = second = 0
    bests = seconds = 0
    leader = -1
    for seat in range(players):
        b = s.boards[seat]
        infantry, cavalry, siege = b[at + 3], b[at + 4], b[at + 5]
        value = b[at + 1] * t.influence_town + b[at + 2] * t.influence_wonder
        value += (infantry + cavalry + siege) * t.influence_unit
        if not sieging & ~(1 << seat):
            value += b[at] * t.influence_city
        if infantry:
            value += b[c.INFLUENCE]
        if cavalry:
            value += b[c.INFLUENCE + 1]
        if siege:
            value += b[c.INFLUENCE + 2]
        found.influence[first + seat] = value
        if value > best:
            second, seconds = best, bests
            best, bests = value, 1
            leader = seat
        elif value == best:
            bests += 1
            leader = -1
        elif value > second:
            second, seconds = value, 1
        elif value == second:
            seconds += 1
    found.dominator[region] = leader
    reward = prize(s, region)
    for i in range(first, first + players):
        value = found.influence[i]
        if value <= 0:
            found.points[i] = 0
        elif value == best:
            found.points[i] = reward
        elif value == second and seconds == 1:
            found.points[i] = t.score_second
        else:
            found.points[i] = 0


def prize(s: MosaicState, region: int) -> int:
    """R8.5: what most influence is worth: 3 points, and 1 per city, port and wonder of any owner."""
    at = c.AREA + region * c.AREA_SIZE
    sites = 0
    for b in s.boards:
        sites += b[at] + b[at + c.AREA_WONDERS]
    return s.tables.score_first + s.tables.score_each * sites


def region_points(s: MosaicState, region: int) -> list[int]:
    """R8.5: points of every seat for the region as it stands."""
    return standing(s).points[region * s.players : (region + 1) * s.players]


def dominated_regions(s: MosaicState, seat: int) -> int:
    """How many regions the seat dominates now."""
    number = 0
    for dominator in standing(s).dominator:
        if dominator == seat:
            number += 1
    return number
