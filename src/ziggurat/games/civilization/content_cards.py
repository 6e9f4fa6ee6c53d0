"""Cards and markers of the content files as tables: techs, governments, buildings, wonders, events, units."""

from typing import Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization import effect_records as er
from ziggurat.games.civilization import records as r
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

ERAS: Final = ("ancient", "medieval", "modern")
CANCELS: Final = {"culture_event": c.CANCEL_EVENT, "resource_ability": c.CANCEL_ABILITY, "city_action": c.CANCEL_ACTION}
WATER: Final = {"": c.NO_WATER, "cross": c.CROSS, "end": c.END_ON_WATER}


def cancels(effect: er.Cancel) -> int:
    return sum(CANCELS[what] for what in effect.what)


def techs_table(t: Tables, box: r.Box, techs: list[r.Tech], building_ids: list[str]) -> None:
    costs = box.techs.level_costs
    expect(sorted(costs) == [1, 2, 3, 4, 5], "techs.yaml: level_costs", "one cost for each level from 1 to 5")
    t.level_cost = [0] + [costs[level] for level in range(1, 6)]
    t.tech_level = [tech.level for tech in techs]
    for tech in techs:
        expect(1 <= tech.level <= 5, f"techs.yaml: techs {tech.id}", f"level {tech.level}")
    t.tech_speed = [tech.travel_speed for tech in techs]
    t.tech_limit = [tech.stacking_limit for tech in techs]
    t.tech_max_cities = [tech.max_cities for tech in techs]
    t.tech_hand = [tech.culture_hand for tech in techs]
    t.tech_water = [WATER[tech.water] for tech in techs]
    t.tech_unit, t.tech_rank, t.tech_buildings, t.tech_governments = [], [], [], []
    t.coin_techs, t.coin_slot, t.coin_price_trade, t.coin_price_culture, t.coin_max = [], [], [], [], []
    t.battle_slot = -1
    t.walls_tech = t.split_mask = t.fly_mask = t.raze_mask = t.siege_mask = t.protect_mask = 0
    t.production_per_coins = t.force_per_coins = t.hand_per_coins = (0, 1, 0)
    t.heal_techs = []
    t.abilities = []
    t.space_flight = -1
    ranks = {kind.id: len(kind.build_cost) for kind in box.units.unit_types}
    for number, tech in enumerate(techs):
        where = f"techs.yaml: techs {tech.id}"
        bit = 1 << number
        rank = tech.unlocks.unit_rank
        if rank is not None:
            t.tech_unit.append(find(list(c.UNIT_TYPES), rank.type, where))
            expect(1 <= rank.rank <= ranks.get(rank.type, 0), where, f"{rank.type} have no rank {rank.rank}")
            t.tech_rank.append(rank.rank)
        elif tech.unlocks.aircraft:
            t.tech_unit.append(c.UNIT_TYPES.index("aircraft"))
            t.tech_rank.append(1)
        else:
            t.tech_unit.append(-1)
            t.tech_rank.append(0)
        t.tech_buildings.append(mask(building_ids, tech.unlocks.buildings, where))
        t.tech_governments.append(mask(t.government_ids, tech.unlocks.governments, where))
        if tech.unlocks.city_walls:
            t.walls_tech |= bit
        if tech.coin_tokens is not None:
            t.coin_slot.append(len(t.coin_techs))
            t.coin_techs.append(number)
            t.coin_price_trade.append(tech.coin_tokens.trade)
            t.coin_price_culture.append(tech.coin_tokens.culture)
            t.coin_max.append(tech.coin_tokens.max)
            if tech.coin_tokens.earned_by == "winning_a_battle":
                t.battle_slot = t.coin_slot[-1]
            price = tech.coin_tokens.trade + tech.coin_tokens.culture
            expect(
                (tech.coin_tokens.earned_by == "payment") == (price > 0),
                where,
                "a price exactly where coins are paid for",
            )
            by_ability = any(isinstance(ability.effect, er.CoinOnCard) for ability in tech.resource_abilities)
            expect(
                (tech.coin_tokens.earned_by == "resource_ability") == by_ability, where, "coins by an ability it has"
            )
        else:
            t.coin_slot.append(-1)
        for passive in tech.passive:
            _passive(t, number, bit, passive.effect)
        for ability in by_id(tech.resource_abilities):
            t.abilities.append(_ability(number, ability))
    expect(t.space_flight >= 0, "techs.yaml: techs", "no tech wins the game")
    t.research_level = [
        tuple((1 << n, (c.A_RESEARCH, n, 0, 0)) for n, level in enumerate(t.tech_level) if level == wanted)
        for wanted in range(6)
    ]
    t.coin_icons = [(1 << number, coin) for number, coin in enumerate(tech.coin_icon for tech in techs) if coin]
    t.coin_icons_of = sum(bit for bit, _coin in t.coin_icons)
    t.reactive = [tuple(n for n, a in enumerate(t.abilities) if a.op == op) for op in range(40)]
    t.abilities_in = [
        tuple(n for n, a in enumerate(t.abilities) if a.phase == phase and a.op != c.OP_CANCEL and phase != c.BATTLE)
        for phase in range(len(c.PHASES))
    ]
    t.ability_techs = [sum({1 << t.abilities[number].tech for number in numbers}) for numbers in t.abilities_in]


