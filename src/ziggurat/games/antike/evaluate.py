"""How good a position is for a seat: personalities, the way to the next ones, and what the coming turn can do.

One action ahead is all the greedy bot looks, so an action that only opens something (a rondel field, a trade) is
judged by the `prospect` of what it opens, a little less than that is worth once done.
"""

from typing import Final

from ziggurat.games.antike.codes import (
    ADVANCES,
    BANK_KING,
    BANK_TEMPLES,
    BELLONA,
    CITIZEN,
    CITY_AT,
    COINS,
    CONQUEST,
    DO_MILITIA,
    DO_MOVERE,
    DO_SCIENTIA,
    DO_TEMPLUM,
    FOUNDING,
    GALLEY_AT,
    GALLEYS_LEFT,
    GENERAL,
    GIVE,
    GOLD,
    IRON,
    KING,
    LEGION_AT,
    LEGIONS_LEFT,
    MARBLE,
    MARKER,
    MILITIA,
    MOVEMENT,
    NAVIGATOR,
    PAY,
    PLINIUS,
    SCHOLAR,
    SCIENTIA,
    SCORE,
    TAKE,
    TEMPLE_AT,
    TEMPLUM,
    TOKENS_LEFT,
    WIDTH,
)
from ziggurat.games.antike.figures import city_strength, navigator_points, price_of, yield_of
from ziggurat.games.antike.state import AntikeState

CARD: Final = 100.0  # a personality
NEARLY: Final = 0.8  # what the way to one is worth, compared with having it
MARBLE_WORTH: Final = 3.0
IRON_WORTH: Final = 3.0
GOLD_WORTH: Final = 3.5
COIN_WORTH: Final = 4.0
ENOUGH_MARBLE: Final = 8  # more than this of a good is worth little
ENOUGH_IRON: Final = 7
ENOUGH_GOLD: Final = 11
ENOUGH_COINS: Final = 5
SURPLUS: Final = 0.3
FEW: Final = 3  # the first of each good are worth more, for a city costs one of each
SCARCE: Final = 2.0
TRADING: Final = 6.0  # a trade has to be worth the trouble
PAID: Final = 4.5  # a good spent on the way round the rondel
CITY: Final = 12.0  # beside its yield and the way to a king: room for a temple and for new units
INCOME: Final = 6.0  # one good more at each production
ADVANCE_WORTH: Final = 12.0
UNIT: Final = 5.5
SITE: Final = 10.0  # a unit on a free site
BESIDE_SITE: Final = 6.0  # a unit that can step onto one
RAZING: Final = 80.0  # a temple that gives a general
INSIDE: Final = 0.45  # units that stand in a target, compared with having taken it
MARCH: Final = 0.5  # units that could march there
SHORT: Final = 0.7  # not yet enough of them
FALLEN: Final = 0.4  # a target that falls now
ARMED_ENOUGH: Final = 9  # units beyond this add little
OPENED: Final = 0.9  # something opened, compared with it done
NEXT_TURN: Final = 0.4
RIVAL: Final = 0.25
THREAT: Final = 40.0  # a city in which enough foreign units stand
STAYING: Final = 0.05  # a unit that could still move: nobody wanders without a reason
WINNING: Final = 10 * CARD  # the card that wins the game


def evaluate(s: AntikeState, seat: int) -> float:
    if not s.nations:
        return 0.0
    if s.stack and s.stack[-1][0] in (GIVE, TAKE) and s.seats[s.active] == seat:
        return trading(s, seat)
    return standing(s, seat)


def standing(s: AntikeState, seat: int) -> float:
    """The seat's best nation counts in full, its other one a little, the strongest rival against it."""
    best = other = rival = 0.0
    for nation in range(s.board.nations):
        if s.seats[nation] != seat:
            rival = max(rival, wealth(s, nation))
            continue
        value = nation_value(s, nation)
        if value > best:
            best, other = value, best
        else:
            other = max(other, value)
    return best + RIVAL * other - RIVAL * rival


