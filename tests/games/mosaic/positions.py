"""Positions of Mosaic put together by hand: a table after set-up with nothing on the boards but the leaders."""

from games.mosaic.pencil import PENCIL
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.codes import (
    AREA,
    AREA_SIZE,
    AREA_UNITS,
    BUILDS,
    DECKS,
    DOWN,
    GOODS,
    GOVERNMENT,
    KINDS,
    LEADER,
    P_STONE,
    PIECES,
    PILLARS,
    RESOURCES,
    S_TECH_DRAFT,
    S_TURN,
    SYMBOLS,
    TAXES,
    TECHS,
    TRACKS,
    UNITS,
    WONDER,
)
from ziggurat.games.mosaic.effects import play_technology
from ziggurat.games.mosaic.placing import add_unit, build, put_piece, set_tile
from ziggurat.games.mosaic.position import derive_board, names
from ziggurat.games.mosaic.regions import standing
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE, Tables
from ziggurat.kernel.content import Pack
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import words

# Leaders whose lasting abilities are out of the way of most tests.
QUIET = ("philosopher", "scribe", "merchant", "farmer", "magistrate", "priestess")


def table(
    players: int = 4,
    leaders: tuple[str, ...] = QUIET,
    seed: int = 0,
    pack: Pack | None = None,
    options: dict[str, object] | None = None,
) -> MosaicState:
    """Round 2, the turn of seat 0 who is the start player; no cities, no technologies, no benefits taken."""
    s = TITLE.new(players, seed, options or {}, pack)
    assert isinstance(s, MosaicState)
    t = s.tables
    deck = s.decks[0]
    for hand in s.hands:
        deck.bag.extend(hand)
        deck.left += len(hand)
    s.hands = ((),) * players
    for seat in range(players):
        leader = t.leader_ids.index(leaders[seat])
        s.boards[seat][LEADER] = leader
        s.leaders_left &= ~(1 << leader)
        derive_board(s, seat)
    s.start = s.active = 0
    s.round = 2
    s.stack.clear()
    s.stack.append((S_TURN, 1, 1, 0, 0))
    return s


def turn_of(s: MosaicState, seat: int, actions: int = 1) -> None:
    s.cached_seat = -1
    s.active = seat
    s.stack.clear()
    s.stack.append((S_TURN, 1 << seat, actions, 0, 0))


def have(s: MosaicState, seat: int, **numbers: int) -> None:
    """Set resources (stone=3), production (p_food=2), symbols (s_science=1) or goods (g_wine=2)."""
    s.cached_seat = -1
    b = s.own_board(seat)
    for name, n in numbers.items():
        if name.startswith("p_"):
            b[P_STONE + TRACKS.index(name[2:])] = n
        elif name.startswith("s_"):
            b[SYMBOLS + PILLARS.index(name[2:])] = n
        elif name.startswith("g_"):
            good = GOODS + s.tables.good_ids.index(name[2:])
            s.tiles_out -= n - b[good]
            b[good] = n
            b[KINDS] = sum(1 for k in range(s.tables.good_kinds) if b[GOODS + k])
        else:
            b[RESOURCES.index(name)] = n


def has(s: MosaicState, seat: int, name: str) -> int:
    b = s.boards[seat]
    if name.startswith("p_"):
        return b[P_STONE + TRACKS.index(name[2:])]
    if name.startswith("s_"):
        return b[SYMBOLS + PILLARS.index(name[2:])]
    if name.startswith("g_"):
        return b[GOODS + s.tables.good_ids.index(name[2:])]
    return b[RESOURCES.index(name)]


def purse(s: MosaicState, seat: int) -> dict[str, int]:
    """Everything countable on a board, for comparing before and after."""
    found: dict[str, int] = {name: has(s, seat, name) for name in RESOURCES}
    found |= {"p_" + name: has(s, seat, "p_" + name) for name in TRACKS}
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def hexagon(s: MosaicState, id: str) -> int:
    return s.tables.hex_ids.index(id)


