"""R7: temples."""

from ziggurat.games.antike.codes import (
    BANK_TEMPLES,
    CITY_AT,
    COINS,
    DONE_ACTION,
    MARBLE,
    TEMPLE,
    TEMPLE_AT,
    TEMPLUM,
    TRADE,
    WIDTH,
)
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.reasons import why_not_temple
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, can_trade, open_trade
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def open_templum(s: AntikeState) -> None:
    row = s.active * WIDTH
    if s.nat[row + MARBLE] + s.nat[row + COINS] >= s.board.temple_cost or can_trade(s):
        s.ask(TEMPLUM, s.active)
    else:
        open_founding(s)


class Templum(Step[AntikeState]):
    """D4: temple by temple, five marble each, in own cities without one, while the bank has any."""

    def __init__(self) -> None:
        self.name = "templum"
        self.args = []

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        board, nat = s.board, s.nat
        row = s.active * WIDTH
        cost = board.temple_cost
        marble, coins = nat[row + MARBLE], nat[row + COINS]
        actions: list[Action] = []
        if marble + coins >= cost and s.bank[BANK_TEMPLES]:
            least = cost - marble if marble < cost else 0
            most = coins if coins < cost else cost
            sites = nat[row + CITY_AT] & ~nat[row + TEMPLE_AT]
            while sites:
                low = sites & -sites
                sites ^= low
                actions += board.temple_at[low.bit_length() - 1][least : most + 1]
        add_trades(s, actions)
        actions.append(DONE_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == TEMPLE:
            s.pay(s.active, s.board.temple_cost - action[2], 0, 0, action[2])
            s.nat[s.active * WIDTH + TEMPLE_AT] |= 1 << action[1]
            s.bank[BANK_TEMPLES] -= 1
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "region": s.board.region_ids[action[1]],
                    "n": action[2],
                }
                s.note(seat, Say("log.temple", args, "R7.1"))
            s.again()
        elif kind == TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            open_founding(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        row = s.active * WIDTH
        payable = (s.nat[row + MARBLE] + s.nat[row + COINS]) // s.board.temple_cost
        args: dict[str, object] = {"nation": s.nation_id(s.active), "n": payable, "cost": s.board.temple_cost}
        return Say("prompt.templum", args, "R7.1")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_temple(s, intent)