def _passive(t: Tables, number: int, bit: int, effect: er.PassiveEffect) -> None:
    if isinstance(effect, er.SplitProduction):
        t.split_mask |= bit
    elif isinstance(effect, er.FlyOver):
        t.fly_mask |= bit
    elif isinstance(effect, er.Raze):
        t.raze_mask |= bit
    elif isinstance(effect, er.BreakWalls):
        t.siege_mask |= bit
    elif isinstance(effect, er.Uncancellable):
        t.protect_mask |= bit
    elif isinstance(effect, er.HealWounds):
        t.heal_techs.append((number, -1 if effect.amount is None else effect.amount))
    elif isinstance(effect, er.ProductionPerCoins):
        t.production_per_coins = (bit, effect.coins, effect.production)
    elif isinstance(effect, er.HandsPerCoins):
        t.force_per_coins = (bit, effect.coins, effect.battle_force)
        t.hand_per_coins = (bit, effect.coins, effect.culture_hand)
    else:
        t.space_flight = number


def _ability(tech: int, record: r.Ability) -> Ability:
    a = plain_ability()
    effect = record.effect
    a.id, a.tech = record.id, tech
    a.phase = c.PHASES.index(record.phase)
    a.cost = tuple(c.ANY if name == "any" else c.RESOURCES.index(name) for name in record.cost)
    if isinstance(effect, er.CityProduction):
        a.op, a.n = c.OP_PRODUCTION, effect.amount
    elif isinstance(effect, er.GainCulture):
        a.op, a.n = c.OP_CULTURE, effect.amount
    elif isinstance(effect, er.GainTrade):
        a.op, a.n, a.other = c.OP_TRADE, effect.amount, effect.other_player
    elif isinstance(effect, er.GainGreatPerson):
        a.op, a.n = c.OP_GREAT_PERSON, effect.amount
    elif isinstance(effect, er.CoinOnCard):
        a.op, a.n = c.OP_COIN, tech
    elif isinstance(effect, er.Cancel):
        a.op, a.cancels = c.OP_CANCEL, cancels(effect)
        expect(not effect.only_if_targeted, f"techs.yaml: {record.id}", "an ability cancels whomever it aims at")
    elif isinstance(effect, er.Obsolete):
        a.op = c.OP_OBSOLETE
        a.eras = mask(list(ERAS), list(effect.eras), f"techs.yaml: {record.id}")
        a.kills, a.destroys = effect.or_kill_unit, effect.or_destroy_building
    elif isinstance(effect, er.LockSquare):
        a.op = c.OP_LOCK
    elif isinstance(effect, er.ToWater):
        a.op = c.OP_STEAM
    elif isinstance(effect, er.ExtraActions):
        a.op, a.n = c.OP_ACTIONS, effect.amount
    elif isinstance(effect, er.Nuke):
        a.op = c.OP_NUKE
    elif isinstance(effect, er.StrikeBonus):
        a.op, a.n = c.OP_STRIKE, effect.amount
    else:
        a.op, a.n = c.OP_WOUNDS, effect.amount
    return a


def governments_table(t: Tables, records: list[r.Government]) -> None:
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


def _government(effects: list[er.GovernmentEffect]) -> Government:
    g = plain_government()
    for effect in effects:
        _law(g, effect)
    return g


