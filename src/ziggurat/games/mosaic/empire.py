"""The end of a turn (R3.8), empire scoring (R8), and whose turn comes next (R9.2 to R9.4)."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.choices import enemy_units, fell, may_fall, regions_with_own
from ziggurat.games.mosaic.domains import NUMBER, YES
from ziggurat.games.mosaic.placing import move_units
from ziggurat.games.mosaic.regions import dominated_regions, standing
from ziggurat.games.mosaic.state import (
    LAST_ROUND,
    LAST_ROUND_NEXT,
    NO_REASON,
    PLAYING,
    SCRIBE_LAST,
    THIRD_EMPIRE_CARD,
    TURN_CAP,
    TWO_DISPLAYS,
    MosaicState,
    player_id,
)
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

DECLINE: Final[Action] = (c.A_DECLINE, 0, 0, 0)


def displays_taken(s: MosaicState) -> bool:
    """R9.1, second condition: two of the three displays are empty."""
    empty = int(not s.wonders_left) + int(not s.achievements_left) + int(not s.ages_left)
    return empty >= s.tables.end_displays


def end_turn(s: MosaicState) -> None:
    """R3.8: scorings for what was revealed this turn, the check for the end of the game, the next turn."""
    if s.boards[s.active][c.DOWN_NEW]:
        s.own_board(s.active)[c.DOWN_NEW] = 0
    scorings = s.pending
    s.pending = 0
    if s.ending == PLAYING:
        if s.revealed >= s.tables.end_empire_cards:
            begin_end(s, THIRD_EMPIRE_CARD)
        elif displays_taken(s):
            scorings = max(1, scorings)
            begin_end(s, TWO_DISPLAYS)
    scorings = min(scorings, s.tables.scorings - s.scorings)
    if scorings <= 0:
        next_turn(s)
        return
    s.stack.append((c.S_NEXT, 0, 0, 0, 0))
    for _scoring in range(scorings):
        s.stack.append((c.S_SCORE, 0, 0, 0, 0))
        s.stack.append((c.S_WINDOWS, 0, 0, 0, 0))


def begin_end(s: MosaicState, reason: int) -> None:
    s.ending = LAST_ROUND_NEXT
    s.reason = reason
    if s.log is not None:
        s.note(-1, Say("log.end_near", rule="R9.2"))


class NextTurn(Step[MosaicState]):
    """After the scorings of a turn."""

    def __init__(self) -> None:
        self.name = "next_turn"

    def run(self, s: MosaicState, frame: Frame) -> None:
        next_turn(s)


def next_turn(s: MosaicState) -> None:
    """R3.1, R9.2: the next player, the next round, the final round, the Scribe's last actions, the end."""
    if s.ending == SCRIBE_LAST:
        finish(s)
        return
    if s.active == (s.start - 1) % s.players:
        cap = s.options["turn_cap_rounds"]
        if isinstance(cap, int) and s.round >= cap:  # R3.3
            finish(s)
            return
        if s.ending == LAST_ROUND:
            after_final_round(s)
            return
        if s.ending == LAST_ROUND_NEXT:
            s.ending = LAST_ROUND
            if s.log is not None:
                s.note(-1, Say("log.final_round", rule="R9.2"))
        s.round += 1
        if s.log is not None:
            s.note(-1, Say("log.round", {"n": s.round}, "R3.1"))
    s.active = (s.active + 1) % s.players
    begin_turn(s)


def after_final_round(s: MosaicState) -> None:
    """R9.4."""
    for seat in range(s.players):
        extra = s.tables.last_extra[s.boards[seat][c.LEADER]]
        if extra:
            s.ending = SCRIBE_LAST
            s.active = seat
            s.stack.append((c.S_TURN, 1 << seat, extra, 0, 0))
            return
    finish(s)


def finish(s: MosaicState) -> None:
    if s.reason == NO_REASON:
        s.reason = TURN_CAP
    s.stack.clear()
    if s.log is not None:
        s.note(-1, Say("log.over", rule="R9.6"))


def begin_turn(s: MosaicState) -> None:
    """R3.2, R3.4."""
    actions = 1
    if s.round == 1:
        actions += s.tables.first_extra[s.boards[s.active][c.LEADER]]
    s.stack.append((c.S_TURN, 1 << s.active, actions, 0, 0))


# -- before scoring (R8.2) ------------------------------------------------------------------------------------


def strikes(s: MosaicState, seat: int) -> list[Action]:
    """The General's targets: enemy units where an own unit of the kinds needed stands."""
    power = s.boards[seat][c.STRIKES]
    found: list[Action] = []
    if power:
        for region in regions_with_own(s, seat, power & 7):
            found.extend(enemy_units(s, seat, region))
    return found


def displacements(s: MosaicState, seat: int) -> list[Action]:
    """R11.10: all units of one opponent from one region to an adjacent one."""
    found: list[Action] = []
    if s.boards[seat][c.DISPLACE]:
        for other in range(s.players):
            if other == seat:
                continue
            for origin in s.tables.regions:
                at = c.AREA + origin * c.AREA_SIZE + c.AREA_UNITS
                b = s.boards[other]
                if b[at] or b[at + 1] or b[at + 2]:
                    for target in s.tables.adjacent[origin]:
                        found.append((c.A_DISPLACE, other, origin, target))
    return found


