"""Fighting out an aggression or a war (R20, R22, R23.7)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.army import has_units, sacrifice_value
from ziggurat.games.ages.auction import DONE, bury, may_offer, offers
from ziggurat.games.ages.building import spend_military
from ziggurat.games.ages.derive import strength_of
from ziggurat.games.ages.domains import STAGE
from ziggurat.games.ages.military_deck import discard, discard_from_hand
from ziggurat.games.ages.pact_end import end_pact
from ziggurat.games.ages.points import note_amount
from ziggurat.games.ages.state import EVERYONE, AgesState
from ziggurat.games.ages.tables import COST_BY_LEVEL
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import raised, without
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

# Stages of a fight, in the order of domains.STAGES.
SACRIFICE: Final = 0
DEFENCE: Final = 1
COMPARE: Final = 2
CLEAN_UP: Final = 3

BORDER_BONUS: Final = 2  # Open Borders Agreement, for the attacker (R21.10)

COLONY_NEEDED: Final = 1
LEADER_NEEDED: Final = 2
WONDER_NEEDED: Final = 3


# -- may one attack? (R20.1, R22.1) ---------------------------------------------------------------------------------


def attack_cost(s: AgesState, card: int, rival: int) -> int:
    t = s.tables
    q = s.civs[rival]
    cost = t.military_cost[card]
    by_level = COST_BY_LEVEL[t.cost_by_level[card]]
    if by_level == "rival_leader":
        cost *= t.levels[q.leader] if q.leader != -1 else 0
    elif by_level == "rival_unfinished_wonder":
        cost *= t.levels[q.wonder] if q.wonder != -1 else 0
    return cost * q.tune.attack_multiplier


def attack_refusal(s: AgesState, seat: int, card: int, rival: int) -> int:
    """Why the card cannot be played against this rival; FINE when it can."""
    t = s.tables
    p = s.civs[seat]
    q = s.civs[rival]
    if p.tune.cannot_attack:
        return c.N_GANDHI
    if between(s, seat, rival, c.ATTACK_FORBIDDEN):
        return c.N_PACT_FORBIDS
    need = t.requirement[card]
    if need == COLONY_NEEDED and not q.colonies:
        return c.N_NO_COLONY
    if need == LEADER_NEEDED and q.leader == -1:
        return c.N_NO_LEADER
    if need == WONDER_NEEDED and q.wonder == -1:
        return c.N_NO_WONDER
    if t.types[card] == c.WAR and q.tune.immune:
        return c.N_IMMUNE
    if s.less_mean and s.markers[rival] != -1 and s.markers[rival] != seat:
        return c.N_MARKER
    if attack_cost(s, card, rival) > p.ma:
        return c.N_MILITARY_ACTIONS
    return FINE


def between(s: AgesState, a: int, b: int, rule: int) -> bool:
    """A pact with this attack rule binds the two."""
    t = s.tables
    p = s.civs[a]
    q = s.civs[b]
    if p.pact != -1 and p.pact_partner == b and t.attack_rule[p.pact] == rule:
        return True
    return q.pact != -1 and q.pact_partner == a and t.attack_rule[q.pact] == rule


def declare(s: AgesState, seat: int, card: int, rival: int) -> None:
    """What aggressions and wars have in common: the price, the rival's reaction, pacts that end (R20.2)."""
    p = s.civs[seat]
    spend_military(p, attack_cost(s, card, rival))
    p.military.remove(card)
    if card in p.known:
        p.known = without(p.known, card)
    bonus = s.civs[rival].tune.attacked_culture
    s.civs[rival].culture += bonus
    note_amount(s, rival, "log.culture", bonus, "R20.2")
    for owner, partner in ((seat, rival), (rival, seat)):
        q = s.civs[owner]
        if q.pact != -1 and q.pact_partner == partner and s.tables.attack_rule[q.pact] == c.ATTACK_ENDS:
            end_pact(s, owner, "R20.2")


def start_aggression(s: AgesState, seat: int, card: int, rival: int) -> None:
    if s.log is not None:
        args: dict[str, object] = {"card": s.tables.ids[card], "player": f"seat_{rival}"}
        s.note(seat, Say("log.aggression", args, "R20.1"))
    declare(s, seat, card, rival)
    fight(s, seat, card, rival, False)


def declare_war(s: AgesState, seat: int, card: int, rival: int) -> None:
    """The card stays open in front of the attacker until his next turn (R22.1)."""
    if s.log is not None:
        s.note(seat, Say("log.war", {"card": s.tables.ids[card], "player": f"seat_{rival}"}, "R22.1"))
    declare(s, seat, card, rival)
    s.civs[seat].war = card
    s.civs[seat].war_target = rival


def fight(s: AgesState, seat: int, card: int, rival: int, war: bool) -> None:
    s.battle_card = card
    s.battle_war = war
    s.attacker = seat
    s.defender = rival
    s.victor = -1
    s.spoil = 0
    s.push(c.S_BATTLE, 0, SACRIFICE)