def _law(g: Government, effect: er.GovernmentEffect) -> None:
    if isinstance(effect, er.CoinsInForce):
        g.coins += effect.amount
    elif isinstance(effect, er.CityProduction):
        g.production += effect.amount
    elif isinstance(effect, er.TradeIncome):
        g.income += effect.amount
    elif isinstance(effect, er.Arts):
        g.arts += effect.amount
    elif isinstance(effect, er.CapitalArts):
        g.capital_arts += effect.amount
    elif isinstance(effect, er.CultureHand):
        g.hand += effect.amount
    elif isinstance(effect, er.BattleForce):
        g.force += effect.amount
    elif isinstance(effect, er.CombatBonus):
        g.bonus += effect.amount
    elif isinstance(effect, er.StartHarvest):
        g.harvest = True
    elif isinstance(effect, er.StartTrade):
        g.start_trade += effect.amount
    elif isinstance(effect, er.StartCulturePerArmy):
        g.culture_per_army += effect.amount
    elif isinstance(effect, er.ExtraCapitalAction):
        g.extra_capital += effect.amount
    elif isinstance(effect, er.NoCapitalAction):
        g.no_capital = True
    elif isinstance(effect, er.NoCityAttack):
        g.no_city_attack = True
    elif isinstance(effect, er.SharedHarvest):
        g.shared_harvest = True
    elif isinstance(effect, er.ScoutsExplore):
        g.scouts_explore = True
    elif isinstance(effect, er.ArmiesFound):
        g.armies_found = True
    else:
        g.share_best = True


def buildings_table(t: Tables, box: r.Box, records: list[r.Building]) -> None:
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
        sum(t.pool_count) == box.market.components.building_markers,
        "buildings.yaml: marker_pools",
        f"{sum(t.pool_count)} markers",
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
        building.ground = mask(list(c.TERRAINS), record.terrain, f"{where}: terrain")
        building.limited = record.limited
        building.pool = find(t.pool_ids, record.pool, f"{where}: pool")
        expect(record.id in pools[building.pool].members, where, f"{record.pool} does not list it")
        building.upgrade = -1 if record.upgrades_to is None else find(ids, record.upgrades_to, f"{where}: upgrades_to")
        t.buildings.append(building)


