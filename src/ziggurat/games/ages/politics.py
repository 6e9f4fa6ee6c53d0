"""The political action and the military hand limit (R16.4, R17)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.battle import attack_refusal, declare_war, start_aggression
from ziggurat.games.ages.choices import offered
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.colonies import colonize
from ziggurat.games.ages.events import reveal_event
from ziggurat.games.ages.leaving import RESIGN, resign
from ziggurat.games.ages.military_deck import discard_from_hand
from ziggurat.games.ages.pact_end import end_pact
from ziggurat.games.ages.pacts import offer_pact
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.guards import why_not
from ziggurat.kernel.rows import without
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def has_politics(s: AgesState, seat: int) -> bool:
    """Whether to ask at all; looks only at what everybody can see."""
    p = s.civs[seat]
    if p.military or p.pact != -1:
        return True
    for q in s.civs:
        if q.pact != -1 and q.pact_partner == seat:
            return True
    return False


class Politics(Step[AgesState]):
    """At most one political action (R17.1)."""

    def __init__(self) -> None:
        self.name = "politics"
        self.offers = (c.A_PASS, c.A_EVENT, c.A_COLUMBUS, c.A_AGGRESSION, c.A_WAR, c.A_PACT, c.A_BREAK, c.A_RESIGN)
        self.elsewhere = dict.fromkeys(ACTIONS_LATER, c.N_POLITICS_FIRST)

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return may_do_politics(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        t = s.tables
        p = s.civs[seat]
        hand = p.military
        found: list[Action] = [(c.A_PASS, 0, 0, 0)]
        rivals = [other for other in s.playing() if other != seat]
        columbus = p.tune.columbus and not p.columbus_used
        for i in range(len(hand)):
            card = hand[i]
            if hand.index(card) != i:
                continue
            kind = t.types[card]
            if kind == c.EVENT:
                found.append((c.A_EVENT, card, 0, 0))
            elif kind == c.TERRITORY:
                found.append((c.A_EVENT, card, 0, 0))
                if columbus:
                    found.append((c.A_COLUMBUS, card, 0, 0))
            elif kind == c.AGGRESSION or kind == c.WAR:
                action = c.A_AGGRESSION if kind == c.AGGRESSION else c.A_WAR
                for rival in rivals:
                    if not attack_refusal(s, seat, card, rival):
                        found.append((action, card, rival, 0))
            elif kind == c.PACT:
                for partner in rivals:
                    found.append((c.A_PACT, card, partner, 0))
                    if not t.symmetric[card]:
                        found.append((c.A_PACT, card, partner, 1))
        for owner in range(s.players):
            q = s.civs[owner]
            if q.pact != -1 and (owner == seat or q.pact_partner == seat):
                found.append((c.A_BREAK, owner, 0, 0))
        if s.may_leave:
            found.append(RESIGN)
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        kind = action[0]
        s.may_leave = False
        if kind == c.A_RESIGN:
            resign(s, seat)
            return
        attack = kind in (c.A_AGGRESSION, c.A_WAR)
        return_markers(s, seat, action[2] if attack else -1)
        if kind == c.A_PASS:
            if s.log is not None:
                s.note(seat, Say("log.no_politics", {}, "R17.1"))
        elif kind == c.A_EVENT:
            seed_event(s, seat, action[1])
        elif kind == c.A_AGGRESSION:
            start_aggression(s, seat, action[1], action[2])
        elif kind == c.A_WAR:
            declare_war(s, seat, action[1], action[2])
        elif kind == c.A_PACT:
            offer_pact(s, seat, action[1], action[2], action[3])
        elif kind == c.A_BREAK:
            end_pact(s, action[1], "R21.6")
        else:
            # Columbus: no auction, no sacrifice, no event culture (R28.3).
            p = s.civs[seat]
            p.columbus_used = True
            p.military.remove(action[1])
            if action[1] in p.known:
                p.known = without(p.known, action[1])
            colonize(s, seat, action[1])

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.politics", {"military": s.civs[seat].ma}, "R17.1")

    def why_not(self, s: AgesState, frame: Frame, seat: int, intent: str) -> Say | None:
        """The card of a pact in play stands for breaking it."""
        for owner in range(s.players):
            q = s.civs[owner]
            if q.pact != -1 and seat in (owner, q.pact_partner) and intent == f"card:{s.tables.ids[q.pact]}":
                return why_not(s, self, frame, seat, f"pact:{owner}")
        return None


def may_break(s: AgesState, seat: int, owner: int) -> int:
    if owner <= OPEN:
        return FINE
    q = s.civs[owner]
    return FINE if q.pact != -1 and seat in (owner, q.pact_partner) else c.N_NOT_OFFERED


def political(s: AgesState, p: Civ, card: int, *types: int) -> int:
    """The card is in the military hand and of one of these types."""
    kind = s.tables.types[card]
    if kind in types:
        return FINE if card in p.military else c.N_NOT_IN_HAND
    if kind == c.BONUS and card in p.military:
        return c.N_BONUS_CARD
    if card in p.civil or card in s.row or s.tables.tech_of[card] in p.techs or kind == c.TACTICS:
        return c.N_POLITICS_FIRST
    return c.N_NOT_SUCH


def may_do_politics(s: AgesState, seat: int, kind: int, card: int, other: int, side: int) -> int:
    """R17.1."""
    p = s.civs[seat]
    if kind == c.A_PASS:
        return FINE
    if kind == c.A_RESIGN:
        return FINE if s.may_leave else c.N_NO_RIGHT
    if kind == c.A_BREAK:
        return may_break(s, seat, card)
    if card > OPEN:
        refusal = political(s, p, card, *PLAYED_BY[kind])
        if refusal != FINE:
            return refusal
    if kind == c.A_COLUMBUS:
        return c.N_NO_RIGHT if not p.tune.columbus else c.N_ONCE if p.columbus_used else FINE
    if kind == c.A_EVENT:
        return FINE
    if other > OPEN:
        if other == seat:
            return c.N_YOURSELF
        if s.civs[other].resigned:
            return c.N_HAS_LEFT
    if kind == c.A_PACT:
        return c.N_NOT_OFFERED if card > OPEN and side > 0 and s.tables.symmetric[card] else FINE
    return attack_refusal(s, seat, card, other) if card > OPEN and other > OPEN else FINE


PLAYED_BY: Final[dict[int, tuple[int, ...]]] = {
    c.A_EVENT: (c.EVENT, c.TERRITORY),
    c.A_COLUMBUS: (c.TERRITORY,),
    c.A_AGGRESSION: (c.AGGRESSION,),
    c.A_WAR: (c.WAR,),
    c.A_PACT: (c.PACT,),
}
ACTIONS_LATER: Final = (
    c.A_TAKE,
    c.A_POPULATION,
    c.A_FREE_POPULATION,
    c.A_BUILD,
    c.A_DESTROY,
    c.A_UPGRADE,
    c.A_STAGE,
    c.A_LEADER,
    c.A_USE,
    c.A_PLAY,
    c.A_REVOLUTION,
    c.A_RECRUIT,
    c.A_UNIT,
    c.A_DISBAND,
    c.A_UPGRADE_UNIT,
    c.A_TACTICS,
    c.A_END,
)


def return_markers(s: AgesState, seat: int, target: int) -> None:
    """Less mean: a marker goes back to the middle before the next political action, unless its owner is
    attacked again (R27.2)."""
    if not s.less_mean:
        return
    for other in range(s.players):
        if s.markers[other] == seat and other != target:
            s.markers[other] = -1
    if target != -1:
        s.markers[target] = seat


def seed_event(s: AgesState, seat: int, card: int) -> None:
    """Face down to the future events, culture for its age, then the top of the current events (R18.2)."""
    p = s.civs[seat]
    p.military.remove(card)
    p.known = ()
    s.future.append(card + KNOWN * (1 << seat))
    points = s.tables.levels[card]
    p.culture += points
    if s.log is not None:
        s.note(seat, Say("log.seeded", {"card": s.tables.ids[card], "n": points}, "R18.2"), 1 << seat)
        s.note(seat, Say("log.seeds", {"n": points}, "R18.2"), ~(1 << seat))
    reveal_event(s)


class Discard(Step[AgesState]):
    """Down to the hand limit, one card after the other (R16.4)."""

    def __init__(self) -> None:
        self.name = "discard"
        self.offers = (c.A_DISCARD,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        hand = s.civs[seat].military
        return [(c.A_DISCARD, hand[i], 0, 0) for i in range(len(hand)) if hand[i] not in hand[:i]]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.may_leave = False
        discard_from_hand(s, seat, action[1], 1 << seat)
        if s.log is not None:
            s.note(seat, Say("log.discarded", {"card": s.tables.ids[action[1]]}, "R16.4"), 1 << seat)
            s.note(seat, Say("log.discards", {}, "R16.4"), ~(1 << seat))
        if len(s.civs[seat].military) <= s.civs[seat].tune.military_limit:
            s.stack.pop()

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        p = s.civs[seat]
        return Say("ask.discard", {"n": len(p.military) - p.tune.military_limit}, "R16.4")
