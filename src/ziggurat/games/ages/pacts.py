"""Offering, accepting and breaking pacts (R21)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.choices import offered
from ziggurat.games.ages.derive import retune
from ziggurat.games.ages.domains import CARD, ROLES, SEAT, SIDE
from ziggurat.games.ages.pact_end import end_pact
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import without
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def offer_pact(s: AgesState, seat: int, card: int, partner: int, role: int) -> None:
    """The card is shown, the partner answers exactly this offer (R21.1)."""
    p = s.civs[seat]
    if p.known.count(card) < p.military.count(card):
        p.known += (card,)
    if s.log is not None:
        args: dict[str, object] = {"card": s.tables.ids[card], "player": f"seat_{partner}", "role": ROLES[role]}
        s.note(seat, Say("log.pact_offer", args, "R21.1"))
    s.push(c.S_PACT, 1 << partner, card, seat, role)


class PactAnswer(Step[AgesState]):
    def __init__(self) -> None:
        self.name = "pact"
        self.args = arguments(card=CARD, offerer=SEAT, side=SIDE)
        self.offers = (c.A_ACCEPT, c.A_REFUSE)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_ACCEPT, 0, 0, 0), (c.A_REFUSE, 0, 0, 0)]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        card = frame[2]
        owner = frame[3]
        p = s.civs[owner]
        if action[0] == c.A_REFUSE:
            # The card stays in the hand (R21.2).
            if s.log is not None:
                s.note(seat, Say("log.pact_refused", {"card": s.tables.ids[card]}, "R21.2"))
            return
        if p.pact != -1:
            # Only one pact in front of each player (R21.3).
            end_pact(s, owner, "R21.3")
        p.military.remove(card)
        p.known = without(p.known, card)
        p.pact = card
        p.pact_partner = seat
        p.pact_role = frame[4]
        retune(s, owner)
        retune(s, seat)
        if s.log is not None:
            s.note(seat, Say("log.pact_accepted", {"card": s.tables.ids[card]}, "R21.3"))

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {
            "card": s.tables.ids[frame[2]],
            "player": f"seat_{frame[3]}",
            "role": ROLES[1 - frame[4]],
        }
        return Say("ask.pact", args, "R21.1")
