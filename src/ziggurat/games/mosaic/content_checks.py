"""What must be true of the box as a whole: counts, references, the map, and that every card can be used."""

from collections.abc import Sequence

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic import effect_records as er
from ziggurat.games.mosaic import records as r
from ziggurat.games.mosaic.order import put_in_order
from ziggurat.kernel.content import Origin
from ziggurat.kernel.provenance import Component

STEPS_AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Checker:
    """Raises BadContent naming file, record and field."""

    def __init__(self, origin: Origin) -> None:
        self.fail = origin.fail

    def that(self, truth: bool, file: str, what: str) -> None:
        if not truth:
            self.fail(file, what)

    def count(self, file: str, what: str, found: int, expected: int) -> None:
        self.that(found == expected, file, f"{found} {what}, the box has {expected}")

    def unique(self, file: str, records: Sequence[Component]) -> None:
        seen: set[str] = set()
        for record in records:
            self.that(record.id not in seen, file, f"{record.id}: the id is there twice")
            seen.add(record.id)


def check(box: r.Box, origin: Origin) -> None:
    checker = Checker(origin)
    put_in_order(box)
    check_counts(checker, box)
    check_map(checker, box)
    check_setup(checker, box)
    check_cards(checker, box)
    check_reachable(checker, box)


def check_counts(checker: Checker, box: r.Box) -> None:
    totals = box.components.totals
    sections: list[tuple[str, str, Sequence[Component], int]] = [
        ("technologies", "technologies", box.technologies.cards, totals.technology_cards),
        ("build_cards", "build cards", box.build_cards.cards, totals.build_cards),
        ("population_cards", "population cards", box.population_cards.cards, totals.population_cards),
        ("tax_tariff_cards", "tax and tariff cards", box.tax_tariff_cards.cards, totals.tax_tariff_cards),
        ("empire_cards", "empire cards", box.empire_cards.cards, totals.empire_cards),
        ("leaders", "leaders", box.leaders.leaders, totals.leader_cards),
        ("wonders", "wonders", box.wonders.wonders, totals.wonder_cards),
        ("golden_ages", "golden ages", box.golden_ages.golden_ages, totals.golden_age_cards),
        ("achievements", "achievements", box.achievements.achievements, totals.achievement_cards),
        ("governments", "governments", box.governments.governments, totals.government_cards),
        ("resource_tiles", "resource tiles", box.resource_tiles.tiles, totals.resource_tiles),
        ("pillars", "pillars", box.pillars.pillars, len(c.PILLARS)),
    ]
    for file, what, cards, expected in sections:
        checker.count(file, what, len(cards), expected)
        checker.unique(file, cards)
    checker.count(
        "trade_goods", "trade-goods tiles", sum(g.count for g in box.trade_goods.kinds), totals.trade_goods_tiles
    )
    checker.unique("trade_goods", box.trade_goods.kinds)
    resolved: list[Component] = [*box.technologies.cards, *box.build_cards.cards]
    resolved += [*box.leaders.leaders, *box.golden_ages.golden_ages]
    checker.unique("leaders", resolved)  # pending decisions name a card's effects by its id
    checker.that(
        [p.id for p in box.pillars.pillars] == list(c.PILLARS),
        "pillars",
        "the pillars are " + ", ".join(c.PILLARS) + " in order",
    )
    checker.that(
        sorted(e.deck for e in box.empire_cards.cards) == sorted(c.DECKS),
        "empire_cards",
        "there is one empire card per deck",
    )
    checker.that(
        0 < box.achievements.per_game <= len(box.achievements.achievements),
        "achievements",
        "per_game: more than there are",
    )
    kinds = [g for g in box.trade_goods.kinds if g.is_trade_good]
    checker.that(0 < len(kinds) <= c.MAX_KINDS, "trade_goods", f"1 to {c.MAX_KINDS} kinds of trade goods are possible")
    checker.that(box.trade_goods.kinds[0].id == "fish", "trade_goods", "fish, the tile of the port hexes, comes first")
    for good in box.trade_goods.kinds:
        checker.that(good.count >= 0, "trade_goods", f"{good.id}: count is negative")
        checker.that(
            good.is_trade_good or not good.production_bonus, "trade_goods", f"{good.id}: a blank tile has no bonus"
        )


