"""The auction of a territory and its payment (R19)."""

from ziggurat.games.ages.army import card_force, has_units, largest_force, sacrifice_value
from ziggurat.games.ages.building import remove_worker
from ziggurat.games.ages.colonies import colonize
from ziggurat.games.ages.domains import SEAT
from ziggurat.games.ages.kinds import (
    A_BID,
    A_DONE,
    A_OFFER_CARD,
    A_OFFER_UNIT,
    A_PASS,
    BONUS,
    S_AUCTION,
    S_PAY_BID,
)
from ziggurat.games.ages.military_deck import discard_from_hand
from ziggurat.games.ages.state import EVERYONE, AgesState
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step

PASS: Action = (A_PASS, 0, 0, 0)
DONE: Action = (A_DONE, 0, 0, 0)


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
    s.push(S_AUCTION, 0, s.turn)


class Auction(Step[AgesState]):
    """Bids in turn; who passes is out, the last who has bid wins."""

    def __init__(self) -> None:
        self.name = "auction"
        self.args = arguments(next=SEAT)

    def run(self, s: AgesState, frame: Frame) -> None:
        """Find the next to bid, counting from the seat in the frame."""
        for i in range(s.players):
            seat = (frame[2] + i) % s.players
            if s.bidding >> seat & 1 and seat != s.bidder:
                s.push(S_AUCTION, 1 << seat)
                return
        if s.bidder >= 0:
            s.push(S_PAY_BID, 1 << s.bidder)
            if s.log is not None:
                s.note(s.bidder, Say("log.auction_won", {"n": s.bid}, "R19.1"))
        else:
            s.territory = -1

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        actions = [PASS]
        for bid in range(s.bid + 1, largest_force(s.content, s.civs[seat]) + 1):
            actions.append((A_BID, bid, 0, 0))
        return actions

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == A_BID:
            s.bid = action[1]
            s.bidder = seat
        else:
            s.bidding &= ~(1 << seat)
        if s.log is not None:
            if action[0] == A_BID:
                s.note(seat, Say("log.bid", {"n": action[1]}, "R19.1"))
            else:
                s.note(seat, Say("log.no_bid", {}, "R19.1"))
        s.push(S_AUCTION, 0, (seat + 1) % s.players)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.bid", {"card": s.content.ids[s.territory], "bid": s.bid}, "R19.1")

    def why_not(self, s: AgesState, frame: Frame, seat: int, intent: str) -> Say | None:
        if intent.startswith("bid "):
            return Say("why.bid", {"n": largest_force(s.content, s.civs[seat]), "bid": s.bid}, "R19.2")
        return None


def offered_force(s: AgesState, seat: int) -> int:
    """What the units and cards chosen so far are worth for the territory (R19.3)."""
    c = s.content
    p = s.civs[seat]
    force = sacrifice_value(c, p, s.attack_units) + p.tune.colonization
    for card in s.offer_cards:
        force += card_force(c, p, card)
    return force


def offers(s: AgesState, seat: int, chosen: list[int], with_cards: bool, found: list[Action]) -> None:
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
            if c.types[card] == BONUS and card not in hand[:i] and hand.count(card) > s.offer_cards.count(card):
                found.append((A_OFFER_CARD, card, 0, 0))


class PayBid(Step[AgesState]):
    """The winner names the units and cards he pays with (D6)."""

    def __init__(self) -> None:
        self.name = "pay_bid"
        self.args = []

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        found: list[Action] = []
        if sum(s.attack_units) > 0 and offered_force(s, seat) >= s.bid:
            found.append(DONE)
        offers(s, seat, s.attack_units, True, found)
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        if action[0] == A_OFFER_UNIT:
            s.attack_units[action[1]] += 1
        elif action[0] == A_OFFER_CARD:
            s.offer_cards.append(action[1])
        else:
            s.stack.pop()
            pay_and_settle(s, seat)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.pay_bid", {"n": s.bid, "force": offered_force(s, seat)}, "R19.3")

    def why_not(self, s: AgesState, frame: Frame, seat: int, intent: str) -> Say | None:
        if intent == "done":
            return Say("why.force", {"n": s.bid, "force": offered_force(s, seat)}, "R19.3")
        return None


def pay_and_settle(s: AgesState, seat: int) -> None:
    """Units go to the yellow bank, cards are discarded, the territory becomes a colony (R19.4, R19.5)."""
    card = s.territory
    bury(s, seat, s.attack_units)
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


def bury(s: AgesState, seat: int, units: list[int]) -> None:
    """Sacrificed units return to the yellow bank."""
    p = s.civs[seat]
    for t in range(s.content.first_unit, s.content.techs):
        while units[t] > 0:
            units[t] -= 1
            remove_worker(s, seat, t)
            p.yellow_bank += 1
            if s.log is not None:
                s.note(seat, Say("log.sacrificed", {"card": s.content.ids[s.content.card_of[t]]}, "R19.4"))
