"""Phase 3, City Management: the turn of one player (R8.1, R8.2, R8.20)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import (
    KIND_ARTS,
    KIND_HARVEST,
    KIND_PRODUCE,
    USED_COIN,
    USED_FREE_BUILDING,
    buildable,
    harvests,
    producible,
)
from ziggurat.games.civilization.culture import can_advance, pay_and_advance
from ziggurat.games.civilization.effects import NOTHING, add_coin
from ziggurat.games.civilization.flow import CivStep, elsewhere, goods, say
from ziggurat.games.civilization.guards import no_ability, no_advance, no_city_action, no_coin, no_event, no_item
from ziggurat.games.civilization.reactions import (
    announce,
    playable_events,
    start_ability,
    start_event,
    usable_abilities,
)
from ziggurat.games.civilization.world import SLOTS, city_production
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.rows import raised
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

END: Final[Action] = (c.A_END, 0, 0, 0)
ADVANCE: Final[Action] = (c.A_ADVANCE, 0, 0, 0)
ITEMS: Final = 40
PRODUCE: Final[list[list[Action]]] = [
    [(c.A_PRODUCE, city, item, 0) for item in range(ITEMS)] for city in range(4 * c.CITIES)
]
FREE: Final[list[list[Action]]] = [[(c.A_FREE, city, item, 0) for item in range(ITEMS)] for city in range(4 * c.CITIES)]
ARTS: Final[list[Action]] = [(c.A_ARTS, city, 0, 0) for city in range(4 * c.CITIES)]
PLAY: Final[list[Action]] = [(c.A_PLAY, kind, 0, 0) for kind in range(64)]
USE: Final[list[Action]] = [(c.A_USE, number, 0, 0) for number in range(64)]


def begin_city_management(s: "CivilizationState", seat: int) -> None:
    """R8.1, R8.2, R6.9: each city has one action; the capital none under Anarchy."""
    law = s.laws[s.governments[seat]]
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        s.done_kinds[city] = 0
        s.actions_left[city] = 1 if s.centre[city] != -1 else 0
    if law.no_capital:
        s.actions_left[seat * c.CITIES] = 0
    else:
        s.actions_left[seat * c.CITIES] += law.extra_capital
    # Being passed over must not tell that a hand holds nothing to play (R21).
    if s.events[seat] or s.held[seat] or anything_to_do(s, seat):
        s.push(c.S_CITY_MANAGEMENT, 1 << seat)


def anything_to_do(s: "CivilizationState", seat: int) -> bool:
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        if s.actions_left[city] > 0:
            return True
    return len(turn_actions(s, seat)) > 1


def turn_actions(s: "CivilizationState", seat: int) -> list[Action]:
    actions: list[Action] = []
    law = s.laws[s.governments[seat]]
    civ = s.tables.civs[s.civ[seat]]
    trade = s.trade[seat]
    converted = trade // civ.rate_trade * civ.rate_production
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        if s.actions_left[city] <= 0:
            continue
        done = s.done_kinds[city] if law.extra_capital and city % c.CITIES == 0 else 0
        if not done & KIND_ARTS:
            actions.append(ARTS[city])
        if not done & KIND_HARVEST:
            actions.extend(harvests(s, city))
        if not done & KIND_PRODUCE:
            produce = PRODUCE[city]
            for item in producible(s, city, city_production(s, city) + converted):
                actions.append(produce[item])
            if civ.free_building and not s.used[seat] & USED_FREE_BUILDING:
                for item in buildable(s, city, 99):
                    actions.append(FREE[city][item])
    if s.culture[seat] and can_advance(s, seat):
        actions.append(ADVANCE)
    coins_for_sale(s, seat, actions)
    if s.events[seat]:
        for kind in playable_events(s, seat, c.CITY_MANAGEMENT):
            actions.append(PLAY[kind])
    for number in usable_abilities(s, seat, c.CITY_MANAGEMENT):
        actions.append(USE[number])
    actions.append(END)
    return actions


def coins_for_sale(s: "CivilizationState", seat: int, actions: list[Action]) -> None:
    """R8.20: Democracy and Printing Press, once per round each, at most four coins on a card."""
    t = s.tables
    for slot, tech in enumerate(t.coin_techs):
        trade, culture = t.coin_price_trade[slot], t.coin_price_culture[slot]
        if not (trade or culture) or not s.techs[seat] >> tech & 1:
            continue
        if s.trade[seat] >= trade and s.culture[seat] >= culture and not s.used[seat] >> (USED_COIN + slot) & 1:
            if s.coins_on[seat * SLOTS + slot] < t.coin_max[slot]:
                actions.append((c.A_COIN, tech, 0, 0))


class CityManagementStep(CivStep):
    """City actions in any order, with abilities, events, coins and culture in between, until `end`."""

    def __init__(self) -> None:
        self.name = "city_management"
        self.offers = (c.A_ARTS, c.A_HARVEST, c.A_PRODUCE, c.A_FREE, c.A_ADVANCE, c.A_COIN, c.A_PLAY, c.A_USE, c.A_END)
        self.elsewhere = elsewhere(*self.offers)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return turn_actions(s, seat)

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_END:
            s.stack.pop()
        elif kind in (c.A_ARTS, c.A_HARVEST, c.A_PRODUCE, c.A_FREE):
            announce(s, c.I_ACTION, seat, 0, action, NOTHING, 0)
        elif kind == c.A_ADVANCE:
            pay_and_advance(s, seat)
        elif kind == c.A_COIN:
            slot = s.tables.coin_slot[action[1]]
            s.used[seat] |= 1 << (USED_COIN + slot)
            trade, culture = s.tables.coin_price_trade[slot], s.tables.coin_price_culture[slot]
            s.trade[seat] -= trade
            s.culture = raised(s.culture, seat, -culture)
            if s.log is not None:
                paid = [goods(amount, kind) for amount, kind in ((culture, "culture"), (trade, "trade")) if amount]
                say(s, seat, "log.pays", {"goods": paid}, "R8.20")
            add_coin(s, seat, action[1])
        elif kind == c.A_PLAY:
            start_event(s, seat, action[1])
        else:
            start_ability(s, seat, action[1])

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind in (c.A_PRODUCE, c.A_FREE):
            return no_item(s, seat, x, y) if kind == c.A_PRODUCE else c.N_NOT_OFFERED
        if kind == c.A_ARTS:
            return no_city_action(s, seat, x) or c.N_SAME_ACTION
        if kind == c.A_HARVEST:
            return no_city_action(s, seat, x) or (c.N_HARVEST if y > OPEN else c.N_NOT_OFFERED)
        if kind == c.A_ADVANCE:
            return no_advance(s, seat)
        if kind == c.A_COIN:
            return no_coin(s, seat, x)
        if kind == c.A_PLAY:
            return no_event(x)
        return no_ability(s, seat, x) if kind == c.A_USE else c.N_NOT_OFFERED

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        left = sum(s.actions_left[seat * c.CITIES : seat * c.CITIES + c.CITIES])
        return Say("prompt.city_management", {"n": left}, "R8.1")