class Windows(Step[MosaicState]):
    """One pass round the table from the active player: frame a seats that have had their window."""

    def __init__(self) -> None:
        self.name = "windows"
        self.args = arguments(done=NUMBER)

    def run(self, s: MosaicState, frame: Frame) -> None:
        for turn in range(frame[2], s.players):
            seat = (s.active + turn) % s.players
            number = s.boards[seat][c.STRIKES] >> 3
            if (number and strikes(s, seat)) or displacements(s, seat):
                s.stack.append((c.S_WINDOWS, 0, turn + 1, 0, 0))
                s.stack.append((c.S_WINDOW, 1 << seat, number, 0, 0))
                return


class Window(Step[MosaicState]):
    """A player's effects before scoring: frame a eliminations left, b 1 once the displacing is used."""

    def __init__(self) -> None:
        self.name = "window"
        self.args = arguments(strikes=NUMBER, displaced=YES)
        self.offers = (c.A_ELIMINATE, c.A_DISPLACE, c.A_DECLINE)
        self.instead = c.N_WINDOW

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        b = s.boards[seat]
        if kind == c.A_DECLINE:
            return FINE
        if kind == c.A_ELIMINATE:
            within = regions_with_own(s, seat, b[c.STRIKES] & 7) if frame[2] else []
            return FINE if may_fall(s, seat, x, y, z, within) else c.N_WINDOW
        if frame[3] or not b[c.DISPLACE] or x == seat:
            return c.N_WINDOW
        for _kind, other, origin, target in displacements(s, seat):
            if x in (other, OPEN) and y in (origin, OPEN) and z in (target, OPEN):
                return FINE
        return c.N_WINDOW

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        actions = strikes(s, seat) if frame[2] else []
        if not frame[3]:
            actions.extend(displacements(s, seat))
        actions.append(DECLINE)
        return actions

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        left, displaced = frame[2], frame[3]
        if action[0] == c.A_DECLINE:
            return
        if action[0] == c.A_ELIMINATE:
            fell(s, seat, action[1], action[2], action[3])
            left -= 1
        else:
            owner, origin, target = action[1], action[2], action[3]
            at = c.AREA + origin * c.AREA_SIZE + c.AREA_UNITS
            for unit in range(len(c.UNITS)):
                move_units(s, owner, unit, origin, target, s.boards[owner][at + unit])
            s.own_board(seat)[c.DISPLACE] -= 1
            displaced = 1
            if s.log is not None:
                args: dict[str, object] = {
                    "player": player_id(s, owner),
                    "a": s.tables.region_ids[origin],
                    "b": s.tables.region_ids[target],
                }
                s.note(seat, Say("log.displaces", args, "R11.10"))
        again: Frame = (c.S_WINDOW, 1 << seat, left, displaced, 0)
        if len(self.legal(s, again, seat)) > 1:
            s.stack.append(again)

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.window", rule="R8.2")


# -- counting (R8.3 to R8.6) ----------------------------------------------------------------------------------


def government_points(s: MosaicState, seat: int) -> int:
    """R7.8, for the government held now."""
    b = s.boards[seat]
    government = b[c.GOVERNMENT]
    if government == -1:
        return 0
    t = s.tables
    per = t.government_per[government]
    number = 0
    if per == c.PER_DOMINATED:
        number = dominated_regions(s, seat)
    elif per == c.PER_REGION_WITH_CITY:
        for region in t.regions:
            if b[c.AREA + region * c.AREA_SIZE]:
                number += 1
    elif per == c.PER_CITY_IN_ONE_REGION:
        for region in t.regions:
            number = max(number, b[c.AREA + region * c.AREA_SIZE])
    elif per == c.PER_WONDER:
        number = b[c.WONDERS].bit_count()
    elif per == c.PER_AGE_OR_ACHIEVEMENT:
        number = b[c.AGES].bit_count() + b[c.ACHIEVEMENTS].bit_count()
    else:
        assert per == c.PER_POPULATION_PAIR, per
        number = b[c.POPULATION] // 2
    return number * t.government_vp[government]


class Score(Step[MosaicState]):
    """R8.3: all regions in play, then the governments."""

    def __init__(self) -> None:
        self.name = "score"

    def run(self, s: MosaicState, frame: Frame) -> None:
        s.scorings += 1
        if s.log is not None:
            s.note(s.active, Say("log.scoring", {"n": s.scorings}, "R8.1"))
        points = standing(s).points
        for region in s.tables.regions:
            for seat in range(s.players):
                number = points[region * s.players + seat]
                if number:
                    s.own_board(seat)[c.VP_REGIONS] += number
                    if s.log is not None:
                        args: dict[str, object] = {"n": number, "region": s.tables.region_ids[region]}
                        s.note(seat, Say("log.region_points", args, "R8.5"))
        for seat in range(s.players):
            number = government_points(s, seat)
            if number:
                s.own_board(seat)[c.VP_GOVERNMENT] += number
                if s.log is not None:
                    government = s.tables.government_ids[s.boards[seat][c.GOVERNMENT]]
                    s.note(seat, Say("log.government_points", {"n": number, "government": government}, "R7.8"))
