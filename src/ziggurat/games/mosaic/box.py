"""The whole box read from the content files, the owner's pack merged in and every cross-check made."""

from typing import Any

from ziggurat.games.mosaic import records as r
from ziggurat.games.mosaic.checks import check
from ziggurat.kernel.content import Pack, load_content, read_records, read_section

PACKAGE = "ziggurat.games.mosaic"


def content_files(pack: Pack | None) -> dict[str, Any]:
    """The raw records by file, with their provenance, the pack's corrections merged in."""
    return load_content(PACKAGE, pack)


def read_box(pack: Pack | None) -> r.Box:
    files = content_files(pack)
    rows: dict[int, r.SetupRow] = read_section(files, "components", "setup_by_players", dict[int, r.SetupRow], pack)
    box = r.Box(
        totals=read_section(files, "components", "totals", r.Totals, pack),
        pieces=read_section(files, "components", "per_player_pieces", r.Pieces, pack),
        start=read_section(files, "components", "start", r.Start, pack),
        costs=read_section(files, "components", "costs", r.Costs, pack),
        bonus_field=read_section(files, "components", "bonus_field", r.BonusField, pack),
        scoring=read_section(files, "components", "scoring", r.Scoring, pack),
        offers=read_section(files, "components", "offers", r.Offers, pack),
        setup=rows,
        hex_counts=read_section(files, "map", "hex_counts", r.HexCounts, pack),
        regions=read_records(files, "map", "regions", r.Region, pack),
        links=read_records(files, "map", "links", r.Link, pack),
        hexes=read_records(files, "map", "hexes", r.Hex, pack),
        technologies=read_records(files, "technologies", "cards", r.Technology, pack),
        builds=read_records(files, "build_cards", "cards", r.BuildCard, pack),
        populations=read_records(files, "population_cards", "cards", r.PopulationCard, pack),
        population_exhausted=read_section(files, "population_cards", "exhausted", r.PopulationExhausted, pack),
        taxes=read_records(files, "tax_tariff_cards", "cards", r.TaxTariffCard, pack),
        taxes_exhausted=read_section(files, "tax_tariff_cards", "exhausted", r.TaxTariffExhausted, pack),
        empire_cards=read_records(files, "empire_cards", "cards", r.EmpireCard, pack),
        pillars=read_records(files, "pillars", "pillars", r.PillarRecord, pack),
        leaders=read_records(files, "leaders", "leaders", r.Leader, pack),
        wonders=read_records(files, "wonders", "wonders", r.Wonder, pack),
        wonder_cost=read_section(files, "wonders", "cost", r.WonderCost, pack),
        golden_ages=read_records(files, "golden_ages", "golden_ages", r.GoldenAge, pack),
        achievements=read_records(files, "achievements", "achievements", r.Achievement, pack),
        achievements_per_game=read_section(files, "achievements", "per_game", int, pack),
        governments=read_records(files, "governments", "governments", r.Government, pack),
        resource_tiles=read_records(files, "resource_tiles", "tiles", r.ResourceTile, pack),
        goods=read_records(files, "trade_goods", "kinds", r.TradeGood, pack),
    )
    check(box, "" if pack is None else pack.name)
    return box
