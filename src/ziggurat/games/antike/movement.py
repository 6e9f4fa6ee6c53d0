"""R9: Movere, first part. Units move border by border; entering a region may lead to a fight.

A lane groups own units that are alike: (borders left - 1) * 2 + unit kind. `s.ready` counts them by lane and
region, so that units of equal kind, place and range are one choice, not many (R19.1). Behind the counts stand
one mask of regions per lane and, to spare most looks at the other nations, where any foreign legion and any
foreign galley stood when the movement began.
"""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.conquest import open_conquest
from ziggurat.games.antike.domains import LANE, LEFT, REGION
from ziggurat.games.antike.figures import tired
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, can_trade, may_trade, only_trades, open_trade, prompt_trade
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import OPEN, Set
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def open_movement(s: AntikeState) -> None:
    """Every own unit may cross one border, or two with Strata or Navigatio (R9.2)."""
    row = s.active * c.WIDTH
    if s.nat[row + c.LEGION_AT] | s.nat[row + c.LEGION_AT + 1] or can_trade(s):
        make_ready(s)
        s.ask(c.S_MOVEMENT, s.active)
    else:
        open_founding(s)


def make_ready(s: AntikeState) -> None:
    t = s.tables
    regions, lanes = t.regions, t.lanes
    row = s.active * c.WIDTH
    s.ready = ready = [0] * (lanes * regions + lanes + 2)
    look_for_foreign(s)
    for unit in range(2):
        where = s.nat[row + c.LEGION_AT + unit]
        if where:
            lane = (t.reach[unit][s.nat[row + c.ADVANCES]] - 1) * 2 + unit
            ready[lanes * regions + lane] = where
            units = s.units[s.active * 2 + unit]
            while where:
                low = where & -where
                where ^= low
                region = low.bit_length() - 1
                ready[lane * regions + region] = units[region]


def look_for_foreign(s: AntikeState) -> None:
    """Where foreign units stand; fights only make it fewer, so it stays good as a first look."""
    nat, t = s.nat, s.tables
    legions = galleys = 0
    for nation in range(t.nations):
        if nation != s.active:
            at = nation * c.WIDTH + c.LEGION_AT
            legions |= nat[at]
            galleys |= nat[at + 1]
    at = t.lanes * t.regions + t.lanes
    s.ready[at] = legions
    s.ready[at + 1] = galleys


def rest(s: AntikeState, lane: int, region: int) -> None:
    """A unit that had `lane` before it entered stays; it may go on if it has range left (R9.6, 4)."""
    if lane >= 2:
        t = s.tables
        ready = s.ready
        at = (lane - 2) * t.regions + region
        ready[at] = ready[at] + 1
        mask = t.lanes * t.regions + lane - 2
        ready[mask] = ready[mask] | 1 << region


def march(s: AntikeState, lane: int, home: int, there: int) -> None:
    """A unit crosses one border; what it meets there is settled by the entry procedure."""
    t, ready, nat = s.tables, s.ready, s.nat
    regions = t.regions
    at = lane * regions + home
    left = ready[at] - 1
    ready[at] = left
    if not left:
        mask = t.lanes * regions + lane
        ready[mask] = ready[mask] & ~(1 << home)
    units = s.muster(s.active, lane & 1)
    where = s.active * c.WIDTH + c.LEGION_AT + (lane & 1)
    left = units[home] - 1
    units[home] = left
    if not left:
        nat[where] = nat[where] & ~(1 << home)
    units[there] = units[there] + 1
    nat[where] = nat[where] | 1 << there


def unready(s: AntikeState, lane: int, region: int) -> None:
    """One unit fewer of the lane in the region."""
    t = s.tables
    at = lane * t.regions + region
    s.ready[at] -= 1
    if not s.ready[at]:
        s.ready[t.lanes * t.regions + lane] &= ~(1 << region)


def opponents(s: AntikeState, unit: int, region: int) -> int:
    """Foreign nations with a unit of the kind in the region: bit j is the (j + 1)-th to A's left (R9.6)."""
    t, nat = s.tables, s.nat
    bit = 1 << region
    if not s.ready[t.lanes * t.regions + t.lanes + unit] & bit:
        return 0
    nations = t.nations
    column = c.LEGION_AT + unit
    found = 0
    for turn in range(nations - 1):
        nation = s.active + 1 + turn
        if nation >= nations:
            nation -= nations
        if nat[nation * c.WIDTH + column] & bit:
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
            "unit": c.UNITS[unit],
            "region": s.tables.region_ids[region],
        }
        s.note(s.seats[s.active], Say("log.fight", args, "R9.4"))


