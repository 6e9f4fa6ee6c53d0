"""What everybody sees (R18.1: everything), in the types of `seen`."""

from typing import cast

from ziggurat.games.antike import codes as c
from ziggurat.games.antike import seen
from ziggurat.games.antike.figures import (
    asked_nation,
    city_strength,
    cost_of_field,
    field_costs,
    field_use,
    navigator_points,
    price_of,
    trade_rates,
    yield_of,
)
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.bits import bits


def observe(s: AntikeState) -> seen.AntikeSeen:
    t = s.tables
    seated = bool(s.nations)
    coins, temples, king, general, citizen, scholar, navigator, plinius = s.bank
    return seen.AntikeSeen(
        map=t.map_id,
        round=s.round,
        turn_cap_rounds=t.cap or None,
        threshold=t.threshold,
        phase=cast(seen.Phase, s.title.steps[s.stack[-1][0]].name) if s.stack else "over",
        deciding=deciding(s),
        order=[s.nation_id(nation) for nation in range(len(s.nations))],
        start=s.nation_id(s.start) if seated else None,
        active=s.nation_id(s.active) if seated else None,
        bellona=s.nation_id(s.bellona) if seated else None,
        winner=s.nation_id(s.winner) if s.winner >= 0 else None,
        ending=c.ENDINGS[s.ending] or None,
        nations={s.nation_id(nation): nation_seen(s, nation) for nation in range(len(s.nations))},
        regions=regions_seen(s),
        advances={id: advance_seen(s, advance) for advance, id in enumerate(t.advance_ids)},
        bank=seen.BankSeen(
            coins=coins,
            temples=temples,
            king=king,
            general=general,
            citizen=citizen,
            scholar=scholar,
            navigator=navigator,
            plinius=plinius,
        ),
        turn=turn_seen(s),
    )


def deciding(s: AntikeState) -> str | None:
    nation = asked_nation(s)
    return s.nation_id(nation) if nation >= 0 else None


def nation_seen(s: AntikeState, nation: int) -> seen.NationSeen:
    t, nat = s.tables, s.nat
    row = nation * c.WIDTH
    owned = nat[row + c.ADVANCES]
    mine = nation == s.active
    return seen.NationSeen(
        seat=s.seats[nation],
        color=t.colors[s.nations[nation]],
        marble=nat[row + c.MARBLE],
        iron=nat[row + c.IRON],
        gold=nat[row + c.GOLD],
        coins=nat[row + c.COINS],
        marker=None if nat[row + c.MARKER] == c.OFF else t.field_ids[nat[row + c.MARKER]],
        field_costs=field_costs(s, nation),
        fields_in_vain=fields_in_vain(s, nation),
        advances=[id for at, id in enumerate(t.advance_ids) if owned >> at & 1],
        trades=trade_rates(s, nation),
        personalities=seen.PersonalitiesSeen(
            king=nat[row + c.KING],
            general=nat[row + c.GENERAL],
            citizen=nat[row + c.CITIZEN],
            scholar=nat[row + c.SCHOLAR],
            navigator=nat[row + c.NAVIGATOR],
            plinius=nat[row + c.PLINIUS],
        ),
        score=nat[row + c.SCORE],
        progress=progress(s, nation),
        due=seen.DueSeen(general=s.razed if mine else 0, scholar=s.firsts if mine else 0),
        production=seen.YieldSeen(
            marble=yield_of(s, nation, c.MARBLE),
            iron=yield_of(s, nation, c.IRON),
            gold=yield_of(s, nation, c.GOLD),
        ),
        cities=nat[row + c.CITY_AT].bit_count(),
        temples=nat[row + c.TEMPLE_AT].bit_count(),
        legions=sum(s.units[nation * 2]),
        galleys=sum(s.units[nation * 2 + 1]),
        supply=seen.SupplySeen(
            legions=nat[row + c.LEGIONS_LEFT],
            galleys=nat[row + c.GALLEYS_LEFT],
            cities=nat[row + c.TOKENS_LEFT],
        ),
        range=seen.RangeSeen(legion=t.reach[0][owned], galley=t.reach[1][owned]),
        navigator_points=navigator_points(s, nation),
    )


def fields_in_vain(s: AntikeState, nation: int) -> dict[str, seen.Vain]:
    """Of the fields that its marker can reach and pay for; looked up while the nation is to choose one."""
    vain: dict[str, seen.Vain] = {}
    if nation != s.active or not s.stack or s.stack[-1][0] != c.S_RONDEL:
        return vain
    for field, id in enumerate(s.tables.field_ids):
        if 0 <= cost_of_field(s, nation, field) <= s.wealth(nation):
            use = field_use(s, nation, field)
            if use == c.UNPAID:
                vain[id] = "unpaid"
            elif use == c.POINTLESS:
                vain[id] = "nothing"
    return vain


