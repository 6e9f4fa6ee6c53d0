"""R8: advances."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import price_of
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


def open_scientia(s: AntikeState) -> None:
    row = s.active * c.WIDTH
    if s.nat[row + c.GOLD] + s.nat[row + c.COINS] >= s.tables.cheapest or can_trade(s):
        s.ask(c.S_SCIENTIA, s.active)
    else:
        open_founding(s)


def may_learn(s: AntikeState, advance: int, coins: int) -> int:
    """R8.1, R8.3: not owned, the lower one owned, and paid for."""
    if advance <= OPEN:
        return FINE
    owned = s.nat[s.active * c.WIDTH + c.ADVANCES]
    if owned >> advance & 1:
        return c.N_ADVANCE_OWNED
    if s.tables.requires[advance] & ~owned:
        return c.N_ADVANCE_NEEDS
    return may_pay(s, c.GOLD, price_of(s, advance), coins, c.N_ADVANCE_TOO_DEAR)


class Scientia(Step[AntikeState]):
    """D5: one purchase after another."""

    def __init__(self) -> None:
        self.name = "scientia"
        self.offers = (c.A_ADVANCE, c.A_TRADE, c.A_DONE)

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_ADVANCE:
            return may_learn(s, x, y)
        return may_trade(s, x) if kind == c.A_TRADE else FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        t, nat = s.tables, s.nat
        row = s.active * c.WIDTH
        gold, coins, owned, known = nat[row + c.GOLD], nat[row + c.COINS], nat[row + c.ADVANCES], s.known
        purse = gold + coins
        actions: list[Action] = []
        for advance in range(len(t.requires)):
            if owned >> advance & 1 or t.requires[advance] & ~owned:
                continue
            price = t.price_later[advance] if known >> advance & 1 else t.price_first[advance]
            if price <= purse:
                least = price - gold if gold < price else 0
                most = coins if coins < price else price
                actions += t.advance_for[advance][least : most + 1]
        add_trades(s, actions)
        actions.append(c.DONE_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_ADVANCE:
            advance = action[1]
            price = price_of(s, advance)
            spend(s, 0, 0, price - action[2], action[2], "R8.1")
            bit = 1 << advance
            first = not s.known & bit
            s.nat[s.active * c.WIDTH + c.ADVANCES] |= bit
            s.bought |= bit
            if first:
                s.known |= bit
                s.firsts += 1  # R8.4
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "advance": s.tables.advance_ids[advance],
                    "n": price,
                }
                s.note(seat, Say("log.advance_first" if first else "log.advance", args, "R8.4" if first else "R8.1"))
            s.again()
        elif kind == c.A_TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            open_founding(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        if only_trades(s, seat):
            return prompt_trade(s)
        row = s.active * c.WIDTH
        args: dict[str, object] = {
            "nation": s.nation_id(s.active),
            "gold": s.nat[row + c.GOLD],
            "n": s.nat[row + c.COINS],
        }
        return Say("prompt.scientia", args, "R8.1")
