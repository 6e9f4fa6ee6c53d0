"""Compiling the box into the tables the steps read."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic import effect_records as er
from ziggurat.games.mosaic import records as r
from ziggurat.games.mosaic.content_checks import STEPS_AROUND, check
from ziggurat.games.mosaic.content_effects import compile_effects, compile_end, compile_starting
from ziggurat.games.mosaic.tables import (
    Claim,
    Counted,
    Effect,
    Tables,
    TriggerTable,
)
from ziggurat.kernel.content import Content
from ziggurat.kernel.domains import Names

PACKAGE = "ziggurat.games.mosaic"
# What stands on a component in symbols, not in its text; and what is said of a kind of goods elsewhere.
BESIDE = (
    *("cost_ideas", "prerequisites", "symbols", "cost", "deck", "type", "kind", "count", "production_bonus"),
    "governments.requires",
)


def compile_tables(box: r.Box, players: int) -> Tables:
    t = Tables()
    t.players = players
    t.setup = box.components.setup_by_players[players]
    compile_map(t, box)
    compile_figures(t, box)
    compile_tiles(t, box)
    compile_cards(t, box, players)
    compile_actions(t)
    compile_claims(t)
    t.names = [
        Names(t.hex_ids),
        Names(t.tech_ids),
        Names(t.build_ids),
        Names(t.population_ids),
        Names(t.tax_ids),
        Names(t.wonder_ids),
        Names(t.government_ids),
        Names(t.leader_ids),
        Names(t.age_ids),
        Names(t.achievement_ids),
        Names(t.region_ids),
        Names(t.good_ids),
        Names(effect_ids(t)),
    ]
    return t


def compile_map(t: Tables, box: r.Box) -> None:
    t.region_ids = tuple(region.id for region in box.map.regions)
    out = [t.region_ids.index(id) for id in t.setup.regions_out]
    t.regions = tuple(i for i in range(len(t.region_ids)) if i not in out)
    adjacent: list[list[int]] = [[] for _region in t.region_ids]
    for link in box.map.links:
        a, b = t.region_ids.index(link.a), t.region_ids.index(link.b)
        if a not in out and b not in out:
            adjacent[a].append(b)
            adjacent[b].append(a)
    t.adjacent = tuple(tuple(sorted(near)) for near in adjacent)
    t.hex_ids = tuple(h.id for h in box.map.hexes)
    t.hex_places = tuple((h.q, h.r) for h in box.map.hexes)
    t.hex_region = tuple(t.region_ids.index(h.region) for h in box.map.hexes)
    kinds = {"plain": c.PLAIN, "resource": c.RESOURCE, "port": c.PORT_HEX}
    t.hex_kind = tuple(kinds[h.kind] for h in box.map.hexes)
    places = {(h.q, h.r): i for i, h in enumerate(box.map.hexes)}
    playing = 0
    for i, region in enumerate(t.hex_region):
        if region not in out:
            playing |= 1 << i
    t.in_play = playing
    neighbours: list[int] = []
    for h in box.map.hexes:
        mask = 0
        for dq, dr in STEPS_AROUND:
            other = places.get((h.q + dq, h.r + dr))
            if other is not None:
                mask |= 1 << other
        neighbours.append(mask & playing)
    t.neighbours = tuple(neighbours)
    t.region_mask = tuple(
        sum(1 << i for i, region in enumerate(t.hex_region) if region == wanted and region not in out)
        for wanted in range(len(t.region_ids))
    )
    t.harbours = sum(1 << i for i, kind in enumerate(t.hex_kind) if kind == c.PORT_HEX) & playing
    t.land = playing & ~t.harbours


def compile_figures(t: Tables, box: r.Box) -> None:
    p = box.components.per_player_pieces
    t.pieces = (p.city, p.port, p.farm_town, p.artisan_town, p.infantry, p.cavalry, p.siege_engine)
    start = box.components.start
    made = start.production
    t.start_goods = (start.stone, start.food, start.ideas, start.money, start.population)
    t.start_production = (made.stone, made.food, made.ideas, made.tax, made.tariff)
    t.starting_technologies = start.starting_technologies
    o = box.components.offers
    t.units_in_box = p.infantry + p.cavalry + p.siege_engine
    t.offers = (o.technology, o.build, o.population, o.tax_tariff)
    costs = box.components.costs
    t.plain_cost = tuple(cost_of(cost) for cost in (costs.city, costs.port, costs.farm_town, costs.artisan_town))
    t.joker = costs.joker
    t.unit_money = costs.unit_money
    t.move_money = costs.move_money
    t.recruit_limit = costs.recruit_limit
    t.bonus_city = box.components.bonus_field.city
    t.bonus_port = box.components.bonus_field.port
    s = box.components.scoring
    t.influence_city = s.influence.city
    t.influence_wonder = s.influence.wonder
    t.influence_town = s.influence.town
    t.influence_unit = s.influence.unit
    t.score_first = s.first
    t.score_each = s.per_city_or_wonder
    t.score_second = s.second
    t.score_city = s.city
    t.score_town = s.town
    t.scorings = s.scorings
    t.end_empire_cards = s.end_empire_cards
    t.end_displays = s.end_displays


def cost_of(cost: r.Cost) -> tuple[int, int, int, int]:
    return (cost.stone, cost.food, cost.ideas, cost.population)


def compile_tiles(t: Tables, box: r.Box) -> None:
    goods = [g for g in box.trade_goods.kinds if g.is_trade_good]
    t.good_ids = tuple(g.id for g in goods)
    t.good_kinds = len(goods)
    t.good_bonus = tuple(tuple((c.TRACKS.index(k), n) for k, n in g.production_bonus.items()) for g in goods)
    t.good_counts = tuple(g.count for g in goods)
    t.blank_tiles = sum(g.count for g in box.trade_goods.kinds if not g.is_trade_good)
    t.resource_ids = tuple(tile.id for tile in box.resource_tiles.tiles)
    t.resource_kind = tuple(c.RESOURCES.index(tile.resource) for tile in box.resource_tiles.tiles)
    t.resource_amount = tuple(tile.amount for tile in box.resource_tiles.tiles)


def symbols_of(symbols: list[er.Pillar]) -> tuple[int, ...]:
    return tuple(c.PILLARS.index(symbol) for symbol in symbols)


def needs_of(needs: dict[er.Pillar, int]) -> tuple[Counted, ...]:
    return tuple((c.PILLARS.index(pillar), n) for pillar, n in needs.items())


def compile_cards(t: Tables, box: r.Box, players: int) -> None:
    triggers: list[TriggerTable] = []
    effects: list[tuple[Effect, ...]] = []
    for tech in box.technologies.cards:
        effects.append(compile_effects(t, tech.effects, triggers))
    t.build_effects = len(effects)
    for build in box.build_cards.cards:
        effects.append(compile_effects(t, build.effects, triggers))
    t.leader_effects = len(effects)
    for leader in box.leaders.leaders:
        effects.append(tuple(compile_starting(leader.starting)) + compile_effects(t, leader.effects, triggers))
    t.age_effects = len(effects)
    for age in box.golden_ages.golden_ages:
        effects.append(compile_effects(t, age.effects, triggers))
    t.effects = tuple(effects)
    every: list[Effect] = []
    first: list[int] = []
    for of_card in effects:
        first.append(len(every))
        every += [*of_card, (c.OP_END, 0, 0, 0, 0, 0)]
    t.every_effect = tuple(every)
    t.first_effect = tuple(first)
    t.lasting = tuple([any(e[0] in c.LASTING for e in of_card) for of_card in effects])
    t.triggers = tuple(triggers)

    t.tech_ids = tuple(x.id for x in box.technologies.cards)
    t.tech_cost = tuple(x.cost_ideas for x in box.technologies.cards)
    t.tech_cost_least = min(t.tech_cost)
    t.tech_requires = tuple(needs_of(x.prerequisites) for x in box.technologies.cards)
    t.tech_symbols = tuple(symbols_of(x.symbols) for x in box.technologies.cards)
    t.tech_vp = tuple(x.vp for x in box.technologies.cards)
    t.tech_starting = sum(1 << i for i, x in enumerate(box.technologies.cards) if x.deck == "starting")
    t.tech_end = tuple(compile_end(x.effects) for x in box.technologies.cards)
    t.tech_final = sum(1 << i for i, end in enumerate(t.tech_end) if end or t.tech_vp[i])
    t.tech_lose = tuple(sum(e.amount for e in x.effects if isinstance(e, er.Lose)) for x in box.technologies.cards)

    t.build_ids = tuple(x.id for x in box.build_cards.cards)
    t.build_kinds = tuple(x.kind for x in box.build_cards.cards)
    t.build_type = tuple(c.PROJECT if x.type == "project" else c.PIECES.index(x.type) for x in box.build_cards.cards)
    t.build_cost = tuple(cost_of(x.cost) for x in box.build_cards.cards)
    t.projects = sum(1 << i for i, x in enumerate(box.build_cards.cards) if x.type == "project")
    t.cost_classes = tuple(dict.fromkeys(t.build_cost + t.plain_cost))
    t.build_cost_class = tuple(t.cost_classes.index(cost) for cost in t.build_cost)
    t.plain_cost_class = tuple(t.cost_classes.index(cost) for cost in t.plain_cost)
    t.build_symbols = tuple(symbols_of(x.symbols) for x in box.build_cards.cards)
    t.build_goods = tuple(tuple(t.good_ids.index(g) for g in x.goods) for x in box.build_cards.cards)
    t.build_end = tuple(compile_end(x.effects) for x in box.build_cards.cards)
    t.build_final = sum(1 << i for i, end in enumerate(t.build_end) if end)

    t.population_ids = tuple(x.id for x in box.population_cards.cards)
    t.population_food = tuple(x.food_cost for x in box.population_cards.cards)
    t.population_gain = tuple(x.population for x in box.population_cards.cards)
    t.population_exhausted = (box.population_cards.exhausted.food_cost, box.population_cards.exhausted.population)

    t.tax_ids = tuple(x.id for x in box.tax_tariff_cards.cards)
    t.tax_type = tuple(c.TAX if x.type == "tax" else c.TARIFF for x in box.tax_tariff_cards.cards)
    t.tax_a = tuple(x.per_population + x.per_trade_good_kind for x in box.tax_tariff_cards.cards)
    t.tax_b = tuple(x.per_government_symbol + x.per_city for x in box.tax_tariff_cards.cards)
    t.tax_unrest = tuple(x.unrest for x in box.tax_tariff_cards.cards)
    tax, tariff = box.tax_tariff_cards.exhausted.tax, box.tax_tariff_cards.exhausted.tariff
    t.tax_exhausted = (
        (tax.per_population, tax.per_government_symbol),
        (tariff.per_trade_good_kind, tariff.per_city),
    )

    t.leader_ids = tuple(x.id for x in box.leaders.leaders)
    t.leader_symbol = tuple(symbols_of(x.symbols) for x in box.leaders.leaders)
    t.leader_power = tuple(leader_power(x) for x in box.leaders.leaders)
    t.first_extra = tuple(extra_actions(x, "first_turn") for x in box.leaders.leaders)
    t.last_extra = tuple(extra_actions(x, "after_final_round") for x in box.leaders.leaders)
    t.end_effects_leader = tuple(compile_end(x.effects) for x in box.leaders.leaders)

    t.wonder_ids = tuple(x.id for x in box.wonders.wonders)
    t.wonder_port = sum(1 << i for i, x in enumerate(box.wonders.wonders) if x.hex_kind == "port")
    t.wonder_cities = tuple(x.placement.min_cities_in_region_any_owner for x in box.wonders.wonders)
    t.wonder_own_cities = tuple(x.placement.min_own_cities_in_region for x in box.wonders.wonders)
    cost = box.wonders.cost
    t.wonder_base = (cost.first.stone, cost.first.food)
    t.wonder_step = (cost.increment_per_own_wonder.stone, cost.increment_per_own_wonder.food)
    t.wonder_end = tuple(compile_end(x.effects) for x in box.wonders.wonders)

    t.age_ids = tuple(x.id for x in box.golden_ages.golden_ages)
    t.age_pillar = tuple(c.PILLARS.index(x.requires.symbol) for x in box.golden_ages.golden_ages)
    t.age_count = tuple(x.requires.count for x in box.golden_ages.golden_ages)
    t.age_vp = tuple(x.vp for x in box.golden_ages.golden_ages)

    t.achievement_ids = tuple(x.id for x in box.achievements.achievements)
    t.achievement_stat = tuple(x.requires.stat for x in box.achievements.achievements)
    t.achievement_count = tuple(c.STATS[x.requires.stat] for x in box.achievements.achievements)
    t.achievement_at_least = tuple(
        by_players(x.requires.at_least, x.requires.at_least_by_players, players) for x in box.achievements.achievements
    )
    t.achievement_vp = tuple(x.vp for x in box.achievements.achievements)
    t.achievements_per_game = box.achievements.per_game

    t.government_ids = tuple(x.id for x in box.governments.governments)
    t.government_cost = tuple(x.cost_ideas for x in box.governments.governments)
    t.government_cost_least = min(t.government_cost)
    t.government_requires = tuple(needs_of(x.requires) for x in box.governments.governments)
    t.government_bonus = tuple(government_bonus(x) for x in box.governments.governments)
    t.government_per = tuple(c.EMPIRE_PER.index(x.empire_scoring.per) for x in box.governments.governments)
    t.government_vp = tuple(
        by_players(x.empire_scoring.vp, x.empire_scoring.vp_by_players, players) for x in box.governments.governments
    )
    t.government_peek = sum(
        1 << i
        for i, x in enumerate(box.governments.governments)
        if any(isinstance(e, er.PeekTopCard) for e in x.effects)
    )


def effect_ids(t: Tables) -> tuple[str, ...]:
    """The places of `every_effect` by card and number."""
    cards = t.tech_ids + t.build_ids + t.leader_ids + t.age_ids
    return tuple(f"{card}/{n}" for card, of_card in zip(cards, t.effects, strict=True) for n in range(len(of_card) + 1))


def by_players(fixed: int | None, table: dict[int, int] | None, players: int) -> int:
    if fixed is not None:
        return fixed
    assert table is not None
    return table[players]


def government_bonus(government: r.Government) -> tuple[int, ...]:
    bonus = [0] * len(c.TRACKS)
    for effect in government.effects:
        if isinstance(effect, er.Production):
            bonus[c.TRACKS.index(effect.track)] += effect.amount
    return tuple(bonus)


def leader_power(leader: r.Leader) -> tuple[int, int, int, int]:
    """(power, a, b, c): convert population into b of a resource of mask c; take over from a player with a cities."""
    for effect in leader.effects:
        if isinstance(effect, er.ConvertPopulation):
            mask = sum(1 << c.RESOURCES.index(name) for name in effect.resources)
            return (c.POWER_CONVERT_POPULATION, effect.population, effect.gain_amount, mask)
        if isinstance(effect, er.TakeOverCity):
            return (c.POWER_TAKE_OVER, effect.min_target_cities, 0, 0)
    return (c.POWER_NONE, 0, 0, 0)


def extra_actions(leader: r.Leader, timing: str) -> int:
    return sum(e.amount for e in leader.effects if isinstance(e, er.ExtraActions) and e.timing == timing)


def compile_claims(t: Tables) -> None:
    """Achievements that ask for a number on the board apart from those that must be counted."""
    t.age_checks = tuple(
        Claim(1 << i, c.SYMBOLS + t.age_pillar[i], t.age_count[i], (c.A_AGE, i, 0, 0)) for i in range(len(t.age_ids))
    )
    board: list[Claim] = []
    counts: list[Claim] = []
    for i, (what, argument) in enumerate(t.achievement_count):
        needed = t.achievement_at_least[i]
        if what == c.COUNT_BOARD:
            board.append(Claim(1 << i, argument, needed, (c.A_ACHIEVEMENT, i, 0, 0)))
        else:
            counts.append(Claim(1 << i, what, needed, (c.A_ACHIEVEMENT, i, 0, 0)))
    t.board_checks = tuple(board)
    t.count_checks = tuple(counts)


def compile_actions(t: Tables) -> None:
    techs = range(len(t.tech_ids))
    t.a_leader = tuple((c.A_LEADER, i, 0, 0) for i in range(len(t.leader_ids)))
    t.a_keep = tuple((c.A_KEEP, i, 0, 0) for i in techs)
    t.a_hex = tuple((c.A_HEX, i, 0, 0) for i in range(len(t.hex_ids)))
    t.a_play_up = tuple((c.A_PLAY, i, 1, 0) for i in techs)
    t.a_play_down = tuple((c.A_PLAY, i, 0, 0) for i in techs)
    t.a_work = tuple((c.A_WORK, i, 0, 0) for i in range(c.MONEY))
    t.a_population = tuple((c.A_POPULATION, i, 0, 0) for i in range(len(t.population_ids)))
    t.a_build = tuple((c.A_BUILD, i, 0, 0) for i in range(len(t.build_ids)))
    t.a_build_plain = tuple((c.A_BUILD_PLAIN, i, 0, 0) for i in range(4))
    t.a_wonder = tuple((c.A_WONDER, i, 0, 0) for i in range(len(t.wonder_ids)))
    t.a_tech_up = tuple((c.A_TECHNOLOGY, i, 1, 0) for i in techs)
    t.a_tech_down = tuple((c.A_TECHNOLOGY, i, 0, 0) for i in techs)
    t.a_tax = tuple((c.A_TAX, i, 0, 0) for i in range(len(t.tax_ids)))
    t.a_government = tuple((c.A_GOVERNMENT, i, 0, 0) for i in range(len(t.government_ids)))
    t.a_look = tuple((c.A_LOOK, i, 0, 0) for i in range(len(c.DECKS)))
    t.a_flip = tuple((c.A_FLIP, i, 0, 0) for i in techs)
    t.a_refresh = tuple((c.A_REFRESH, i, 0, 0) for i in range(len(c.DECKS)))
    t.a_convert_population = tuple((c.A_CONVERT_POPULATION, i, 0, 0) for i in range(len(c.RESOURCES)))
    t.a_track = tuple((c.A_TRACK, i, 0, 0) for i in range(len(c.TRACKS)))
    t.a_region = tuple((c.A_REGION, i, 0, 0) for i in range(len(t.region_ids)))


CONTENT: Content[r.Box, Tables] = Content(PACKAGE, r.Box, compile_tables, check, BESIDE)