def progress(s: AntikeState, nation: int) -> seen.ProgressSeen:
    """R12: for each kind of personality what counts now, and what the next card needs."""
    nat, per = s.nat, s.tables.per_card
    row = nation * c.WIDTH
    mine = nation == s.active
    return seen.ProgressSeen(
        king=(nat[row + c.CITY_AT].bit_count(), per[0] * (nat[row + c.KING] + 1)),
        general=(nat[row + c.GENERAL] + (s.razed if mine else 0), nat[row + c.GENERAL] + 1),
        citizen=(nat[row + c.TEMPLE_AT].bit_count(), per[2] * (nat[row + c.CITIZEN] + 1)),
        scholar=(nat[row + c.SCHOLAR] + (s.firsts if mine else 0), nat[row + c.SCHOLAR] + 1),
        navigator=(navigator_points(s, nation), per[4] * (nat[row + c.NAVIGATOR] + 1)),
    )


def regions_seen(s: AntikeState) -> dict[str, seen.RegionSeen]:
    t, nat = s.tables, s.nat
    found: dict[str, seen.RegionSeen] = {}
    for region, id in enumerate(t.region_ids):
        neutral = bool(s.neutral >> region & 1)
        found[id] = seen.RegionSeen(
            city=None,
            neutral_temple=neutral,
            strength=t.neutral_strength if neutral else None,
            units_allowed=t.stand[region],
            navigator_points=t.galley_points[region],
            units={},
        )
    for nation in range(len(s.nations)):
        row = nation * c.WIDTH
        name = s.nation_id(nation)
        for region in bits(nat[row + c.CITY_AT]):
            place = found[t.region_ids[region]]
            place.city = seen.CitySeen(
                owner=name,
                resource=c.RESOURCES[s.city_kind(nation, region)],
                temple=bool(nat[row + c.TEMPLE_AT] >> region & 1),
            )
            place.strength = city_strength(s, nation, region)
        for region in bits(nat[row + c.LEGION_AT] | nat[row + c.LEGION_AT + 1]):
            found[t.region_ids[region]].units[name] = seen.UnitsSeen(
                legion=s.count(nation, 0, region), galley=s.count(nation, 1, region)
            )
    return found


def advance_seen(s: AntikeState, advance: int) -> seen.AdvanceSeen:
    t = s.tables
    return seen.AdvanceSeen(
        owners=[
            s.nation_id(nation)
            for nation in range(len(s.nations))
            if s.nat[nation * c.WIDTH + c.ADVANCES] >> advance & 1
        ],
        price=price_of(s, advance),
        first=not s.known >> advance & 1,
        price_first=t.price_first[advance],
        price_later=t.price_later[advance],
        requires=[t.advance_ids[at] for at in bits(t.requires[advance])],
    )


def turn_seen(s: AntikeState) -> seen.TurnSeen:
    """The part of the turn under way, so that a board can show what is half done."""
    t = s.tables
    frame = s.stack[-1] if s.stack else (-1, 0, 0, 0, 0)
    trade = frame[0] in (c.S_GIVE, c.S_TAKE)
    arming = any(pending[0] in (c.S_BELLONA, c.S_MILITIA) for pending in s.stack)
    return seen.TurnSeen(
        pay=seen.PaySeen(field=t.field_ids[frame[3]], cost=frame[2]) if frame[0] == c.S_PAY else None,
        trade=seen.TradeSeen(give=t.rates[frame[2]][0], get=t.rates[frame[2]][1]) if trade else None,
        room={t.region_ids[region]: s.placed[region] for region in bits(s.nat[s.active * c.WIDTH + c.CITY_AT])}
        if arming
        else {},
        movable=movable(s),
        entry=seen.EntrySeen(
            region=t.region_ids[frame[3]],
            unit=c.UNITS[frame[2] & 1],
            opponents=[s.nation_id((s.active + 1 + turn) % t.nations) for turn in bits(frame[4])],
        )
        if frame[0] in (c.S_ENTRY, c.S_REACTION)
        else None,
        razed=s.razed,
        firsts=s.firsts,
        bought=[t.advance_ids[at] for at in bits(s.bought)],
    )


def movable(s: AntikeState) -> dict[str, seen.MovableSeen]:
    """Movere: the borders that each own unit may still cross, region by region."""
    if not s.ready:
        return {}
    row = s.active * c.WIDTH
    return {
        s.tables.region_ids[region]: seen.MovableSeen(
            legion=borders_left(s, 0, region), galley=borders_left(s, 1, region)
        )
        for region in bits(s.nat[row + c.LEGION_AT] | s.nat[row + c.LEGION_AT + 1])
    }


def borders_left(s: AntikeState, unit: int, region: int) -> list[int]:
    left: list[int] = []
    for lane in range(unit, s.tables.lanes, 2):
        left += [lane // 2 + 1] * s.ready[lane * s.tables.regions + region]
    return [0] * (s.count(s.active, unit, region) - len(left)) + left
