"""How good a position is for a seat: personalities, the way to the next ones, and what the coming turn can do.

One action ahead is all the greedy bot looks, so an action that only opens something (a rondel field, a trade) is
judged by the `prospect` of what it opens, a little less than that is worth once done.
"""

from typing import Final

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import city_strength, navigator_points, price_of, yield_of
from ziggurat.games.antike.state import AntikeState

CARD: Final = 100.0  # a personality
NEARLY: Final = 0.59  # what the way to one is worth, compared with having it
GOODS_WORTH: Final = (3.8, 1.8, 4.8, 6.8)  # marble, iron, gold, coins
ENOUGH: Final = (8, 7, 11, 5)  # more than this of a good is worth little
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
    for nation in range(s.board.nations):
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
    row = nation * c.WIDTH
    nat = s.nat
    value = cards(s, nation) + goods(s, nation)
    for resource in (0, 1, 2):
        value += INCOME * min(yield_of(s, nation, resource), 9)
    value += ADVANCE_WORTH * nat[row + c.ADVANCES].bit_count() + CITY * nat[row + c.CITY_AT].bit_count()
    units = s.board.legions + s.board.galleys - nat[row + c.LEGIONS_LEFT] - nat[row + c.GALLEYS_LEFT]
    return value + UNIT * units


