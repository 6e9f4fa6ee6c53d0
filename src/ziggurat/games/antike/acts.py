"""Every kind of action: what its numbers mean, how it is written in a record and offered to a person.

Targets, in the order a person clicks them: `rondel:<field>`, `region:<region>` (a move names home and goal),
`supply:<legion|galley>` (the kind of a new unit), `advance:<advance>`, `nation:<nation>`, `good:<marble|iron|gold>`
(the kind of city, or what is taken), `trade:<give>:<get>`, and `coins:<n>` where more coins are used than needed.
"""

from typing import Final

from ziggurat.games.antike import codes as c
from ziggurat.games.antike import domains as d
from ziggurat.games.antike.domains import (
    dearest_advance,
    dearest_move,
    goods_said,
    most_given,
    most_legions,
    most_taken,
    temple_cost,
    unit_cost,
)
from ziggurat.games.antike.figures import field_use, price_of, yield_of
from ziggurat.games.antike.movement import opponents
from ziggurat.games.antike.personalities import due_now
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.acts import Arg, Kinds, Mix, act
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import amount
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action

GOODS_SAID: Final = ("goods.marble", "goods.iron", "goods.gold", "goods.coins")


# -- usual values ---------------------------------------------------------------------------------------------------


def fewest(s: AntikeState, resource: int, cost: int) -> int:
    """The coins a payment in one resource needs at least."""
    return max(0, cost - s.nat[s.active * c.WIDTH + resource])


def for_unit(s: AntikeState, seat: int, action: Action) -> int:
    return fewest(s, c.IRON, s.tables.unit_cost)


def for_temple(s: AntikeState, seat: int, action: Action) -> int:
    return fewest(s, c.MARBLE, s.tables.temple_cost)


def for_advance(s: AntikeState, seat: int, action: Action) -> int:
    return fewest(s, c.GOLD, price_of(s, action[1]))


def for_city(s: AntikeState, seat: int, action: Action) -> int:
    """The way to pay for a city that spares most coins."""
    row = s.active * c.WIDTH
    for at, split in enumerate(s.tables.splits):
        if all(split[good] <= s.nat[row + good] for good in range(4)):
            return at
    return 0


def rondel_cost(s: AntikeState, seat: int) -> int:
    return s.stack[-1][2]


def goods_to_give(s: AntikeState, seat: int) -> int:
    return s.tables.rates[s.stack[-1][2]][0]


# -- labels that say more than their arguments ------------------------------------------------------------------------


