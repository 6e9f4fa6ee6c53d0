"""A position as readable JSON, and back, and the count of all components.

Supplies and bank follow from what the nations have.
"""

from typing import Any

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.domains import TEAM
from ziggurat.games.antike.movement import look_for_foreign, opponents
from ziggurat.games.antike.setup import check_choosing, lay_out_empty
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import UNKNOWN
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.state import Frame


def dump(s: AntikeState) -> dict[str, Any]:
    t = s.tables
    ids = t.region_ids
    return {
        "nations": [s.nation_id(nation) for nation in range(len(s.nations))],
        "seats": list(s.seats),
        "chosen": [TEAM.members(s, team) for team in s.chosen],
        "start": s.start,
        "active": s.active,
        "bellona": s.bellona,
        "round": s.round,
        "holdings": [dump_nation(s, nation) for nation in range(len(s.nations))],
        "neutral_temples": [ids[region] for region in bits(s.neutral)],
        "razed": s.razed,
        "firsts": s.firsts,
        "bought": [t.advance_ids[advance] for advance in bits(s.bought)],
        "room": {ids[region]: room for region, room in enumerate(s.placed) if room},
        "ready": {
            f"{c.UNITS[lane & 1]}/{(lane >> 1) + 1} {ids[region]}": s.ready[lane * t.regions + region]
            for lane in range(t.lanes if s.ready else 0)
            for region in bits(s.ready[t.lanes * t.regions + lane])
        },
        "winner": s.winner,
        "ending": c.ENDINGS[s.ending],
    }


def dump_nation(s: AntikeState, nation: int) -> dict[str, Any]:
    t, nat = s.tables, s.nat
    row = nation * c.WIDTH
    ids = t.region_ids
    return {
        **{good: nat[row + at] for at, good in enumerate(c.GOODS)},
        "marker": None if nat[row + c.MARKER] == c.OFF else t.field_ids[nat[row + c.MARKER]],
        "advances": [t.advance_ids[advance] for advance in bits(nat[row + c.ADVANCES])],
        **{kind: nat[row + c.KING + at] for at, kind in enumerate(c.PERSONALITIES)},
        "cities": {ids[region]: c.RESOURCES[s.city_kind(nation, region)] for region in bits(nat[row + c.CITY_AT])},
        "temples": [ids[region] for region in bits(nat[row + c.TEMPLE_AT])],
        "legions": {ids[region]: s.count(nation, 0, region) for region in bits(nat[row + c.LEGION_AT])},
        "galleys": {ids[region]: s.count(nation, 1, region) for region in bits(nat[row + c.LEGION_AT + 1])},
    }


