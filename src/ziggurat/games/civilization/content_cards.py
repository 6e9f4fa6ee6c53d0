"""Cards and markers of the content files as tables: techs, governments, buildings, wonders, events, units."""

from ziggurat.games.civilization import content_types as ct
from ziggurat.games.civilization.codes import (
    A_RESEARCH,
    ANY,
    BATTLE,
    CANCEL_ABILITY,
    CANCEL_ACTION,
    CANCEL_EVENT,
    CROSS,
    END_ON_WATER,
    HUT,
    NO_WATER,
    OP_ACTIONS,
    OP_ANARCHY,
    OP_ANY_HARVEST,
    OP_CANCEL,
    OP_COIN,
    OP_CULTURE,
    OP_DESTROY,
    OP_DISASTER,
    OP_FREE_ADVANCE,
    OP_FREE_FIGURE,
    OP_FREE_TECH,
    OP_GIFT,
    OP_GREAT_PERSON,
    OP_KILL,
    OP_KILL_SQUARE,
    OP_LEARN,
    OP_LOCK,
    OP_MOVE,
    OP_NUKE,
    OP_OBSOLETE,
    OP_ORACLE,
    OP_PRODUCTION,
    OP_STEAM,
    OP_STRENGTH,
    OP_STRIKE,
    OP_THRESHOLD,
    OP_TRADE,
    OP_UNITED_NATIONS,
    OP_WOUNDS,
    PHASES,
    RESOURCES,
    TERRAINS,
    UNIT_TYPES,
    VILLAGE,
)
from ziggurat.games.civilization.content_checks import by_id, expect, find, in_order, mask, packed
from ziggurat.games.civilization.tables import (
    Ability,
    Building,
    CultureEvent,
    Government,
    Tables,
    Wonder,
    plain_ability,
    plain_event,
    plain_government,
)
from ziggurat.kernel.errors import BadContent

ERAS = ("ancient", "medieval", "modern")
CANCELS = {
    "": 0,
    "culture_event": CANCEL_EVENT,
    "resource_ability": CANCEL_ABILITY,
    "city_action": CANCEL_ACTION,
    "culture_event_or_resource_ability": CANCEL_EVENT | CANCEL_ABILITY,
}


def techs_table(t: Tables, box: ct.Box, techs: list[ct.Tech], building_ids: list[str]) -> None:
    costs = box.techs.level_costs
    expect(sorted(costs) == [1, 2, 3, 4, 5], "techs.yaml: level_costs", "one cost for each level from 1 to 5")
    t.level_cost = [0] + [costs[level] for level in range(1, 6)]
    t.tech_level = [tech.level for tech in techs]
    for tech in techs:
        expect(1 <= tech.level <= 5, f"techs.yaml: techs {tech.id}", f"level {tech.level}")
    counts = box.techs.expected_counts
    for level in range(1, 6):
        expect(
            t.tech_level.count(level) == counts.get(f"level_{level}", t.tech_level.count(level)),
            "techs.yaml: expected_counts",
            f"{t.tech_level.count(level)} techs of level {level}",
        )
    t.tech_speed = [tech.travel_speed for tech in techs]
    t.tech_limit = [tech.stacking_limit for tech in techs]
    t.tech_max_cities = [tech.max_cities for tech in techs]
    t.tech_hand = [tech.culture_hand for tech in techs]
    water = {"": NO_WATER, "cross": CROSS, "end": END_ON_WATER}
    t.tech_water = []
    t.tech_coin = [tech.coin_icon for tech in techs]
    t.tech_unit, t.tech_rank, t.tech_buildings, t.tech_governments = [], [], [], []
    t.coin_techs, t.coin_slot, t.coin_price_trade, t.coin_price_culture, t.coin_max = [], [], [], [], []
    t.battle_slot = -1
    t.walls_tech = t.split_mask = t.fly_mask = t.raze_mask = t.siege_mask = t.protect_mask = 0
    t.production_per_coins = t.force_per_coins = t.hand_per_coins = (0, 1, 0)
    t.heal_techs = []
    t.abilities = []
    t.space_flight = -1
    for number, tech in enumerate(techs):
        where = f"techs.yaml: techs {tech.id}"
        bit = 1 << number
        expect(tech.water in water, where, f"water {tech.water!r}")
        t.tech_water.append(water[tech.water])
        rank = tech.unlocks.unit_rank
        if rank is not None:
            t.tech_unit.append(find(list(UNIT_TYPES), rank.type, where))
            t.tech_rank.append(rank.rank)
        elif tech.unlocks.aircraft:
            t.tech_unit.append(UNIT_TYPES.index("aircraft"))
            t.tech_rank.append(1)
        else:
            t.tech_unit.append(-1)
            t.tech_rank.append(0)
        t.tech_buildings.append(mask(building_ids, tech.unlocks.buildings, where))
        t.tech_governments.append(mask(t.government_ids, tech.unlocks.governments, where))
        if tech.unlocks.city_walls:
            t.walls_tech |= bit
        if tech.unique_in_game:
            t.space_flight = number
        if tech.coin_tokens is not None:
            t.coin_slot.append(len(t.coin_techs))
            t.coin_techs.append(number)
            t.coin_price_trade.append(tech.coin_tokens.trade)
            t.coin_price_culture.append(tech.coin_tokens.culture)
            t.coin_max.append(tech.coin_tokens.max)
            if tech.coin_tokens.trigger == "win_battle":
                t.battle_slot = t.coin_slot[-1]
        else:
            t.coin_slot.append(-1)
        for passive in tech.passive:
            _passive(t, number, bit, passive.effect)
        for ability in by_id(tech.resource_abilities):
            t.abilities.append(_ability(t, number, ability, where))
    expect(t.space_flight >= 0, "techs.yaml: techs", "no tech is unique in the game")
    t.research_level = [
        tuple((1 << n, (A_RESEARCH, n, 0, 0)) for n, level in enumerate(t.tech_level) if level == wanted)
        for wanted in range(6)
    ]
    t.coin_icons = [(1 << number, coin) for number, coin in enumerate(t.tech_coin) if coin]
    t.reactive = [tuple(n for n, a in enumerate(t.abilities) if a.op == op) for op in range(40)]
    t.abilities_in = [
        tuple(n for n, a in enumerate(t.abilities) if a.phase == phase and a.op != OP_CANCEL and phase != BATTLE)
        for phase in range(len(PHASES))
    ]


