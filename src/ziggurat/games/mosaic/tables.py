"""The box compiled for one number of players: ints, tuples and masks that the steps read."""

from typing import Any, Final

from ziggurat.games.mosaic import records as r
from ziggurat.games.mosaic.box import read_box
from ziggurat.games.mosaic.checks import STEPS_AROUND
from ziggurat.games.mosaic.vocabulary import (
    A_ACHIEVEMENT,
    A_AGE,
    A_BUILD,
    A_BUILD_PLAIN,
    A_CONVERT_POPULATION,
    A_FLIP,
    A_GOVERNMENT,
    A_HEX,
    A_KEEP,
    A_LEADER,
    A_LOOK,
    A_PLAY,
    A_POPULATION,
    A_REFRESH,
    A_REGION,
    A_TAX,
    A_TECHNOLOGY,
    A_TRACK,
    A_WONDER,
    A_WORK,
    COUNT_BOARD,
    COUNT_NOTHING,
    COUNT_SYMBOL,
    CURRENCIES,
    DECKS,
    EMPIRE_PER,
    EVENTS,
    FARM_TOWN,
    FILTER_ANY,
    FILTER_GOODS,
    HERE,
    MAX_KINDS,
    NEXT_TO_OWN_CITY,
    NO_MAXIMUM,
    OP_BUILD_PIECE,
    OP_CONVERT_PRODUCTION,
    OP_DISPLACE,
    OP_DOUBLE,
    OP_DRAW_TECHNOLOGY,
    OP_ELIMINATE,
    OP_FREE_CITY,
    OP_GAIN,
    OP_GAIN_CHOICE_PER,
    OP_GAIN_PER,
    OP_GAIN_UNITS,
    OP_INFLUENCE,
    OP_LOCK_REGION,
    OP_LOSE,
    OP_PRODUCTION,
    OP_PRODUCTION_CHOICE,
    OP_PRODUCTION_PER,
    OP_RANGE,
    OP_RECRUIT,
    OP_REFRESH,
    OP_STRIKE,
    OP_TAKE_TILE,
    OP_TOWN,
    OP_TRIGGER,
    OP_UNLOCK,
    OP_VP_PER,
    OP_WAIVE,
    OP_WILD,
    OWN_CITY_REGION,
    OWNED,
    P_STONE,
    PIECES,
    PILLARS,
    PLAIN,
    PORT_HEX,
    POWER_CONVERT_POPULATION,
    POWER_NONE,
    POWER_TAKE_OVER,
    PROJECT,
    RESOURCE,
    RESOURCES,
    STATS,
    SYMBOLS,
    TARIFF,
    TAX,
    TRACKS,
    UNITS,
    WHERE,
)
from ziggurat.kernel.content import Pack

Effect = tuple[int, int, int, int, int, int]
EndEffect = tuple[int, int, int, int, int]
Counted = tuple[int, int]
Check = tuple[int, int, int, Any]

# What counts at final scoring: (kind, amount, count, argument, maximum).
END_VP: Final = 0
END_UNREST: Final = 1
END_GOODS: Final = 2

# A tile on a hex: a kind of trade goods, or RESOURCE_TILE + the number of a resource tile.
NO_TILE: Final = -1
RESOURCE_TILE: Final = MAX_KINDS


class TriggerTable:
    """One trigger: its event, what the owner gains and produces, and what is counted."""

    __slots__ = ("amount", "argument", "board", "count", "event")
    event: int
    board: int  # index of the number on the board that rises
    amount: int
    count: int  # COUNT_NOTHING for a fixed amount
    argument: int