def wonders_and_pieces_table(t: Tables, box: r.Box, buildings: list[r.Building]) -> None:
    records = by_id(box.wonders.wonders)
    great = by_id(box.great_people.great_people_types)
    expect(len(records) == box.market.components.wonder_cards, "wonders.yaml: wonders", f"{len(records)} wonders")
    t.wonder_ids = [record.id for record in records]
    t.wonders = []
    for record in records:
        where = f"wonders.yaml: wonders {record.id}"
        wonder = Wonder()
        wonder.id, wonder.cost, wonder.culture = record.id, record.cost, record.culture
        wonder.era = ERAS.index(record.era)
        wonder.cheap, wonder.cheap_tech = record.cost, 0
        if record.discount is not None:
            wonder.cheap = record.discount.cost
            wonder.cheap_tech = 1 << find(t.tech_ids, record.discount.tech, f"{where}: discount")
        wonder.op, wonder.n = _wonder_op(record.effect)
        t.wonders.append(wonder)
    t.op_wonders = [tuple(number for number, made in enumerate(t.wonders) if made.op == op) for op in range(40)]
    t.great_ids = [record.id for record in great]
    t.great_copies = [record.copies for record in great]
    expect(
        sum(t.great_copies) == box.market.components.great_person_markers,
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


def _wonder_op(effect: er.WonderEffect) -> tuple[int, int]:
    if isinstance(effect, er.StartOfTurnTrade):
        return c.OP_TRADE, effect.amount
    if isinstance(effect, er.StartOfTurnCulture):
        return c.OP_CULTURE, effect.amount
    if isinstance(effect, er.UnitStrength):
        return c.OP_STRENGTH, effect.amount
    if isinstance(effect, er.CheaperResearch):
        return c.OP_THRESHOLD, effect.amount
    if isinstance(effect, er.CoinEachTurn):
        return c.OP_COIN, effect.amount
    return PLAIN_WONDERS[type(effect)], 0


PLAIN_WONDERS: Final[dict[type[er.Effect], int]] = {
    er.FreeFigure: c.OP_FREE_FIGURE,
    er.SeeForce: c.OP_ORACLE,
    er.HarvestAnything: c.OP_ANY_HARVEST,
    er.LearnKnown: c.OP_FREE_TECH,
    er.FreeAdvance: c.OP_FREE_ADVANCE,
    er.Protected: c.OP_UNITED_NATIONS,
}


def deck_number(deck: r.Deck) -> int:
    return deck.deck


def events_table(t: Tables, box: r.Box) -> None:
    records = by_id(box.culture_events.culture_events)
    decks = sorted(box.culture_events.decks, key=deck_number)
    t.deck_ids = [deck.id for deck in decks]
    t.event_ids = [record.id for record in records]
    t.event_copies = [record.copies for record in records]
    expect(
        sum(t.event_copies) == box.market.components.culture_event_cards,
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
    t.interrupt_decks = sum({1 << e.deck for e in t.events if e.op in (c.OP_KILL, c.OP_KILL_SQUARE)})
    t.interrupt_kinds = sum(1 << k for k, e in enumerate(t.events) if e.op in (c.OP_KILL, c.OP_KILL_SQUARE))
    t.gift_decks = [sum({1 << e.deck for e in t.events if e.gift >> record & 1}) for record in range(len(c.RESOURCES))]


def _event(record: r.CultureEvent) -> CultureEvent:
    where = f"culture_events.yaml: culture_events {record.id}"
    e = plain_event()
    effect = record.effect
    e.id, e.deck = record.id, record.deck
    expect(1 <= record.deck <= 3, where, f"deck {record.deck}")
    e.phase = c.PHASES.index(record.phase)
    if isinstance(effect, er.Gift):
        e.op = c.OP_GIFT
        e.gift = mask(list(c.RESOURCES), list(effect.resources), where)
        e.coin = effect.coin_for_another
    elif isinstance(effect, er.Cancel):
        e.op, e.cancels, e.only_targeted = c.OP_CANCEL, cancels(effect), effect.only_if_targeted
    elif isinstance(effect, er.KillInSquare):
        e.op, e.n, e.distance = c.OP_KILL_SQUARE, effect.figures, anywhere(effect.distance)
    elif isinstance(effect, er.KillFigure):
        e.op, e.distance = c.OP_KILL, anywhere(effect.distance)
    elif isinstance(effect, er.Disaster):
        e.op = c.OP_DISASTER
        e.becomes = c.TERRAINS.index(effect.becomes)
        e.must_be = mask(list(c.TERRAINS), list(effect.terrain), where)
        e.must_not_be = mask(list(c.TERRAINS), list(effect.not_terrain), where)
    elif isinstance(effect, er.MoveFigures):
        e.op, e.n = c.OP_MOVE, effect.steps
    elif isinstance(effect, er.MutualLearn):
        e.op, e.n = c.OP_LEARN, effect.level
    elif isinstance(effect, er.DestroyBuildings):
        expect(1 <= effect.count <= 2, where, "one building or two")
        e.op, e.n, e.distance = c.OP_DESTROY, effect.count, anywhere(effect.distance)
        e.others_only = effect.others_only
    elif isinstance(effect, er.ForceAnarchy):
        e.op = c.OP_ANARCHY
    else:
        e.op, e.n = c.OP_PRODUCTION, effect.amount
    return e


def anywhere(distance: int | None) -> int:
    return -1 if distance is None else distance


def markers_table(t: Tables, box: r.Box) -> None:
    huts = by_id(box.huts_villages.huts)
    villages = by_id(box.huts_villages.villages)
    t.marker_ids = [record.id for record in huts + villages]
    t.marker_kind = [c.HUT] * len(huts) + [c.VILLAGE] * len(villages)
    t.marker_copies = [record.copies for record in huts + villages]
    t.marker_resource = [
        -1
        if record.contents == "great_person"
        else find(list(c.RESOURCES), record.contents, f"huts_villages.yaml: {record.id}")
        for record in huts + villages
    ]
    pieces = box.market.components
    for kind, records, expected in (("huts", huts, pieces.hut_markers), ("villages", villages, pieces.village_markers)):
        count = sum(record.copies for record in records)
        expect(count == expected, f"huts_villages.yaml: {kind}", f"{count} markers")


def units_table(t: Tables, box: r.Box) -> None:
    types = in_order(box.units.unit_types, c.UNIT_TYPES, "units.yaml: unit_types")
    cards = by_id(box.units.cards)
    expect(len(cards) == box.market.components.combat_cards, "units.yaml: cards", f"{len(cards)} cards")
    t.unit_cost = [tuple(kind.build_cost) for kind in types]
    t.trumps = [
        -1 if kind.trumps is None else find(list(c.UNIT_TYPES), kind.trumps, f"units.yaml: {kind.id}") for kind in types
    ]
    t.unit_ids, t.card_type, t.card_strength = [], [], []
    for card in cards:
        counter = card.type == "combat_bonus"  # the two cards that show the difference of bonuses
        expect(
            counter == (card.strength is None), f"units.yaml: cards {card.id}", "all but combat_bonus have a strength"
        )
        if card.strength is None:
            continue
        kind = find(list(c.UNIT_TYPES), card.type, f"units.yaml: cards {card.id}: type")
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
