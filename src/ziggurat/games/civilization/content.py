"""Reading the content files into tables, with every cross-check the box allows."""

from collections.abc import Sequence
from typing import Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization import effect_records as er
from ziggurat.games.civilization import records as r
from ziggurat.games.civilization.board import build_board
from ziggurat.games.civilization.content_cards import (
    buildings_table,
    events_table,
    governments_table,
    markers_table,
    techs_table,
    units_table,
    wonders_and_pieces_table,
)
from ziggurat.games.civilization.content_checks import by_id, expect, find, in_order, packed
from ziggurat.games.civilization.tables import (
    Civ,
    Tables,
)
from ziggurat.kernel.content import Content
from ziggurat.kernel.domains import Names

PACKAGE: Final = "ziggurat.games.civilization"
TRIGGERS: Final = {
    "build_wonder": c.T_WONDER,
    "build_city": c.T_CITY,
    "conquer_city": c.T_CONQUER_CITY,
    "conquer_village": c.T_CONQUER_VILLAGE,
    "explore_hut": c.T_HUT,
}


def compile_tables(box: r.Box, key: None) -> Tables:
    t = Tables()
    _numbers(t, box)
    governments = by_id(box.governments.governments)
    techs = by_id(box.techs.techs)
    buildings = by_id(box.buildings.buildings)
    t.tech_ids = [tech.id for tech in techs]
    t.government_ids = [government.id for government in governments]
    techs_table(t, box, techs, [building.id for building in buildings])
    governments_table(t, governments)
    buildings_table(t, box, buildings)
    wonders_and_pieces_table(t, box, buildings)
    events_table(t, box)
    markers_table(t, box)
    units_table(t, box)
    _map(t, box)
    _civs(t, box)
    _track(t, box)
    _names(t)
    return t


def _names(t: Tables) -> None:
    """The tables of ids that actions and frames are stored by."""
    buildings = [building.id for building in t.buildings]
    expect(len(buildings) == c.ITEM_WALLS - c.ITEM_BUILDING, "buildings.yaml: buildings", f"{len(buildings)} buildings")
    expect(len(t.marker_ids) + len(t.event_ids) < 58, "culture_events.yaml: culture_events", "too many kinds of goods")
    t.item_ids = ["army", "scout", *c.UNIT_TYPES, *buildings, "city_walls", *t.wonder_ids]
    ability_ids = [ability.id for ability in t.abilities]
    t.card_ids = t.event_ids + ability_ids
    t.ability_card = len(t.event_ids)
    t.event_good = c.G_MARKER + len(t.marker_ids)
    always = ["trade", "culture", *c.RESOURCES[:4]]
    tables: dict[int, list[str]] = {
        c.CIVILIZATION_IDS: t.civ_ids,
        c.TECH_IDS: t.tech_ids,
        c.GOVERNMENT_IDS: t.government_ids,
        c.WONDER_IDS: t.wonder_ids,
        c.GREAT_PERSON_IDS: t.great_ids,
        c.EVENT_IDS: t.event_ids,
        c.ABILITY_IDS: ability_ids,
        c.UNIT_IDS: t.unit_ids,
        c.ITEM_IDS: t.item_ids,
        c.GOODS_IDS: always + t.marker_ids + t.event_ids,
        c.WANTED_IDS: [*always, "hut", "village", *t.deck_ids],
        c.DECK_IDS: t.deck_ids,
        c.CARD_IDS: t.card_ids,
    }
    t.names = [Names(tuple(tables[number])) for number in range(len(tables))]