def _passive(t: Tables, number: int, bit: int, effect: ct.Effect) -> None:
    if effect.split_production:
        t.split_mask |= bit
    if effect.ignore_when_moving_through:
        t.fly_mask |= bit
    if effect.destroy_building_under_army_at_end_of_move:
        t.raze_mask |= bit
    if effect.destroy_city_walls_when_attacking:
        t.siege_mask |= bit
    if effect.own_culture_events_cannot_be_cancelled:
        t.protect_mask |= bit
    if effect.heal_wounds:
        t.heal_techs.append((number, effect.heal_wounds if isinstance(effect.heal_wounds, int) else -1))
    if effect.city_production_per_coins is not None:
        per = effect.city_production_per_coins
        t.production_per_coins = (bit, per.coins, per.production)
    if effect.battle_force_size_per_coins is not None:
        t.force_per_coins = (bit, effect.battle_force_size_per_coins.coins, effect.battle_force_size_per_coins.amount)
    if effect.culture_hand_per_coins is not None:
        t.hand_per_coins = (bit, effect.culture_hand_per_coins.coins, effect.culture_hand_per_coins.amount)


def _ability(t: Tables, tech: int, record: ct.Ability, where: str) -> Ability:
    a = plain_ability()
    effect = record.effect
    a.id, a.tech = record.id, tech
    a.phase = find(list(PHASES), record.phase, f"{where}: {record.id}")
    a.cost = tuple(
        ANY if name == "any" else find(list(RESOURCES), name, f"{where}: {record.id}: cost") for name in record.cost
    )
    if effect.city_production_bonus:
        a.op, a.n = OP_PRODUCTION, effect.city_production_bonus
    elif effect.gain_culture:
        a.op, a.n = OP_CULTURE, effect.gain_culture
    elif effect.gain_trade:
        a.op, a.n, a.other = OP_TRADE, effect.gain_trade, effect.other_player_gains_trade
    elif effect.gain_great_person:
        a.op, a.n = OP_GREAT_PERSON, effect.gain_great_person
    elif effect.add_coin_token_to:
        a.op, a.n = OP_COIN, find(t.tech_ids, effect.add_coin_token_to, f"{where}: {record.id}")
    elif effect.cancel:
        a.op, a.cancels = OP_CANCEL, CANCELS[effect.cancel]
    elif effect.choose_one:
        a.op = OP_OBSOLETE
        for part in effect.choose_one:
            a.eras |= mask(list(ERAS), part.obsolete_wonder, f"{where}: {record.id}")
            a.kills = a.kills or part.kill_random_unit is not None
            a.destroys = a.destroys or part.destroy_buildings is not None
    elif effect.lock_square is not None:
        a.op = OP_LOCK
    elif effect.relocate_figures is not None:
        a.op = OP_STEAM
    elif effect.extra_city_action:
        a.op, a.n = OP_ACTIONS, 1
    elif effect.nuke_city is not None:
        a.op = OP_NUKE
    elif effect.attack_damage_bonus:
        a.op, a.n = OP_STRIKE, effect.attack_damage_bonus
    elif effect.deal_wounds:
        a.op, a.n = OP_WOUNDS, effect.deal_wounds
    else:
        raise BadContent(f"{where}: {record.id}: effect: nothing the engine can do")
    return a


