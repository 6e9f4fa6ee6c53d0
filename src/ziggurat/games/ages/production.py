"""The production phase, and the production that events bring (R13, R14.4, R15, R18.11)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.banks import (
    consumption,
    corruption,
    gain_food,
    gain_resources,
    pay_food,
    pay_resources,
)
from ziggurat.games.ages.choices import offered
from ziggurat.games.ages.derive import best_mine, discontent_of, recount
from ziggurat.games.ages.domains import NUMBER, PART, SEAT, TRADE, WHOSE
from ziggurat.games.ages.military_deck import draw_military
from ziggurat.games.ages.points import lose_culture, note_amount, score_science
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.domains import Set
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step

# What is still to be done, as bits in the order of domains.PARTS, which is the order of the rule (R13.2).
FARMS: Final = 1
CONSUMPTION: Final = 2
MINES: Final = 4
CORRUPTION: Final = 8
OWN_TURN: Final = 16  # pacts and trade routes: only in the player's own production phase
ASKED: Final = 32  # trade routes were offered for the next part


def end_of_turn(s: AgesState, seat: int, draw: int) -> None:
    """The whole phase for the player who ends his turn."""
    p = s.civs[seat]
    if p.dirty:
        recount(s, seat)
    parts = FARMS | CONSUMPTION | MINES | OWN_TURN
    if s.tier != c.SIMPLE:
        if p.unused < discontent_of(s, seat):
            # R14.4: the whole phase is skipped.
            if s.log is not None:
                s.note(seat, Say("log.uprising", {}, "R14.4"))
            return
        parts |= CORRUPTION
    science = score_science(s, seat, p.science_rate)
    p.culture += p.culture_rate
    if s.log is not None:
        s.note(seat, Say("log.scores", {"culture": p.culture_rate, "science": science}, "R13.2"))
    produce(s, seat, parts, draw)


def produce(s: AgesState, seat: int, parts: int, draw: int) -> None:
    """Carry out the parts one after the other, then draw; where the player has a choice, go on after it."""
    p = s.civs[seat]
    own_turn = parts & OWN_TURN != 0
    if parts & FARMS:
        _farms(s, seat, own_turn)
    if parts & CONSUMPTION:
        if _may_trade(s, seat, parts, p.tune.resource_as_food, p.resources, consumption(s.tables, p)):
            s.push(c.S_PRODUCTION, 0, seat, parts & ~FARMS | ASKED, draw)
            s.push(c.S_TRADE, 1 << seat, 1)
            return
        _consume(s, seat)
        parts &= ~ASKED
    if parts & MINES:
        if s.alternative_corruption and _can_reduce(s, seat):
            s.push(c.S_PRODUCTION, 0, seat, parts & (CORRUPTION | OWN_TURN), draw)
            s.push(c.S_REDUCE, 1 << seat, 1 if own_turn else 0)
            return
        mines_produce(s, seat, own_turn, -1)
    if parts & CORRUPTION:
        if _may_trade(s, seat, parts, p.tune.food_as_resource, p.food, corruption(s.tables, p)):
            s.push(c.S_PRODUCTION, 0, seat, parts & (CORRUPTION | OWN_TURN) | ASKED, draw)
            s.push(c.S_TRADE, 1 << seat, 0)
            return
        _corrupt(s, seat)
    if draw:
        draw_military(s, seat, draw)


def _farms(s: AgesState, seat: int, own_turn: bool) -> None:
    t = s.tables
    p = s.civs[seat]
    made = 0
    for tech in p.tune.farms:
        tokens = min(p.workers[tech], p.blue_bank)
        if tokens:
            p.tokens[tech] += tokens
            p.blue_bank -= tokens
            made += tokens * t.t_value[tech]
    p.food += made
    change = p.tune.food_production if own_turn else 0
    made += gain_food(t, p, max(change, 0))
    note_amount(s, seat, "log.food", made, "R13.2")
    note_amount(s, seat, "log.loses_food", pay_food(t, p, min(max(-change, 0), p.food)), "R13.4")


def _consume(s: AgesState, seat: int) -> None:
    """Food for the population; every missing one costs culture (famine)."""
    t = s.tables
    p = s.civs[seat]
    need = consumption(t, p)
    if need == 0:
        return
    used = min(need, p.credit_food)
    p.credit_food -= used
    need -= used
    paid = min(need, p.food)
    note_amount(s, seat, "log.eats_food", used + pay_food(t, p, paid), "R13.2")
    missing = need - paid
    if missing:
        if s.log is not None:
            s.note(seat, Say("log.famine", {"n": missing}, "R13.2"))
        lose_culture(s, seat, missing * t.famine)


def mines_produce(s: AgesState, seat: int, own_turn: bool, reduced: int) -> None:
    """Mines, Tesla's labs, the Railroad, then what pacts change; `reduced` makes one token less (R27.6)."""
    t = s.tables
    p = s.civs[seat]
    made = 0
    for tech in p.tune.mines:
        tokens = p.workers[tech]
        if tech == reduced:
            tokens -= 1
        tokens = min(tokens, p.blue_bank)
        if tokens:
            p.tokens[tech] += tokens
            p.blue_bank -= tokens
            made += tokens * t.t_value[tech]
    if p.tune.mine_bonus:
        best = best_mine(t, p)
        if best != -1:
            tokens = min(p.tune.mine_bonus, p.blue_bank)
            p.tokens[best] += tokens
            p.blue_bank -= tokens
            made += tokens * t.t_value[best]
    p.resources += made
    change = p.tune.resource_production if own_turn else 0
    made += gain_resources(t, p, max(change, 0))
    note_amount(s, seat, "log.resources", made, "R13.2")
    note_amount(s, seat, "log.loses_resources", pay_resources(t, p, min(max(-change, 0), p.resources)), "R13.4")


