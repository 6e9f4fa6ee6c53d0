"""Paying for an ability: small steps, and what happens when a gift card is cancelled (R16.6).

What has been put down lies in the purse, as goods: a token, or a marker with who else knows it. Each payment has a
bill; one that was begun while another one waits lies on top of it.
"""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.effects import NOTHING, SEAT
from ziggurat.games.civilization.flow import KNOWN_MARKER, CivStep, goods, say
from ziggurat.games.civilization.reactions import announce_ability, play_event
from ziggurat.games.civilization.resources import ways, wealth
from ziggurat.kernel.rows import added, cut, raised, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

TAKE_BACK: Final[Action] = (c.A_TAKE_BACK, 0, 0, 0)


def go_on_paying(s: "CivilizationState") -> None:
    """Pay what can only be paid in one way, and announce the ability when everything is paid."""
    while True:
        number, seat, x, y, stage, started, gift_lost = s.bills[-1]
        cost = s.tables.abilities[number].cost
        if stage == len(cost):
            s.stack.pop()
            s.bills.pop()
            if s.log is not None and len(s.purse) > started:
                say(s, seat, "log.pays", {"goods": paid(s, s.purse[started:])}, "R2.15")
            for good in s.purse[started:]:
                if good < c.G_MARKER:
                    s.supply = raised(s.supply, good - c.G_TOKEN, 1)
                else:
                    s.tokens_gone += 1
            del s.purse[started:]
            announce_ability(s, seat, number, x, y)
            return
        open_ways = ways(s, seat, cost[stage])
        if len(cost) - stage > 1 and wealth(s, seat) < len(cost) - stage:
            open_ways = []
        if not open_ways:
            take_back(s)
            return
        if len(open_ways) > 1 or open_ways[0][1] >= s.tables.event_good or gift_lost:
            return
        put_in_purse(s, seat, open_ways[0][1])


def paid(s: "CivilizationState", purse: list[int]) -> list[Say]:
    """What lies in the purse, for the log: of each kind how much."""
    kinds = [
        c.RESOURCES[good - c.G_TOKEN] if good < c.G_MARKER else s.tables.marker_ids[(good - c.G_MARKER) % KNOWN_MARKER]
        for good in purse
    ]
    return [goods(kinds.count(kind), kind) for kind in dict.fromkeys(kinds)]


def put_in_purse(s: "CivilizationState", seat: int, good: int) -> None:
    """Pay one resource of the bill with a token or a marker."""
    if good < c.G_MARKER:
        s.tokens = raised(s.tokens, seat * 4 + good - c.G_TOKEN, -1)
        s.purse.append(good)
    else:
        hand = s.held[seat]
        at = next(at for at, marker in enumerate(hand) if marker % KNOWN_MARKER == good - c.G_MARKER)
        s.purse.append(c.G_MARKER + hand[at])
        s.held = replaced(s.held, seat, cut(hand, at))
    count_on(s)


def count_on(s: "CivilizationState") -> None:
    number, seat, x, y, stage, started, gift_lost = s.bills[-1]
    s.bills[-1] = (number, seat, x, y, stage + 1, started, gift_lost)


def take_back(s: "CivilizationState") -> None:
    """R16.6: the payment fails; what was put down so far is taken back."""
    s.stack.pop()
    _, seat, _, _, _, started, _ = s.bills.pop()
    for good in s.purse[started:]:
        if good < c.G_MARKER:
            s.tokens = raised(s.tokens, seat * 4 + good - c.G_TOKEN, 1)
        else:
            s.held = added(s.held, seat, good - c.G_MARKER)
    del s.purse[started:]


def gift_resolved(s: "CivilizationState", cancelled: bool) -> None:
    """The gift card on top of a payment counts as the resource, or was cancelled."""
    if cancelled:
        number, seat, x, y, stage, started, _ = s.bills[-1]
        s.bills[-1] = (number, seat, x, y, stage, started, True)
    else:
        count_on(s)
    go_on_paying(s)


class PayStep(CivStep):
    """One resource of an ability's cost, payable in several ways; what for is on the last bill."""

    def __init__(self) -> None:
        self.name = "pay"
        self.offers = (c.A_PAY, c.A_PAY_GIFT, c.A_TAKE_BACK)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        """Pay for an ability whose targets are chosen; it is announced once it is paid."""
        s.push(c.S_PAY, 1 << s.bills[-1][1])
        go_on_paying(s)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        number, _, _, _, stage, _, gift_lost = s.bills[-1]
        actions = ways(s, seat, s.tables.abilities[number].cost[stage])
        if gift_lost:
            actions.append(TAKE_BACK)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        kind, good = action[0], action[1]
        if kind == c.A_TAKE_BACK:
            take_back(s)
        elif good >= s.tables.event_good:
            target = SEAT[action[2]] if kind == c.A_PAY_GIFT else NOTHING
            play_event(s, seat, good - s.tables.event_good, target, NOTHING)
        else:
            put_in_purse(s, seat, good)
            go_on_paying(s)

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        number, _, _, _, stage, _, _ = s.bills[-1]
        ability = s.tables.abilities[number]
        resource = ability.cost[stage]
        name = "any_resource" if resource == c.ANY else c.RESOURCES[resource]
        return Say("prompt.pay", {"ability": ability.id, "resource": name}, "R2.15")
