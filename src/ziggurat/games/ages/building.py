"""Workers, buildings, units and wonders: what is possible, what it costs, what it does (R9.1-R9.5, R9.10, R10)."""

from ziggurat.games.ages.banks import gain_food, gain_resources, pay_food, pay_resources, population_cost
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.codes import (
    E_ON_COMPLETE_SCORE_CULTURE_PER_BUILDING_LEVEL,
    E_ON_COMPLETE_SCORE_CULTURE_PER_TECHNOLOGY_LEVEL,
    E_ON_COMPLETE_SCORE_CULTURE_PER_WORKER,
    FARM,
    INFANTRY,
    MINE,
)
from ziggurat.games.ages.derive import retune
from ziggurat.games.ages.points import change_tokens, note_amount, score_science
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.tables import B_BLUE, B_YELLOW, Effect, Tables
from ziggurat.kernel.rows import raised
from ziggurat.kernel.say import Say

# -- paying ----------------------------------------------------------------------------------------------------


def civil_funds(p: Civ) -> int:
    """Resources for anything."""
    return p.resources + p.credit_resources


def military_funds(p: Civ) -> int:
    """Resources for units, those that are for units only included (R10.5)."""
    return p.resources + p.credit_resources + p.milres


def spend(c: Tables, p: Civ, n: int) -> int:
    """Pay resources, those of trade routes first; says how much it was."""
    used = 0
    if p.credit_resources and n > 0:
        used = min(n, p.credit_resources)
        p.credit_resources -= used
    return used + pay_resources(c, p, n - used)


def spend_on_units(s: AgesState, seat: int, n: int) -> int:
    """Resources that are only for units go first (R10.5); says how much it was with them."""
    p = s.civs[seat]
    used = min(n, p.milres)
    p.milres -= used
    note_amount(s, seat, "log.uses_military_resources", used, "R10.5")
    return used + spend(s.content, p, n - used)


def spend_food(c: Tables, p: Civ, n: int) -> int:
    """Pay food, that of trade routes first; says how much it was."""
    used = 0
    if p.credit_food and n > 0:
        used = min(n, p.credit_food)
        p.credit_food -= used
    return used + pay_food(c, p, n - used)


def spend_civil(p: Civ, n: int) -> None:
    p.ca -= n
    p.civil_done = True


def spend_military(p: Civ, n: int) -> None:
    p.ma -= n
    if n > 0:
        p.ma_spent = True


# -- population (R9.1) -------------------------------------------------------------------------------------------


def growth_cost(c: Tables, p: Civ, discount: int) -> int:
    """Food for one more worker, -1 when the bank is empty."""
    cost = population_cost(c, p)
    if cost < 0:
        return -1
    cost -= p.tune.population_discount + discount
    return cost if cost > 0 else 0


def can_grow(c: Tables, p: Civ, discount: int) -> bool:
    if p.yellow_bank == 0:
        return False
    return growth_cost(c, p, discount) <= p.food + p.credit_food


def grow(s: AgesState, seat: int, discount: int) -> None:
    c = s.content
    p = s.civs[seat]
    paid = spend_food(c, p, growth_cost(c, p, discount))
    p.yellow_bank -= 1
    p.unused += 1
    if s.log is not None:
        s.note(seat, Say("log.population", {"n": paid}, "R9.1"))


def add_population(s: AgesState, seat: int, n: int) -> None:
    """Tokens from the bank become unused workers for nothing, as far as there are some (R18.9)."""
    p = s.civs[seat]
    added = min(n, p.yellow_bank)
    p.yellow_bank -= added
    p.unused += added
    note_amount(s, seat, "log.gains_workers", added, "R18.9")


# -- workers -----------------------------------------------------------------------------------------------------


def place_worker(s: AgesState, seat: int, t: int) -> None:
    p = s.civs[seat]
    p.unused -= 1
    p.workers = raised(p.workers, t, 1)
    p.counts = raised(p.counts, s.content.t_class[t], 1)
    p.dirty = True


def remove_worker(s: AgesState, seat: int, t: int) -> None:
    """The worker leaves the card; whoever calls says where he goes."""
    p = s.civs[seat]
    p.workers = raised(p.workers, t, -1)
    p.counts = raised(p.counts, s.content.t_class[t], -1)
    p.dirty = True


def free_worker(s: AgesState, seat: int, t: int) -> None:
    """A building is destroyed, a unit disbanded: the worker is unused again (R9.4, R10.2, R18.10)."""
    remove_worker(s, seat, t)
    s.civs[seat].unused += 1


def build_cost(c: Tables, p: Civ, t: int, discount: int) -> int:
    cost = p.tune.cost[t] - discount
    return (cost if cost > 0 else 0) + p.tune.surcharge[t]


def upgrade_cost(c: Tables, p: Civ, t: int, u: int, discount: int) -> int:
    """The difference of both costs after permanent changes (R9.10); a surcharge counts once (R28.6)."""
    cost = p.tune.cost[u] - p.tune.cost[t] - discount
    return (cost if cost > 0 else 0) + p.tune.surcharge[u]


