"""How good a position is for a seat, in culture points it may expect at the end. Drives the greedy bot.

One action is looked ahead, so every small decision has to show its worth at once: a position in the middle
of the seat's own turn is judged by how it would look if the turn ended there (so that ending it neither gains
nor loses against going on), a card in the hand is worth a part of what it will give, half a wonder is worth
half, and what is being bid or sacrificed is weighed against what it will bring.
"""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.army import card_force, largest_force, sacrifice_value
from ziggurat.games.ages.auction import offered_force
from ziggurat.games.ages.banks import consumption, required_faces
from ziggurat.games.ages.battle import attack_strength, defence_strength
from ziggurat.games.ages.card_worth import (
    SCIENCE_POINT,
    colony_bonus,
    leader_worth,
    military_card_worth,
    new_technology_worth,
    special_worth,
    technologies_worth,
    territory_worth,
    wonder_worth,
)
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.derive import (
    culture_rate_of,
    discontent_of,
    food_production,
    recount,
    resource_production,
    strength_of,
)
from ziggurat.games.ages.military_deck import drawing_age
from ziggurat.games.ages.row import LAST_DECK
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.tables import Tables
from ziggurat.games.ages.turn_end import after_turn, sketched_end
from ziggurat.kernel.judgement import ending
from ziggurat.kernel.rows import Row

# What one more of something is worth in culture at the end.
RESOURCE: Final = 0.5
FOOD: Final = 0.35
CIVIL_ACTION: Final = 0.35
MILITARY_ACTION: Final = 0.2
DRAWN_CARD: Final = 1.1  # a military card nobody has seen yet
UPRISING: Final = 10.0  # per discontent worker too many
SURPLUS: Final = 0.25  # food left over each turn
CORRUPTION: Final = 1.3  # a resource lost in each of the next turns
EMPLOYED: Final = 5.5  # a worker on a card, beside what he produces
DEFENCE: Final = 2.5  # a point of strength that a civilisation of this round should have and has not
SPARE: Final = 0.35  # a happy face more than needed
IDLE: Final = 5.0  # an unused worker
TWO_IDLE: Final = 8.0  # two of them
SOON: Final = 1.5  # turns that a technology in the hand may wait for its science
# What the technologies in the hand are worth, the best first.
SECOND: Final = 0.7
THIRD: Final = 0.35
FOURTH: Final = 0.1
CLOGGED: Final = 0.8  # a card that leaves no room for another one
HALF: Final = 0.55  # what a card in the hand is worth of what it will be worth in play


def evaluate(s: AgesState, seat: int) -> float:
    if s.civs[seat].resigned:
        return -1000.0
    if s.stack and s.turn == seat:
        step = s.stack[-1][0]
        if step == c.S_ACTIONS or step == c.S_DISCARD:
            after = sketched_end(s, seat)
            if after is not None:
                return standing(after, seat)
            s = after_turn(s, seat)
            if not s.stack:
                return ending(s, seat)
    return standing(s, seat)


def standing(s: AgesState, seat: int) -> float:
    """The position as it is."""
    p = s.civs[seat]
    t = s.tables
    if p.dirty:
        recount(s, seat)
    turns = turns_left(s, seat)
    # In an uprising there will be no production.
    pending = 1 if before_production(s, seat) and not uprising(s, seat) else 0
    productions = turns + pending
    value = float(p.culture)
    value += p.culture_rate * productions * 1.4
    value += economy(s, p, turns, pending)
    value += happiness(s, p, turns)
    value += actions_worth(p, turns)
    value += technologies(t, p, turns)
    value += military(s, seat, turns)
    value += hand(s, seat, turns)
    value += wonder(t, p, turns)
    if s.battle_card >= 0:
        value += battle(s, seat)
    if s.territory >= 0:
        value += auction(s, seat, turns)
    if s.tier != c.SIMPLE:
        value -= 0.15 * rivals(s, seat, turns)
    return value


