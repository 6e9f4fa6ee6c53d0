"""Redealing what a seat cannot know: draft picks, face-down technologies, cards on top of decks.

Decks have no order, so nothing of them needs redealing but a card that somebody has looked at. Of the draft
a seat knows every hand it has held: what was taken out of it between two such moments is known as a set, not
by whom. Those cards are redealt among themselves; cards it has never seen come from the unseen ones.
"""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.drafts import draft_round, hand_of
from ziggurat.games.mosaic.state import Deck, MosaicState
from ziggurat.kernel.bits import bits
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.rows import Row, replaced

IN_HAND = 100  # a place in the remaining hand rather than among the picks: (hand, IN_HAND + index)
Place = tuple[int, int]


def rounds_seen(s: MosaicState) -> int:
    """How many rounds of the draft have begun."""
    if s.stack and s.stack[-1][0] == c.S_LEADER_DRAFT:
        return 0
    under_way = draft_round(s)
    return under_way + 1 if under_way != -1 else s.tables.starting_technologies


def hidden_techs(s: MosaicState, seat: int) -> int:
    """Mask of the technologies of one player that only their owner knows."""
    b = s.boards[seat]
    return b[c.KEPT] | b[c.DOWN] & ~b[c.DOWN_OPEN]


def resample(s: MosaicState, seat: int, rng: Rng) -> None:
    known_sets, unknown = draft_places(s, seat)
    for places in known_sets:
        cards = [card_at(s, place) for place in places]
        rng.shuffle(cards)
        assign(s, places, cards)
    redeal_unknown(s, seat, unknown, rng)
    for number in range(len(s.decks)):
        if s.decks[number].top != -1 and not s.decks[number].top_seen >> seat & 1:
            deck = s.own_deck(number)
            if deck.top_under:
                if deck.under:
                    swap_top(deck, deck.under[0], rng)
            elif number == c.TAX_TARIFF:
                redeal_tax_top(s, deck, rng)
            elif number != c.TECHNOLOGY:
                swap_top(deck, deck.bag, rng)


def draft_places(s: MosaicState, seat: int) -> tuple[list[list[Place]], list[Place]]:
    """Places of draft cards hidden from the seat: groups known as a set, and places never seen."""
    seen = rounds_seen(s)
    sets: list[list[Place]] = []
    unknown: list[Place] = []
    for hand in range(s.players):
        picks = s.picks[hand]
        group: list[Place] = []
        held = False
        open_hand = False
        for round in range(seen):
            holder = (hand + round) % s.players
            if holder == seat:
                if held:
                    sets.append(group)
                else:
                    unknown.extend(group)
                group = []
                held = True
                open_hand = round >= len(picks)  # it is in the seat's hand now
            elif round < len(picks) and hidden_techs(s, holder) >> picks[round] & 1:
                group.append((hand, round))
        if not open_hand:
            group.extend((hand, IN_HAND + i) for i in range(len(s.hands[hand])))
        if held:
            sets.append(group)
        else:
            unknown.extend(group)
    return sets, unknown


def card_at(s: MosaicState, place: Place) -> int:
    hand, where = place
    return s.hands[hand][where - IN_HAND] if where >= IN_HAND else s.picks[hand][where]


def assign(s: MosaicState, places: list[Place], cards: list[int]) -> None:
    """Put the cards on the places; a pick takes its owner's kept or face-down card with it."""
    status: list[int] = []
    for place in places:
        status.append(take_out(s, place))
    for i, (hand, where) in enumerate(places):
        card = cards[i]
        if where >= IN_HAND:
            s.hands = replaced(s.hands, hand, replaced(s.hands[hand], where - IN_HAND, card))
        else:
            s.picks = replaced(s.picks, hand, replaced(s.picks[hand], where, card))
            s.own_board((hand + where) % s.players)[status[i]] |= 1 << card
    for hand in {place[0] for place in places}:
        s.hands = replaced(s.hands, hand, tuple(sorted(s.hands[hand])))


def take_out(s: MosaicState, place: Place) -> int:
    """Clear the owner's mark of a pick; the field of the board it stood in (KEPT or DOWN), or 0 in a hand."""
    hand, where = place
    if where >= IN_HAND:
        return 0
    card = s.picks[hand][where]
    b = s.own_board((hand + where) % s.players)
    field = c.KEPT if b[c.KEPT] >> card & 1 else c.DOWN
    b[field] &= ~(1 << card)
    return field


def redeal_unknown(s: MosaicState, seat: int, places: list[Place], rng: Rng) -> None:
    """Cards never seen: start technologies in the draft, single cards drawn from the deck, the deck itself."""
    t = s.tables
    deck = s.own_deck(c.TECHNOLOGY)
    drawn: list[tuple[int, int, int]] = []  # seat, field, card: drawn from the deck and seen by their owner only
    for other in range(s.players):
        if other != seat:
            own = 0
            for hand in range(s.players):
                for round in range(len(s.picks[hand])):
                    if (hand + round) % s.players == other:
                        own |= 1 << s.picks[hand][round]
            for card in bits(hidden_techs(s, other) & ~own):
                drawn.append((other, c.KEPT if s.boards[other][c.KEPT] >> card & 1 else c.DOWN, card))
    top_hidden = deck.top != -1 and not deck.top_seen >> seat & 1 and not deck.top_under
    pool = [card_at(s, place) for place in places] + [card for _seat, _field, card in drawn] + deck.bag
    if top_hidden:
        pool.append(deck.top)
    starting = [card for card in pool if t.tech_starting >> card & 1]
    others = [card for card in pool if not t.tech_starting >> card & 1]
    starting.sort()
    rng.shuffle(starting)
    # Drawn cards are taken off the boards first: a draft place of the same player may get one of them.
    new: list[int] = []
    for other, field, card in drawn:
        b = s.own_board(other)
        b[field] &= ~(1 << card)
        new.append(b[c.DOWN_NEW] >> card & 1)
        b[c.DOWN_NEW] &= ~(1 << card)
    if places:
        assign(s, places, starting[: len(places)])
    rest = sorted(starting[len(places) :] + others)
    rng.shuffle(rest)
    for i, (other, field, _card) in enumerate(drawn):
        card = rest.pop()
        b = s.own_board(other)
        b[field] |= 1 << card
        if new[i]:
            b[c.DOWN_NEW] |= 1 << card
    if top_hidden:
        deck.top = rest.pop()
    deck.bag = rest


def swap_top(deck: Deck, cards: list[int], rng: Rng) -> None:
    i = rng.below(len(cards) + 1)
    if i < len(cards):
        cards[i], deck.top = deck.top, cards[i]


def redeal_tax_top(s: MosaicState, deck: Deck, rng: Rng) -> None:
    """Tax and tariff cards are dealt in fixed numbers, so the kind is drawn first, as in play."""
    if s.tables.tax_type[deck.top] == c.TAX:
        deck.bag.append(deck.top)
        deck.left += 1
    else:
        deck.other_bag.append(deck.top)
        deck.other_left += 1
    if rng.below(deck.left + deck.other_left) < deck.left:
        deck.left -= 1
        deck.top = deck.bag.pop(rng.below(len(deck.bag)))
    else:
        deck.other_left -= 1
        deck.top = deck.other_bag.pop(rng.below(len(deck.other_bag)))


def draft_hand(s: MosaicState, seat: int) -> Row:
    """The hand a seat holds in the draft now, empty outside it."""
    if rounds_seen(s) == 0:
        return ()
    round = draft_round(s)
    return () if round == -1 else s.hands[hand_of(s, seat, round)]