class Tables:
    """Everything the steps ask of the components. Shared by all states of the same box and player count."""

    __slots__ = (
        "a_achievement",
        "a_age",
        "a_build",
        "a_build_plain",
        "a_convert_population",
        "a_flip",
        "a_government",
        "a_hex",
        "a_keep",
        "a_leader",
        "a_look",
        "a_play_down",
        "a_play_up",
        "a_population",
        "a_refresh",
        "a_region",
        "a_tax",
        "a_tech_down",
        "a_tech_up",
        "a_track",
        "a_wonder",
        "a_work",
        "achievement_at_least",
        "achievement_count",
        "achievement_ids",
        "achievement_vp",
        "achievements_per_game",
        "adjacent",
        "age_checks",
        "age_count",
        "age_effects",
        "age_ids",
        "age_pillar",
        "age_vp",
        "board_checks",
        "bonus_city",
        "bonus_port",
        "box",
        "build_cost",
        "build_cost_class",
        "build_effects",
        "build_end",
        "build_goods",
        "build_ids",
        "build_kinds",
        "build_symbols",
        "build_type",
        "cost_classes",
        "count_checks",
        "effects",
        "end_displays",
        "end_effects_leader",
        "end_empire_cards",
        "first_extra",
        "good_bonus",
        "good_counts",
        "good_ids",
        "good_kinds",
        "government_bonus",
        "government_cost",
        "government_cost_least",
        "government_ids",
        "government_peek",
        "government_per",
        "government_requires",
        "government_vp",
        "harbours",
        "hex_ids",
        "hex_kind",
        "hex_region",
        "in_play",
        "influence_city",
        "influence_town",
        "influence_unit",
        "influence_wonder",
        "joker",
        "land",
        "last_extra",
        "leader_effects",
        "leader_ids",
        "leader_power",
        "leader_symbol",
        "move_money",
        "neighbours",
        "offers",
        "pieces",
        "plain_cost",
        "plain_cost_class",
        "players",
        "population_exhausted",
        "population_food",
        "population_gain",
        "population_ids",
        "projects",
        "recruit_limit",
        "region_ids",
        "region_mask",
        "regions",
        "resource_amount",
        "resource_ids",
        "resource_kind",
        "score_city",
        "score_each",
        "score_first",
        "score_second",
        "score_town",
        "scorings",
        "setup",
        "tax_a",
        "tax_b",
        "tax_exhausted",
        "tax_ids",
        "tax_type",
        "tax_unrest",
        "tech_cost",
        "tech_cost_least",
        "tech_end",
        "tech_ids",
        "tech_lose",
        "tech_requires",
        "tech_starting",
        "tech_symbols",
        "tech_vp",
        "triggers",
        "unit_money",
        "units_in_box",
        "wonder_base",
        "wonder_cities",
        "wonder_end",
        "wonder_ids",
        "wonder_own_cities",
        "wonder_port",
        "wonder_step",
    )
    box: r.Box
    players: int
    # map
    region_ids: tuple[str, ...]
    regions: tuple[int, ...]  # regions in play
    adjacent: tuple[tuple[int, ...], ...]  # regions in play next to each region
    region_mask: tuple[int, ...]
    hex_ids: tuple[str, ...]
    hex_region: tuple[int, ...]
    hex_kind: tuple[int, ...]
    neighbours: tuple[int, ...]
    in_play: int
    land: int
    harbours: int
    # cards
    effects: tuple[tuple[Effect, ...], ...]  # of all cards: technologies, builds, leaders, golden ages
    build_effects: int  # where the build cards begin in `effects`
    leader_effects: int
    age_effects: int
    triggers: tuple[TriggerTable, ...]
    tech_ids: tuple[str, ...]
    tech_cost: tuple[int, ...]
    tech_cost_least: int
    tech_requires: tuple[tuple[Counted, ...], ...]
    tech_symbols: tuple[tuple[int, ...], ...]
    tech_vp: tuple[int, ...]
    tech_starting: int
    tech_end: tuple[tuple[EndEffect, ...], ...]
    tech_lose: tuple[int, ...]  # population needed to play it
    build_ids: tuple[str, ...]
    build_kinds: tuple[str, ...]
    build_type: tuple[int, ...]
    build_cost: tuple[tuple[int, int, int, int], ...]  # stone, food, ideas, population
    build_cost_class: tuple[int, ...]  # number of the cost in cost_classes
    cost_classes: tuple[tuple[int, int, int, int], ...]
    plain_cost_class: tuple[int, ...]
    projects: int
    build_symbols: tuple[tuple[int, ...], ...]
    build_goods: tuple[tuple[int, ...], ...]
    build_end: tuple[tuple[EndEffect, ...], ...]
    plain_cost: tuple[tuple[int, int, int, int], ...]
    population_ids: tuple[str, ...]
    population_food: tuple[int, ...]
    population_gain: tuple[int, ...]
    population_exhausted: tuple[int, int]
    tax_ids: tuple[str, ...]
    tax_type: tuple[int, ...]
    tax_a: tuple[int, ...]
    tax_b: tuple[int, ...]
    tax_unrest: tuple[int, ...]
    tax_exhausted: tuple[tuple[int, int], tuple[int, int]]
    leader_ids: tuple[str, ...]
    leader_symbol: tuple[tuple[int, ...], ...]
    leader_power: tuple[tuple[int, int, int, int], ...]
    first_extra: tuple[int, ...]
    last_extra: tuple[int, ...]
    end_effects_leader: tuple[tuple[EndEffect, ...], ...]
    wonder_ids: tuple[str, ...]
    wonder_port: int
    wonder_cities: tuple[int, ...]
    wonder_own_cities: tuple[int, ...]
    wonder_base: tuple[int, int]
    wonder_step: tuple[int, int]
    wonder_end: tuple[tuple[EndEffect, ...], ...]
    age_ids: tuple[str, ...]
    age_pillar: tuple[int, ...]
    age_count: tuple[int, ...]
    age_vp: tuple[int, ...]
    achievement_ids: tuple[str, ...]
    achievement_count: tuple[Counted, ...]
    achievement_at_least: tuple[int, ...]
    achievement_vp: tuple[int, ...]
    age_checks: tuple[Check, ...]
    board_checks: tuple[Check, ...]  # achievements that ask for a number on the board
    count_checks: tuple[Check, ...]
    achievements_per_game: int
    government_ids: tuple[str, ...]
    government_cost: tuple[int, ...]
    government_cost_least: int
    government_requires: tuple[tuple[Counted, ...], ...]
    government_bonus: tuple[tuple[int, ...], ...]
    government_per: tuple[int, ...]
    government_vp: tuple[int, ...]
    government_peek: int
    # tiles
    good_ids: tuple[str, ...]
    good_kinds: int
    good_bonus: tuple[tuple[Counted, ...], ...]
    good_counts: tuple[int, ...]
    resource_ids: tuple[str, ...]
    resource_kind: tuple[int, ...]
    resource_amount: tuple[int, ...]
    # figures
    pieces: tuple[int, ...]
    offers: tuple[int, ...]
    setup: r.SetupRow
    joker: int
    unit_money: int
    units_in_box: int
    move_money: int
    recruit_limit: int
    bonus_city: int
    bonus_port: int
    influence_city: int
    influence_wonder: int
    influence_town: int
    influence_unit: int
    score_first: int
    score_each: int
    score_second: int
    score_city: int
    score_town: int
    scorings: int
    end_empire_cards: int
    end_displays: int
    # Actions made once. They are typed Any because the compiled engine would take a typed tuple apart and make it
    # anew each time it is passed on; as they are, the same object goes from here into the list of legal actions.
    a_leader: tuple[Any, ...]
    a_keep: tuple[Any, ...]
    a_hex: tuple[Any, ...]
    a_play_up: tuple[Any, ...]
    a_play_down: tuple[Any, ...]
    a_work: tuple[Any, ...]
    a_population: tuple[Any, ...]
    a_build: tuple[Any, ...]
    a_build_plain: tuple[Any, ...]
    a_wonder: tuple[Any, ...]
    a_tech_up: tuple[Any, ...]
    a_tech_down: tuple[Any, ...]
    a_tax: tuple[Any, ...]
    a_government: tuple[Any, ...]
    a_look: tuple[Any, ...]
    a_age: tuple[Any, ...]
    a_achievement: tuple[Any, ...]
    a_flip: tuple[Any, ...]
    a_refresh: tuple[Any, ...]
    a_convert_population: tuple[Any, ...]
    a_track: tuple[Any, ...]
    a_region: tuple[Any, ...]


