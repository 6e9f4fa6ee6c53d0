"""R6, R15: arming, and the unit that Bellona grants."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import (
    add_trades,
    can_trade,
    may_pay,
    may_trade,
    only_trades,
    open_trade,
    prompt_trade,
    spend,
)
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def open_militia(s: AntikeState) -> None:
    """Every own city has room for one new unit, or three with a temple (R6.1)."""
    t = s.tables
    row = s.active * c.WIDTH
    if s.bellona != s.active and s.nat[row + c.IRON] + s.nat[row + c.COINS] < t.unit_cost and not can_trade(s):
        open_founding(s)
        return
    temples = s.nat[row + c.TEMPLE_AT]
    plain, temple = t.room
    s.placed = placed = [0] * t.regions
    cities = s.nat[row + c.CITY_AT]
    while cities:
        low = cities & -cities
        cities ^= low
        placed[low.bit_length() - 1] = temple if temples & low else plain
    if s.bellona != s.active:
        s.ask(c.S_MILITIA, s.active)
        return
    # R15.1, R15.3: the card is used and handed on, wanted or not. The free unit is placed first, which leaves
    # room for it as R15.4 asks and forbids no set of units.
    s.bellona = (s.active - 1) % t.nations
    if s.log is not None:
        s.note(s.seats[s.active], Say("log.bellona_passes", {"nation": s.nation_id(s.bellona)}, "R15.1"))
    if places(s):
        s.ask(c.S_BELLONA, s.active)
    else:
        s.ask(c.S_MILITIA, s.active)


def may_place(s: AntikeState, region: int, unit: int) -> int:
    """R6.1, R6.2, R6.4: an own city with room, the right border, a unit in the supply."""
    row = s.active * c.WIDTH
    if region > OPEN:
        if not s.nat[row + c.CITY_AT] >> region & 1:
            return c.N_NOT_OWN_CITY
        if unit > OPEN and not s.tables.allowed[unit] >> region & 1:
            return c.N_NO_PORT_TO_ARM if unit else c.N_NO_LAND_TO_ARM
        if s.placed[region] <= 0:
            return c.N_CITY_FULL
    return c.N_NO_UNIT_LEFT if unit > OPEN and not s.nat[row + c.LEGIONS_LEFT + unit] else FINE


def places(s: AntikeState) -> list[Action]:
    """Where a unit can be put, and of which kind (R6.2, R6.4, R15.2)."""
    t, nat, placed = s.tables, s.nat, s.placed
    row = s.active * c.WIDTH
    legions = t.allowed[0] if nat[row + c.LEGIONS_LEFT] else 0
    galleys = t.allowed[1] if nat[row + c.LEGIONS_LEFT + 1] else 0
    actions: list[Action] = []
    cities = nat[row + c.CITY_AT]
    while cities:
        low = cities & -cities
        cities ^= low
        region = low.bit_length() - 1
        if placed[region]:
            if legions & low:
                actions.append(t.free_units[region * 2])
            if galleys & low:
                actions.append(t.free_units[region * 2 + 1])
    return actions


class Bellona(Step[AntikeState]):
    """R15: kind and place of the free unit."""

    def __init__(self) -> None:
        self.name = "bellona"
        self.offers = (c.A_FREE_UNIT,)

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return may_place(s, x, y)

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        return places(s)

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        s.place(s.active, action[2], action[1])
        s.placed[action[1]] -= 1
        if s.log is not None:
            args: dict[str, object] = {
                "nation": s.nation_id(s.active),
                "unit": c.UNITS[action[2]],
                "region": s.tables.region_ids[action[1]],
            }
            s.note(seat, Say("log.bellona_unit", args, "R15.1"))
        s.ask(c.S_MILITIA, s.active)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        return Say("prompt.bellona", {"nation": s.nation_id(s.active)}, "R15.1")


class Militia(Step[AntikeState]):
    """D3: unit by unit, two iron each; coins may stand for iron."""

    def __init__(self) -> None:
        self.name = "militia"
        self.offers = (c.A_ARM, c.A_TRADE, c.A_DONE)

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_ARM:
            return may_place(s, x, y) or may_pay(s, c.IRON, s.tables.unit_cost, z, c.N_UNIT_TOO_DEAR)
        return may_trade(s, x) if kind == c.A_TRADE else FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        t, nat, placed = s.tables, s.nat, s.placed
        row = s.active * c.WIDTH
        cost = t.unit_cost
        iron, coins = nat[row + c.IRON], nat[row + c.COINS]
        actions: list[Action] = []
        if iron + coins >= cost:
            least = cost - iron if iron < cost else 0
            most = coins if coins < cost else cost
            legions = t.allowed[0] if nat[row + c.LEGIONS_LEFT] else 0
            galleys = t.allowed[1] if nat[row + c.LEGIONS_LEFT + 1] else 0
            cities = nat[row + c.CITY_AT] & (legions | galleys)
            arms = t.arms
            while cities:
                low = cities & -cities
                cities ^= low
                region = low.bit_length() - 1
                if placed[region]:
                    if legions & low:
                        actions += arms[region * 2][least : most + 1]
                    if galleys & low:
                        actions += arms[region * 2 + 1][least : most + 1]
        add_trades(s, actions)
        actions.append(c.DONE_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_ARM:
            spend(s, 0, s.tables.unit_cost - action[3], 0, action[3], "R6.1")
            s.place(s.active, action[2], action[1])
            s.placed[action[1]] -= 1
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "unit": c.UNITS[action[2]],
                    "region": s.tables.region_ids[action[1]],
                }
                s.note(seat, Say("log.arms", args, "R6.1"))
            s.again()
        elif kind == c.A_TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            s.placed = []
            open_founding(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        if only_trades(s, seat):
            return prompt_trade(s)
        row = s.active * c.WIDTH
        payable = (s.nat[row + c.IRON] + s.nat[row + c.COINS]) // s.tables.unit_cost
        args: dict[str, object] = {"nation": s.nation_id(s.active), "n": payable, "cost": s.tables.unit_cost}
        return Say("prompt.militia", args, "R6.1")
