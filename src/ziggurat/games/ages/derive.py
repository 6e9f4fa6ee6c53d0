"""What follows from the cards in play: rates, strength, happy faces, totals of actions, costs (R1.5, R2.6).

`retune` is called whenever a card enters or leaves play; `recount` is put off until somebody asks.
"""

from typing import TYPE_CHECKING

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.army import form_armies
from ziggurat.games.ages.banks import required_faces
from ziggurat.games.ages.civ import Civ, Tuning
from ziggurat.games.ages.tables import Effect, Tables

if TYPE_CHECKING:
    from ziggurat.games.ages.state import AgesState


def cards_in_play(p: Civ) -> list[int]:
    """Cards whose bonus and static effects count: government, special technologies, leader, wonders, colonies."""
    cards = [p.government]
    for card in p.specials:
        if card != -1:
            cards.append(card)
    if p.leader != -1:
        cards.append(p.leader)
    for card in p.wonders:
        if card not in p.ravaged:
            cards.append(card)
    cards.extend(p.colonies)
    return cards


# -- costs, limits, abilities ------------------------------------------------------------------------------


def retune(s: "AgesState", seat: int) -> None:
    """Read costs, limits and totals off the cards in play; a change of a total moves the pools (R2.7)."""
    p = s.civs[seat]
    old = p.tune
    new = read_tuning(s, seat)
    p.tune = new
    p.dirty = True
    if new.ca_total > old.ca_total:
        p.ca += new.ca_total - old.ca_total
    elif p.ca > new.ca_total:
        p.ca = new.ca_total
    if new.ma_total > old.ma_total:
        p.ma += new.ma_total - old.ma_total
    elif p.ma > new.ma_total + p.ma_extra:
        p.ma = new.ma_total + p.ma_extra


def retune_all(s: "AgesState") -> None:
    for seat in range(s.players):
        retune(s, seat)


def makes_dearer(t: Tables, leader: int) -> bool:
    """Whether this is a leader who makes building dearer for all others."""
    if leader != -1:
        for e in t.effects[leader]:
            if e.kind == c.E_OPPONENTS_BUILD_SURCHARGE:
                return True
    return False


def retune_led(s: "AgesState", seat: int, leader: int) -> None:
    """A leader came to the seat or left it: what others pay is read again only if he is one they pay for."""
    retune(s, seat)
    dearer = makes_dearer(s.tables, leader)
    for other in range(s.players):
        if other == seat:
            continue
        p = s.civs[other]
        tune = p.tune
        if dearer or len(tune.spend) != len(tune.mines):  # labs leave with their last token
            retune(s, other)
        else:
            p.dirty = True
            if p.ca > tune.ca_total:
                p.ca = tune.ca_total
            if p.ma > tune.ma_total + p.ma_extra:
                p.ma = tune.ma_total + p.ma_extra


def read_tuning(s: "AgesState", seat: int) -> Tuning:
    t = s.tables
    p = s.civs[seat]
    tune = _plain_tuning(t, p, 1 if s.easier else 0)
    cost: list[int] = []  # to build, where a card changes it
    discount = [0] * (c.GOVERNMENT + 2)
    war_discount = [0] * c.GOVERNMENT
    unit_strength = [0] * c.GOVERNMENT
    for card in cards_in_play(p):
        bonus = t.bonus[card]
        tune.ca_total += bonus[c.B_CIVIL]
        tune.ma_total += bonus[c.B_MILITARY]
        tune.colonization += bonus[c.B_COLONIZATION]
        tune.civil_limit += bonus[c.B_CIVIL_HAND]
        tune.military_limit += bonus[c.B_MILITARY_HAND]
        tune.culture += bonus[c.B_CULTURE]
        tune.science += bonus[c.B_SCIENCE]
        tune.strength += bonus[c.B_STRENGTH]
        tune.symbols += max(bonus[c.B_HAPPINESS], 0)
        tune.unhappy += max(-bonus[c.B_HAPPINESS], 0)
        for e in t.effects[card]:
            _tune_effect(t, tune, e, cost, discount, war_discount, unit_strength)
        tune.rated += t.rated[card]
    if s.tier > 0:
        _tune_pacts(s, seat, tune, discount)
    tune.ca_total = max(tune.ca_total, 0)
    tune.ma_total = max(tune.ma_total, 0)
    tune.civil_limit += tune.ca_total
    tune.military_limit += tune.ma_total
    tune.surcharge = t.noughts
    for other in range(s.players):
        if other != seat and makes_dearer(t, s.civs[other].leader):
            surcharge = list(tune.surcharge)
            for e in t.effects[s.civs[other].leader]:
                if e.kind == c.E_OPPONENTS_BUILD_SURCHARGE:
                    for tech in range(t.techs):
                        if t.t_class[tech] in e.classes:
                            surcharge[tech] += e.amount
            tune.surcharge = tuple(surcharge)
    tune.cost = tuple([value if value > 0 else 0 for value in cost]) if cost else t.t_build
    tune.science_discount = tuple(discount)
    tune.war_discount = tuple(war_discount)
    tune.unit_strength = tuple(unit_strength)
    _tune_holders(t, p, tune)
    return tune


