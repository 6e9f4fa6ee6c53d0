"""Free actions of one's own turn (R3.6): claims, turning technologies, the refresh, the leader's single use."""

from typing import Final

from mypy_extensions import i64

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.choices import refreshable
from ziggurat.games.mosaic.counting import count, note_gain
from ziggurat.games.mosaic.decks import refresh
from ziggurat.games.mosaic.effects import can_play, play_technology, resolve
from ziggurat.games.mosaic.state import MosaicState, city_count, player_id
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

ALL_DECKS: Final = (1 << len(c.DECKS)) - 1
TAKE_OVER: Final[Action] = (c.A_TAKE_OVER, 0, 0, 0)


def free_actions(s: MosaicState, seat: int, actions: list[Action]) -> None:
    """Add every free action open to the active player."""
    t = s.tables
    b = s.boards[seat]
    left: i64 = s.ages_left
    for claim in t.age_checks:
        if b[claim.what] >= claim.needed and left & claim.bit:
            actions.append(claim.action)
    left = s.achievements_left
    for claim in t.board_checks:
        if left & claim.bit and b[claim.what] >= claim.needed:
            actions.append(claim.action)
    for claim in t.count_checks:
        if left & claim.bit and count(s, seat, claim.what, 0) >= claim.needed:
            actions.append(claim.action)
    if b[c.DOWN]:
        for card in bits(b[c.DOWN] & ~b[c.DOWN_NEW]):
            if can_play(s, b, card):
                actions.append(t.a_flip[card])
    government = b[c.GOVERNMENT]
    if government != -1 and not b[c.REFRESHED] >> government & 1:
        for deck in bits(refreshable(s, ALL_DECKS)):
            actions.append(t.a_refresh[deck])
    if not b[c.LEADER_USED]:
        power = t.leader_power[b[c.LEADER]]
        if power[0] == c.POWER_CONVERT_POPULATION:
            if b[c.POPULATION] >= power[1]:
                for resource in bits(power[3]):
                    actions.append(t.a_convert_population[resource])
        elif power[0] == c.POWER_TAKE_OVER:
            if cities_to_take(s, seat):
                actions.append(TAKE_OVER)


def free_apply(s: MosaicState, seat: int, action: Action) -> None:
    t = s.tables
    b = s.own_board(seat)
    kind, number = action[0], action[1]
    if kind == c.A_AGE:  # R12.3
        s.ages_left &= ~(1 << number)
        b[c.AGES] |= 1 << number
        if s.log is not None:
            s.note(seat, Say("log.claims", {"card": t.age_ids[number]}, "R12.1"))
        resolve(s, seat, t.age_effects + number)
    elif kind == c.A_ACHIEVEMENT:
        s.achievements_left &= ~(1 << number)
        b[c.ACHIEVEMENTS] |= 1 << number
        if s.log is not None:
            s.note(seat, Say("log.claims", {"card": t.achievement_ids[number]}, "R12.1"))
    elif kind == c.A_FLIP:
        for mask in (c.DOWN, c.DOWN_OPEN):
            b[mask] &= ~(1 << number)
        if s.log is not None:
            s.note(seat, Say("log.turns_up", rule="R3.6"))
        play_technology(s, seat, number)
    elif kind == c.A_REFRESH:  # R7.6
        b[c.REFRESHED] |= 1 << b[c.GOVERNMENT]
        refresh(s, number)
    elif kind == c.A_CONVERT_POPULATION:  # R10.1
        power = t.leader_power[b[c.LEADER]]
        b[c.LEADER_USED] = 1
        b[c.POPULATION] -= power[1]
        b[number] += power[2]
        if s.log is not None:
            note_gain(s, seat, c.POPULATION, -power[1], "R10.1")
            args: dict[str, object] = {"n": power[2], "what": "resource_" + c.RESOURCES[number]}
            s.note(seat, Say("log.converts_population", args, "R10.1"))
    else:
        assert kind == c.A_TAKE_OVER, kind
        s.stack.append((c.S_TAKE_OVER, 1 << seat, 0, 0, 0))


# -- taking over a city (R10.6) -----------------------------------------------------------------------------


def cities_to_take(s: MosaicState, seat: int) -> int:
    """Mask of the cities and ports of opponents who own enough of them, where a piece of one's own is left."""
    b = s.boards[seat]
    least = s.tables.leader_power[b[c.LEADER]][1]
    found = 0
    for other in range(s.players):
        if other == seat or city_count(s, s.boards[other]) < least:
            continue
        if b[c.SUPPLY + c.CITY]:
            found |= s.boards[other][c.CITIES]
        if b[c.SUPPLY + c.PORT]:
            found |= s.boards[other][c.PORTS]
    return found


class TakeOver(Step[MosaicState]):
    """The Priestess's choice of a city."""

    def __init__(self) -> None:
        self.name = "take_over"
        self.offers = (c.A_HEX,)
        self.instead = c.N_TAKE_OVER

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN or cities_to_take(s, seat) >> x & 1 else c.N_TAKE_OVER

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return [s.tables.a_hex[i] for i in bits(cities_to_take(s, seat))]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        hexagon = action[1]
        bit = 1 << hexagon
        region = s.tables.hex_region[hexagon]
        owner = 0
        while not (s.boards[owner][c.CITIES] | s.boards[owner][c.PORTS]) & bit:
            owner += 1
        loser, winner = s.own_board(owner), s.own_board(seat)
        piece = c.CITY if loser[c.CITIES] & bit else c.PORT
        loser[c.CITIES + piece] &= ~bit
        winner[c.CITIES + piece] |= bit
        loser[c.SUPPLY + piece] += 1
        winner[c.SUPPLY + piece] -= 1
        loser[c.AREA + region * c.AREA_SIZE] -= 1
        winner[c.AREA + region * c.AREA_SIZE] += 1
        winner[c.LEADER_USED] = 1
        winner[c.NEAR] |= s.tables.neighbours[hexagon]
        loser[c.NEAR] = near_cities(s, loser)
        s.dirty |= 1 << region
        if s.log is not None:
            args: dict[str, object] = {"hex": s.tables.hex_ids[hexagon], "player": player_id(s, owner)}
            s.note(seat, Say("log.takes_over", args, "R10.6"))

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.take_over", rule="R10.6")


def near_cities(s: MosaicState, b: list[int]) -> int:
    near = 0
    for hexagon in bits(b[c.CITIES] | b[c.PORTS]):
        near |= s.tables.neighbours[hexagon]
    return near