def check_map(checker: Checker, box: r.Box) -> None:
    """Counts, no two hexes on one place, every region in one piece, links between known regions."""
    checker.that(len(box.map.regions) <= c.MAX_REGIONS, "map", f"at most {c.MAX_REGIONS} regions are possible")
    checker.unique("map", box.map.regions)
    checker.unique("map", box.map.hexes)
    region_ids = [region.id for region in box.map.regions]
    places: dict[tuple[int, int], r.Hex] = {}
    for hexagon in box.map.hexes:
        checker.that(hexagon.region in region_ids, "map", f"{hexagon.id}: region {hexagon.region!r} is unknown")
        place = (hexagon.q, hexagon.r)
        if place in places:
            checker.fail("map", f"{hexagon.id}: stands where {places[place].id} stands")
        places[place] = hexagon
    for region in box.map.regions:
        own = [h for h in box.map.hexes if h.region == region.id]
        checker.that(len(own) == region.hexes, "map", f"{region.id}: hexes is {region.hexes}, there are {len(own)}")
        for kind, expected in (("plain", region.plain), ("resource", region.resource), ("port", region.port)):
            found = sum(h.kind == kind for h in own)
            checker.that(found == expected, "map", f"{region.id}: {kind} is {expected}, there are {found}")
        reached = {(own[0].q, own[0].r)} if own else set()
        frontier = list(reached)
        while frontier:
            q, row = frontier.pop()
            for dq, dr in STEPS_AROUND:
                neighbour = (q + dq, row + dr)
                if neighbour in places and places[neighbour].region == region.id and neighbour not in reached:
                    reached.add(neighbour)
                    frontier.append(neighbour)
        for hexagon in own:
            checker.that((hexagon.q, hexagon.r) in reached, "map", f"{hexagon.id}: {region.id} is not in one piece")
    counts = box.map.hex_counts
    for kind, expected in (("plain", counts.plain), ("resource", counts.resource), ("port", counts.port)):
        checker.count("map", f"{kind} hexes", sum(h.kind == kind for h in box.map.hexes), expected)
    fish = box.trade_goods.kinds[0].count
    checker.count("trade_goods", "fish tiles for the port hexes", fish, counts.port)
    checker.that(
        counts.resource <= len(box.resource_tiles.tiles), "map", "there are more resource hexes than resource tiles"
    )
    others = sum(g.count for g in box.trade_goods.kinds) - fish
    checker.that(counts.plain <= others, "map", f"{counts.plain} plain hexes need as many tiles, there are {others}")
    pairs: set[frozenset[str]] = set()
    for link in box.map.links:
        for end in (link.a, link.b):
            checker.that(end in region_ids, "map", f"{link.id}: region {end!r} is unknown")
        checker.that(link.a != link.b, "map", f"{link.id}: a region is not adjacent to itself")
        pair = frozenset((link.a, link.b))
        checker.that(pair not in pairs, "map", f"{link.id}: the link is there twice")
        pairs.add(pair)
    checker.that(in_one_piece(region_ids, pairs), "map", "some region cannot be reached by any link")


def in_one_piece(region_ids: list[str], pairs: set[frozenset[str]]) -> bool:
    reached = set(region_ids[:1])
    frontier = list(reached)
    while frontier:
        here = frontier.pop()
        for pair in pairs:
            if here in pair:
                for there in pair - reached:
                    reached.add(there)
                    frontier.append(there)
    return len(reached) == len(region_ids)