def _plain_tuning(t: Tables, p: Civ, easier: int) -> Tuning:
    """The government alone."""
    tune = Tuning()
    tune.ca_total = t.gov_civil[p.government]
    tune.ma_total = t.gov_military[p.government]
    tune.urban_limit = t.gov_urban[p.government] + easier
    tune.civil_limit = 0
    tune.military_limit = 0
    tune.colonization = 0
    tune.card_colonization = 0
    tune.milres = 0
    tune.population_discount = 0
    tune.free_population = -1
    tune.recruit_food = -1
    tune.recruit_resources = -1
    tune.columbus = False
    tune.robespierre = False
    tune.take_science = 0
    tune.tech_resources = 0
    tune.tech_regain = 0
    tune.tech_culture = 0
    tune.attacked_culture = 0
    tune.mine_bonus = 0
    tune.lab_mines = 0
    tune.stages = 1
    tune.wonder_discount = 0
    tune.cannot_attack = False
    tune.attack_multiplier = 1
    tune.defence_multiplier = 1
    tune.no_tactics = False
    tune.resource_production = 0
    tune.food_production = 0
    tune.doubled_army = False
    tune.culture = 0
    tune.science = 0
    tune.strength = 0
    tune.symbols = 0
    tune.unhappy = 0
    tune.faces_multiplier = 1
    tune.rated = ()
    tune.partner = -1
    tune.partner_pays = 0
    tune.food_as_resource = 0
    tune.resource_as_food = 0
    tune.immune = False
    return tune


def _tune_effect(
    t: Tables,
    tune: Tuning,
    e: Effect,
    cost: list[int],
    discount: list[int],
    war_discount: list[int],
    unit_strength: list[int],
) -> None:
    kind = e.kind
    if kind == c.E_MILITARY_RESOURCES_PER_TURN:
        tune.milres += e.amount
    elif kind == c.E_POPULATION_FOOD_DISCOUNT:
        tune.population_discount += e.amount
    elif kind == c.E_FREE_POPULATION_INCREASE:
        tune.free_population = e.food_discount
    elif kind == c.E_SPECIAL_CIVIL_ACTION_RECRUIT:
        tune.recruit_food = e.food_discount
        tune.recruit_resources = e.amount
    elif kind == c.E_ONCE_PER_GAME_POLITICAL_COLONIZE_FROM_HAND:
        tune.columbus = True
    elif kind == c.E_REVOLUTION_USES_MILITARY_ACTIONS:
        tune.robespierre = True
    elif kind == c.E_ON_TAKE_TECHNOLOGY:
        tune.take_science += e.science
    elif kind == c.E_ON_PLAY_TECHNOLOGY:
        tune.tech_resources += e.resources
        tune.tech_culture += e.culture
        tune.tech_regain += e.amount
    elif kind == c.E_ON_ATTACKED:
        tune.attacked_culture += e.culture
    elif kind == c.E_EXTRA_TOKEN_ON_BEST_MINE:
        tune.mine_bonus += e.amount
    elif kind == c.E_LABS_ACT_AS_MINES:
        tune.lab_mines = e.threshold
    elif kind == c.E_URBAN_COST_DISCOUNT:
        if not cost:
            cost.extend(t.t_build)
        for tech in range(t.first_urban, t.first_unit):
            cost[tech] -= e.by_level[t.t_level[tech]]
    elif kind == c.E_BUILD_COST_DISCOUNT:
        if not cost:
            cost.extend(t.t_build)
        for tech in range(t.techs):
            if t.t_class[tech] in e.classes:
                cost[tech] -= e.amount
    elif kind == c.E_BUILD_COST_DISCOUNT_WHILE_WAR_DECLARED_ON_YOU:
        for cls in e.classes:
            war_discount[cls] += e.amount
    elif kind == c.E_TECHNOLOGY_SCIENCE_DISCOUNT:
        for cls in e.classes:
            discount[cls] += e.amount
    elif kind == c.E_WONDER_STAGES_PER_ACTION:
        tune.stages = max(tune.stages, e.maximum)
    elif kind == c.E_WONDER_TAKE_DISCOUNT:
        tune.wonder_discount += e.amount
    elif kind == c.E_COLONIZATION_CARD_BONUS:
        tune.card_colonization += e.amount
    elif kind == c.E_CANNOT_ATTACK:
        tune.cannot_attack = True
    elif kind == c.E_ATTACK_COST_MULTIPLIER_AGAINST_OWNER:
        tune.attack_multiplier *= e.amount
    elif kind == c.E_DEFENCE_CARD_MULTIPLIER:
        tune.defence_multiplier *= e.amount
    elif kind == c.E_IGNORE_TACTICS:
        tune.no_tactics = True
    elif kind == c.E_DOUBLE_BEST_ARMY_BONUS:
        tune.doubled_army = True
    elif kind == c.E_HAPPY_FACES_MULTIPLIER:
        tune.faces_multiplier *= e.amount
    elif kind == c.E_STRENGTH_PER_UNIT and e.sacrificed:
        for cls in e.classes:
            unit_strength[cls] += e.amount


