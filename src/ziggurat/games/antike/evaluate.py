"""How good a position is for a seat: personalities, the way to the next ones, and what the coming turn can do.

One action ahead is all the greedy bot looks, so an action that only opens something (a rondel field, a trade) is
judged by the `prospect` of what it opens, a little less than that is worth once done.
"""

from typing import Final

from mypy_extensions import i64

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import city_strength, navigator_points, price_of, produced, yield_of
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.bits import count_bits

CARD: Final = 100.0  # a personality
NEARLY: Final = 0.59  # what the way to one is worth, compared with having it
MARBLE_WORTH: Final = 3.8
IRON_WORTH: Final = 1.8
GOLD_WORTH: Final = 4.8
COIN_WORTH: Final = 6.8
ENOUGH_MARBLE: Final = 8  # more than this of a good is worth little
ENOUGH_IRON: Final = 7
ENOUGH_GOLD: Final = 11
ENOUGH_COINS: Final = 5
SURPLUS: Final = 0.3
FEW: Final = 3  # the first of each good are worth more, for a city costs one of each
SCARCE: Final = 1.2
TRADING: Final = -46.0  # what a trade is for lies further ahead than one action
PAID: Final = 10.5  # a good spent on the way round the rondel
CITY: Final = 24.0  # beside its yield and the way to a king: room for a temple and for new units
INCOME: Final = 23.0  # one good more at each production
ADVANCE_WORTH: Final = 19.5
UNIT: Final = 5.8
SITE: Final = 16.0  # a unit on a free site
BESIDE_SITE: Final = 2.0  # a unit that can step onto one
BESIDE_TEMPLE: Final = 1.0  # a small pull towards neutral temples next door
RAZING: Final = 210.0  # a temple that gives a general
INSIDE: Final = 0.22  # units that stand in a target, compared with having taken it
MARCH: Final = 0.44  # units that could march there
SHORT: Final = 0.61  # not yet enough of them
FALLEN: Final = 0.23  # a target that falls now
ARMED_ENOUGH: Final = 9
CROWD: Final = 4.0  # what a unit beyond that is worth less
OPENED: Final = 0.48  # something opened, compared with it done
NEXT_TURN: Final = 0.13
RIVAL: Final = 0.23
WINNING: Final = 1000.0  # the card that wins the game


def evaluate(s: AntikeState, seat: int) -> float:
    """The seat's best nation counts in full, its other one a little, the strongest rival against it."""
    if not s.nations:
        return 0.0
    best = other = rival = 0.0
    for nation in range(s.tables.nations):
        if s.seats[nation] != seat:
            rival = max(rival, possessions(s, nation))
            continue
        value = nation_value(s, nation)
        if value > best:
            best, other = value, best
        else:
            other = max(other, value)
    return best + RIVAL * other - RIVAL * rival


def nation_value(s: AntikeState, nation: int) -> float:
    value = possessions(s, nation) + army(s, nation)
    if nation == s.active:
        value += OPENED * prospect_of_step(s, nation)
    return value + NEXT_TURN * best_field(s, nation)


def possessions(s: AntikeState, nation: int) -> float:
    """What the nation has, wherever it stands: quickly counted, and all that is asked of rivals."""
    row: i64 = nation * c.WIDTH
    nat, t = s.nat, s.tables
    temples: i64 = nat[row + c.TEMPLE_AT]
    advances: i64 = nat[row + c.ADVANCES]
    cities = t.tokens - nat[row + c.TOKENS_LEFT]
    units = t.legions + t.galleys - nat[row + c.LEGIONS_LEFT] - nat[row + c.GALLEYS_LEFT]
    value = cards(s, nation, cities) + goods(s, nation)
    for resource in range(3):
        value += INCOME * min(produced(t, nat[row + c.MARBLE_AT + resource], temples, advances), 9)
    value += ADVANCE_WORTH * count_bits(advances) + CITY * cities
    return value + UNIT * units


