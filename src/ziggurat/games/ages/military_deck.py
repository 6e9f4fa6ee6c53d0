"""Drawing and discarding military cards (R16)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.state import EVERYONE, KNOWN, AgesState
from ziggurat.kernel.rows import without
from ziggurat.kernel.say import Say


def drawing_age(s: AgesState) -> int:
    """Whose military deck is in use, 0 when nobody draws any more (R4.9, R16.5)."""
    if s.age == 4 or (s.tier == c.ADVANCED and s.age == 3):
        return 0
    return max(1, s.age)


def can_draw(s: AgesState) -> bool:
    age = drawing_age(s)
    return age > 0 and (len(s.military_decks[age]) > 0 or len(s.discards[age]) > 0)


def draw_military(s: AgesState, seat: int, n: int) -> int:
    """Draw up to n cards into the hand; an empty deck is made anew from its discards (R16.3)."""
    age = drawing_age(s)
    if age == 0:
        return 0
    deck = list(s.military_decks[age])
    hand = s.civs[seat].military
    drawn = 0
    while drawn < n:
        if not deck:
            if not s.discards[age]:
                break
            for card in s.discards[age]:
                deck.append(card % KNOWN)
            s.discards[age] = ()
        card = s.draw(deck)
        hand.append(card)
        drawn += 1
        if s.log is not None:
            s.note(seat, Say("log.drew", {"card": s.tables.ids[card]}, "R16.2"), 1 << seat)
    s.military_decks[age] = tuple(deck)
    if drawn and s.log is not None:
        s.note(seat, Say("log.drew_cards", {"n": drawn}, "R16.2"), ~(1 << seat))
    return drawn


def discard(s: AgesState, card: int, known: int = EVERYONE) -> None:
    """A used card goes to the pile of its age; those of former ages leave the game (R16.3)."""
    age = s.tables.ages[card]
    if age == drawing_age(s):
        s.discards[age] = s.discards[age] + (card + KNOWN * known,)
    else:
        s.out += (card + KNOWN * known,)


def discard_from_hand(s: AgesState, seat: int, card: int, known: int) -> None:
    """A card leaves the hand; face down nobody can tell any longer which of the cards he has seen are left."""
    p = s.civs[seat]
    p.military.remove(card)
    if known == EVERYONE:
        if card in p.known:
            p.known = without(p.known, card)
    else:
        p.known = ()
    discard(s, card, known)