def _tune_pacts(s: "AgesState", seat: int, tune: Tuning, discount: list[int]) -> None:
    t = s.tables
    for owner in range(s.players):
        q = s.civs[owner]
        if q.pact == -1 or (owner != seat and q.pact_partner != seat):
            continue
        side = t.sides[q.pact][q.pact_role if owner == seat else 1 - q.pact_role]
        tune.ca_total += side.bonus[c.B_CIVIL]
        tune.ma_total += side.bonus[c.B_MILITARY]
        tune.resource_production += side.resources
        tune.food_production += side.food
        tune.food_as_resource += side.food_as_resource
        tune.resource_as_food += side.resource_as_food
        tune.immune = tune.immune or side.immune
        if side.discount:
            for cls in range(len(discount)):
                discount[cls] += side.discount
        if side.partner_pays:
            tune.partner = q.pact_partner if owner == seat else owner
            tune.partner_pays += side.partner_pays


def _tune_holders(t: Tables, p: Civ, tune: Tuning) -> None:
    """Which cards take and hold food and resource tokens (R12.1, R28.6)."""
    held = 0
    farms: list[int] = []  # by rank: dearest first
    mines: list[int] = []
    full: list[int] = []
    for tech in p.techs:
        held |= 1 << tech
        cls = t.t_class[tech]
        if cls == c.FARM:
            farms.append(t.value_rank[tech])
        elif cls == c.MINE:
            mines.append(t.value_rank[tech])
        elif cls == c.LAB and t.t_value[tech] > 0:
            if tune.lab_mines:
                if t.t_level[tech] >= tune.lab_mines:
                    mines.append(t.value_rank[tech])
            elif p.tokens[tech] > 0:
                full.append(t.value_rank[tech])
    farms.sort()
    mines.sort()
    tune.held = held
    tune.farms = tuple([t.by_value[rank] for rank in farms])
    tune.mines = tuple([t.by_value[rank] for rank in mines])
    tune.spend = tuple([t.by_value[rank] for rank in sorted(full + mines)]) if full else tune.mines


# -- rates, strength, faces ----------------------------------------------------------------------------------


def recount(s: "AgesState", seat: int) -> None:
    """Culture and science rate, strength and happy faces from workers and cards in play, then limited (R1.5)."""
    t = s.tables
    p = s.civs[seat]
    tune = p.tune
    culture = tune.culture + len(p.ravaged) * t.ravaged_culture
    science = tune.science
    strength = tune.strength
    symbols = tune.symbols
    multiplier = tune.faces_multiplier
    workers = p.workers
    for tech in p.techs:
        n = workers[tech]
        if n:
            culture += n * t.t_culture[tech]
            science += n * t.t_science[tech]
            strength += n * t.t_strength[tech]
            symbols += n * t.t_happy[tech]
    if p.tactics != -1 and not tune.no_tactics:
        armies = form_armies(t, p.tactics, workers)
        strength += armies.bonus
        if tune.doubled_army:
            strength += armies.best
    for e in tune.rated:
        kind = e.kind
        if kind == c.E_EXTRA_SCIENCE_BEST or kind == c.E_SCIENCE_PER_BUILDING:
            science += science_effect(t, p, e)
        elif kind == c.E_STRENGTH_PER_UNIT or kind == c.E_STRENGTH_PER_HAPPY_FACE:
            strength += strength_effect(t, p, e, multiplier)
        else:
            culture += culture_effect(t, p, e, multiplier)
    for owner in range(s.players):
        q = s.civs[owner]
        if q.pact == -1 or (owner != seat and q.pact_partner != seat):
            continue
        side = t.sides[q.pact][q.pact_role if owner == seat else 1 - q.pact_role]
        partner = s.civs[q.pact_partner if owner == seat else owner]
        culture += side.bonus[c.B_CULTURE] + side.per_wonder * len(partner.wonders)
        science += side.bonus[c.B_SCIENCE]
        strength += side.bonus[c.B_STRENGTH]
    happy = symbols * multiplier - tune.unhappy
    p.culture_rate = _within(culture, t.culture_rate_max)
    p.science_rate = _within(science, t.science_rate_max)
    p.strength = _within(strength, t.strength_max)
    p.happy = _within(happy, t.happy_max)
    p.dirty = False