def governments_table(t: Tables, records: list[ct.Government]) -> None:
    base = [_government([part.effect for part in record.effects]) for record in records]
    reprint = [_government([part.effect for part in record.ww_effects]) for record in records]
    t.governments = [base, reprint]
    always = [number for number, record in enumerate(records) if record.unlocked_by == "always"]
    t.always_unlocked = sum(1 << number for number in always)
    forbidding = [number for number in always if base[number].no_capital]
    expect(len(forbidding) == 1, "governments.yaml: governments", "exactly one stops the capital: Anarchy")
    t.anarchy = forbidding[0]
    for number, record in enumerate(records):
        if record.unlocked_by != "always":
            tech = find(t.tech_ids, record.unlocked_by, f"governments.yaml: governments {record.id}: unlocked_by")
            expect(
                bool(t.tech_governments[tech] >> number & 1),
                f"governments.yaml: governments {record.id}",
                f"{record.unlocked_by} does not unlock it in techs.yaml",
            )


def _government(effects: list[ct.Effect]) -> Government:
    g = plain_government()
    for effect in effects:
        g.coins += effect.coins_while_active
        g.production += effect.city_production_bonus
        g.income += effect.trade_income
        g.arts += effect.arts_bonus
        g.capital_arts += effect.capital_arts_bonus
        g.hand += effect.culture_hand_size
        g.force += effect.battle_force_size
        g.bonus += effect.combat_bonus
        g.harvest += effect.start_of_turn_harvest
        g.start_trade += effect.start_of_turn_trade
        g.culture_per_army += effect.start_of_turn_culture_per_army
        g.extra_capital += effect.extra_capital_action
        g.no_capital = g.no_capital or effect.capital_takes_no_city_action
        g.no_city_attack = g.no_city_attack or effect.may_not_attack_cities
        g.shared_harvest = g.shared_harvest or effect.cities_harvest_from_each_other
        g.scouts_explore = g.scouts_explore or "huts" in effect.scouts_may_explore
        g.armies_found = g.armies_found or effect.armies_may_found_cities
        g.share_best = g.share_best or effect.cities_share_best_production
    return g


def buildings_table(t: Tables, box: ct.Box, records: list[ct.Building]) -> None:
    pools = by_id(box.buildings.marker_pools)
    walls = box.buildings.city_walls
    t.walls_cost, t.walls_bonus = walls.cost, walls.combat_bonus_when_defending
    expect(
        bool(t.walls_tech >> find(t.tech_ids, walls.tech, "buildings.yaml: city_walls") & 1),
        "buildings.yaml: city_walls",
        f"{walls.tech} does not unlock them in techs.yaml",
    )
    t.pool_ids = [pool.id for pool in pools]
    t.pool_count = [pool.count for pool in pools]
    expect(
        sum(t.pool_count) == t.components["building"], "buildings.yaml: marker_pools", f"{sum(t.pool_count)} markers"
    )
    ids = [record.id for record in records]
    t.buildings = []
    for number, record in enumerate(records):
        where = f"buildings.yaml: buildings {record.id}"
        building = Building()
        building.id = record.id
        tech = find(t.tech_ids, record.tech, f"{where}: tech")
        expect(bool(t.tech_buildings[tech] >> number & 1), where, f"{record.tech} does not unlock it in techs.yaml")
        building.tech = 1 << tech
        building.cost = record.cost
        building.ground = mask(list(TERRAINS), record.terrain, f"{where}: terrain")
        building.limited = record.limited
        building.pool = find(t.pool_ids, record.pool, f"{where}: pool")
        expect(record.id in pools[building.pool].members, where, f"{record.pool} does not list it")
        building.upgrade = -1 if record.upgrades_to is None else find(ids, record.upgrades_to, f"{where}: upgrades_to")
        t.buildings.append(building)


