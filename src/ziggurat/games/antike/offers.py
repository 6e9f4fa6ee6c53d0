"""Actions that come from the components alone, made once: moves of the marker and of units, and every way to pay."""

from functools import cache

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.tables import Tables
from ziggurat.kernel.state import Action


def marker_moves(fields: int, max_steps: int, step_cost: tuple[int, ...], dearest: int) -> list[list[Action]]:
    """R4.3, R4.4: where the marker may go, by where it is and how much can be paid."""
    moves: list[list[Action]] = []
    for at in range(fields + 1):
        for purse in range(dearest + 1):
            if at == fields:
                moves.append([(c.A_TO_FIELD, field, 0, 0) for field in range(fields)])
            else:
                moves.append(
                    [
                        (c.A_TO_FIELD, (at + steps) % fields, step_cost[steps], 0)
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
            moves.append([(c.A_MOVE, lane, region, to) for to in range(regions) if there >> to & 1])
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
    return payments(c.A_PAYMENT, cost, marble, iron, gold, coins)


def trade_offers(give: int, marble: int, iron: int, gold: int, coins: int) -> list[Action]:
    return payments(c.A_GIVEN, give, marble, iron, gold, coins)


def takings(get: int) -> list[Action]:
    """R14.2: any resources, not coins."""
    return [
        (c.A_TAKEN, marble, iron, get - marble - iron) for marble in range(get + 1) for iron in range(get + 1 - marble)
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


def make_actions(t: Tables) -> None:
    """The actions whose arguments come from the components alone."""
    regions = range(t.regions)
    t.leads = [(c.A_LEAD, team, 0, 0) for team in range(len(t.teams))]
    t.arms = [
        [(c.A_ARM, region, unit, coins) for coins in range(t.unit_cost + 1)] for region in regions for unit in (0, 1)
    ]
    t.free_units = [(c.A_FREE_UNIT, region, unit, 0) for region in regions for unit in (0, 1)]
    t.temple_at = [[(c.A_TEMPLE, region, coins, 0) for coins in range(t.temple_cost + 1)] for region in regions]
    t.founds = [
        [(c.A_FOUND, region, resource, split) for split in range(len(t.splits))]
        for region in regions
        for resource in range(3)
    ]
