"""What speaks against an action: FINE or the number of a reason (R8 to R12, R16 to R22).

Arguments that are OPEN are not given yet: a guard then refuses what already speaks against every way to go on.
"""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.building import (
    build_cost,
    can_grow,
    civil_funds,
    growth_cost,
    military_funds,
    stages_payable,
    unit_cost,
    upgrade_cost,
)
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.military_deck import can_draw
from ziggurat.games.ages.row import take_cost, take_refusal
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.technology import outdated, partner_refuses, revolution_possible, science_cost
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.state import FINE

POLITICAL: Final = (c.EVENT, c.TERRITORY, c.AGGRESSION, c.PACT, c.WAR)


# -- the card row, population, wonders ---------------------------------------------------------------------------------


def may_take(s: AgesState, p: Civ, slot: int, budget: int) -> int:
    """R9.8: forbidden at any price, or too dear."""
    if slot <= OPEN:
        return FINE
    card = s.row[slot]
    if card < 0:
        return c.N_EMPTY_SLOT
    refusal = take_refusal(s, p, card)
    if refusal != FINE:
        return refusal
    return c.N_CIVIL_ACTIONS if take_cost(s, p, slot) > budget else FINE


def may_grow(s: AgesState, p: Civ, discount: int) -> int:
    if p.yellow_bank == 0:
        return c.N_BANK_EMPTY
    return FINE if can_grow(s.tables, p, discount) else c.N_FOOD


def may_build_stage(s: AgesState, p: Civ, n: int, most: int, discount: int) -> int:
    """R9.5: so many stages at once; R9.5a: each is marked by a blue token."""
    if p.wonder == -1:
        return c.N_NO_WONDER_BEGUN
    payable = stages_payable(s.tables, p, most, discount)
    if payable == 0:
        cost = max(0, s.tables.stages[p.wonder][p.stage] - discount)
        return c.N_RESOURCES if cost > civil_funds(p) else c.N_BLUE_TOKEN
    return c.N_STAGES_LIMIT if n > payable else FINE


# -- workers -----------------------------------------------------------------------------------------------------------


def may_place(s: AgesState, p: Civ, tech: int, discount: int) -> int:
    """R9.2, R9.3: a farm, mine or urban building."""
    t = s.tables
    if p.unused == 0:
        return c.N_NO_UNUSED
    if tech <= OPEN:
        return FINE
    if tech not in p.techs:
        return c.N_NOT_IN_PLAY
    if tech >= t.first_unit:
        return c.N_NOT_SUCH
    cls = t.t_class[tech]
    if cls >= c.TEMPLE and p.counts[cls] >= p.tune.urban_limit:
        return c.N_URBAN_LIMIT
    return c.N_RESOURCES if build_cost(t, p, tech, discount) > civil_funds(p) else FINE


def may_remove(s: AgesState, p: Civ, tech: int, unit: bool) -> int:
    """R9.4, R10.2."""
    if tech <= OPEN:
        return FINE
    if tech not in p.techs:
        return c.N_NOT_IN_PLAY
    if (tech >= s.tables.first_unit) != unit:
        return c.N_NOT_SUCH
    return FINE if p.workers[tech] > 0 else c.N_NO_WORKER_THERE


def may_upgrade(s: AgesState, p: Civ, tech: int, u: int, unit: bool, discount: int) -> int:
    """R9.10, R10.3: to a higher card of the same class."""
    t = s.tables
    refusal = may_remove(s, p, tech, unit)
    if refusal != FINE:
        return refusal
    if u <= OPEN:
        return FINE
    if u not in p.techs:
        return c.N_NOT_IN_PLAY
    if (u >= t.first_unit) != unit:
        return c.N_NOT_SUCH
    if tech <= OPEN:
        return FINE
    if t.t_class[tech] != t.t_class[u] or u <= tech:
        return c.N_SAME_CLASS
    return (
        c.N_RESOURCES
        if upgrade_cost(t, p, tech, u, discount) > (military_funds(p) if unit else civil_funds(p))
        else FINE
    )


def may_arm(s: AgesState, seat: int, tech: int, discount: int) -> int:
    """The card and the resources of a new unit."""
    p = s.civs[seat]
    if tech <= OPEN:
        return FINE
    if tech not in p.techs:
        return c.N_NOT_IN_PLAY
    if tech < s.tables.first_unit:
        return c.N_NOT_SUCH
    return c.N_RESOURCES if unit_cost(s, seat, tech, discount) > military_funds(p) else FINE


# -- cards of the hand -------------------------------------------------------------------------------------------------


def in_hand(s: AgesState, p: Civ, card: int, *types: int) -> int:
    """The card is in one of the player's hands and of one of these types."""
    kind = s.tables.types[card]
    if kind in types:
        return FINE if card in p.civil or card in p.military else c.N_NOT_IN_HAND
    if kind in POLITICAL and card in p.military:
        return c.N_POLITICS_OVER
    if kind == c.BONUS and card in p.military:
        return c.N_BONUS_CARD
    return c.N_NOT_SUCH


