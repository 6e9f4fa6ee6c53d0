"""R6, R15: arming, and the unit that Bellona grants."""

from ziggurat.games.antike.codes import (
    ARM,
    BELLONA,
    CITY_AT,
    COINS,
    DONE_ACTION,
    IRON,
    LEGIONS_LEFT,
    MILITIA,
    TEMPLE_AT,
    TRADE,
    UNITS,
    WIDTH,
)
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.reasons import why_not_arm
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, can_trade, open_trade
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def open_militia(s: AntikeState) -> None:
    """Every own city has room for one new unit, or three with a temple (R6.1)."""
    board = s.board
    row = s.active * WIDTH
    if s.bellona != s.active and s.nat[row + IRON] + s.nat[row + COINS] < board.unit_cost and not can_trade(s):
        open_founding(s)
        return
    temples = s.nat[row + TEMPLE_AT]
    plain, temple = board.room
    s.placed = placed = [0] * board.regions
    cities = s.nat[row + CITY_AT]
    while cities:
        low = cities & -cities
        cities ^= low
        placed[low.bit_length() - 1] = temple if temples & low else plain
    if s.bellona != s.active:
        s.ask(MILITIA, s.active)
        return
    # R15.1, R15.3: the card is used and handed on, wanted or not. The free unit is placed first, which leaves
    # room for it as R15.4 asks and forbids no set of units.
    s.bellona = (s.active - 1) % board.nations
    if s.log is not None:
        s.note(s.seats[s.active], Say("log.bellona_passes", {"nation": s.nation_id(s.bellona)}, "R15.1"))
    if places(s):
        s.ask(BELLONA, s.active)
    else:
        s.ask(MILITIA, s.active)


def places(s: AntikeState) -> list[Action]:
    """Where a unit can be put, and of which kind (R6.2, R6.4, R15.2)."""
    board, nat, placed = s.board, s.nat, s.placed
    row = s.active * WIDTH
    legions = board.allowed[0] if nat[row + LEGIONS_LEFT] else 0
    galleys = board.allowed[1] if nat[row + LEGIONS_LEFT + 1] else 0
    actions: list[Action] = []
    cities = nat[row + CITY_AT]
    while cities:
        low = cities & -cities
        cities ^= low
        region = low.bit_length() - 1
        if placed[region]:
            if legions & low:
                actions.append(board.free_units[region * 2])
            if galleys & low:
                actions.append(board.free_units[region * 2 + 1])
    return actions


class Bellona(Step[AntikeState]):
    """R15: kind and place of the free unit."""

    def __init__(self) -> None:
        self.name = "bellona"
        self.args = []

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        return places(s)

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        s.place(s.active, action[2], action[1])
        s.placed[action[1]] -= 1
        if s.log is not None:
            args: dict[str, object] = {
                "nation": s.nation_id(s.active),
                "unit": UNITS[action[2]],
                "region": s.board.region_ids[action[1]],
            }
            s.note(seat, Say("log.bellona_unit", args, "R15.1"))
        s.ask(MILITIA, s.active)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        return Say("prompt.bellona", {"nation": s.nation_id(s.active)}, "R15.1")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_arm(s, intent, 0)


class Militia(Step[AntikeState]):
    """D3: unit by unit, two iron each; coins may stand for iron."""

    def __init__(self) -> None:
        self.name = "militia"
        self.args = []

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        board, nat, placed = s.board, s.nat, s.placed
        row = s.active * WIDTH
        cost = board.unit_cost
        iron, coins = nat[row + IRON], nat[row + COINS]
        actions: list[Action] = []
        if iron + coins >= cost:
            least = cost - iron if iron < cost else 0
            most = coins if coins < cost else cost
            legions = board.allowed[0] if nat[row + LEGIONS_LEFT] else 0
            galleys = board.allowed[1] if nat[row + LEGIONS_LEFT + 1] else 0
            cities = nat[row + CITY_AT] & (legions | galleys)
            arms = board.arms
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
        actions.append(DONE_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == ARM:
            s.pay(s.active, 0, s.board.unit_cost - action[3], 0, action[3])
            s.place(s.active, action[2], action[1])
            s.placed[action[1]] -= 1
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "unit": UNITS[action[2]],
                    "region": s.board.region_ids[action[1]],
                }
                s.note(seat, Say("log.arms", args, "R6.1"))
            s.again()
        elif kind == TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            s.placed = []
            open_founding(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        row = s.active * WIDTH
        payable = (s.nat[row + IRON] + s.nat[row + COINS]) // s.board.unit_cost
        args: dict[str, object] = {"nation": s.nation_id(s.active), "n": payable, "cost": s.board.unit_cost}
        return Say("prompt.militia", args, "R6.1")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_arm(s, intent, s.board.unit_cost)
