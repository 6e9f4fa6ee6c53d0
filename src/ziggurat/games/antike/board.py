"""The components as the engine reads them: numbers, bit masks of regions, and actions made once.

Drawing geometry, names and provenance stay in the content files; nothing here is a string but the ids that
notation and observation need.
"""

from functools import cache

from ziggurat.games.antike import codes as c
from ziggurat.kernel.domains import Names
from ziggurat.kernel.state import Action


class Board:
    """One map side for one number of nations under one set of options. Shared by all states, never changed."""

    # What is in play.
    map_id: str
    nations: int
    regions: int
    region_ids: tuple[str, ...]
    region_at: dict[str, int]
    nation_ids: tuple[str, ...]  # in play, in the order of the map file
    names: list[Names]  # the ids of regions, rondel fields and advances, see codes
    colors: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]  # what one seat leads (R3.9); the seats of a team are in `team_slots`
    seat_order: tuple[int, ...]  # two players: the nations in clockwise order
    start_cities: tuple[tuple[int, int, int], ...]  # by nation: region of the marble, iron and gold city
    start_goods: tuple[int, int, int, int]
    start_units: tuple[int, int]
    neutral_at: int

    # Options.
    free_building: bool
    bonus_without_city: bool
    choose_nations: bool
    cap: int  # rounds, 0 for none

    # The map.
    symbol: tuple[int, ...]  # printed resource by region, ANY for all three
    allowed: tuple[int, int]  # regions a legion, a galley can stand in (R2.3)
    ship_at: int
    stand: list[list[c.UnitKind]]  # by region: the kinds of unit that can stand there, by name
    galley_points: list[int]  # by region: what a galley there counts (R12.7)
    near: list[int]  # unit kind * regions + region: the regions one border away
    lanes: int  # a lane is (borders left - 1) * 2 + unit kind
    moves: list[list[Action]]  # lane * regions + region

    # The rondel.
    fields: int
    field_ids: tuple[str, ...]
    field_does: tuple[int, ...]
    step_cost: tuple[int, ...]  # by steps
    dearest: int
    markers: list[list[Action]]  # field (or OFF) * (dearest + 1) + what can be paid

    # Costs and capacities.
    unit_cost: int
    temple_cost: int
    splits: tuple[tuple[int, int, int, int], ...]  # ways to pay for a city, fewest coins first
    city_price: int  # goods and coins together, the same for every way
    coin_gain: int
    produce: tuple[int, int]  # without and with temple
    room: tuple[int, int]
    strength: tuple[int, int]
    neutral_strength: int
    low_score: int  # with at most so many personalities
    low_bonus: int  # cities are so much stronger
    legions: int
    galleys: int
    tokens: int
    temples: int
    coins: int
    persons: tuple[int, ...]  # personality cards in the box, Plinius last
    cards: tuple[tuple[str, ...], ...]  # their names, in the order they are taken
    per_card: tuple[int, ...]
    threshold: int

    # Advances; tables by bit mask of the advances owned.
    advance_ids: tuple[str, ...]
    every_advance: int
    price_first: tuple[int, ...]
    price_later: tuple[int, ...]
    cheapest: int  # of all prices
    requires: tuple[int, ...]  # bit mask
    bonus: list[int]
    walls: list[int]
    reach: list[list[int]]  # unit kind, mask: borders a unit may cross
    rates: tuple[tuple[int, int], ...]  # give, get
    trades: list[list[Action]]
    takes: list[list[Action]]  # by rate

    # Actions made once.
    leads: list[Action]
    arms: list[list[Action]]  # region * 2 + unit kind, by coins
    free_units: list[Action]  # region * 2 + unit kind
    temple_at: list[list[Action]]  # region, by coins
    advance_for: list[list[Action]]  # advance, by coins
    founds: list[list[Action]]  # region * 3 + resource, by split