def check_setup(checker: Checker, box: r.Box) -> None:
    region_ids = [region.id for region in box.map.regions]
    taxes = sum(card.type == "tax" for card in box.tax_tariff_cards.cards)
    starting = sum(card.deck == "starting" for card in box.technologies.cards)
    checker.that(
        sorted(box.components.setup_by_players) == [2, 3, 4, 5, 6],
        "components",
        "setup_by_players: there is a row for 2 to 6 players",
    )
    for players, row in box.components.setup_by_players.items():
        where = f"setup_by_players {players}"
        for region in row.regions_out:
            checker.that(region in region_ids, "components", f"{where}: regions_out: {region!r} is unknown")
        checker.that(len(row.regions_out) < len(region_ids), "components", f"{where}: regions_out: no region is left")
        checker.that(
            box.components.offers.population <= row.population_cards <= len(box.population_cards.cards),
            "components",
            f"{where}: population_cards: {row.population_cards} cannot be dealt",
        )
        checker.that(0 < row.tax_cards <= taxes, "components", f"{where}: tax_cards: {row.tax_cards} cannot be dealt")
        checker.that(
            0 < row.tariff_cards <= len(box.tax_tariff_cards.cards) - taxes,
            "components",
            f"{where}: tariff_cards: {row.tariff_cards} cannot be dealt",
        )
        checker.that(
            players * box.components.start.starting_technologies <= starting,
            "components",
            f"{where}: {starting} starting technologies are too few",
        )
        checker.that(players <= len(box.leaders.leaders), "components", f"{where}: there are too few leaders")


def check_cards(checker: Checker, box: r.Box) -> None:
    good_ids = [g.id for g in box.trade_goods.kinds if g.is_trade_good]
    for card in box.build_cards.cards:
        for good in card.goods:
            checker.that(good in good_ids, "build_cards", f"{card.id}: goods: {good!r} is unknown")
        pieces = [e.piece for e in card.effects if isinstance(e, er.BuildPiece)]
        expected = [] if card.type == "project" else [card.type]
        checker.that(
            pieces == expected, "build_cards", f"{card.id}: effects: build_piece does not fit type {card.type}"
        )
        rewarded = any(isinstance(e, er.VpIfGoods) for e in card.effects)
        checker.that(rewarded == bool(card.goods), "build_cards", f"{card.id}: goods and vp_if_goods belong together")
        checker.that(card.cost.food == 0, "build_cards", f"{card.id}: cost: no build card costs food")
    for tax in box.tax_tariff_cards.cards:
        tariff = tax.per_trade_good_kind + tax.per_city
        wrong = tariff if tax.type == "tax" else tax.per_population + tax.per_government_symbol
        checker.that(wrong == 0, "tax_tariff_cards", f"{tax.id}: factors of the other type")
    for age in box.golden_ages.golden_ages:
        checker.that(age.requires.count > 0, "golden_ages", f"{age.id}: requires: count is not positive")
    for achievement in box.achievements.achievements:
        needed = achievement.requires
        checker.that(
            (needed.at_least is None) != (needed.at_least_by_players is None),
            "achievements",
            f"{achievement.id}: requires: either at_least or at_least_by_players",
        )
        if needed.at_least_by_players is not None:
            checker.that(
                sorted(needed.at_least_by_players) == [2, 3, 4, 5, 6],
                "achievements",
                f"{achievement.id}: requires: at_least_by_players has a figure for 2 to 6 players",
            )
    for government in box.governments.governments:
        points = government.empire_scoring
        checker.that(
            (points.vp is None) != (points.vp_by_players is None),
            "governments",
            f"{government.id}: empire_scoring: either vp or vp_by_players",
        )
        if points.vp_by_players is not None:
            checker.that(
                sorted(points.vp_by_players) == [2, 3, 4, 5, 6],
                "governments",
                f"{government.id}: empire_scoring: vp_by_players has a figure for 2 to 6 players",
            )
        for effect in government.effects:
            checker.that(
                isinstance(effect, (er.Production, er.PeekTopCard)) and effect.timing == "while_held",
                "governments",
                f"{government.id}: effects: a government knows production and peek_top_card while held",
            )
    lists: list[tuple[str, str, list[er.Effect]]] = [("technologies", t.id, t.effects) for t in box.technologies.cards]
    lists += [("build_cards", b.id, b.effects) for b in box.build_cards.cards]
    lists += [("leaders", x.id, x.effects) for x in box.leaders.leaders]
    lists += [("wonders", w.id, w.effects) for w in box.wonders.wonders]
    lists += [("golden_ages", a.id, a.effects) for a in box.golden_ages.golden_ages]
    for file, id, effects in lists:
        check_effects(checker, box, file, id, effects, good_ids)


LEADER_ONLY = (er.ExtraActions, er.ConvertPopulation, er.TakeOverCity, er.DrawTechnology)


