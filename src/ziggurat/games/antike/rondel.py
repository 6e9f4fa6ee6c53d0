"""R4, R5: moving the marker, paying for it, and production."""

from typing import Final

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.domains import FIELD, MOVE_COST
from ziggurat.games.antike.figures import cost_of_field, yield_of
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.militia import open_militia
from ziggurat.games.antike.movement import open_movement
from ziggurat.games.antike.offers import rondel_payments
from ziggurat.games.antike.scientia import open_scientia
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.templum import open_templum
from ziggurat.games.antike.trade import add_trades, may_part_with, may_trade, open_trade, spend
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

ON_THE_MAP: Final = (c.A_FREE_UNIT, c.A_ARM, c.A_TEMPLE, c.A_MOVE, c.A_FIGHT, c.A_CONQUER, c.A_FOUND)
INSTEAD_OF_COIN: Final[list[Action]] = [(c.A_INSTEAD, resource, 0, 0) for resource in range(3)]


def may_go(s: AntikeState, field: int, cost: int) -> int:
    """R4.3, R4.4: any field on the first turn, later as far as one can pay; standing still is once around."""
    if field <= OPEN:
        return FINE
    due = cost_of_field(s, s.active, field)
    if due < 0:
        return c.N_FIELD_BEYOND
    if due > s.wealth(s.active):
        return c.N_NO_STANDING_STILL if s.nat[s.active * c.WIDTH + c.MARKER] == field else c.N_FIELD_TOO_FAR
    return FINE if cost <= OPEN or cost == due else c.N_OTHER_COST


class Rondel(Step[AntikeState]):
    """D1: any field on the first turn (R4.3), later one to eight steps, three of them free (R4.4)."""

    def __init__(self) -> None:
        self.name = "rondel"
        self.offers = (c.A_TO_FIELD, c.A_TRADE)
        self.elsewhere = dict.fromkeys(ON_THE_MAP, c.N_RONDEL_FIRST)

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return may_trade(s, x) if kind == c.A_TRADE else may_go(s, x, y)

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        row = s.active * c.WIDTH
        nat, t = s.nat, s.tables
        purse = nat[row] + nat[row + 1] + nat[row + 2] + nat[row + 3]
        dearest = t.dearest
        moves = t.markers[nat[row + c.MARKER] * (dearest + 1) + (purse if purse < dearest else dearest)]
        if not t.trades[nat[row + c.ADVANCES]]:
            return moves
        actions = moves.copy()
        add_trades(s, actions)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        if action[0] == c.A_TRADE:
            open_trade(s, action[1])
        elif action[2]:
            s.stack[-1] = (c.S_PAY, frame[1], action[2], action[1], 0)
            s.again()
        else:
            s.stack.pop()
            move_marker(s, action[1])

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        nation = s.nation_id(s.active)
        if s.nat[s.active * c.WIDTH + c.MARKER] >= s.tables.fields:
            return Say("prompt.rondel_first", {"nation": nation}, "R4.3")
        free = sum(1 for cost in s.tables.step_cost[1:] if cost == 0)
        return Say("prompt.rondel", {"nation": nation, "n": free}, "R4.4")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        stays = Say("why.no_standing_still", {"cost": s.tables.step_cost[-1]}, "R4.4")
        return stays if intent == "stay" else None


class Pay(Step[AntikeState]):
    """R4.4: the price of a long move, in any mix."""

    def __init__(self) -> None:
        self.name = "pay"
        self.args = arguments(cost=MOVE_COST, field=FIELD)
        self.offers = (c.A_PAYMENT,)
        self.instead = c.N_PAY_FIRST

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return may_part_with(s, frame[2], x, y, z)

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        row = s.active * c.WIDTH
        nat = s.nat
        return rondel_payments(frame[2], nat[row], nat[row + 1], nat[row + 2], nat[row + 3])

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        coins = frame[2] - action[1] - action[2] - action[3]
        spend(s, action[1], action[2], action[3], coins, "R4.4")
        move_marker(s, frame[3])

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        return Say("prompt.pay", {"field": s.tables.field_ids[frame[3]], "n": frame[2]}, "R4.4")


def move_marker(s: AntikeState, field: int) -> None:
    """The marker is there and paid for: carry out the field (R4.6)."""
    s.nat[s.active * c.WIDTH + c.MARKER] = field
    does = s.tables.field_does[field]
    if s.log is not None:
        args: dict[str, object] = {"nation": s.nation_id(s.active), "field": s.tables.field_ids[field]}
        s.note(s.seats[s.active], Say("log.marker", args, "R4.1"))
    if does < 3:
        produce(s, does)
    elif does == c.DO_TEMPLUM:
        open_templum(s)
    elif does == c.DO_MILITIA:
        open_militia(s)
    elif does == c.DO_SCIENTIA:
        open_scientia(s)
    else:
        open_movement(s)


def produce(s: AntikeState, resource: int) -> None:
    amount = yield_of(s, s.active, resource)
    row = s.active * c.WIDTH
    s.nat[row + resource] = s.nat[row + resource] + amount
    coin = s.tables.coin_gain
    if coin and s.bank[c.BANK_COINS] == 0:
        if s.log is not None:
            note_production(s, resource, amount, 0)
        s.ask(c.S_SUBSTITUTE, s.active)
        return
    s.nat[row + c.COINS] = s.nat[row + c.COINS] + coin
    s.bank[c.BANK_COINS] = s.bank[c.BANK_COINS] - coin
    if s.log is not None:
        note_production(s, resource, amount, coin)
    open_founding(s)


def note_production(s: AntikeState, resource: int, amount: int, coins: int) -> None:
    args: dict[str, object] = {
        "nation": s.nation_id(s.active),
        "amount": amount,
        "resource": c.RESOURCES[resource],
        "n": coins,
    }
    s.note(s.seats[s.active], Say("log.produces", args, "R5.1"))


class Substitute(Step[AntikeState]):
    """D2, R5.3: the bank has no coin, so any one resource instead."""

    def __init__(self) -> None:
        self.name = "substitute"
        self.offers = (c.A_INSTEAD,)

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        return INSTEAD_OF_COIN

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        s.nat[s.active * c.WIDTH + action[1]] += 1
        if s.log is not None:
            args: dict[str, object] = {"nation": s.nation_id(s.active), "resource": c.RESOURCES[action[1]]}
            s.note(seat, Say("log.instead", args, "R5.3"))
        open_founding(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        return Say("prompt.substitute", rule="R5.3")