class Reader:
    """Takes a position apart, with one sentence for whatever cannot be."""

    def __init__(self, s: AntikeState, data: dict[str, Any]) -> None:
        self.s = s
        self.data = data

    def number(self, data: dict[str, Any], key: str, low: int, high: int) -> int:
        value = data.get(key, 0)
        if type(value) is not int or not low <= value <= high:
            raise BadPosition(f"{key} is a number from {low} to {high}, not {value!r}")
        return value

    def region(self, id: object) -> int:
        found = self.s.tables.region_at.get(id) if isinstance(id, str) else None
        if found is None:
            raise BadPosition(f"no region {id!r} on this map")
        return found

    def index(self, ids: tuple[str, ...], id: object, what: str) -> int:
        if not isinstance(id, str) or id not in ids:
            raise BadPosition(f"no {what} {id!r}")
        return ids.index(id)

    def counts(self, value: object, what: str) -> dict[str, int]:
        if not isinstance(value, dict):
            raise BadPosition(f"{what} maps ids to numbers")
        for id, count in value.items():
            if type(count) is not int or count < 1:
                raise BadPosition(f"{what}: {id} has {count!r}")
        return value

    def read(self) -> None:
        s, data, t = self.s, self.data, self.s.tables
        unknown = [key for key in data if key not in KEYS]
        if unknown:
            raise BadPosition(f"unknown field {unknown[0]!r}")
        lay_out_empty(s)
        s.round = self.number(data, "round", 1, 1_000_000)
        self.read_neutral()
        if s.stack and s.stack[0][0] == c.S_CHOOSE_NATION:
            if len(s.stack) != 1 or data.get("nations"):
                raise BadPosition("nations are chosen before anything else")
            self.read_chosen()
            return
        self.read_seats()
        s.start = self.number(data, "start", 0, t.nations - 1)
        s.active = self.number(data, "active", 0, t.nations - 1)
        s.bellona = self.number(data, "bellona", 0, t.nations - 1)
        holdings = data.get("holdings")
        if not isinstance(holdings, list) or len(holdings) != t.nations:
            raise BadPosition(f"holdings has one entry for each of the {t.nations} nations")
        for nation, held in enumerate(holdings):
            if not isinstance(held, dict):
                raise BadPosition("holdings: an entry is a mapping")
            self.read_nation(nation, held)
        for at in range(len(s.bank)):
            if s.bank[at] < 0:
                raise BadPosition(f"{('coins', 'temples', *c.PERSONALITIES)[at]}: more than the box holds")
        self.read_turn()
        self.read_end()

    def read_chosen(self) -> None:
        s = self.s
        chosen: list[int] = []
        for ids in self.data.get("chosen", []):
            team = TEAM.find(s, -1, " ".join(map(str, ids)) if isinstance(ids, list) else "")
            if team == UNKNOWN:
                raise BadPosition(f"chosen: nobody leads {ids!r}")
            chosen.append(team)
        s.chosen = tuple(chosen)

    def read_neutral(self) -> None:
        s = self.s
        for id in self.data.get("neutral_temples", []):
            bit = 1 << self.region(id)
            if s.neutral & bit:
                raise BadPosition(f"neutral_temples: {id} twice")
            s.neutral |= bit
            s.taken |= bit
            s.bank[1] -= 1

    def read_seats(self) -> None:
        s, t = self.s, self.s.tables
        nations = self.data.get("nations")
        if not isinstance(nations, list) or sorted(map(str, nations)) != sorted(t.nation_ids):
            raise BadPosition(f"nations are {', '.join(t.nation_ids)} in clockwise order")
        s.nations = tuple(t.nation_ids.index(id) for id in nations)
        seats = self.data.get("seats", list(range(t.nations)))
        if not isinstance(seats, list) or len(seats) != t.nations:
            raise BadPosition("seats has one seat for each nation")
        if t.seat_order:
            # R3.9: two players alternate, each with one of the two teams.
            led = [sorted(s.nations[at] for at in range(t.nations) if seats[at] == seat) for seat in (0, 1)]
            if sorted(led) != sorted(sorted(team) for team in t.teams) or seats[0::2] != seats[:1] * 2:
                raise BadPosition("seats: two players lead the two teams in turn")
        elif seats != list(range(t.nations)):
            raise BadPosition("seats: each nation is led by the seat of its place in the order")
        s.seats = tuple(seats)

    def read_nation(self, nation: int, held: dict[str, Any]) -> None:
        s, t, nat = self.s, self.s.tables, self.s.nat
        row = nation * c.WIDTH
        name = s.nation_id(nation)
        unknown = [key for key in held if key not in HELD]
        if unknown:
            raise BadPosition(f"{name}: unknown field {unknown[0]!r}")
        for at, good in enumerate(c.GOODS):
            nat[row + at] = self.number(held, good, 0, 1_000_000)
        s.bank[0] -= nat[row + 3]
        marker = held.get("marker")
        nat[row + c.MARKER] = c.OFF if marker is None else self.index(t.field_ids, marker, "rondel field")
        for id in held.get("advances", []):
            nat[row + c.ADVANCES] |= 1 << self.index(t.advance_ids, id, "advance")
        for advance in bits(nat[row + c.ADVANCES]):
            if t.requires[advance] & ~nat[row + c.ADVANCES]:
                raise BadPosition(f"{name}: {t.advance_ids[advance]} without the advance below it")
        s.known |= nat[row + c.ADVANCES]
        for at, kind in enumerate(c.PERSONALITIES):
            owned = self.number(held, kind, 0, 100)
            nat[row + c.KING + at] = owned
            nat[row + c.SCORE] += owned
            s.bank[2 + at] -= owned
        self.read_cities(nation, held)
        for unit, key in enumerate(("legions", "galleys")):
            nat[row + c.LEGIONS_LEFT + unit] = (t.legions, t.galleys)[unit]
            for id, count in self.counts(held.get(key, {}), f"{name}: {key}").items():
                region = self.region(id)
                if not t.allowed[unit] >> region & 1:
                    raise BadPosition(f"{name}: {key} cannot stand in {id}")
                s.units[nation * 2 + unit][region] = count
                nat[row + c.LEGION_AT + unit] |= 1 << region
                nat[row + c.LEGIONS_LEFT + unit] -= count
        if min(nat[row + c.LEGIONS_LEFT], nat[row + c.GALLEYS_LEFT], nat[row + c.TOKENS_LEFT]) < 0:
            raise BadPosition(f"{name}: more pieces than the box holds")

    def read_cities(self, nation: int, held: dict[str, Any]) -> None:
        s, nat = self.s, self.s.nat
        row = nation * c.WIDTH
        name = s.nation_id(nation)
        nat[row + c.TOKENS_LEFT] = s.tables.tokens
        cities = held.get("cities", {})
        if not isinstance(cities, dict) or not cities:
            raise BadPosition(f"{name}: every nation has a city")
        for id, resource in cities.items():
            bit = 1 << self.region(id)
            if s.taken & bit:
                raise BadPosition(f"{name}: {id} has a city or a neutral temple already")
            s.taken |= bit
            nat[row + c.MARBLE_AT + self.index(c.RESOURCES, resource, "resource")] |= bit
            nat[row + c.CITY_AT] |= bit
            nat[row + c.TOKENS_LEFT] -= 1
        for id in held.get("temples", []):
            bit = 1 << self.region(id)
            if not nat[row + c.CITY_AT] & bit or nat[row + c.TEMPLE_AT] & bit:
                raise BadPosition(f"{name}: one temple at most, and in an own city: {id}")
            nat[row + c.TEMPLE_AT] |= bit
            s.bank[1] -= 1

    def read_turn(self) -> None:
        s, t, data = self.s, self.s.tables, self.data
        s.razed = self.number(data, "razed", 0, 100)
        s.firsts = self.number(data, "firsts", 0, len(t.advance_ids))
        for id in data.get("bought", []):
            s.bought |= 1 << self.index(t.advance_ids, id, "advance")
        if s.bought & ~s.nat[s.active * c.WIDTH + c.ADVANCES]:
            raise BadPosition("bought: the active nation does not own it")
        pending = [frame[0] for frame in s.stack]
        if c.S_BELLONA in pending or c.S_MILITIA in pending:
            s.placed = [0] * t.regions
            for id, room in self.counts(data.get("room", {}), "room").items():
                region = self.region(id)
                temple = s.nat[s.active * c.WIDTH + c.TEMPLE_AT] >> region & 1
                if not s.nat[s.active * c.WIDTH + c.CITY_AT] >> region & 1 or room > t.room[temple]:
                    raise BadPosition(f"room: {id} does not take {room} units")
                s.placed[region] = room
        if c.S_MOVEMENT in pending:
            self.read_ready()

    def read_ready(self) -> None:
        s, t = self.s, self.s.tables
        s.ready = [0] * (t.lanes * t.regions + t.lanes + 2)
        look_for_foreign(s)
        for key, count in self.counts(self.data.get("ready", {}), "ready").items():
            piece, _, place = key.partition(" ")
            kind, _, left = piece.partition("/")
            borders = int(left) if left.isdigit() else 0
            if not 1 <= borders <= t.lanes // 2:
                raise BadPosition(f"ready: {key!r} has no range left")
            lane = (borders - 1) * 2 + self.index(c.UNITS, kind, "unit")
            region = self.region(place)
            s.ready[lane * t.regions + region] = count
            s.ready[t.lanes * t.regions + lane] |= 1 << region
        for unit in (0, 1):
            for region in range(t.regions):
                able = sum(s.ready[lane * t.regions + region] for lane in range(unit, t.lanes, 2))
                if able > s.count(s.active, unit, region):
                    raise BadPosition(f"ready: more {c.UNITS[unit]}s than stand in {t.region_ids[region]}")

    def read_end(self) -> None:
        s = self.s
        s.winner = self.number(self.data, "winner", -1, s.tables.nations - 1) if "winner" in self.data else -1
        s.ending = self.index(c.ENDINGS, self.data.get("ending", ""), "ending")
        if (s.winner < 0) != bool(s.stack) or (s.ending == 0) != bool(s.stack):
            raise BadPosition("a game is over when nothing is pending, and then it has a winner and an ending")