def turns_left(s: AgesState, seat: int) -> float:
    """Productions still to come after the turn under way, by the cards left in the decks.

    What the seat took in its turn is counted as if it were there: a card taken ends the game sooner for everybody, so
    that is no reason to leave it.
    """
    if s.last_round:
        left = s.last_round - s.round
        if not has_moved(s, seat):
            left += 1
        return float(max(0, left - (1 if s.turn == seat else 0)))
    cards = s.civs[seat].taken
    for age in range(max(1, s.age), LAST_DECK[s.tier] + 1):
        cards += len(s.civil_decks[age])
    players = s.in_game()
    per_round = players * (s.tables.front[players] + 1.7)
    return cards / per_round + (2.0 if s.tier == 2 else 0.5)


def has_moved(s: AgesState, seat: int) -> bool:
    """The seat's turn of this round lies behind it."""
    return (seat - s.start) % s.players < (s.turn - s.start) % s.players


def before_production(s: AgesState, seat: int) -> bool:
    """It is the seat's own turn and its production is still to come."""
    return s.turn == seat and bool(s.stack)


def uprising(s: AgesState, seat: int) -> bool:
    return s.tier != c.SIMPLE and discontent_of(s, seat) > s.civs[seat].unused


def economy(s: AgesState, p: Civ, turns: float, pending: int) -> float:
    """Food, resources and science: what is there, what comes, and what is lost on the way."""
    t = s.tables
    horizon = min(turns, 8.5)
    made = resource_production(t, p)
    grown = food_production(t, p)
    eaten = consumption(t, p)
    bank = p.blue_bank
    lost = 0
    if pending:
        # The bank after farms and mines have put their tokens out and the population has eaten.
        bank += eaten - p.counts[c.FARM] - p.counts[c.MINE] - p.tune.mine_bonus
        if s.tier != c.SIMPLE:
            lost = min(corruption_at(t, bank), p.resources + made)
            bank += lost
    food = p.food + p.credit_food + pending * (grown - eaten)
    resources = p.resources + p.credit_resources + pending * made - lost
    value = 0.0
    if food < 0:
        value += 4.0 * food
        food = 0
    surplus = grown - eaten
    if surplus < 0:
        # Famine is near: every missing food costs four culture a turn once the stock is gone.
        value += 3.5 * surplus * max(0.0, horizon - food / -surplus) * 0.6
    else:
        value += (min(surplus, 3) + 0.2 * max(0, surplus - 3)) * horizon * SURPLUS
    value += FOOD * min(food, 6) + 0.05 * max(0, food - 6)
    value += RESOURCE * min(resources, 10) + 0.15 * max(0, resources - 10)
    value += (min(made, 10) + 0.5 * max(0, made - 10)) * horizon * 0.5
    if s.tier != c.SIMPLE:
        value -= corruption_at(t, bank) * min(horizon, 3.0) * CORRUPTION
    rate = p.science_rate
    science = p.science + pending * rate
    value += SCIENCE_POINT * min(science, 24) + 0.05 * max(0, science - 24)
    value += (min(rate, 8) + 0.4 * max(0, rate - 8)) * horizon * 0.6
    value += 0.2 * p.milres
    # Workers: idle ones wait for a place, each on a card shows in the rates.
    value += idle_worth(p.unused) * min(1.0, turns / 6.0)
    value += EMPLOYED * employed(p) * min(1.0, turns / 4.0)
    return value


def idle_worth(unused: int) -> float:
    if unused >= 2:
        return TWO_IDLE + 0.1 * (unused - 2)
    return IDLE if unused == 1 else 0.0


def employed(p: Civ) -> int:
    """Workers on cards."""
    workers = 0
    for n in p.counts:
        workers += n
    return workers


def corruption_at(t: Tables, tokens: int) -> int:
    tokens = max(0, tokens)
    return t.corruption[tokens] if tokens < len(t.corruption) else 0


def happiness(s: AgesState, p: Civ, turns: float) -> float:
    happy = p.happy
    if s.tier == c.SIMPLE:
        return 2.0 * happy + 2.0 * p.strength
    need = required_faces(s.tables, p)
    discontent = max(0, need - happy)
    value = -1.5 * discontent * min(3.0, turns + 1.0)
    value -= UPRISING * max(0, discontent - p.unused)
    spare = min(happy - need, 2)
    if spare > 0:
        value += SPARE * spare * min(turns, 4.0)
    return value


