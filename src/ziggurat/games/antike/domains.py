"""What the numbers of actions and of pending decisions stand for, and the bounds they lie in."""

from typing import Final

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import tired
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.domains import OPEN, UNKNOWN, Domain, amount, ids
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action


def goods_said(marble: int, iron: int, gold: int, coins: int) -> list[Say]:
    """Amounts for a label or a log line: "2 marble, 1 coin"."""
    amounts = (marble, iron, gold, coins)
    return [Say("goods." + c.GOODS[at], {"n": n}) for at, n in enumerate(amounts) if n]


class Team(Domain):
    """The nations that one seat leads: one, or with two players a pair (R3.9)."""

    def size(self, s: AntikeState) -> int:
        return len(s.tables.teams)

    def members(self, s: AntikeState, value: int) -> list[str]:
        return [s.tables.nation_ids[nation] for nation in s.tables.teams[value]]

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return " ".join(self.members(s, value))

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return next((team for team in range(self.size(s)) if text == self.id(s, seat, team)), UNKNOWN)

    def things(self, s: AntikeState, seat: int) -> list[str]:
        return ["nation:" + id for id in s.tables.nation_ids]

    def clicked(self, s: AntikeState, seat: int, text: str) -> int:
        return next((team for team in range(self.size(s)) if text in self.members(s, team)), UNKNOWN)

    def said(self, s: AntikeState, seat: int, value: int) -> object:
        return self.members(s, value)

    def targets(self, s: AntikeState, seat: int, action: Action, value: int) -> list[str]:
        return ["nation:" + id for id in self.members(s, value)]


class Nation(Domain):
    """A nation in play, numbered clockwise."""

    def size(self, s: AntikeState) -> int:
        return s.tables.nations

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return s.nation_id(value) if s.nations else s.tables.nation_ids[value]  # while nations are chosen

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return next((nation for nation in range(len(s.nations)) if s.nation_id(nation) == text), UNKNOWN)


class Left(Nation):
    """A nation by how far it sits to the left of the active one, the next one first (R9.6)."""

    def size(self, s: AntikeState) -> int:
        return s.tables.nations - 1

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return s.nation_id((s.active + 1 + value) % s.tables.nations)

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return next((turn for turn in range(self.size(s)) if self.id(s, seat, turn) == text), UNKNOWN)


ANY_LEGION: Final = OPEN - 1
ANY_GALLEY: Final = OPEN - 2


class Lane(Domain):
    """An own unit by its kind and the borders it may still cross (see movement); `legion/0` is a tired one."""

    def size(self, s: AntikeState) -> int:
        return s.tables.lanes - self.low

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return f"{c.UNITS[value & 1]}/{(value >> 1) + 1}"

    def short(self, s: AntikeState, seat: int, action: Action, value: int) -> str:
        """`legion`, or `legion/1` where own legions in the region have different ranges left (R19.1)."""
        unit, region, t = value & 1, action[2], s.tables
        kinds = int(tired(s, unit, region) > 0)
        for lane in range(unit, t.lanes, 2):
            kinds += int(s.ready[lane * t.regions + region] > 0)
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

    def covers(self, s: AntikeState, seat: int, part: int, value: int) -> bool:
        return part == OPEN or value & 1 == (part == ANY_GALLEY)

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
        t = s.tables
        return ["good:" + c.RESOURCES[value]] if t.symbol[action[1]] != value or t.free_building else []


class Split(Domain):
    """A way to pay for a city: which of its price is paid in coins."""

    def size(self, s: AntikeState) -> int:
        return len(s.tables.splits)

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        return amounts(*s.tables.splits[value])

    def find(self, s: AntikeState, seat: int, text: str) -> int:
        return next((at for at, split in enumerate(s.tables.splits) if amounts(*split) == text), UNKNOWN)

    def things(self, s: AntikeState, seat: int) -> list[str]:
        return [f"coins:{split[c.COINS]}" for split in s.tables.splits]

    def clicked(self, s: AntikeState, seat: int, text: str) -> int:
        """So many coins, whatever for."""
        return OPEN if any(text == str(split[c.COINS]) for split in s.tables.splits) else UNKNOWN

    def said(self, s: AntikeState, seat: int, value: int) -> object:
        return goods_said(*s.tables.splits[value])

    def targets(self, s: AntikeState, seat: int, action: Action, value: int) -> list[str]:
        return [f"coins:{s.tables.splits[value][c.COINS]}"]


class Rate(Domain):
    """A rate of trade: what is given for what is got."""

    def size(self, s: AntikeState) -> int:
        return len(s.tables.rates)

    def id(self, s: AntikeState, seat: int, value: int) -> str:
        give, get = s.tables.rates[value]
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
    return s.tables.dearest


def unit_cost(s: AntikeState) -> int:
    return s.tables.unit_cost


def temple_cost(s: AntikeState) -> int:
    return s.tables.temple_cost


def dearest_advance(s: AntikeState) -> int:
    return max(s.tables.price_first + s.tables.price_later)


def most_given(s: AntikeState) -> int:
    return max((rate[0] for rate in s.tables.rates), default=0)


def most_taken(s: AntikeState) -> int:
    return max((rate[1] for rate in s.tables.rates), default=0)


def most_legions(s: AntikeState) -> int:
    return max(s.tables.legions, s.tables.galleys)


TEAM: Final = Team("nations", target="nation")
NATION: Final = Nation("nation", target="nation")
LANE: Final = Lane("unit")
WEARY: Final = Lane("unit", low=-2)
CITY_KIND: Final = CityKind("resource", target="good")
SPLIT: Final = Split("price", target="coins")
RATE: Final = Rate("rate", target="trade")
REGION: Final = ids("region", c.REGION_IDS, target="region")
FIELD: Final = ids("field", c.FIELD_IDS, target="rondel")
ADVANCE: Final = ids("advance", c.ADVANCE_IDS, target="advance")
UNIT: Final = ids("unit", c.UNITS, target="supply")
RESOURCE: Final = ids("resource", c.RESOURCES, target="good")
LEFT: Final = Left("nation", target="nation")
MOVE_COST: Final = amount(0, dearest_move)
