"""The actions worth a thought: here, which trades bots offer and which they accept.

Trade is worth most where it reaches the price of a level in this round's research, and what lies above that price is
lost then. So there is something to gain for both when one lacks a little that another has too much of; it is paid in
culture or in resources. A bot makes one offer in a phase: nobody is asked twice for what was refused.
"""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.evaluate import CULTURE_POINT, EVENT, MARKER, TOKEN, know_techs
from ziggurat.games.civilization.research import thresholds
from ziggurat.games.civilization.trade import GIVE_AT, GIVEN, WANT_AT, WANTED
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

SPACE_FLIGHT: Final = 4000.0  # to have the trade for the last level, which wins
TRADE_POINT: Final = 0.83  # beside that
SPARE_TRADE: Final = 0.3  # above the price of that level: lost with the research, unless it is spent before
WORTHWHILE: Final = 1.0  # what a trade has to bring
FAIR: Final = 0.5  # of what it brings the other one
GENEROUS: Final = 0.6  # what may be given away, counted as if no level of research were near
MOST_CULTURE: Final = 6  # in one trade
SEND: Final[Action] = (c.A_SEND, 0, 0, 0)
DROP: Final[Action] = (c.A_DROP, 0, 0, 0)
ACCEPT: Final[Action] = (c.A_ACCEPT, 0, 0, 0)
REFUSE: Final[Action] = (c.A_REFUSE, 0, 0, 0)


def candidates(s: "CivilizationState", seat: int) -> tuple[Action, ...]:
    legal = s.legal(seat)
    if len(legal) < 2 or not s.stack:
        return legal
    know_techs(s)  # here, for copies would each find out for themselves
    step = s.stack[-1][0]
    if step == c.S_NEGOTIATE:
        return negotiating(s, seat, legal)
    if step == c.S_OFFER:
        return (next_part(s, seat),)
    if step == c.S_ANSWER:
        return (ACCEPT,) if pays(s, s.offer, 1) else (REFUSE,)
    return legal


def negotiating(s: "CivilizationState", seat: int, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """The best trade there is, and where there is none, no offer."""
    if s.offers_left[seat] == s.options["offers_per_player"]:
        found = best_trade(s, seat)
        if found:
            return ((c.A_OFFER, found[1], 0, 0),)
    return tuple([action for action in legal if action[0] != c.A_OFFER])


def next_part(s: "CivilizationState", seat: int) -> Action:
    """What the offer that is being composed still lacks; when it is whole it is sent."""
    meant = trade_with(s, seat, s.offer[1])
    if not meant:
        return DROP
    for good in range(GIVEN):
        if meant[GIVE_AT + good] and not s.offer[GIVE_AT + good]:
            return (c.A_GIVE, good, meant[GIVE_AT + good], 0)
    for good in range(WANTED):
        if meant[WANT_AT + good] and not s.offer[WANT_AT + good]:
            return (c.A_WANT, good, meant[WANT_AT + good], 0)
    return SEND


def best_trade(s: "CivilizationState", seat: int) -> list[int]:
    """The offer that brings the seat most, of those that the other one would accept too."""
    best: list[int] = []
    most = 0.0
    for other in range(s.players):
        if other != seat:
            offer = trade_with(s, seat, other)
            if offer:
                brings = gain(s, offer, 0)
                if brings > most:
                    best, most = offer, brings
    return best


def trade_with(s: "CivilizationState", seat: int, other: int) -> list[int]:
    """The best offer to one of the others: trade in one direction, culture or a resource in the other."""
    best: list[int] = []
    most = 0.0
    for selling in (True, False):
        buyer = other if selling else seat
        trade = lacking(s, buyer)
        if not trade or trade > s.trade[seat if selling else other]:
            continue
        sold, paid = (GIVE_AT, WANT_AT) if selling else (WANT_AT, GIVE_AT)
        for resource in range(-1, 4):
            if resource >= 0 and not s.tokens[buyer * 4 + resource]:
                continue
            for culture in range(min(MOST_CULTURE, s.culture[buyer]) + 1):
                offer = [seat, other] + [0] * (GIVEN + WANTED)
                offer[sold + c.G_TRADE] = trade
                offer[paid + c.G_CULTURE] = culture
                if resource >= 0:
                    offer[paid + c.G_TOKEN + resource] = 1
                brings = gain(s, offer, 0)
                if brings > most and pays(s, offer, 0) and pays(s, offer, 1):
                    best, most = offer, brings
    return best


def pays(s: "CivilizationState", offer: list[int], side: int) -> bool:
    """Whether the proposer (0) or the addressee (1) should want the exchange."""
    brings = gain(s, offer, side)
    if brings < WORTHWHILE or brings < FAIR * gain(s, offer, 1 - side):
        return False
    return goods(s, offer, side) + TRADE_POINT * more_trade(offer, side) >= -GENEROUS


def gain(s: "CivilizationState", offer: list[int], side: int) -> float:
    seat = offer[side]
    trade = s.trade[seat]
    value = worth_of_trade(s, seat, trade + more_trade(offer, side)) - worth_of_trade(s, seat, trade)
    return value + goods(s, offer, side)


def more_trade(offer: list[int], side: int) -> int:
    trade = offer[WANT_AT + c.G_TRADE] - offer[GIVE_AT + c.G_TRADE]
    return -trade if side else trade


def goods(s: "CivilizationState", offer: list[int], side: int) -> float:
    """What a side gets but for trade, less what it gives."""
    value = hidden_goods(s, offer, WANT_AT) - hidden_goods(s, offer, GIVE_AT)
    value += CULTURE_POINT * (offer[WANT_AT + c.G_CULTURE] - offer[GIVE_AT + c.G_CULTURE])
    for resource in range(4):
        value += TOKEN * (offer[WANT_AT + c.G_TOKEN + resource] - offer[GIVE_AT + c.G_TOKEN + resource])
    return -value if side else value


def hidden_goods(s: "CivilizationState", offer: list[int], at: int) -> float:
    """Markers and events: known to who gives them, backs to who gets them."""
    value = 0.0
    if at == GIVE_AT:
        for good in range(c.G_MARKER, GIVEN):
            value += (MARKER if good < s.tables.event_good else EVENT) * offer[at + good]
    else:
        value = MARKER * (offer[at + c.W_HUT] + offer[at + c.W_VILLAGE])
        for deck in range(3):
            value += EVENT * offer[at + c.W_EVENT + deck]
    return value


def worth_of_trade(s: "CivilizationState", seat: int, trade: int) -> float:
    best = 0
    used = trade
    for level in range(1, 6):
        cost = price(s, seat, level)
        if trade >= cost:
            best, used = level, cost
    ready = SPACE_FLIGHT if best == 5 else float(best)
    return ready + TRADE_POINT * used + SPARE_TRADE * (trade - used)


def lacking(s: "CivilizationState", seat: int) -> int:
    """Trade that the next better level still needs."""
    for level in range(1, 6):
        missing = price(s, seat, level) - s.trade[seat]
        if 0 < missing < UNREACHABLE // 2:
            return missing
    return 0


UNREACHABLE: Final = 1000


def price(s: "CivilizationState", seat: int, level: int) -> int:
    """The trade that a tech of the level needs, if the pyramid has a place for one."""
    base = seat * 6
    if level > 1 and s.levels[base + level] + 1 > s.levels[base + level - 1] - 1:
        return UNREACHABLE
    if s.levels[base + level] >= len(s.tables.research_level[level]):
        return UNREACHABLE
    return s.tables.level_cost[level] - thresholds(s, seat)