def actions_worth(p: Civ, turns: float) -> float:
    """Totals per turn; what is still available this turn is worth a little, so that it is not wasted."""
    horizon = min(turns, 9.0)
    tune = p.tune
    value = tune.ca_total * horizon * 0.9 + tune.ma_total * horizon * 0.35
    value += CIVIL_ACTION * p.ca + MILITARY_ACTION * p.ma
    value += 0.3 * tune.urban_limit * min(turns, 6.0)
    value -= 0.9 * p.rebellion
    return value


def technologies(t: Tables, p: Civ, turns: float) -> float:
    """Technologies and the leader in play."""
    value = technologies_worth(t, p, turns)
    for card in p.specials:
        if card >= 0:
            value += special_worth(t, card, turns) + 0.45 * t.science[card] * min(1.0, turns / 6.0)
    if p.leader >= 0:
        value += leader_worth(t, p.leader, turns)
    return value


def military(s: AgesState, seat: int, turns: float) -> float:
    """Strength counts against the others': the weak are plundered, the strong plunder."""
    if s.tier == c.SIMPLE:
        return 0.0
    t = s.tables
    p = s.civs[seat]
    mine = p.strength
    strongest = 0
    weaker = 0
    wars = 0
    for other in range(s.players):
        q = s.civs[other]
        if other == seat or q.resigned:
            continue
        if q.dirty:
            recount(s, other)
        if q.strength > strongest:
            strongest = q.strength
        if q.strength < mine:
            weaker += 1
        if q.war >= 0 and q.war_target == seat:
            wars += max(0, q.strength - mine)
    urgency = min(1.0, (turns + 1.0) / 5.0)
    value = 0.7 * mine * urgency + 1.2 * weaker * urgency
    value -= 1.1 * max(0, strongest - mine - 1) * urgency
    # Whoever stays without an army is plundered sooner or later.
    value -= DEFENCE * max(0.0, min(16.0, 0.9 * s.round) - mine) * urgency
    value -= 1.1 * wars
    if p.war >= 0:
        ahead = mine - strength_of(s, p.war_target)
        value += 0.9 * ahead - 1.5 if ahead > 2 else -4.0
    if p.tactics >= 0:
        value += 0.6 + 0.3 * t.levels[p.tactics]
    colonies = 0.0
    for card in p.colonies:
        colonies += colony_bonus(t, card, turns)
    return value + colonies + 0.4 * p.tune.colonization


def hand(s: AgesState, seat: int, turns: float) -> float:
    t = s.tables
    p = s.civs[seat]
    value = 0.0
    governments = 0.0
    leaders = 0.0
    funds = p.science + SOON * p.science_rate
    # The technologies that wait in the hand, the four best ones.
    first = 0.0
    second = 0.0
    third = 0.0
    fourth = 0.0
    for card in p.civil:
        kind = t.types[card]
        if kind == c.ACTION:
            value += (1.1 + 0.2 * t.levels[card]) * min(1.0, turns)
        elif kind == c.LEADER:
            better = leader_worth(t, card, turns)
            if p.leader >= 0:
                better -= leader_worth(t, p.leader, turns) * 0.8
            leaders = max(leaders, better * 0.8)
        elif t.classes[card] == c.GOVERNMENT:
            gain = t.gov_civil[card] - t.gov_civil[p.government]
            gain_military = t.gov_military[card] - t.gov_military[p.government]
            worth = (gain * 0.9 + gain_military * 0.35) * min(turns, 9.0) + 1.5
            worth += t.bonus[card][c.B_CULTURE] * turns * 0.6
            governments = max(governments, worth * HALF)
        else:
            worth = new_technology_worth(t, p, card, turns)
            if t.classes[card] == c.SPECIAL:
                bonus = t.bonus[card]
                worth += bonus[c.B_CIVIL] * min(turns, 9.0) * 0.5 + bonus[c.B_MILITARY] * min(turns, 9.0) * 0.2
            # What science cannot pay for soon only fills the hand.
            worth *= min(1.0, funds / max(1, t.science[card]))
            worth = worth * HALF * 0.9
            if worth > first:
                first, worth = worth, first
            if worth > second:
                second, worth = worth, second
            if worth > third:
                third, worth = worth, third
            if worth > fourth:
                fourth = worth
    value += first
    value += SECOND * second
    value += THIRD * third
    value += FOURTH * fourth
    value += governments + leaders
    # A full hand takes nothing more.
    value -= CLOGGED * max(0, len(p.civil) - p.tune.civil_limit + 1)
    for card in p.military:
        value += military_card_worth(t, card)
    if s.tier != c.SIMPLE and before_production(s, seat) and not s.draw_action and drawing_age(s):
        value += DRAWN_CARD * min(p.ma, t.draw_max)
    return value * min(1.0, turns / 2.0 + 0.2)