def marker_moves(fields: int, max_steps: int, step_cost: tuple[int, ...], dearest: int) -> list[list[Action]]:
    """R4.3, R4.4: where the marker may go, by where it is and how much can be paid."""
    moves: list[list[Action]] = []
    for at in range(fields + 1):
        for purse in range(dearest + 1):
            if at == fields:
                moves.append([(c.TO_FIELD, field, 0, 0) for field in range(fields)])
            else:
                moves.append(
                    [
                        (c.TO_FIELD, (at + steps) % fields, step_cost[steps], 0)
                        for steps in range(1, max_steps + 1)
                        if step_cost[steps] <= purse
                    ]
                )
    return moves


def lane_moves(near: list[int], regions: int, lanes: int) -> list[list[Action]]:
    """R9.2: one border at a time, by lane and region."""
    moves: list[list[Action]] = []
    for lane in range(lanes):
        for region in range(regions):
            there = near[(lane & 1) * regions + region]
            moves.append([(c.MOVE, lane, region, to) for to in range(regions) if there >> to & 1])
    return moves


@cache
def all_payments(kind: int, cost: int) -> list[list[Action]]:
    """R14.1: every mix of marble, iron, gold and coins that makes the cost, by what is at hand.

    The index counts at most `cost` of each: ((marble * w + iron) * w + gold) * w + coins with w = cost + 1.
    """
    mixes = [
        (marble, iron, gold, cost - marble - iron - gold)
        for marble in range(cost + 1)
        for iron in range(cost + 1 - marble)
        for gold in range(cost + 1 - marble - iron)
    ]
    mixes.sort(key=lambda mix: (mix[3], mix))
    actions: list[Action] = [(kind, marble, iron, gold) for marble, iron, gold, _coins in mixes]
    width = cost + 1
    table: list[list[Action]] = []
    for index in range(width**4):
        marble, iron = index // width**3, index // width**2 % width
        gold, coins = index // width % width, index % width
        table.append(
            [
                action
                for action, mix in zip(actions, mixes, strict=True)
                if mix[0] <= marble and mix[1] <= iron and mix[2] <= gold and mix[3] <= coins
            ]
        )
    return table


def payments(kind: int, cost: int, marble: int, iron: int, gold: int, coins: int) -> list[Action]:
    width = cost + 1
    index = marble if marble < cost else cost
    index = index * width + (iron if iron < cost else cost)
    index = index * width + (gold if gold < cost else cost)
    index = index * width + (coins if coins < cost else cost)
    return all_payments(kind, cost)[index]


def rondel_payments(cost: int, marble: int, iron: int, gold: int, coins: int) -> list[Action]:
    return payments(c.PAYMENT, cost, marble, iron, gold, coins)


def trade_offers(give: int, marble: int, iron: int, gold: int, coins: int) -> list[Action]:
    return payments(c.GIVEN, give, marble, iron, gold, coins)


def takings(get: int) -> list[Action]:
    """R14.2: any resources, not coins."""
    return [
        (c.TAKEN, marble, iron, get - marble - iron) for marble in range(get + 1) for iron in range(get + 1 - marble)
    ]


def city_splits(marble: int, iron: int, gold: int) -> tuple[tuple[int, int, int, int], ...]:
    """R11.1: a coin may stand for each missing, or unwanted, unit of the price of a city."""
    splits = [
        (marble - m, iron - i, gold - g, m + i + g)
        for m in range(marble + 1)
        for i in range(iron + 1)
        for g in range(gold + 1)
    ]
    return tuple(sorted(splits, key=lambda split: split[3]))


def make_actions(b: Board) -> None:
    """The actions whose arguments come from the components alone."""
    regions = range(b.regions)
    b.leads = [(c.LEAD, team, 0, 0) for team in range(len(b.teams))]
    b.arms = [
        [(c.ARM, region, unit, coins) for coins in range(b.unit_cost + 1)] for region in regions for unit in (0, 1)
    ]
    b.free_units = [(c.FREE_UNIT, region, unit, 0) for region in regions for unit in (0, 1)]
    b.temple_at = [[(c.TEMPLE, region, coins, 0) for coins in range(b.temple_cost + 1)] for region in regions]
    b.founds = [
        [(c.FOUND, region, resource, split) for split in range(len(b.splits))]
        for region in regions
        for resource in range(3)
    ]
