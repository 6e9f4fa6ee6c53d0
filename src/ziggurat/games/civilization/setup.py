"""Set-up: the table (R3), then each player in turn order (R4)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.atlas import FIGURES_OF, new_atlas
from ziggurat.games.civilization.board import square_name, turned
from ziggurat.games.civilization.city_actions import figure_fits
from ziggurat.games.civilization.culture import MUST_PLACE
from ziggurat.games.civilization.domains import ARMIES, OWNER, SCOUTS, WONDER
from ziggurat.games.civilization.effects import draw_wonder
from ziggurat.games.civilization.flow import CivStep, say
from ziggurat.games.civilization.units import draw_unit
from ziggurat.games.civilization.world import (
    SLOTS,
    STAY,
    UNKNOWN,
    add_city,
    city_yield,
    derive,
    lay_tile,
    place_piece,
    put_figure,
    unbuilt,
)
from ziggurat.kernel.domains import amount
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import added, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

LAY_OUT: Final = -1
CENTRAL: Final = (5, 6, 9, 10)  # rows and columns 1 and 2 of a tile


def blank(s: "CivilizationState") -> None:
    """An empty table with everything in the box: what set-up and reading a position start from."""
    t = s.tables
    size = s.board.size
    n = s.players
    s.round = 0
    s.phase = c.SETUP
    s.first = s.active = 0
    s.ending = 0
    s.winner = -1
    s.ground = tuple([c.UNEXPLORED if place != -1 else c.VOID for place in s.board.place_of])
    s.print_at = (-1,) * size
    s.disaster = (0,) * size
    s.piece = bytes(size)
    s.token = (0,) * size
    s.shared = False
    s.owner_at = [-1] * size
    s.armies_at = [0] * size
    s.scouts_at = [0] * size
    s.city_at = (-1,) * size
    s.rim_of = (-1,) * size
    s.yield_at = (0,) * size
    s.atlas = new_atlas()
    s.stirred = [0] * (FIGURES_OF + n)
    s.tile_at = (-1,) * len(s.board.places)
    s.turn_at = (0,) * len(s.board.places)
    homes = len(t.civ_ids)
    s.tile_bag = tuple(range(homes, len(t.tile_ids)))
    s.hut_bag = tuple([k for k, kind in enumerate(t.marker_kind) if kind == 1 for _ in range(t.marker_copies[k])])
    s.village_bag = tuple([k for k, kind in enumerate(t.marker_kind) if kind == 2 for _ in range(t.marker_copies[k])])
    s.tokens_gone = 0
    s.great_bag = tuple([k for k, copies in enumerate(t.great_copies) for _ in range(copies)])
    s.great_gone = 0
    s.disasters_left = t.disasters
    s.pool = tuple(t.pool_count)
    s.supply = (t.market_tokens * n,) * 4
    s.market = (-1,) * t.slots
    s.medieval_bag = ()
    s.modern_bag = ()
    s.unit_decks = tuple(
        [tuple([card for card, kind in enumerate(t.card_type) if kind == wanted]) for wanted in range(4)]
    )
    s.unit_discards = ((), (), (), ())
    s.event_decks = tuple(
        [
            tuple([k for k, event in enumerate(t.events) if event.deck == deck for _ in range(t.event_copies[k])])
            for deck in (1, 2, 3)
        ]
    )
    s.event_discards = ((), (), ())
    s.exposed = 0
    s.wonder_owner = (-3,) * len(t.wonders)
    s.wonder_square = (-1,) * len(t.wonders)
    s.wonder_coins = (0,) * len(t.wonders)
    s.obsolete = 0
    s.pos = [-1] * (n * c.FIGURES)
    s.moved = [0] * n
    s.fresh = (0,) * n
    s.gather = (-1,) * (n * 2)
    s.centre = (-1,) * n * c.CITIES
    s.walled = 0
    s.actions_left = [0] * (n * c.CITIES)
    s.done_kinds = [0] * (n * c.CITIES)
    s.bonus = (0,) * n * c.CITIES
    s.civ = (-1,) * n
    s.trade = [0] * n
    s.culture = (0,) * n
    s.culture_step = (0,) * n
    s.governments = (t.anarchy,) * n
    s.anarchy_round = (0,) * n
    s.changed = 0
    s.techs = (0,) * n
    s.unlocked = (t.always_unlocked,) * n
    s.open_now = (0,) * n
    s.open_next = (0,) * n
    s.tokens = (0,) * n * 4
    s.held = tuple([() for _ in range(n)])
    s.events = tuple([() for _ in range(n)])
    s.reserve = tuple([() for _ in range(n)])
    s.placed_great = (0,) * n
    s.units = tuple([() for _ in range(n)])
    s.coins_on = (0,) * n * SLOTS
    s.used = [0] * n
    s.levels = (0,) * n * 6
    s.speed = (t.start_speed,) * n
    s.stack_limit = (t.start_limit,) * n
    s.hand_size = (t.start_hand,) * n
    s.max_cities = (t.start_max_cities,) * n
    s.water = (0,) * n
    s.ranks = (1, 1, 1, 0) * n
    s.tech_value = (UNKNOWN,) * n
    s.yields = [-1] * (n * c.CITIES)
    s.coin_count = [0] * n
    s.dirty = 0
    s.items = []
    s.purse = []
    s.bills = []
    s.proposal = None
    s.refused = ()
    s.mover = -1
    s.group = 0
    s.group_square = -1
    s.steps_left = 0
    s.stride = STAY
    s.lifted = False
    s.locked = ()
    s.silent = 0
    s.battle = None
    s.offer = []
    s.offers_left = (0,) * n
    s.deals = ()
    s.passed = 0
    s.price = (0, 0, 0)
    s.chosen = (-1,) * n


def set_up(s: "CivilizationState") -> None:
    """R3.1, R3.9: civilizations at random or by choice, then a random start player."""
    blank(s)
    s.push(c.S_NEXT_SETUP, 0, LAY_OUT)
    if s.options["civilizations"] == "chosen":
        s.push(c.S_CIVILIZATION, 1)
        return
    civs = free_civs(s)
    for seat in range(s.players):
        s.civ = replaced(s.civ, seat, s.draw(civs))


def free_civs(s: "CivilizationState") -> list[int]:
    """R20.1: the introductory game leaves out the civilizations whose abilities need wonders."""
    without = s.options["introductory"]
    return [
        number
        for number, civ in enumerate(s.tables.civs)
        if number not in s.civ and not (without and (civ.wonders or civ.advance_on & c.T_WONDER))
    ]


def lay_out(s: "CivilizationState") -> None:
    """R3.3-R3.9."""
    t = s.tables
    s.first = s.chance(s.players)
    for seat in range(s.players):
        lay_tile(s, s.board.home_place[seat], t.civs[s.civ[seat]].tile, s.board.home_turn[seat])
        for kind, count in enumerate(t.start_forces):
            for _unit in range(count):
                draw_unit(s, seat, kind)
    if s.options["introductory"]:
        return
    ancient = [w for w, wonder in enumerate(t.wonders) if wonder.era == 0]
    s.medieval_bag = tuple([w for w, wonder in enumerate(t.wonders) if wonder.era == 1])
    s.modern_bag = tuple([w for w, wonder in enumerate(t.wonders) if wonder.era == 2])
    s.wonder_owner = (-2,) * len(t.wonders)
    for seat in range(s.players):
        for _wonder in range(t.civs[s.civ[seat]].wonders):
            s.wonder_owner = replaced(s.wonder_owner, s.draw(ancient), seat)
    for slot in range(t.slots):
        if ancient:
            wonder = ancient.pop(0)
            s.wonder_owner = replaced(s.wonder_owner, wonder, -1)
            s.market = replaced(s.market, slot, wonder)
        else:
            s.market = replaced(s.market, slot, draw_wonder(s))


def central_squares(s: "CivilizationState", seat: int) -> list[int]:
    """R4.1: the four central squares of the home tile."""
    squares = s.board.places[s.board.home_place[seat]]
    return [squares[index] for index in CENTRAL]


def recommended_square(s: "CivilizationState", seat: int) -> int:
    """The square with the printed start arrow."""
    wanted = s.tables.recommended[s.tables.civs[s.civ[seat]].tile]
    for index, square in enumerate(s.board.places[s.board.home_place[seat]]):
        if turned(s.board.home_turn[seat], index >> 2, index & 3) == wanted:
            return square
    return -1


class CivilizationStep(CivStep):
    """R3.1: players choose by agreement, here in seat order."""

    def __init__(self) -> None:
        self.name = "civilization"
        self.offers = (c.A_CIVILIZATION,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_CIVILIZATION, civ, 0, 0) for civ in free_civs(s)]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        s.civ = replaced(s.civ, seat, action[1])
        if seat + 1 < s.players:
            s.push(c.S_CIVILIZATION, 1 << (seat + 1))

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.civilization", {}, "R3.1")


class NextSetupStep(CivStep):
    """R4: one player completes his set-up before the next. a: how many are done, LAY_OUT before the first."""

    def __init__(self) -> None:
        self.name = "next_setup"
        self.args = arguments(done=amount(LAY_OUT, 4))

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        done = frame[2]
        if done == LAY_OUT:
            lay_out(s)
            done = 0
        if done == s.players:
            s.push(c.S_ROUND, 0)
            return
        seat = (s.first + done) % s.players
        s.active = seat
        s.push(c.S_NEXT_SETUP, 0, done + 1)
        s.push(c.S_SETUP_DONE, 0, seat)
        s.push(c.S_CAPITAL, 1 << seat)


class CapitalStep(CivStep):
    """R4.1, R4.2: the capital, then what the civilization brings with it."""

    def __init__(self) -> None:
        self.name = "capital"
        self.offers = (c.A_CAPITAL,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_CAPITAL, square, 0, 0) for square in central_squares(s, seat)]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        civ = s.tables.civs[s.civ[seat]]
        add_city(s, seat * c.CITIES, action[1])
        if s.log is not None:
            say(s, seat, "log.capital", {"square": square_name(action[1])}, "R4.1")
        if civ.walled:
            s.walled |= 1 << seat * c.CITIES
        # R4.4: the start tech lies in the bottom row whatever its level; Germany's bonus is not triggered.
        s.techs = replaced(s.techs, seat, s.techs[seat] | (1 << civ.tech))
        derive(s, seat)
        s.unlocked = replaced(
            s.unlocked, seat, s.unlocked[seat] | (s.tables.tech_governments[civ.tech] | 1 << civ.government)
        )
        s.governments = replaced(s.governments, seat, civ.government)
        s.push(c.S_SETUP_FIGURE, 1 << seat, s.tables.start_armies + civ.extra_army, s.tables.start_scouts)
        for kind, count in enumerate(civ.extra_units):
            for _unit in range(count):
                draw_unit(s, seat, kind)
        if civ.wonders and seat in s.wonder_owner:
            s.push(c.S_SETUP_WONDER, 1 << seat, s.wonder_owner.index(seat))

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return c.N_CAPITAL

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.capital", {"square": square_name(recommended_square(s, seat))}, "R4.1")


class SetupWonderStep(CivStep):
    """R4.2: Egypt's wonder in the capital's outskirts. a: wonder."""

    def __init__(self) -> None:
        self.name = "setup_wonder"
        self.args = arguments(wonder=WONDER)
        self.offers = (c.A_WONDER_SQUARE,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        ring = s.board.ring[s.centre[seat * c.CITIES]]
        return [(c.A_WONDER_SQUARE, square, 0, 0) for square in ring if s.ground[square] != c.WATER]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        place_piece(s, seat, action[1], s.tables.wonder_piece + frame[2])

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.setup_wonder", {"wonder": s.tables.wonder_ids[frame[2]]}, "R4.2")


class SetupFigureStep(CivStep):
    """R4.3: armies, then the scout, on outskirts squares of the capital. a: armies left, b: scouts left."""

    def __init__(self) -> None:
        self.name = "setup_figure"
        self.args = arguments(armies=ARMIES, scouts=SCOUTS)
        self.offers = (c.A_FIGURE,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        scout = 0 if frame[2] else 1
        ring = s.board.ring[s.centre[seat * c.CITIES]]
        return [
            (c.A_FIGURE, scout, square, 0)
            for square in ring
            if s.ground[square] != c.WATER and figure_fits(s, seat, square, bool(scout))
        ]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        armies, scouts = frame[2], frame[3]
        put_figure(s, seat, unbuilt(s, seat, action[1] == 1), action[2])
        if action[1] == 1:
            scouts -= 1
        else:
            armies -= 1
        if armies or scouts:
            s.push(c.S_SETUP_FIGURE, 1 << seat, armies, scouts)

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.setup_army" if frame[2] else "prompt.setup_scout", {}, "R4.3")


class SetupDoneStep(CivStep):
    """R4.6, R4.7: the dials, then the great person a civilization begins with (R4.2). a: seat."""

    def __init__(self) -> None:
        self.name = "setup_done"
        self.args = arguments(player=OWNER)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        seat = frame[2]
        s.trade[seat] = city_yield(s, seat * c.CITIES) & 255
        s.dirty = -1
        if s.log is not None:
            say(s, seat, "log.start_trade", {"n": s.trade[seat]}, "R4.6")
        for _marker in range(s.tables.civs[s.civ[seat]].great_people):
            kind, s.great_bag = s.draw_from(s.great_bag)
            s.reserve = added(s.reserve, seat, kind)
            if s.log is not None:
                say(s, seat, "log.great_person", {"great_person": s.tables.great_ids[kind]}, "R4.2")
            s.push(c.S_GREAT_PERSON, 1 << seat, kind, MUST_PLACE)
