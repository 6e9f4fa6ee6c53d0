"""Positions built by hand: a set-up table of chosen civilizations, a flat map, any turn of any phase."""

from games.civilization.pencil import PENCIL
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.battle import unit_strength
from ziggurat.games.civilization.board import WIDTH, square_name
from ziggurat.games.civilization.city_management import begin_city_management
from ziggurat.games.civilization.content import CONTENT
from ziggurat.games.civilization.flow import settle_coins
from ziggurat.games.civilization.movement import begin_movement
from ziggurat.games.civilization.research import begin_research
from ziggurat.games.civilization.setup import recommended_square
from ziggurat.games.civilization.start_of_turn import begin_start_of_turn
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.games.civilization.trade import next_pointer
from ziggurat.games.civilization.world import (
    add_city,
    clear_piece,
    derive,
    lay_tile,
    put_figure,
    refresh_square,
    set_piece,
    take_figure,
    touch_player,
    unbuilt,
)
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rows import added, raised, removed, replaced, without

T = CONTENT.of(None, None)
NAMES = ("america", "germany", "china", "russia")


def sq(name: str) -> int:
    return (int(name[1:]) - 1) * WIDTH + ord(name[0]) - 97


def begun(players: int, seed: int, **options: object) -> CivilizationState:
    """A new game as the title sets it up."""
    s = TITLE.new(players, seed, options)
    assert isinstance(s, CivilizationState)
    return s


def resampled(s: CivilizationState, seat: int, seed: int) -> CivilizationState:
    """A world that may be, for all the seat knows."""
    world = s.resample(seat, rng_from_seed(seed))
    assert isinstance(world, CivilizationState)
    return world


def new(*civs: str, seed: int = 1, **options: object) -> CivilizationState:
    """A new game with these civilizations, before any player's own set-up."""
    names = civs or NAMES[:2]
    s = begun(len(names), seed, civilizations="chosen", **options)
    for seat, name in enumerate(names):
        play(s, seat, f"civilization {name}")
    return s


def table(*civs: str, seed: int = 1, **options: object) -> CivilizationState:
    """Set up: recommended capitals, figures on the first squares; round 1 begins."""
    s = new(*civs, seed=seed, **options)
    while s.phase == c.SETUP:
        seat = s.actors()[0]
        text = f"capital {square_name(recommended_square(s, seat))}"
        actions = legal(s, seat)
        play(s, seat, text if text in actions else actions[0])
    return s


def legal(s: CivilizationState, seat: int) -> list[str]:
    return [TITLE.notation(s, seat, action) for action in s.legal(seat)]


def play(s: CivilizationState, seat: int, *texts: str) -> None:
    for text in texts:
        action = TITLE.parse(s, seat, text)
        assert action is not None, f"{text!r} is not legal for {seat}: {legal(s, seat)}"
        with PENCIL.followed(s, text):
            s.apply(seat, action)


