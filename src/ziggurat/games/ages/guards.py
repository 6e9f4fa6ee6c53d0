"""What speaks against an action: FINE or the number of a reason (R8 to R12, R16 to R22).

Arguments that are OPEN are not given yet: a guard then refuses what already speaks against every way to go on.
"""

from typing import Final

from ziggurat.games.ages import codes as k
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

POLITICAL: Final = (k.EVENT, k.TERRITORY, k.AGGRESSION, k.PACT, k.WAR)


# -- the card row, population, wonders ---------------------------------------------------------------------------------


def may_take(s: AgesState, p: Civ, slot: int, budget: int) -> int:
    """R9.8: forbidden at any price, or too dear."""
    if slot <= OPEN:
        return FINE
    card = s.row[slot]
    if card < 0:
        return k.N_EMPTY_SLOT
    refusal = take_refusal(s, p, card)
    if refusal != FINE:
        return refusal
    return k.N_CIVIL_ACTIONS if take_cost(s, p, slot) > budget else FINE


def may_grow(s: AgesState, p: Civ, discount: int) -> int:
    if p.yellow_bank == 0:
        return k.N_BANK_EMPTY
    return FINE if can_grow(s.content, p, discount) else k.N_FOOD


def may_build_stage(s: AgesState, p: Civ, n: int, most: int, discount: int) -> int:
    """R9.5: so many stages at once; R9.5a: each is marked by a blue token."""
    if p.wonder < 0:
        return k.N_NO_WONDER_BEGUN
    payable = stages_payable(s.content, p, most, discount)
    if payable == 0:
        cost = max(0, s.content.stages[p.wonder][p.stage] - discount)
        return k.N_RESOURCES if cost > civil_funds(p) else k.N_BLUE_TOKEN
    return k.N_STAGES_LIMIT if n > payable else FINE


# -- workers -----------------------------------------------------------------------------------------------------------


def may_place(s: AgesState, p: Civ, t: int, discount: int) -> int:
    """R9.2, R9.3: a farm, mine or urban building."""
    c = s.content
    if p.unused == 0:
        return k.N_NO_UNUSED
    if t <= OPEN:
        return FINE
    if t not in p.techs:
        return k.N_NOT_IN_PLAY
    if t >= c.first_unit:
        return k.N_NOT_SUCH
    cls = c.t_class[t]
    if cls >= k.TEMPLE and p.counts[cls] >= p.tune.urban_limit:
        return k.N_URBAN_LIMIT
    return k.N_RESOURCES if build_cost(c, p, t, discount) > civil_funds(p) else FINE


def may_remove(s: AgesState, p: Civ, t: int, unit: bool) -> int:
    """R9.4, R10.2."""
    if t <= OPEN:
        return FINE
    if t not in p.techs:
        return k.N_NOT_IN_PLAY
    if (t >= s.content.first_unit) != unit:
        return k.N_NOT_SUCH
    return FINE if p.workers[t] > 0 else k.N_NO_WORKER_THERE


def may_upgrade(s: AgesState, p: Civ, t: int, u: int, unit: bool, discount: int) -> int:
    """R9.10, R10.3: to a higher card of the same class."""
    c = s.content
    refusal = may_remove(s, p, t, unit)
    if refusal != FINE:
        return refusal
    if u <= OPEN:
        return FINE
    if u not in p.techs:
        return k.N_NOT_IN_PLAY
    if (u >= c.first_unit) != unit:
        return k.N_NOT_SUCH
    if t <= OPEN:
        return FINE
    if c.t_class[t] != c.t_class[u] or u <= t:
        return k.N_SAME_CLASS
    return (
        k.N_RESOURCES if upgrade_cost(c, p, t, u, discount) > (military_funds(p) if unit else civil_funds(p)) else FINE
    )


def may_arm(s: AgesState, seat: int, t: int, discount: int) -> int:
    """The card and the resources of a new unit."""
    p = s.civs[seat]
    if t <= OPEN:
        return FINE
    if t not in p.techs:
        return k.N_NOT_IN_PLAY
    if t < s.content.first_unit:
        return k.N_NOT_SUCH
    return k.N_RESOURCES if unit_cost(s, seat, t, discount) > military_funds(p) else FINE


# -- cards of the hand -------------------------------------------------------------------------------------------------


def in_hand(s: AgesState, p: Civ, card: int, *types: int) -> int:
    """The card is in one of the player's hands and of one of these types."""
    kind = s.content.types[card]
    if kind in types:
        return FINE if card in p.civil or card in p.military else k.N_NOT_IN_HAND
    if kind in POLITICAL and card in p.military:
        return k.N_POLITICS_OVER
    if kind == k.BONUS and card in p.military:
        return k.N_BONUS_CARD
    return k.N_NOT_SUCH


