"""Phase 2, Trade: collecting, and negotiation in small steps (R7, R22.3).

An offer is a list: proposer, addressee, what is given by goods, what is wanted by goods. Goods given are
trade, culture, the four tokens, own markers by kind and own culture events by kind; goods wanted are trade,
culture, the four tokens, huts, villages and culture events by deck.
"""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.domains import MOST_GOODS, OWNER
from ziggurat.games.civilization.flow import (
    KNOWN_EVENT,
    KNOWN_MARKER,
    CivStep,
    add_trade,
    elsewhere,
    ensure_hand,
    kinds_in,
    move_trade,
    player,
    say,
)
from ziggurat.games.civilization.guards import no_ability
from ziggurat.games.civilization.reactions import start_ability, usable_abilities
from ziggurat.games.civilization.resources import can_pay
from ziggurat.games.civilization.world import city_trade
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import Row, added, cut, raised, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

GIVEN: Final = 64  # at most so many kinds of goods
WANTED: Final = 11
GIVE_AT: Final = 2
WANT_AT: Final = GIVE_AT + GIVEN

PASS: Final[Action] = (c.A_PASS, 0, 0, 0)
OFFER: Final[list[Action]] = [(c.A_OFFER, seat, 0, 0) for seat in range(4)]
SEND: Final[Action] = (c.A_SEND, 0, 0, 0)
DROP: Final[Action] = (c.A_DROP, 0, 0, 0)
GIVE: Final[list[list[Action]]] = [[(c.A_GIVE, good, n, 0) for n in range(MOST_GOODS + 1)] for good in range(GIVEN)]
WANT: Final[list[list[Action]]] = [[(c.A_WANT, good, n, 0) for n in range(MOST_GOODS + 1)] for good in range(WANTED)]


def collect(s: "CivilizationState") -> None:
    """R7.1: everybody adds the trade of all his cities and what his government adds or takes."""
    for seat in range(s.players):
        gain = s.laws[s.governments[seat]].income
        for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
            if s.centre[city] != -1:
                gain += city_trade(s, city)
        gained = add_trade(s, seat, max(0, gain))
        if s.log is not None:
            say(s, seat, "log.collect", {"n": gained, "total": s.trade[seat]}, "R7.1")


def begin_trade(s: "CivilizationState") -> None:
    collect(s)
    offers = s.options["offers_per_player"]
    s.offers_left = (int(offers or 0),) * s.players
    s.passed = 0
    next_pointer(s, s.first)


def next_pointer(s: "CivilizationState", seat: int) -> None:
    """The pointer goes round until all have passed in a row; who plainly can only pass is passed over."""
    while s.passed < s.players:
        if s.offers_left[seat] > 0 or might_use(s, seat):
            s.push(c.S_NEGOTIATE, 1 << seat)
            return
        s.passed += 1
        seat = (seat + 1) % s.players


def might_use(s: "CivilizationState", seat: int) -> bool:
    """Whether, as far as the table can see, the seat could use a Trade-phase ability."""
    if not s.techs[seat] & s.tables.ability_techs[c.TRADE]:
        return False
    for number in s.tables.abilities_in[c.TRADE]:
        if s.techs[seat] >> s.tables.abilities[number].tech & 1 and not s.used[seat] >> number & 1:
            if s.held[seat] or s.events[seat] or can_pay(s, seat, number):
                return True
    return False


class NegotiateStep(CivStep):
    """R22.3: use Trade-phase abilities, then make one offer or pass."""

    def __init__(self) -> None:
        self.name = "negotiate"
        self.offers = (c.A_USE, c.A_OFFER, c.A_PASS)
        self.elsewhere = elsewhere(*self.offers)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        actions: list[Action] = [(c.A_USE, number, 0, 0) for number in usable_abilities(s, seat, c.TRADE)]
        if s.offers_left[seat] > 0:
            for other in range(s.players):
                if other != seat:
                    actions.append(OFFER[other])
        actions.append(PASS)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        if action[0] == c.A_USE:
            start_ability(s, seat, action[1])
        elif action[0] == c.A_OFFER:
            s.stack.pop()
            open_offer(s, seat, action[1], seat)
        else:
            s.stack.pop()
            s.passed += 1
            next_pointer(s, (seat + 1) % s.players)

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return no_ability(s, seat, x) if kind == c.A_USE else c.N_NOT_OFFERED

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.negotiate", {"n": s.offers_left[seat]}, "R7.3")


