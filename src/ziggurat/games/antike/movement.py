"""R9: Movere, first part. Units move border by border; entering a region may lead to a fight.

A lane groups own units that are alike: (borders left - 1) * 2 + unit kind. `s.ready` counts them by lane and
region, so that units of equal kind, place and range are one choice, not many (R19.1). Behind the counts stand
one mask of regions per lane and, to spare most looks at the other nations, where any foreign legion and any
foreign galley stood when the movement began.
"""

from ziggurat.games.antike.codes import (
    ADVANCES,
    DEMAND,
    DEMAND_ACTION,
    END_MOVEMENT_ACTION,
    ENTRY,
    FIGHT,
    FIGHT_ENTRY,
    LEGION_AT,
    LET_PASS_ACTION,
    MOVE,
    MOVEMENT,
    PASS_ENTRY_ACTION,
    REACTION,
    TRADE,
    UNITS,
    WIDTH,
)
from ziggurat.games.antike.conquest import open_conquest
from ziggurat.games.antike.domains import LANE, LEFT, REGION
from ziggurat.games.antike.figures import tired
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.reasons import why_not_move
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, can_trade, open_trade
from ziggurat.kernel.domains import Set
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def open_movement(s: AntikeState) -> None:
    """Every own unit may cross one border, or two with Strata or Navigatio (R9.2)."""
    row = s.active * WIDTH
    if s.nat[row + LEGION_AT] | s.nat[row + LEGION_AT + 1] or can_trade(s):
        make_ready(s)
        s.ask(MOVEMENT, s.active)
    else:
        open_founding(s)


def make_ready(s: AntikeState) -> None:
    board = s.board
    regions, lanes = board.regions, board.lanes
    row = s.active * WIDTH
    s.ready = ready = [0] * (lanes * regions + lanes + 2)
    note_foreign(s)
    for unit in (0, 1):
        where = s.nat[row + LEGION_AT + unit]
        if where:
            lane = (board.reach[unit][s.nat[row + ADVANCES]] - 1) * 2 + unit
            ready[lanes * regions + lane] = where
            start = (s.active * 2 + unit) * regions
            while where:
                low = where & -where
                where ^= low
                region = low.bit_length() - 1
                ready[lane * regions + region] = s.units[start + region]


def note_foreign(s: AntikeState) -> None:
    """Where foreign units stand; fights only make it fewer, so it stays good as a first look."""
    nat, board = s.nat, s.board
    legions = galleys = 0
    for nation in range(board.nations):
        if nation != s.active:
            at = nation * WIDTH + LEGION_AT
            legions |= nat[at]
            galleys |= nat[at + 1]
    at = board.lanes * board.regions + board.lanes
    s.ready[at] = legions
    s.ready[at + 1] = galleys


def rest(s: AntikeState, lane: int, region: int) -> None:
    """A unit that had `lane` before it entered stays; it may go on if it has range left (R9.6, 4)."""
    if lane >= 2:
        board = s.board
        s.ready[(lane - 2) * board.regions + region] += 1
        s.ready[board.lanes * board.regions + lane - 2] |= 1 << region


def march(s: AntikeState, lane: int, home: int, there: int) -> None:
    """A unit crosses one border; what it meets there is settled by the entry procedure."""
    board, ready, units, nat = s.board, s.ready, s.units, s.nat
    regions = board.regions
    at = lane * regions + home
    left = ready[at] - 1
    ready[at] = left
    if not left:
        ready[board.lanes * regions + lane] &= ~(1 << home)
    row = (s.active * 2 + (lane & 1)) * regions
    where = s.active * WIDTH + LEGION_AT + (lane & 1)
    left = units[row + home] - 1
    units[row + home] = left
    if not left:
        nat[where] &= ~(1 << home)
    units[row + there] += 1
    nat[where] |= 1 << there


def unready(s: AntikeState, lane: int, region: int) -> None:
    """One unit fewer of the lane in the region."""
    board = s.board
    at = lane * board.regions + region
    s.ready[at] -= 1
    if not s.ready[at]:
        s.ready[board.lanes * board.regions + lane] &= ~(1 << region)


def opponents(s: AntikeState, unit: int, region: int) -> int:
    """Foreign nations with a unit of the kind in the region: bit j is the (j + 1)-th to A's left (R9.6)."""
    board, nat = s.board, s.nat
    bit = 1 << region
    if not s.ready[board.lanes * board.regions + board.lanes + unit] & bit:
        return 0
    nations = board.nations
    column = LEGION_AT + unit
    found = 0
    for turn in range(nations - 1):
        nation = s.active + 1 + turn
        if nation >= nations:
            nation -= nations
        if nat[nation * WIDTH + column] & bit:
            found |= 1 << turn
    return found


def exchange(s: AntikeState, unit: int, region: int, nation: int) -> None:
    """R9.4: one unit of either side goes back to its supply."""
    s.remove(s.active, unit, region)
    s.remove(nation, unit, region)
    if s.log is not None:
        args: dict[str, object] = {
            "nation": s.nation_id(s.active),
            "other": s.nation_id(nation),
            "unit": UNITS[unit],
            "region": s.board.region_ids[region],
        }
        s.note(s.seats[s.active], Say("log.fight", args, "R9.4"))