def may_use(s: AgesState, p: Civ, card: int, kind: int) -> int:
    """R9.7: an action card, not of this turn, whose action is of the kind."""
    if card <= OPEN:
        for held in p.civil:
            if s.content.types[held] == k.ACTION and used_by(s, held, kind) == kind:
                return FINE
        return k.N_NO_RIGHT
    refusal = in_hand(s, p, card, k.ACTION)
    if refusal != FINE:
        return refusal
    if used_by(s, card, kind) != kind:
        return k.N_NOT_SUCH
    return k.N_FRESH if p.civil.count(card) <= p.fresh.count(card) else FINE


def used_by(s: AgesState, card: int, meant: int) -> int:
    """The kind of action that plays this action card; a technology from the hand goes two ways."""
    effect = s.content.effects[card][0].kind
    if effect == k.E_DO_BUILD_FARM_OR_MINE or effect == k.E_DO_BUILD_URBAN:
        return k.A_USE_BUILD
    if effect == k.E_DO_UPGRADE_FARM_MINE_URBAN:
        return k.A_USE_UPGRADE
    if effect == k.E_DO_PLAY_TECHNOLOGY:
        return k.A_USE_REVOLUTION if meant == k.A_USE_REVOLUTION else k.A_USE_PLAY
    return k.A_USE


def may_use_on(s: AgesState, p: Civ, kind: int, card: int, x: int, y: int) -> int:
    """The action that an action card contains (R28.1)."""
    refusal = may_use(s, p, card, kind)
    if refusal != FINE:
        return refusal
    e = s.content.effects[card][0] if card > OPEN else None
    discount = 0 if e is None else e.amount
    if kind == k.A_USE:
        if e is not None and e.kind == k.E_DO_INCREASE_POPULATION:
            return may_grow(s, p, 0)
        if e is not None and e.kind == k.E_DO_BUILD_WONDER_STAGE:
            return may_build_stage(s, p, 1, 1, discount)
        return FINE
    if kind == k.A_USE_BUILD:
        if e is None:
            return FINE
        refusal = may_place(s, p, x, discount)
        wrong = x > OPEN and (s.content.t_class[x] >= k.TEMPLE) != (e.kind == k.E_DO_BUILD_URBAN)
        return k.N_NOT_SUCH if wrong else refusal
    if kind == k.A_USE_UPGRADE:
        return FINE if e is None else may_upgrade(s, p, x, y, False, discount)
    return may_play(s, p, x, kind == k.A_USE_REVOLUTION)


def may_play(s: AgesState, p: Civ, card: int, revolution: bool) -> int:
    """R9.9, R11: a technology, or a government by revolution."""
    c = s.content
    if card > OPEN:
        refusal = in_hand(s, p, card, k.TECHNOLOGY)
        if refusal != FINE:
            return refusal
        if revolution and c.classes[card] != k.GOVERNMENT:
            return k.N_NOT_SUCH
    if revolution and not revolution_possible(p):
        return k.N_REVOLUTION_MILITARY if p.tune.robespierre else k.N_REVOLUTION_FIRST
    if partner_refuses(s, p):
        return k.N_PARTNER
    if card <= OPEN:
        return FINE
    if not revolution and outdated(c, p, card):
        return k.N_OUTDATED
    return k.N_SCIENCE if science_cost(c, p, card, revolution) > p.science else FINE


# -- the action phase -------------------------------------------------------------------------------------------------


def may_act(s: AgesState, seat: int, kind: int, x: int, y: int, z: int) -> int:
    """Every action of a turn (R8)."""
    p = s.civs[seat]
    if kind == k.A_TAKE:
        return may_take(s, p, x, p.ca)
    if kind == k.A_END:
        return k.N_DRAW_LIMIT if x > most_drawn(s, p) else FINE
    if kind == k.A_RESIGN:
        return FINE if s.may_leave else k.N_NO_RIGHT
    if s.round == 1:
        return k.N_FIRST_ROUND
    refusal = civil_refusal(s, seat, kind, x, y, z)
    return military_refusal(s, seat, kind, x, y) if refusal < 0 else refusal


def most_drawn(s: AgesState, p: Civ) -> int:
    """Military cards that may be drawn at the end of the turn (R16.2)."""
    if s.round == 1 or s.tier == k.SIMPLE or s.draw_action or not can_draw(s):
        return 0
    return min(p.ma, s.content.draw_max)


def may_come_to_be(refusal: int) -> bool:
    """Whether what speaks against an action is no more than what may change: then a missing action is said first."""
    return refusal == FINE or refusal > k.N_NO_WONDER_BEGUN