def region(s: MosaicState, id: str) -> int:
    return s.tables.region_ids.index(id)


def clear_tiles(s: MosaicState) -> None:
    for tile in s.tiles:
        out_of_game(s, tile, 1)
    s.tiles = bytes([NO_TILE]) * len(s.tiles)


def out_of_game(s: MosaicState, tile: int, by: int) -> None:
    if tile < RESOURCE_TILE:
        s.tiles_out += by
    elif tile < NO_TILE:
        s.resources_out += by


def lay(s: MosaicState, id: str, tile: str | None) -> None:
    """Put a tile on a hex: a kind of goods, a resource tile, or none."""
    t = s.tables
    new = NO_TILE
    if tile in t.good_ids:
        new = t.good_ids.index(tile)
    elif tile is not None:
        new = RESOURCE_TILE + t.resource_ids.index(tile)
    out_of_game(s, s.tiles[hexagon(s, id)], 1)
    out_of_game(s, new, -1)
    set_tile(s, hexagon(s, id), new)
    s.cached_seat = -1


def put(s: MosaicState, seat: int, piece: str, *ids: str) -> None:
    """Put pieces on the map without tile or cost."""
    for id in ids:
        lay(s, id, None)
        if piece in s.tables.wonder_ids:
            put_piece(s, seat, WONDER, hexagon(s, id), s.tables.wonder_ids.index(piece))
        else:
            put_piece(s, seat, PIECES.index(piece), hexagon(s, id))
    s.cached_seat = -1


def build_on(s: MosaicState, seat: int, piece: str, id: str) -> None:
    build(s, seat, PIECES.index(piece), hexagon(s, id))


def units(s: MosaicState, seat: int, where: str, **numbers: int) -> None:
    for unit, n in numbers.items():
        for _ in range(n):
            add_unit(s, seat, UNITS.index(unit), region(s, where))
    s.cached_seat = -1


def units_in(s: MosaicState, seat: int, where: str) -> tuple[int, int, int]:
    at = AREA + region(s, where) * AREA_SIZE + AREA_UNITS
    b = s.boards[seat]
    return (b[at], b[at + 1], b[at + 2])


def take_out(s: MosaicState, deck: int, card: int) -> None:
    """Remove a card from wherever it lies in a deck."""
    d = s.decks[deck]
    if card in d.bag:
        d.bag.remove(card)
        d.left = min(d.left, len(d.bag)) if deck in (0, 1) else d.left
    elif card in d.other_bag:
        d.other_bag.remove(card)
    elif card in d.offer:
        d.offer.remove(card)


def offer(s: MosaicState, deck: str, *cards: str) -> None:
    """Let exactly these cards be on offer."""
    number = DECKS.index(deck)
    d = s.decks[number]
    ids = (s.tables.tech_ids, s.tables.build_ids, s.tables.population_ids, s.tables.tax_ids)[number]
    for card in list(d.offer):
        d.offer.remove(card)
        bag = d.other_bag if d.other_bag and s.tables.tax_type[card] == 1 else d.bag
        bag.append(card)
        if number in (0, 1):
            d.left += 1
    for id in cards:
        take_out(s, number, ids.index(id))
        d.offer.append(ids.index(id))
    s.cached_seat = -1


def exhaust(s: MosaicState, deck: str) -> None:
    """Empty a deck and its offer; the empire card counts as gone."""
    d = s.decks[DECKS.index(deck)]
    d.offer = []
    d.left = d.other_left = d.above = d.pile = 0
    s.cached_seat = -1


def reveal_empire(s: MosaicState, deck: str) -> None:
    """Let the empire card be the next card of a deck."""
    d = s.decks[DECKS.index(deck)]
    d.above = 0
    d.pile = 1


def bury_empire(s: MosaicState) -> None:
    """Keep all empire cards far from the top."""
    for d in s.decks:
        if d.pile:
            d.above, d.pile = max(0, d.left + d.other_left - 1), 2