def say_field(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    """The field, what it costs to get there, and what it will yield or that nothing can be done there."""
    t = s.tables
    field, cost = action[1], action[2]
    does = t.field_does[field]
    at = s.nat[s.active * c.WIDTH + c.MARKER]
    args["steps"] = steps = 0 if at >= t.fields else (field - at - 1) % t.fields + 1
    args["n"] = cost
    key = "action.field_paid" if cost else "action.field"
    if does < 3:
        args["resource"] = c.RESOURCES[does]
        args["amount"] = yield_of(s, s.active, does)
        key += "_produce"
    else:
        key += ("", "_unpaid", "_nothing")[field_use(s, s.active, field)]
    return Say(key, args, "R4.4" if steps else "R4.3")


def say_arm(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    args["price"] = goods_said(0, s.tables.unit_cost - action[3], 0, action[3])
    return Say("action.arm", args)


def say_temple(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    args["price"] = goods_said(s.tables.temple_cost - action[2], 0, 0, action[2])
    return Say("action.temple", args)


def say_advance(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    args["price"] = goods_said(0, 0, price_of(s, action[1]) - action[2], action[2])
    if s.known >> action[1] & 1:
        return Say("action.advance", args)
    return Say("action.advance_first", args, "R8.4")


def say_move(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    turns = bits(opponents(s, action[1] & 1, action[3]))
    facing = [s.nation_id((s.active + 1 + turn) % s.tables.nations) for turn in turns]
    if not facing:
        return Say("action.move", args)
    args["others"] = facing
    return Say("action.move_meets", args, "R9.6")


def say_fight_entry(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    args["unit"] = c.UNITS[s.stack[-1][2] & 1]
    return Say("action.fight_entry", args)


def say_conquer(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    region = action[1]
    if s.neutral >> region & 1:
        return Say("action.raze", args, "R10.6")
    temple = s.nat[s.owner(region) * c.WIDTH + c.TEMPLE_AT] >> region & 1
    return Say("action.conquer_temple" if temple else "action.conquer", args)


def say_trade(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    give, get = s.tables.rates[action[1]]
    return Say("action.trade", {"give": give, "get": get})


def say_end_turn(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    cards = [Say("cards." + c.PERSONALITIES[card - c.KING], {"n": number}) for card, number in due_now(s)]
    return Say("action.end_turn_takes", {"cards": cards}, "R12.1") if cards else Say("action.end_turn")


# -- the kinds --------------------------------------------------------------------------------------------------------

KINDS: Final = Kinds(
    act(c.A_LEAD, "lead", "lead {nations}", "R3.3", nations=d.TEAM),
    act(
        c.A_TO_FIELD,
        "field",
        "{field}",
        "R4.4",
        group="rondel",
        tell=say_field,
        field=d.FIELD,
        cost=Arg(d.MOVE_COST, hidden=True),
    ),
    act(
        c.A_PAYMENT,
        "pay",
        "pay {goods}",
        "R4.4",
        goods=Mix(
            "marble", "iron", "gold", "coin(s)", total=rondel_cost, most=dearest_move, says=GOODS_SAID, target="good"
        ),
    ),
    act(c.A_INSTEAD, "instead", "instead {resource}", "R5.3", resource=d.RESOURCE),
    act(c.A_FREE_UNIT, "bellona", "bellona {unit} {region}", "R15.1", region=d.REGION, unit=d.UNIT),
    act(
        c.A_ARM,
        "arm",
        "{unit} {region}[ with {coins} coin(s)]",
        "R6.1",
        tell=say_arm,
        region=d.REGION,
        unit=d.UNIT,
        coins=Arg(amount(0, unit_cost, target="coins"), usual=for_unit),
    ),
    act(
        c.A_TEMPLE,
        "temple",
        "temple {region}[ with {coins} coin(s)]",
        "R7.1",
        tell=say_temple,
        region=d.REGION,
        coins=Arg(amount(0, temple_cost, target="coins"), usual=for_temple),
    ),
    act(
        c.A_ADVANCE,
        "advance",
        "advance {advance}[ with {coins} coin(s)]",
        "R8.1",
        tell=say_advance,
        advance=d.ADVANCE,
        coins=Arg(amount(0, dearest_advance, target="coins"), usual=for_advance),
    ),
    act(c.A_MOVE, "move", "{unit} {home}>{there}", "R9.2", tell=say_move, unit=d.LANE, home=d.REGION, there=d.REGION),
    act(c.A_FIGHT, "fight", "fight {unit} {region} {other}", "R9.8", unit=d.WEARY, region=d.REGION, other=d.NATION),
    act(c.A_FIGHT_ENTRY, "fight_entry", "fight {other}", "R9.6", group="fight", tell=say_fight_entry, other=d.NATION),
    act(c.A_PASS_ENTRY, "pass_entry", "pass", "R9.6", group="pass"),
    act(c.A_DEMAND, "demand", "demand", "R9.6", group="fight"),
    act(c.A_LET_PASS, "pass_reaction", "pass", "R9.6", group="pass"),
    act(
        c.A_CONQUER,
        "conquer",
        "conquer {region} with {units}",
        "R10.5",
        tell=say_conquer,
        region=d.REGION,
        units=Mix("legion(s)", "galley(s)", most=most_legions, says=("units.legion", "units.galley"), follows=True),
    ),
    act(
        c.A_FOUND,
        "found",
        "found {region} {resource}[ paying {price}]",
        "R11.1",
        region=d.REGION,
        resource=d.CITY_KIND,
        price=Arg(d.SPLIT, usual=for_city),
    ),
    act(c.A_TRADE, "trade", "trade {rate}", "R14.2", tell=say_trade, rate=d.RATE),
    act(
        c.A_GIVEN,
        "give",
        "give {goods}",
        "R14.2",
        goods=Mix(
            "marble", "iron", "gold", "coin(s)", total=goods_to_give, most=most_given, says=GOODS_SAID, target="good"
        ),
    ),
    act(
        c.A_TAKEN,
        "take",
        "take {goods}",
        "R14.2",
        goods=Mix("marble", "iron", "gold", most=most_taken, says=GOODS_SAID[:3], target="good"),
    ),
    act(c.A_DONE, "done", "done", "R4.6"),
    act(c.A_END_MOVEMENT, "end_movement", "end movement", "R9.11", group="end"),
    act(c.A_END_CONQUEST, "end_conquest", "end conquest", "R10.1", group="end"),
    act(c.A_END_TURN, "end_turn", "end turn", "R11.4", group="end", tell=say_end_turn),
)