def _within(value: int, highest: int) -> int:
    return min(max(value, 0), highest)


def science_effect(t: Tables, p: Civ, e: Effect) -> int:
    if e.kind == c.E_EXTRA_SCIENCE_BEST:
        # One lab or library of the highest level with a worker (R28.14a).
        best = 0
        for cls in e.classes:
            for tech in t.by_class[cls]:
                if p.workers[tech] and t.t_level[tech] > best:
                    best = t.t_level[tech]
        return best
    total = 0
    for cls in e.classes:
        total += e.amount * p.counts[cls]
    return total


def strength_effect(t: Tables, p: Civ, e: Effect, multiplier: int) -> int:
    total = 0
    if e.kind == c.E_STRENGTH_PER_UNIT:
        for cls in e.classes:
            total += p.counts[cls]
    else:
        total = symbols_on(t, p, e) * multiplier
    return total * e.amount


def culture_effect(t: Tables, p: Civ, e: Effect, multiplier: int) -> int:
    kind = e.kind
    total = 0
    if kind == c.E_CULTURE_PER_UNIT:
        total = min(p.workers[e.card], e.maximum)
    elif kind == c.E_CULTURE_PER_UNIT_CLASS or kind == c.E_CULTURE_PER_BUILDING:
        for cls in e.classes:
            total += p.counts[cls]
    elif kind == c.E_CULTURE_PER_BUILDING_LEVEL:
        for cls in e.classes:
            for tech in t.by_class[cls]:
                total += p.workers[tech] * t.t_level[tech]
    elif kind == c.E_CULTURE_PER_PAIR:
        total = min([p.counts[cls] for cls in e.classes])
    elif kind == c.E_CULTURE_PER_COLONY:
        total = len(p.colonies)
    elif kind == c.E_CULTURE_PER_HAPPY_FACE:
        total = symbols_on(t, p, e) * multiplier
    elif kind == c.E_BEST_BUILDING_CULTURE_DOUBLED:
        # The printed culture of one building of the highest level with a worker, once more (R28.14a).
        best = -1
        for cls in e.classes:
            for tech in t.by_class[cls]:
                if p.workers[tech] and (best == -1 or t.t_level[tech] > t.t_level[best]):
                    best = tech
        return t.t_culture[best] if best != -1 else 0
    return total * e.amount


def symbols_on(t: Tables, p: Civ, e: Effect) -> int:
    """Happy symbols of the named sources; unhappy ones do not count (R28.13a)."""
    total = 0
    for cls in e.classes:
        for tech in t.by_class[cls]:
            total += p.workers[tech] * t.t_happy[tech]
    if e.with_wonders:
        for card in p.wonders:
            if card not in p.ravaged:
                total += max(t.bonus[card][c.B_HAPPINESS], 0)
    return total


def strength_of(s: "AgesState", seat: int) -> int:
    p = s.civs[seat]
    if p.dirty:
        recount(s, seat)
    return p.strength


def culture_rate_of(s: "AgesState", seat: int) -> int:
    p = s.civs[seat]
    if p.dirty:
        recount(s, seat)
    return p.culture_rate


def science_rate_of(s: "AgesState", seat: int) -> int:
    p = s.civs[seat]
    if p.dirty:
        recount(s, seat)
    return p.science_rate


def happy_of(s: "AgesState", seat: int) -> int:
    p = s.civs[seat]
    if p.dirty:
        recount(s, seat)
    return p.happy


def discontent_of(s: "AgesState", seat: int) -> int:
    """Discontent workers: faces required and not shown (R14.2)."""
    return max(0, required_faces(s.tables, s.civs[seat]) - happy_of(s, seat))


def population_of(t: Tables, p: Civ) -> int:
    """Workers on cards and unused ones (R2.8)."""
    return p.unused + sum(p.counts)


def food_production(t: Tables, p: Civ) -> int:
    """Food of one production with tokens enough (R26.7)."""
    total = p.tune.food_production
    for tech in p.tune.farms:
        total += p.workers[tech] * t.t_value[tech]
    return max(0, total)


def resource_production(t: Tables, p: Civ) -> int:
    """Resources of one production with tokens enough, Railroad and Tesla included (R26.7)."""
    total = p.tune.resource_production
    for tech in p.tune.mines:
        total += p.workers[tech] * t.t_value[tech]
    best = best_mine(t, p)
    if best != -1:
        total += p.tune.mine_bonus * t.t_value[best]
    return max(0, total)


def best_mine(t: Tables, p: Civ) -> int:
    """The mine card of the highest level with a worker, for the Railroad (R28.8); -1 for none."""
    best = -1
    for tech in t.by_class[c.MINE]:
        if p.workers[tech]:
            best = tech
    return best
