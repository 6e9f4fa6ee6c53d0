"""What the lines of Mosaic's log say that they move, so that they can be followed with a pencil.

A player's sheet goes down to the hex of each piece and the region of each unit; hidden technologies are counted. What
is printed on a card (symbols) or a tile (amounts) everybody can read there.
"""

from collections.abc import Iterator

from ledger import TABLE, Moved, Pencil, number
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic import codes as v
from ziggurat.games.mosaic.state import MosaicState, player_id
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE
from ziggurat.kernel.bits import bits
from ziggurat.kernel.say import Event, Say

Own = tuple[str, int]
POINTS = {"log.points": "cards", "log.region_points": "regions", "log.government_points": "governments"}


def stocks(s: MosaicState, seat: int) -> dict[str, int]:
    t, b = s.tables, s.boards[seat]
    sheet: dict[str, int] = {name: b[at] for at, name in enumerate(v.RESOURCES)}
    sheet |= {f"{name} production": b[v.P_STONE + at] for at, name in enumerate(v.TRACKS)}
    sheet |= {f"{name} symbols": b[v.SYMBOLS + at] for at, name in enumerate(v.PILLARS)}
    sheet |= {f"{name} in the supply": b[v.SUPPLY + at] for at, name in enumerate(v.PIECES)}
    sheet |= {f"{good} tiles": b[v.GOODS + at] for at, good in enumerate(t.good_ids)}
    sheet |= {
        "points of regions": b[v.VP_REGIONS],
        "points of governments": b[v.VP_GOVERNMENT],
        "points of cards": b[v.VP_CARDS],
        "technologies in hand": b[v.KEPT].bit_count(),
        "technologies face down": b[v.DOWN].bit_count(),
    }
    if b[v.LEADER] >= 0:
        sheet[t.leader_ids[b[v.LEADER]]] = 1
    if b[v.GOVERNMENT] >= 0:
        sheet[t.government_ids[b[v.GOVERNMENT]]] = 1
    for mask, ids in (
        (v.TECHS, t.tech_ids),
        (v.BUILDS, t.build_ids),
        (v.TAXES, t.tax_ids),
        (v.WONDERS, t.wonder_ids),
        (v.AGES, t.age_ids),
        (v.ACHIEVEMENTS, t.achievement_ids),
    ):
        sheet |= {ids[card]: 1 for card in bits(b[mask])}
    for at, piece in enumerate(v.PIECES[: v.FIRST_UNIT]):
        sheet |= {f"{piece} on {t.hex_ids[there]}": 1 for there in bits(b[v.CITIES + at])}
    sheet |= {f"wonder on {t.hex_ids[there]}": 1 for there in bits(b[v.WONDER_HEXES])}
    for region in t.regions:
        for at, unit in enumerate(v.UNITS):
            units = b[v.AREA + region * v.AREA_SIZE + v.AREA_UNITS + at]
            sheet[f"{unit} in {t.region_ids[region]}"] = units
        sheet[f"{t.region_ids[region]} closed"] = s.locks[region] >> seat & 1
    return sheet


def common(s: MosaicState) -> dict[str, int]:
    tiles = {f"{tile_name(s, at)} on {s.tables.hex_ids[at]}": 1 for at, tile in enumerate(s.tiles) if tile != NO_TILE}
    return tiles | {"money on the bonus field": s.bonus, "empire cards": s.revealed, "scorings": s.scorings}


def tile_name(s: MosaicState, hexagon: int) -> str:
    tile = s.tiles[hexagon]
    if tile >= RESOURCE_TILE:
        return s.tables.resource_ids[tile - RESOURCE_TILE]
    return "good_" + s.tables.good_ids[tile]


def tile_moves(s: MosaicState, tile: str) -> Own:
    """What a tile gives: printed on it, or itself."""
    t = s.tables
    if tile in t.resource_ids:
        at = t.resource_ids.index(tile)
        return v.RESOURCES[t.resource_kind[at]], t.resource_amount[at]
    return f"{tile.removeprefix('good_')} tiles", 1


def symbols(pillars: tuple[int, ...]) -> Iterator[Own]:
    for pillar in pillars:
        yield f"{v.PILLARS[pillar]} symbols", 1


def good(say: Say) -> str:
    """`resource_stone` is a stock of stone, `track_stone` its production."""
    kind, _, name = str(say.args["what"]).partition("_")
    return f"{name} production" if kind == "track" else name