def may_use(s: AgesState, p: Civ, card: int, kind: int) -> int:
    """R9.7: an action card, not of this turn, whose action is of the kind."""
    if card <= OPEN:
        for held in p.civil:
            if s.tables.types[held] == c.ACTION and used_by(s, held, kind) == kind:
                return FINE
        return c.N_NO_RIGHT
    refusal = in_hand(s, p, card, c.ACTION)
    if refusal != FINE:
        return refusal
    if used_by(s, card, kind) != kind:
        return c.N_NOT_SUCH
    return c.N_FRESH if p.civil.count(card) <= p.fresh.count(card) else FINE


def used_by(s: AgesState, card: int, meant: int) -> int:
    """The kind of action that plays this action card; a technology from the hand goes two ways."""
    effect = s.tables.effects[card][0].kind
    if effect == c.E_DO_BUILD_FARM_OR_MINE or effect == c.E_DO_BUILD_URBAN:
        return c.A_USE_BUILD
    if effect == c.E_DO_UPGRADE_FARM_MINE_URBAN:
        return c.A_USE_UPGRADE
    if effect == c.E_DO_PLAY_TECHNOLOGY:
        return c.A_USE_REVOLUTION if meant == c.A_USE_REVOLUTION else c.A_USE_PLAY
    return c.A_USE


def may_use_on(s: AgesState, p: Civ, kind: int, card: int, x: int, y: int) -> int:
    """The action that an action card contains (R28.1)."""
    refusal = may_use(s, p, card, kind)
    if refusal != FINE:
        return refusal
    e = s.tables.effects[card][0] if card > OPEN else None
    discount = 0 if e is None else e.amount
    if kind == c.A_USE:
        if e is not None and e.kind == c.E_DO_INCREASE_POPULATION:
            return may_grow(s, p, 0)
        if e is not None and e.kind == c.E_DO_BUILD_WONDER_STAGE:
            return may_build_stage(s, p, 1, 1, discount)
        return FINE
    if kind == c.A_USE_BUILD:
        if e is None:
            return FINE
        refusal = may_place(s, p, x, discount)
        wrong = x > OPEN and (s.tables.t_class[x] >= c.TEMPLE) != (e.kind == c.E_DO_BUILD_URBAN)
        return c.N_NOT_SUCH if wrong else refusal
    if kind == c.A_USE_UPGRADE:
        return FINE if e is None else may_upgrade(s, p, x, y, False, discount)
    return may_play(s, p, x, kind == c.A_USE_REVOLUTION)


def may_play(s: AgesState, p: Civ, card: int, revolution: bool) -> int:
    """R9.9, R11: a technology, or a government by revolution."""
    t = s.tables
    if card > OPEN:
        refusal = in_hand(s, p, card, c.TECHNOLOGY)
        if refusal != FINE:
            return refusal
        if revolution and t.classes[card] != c.GOVERNMENT:
            return c.N_NOT_SUCH
    if revolution and not revolution_possible(p):
        return c.N_REVOLUTION_MILITARY if p.tune.robespierre else c.N_REVOLUTION_FIRST
    if partner_refuses(s, p):
        return c.N_PARTNER
    if card <= OPEN:
        return FINE
    if not revolution and outdated(t, p, card):
        return c.N_OUTDATED
    return c.N_SCIENCE if science_cost(t, p, card, revolution) > p.science else FINE


# -- the action phase -------------------------------------------------------------------------------------------------


def may_act(s: AgesState, seat: int, kind: int, x: int, y: int, z: int) -> int:
    """Every action of a turn (R8)."""
    p = s.civs[seat]
    if kind == c.A_TAKE:
        return may_take(s, p, x, p.ca)
    if kind == c.A_END:
        return c.N_DRAW_LIMIT if x > most_drawn(s, p) else FINE
    if kind == c.A_RESIGN:
        return FINE if s.may_leave else c.N_NO_RIGHT
    if s.round == 1:
        return c.N_FIRST_ROUND
    refusal = civil_refusal(s, seat, kind, x, y, z)
    return military_refusal(s, seat, kind, x, y) if refusal < 0 else refusal


def most_drawn(s: AgesState, p: Civ) -> int:
    """Military cards that may be drawn at the end of the turn (R16.2)."""
    if s.round == 1 or s.tier == c.SIMPLE or s.draw_action or not can_draw(s):
        return 0
    return min(p.ma, s.tables.draw_max)


def may_come_to_be(refusal: int) -> bool:
    """Whether what speaks against an action is no more than what may change: then a missing action is said first."""
    return refusal == FINE or refusal > c.N_NO_WONDER_BEGUN