def cards(s: AntikeState, nation: int, cities: int) -> float:
    """Personalities owned, those due at the end of this turn, and the way to the next of each kind."""
    row = nation * c.WIDTH
    nat, bank, t = s.nat, s.bank, s.tables
    kings, to_king = claim(s, row, c.KING, cities)
    citizens, to_citizen = claim(s, row, c.CITIZEN, count_bits(nat[row + c.TEMPLE_AT]))
    navigators, to_navigator = claim(s, row, c.NAVIGATOR, navigator_points(s, nation))
    owned = nat[row + c.SCORE] + kings + citizens + navigators
    value = to_king + to_citizen + to_navigator
    if nat[row + c.ADVANCES] == t.every_advance and bank[c.BANK_KING + c.PLINIUS - c.KING]:
        owned += 1
    if nation == s.active:
        generals = bank[c.BANK_KING + c.GENERAL - c.KING]
        owned += min(s.razed, generals)
        owned += min(s.firsts, bank[c.BANK_KING + c.SCHOLAR - c.KING])
        if s.razed > generals and owned == t.threshold - 1:
            owned += 1  # the temple that wins though there is no general left
    if owned >= t.threshold:
        value += 20 * CARD
    return value + CARD * owned


def claim(s: AntikeState, row: int, kind: int, having: int) -> tuple[int, float]:
    """The cards of a kind due for so many cities, temples or points at sea, and what the way to the next is worth."""
    have: i64 = having
    each: i64 = s.tables.per_card[kind - c.KING]
    left: i64 = s.bank[c.BANK_KING + kind - c.KING]
    earned = have // each
    due = earned - s.nat[row + kind]
    if due < 0:  # something was lost again, so that there is more to do for the next
        return 0, 0.0
    if due >= left:
        return left, 0.0
    return due, CARD * NEARLY * float(have - earned * each) / float(each)


def goods(s: AntikeState, nation: int) -> float:
    row: i64 = nation * c.WIDTH
    nat = s.nat
    value = add_good(0.0, nat[row + c.MARBLE], MARBLE_WORTH, ENOUGH_MARBLE)
    value = add_good(value, nat[row + c.IRON], IRON_WORTH, ENOUGH_IRON)
    value = add_good(value, nat[row + c.GOLD], GOLD_WORTH, ENOUGH_GOLD)
    return add_good(value, nat[row + c.COINS], COIN_WORTH, ENOUGH_COINS)


def add_good(value: float, have: i64, worth: float, enough: i64) -> float:
    """The value with so much of a good, the first few of which are worth more and the last ones little."""
    if have > enough:
        value += worth * float(enough) + SURPLUS * float(have - enough)
    else:
        value += worth * float(have)
    return value + SCARCE * float(min(have, FEW))


def army(s: AntikeState, nation: int) -> float:
    """Units, best where they can found a city or break a temple."""
    t, nat = s.tables, s.nat
    row = nation * c.WIDTH
    free = ~s.taken
    value = 0.0
    count = 0
    sites = 0
    for unit in range(2):
        where = nat[row + c.LEGION_AT + unit]
        units = s.units[nation * 2 + unit]
        while where:
            low = where & -where
            where ^= low
            region = low.bit_length() - 1
            here = units[region]
            count += here
            if low & free:
                if not sites & low:
                    value += SITE
                sites |= low
                continue
            near = t.near[unit * t.regions + region]
            if near & free:
                value += BESIDE_SITE * min(here, 2)
            elif near & s.neutral:
                value += BESIDE_TEMPLE
    if count > ARMED_ENOUGH:
        value -= CROWD * (count - ARMED_ENOUGH)
    return value + assaults(s, nation)


def sieges(s: AntikeState, nation: int) -> int:
    """Where own units stand at something to take."""
    row = nation * c.WIDTH
    return (s.nat[row + c.LEGION_AT] | s.nat[row + c.GALLEY_AT]) & s.taken & ~s.nat[row + c.CITY_AT]


def assaults(s: AntikeState, nation: int) -> float:
    """What the units in targets are worth there."""
    value = 0.0
    places = sieges(s, nation)
    while places:
        low = places & -places
        places ^= low
        region = low.bit_length() - 1
        need, worth = target(s, nation, region)
        share = min(s.count(nation, 0, region) + s.count(nation, 1, region), need) / need
        value += INSIDE * worth * share * share
    return value