def flat(*civs: str, seed: int = 1, **options: object) -> CivilizationState:
    """All tiles revealed as empty grassland, no figures, no tokens; with two players capitals on c3 and n6."""
    s = table(*civs, seed=seed, **options)
    for figure, square in enumerate(s.pos):
        if square >= 0:
            take_figure(s, figure // c.FIGURES, figure % c.FIGURES)
    for place in range(len(s.board.places)):
        if s.tile_at[place] < 0:
            lay_tile(s, place, s.tile_bag[-1], 0)
            s.tile_bag = s.tile_bag[:-1]
    for square in range(s.board.size):
        if s.board.place_of[square] >= 0:
            s.token = replaced(s.token, square, 0)
            clear_piece(s, square, 0, keep=True)
            ground(s, square_name(square), "grassland")
    for seat in range(s.players):
        centre = s.board.places[s.board.home_place[seat]][5 if seat else 10]
        city(s, seat, 0, square_name(centre))
    for wonder, owner in enumerate(s.wonder_owner):
        if owner >= 0:
            s.wonder_owner = replaced(s.wonder_owner, wonder, -3)
            s.wonder_square = replaced(s.wonder_square, wonder, -1)
    s.great_bag = sum(s.reserve, s.great_bag)
    s.reserve = tuple([() for _ in range(s.players)])
    s.walled = 0
    for seat in range(s.players):
        s.trade[seat] = 0
        s.governments = replaced(s.governments, seat, gov(s, "despotism"))
        touch_player(s, seat)
    settle_coins(s)
    return s


def plain_square(s: CivilizationState, terrain: str) -> int:
    wanted = c.TERRAINS.index(terrain)
    for printed, kind in enumerate(s.tables.square_ground):
        if (
            kind == wanted
            and s.tables.square_yield[printed] == s.tables.ground_yield[wanted]
            and not s.tables.square_token[printed]
        ):
            return printed
    raise AssertionError(terrain)


def ground(s: CivilizationState, name: str, terrain: str, printed: int = -1) -> int:
    """Turn a square into plain terrain (or a printed square)."""
    square = sq(name)
    s.print_at = replaced(s.print_at, square, printed if printed >= 0 else plain_square(s, terrain))
    s.ground = replaced(s.ground, square, s.tables.square_ground[s.print_at[square]])
    refresh_square(s, square)
    return square


def printed(s: CivilizationState, square_id: str) -> int:
    tile, _, place = square_id.rpartition("_")
    return s.tables.tile_ids.index(tile) * 16 + int(place[0]) * 4 + int(place[1])


def army(s: CivilizationState, seat: int, name: str, count: int = 1) -> None:
    for _ in range(count):
        put_figure(s, seat, unbuilt(s, seat, False), sq(name))


def scout(s: CivilizationState, seat: int, name: str, count: int = 1) -> None:
    for _ in range(count):
        put_figure(s, seat, unbuilt(s, seat, True), sq(name))


def city(s: CivilizationState, seat: int, number: int, name: str) -> int:
    """A second or third city, or the capital moved elsewhere."""
    cid = seat * c.CITIES + number
    old = s.centre[cid]
    if old >= 0:
        for rim in s.board.ring[old]:
            s.rim_of = replaced(s.rim_of, rim, -1)
        s.city_at = replaced(s.city_at, old, -1)
    add_city(s, cid, sq(name))
    touch_player(s, seat)
    return cid


def tech(s: CivilizationState, seat: int, *names: str) -> None:
    for name in names:
        s.techs = replaced(s.techs, seat, s.techs[seat] | (1 << s.tables.tech_ids.index(name)))
        s.unlocked = replaced(
            s.unlocked, seat, s.unlocked[seat] | s.tables.tech_governments[s.tables.tech_ids.index(name)]
        )
    derive(s, seat)
    touch_player(s, seat)
    settle_coins(s)


def no_techs(s: CivilizationState, seat: int) -> None:
    s.techs = replaced(s.techs, seat, 0)
    derive(s, seat)


def knows(s: CivilizationState, seat: int, name: str) -> bool:
    return bool(s.techs[seat] >> s.tables.tech_ids.index(name) & 1)


def gov(s: CivilizationState, name: str) -> int:
    return s.tables.government_ids.index(name)


def rule_by(s: CivilizationState, seat: int, name: str) -> None:
    s.governments = replaced(s.governments, seat, gov(s, name))
    s.unlocked = replaced(s.unlocked, seat, s.unlocked[seat] | (1 << gov(s, name)))
    touch_player(s, seat)
    settle_coins(s)


def piece(s: CivilizationState, name: str, what: str, seat: int = -1) -> int:
    """A building, wonder or great person on a square; a wonder gets its owner."""
    square = sq(name)
    number = s.tables.piece_ids.index(what)
    t = s.tables
    if number < t.wonder_piece:
        s.pool = raised(s.pool, t.buildings[number - 1].pool, -1)
    elif number < t.great_piece:
        wonder = number - t.wonder_piece
        take_wonder(s, wonder)
        s.wonder_owner = replaced(s.wonder_owner, wonder, s.rim_of[square] // c.CITIES if seat < 0 else seat)
        s.wonder_square = replaced(s.wonder_square, wonder, square)
    else:
        s.great_bag = without(s.great_bag, number - t.great_piece)
    set_piece(s, square, number)
    settle_coins(s)
    return square


def take_wonder(s: CivilizationState, wonder: int) -> None:
    if wonder in s.market:
        s.market = replaced(s.market, s.market.index(wonder), -1)
    s.medieval_bag = tuple(other for other in s.medieval_bag if other != wonder)
    s.modern_bag = tuple(other for other in s.modern_bag if other != wonder)


def market_wonder(s: CivilizationState, name: str) -> None:
    """Put a wonder face up in the first slot."""
    wonder = s.tables.wonder_ids.index(name)
    if wonder in s.market:
        return
    take_wonder(s, wonder)
    old = s.market[0]
    if old >= 0:
        s.wonder_owner = replaced(s.wonder_owner, old, -3)
    s.market = replaced(s.market, 0, wonder)
    s.wonder_owner = replaced(s.wonder_owner, wonder, -1)


def event(s: CivilizationState, seat: int, *names: str) -> None:
    for name in names:
        kind = s.tables.event_ids.index(name)
        s.event_decks = removed(s.event_decks, s.tables.events[kind].deck - 1, kind)
        s.events = added(s.events, seat, kind)


def marker(s: CivilizationState, seat: int, *names: str) -> None:
    for name in names:
        kind = s.tables.marker_ids.index(name)
        if s.tables.marker_kind[kind] == c.HUT:
            s.hut_bag = without(s.hut_bag, kind)
        else:
            s.village_bag = without(s.village_bag, kind)
        s.held = added(s.held, seat, kind)


def token(s: CivilizationState, seat: int, *names: str) -> None:
    for name in names:
        resource = c.RESOURCES.index(name)
        s.supply = raised(s.supply, resource, -1)
        s.tokens = raised(s.tokens, seat * 4 + resource, 1)


def tokens(s: CivilizationState, seat: int, name: str) -> int:
    return s.tokens[seat * 4 + c.RESOURCES.index(name)]


def coins(s: CivilizationState, seat: int, count: int) -> None:
    """As many coins as wanted, as tokens on the sheet."""
    s.coins_on = raised(s.coins_on, seat * 8 + 7, count - s.coin_count[seat])
    s.coin_count[seat] = count


def unit(s: CivilizationState, kind: str, strength: int) -> int:
    """A card of the type with this rank 1 strength (aircraft: this strength), taken from its deck."""
    deck = s.unit_decks[c.UNIT_TYPES.index(kind)]
    card = next(card for card in deck if s.tables.card_strength[card][0] == strength)
    s.unit_decks = removed(s.unit_decks, c.UNIT_TYPES.index(kind), card)
    return card


def forces(s: CivilizationState, seat: int, *units: tuple[str, int]) -> list[int]:
    """The seat's standing forces are exactly these."""
    for card in s.units[seat]:
        s.unit_decks = added(s.unit_decks, s.tables.card_type[card], card)
    s.units = replaced(s.units, seat, tuple([unit(s, kind, strength) for kind, strength in units]))
    return list(s.units[seat])


def turn(s: CivilizationState, seat: int, phase: int) -> CivilizationState:
    """The seat's own turn of a phase; afterwards the phase is over."""
    s.phase = phase
    s.active = seat
    s.cached_seat = -1
    s.refused = ()
    s.stack = [(c.S_NEXT_TURN, 0, phase, s.players, 0)]
    if phase == c.START_OF_TURN:
        begin_start_of_turn(s, seat)
    elif phase == c.CITY_MANAGEMENT:
        begin_city_management(s, seat)
    elif phase == c.MOVEMENT:
        begin_movement(s, seat)
    elif phase == c.TRADE:
        s.stack = [(c.S_NEXT_TURN, 0, c.CITY_MANAGEMENT, 0, 0)]
        s.offers_left = (int(str(s.options["offers_per_player"])),) * s.players
        s.passed = 0
        next_pointer(s, seat)
    elif phase == c.RESEARCH:
        s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
        begin_research(s)
    if s.dirty:
        settle_coins(s)
    s.settle()
    s.cached_seat = -1
    return s


def start(s: CivilizationState, seat: int) -> CivilizationState:
    return turn(s, seat, c.START_OF_TURN)


def manage(s: CivilizationState, seat: int) -> CivilizationState:
    return turn(s, seat, c.CITY_MANAGEMENT)


def move(s: CivilizationState, seat: int) -> CivilizationState:
    return turn(s, seat, c.MOVEMENT)


def step_name(s: CivilizationState) -> str:
    return TITLE.steps[s.stack[-1][0]].name if s.stack else "over"


def ring(s: CivilizationState, cid: int) -> list[str]:
    return [square_name(square) for square in s.board.ring[s.centre[cid]]]


def produces(s: CivilizationState, cid: int = 0, seat: int = 0) -> set[str]:
    """What the city may make now."""
    prefix = f"produce {cid // 3}-{cid % 3} "
    return {text.removeprefix(prefix) for text in legal(s, seat) if text.startswith(prefix)}


def five(s: CivilizationState) -> CivilizationState:
    """Production 5 in the capital."""
    for name in ("b2", "c2"):
        ground(s, name, "forest")
    ground(s, "d2", "mountain")
    return s


def spots(s: CivilizationState, seat: int = 0) -> set[str]:
    """Where the thing just made may be placed."""
    return {text.split()[1] for text in legal(s, seat) if text.startswith("place")}


def steps(s: CivilizationState, seat: int = 0) -> set[str]:
    """Where the moving group may go next."""
    return {text.split()[1] for text in legal(s, seat) if text.startswith("step")}


def hide(s: CivilizationState, place: int) -> None:
    """Turn a tile face down again."""
    s.tile_bag += (s.tile_at[place],)
    s.tile_at = replaced(s.tile_at, place, -1)
    for square in s.board.places[place]:
        s.ground = replaced(s.ground, square, c.UNEXPLORED)
        s.print_at = replaced(s.print_at, square, -1)


def targets(s: CivilizationState, seat: int = 0) -> set[str]:
    """What may be aimed at now."""
    return {text.removeprefix("target ") for text in legal(s, seat)}


def discarded(s: CivilizationState) -> set[str]:
    """The culture events that lie in the discard piles."""
    return {T.event_ids[kind] for pile in s.event_discards for kind in pile}


def attack(
    s: CivilizationState,
    units: list[tuple[str, int]],
    enemies: list[tuple[str, int]],
    armies: int = 1,
    city_cid: int = -1,
    enemy_armies: int = 1,
) -> None:
    """Seat 0 attacks seat 1 on i4 (or a city) and the battle begins."""
    forces(s, 0, *units)
    forces(s, 1, *enemies)
    army(s, 0, "h4", armies)
    if city_cid >= 0:
        city(s, 1, city_cid % 3, "i4")
    else:
        army(s, 1, "i4", enemy_armies)
    move(s, 0)
    play(s, 0, f"move h4 {armies}+0", "step i4")
    while step_name(s) == "window":
        play(s, s.actors()[0], "pass")


def put(s: CivilizationState, seat: int, kind: str, strength: int, where: str | int) -> None:
    """Play a unit of the type and strength: `front`, or the number of the front attacked."""
    battle = s.battle
    assert battle is not None
    side = battle.turn
    for text in legal(s, seat):
        if text.startswith("unit"):
            card = T.unit_ids.index(text.split()[1])
            place = "front" if text.endswith("front") else int(text.split()[-1])
            if T.card_type[card] == c.UNIT_TYPES.index(kind) and place == where:
                if unit_strength(s, battle, side, card) == strength:
                    play(s, seat, text)
                    return
    raise AssertionError((kind, strength, where, legal(s, seat)))
