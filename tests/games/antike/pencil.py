"""What the lines of Antike's log say that they move, so that they can be followed with a pencil.

Every nation has a sheet of its own (with two players a seat leads two), down to where each unit stands.
"""

from collections.abc import Iterator

from ledger import TABLE, Moved, Pencil, number
from ziggurat.games.antike import TITLE
from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import price_of
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.bits import bits
from ziggurat.kernel.say import Event, Say


def stocks(s: AntikeState, seat: int) -> dict[str, int]:
    sheet: dict[str, int] = {}
    ids = s.tables.region_ids
    for nation, leader in enumerate(s.seats):
        if leader == seat:
            name, row = s.nation_id(nation), s.nat[nation * c.WIDTH : (nation + 1) * c.WIDTH]
            sheet |= {f"{name} {kind}": row[at] for at, kind in enumerate(c.GOODS)}
            sheet |= {f"{name} {kind}": row[c.KING + at] for at, kind in enumerate(c.PERSONALITIES)}
            sheet |= {f"{name} {s.tables.advance_ids[at]}": 1 for at in bits(row[c.ADVANCES])}
            sheet[f"{name} score"] = row[c.SCORE]
            sheet[f"{name} bellona"] = int(s.bellona == nation)
            sheet[f"{name} cities in the supply"] = row[c.TOKENS_LEFT]
            if row[c.MARKER] != c.OFF:
                sheet[f"{name} at {s.tables.field_ids[row[c.MARKER]]}"] = 1
            for unit, kind in enumerate(c.UNITS):
                sheet[f"{name} {kind} in the supply"] = row[c.LEGIONS_LEFT + unit]
                for at in bits(row[c.LEGION_AT + unit]):
                    sheet[f"{name} {kind} in {ids[at]}"] = s.count(nation, unit, at)
            for resource, good in enumerate(c.RESOURCES):
                sheet |= {f"{name} {good} city in {ids[at]}": 1 for at in bits(row[c.MARBLE_AT + resource])}
            sheet |= {f"{name} temple in {ids[at]}": 1 for at in bits(row[c.TEMPLE_AT])}
    return sheet


def common(s: AntikeState) -> dict[str, int]:
    sheet = {"coins": s.bank[c.BANK_COINS], "temples": s.bank[c.BANK_TEMPLES]}
    sheet |= {kind: s.bank[c.BANK_KING + at] for at, kind in enumerate(c.PERSONALITIES)}
    return sheet | {f"temple in {s.tables.region_ids[at]}": 1 for at in bits(s.neutral)}


def amounts(said: object) -> dict[str, int]:
    """`2 marble, 1 coin` or `1 legion`, as a line says them."""
    assert isinstance(said, list)
    return {str(part.key).partition(".")[2]: part.args["n"] for part in said}


def unit_moves(nation: str, said: object, region: object, sign: int) -> Iterator[tuple[str, int]]:
    """Units from the nation's supply into a region, or back."""
    for unit, n in amounts(said).items():
        yield f"{nation} {unit} in {region}", sign * n
        yield f"{nation} {unit} in the supply", -sign * n


def city_moves(nation: str, kind: object, region: object, sign: int) -> Iterator[tuple[str, int]]:
    yield f"{nation} {kind} city in {region}", sign
    yield f"{nation} cities in the supply", -sign