def unit_cost(s: AgesState, seat: int, t: int, discount: int) -> int:
    """A new unit; a war declared on Churchill makes it cheaper (R28.12)."""
    p = s.civs[seat]
    less = p.tune.war_discount[s.content.t_class[t]]
    if less and war_declared_on(s, seat):
        discount += less
    return build_cost(s.content, p, t, discount)


def war_declared_on(s: AgesState, seat: int) -> bool:
    for p in s.civs:
        if p.war >= 0 and p.war_target == seat:
            return True
    return False


def move_worker(s: AgesState, seat: int, t: int, u: int) -> None:
    p = s.civs[seat]
    p.workers = raised(raised(p.workers, t, -1), u, 1)
    p.dirty = True


# -- wonders (R9.5) ------------------------------------------------------------------------------------------------


def stages_payable(c: Tables, p: Civ, most: int, discount: int) -> int:
    """How many of the next stages can be paid and marked, one after the other (R9.5a)."""
    if p.wonder < 0:
        return 0
    stages = c.stages[p.wonder]
    most = min(most, len(stages) - p.stage)
    funds = civil_funds(p)
    payable = 0
    total = 0
    for i in range(most):
        total += max(0, stages[p.stage + i] - discount)
        if total > funds:
            break
        payable += 1
    if payable == 0 or p.blue_bank >= 4 * payable:
        return payable
    # The bank is nearly empty: pay for real on a copy and see whether a token is left to mark each stage.
    trial = p.clone()
    for i in range(payable):
        spend(c, trial, max(0, stages[p.stage + i] - discount))
        if trial.blue_bank == 0:
            return i
        trial.blue_bank -= 1
    return payable


def build_stages(s: AgesState, seat: int, n: int, discount: int) -> None:
    c = s.content
    p = s.civs[seat]
    card = p.wonder
    for _i in range(n):
        cost = max(0, c.stages[card][p.stage] - discount)
        paid = spend(c, p, cost)
        p.blue_bank -= 1
        p.stage += 1
        if s.log is not None:
            s.note(seat, Say("log.stage", {"card": c.ids[card], "stage": p.stage, "n": paid}, "R9.5"))
    if p.stage == len(c.stages[card]):
        complete_wonder(s, seat)


def complete_wonder(s: AgesState, seat: int) -> None:
    """Markers go back, static effects start, then what happens once (R9.5)."""
    c = s.content
    p = s.civs[seat]
    card = p.wonder
    p.blue_bank += p.stage
    p.stage = 0
    p.wonder = -1
    p.wonders += (card,)
    if s.log is not None:
        s.note(seat, Say("log.wonder", {"card": c.ids[card]}, "R9.5"))
    bonus = c.bonus[card]
    change_tokens(s, seat, bonus[B_BLUE], bonus[B_YELLOW])
    retune(s, seat)
    for q in s.civs:
        # A partner may draw culture from our wonders.
        q.dirty = True
    for e in c.effects[card]:
        points = completion_points(c, p, e)
        if points:
            p.culture += points
            if s.log is not None:
                s.note(seat, Say("log.culture", {"n": points}, "R28.9"))


def completion_points(c: Tables, p: Civ, e: Effect) -> int:
    """What an effect of a wonder gives when it is completed, 0 for those that count from then on."""
    points = 0
    if e.kind == E_ON_COMPLETE_SCORE_CULTURE_PER_BUILDING_LEVEL:
        for t in p.techs:
            if c.t_class[t] in e.classes:
                points += e.amount * c.t_level[t] * p.workers[t]
    elif e.kind == E_ON_COMPLETE_SCORE_CULTURE_PER_WORKER:
        for t in p.techs:
            cls = c.t_class[t]
            group = 0 if cls == FARM else 1 if cls == MINE else 3 if cls >= INFANTRY else 2
            points += e.groups[group] * p.workers[t]
    elif e.kind == E_ON_COMPLETE_SCORE_CULTURE_PER_TECHNOLOGY_LEVEL:
        levels = c.levels[p.government]
        for t in p.techs:
            levels += c.t_level[t]
        for special in p.specials:
            if special >= 0:
                levels += c.levels[special]
        points = e.amount * levels
    return points


def gain_goods(s: AgesState, seat: int, food: int, resources: int, culture: int, science: int) -> None:
    """Produce goods and score points that a card gives at once."""
    p = s.civs[seat]
    if food:
        food = gain_food(s.content, p, food)
    if resources:
        resources = gain_resources(s.content, p, resources)
    p.culture += culture
    if science:
        science = score_science(s, seat, science)
    note_amount(s, seat, "log.food", food)
    note_amount(s, seat, "log.resources", resources)
    note_amount(s, seat, "log.culture", culture)
    note_amount(s, seat, "log.science", science)
