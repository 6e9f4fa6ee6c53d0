"""Mosaic: the players side by side, the regions with their influence, what is on offer and who leads the claims."""

from typing import Any

from ziggurat.cli.boards import Page
from ziggurat.games.mosaic.seen import HexSeen, MosaicSeen, RegionSeen, TileSeen
from ziggurat.kernel.state import State

PIECES = ("city", "port", "farm_town", "artisan_town")
UNITS = ("infantry", "cavalry", "siege_engine")
PURSE = ("stone", "food", "ideas", "money")


def draw(seen: MosaicSeen, page: Page) -> None:
    page.line("round", f"{seen.round}  {page.say('scorings', n=seen.scorings, most=seen.max_scorings)}")
    people = seen.players
    rows: list[tuple[str, list[str]]] = [("score", [str(one.score) for one in people])]
    rows += [(field, [f"{one.resources[field]}{_made(one, field)}" for one in people]) for field in PURSE]
    for field in ("population", "cities", "ports", "farm_towns", "artisan_towns", "units", "unrest"):
        rows.append((field, [str(one[field]) for one in people]))
    rows.append(("leader", [page.name(one.leader) for one in people]))
    rows.append(("government", [page.name(one.government) for one in people]))
    rows.append(("symbols", [_symbols(one, page) for one in people]))
    rows.append(("goods", [_goods(one.goods, page) for one in people]))
    rows.append(("technologies", [str(len(one.technologies)) for one in people]))
    rows.append(("wonders", [page.names(one.wonders) for one in people]))
    page.sheet([one.seat for one in people], rows)
    if seen.you is not None:
        page.line("your_technologies", page.names(people[seen.you.seat].technologies))
        page.line("hand", page.names([*seen.you.hand, *seen.you.kept]))
    regions = [(page.name(one.id), *_region(one, seen.hexes, page)) for one in seen.regions if one.in_play]
    page.rows("map", regions, "influence", "prize", "there", "free_hexes")
    decks = seen.decks
    learnt = [f"{page.name(card.id)} ({_cost(card.cost, page)})" for card in decks.technology.offer]
    page.line("technology", ", ".join(learnt))
    page.line("build", page.names(card.id for card in decks.build.offer))
    costs = [(kind, _cost(seen.costs[kind], page)) for kind in PIECES]
    page.line("costs", ", ".join(f"{page.name('piece_' + kind)} ({cost})" for kind, cost in costs))
    more = [f"+{card.population} ({_cost(card.cost, page)})" for card in decks.population.offer]
    page.line("population_cards", ", ".join(more))
    page.line("tax_tariff", page.names(card.id for card in decks.tax_tariff.offer))
    page.line("wonders_left", page.names(one.id for one in seen.wonders if one.owner is None))
    ages = [(one.id, one) for one in seen.golden_ages if one.owner is None]
    done = [(one.id, one) for one in seen.achievements if one.owner is None]
    claims = [
        (page.name(id), "/".join(page.paint(seat, str(n)) for seat, n in enumerate(one.progress)), str(one.needs))
        for id, one in (*ages, *done)
    ]
    page.rows("claims", claims, "progress", "needed")


def places(_state: State, seen: MosaicSeen, page: Page) -> dict[str, str]:
    told = {}
    for region in seen.regions:
        if region.in_play:
            given: dict[str, list[str]] = {}
            for hex in seen.hexes:
                if hex.region == region.id and hex.tile is not None and hex.piece is None:
                    given.setdefault(_tile(hex.tile, page), []).append(_where(hex, page))
            influence, prize, there, free = _region(region, seen.hexes, page)
            told[region.id] = page.sentences(
                ("influence", influence),
                ("prize", prize),
                ("", there.replace("\n", "; ")),
                ("free_hexes", free),
                ("gives", "; ".join(f"{what} {' '.join(where)}" for what, where in sorted(given.items()))),
                ("next_to", page.names(region.adjacent)),
            )
    return told


def _tile(tile: TileSeen, page: Page) -> str:
    return page.name(tile.id if tile.type == "resource" else f"good_{tile.id}")


def _made(one: Any, field: str) -> str:
    made = one.work[field] if field != "money" else 0
    return f" (+{made})" if made else ""


def _cost(cost: Any, page: Page) -> str:
    return page.amounts(cost) or page.say("free_of_charge")


def _goods(goods: dict[str, int], page: Page) -> str:
    return ", ".join(page.count(n, f"good_{good}") for good, n in goods.items())


def _symbols(one: Any, page: Page) -> str:
    return page.amounts(one.symbols, prefix="pillar_")


def _region(region: RegionSeen, hexes: list[HexSeen], page: Page) -> tuple[str, str, str, str]:
    """Everybody's influence, what the region is worth, what stands there and what is free."""
    influence = "/".join(page.paint(seat, str(n)) for seat, n in enumerate(region.influence))
    there: dict[int, list[str]] = {seat: [] for seat in range(len(region.influence))}
    built: dict[tuple[int, str], list[str]] = {}
    free: list[str] = []
    for hex in hexes:
        if hex.region == region.id and hex.in_play:
            piece = hex.piece
            if piece is None:
                free.append(_where(hex, page))
            else:
                what = str(piece.id) if piece.type == "wonder" else f"piece_{piece.type}"
                built.setdefault((piece.seat, what), []).append(_where(hex, page))
    for (seat, what), where in sorted(built.items()):
        there[seat].append(f"{page.name(what)} {' '.join(where)}")
    for units in region.units:
        if standing := page.amounts(units, *UNITS, prefix="piece_"):
            there[units.seat].append(standing)
    parts = [page.seal(seat, ", ".join(things)) for seat, things in there.items() if things]
    return influence, str(region.prize), "\n".join(parts), " ".join(free)


def _where(hex: HexSeen, page: Page) -> str:
    """A hex within its region: its number, or the name of its port."""
    return page.name(hex.id).removeprefix(page.name(hex.region)).strip()