def check_pending(s: AntikeState) -> None:
    """Every pending decision is one the rules can reach, and asks the right seat."""
    if s.stack and s.stack[0][0] == c.S_CHOOSE_NATION:
        check_choosing(s)
        return
    for at in range(len(s.stack)):
        check_frame(s, at)


def check_frame(s: AntikeState, at: int) -> None:
    t = s.tables
    frame: Frame = s.stack[at]
    step, seats, x, y, z = frame
    name = s.title.steps[step].name
    asked = s.active
    if at and step not in (c.S_ENTRY, c.S_REACTION, c.S_GIVE, c.S_TAKE):
        raise BadPosition(f"{name} is never asked within another decision")
    if at == 0 and step in (c.S_ENTRY, c.S_REACTION, c.S_GIVE, c.S_TAKE):
        raise BadPosition(f"{name} is asked within another decision only")
    if step == c.S_PAY:
        # The exact cost of the way there, and enough to pay it.
        way = (y - s.nat[s.active * c.WIDTH + c.MARKER] - 1) % t.fields + 1
        if x < 1 or x > s.wealth(s.active) or x != t.step_cost[way]:
            raise BadPosition("pay: the cost does not fit the field")
    elif step in (c.S_ENTRY, c.S_REACTION):
        if at != 1 or len(s.stack) != 2 or s.stack[0][0] != c.S_MOVEMENT:
            raise BadPosition(f"{name} belongs to a move")
        if not z or z & ~opponents(s, x & 1, y) or not s.count(s.active, x & 1, y):
            raise BadPosition(f"{name}: the units that meet are not there")
        if step == c.S_REACTION:
            asked = (s.active + 1 + (z & -z).bit_length() - 1) % t.nations
    elif step in (c.S_GIVE, c.S_TAKE):
        usable = t.trades[s.nat[s.active * c.WIDTH + c.ADVANCES] & ~s.bought]
        if at != 1 or not any(trade[1] == x for trade in usable):
            raise BadPosition(f"{name}: no such trade")
        if step == c.S_GIVE and t.rates[x][0] > s.wealth(s.active):
            raise BadPosition("give: too little to trade")
    elif step == c.S_CHOOSE_NATION:
        raise BadPosition("nations are chosen before anything else")
    if seats != 1 << s.seats[asked]:
        raise BadPosition(f"{name} is a decision of seat {s.seats[asked]}")


