"""R14: trades with the bank, a side move of the active player wherever nothing else is pending."""

from ziggurat.games.antike.board import trade_offers
from ziggurat.games.antike.codes import ADVANCES, GIVE, TAKE, WIDTH
from ziggurat.games.antike.domains import RATE, goods_said
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def add_trades(s: AntikeState, actions: list[Action]) -> None:
    """Append the trades the active nation may make now (R14.3); an advance bought this turn waits (R14.4)."""
    trades = s.board.trades[s.nat[s.active * WIDTH + ADVANCES] & ~s.bought]
    if trades:
        wealth = s.wealth(s.active)
        for trade in trades:
            if s.board.rates[trade[1]][0] <= wealth:
                actions.append(trade)


def can_trade(s: AntikeState) -> bool:
    """The active nation has an advance to trade with (whether it has the goods is asked later)."""
    return bool(s.board.trades[s.nat[s.active * WIDTH + ADVANCES] & ~s.bought])


def open_trade(s: AntikeState, rate: int) -> None:
    s.ask(GIVE, s.active, rate)


class Give(Step[AntikeState]):
    """What the bank gets: any mix, coins included (R14.2, R14.5)."""

    def __init__(self) -> None:
        self.name = "give"
        self.args = arguments(rate=RATE)

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        row = s.active * WIDTH
        nat = s.nat
        return trade_offers(s.board.rates[frame[2]][0], nat[row], nat[row + 1], nat[row + 2], nat[row + 3])

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        coins = s.board.rates[frame[2]][0] - action[1] - action[2] - action[3]
        s.pay(s.active, action[1], action[2], action[3], coins)
        if s.log is not None:
            given = goods_said(action[1], action[2], action[3], coins)
            s.note(seat, Say("log.gives", {"nation": s.nation_id(s.active), "goods": given}, "R14.2"))
        s.stack[-1] = (TAKE, frame[1], frame[2], 0, 0)
        s.again()

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        give, get = s.board.rates[frame[2]]
        return Say("prompt.give", {"n": give, "get": get}, "R14.2")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return Say("why.give_first", rule="R14.2")


class Take(Step[AntikeState]):
    """What the bank gives: resources, no coins (R14.2)."""

    def __init__(self) -> None:
        self.name = "take"
        self.args = arguments(rate=RATE)

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        return s.board.takes[frame[2]]

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        row = s.active * WIDTH
        for resource in (0, 1, 2):
            s.nat[row + resource] += action[1 + resource]
        if s.log is not None:
            taken = goods_said(action[1], action[2], action[3], 0)
            s.note(seat, Say("log.takes", {"nation": s.nation_id(s.active), "goods": taken}, "R14.2"))
        s.again()

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        return Say("prompt.take", {"n": s.board.rates[frame[2]][1]}, "R14.2")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        if "coin" in intent:
            return Say("why.take_no_coins", rule="R14.2")
        return Say("why.give_first", rule="R14.2")
