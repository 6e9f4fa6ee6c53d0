"""R8: advances."""

from ziggurat.games.antike.codes import (
    ADVANCE,
    ADVANCES,
    COINS,
    DONE_ACTION,
    GOLD,
    SCIENTIA,
    TRADE,
    WIDTH,
)
from ziggurat.games.antike.figures import price_of
from ziggurat.games.antike.founding import open_founding
from ziggurat.games.antike.reasons import why_not_advance
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, can_trade, open_trade
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def open_scientia(s: AntikeState) -> None:
    row = s.active * WIDTH
    if s.nat[row + GOLD] + s.nat[row + COINS] >= s.board.cheapest or can_trade(s):
        s.ask(SCIENTIA, s.active)
    else:
        open_founding(s)


class Scientia(Step[AntikeState]):
    """D5: one purchase after another."""

    def __init__(self) -> None:
        self.name = "scientia"
        self.args = []

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        board, nat = s.board, s.nat
        row = s.active * WIDTH
        gold, coins, owned, known = nat[row + GOLD], nat[row + COINS], nat[row + ADVANCES], s.known
        purse = gold + coins
        actions: list[Action] = []
        for advance in range(len(board.requires)):
            if owned >> advance & 1 or board.requires[advance] & ~owned:
                continue
            price = board.price_later[advance] if known >> advance & 1 else board.price_first[advance]
            if price <= purse:
                least = price - gold if gold < price else 0
                most = coins if coins < price else price
                actions += board.advance_for[advance][least : most + 1]
        add_trades(s, actions)
        actions.append(DONE_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == ADVANCE:
            advance = action[1]
            price = price_of(s, advance)
            s.pay(s.active, 0, 0, price - action[2], action[2])
            bit = 1 << advance
            first = not s.known & bit
            s.nat[s.active * WIDTH + ADVANCES] |= bit
            s.bought |= bit
            if first:
                s.known |= bit
                s.firsts += 1  # R8.4
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "advance": s.board.advance_ids[advance],
                    "n": price,
                }
                s.note(seat, Say("log.advance_first" if first else "log.advance", args, "R8.4" if first else "R8.1"))
            s.again()
        elif kind == TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            open_founding(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        row = s.active * WIDTH
        args: dict[str, object] = {
            "nation": s.nation_id(s.active),
            "gold": s.nat[row + GOLD],
            "n": s.nat[row + COINS],
        }
        return Say("prompt.scientia", args, "R8.1")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_advance(s, intent)