def cards(s: AntikeState, nation: int) -> float:
    """Personalities owned, those due at the end of this turn, and the way to the next of each kind."""
    row = nation * c.WIDTH
    nat, bank, per = s.nat, s.bank, s.board.per_card
    owned = nat[row + c.SCORE]
    value = 0.0
    progress = (
        (c.KING, nat[row + c.CITY_AT].bit_count(), per[0]),
        (c.CITIZEN, nat[row + c.TEMPLE_AT].bit_count(), per[2]),
        (c.NAVIGATOR, navigator_points(s, nation), per[4]),
    )
    for kind, have, each in progress:
        left = bank[c.BANK_KING + kind - c.KING]
        due = min(left, max(0, have // each - nat[row + kind]))
        owned += due
        if left > due and have // each >= nat[row + kind] + due:
            value += CARD * NEARLY * (have % each) / each
    if bank[c.BANK_KING + c.PLINIUS - c.KING] and nat[row + c.ADVANCES] == s.board.every_advance:
        owned += 1
    if nation == s.active:
        generals = bank[c.BANK_KING + c.GENERAL - c.KING]
        owned += min(s.razed, generals)
        owned += min(s.firsts, bank[c.BANK_KING + c.SCHOLAR - c.KING])
        if s.razed > generals and owned == s.board.threshold - 1:
            owned += 1  # the temple that wins though there is no general left
    if owned >= s.board.threshold:
        value += 20 * CARD
    return value + CARD * owned


def goods(s: AntikeState, nation: int) -> float:
    row = nation * c.WIDTH
    value = 0.0
    for good in range(4):
        have = s.nat[row + good]
        value += GOODS_WORTH[good] * min(have, ENOUGH[good]) + SURPLUS * max(0, have - ENOUGH[good])
        value += SCARCE * min(have, FEW)
    return value


def army(s: AntikeState, nation: int) -> float:
    """Units, best where they can found a city or break a temple."""
    board, nat = s.board, s.nat
    row = nation * c.WIDTH
    free = ~s.taken
    value = 0.0
    count = 0
    sites = 0
    for unit in (0, 1):
        where = nat[row + c.LEGION_AT + unit]
        while where:
            low = where & -where
            where ^= low
            region = low.bit_length() - 1
            here = s.units[(nation * 2 + unit) * board.regions + region]
            count += here
            if low & free:
                if not sites & low:
                    value += SITE
                sites |= low
            elif board.near[unit * board.regions + region] & free:
                value += BESIDE_SITE * min(here, 2)
            else:
                value += reach_for_temples(s, nation, unit, region)
    value -= CROWD * max(0, count - ARMED_ENOUGH)
    return value + assaults(s, nation)


def reach_for_temples(s: AntikeState, nation: int, unit: int, region: int) -> float:
    """A small pull towards neutral temples next door."""
    return 1.0 if s.board.near[unit * s.board.regions + region] & s.neutral else 0.0


def assaults(s: AntikeState, nation: int) -> float:
    """Units that stand where there is something to take."""
    value = 0.0
    for units, need, worth in sieges(s, nation):
        share = min(units, need) / need
        value += INSIDE * worth * share * share
    return value


def sieges(s: AntikeState, nation: int) -> list[tuple[int, int, float]]:
    """For each target with own units in it: how many, what it withstands, what it would bring."""
    nat = s.nat
    row = nation * c.WIDTH
    found: list[tuple[int, int, float]] = []
    places = (nat[row + c.LEGION_AT] | nat[row + c.GALLEY_AT]) & s.taken & ~nat[row + c.CITY_AT]
    while places:
        low = places & -places
        places ^= low
        region = low.bit_length() - 1
        need, worth = target(s, nation, region)
        found.append((s.count(nation, 0, region) + s.count(nation, 1, region), need, worth))
    return found


def target(s: AntikeState, nation: int, region: int) -> tuple[int, float]:
    """What a foreign city or a neutral temple withstands, and what it would bring."""
    board, nat = s.board, s.nat
    general = RAZING if s.bank[c.BANK_KING + c.GENERAL - c.KING] else 0.0
    if s.neutral >> region & 1:
        return board.neutral_strength, general
    owner = s.owner(region)
    row = owner * c.WIDTH
    need = city_strength(s, owner, region)
    if nat[row + c.CITY_AT].bit_count() == 1 or not nat[nation * c.WIDTH + c.TOKENS_LEFT]:
        return need, 0.0
    worth = CARD * NEARLY / board.per_card[0] + INCOME * board.produce[0] + CITY
    return need, worth + general if nat[row + c.TEMPLE_AT] >> region & 1 else worth


def movable(s: AntikeState, nation: int, unit: int) -> int:
    """Where the nation has units of the kind that can still move, or could in a turn of their own."""
    where = s.nat[nation * c.WIDTH + c.LEGION_AT + unit]
    if not s.ready or nation != s.active:
        return where
    board = s.board
    able = 0
    for lane in range(unit, board.lanes, 2):
        able |= s.ready[board.lanes * board.regions + lane]
    return where & able


def campaign(s: AntikeState, nation: int) -> float:
    """The target that promises most, by the units that stand in it or one border away."""
    force = forces(s, nation, s.taken & ~s.nat[nation * c.WIDTH + c.CITY_AT], True)
    best = 0.0
    for region in range(s.board.regions):
        if force[region]:
            need, worth = target(s, nation, region)
            share = force[region] / need
            best = max(best, worth if share >= 1 else SHORT * worth * share * share)
    return best


def best_field(s: AntikeState, nation: int) -> float:
    """What the best field that can be reached free of charge promises."""
    board = s.board
    at = s.nat[nation * c.WIDTH + c.MARKER]
    if at >= board.fields:
        return 0.0
    best = 0.0
    for steps, cost in enumerate(board.step_cost):
        if steps and cost == 0:
            best = max(best, prospect(s, nation, board.field_does[(at + steps) % board.fields]))
    return best


def prospect_of_step(s: AntikeState, nation: int) -> float:
    """What the decision under way still promises."""
    if not s.stack:
        return 0.0
    step = s.stack[0][0]
    trading = TRADING if s.stack[-1][0] in (c.GIVE, c.TAKE) else 0.0
    if step == c.PAY:
        return prospect_after_paying(s, nation, s.stack[0][2], s.board.field_does[s.stack[0][3]])
    if step in (c.BELLONA, c.MILITIA):
        return trading + UNIT * (step == c.BELLONA) + prospect(s, nation, c.DO_MILITIA) + settling(s, nation)
    if step == c.TEMPLUM:
        return trading + prospect(s, nation, c.DO_TEMPLUM) + settling(s, nation)
    if step == c.SCIENTIA:
        return trading + prospect(s, nation, c.DO_SCIENTIA) + settling(s, nation)
    if step == c.MOVEMENT:
        won = last_galley(s, nation) or last_temple(s, nation, True)
        return trading + (WINNING if won else moving(s, nation) + conquering(s, nation))
    if step == c.CONQUEST:
        return trading + (WINNING if last_temple(s, nation, False) else settling(s, nation) + conquering(s, nation))
    if step == c.FOUNDING:
        return trading + settling(s, nation)
    return trading


def prospect_after_paying(s: AntikeState, nation: int, cost: int, does: int) -> float:
    """The field once its way is paid for, with goods it does not need as far as there are any."""
    row = nation * c.WIDTH
    nat = s.nat
    held = nat[row : row + 4]
    needed = (c.MARBLE, c.IRON, c.GOLD)[does - c.DO_TEMPLUM] if c.DO_TEMPLUM <= does <= c.DO_SCIENTIA else -1
    for _unit in range(cost):
        spare = [nat[row + good] if good != needed else 0 for good in (c.MARBLE, c.IRON, c.GOLD)]
        good = spare.index(max(spare))
        if not spare[good]:
            good = c.COINS if nat[row + c.COINS] else needed
        nat[row + good] -= 1
    value = prospect(s, nation, does) - PAID * cost
    nat[row : row + 4] = held
    return value


def prospect(s: AntikeState, nation: int, does: int) -> float:
    """What a rondel field would bring the nation now."""
    row = nation * c.WIDTH
    nat, board = s.nat, s.board
    coins = nat[row + c.COINS]
    if does < 3:
        useful = min(yield_of(s, nation, does), max(1, ENOUGH[does] - nat[row + does]))
        scarce = min(useful, max(0, FEW - nat[row + does]))
        return GOODS_WORTH[does] * useful + SCARCE * scarce + GOODS_WORTH[c.COINS]
    if does == c.DO_TEMPLUM:
        sites = (nat[row + c.CITY_AT] & ~nat[row + c.TEMPLE_AT]).bit_count()
        number = min((nat[row + c.MARBLE] + coins) // board.temple_cost, sites, s.bank[c.BANK_TEMPLES])
        gain = CARD * NEARLY / board.per_card[2] + INCOME * (board.produce[1] - board.produce[0])
        temples = nat[row + c.TEMPLE_AT].bit_count() + number
        if number and wins_by(s, nation, c.CITIZEN, temples):
            return WINNING
        return number * (gain - GOODS_WORTH[c.MARBLE] * board.temple_cost)
    if does == c.DO_MILITIA:
        number = (nat[row + c.IRON] + coins) // board.unit_cost
        ports = (nat[row + c.CITY_AT] & board.allowed[1] & ~nat[row + c.GALLEY_AT]).bit_count()
        point = CARD * NEARLY / board.per_card[4]
        return min(number, ports) * point + min(number, frontier(s, nation)) * BESIDE_SITE
    if does == c.DO_SCIENTIA:
        return WINNING if last_scholar(s, nation) else learning(s, nation)
    if does == c.DO_MOVERE:
        won = last_galley(s, nation) or last_temple(s, nation, True)
        return WINNING if won else moving(s, nation) + MARCH * campaign(s, nation)
    return 0.0


def wins_by(s: AntikeState, nation: int, kind: int, have: int) -> bool:
    """Whether the cards of a kind that so many cities, temples or points at sea bring are the last ones missing."""
    row = nation * c.WIDTH
    new = min(have // s.board.per_card[kind - c.KING] - s.nat[row + kind], s.bank[c.BANK_KING + kind - c.KING])
    return new > 0 and s.nat[row + c.SCORE] + new >= s.board.threshold


def last_scholar(s: AntikeState, nation: int) -> bool:
    """One card is missing, and an advance that nobody knows can be paid for."""
    row = nation * c.WIDTH
    board, nat = s.board, s.nat
    if nat[row + c.SCORE] < board.threshold - 1:
        return False
    purse = nat[row + c.GOLD] + nat[row + c.COINS]
    for advance in range(len(board.advance_ids)):
        if not s.known >> advance & 1 and not board.requires[advance] & ~nat[row + c.ADVANCES]:
            if board.price_first[advance] <= purse:
                return True
    return False


def last_galley(s: AntikeState, nation: int) -> bool:
    """One card is missing, and a galley that moves one border brings the points for a navigator."""
    row = nation * c.WIDTH
    board, nat = s.board, s.nat
    if nat[row + c.SCORE] < board.threshold - 1:
        return False
    galleys = nat[row + c.GALLEY_AT]
    where = movable(s, nation, 1)
    points = navigator_points(s, nation)
    while where:
        low = where & -where
        where ^= low
        region = low.bit_length() - 1
        free = board.near[board.regions + region] & ~galleys
        if free:
            left = 0 if s.count(nation, 1, region) > 1 else 2 if low & board.ship_at else 1
            if wins_by(s, nation, c.NAVIGATOR, points - left + (2 if free & board.ship_at else 1)):
                return True
    return False


def last_temple(s: AntikeState, nation: int, marching: bool) -> bool:
    """One card is missing, and a temple falls to the units that stand at it or can still march there."""
    row = nation * c.WIDTH
    if s.nat[row + c.SCORE] < s.board.threshold - 1:
        return False
    temples = s.neutral
    for other in range(s.board.nations):
        if other != nation and s.nat[other * c.WIDTH + c.CITY_AT].bit_count() > 1:
            temples |= s.nat[other * c.WIDTH + c.TEMPLE_AT]
    force = forces(s, nation, temples, marching)
    while temples:
        low = temples & -temples
        temples ^= low
        region = low.bit_length() - 1
        if force[region] and force[region] >= target(s, nation, region)[0]:
            return True
    return False


def forces(s: AntikeState, nation: int, goals: int, marching: bool) -> list[int]:
    """How many of the nation's units stand in each of the regions or, marching, one border away."""
    board, nat = s.board, s.nat
    force = [0] * board.regions
    for unit in (0, 1):
        able = movable(s, nation, unit) if marching else 0
        where = nat[nation * c.WIDTH + c.LEGION_AT + unit]
        while where:
            low = where & -where
            where ^= low
            region = low.bit_length() - 1
            near = (board.near[unit * board.regions + region] | low if able & low else low) & goals
            while near:
                bit = near & -near
                near ^= bit
                force[bit.bit_length() - 1] += s.units[(nation * 2 + unit) * board.regions + region]
    return force


def frontier(s: AntikeState, nation: int) -> int:
    """Own cities without an own unit that lie next to a free site."""
    board = s.board
    row = nation * c.WIDTH
    cities = s.nat[row + c.CITY_AT] & ~s.nat[row + c.LEGION_AT] & ~s.nat[row + c.GALLEY_AT]
    count = 0
    while cities:
        low = cities & -cities
        cities ^= low
        region = low.bit_length() - 1
        if (board.near[region] | board.near[board.regions + region]) & ~s.taken:
            count += 1
    return count


def learning(s: AntikeState, nation: int) -> float:
    """The advances the nation can pay for, dearest gain first."""
    row = nation * c.WIDTH
    board = s.board
    purse = s.nat[row + c.GOLD] + s.nat[row + c.COINS]
    owned = s.nat[row + c.ADVANCES]
    total = 0.0
    for advance in range(len(board.advance_ids)):
        if owned >> advance & 1 or board.requires[advance] & ~owned:
            continue
        price = price_of(s, advance)
        gain = ADVANCE_WORTH - GOODS_WORTH[c.GOLD] * price + (0.0 if s.known >> advance & 1 else CARD)
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
    for advance in range(len(s.board.advance_ids)):
        if not s.nat[row + c.ADVANCES] >> advance & 1:
            purse -= price_of(s, advance)
    return 2.8 * CARD if purse >= 0 else 0.0


def moving(s: AntikeState, nation: int) -> float:
    """Units that can step onto a free site where no own unit stands yet, and the cities to found there."""
    board, nat = s.board, s.nat
    row = nation * c.WIDTH
    legions, galleys = nat[row + c.LEGION_AT], nat[row + c.GALLEY_AT]
    goals = ~s.taken & ~(legions | galleys)
    reached = 0
    for unit in (0, 1):
        where = movable(s, nation, unit)
        while where:
            low = where & -where
            where ^= low
            near = board.near[unit * board.regions + low.bit_length() - 1] & goals
            if low & s.taken and near:
                reached += 1
                goals &= ~(near & -near)
    standing = ((legions | galleys) & ~s.taken).bit_count()
    cities = affordable(s, nation, standing + reached)
    if cities and wins_by(s, nation, c.KING, nat[row + c.CITY_AT].bit_count() + cities):
        return WINNING
    return (SITE - BESIDE_SITE) * reached + city_gain(s) * cities


def city_gain(s: AntikeState) -> float:
    board = s.board
    return CARD * NEARLY / board.per_card[0] + INCOME * board.produce[0] + CITY - SITE - 3 * PAID


def affordable(s: AntikeState, nation: int, sites: int) -> int:
    """How many of the sites the nation can pay a city for."""
    row = nation * c.WIDTH
    nat = s.nat
    price = s.board.splits[0]
    coins = nat[row + c.COINS]
    number = 0
    while number < sites and number < nat[row + c.TOKENS_LEFT]:
        for resource in (0, 1, 2):
            coins -= max(0, price[resource] - max(0, nat[row + resource] - number * price[resource]))
        if coins < 0:
            break
        number += 1
    return number


def settling(s: AntikeState, nation: int) -> float:
    """Cities that can be founded where units stand now."""
    row = nation * c.WIDTH
    sites = (s.nat[row + c.LEGION_AT] | s.nat[row + c.GALLEY_AT]) & ~s.taken
    cities = affordable(s, nation, sites.bit_count())
    if cities and wins_by(s, nation, c.KING, s.nat[row + c.CITY_AT].bit_count() + cities):
        return WINNING
    return city_gain(s) * cities


def conquering(s: AntikeState, nation: int) -> float:
    """What falls now to the units that stand there."""
    value = 0.0
    for units, need, worth in sieges(s, nation):
        if units >= need:
            value += FALLEN * worth
    return value