def civil_refusal(s: AgesState, seat: int, kind: int, x: int, y: int, z: int) -> int:
    """What speaks against a civil action; -1 for an action that is none."""
    p = s.civs[seat]
    refusal = -1
    if kind == c.A_REVOLUTION:
        # It uses up all civil actions, or with Robespierre the military ones.
        return may_play(s, p, x, True)
    if kind == c.A_POPULATION:
        refusal = may_grow(s, p, 0)
    elif kind == c.A_BUILD:
        refusal = may_place(s, p, x, 0)
    elif kind == c.A_DESTROY:
        refusal = may_remove(s, p, x, False)
    elif kind == c.A_UPGRADE:
        refusal = may_upgrade(s, p, x, y, False, 0)
    elif kind == c.A_STAGE:
        refusal = may_build_stage(s, p, x, p.tune.stages, 0)
    elif kind == c.A_LEADER:
        refusal = FINE if x <= OPEN else in_hand(s, p, x, c.LEADER)
    elif kind in (c.A_USE, c.A_USE_BUILD, c.A_USE_UPGRADE, c.A_USE_PLAY, c.A_USE_REVOLUTION):
        refusal = may_use_on(s, p, kind, x, y, z)
    elif kind == c.A_PLAY:
        refusal = may_play(s, p, x, False)
    elif kind == c.A_RECRUIT:
        refusal = may_recruit(s, seat, x)
    if p.ca == 0 and may_come_to_be(refusal):
        return c.N_CIVIL_ACTIONS
    return refusal


def may_recruit(s: AgesState, seat: int, tech: int) -> int:
    """Barbarossa (R28.11)."""
    p = s.civs[seat]
    if p.tune.recruit_food == -1:
        return c.N_NO_RIGHT
    return may_grow(s, p, p.tune.recruit_food) or may_arm(s, seat, tech, p.tune.recruit_resources)


def military_refusal(s: AgesState, seat: int, kind: int, x: int, y: int) -> int:
    """What speaks against a military action, or one that costs nothing."""
    p = s.civs[seat]
    if kind == c.A_FREE_POPULATION:
        if p.tune.free_population == -1:
            return c.N_NO_RIGHT
        return c.N_ONCE if p.free_used else may_grow(s, p, p.tune.free_population)
    if kind == c.A_TRADE_FOOD or kind == c.A_TRADE_RESOURCE:
        right = p.tune.resource_as_food if kind == c.A_TRADE_FOOD else p.tune.food_as_resource
        stock = p.resources if kind == c.A_TRADE_FOOD else p.food
        if right == 0:
            return c.N_NO_RIGHT
        return c.N_ONCE if p.trade_used else FINE if stock > 0 else c.N_NO_GOODS
    if kind == c.A_DRAW:
        refusal = FINE if s.draw_action and can_draw(s) else c.N_NO_RIGHT
    elif kind == c.A_UNIT:
        refusal = may_arm(s, seat, x, 0)
        if p.unused == 0 and (refusal == FINE or refusal > c.N_NO_UNUSED):
            refusal = c.N_NO_UNUSED
    elif kind == c.A_DISBAND:
        refusal = may_remove(s, p, x, True)
    elif kind == c.A_UPGRADE_UNIT:
        refusal = may_upgrade(s, p, x, y, True, 0)
    elif x <= OPEN:
        refusal = FINE
    else:
        refusal = in_hand(s, p, x, c.TACTICS)
        if refusal == FINE and s.tables.military_cost[x] > p.ma:
            return c.N_MILITARY_ACTIONS
    if p.ma == 0 and may_come_to_be(refusal):
        return c.N_MILITARY_ACTIONS
    return refusal


# -- costs, for the sentences -----------------------------------------------------------------------------------------


def cost_in_food(s: AgesState, seat: int, kind: int) -> int:
    p = s.civs[seat]
    if kind == c.A_FREE_POPULATION:
        return growth_cost(s.tables, p, p.tune.free_population)
    return growth_cost(s.tables, p, p.tune.recruit_food if kind == c.A_RECRUIT else 0)


def cost_in_resources(s: AgesState, seat: int, kind: int, x: int, y: int, z: int) -> int:
    t = s.tables
    p = s.civs[seat]
    if kind == c.A_BUILD:
        return build_cost(t, p, x, 0)
    if kind == c.A_UNIT:
        return unit_cost(s, seat, x, 0)
    if kind == c.A_RECRUIT:
        return unit_cost(s, seat, x, p.tune.recruit_resources)
    if kind == c.A_UPGRADE or kind == c.A_UPGRADE_UNIT:
        return upgrade_cost(t, p, x, y, 0)
    if kind == c.A_STAGE:
        return t.stages[p.wonder][p.stage]
    discount = t.effects[x][0].amount
    if kind == c.A_USE_BUILD:
        return build_cost(t, p, y, discount)
    if kind == c.A_USE_UPGRADE:
        return upgrade_cost(t, p, y, z, discount)
    return max(0, t.stages[p.wonder][p.stage] - discount)