_TABLES: dict[tuple[str, int], Tables] = {}


def tables_for(players: int, pack: Pack | None) -> Tables:
    """The tables of a box and player count, compiled on first use."""
    key = ("" if pack is None else pack.digest, players)
    if key not in _TABLES:
        _TABLES[key] = compile_box(read_box(pack), players)
    return _TABLES[key]


def compile_box(box: r.Box, players: int) -> Tables:
    t = Tables()
    t.box = box
    t.players = players
    t.setup = box.setup[players]
    compile_map(t, box)
    compile_figures(t, box)
    compile_tiles(t, box)
    compile_cards(t, box, players)
    compile_actions(t)
    compile_claims(t)
    return t


def compile_map(t: Tables, box: r.Box) -> None:
    t.region_ids = tuple(region.id for region in box.regions)
    out = [t.region_ids.index(id) for id in t.setup.regions_out]
    t.regions = tuple(i for i in range(len(t.region_ids)) if i not in out)
    adjacent: list[list[int]] = [[] for _region in t.region_ids]
    for link in box.links:
        a, b = t.region_ids.index(link.a), t.region_ids.index(link.b)
        if a not in out and b not in out:
            adjacent[a].append(b)
            adjacent[b].append(a)
    t.adjacent = tuple(tuple(sorted(near)) for near in adjacent)
    t.hex_ids = tuple(h.id for h in box.hexes)
    t.hex_region = tuple(t.region_ids.index(h.region) for h in box.hexes)
    kinds = {"plain": PLAIN, "resource": RESOURCE, "port": PORT_HEX}
    t.hex_kind = tuple(kinds[h.kind] for h in box.hexes)
    places = {(h.q, h.r): i for i, h in enumerate(box.hexes)}
    playing = 0
    for i, region in enumerate(t.hex_region):
        if region not in out:
            playing |= 1 << i
    t.in_play = playing
    neighbours: list[int] = []
    for h in box.hexes:
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
    t.harbours = sum(1 << i for i, kind in enumerate(t.hex_kind) if kind == PORT_HEX) & playing
    t.land = playing & ~t.harbours


