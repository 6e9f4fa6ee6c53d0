"""How good a position is for a seat, in points: what it would score, and what its means are still worth.

An action that is under way is first carried through with plain choices, so that the first click of a long action
is judged by what the whole of it brings.
"""

from typing import Final

from mypy_extensions import i64

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.empire import government_points
from ziggurat.games.mosaic.final import score_parts
from ziggurat.games.mosaic.military import DONE, maneuvers
from ziggurat.games.mosaic.payment import in_kind
from ziggurat.games.mosaic.regions import standing
from ziggurat.games.mosaic.state import PLAYING, MosaicState
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE
from ziggurat.kernel.bits import count_bits
from ziggurat.kernel.judgement import ending
from ziggurat.kernel.state import Action

# Here a seat has its hands free: nothing it began is left to carry through.
WAIT: Final = 1 << c.S_TURN | 1 << c.S_LEADER_DRAFT | 1 << c.S_TECH_DRAFT | 1 << c.S_PLAY_START | 1 << c.S_WINDOW
STEPS_AHEAD: Final = 12

# Stone, food, ideas, money: what a unit is worth while it can still be spent, and how many are worth it.
STONE: Final = 0.17
FOOD: Final = 0.17
IDEAS: Final = 0.23
MONEY: Final = 0.19
ENOUGH_STONE: Final = 30
ENOUGH_FOOD: Final = 20
ENOUGH_IDEAS: Final = 20
ENOUGH_MONEY: Final = 45
LEFT_OVER: Final = 0.02  # of a unit's worth, beyond that
PEOPLE: Final = 1.7  # one more, early in the game: he works, pays taxes and builds
ENOUGH_PEOPLE: Final = 16
LEFT_OVER_PEOPLE: Final = 0.05
# One more of what is produced, early in the game.
STONE_TRACK: Final = 0.35
FOOD_TRACK: Final = 0.24
IDEAS_TRACK: Final = 0.47
TAX_TRACK: Final = 0.3
TARIFF_TRACK: Final = 0.26


def evaluate(s: MosaicState, seat: int) -> float:
    return evaluate_spent(s.clone() if under_way(s, seat) else s, seat)


def evaluate_spent(s: MosaicState, seat: int) -> float:
    """The same; an action under way is carried through in the position itself."""
    carry_through(s, seat)
    return worth(s, seat) if s.stack else ending(s, seat)


def worth(s: MosaicState, seat: int) -> float:
    """What a position is worth in which the seat has its hands free.

    What its means promise is counted against what the others' promise: an action that brings the end of the game nearer
    takes from all of them, so that is no reason to leave it to somebody else, who leaves it too.
    """
    turns = turns_left(s)
    points = 0
    for part in score_parts(s, seat):
        points += part
    value = float(points)
    coming = s.tables.scorings - s.scorings
    if coming:
        value += 0.27 * float(coming) * (regions_worth(s, seat) + float(government_points(s, seat)))
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += promise(s, other, turns)
    return value + promise(s, seat, turns) - others / float(s.players - 1)


def promise(s: MosaicState, seat: int, turns: float) -> float:
    """What the seat's means are still worth, the less the nearer the end is."""
    b = s.boards[seat]
    late = min(1.0, turns / 5.0)
    value = late * (
        STONE * stock(b[c.STONE], ENOUGH_STONE, LEFT_OVER)
        + FOOD * stock(b[c.FOOD], ENOUGH_FOOD, LEFT_OVER)
        + IDEAS * stock(b[c.IDEAS], ENOUGH_IDEAS, LEFT_OVER)
        + MONEY * stock(b[c.MONEY], ENOUGH_MONEY, LEFT_OVER)
        + claims_in_reach(s, seat)
        + 1.2 * symbols(b)
        + 0.71 * technologies(b)
        + 0.31 * float(b[c.KINDS])
    )
    value += PEOPLE * stock(b[c.POPULATION], ENOUGH_PEOPLE, LEFT_OVER_PEOPLE) * min(1.0, turns / 12.0)
    value += min(1.0, turns / 25.0) * (
        STONE_TRACK * float(b[c.P_STONE])
        + FOOD_TRACK * float(b[c.P_FOOD])
        + IDEAS_TRACK * float(b[c.P_IDEAS])
        + TAX_TRACK * float(b[c.P_TAX])
        + TARIFF_TRACK * float(b[c.P_TARIFF])
    )
    if b[c.GOVERNMENT] >= 0 and not b[c.REFRESHED] >> b[c.GOVERNMENT] & 1:
        value += 0.4 * late
    return value


def stock(have: i64, enough: i64, left_over: float) -> float:
    """How many of them count: all that are enough, and a part of the others."""
    return float(have) if have <= enough else float(enough) + left_over * float(have - enough)


