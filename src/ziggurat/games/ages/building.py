"""Workers, buildings, units and wonders: what is possible, what it costs, what it does (R9.1-R9.5, R9.10, R10)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.banks import gain_food, gain_resources, pay_food, pay_resources, population_cost
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.derive import retune
from ziggurat.games.ages.points import change_tokens, note_amount, score_science
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.tables import Effect, Tables
from ziggurat.kernel.rows import raised
from ziggurat.kernel.say import Say

# -- paying ----------------------------------------------------------------------------------------------------


def civil_funds(p: Civ) -> int:
    """Resources for anything."""
    return p.resources + p.credit_resources


def military_funds(p: Civ) -> int:
    """Resources for units, those that are for units only included (R10.5)."""
    return p.resources + p.credit_resources + p.milres


def spend(t: Tables, p: Civ, n: int) -> int:
    """Pay resources, those of trade routes first; says how much it was."""
    used = 0
    if p.credit_resources:
        used = min(n, p.credit_resources)
        p.credit_resources -= used
    return used + pay_resources(t, p, n - used)


def spend_on_units(s: AgesState, seat: int, n: int) -> int:
    """Resources that are only for units go first (R10.5); says how much it was with them."""
    p = s.civs[seat]
    used = min(n, p.milres)
    p.milres -= used
    note_amount(s, seat, "log.uses_military_resources", used, "R10.5")
    return used + spend(s.tables, p, n - used)


def spend_food(t: Tables, p: Civ, n: int) -> int:
    """Pay food, that of trade routes first; says how much it was."""
    used = 0
    if p.credit_food:
        used = min(n, p.credit_food)
        p.credit_food -= used
    return used + pay_food(t, p, n - used)


def spend_civil(p: Civ, n: int) -> None:
    p.ca -= n
    p.civil_done = True


def spend_military(p: Civ, n: int) -> None:
    p.ma -= n
    if n > 0:
        p.ma_spent = True


# -- population (R9.1) -------------------------------------------------------------------------------------------


def growth_cost(t: Tables, p: Civ, discount: int) -> int:
    """Food for one more worker, -1 when the bank is empty."""
    cost = population_cost(t, p)
    if cost < 0:
        return -1
    cost -= p.tune.population_discount + discount
    return cost if cost > 0 else 0


def can_grow(t: Tables, p: Civ, discount: int) -> bool:
    if p.yellow_bank == 0:
        return False
    return growth_cost(t, p, discount) <= p.food + p.credit_food


def grow(s: AgesState, seat: int, discount: int) -> None:
    t = s.tables
    p = s.civs[seat]
    paid = spend_food(t, p, growth_cost(t, p, discount))
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


def place_worker(s: AgesState, seat: int, tech: int) -> None:
    p = s.civs[seat]
    p.unused -= 1
    p.workers = raised(p.workers, tech, 1)
    p.counts = raised(p.counts, s.tables.t_class[tech], 1)
    p.dirty = True


def remove_worker(s: AgesState, seat: int, tech: int) -> None:
    """The worker leaves the card; whoever calls says where he goes."""
    p = s.civs[seat]
    p.workers = raised(p.workers, tech, -1)
    p.counts = raised(p.counts, s.tables.t_class[tech], -1)
    p.dirty = True


def free_worker(s: AgesState, seat: int, tech: int) -> None:
    """A building is destroyed, a unit disbanded: the worker is unused again (R9.4, R10.2, R18.10)."""
    remove_worker(s, seat, tech)
    s.civs[seat].unused += 1


def build_cost(t: Tables, p: Civ, tech: int, discount: int) -> int:
    cost = p.tune.cost[tech] - discount
    return (cost if cost > 0 else 0) + p.tune.surcharge[tech]


def upgrade_cost(t: Tables, p: Civ, tech: int, u: int, discount: int) -> int:
    """The difference of both costs after permanent changes (R9.10); a surcharge counts once (R28.6)."""
    cost = p.tune.cost[u] - p.tune.cost[tech] - discount
    return (cost if cost > 0 else 0) + p.tune.surcharge[u]


def unit_cost(s: AgesState, seat: int, tech: int, discount: int) -> int:
    """A new unit; a war declared on Churchill makes it cheaper (R28.12)."""
    p = s.civs[seat]
    less = p.tune.war_discount[s.tables.t_class[tech]]
    if less and war_declared_on(s, seat):
        discount += less
    return build_cost(s.tables, p, tech, discount)


def war_declared_on(s: AgesState, seat: int) -> bool:
    for p in s.civs:
        if p.war != -1 and p.war_target == seat:
            return True
    return False


def move_worker(s: AgesState, seat: int, tech: int, u: int) -> None:
    p = s.civs[seat]
    p.workers = raised(raised(p.workers, tech, -1), u, 1)
    p.dirty = True


# -- wonders (R9.5) ------------------------------------------------------------------------------------------------


def stages_payable(t: Tables, p: Civ, most: int, discount: int) -> int:
    """How many of the next stages can be paid and marked, one after the other (R9.5a)."""
    if p.wonder == -1:
        return 0
    stages = t.stages[p.wonder]
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
        spend(t, trial, max(0, stages[p.stage + i] - discount))
        if trial.blue_bank == 0:
            return i
        trial.blue_bank -= 1
    return payable


def build_stages(s: AgesState, seat: int, n: int, discount: int) -> None:
    t = s.tables
    p = s.civs[seat]
    card = p.wonder
    for _i in range(n):
        cost = max(0, t.stages[card][p.stage] - discount)
        paid = spend(t, p, cost)
        p.blue_bank -= 1
        p.stage += 1
        if s.log is not None:
            s.note(seat, Say("log.stage", {"card": t.ids[card], "stage": p.stage, "n": paid}, "R9.5"))
    if p.stage == len(t.stages[card]):
        complete_wonder(s, seat)


def complete_wonder(s: AgesState, seat: int) -> None:
    """Markers go back, static effects start, then what happens once (R9.5)."""
    t = s.tables
    p = s.civs[seat]
    card = p.wonder
    p.blue_bank += p.stage
    p.stage = 0
    p.wonder = -1
    p.wonders += (card,)
    if s.log is not None:
        s.note(seat, Say("log.wonder", {"card": t.ids[card]}, "R9.5"))
    bonus = t.bonus[card]
    change_tokens(s, seat, bonus[c.B_BLUE], bonus[c.B_YELLOW])
    retune(s, seat)
    for q in s.civs:
        # A partner may draw culture from our wonders.
        q.dirty = True
    for e in t.effects[card]:
        points = completion_points(t, p, e)
        if points:
            p.culture += points
            if s.log is not None:
                s.note(seat, Say("log.culture", {"n": points}, "R28.9"))


def completion_points(t: Tables, p: Civ, e: Effect) -> int:
    """What an effect of a wonder gives when it is completed, 0 for those that count from then on."""
    points = 0
    if e.kind == c.E_ON_COMPLETE_SCORE_CULTURE_PER_BUILDING_LEVEL:
        for tech in p.techs:
            if t.t_class[tech] in e.classes:
                points += e.amount * t.t_level[tech] * p.workers[tech]
    elif e.kind == c.E_ON_COMPLETE_SCORE_CULTURE_PER_WORKER:
        for tech in p.techs:
            cls = t.t_class[tech]
            group = 0 if cls == c.FARM else 1 if cls == c.MINE else 3 if cls >= c.INFANTRY else 2
            points += e.groups[group] * p.workers[tech]
    elif e.kind == c.E_ON_COMPLETE_SCORE_CULTURE_PER_TECHNOLOGY_LEVEL:
        levels = t.levels[p.government]
        for tech in p.techs:
            levels += t.t_level[tech]
        for special in p.specials:
            if special != -1:
                levels += t.levels[special]
        points = e.amount * levels
    return points


def gain_goods(s: AgesState, seat: int, food: int, resources: int, culture: int, science: int) -> None:
    """Produce goods and score points that a card gives at once."""
    p = s.civs[seat]
    if food:
        food = gain_food(s.tables, p, food)
    if resources:
        resources = gain_resources(s.tables, p, resources)
    p.culture += culture
    if science:
        science = score_science(s, seat, science)
    note_amount(s, seat, "log.food", food)
    note_amount(s, seat, "log.resources", resources)
    note_amount(s, seat, "log.culture", culture)
    note_amount(s, seat, "log.science", science)
