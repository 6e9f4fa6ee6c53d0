"""Loot after a victory: one choice by the base rules, loot points by the later FAQ (R11.17, R11.18, R11.25)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization.attack import LOOT_CITY, LOOT_FIGURES
from ziggurat.games.civilization.codes import A_END, A_LOOT, HUT, RESOURCES, S_LOOT, VILLAGE
from ziggurat.games.civilization.flow import (
    KNOWN_EVENT,
    KNOWN_MARKER,
    CivStep,
    add_trade,
    ensure_hand,
    goods,
    player,
    say,
)
from ziggurat.games.civilization.research import learn, learnable
from ziggurat.games.civilization.trade import take_known
from ziggurat.games.civilization.world import SHEET, SLOTS
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivState

# What is taken
L_TRADE = 0
L_CULTURE = 1
L_TOKEN = 2  # which: resource
L_MARKER = 3  # which: hut or village
L_TECH = 4  # which: tech
L_HAND = 5  # look at the hand; the card is chosen next
L_EVENT = 6  # which: event
L_DECK = 7  # which: deck; one of its cards at random (only backs are visible)
L_COIN = 8  # which: slot; the loser discards it
L_STEAL_COIN = 9  # which: slot; it goes to the winner's sheet

# Stages beyond LOOT_FIGURES and LOOT_CITY
MORE_RESOURCES = 3
CHOOSE_CARD = 4
POINTS = 8  # + points left

WHAT = ("trade", "culture", "token", "marker", "tech", "hand", "event", "deck", "coin", "steal_coin")


def resources_of(s: "CivState", loser: int) -> list[Action]:
    found: list[Action] = [(A_LOOT, L_TOKEN, r, 0) for r in range(4) if s.tokens[loser * 4 + r]]
    kinds = {s.t.marker_kind[marker % KNOWN_MARKER] for marker in s.held[loser]}
    found += [(A_LOOT, L_MARKER, kind, 0) for kind in (HUT, VILLAGE) if kind in kinds]
    return found


class LootStep(CivStep):
    """a: loser, b: what for (or stage), c: winner while it runs, else what is left to take."""

    def __init__(self) -> None:
        self.name = "loot"

    def go(self, s: "CivState", frame: Frame) -> None:
        loser, what, winner = frame[2], frame[3], frame[4]
        if s.options["loot_rules"] == "faq2" and what in (LOOT_FIGURES, LOOT_CITY):
            what = POINTS + (1 if what == LOOT_FIGURES else 2)
        frame = (S_LOOT, 1 << winner, loser, what, s.t.loot_city_resources)
        choices = self.legal(s, frame, winner)
        if not choices or choices[0][0] == A_END:
            return
        s.push(S_LOOT, 1 << winner, loser, what, s.t.loot_city_resources)

    def legal(self, s: "CivState", frame: Frame, seat: int) -> list[Action]:
        loser, stage = frame[2], frame[3]
        if stage >= POINTS:
            return self.by_points(s, seat, loser, stage - POINTS)
        if stage == CHOOSE_CARD:
            kinds = sorted({card % KNOWN_EVENT for card in s.events[loser]})
            return [(A_LOOT, L_EVENT, kind, 0) for kind in kinds]
        if stage == MORE_RESOURCES:
            return [*resources_of(s, loser), (A_END, 0, 0, 0)]
        found: list[Action] = []
        if stage == LOOT_FIGURES:
            if s.trade[loser]:
                found.append((A_LOOT, L_TRADE, 0, 0))
            if s.culture[loser]:
                found.append((A_LOOT, L_CULTURE, 0, 0))
        else:
            found += [(A_LOOT, L_TECH, tech, 0) for tech in learnable(s, seat, s.techs[loser], 5)]
            if s.events[loser]:
                found.append((A_LOOT, L_HAND, 0, 0))
        return found + resources_of(s, loser)

    def by_points(self, s: "CivState", seat: int, loser: int, points: int) -> list[Action]:
        """R11.25: effects for one point, or for both points of a city."""
        found: list[Action] = []
        if s.trade[loser]:
            found.append((A_LOOT, L_TRADE, 0, 0))
        if s.culture[loser]:
            found.append((A_LOOT, L_CULTURE, 0, 0))
        found += resources_of(s, loser)
        slots = [slot for slot in range(SLOTS) if s.coins_on[loser * SLOTS + slot]]
        found += [(A_LOOT, L_COIN, slot, 0) for slot in slots]
        if points >= 2:
            found += [(A_LOOT, L_TECH, tech, 0) for tech in learnable(s, seat, s.techs[loser], 5)]
            decks = {s.t.events[card % KNOWN_EVENT].deck for card in s.events[loser]}
            found += [(A_LOOT, L_DECK, deck, 0) for deck in sorted(decks)]
            found += [(A_LOOT, L_STEAL_COIN, slot, 0) for slot in slots]
        found.append((A_END, 0, 0, 0))
        return found

    def act(self, s: "CivState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        loser, stage = frame[2], frame[3]
        if action[0] == A_END:
            return
        what, which = action[1], action[2]
        self.take(s, seat, loser, what, which)
        if stage >= POINTS:
            left = stage - POINTS - (2 if what in (L_TECH, L_DECK, L_STEAL_COIN) else 1)
            if left > 0 and len(self.by_points(s, seat, loser, left)) > 1:
                s.push(S_LOOT, 1 << seat, loser, POINTS + left, 0)
        elif what == L_HAND:
            s.push(S_LOOT, 1 << seat, loser, CHOOSE_CARD, 0)
        elif stage in (LOOT_CITY, MORE_RESOURCES) and what in (L_TOKEN, L_MARKER):
            left = frame[4] - 1
            if left > 0 and resources_of(s, loser):
                s.push(S_LOOT, 1 << seat, loser, MORE_RESOURCES, left)

    def take(self, s: "CivState", seat: int, loser: int, what: int, which: int) -> None:
        if what == L_TRADE:
            amount = min(s.t.loot_trade, s.trade[loser])
            self.say_taken(s, seat, loser, what, {"goods": goods(amount, "trade")})
            s.trade[loser] -= amount
            add_trade(s, seat, amount)
        elif what == L_CULTURE:
            amount = min(s.t.loot_culture, s.culture[loser])
            self.say_taken(s, seat, loser, what, {"goods": goods(amount, "culture")})
            s.culture[loser] -= amount
            s.culture[seat] += amount
        elif what == L_TOKEN:
            self.say_taken(s, seat, loser, what, {"goods": goods(1, RESOURCES[which])})
            s.tokens[loser * 4 + which] -= 1
            s.tokens[seat * 4 + which] += 1
        elif what == L_MARKER:
            # Unseen until taken: one of the markers with this back.
            self.say_taken(s, seat, loser, what, {"goods": goods(1, "hut" if which == HUT else "village")})
            choice = [at for at, m in enumerate(s.held[loser]) if s.t.marker_kind[m % KNOWN_MARKER] == which]
            marker = s.held[loser].pop(choice[s.chance(len(choice))])
            knowers = (marker // KNOWN_MARKER | 1 << loser) & ~(1 << seat)
            s.held[seat].append(marker % KNOWN_MARKER + KNOWN_MARKER * knowers)
        elif what == L_TECH:
            self.say_taken(s, seat, loser, what, {"tech": s.t.tech_ids[which]})
            learn(s, seat, which)
        elif what == L_HAND:
            # R11.18: only now the winner looks at the hand, all of it.
            s.reveal()
            bit = KNOWN_EVENT * (1 << seat)
            s.events[loser] = [card if card // KNOWN_EVENT >> seat & 1 else card + bit for card in s.events[loser]]
        elif what == L_EVENT:
            deck = s.t.deck_ids[s.t.events[which].deck - 1]
            self.say_taken(s, seat, loser, what, {"goods": goods(1, deck)})
            s.events[seat].append(take_known(s.events[loser], which, KNOWN_EVENT, loser, seat))
            ensure_hand(s, seat)
        elif what == L_DECK:
            cards = [card for card in s.events[loser] if s.t.events[card % KNOWN_EVENT].deck == which]
            card = cards[s.chance(len(cards))]
            self.say_taken(s, seat, loser, what, {"goods": goods(1, s.t.deck_ids[which - 1])})
            s.events[seat].append(take_known(s.events[loser], card % KNOWN_EVENT, KNOWN_EVENT, loser, seat))
            ensure_hand(s, seat)
        else:
            place = "civilization_sheet" if which == SHEET else s.t.tech_ids[s.t.coin_techs[which]]
            self.say_taken(s, seat, loser, what, {"place": place})
            s.coins_on[loser * SLOTS + which] -= 1
            if what == L_STEAL_COIN:
                s.coins_on[seat * SLOTS + SHEET] += 1
            s.dirty = -1

    def say_taken(self, s: "CivState", seat: int, loser: int, what: int, args: dict[str, object]) -> None:
        if s.log is not None:
            args["other"] = player(s, loser)
            say(s, seat, "log.loot." + WHAT[what], args, "R11.17")

    def prompt(self, s: "CivState", frame: Frame, seat: int) -> Say:
        key = "prompt.loot_card" if frame[3] == CHOOSE_CARD else "prompt.loot"
        return Say(key, {"player": player(s, frame[2])}, "R11.17" if frame[3] == LOOT_FIGURES else "R11.18")