def wonder(t: Tables, p: Civ, turns: float) -> float:
    """Half a wonder is worth half, if it can still be finished."""
    value = 0.0
    for card in p.wonders:
        if card not in p.ravaged:
            value += 2.0 + (4.0 + 2.5 * t.levels[card] if t.effects[card] and t.levels[card] < 3 else 0.0)
        else:
            value += 1.0
    if p.wonder < 0:
        return value
    stages = t.stages[p.wonder]
    total = 0
    done = 0
    for stage in range(len(stages)):
        total += stages[stage]
        if stage < p.stage:
            done += stages[stage]
    left = total - done
    possible = 1.0 if left <= (turns + 0.5) * (1.5 + 0.6 * resource_production(t, p)) else 0.1
    worth = wonder_worth(t, p.wonder, max(0.0, turns - left / 4.0)) * possible
    return value + worth * (0.3 + 0.65 * done / total)


# -- in the middle of something ------------------------------------------------------------------------------------


def battle(s: AgesState, seat: int) -> float:
    """A fight under way: what winning brings against what is sacrificed for it."""
    t = s.tables
    prize = 5.0 + 2.0 * t.levels[s.battle_card]
    if s.battle_war:
        prize = 1.0
    attack = attack_strength(s)
    defence = defence_strength(s)
    value = 0.0
    if seat == s.attacker:
        value -= sacrifice_cost(t, s.attack_units)
        # The defender may still find cards and units.
        reserve = 0 if s.victor >= 0 or s.battle_war else min(3, len(s.civs[s.defender].military))
        if s.victor < 0:
            margin = attack - defence - reserve
            value += prize if margin > 0 else -1.0
            if s.battle_war:
                value += 0.9 * max(-10, min(12, attack - defence))
        elif s.victor == seat:
            value += prize
    elif seat == s.defender:
        value -= sacrifice_cost(t, s.defence_units)
        for card in s.offer_cards:
            value -= 0.5 + 0.3 * t.levels[card]
        if attack > defence:
            value -= prize
            if s.battle_war:
                value -= 0.9 * min(12, attack - defence)
    return value


def sacrifice_cost(t: Tables, units: Row) -> float:
    cost = 0.0
    for tech in range(t.first_unit, t.techs):
        if units[tech]:
            cost += units[tech] * (2.5 + 0.9 * t.t_strength[tech])
    return cost


def auction(s: AgesState, seat: int, turns: float) -> float:
    """The highest bid counts as won, for its price; units and cards chosen to pay it come nearer to it."""
    if s.bidder != seat:
        return 0.0
    t = s.tables
    p = s.civs[seat]
    worth = territory_worth(t, s.territory, turns)
    chosen = sum(s.attack_units) > 0 or len(s.offer_cards) > 0
    if not chosen:
        own = p.tune.colonization
        for card in p.military:
            own += card_force(t, p, card)
        price = 1.0 + 0.5 * min(own, s.bid) + 2.2 * max(1, s.bid - own)
        if s.bid > largest_force(t, p):
            price += 100.0
        return worth - price
    cost = sacrifice_cost(t, s.attack_units) + 0.6 * len(s.offer_cards)
    force = offered_force(s, seat) if sum(s.attack_units) else sacrifice_value(t, p, s.attack_units)
    return worth - 40.0 + 30.0 * min(force, s.bid) / max(1, s.bid) - cost


def rivals(s: AgesState, seat: int, turns: float) -> float:
    """How well the others are doing, to see that what hurts them helps."""
    total = 0.0
    for other in range(s.players):
        q = s.civs[other]
        if other == seat or q.resigned:
            continue
        value = q.culture + culture_rate_of(s, other) * turns + 0.3 * (q.food + q.resources + q.science)
        value += 1.5 * employed(q)
        total += value
    return total / max(1, s.in_game() - 1)