def _corrupt(s: AgesState, seat: int) -> None:
    """The amount is fixed before paying; what is not there is not paid (R15)."""
    t = s.tables
    p = s.civs[seat]
    need = corruption(t, p)
    if need == 0:
        return
    used = min(need, p.credit_resources)
    p.credit_resources -= used
    paid = used + pay_resources(t, p, min(need - used, p.resources))
    note_amount(s, seat, "log.corruption", paid, "R15.1")


def _may_trade(s: AgesState, seat: int, parts: int, right: int, stock: int, due: int) -> bool:
    """Trade routes may be used for this payment: in the own turn, once, with something to give and to pay."""
    p = s.civs[seat]
    if right == 0 or p.trade_used or parts & (OWN_TURN | ASKED) != OWN_TURN:
        return False
    return stock > 0 and due > 0


def _can_reduce(s: AgesState, seat: int) -> bool:
    p = s.civs[seat]
    if p.blue_bank == 0:
        return False
    return any(p.workers[tech] for tech in p.tune.mines)


def use_trade_routes(s: AgesState, seat: int, resource_as_food: bool) -> None:
    """Lay out one good as the other, to be used up by a payment of this turn (R12.3)."""
    t = s.tables
    p = s.civs[seat]
    p.trade_used = True
    if resource_as_food:
        amount = min(p.tune.resource_as_food, p.resources)
        more = pay_resources(t, p, amount) - amount
        p.credit_food += amount
    else:
        amount = min(p.tune.food_as_resource, p.food)
        more = pay_food(t, p, amount) - amount
        p.credit_resources += amount
    if s.log is not None:
        s.note(seat, Say("log.trade_food" if resource_as_food else "log.trade_resource", {"n": amount}, "R12.3"))
        note_amount(s, seat, "log.loses_resources" if resource_as_food else "log.loses_food", more, "R12.2a")


class Production(Step[AgesState]):
    """Goes on with a production after a choice."""

    def __init__(self) -> None:
        self.name = "production"
        self.args = arguments(owner=SEAT, parts=Set(PART), draw=NUMBER)

    def old(self, s: AgesState, frame: Frame) -> Frame:
        """The part to go on with, the seat, and all parts with the cards to draw above them."""
        done = (1 << min(frame[2], 4)) - 1
        return (frame[0], frame[1], frame[3], frame[4] % 64 & ~done, frame[4] // 64)

    def run(self, s: AgesState, frame: Frame) -> None:
        produce(s, frame[2], frame[3], frame[4])


class Reduce(Step[AgesState]):
    """Alternative corruption: one token less from a mine of the owner's choice, or not (R27.6)."""

    def __init__(self) -> None:
        self.name = "reduce"
        self.args = arguments(production=WHOSE)
        self.offers = (c.A_PASS, c.A_REDUCE)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def old(self, s: AgesState, frame: Frame) -> Frame:
        """All parts of the production as bits."""
        return (frame[0], frame[1], 1 if frame[2] & OWN_TURN else 0, 0, 0)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        p = s.civs[seat]
        actions: list[Action] = [(c.A_PASS, 0, 0, 0)]
        actions.extend((c.A_REDUCE, tech, 0, 0) for tech in p.tune.mines if p.workers[tech])
        return actions

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        mines_produce(s, seat, frame[2] == 1, action[1] if action[0] == c.A_REDUCE else -1)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.reduce", {}, "R27.6")


class Trade(Step[AgesState]):
    """Use trade routes for consumption or corruption? (D22)"""

    def __init__(self) -> None:
        self.name = "trade"
        self.args = arguments(good=TRADE)
        self.offers = (c.A_YES, c.A_PASS)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_YES, 0, 0, 0), (c.A_PASS, 0, 0, 0)]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_YES:
            use_trade_routes(s, seat, bool(frame[2]))

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.trade_food" if frame[2] else "ask.trade_resource", {}, "R12.3")
