"""Another world that a seat cannot tell from this one (R29.1).

Unknown to a seat are the faces of the other players' military hands, of events and discards it did not see,
of cards that left the game unseen, and of kept or face-down bonus cards. Backs show the age, so the cards
of each age are dealt anew among the places of that age: first the places that only some cards fit.
"""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.army import card_force, has_units, sacrifice_value
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.games.ages.variants import AGE_BY_AGE, PRIVATE
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.rows import Row, replaced


def resample(s: AgesState, seat: int, rng: Rng) -> None:
    if not s.stack or s.tier == 0:
        # Everything is open, or only the order of bags is unknown.
        return
    _forget_offers(s, seat)
    for age in range(4):
        _redeal(s, seat, age, rng)


def _forget_offers(s: AgesState, seat: int) -> None:
    """What another player is just choosing from a hand that the seat does not know starts anew."""
    frame = s.stack[-1]
    if frame[0] in (c.S_DEFEND, c.S_PAY_BID) and not frame[1] >> seat & 1 and s.offer_cards:
        s.offer_cards.clear()
        if frame[0] == c.S_PAY_BID:
            s.attack_units = s.tables.noughts


def _seen(s: AgesState, other: int) -> list[int]:
    """Cards in another hand that everybody has seen: shown in an offer of a pact, or just used in defence."""
    seen = list(s.civs[other].known)
    if other == s.defender and s.stack[-1][0] != c.S_DEFEND:
        seen.extend(s.offer_cards)
    return seen


def _redeal(s: AgesState, seat: int, age: int, rng: Rng) -> None:
    t = s.tables
    bit = 1 << seat
    pool = list(s.military_decks[age])
    # Places that only scoring events fit, then those for events and territories, then any card.
    for other in range(s.players):
        if other != seat:
            pool.extend(card for card in s.kept[other] if t.ages[card] == age)
    if s.bonus_mode == AGE_BY_AGE:
        pool.extend(card for card in s.bonus_pool if t.ages[card] == age)
    for pile in (s.current, s.future, list(s.discards[age]), list(s.out)):
        pool.extend(card % KNOWN for card in pile if t.ages[card % KNOWN] == age and not card // KNOWN & bit)
    for other in range(s.players):
        if other != seat:
            pool.extend(_unknown_hand(s, other, age))
    if not pool:
        return
    pool.sort()  # where the cards really lie must not show in where the dice put them
    rng.shuffle(pool)
    if s.bonus_mode == PRIVATE and age == 3:
        _redeal_kept(s, seat, pool)
    if s.bonus_mode == AGE_BY_AGE and age == 3:
        s.bonus_pool = [_pull_event(s, pool) for _card in s.bonus_pool]
    for pile in (s.current, s.future):
        for i in range(len(pile)):
            if t.ages[pile[i] % KNOWN] == age and not pile[i] // KNOWN & bit:
                pile[i] = _pull_event(s, pool) + pile[i] // KNOWN * KNOWN
    for other in range(s.players):
        if other != seat:
            _deal_hand(s, other, age, pool)
    removed = _removed_bonus(s) if age == 3 else -1
    discards = list(s.discards[age])
    out = list(s.out)
    for pile in (discards, out):
        for i in range(len(pile)):
            if pile is out and i == removed:
                continue
            if t.ages[pile[i] % KNOWN] == age and not pile[i] // KNOWN & bit:
                pile[i] = pool.pop() + pile[i] // KNOWN * KNOWN
    s.discards[age] = tuple(discards)
    s.out = tuple(out)
    s.military_decks[age] = tuple(pool)


def _removed_bonus(s: AgesState) -> int:
    """Where the card stands that the private variant took out before the game: the first of Age III."""
    if s.bonus_mode == PRIVATE:
        for i in range(len(s.out)):
            if s.tables.ages[s.out[i] % KNOWN] == 3:
                return i
    return -1


def _redeal_kept(s: AgesState, seat: int, pool: list[int]) -> None:
    """The others' kept cards and the removed one are none of those the seat was dealt."""
    mine = s.dealt[seat]
    choosing = s.stack[-1][1] if s.stack[-1][0] == c.S_KEEP else 0
    s.out = replaced(s.out, _removed_bonus(s), _pull_bonus(s, pool, mine))
    for other in range(s.players):
        if other != seat:
            s.kept = replaced(s.kept, other, tuple(sorted(_pull_bonus(s, pool, mine) for _card in s.kept[other])))
            if choosing >> other & 1:
                s.dealt = replaced(s.dealt, other, s.kept[other])


def _unknown_hand(s: AgesState, other: int, age: int) -> list[int]:
    """Cards of this age in another hand, those everybody has seen left out."""
    t = s.tables
    p = s.civs[other]
    seen = _seen(s, other)
    found: list[int] = []
    for card in p.military:
        if card in seen:
            seen.remove(card)
        elif t.ages[card] == age:
            found.append(card)
    return found


def _deal_hand(s: AgesState, other: int, age: int, pool: list[int]) -> None:
    """New faces for the unknown cards; whoever has the highest bid must still be able to pay it (R19.2)."""
    t = s.tables
    p = s.civs[other]
    seen = _seen(s, other)
    places: list[int] = []
    for i in range(len(p.military)):
        card = p.military[i]
        if card in seen:
            seen.remove(card)
        elif t.ages[card] == age:
            places.append(i)
    needed = _still_owed(s, other, age) if places and other == s.bidder and s.territory != -1 else 0
    for i in places:
        chosen = -1
        if needed > 0:
            chosen = next((k for k in range(len(pool)) if t.types[pool[k]] == c.BONUS), -1)
        if chosen != -1:
            card = pool.pop(chosen)
            needed -= card_force(t, p, card)
        else:
            card = pool.pop()
        p.military[i] = card


def _still_owed(s: AgesState, other: int, age: int) -> int:
    """What the bidder's units and the cards of his other ages leave to be paid with cards of this age."""
    t = s.tables
    p = s.civs[other]
    if not has_units(t, p):
        return 0
    force = sacrifice_value(t, p, p.workers) + p.tune.colonization
    for card in p.military:
        if t.ages[card] != age or card in p.known:
            force += card_force(t, p, card)
    return s.bid - force


def _pull_event(s: AgesState, pool: list[int]) -> int:
    t = s.tables
    for i in range(len(pool)):
        if t.types[pool[i]] in (c.EVENT, c.TERRITORY):
            return pool.pop(i)
    raise AssertionError("more unknown events than cards they could be")


def _pull_bonus(s: AgesState, pool: list[int], mine: Row) -> int:
    """A scoring event that was not among the cards dealt to the seat."""
    t = s.tables
    for i in range(len(pool)):
        if t.types[pool[i]] == c.EVENT and pool[i] not in mine:
            return pool.pop(i)
    raise AssertionError("more kept cards than cards they could be")
