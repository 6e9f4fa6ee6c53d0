"""R7: temples."""

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


def open_templum(s: AntikeState) -> None:
    row = s.active * c.WIDTH
    if s.nat[row + c.MARBLE] + s.nat[row + c.COINS] >= s.tables.temple_cost or can_trade(s):
        s.ask(c.S_TEMPLUM, s.active)
    else:
        open_founding(s)


def may_bless(s: AntikeState, region: int) -> int:
    """R7.1, R7.2: an own city without a temple, and one left in the bank."""
    row = s.active * c.WIDTH
    if region > OPEN:
        if not s.nat[row + c.CITY_AT] >> region & 1:
            return c.N_NO_CITY_FOR_TEMPLE
        if s.nat[row + c.TEMPLE_AT] >> region & 1:
            return c.N_TEMPLE_THERE
    return FINE if s.bank[c.BANK_TEMPLES] else c.N_NO_TEMPLE_LEFT


class Templum(Step[AntikeState]):
    """D4: temple by temple, five marble each, in own cities without one, while the bank has any."""

    def __init__(self) -> None:
        self.name = "templum"
        self.offers = (c.A_TEMPLE, c.A_TRADE, c.A_DONE)

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_TEMPLE:
            return may_bless(s, x) or may_pay(s, c.MARBLE, s.tables.temple_cost, y, c.N_TEMPLE_TOO_DEAR)
        return may_trade(s, x) if kind == c.A_TRADE else FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        t, nat = s.tables, s.nat
        row = s.active * c.WIDTH
        cost = t.temple_cost
        marble, coins = nat[row + c.MARBLE], nat[row + c.COINS]
        actions: list[Action] = []
        if marble + coins >= cost and s.bank[c.BANK_TEMPLES]:
            least = cost - marble if marble < cost else 0
            most = coins if coins < cost else cost
            sites = nat[row + c.CITY_AT] & ~nat[row + c.TEMPLE_AT]
            while sites:
                low = sites & -sites
                sites ^= low
                actions += t.temple_at[low.bit_length() - 1][least : most + 1]
        add_trades(s, actions)
        actions.append(c.DONE_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_TEMPLE:
            spend(s, s.tables.temple_cost - action[2], 0, 0, action[2], "R7.1")
            s.nat[s.active * c.WIDTH + c.TEMPLE_AT] |= 1 << action[1]
            s.bank[c.BANK_TEMPLES] -= 1
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "region": s.tables.region_ids[action[1]],
                }
                s.note(seat, Say("log.temple", args, "R7.1"))
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
        payable = (s.nat[row + c.MARBLE] + s.nat[row + c.COINS]) // s.tables.temple_cost
        args: dict[str, object] = {"nation": s.nation_id(s.active), "n": payable, "cost": s.tables.temple_cost}
        return Say("prompt.templum", args, "R7.1")