def own_moves(s: AntikeState, nation: str, say: Say) -> Iterator[tuple[str, int]]:
    """What a line moves of the nation it is about."""
    args, region = say.args, say.args.get("region")
    one = [Say(f"units.{args.get('unit')}", {"n": 1})]
    match say.key:
        case "log.begins":
            yield from ((f"{nation} {good}", n) for good, n in amounts(args["goods"]).items())
            yield f"{nation} legion in the supply", s.tables.legions
            yield f"{nation} galley in the supply", s.tables.galleys
            yield f"{nation} cities in the supply", s.tables.tokens
            assert isinstance(args["cities"], list)
            for city in args["cities"]:
                yield from city_moves(nation, city.args["resource"], city.args["region"], 1)
                yield from unit_moves(nation, city.args.get("units", []), city.args["region"], 1)
        case "log.marker":
            at = s.nat[index(s, nation) * c.WIDTH + c.MARKER]
            if at != c.OFF:
                yield f"{nation} at {s.tables.field_ids[at]}", -1
            yield f"{nation} at {args['field']}", 1
        case "log.produces":
            yield f"{nation} {args['resource']}", number(say, "amount")
            yield f"{nation} coins", number(say, "n")
        case "log.instead":
            yield f"{nation} {args['resource']}", 1
        case "log.pays" | "log.gives":
            yield from ((f"{nation} {good}", -n) for good, n in amounts(args["goods"]).items())
        case "log.takes":
            yield from ((f"{nation} {good}", n) for good, n in amounts(args["goods"]).items())
        case "log.bellona":
            yield f"{nation} bellona", 1
        case "log.bellona_unit" | "log.arms":
            yield from unit_moves(nation, one, region, 1)
        case "log.fight":
            yield from unit_moves(nation, one, region, -1)
        case "log.loses":
            yield from unit_moves(nation, args["units"], region, -1)
        case "log.moves":
            yield f"{nation} {args['unit']} in {args['home']}", -1
            yield f"{nation} {args['unit']} in {args['there']}", 1
        case "log.temple":
            yield f"{nation} temple in {region}", 1
        case "log.advance" | "log.advance_first":
            assert args["n"] == price_of(s, s.tables.advance_ids.index(str(args["advance"])))
            yield f"{nation} {args['advance']}", 1
        case "log.founds":
            assert args["n"] == s.cities(index(s, nation)) + 1
            yield from city_moves(nation, args["resource"], region, 1)
        case "log.conquers" | "log.conquers_temple":
            yield from city_moves(nation, kind_of_city(s, region), region, 1)
        case "log.personality":
            assert isinstance(args["cards"], list | tuple) and len(args["cards"]) == args["n"]
            yield f"{nation} {args['kind']}", number(say, "n")
            yield f"{nation} score", number(say, "n")


def others_moves(s: AntikeState, other: str, say: Say) -> Iterator[tuple[str, int]]:
    """What a line moves of the other nation it names."""
    region = say.args["region"]
    if say.key == "log.fight":
        yield from unit_moves(other, [Say(f"units.{say.args['unit']}", {"n": 1})], region, -1)
    else:
        yield from city_moves(other, kind_of_city(s, region), region, -1)
        if say.key == "log.conquers_temple":
            yield f"{other} temple in {region}", -1


def bank_moves(say: Say) -> Iterator[tuple[str, int]]:
    """What lies in the bank and on the map for everybody."""
    args = say.args
    match say.key:
        case "log.begins":
            yield "coins", -amounts(args["goods"]).get("coins", 0)
        case "log.produces":
            yield "coins", number(say, "-n")
        case "log.pays" | "log.gives":
            yield "coins", amounts(args["goods"]).get("coins", 0)
        case "log.temple":
            yield "temples", -1
        case "log.conquers_temple":
            yield "temples", 1
        case "log.razes":
            yield "temples", 1
            yield f"temple in {args['region']}", -1
        case "log.personality":
            yield str(args["kind"]), number(say, "-n")


def reads(s: AntikeState, event: Event) -> Iterator[Moved]:
    say = event.say
    nation = str(say.args.get("nation"))
    if say.key == "log.bellona_passes":
        yield s.seats[s.bellona], f"{s.nation_id(s.bellona)} bellona", -1
        yield s.seats[index(s, nation)], f"{nation} bellona", 1
        return
    yield from ((event.seat, stock, n) for stock, n in own_moves(s, nation, say))
    if "other" in say.args:
        other = str(say.args["other"])
        yield from ((s.seats[index(s, other)], stock, n) for stock, n in others_moves(s, other, say))
    yield from ((TABLE, stock, n) for stock, n in bank_moves(say))


def index(s: AntikeState, nation: str) -> int:
    return [s.nation_id(at) for at in range(len(s.nations))].index(nation)


def kind_of_city(s: AntikeState, region: object) -> str:
    """What a city that changes hands produces: the reader sees it on the board."""
    at = s.tables.region_ids.index(str(region))
    return c.RESOURCES[s.city_kind(s.owner(at), at)]


PENCIL = Pencil(TITLE, stocks, reads, common, opening=True)
