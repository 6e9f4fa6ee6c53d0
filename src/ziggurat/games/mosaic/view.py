"""What a seat, or a spectator, may know, in the types of `seen`."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic import seen
from ziggurat.games.mosaic.actions import tax_money, wonder_cost
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.effects import can_play
from ziggurat.games.mosaic.final import PARTS, ignored_unrest, score_parts, unrest
from ziggurat.games.mosaic.position import names
from ziggurat.games.mosaic.regions import prize, region_points, standing
from ziggurat.games.mosaic.resample import draft_hand
from ziggurat.games.mosaic.state import (
    Deck,
    MosaicState,
    city_count,
    trade_kinds,
    units_on_map,
)
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE, Tables
from ziggurat.kernel.bits import bits

PHASES: Final[tuple[tuple[int, seen.Phase], ...]] = (
    (c.S_LEADER_DRAFT, "leaders"),
    (c.S_TECH_DRAFT, "technologies"),
    (c.S_START_CITIES, "start_cities"),
    (c.S_BENEFITS, "benefits"),
    (c.S_START_TECHS, "start_technologies"),
)
PLACED: Final[tuple[seen.PieceKind, ...]] = ("city", "port", "farm_town", "artisan_town")
ENDINGS: Final[tuple[seen.Ending | None, ...]] = (None, "last_round_next", "last_round", "extra_actions")


def observation(s: MosaicState, seat: int | None) -> seen.MosaicSeen:
    t = s.tables
    return seen.MosaicSeen(
        round=s.round,
        start_player=s.start,
        active=s.active,
        phase=phase(s),
        scorings=s.scorings,
        max_scorings=t.scorings,
        empire_cards=[c.DECKS[i] for i in range(len(c.DECKS)) if not s.decks[i].pile],
        ending=ENDINGS[s.ending],
        bonus_field=s.bonus,
        regions=[view_region(s, region) for region in range(len(t.region_ids))],
        hexes=view_hexes(s),
        decks=view_decks(s, seat),
        wonders=[view_wonder(s, i) for i in range(len(t.wonder_ids))],
        wonder_costs=[view_wonder_cost(s, b) for b in s.boards],
        golden_ages=[view_age(s, i) for i in range(len(t.age_ids))],
        achievements=view_achievements(s),
        governments=[view_government(s, i) for i in range(len(t.government_ids))],
        leaders=[
            seen.LeaderSeen(
                id=id, symbols=[c.PILLARS[p] for p in t.leader_symbol[i]], owner=owner_of(s, c.LEADER, i, single=True)
            )
            for i, id in enumerate(t.leader_ids)
        ],
        costs=view_costs(t),
        players=[view_player(s, other, seat) for other in range(s.players)],
        you=None if seat is None else view_you(s, seat),
    )


def phase(s: MosaicState) -> seen.Phase:
    if not s.stack:
        return "over"
    pending = [frame[0] for frame in s.stack]
    for step, name in PHASES:
        if step in pending:
            return name
    return "play"


def owner_of(s: MosaicState, field: int, number: int, single: bool = False) -> int | None:
    """The seat that holds a card; `single` fields hold one number, the others a mask."""
    for seat, b in enumerate(s.boards):
        if b[field] == number if single else b[field] >> number & 1:
            return seat
    return None


def view_region(s: MosaicState, region: int) -> seen.RegionSeen:
    t = s.tables
    playing = region in t.regions
    at = c.AREA + region * c.AREA_SIZE + c.AREA_UNITS
    now = standing(s)
    leader = now.dominator[region]
    units = []
    for seat, b in enumerate(s.boards):
        if b[at] or b[at + 1] or b[at + 2]:
            units.append(seen.UnitsSeen(seat=seat, infantry=b[at], cavalry=b[at + 1], siege_engine=b[at + 2]))
    return seen.RegionSeen(
        id=t.region_ids[region],
        in_play=playing,
        adjacent=[t.region_ids[near] for near in t.adjacent[region]],
        locked_by=bits(s.locks[region]),
        influence=now.influence[region * s.players : (region + 1) * s.players],
        points=region_points(s, region) if playing else [0] * s.players,
        prize=prize(s, region) if playing else 0,
        dominated_by=None if leader < 0 else leader,
        units=units,
    )


def view_tile(t: Tables, tile: int) -> seen.TileSeen | None:
    if tile == NO_TILE:
        return None
    if tile >= RESOURCE_TILE:
        number = tile - RESOURCE_TILE
        return seen.TileSeen(
            id=t.resource_ids[number],
            type="resource",
            resource=c.RESOURCES[t.resource_kind[number]],
            amount=t.resource_amount[number],
        )
    made = seen.TracksRaised(**{c.TRACKS[track]: n for track, n in t.good_bonus[tile]})
    return seen.TileSeen(id=t.good_ids[tile], type="good", production=made)


def view_hexes(s: MosaicState) -> list[seen.HexSeen]:
    t = s.tables
    pieces: dict[int, seen.PieceSeen] = {}
    for seat, b in enumerate(s.boards):
        for piece in range(4):
            for hexagon in bits(b[c.CITIES + piece]):
                pieces[hexagon] = seen.PieceSeen(type=PLACED[piece], seat=seat)
        for wonder in bits(b[c.WONDERS]):
            pieces[s.wonder_hex[wonder]] = seen.PieceSeen(type="wonder", seat=seat, id=t.wonder_ids[wonder])
    return [
        seen.HexSeen(
            id=id,
            q=t.hex_places[i][0],
            r=t.hex_places[i][1],
            region=t.region_ids[t.hex_region[i]],
            kind=c.HEX_KINDS[t.hex_kind[i]],
            in_play=bool(t.in_play >> i & 1),
            tile=view_tile(t, s.tiles[i]),
            piece=pieces.get(i),
        )
        for i, id in enumerate(t.hex_ids)
    ]


def cost_view(cost: tuple[int, int, int, int]) -> seen.Cost:
    return seen.Cost(stone=cost[0], food=cost[1], ideas=cost[2], population=cost[3])


def needs_view(needs: tuple[tuple[int, int], ...]) -> seen.PillarsNeeded:
    return seen.PillarsNeeded(**{c.PILLARS[pillar]: n for pillar, n in needs})


def view_technology(t: Tables, card: int) -> seen.TechnologySeen:
    return seen.TechnologySeen(
        id=t.tech_ids[card],
        deck="starting" if t.tech_starting >> card & 1 else "regular",
        cost=seen.Cost(ideas=t.tech_cost[card]),
        prerequisites=needs_view(t.tech_requires[card]),
        symbols=[c.PILLARS[p] for p in t.tech_symbols[card]],
        vp=t.tech_vp[card],
    )


def view_build(t: Tables, card: int) -> seen.BuildSeen:
    kind = t.build_type[card]
    return seen.BuildSeen(
        id=t.build_ids[card],
        kind=t.build_kinds[card],
        type="project" if kind >= len(PLACED) else PLACED[kind],
        cost=cost_view(t.build_cost[card]),
        symbols=[c.PILLARS[p] for p in t.build_symbols[card]],
        goods=[t.good_ids[g] for g in t.build_goods[card]],
    )


def view_population(t: Tables, card: int) -> seen.PopulationSeen:
    return seen.PopulationSeen(
        id=t.population_ids[card], cost=seen.Cost(food=t.population_food[card]), population=t.population_gain[card]
    )


def view_tax(t: Tables, card: int) -> seen.TaxSeen:
    return seen.TaxSeen(
        id=t.tax_ids[card],
        type="tax" if t.tax_type[card] == c.TAX else "tariff",
        per=(t.tax_a[card], t.tax_b[card]),
        unrest=t.tax_unrest[card],
    )


def view_decks(s: MosaicState, seat: int | None) -> seen.Decks:
    t = s.tables
    technology, build, population, tax = (s.decks[i] for i in (c.TECHNOLOGY, c.BUILD, c.POPULATION_DECK, c.TAX_TARIFF))
    return seen.Decks(
        technology=seen.TechnologyDeck(
            left=technology.size(),
            exhausted=technology.exhausted(),
            empire_revealed=not technology.pile,
            offer=[view_technology(t, card) for card in technology.offer],
            top=view_technology(t, technology.top) if knows_top(technology, seat) else None,
        ),
        build=seen.BuildDeck(
            left=build.size(),
            exhausted=build.exhausted(),
            empire_revealed=not build.pile,
            offer=[view_build(t, card) for card in build.offer],
            top=view_build(t, build.top) if knows_top(build, seat) else None,
        ),
        population=seen.PopulationDeck(
            left=population.size(),
            exhausted=population.exhausted(),
            empire_revealed=not population.pile,
            offer=[view_population(t, card) for card in population.offer],
            top=view_population(t, population.top) if knows_top(population, seat) else None,
        ),
        tax_tariff=seen.TaxDeck(
            left=tax.size(),
            exhausted=tax.exhausted(),
            empire_revealed=not tax.pile,
            offer=[view_tax(t, card) for card in tax.offer],
            top=view_tax(t, tax.top) if knows_top(tax, seat) else None,
        ),
    )


def knows_top(deck: Deck, seat: int | None) -> bool:
    return seat is not None and deck.top >= 0 and bool(deck.top_seen >> seat & 1)


def view_wonder_cost(s: MosaicState, b: list[int]) -> seen.Cost:
    stone, food = wonder_cost(s, b)
    return seen.Cost(stone=stone, food=food)


def view_wonder(s: MosaicState, number: int) -> seen.WonderSeen:
    t = s.tables
    hexagon = s.wonder_hex[number]
    return seen.WonderSeen(
        id=t.wonder_ids[number],
        hex_kind="port" if t.wonder_port >> number & 1 else "any",
        owner=owner_of(s, c.WONDERS, number),
        hex=None if hexagon < 0 else t.hex_ids[hexagon],
    )


def view_age(s: MosaicState, number: int) -> seen.GoldenAgeSeen:
    t = s.tables
    return seen.GoldenAgeSeen(
        id=t.age_ids[number],
        pillar=c.PILLARS[t.age_pillar[number]],
        needs=t.age_count[number],
        vp=t.age_vp[number],
        progress=[b[c.SYMBOLS + t.age_pillar[number]] for b in s.boards],
        owner=owner_of(s, c.AGES, number),
    )


def view_achievements(s: MosaicState) -> list[seen.AchievementSeen]:
    """The achievements of this game, taken ones included."""
    t = s.tables
    found: list[seen.AchievementSeen] = []
    for number, id in enumerate(t.achievement_ids):
        owner = owner_of(s, c.ACHIEVEMENTS, number)
        if owner is None and not s.achievements_left >> number & 1:
            continue
        what, argument = t.achievement_count[number]
        found.append(
            seen.AchievementSeen(
                id=id,
                stat=t.achievement_stat[number],
                needs=t.achievement_at_least[number],
                vp=t.achievement_vp[number],
                progress=[count(s, seat, what, argument) for seat in range(s.players)],
                owner=owner,
            )
        )
    return found


def view_government(s: MosaicState, number: int) -> seen.GovernmentSeen:
    t = s.tables
    made = t.government_bonus[number]
    return seen.GovernmentSeen(
        id=t.government_ids[number],
        cost=seen.Cost(ideas=t.government_cost[number]),
        requires=needs_view(t.government_requires[number]),
        per=c.EMPIRE_PER[t.government_per[number]],
        vp=t.government_vp[number],
        production=seen.TracksRaised(stone=made[0], food=made[1], ideas=made[2], tax=made[3], tariff=made[4]),
        owner=owner_of(s, c.GOVERNMENT, number, single=True),
    )


def view_costs(t: Tables) -> seen.CostsSeen:
    city, port, farm_town, artisan_town = (cost_view(cost) for cost in t.plain_cost)
    return seen.CostsSeen(
        city=city,
        port=port,
        farm_town=farm_town,
        artisan_town=artisan_town,
        unit=seen.Cost(money=t.unit_money),
        move=seen.Cost(money=t.move_money),
        joker=t.joker,
    )


def view_player(s: MosaicState, seat: int, viewer: int | None) -> seen.PlayerSeen:
    t = s.tables
    b = s.boards[seat]
    government = b[c.GOVERNMENT]
    parts = score_parts(s, seat)
    known = b[c.DOWN] if seat == viewer else b[c.DOWN_OPEN]
    hidden = (b[c.DOWN] & ~known).bit_count()
    return seen.PlayerSeen(
        seat=seat,
        leader=None if b[c.LEADER] < 0 else t.leader_ids[b[c.LEADER]],
        leader_power=view_power(t, b),
        government=None if government < 0 else t.government_ids[government],
        refresh_left=government >= 0 and not b[c.REFRESHED] >> government & 1,
        resources=seen.Purse(stone=b[c.STONE], food=b[c.FOOD], ideas=b[c.IDEAS], money=b[c.MONEY]),
        population=b[c.POPULATION],
        production=seen.Tracks(**{name: b[c.P_STONE + i] for i, name in enumerate(c.TRACKS)}),
        work=seen.Work(**{name: b[c.POPULATION] + b[c.P_STONE + i] for i, name in enumerate(c.CURRENCIES[:3])}),
        symbols=seen.Pillars(**{name: b[c.SYMBOLS + i] for i, name in enumerate(c.PILLARS)}),
        goods={id: b[c.GOODS + i] for i, id in enumerate(t.good_ids) if b[c.GOODS + i]},
        wild=b[c.WILD],
        kinds=trade_kinds(s, b),
        cities=city_count(s, b),
        ports=b[c.PORTS].bit_count(),
        farm_towns=b[c.FARMS].bit_count(),
        artisan_towns=b[c.ARTISANS].bit_count(),
        units=units_on_map(s, b),
        supply=seen.Supply(**{name: b[c.SUPPLY + i] for i, name in enumerate(c.PIECES)}),
        recruit_limit=b[c.RECRUIT],
        recruitable=[name for i, name in enumerate(c.UNITS) if b[c.UNLOCKED] >> i & 1],
        technologies=names(b[c.TECHS], t.tech_ids),
        face_down=[*names(known, t.tech_ids), *[None] * hidden],
        build_cards=names(b[c.BUILDS], t.build_ids),
        tax_tariff_cards=names(b[c.TAXES], t.tax_ids),
        wonders=names(b[c.WONDERS], t.wonder_ids),
        golden_ages=names(b[c.AGES], t.age_ids),
        achievements=names(b[c.ACHIEVEMENTS], t.achievement_ids),
        unrest=unrest(s, seat),
        ignored_unrest=ignored_unrest(s, seat),
        money_from=view_money(s, b),
        doubles_left=b[c.DOUBLE],
        displacements_left=b[c.DISPLACE],
        to_play=b[c.KEPT].bit_count(),
        points=seen.Points(**dict(zip(PARTS, parts, strict=True))),
        score=sum(parts),
    )


def view_power(t: Tables, b: list[int]) -> seen.LeaderPower | None:
    power = c.POWER_NONE if b[c.LEADER] < 0 else t.leader_power[b[c.LEADER]][0]
    if power == c.POWER_NONE:
        return None
    convert = power == c.POWER_CONVERT_POPULATION
    return seen.LeaderPower(kind="convert_population" if convert else "take_over", used=bool(b[c.LEADER_USED]))


def view_money(s: MosaicState, b: list[int]) -> dict[str, int]:
    """What each Tax/Tariff action would bring now; the two without a card once the deck is exhausted (R6.25)."""
    t = s.tables
    deck = s.decks[c.TAX_TARIFF]
    if deck.exhausted() and not deck.offer:
        return {
            name: tax_money(s, b, kind, *t.tax_exhausted[kind]) + s.bonus
            for kind, name in ((c.TAX, "plain_tax"), (c.TARIFF, "plain_tariff"))
        }
    return {
        t.tax_ids[card]: tax_money(s, b, t.tax_type[card], t.tax_a[card], t.tax_b[card]) + s.bonus
        for card in deck.offer
    }


def view_you(s: MosaicState, seat: int) -> seen.YouSeen:
    t = s.tables
    b = s.boards[seat]
    own = bits(b[c.KEPT] | b[c.DOWN]) + s.decks[c.TECHNOLOGY].offer
    known = bits(b[c.KEPT] | b[c.DOWN]) + list(draft_hand(s, seat))
    return seen.YouSeen(
        seat=seat,
        hand=[t.tech_ids[card] for card in draft_hand(s, seat)],
        kept=names(b[c.KEPT], t.tech_ids),
        playable=[t.tech_ids[card] for card in own if can_play(s, b, card)],
        cards={t.tech_ids[card]: view_technology(t, card) for card in known},
    )
