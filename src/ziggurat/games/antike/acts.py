"""Every kind of action: what its numbers mean, how it is written in a record and offered to a person.

Targets, in the order a person clicks them: `rondel:<field>`, `region:<region>` (a move names home and goal),
`supply:<legion|galley>` (the kind of a new unit), `advance:<advance>`, `nation:<nation>`, `good:<marble|iron|gold>`
(the kind of city, or what is taken), `trade:<give>:<get>`, and `coins:<n>` where more coins are used than needed.
"""

from typing import Final

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import price_of, yield_of
from ziggurat.games.antike.movement import opponents, tired
from ziggurat.games.antike.personalities import due_now
from ziggurat.games.antike.state import AntikeState, bits
from ziggurat.games.antike.trade import goods_said
from ziggurat.kernel.acts import Arg, Kinds, Mix, act
from ziggurat.kernel.domains import OPEN, UNKNOWN, Domain, amount, ids
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action

# -- what an argument can be ----------------------------------------------------------------------------------------


class Team(Domain):
    """The nations that one seat leads: one, or with two players a pair (R3.9)."""

    def size(self, s: AntikeState) -> int:
        return len(s.board.teams)

    def members(self, s: AntikeState, value: int) -> list[str]:
        return [s.board.nation_ids[nation] for nation in s.board.teams[value]]

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return " ".join(self.members(s, value))

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return next((team for team in range(self.size(s)) if text == self.id(s, seat, team)), UNKNOWN)

    def said(self, s: AntikeState, seat: int, value: int) -> object:
        return self.members(s, value)

    def targets(self, s: AntikeState, seat: int, action: Action, value: int) -> list[str]:
        return ["nation:" + id for id in self.members(s, value)]


class Nation(Domain):
    """A nation in play, numbered clockwise."""

    def size(self, s: AntikeState) -> int:
        return s.board.nations

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return s.nation_id(value)

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return next((nation for nation in range(len(s.nations)) if s.nation_id(nation) == text), UNKNOWN)


ANY_LEGION: Final = OPEN - 1
ANY_GALLEY: Final = OPEN - 2


class Lane(Domain):
    """An own unit by its kind and the borders it may still cross (see movement); `legion/0` is a tired one."""

    def size(self, s: AntikeState) -> int:
        return s.board.lanes - self.low

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return f"{c.UNITS[value & 1]}/{(value >> 1) + 1}"

    def short(self, s: AntikeState, seat: int, action: Action, value: int) -> str:
        """`legion`, or `legion/1` where own legions in the region have different ranges left (R19.1)."""
        unit, region, board = value & 1, action[2], s.board
        kinds = int(tired(s, unit, region) > 0)
        for lane in range(unit, board.lanes, 2):
            kinds += int(s.ready[lane * board.regions + region] > 0)
        return c.UNITS[unit] if kinds < 2 else self.id(s, seat, value)

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        kind, slash, left = text.partition("/")
        if kind not in c.UNITS:
            return UNKNOWN
        unit = c.UNITS.index(kind)
        if not slash:
            return ANY_GALLEY if unit else ANY_LEGION
        lane = (ord(left) - ord("1")) * 2 + unit if len(left) == 1 else UNKNOWN
        return lane if self.holds(s, lane) else UNKNOWN

    def said(self, s: AntikeState, seat: int, value: int) -> object:
        return c.UNITS[value & 1]


class CityKind(Domain):
    """What a new city will produce; to be clicked only where the site leaves a choice (R11.2, R17.2)."""

    def size(self, s: AntikeState) -> int:
        return len(c.RESOURCES)

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return c.RESOURCES[value]

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return c.RESOURCES.index(text) if text in c.RESOURCES else UNKNOWN

    def targets(self, s: AntikeState, seat: int, action: Action, value: int) -> list[str]:
        board = s.board
        return ["good:" + c.RESOURCES[value]] if board.symbol[action[1]] != value or board.free_building else []


class Split(Domain):
    """A way to pay for a city: which of its price is paid in coins."""

    def size(self, s: AntikeState) -> int:
        return len(s.board.splits)

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return amounts(*s.board.splits[value])

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return next((at for at, split in enumerate(s.board.splits) if amounts(*split) == text), UNKNOWN)

    def said(self, s: AntikeState, seat: int, value: int) -> object:
        return goods_said(*s.board.splits[value])

    def targets(self, s: AntikeState, seat: int, action: Action, value: int) -> list[str]:
        return [f"coins:{s.board.splits[value][c.COINS]}"]


