"""The auction of a territory and its payment (R19)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.army import card_force, has_units, largest_force, sacrifice_value
from ziggurat.games.ages.building import remove_worker
from ziggurat.games.ages.colonies import colonize
from ziggurat.games.ages.domains import SEAT
from ziggurat.games.ages.military_deck import discard_from_hand
from ziggurat.games.ages.state import EVERYONE, AgesState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import Row, raised
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

PASS: Final[Action] = (c.A_PASS, 0, 0, 0)
DONE: Final[Action] = (c.A_DONE, 0, 0, 0)


def start_auction(s: AgesState, card: int) -> None:
    if s.final_round():
        # R19.7: nothing may be sacrificed, so there is nothing to bid with.
        return
    s.territory = card
    s.bid = 0
    s.bidder = -1
    s.bidding = 0
    for seat in s.playing():
        # R19.1a: a player without a unit can only pass; everybody can see that.
        if has_units(s.tables, s.civs[seat]):
            s.bidding |= 1 << seat
    s.push(c.S_AUCTION, 0, s.turn)


class Auction(Step[AgesState]):
    """Bids in turn; who passes is out, the last who has bid wins."""

    def __init__(self) -> None:
        self.name = "auction"
        self.args = arguments(next=SEAT)
        self.offers = (c.A_PASS, c.A_BID)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_PASS or x <= OPEN:
            return FINE
        return FINE if s.bid < x <= largest_force(s.tables, s.civs[seat]) else c.N_BID_RANGE

    def run(self, s: AgesState, frame: Frame) -> None:
        """Find the next to bid, counting from the seat in the frame."""
        for i in range(s.players):
            seat = (frame[2] + i) % s.players
            if s.bidding >> seat & 1 and seat != s.bidder:
                s.push(c.S_AUCTION, 1 << seat)
                return
        if s.bidder != -1:
            s.push(c.S_PAY_BID, 1 << s.bidder)
            if s.log is not None:
                s.note(s.bidder, Say("log.auction_won", {"n": s.bid}, "R19.1"))
        else:
            s.territory = -1

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        actions = [PASS]
        for bid in range(s.bid + 1, largest_force(s.tables, s.civs[seat]) + 1):
            actions.append((c.A_BID, bid, 0, 0))
        return actions

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_BID:
            s.bid = action[1]
            s.bidder = seat
        else:
            s.bidding &= ~(1 << seat)
        if s.log is not None:
            if action[0] == c.A_BID:
                s.note(seat, Say("log.bid", {"n": action[1]}, "R19.1"))
            else:
                s.note(seat, Say("log.no_bid", {}, "R19.1"))
        s.push(c.S_AUCTION, 0, (seat + 1) % s.players)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.bid", {"card": s.tables.ids[s.territory], "bid": s.bid}, "R19.1")


def offered_force(s: AgesState, seat: int) -> int:
    """What the units and cards chosen so far are worth for the territory (R19.3)."""
    t = s.tables
    p = s.civs[seat]
    force = sacrifice_value(t, p, s.attack_units) + p.tune.colonization
    for card in s.offer_cards:
        force += card_force(t, p, card)
    return force


def offers(s: AgesState, seat: int, chosen: Row, with_cards: bool, found: list[Action]) -> None:
    """Units not yet chosen, and bonus cards of the hand not yet chosen."""
    t = s.tables
    p = s.civs[seat]
    for tech in p.techs:
        if tech >= t.first_unit and p.workers[tech] > chosen[tech]:
            found.append(t.offer_unit[tech])
    if with_cards:
        hand = p.military
        for i in range(len(hand)):
            card = hand[i]
            if t.types[card] == c.BONUS and card not in hand[:i] and hand.count(card) > s.offer_cards.count(card):
                found.append((c.A_OFFER_CARD, card, 0, 0))


def may_offer(s: AgesState, seat: int, kind: int, x: int, chosen: Row) -> int:
    """A unit or bonus card that is not chosen yet."""
    t = s.tables
    p = s.civs[seat]
    if x <= OPEN:
        return FINE
    if kind == c.A_OFFER_UNIT:
        if x < t.first_unit:
            return c.N_NOT_SUCH
        return FINE if x in p.techs and p.workers[x] > chosen[x] else c.N_NO_WORKER_THERE
    if t.types[x] != c.BONUS:
        return c.N_NOT_SUCH
    return FINE if p.military.count(x) > s.offer_cards.count(x) else c.N_NOT_IN_HAND


class PayBid(Step[AgesState]):
    """The winner names the units and cards he pays with (D6)."""

    def __init__(self) -> None:
        self.name = "pay_bid"
        self.offers = (c.A_DONE, c.A_OFFER_UNIT, c.A_OFFER_CARD)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_DONE:
            return FINE if sum(s.attack_units) > 0 and offered_force(s, seat) >= s.bid else c.N_FORCE
        return may_offer(s, seat, kind, x, s.attack_units)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        found: list[Action] = []
        if sum(s.attack_units) > 0 and offered_force(s, seat) >= s.bid:
            found.append(DONE)
        offers(s, seat, s.attack_units, True, found)
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        if action[0] == c.A_OFFER_UNIT:
            s.attack_units = raised(s.attack_units, action[1], 1)
        elif action[0] == c.A_OFFER_CARD:
            s.offer_cards.append(action[1])
        else:
            s.stack.pop()
            pay_and_settle(s, seat)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.pay_bid", {"n": s.bid, "force": offered_force(s, seat)}, "R19.3")


def pay_and_settle(s: AgesState, seat: int) -> None:
    """Units go to the yellow bank, cards are discarded, the territory becomes a colony (R19.4, R19.5)."""
    card = s.territory
    bury(s, seat, s.attack_units)
    s.attack_units = s.tables.noughts
    for bonus in s.offer_cards:
        discard_from_hand(s, seat, bonus, EVERYONE)
        if s.log is not None:
            s.note(seat, Say("log.bonus_used", {"card": s.tables.ids[bonus]}, "R19.4"))
    s.offer_cards.clear()
    s.territory = -1
    s.bid = 0
    s.bidder = -1
    s.bidding = 0
    s.revealed = -1
    colonize(s, seat, card)


def bury(s: AgesState, seat: int, units: Row) -> None:
    """Sacrificed units return to the yellow bank."""
    p = s.civs[seat]
    for tech in range(s.tables.first_unit, s.tables.techs):
        for _i in range(units[tech]):
            remove_worker(s, seat, tech)
            p.yellow_bank += 1
            if s.log is not None:
                s.note(seat, Say("log.sacrificed", {"card": s.tables.ids[s.tables.card_of[tech]]}, "R19.4"))