def own_moves(s: MosaicState, b: list[int], say: Say) -> Iterator[Own]:
    """What a line moves of the player it is about."""
    t, args = s.tables, say.args
    match say.key:
        case "log.gains" | "log.produces" | "log.works":
            yield good(say), number(say, "n")
        case "log.loses" | "log.produces_less" | "log.pays":
            yield good(say), number(say, "-n")
        case "log.pays_both":
            yield good(say), number(say, "-n")
            yield "money", number(say, "-money")
        case "log.pays_money":
            yield "money", number(say, "-money")
        case "log.grows":
            yield "population", number(say, "n")
        case "log.converts":
            yield str(args["a"]).removeprefix("track_") + " production", number(say, "-n")
            yield str(args["b"]).removeprefix("track_") + " production", number(say, "n")
        case "log.converts_population":
            yield good(say), number(say, "n")
        case "log.taxes":
            yield "money", number(say, "n")
            if args["card"] in t.tax_ids:
                yield str(args["card"]), 1
        case "log.leader":
            yield str(args["leader"]), 1
            yield from symbols(t.leader_symbol[t.leader_ids.index(str(args["leader"]))])
        case "log.government":
            if b[v.GOVERNMENT] >= 0:
                yield t.government_ids[b[v.GOVERNMENT]], -1
            yield str(args["government"]), 1
        case "log.keeps_hidden" | "log.keeps" | "log.draws_hidden" | "log.draws":
            yield "technologies in hand", 1
        case "log.puts_down" | "log.puts_down_hidden":
            yield "technologies face down", 1
            if s.stack[-1][0] == v.S_PLAY_START:
                yield "technologies in hand", -1
        case "log.turns_up":
            yield "technologies face down", -1
        case "log.plays":
            yield str(args["card"]), 1
            yield from symbols(t.tech_symbols[t.tech_ids.index(str(args["card"]))])
            if s.stack[-1][0] == v.S_PLAY_START:
                yield "technologies in hand", -1
        case "log.builds":
            yield str(args["card"]), 1
            yield from symbols(t.build_symbols[t.build_ids.index(str(args["card"]))])
        case "log.claims":
            yield str(args["card"]), 1
        case "log.places":
            yield from place_moves(s, str(args["piece"]), str(args["hex"]))
        case "log.tile" | "log.tile_from":
            yield tile_moves(s, str(args["tile"]))
        case "log.unit" | "log.recruits":
            yield from unit_moves(args["unit"], args["region"], 1)
        case "log.moves":
            unit = str(args["unit"]).removeprefix("piece_")
            yield f"{unit} in {args['a']}", -1
            yield f"{unit} in {args['b']}", 1
        case "log.locks":
            yield f"{args['region']} closed", 1
        case "log.takes_over":
            yield from city_moves(s, str(args["hex"]), 1)
        case "log.points" | "log.region_points" | "log.government_points":
            yield f"points of {POINTS[say.key]}", number(say, "n")


def place_moves(s: MosaicState, piece: str, there: str) -> Iterator[Own]:
    if piece in s.tables.wonder_ids:
        yield piece, 1
        yield f"wonder on {there}", 1
    else:
        yield f"{piece.removeprefix('piece_')} on {there}", 1
        yield f"{piece.removeprefix('piece_')} in the supply", -1


def unit_moves(said: object, region: object, sign: int) -> Iterator[Own]:
    """A unit from the supply into a region, or back."""
    unit = str(said).removeprefix("piece_")
    yield f"{unit} in {region}", sign
    yield f"{unit} in the supply", -sign


def city_moves(s: MosaicState, there: str, sign: int) -> Iterator[Own]:
    """A city or port that changes hands: which of them it is stands on the board."""
    at = s.tables.hex_ids.index(there)
    piece = "port" if any(b[v.PORTS] >> at & 1 for b in s.boards) else "city"
    yield f"{piece} on {there}", sign
    yield f"{piece} in the supply", -sign


def others_moves(s: MosaicState, b: list[int], say: Say) -> Iterator[Own]:
    """What a line moves of the other player it names."""
    args = say.args
    if say.key == "log.eliminates":
        yield from unit_moves(args["unit"], args["region"], -1)
    elif say.key == "log.takes_over":
        yield from city_moves(s, str(args["hex"]), -1)
    else:  # log.displaces: everybody sees how many stand there
        origin = v.AREA + s.tables.region_ids.index(str(args["a"])) * v.AREA_SIZE + v.AREA_UNITS
        for at, unit in enumerate(v.UNITS):
            yield f"{unit} in {args['a']}", -b[origin + at]
            yield f"{unit} in {args['b']}", b[origin + at]


def common_moves(s: MosaicState, say: Say) -> Iterator[Own]:
    match say.key:
        case "log.tile" | "log.tile_from":
            yield f"{say.args['tile']} on {say.args['hex']}", -1
        case "log.bonus":
            assert say.args["all"] == s.bonus + number(say, "n")
            yield "money on the bonus field", number(say, "n")
        case "log.taxes":
            yield "money on the bonus field", -s.bonus
        case "log.empire_card":
            yield "empire cards", 1
        case "log.scoring":
            assert number(say, "n") > s.scorings  # two empire cards of one turn score twice
            yield "scorings", 1


def reads(s: MosaicState, event: Event) -> Iterator[Moved]:
    say = event.say
    yield from ((event.seat, stock, n) for stock, n in own_moves(s, s.boards[event.seat], say))
    if "player" in say.args:
        other = [player_id(s, seat) for seat in range(s.players)].index(str(say.args["player"]))
        yield from ((other, stock, n) for stock, n in others_moves(s, s.boards[other], say))
    yield from ((TABLE, stock, n) for stock, n in common_moves(s, say))


PENCIL = Pencil(TITLE, stocks, reads, common)