class Rate(Domain):
    """A rate of trade: what is given for what is got."""

    def size(self, s: AntikeState) -> int:
        return len(s.board.rates)

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        give, get = s.board.rates[value]
        return f"{give}:{get}"

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return next((rate for rate in range(self.size(s)) if self.id(s, seat, rate) == text), UNKNOWN)


def amounts(marble: int, iron: int, gold: int, coins: int) -> str:
    """`2 marble 1 coin`"""
    parts = []
    for good, n in zip(c.GOODS, (marble, iron, gold, coins), strict=True):
        if n:
            parts.append(f"{n} {'coin' if good == 'coins' and n == 1 else good}")
    return " ".join(parts)


def dearest_move(s: AntikeState) -> int:
    return s.board.dearest


def unit_cost(s: AntikeState) -> int:
    return s.board.unit_cost


def temple_cost(s: AntikeState) -> int:
    return s.board.temple_cost


def dearest_advance(s: AntikeState) -> int:
    return max(s.board.price_first + s.board.price_later)


def most_given(s: AntikeState) -> int:
    return max((rate[0] for rate in s.board.rates), default=0)


def most_taken(s: AntikeState) -> int:
    return max((rate[1] for rate in s.board.rates), default=0)


def most_legions(s: AntikeState) -> int:
    return max(s.board.legions, s.board.galleys)


TEAM: Final = Team("nations")
NATION: Final = Nation("nation", target="nation")
LANE: Final = Lane("unit")
WEARY: Final = Lane("unit", low=-2)
CITY_KIND: Final = CityKind("resource")
SPLIT: Final = Split("price")
RATE: Final = Rate("rate", target="trade")
REGION: Final = ids("region", c.REGION_IDS, target="region")
FIELD: Final = ids("field", c.FIELD_IDS, target="rondel")
ADVANCE: Final = ids("advance", c.ADVANCE_IDS, target="advance")
UNIT: Final = ids("unit", c.UNITS, target="supply")
RESOURCE: Final = ids("resource", c.RESOURCES, target="good")


GOODS_SAID: Final = ("goods.marble", "goods.iron", "goods.gold", "goods.coins")


# -- usual values ---------------------------------------------------------------------------------------------------


def fewest(s: AntikeState, resource: int, cost: int) -> int:
    """The coins a payment in one resource needs at least."""
    return max(0, cost - s.nat[s.active * c.WIDTH + resource])


def for_unit(s: AntikeState, seat: int, action: Action) -> int:
    return fewest(s, c.IRON, s.board.unit_cost)


def for_temple(s: AntikeState, seat: int, action: Action) -> int:
    return fewest(s, c.MARBLE, s.board.temple_cost)


def for_advance(s: AntikeState, seat: int, action: Action) -> int:
    return fewest(s, c.GOLD, price_of(s, action[1]))


def for_city(s: AntikeState, seat: int, action: Action) -> int:
    """The way to pay for a city that spares most coins."""
    row = s.active * c.WIDTH
    for at, split in enumerate(s.board.splits):
        if all(split[good] <= s.nat[row + good] for good in range(4)):
            return at
    return 0


def rondel_cost(s: AntikeState, seat: int) -> int:
    return s.stack[-1][2]


def goods_to_give(s: AntikeState, seat: int) -> int:
    return s.board.rates[s.stack[-1][2]][0]


# -- labels that say more than their arguments ------------------------------------------------------------------------