def compile_figures(t: Tables, box: r.Box) -> None:
    p = box.pieces
    t.pieces = (p.city, p.port, p.farm_town, p.artisan_town, p.infantry, p.cavalry, p.siege_engine)
    o = box.offers
    t.units_in_box = p.infantry + p.cavalry + p.siege_engine
    t.offers = (o.technology, o.build, o.population, o.tax_tariff)
    c = box.costs
    t.plain_cost = tuple(cost_of(cost) for cost in (c.city, c.port, c.farm_town, c.artisan_town))
    t.joker = c.joker
    t.unit_money = c.unit_money
    t.move_money = c.move_money
    t.recruit_limit = c.recruit_limit
    t.bonus_city = box.bonus_field.city
    t.bonus_port = box.bonus_field.port
    s = box.scoring
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
    goods = [g for g in box.goods if g.is_trade_good]
    t.good_ids = tuple(g.id for g in goods)
    t.good_kinds = len(goods)
    t.good_bonus = tuple(tuple((TRACKS.index(k), n) for k, n in g.production_bonus.items()) for g in goods)
    t.good_counts = tuple(g.count for g in goods)
    t.resource_ids = tuple(tile.id for tile in box.resource_tiles)
    t.resource_kind = tuple(RESOURCES.index(tile.resource) for tile in box.resource_tiles)
    t.resource_amount = tuple(tile.amount for tile in box.resource_tiles)


def symbols_of(symbols: list[r.Pillar]) -> tuple[int, ...]:
    return tuple(PILLARS.index(symbol) for symbol in symbols)


def needs_of(needs: dict[r.Pillar, int]) -> tuple[Counted, ...]:
    return tuple((PILLARS.index(pillar), n) for pillar, n in needs.items())


def counted(per: r.Per) -> Counted:
    if per.symbol is not None:
        return (COUNT_SYMBOL, PILLARS.index(per.symbol))
    if per.owned is not None:
        return (OWNED[per.owned], 0)
    if per.stat is not None:
        return STATS[per.stat]
    assert per.in_region_of_this is not None
    return (HERE[per.in_region_of_this], 0)


