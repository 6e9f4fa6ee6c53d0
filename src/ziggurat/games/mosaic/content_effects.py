"""Compiling the effects of cards: what happens when played, what lasts, what counts at the end."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic import effect_records as er
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


def counted(per: er.Per) -> Counted:
    if per.symbol is not None:
        return (c.COUNT_SYMBOL, c.PILLARS.index(per.symbol))
    if per.owned is not None:
        return (c.OWNED[per.owned], 0)
    if per.stat is not None:
        return c.STATS[per.stat]
    assert per.in_region_of_this is not None
    return (c.HERE[per.in_region_of_this], 0)


def compile_starting(starting: r.Starting) -> list[Effect]:
    """A leader's starting goods as effects, units and towns placed as R2.15 says."""
    effects: list[Effect] = []
    for name in c.RESOURCES:
        amount: int = getattr(starting, name)
        if amount:
            effects.append((c.OP_GAIN, c.RESOURCES.index(name), amount, 0, 0, 0))
    for unit, amount in (("infantry", starting.infantry), ("cavalry", starting.cavalry)):
        if amount:
            effects.append((c.OP_GAIN_UNITS, 1 << c.UNITS.index(unit), amount, c.OWN_CITY_REGION, 0, 0))
    for offset, amount in enumerate((starting.farm_town, starting.artisan_town)):
        for _town in range(amount):
            effects.append((c.OP_TOWN, c.FARM_TOWN + offset, c.NEXT_TO_OWN_CITY, 0, 0, 0))
    return effects


def compile_end(effects: list[er.Effect]) -> tuple[EndEffect, ...]:
    end: list[EndEffect] = []
    for e in effects:
        if isinstance(e, er.VpPer) and e.timing == "end_game":
            count, argument = counted(e.per)
            end.append(EndEffect(END_VP, e.amount, count, argument, c.NO_MAXIMUM if e.max is None else e.max))
        elif isinstance(e, er.IgnoreUnrest):
            end.append(EndEffect(END_UNREST, e.amount, c.COUNT_NOTHING, 0, c.NO_MAXIMUM))
        elif isinstance(e, er.IgnoreUnrestPer):
            count, argument = counted(e.per)
            end.append(EndEffect(END_UNREST, e.amount, count, argument, c.NO_MAXIMUM))
        elif isinstance(e, er.VpIfGoods):
            end.append(EndEffect(END_GOODS, e.amount, c.COUNT_NOTHING, 0, c.NO_MAXIMUM))
    return tuple(end)


def compile_effects(t: Tables, effects: list[er.Effect], triggers: list[TriggerTable]) -> tuple[Effect, ...]:
    """The effects that happen or begin when the card is played; what counts at the end is `compile_end`'s."""
    compiled: list[Effect] = []
    for e in effects:
        if isinstance(e, er.Trigger):
            for trigger in compile_trigger(e):
                compiled.append((c.OP_TRIGGER, len(triggers), 0, 0, 0, 0))
                triggers.append(trigger)
        else:
            compiled.extend(compile_effect(t, e))
    return tuple(compiled)


def compile_trigger(e: er.Trigger) -> list[TriggerTable]:
    made: list[TriggerTable] = []
    event = c.EVENTS.index(e.event)
    for resource, amount in e.gain.items():
        made.append(trigger_table(event, c.RESOURCES.index(resource), amount, c.COUNT_NOTHING, 0))
    for track, amount in e.production.items():
        made.append(trigger_table(event, c.P_STONE + c.TRACKS.index(track), amount, c.COUNT_NOTHING, 0))
    if e.gain_per is not None:
        count, argument = counted(e.gain_per.per)
        made.append(trigger_table(event, c.RESOURCES.index(e.gain_per.resource), e.gain_per.amount, count, argument))
    return made


def trigger_table(event: int, board: int, amount: int, count: int, argument: int) -> TriggerTable:
    table = TriggerTable()
    table.event = event
    table.board = board
    table.amount = amount
    table.count = count
    table.argument = argument
    return table


def units_mask(kinds: list[er.UnitKind]) -> int:
    return sum(1 << c.UNITS.index(kind) for kind in kinds)