def open_offer(s: "CivilizationState", seat: int, other: int, pointer: int) -> None:
    s.offer = [seat, other] + [0] * (GIVEN + WANTED)
    s.push(c.S_OFFER, 1 << seat, pointer)


def give(offer: list[int], good: int, most: int, actions: list[Action]) -> None:
    """Goods of the proposer that are not in the offer yet: any number there is, as far as an offer can say it."""
    if not offer[GIVE_AT + good]:
        for n in range(1, min(most, MOST_GOODS) + 1):
            actions.append(GIVE[good][n])


def want(offer: list[int], good: int, most: int, actions: list[Action]) -> None:
    """The same with goods of the addressee."""
    if not offer[WANT_AT + good]:
        for n in range(1, min(most, MOST_GOODS) + 1):
            actions.append(WANT[good][n])


def number_of(hand: Row, kind: int, known: int) -> int:
    """How many things of a kind are in a hand."""
    found = 0
    for thing in hand:
        if thing % known == kind:
            found += 1
    return found


def says_anything(offer: list[int]) -> bool:
    """Whether something is given or wanted already."""
    for at in range(GIVE_AT, len(offer)):
        if offer[at]:
            return True
    return False


class OfferStep(CivStep):
    """Composing: each kind of goods may be set once on each side, then the offer is sent. a: pointer."""

    def __init__(self) -> None:
        self.name = "offer"
        self.args = arguments(pointer=OWNER)
        self.offers = (c.A_GIVE, c.A_WANT, c.A_SEND, c.A_DROP)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        offer = s.offer
        other = offer[1]
        actions: list[Action] = []
        t = s.tables
        give(offer, c.G_TRADE, s.trade[seat], actions)
        give(offer, c.G_CULTURE, s.culture[seat], actions)
        want(offer, c.G_TRADE, s.trade[other], actions)
        want(offer, c.G_CULTURE, s.culture[other], actions)
        for resource in range(4):
            give(offer, c.G_TOKEN + resource, s.tokens[seat * 4 + resource], actions)
            want(offer, c.G_TOKEN + resource, s.tokens[other * 4 + resource], actions)
        if s.held[seat]:
            for kind in kinds_in(s.held[seat], KNOWN_MARKER):
                give(offer, c.G_MARKER + kind, number_of(s.held[seat], kind, KNOWN_MARKER), actions)
        if s.events[seat]:
            for kind in kinds_in(s.events[seat], KNOWN_EVENT):
                give(offer, t.event_good + kind, number_of(s.events[seat], kind, KNOWN_EVENT), actions)
        if s.held[other]:
            huts = 0
            for marker in s.held[other]:
                if t.marker_kind[marker % KNOWN_MARKER] == c.HUT:
                    huts += 1
            want(offer, c.W_HUT, huts, actions)
            want(offer, c.W_VILLAGE, len(s.held[other]) - huts, actions)
        if s.events[other]:
            for deck in range(3):
                count = 0
                for card in s.events[other]:
                    if t.events[card % KNOWN_EVENT].deck == deck + 1:
                        count += 1
                want(offer, c.W_EVENT + deck, count, actions)
        if says_anything(offer):
            actions.append(SEND)
        actions.append(DROP)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_GIVE:
            s.offer[GIVE_AT + action[1]] = action[2]
        elif kind == c.A_WANT:
            s.offer[WANT_AT + action[1]] = action[2]
        elif kind == c.A_SEND:
            s.stack.pop()
            s.offers_left = raised(s.offers_left, seat, -1)
            s.passed = 0
            # The addressee sees what the proposer composed.
            s.reveal()
            if s.log is not None:
                say(s, seat, "log.offer", {"other": player(s, s.offer[1])}, "R7.3")
            s.push(c.S_ANSWER, 1 << s.offer[1], frame[2])
        else:
            # R22.3: giving up a half-built offer counts as passing.
            s.stack.pop()
            s.offer = []
            s.passed += 1
            next_pointer(s, (frame[2] + 1) % s.players)

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.offer", {"player": player(s, s.offer[1])}, "R7.3")


