"""R3: dealing the nations, the start cities, the neutral temples, the start player."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.domains import goods_said
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def lay_out_empty(s: AntikeState) -> None:
    """Everything in the bank and in the supplies, nobody at the table yet."""
    t = s.tables
    s.nations, s.seats = (), ()
    s.chosen = ()
    s.nat = [0] * (t.nations * c.WIDTH)
    s.units = [[0] * t.regions for _group in range(t.nations * 2)]
    s.shared = 0
    s.bank = [t.coins, t.temples, *t.persons]
    s.known = s.taken = s.neutral = 0
    s.active = s.start = s.bellona = 0
    s.round = 1
    s.razed = s.firsts = s.bought = 0
    s.placed = []
    s.ready = []
    s.winner = -1
    s.ending = 0


def set_up(s: AntikeState) -> None:
    t = s.tables
    lay_out_empty(s)
    s.taken = s.neutral = t.neutral_at  # R3.6
    s.bank[1] -= t.neutral_at.bit_count()
    if t.choose_nations:
        s.stack.append((c.S_CHOOSE_NATION, 1, 0, 0, 0))
        return
    teams = list(range(len(t.teams)))
    s.shuffle(teams)  # R3.3
    assign(s, teams)
    begin(s)


def assign(s: AntikeState, teams: list[int]) -> None:
    """Seat the nations clockwise; `teams[seat]` is what the seat leads."""
    t = s.tables
    if t.seat_order:  # R3.9
        s.nations = t.seat_order
        s.seats = tuple(
            next(seat for seat, team in enumerate(teams) if nation in t.teams[team]) for nation in t.seat_order
        )
    else:
        s.nations = tuple(t.teams[team][0] for team in teams)
        s.seats = tuple(range(t.nations))


def begin(s: AntikeState) -> None:
    t = s.tables
    for nation in range(t.nations):
        row = nation * c.WIDTH
        for good, count in enumerate(t.start_goods):  # R3.5
            s.nat[row + good] = count
        s.nat[row + c.MARKER] = c.OFF  # R3.8
        s.nat[row + c.ADVANCES] = 0
        s.nat[row + c.LEGIONS_LEFT] = t.legions
        s.nat[row + c.GALLEYS_LEFT] = t.galleys
        s.nat[row + c.TOKENS_LEFT] = t.tokens
        s.bank[0] -= t.start_goods[3]
        for resource, region in enumerate(t.start_cities[s.nations[nation]]):
            settle_city(s, nation, region, resource)  # R3.4
            for unit in (0, 1):
                if t.allowed[unit] >> region & 1:
                    for _each in range(t.start_units[unit]):
                        s.place(nation, unit, region)
    s.start = s.active = s.chance(t.nations)  # R3.7
    s.bellona = (s.start - 1) % t.nations
    if s.log is not None:
        for nation in range(t.nations):
            s.note(s.seats[nation], Say("log.leads", {"nation": s.nation_id(nation)}, "R3.3"))
            s.note(s.seats[nation], begins_said(s, nation))
        s.note(s.seats[s.start], Say("log.starts", {"nation": s.nation_id(s.start)}, "R3.7"))
        s.note(s.seats[s.bellona], Say("log.bellona", {"nation": s.nation_id(s.bellona)}, "R3.7"))
        s.note(-1, Say("log.round", {"n": 1}, "R4.1"))
    s.ask(c.S_RONDEL, s.active)


def begins_said(s: AntikeState, nation: int) -> Say:
    """R3.4, R3.5: what a nation has before its first turn."""
    t = s.tables
    cities: list[Say] = []
    for resource, region in enumerate(t.start_cities[s.nations[nation]]):
        units = [Say("units." + c.UNITS[unit], {"n": n}) for unit in (0, 1) if (n := s.count(nation, unit, region))]
        args: dict[str, object] = {"region": t.region_ids[region], "resource": c.RESOURCES[resource]}
        if units:
            args["units"] = units
        cities.append(Say("cities.guarded" if units else "cities.empty", args))
    marble, iron, gold, coins = t.start_goods
    goods = goods_said(marble, iron, gold, coins)
    return Say("log.begins", {"nation": s.nation_id(nation), "goods": goods, "cities": cities}, "R3.4")


def settle_city(s: AntikeState, nation: int, region: int, resource: int) -> None:
    """A token from the nation's supply onto the site."""
    row = nation * c.WIDTH
    s.nat[row + c.MARBLE_AT + resource] |= 1 << region
    s.nat[row + c.CITY_AT] |= 1 << region
    s.nat[row + c.TOKENS_LEFT] -= 1
    s.taken |= 1 << region


class ChooseNation(Step[AntikeState]):
    """R3.3, as an option: seat after seat takes a nation (with two players: a pair)."""

    def __init__(self) -> None:
        self.name = "choose_nation"
        self.offers = (c.A_LEAD,)

    def guard(self, s: AntikeState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return c.N_NATION_GONE if x > OPEN and x in s.chosen else FINE

    def legal(self, s: AntikeState, frame: Frame, seat: int) -> list[Action]:
        return [lead for lead in s.tables.leads if lead[1] not in s.chosen]

    def apply(self, s: AntikeState, frame: Frame, seat: int, action: Action) -> None:
        s.chosen = (*s.chosen, action[1])
        s.stack[-1] = (c.S_CHOOSE_NATION, 1 << seat + 1, 0, 0, 0)
        if seat + 2 < s.players:
            return
        # Nothing is left to choose for the last seat.
        last = next(team for team in range(len(s.tables.teams)) if team not in s.chosen)
        s.stack.pop()
        assign(s, [*s.chosen, last])
        s.chosen = ()
        begin(s)

    def old(self, s: AntikeState, frame: Frame) -> Frame:
        """What the seats had taken stood in the frame, one digit of base 8 each."""
        seat = frame[1].bit_length() - 1
        s.chosen = tuple(frame[2] >> 3 * at & 7 for at in range(seat))
        if frame[2] >> 3 * seat or frame[4] != sum(1 << team for team in s.chosen):
            raise BadPosition("choose_nation: the nations taken do not fit the seats that have chosen")
        return (frame[0], frame[1], 0, 0, 0)

    def prompt(self, s: AntikeState, frame: Frame, seat: int) -> Say:
        return Say("prompt.choose_nation", rule="R3.3")


def check_choosing(s: AntikeState) -> None:
    """The seats so far have taken different teams, and the next one is asked."""
    seat = s.stack[0][1].bit_length() - 1
    if any(team >= len(s.tables.teams) for team in s.chosen):
        raise BadPosition("choose_nation: no such nation")
    if s.stack[0][1] != 1 << seat or len(set(s.chosen)) != seat or len(s.chosen) != seat or seat > s.players - 2:
        raise BadPosition("choose_nation: the nations taken do not fit the seats that have chosen")