def attack_strength(s: AgesState) -> int:
    """Strength after the limit, sacrifices on top (R20.3)."""
    p = s.civs[s.attacker]
    total = strength_of(s, s.attacker) + sacrifice_value(s.tables, p, s.attack_units)
    if between(s, s.attacker, s.defender, c.ATTACK_STRONGER):
        total += BORDER_BONUS
    return total


def defence_strength(s: AgesState) -> int:
    """Strength after the limit, sacrifices and defence cards on top (R20.4)."""
    p = s.civs[s.defender]
    total = strength_of(s, s.defender) + sacrifice_value(s.tables, p, s.defence_units)
    for card in s.offer_cards:
        total += s.tables.defence[card] * p.tune.defence_multiplier
    return total


class Battle(Step[AgesState]):
    """Sacrifices, defence, comparison, clearing up, one after the other."""

    def __init__(self) -> None:
        self.name = "battle"
        self.args = arguments(stage=STAGE)

    def run(self, s: AgesState, frame: Frame) -> None:
        stage = frame[2]
        if stage == SACRIFICE:
            s.push(c.S_BATTLE, 0, DEFENCE)
            if not s.final_round() and has_units(s.tables, s.civs[s.attacker]):
                s.push(c.S_ATTACK, 1 << s.attacker)
        elif stage == DEFENCE:
            s.push(c.S_BATTLE, 0, COMPARE)
            # Whether there is anything to choose must not depend on what the hand holds, only on its size.
            units = not s.final_round() and has_units(s.tables, s.civs[s.defender])
            if units or (not s.battle_war and s.civs[s.defender].military):
                s.push(c.S_DEFEND, 1 << s.defender)
        elif stage == COMPARE:
            s.push(c.S_BATTLE, 0, CLEAN_UP)
            compare(s)
        else:
            clean_up(s)


def compare(s: AgesState) -> None:
    attack = attack_strength(s)
    defence = defence_strength(s)
    if s.log is not None:
        for card in s.offer_cards:
            s.note(s.defender, Say("log.bonus_used", {"card": s.tables.ids[card]}, "R20.4"))
        s.note(s.attacker, Say("log.compare", {"attack": attack, "defence": defence}, "R20.5"))
    if attack > defence:
        s.victor = s.attacker
    elif s.battle_war and defence > attack:
        s.victor = s.defender
    if s.victor != -1:
        s.spoil = abs(attack - defence)
        s.push(c.S_SPOILS, 0, s.tables.first_effect[s.battle_card])


def loser(s: AgesState) -> int:
    return s.defender if s.victor == s.attacker else s.attacker


def clean_up(s: AgesState) -> None:
    """Cards are discarded, then the sacrificed units reach the yellow banks (R20.5a)."""
    for card in s.offer_cards:
        discard_from_hand(s, s.defender, card, EVERYONE)
    s.offer_cards.clear()
    if s.battle_war:
        p = s.civs[s.attacker]
        p.war = -1
        p.war_target = -1
    discard(s, s.battle_card)
    s.battle_card = -1
    s.battle_war = False
    bury(s, s.attacker, s.attack_units)
    bury(s, s.defender, s.defence_units)
    s.attack_units = s.tables.noughts
    s.defence_units = s.tables.noughts
    s.attacker = -1
    s.defender = -1
    s.victor = -1
    s.spoil = 0


class Attack(Step[AgesState]):
    """The attacker names the units he sacrifices, possibly none (D2, D7)."""

    def __init__(self) -> None:
        self.name = "attack"
        self.offers = (c.A_DONE, c.A_OFFER_UNIT)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if kind == c.A_DONE else may_offer(s, seat, kind, x, s.attack_units)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        found = [DONE]
        offers(s, seat, s.attack_units, False, found)
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        if action[0] == c.A_OFFER_UNIT:
            s.attack_units = raised(s.attack_units, action[1], 1)
        else:
            s.stack.pop()

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {
            "card": s.tables.ids[s.battle_card],
            "attack": attack_strength(s),
            "defence": strength_of(s, s.defender),
        }
        return Say("ask.attack", args, "R20.3")


class Defend(Step[AgesState]):
    """The defender names units and, in an aggression, defence cards (D8)."""

    def __init__(self) -> None:
        self.name = "defend"
        self.offers = (c.A_DONE, c.A_OFFER_UNIT, c.A_OFFER_CARD)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_DONE:
            return FINE
        if kind == c.A_OFFER_UNIT and s.final_round():
            return c.N_LAST_ROUND
        if kind == c.A_OFFER_CARD and s.battle_war:
            return c.N_NOT_OFFERED
        return may_offer(s, seat, kind, x, s.defence_units)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        found = [DONE]
        # In the last round every unit counts as already named, so that only cards are left (R20.8).
        named = s.civs[seat].workers if s.final_round() else s.defence_units
        offers(s, seat, named, not s.battle_war, found)
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        if action[0] == c.A_OFFER_UNIT:
            s.defence_units = raised(s.defence_units, action[1], 1)
        elif action[0] == c.A_OFFER_CARD:
            s.offer_cards.append(action[1])
        else:
            s.stack.pop()

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        args: dict[str, object] = {
            "card": s.tables.ids[s.battle_card],
            "attack": attack_strength(s),
            "defence": defence_strength(s),
        }
        return Say("ask.defend", args, "R20.4")