def target(s: AntikeState, nation: int, region: int) -> tuple[int, float]:
    """What a foreign city or a neutral temple withstands, and what it would bring."""
    if s.neutral >> region & 1:
        return s.tables.neutral_strength, general_worth(s)
    owner = s.owner(region)
    need = city_strength(s, owner, region)
    if not cities_to_take(s, nation, owner):
        return need, 0.0
    temple = s.nat[owner * c.WIDTH + c.TEMPLE_AT] >> region & 1
    return need, city_worth(s) + general_worth(s) if temple else city_worth(s)


def general_worth(s: AntikeState) -> float:
    """What a temple brings, while there are generals."""
    return RAZING if s.bank[c.BANK_KING + c.GENERAL - c.KING] else 0.0


def city_worth(s: AntikeState) -> float:
    t = s.tables
    return CARD * NEARLY / t.per_card[0] + INCOME * t.produce[0] + CITY


def cities_to_take(s: AntikeState, nation: int, owner: int) -> int:
    """R10.4: the owner's cities, unless it is the last one or the nation has no token for it."""
    cities = s.nat[owner * c.WIDTH + c.CITY_AT]
    return cities if cities & (cities - 1) and s.nat[nation * c.WIDTH + c.TOKENS_LEFT] else 0


def movable(s: AntikeState, nation: int, unit: int) -> int:
    """Where the nation has units of the kind that can still move, or could in a turn of their own."""
    where = s.nat[nation * c.WIDTH + c.LEGION_AT + unit]
    if not s.ready or nation != s.active:
        return where
    t = s.tables
    able = 0
    for lane in range(unit, t.lanes, 2):
        able |= s.ready[t.lanes * t.regions + lane]
    return where & able


def campaign(s: AntikeState, nation: int) -> float:
    """The target that promises most, by the units that stand in it or one border away."""
    legions, galleys = movable(s, nation, 0), movable(s, nation, 1)
    goals = s.taken & within_reach(s, nation, legions, galleys)
    general, city = general_worth(s), city_worth(s)
    best = 0.0
    targets = goals & s.neutral if general else 0
    while targets:
        low = targets & -targets
        targets ^= low
        units = force(s, nation, low.bit_length() - 1, legions, galleys)
        best = max(best, promise(general, units, s.tables.neutral_strength))
    for owner in range(s.tables.nations):
        if owner == nation:
            continue
        temples = s.nat[owner * c.WIDTH + c.TEMPLE_AT]
        targets = goals & cities_to_take(s, nation, owner)
        while targets:
            low = targets & -targets
            targets ^= low
            worth = city + general if temples & low else city
            if worth > best:
                region = low.bit_length() - 1
                units = force(s, nation, region, legions, galleys)
                best = max(best, promise(worth, units, city_strength(s, owner, region)))
    return best


def promise(worth: float, units: int, need: int) -> float:
    """Of what a target is worth, by how many there would be of the units it takes."""
    if units >= need:
        return worth
    share = units / need
    return SHORT * worth * share * share


def best_field(s: AntikeState, nation: int) -> float:
    """What the best field that can be reached free of charge promises."""
    t = s.tables
    at = s.nat[nation * c.WIDTH + c.MARKER]
    if at >= t.fields:
        return 0.0
    best = 0.0
    for steps in range(1, len(t.step_cost)):
        if t.step_cost[steps]:
            break
        best = max(best, prospect(s, nation, t.field_does[(at + steps) % t.fields]))
    return best


def prospect_of_step(s: AntikeState, nation: int) -> float:
    """What the decision under way still promises."""
    if not s.stack:
        return 0.0
    step = s.stack[0][0]
    trading = TRADING if s.stack[-1][0] in (c.S_GIVE, c.S_TAKE) else 0.0
    if step == c.S_PAY:
        return prospect_after_paying(s, nation, s.stack[0][2], s.tables.field_does[s.stack[0][3]])
    if step in (c.S_BELLONA, c.S_MILITIA):
        return trading + UNIT * (step == c.S_BELLONA) + prospect(s, nation, c.DO_MILITIA) + settling(s, nation)
    if step == c.S_TEMPLUM:
        return trading + prospect(s, nation, c.DO_TEMPLUM) + settling(s, nation)
    if step == c.S_SCIENTIA:
        return trading + prospect(s, nation, c.DO_SCIENTIA) + settling(s, nation)
    if step == c.S_MOVEMENT:
        won = last_galley(s, nation) or last_temple(s, nation, True)
        return trading + (WINNING if won else moving(s, nation) + conquering(s, nation))
    if step == c.S_CONQUEST:
        return trading + (WINNING if last_temple(s, nation, False) else settling(s, nation) + conquering(s, nation))
    if step == c.S_FOUNDING:
        return trading + settling(s, nation)
    return trading