class AnswerStep(CivStep):
    """The addressee accepts, refuses, or counters with one of his own offers. a: pointer."""

    def __init__(self) -> None:
        self.name = "answer"
        self.args = arguments(pointer=OWNER)
        self.offers = (c.A_ACCEPT, c.A_REFUSE, c.A_COUNTER)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        actions: list[Action] = [(c.A_ACCEPT, 0, 0, 0), (c.A_REFUSE, 0, 0, 0)]
        if s.offers_left[seat] > 0:
            actions.append((c.A_COUNTER, 0, 0, 0))
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        pointer = frame[2]
        proposer = s.offer[0]
        if action[0] == c.A_ACCEPT:
            s.push(c.S_HAND_OVER, 0, pointer)
            return
        if s.log is not None:
            key = "log.offer_refused" if action[0] == c.A_REFUSE else "log.offer_countered"
            say(s, seat, key, {"other": player(s, proposer)}, "R7.3")
        s.offer = []
        if action[0] == c.A_COUNTER:
            open_offer(s, seat, proposer, pointer)
        else:
            next_pointer(s, (pointer + 1) % s.players)

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.answer", {"player": player(s, s.offer[0])}, "R7.3")


class HandOverStep(CivStep):
    """The addressee picks which of his hidden goods he hands over, then the exchange happens. a: pointer."""

    def __init__(self) -> None:
        self.name = "hand_over"
        self.args = arguments(pointer=OWNER)
        self.offers = (c.A_HAND_OVER,)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        pointer = frame[2]
        offer = s.offer
        while True:
            choices = self.choices(s)
            if not choices:
                break
            if len(choices) > 1:
                s.push(c.S_HAND_OVER, 1 << offer[1], pointer)
                return
            self.pick(s, choices[0])
        giver, taker = offer[0], offer[1]
        exchange(s)
        next_pointer(s, (pointer + 1) % s.players)
        # R7.5: hands are cut down before anything else happens.
        ensure_hand(s, giver)
        ensure_hand(s, taker)

    def choices(self, s: "CivilizationState") -> list[int]:
        """Goods that could be the next one handed over; empty when all is picked."""
        offer = s.offer
        t = s.tables
        holder = offer[1]
        markers = [marker % KNOWN_MARKER for marker in s.held[holder]]
        cards = [card % KNOWN_EVENT for card in s.events[holder]]
        first = t.event_good
        for good in s.deals:
            if good >= first:
                cards.remove(good - first)
            else:
                markers.remove(good - c.G_MARKER)
        for wanted, kind in ((c.W_HUT, c.HUT), (c.W_VILLAGE, c.VILLAGE)):
            picked = sum(1 for good in s.deals if good < first and t.marker_kind[good - c.G_MARKER] == kind)
            if picked < offer[WANT_AT + wanted]:
                return sorted({c.G_MARKER + marker for marker in markers if t.marker_kind[marker] == kind})
        for deck in range(3):
            picked = sum(1 for good in s.deals if good >= first and t.events[good - first].deck == deck + 1)
            if picked < offer[WANT_AT + c.W_EVENT + deck]:
                return sorted({first + card for card in cards if t.events[card].deck == deck + 1})
        return []

    def pick(self, s: "CivilizationState", good: int) -> None:
        s.deals += (good,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_HAND_OVER, good, 0, 0) for good in self.choices(s)]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        self.pick(s, action[1])
        s.push(c.S_HAND_OVER, 0, frame[2])

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.hand_over", {"player": player(s, s.offer[0])}, "R7.3")


def exchange(s: "CivilizationState") -> None:
    """R7.4: both directions at once; trade above the dial is lost."""
    offer = s.offer
    giver, taker = offer[0], offer[1]
    s.reveal()
    for amounts, source, target in ((GIVE_AT, giver, taker), (WANT_AT, taker, giver)):
        s.trade[source] -= offer[amounts + c.G_TRADE]
        if offer[amounts + c.G_CULTURE]:
            s.culture = raised(s.culture, source, -offer[amounts + c.G_CULTURE])
            s.culture = raised(s.culture, target, offer[amounts + c.G_CULTURE])
        for resource in range(len(c.RESOURCES) - 2):
            amount = offer[amounts + c.G_TOKEN + resource]
            if amount:
                s.tokens = raised(s.tokens, source * 4 + resource, -amount)
                s.tokens = raised(s.tokens, target * 4 + resource, amount)
    move_trade(s, taker, offer[GIVE_AT + c.G_TRADE])
    move_trade(s, giver, offer[WANT_AT + c.G_TRADE])
    goods: list[tuple[int, int, int]] = []
    for good in range(c.G_MARKER, GIVEN):
        for _one in range(offer[GIVE_AT + good]):
            goods.append((good, giver, taker))
    for good in s.deals:
        goods.append((good, taker, giver))
    moved = [pull(s, good, source, target) for good, source, target in goods]
    for (good, _source, target), thing in zip(goods, moved, strict=True):
        if good >= s.tables.event_good:
            s.events = added(s.events, target, thing)
        else:
            s.held = added(s.held, target, thing)
    if s.log is not None:
        for seat, other, what in ((giver, taker, backs(s, offer, GIVE_AT)), (taker, giver, backs(s, offer, WANT_AT))):
            if what:
                say(s, seat, "log.exchange", {"other": player(s, other), "goods": what}, "R7.4")
    s.offer = []
    s.deals = ()


