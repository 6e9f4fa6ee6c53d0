"""Loot after a victory: one choice by the base rules, loot points by the later FAQ (R11.17, R11.18, R11.25)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.domains import LOOT, MOST_GOODS, OWNER
from ziggurat.games.civilization.flow import (
    KNOWN_EVENT,
    KNOWN_MARKER,
    CivStep,
    ensure_hand,
    goods,
    kinds_in,
    move_trade,
    player,
    say,
)
from ziggurat.games.civilization.research import learn, learnable
from ziggurat.games.civilization.trade import take_event
from ziggurat.games.civilization.world import SHEET, SLOTS
from ziggurat.kernel.domains import amount
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import added, cut, raised, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

NAMES: Final = {
    c.A_LOOT_TRADE: "trade",
    c.A_LOOT_CULTURE: "culture",
    c.A_LOOT_TOKEN: "token",
    c.A_LOOT_MARKER: "marker",
    c.A_LOOT_TECH: "tech",
    c.A_LOOT_EVENT: "event",
    c.A_LOOT_DECK: "deck",
    c.A_LOOT_COIN: "coin",
    c.A_LOOT_STEAL_COIN: "steal_coin",
}
RESOURCE_KINDS: Final = (c.A_LOOT_TOKEN, c.A_LOOT_MARKER)
FOR_TWO_POINTS: Final = (c.A_LOOT_TECH, c.A_LOOT_DECK, c.A_LOOT_STEAL_COIN)


def resources_of(s: "CivilizationState", loser: int) -> list[Action]:
    found: list[Action] = [(c.A_LOOT_TOKEN, r, 0, 0) for r in range(4) if s.tokens[loser * 4 + r]]
    kinds = {s.tables.marker_kind[marker % KNOWN_MARKER] for marker in s.held[loser]}
    found += [(c.A_LOOT_MARKER, kind, 0, 0) for kind in (c.HUT, c.VILLAGE) if kind in kinds]
    return found


class SpoilsStep(CivStep):
    """A battle is won, or scouts are eliminated: what there is to take is asked for. c: the winner."""

    def __init__(self) -> None:
        self.name = "spoils"
        self.args = arguments(loser=OWNER, what=LOOT, winner=OWNER)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        loser, what, winner = frame[2], frame[3], frame[4]
        left = s.tables.loot_city_resources
        if s.options["loot_rules"] == "faq2":
            what, left = c.LOOT_POINTS, 1 if what == c.LOOT_FIGURES else 2
        choices = loot_actions(s, winner, loser, what, left)
        if choices and choices[0][0] != c.A_END:
            s.push(c.S_LOOT, 1 << winner, loser, what, left)


def loot_actions(s: "CivilizationState", seat: int, loser: int, what: int, left: int) -> list[Action]:
    """Everything the winner may take next; `left` is how many resources, or points, he has left."""
    if what == c.LOOT_POINTS:
        return by_points(s, seat, loser, left)
    if what == c.LOOT_CARD:
        kinds = kinds_in(s.events[loser], KNOWN_EVENT)
        return [(c.A_LOOT_EVENT, kind, 0, 0) for kind in kinds]
    if what == c.LOOT_MORE:
        return [*resources_of(s, loser), (c.A_END, 0, 0, 0)]
    found: list[Action] = []
    if what == c.LOOT_FIGURES:
        if s.trade[loser]:
            found.append((c.A_LOOT_TRADE, 0, 0, 0))
        if s.culture[loser]:
            found.append((c.A_LOOT_CULTURE, 0, 0, 0))
    else:
        found += [(c.A_LOOT_TECH, tech, 0, 0) for tech in learnable(s, seat, s.techs[loser], 5)]
        if s.events[loser]:
            found.append((c.A_LOOT_HAND, 0, 0, 0))
    return found + resources_of(s, loser)


def by_points(s: "CivilizationState", seat: int, loser: int, points: int) -> list[Action]:
    """R11.25: effects for one point, or for both points of a city."""
    found: list[Action] = []
    if s.trade[loser]:
        found.append((c.A_LOOT_TRADE, 0, 0, 0))
    if s.culture[loser]:
        found.append((c.A_LOOT_CULTURE, 0, 0, 0))
    found += resources_of(s, loser)
    slots = [slot for slot in range(SLOTS) if s.coins_on[loser * SLOTS + slot]]
    found += [(c.A_LOOT_COIN, slot, 0, 0) for slot in slots]
    if points >= 2:
        found += [(c.A_LOOT_TECH, tech, 0, 0) for tech in learnable(s, seat, s.techs[loser], 5)]
        decks = {s.tables.events[card % KNOWN_EVENT].deck for card in s.events[loser]}
        found += [(c.A_LOOT_DECK, deck, 0, 0) for deck in sorted(decks)]
        found += [(c.A_LOOT_STEAL_COIN, slot, 0, 0) for slot in slots]
    found.append((c.A_END, 0, 0, 0))
    return found


class LootStep(CivStep):
    """The winner's choice. a: loser, b: what for, c: resources or points left."""

    def __init__(self) -> None:
        self.name = "loot"
        self.args = arguments(loser=OWNER, what=LOOT, left=amount(0, MOST_GOODS))
        self.offers = (
            c.A_LOOT_TRADE,
            c.A_LOOT_CULTURE,
            c.A_LOOT_TOKEN,
            c.A_LOOT_MARKER,
            c.A_LOOT_TECH,
            c.A_LOOT_HAND,
            c.A_LOOT_EVENT,
            c.A_LOOT_DECK,
            c.A_LOOT_COIN,
            c.A_LOOT_STEAL_COIN,
            c.A_END,
        )

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return loot_actions(s, seat, frame[2], frame[3], frame[4])

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        _, _, loser, what, left = frame
        kind = action[0]
        if kind == c.A_END:
            return
        self.take(s, seat, loser, kind, action[1])
        if what == c.LOOT_POINTS:
            left -= 2 if kind in FOR_TWO_POINTS else 1
            if left > 0 and len(by_points(s, seat, loser, left)) > 1:
                s.push(c.S_LOOT, 1 << seat, loser, c.LOOT_POINTS, left)
        elif kind == c.A_LOOT_HAND:
            s.push(c.S_LOOT, 1 << seat, loser, c.LOOT_CARD, 0)
        elif what in (c.LOOT_CITY, c.LOOT_MORE) and kind in RESOURCE_KINDS:
            if left > 1 and resources_of(s, loser):
                s.push(c.S_LOOT, 1 << seat, loser, c.LOOT_MORE, left - 1)

    def take(self, s: "CivilizationState", seat: int, loser: int, what: int, which: int) -> None:
        if what == c.A_LOOT_TRADE:
            taken = min(s.tables.loot_trade, s.trade[loser])
            self.say_taken(s, seat, loser, what, {"goods": goods(taken, "trade")})
            s.trade[loser] -= taken
            move_trade(s, seat, taken)
        elif what == c.A_LOOT_CULTURE:
            taken = min(s.tables.loot_culture, s.culture[loser])
            self.say_taken(s, seat, loser, what, {"goods": goods(taken, "culture")})
            s.culture = raised(s.culture, loser, -taken)
            s.culture = raised(s.culture, seat, taken)
        elif what == c.A_LOOT_TOKEN:
            self.say_taken(s, seat, loser, what, {"goods": goods(1, c.RESOURCES[which])})
            s.tokens = raised(s.tokens, loser * 4 + which, -1)
            s.tokens = raised(s.tokens, seat * 4 + which, 1)
        elif what == c.A_LOOT_MARKER:
            # Unseen until taken: one of the markers with this back.
            self.say_taken(s, seat, loser, what, {"goods": goods(1, "hut" if which == c.HUT else "village")})
            choice = [at for at, m in enumerate(s.held[loser]) if s.tables.marker_kind[m % KNOWN_MARKER] == which]
            at = choice[s.chance(len(choice))]
            marker = s.held[loser][at]
            s.held = replaced(s.held, loser, cut(s.held[loser], at))
            knowers = (marker // KNOWN_MARKER | 1 << loser) & ~(1 << seat)
            s.held = added(s.held, seat, marker % KNOWN_MARKER + KNOWN_MARKER * knowers)
        elif what == c.A_LOOT_TECH:
            self.say_taken(s, seat, loser, what, {"tech": s.tables.tech_ids[which]})
            learn(s, seat, which)
        elif what == c.A_LOOT_HAND:
            # R11.18: only now the winner looks at the hand, all of it.
            s.reveal()
            bit = KNOWN_EVENT * (1 << seat)
            s.events = replaced(
                s.events,
                loser,
                tuple([card if card // KNOWN_EVENT >> seat & 1 else card + bit for card in s.events[loser]]),
            )
        elif what == c.A_LOOT_EVENT:
            deck = s.tables.deck_ids[s.tables.events[which].deck - 1]
            self.say_taken(s, seat, loser, what, {"goods": goods(1, deck)})
            taken = take_event(s, which, loser, seat)
            s.events = added(s.events, seat, taken)
            ensure_hand(s, seat)
        elif what == c.A_LOOT_DECK:
            cards = [card for card in s.events[loser] if s.tables.events[card % KNOWN_EVENT].deck == which]
            card = cards[s.chance(len(cards))]
            self.say_taken(s, seat, loser, what, {"goods": goods(1, s.tables.deck_ids[which - 1])})
            taken = take_event(s, card % KNOWN_EVENT, loser, seat)
            s.events = added(s.events, seat, taken)
            ensure_hand(s, seat)
        else:
            place = "civilization_sheet" if which == SHEET else s.tables.tech_ids[s.tables.coin_techs[which]]
            self.say_taken(s, seat, loser, what, {"place": place})
            s.coins_on = raised(s.coins_on, loser * SLOTS + which, -1)
            if what == c.A_LOOT_STEAL_COIN:
                s.coins_on = raised(s.coins_on, seat * SLOTS + SHEET, 1)
            s.dirty = -1

    def say_taken(self, s: "CivilizationState", seat: int, loser: int, what: int, args: dict[str, object]) -> None:
        if s.log is not None:
            args["other"] = player(s, loser)
            say(s, seat, "log.loot." + NAMES[what], args, "R11.17")

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        key = "prompt.loot_card" if frame[3] == c.LOOT_CARD else "prompt.loot"
        return Say(key, {"player": player(s, frame[2])}, "R11.17" if frame[3] == c.LOOT_FIGURES else "R11.18")
