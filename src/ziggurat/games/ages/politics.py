"""The political action and the military hand limit (R16.4, R17)."""

from typing import Final

from ziggurat.games.ages import codes as k
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
    if p.military or p.pact >= 0:
        return True
    for q in s.civs:
        if q.pact >= 0 and q.pact_partner == seat:
            return True
    return False


class Politics(Step[AgesState]):
    """At most one political action (R17.1)."""

    def __init__(self) -> None:
        self.name = "politics"
        self.offers = (k.A_PASS, k.A_EVENT, k.A_COLUMBUS, k.A_AGGRESSION, k.A_WAR, k.A_PACT, k.A_BREAK, k.A_RESIGN)
        self.elsewhere = dict.fromkeys(ACTIONS_LATER, k.N_POLITICS_FIRST)

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return may_do_politics(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        c = s.content
        p = s.civs[seat]
        hand = p.military
        found: list[Action] = [(k.A_PASS, 0, 0, 0)]
        rivals = [other for other in s.playing() if other != seat]
        columbus = p.tune.columbus and not p.columbus_used
        for i in range(len(hand)):
            card = hand[i]
            if hand.index(card) != i:
                continue
            kind = c.types[card]
            if kind == k.EVENT:
                found.append((k.A_EVENT, card, 0, 0))
            elif kind == k.TERRITORY:
                found.append((k.A_EVENT, card, 0, 0))
                if columbus:
                    found.append((k.A_COLUMBUS, card, 0, 0))
            elif kind == k.AGGRESSION or kind == k.WAR:
                action = k.A_AGGRESSION if kind == k.AGGRESSION else k.A_WAR
                for rival in rivals:
                    if not attack_refusal(s, seat, card, rival):
                        found.append((action, card, rival, 0))
            elif kind == k.PACT:
                for partner in rivals:
                    found.append((k.A_PACT, card, partner, 0))
                    if not c.symmetric[card]:
                        found.append((k.A_PACT, card, partner, 1))
        for owner in range(s.players):
            q = s.civs[owner]
            if q.pact >= 0 and (owner == seat or q.pact_partner == seat):
                found.append((k.A_BREAK, owner, 0, 0))
        if s.may_leave:
            found.append(RESIGN)
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        kind = action[0]
        s.may_leave = False
        if kind == k.A_RESIGN:
            resign(s, seat)
            return
        attack = kind in (k.A_AGGRESSION, k.A_WAR)
        return_markers(s, seat, action[2] if attack else -1)
        if kind == k.A_PASS:
            if s.log is not None:
                s.note(seat, Say("log.no_politics", {}, "R17.1"))
        elif kind == k.A_EVENT:
            seed_event(s, seat, action[1])
        elif kind == k.A_AGGRESSION:
            start_aggression(s, seat, action[1], action[2])
        elif kind == k.A_WAR:
            declare_war(s, seat, action[1], action[2])
        elif kind == k.A_PACT:
            offer_pact(s, seat, action[1], action[2], action[3])
        elif kind == k.A_BREAK:
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
            if q.pact >= 0 and seat in (owner, q.pact_partner) and intent == f"card:{s.content.ids[q.pact]}":
                return why_not(s, self, frame, seat, f"pact:{owner}")
        return None


def may_break(s: AgesState, seat: int, owner: int) -> int:
    if owner <= OPEN:
        return FINE
    q = s.civs[owner]
    return FINE if q.pact >= 0 and seat in (owner, q.pact_partner) else k.N_NOT_OFFERED


def political(s: AgesState, p: Civ, card: int, *types: int) -> int:
    """The card is in the military hand and of one of these types."""
    kind = s.content.types[card]
    if kind in types:
        return FINE if card in p.military else k.N_NOT_IN_HAND
    if kind == k.BONUS and card in p.military:
        return k.N_BONUS_CARD
    if card in p.civil or card in s.row or s.content.tech_of[card] in p.techs or kind == k.TACTICS:
        return k.N_POLITICS_FIRST
    return k.N_NOT_SUCH


def may_do_politics(s: AgesState, seat: int, kind: int, card: int, other: int, side: int) -> int:
    """R17.1."""
    p = s.civs[seat]
    if kind == k.A_PASS:
        return FINE
    if kind == k.A_RESIGN:
        return FINE if s.may_leave else k.N_NO_RIGHT
    if kind == k.A_BREAK:
        return may_break(s, seat, card)
    if card > OPEN:
        refusal = political(s, p, card, *PLAYED_BY[kind])
        if refusal != FINE:
            return refusal
    if kind == k.A_COLUMBUS:
        return k.N_NO_RIGHT if not p.tune.columbus else k.N_ONCE if p.columbus_used else FINE
    if kind == k.A_EVENT:
        return FINE
    if other > OPEN:
        if other == seat:
            return k.N_YOURSELF
        if s.civs[other].resigned:
            return k.N_HAS_LEFT
    if kind == k.A_PACT:
        return k.N_NOT_OFFERED if card > OPEN and side > 0 and s.content.symmetric[card] else FINE
    return attack_refusal(s, seat, card, other) if card > OPEN and other > OPEN else FINE


PLAYED_BY: Final[dict[int, tuple[int, ...]]] = {
    k.A_EVENT: (k.EVENT, k.TERRITORY),
    k.A_COLUMBUS: (k.TERRITORY,),
    k.A_AGGRESSION: (k.AGGRESSION,),
    k.A_WAR: (k.WAR,),
    k.A_PACT: (k.PACT,),
}
ACTIONS_LATER: Final = (
    k.A_TAKE,
    k.A_POPULATION,
    k.A_FREE_POPULATION,
    k.A_BUILD,
    k.A_DESTROY,
    k.A_UPGRADE,
    k.A_STAGE,
    k.A_LEADER,
    k.A_USE,
    k.A_PLAY,
    k.A_REVOLUTION,
    k.A_RECRUIT,
    k.A_UNIT,
    k.A_DISBAND,
    k.A_UPGRADE_UNIT,
    k.A_TACTICS,
    k.A_END,
)


def return_markers(s: AgesState, seat: int, target: int) -> None:
    """Less mean: a marker goes back to the middle before the next political action, unless its owner is
    attacked again (R27.2)."""
    if not s.less_mean:
        return
    for other in range(s.players):
        if s.markers[other] == seat and other != target:
            s.markers[other] = -1
    if target >= 0:
        s.markers[target] = seat


def seed_event(s: AgesState, seat: int, card: int) -> None:
    """Face down to the future events, culture for its age, then the top of the current events (R18.2)."""
    p = s.civs[seat]
    p.military.remove(card)
    p.known = ()
    s.future.append(card + KNOWN * (1 << seat))
    points = s.content.levels[card]
    p.culture += points
    if s.log is not None:
        s.note(seat, Say("log.seeded", {"card": s.content.ids[card], "n": points}, "R18.2"), 1 << seat)
        s.note(seat, Say("log.seeds", {"n": points}, "R18.2"), ~(1 << seat))
    reveal_event(s)


class Discard(Step[AgesState]):
    """Down to the hand limit, one card after the other (R16.4)."""

    def __init__(self) -> None:
        self.name = "discard"
        self.offers = (k.A_DISCARD,)
        self.instead = k.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        hand = s.civs[seat].military
        return [(k.A_DISCARD, hand[i], 0, 0) for i in range(len(hand)) if hand[i] not in hand[:i]]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.may_leave = False
        discard_from_hand(s, seat, action[1], 1 << seat)
        if s.log is not None:
            s.note(seat, Say("log.discarded", {"card": s.content.ids[action[1]]}, "R16.4"), 1 << seat)
            s.note(seat, Say("log.discards", {}, "R16.4"), ~(1 << seat))
        if len(s.civs[seat].military) <= s.civs[seat].tune.military_limit:
            s.stack.pop()

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        p = s.civs[seat]
        return Say("ask.discard", {"n": len(p.military) - p.tune.military_limit}, "R16.4")
