"""R14: trades with the bank, a side move of the active player wherever nothing else is pending."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.domains import RATE, goods_said
from ziggurat.games.antike.offers import trade_offers
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def add_trades(s: AntikeState, actions: list[Action]) -> None:
    """Append the trades the active nation may make now (R14.3); an advance bought this turn waits (R14.4)."""
    trades = s.tables.trades[s.nat[s.active * c.WIDTH + c.ADVANCES] & ~s.bought]
    if trades:
        wealth = s.wealth(s.active)
        for trade in trades:
            if s.tables.rates[trade[1]][0] <= wealth:
                actions.append(trade)


def can_trade(s: AntikeState) -> bool:
    """The active nation has an advance to trade with (whether it has the goods is asked later)."""
    return bool(s.tables.trades[s.nat[s.active * c.WIDTH + c.ADVANCES] & ~s.bought])


def may_trade(s: AntikeState, rate: int) -> int:
    """R14.2, R14.4: an advance that trades at the rate, not bought in this turn, and enough to give."""
    t = s.tables
    owned = s.nat[s.active * c.WIDTH + c.ADVANCES]
    if not t.trades[owned]:
        return c.N_NO_MARKET
    usable = t.trades[owned & ~s.bought]
    if not usable:
        return c.N_BOUGHT_NOW
    if rate > OPEN and not any(trade[1] == rate for trade in usable):
        return c.N_BOUGHT_NOW if any(trade[1] == rate for trade in t.trades[owned]) else c.N_NO_RATE
    cheapest = t.rates[rate][0] if rate > OPEN else min(t.rates[trade[1]][0] for trade in usable)
    return c.N_TOO_LITTLE_TO_TRADE if cheapest > s.wealth(s.active) else FINE


def may_pay(s: AntikeState, resource: int, cost: int, coins: int, too_dear: int) -> int:
    """A price in one resource, for which so many coins stand in."""
    row = s.active * c.WIDTH
    have, purse = s.nat[row + resource], s.nat[row + c.COINS]
    if have + purse < cost:
        return too_dear
    return FINE if coins <= OPEN or (cost - have <= coins <= cost and coins <= purse) else c.N_OTHER_COINS


def may_part_with(s: AntikeState, total: int, marble: int, iron: int, gold: int) -> int:
    """R14.1: a mix of what the active nation has, coins for the rest."""
    row = s.active * c.WIDTH
    said = [(at, n) for at, n in enumerate((marble, iron, gold)) if n > OPEN]
    rest = total - sum(n for _at, n in said)
    if rest < 0 or any(n > s.nat[row + at] for at, n in said):
        return c.N_OTHER_GOODS
    return c.N_OTHER_GOODS if len(said) == 3 and rest > s.nat[row + c.COINS] else FINE


def spend(s: AntikeState, marble: int, iron: int, gold: int, coins: int, rule: str) -> None:
    """The active nation pays a price, and the log says with what."""
    s.pay(s.active, marble, iron, gold, coins)
    if s.log is not None:
        paid = goods_said(marble, iron, gold, coins)
        s.note(s.seats[s.active], Say("log.pays", {"nation": s.nation_id(s.active), "goods": paid}, rule))


def only_trades(s: AntikeState, seat: int) -> bool:
    """Nothing is left of the part of the turn that is asked about but to trade, or to end it."""
    return all(action[0] == c.A_TRADE for action in s.legal(seat)[:-1])


def prompt_trade(s: AntikeState) -> Say:
    return Say("prompt.only_trade", {"nation": s.nation_id(s.active)}, "R14.3")


def open_trade(s: AntikeState, rate: int) -> None:
    s.ask(c.S_GIVE, s.active, rate)


class Give(Step[AntikeState]):
    """What the bank gets: any mix, coins included (R14.2, R14.5)."""

    def __init__(self) -> None:
        self.name = "give"
        self.args = arguments(rate=RATE)
        self.offers = (c.A_GIVEN,)
        self.instead = c.N_GIVE_FIRST

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return may_part_with(s, s.tables.rates[frame[2]][0], x, y, z)

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        row = s.active * c.WIDTH
        nat = s.nat
        return trade_offers(s.tables.rates[frame[2]][0], nat[row], nat[row + 1], nat[row + 2], nat[row + 3])

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        coins = s.tables.rates[frame[2]][0] - action[1] - action[2] - action[3]
        s.pay(s.active, action[1], action[2], action[3], coins)
        if s.log is not None:
            given = goods_said(action[1], action[2], action[3], coins)
            s.note(seat, Say("log.gives", {"nation": s.nation_id(s.active), "goods": given}, "R14.2"))
        s.stack[-1] = (c.S_TAKE, frame[1], frame[2], 0, 0)
        s.again()

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        give, get = s.tables.rates[frame[2]]
        return Say("prompt.give", {"n": give, "get": get}, "R14.2")


class Take(Step[AntikeState]):
    """What the bank gives: resources, no coins (R14.2)."""

    def __init__(self) -> None:
        self.name = "take"
        self.args = arguments(rate=RATE)
        self.offers = (c.A_TAKEN,)
        self.instead = c.N_GIVE_FIRST

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        said = [n for n in (x, y, z) if n > OPEN]
        due = s.tables.rates[frame[2]][1]
        return FINE if sum(said) == due or (len(said) < 3 and sum(said) < due) else c.N_OTHER_GOODS

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        return s.tables.takes[frame[2]]

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        row = s.active * c.WIDTH
        for resource in (0, 1, 2):
            s.nat[row + resource] += action[1 + resource]
        if s.log is not None:
            taken = goods_said(action[1], action[2], action[3], 0)
            s.note(seat, Say("log.takes", {"nation": s.nation_id(s.active), "goods": taken}, "R14.2"))
        s.again()

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        return Say("prompt.take", {"n": s.tables.rates[frame[2]][1]}, "R14.2")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return Say("why.take_no_coins", rule="R14.2") if "coin" in intent else None
