"""Paying (R4.1, R4.2): money stands in for stone, food and ideas, two for one; the payer chooses the split."""

from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.vocabulary import A_PAY, FOOD, IDEAS, MONEY, RESOURCES, ST_PAY, STONE
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step

PACK = 1000  # two later costs in one number of a frame


def pay(s: MosaicState, seat: int, stone: int, food: int, ideas: int) -> None:
    """Pay one currency after the other; ask where more than one split is possible."""
    costs = (stone, food, ideas)
    b = s.boards[seat]
    for resource in range(3):
        cost = costs[resource]
        if not cost:
            continue
        least, most = split_range(s, b, resource, costs)
        if least == most:
            settle(s, seat, resource, cost, least)
            continue
        later = (food if resource == STONE else 0) * PACK + (ideas if resource != IDEAS else 0)
        s.stack.append((ST_PAY, 1 << seat, resource, cost, later))
        return


def split_range(s: MosaicState, b: list[int], resource: int, costs: tuple[int, int, int]) -> tuple[int, int]:
    """The least and most units of this currency that money can replace, the later ones kept payable."""
    missing_later = 0
    for later in range(resource + 1, 3):
        if costs[later] > b[later]:
            missing_later += costs[later] - b[later]
    cost = costs[resource]
    budget = b[MONEY] // s.tables.joker - missing_later
    return max(0, cost - b[resource]), min(cost, budget)


def settle(s: MosaicState, seat: int, resource: int, cost: int, replaced: int) -> None:
    b = s.boards[seat]
    money = replaced * s.tables.joker
    b[resource] -= cost - replaced
    b[MONEY] -= money
    if s.log is not None:
        s.note(seat, say_payment("log.pays", resource, cost - replaced, money))


def say_payment(key: str, resource: int, units: int, money: int) -> Say:
    """A payment in kind, in money, or in both: `key`, `key_money`, `key_both`."""
    args: dict[str, object] = {"n": units, "what": "resource_" + RESOURCES[resource], "money": money}
    if money:
        key += "_both" if units else "_money"
    return Say(key, args, "R4.2")


class Pay(Step[MosaicState]):
    """Choose how many units of one currency to replace by money: frame a resource, b cost, c later costs."""

    def __init__(self) -> None:
        self.name = "pay"

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        _step, _seats, resource, cost, later = frame
        costs = self.costs(resource, cost, later)
        least, most = split_range(s, s.boards[seat], resource, costs)
        return [(A_PAY, resource, cost - replaced, replaced * s.tables.joker) for replaced in range(least, most + 1)]

    def costs(self, resource: int, cost: int, later: int) -> tuple[int, int, int]:
        if resource == STONE:
            return (cost, later // PACK, later % PACK)
        if resource == FOOD:
            return (0, cost, later % PACK)
        return (0, 0, cost)

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        _step, _seats, resource, cost, later = frame
        s.stack.pop()
        settle(s, seat, resource, cost, cost - action[2])
        pay(s, seat, 0, later // PACK, later % PACK)

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.pay", {"n": frame[3], "what": "resource_" + RESOURCES[frame[2]]}, "R4.2")

    def why_not(self, s: MosaicState, frame: Frame, seat: int, intent: str) -> Say | None:
        if intent.startswith("pay"):
            return Say("why.pay", {"n": frame[3], "what": "resource_" + RESOURCES[frame[2]]}, "R4.2")
        return Say("why.pay_first", {"what": "resource_" + RESOURCES[frame[2]]}, "R4.2")