def fights(s: AntikeState, actions: list[Action]) -> None:
    """R9.8: own units, moved or not, against foreign ones of the same kind in the same region."""
    t, nat = s.tables, s.nat
    row = s.active * c.WIDTH
    legions, galleys = nat[row + c.LEGION_AT], nat[row + c.LEGION_AT + 1]
    foreign = t.lanes * t.regions + t.lanes
    if not (legions & s.ready[foreign] or galleys & s.ready[foreign + 1]):
        return
    for nation in range(t.nations):
        if nation == s.active:
            continue
        other = nation * c.WIDTH + c.LEGION_AT
        if legions & nat[other]:
            add_fights(s, 0, legions & nat[other], nation, actions)
        if galleys & nat[other + 1]:
            add_fights(s, 1, galleys & nat[other + 1], nation, actions)


def add_fights(s: AntikeState, unit: int, where: int, nation: int, actions: list[Action]) -> None:
    """The own unit is named by its lane, for one with range left is worth more; lane 0 - 2 is a tired one."""
    t = s.tables
    while where:
        low = where & -where
        where ^= low
        region = low.bit_length() - 1
        if tired(s, unit, region):
            actions.append((c.A_FIGHT, unit - 2, region, nation))
        for lane in range(unit, t.lanes, 2):
            if s.ready[lane * t.regions + region]:
                actions.append((c.A_FIGHT, lane, region, nation))


def may_move(s: AntikeState, lane: int, home: int, there: int) -> int:
    """R9.2: an own unit with range left, over a border it can cross. A goal alone asks whether anybody gets there."""
    t, nat = s.tables, s.nat
    regions, row = t.regions, s.active * c.WIDTH
    lanes = [one for one in range(t.lanes) if one == lane or (lane <= OPEN and LANE.covers(s, -1, lane, one))]
    units = sorted({one & 1 for one in lanes})
    if home <= OPEN:
        return may_reach(s, lanes, units, there)
    here = [unit for unit in units if nat[row + c.LEGION_AT + unit] >> home & 1]
    if not here:
        return c.N_NO_UNIT_THERE
    if there > OPEN:
        if not (t.near[home] | t.near[regions + home]) >> there & 1:
            return c.N_NO_BORDER
        crossing = [unit for unit in here if t.near[unit * regions + home] >> there & 1]
        if not crossing:
            if not t.allowed[here[0]] >> there & 1:
                return c.N_NO_SEA_BORDER if here[0] else c.N_NO_LAND_BORDER
            return c.N_BORDER_LAND if here[0] else c.N_BORDER_SEA
        here = crossing
    return FINE if any(one & 1 in here and s.ready[one * regions + home] for one in lanes) else c.N_NO_RANGE_LEFT


def may_reach(s: AntikeState, lanes: list[int], units: list[int], there: int) -> int:
    t = s.tables
    masks = t.lanes * t.regions
    near = [-1, -1] if there <= OPEN else [t.near[there], t.near[t.regions + there]]
    if any(s.ready[masks + lane] & near[lane & 1] for lane in lanes):
        return FINE
    if there <= OPEN:
        return c.N_NO_MOVER
    if len(units) == 1 and not t.allowed[units[0]] >> there & 1:
        return c.N_NO_SEA_BORDER if units[0] else c.N_NO_LAND_BORDER
    return c.N_OUT_OF_REACH


def may_fight(s: AntikeState, lane: int, region: int, nation: int) -> int:
    """R9.8: one own and one foreign unit of the same kind in the same region; which own one is told by its lane."""
    t, nat = s.tables, s.nat
    row = s.active * c.WIDTH + c.LEGION_AT
    others = [nation] if nation > OPEN else list(range(t.nations))
    where = 0
    for unit in (0, 1):
        if (lane & 1 != unit) if lane > OPEN else not LANE.covers(s, -1, lane, unit):
            continue
        for other in others:
            if other != s.active:
                where |= nat[row + unit] & nat[other * c.WIDTH + c.LEGION_AT + unit]
    if region > OPEN:
        where &= 1 << region
    if lane >= 0:
        where &= s.ready[t.lanes * t.regions + lane]
    elif lane > OPEN:
        where = sum(1 << at for at in bits(where) if tired(s, lane & 1, at))
    if where:
        return FINE
    return c.N_NOBODY_TO_FIGHT if region > OPEN else c.N_NO_FIGHT