def wonders_and_pieces_table(t: Tables, box: ct.Box, buildings: list[ct.Building]) -> None:
    records = by_id(box.wonders.wonders)
    great = by_id(box.great_people.great_people_types)
    expect(len(records) == t.components["wonder"], "wonders.yaml: wonders", f"{len(records)} wonders")
    t.wonder_ids = [record.id for record in records]
    t.wonders = []
    for record in records:
        where = f"wonders.yaml: wonders {record.id}"
        wonder = Wonder()
        wonder.id, wonder.cost, wonder.culture = record.id, record.cost, record.culture
        wonder.era = find(list(ERAS), record.era, f"{where}: era")
        wonder.cheap, wonder.cheap_tech = record.cost, 0
        if record.discount is not None:
            wonder.cheap = record.discount.cost
            wonder.cheap_tech = 1 << find(t.tech_ids, record.discount.tech, f"{where}: discount")
        wonder.phase = find(list(PHASES), record.phase, f"{where}: phase")
        wonder.op, wonder.n = _wonder_op(record.effect, where)
        t.wonders.append(wonder)
    t.op_wonders = [tuple(number for number, made in enumerate(t.wonders) if made.op == op) for op in range(40)]
    t.great_ids = [record.id for record in great]
    t.great_copies = [record.copies for record in great]
    expect(
        sum(t.great_copies) == t.components["great_people"],
        "great_people.yaml: great_people_types",
        f"{sum(t.great_copies)} markers",
    )
    t.building_piece = 1
    t.wonder_piece = 1 + len(buildings)
    t.great_piece = t.wonder_piece + len(records)
    t.piece_ids = ["", *(b.id for b in buildings), *t.wonder_ids, *t.great_ids]
    t.piece_yield = [0]
    t.piece_bonus = [0]
    for b in buildings:
        t.piece_yield.append(packed(b.trade, b.production, b.culture, b.coin))
        t.piece_bonus.append(b.combat_bonus)
    for w in records:
        t.piece_yield.append(packed(0, 0, w.culture, 0))
        t.piece_bonus.append(0)
    for g in great:
        t.piece_yield.append(packed(g.trade, g.production, g.culture, g.coin))
        t.piece_bonus.append(g.combat_bonus)


def _wonder_op(effect: ct.Effect, where: str) -> tuple[int, int]:
    if effect.gain_trade:
        return OP_TRADE, effect.gain_trade
    if effect.gain_culture:
        return OP_CULTURE, effect.gain_culture
    if effect.build_free_figure is not None:
        return OP_FREE_FIGURE, 1
    if effect.opponent_battle_force_revealed_to_owner:
        return OP_ORACLE, 0
    if effect.harvest_any_resource:
        return OP_ANY_HARVEST, 0
    if effect.own_unit_strength:
        return OP_STRENGTH, effect.own_unit_strength
    if effect.research_threshold_reduction:
        return OP_THRESHOLD, effect.research_threshold_reduction
    if effect.add_coin_token_to:
        return OP_COIN, 1
    if effect.learn_free_tech is not None:
        return OP_FREE_TECH, 1
    if effect.free_culture_advance:
        return OP_FREE_ADVANCE, effect.free_culture_advance
    if effect.cannot_be_targeted_by_culture_events:
        return OP_UNITED_NATIONS, 0
    raise BadContent(f"{where}: effect: nothing the engine can do")


def deck_number(deck: ct.Deck) -> int:
    return deck.deck


def events_table(t: Tables, box: ct.Box) -> None:
    records = by_id(box.culture_events.culture_events)
    decks = sorted(box.culture_events.decks, key=deck_number)
    t.deck_ids = [deck.id for deck in decks]
    t.event_ids = [record.id for record in records]
    t.event_copies = [record.copies for record in records]
    expect(
        sum(t.event_copies) == t.components["event"],
        "culture_events.yaml: culture_events",
        f"{sum(t.event_copies)} cards",
    )
    for deck in decks:
        count = sum(record.copies for record in records if record.deck == deck.deck)
        expect(count == deck.cards, f"culture_events.yaml: decks {deck.id}", f"{count} cards, not {deck.cards}")
    t.events = [_event(record) for record in records]
    t.cancel_decks = [
        sum({1 << e.deck for e in t.events if e.cancels & what and not e.only_targeted}) for what in range(8)
    ]
    t.targeted_decks = sum({1 << e.deck for e in t.events if e.cancels and e.only_targeted})
    t.interrupt_decks = sum({1 << e.deck for e in t.events if e.op in (OP_KILL, OP_KILL_SQUARE)})
    t.interrupt_kinds = sum(1 << k for k, e in enumerate(t.events) if e.op in (OP_KILL, OP_KILL_SQUARE))
    t.gift_decks = [sum({1 << e.deck for e in t.events if e.gift >> r & 1}) for r in range(len(RESOURCES))]