def face_up(s: MosaicState, seat: int, *ids: str) -> None:
    """Own technologies face up, without what happens when they are played."""
    for id in ids:
        card = s.tables.tech_ids.index(id)
        take_out(s, 0, card)
        s.own_board(seat)[TECHS] |= 1 << card
    kept = purse(s, seat)
    derive_board(s, seat)
    assert purse(s, seat) == kept
    s.cached_seat = -1


def face_down(s: MosaicState, seat: int, *ids: str) -> None:
    for id in ids:
        card = s.tables.tech_ids.index(id)
        take_out(s, 0, card)
        s.own_board(seat)[DOWN] |= 1 << card
    s.cached_seat = -1


def own_builds(s: MosaicState, seat: int, *ids: str) -> None:
    for id in ids:
        card = s.tables.build_ids.index(id)
        take_out(s, 1, card)
        s.own_board(seat)[BUILDS] |= 1 << card
    derive_board(s, seat)
    s.cached_seat = -1


def own_taxes(s: MosaicState, seat: int, *ids: str) -> None:
    for id in ids:
        card = s.tables.tax_ids.index(id)
        take_out(s, 3, card)
        s.own_board(seat)[TAXES] |= 1 << card
    s.cached_seat = -1


def rule_by(s: MosaicState, seat: int, government: str) -> None:
    """Hold a government as if it had been taken."""
    number = s.tables.government_ids.index(government)
    b = s.own_board(seat)
    b[GOVERNMENT] = number
    s.governments_left &= ~(1 << number)
    for track in range(5):
        b[P_STONE + track] += s.tables.government_bonus[number][track]
    s.cached_seat = -1


def resolve_card(s: MosaicState, seat: int, id: str) -> None:
    """Play a technology from nowhere: face up, effects begun."""
    card = s.tables.tech_ids.index(id)
    take_out(s, 0, card)
    s.own_board(seat)[TECHS] &= ~(1 << card)
    with PENCIL.followed(s, id):
        play_technology(s, seat, card)
        s.cached_seat = -1
        s.settle()


def legal(s: MosaicState, seat: int = 0) -> list[str]:
    return [TITLE.notation(s, seat, action) for action in s.legal(seat)]


def play(s: MosaicState, seat: int, *moves: str) -> None:
    for move in moves:
        action = TITLE.parse(s, seat, move)
        assert action is not None, f"{move!r} is not among {legal(s, seat)} ({why(s, seat, move)})"
        with PENCIL.followed(s, move):
            s.apply(seat, action)


def why(s: MosaicState, seat: int, intent: str) -> tuple[str, str]:
    """The refusal's message key and rule; it must have words in both languages."""
    said: Say = s.why_not(seat, intent)
    for lang in ("en", "de"):
        text = words(TITLE.package, lang).say(said)
        assert text != said.key, said.key
    return said.key, said.rule


def influence(s: MosaicState, where: str) -> list[int]:
    at = region(s, where)
    return standing(s).influence[at * s.players : (at + 1) * s.players]


def owned(s: MosaicState, seat: int, field: int, ids: tuple[str, ...]) -> list[str]:
    return names(s.boards[seat][field], ids)


def tables(s: MosaicState) -> Tables:
    return s.tables


def drafting(players: int, seed: int, decisions: int) -> MosaicState:
    """So many decisions into the technology draft, everybody keeping a random card."""
    s = TITLE.new(players, seed)
    assert isinstance(s, MosaicState)
    rng = rng_from_seed(seed)
    while s.stack[-1][0] != S_TECH_DRAFT:
        s.apply(s.actors()[0], s.legal(s.actors()[0])[0])
    for _ in range(decisions):
        actors = s.actors()
        seat = actors[rng.below(len(actors))]
        actions = s.legal(seat)
        s.apply(seat, actions[rng.below(len(actions))])
    return s
