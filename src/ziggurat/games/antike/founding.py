"""R11: founding cities, the second step of every turn."""

from ziggurat.games.antike.codes import (
    ADVANCES,
    ANY,
    END_TURN_ACTION,
    FOUND,
    FOUNDING,
    LEGION_AT,
    RESOURCES,
    TOKENS_LEFT,
    TRADE,
    WIDTH,
)
from ziggurat.games.antike.personalities import end_turn
from ziggurat.games.antike.reasons import why_not_found
from ziggurat.games.antike.setup import settle_city
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, open_trade
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def open_sites(s: AntikeState) -> int:
    """R11.1: free sites with an own unit; foreign units there do not matter (R11.3)."""
    row = s.active * WIDTH
    return (s.nat[row + LEGION_AT] | s.nat[row + LEGION_AT + 1]) & ~s.taken


def open_founding(s: AntikeState) -> None:
    """Step 2 of the turn; where there is neither a site nor a trade it is over before it is asked."""
    row = s.active * WIDTH
    nat = s.nat
    sites = (nat[row + LEGION_AT] | nat[row + LEGION_AT + 1]) & ~s.taken
    if sites or s.board.trades[nat[row + ADVANCES] & ~s.bought]:
        s.ask(FOUNDING, s.active)
    else:
        end_turn(s)


class Founding(Step[AntikeState]):
    """D10: city by city, one marble, one iron and one gold each; coins may stand for any of them."""

    def __init__(self) -> None:
        self.name = "founding"
        self.args = []

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        actions: list[Action] = []
        sites = open_sites(s)
        if sites:
            add_foundings(s, sites, actions)
        add_trades(s, actions)
        actions.append(END_TURN_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == FOUND:
            marble, iron, gold, coins = s.board.splits[action[3]]
            s.pay(s.active, marble, iron, gold, coins)
            settle_city(s, s.active, action[1], action[2])
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "region": s.board.region_ids[action[1]],
                    "resource": RESOURCES[action[2]],
                    "n": s.cities(s.active),
                }
                s.note(seat, Say("log.founds", args, "R11.1"))
            s.again()
        elif kind == TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            end_turn(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {"nation": s.nation_id(s.active), "n": open_sites(s).bit_count()}
        return Say("prompt.founding", args, "R11.1")

    def why_not(self, s: AntikeState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_found(s, intent)


def add_foundings(s: AntikeState, sites: int, actions: list[Action]) -> None:
    board, nat = s.board, s.nat
    row = s.active * WIDTH
    if not nat[row + TOKENS_LEFT]:
        return
    marble, iron, gold, coins = nat[row], nat[row + 1], nat[row + 2], nat[row + 3]
    splits: list[int] = []
    for at, split in enumerate(board.splits):
        if split[0] <= marble and split[1] <= iron and split[2] <= gold and split[3] <= coins:
            splits.append(at)
    if not splits:
        return
    while sites:
        low = sites & -sites
        sites ^= low
        region = low.bit_length() - 1
        symbol = board.symbol[region]
        if symbol == ANY or board.free_building:  # R11.2, R17.2
            kinds = range(3)
        else:
            kinds = range(symbol, symbol + 1)
        for resource in kinds:
            founds = board.founds[region * 3 + resource]
            for at in splits:
                actions.append(founds[at])
