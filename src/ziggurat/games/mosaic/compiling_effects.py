"""Compiling the effects of cards: what happens when played, what lasts, what counts at the end."""

from ziggurat.games.mosaic import effect_records as ef
from ziggurat.games.mosaic import records as r
from ziggurat.games.mosaic.tables import (
    END_GOODS,
    END_UNREST,
    END_VP,
    Counted,
    Effect,
    EndEffect,
    Tables,
    TriggerTable,
)
from ziggurat.games.mosaic.vocabulary import (
    COUNT_NOTHING,
    COUNT_SYMBOL,
    DECKS,
    EVENTS,
    FARM_TOWN,
    FILTER_ANY,
    FILTER_GOODS,
    HERE,
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
    RESOURCES,
    STATS,
    TRACKS,
    UNITS,
    WHERE,
)


def counted(per: ef.Per) -> Counted:
    if per.symbol is not None:
        return (COUNT_SYMBOL, PILLARS.index(per.symbol))
    if per.owned is not None:
        return (OWNED[per.owned], 0)
    if per.stat is not None:
        return STATS[per.stat]
    assert per.in_region_of_this is not None
    return (HERE[per.in_region_of_this], 0)


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


def compile_end(effects: list[ef.Effect]) -> tuple[EndEffect, ...]:
    end: list[EndEffect] = []
    for e in effects:
        if isinstance(e, ef.VpPer) and e.timing == "end_game":
            count, argument = counted(e.per)
            end.append((END_VP, e.amount, count, argument, NO_MAXIMUM if e.max is None else e.max))
        elif isinstance(e, ef.IgnoreUnrest):
            end.append((END_UNREST, e.amount, COUNT_NOTHING, 0, NO_MAXIMUM))
        elif isinstance(e, ef.IgnoreUnrestPer):
            count, argument = counted(e.per)
            end.append((END_UNREST, e.amount, count, argument, NO_MAXIMUM))
        elif isinstance(e, ef.VpIfGoods):
            end.append((END_GOODS, e.amount, COUNT_NOTHING, 0, NO_MAXIMUM))
    return tuple(end)


def compile_effects(t: Tables, effects: list[ef.Effect], triggers: list[TriggerTable]) -> tuple[Effect, ...]:
    """The effects that happen or begin when the card is played; what counts at the end is `compile_end`'s."""
    compiled: list[Effect] = []
    for e in effects:
        if isinstance(e, ef.Trigger):
            for trigger in compile_trigger(e):
                compiled.append((OP_TRIGGER, len(triggers), 0, 0, 0, 0))
                triggers.append(trigger)
        else:
            compiled.extend(compile_effect(t, e))
    return tuple(compiled)


def compile_trigger(e: ef.Trigger) -> list[TriggerTable]:
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


def units_mask(kinds: list[ef.UnitKind]) -> int:
    return sum(1 << UNITS.index(kind) for kind in kinds)


