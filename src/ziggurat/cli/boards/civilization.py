"""Civilization: the map square by square, the cities, the players side by side, the market."""

from rich.markup import escape

from ziggurat.cli.boards import Page
from ziggurat.games.civilization.seen import CivilizationSeen, SquareSeen
from ziggurat.kernel.state import State

# A square: its terrain, then a city, a hut or village, or how many figures stand there.
TERRAIN = {"grassland": ".", "forest": "f", "mountain": "^", "desert": ":", "water": "~"}

ICONS = ("trade", "production", "culture", "coin")


def draw(seen: CivilizationSeen, page: Page) -> None:
    page.line("round", f"{seen.round or ''}  {page.name(seen.phase)}".strip())
    _map(seen, page)
    people = seen.players
    rows = [("civilization", [page.name(one.civilization) for one in people])]
    rows.append(("government", [page.name(one.government) for one in people]))
    rows += [(field, [str(one[field]) for one in people]) for field in ("trade", "coins", "culture", "culture_step")]
    rows.append(("armies", [f"{one.armies.on_map} (+{one.armies.supply})" for one in people]))
    rows.append(("scouts", [f"{one.scouts.on_map} (+{one.scouts.supply})" for one in people]))
    rows.append(("speed", [f"{one.speed} / {one.stacking}" for one in people]))
    rows.append(("units", [page.amounts(one.units) for one in people]))
    rows.append(("resources", [page.amounts(one.resources) for one in people]))
    rows.append(("techs", [page.names(one.techs) for one in people]))
    rows.append(("wonders", [page.names(one.id for one in player.wonders) for player in people]))
    rows.append(("great_people", [page.names(one.great_people) for one in people]))
    page.sheet([one.seat for one in people], rows)
    cities = [
        (
            page.paint(city.owner, page.name(city.square)),
            *(str(city[what]) for what in ("production", "trade", "culture")),
            page.say("actions_left", n=city.actions_left) if city.actions_left else "",
        )
        for city in seen.cities
    ]
    page.rows("cities", cities, "production", "trade", "culture", "city_actions")
    market = seen.market
    wonders = [f"{page.name(one.id)} {one.cost}" for one in market.wonders if one is not None]
    page.line("wonders_left", ", ".join(wonders))
    buildings = [f"{page.name(one.id)} {one.cost} ({one.left})" for one in market.buildings if one.left]
    page.line("buildings", ", ".join(buildings))
    if seen.seat is not None:
        own = people[seen.seat]
        page.line("hand", page.names(own.hand))
        page.line("forces", ", ".join(f"{page.name(one.type)} {one.strength}" for one in own.forces))


def places(_state: State, seen: CivilizationSeen, page: Page) -> dict[str, str]:
    return {id: _told(square, seen, page) for id, square in seen.map.squares.items()}


def _told(square: SquareSeen, seen: CivilizationSeen, page: Page) -> str:
    gives = ", ".join(
        (*_icons(square, page), *(page.name(id) for id in square.icons.resources)),
    )
    owner = next((city.owner for city in seen.cities if city.id == (square.city or square.outskirts_of)), None)
    figures = page.amounts(square, "armies", "scouts")
    return page.sentences(
        ("", page.name(square.terrain)),
        ("gives", gives),
        ("", page.name(square.token) if square.token else ""),
        ("", page.name(square.piece) if square.piece else ""),
        ("city_of" if square.city else "land_of", "" if owner is None else page.company.who(owner)),
        ("", "" if square.owner is None else f"{page.company.who(square.owner)}: {figures}"),
    )


def _icons(square: SquareSeen, page: Page) -> list[str]:
    return [page.count(square.icons[icon], icon) for icon in ICONS if square.icons[icon]]


def _map(seen: CivilizationSeen, page: Page) -> None:
    at = {(square.x, square.y): (id, square) for id, square in seen.map.squares.items()}
    if not at:
        return
    letters = {x: id.rstrip("0123456789") for (x, _y), (id, _square) in at.items()}
    numbers = {y: id[len(id.rstrip("0123456789")) :] for (_x, y), (id, _square) in at.items()}
    page.parts.append("   " + "".join(f"{letters.get(x, '').upper():4}" for x in range(seen.map.width)))
    owners = {city.id: city.owner for city in seen.cities}
    for y in range(seen.map.height):
        row = [_square(*at[x, y], owners, page) if (x, y) in at else "    " for x in range(seen.map.width)]
        page.parts.append(f"{numbers.get(y, ''):>2} " + "".join(row))
    shown = ", ".join(f"{sign} {page.name(terrain)}" for terrain, sign in TERRAIN.items())
    page.parts.append(f"[dim]{escape(shown)}; {page.say('map_key')}[/]")


def _square(_id: str, square: SquareSeen, owners: dict[str, int], page: Page) -> str:
    sign = TERRAIN[square.terrain]
    if square.city is not None:
        return page.paint(owners[square.city], f"{sign}#{_figures(square)}".ljust(4))
    if square.owner is not None and (square.armies or square.scouts):
        return page.paint(square.owner, f"{sign}{_figures(square)}".ljust(4))
    mark = {"hut": "h", "village": "v"}.get(square.token or "", "b" if square.piece else "")
    return escape(f"{sign}{mark}".ljust(4))


def _figures(square: SquareSeen) -> str:
    """How many armies or scouts; of both, that they are there: there is room for three signs."""
    if square.armies and square.scouts:
        return "AS"
    return f"A{square.armies}" if square.armies else f"S{square.scouts}" if square.scouts else ""