def _numbers(t: Tables, box: r.Box) -> None:
    costs = box.market.costs
    limits = box.market.limits
    start = box.market.start_values
    battle = box.market.battle
    pieces = box.market.components
    t.army_cost, t.scout_cost = costs.army, costs.scout
    t.trade_max, t.coins_to_win = limits.trade_dial_max, limits.coins_for_victory
    t.start_speed, t.start_limit = start.travel_speed, start.stacking_limit
    t.start_hand, t.start_max_cities = start.culture_hand_size, start.max_cities
    t.start_force = start.battle_force_size
    t.start_forces = tuple(start.standing_forces.get(kind, 0) for kind in c.UNIT_TYPES)
    t.extra_army_force = battle.per_extra_army
    t.defend_city_force = battle.defending_city_force
    t.defend_city_bonus = battle.defending_city_bonus
    t.defend_capital_bonus = battle.defending_capital_bonus
    t.rank_base = battle.barbarian_rank
    t.units_per_army = battle.units_per_lost_army
    t.loot_trade, t.loot_culture = battle.loot_trade, battle.loot_culture
    t.loot_city_resources = battle.loot_city_resources
    t.market_tokens = box.market.resource_market.tokens_per_type_and_player
    t.slots = box.market.wonder_market.face_up_slots
    t.start_armies, t.start_scouts = start.figures_on_map.army, start.figures_on_map.scout
    markers = pieces.city_markers_per_player
    expect(markers.capital + markers.city == c.CITIES, "market.yaml: components", f"{c.CITIES} cities per player")
    expect(pieces.scout_figures_per_player == 2, "market.yaml: components", "the engine knows two scouts per player")
    expect(pieces.army_figures_per_player <= 6, "market.yaml: components", "at most six armies per player")
    fewest = min(record.armies_total for record in box.civilizations.civilizations)
    expect(
        pieces.army_figures_per_player == fewest, "market.yaml: components", f"nobody has fewer than {fewest} armies"
    )


def _map(t: Tables, box: r.Box) -> None:
    terrains = in_order(box.terrain.terrains, c.TERRAINS, "terrain.yaml: terrains")
    for terrain in terrains:
        expect(terrain.land == (terrain.id != "water"), f"terrain.yaml: terrains {terrain.id}", "all is land but water")
    t.ground_yield = [packed(terrain.trade, terrain.production, 0, 0) for terrain in terrains]
    t.disasters = box.terrain.disaster_markers.count
    expect(t.disasters == box.market.components.disaster_markers, "terrain.yaml: disaster_markers", f"{t.disasters}")
    resources = box.terrain.resources
    on_map = [resource for resource in resources if resource.on_map]
    for kind in resources:
        found = kind.market_tokens_in_box > 0
        expect(kind.on_map == found, f"terrain.yaml: resources {kind.id}", "tokens for what lies on the map alone")
    expect(
        sum(resource.market_tokens_in_box for resource in on_map) == box.market.components.resource_tokens,
        "terrain.yaml: resources",
        "token counts",
    )
    homes = by_id(box.home_tiles.home_tiles)
    neutral = by_id(box.neutral_tiles.neutral_tiles)
    expect(len(homes) == box.market.components.home_tiles, "home_tiles.yaml: home_tiles", f"{len(homes)} tiles")
    expect(
        len(neutral) == box.market.components.neutral_tiles,
        "neutral_tiles.yaml: neutral_tiles",
        f"{len(neutral)} tiles",
    )
    t.tile_ids = [tile.id for tile in homes] + [tile.id for tile in neutral]
    t.recommended = [tile.recommended_capital.row * 4 + tile.recommended_capital.col for tile in homes]
    t.square_ground, t.square_yield, t.square_token = [], [], []
    tokens = {None: c.NO_TOKEN, "hut": c.HUT, "village": c.VILLAGE}
    for file, tile_id, squares in [("home_tiles", tile.id, by_id(tile.squares)) for tile in homes] + [
        ("neutral_tiles", tile.id, by_id(tile.squares)) for tile in neutral
    ]:
        where = f"{file}.yaml: {tile_id}"
        expect(
            [square.id for square in squares] == [f"{tile_id}_{row}{col}" for row in range(4) for col in range(4)],
            where,
            "sixteen squares, row by row",
        )
        for square in squares:
            ground = find(list(c.TERRAINS), square.terrain, f"{where}: {square.id}: terrain")
            value = packed(square.trade, square.production, square.culture, square.coin)
            natural, gold = box.terrain.natural_wonder.culture, box.terrain.coin_square.coin
            expect(square.culture in (0, natural), f"{where}: {square.id}", f"a natural wonder has {natural} culture")
            expect(square.coin in (0, gold), f"{where}: {square.id}", f"a gold square has {gold} coin")
            if square.resource is not None:
                resource = find(list(c.RESOURCES[:4]), square.resource, f"{where}: {square.id}: resource")
                value |= 1 << (c.RESOURCE_SHIFT + 4 * resource)
            expect(square.token in tokens, f"{where}: {square.id}", f"token {square.token!r}")
            t.square_ground.append(ground)
            t.square_yield.append(value)
            t.square_token.append(tokens[square.token])
    t.boards = {}
    for layout in box.map_layouts.layouts:
        t.boards[layout.players] = build_board(layout)
    expect(sorted(t.boards) == [2, 3, 4], "map_layouts.yaml: layouts", "one layout each for 2, 3 and 4 players")