def compile_cards(t: Tables, box: r.Box, players: int) -> None:
    triggers: list[TriggerTable] = []
    effects: list[tuple[Effect, ...]] = []
    for tech in box.technologies:
        effects.append(compile_effects(t, tech.effects, triggers))
    t.build_effects = len(effects)
    for build in box.builds:
        effects.append(compile_effects(t, build.effects, triggers))
    t.leader_effects = len(effects)
    for leader in box.leaders:
        effects.append(tuple(compile_starting(leader.starting)) + compile_effects(t, leader.effects, triggers))
    t.age_effects = len(effects)
    for age in box.golden_ages:
        effects.append(compile_effects(t, age.effects, triggers))
    t.effects = tuple(effects)
    t.triggers = tuple(triggers)

    t.tech_ids = tuple(x.id for x in box.technologies)
    t.tech_cost = tuple(x.cost_ideas for x in box.technologies)
    t.tech_cost_least = min(t.tech_cost)
    t.tech_requires = tuple(needs_of(x.prerequisites) for x in box.technologies)
    t.tech_symbols = tuple(symbols_of(x.symbols) for x in box.technologies)
    t.tech_vp = tuple(x.vp for x in box.technologies)
    t.tech_starting = sum(1 << i for i, x in enumerate(box.technologies) if x.deck == "starting")
    t.tech_end = tuple(compile_end(x.effects) for x in box.technologies)
    t.tech_lose = tuple(sum(e.amount for e in x.effects if isinstance(e, r.Lose)) for x in box.technologies)

    t.build_ids = tuple(x.id for x in box.builds)
    t.build_kinds = tuple(x.kind for x in box.builds)
    t.build_type = tuple(PROJECT if x.type == "project" else PIECES.index(x.type) for x in box.builds)
    t.build_cost = tuple(cost_of(x.cost) for x in box.builds)
    t.projects = sum(1 << i for i, x in enumerate(box.builds) if x.type == "project")
    t.cost_classes = tuple(dict.fromkeys(t.build_cost + t.plain_cost))
    t.build_cost_class = tuple(t.cost_classes.index(cost) for cost in t.build_cost)
    t.plain_cost_class = tuple(t.cost_classes.index(cost) for cost in t.plain_cost)
    t.build_symbols = tuple(symbols_of(x.symbols) for x in box.builds)
    t.build_goods = tuple(tuple(t.good_ids.index(g) for g in x.goods) for x in box.builds)
    t.build_end = tuple(compile_end(x.effects) for x in box.builds)

    t.population_ids = tuple(x.id for x in box.populations)
    t.population_food = tuple(x.food_cost for x in box.populations)
    t.population_gain = tuple(x.population for x in box.populations)
    t.population_exhausted = (box.population_exhausted.food_cost, box.population_exhausted.population)

    t.tax_ids = tuple(x.id for x in box.taxes)
    t.tax_type = tuple(TAX if x.type == "tax" else TARIFF for x in box.taxes)
    t.tax_a = tuple(x.per_population + x.per_trade_good_kind for x in box.taxes)
    t.tax_b = tuple(x.per_government_symbol + x.per_city for x in box.taxes)
    t.tax_unrest = tuple(x.unrest for x in box.taxes)
    tax, tariff = box.taxes_exhausted.tax, box.taxes_exhausted.tariff
    t.tax_exhausted = (
        (tax.per_population, tax.per_government_symbol),
        (tariff.per_trade_good_kind, tariff.per_city),
    )

    t.leader_ids = tuple(x.id for x in box.leaders)
    t.leader_symbol = tuple(symbols_of(x.symbols) for x in box.leaders)
    t.leader_power = tuple(leader_power(x) for x in box.leaders)
    t.first_extra = tuple(extra_actions(x, "first_turn") for x in box.leaders)
    t.last_extra = tuple(extra_actions(x, "after_final_round") for x in box.leaders)
    t.end_effects_leader = tuple(compile_end(x.effects) for x in box.leaders)

    t.wonder_ids = tuple(x.id for x in box.wonders)
    t.wonder_port = sum(1 << i for i, x in enumerate(box.wonders) if x.hex_kind == "port")
    t.wonder_cities = tuple(x.placement.min_cities_in_region_any_owner for x in box.wonders)
    t.wonder_own_cities = tuple(x.placement.min_own_cities_in_region for x in box.wonders)
    cost = box.wonder_cost
    t.wonder_base = (cost.first.stone, cost.first.food)
    t.wonder_step = (cost.increment_per_own_wonder.stone, cost.increment_per_own_wonder.food)
    t.wonder_end = tuple(compile_end(x.effects) for x in box.wonders)

    t.age_ids = tuple(x.id for x in box.golden_ages)
    t.age_pillar = tuple(PILLARS.index(x.requires.symbol) for x in box.golden_ages)
    t.age_count = tuple(x.requires.count for x in box.golden_ages)
    t.age_vp = tuple(x.vp for x in box.golden_ages)

    t.achievement_ids = tuple(x.id for x in box.achievements)
    t.achievement_count = tuple(STATS[x.requires.stat] for x in box.achievements)
    t.achievement_at_least = tuple(
        by_players(x.requires.at_least, x.requires.at_least_by_players, players) for x in box.achievements
    )
    t.achievement_vp = tuple(x.vp for x in box.achievements)
    t.achievements_per_game = box.achievements_per_game

    t.government_ids = tuple(x.id for x in box.governments)
    t.government_cost = tuple(x.cost_ideas for x in box.governments)
    t.government_cost_least = min(t.government_cost)
    t.government_requires = tuple(needs_of(x.requires) for x in box.governments)
    t.government_bonus = tuple(government_bonus(x) for x in box.governments)
    t.government_per = tuple(EMPIRE_PER.index(x.empire_scoring.per) for x in box.governments)
    t.government_vp = tuple(
        by_players(x.empire_scoring.vp, x.empire_scoring.vp_by_players, players) for x in box.governments
    )
    t.government_peek = sum(
        1 << i for i, x in enumerate(box.governments) if any(isinstance(e, r.PeekTopCard) for e in x.effects)
    )


