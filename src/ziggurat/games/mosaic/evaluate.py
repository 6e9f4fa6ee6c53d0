"""How good a position is for a seat, in points: what it would score, and what its means are still worth.

An action that is under way is first carried through on a copy with plain choices, so that the first click of
a long action is judged by what the whole of it brings.
"""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.empire import government_points, region_points
from ziggurat.games.mosaic.final import score_parts
from ziggurat.games.mosaic.state import PLAYING, MosaicState, count_influence
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE
from ziggurat.kernel.bits import bits
from ziggurat.kernel.judgement import ending
from ziggurat.kernel.state import Action

WAIT: Final = (c.ST_TURN, c.ST_LEADER_DRAFT, c.ST_TECH_DRAFT, c.ST_PLAY_START, c.ST_WINDOW)
STEPS_AHEAD: Final = 12

# Stone, food, ideas, money: what a unit is worth while it can still be spent, and how many are worth it.
WORTH: Final = (0.17, 0.17, 0.23, 0.19)
ENOUGH: Final = (30, 20, 20, 45)
ENOUGH_PEOPLE: Final = 16
PEOPLE: Final = 1.7  # one more, early in the game: he works, pays taxes and builds
PRODUCTION: Final = (0.35, 0.24, 0.47, 0.3, 0.26)


def evaluate(s: MosaicState, seat: int) -> float:
    after = carried_through(s, seat)
    if not after.stack:
        return ending(after, seat)
    t = after.tables
    b = after.boards[seat]
    coming = t.scorings - after.scorings
    turns = turns_left(after)
    late = min(1.0, turns / 5.0)
    value = float(sum(score_parts(after, seat)))
    if after.dirty:
        count_influence(after)
    regions = 0.0
    for region in t.regions:
        points = region_points(after, region)
        regions += points[seat] - 0.12 * (sum(points) - points[seat])
        regions += 0.14 * after.influence[region * after.players + seat]
    value += 0.27 * coming * (regions + government_points(after, seat))
    for i in range(4):
        value += late * WORTH[i] * (min(b[i], ENOUGH[i]) + 0.02 * max(0, b[i] - ENOUGH[i]))
    people = min(b[c.POPULATION], ENOUGH_PEOPLE) + 0.05 * max(0, b[c.POPULATION] - ENOUGH_PEOPLE)
    value += PEOPLE * people * min(1.0, turns / 12.0)
    for i in range(5):
        value += min(1.0, turns / 25.0) * PRODUCTION[i] * b[c.P_STONE + i]
    value += claims_in_reach(after, seat) * late
    value += 1.2 * late * sum(min(4, b[c.SYMBOLS + i]) for i in range(9))
    value += 0.71 * late * (b[c.TECHS].bit_count() + 0.6 * b[c.DOWN].bit_count() + b[c.KEPT].bit_count())
    value += 0.31 * late * sum(1 for i in range(t.good_kinds) if b[c.GOODS + i])
    if b[c.GOVERNMENT] >= 0 and not b[c.REFRESHED] >> b[c.GOVERNMENT] & 1:
        value += 0.4 * late
    return value


def turns_left(s: MosaicState) -> float:
    """A guess at the own turns still to come, from how close the empire cards are."""
    if s.ending != PLAYING:
        return 1.0 if s.ending == 1 else 0.5
    needed = s.tables.end_empire_cards - s.revealed
    waits = sorted((deck.above + deck.pile) * 2.0 / s.players for deck in s.decks if deck.pile)
    return 1.0 + (waits[needed - 1] if 0 < needed <= len(waits) else 0.0)


def claims_in_reach(s: MosaicState, seat: int) -> float:
    """Golden ages and achievements still on display, by how near they are."""
    t = s.tables
    value = 0.0
    for number in bits(s.ages_left):
        near = min(1.0, s.boards[seat][c.SYMBOLS + t.age_pillar[number]] / t.age_count[number])
        value += 6.1 * near * near
    for number in bits(s.achievements_left):
        what, argument = t.achievement_count[number]
        near = min(1.0, count(s, seat, what, argument) / t.achievement_at_least[number])
        value += 4.3 * near * near
    return value


def carried_through(s: MosaicState, seat: int) -> MosaicState:
    """The position after the seat's pending choices of the action under way."""
    if not s.stack or s.stack[-1][1] != 1 << seat or s.stack[-1][0] in WAIT:
        return s
    after = s.clone()
    for _step in range(STEPS_AHEAD):
        if not after.stack or after.stack[-1][1] != 1 << seat or after.stack[-1][0] in WAIT:
            break
        after.apply_unchecked(seat, plain_choice(after, seat))
    return after


def plain_choice(s: MosaicState, seat: int) -> Action:
    actions = s.legal(seat)
    if actions[0][0] == c.A_HEX and s.stack[-1][0] in (c.ST_PLACE, c.ST_PLACE_WONDER):
        best = actions[0]
        best_value = -1.0
        for action in actions:
            value = hex_value(s, seat, action[1])
            if value > best_value:
                best, best_value = action, value
        return best
    if actions[-1][0] in (c.A_DONE, c.A_END):
        return actions[-1]
    return actions[0]


def hex_value(s: MosaicState, seat: int, hexagon: int) -> float:
    """What the tile and the region of a hex promise, without trying it out."""
    t = s.tables
    tile = s.tiles[hexagon]
    value = 0.0
    if tile == NO_TILE:
        pass
    elif tile >= RESOURCE_TILE:
        value = 0.28 * t.resource_amount[tile - RESOURCE_TILE]
    else:
        value = 1.0 if t.good_bonus[tile] or not s.boards[seat][c.GOODS + tile] else 0.3
    region = t.hex_region[hexagon]
    at = region * s.players
    own = s.influence[at + seat]
    most = max(s.influence[at : at + s.players])
    if own < most <= own + 2:
        value += 3.6  # two more influence take or share the lead
    return value + 0.1 * (most - own <= 0)