def _civs(t: Tables, box: r.Box) -> None:
    records = by_id(box.civilizations.civilizations)
    costs = box.market.costs
    t.civ_ids = [record.id for record in records]
    t.civs = []
    for record in records:
        where = f"civilizations.yaml: civilizations {record.id}"
        civ = Civ()
        civ.id = record.id
        civ.tech = find(t.tech_ids, record.start_tech, f"{where}: start_tech")
        civ.government = find(t.government_ids, record.start_government, f"{where}: start_government")
        civ.tile = find(t.tile_ids, record.home_tile, f"{where}: home_tile")
        expect(record.armies_total <= 7, where, "at most seven armies")
        home = next(tile for tile in box.home_tiles.home_tiles if tile.id == record.home_tile)
        expect(home.civilization == record.id, where, f"{home.id} is the home of {home.civilization}")
        civ.armies = record.armies_total
        civ.extra_army = 1 if record.setup.extra_army else 0
        civ.great_people = record.setup.great_people
        civ.wonders = record.setup.ancient_wonders
        civ.walled = record.setup.capital_walled
        civ.extra_units = tuple(record.setup.extra_units.get(kind, 0) for kind in c.UNIT_TYPES)
        civ.limit = civ.culture_on = civ.culture_gain = civ.advance_on = 0
        civ.upgrade_units = civ.upgrade_resource = 0
        civ.rate_trade = costs.trade_to_production.trade
        civ.rate_production = costs.trade_to_production.production
        civ.save_unit = civ.free_building = civ.sacrifice = False
        for ability in record.abilities:
            _gift(civ, ability.effect)
        t.civs.append(civ)


def happenings(names: Sequence[str]) -> int:
    return sum(TRIGGERS[name] for name in names)


def _gift(civ: Civ, effect: er.CivilizationEffect) -> None:
    """What a civilization can do that others cannot (R18)."""
    if isinstance(effect, er.ConversionRate):
        civ.rate_trade, civ.rate_production = effect.trade, effect.production
    elif isinstance(effect, er.CultureOn):
        civ.culture_on, civ.culture_gain = happenings(effect.when), effect.amount
    elif isinstance(effect, er.AdvanceOn):
        civ.advance_on = happenings(effect.when)
    elif isinstance(effect, er.SaveUnit):
        civ.save_unit = True
    elif isinstance(effect, er.FreeBuilding):
        civ.free_building = True
    elif isinstance(effect, er.UpgradeBonus):
        civ.upgrade_units, civ.upgrade_resource = effect.units, effect.resources
    elif isinstance(effect, er.StackingLimit):
        civ.limit += effect.amount
    else:
        civ.sacrifice = True


def space_step(space: r.Space) -> int:
    return space.step


def _track(t: Tables, box: r.Box) -> None:
    spaces = sorted(box.culture_track.spaces, key=space_step)
    expect([space.step for space in spaces] == list(range(len(spaces))), "culture_track.yaml: spaces", "steps in order")
    expect(spaces[-1].type == "victory", "culture_track.yaml: spaces", "the last step is the victory")
    t.win_step = len(spaces) - 1
    t.track_culture = [space.culture_cost for space in spaces]
    t.track_trade = [space.trade_cost for space in spaces]
    t.track_deck = []
    for space in spaces:
        if space.type == "event":
            expect(space.deck in (1, 2, 3), f"culture_track.yaml: spaces {space.id}", f"deck {space.deck}")
            t.track_deck.append(space.deck or 0)
        else:
            t.track_deck.append(0 if space.type == "great_person" else -1)


# Figures that a card's own text does not speak of: they are shown beside it.
BESIDE: Final = (
    *("cost", "discount", "culture", "trade", "production", "coin", "combat_bonus", "copies", "deck", "era", "phase"),
    *("level", "unlocks", "travel_speed", "stacking_limit", "max_cities", "culture_hand", "water", "coin_icon"),
    *("unlocked_by", "start_tech", "start_government", "home_tile", "setup", "armies_total", "base_membership"),
)
CONTENT: Final[Content[r.Box, Tables]] = Content(PACKAGE, r.Box, compile_tables, beside=BESIDE)