def by_players(fixed: int | None, table: dict[int, int] | None, players: int) -> int:
    if fixed is not None:
        return fixed
    assert table is not None
    return table[players]


def government_bonus(government: r.Government) -> tuple[int, ...]:
    bonus = [0] * len(TRACKS)
    for effect in government.effects:
        if isinstance(effect, r.Production):
            bonus[TRACKS.index(effect.track)] += effect.amount
    return tuple(bonus)


def leader_power(leader: r.Leader) -> tuple[int, int, int, int]:
    """(power, a, b, c): convert population into b of a resource of mask c; take over from a player with a cities."""
    for effect in leader.effects:
        if isinstance(effect, r.ConvertPopulation):
            mask = sum(1 << RESOURCES.index(name) for name in effect.resources)
            return (POWER_CONVERT_POPULATION, effect.population, effect.gain_amount, mask)
        if isinstance(effect, r.TakeOverCity):
            return (POWER_TAKE_OVER, effect.min_target_cities, 0, 0)
    return (POWER_NONE, 0, 0, 0)


def extra_actions(leader: r.Leader, timing: str) -> int:
    return sum(e.amount for e in leader.effects if isinstance(e, r.ExtraActions) and e.timing == timing)


def compile_starting(starting: r.Starting) -> list[Effect]:
    """A leader's starting goods as effects, units and towns placed as R2.15 says."""
    effects: list[Effect] = []
    for name in RESOURCES:
        amount: int = getattr(starting, name)
        if amount:
            effects.append((OP_GAIN, RESOURCES.index(name), amount, 0, 0, 0))
    for unit, amount in (("infantry", starting.infantry), ("cavalry", starting.cavalry)):
        if amount:
            effects.append((OP_GAIN_UNITS, 1 << UNITS.index(unit), amount, OWN_CITY_REGION, 0, 0))
    for offset, amount in enumerate((starting.farm_town, starting.artisan_town)):
        for _town in range(amount):
            effects.append((OP_TOWN, FARM_TOWN + offset, NEXT_TO_OWN_CITY, 0, 0, 0))
    return effects


def compile_end(effects: list[r.Effect]) -> tuple[EndEffect, ...]:
    end: list[EndEffect] = []
    for e in effects:
        if isinstance(e, r.VpPer) and e.timing == "end_game":
            count, argument = counted(e.per)
            end.append((END_VP, e.amount, count, argument, NO_MAXIMUM if e.max is None else e.max))
        elif isinstance(e, r.IgnoreUnrest):
            end.append((END_UNREST, e.amount, COUNT_NOTHING, 0, NO_MAXIMUM))
        elif isinstance(e, r.IgnoreUnrestPer):
            count, argument = counted(e.per)
            end.append((END_UNREST, e.amount, count, argument, NO_MAXIMUM))
        elif isinstance(e, r.VpIfGoods):
            end.append((END_GOODS, e.amount, COUNT_NOTHING, 0, NO_MAXIMUM))
    return tuple(end)


def compile_effects(t: Tables, effects: list[r.Effect], triggers: list[TriggerTable]) -> tuple[Effect, ...]:
    """The effects that happen or begin when the card is played; what counts at the end is `compile_end`'s."""
    compiled: list[Effect] = []
    for e in effects:
        if isinstance(e, r.Trigger):
            for trigger in compile_trigger(e):
                compiled.append((OP_TRIGGER, len(triggers), 0, 0, 0, 0))
                triggers.append(trigger)
        else:
            compiled.extend(compile_effect(t, e))
    return tuple(compiled)


def compile_trigger(e: r.Trigger) -> list[TriggerTable]:
    made: list[TriggerTable] = []
    event = EVENTS.index(e.event)
    for resource, amount in e.gain.items():
        made.append(trigger_table(event, RESOURCES.index(resource), amount, COUNT_NOTHING, 0))
    for track, amount in e.production.items():
        made.append(trigger_table(event, P_STONE + TRACKS.index(track), amount, COUNT_NOTHING, 0))
    if e.gain_per is not None:
        count, argument = counted(e.gain_per.per)
        made.append(trigger_table(event, RESOURCES.index(e.gain_per.resource), e.gain_per.amount, count, argument))
    return made