KEYS = (
    "nations",
    "seats",
    "chosen",
    "start",
    "active",
    "bellona",
    "round",
    "holdings",
    "neutral_temples",
    "razed",
    "firsts",
    "bought",
    "room",
    "ready",
    "winner",
    "ending",
)
HELD = (*c.GOODS, "marker", "advances", *c.PERSONALITIES, "cities", "temples", "legions", "galleys")


def load(s: AntikeState, data: dict[str, Any]) -> None:
    Reader(s, data).read()


CARDS = ("kings", "generals", "citizens", "scholars", "navigators", "plinius")


def census(s: AntikeState) -> dict[str, int]:
    """R19.5: pieces on the board and in the supplies together."""
    t, nat = s.tables, s.nat
    found: dict[str, int] = {}
    temples = s.bank[1] + s.neutral.bit_count()
    coins = s.bank[c.BANK_COINS]
    for nation in range(len(s.nations)):
        row = nation * c.WIDTH
        id = s.nation_id(nation)
        found[f"{id} legions"] = sum(s.units[nation * 2]) + nat[row + c.LEGIONS_LEFT]
        found[f"{id} galleys"] = sum(s.units[nation * 2 + 1]) + nat[row + c.GALLEYS_LEFT]
        found[f"{id} city tokens"] = s.cities(nation) + nat[row + c.TOKENS_LEFT]
        temples += s.temples(nation)
        coins += nat[row + c.COINS]
    found["temples"] = temples
    found["coins"] = coins
    for at in range(6):
        owned = sum(nat[nation * c.WIDTH + c.KING + at] for nation in range(t.nations))
        found[CARDS[at]] = owned + s.bank[2 + at]
    return found


def box(s: AntikeState) -> dict[str, int]:
    """What the box holds for the nations in play (R1.1, R1.2, R1.6)."""
    t = s.tables
    contents: dict[str, int] = {}
    for nation in range(len(s.nations)):  # none before they are chosen
        id = s.nation_id(nation)
        contents[f"{id} legions"] = t.legions
        contents[f"{id} galleys"] = t.galleys
        contents[f"{id} city tokens"] = t.tokens
    contents["temples"] = t.temples
    contents["coins"] = t.coins
    for card, count in zip(CARDS, t.persons, strict=True):
        contents[card] = count
    return contents