def say_field(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    """The field, what it costs to get there and, for production, what it will yield."""
    board = s.board
    field, cost = action[1], action[2]
    does = board.field_does[field]
    at = s.nat[s.active * c.WIDTH + c.MARKER]
    args["steps"] = steps = 0 if at >= board.fields else (field - at - 1) % board.fields + 1
    args["n"] = cost
    key = "action.field_paid" if cost else "action.field"
    if does < 3:
        args["resource"] = c.RESOURCES[does]
        args["amount"] = yield_of(s, s.active, does)
        key += "_produce"
    return Say(key, args, "R4.4" if steps else "R4.3")


def say_arm(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    args["price"] = goods_said(0, s.board.unit_cost - action[3], 0, action[3])
    return Say("action.arm", args)


def say_temple(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    args["price"] = goods_said(s.board.temple_cost - action[2], 0, 0, action[2])
    return Say("action.temple", args)


def say_advance(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    args["price"] = goods_said(0, 0, price_of(s, action[1]) - action[2], action[2])
    if s.known >> action[1] & 1:
        return Say("action.advance", args)
    return Say("action.advance_first", args, "R8.4")


def say_move(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    turns = bits(opponents(s, action[1] & 1, action[3]))
    facing = [s.nation_id((s.active + 1 + turn) % s.board.nations) for turn in turns]
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
    give, get = s.board.rates[action[1]]
    return Say("action.trade", {"give": give, "get": get})


def say_end_turn(s: AntikeState, seat: int, action: Action, args: dict[str, object]) -> Say:
    cards = [Say("cards." + c.PERSONALITIES[card - c.KING], {"n": number}) for card, number in due_now(s)]
    return Say("action.end_turn_takes", {"cards": cards}, "R12.1") if cards else Say("action.end_turn")


# -- the kinds --------------------------------------------------------------------------------------------------------

KINDS: Final = Kinds(
    act(c.LEAD, "lead", "lead {nations}", "R3.3", nations=TEAM),
    act(
        c.TO_FIELD,
        "field",
        "{field}",
        "R4.4",
        group="rondel",
        tell=say_field,
        field=FIELD,
        cost=Arg(amount(0, dearest_move), hidden=True),
    ),
    act(
        c.PAYMENT,
        "pay",
        "pay {goods}",
        "R4.4",
        goods=Mix("marble", "iron", "gold", "coin(s)", total=rondel_cost, most=dearest_move, says=GOODS_SAID),
    ),
    act(c.INSTEAD, "instead", "instead {resource}", "R5.3", resource=RESOURCE),
    act(c.FREE_UNIT, "bellona", "bellona {unit} {region}", "R15.1", region=REGION, unit=UNIT),
    act(
        c.ARM,
        "arm",
        "{unit} {region}[ with {coins} coin(s)]",
        "R6.1",
        tell=say_arm,
        region=REGION,
        unit=UNIT,
        coins=Arg(amount(0, unit_cost, target="coins"), usual=for_unit),
    ),
    act(
        c.TEMPLE,
        "temple",
        "temple {region}[ with {coins} coin(s)]",
        "R7.1",
        tell=say_temple,
        region=REGION,
        coins=Arg(amount(0, temple_cost, target="coins"), usual=for_temple),
    ),
    act(
        c.ADVANCE,
        "advance",
        "advance {advance}[ with {coins} coin(s)]",
        "R8.1",
        tell=say_advance,
        advance=ADVANCE,
        coins=Arg(amount(0, dearest_advance, target="coins"), usual=for_advance),
    ),
    act(c.MOVE, "move", "{unit} {home}>{there}", "R9.2", tell=say_move, unit=LANE, home=REGION, there=REGION),
    act(c.FIGHT, "fight", "fight {unit} {region} {other}", "R9.8", unit=WEARY, region=REGION, other=NATION),
    act(c.FIGHT_ENTRY, "fight_entry", "fight {other}", "R9.6", group="fight", tell=say_fight_entry, other=NATION),
    act(c.PASS_ENTRY, "pass_entry", "pass", "R9.6", group="pass"),
    act(c.DEMAND, "demand", "demand", "R9.6", group="fight"),
    act(c.LET_PASS, "pass_reaction", "pass", "R9.6", group="pass"),
    act(
        c.CONQUER,
        "conquer",
        "conquer {region} with {units}",
        "R10.5",
        tell=say_conquer,
        region=REGION,
        units=Mix("legion(s)", "galley(s)", most=most_legions, says=("units.legion", "units.galley")),
    ),
    act(
        c.FOUND,
        "found",
        "found {region} {resource}[ paying {price}]",
        "R11.1",
        region=REGION,
        resource=CITY_KIND,
        price=Arg(SPLIT, usual=for_city),
    ),
    act(c.TRADE, "trade", "trade {rate}", "R14.2", tell=say_trade, rate=RATE),
    act(
        c.GIVEN,
        "give",
        "give {goods}",
        "R14.2",
        goods=Mix("marble", "iron", "gold", "coin(s)", total=goods_to_give, most=most_given, says=GOODS_SAID),
    ),
    act(
        c.TAKEN,
        "take",
        "take {goods}",
        "R14.2",
        goods=Mix("marble", "iron", "gold", most=most_taken, says=GOODS_SAID[:3], target="good"),
    ),
    act(c.DONE, "done", "done", "R4.6"),
    act(c.END_MOVEMENT, "end_movement", "end movement", "R9.11", group="end"),
    act(c.END_CONQUEST, "end_conquest", "end conquest", "R10.1", group="end"),
    act(c.END_TURN, "end_turn", "end turn", "R11.4", group="end", tell=say_end_turn),
)
