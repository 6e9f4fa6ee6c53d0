"""Paying (R4.1, R4.2): money stands in for stone, food and ideas, two for one; the payer chooses the split."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.domains import NUMBER
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import Row
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def pay(s: MosaicState, seat: int, stone: int, food: int, ideas: int) -> None:
    """Pay one currency after the other; ask where more than one split is possible."""
    costs: Row = (stone, food, ideas)
    b = s.own_board(seat)
    for resource in range(3):
        cost = costs[resource]
        if not cost:
            continue
        least, most = split_range(s, b, resource, costs)
        if least == most:
            settle(s, seat, resource, cost, least)
            continue
        s.stack.append(
            (c.S_PAY, 1 << seat, stone if resource == c.STONE else 0, food if resource != c.IDEAS else 0, ideas)
        )
        return


def split_range(s: MosaicState, b: list[int], resource: int, costs: Row) -> tuple[int, int]:
    """The least and most units of this currency that money can replace, the later ones kept payable."""
    missing_later = 0
    for later in range(resource + 1, 3):
        if costs[later] > b[later]:
            missing_later += costs[later] - b[later]
    cost = costs[resource]
    budget = b[c.MONEY] // s.tables.joker - missing_later
    return max(0, cost - b[resource]), min(cost, budget)


def settle(s: MosaicState, seat: int, resource: int, cost: int, replaced: int) -> None:
    b = s.own_board(seat)
    money = replaced * s.tables.joker
    b[resource] = b[resource] - cost + replaced
    b[c.MONEY] = b[c.MONEY] - money
    if s.log is not None:
        s.note(seat, say_payment("log.pays", resource, cost - replaced, money))


def say_payment(key: str, resource: int, units: int, money: int) -> Say:
    """A payment in kind, in money, or in both: `key`, `key_money`, `key_both`."""
    args: dict[str, object] = {"n": units, "what": "resource_" + c.RESOURCES[resource], "money": money}
    if money:
        key += "_both" if units else "_money"
    return Say(key, args, "R4.2")


def due(frame: Frame) -> int:
    """The currency to pay now."""
    return c.STONE if frame[2] else c.FOOD if frame[3] else c.IDEAS


def cost_due(frame: Frame) -> int:
    return frame[2] or frame[3] or frame[4]


def in_kind(s: MosaicState, frame: Frame, seat: int) -> Action:
    """The payment that money is spared in: the first one of the legal ones."""
    resource = due(frame)
    cost = cost_due(frame)
    paid = min(cost, s.boards[seat][resource])
    return (c.A_PAY, resource, paid, (cost - paid) * s.tables.joker)


class Pay(Step[MosaicState]):
    """Choose how many units of a currency to replace by money: the first one of the costs that are left."""

    def __init__(self) -> None:
        self.name = "pay"
        self.args = arguments(stone=NUMBER, food=NUMBER, ideas=NUMBER)
        self.offers = (c.A_PAY,)
        self.instead = c.N_PAY_FIRST

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        resource = due(frame)
        least, most = split_range(s, s.boards[seat], resource, (frame[2], frame[3], frame[4]))
        if x > OPEN and x != resource:
            return c.N_PAY_FIRST
        if y > OPEN and not least <= cost_due(frame) - y <= most:
            return c.N_PAY
        if z <= OPEN:
            return FINE
        replaced, odd = divmod(z, s.tables.joker)
        if odd or not least <= replaced <= most:
            return c.N_PAY
        return FINE if y <= OPEN or replaced == cost_due(frame) - y else c.N_PAY

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        resource = due(frame)
        costs: Row = (frame[2], frame[3], frame[4])
        cost = costs[resource]
        least, most = split_range(s, s.boards[seat], resource, costs)
        return [(c.A_PAY, resource, cost - replaced, replaced * s.tables.joker) for replaced in range(least, most + 1)]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        resource = due(frame)
        cost = cost_due(frame)
        s.stack.pop()
        settle(s, seat, resource, cost, cost - action[2])
        pay(s, seat, 0, frame[3] if resource == c.STONE else 0, frame[4] if resource != c.IDEAS else 0)

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.pay", {"n": cost_due(frame), "what": "resource_" + c.RESOURCES[due(frame)]}, "R4.2")