def compile_effect(t: Tables, e: er.Effect) -> list[Effect]:
    if isinstance(e, er.Gain):
        return [(c.OP_GAIN, c.RESOURCES.index(e.resource), e.amount, 0, 0, 0)]
    if isinstance(e, er.Lose):
        return [(c.OP_LOSE, c.RESOURCES.index(e.resource), e.amount, 0, 0, 0)]
    if isinstance(e, er.GainPer):
        count, argument = counted(e.per)
        limit = c.NO_MAXIMUM if e.max is None else e.max
        return [(c.OP_GAIN_PER, c.RESOURCES.index(e.resource), e.amount, count, argument, limit)]
    if isinstance(e, er.GainChoicePer):
        count, argument = counted(e.per)
        mask = sum(1 << c.RESOURCES.index(name) for name in e.resources)
        return [(c.OP_GAIN_CHOICE_PER, mask, e.amount, count, argument, 0)]
    if isinstance(e, er.Production):
        return [(c.OP_PRODUCTION, c.TRACKS.index(e.track), e.amount, 0, 0, 0)]
    if isinstance(e, er.ProductionChoice):
        mask = sum(1 << c.TRACKS.index(name) for name in e.tracks)
        return [(c.OP_PRODUCTION_CHOICE, mask, e.amount, 0, 0, 0)]
    if isinstance(e, er.ProductionPer):
        count, argument = counted(e.per)
        return [(c.OP_PRODUCTION_PER, c.TRACKS.index(e.track), e.amount, count, argument, 0)]
    if isinstance(e, er.ConvertProduction):
        return [(c.OP_CONVERT_PRODUCTION, 0, 0, 0, 0, 0)]
    if isinstance(e, er.GainUnits):
        return [(c.OP_GAIN_UNITS, units_mask(e.kinds), e.count, c.WHERE.index(e.where), 0, 0)]
    if isinstance(e, er.EliminateUnits):
        op = c.OP_ELIMINATE if e.timing == "on_play" else c.OP_STRIKE
        return [(op, units_mask(e.requires_own_unit), e.count, 0, 0, 0)]
    if isinstance(e, er.DisplaceUnits):
        return [(c.OP_DISPLACE, e.uses, 0, 0, 0, 0)]
    if isinstance(e, er.TakeMapTile):
        if isinstance(e.filter, er.GoodFilter):
            wanted = t.good_ids.index(e.filter.trade_good)
        else:
            wanted = c.FILTER_ANY if e.filter == "any" else c.FILTER_GOODS
        limit = c.NO_MAXIMUM if e.max is None else e.max
        if e.count_per is not None:
            count, argument = counted(e.count_per)
            return [(c.OP_TAKE_TILE, wanted, 1, count, argument, limit)]
        assert e.count is not None
        return [(c.OP_TAKE_TILE, wanted, e.count, c.COUNT_NOTHING, 0, limit)]
    if isinstance(e, er.PlaceTown):
        return [(c.OP_TOWN, c.PIECES.index(e.piece), c.WHERE.index(e.where), 0, 0, 0)]
    if isinstance(e, er.FreeCity):
        return [(c.OP_FREE_CITY, c.WHERE.index(e.where), 0, 0, 0, 0)]
    if isinstance(e, er.BuildPiece):
        return [(c.OP_BUILD_PIECE, c.PIECES.index(e.piece), 0, 0, 0, 0)]
    if isinstance(e, er.VpPer):
        if e.timing == "end_game":
            return []
        count, argument = counted(e.per)
        return [(c.OP_VP_PER, e.amount, count, argument, c.NO_MAXIMUM if e.max is None else e.max, 0)]
    if isinstance(e, er.RefreshOffer):
        mask = sum(1 << c.DECKS.index(name) for name in e.offers)
        return [(c.OP_REFRESH, mask, 0, 0, 0, 0)]
    if isinstance(e, er.LockRegionCities):
        return [(c.OP_LOCK_REGION, 0, 0, 0, 0, 0)]
    if isinstance(e, er.DrawTechnology):
        return [(c.OP_DRAW_TECHNOLOGY, e.count, 0, 0, 0, 0)]
    if isinstance(e, er.WildTradeGood):
        return [(c.OP_WILD, e.count, 0, 0, 0, 0)]
    if isinstance(e, er.DoubleNextPopulationCard):
        return [(c.OP_DOUBLE, e.uses, 0, 0, 0, 0)]
    if isinstance(e, er.RegionInfluence):
        return [(c.OP_INFLUENCE, c.UNITS.index(e.unit), e.amount, 0, 0, 0)]
    if isinstance(e, er.UnitMove):
        return [(c.OP_RANGE, c.UNITS.index(e.unit), e.regions, 0, 0, 0)]
    if isinstance(e, er.UnlockUnit):
        return [(c.OP_UNLOCK, c.UNITS.index(e.unit), 0, 0, 0, 0)]
    if isinstance(e, er.RecruitLimit):
        return [(c.OP_RECRUIT, e.amount, 0, 0, 0, 0)]
    if isinstance(e, er.WaiveGovernmentRequirements):
        return [(c.OP_WAIVE, 0, 0, 0, 0, 0)]
    # The rest happens at final scoring (compile_end) or belongs to a leader or government table.
    return []
