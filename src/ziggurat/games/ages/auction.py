"""The auction of a territory and its payment (R19)."""

from typing import Final

from ziggurat.games.ages import codes as k
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

PASS: Final[Action] = (k.A_PASS, 0, 0, 0)
DONE: Final[Action] = (k.A_DONE, 0, 0, 0)


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
        if has_units(s.content, s.civs[seat]):
            s.bidding |= 1 << seat
    s.push(k.S_AUCTION, 0, s.turn)


class Auction(Step[AgesState]):
    """Bids in turn; who passes is out, the last who has bid wins."""

    def __init__(self) -> None:
        self.name = "auction"
        self.args = arguments(next=SEAT)
        self.offers = (k.A_PASS, k.A_BID)
        self.instead = k.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == k.A_PASS or x <= OPEN:
            return FINE
        return FINE if s.bid < x <= largest_force(s.content, s.civs[seat]) else k.N_BID_RANGE

    def run(self, s: AgesState, frame: Frame) -> None:
        """Find the next to bid, counting from the seat in the frame."""
        for i in range(s.players):
            seat = (frame[2] + i) % s.players
            if s.bidding >> seat & 1 and seat != s.bidder:
                s.push(k.S_AUCTION, 1 << seat)
                return
        if s.bidder >= 0:
            s.push(k.S_PAY_BID, 1 << s.bidder)
            if s.log is not None:
                s.note(s.bidder, Say("log.auction_won", {"n": s.bid}, "R19.1"))
        else:
            s.territory = -1

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        actions = [PASS]
        for bid in range(s.bid + 1, largest_force(s.content, s.civs[seat]) + 1):
            actions.append((k.A_BID, bid, 0, 0))
        return actions

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == k.A_BID:
            s.bid = action[1]
            s.bidder = seat
        else:
            s.bidding &= ~(1 << seat)
        if s.log is not None:
            if action[0] == k.A_BID:
                s.note(seat, Say("log.bid", {"n": action[1]}, "R19.1"))
            else:
                s.note(seat, Say("log.no_bid", {}, "R19.1"))
        s.push(k.S_AUCTION, 0, (seat + 1) % s.players)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.bid", {"card": s.content.ids[s.territory], "bid": s.bid}, "R19.1")


def offered_force(s: AgesState, seat: int) -> int:
    """What the units and cards chosen so far are worth for the territory (R19.3)."""
    c = s.content
    p = s.civs[seat]
    force = sacrifice_value(c, p, s.attack_units) + p.tune.colonization
    for card in s.offer_cards:
        force += card_force(c, p, card)
    return force


def offers(s: AgesState, seat: int, chosen: Row, with_cards: bool, found: list[Action]) -> None:
    """Units not yet chosen, and bonus cards of the hand not yet chosen."""
    c = s.content
    p = s.civs[seat]
    for t in p.techs:
        if t >= c.first_unit and p.workers[t] > chosen[t]:
            found.append(c.offer_unit[t])
    if with_cards:
        hand = p.military
        for i in range(len(hand)):
            card = hand[i]
            if c.types[card] == k.BONUS and card not in hand[:i] and hand.count(card) > s.offer_cards.count(card):
                found.append((k.A_OFFER_CARD, card, 0, 0))


def may_offer(s: AgesState, seat: int, kind: int, x: int, chosen: Row) -> int:
    """A unit or bonus card that is not chosen yet."""
    c = s.content
    p = s.civs[seat]
    if x <= OPEN:
        return FINE
    if kind == k.A_OFFER_UNIT:
        if x < c.first_unit:
            return k.N_NOT_SUCH
        return FINE if x in p.techs and p.workers[x] > chosen[x] else k.N_NO_WORKER_THERE
    if c.types[x] != k.BONUS:
        return k.N_NOT_SUCH
    return FINE if p.military.count(x) > s.offer_cards.count(x) else k.N_NOT_IN_HAND


class PayBid(Step[AgesState]):
    """The winner names the units and cards he pays with (D6)."""

    def __init__(self) -> None:
        self.name = "pay_bid"
        self.offers = (k.A_DONE, k.A_OFFER_UNIT, k.A_OFFER_CARD)
        self.instead = k.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == k.A_DONE:
            return FINE if sum(s.attack_units) > 0 and offered_force(s, seat) >= s.bid else k.N_FORCE
        return may_offer(s, seat, kind, x, s.attack_units)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        found: list[Action] = []
        if sum(s.attack_units) > 0 and offered_force(s, seat) >= s.bid:
            found.append(DONE)
        offers(s, seat, s.attack_units, True, found)
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        if action[0] == k.A_OFFER_UNIT:
            s.attack_units = raised(s.attack_units, action[1], 1)
        elif action[0] == k.A_OFFER_CARD:
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
    s.attack_units = s.content.noughts
    for bonus in s.offer_cards:
        discard_from_hand(s, seat, bonus, EVERYONE)
        if s.log is not None:
            s.note(seat, Say("log.bonus_used", {"card": s.content.ids[bonus]}, "R19.4"))
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
    for t in range(s.content.first_unit, s.content.techs):
        for _i in range(units[t]):
            remove_worker(s, seat, t)
            p.yellow_bank += 1
            if s.log is not None:
                s.note(seat, Say("log.sacrificed", {"card": s.content.ids[s.content.card_of[t]]}, "R19.4"))