def backs(s: "CivilizationState", offer: list[int], start: int) -> list[Say]:
    """The goods of one side as everybody sees them: hidden ones by their backs."""
    amounts: dict[str, int] = {"trade": offer[start + c.G_TRADE], "culture": offer[start + c.G_CULTURE]}
    for resource in range(4):
        amounts[c.RESOURCES[resource]] = offer[start + c.G_TOKEN + resource]
    if start == WANT_AT:
        amounts["hut"], amounts["village"] = offer[start + c.W_HUT], offer[start + c.W_VILLAGE]
        for deck, name in enumerate(s.tables.deck_ids):
            amounts[name] = offer[start + c.W_EVENT + deck]
    else:
        for good in range(c.G_MARKER, GIVEN):
            if offer[start + good]:
                if good >= s.tables.event_good:
                    name = s.tables.deck_ids[s.tables.events[good - s.tables.event_good].deck - 1]
                else:
                    name = "hut" if s.tables.marker_kind[good - c.G_MARKER] == c.HUT else "village"
                amounts[name] = amounts.get(name, 0) + offer[start + good]
    return [Say("goods", {"n": amount, "goods": name}) for name, amount in amounts.items() if amount]


def pull(s: "CivilizationState", good: int, source: int, target: int) -> int:
    """Take a hidden thing out of a hand; who gave it remembers it (R21.2)."""
    first = s.tables.event_good
    if good >= first:
        return take_event(s, good - first, source, target)
    at = find_kind(s.held[source], good - c.G_MARKER, KNOWN_MARKER)
    thing = s.held[source][at]
    s.held = replaced(s.held, source, cut(s.held[source], at))
    return as_given(thing, KNOWN_MARKER, source, target)


def take_event(s: "CivilizationState", kind: int, source: int, target: int) -> int:
    """The card out of the hand of one player, as it goes into that of another."""
    at = find_kind(s.events[source], kind, KNOWN_EVENT)
    card = s.events[source][at]
    s.events = replaced(s.events, source, cut(s.events[source], at))
    return as_given(card, KNOWN_EVENT, source, target)


def find_kind(hand: Row, kind: int, base: int) -> int:
    for at, thing in enumerate(hand):
        if thing % base == kind:
            return at
    raise AssertionError("the thing is not in the hand")


def as_given(thing: int, base: int, source: int, target: int) -> int:
    """Known to whoever gave it, and to those who knew it before."""
    knowers = (thing // base | 1 << source) & ~(1 << target)
    return thing % base + base * knowers


def refit_offer(s: "CivilizationState", seat: int) -> None:
    """After hidden goods were dealt anew: name goods that their givers now hold, of the same backs as before."""
    offer = s.offer
    if offer[0] != seat:
        given = [good for good in range(c.G_MARKER, GIVEN) for _one in range(offer[GIVE_AT + good])]
        for good in given:
            offer[GIVE_AT + good] = 0
        for good in refit(s, given, offer[0]):
            offer[GIVE_AT + good] += 1
    if offer[1] != seat:
        s.deals = tuple(refit(s, list(s.deals), offer[1]))


def refit(s: "CivilizationState", goods: list[int], holder: int) -> list[int]:
    markers = [marker % KNOWN_MARKER for marker in s.held[holder]]
    cards = [card % KNOWN_EVENT for card in s.events[holder]]
    found: list[int] = []
    for good in goods:
        if good >= s.tables.event_good:
            deck = s.tables.events[good - s.tables.event_good].deck
            card = next(card for card in cards if s.tables.events[card].deck == deck)
            cards.remove(card)
            found.append(s.tables.event_good + card)
        else:
            back = s.tables.marker_kind[good - c.G_MARKER]
            marker = next(marker for marker in markers if s.tables.marker_kind[marker] == back)
            markers.remove(marker)
            found.append(c.G_MARKER + marker)
    return found