def trigger_table(event: int, board: int, amount: int, count: int, argument: int) -> TriggerTable:
    table = TriggerTable()
    table.event = event
    table.board = board
    table.amount = amount
    table.count = count
    table.argument = argument
    return table


def units_mask(kinds: list[r.UnitKind]) -> int:
    return sum(1 << UNITS.index(kind) for kind in kinds)


def compile_effect(t: Tables, e: r.Effect) -> list[Effect]:
    if isinstance(e, r.Gain):
        return [(OP_GAIN, RESOURCES.index(e.resource), e.amount, 0, 0, 0)]
    if isinstance(e, r.Lose):
        return [(OP_LOSE, RESOURCES.index(e.resource), e.amount, 0, 0, 0)]
    if isinstance(e, r.GainPer):
        count, argument = counted(e.per)
        limit = NO_MAXIMUM if e.max is None else e.max
        return [(OP_GAIN_PER, RESOURCES.index(e.resource), e.amount, count, argument, limit)]
    if isinstance(e, r.GainChoicePer):
        count, argument = counted(e.per)
        mask = sum(1 << RESOURCES.index(name) for name in e.resources)
        return [(OP_GAIN_CHOICE_PER, mask, e.amount, count, argument, 0)]
    if isinstance(e, r.Production):
        return [(OP_PRODUCTION, TRACKS.index(e.track), e.amount, 0, 0, 0)]
    if isinstance(e, r.ProductionChoice):
        mask = sum(1 << TRACKS.index(name) for name in e.tracks)
        return [(OP_PRODUCTION_CHOICE, mask, e.amount, 0, 0, 0)]
    if isinstance(e, r.ProductionPer):
        count, argument = counted(e.per)
        return [(OP_PRODUCTION_PER, TRACKS.index(e.track), e.amount, count, argument, 0)]
    if isinstance(e, r.ConvertProduction):
        return [(OP_CONVERT_PRODUCTION, 0, 0, 0, 0, 0)]
    if isinstance(e, r.GainUnits):
        return [(OP_GAIN_UNITS, units_mask(e.kinds), e.count, WHERE.index(e.where), 0, 0)]
    if isinstance(e, r.EliminateUnits):
        op = OP_ELIMINATE if e.timing == "on_play" else OP_STRIKE
        return [(op, units_mask(e.requires_own_unit), e.count, 0, 0, 0)]
    if isinstance(e, r.DisplaceUnits):
        return [(OP_DISPLACE, e.uses, 0, 0, 0, 0)]
    if isinstance(e, r.TakeMapTile):
        if isinstance(e.filter, r.GoodFilter):
            wanted = t.good_ids.index(e.filter.trade_good)
        else:
            wanted = FILTER_ANY if e.filter == "any" else FILTER_GOODS
        limit = NO_MAXIMUM if e.max is None else e.max
        if e.count_per is not None:
            count, argument = counted(e.count_per)
            return [(OP_TAKE_TILE, wanted, 1, count, argument, limit)]
        assert e.count is not None
        return [(OP_TAKE_TILE, wanted, e.count, COUNT_NOTHING, 0, limit)]
    if isinstance(e, r.PlaceTown):
        return [(OP_TOWN, PIECES.index(e.piece), WHERE.index(e.where), 0, 0, 0)]
    if isinstance(e, r.FreeCity):
        return [(OP_FREE_CITY, WHERE.index(e.where), 0, 0, 0, 0)]
    if isinstance(e, r.BuildPiece):
        return [(OP_BUILD_PIECE, PIECES.index(e.piece), 0, 0, 0, 0)]
    if isinstance(e, r.VpPer):
        if e.timing == "end_game":
            return []
        count, argument = counted(e.per)
        return [(OP_VP_PER, e.amount, count, argument, NO_MAXIMUM if e.max is None else e.max, 0)]
    if isinstance(e, r.RefreshOffer):
        mask = sum(1 << DECKS.index(name) for name in e.offers)
        return [(OP_REFRESH, mask, int(e.optional), 0, 0, 0)]
    if isinstance(e, r.LockRegionCities):
        return [(OP_LOCK_REGION, 0, 0, 0, 0, 0)]
    if isinstance(e, r.DrawTechnology):
        return [(OP_DRAW_TECHNOLOGY, e.count, 0, 0, 0, 0)]
    if isinstance(e, r.WildTradeGood):
        return [(OP_WILD, e.count, 0, 0, 0, 0)]
    if isinstance(e, r.DoubleNextPopulationCard):
        return [(OP_DOUBLE, e.uses, 0, 0, 0, 0)]
    if isinstance(e, r.RegionInfluence):
        return [(OP_INFLUENCE, UNITS.index(e.unit), e.amount, 0, 0, 0)]
    if isinstance(e, r.UnitMove):
        return [(OP_RANGE, UNITS.index(e.unit), e.regions, 0, 0, 0)]
    if isinstance(e, r.UnlockUnit):
        return [(OP_UNLOCK, UNITS.index(e.unit), 0, 0, 0, 0)]
    if isinstance(e, r.RecruitLimit):
        return [(OP_RECRUIT, e.amount, 0, 0, 0, 0)]
    if isinstance(e, r.WaiveGovernmentRequirements):
        return [(OP_WAIVE, 0, 0, 0, 0, 0)]
    # The rest happens at final scoring (compile_end) or belongs to a leader or government table.
    return []