def prospect_after_paying(s: AntikeState, nation: int, cost: int, does: int) -> float:
    """The field once its way is paid for, with goods it does not need as far as there are any."""
    row = nation * c.WIDTH
    nat = s.nat
    marble, iron, gold, coins = nat[row], nat[row + 1], nat[row + 2], nat[row + 3]
    needed = does - c.DO_TEMPLUM + c.MARBLE if c.DO_TEMPLUM <= does <= c.DO_SCIENTIA else -1
    for _unit in range(cost):
        good = to_spare(nat, row, needed)
        nat[row + good] = nat[row + good] - 1
    value = prospect(s, nation, does) - PAID * cost
    nat[row], nat[row + 1], nat[row + 2], nat[row + 3] = marble, iron, gold, coins
    return value


def to_spare(nat: list[int], row: int, needed: int) -> int:
    """The good there is most of beside the one that is needed; coins and that one when there is no other."""
    most = 0
    found = -1
    for good in range(3):
        if nat[row + good] > most and good != needed:
            most, found = nat[row + good], good
    if found < 0:
        return c.COINS if nat[row + c.COINS] else needed
    return found


def prospect(s: AntikeState, nation: int, does: int) -> float:
    """What a rondel field would bring the nation now."""
    row = nation * c.WIDTH
    nat, t = s.nat, s.tables
    coins = nat[row + c.COINS]
    if does == c.MARBLE:
        return producing(s, nation, does, MARBLE_WORTH, ENOUGH_MARBLE)
    if does == c.IRON:
        return producing(s, nation, does, IRON_WORTH, ENOUGH_IRON)
    if does == c.GOLD:
        return producing(s, nation, does, GOLD_WORTH, ENOUGH_GOLD)
    if does == c.DO_TEMPLUM:
        number = min((nat[row + c.MARBLE] + coins) // t.temple_cost, s.bank[c.BANK_TEMPLES])
        if not number:
            return 0.0
        number = min(number, count_bits(nat[row + c.CITY_AT] & ~nat[row + c.TEMPLE_AT]))
        if number and wins_by(s, nation, c.CITIZEN, count_bits(nat[row + c.TEMPLE_AT]) + number):
            return WINNING
        gain = CARD * NEARLY / t.per_card[2] + INCOME * (t.produce[1] - t.produce[0])
        return number * (gain - MARBLE_WORTH * t.temple_cost)
    if does == c.DO_MILITIA:
        number = (nat[row + c.IRON] + coins) // t.unit_cost
        if not number:
            return 0.0
        ports = count_bits(nat[row + c.CITY_AT] & t.allowed[1] & ~nat[row + c.GALLEY_AT])
        point = CARD * NEARLY / t.per_card[4]
        return min(number, ports) * point + min(number, frontier(s, nation)) * BESIDE_SITE
    if does == c.DO_SCIENTIA:
        return WINNING if last_scholar(s, nation) else learning(s, nation)
    if does == c.DO_MOVERE:
        won = last_galley(s, nation) or last_temple(s, nation, True)
        return WINNING if won else moving(s, nation) + MARCH * campaign(s, nation)
    return 0.0


def producing(s: AntikeState, nation: int, resource: int, worth: float, enough: int) -> float:
    """What is of use of a production, and a coin."""
    have = s.nat[nation * c.WIDTH + resource]
    useful = min(yield_of(s, nation, resource), max(1, enough - have))
    return worth * useful + SCARCE * min(useful, max(0, FEW - have)) + COIN_WORTH


def wins_by(s: AntikeState, nation: int, kind: int, have: int) -> bool:
    """Whether the cards of a kind that so many cities, temples or points at sea bring are the last ones missing."""
    row = nation * c.WIDTH
    new = min(have // s.tables.per_card[kind - c.KING] - s.nat[row + kind], s.bank[c.BANK_KING + kind - c.KING])
    return new > 0 and s.nat[row + c.SCORE] + new >= s.tables.threshold


def last_scholar(s: AntikeState, nation: int) -> bool:
    """One card is missing, and an advance that nobody knows can be paid for."""
    row = nation * c.WIDTH
    t, nat = s.tables, s.nat
    if nat[row + c.SCORE] < t.threshold - 1:
        return False
    purse = nat[row + c.GOLD] + nat[row + c.COINS]
    for advance in range(len(t.advance_ids)):
        if not s.known >> advance & 1 and not t.requires[advance] & ~nat[row + c.ADVANCES]:
            if t.price_first[advance] <= purse:
                return True
    return False


def last_galley(s: AntikeState, nation: int) -> bool:
    """One card is missing, and a galley that moves one border brings the points for a navigator."""
    row = nation * c.WIDTH
    t, nat = s.tables, s.nat
    if nat[row + c.SCORE] < t.threshold - 1:
        return False
    galleys = nat[row + c.GALLEY_AT]
    where = movable(s, nation, 1)
    points = navigator_points(s, nation)
    while where:
        low = where & -where
        where ^= low
        region = low.bit_length() - 1
        free = t.near[t.regions + region] & ~galleys
        if free:
            left = 0 if s.count(nation, 1, region) > 1 else 2 if low & t.ship_at else 1
            if wins_by(s, nation, c.NAVIGATOR, points - left + (2 if free & t.ship_at else 1)):
                return True
    return False


def last_temple(s: AntikeState, nation: int, marching: bool) -> bool:
    """One card is missing, and a temple falls to the units that stand at it or can still march there."""
    row = nation * c.WIDTH
    if s.nat[row + c.SCORE] < s.tables.threshold - 1:
        return False
    temples = s.neutral
    for other in range(s.tables.nations):
        cities = s.nat[other * c.WIDTH + c.CITY_AT]
        if other != nation and cities & (cities - 1):
            temples |= s.nat[other * c.WIDTH + c.TEMPLE_AT]
    legions = galleys = 0
    if marching:
        legions, galleys = movable(s, nation, 0), movable(s, nation, 1)
    temples &= within_reach(s, nation, legions, galleys)
    while temples:
        low = temples & -temples
        temples ^= low
        region = low.bit_length() - 1
        if force(s, nation, region, legions, galleys) >= target(s, nation, region)[0]:
            return True
    return False


def within_reach(s: AntikeState, nation: int, legions: int, galleys: int) -> int:
    """Regions where a unit of the nation stands, or that one of those that can march is next to."""
    row = nation * c.WIDTH
    near = s.tables.near
    found = s.nat[row + c.LEGION_AT] | s.nat[row + c.GALLEY_AT]
    while legions:
        low = legions & -legions
        legions ^= low
        found |= near[low.bit_length() - 1]
    while galleys:
        low = galleys & -galleys
        galleys ^= low
        found |= near[s.tables.regions + low.bit_length() - 1]
    return found


def force(s: AntikeState, nation: int, region: int, legions: int, galleys: int) -> int:
    """How many of the nation's units stand in the region, or one border away among those that can march."""
    near, regions = s.tables.near, s.tables.regions
    units = s.units[nation * 2]
    found = units[region]
    legions &= near[region]
    while legions:
        low = legions & -legions
        legions ^= low
        found += units[low.bit_length() - 1]
    units = s.units[nation * 2 + 1]
    found += units[region]
    galleys &= near[regions + region]
    while galleys:
        low = galleys & -galleys
        galleys ^= low
        found += units[low.bit_length() - 1]
    return found


def frontier(s: AntikeState, nation: int) -> int:
    """Own cities without an own unit that lie next to a free site."""
    t = s.tables
    row = nation * c.WIDTH
    cities = s.nat[row + c.CITY_AT] & ~s.nat[row + c.LEGION_AT] & ~s.nat[row + c.GALLEY_AT]
    count = 0
    while cities:
        low = cities & -cities
        cities ^= low
        region = low.bit_length() - 1
        if (t.near[region] | t.near[t.regions + region]) & ~s.taken:
            count += 1
    return count


def learning(s: AntikeState, nation: int) -> float:
    """The advances the nation can pay for, dearest gain first."""
    row = nation * c.WIDTH
    t = s.tables
    purse = s.nat[row + c.GOLD] + s.nat[row + c.COINS]
    owned = s.nat[row + c.ADVANCES]
    total = 0.0
    for advance in range(len(t.advance_ids)):
        if owned >> advance & 1 or t.requires[advance] & ~owned:
            continue
        price = price_of(s, advance)
        gain = ADVANCE_WORTH - GOLD_WORTH * price + (0.0 if s.known >> advance & 1 else CARD)
        if price <= purse and gain > 0:
            purse -= price
            total += gain
    return total + all_advances(s, nation)


def all_advances(s: AntikeState, nation: int) -> float:
    """Plinius, if the nation can pay for every advance that it lacks."""
    row = nation * c.WIDTH
    if not s.bank[c.BANK_KING + c.PLINIUS - c.KING]:
        return 0.0
    purse = s.nat[row + c.GOLD] + s.nat[row + c.COINS]
    for advance in range(len(s.tables.advance_ids)):
        if not s.nat[row + c.ADVANCES] >> advance & 1:
            purse -= price_of(s, advance)
    return 2.8 * CARD if purse >= 0 else 0.0


def moving(s: AntikeState, nation: int) -> float:
    """Units that can step onto a free site where no own unit stands yet, and the cities to found there."""
    t, nat = s.tables, s.nat
    row = nation * c.WIDTH
    legions, galleys = nat[row + c.LEGION_AT], nat[row + c.GALLEY_AT]
    goals = ~s.taken & ~(legions | galleys)
    reached = 0
    for unit in range(2):
        where = movable(s, nation, unit) & s.taken
        while where:
            low = where & -where
            where ^= low
            near = t.near[unit * t.regions + low.bit_length() - 1] & goals
            if near:
                reached += 1
                goals ^= near & -near
    cities = affordable(s, nation, count_bits((legions | galleys) & ~s.taken) + reached)
    if cities and wins_by(s, nation, c.KING, count_bits(nat[row + c.CITY_AT]) + cities):
        return WINNING
    return (SITE - BESIDE_SITE) * reached + city_gain(s) * cities


def city_gain(s: AntikeState) -> float:
    return city_worth(s) - SITE - 3 * PAID


def affordable(s: AntikeState, nation: int, sites: int) -> int:
    """How many of the sites the nation can pay a city for."""
    row = nation * c.WIDTH
    nat = s.nat
    if not sites:
        return 0
    marble, iron, gold, _coins = s.tables.splits[0]
    coins = nat[row + c.COINS]
    sites = min(sites, nat[row + c.TOKENS_LEFT])
    for number in range(sites):
        coins -= missing(nat[row + c.MARBLE] - number * marble, marble)
        coins -= missing(nat[row + c.IRON] - number * iron, iron)
        coins -= missing(nat[row + c.GOLD] - number * gold, gold)
        if coins < 0:
            return number
    return sites


def missing(left: int, price: int) -> int:
    """What coins have to stand for, when so much is left of a good."""
    return price if left < 0 else max(0, price - left)


def settling(s: AntikeState, nation: int) -> float:
    """Cities that can be founded where units stand now."""
    row = nation * c.WIDTH
    sites = (s.nat[row + c.LEGION_AT] | s.nat[row + c.GALLEY_AT]) & ~s.taken
    cities = affordable(s, nation, count_bits(sites))
    if cities and wins_by(s, nation, c.KING, count_bits(s.nat[row + c.CITY_AT]) + cities):
        return WINNING
    return city_gain(s) * cities


def conquering(s: AntikeState, nation: int) -> float:
    """What falls now to the units that stand there."""
    value = 0.0
    places = sieges(s, nation)
    while places:
        low = places & -places
        places ^= low
        region = low.bit_length() - 1
        need, worth = target(s, nation, region)
        if s.count(nation, 0, region) + s.count(nation, 1, region) >= need:
            value += FALLEN * worth
    return value