def fights(s: AntikeState, actions: list[Action]) -> None:
    """R9.8: own units, moved or not, against foreign ones of the same kind in the same region."""
    board, nat = s.board, s.nat
    row = s.active * WIDTH
    legions, galleys = nat[row + LEGION_AT], nat[row + LEGION_AT + 1]
    foreign = board.lanes * board.regions + board.lanes
    if not (legions & s.ready[foreign] or galleys & s.ready[foreign + 1]):
        return
    for nation in range(board.nations):
        if nation == s.active:
            continue
        other = nation * WIDTH + LEGION_AT
        if legions & nat[other]:
            add_fights(s, 0, legions & nat[other], nation, actions)
        if galleys & nat[other + 1]:
            add_fights(s, 1, galleys & nat[other + 1], nation, actions)


def add_fights(s: AntikeState, unit: int, where: int, nation: int, actions: list[Action]) -> None:
    """The own unit is named by its lane, for one with range left is worth more; lane 0 - 2 is a tired one."""
    board = s.board
    while where:
        low = where & -where
        where ^= low
        region = low.bit_length() - 1
        if tired(s, unit, region):
            actions.append((FIGHT, unit - 2, region, nation))
        for lane in range(unit, board.lanes, 2):
            if s.ready[lane * board.regions + region]:
                actions.append((FIGHT, lane, region, nation))


class Movement(Step[AntikeState]):
    """D6: move a unit over one border, fight where both stand, or end the movement (R9.11)."""

    def __init__(self) -> None:
        self.name = "movement"
        self.args = []

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        board, ready = s.board, s.ready
        regions, lanes, moves = board.regions, board.lanes, board.moves
        actions: list[Action] = []
        masks = lanes * regions
        for lane in range(lanes):
            where = ready[masks + lane]
            while where:
                low = where & -where
                where ^= low
                actions += moves[lane * regions + low.bit_length() - 1]
        fights(s, actions)
        add_trades(s, actions)
        actions.append(END_MOVEMENT_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == MOVE:
            lane, home, there = action[1], action[2], action[3]
            unit = lane & 1
            march(s, lane, home, there)
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "unit": UNITS[unit],
                    "home": s.board.region_ids[home],
                    "there": s.board.region_ids[there],
                }
                s.note(seat, Say("log.moves", args, "R9.2"))
            facing = opponents(s, unit, there)
            if facing:
                s.ask(ENTRY, s.active, lane, there, facing)
            else:
                rest(s, lane, there)
                s.again()
        elif kind == FIGHT:
            if action[1] >= 0:
                unready(s, action[1], action[2])
            exchange(s, action[1] & 1, action[2], action[3])
            s.again()
        elif kind == TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            s.ready = []
            open_conquest(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        board = s.board
        able = sum(s.ready[: board.lanes * board.regions])
        start = s.active * 2 * board.regions
        every = sum(s.units[start : start + 2 * board.regions])
        return Say("prompt.movement", {"nation": s.nation_id(s.active), "n": able, "all": every}, "R9.2")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_move(s, intent)


class Entry(Step[AntikeState]):
    """D7, R9.6 (2): the mover decides first. The unit is named by its lane before it entered."""

    def __init__(self) -> None:
        self.name = "entry"
        self.args = arguments(unit=LANE, region=REGION, opponents=Set(LEFT))

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        actions: list[Action] = []
        nations = s.board.nations
        for turn in range(nations - 1):
            if frame[4] >> turn & 1:
                actions.append((FIGHT_ENTRY, (s.active + 1 + turn) % nations, 0, 0))
        actions.append(PASS_ENTRY_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == FIGHT_ENTRY:
            exchange(s, frame[2] & 1, frame[3], action[1])
            s.again()
        else:
            ask_reaction(s, frame[2], frame[3], frame[4])

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {"unit": UNITS[frame[2] & 1], "region": s.board.region_ids[frame[3]]}
        return Say("prompt.entry", args, "R9.6")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return Say("why.entry_first", rule="R14.3" if "trade" in intent else "R9.6")


def ask_reaction(s: AntikeState, lane: int, region: int, facing: int) -> None:
    """R9.6 (3): the next nation the unit meets, clockwise, may demand a fight; the last to pass lets it stay."""
    if facing:
        turn = (facing & -facing).bit_length() - 1
        s.ask(REACTION, (s.active + 1 + turn) % s.board.nations, lane, region, facing)
    else:
        rest(s, lane, region)
        s.again()


class Reaction(Step[AntikeState]):
    """D8: demand a fight with the unit that just entered, or let it pass. The first opponent is who is asked."""

    def __init__(self) -> None:
        self.name = "reaction"
        self.args = arguments(unit=LANE, region=REGION, opponents=Set(LEFT))

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        return [DEMAND_ACTION, LET_PASS_ACTION]

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        nation = reacting(s, frame)
        if action[0] == DEMAND:
            exchange(s, frame[2] & 1, frame[3], nation)
            s.again()
            return
        if s.log is not None:
            args: dict[str, object] = {"nation": s.nation_id(nation), "region": s.board.region_ids[frame[3]]}
            s.note(seat, Say("log.lets_pass", args, "R9.6"))
        ask_reaction(s, frame[2], frame[3], frame[4] & (frame[4] - 1))

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {
            "nation": s.nation_id(reacting(s, frame)),
            "other": s.nation_id(s.active),
            "unit": UNITS[frame[2] & 1],
            "region": s.board.region_ids[frame[3]],
        }
        return Say("prompt.reaction", args, "R9.6")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return Say("why.reaction_only", rule="R9.9")


def reacting(s: AntikeState, frame: Frame) -> int:
    turn = (frame[4] & -frame[4]).bit_length() - 1
    return (s.active + 1 + turn) % s.board.nations