def compile_effect(t: Tables, e: ef.Effect) -> list[Effect]:
    if isinstance(e, ef.Gain):
        return [(OP_GAIN, RESOURCES.index(e.resource), e.amount, 0, 0, 0)]
    if isinstance(e, ef.Lose):
        return [(OP_LOSE, RESOURCES.index(e.resource), e.amount, 0, 0, 0)]
    if isinstance(e, ef.GainPer):
        count, argument = counted(e.per)
        limit = NO_MAXIMUM if e.max is None else e.max
        return [(OP_GAIN_PER, RESOURCES.index(e.resource), e.amount, count, argument, limit)]
    if isinstance(e, ef.GainChoicePer):
        count, argument = counted(e.per)
        mask = sum(1 << RESOURCES.index(name) for name in e.resources)
        return [(OP_GAIN_CHOICE_PER, mask, e.amount, count, argument, 0)]
    if isinstance(e, ef.Production):
        return [(OP_PRODUCTION, TRACKS.index(e.track), e.amount, 0, 0, 0)]
    if isinstance(e, ef.ProductionChoice):
        mask = sum(1 << TRACKS.index(name) for name in e.tracks)
        return [(OP_PRODUCTION_CHOICE, mask, e.amount, 0, 0, 0)]
    if isinstance(e, ef.ProductionPer):
        count, argument = counted(e.per)
        return [(OP_PRODUCTION_PER, TRACKS.index(e.track), e.amount, count, argument, 0)]
    if isinstance(e, ef.ConvertProduction):
        return [(OP_CONVERT_PRODUCTION, 0, 0, 0, 0, 0)]
    if isinstance(e, ef.GainUnits):
        return [(OP_GAIN_UNITS, units_mask(e.kinds), e.count, WHERE.index(e.where), 0, 0)]
    if isinstance(e, ef.EliminateUnits):
        op = OP_ELIMINATE if e.timing == "on_play" else OP_STRIKE
        return [(op, units_mask(e.requires_own_unit), e.count, 0, 0, 0)]
    if isinstance(e, ef.DisplaceUnits):
        return [(OP_DISPLACE, e.uses, 0, 0, 0, 0)]
    if isinstance(e, ef.TakeMapTile):
        if isinstance(e.filter, ef.GoodFilter):
            wanted = t.good_ids.index(e.filter.trade_good)
        else:
            wanted = FILTER_ANY if e.filter == "any" else FILTER_GOODS
        limit = NO_MAXIMUM if e.max is None else e.max
        if e.count_per is not None:
            count, argument = counted(e.count_per)
            return [(OP_TAKE_TILE, wanted, 1, count, argument, limit)]
        assert e.count is not None
        return [(OP_TAKE_TILE, wanted, e.count, COUNT_NOTHING, 0, limit)]
    if isinstance(e, ef.PlaceTown):
        return [(OP_TOWN, PIECES.index(e.piece), WHERE.index(e.where), 0, 0, 0)]
    if isinstance(e, ef.FreeCity):
        return [(OP_FREE_CITY, WHERE.index(e.where), 0, 0, 0, 0)]
    if isinstance(e, ef.BuildPiece):
        return [(OP_BUILD_PIECE, PIECES.index(e.piece), 0, 0, 0, 0)]
    if isinstance(e, ef.VpPer):
        if e.timing == "end_game":
            return []
        count, argument = counted(e.per)
        return [(OP_VP_PER, e.amount, count, argument, NO_MAXIMUM if e.max is None else e.max, 0)]
    if isinstance(e, ef.RefreshOffer):
        mask = sum(1 << DECKS.index(name) for name in e.offers)
        return [(OP_REFRESH, mask, 0, 0, 0, 0)]
    if isinstance(e, ef.LockRegionCities):
        return [(OP_LOCK_REGION, 0, 0, 0, 0, 0)]
    if isinstance(e, ef.DrawTechnology):
        return [(OP_DRAW_TECHNOLOGY, e.count, 0, 0, 0, 0)]
    if isinstance(e, ef.WildTradeGood):
        return [(OP_WILD, e.count, 0, 0, 0, 0)]
    if isinstance(e, ef.DoubleNextPopulationCard):
        return [(OP_DOUBLE, e.uses, 0, 0, 0, 0)]
    if isinstance(e, ef.RegionInfluence):
        return [(OP_INFLUENCE, UNITS.index(e.unit), e.amount, 0, 0, 0)]
    if isinstance(e, ef.UnitMove):
        return [(OP_RANGE, UNITS.index(e.unit), e.regions, 0, 0, 0)]
    if isinstance(e, ef.UnlockUnit):
        return [(OP_UNLOCK, UNITS.index(e.unit), 0, 0, 0, 0)]
    if isinstance(e, ef.RecruitLimit):
        return [(OP_RECRUIT, e.amount, 0, 0, 0, 0)]
    if isinstance(e, ef.WaiveGovernmentRequirements):
        return [(OP_WAIVE, 0, 0, 0, 0, 0)]
    # The rest happens at final scoring (compile_end) or belongs to a leader or government table.
    return []
