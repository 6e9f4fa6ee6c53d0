"""R11: founding cities, the second step of every turn."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.personalities import end_turn
from ziggurat.games.antike.setup import settle_city
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.trade import add_trades, may_trade, only_trades, open_trade, prompt_trade, spend
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def open_sites(s: AntikeState) -> int:
    """R11.1: free sites with an own unit; foreign units there do not matter (R11.3)."""
    row = s.active * c.WIDTH
    return (s.nat[row + c.LEGION_AT] | s.nat[row + c.LEGION_AT + 1]) & ~s.taken


def open_founding(s: AntikeState) -> None:
    """Step 2 of the turn; where there is neither a site nor a trade it is over before it is asked."""
    row = s.active * c.WIDTH
    nat = s.nat
    sites = (nat[row + c.LEGION_AT] | nat[row + c.LEGION_AT + 1]) & ~s.taken
    if sites or s.tables.trades[nat[row + c.ADVANCES] & ~s.bought]:
        s.ask(c.S_FOUNDING, s.active)
    else:
        end_turn(s)


def may_found(s: AntikeState, region: int, resource: int, split: int) -> int:
    """R11.1 to R11.3: a free site with an own unit, its symbol, a token and the price."""
    t, nat = s.tables, s.nat
    row = s.active * c.WIDTH
    if region > OPEN:
        if s.neutral >> region & 1:
            return c.N_NEUTRAL_TEMPLE
        if s.taken >> region & 1:
            return c.N_CITY_THERE
        if not (nat[row + c.LEGION_AT] | nat[row + c.LEGION_AT + 1]) >> region & 1:
            return c.N_NO_UNIT_TO_FOUND
    if not nat[row + c.TOKENS_LEFT]:
        return c.N_NO_TOKEN_TO_FOUND
    if region > OPEN and resource > OPEN:
        symbol = t.symbol[region]
        if symbol != c.ANY and symbol != resource and not t.free_building:
            return c.N_OTHER_SYMBOL
    payable = [all(way[good] <= nat[row + good] for good in range(4)) for way in t.splits]
    if not any(payable):
        return c.N_CITY_TOO_DEAR
    return FINE if split <= OPEN or payable[split] else c.N_OTHER_GOODS


class Founding(Step[AntikeState]):
    """D10: city by city, one marble, one iron and one gold each; coins may stand for any of them."""

    def __init__(self) -> None:
        self.name = "founding"
        self.offers = (c.A_FOUND, c.A_TRADE, c.A_END_TURN)

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_FOUND:
            return may_found(s, x, y, z)
        return may_trade(s, x) if kind == c.A_TRADE else FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        actions: list[Action] = []
        sites = open_sites(s)
        if sites:
            add_foundings(s, sites, actions)
        add_trades(s, actions)
        actions.append(c.END_TURN_ACTION)
        return actions

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_FOUND:
            marble, iron, gold, coins = s.tables.splits[action[3]]
            spend(s, marble, iron, gold, coins, "R11.1")
            settle_city(s, s.active, action[1], action[2])
            if s.log is not None:
                args: dict[str, object] = {
                    "nation": s.nation_id(s.active),
                    "region": s.tables.region_ids[action[1]],
                    "resource": c.RESOURCES[action[2]],
                    "n": s.cities(s.active),
                }
                s.note(seat, Say("log.founds", args, "R11.1"))
            s.again()
        elif kind == c.A_TRADE:
            open_trade(s, action[1])
        else:
            s.stack.pop()
            end_turn(s)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        if only_trades(s, seat):
            return prompt_trade(s)
        args: dict[str, object] = {"nation": s.nation_id(s.active), "n": open_sites(s).bit_count()}
        return Say("prompt.founding", args, "R11.1")


def add_foundings(s: AntikeState, sites: int, actions: list[Action]) -> None:
    t, nat = s.tables, s.nat
    row = s.active * c.WIDTH
    if not nat[row + c.TOKENS_LEFT]:
        return
    marble, iron, gold, coins = nat[row], nat[row + 1], nat[row + 2], nat[row + 3]
    if marble + iron + gold + coins < t.city_price:
        return
    splits: list[int] = []
    for at, split in enumerate(t.splits):
        if split[0] <= marble and split[1] <= iron and split[2] <= gold and split[3] <= coins:
            splits.append(at)
    if not splits:
        return
    while sites:
        low = sites & -sites
        sites ^= low
        region = low.bit_length() - 1
        symbol = t.symbol[region]
        first, last = symbol, symbol
        if symbol == c.ANY or t.free_building:  # R11.2, R17.2
            first, last = 0, 2
        for resource in range(first, last + 1):
            founds = t.founds[region * 3 + resource]
            for at in splits:
                actions.append(founds[at])
