"""Paying for an ability: small steps, and what happens when a gift card is cancelled (R16.6)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization.codes import A_TAKE_BACK, ANY, RESOURCES, S_PAY
from ziggurat.games.civilization.flow import KNOWN_MARKER, CivStep, goods, say
from ziggurat.games.civilization.reactions import TARGETS, announce_ability, play_event
from ziggurat.games.civilization.resources import GIFT_WAY, MARKER_WAY, ways, wealth
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivState

TAKE_BACK: Action = (A_TAKE_BACK, 0, 0, 0)
# The frame's b: stage in the cost, + STARTED * length of the purse before, + CANCELLED_GIFT
STARTED = 8
CANCELLED_GIFT = 1 << 20


def go_on_paying(s: "CivState", seat: int) -> None:
    """Pay what can only be paid in one way, and announce the ability when everything is paid."""
    while True:
        step, seats, number, b, targets = s.stack[-1]
        stage = b % STARTED
        cost = s.t.abilities[number].cost
        if stage == len(cost):
            s.stack.pop()
            started = b % CANCELLED_GIFT // STARTED
            if s.log is not None and len(s.purse) > started:
                say(s, seat, "log.pays", {"goods": [paid(s, way) for way in s.purse[started:]]}, "R2.15")
            for way in s.purse[started:]:
                if way < MARKER_WAY:
                    s.supply[way] += 1
                else:
                    s.tokens_gone += 1
            del s.purse[started:]
            announce_ability(s, seat, number, targets % TARGETS - 1, targets // TARGETS - 1)
            return
        open_ways = ways(s, seat, cost[stage])
        if len(cost) - stage > 1 and wealth(s, seat) < len(cost) - stage:
            open_ways = []
        if not open_ways:
            take_back(s, seat)
            return
        if len(open_ways) > 1 or open_ways[0][1] >= GIFT_WAY or b >= CANCELLED_GIFT:
            return
        put_in_purse(s, seat, open_ways[0][1])
        s.stack[-1] = (step, seats, number, b + 1, targets)


def paid(s: "CivState", way: int) -> Say:
    if way < MARKER_WAY:
        return goods(1, RESOURCES[way])
    return goods(1, s.t.marker_ids[(way - MARKER_WAY) % KNOWN_MARKER])


def put_in_purse(s: "CivState", seat: int, way: int) -> None:
    if way < MARKER_WAY:
        s.tokens[seat * 4 + way] -= 1
        s.purse.append(way)
        return
    hand = s.held[seat]
    for at, marker in enumerate(hand):
        if marker % KNOWN_MARKER == way - MARKER_WAY:
            del hand[at]
            s.purse.append(MARKER_WAY + marker)
            return


def take_back(s: "CivState", seat: int) -> None:
    """R16.6: the payment fails; what was put down so far is taken back."""
    b = s.stack.pop()[3]
    started = b % CANCELLED_GIFT // STARTED
    for way in s.purse[started:]:
        if way < MARKER_WAY:
            s.tokens[seat * 4 + way] += 1
        else:
            s.held[seat].append(way - MARKER_WAY)
    del s.purse[started:]


def gift_resolved(s: "CivState", seat: int, cancelled: bool) -> None:
    """The gift card on top of a payment counts as the resource, or was cancelled."""
    step, seats, number, b, targets = s.stack[-1]
    b = b | CANCELLED_GIFT if cancelled else b + 1
    s.stack[-1] = (step, seats, number, b, targets)
    go_on_paying(s, seat)


class PayStep(CivStep):
    """One resource of an ability's cost, payable in several ways."""

    def __init__(self) -> None:
        self.name = "pay"

    def go(self, s: "CivState", frame: Frame) -> None:
        """Pay for an ability whose targets are chosen; b is the seat, it is announced once it is paid."""
        seat = frame[3]
        s.push(S_PAY, 1 << seat, frame[2], len(s.purse) * STARTED, frame[4])
        go_on_paying(s, seat)

    def legal(self, s: "CivState", frame: Frame, seat: int) -> list[Action]:
        cost = s.t.abilities[frame[2]].cost
        actions = ways(s, seat, cost[frame[3] % STARTED])
        if frame[3] >= CANCELLED_GIFT:
            actions.append(TAKE_BACK)
        return actions

    def act(self, s: "CivState", frame: Frame, seat: int, action: Action) -> None:
        if action[0] == A_TAKE_BACK:
            take_back(s, seat)
        elif action[1] >= GIFT_WAY:
            play_event(s, seat, action[1] - GIFT_WAY, action[2], -1)
        else:
            put_in_purse(s, seat, action[1])
            step, seats, number, b, targets = s.stack[-1]
            s.stack[-1] = (step, seats, number, b + 1, targets)
            go_on_paying(s, seat)

    def prompt(self, s: "CivState", frame: Frame, seat: int) -> Say:
        resource = s.t.abilities[frame[2]].cost[frame[3] % STARTED]
        name = "any_resource" if resource == ANY else RESOURCES[resource]
        return Say("prompt.pay", {"ability": s.t.abilities[frame[2]].id, "resource": name}, "R2.15")