def check_effects(
    checker: Checker, box: r.Box, file: str, id: str, effects: list[er.Effect], good_ids: list[str]
) -> None:
    for effect in effects:
        per = getattr(effect, "per", None) or getattr(effect, "count_per", None)
        if isinstance(effect, er.Trigger) and effect.gain_per is not None:
            per = effect.gain_per.per
        if isinstance(per, er.Per):
            named = [per.symbol, per.owned, per.stat, per.in_region_of_this]
            checker.that(sum(n is not None for n in named) == 1, file, f"{id}: effects: per names exactly one thing")
            checker.that(
                per.in_region_of_this is None or file == "wonders",
                file,
                f"{id}: effects: in_region_of_this is for wonders",
            )
        if isinstance(effect, er.TakeMapTile):
            if isinstance(effect.filter, er.GoodFilter):
                good = effect.filter.trade_good
                checker.that(good in good_ids, file, f"{id}: effects: trade good {good!r} is unknown")
            checker.that(
                (effect.count is None) != (effect.count_per is None),
                file,
                f"{id}: effects: take_map_tile has either count or count_per",
            )
        if isinstance(effect, (er.Production, er.PeekTopCard)) and effect.timing == "while_held":
            checker.that(file == "governments", file, f"{id}: effects: while_held is for governments")
        checker.that(
            file == "leaders" or not isinstance(effect, LEADER_ONLY), file, f"{id}: effects: only a leader can"
        )
        checker.that(
            file == "build_cards" or not isinstance(effect, (er.BuildPiece, er.VpIfGoods)),
            file,
            f"{id}: effects: build_piece and vp_if_goods are for build cards",
        )
        if file == "wonders":
            checker.that(
                isinstance(effect, (er.VpPer, er.IgnoreUnrest, er.IgnoreUnrestPer)) and effect.timing == "end_game",
                file,
                f"{id}: effects: a wonder counts at game end only",
            )
        if file == "golden_ages":
            checker.that(effect.timing == "on_play", file, f"{id}: effects: a golden age gives at once only")
        if isinstance(effect, er.GainUnits):
            checker.that(
                effect.where in UNIT_PLACES, file, f"{id}: effects: gain_units knows no where {effect.where!r}"
            )
        if isinstance(effect, er.FreeCity):
            checker.that(effect.where in CITY_PLACES, file, f"{id}: effects: free_city knows no where {effect.where!r}")
        if isinstance(effect, er.PlaceTown):
            expected = "adjacent_to_own_city" if effect.adjacency else "same_region_as_previous"
            checker.that(
                effect.where == expected, file, f"{id}: effects: where {effect.where!r} does not fit adjacency"
            )
        if isinstance(effect, er.UnlockUnit):
            pieces = getattr(box.components.per_player_pieces, effect.unit)
            checker.that(effect.max == pieces, file, f"{id}: effects: unlock_unit: there are {pieces} pieces")
        if isinstance(effect, er.Lose):
            checker.that(effect.resource == "population", file, f"{id}: effects: only population can be lost")


UNIT_PLACES = ("any_region", "own_city_region", "region_of_built_city", "region_without_own_city")
CITY_PLACES = ("any", "region_without_own_city", "region_adjacent_to_own_city_region")


def check_reachable(checker: Checker, box: r.Box) -> None:
    """Every technology, government, golden age must be within reach of the symbols of all other cards."""
    # Only cards that can themselves come into play feed the others: grow the playable set until it is stable.
    have = dict.fromkeys(c.PILLARS, 0)
    for build in box.build_cards.cards:
        for symbol in build.symbols:
            have[symbol] += 1
    waiting = list(box.technologies.cards)
    progress = True
    while progress:
        progress = False
        for card in list(waiting):
            if all(have[p] >= n for p, n in card.prerequisites.items()):
                waiting.remove(card)
                progress = True
                for symbol in card.symbols:
                    have[symbol] += 1
    for card in waiting:
        checker.fail("technologies", f"{card.id}: prerequisites: cannot be met by the other cards")
    for government in box.governments.governments:
        checker.that(
            all(have[p] >= n for p, n in government.requires.items()),
            "governments",
            f"{government.id}: requires: cannot be met",
        )
    for age in box.golden_ages.golden_ages:
        checker.that(
            have[age.requires.symbol] >= age.requires.count, "golden_ages", f"{age.id}: requires: cannot be met"
        )