def trading(s: AntikeState, seat: int) -> float:
    """A trade under way is judged by the best that can come of it."""
    after = s
    if s.stack[-1][0] == GIVE:
        after = s.clone()
        row = s.active * WIDTH
        marble, iron, gold, coins = s.nat[row : row + 4]
        give = s.board.rates[s.stack[-1][2]][0]
        best_offer = after.legal(seat)[0]
        most = -1e9
        for offer in after.legal(seat):
            left = coins - (give - offer[1] - offer[2] - offer[3])
            worth = goods_worth(marble - offer[1], iron - offer[2], gold - offer[3], left)
            if worth > most:
                best_offer, most = offer, worth
        after.apply_unchecked(seat, best_offer)
    best = -1e9
    for take in after.legal(seat):
        done = after.clone()
        done.apply_unchecked(seat, take)
        best = max(best, standing(done, seat))
    return best - TRADING


def wealth(s: AntikeState, nation: int) -> float:
    """What a nation has, without what it could do with it: enough to know the strongest rival."""
    row = nation * WIDTH
    nat = s.nat
    value = cards(s, nation) + goods(s, nation)
    for resource in (0, 1, 2):
        value += INCOME * min(yield_of(s, nation, resource), 9)
    value += ADVANCE_WORTH * nat[row + ADVANCES].bit_count() + CITY * nat[row + CITY_AT].bit_count()
    return value - UNIT * (nat[row + LEGIONS_LEFT] + nat[row + GALLEYS_LEFT])


def nation_value(s: AntikeState, nation: int) -> float:
    row = nation * WIDTH
    nat = s.nat
    value = cards(s, nation) + goods(s, nation) + army(s, nation) - threats(s, nation)
    for resource in (0, 1, 2):
        value += INCOME * min(yield_of(s, nation, resource), 9)
    value += ADVANCE_WORTH * nat[row + ADVANCES].bit_count() + CITY * nat[row + CITY_AT].bit_count()
    if nation == s.active:
        value += OPENED * prospect_of_step(s, nation)
        if s.ready:
            value += STAYING * sum([lane.bit_count() for lane in s.ready[-s.board.lanes - 2 : -2]])
    return value + NEXT_TURN * best_field(s, nation)


def threats(s: AntikeState, nation: int) -> float:
    """Foreign units that stand in own cities, by how near they are to taking them."""
    nat = s.nat
    cities = nat[nation * WIDTH + CITY_AT]
    value = 0.0
    for other in range(s.board.nations):
        if s.seats[other] == s.seats[nation]:
            continue
        inside = (nat[other * WIDTH + LEGION_AT] | nat[other * WIDTH + GALLEY_AT]) & cities
        while inside:
            low = inside & -inside
            inside ^= low
            region = low.bit_length() - 1
            share = (s.count(other, 0, region) + s.count(other, 1, region)) / city_strength(s, nation, region)
            value += THREAT * min(1.0, share * share)
    return value