def turns_left(s: MosaicState) -> float:
    """A guess at the own turns still to come, from how close the empire cards are."""
    if s.ending != PLAYING:
        return 1.0 if s.ending == 1 else 0.5
    needed = s.tables.end_empire_cards - s.revealed
    for deck in s.decks:
        if deck.pile:
            cards = deck.above + deck.pile
            nearer = as_near = 0
            for other in s.decks:
                if other.pile:
                    if other.above + other.pile < cards:
                        nearer += 1
                    elif other.above + other.pile == cards:
                        as_near += 1
            if nearer < needed <= nearer + as_near:  # the empire card that ends the game
                return 1.0 + float(cards) * 2.0 / float(s.players)
    return 1.0


def regions_worth(s: MosaicState, seat: int) -> float:
    """What a scoring would give now, less a part of what it gives the others; and the influence it comes from."""
    now = standing(s)
    players: i64 = s.players
    own: i64 = 0
    others: i64 = 0
    influence: i64 = 0
    at: i64 = 0
    for i in range(len(now.points)):
        if at == seat:
            own += now.points[i]
            influence += now.influence[i]
        else:
            others += now.points[i]
        at += 1
        if at == players:
            at = 0
    return float(own) - 0.12 * float(others) + 0.14 * float(influence)


def symbols(b: list[int]) -> float:
    """Symbols of the pillars, up to four of each."""
    found: i64 = 0
    for pillar in range(c.SYMBOLS, c.SYMBOLS + len(c.PILLARS)):
        own: i64 = b[pillar]
        found += own if own < 4 else 4
    return float(found)


def technologies(b: list[int]) -> float:
    """Face up, face down, and in hand."""
    return float(count_bits(b[c.TECHS])) + 0.6 * float(count_bits(b[c.DOWN])) + float(count_bits(b[c.KEPT]))


def claims_in_reach(s: MosaicState, seat: int) -> float:
    """Golden ages and achievements still on display, by how near they are."""
    t = s.tables
    b = s.boards[seat]
    ages = 0.0
    left: i64 = s.ages_left
    for claim in t.age_checks:
        if left & claim.bit:
            ages += nearness(b[claim.what], claim.needed)
    achievements = 0.0
    left = s.achievements_left
    for claim in t.board_checks:
        if left & claim.bit:
            achievements += nearness(b[claim.what], claim.needed)
    for claim in t.count_checks:
        if left & claim.bit:
            achievements += nearness(count(s, seat, claim.what, 0), claim.needed)
    return 6.1 * ages + 4.3 * achievements


def nearness(have: i64, needed: i64) -> float:
    if have >= needed:
        return 1.0
    near = float(have) / float(needed)
    return near * near


# -- an action under way -------------------------------------------------------------------------------------


def carry_through(s: MosaicState, seat: int) -> None:
    """Make the seat's pending choices of the action under way."""
    for _step in range(STEPS_AHEAD):
        if not under_way(s, seat):
            return
        s.apply_unchecked(seat, plain_choice(s, seat))


def under_way(s: MosaicState, seat: int) -> bool:
    if not s.stack:
        return False
    frame = s.stack[-1]
    return frame[1] == 1 << seat and not WAIT >> frame[0] & 1


def plain_choice(s: MosaicState, seat: int) -> Action:
    """A hex that promises most, a payment in kind, one unit of a campaign; else the first there is."""
    frame = s.stack[-1]
    step = frame[0]
    if step == c.S_PAY:
        return in_kind(s, frame, seat)
    if step == c.S_MILITARY:
        return DONE if frame[2] else maneuvers(s, frame, seat, 1)[0]
    actions = s.legal(seat)
    if step == c.S_PLACE or step == c.S_PLACE_WONDER:
        values = hex_values(s, seat, actions)
        best = 0
        for at in range(len(values)):
            if values[at] > values[best]:
                best = at
        return actions[best]
    return actions[0]


def hex_values(s: MosaicState, seat: int, hexes: tuple[Action, ...]) -> list[float]:
    """What the tile and the region of each hex promise, without trying it out."""
    t = s.tables
    b = s.boards[seat]
    values: list[float] = []
    here = -1
    lead = 0.0
    for action in hexes:
        hexagon = action[1]
        region = t.hex_region[hexagon]
        if region != here:
            here = region
            lead = lead_value(s, seat, region)
        tile = s.tiles[hexagon]
        value = lead
        if tile == NO_TILE:
            pass
        elif tile >= RESOURCE_TILE:
            value += 0.28 * float(t.resource_amount[tile - RESOURCE_TILE])
        else:
            value += 1.0 if t.good_bonus[tile] or not b[c.GOODS + tile] else 0.3
        values.append(value)
    return values


def lead_value(s: MosaicState, seat: int, region: int) -> float:
    """Two more influence take or share the lead, or make it safer."""
    influence = standing(s).influence
    at = region * s.players
    own = influence[at + seat]
    most = own
    for i in range(at, at + s.players):
        if influence[i] > most:
            most = influence[i]
    if most == own:
        return 0.1
    return 3.6 if most <= own + 2 else 0.0
