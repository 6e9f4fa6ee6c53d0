"""Antike: the nations side by side, the rondel, who is where, what there is to learn."""

from ziggurat.cli.boards import Page
from ziggurat.cli.company import painted
from ziggurat.games.antike.codes import ANY, COLOURS
from ziggurat.games.antike.seen import AntikeSeen, RegionSeen
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.antike.tables import Tables

GOODS = ("marble", "iron", "gold")
PERSONALITIES = ("king", "general", "citizen", "scholar", "navigator", "plinius")


def draw(seen: AntikeSeen, page: Page) -> None:
    nations = {id: seen.nations[id] for id in seen.order or seen.nations}
    people = list(nations.values())
    page.line("round", f"{seen.round}  {page.say('of_points', n=seen.threshold)}")
    rows = [("nation", [page.name(id) for id in nations])]
    rows += [(field, [str(nation[field]) for nation in people]) for field in ("score", "coins")]
    rows += [(field, [str(nation[field]) for nation in people]) for field in ("marble", "iron", "gold")]
    rows.append(("marker", [page.name(nation.marker) for nation in people]))
    for field in ("cities", "temples", "legions", "galleys"):
        rows.append((field, [str(nation[field]) for nation in people]))
    rows.append(("personalities", [page.amounts(nation.personalities, *PERSONALITIES) for nation in people]))
    rows.append(("advances", [page.names(nation.advances) for nation in people]))
    page.sheet([nation.seat for nation in people], rows)
    colours = {id: COLOURS[nation.color] for id, nation in nations.items()}
    held: dict[str, list[str]] = {id: [] for id in (*nations, "")}  # by the nation whose city is there
    for id, region in seen.regions.items():
        if _held(region):
            owner = region.city.owner if region.city is not None else ""
            held[owner].append(f"{page.name(id)} {_there(region, colours, page)}")
    named = {id: painted(colour, page.name(id)) for id, colour in colours.items()} | {"": page.term("no_city")}
    page.rows("map", [(named[id], ", ".join(there)) for id, there in held.items() if there], "cities")
    page.line("free", ", ".join(page.name(id) for id, region in seen.regions.items() if not _held(region)))
    prices = [f"{page.name(id)} {advance.price}" for id, advance in seen.advances.items() if advance.owners == []]
    known = [f"{page.name(id)} {advance.price}" for id, advance in seen.advances.items() if advance.owners]
    page.line("to_learn", ", ".join(prices))
    page.line("known", ", ".join(known))
    page.line("bank", page.amounts(seen.bank))


def places(state: AntikeState, seen: AntikeSeen, page: Page) -> dict[str, str]:
    board = state.tables
    colours = {id: COLOURS[nation.color] for id, nation in seen.nations.items()}
    told = {}
    for at, (id, region) in enumerate(seen.regions.items()):
        assert id == board.region_ids[at]
        land, sea = (_near(board, unit, at) for unit in range(2))
        goods = GOODS if board.symbol[at] == ANY else (GOODS[board.symbol[at]],)
        told[id] = page.sentences(
            ("", _region(region, colours, page)),
            ("yields", page.names(goods)),
            ("by_land", page.names(land)),
            ("by_sea", page.names(sea)),
        )
    return told


def _near(board: Tables, unit: int, region: int) -> list[str]:
    mask = board.near[unit * board.regions + region]
    return [id for at, id in enumerate(board.region_ids) if mask >> at & 1]


def _held(region: RegionSeen) -> bool:
    return bool(region.city or region.units or region.neutral_temple)


def _there(region: RegionSeen, colours: dict[str, int], page: Page) -> str:
    """What a region holds, where its city stands below its nation: `(gold+temple) 2 legions`."""
    parts = []
    if region.city is not None:
        temple = f"+{page.name('temple')}" if region.city.temple else ""
        parts.append(f"[dim]({page.name(region.city.resource)}{temple})[/]")
    elif region.neutral_temple:
        parts.append(f"[dim]({page.name('temple')})[/]")
    for owner, units in region.units.items():
        own = region.city is not None and region.city.owner == owner
        there = page.amounts(units, "legion", "galley")
        parts.append(painted(colours[owner], there if own else f"{page.name(owner)} {there}"))
    return " ".join(parts)


def _region(region: RegionSeen, colours: dict[str, int], page: Page) -> str:
    parts = []
    if region.city is not None:
        temple = f"+{page.name('temple')}" if region.city.temple else ""
        city = f"{page.name(region.city.owner)} ({page.name(region.city.resource)}{temple})"
        parts.append(painted(colours[region.city.owner], city))
    elif region.neutral_temple:
        parts.append(page.name("temple"))
    for owner, units in region.units.items():
        there = page.amounts(units, "legion", "galley")
        parts.append(painted(colours[owner], f"{page.name(owner)} {there}"))
    return " ".join(parts)
