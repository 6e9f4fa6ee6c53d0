"""The Military action (R6.27 to R6.32): recruiting and moving, each as one block, in either order."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.domains import BLOCKS, NUMBER
from ziggurat.games.mosaic.placing import add_unit, move_units
from ziggurat.games.mosaic.state import MosaicState, own_city_regions
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import Row, raised
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

RECRUITED: Final = 1  # blocks begun, and in the third bit which of them is going on
MOVED: Final = 2
MOVING: Final = 4
DONE: Final[Action] = (c.A_DONE, 0, 0, 0)
ALL: Final = 1 << 30
NONE_MARCHED: Final[Row] = (0,) * (len(c.UNITS) * c.MAX_REGIONS)


def can_recruit(s: MosaicState, b: list[int]) -> bool:
    if b[c.MONEY] < s.tables.unit_money:
        return False
    for unit in range(len(c.UNITS)):
        if b[c.UNLOCKED] >> unit & 1 and b[c.SUPPLY + c.FIRST_UNIT + unit]:
            return True
    return False


def military_possible(s: MosaicState, b: list[int]) -> bool:
    """R6.27: at least one unit can be recruited or moved."""
    if b[c.MONEY] < s.tables.move_money:
        return False
    if can_recruit(s, b):
        return True
    for region in s.tables.regions:
        at = c.AREA + region * c.AREA_SIZE + c.AREA_UNITS
        if b[at] or b[at + 1] or b[at + 2]:
            if s.tables.adjacent[region]:
                return True
    return False


def military_begin(s: MosaicState, seat: int) -> None:
    s.marched = NONE_MARCHED
    s.stack.append((c.S_MILITARY, 1 << seat, 0, 0, 0))


def within_reach(s: MosaicState, origin: int, steps: int) -> list[int]:
    """Regions in play at most so many borders away."""
    reached = 1 << origin
    for _step in range(steps):
        for region in bits(reached):
            for near in s.tables.adjacent[region]:
                reached |= 1 << near
    return bits(reached & ~(1 << origin))


def may_recruit(s: MosaicState, frame: Frame, b: list[int], unit: int, region: int) -> int:
    """R6.28, R6.29."""
    if region > OPEN and region not in s.tables.regions:
        return c.N_OUT_OF_PLAY
    if frame[2] & RECRUITED and frame[2] & MOVING:
        return c.N_RECRUIT_BLOCK
    if frame[3] >= b[c.RECRUIT]:
        return c.N_RECRUIT_LIMIT
    if b[c.MONEY] < s.tables.unit_money:
        return c.N_MONEY
    if unit > OPEN and not b[c.UNLOCKED] >> unit & 1:
        return c.N_NOT_UNLOCKED
    if unit > OPEN and not b[c.SUPPLY + c.FIRST_UNIT + unit]:
        return c.N_NO_PIECE
    return FINE if region <= OPEN or own_city_regions(s, b) >> region & 1 else c.N_NO_CITY_FOR_UNIT


def may_move(s: MosaicState, frame: Frame, b: list[int], unit: int, origin: int, goal: int) -> int:
    """R6.30."""
    for region in (origin, goal):
        if region > OPEN and region not in s.tables.regions:
            return c.N_OUT_OF_PLAY
    if frame[2] & MOVED and not frame[2] & MOVING:
        return c.N_MOVE_BLOCK
    if b[c.MONEY] < s.tables.move_money:
        return c.N_MONEY
    if unit <= OPEN or origin <= OPEN:
        return FINE
    present = b[c.AREA + origin * c.AREA_SIZE + c.AREA_UNITS + unit]
    if not present:
        return c.N_NO_UNIT_THERE
    if present <= s.marched[unit * c.MAX_REGIONS + origin]:
        return c.N_MOVED_ALREADY
    return FINE if goal <= OPEN or goal in within_reach(s, origin, b[c.RANGE + unit]) else c.N_NOT_ADJACENT


def maneuvers(s: MosaicState, frame: Frame, seat: int, most: int) -> list[Action]:
    """The units that may be recruited or moved now, or the first ones of them."""
    blocks, recruited = frame[2], frame[3]
    b = s.boards[seat]
    t = s.tables
    actions: list[Action] = []
    if recruited < b[c.RECRUIT] and b[c.MONEY] >= t.unit_money and not (blocks & RECRUITED and blocks & MOVING):
        for unit in range(len(c.UNITS)):
            if b[c.UNLOCKED] >> unit & 1 and b[c.SUPPLY + c.FIRST_UNIT + unit]:
                for region in t.regions:
                    if b[c.AREA + region * c.AREA_SIZE + c.AREA_CITIES]:
                        actions.append((c.A_RECRUIT, unit, region, 0))
                        if len(actions) == most:
                            return actions
    if b[c.MONEY] >= t.move_money and not (blocks & MOVED and not blocks & MOVING):
        for origin in t.regions:
            at = c.AREA + origin * c.AREA_SIZE + c.AREA_UNITS
            for unit in range(len(c.UNITS)):
                if b[at + unit] > s.marched[unit * c.MAX_REGIONS + origin]:
                    reach = b[c.RANGE + unit]
                    targets = list(t.adjacent[origin]) if reach == 1 else within_reach(s, origin, reach)
                    for target in targets:
                        actions.append((c.A_MOVE, unit, origin, target))
                        if len(actions) == most:
                            return actions
    return actions


def note_money(s: MosaicState, seat: int, money: int, rule: str) -> None:
    if money:
        s.note(seat, Say("log.pays", {"n": money, "what": "resource_money"}, rule))


class Military(Step[MosaicState]):
    """Frame a blocks begun, b units recruited. `marched` counts the units that may not move again (R6.30)."""

    def __init__(self) -> None:
        self.name = "military"
        self.args = arguments(blocks=BLOCKS, recruited=NUMBER)
        self.offers = (c.A_RECRUIT, c.A_MOVE, c.A_DONE)
        self.instead = c.N_MILITARY_NOW

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_RECRUIT:
            return may_recruit(s, frame, s.boards[seat], x, y)
        if kind == c.A_MOVE:
            return may_move(s, frame, s.boards[seat], x, y, z)
        return FINE if frame[2] else c.N_NOTHING_DONE

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        actions = maneuvers(s, frame, seat, ALL)
        if frame[2]:
            actions.append(DONE)
        return actions

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        blocks, recruited = frame[2], frame[3]
        b = s.own_board(seat)
        t = s.tables
        if action[0] == c.A_DONE:
            s.marched = ()
            return
        if action[0] == c.A_RECRUIT:
            b[c.MONEY] -= t.unit_money
            add_unit(s, seat, action[1], action[2])
            blocks = (blocks | RECRUITED) & ~MOVING
            recruited += 1
            if s.log is not None:
                note_money(s, seat, t.unit_money, "R6.28")
                args: dict[str, object] = {"unit": "piece_" + c.UNITS[action[1]], "region": t.region_ids[action[2]]}
                s.note(seat, Say("log.recruits", args, "R6.28"))
        else:
            b[c.MONEY] -= t.move_money
            move_units(s, seat, action[1], action[2], action[3], 1)
            s.marched = raised(s.marched, action[1] * c.MAX_REGIONS + action[3], 1)
            blocks |= MOVED | MOVING
            if s.log is not None:
                note_money(s, seat, t.move_money, "R6.30")
                args = {
                    "unit": "piece_" + c.UNITS[action[1]],
                    "a": t.region_ids[action[2]],
                    "b": t.region_ids[action[3]],
                }
                s.note(seat, Say("log.moves", args, "R6.30"))
        next_frame: Frame = (c.S_MILITARY, 1 << seat, blocks, recruited, 0)
        if maneuvers(s, next_frame, seat, 1):
            s.stack.append(next_frame)
        else:
            s.marched = ()

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {
            "n": s.boards[seat][c.RECRUIT] - frame[3],
            "cost": s.tables.unit_money,
            "move": s.tables.move_money,
        }
        return Say("prompt.military", args, "R6.27")
