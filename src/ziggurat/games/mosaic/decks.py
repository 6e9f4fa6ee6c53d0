"""Drawing, replenishing, refreshing and looking: R4.4 to R4.8, R7.7."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.domains import DECK
from ziggurat.games.mosaic.state import Deck, MosaicState
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Frame, Step


def next_card(s: MosaicState, number: int) -> int:
    """The next ordinary card of a deck, -1 when it is empty. An empire card on the way is set aside (R4.4)."""
    deck = s.own_deck(number)
    if deck.top != -1:
        card = deck.top
        deck.top = -1
        deck.top_seen = 0
        s.reveal()
        return card
    if deck.above > 0:
        deck.above -= 1
    elif deck.pile > 0:
        if s.chance(deck.pile) == 0:
            deck.pile = 0
            s.pending += 1
            s.revealed += 1
            if s.log is not None:
                s.note(s.active, Say("log.empire_card", {"deck": "deck_" + c.DECKS[number]}, "R8.1"))
        else:
            deck.pile -= 1
    deck.top_under = False
    if deck.left + deck.other_left > 0:
        if deck.other_left and s.chance(deck.left + deck.other_left) >= deck.left:
            deck.other_left -= 1
            return s.draw(deck.other_bag)
        deck.left -= 1
        return s.draw(deck.bag)
    if deck.under:
        deck.top_under = True
        card = s.draw(deck.under[0])
        if not deck.under[0]:
            deck.under.pop(0)
        return card
    return -1


def fill_offer(s: MosaicState, number: int) -> None:
    """R4.4: deal to every empty slot of the offer; a slot stays empty when the deck is."""
    deck = s.own_deck(number)
    while len(deck.offer) < deck.slots:
        card = next_card(s, number)
        if card == -1:
            return
        deck.offer.append(card)


def refresh(s: MosaicState, number: int) -> None:
    """R4.6: the offer goes under the deck in random order, new cards are dealt to all slots."""
    deck = s.own_deck(number)
    if deck.offer:
        deck.under.append(deck.offer)
        deck.offer = []
    fill_offer(s, number)
    if s.log is not None:
        s.note(s.active, Say("log.refresh", {"deck": "deck_" + c.DECKS[number]}, "R4.6"))


def peek(s: MosaicState, number: int, seat: int) -> int:
    """R7.7: look at the top card; it stays on top. -1 when there is none."""
    deck = s.own_deck(number)
    if deck.top == -1:
        card = next_card(s, number)
        if card == -1:
            return -1
        deck.top = card
    elif not deck.top_seen >> seat & 1:
        s.reveal()
    deck.top_seen |= 1 << seat
    return deck.top


def take_top(deck: Deck) -> int:
    """The card just looked at leaves the deck."""
    card = deck.top
    deck.top = -1
    deck.top_seen = 0
    return card


class Replenish(Step[MosaicState]):
    """R4.4: once the taken card is resolved, its slot is filled."""

    def __init__(self) -> None:
        self.name = "replenish"
        self.args = arguments(deck=DECK)

    def run(self, s: MosaicState, frame: Frame) -> None:
        fill_offer(s, frame[2])


def replenish_later(s: MosaicState, number: int) -> None:
    s.stack.append((c.S_REPLENISH, 0, number, 0, 0))
