"""Numbers that follow from a position: steps use them, and people want to see them."""

from mypy_extensions import i64

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.tables import Tables
from ziggurat.kernel.bits import count_bits


def city_strength(s: AntikeState, nation: int, region: int) -> int:
    """R10.2: what the nation's city in the region withstands at this moment."""
    t, nat = s.tables, s.nat
    row = nation * c.WIDTH
    strength = t.strength[nat[row + c.TEMPLE_AT] >> region & 1]
    strength += s.units[nation * 2][region] + s.units[nation * 2 + 1][region]
    if nat[row + c.SCORE] <= t.low_score:
        strength += t.low_bonus
    return strength + t.walls[nat[row + c.ADVANCES]]


def tired(s: AntikeState, unit: int, region: int) -> int:
    """Own units in the region that cannot move any more."""
    t = s.tables
    count = s.count(s.active, unit, region)
    for lane in range(unit, t.lanes, 2):
        count -= s.ready[lane * t.regions + region]
    return count


def price_of(s: AntikeState, advance: int) -> int:
    """R8.1, R8.3: the first nation pays more; the owner of an upper advance owns the lower one too."""
    return s.tables.price_later[advance] if s.known >> advance & 1 else s.tables.price_first[advance]


def yield_of(s: AntikeState, nation: int, resource: int) -> int:
    """R5.1, R5.2: what a production action gives now; foreign units do not matter (R5.4)."""
    row = nation * c.WIDTH
    nat = s.nat
    return produced(s.tables, nat[row + c.MARBLE_AT + resource], nat[row + c.TEMPLE_AT], nat[row + c.ADVANCES])


def produced(t: Tables, cities: i64, temples: i64, advances: i64) -> int:
    """R5.1, R5.2: what so many cities of one resource give a nation with these temples and advances."""
    plain, temple = t.produce
    amount = count_bits(cities) * plain
    if cities & temples:
        amount += count_bits(cities & temples) * (temple - plain)
    if cities or t.bonus_without_city:
        amount += t.bonus[advances]
    return amount


def navigator_points(s: AntikeState, nation: int) -> int:
    """R12.7: a sea region with an own galley counts one, or two with the ship symbol."""
    galleys = s.nat[nation * c.WIDTH + c.GALLEY_AT]
    return count_bits(galleys) + count_bits(galleys & s.tables.ship_at)


def cost_of_field(s: AntikeState, nation: int, field: int) -> int:
    """R4.3, R4.4: what the nation's marker pays to the field, once around to its own; -1 where it cannot get."""
    t = s.tables
    at = s.nat[nation * c.WIDTH + c.MARKER]
    if at >= t.fields:
        return 0
    steps = (field - at - 1) % t.fields + 1
    return t.step_cost[steps] if steps < len(t.step_cost) else -1


def field_costs(s: AntikeState, nation: int) -> dict[str, int]:
    """R4.3, R4.4: what the nation's marker pays to each field it can reach."""
    t = s.tables
    at = s.nat[nation * c.WIDTH + c.MARKER]
    if at >= t.fields:
        return dict.fromkeys(t.field_ids, 0)
    return {t.field_ids[(at + steps) % t.fields]: cost for steps, cost in enumerate(t.step_cost) if steps}


def field_use(s: AntikeState, nation: int, field: int) -> int:
    """R4.6: whether the nation, its way paid, could do anything on the field; production always gives something."""
    t, nat = s.tables, s.nat
    row = nation * c.WIDTH
    does = t.field_does[field]
    if does == c.DO_TEMPLUM:
        sites = nat[row + c.CITY_AT] & ~nat[row + c.TEMPLE_AT]
        price, resource = t.temple_cost if sites and s.bank[c.BANK_TEMPLES] else 0, c.MARBLE
    elif does == c.DO_MILITIA:
        price, resource = t.unit_cost if has_room(s, nation) else 0, c.IRON
        if price and s.bellona == nation:
            return c.USABLE
    elif does == c.DO_SCIENTIA:
        price, resource = cheapest_advance(s, nation), c.GOLD
    elif does == c.DO_MOVERE:
        return c.USABLE if nat[row + c.LEGION_AT] | nat[row + c.LEGION_AT + 1] else c.POINTLESS
    else:
        return c.USABLE
    if not price:
        return c.POINTLESS
    return c.USABLE if most_to_pay(s, nation, resource, cost_of_field(s, nation, field)) >= price else c.UNPAID


def has_room(s: AntikeState, nation: int) -> bool:
    """R6.2, R6.4: a city of the nation could get a unit of a kind that it still has."""
    row = nation * c.WIDTH
    cities = s.nat[row + c.CITY_AT]
    return any(s.nat[row + c.LEGIONS_LEFT + unit] and cities & s.tables.allowed[unit] for unit in (0, 1))


def cheapest_advance(s: AntikeState, nation: int) -> int:
    """R8.1: the lowest price among the advances it could learn next; 0 when there are none."""
    owned = s.nat[nation * c.WIDTH + c.ADVANCES]
    prices = [
        price_of(s, advance)
        for advance, needed in enumerate(s.tables.requires)
        if not owned >> advance & 1 and not needed & ~owned
    ]
    return min(prices) if prices else 0


def most_to_pay(s: AntikeState, nation: int, resource: int, cost: int) -> int:
    """What it can bring up in one resource and coins: its way is paid with the others, and the rest of them traded."""
    row = nation * c.WIDTH
    spare = s.nat[row] + s.nat[row + 1] + s.nat[row + 2] - s.nat[row + resource] - cost
    own = s.nat[row + resource] + s.nat[row + c.COINS]
    rates = trade_rates(s, nation)
    best = [0]
    for given in range(1, spare + 1):
        best.append(max([best[-1]] + [best[given - give] + get for give, get in rates if give <= given]))
    return own + min(spare, 0) + best[-1]


def asked_nation(s: AntikeState) -> int:
    """The nation whose player is to decide: another than the active one in a reaction; -1 for none."""
    if not s.stack or s.stack[-1][0] == c.S_CHOOSE_NATION:
        return -1
    frame = s.stack[-1]
    if frame[0] == c.S_REACTION:
        turn = (frame[4] & -frame[4]).bit_length() - 1
        return (s.active + 1 + turn) % s.tables.nations
    return s.active


def trade_rates(s: AntikeState, nation: int) -> list[tuple[int, int]]:
    """R14: the rates at which the nation may trade with the bank in this turn, or in its next one."""
    owned = s.nat[nation * c.WIDTH + c.ADVANCES]
    if nation == s.active:
        owned &= ~s.bought
    return [s.tables.rates[trade[1]] for trade in s.tables.trades[owned]]