def civil_refusal(s: AgesState, seat: int, kind: int, x: int, y: int, z: int) -> int:
    """What speaks against a civil action; -1 for an action that is none."""
    p = s.civs[seat]
    refusal = -1
    if kind == k.A_REVOLUTION:
        # It uses up all civil actions, or with Robespierre the military ones.
        return may_play(s, p, x, True)
    if kind == k.A_POPULATION:
        refusal = may_grow(s, p, 0)
    elif kind == k.A_BUILD:
        refusal = may_place(s, p, x, 0)
    elif kind == k.A_DESTROY:
        refusal = may_remove(s, p, x, False)
    elif kind == k.A_UPGRADE:
        refusal = may_upgrade(s, p, x, y, False, 0)
    elif kind == k.A_STAGE:
        refusal = may_build_stage(s, p, x, p.tune.stages, 0)
    elif kind == k.A_LEADER:
        refusal = FINE if x <= OPEN else in_hand(s, p, x, k.LEADER)
    elif kind in (k.A_USE, k.A_USE_BUILD, k.A_USE_UPGRADE, k.A_USE_PLAY, k.A_USE_REVOLUTION):
        refusal = may_use_on(s, p, kind, x, y, z)
    elif kind == k.A_PLAY:
        refusal = may_play(s, p, x, False)
    elif kind == k.A_RECRUIT:
        refusal = may_recruit(s, seat, x)
    if p.ca == 0 and may_come_to_be(refusal):
        return k.N_CIVIL_ACTIONS
    return refusal


def may_recruit(s: AgesState, seat: int, t: int) -> int:
    """Barbarossa (R28.11)."""
    p = s.civs[seat]
    if p.tune.recruit_food < 0:
        return k.N_NO_RIGHT
    return may_grow(s, p, p.tune.recruit_food) or may_arm(s, seat, t, p.tune.recruit_resources)


def military_refusal(s: AgesState, seat: int, kind: int, x: int, y: int) -> int:
    """What speaks against a military action, or one that costs nothing."""
    p = s.civs[seat]
    if kind == k.A_FREE_POPULATION:
        if p.tune.free_population < 0:
            return k.N_NO_RIGHT
        return k.N_ONCE if p.free_used else may_grow(s, p, p.tune.free_population)
    if kind == k.A_TRADE_FOOD or kind == k.A_TRADE_RESOURCE:
        right = p.tune.resource_as_food if kind == k.A_TRADE_FOOD else p.tune.food_as_resource
        stock = p.resources if kind == k.A_TRADE_FOOD else p.food
        if right == 0:
            return k.N_NO_RIGHT
        return k.N_ONCE if p.trade_used else FINE if stock > 0 else k.N_NO_GOODS
    if kind == k.A_DRAW:
        refusal = FINE if s.draw_action and can_draw(s) else k.N_NO_RIGHT
    elif kind == k.A_UNIT:
        refusal = may_arm(s, seat, x, 0)
        if p.unused == 0 and (refusal == FINE or refusal > k.N_NO_UNUSED):
            refusal = k.N_NO_UNUSED
    elif kind == k.A_DISBAND:
        refusal = may_remove(s, p, x, True)
    elif kind == k.A_UPGRADE_UNIT:
        refusal = may_upgrade(s, p, x, y, True, 0)
    elif x <= OPEN:
        refusal = FINE
    else:
        refusal = in_hand(s, p, x, k.TACTICS)
        if refusal == FINE and s.content.military_cost[x] > p.ma:
            return k.N_MILITARY_ACTIONS
    if p.ma == 0 and may_come_to_be(refusal):
        return k.N_MILITARY_ACTIONS
    return refusal


# -- costs, for the sentences -----------------------------------------------------------------------------------------


def cost_in_food(s: AgesState, seat: int, kind: int) -> int:
    p = s.civs[seat]
    if kind == k.A_FREE_POPULATION:
        return growth_cost(s.content, p, p.tune.free_population)
    return growth_cost(s.content, p, p.tune.recruit_food if kind == k.A_RECRUIT else 0)


def cost_in_resources(s: AgesState, seat: int, kind: int, x: int, y: int, z: int) -> int:
    c = s.content
    p = s.civs[seat]
    if kind == k.A_BUILD:
        return build_cost(c, p, x, 0)
    if kind == k.A_UNIT:
        return unit_cost(s, seat, x, 0)
    if kind == k.A_RECRUIT:
        return unit_cost(s, seat, x, p.tune.recruit_resources)
    if kind == k.A_UPGRADE or kind == k.A_UPGRADE_UNIT:
        return upgrade_cost(c, p, x, y, 0)
    if kind == k.A_STAGE:
        return c.stages[p.wonder][p.stage]
    discount = c.effects[x][0].amount
    if kind == k.A_USE_BUILD:
        return build_cost(c, p, y, discount)
    if kind == k.A_USE_UPGRADE:
        return upgrade_cost(c, p, y, z, discount)
    return max(0, c.stages[p.wonder][p.stage] - discount)