class Movement(Step[AntikeState]):
    """D6: move a unit over one border, fight where both stand, or end the movement (R9.11)."""

    def __init__(self) -> None:
        self.name = "movement"
        self.offers = (c.A_MOVE, c.A_FIGHT, c.A_TRADE, c.A_END_MOVEMENT)
        self.elsewhere = {c.A_CONQUER: c.N_MOVEMENT_FIRST, c.A_FOUND: c.N_MOVEMENT_FIRST}

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_MOVE:
            return may_move(s, x, y, z)
        if kind == c.A_FIGHT:
            return may_fight(s, x, y, z)
        return may_trade(s, x) if kind == c.A_TRADE else FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        t, ready = s.tables, s.ready
        regions, lanes, moves = t.regions, t.lanes, t.moves
        actions: list[Action] = []
        masks = lanes * regions
        for lane in range(lanes):
            where = ready[masks + lane]
            before = lane * regions - 1
            while where:
                low = where & -where
                where ^= low
                actions += moves[before + low.bit_length()]
        fights(s, actions)
        add_trades(s, actions)
        actions.append(c.END_MOVEMENT_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_MOVE:
            lane, home, there = action[1], action[2], action[3]
            unit = lane & 1
            march(s, lane, home, there)
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "unit": c.UNITS[unit],
                    "home": s.tables.region_ids[home],
                    "there": s.tables.region_ids[there],
                }
                s.note(seat, Say("log.moves", args, "R9.2"))
            facing = opponents(s, unit, there)
            if facing:
                s.ask(c.S_ENTRY, s.active, lane, there, facing)
            else:
                rest(s, lane, there)
                s.again()
        elif kind == c.A_FIGHT:
            if action[1] >= 0:
                unready(s, action[1], action[2])
            exchange(s, action[1] & 1, action[2], action[3])
            s.again()
        elif kind == c.A_TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            s.ready = []
            open_conquest(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        if only_trades(s, seat):
            return prompt_trade(s)
        t = s.tables
        able = sum(s.ready[: t.lanes * t.regions])
        every = sum(s.units[s.active * 2]) + sum(s.units[s.active * 2 + 1])
        if not able:
            return Say("prompt.movement_fights", {"nation": s.nation_id(s.active)}, "R9.8")
        return Say("prompt.movement", {"nation": s.nation_id(s.active), "n": able, "all": every}, "R9.2")


class Entry(Step[AntikeState]):
    """D7, R9.6 (2): the mover decides first. The unit is named by its lane before it entered."""

    def __init__(self) -> None:
        self.name = "entry"
        self.args = arguments(unit=LANE, region=REGION, opponents=Set(LEFT))
        self.offers = (c.A_FIGHT_ENTRY, c.A_PASS_ENTRY)
        self.elsewhere = {c.A_TRADE: c.N_TRADE_LATER}
        self.instead = c.N_ENTRY_FIRST

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_PASS_ENTRY or x <= OPEN:
            return FINE
        turn = (x - s.active - 1) % s.tables.nations
        return FINE if frame[4] >> turn & 1 else c.N_NOT_MET

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        actions: list[Action] = []
        nations = s.tables.nations
        for turn in range(nations - 1):
            if frame[4] >> turn & 1:
                actions.append((c.A_FIGHT_ENTRY, (s.active + 1 + turn) % nations, 0, 0))
        actions.append(c.PASS_ENTRY_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_FIGHT_ENTRY:
            exchange(s, frame[2] & 1, frame[3], action[1])
            s.again()
        else:
            ask_reaction(s, frame[2], frame[3], frame[4])

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {"unit": c.UNITS[frame[2] & 1], "region": s.tables.region_ids[frame[3]]}
        return Say("prompt.entry", args, "R9.6")


def ask_reaction(s: AntikeState, lane: int, region: int, facing: int) -> None:
    """R9.6 (3): the next nation the unit meets, clockwise, may demand a fight; the last to pass lets it stay."""
    if facing:
        turn = (facing & -facing).bit_length() - 1
        s.ask(c.S_REACTION, (s.active + 1 + turn) % s.tables.nations, lane, region, facing)
    else:
        rest(s, lane, region)
        s.again()


class Reaction(Step[AntikeState]):
    """D8: demand a fight with the unit that just entered, or let it pass. The first opponent is who is asked."""

    def __init__(self) -> None:
        self.name = "reaction"
        self.args = arguments(unit=LANE, region=REGION, opponents=Set(LEFT))
        self.offers = (c.A_DEMAND, c.A_LET_PASS)
        self.instead = c.N_REACTION_ONLY

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        return [c.DEMAND_ACTION, c.LET_PASS_ACTION]

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        nation = reacting(s, frame)
        if action[0] == c.A_DEMAND:
            exchange(s, frame[2] & 1, frame[3], nation)
            s.again()
            return
        if s.log is not None:
            args: dict[str, object] = {"nation": s.nation_id(nation), "region": s.tables.region_ids[frame[3]]}
            s.note(seat, Say("log.lets_pass", args, "R9.6"))
        ask_reaction(s, frame[2], frame[3], frame[4] & (frame[4] - 1))

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {
            "nation": s.nation_id(reacting(s, frame)),
            "other": s.nation_id(s.active),
            "unit": c.UNITS[frame[2] & 1],
            "region": s.tables.region_ids[frame[3]],
        }
        return Say("prompt.reaction", args, "R9.6")


def reacting(s: AntikeState, frame: Frame) -> int:
    turn = (frame[4] & -frame[4]).bit_length() - 1
    return (s.active + 1 + turn) % s.tables.nations