def _event(record: ct.CultureEvent) -> CultureEvent:
    where = f"culture_events.yaml: culture_events {record.id}"
    e = plain_event()
    effect = record.effect
    e.id, e.deck = record.id, record.deck
    expect(1 <= record.deck <= 3, where, f"deck {record.deck}")
    e.phase = find(list(PHASES), record.phase, f"{where}: phase")
    if effect.counts_as_resource_one_of:
        e.op = OP_GIFT
        e.gift = mask(list(RESOURCES), effect.counts_as_resource_one_of, where)
        e.coin = effect.other_player_gains_coin_token is not None
    elif effect.cancel:
        e.op, e.cancels = OP_CANCEL, CANCELS[effect.cancel]
        e.only_targeted = bool(effect.only_if_targets)
    elif effect.choose_square is not None:
        e.op = OP_KILL_SQUARE
        e.distance = -1 if effect.choose_square.distance is None else effect.choose_square.distance
        e.n = max((part.kill_figures.up_to for part in effect.choose_one if part.kill_figures is not None), default=0)
        e.up_to = True
    elif effect.kill_figures is not None:
        e.op, e.n = OP_KILL, effect.kill_figures.count
        e.distance = -1 if effect.kill_figures.distance is None else effect.kill_figures.distance
    elif effect.place_disaster is not None:
        e.op = OP_DISASTER
        e.becomes = find(list(TERRAINS), effect.place_disaster.becomes, where)
        e.must_be = mask(list(TERRAINS), effect.place_disaster.square_must_be, where)
        e.must_not_be = mask(list(TERRAINS), effect.place_disaster.square_must_not_be, where)
    elif effect.move_other_players_figures is not None:
        e.op, e.n = OP_MOVE, effect.move_other_players_figures.steps_up_to
    elif effect.mutual_learn is not None:
        e.op, e.n = OP_LEARN, effect.mutual_learn.max_level
    elif effect.destroy_buildings is not None:
        destroy = effect.destroy_buildings
        e.op = OP_DESTROY
        e.n = destroy.count or destroy.up_to
        e.up_to = destroy.count == 0
        e.distance = -1 if destroy.distance is None else destroy.distance
        e.others_only = destroy.owners == "other_players"
    elif effect.force_government is not None:
        e.op = OP_ANARCHY
    elif effect.city_production_bonus:
        e.op, e.n = OP_PRODUCTION, effect.city_production_bonus
    else:
        raise BadContent(f"{where}: effect: nothing the engine can do")
    return e


def markers_table(t: Tables, box: ct.Box) -> None:
    huts = by_id(box.huts_villages.huts)
    villages = by_id(box.huts_villages.villages)
    t.marker_ids = [record.id for record in huts + villages]
    t.marker_kind = [HUT] * len(huts) + [VILLAGE] * len(villages)
    t.marker_copies = [record.copies for record in huts + villages]
    t.marker_resource = [
        -1
        if record.contents == "great_person"
        else find(list(RESOURCES), record.contents, f"huts_villages.yaml: {record.id}")
        for record in huts + villages
    ]
    for kind, records in (("hut", huts), ("village", villages)):
        count = sum(record.copies for record in records)
        expect(count == t.components[kind], f"huts_villages.yaml: {kind}s", f"{count} markers")


def units_table(t: Tables, box: ct.Box) -> None:
    types = in_order(box.units.unit_types, UNIT_TYPES, "units.yaml: unit_types")
    cards = by_id(box.units.cards)
    expect(len(cards) == t.components["combat_cards"], "units.yaml: cards", f"{len(cards)} cards")
    t.unit_cost = [tuple(kind.build_cost) for kind in types]
    t.trumps = [
        -1 if kind.trumps is None else find(list(UNIT_TYPES), kind.trumps, f"units.yaml: {kind.id}") for kind in types
    ]
    t.unit_ids, t.card_type, t.card_strength = [], [], []
    for card in cards:
        if card.strength is None:
            continue  # the two counter cards that show the combat bonus
        kind = find(list(UNIT_TYPES), card.type, f"units.yaml: cards {card.id}: type")
        expect(
            len(card.strength) == len(t.unit_cost[kind]), f"units.yaml: cards {card.id}", "one strength for each rank"
        )
        t.unit_ids.append(card.id)
        t.card_type.append(kind)
        t.card_strength.append(tuple(card.strength))
    for number, kind_record in enumerate(types):
        expect(
            t.card_type.count(number) == kind_record.cards,
            f"units.yaml: unit_types {kind_record.id}",
            f"{t.card_type.count(number)} cards",
        )