def compile_claims(t: Tables) -> None:
    """What a claim needs, cheap to ask: bit, what is counted, how many, and the action."""
    t.age_checks = tuple((1 << i, SYMBOLS + t.age_pillar[i], t.age_count[i], t.a_age[i]) for i in range(len(t.age_ids)))
    board: list[Check] = []
    counts: list[Check] = []
    for i, (what, argument) in enumerate(t.achievement_count):
        needed = t.achievement_at_least[i]
        if what == COUNT_BOARD:
            board.append((1 << i, argument, needed, t.a_achievement[i]))
        else:
            counts.append((1 << i, what, needed, t.a_achievement[i]))
    t.board_checks = tuple(board)
    t.count_checks = tuple(counts)


def compile_actions(t: Tables) -> None:
    techs = range(len(t.tech_ids))
    t.a_leader = tuple((A_LEADER, i, 0, 0) for i in range(len(t.leader_ids)))
    t.a_keep = tuple((A_KEEP, i, 0, 0) for i in techs)
    t.a_hex = tuple((A_HEX, i, 0, 0) for i in range(len(t.hex_ids)))
    t.a_play_up = tuple((A_PLAY, i, 1, 0) for i in techs)
    t.a_play_down = tuple((A_PLAY, i, 0, 0) for i in techs)
    t.a_work = tuple((A_WORK, i, 0, 0) for i in range(len(CURRENCIES)))
    t.a_population = tuple((A_POPULATION, i, 0, 0) for i in range(len(t.population_ids)))
    t.a_build = tuple((A_BUILD, i, 0, 0) for i in range(len(t.build_ids)))
    t.a_build_plain = tuple((A_BUILD_PLAIN, i, 0, 0) for i in range(4))
    t.a_wonder = tuple((A_WONDER, i, 0, 0) for i in range(len(t.wonder_ids)))
    t.a_tech_up = tuple((A_TECHNOLOGY, i, 1, 0) for i in techs)
    t.a_tech_down = tuple((A_TECHNOLOGY, i, 0, 0) for i in techs)
    t.a_tax = tuple((A_TAX, i, 0, 0) for i in range(len(t.tax_ids)))
    t.a_government = tuple((A_GOVERNMENT, i, 0, 0) for i in range(len(t.government_ids)))
    t.a_look = tuple((A_LOOK, i, 0, 0) for i in range(len(DECKS)))
    t.a_age = tuple((A_AGE, i, 0, 0) for i in range(len(t.age_ids)))
    t.a_achievement = tuple((A_ACHIEVEMENT, i, 0, 0) for i in range(len(t.achievement_ids)))
    t.a_flip = tuple((A_FLIP, i, 0, 0) for i in techs)
    t.a_refresh = tuple((A_REFRESH, i, 0, 0) for i in range(len(DECKS)))
    t.a_convert_population = tuple((A_CONVERT_POPULATION, i, 0, 0) for i in range(len(RESOURCES)))
    t.a_track = tuple((A_TRACK, i, 0, 0) for i in range(len(TRACKS)))
    t.a_region = tuple((A_REGION, i, 0, 0) for i in range(len(t.region_ids)))