def cards(s: AntikeState, nation: int) -> float:
    """Personalities owned, those due at the end of this turn, and the way to the next of each kind."""
    row = nation * WIDTH
    nat, bank, per = s.nat, s.bank, s.board.per_card
    owned = nat[row + SCORE]
    value = 0.0
    progress = (
        (KING, nat[row + CITY_AT].bit_count(), per[0]),
        (CITIZEN, nat[row + TEMPLE_AT].bit_count(), per[2]),
        (NAVIGATOR, navigator_points(s, nation), per[4]),
    )
    for kind, have, each in progress:
        left = bank[BANK_KING + kind - KING]
        due = min(left, max(0, have // each - nat[row + kind]))
        owned += due
        if left > due and have // each >= nat[row + kind] + due:
            value += CARD * NEARLY * (have % each) / each
    if bank[BANK_KING + PLINIUS - KING]:
        every = s.board.every_advance
        if nat[row + ADVANCES] == every:
            owned += 1
        else:
            share = nat[row + ADVANCES].bit_count() / every.bit_count()
            value += CARD * NEARLY * share * share / 2
    if nation == s.active:
        generals = bank[BANK_KING + GENERAL - KING]
        owned += min(s.razed, generals)
        owned += min(s.firsts, bank[BANK_KING + SCHOLAR - KING])
        if s.razed > generals and owned == s.board.threshold - 1:
            owned += 1  # the temple that wins though there is no general left
    if owned >= s.board.threshold:
        value += 20 * CARD
    return value + CARD * owned


def goods(s: AntikeState, nation: int) -> float:
    row = nation * WIDTH
    return goods_worth(s.nat[row], s.nat[row + 1], s.nat[row + 2], s.nat[row + 3])


def goods_worth(marble: int, iron: int, gold: int, coins: int) -> float:
    value = one_good(marble, MARBLE_WORTH, ENOUGH_MARBLE) + one_good(iron, IRON_WORTH, ENOUGH_IRON)
    return value + one_good(gold, GOLD_WORTH, ENOUGH_GOLD) + one_good(coins, COIN_WORTH, ENOUGH_COINS)


def one_good(have: int, worth: float, enough: int) -> float:
    if have <= enough:
        return worth * have + SCARCE * (have if have < FEW else FEW)
    return worth * enough + SURPLUS * (have - enough) + SCARCE * FEW


def army(s: AntikeState, nation: int) -> float:
    """Units, best where they can found a city or break a temple."""
    board, nat = s.board, s.nat
    row = nation * WIDTH
    free = ~s.taken
    value = 0.0
    count = 0
    sites = 0
    for unit in (0, 1):
        where = nat[row + LEGION_AT + unit]
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
    value += UNIT * min(count, ARMED_ENOUGH) + 1.0 * max(0, count - ARMED_ENOUGH)
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
    row = nation * WIDTH
    found: list[tuple[int, int, float]] = []
    places = (nat[row + LEGION_AT] | nat[row + GALLEY_AT]) & s.taken & ~nat[row + CITY_AT]
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
    general = RAZING if s.bank[BANK_KING + GENERAL - KING] else 0.0
    if nat[nation * WIDTH + SCORE] >= board.threshold - 1:
        general = WINNING  # with or without a card for it
    if s.neutral >> region & 1:
        return board.neutral_strength, general
    owner = s.owner(region)
    row = owner * WIDTH
    need = city_strength(s, owner, region)
    if nat[row + CITY_AT].bit_count() == 1 or not nat[nation * WIDTH + TOKENS_LEFT]:
        return need, 0.0
    worth = CARD * NEARLY / board.per_card[0] + INCOME * board.produce[0] + CITY
    return need, worth + general if nat[row + TEMPLE_AT] >> region & 1 else worth


def campaign(s: AntikeState, nation: int) -> float:
    """The target that promises most, by the units that stand in it or one border away."""
    board, nat = s.board, s.nat
    row = nation * WIDTH
    force = [0] * board.regions
    goals = s.taken & ~nat[row + CITY_AT]
    targets = 0
    for unit in (0, 1):
        where = nat[row + LEGION_AT + unit]
        while where:
            low = where & -where
            where ^= low
            region = low.bit_length() - 1
            near = (board.near[unit * board.regions + region] | low) & goals
            targets |= near
            while near:
                bit = near & -near
                near ^= bit
                force[bit.bit_length() - 1] += s.units[(nation * 2 + unit) * board.regions + region]
    best = 0.0
    while targets:
        low = targets & -targets
        targets ^= low
        region = low.bit_length() - 1
        need, worth = target(s, nation, region)
        share = force[region] / need
        best = max(best, worth if share >= 1 else SHORT * worth * share * share)
    return best


def best_field(s: AntikeState, nation: int) -> float:
    """What the best field that can be reached free of charge promises."""
    board = s.board
    at = s.nat[nation * WIDTH + MARKER]
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
    if step == PAY:
        return prospect_after_paying(s, nation, s.stack[0][2], s.board.field_does[s.stack[0][3]])
    if step in (BELLONA, MILITIA):
        return UNIT * (step == BELLONA) + prospect(s, nation, DO_MILITIA) + settling(s, nation)
    if step == TEMPLUM:
        return prospect(s, nation, DO_TEMPLUM) + settling(s, nation)
    if step == SCIENTIA:
        return prospect(s, nation, DO_SCIENTIA) + settling(s, nation)
    if step == MOVEMENT:
        return moving(s, nation) + conquering(s, nation)
    if step == CONQUEST:
        return settling(s, nation) + conquering(s, nation)
    return settling(s, nation) if step == FOUNDING else 0.0


def prospect_after_paying(s: AntikeState, nation: int, cost: int, does: int) -> float:
    """The field once its way is paid for, with goods it does not need as far as there are any."""
    row = nation * WIDTH
    nat = s.nat
    held = nat[row : row + 4]
    needed = (MARBLE, IRON, GOLD)[does - DO_TEMPLUM] if DO_TEMPLUM <= does <= DO_SCIENTIA else -1
    for _unit in range(cost):
        spare = [nat[row + good] if good != needed else 0 for good in (MARBLE, IRON, GOLD)]
        good = spare.index(max(spare))
        if not spare[good]:
            good = COINS if nat[row + COINS] else needed
        nat[row + good] -= 1
    value = prospect(s, nation, does) - PAID * cost
    nat[row : row + 4] = held
    return value


def prospect(s: AntikeState, nation: int, does: int) -> float:
    """What a rondel field would bring the nation now."""
    row = nation * WIDTH
    nat, board = s.nat, s.board
    coins = nat[row + COINS]
    if does < 3:
        enough = ENOUGH_MARBLE if does == MARBLE else ENOUGH_IRON if does == IRON else ENOUGH_GOLD
        worth = MARBLE_WORTH if does == MARBLE else IRON_WORTH if does == IRON else GOLD_WORTH
        useful = min(yield_of(s, nation, does), max(1, enough - nat[row + does]))
        scarce = min(useful, max(0, FEW - nat[row + does]))
        return worth * useful + SCARCE * scarce + COIN_WORTH
    if does == DO_TEMPLUM:
        sites = (nat[row + CITY_AT] & ~nat[row + TEMPLE_AT]).bit_count()
        number = min((nat[row + MARBLE] + coins) // board.temple_cost, sites, s.bank[BANK_TEMPLES])
        gain = CARD * NEARLY / board.per_card[2] + INCOME * (board.produce[1] - board.produce[0])
        temples = nat[row + TEMPLE_AT].bit_count() + number
        new = min(temples // board.per_card[2] - nat[row + CITIZEN], s.bank[BANK_KING + CITIZEN - KING])
        return number * (gain - MARBLE_WORTH * board.temple_cost) + winning(s, nation, new)
    if does == DO_MILITIA:
        number = (nat[row + IRON] + coins) // board.unit_cost
        ports = (nat[row + CITY_AT] & board.allowed[1] & ~nat[row + GALLEY_AT]).bit_count()
        point = CARD * NEARLY / board.per_card[4]
        return min(number, ports) * point + min(number, frontier(s, nation)) * BESIDE_SITE
    if does == DO_SCIENTIA:
        return learning(s, nation)
    if does == DO_MOVERE:
        return moving(s, nation) + MARCH * campaign(s, nation)
    return 0.0


def frontier(s: AntikeState, nation: int) -> int:
    """Own cities without an own unit that lie next to a free site."""
    board = s.board
    row = nation * WIDTH
    cities = s.nat[row + CITY_AT] & ~s.nat[row + LEGION_AT] & ~s.nat[row + GALLEY_AT]
    count = 0
    while cities:
        low = cities & -cities
        cities ^= low
        region = low.bit_length() - 1
        if (board.near[region] | board.near[board.regions + region]) & ~s.taken:
            count += 1
    return count


def learning(s: AntikeState, nation: int) -> float:
    """The advances the nation can pay for, and the cards for being first or for having all."""
    row = nation * WIDTH
    board = s.board
    purse = s.nat[row + GOLD] + s.nat[row + COINS]
    owned = s.nat[row + ADVANCES]
    scholars = s.bank[BANK_KING + SCHOLAR - KING]
    plinius = s.bank[BANK_KING + PLINIUS - KING] > 0
    all_for = 0
    if plinius:
        for advance in range(len(board.advance_ids)):
            if not owned >> advance & 1:
                all_for += price_of(s, advance)
    every = plinius and all_for <= purse
    total = 0.0
    new = 0
    for advance in range(len(board.advance_ids)):
        if owned >> advance & 1 or board.requires[advance] & ~owned:
            continue
        price = price_of(s, advance)
        first = not s.known >> advance & 1 and new < scholars
        gain = ADVANCE_WORTH - GOLD_WORTH * price + (CARD if first else 0.0)
        if price <= purse and (gain > 0 or every):
            purse -= price
            owned |= 1 << advance
            total += gain
            new += first
    if plinius and owned == board.every_advance:
        total += CARD
        new += 1
    return total + winning(s, nation, new)


def winning(s: AntikeState, nation: int, new: int) -> float:
    """So many cards more would win the game."""
    return WINNING if new > 0 and s.nat[nation * WIDTH + SCORE] + new >= s.board.threshold else 0.0


def moving(s: AntikeState, nation: int) -> float:
    """Units that can step onto a free site where no own unit stands yet, and the cities to found there."""
    board, nat = s.board, s.nat
    row = nation * WIDTH
    legions, galleys = nat[row + LEGION_AT], nat[row + GALLEY_AT]
    goals = ~s.taken & ~(legions | galleys)
    reached = 0
    for unit, where in ((0, legions), (1, galleys)):
        if s.ready and nation == s.active:
            base = board.lanes * board.regions
            able = 0
            for lane in range(unit, board.lanes, 2):
                able |= s.ready[base + lane]
            where &= able
        while where:
            low = where & -where
            where ^= low
            near = board.near[unit * board.regions + low.bit_length() - 1] & goals
            if low & s.taken and near:
                reached += 1
                goals &= ~(near & -near)
    standing = ((legions | galleys) & ~s.taken).bit_count()
    number = affordable(s, nation, standing + reached)
    return (SITE - BESIDE_SITE) * reached + city_gain(s) * number + crowning(s, nation, number)


def city_gain(s: AntikeState) -> float:
    board = s.board
    return CARD * NEARLY / board.per_card[0] + INCOME * board.produce[0] + CITY - SITE - 3 * PAID


def affordable(s: AntikeState, nation: int, sites: int) -> int:
    """How many of the sites the nation can pay a city for."""
    row = nation * WIDTH
    nat = s.nat
    price = s.board.splits[0]
    coins = nat[row + COINS]
    number = 0
    while number < sites and number < nat[row + TOKENS_LEFT]:
        for resource in (0, 1, 2):
            coins -= max(0, price[resource] - max(0, nat[row + resource] - number * price[resource]))
        if coins < 0:
            break
        number += 1
    return number


def settling(s: AntikeState, nation: int) -> float:
    """Cities that can be founded where units stand now."""
    row = nation * WIDTH
    sites = (s.nat[row + LEGION_AT] | s.nat[row + GALLEY_AT]) & ~s.taken
    if not sites:
        return 0.0
    number = affordable(s, nation, sites.bit_count())
    return city_gain(s) * number + crowning(s, nation, number)


def crowning(s: AntikeState, nation: int, cities: int) -> float:
    """So many cities more would bring the king that wins."""
    row = nation * WIDTH
    new = (s.nat[row + CITY_AT].bit_count() + cities) // s.board.per_card[0] - s.nat[row + KING]
    return winning(s, nation, min(new, s.bank[BANK_KING])) if cities else 0.0


def conquering(s: AntikeState, nation: int) -> float:
    """What falls now to the units that stand there."""
    value = 0.0
    for units, need, worth in sieges(s, nation):
        if units >= need:
            value += FALLEN * worth
    return value
