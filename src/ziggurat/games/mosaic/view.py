"""What a seat, or a spectator, may know, as plain data for boards and bots.

    round, start_player, active, phase        phase: leaders, technologies, start_cities, benefits,
                                              start_technologies, play, over
    scorings, max_scorings, empire_cards      empire scorings done; decks whose empire card is revealed
    ending                                    null, "last_round_next", "last_round" or "extra_actions"
    bonus_field                               money for the next Tax/Tariff action
    regions    [{id, in_play, adjacent, locked_by: [seat], influence: [per seat], points: [per seat, as it
                would score now], prize (for most influence), dominated_by: seat or null,
                units: [{seat, infantry, cavalry, siege_engine}]}]
    hexes      [{id, q, r, region, kind, in_play, tile: null | {id, type: "good" | "resource", resource?,
                amount?, production?: {track: n}}, piece: null | {type: city | port | farm_town |
                artisan_town | wonder, seat, id?}}]
    decks      {technology, build, population, tax_tariff: {left, exhausted, empire_revealed, offer: [card],
                top: card or null (only for a seat that has looked at it)}}
    wonders    [{id, hex_kind, owner: seat or null, hex}]; wonder_costs: [{stone, food} per seat]
    golden_ages, achievements
               [{id, vp, needs, pillar? | stat?, progress: [per seat], owner: seat or null}]
    governments [{id, cost, requires: {pillar: n}, owner: seat or null, vp, per, production: {track: n}}]
    leaders    [{id, symbols, owner}]
    costs      {city, port, farm_town, artisan_town: {stone, population...}, unit, move, joker}
    players    [{seat, leader, leader_power: null | {kind, used}, government, refresh_left,
                resources {stone, food, ideas, money}, population, production {5 tracks},
                work {stone, food, ideas: what Work would give}, symbols {pillar: n}, goods {kind: n}, wild,
                kinds, cities, ports, farm_towns, artisan_towns, units, supply {piece: n}, recruit_limit,
                recruitable: [unit], technologies: [id], face_down: [id or null], build_cards: [id],
                tax_tariff_cards: [id], wonders, golden_ages, achievements: [id], unrest, ignored_unrest,
                money_from: {tax or tariff card on offer, or plain_tax and plain_tariff when there is none:
                money, bonus field included}, doubles_left,
                displacements_left, to_play (start technologies not yet played),
                points {source: n, if the game ended now}, score}]
    you        null for a spectator, else {seat, hand: [id] in the draft, kept: [id] start technologies to play,
                cards: {id: card} of hand, kept and face-down technologies,
                playable: [id] of the technologies on offer, face down and kept that could be face up now}

A card is {id} plus, by deck, technology: {deck, cost, prerequisites, symbols, vp}; build: {kind, type, cost,
symbols, goods}; population: {food, population}; tax_tariff: {type, per: [a, b], unrest}. Names are
`name-<id>`, card texts `text-<id>` of its words.
"""

from typing import Any

from ziggurat.games.mosaic.actions import tax_money, wonder_cost
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.effects import can_play
from ziggurat.games.mosaic.empire import prize, region_points
from ziggurat.games.mosaic.final import PARTS, ignored_unrest, score_parts, unrest
from ziggurat.games.mosaic.hidden import draft_hand
from ziggurat.games.mosaic.position import names
from ziggurat.games.mosaic.state import (
    Deck,
    MosaicState,
    bits,
    city_count,
    count_influence,
    trade_kinds,
    units_on_map,
)
from ziggurat.games.mosaic.tables import RESOURCE_TILE, Tables
from ziggurat.games.mosaic.vocabulary import (
    ACHIEVEMENTS,
    AGES,
    AREA,
    AREA_SIZE,
    AREA_UNITS,
    ARTISANS,
    BUILD,
    BUILDS,
    CITIES,
    CURRENCIES,
    DECKS,
    DISPLACE,
    DOUBLE,
    DOWN,
    DOWN_OPEN,
    EMPIRE_PER,
    FARMS,
    GOODS,
    GOVERNMENT,
    HEX_KINDS,
    KEPT,
    LEADER,
    LEADER_USED,
    P_STONE,
    PIECES,
    PILLARS,
    POPULATION,
    POPULATION_DECK,
    PORTS,
    POWER_CONVERT_POPULATION,
    POWER_NONE,
    RECRUIT,
    REFRESHED,
    RESOURCES,
    ST_BENEFITS,
    ST_LEADER_DRAFT,
    ST_START_CITIES,
    ST_START_TECHS,
    ST_TECH_DRAFT,
    SUPPLY,
    SYMBOLS,
    TARIFF,
    TAX,
    TAX_TARIFF,
    TAXES,
    TECHNOLOGY,
    TECHS,
    TRACKS,
    UNITS,
    UNLOCKED,
    WILD,
    WONDERS,
)

PHASES = (
    (ST_LEADER_DRAFT, "leaders"),
    (ST_TECH_DRAFT, "technologies"),
    (ST_START_CITIES, "start_cities"),
    (ST_BENEFITS, "benefits"),
    (ST_START_TECHS, "start_technologies"),
)
ENDINGS = (None, "last_round_next", "last_round", "extra_actions")


def observation(s: MosaicState, seat: int | None) -> dict[str, Any]:
    t = s.tables
    if s.dirty:
        count_influence(s)
    return {
        "round": s.round,
        "start_player": s.start,
        "active": s.active,
        "phase": phase(s),
        "scorings": s.scorings,
        "max_scorings": t.scorings,
        "empire_cards": [DECKS[i] for i in range(len(DECKS)) if not s.decks[i].pile],
        "ending": ENDINGS[s.ending],
        "bonus_field": s.bonus,
        "regions": [view_region(s, region) for region in range(len(t.region_ids))],
        "hexes": view_hexes(s),
        "decks": {name: view_deck(s, i, seat) for i, name in enumerate(DECKS)},
        "wonders": [view_wonder(s, i) for i in range(len(t.wonder_ids))],
        "wonder_costs": [dict(zip(("stone", "food"), wonder_cost(s, b), strict=True)) for b in s.boards],
        "golden_ages": [view_age(s, i) for i in range(len(t.age_ids))],
        "achievements": view_achievements(s),
        "governments": [view_government(s, i) for i in range(len(t.government_ids))],
        "leaders": [
            {
                "id": id,
                "symbols": [PILLARS[p] for p in t.leader_symbol[i]],
                "owner": owner_of(s, LEADER, i, single=True),
            }
            for i, id in enumerate(t.leader_ids)
        ],
        "costs": view_costs(t),
        "players": [view_player(s, other, seat) for other in range(s.players)],
        "you": None if seat is None else view_you(s, seat),
    }


def phase(s: MosaicState) -> str:
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


def view_region(s: MosaicState, region: int) -> dict[str, Any]:
    t = s.tables
    playing = region in t.regions
    at = AREA + region * AREA_SIZE + AREA_UNITS
    leader = s.dominator[region]
    units = []
    for seat, b in enumerate(s.boards):
        if b[at] or b[at + 1] or b[at + 2]:
            units.append({"seat": seat, **{name: b[at + i] for i, name in enumerate(UNITS)}})
    return {
        "id": t.region_ids[region],
        "in_play": playing,
        "adjacent": [t.region_ids[near] for near in t.adjacent[region]],
        "locked_by": bits(s.locks[region]),
        "influence": s.influence[region * s.players : (region + 1) * s.players],
        "points": region_points(s, region) if playing else [0] * s.players,
        "prize": prize(s, region) if playing else 0,
        "dominated_by": None if leader < 0 else leader,
        "units": units,
    }


def view_tile(t: Tables, tile: int) -> dict[str, Any] | None:
    if tile < 0:
        return None
    if tile >= RESOURCE_TILE:
        number = tile - RESOURCE_TILE
        return {
            "id": t.resource_ids[number],
            "type": "resource",
            "resource": RESOURCES[t.resource_kind[number]],
            "amount": t.resource_amount[number],
        }
    bonus = {TRACKS[track]: n for track, n in t.good_bonus[tile]}
    return {"id": t.good_ids[tile], "type": "good", "production": bonus}


def view_hexes(s: MosaicState) -> list[dict[str, Any]]:
    t = s.tables
    pieces: dict[int, dict[str, Any]] = {}
    for seat, b in enumerate(s.boards):
        for piece in range(4):
            for hexagon in bits(b[CITIES + piece]):
                pieces[hexagon] = {"type": PIECES[piece], "seat": seat}
        for wonder in bits(b[WONDERS]):
            pieces[s.wonder_hex[wonder]] = {"type": "wonder", "seat": seat, "id": t.wonder_ids[wonder]}
    return [
        {
            "id": id,
            "q": t.hex_places[i][0],
            "r": t.hex_places[i][1],
            "region": t.region_ids[t.hex_region[i]],
            "kind": HEX_KINDS[t.hex_kind[i]],
            "in_play": bool(t.in_play >> i & 1),
            "tile": view_tile(t, s.tiles[i]),
            "piece": pieces.get(i),
        }
        for i, id in enumerate(t.hex_ids)
    ]


def cost_view(cost: tuple[int, int, int, int]) -> dict[str, int]:
    keys = ("stone", "food", "ideas", "population")
    return {key: n for key, n in zip(keys, cost, strict=True) if n}


def needs_view(needs: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {PILLARS[pillar]: n for pillar, n in needs}


def view_card(t: Tables, deck: int, card: int) -> dict[str, Any]:
    if deck == TECHNOLOGY:
        return {
            "id": t.tech_ids[card],
            "deck": "starting" if t.tech_starting >> card & 1 else "regular",
            "cost": {"ideas": t.tech_cost[card]},
            "prerequisites": needs_view(t.tech_requires[card]),
            "symbols": [PILLARS[p] for p in t.tech_symbols[card]],
            "vp": t.tech_vp[card],
        }
    if deck == BUILD:
        kind = t.build_type[card]
        return {
            "id": t.build_ids[card],
            "kind": t.build_kinds[card],
            "type": "project" if kind >= len(PIECES) else PIECES[kind],
            "cost": cost_view(t.build_cost[card]),
            "symbols": [PILLARS[p] for p in t.build_symbols[card]],
            "goods": [t.good_ids[g] for g in t.build_goods[card]],
        }
    if deck == POPULATION_DECK:
        return {
            "id": t.population_ids[card],
            "cost": {"food": t.population_food[card]},
            "population": t.population_gain[card],
        }
    return {
        "id": t.tax_ids[card],
        "type": "tax" if t.tax_type[card] == TAX else "tariff",
        "per": [t.tax_a[card], t.tax_b[card]],
        "unrest": t.tax_unrest[card],
    }


def view_deck(s: MosaicState, number: int, seat: int | None) -> dict[str, Any]:
    deck: Deck = s.decks[number]
    known = seat is not None and deck.top >= 0 and deck.top_seen >> seat & 1
    return {
        "left": deck.size(),
        "exhausted": deck.exhausted(),
        "empire_revealed": not deck.pile,
        "offer": [view_card(s.tables, number, card) for card in deck.offer],
        "top": view_card(s.tables, number, deck.top) if known else None,
    }


def view_wonder(s: MosaicState, number: int) -> dict[str, Any]:
    t = s.tables
    hexagon = s.wonder_hex[number]
    return {
        "id": t.wonder_ids[number],
        "hex_kind": "port" if t.wonder_port >> number & 1 else "land",
        "owner": owner_of(s, WONDERS, number),
        "hex": None if hexagon < 0 else t.hex_ids[hexagon],
    }


def view_age(s: MosaicState, number: int) -> dict[str, Any]:
    t = s.tables
    return {
        "id": t.age_ids[number],
        "pillar": PILLARS[t.age_pillar[number]],
        "needs": t.age_count[number],
        "vp": t.age_vp[number],
        "progress": [b[SYMBOLS + t.age_pillar[number]] for b in s.boards],
        "owner": owner_of(s, AGES, number),
    }


def view_achievements(s: MosaicState) -> list[dict[str, Any]]:
    """The achievements of this game, taken ones included."""
    t = s.tables
    found: list[dict[str, Any]] = []
    for number, id in enumerate(t.achievement_ids):
        owner = owner_of(s, ACHIEVEMENTS, number)
        if owner is None and not s.achievements_left >> number & 1:
            continue
        what, argument = t.achievement_count[number]
        found.append(
            {
                "id": id,
                "stat": t.achievement_stat[number],
                "needs": t.achievement_at_least[number],
                "vp": t.achievement_vp[number],
                "progress": [count(s, seat, what, argument) for seat in range(s.players)],
                "owner": owner,
            }
        )
    return found


def view_government(s: MosaicState, number: int) -> dict[str, Any]:
    t = s.tables
    return {
        "id": t.government_ids[number],
        "cost": {"ideas": t.government_cost[number]},
        "requires": needs_view(t.government_requires[number]),
        "per": EMPIRE_PER[t.government_per[number]],
        "vp": t.government_vp[number],
        "production": {TRACKS[i]: n for i, n in enumerate(t.government_bonus[number]) if n},
        "owner": owner_of(s, GOVERNMENT, number, single=True),
    }


def view_costs(t: Tables) -> dict[str, Any]:
    costs: dict[str, Any] = {PIECES[piece]: cost_view(t.plain_cost[piece]) for piece in range(4)}
    costs["unit"] = {"money": t.unit_money}
    costs["move"] = {"money": t.move_money}
    costs["joker"] = t.joker
    return costs


def view_player(s: MosaicState, seat: int, viewer: int | None) -> dict[str, Any]:
    t = s.tables
    b = s.boards[seat]
    government = b[GOVERNMENT]
    power = POWER_NONE if b[LEADER] < 0 else t.leader_power[b[LEADER]][0]
    kind = "convert_population" if power == POWER_CONVERT_POPULATION else "take_over"
    parts = score_parts(s, seat)
    known = b[DOWN] if seat == viewer else b[DOWN_OPEN]
    hidden = (b[DOWN] & ~known).bit_count()
    return {
        "seat": seat,
        "leader": None if b[LEADER] < 0 else t.leader_ids[b[LEADER]],
        "leader_power": None if power == POWER_NONE else {"kind": kind, "used": bool(b[LEADER_USED])},
        "government": None if government < 0 else t.government_ids[government],
        "refresh_left": government >= 0 and not b[REFRESHED] >> government & 1,
        "resources": {name: b[i] for i, name in enumerate(CURRENCIES)},
        "population": b[POPULATION],
        "production": {name: b[P_STONE + i] for i, name in enumerate(TRACKS)},
        "work": {name: b[POPULATION] + b[P_STONE + i] for i, name in enumerate(CURRENCIES[:3])},
        "symbols": {name: b[SYMBOLS + i] for i, name in enumerate(PILLARS)},
        "goods": {id: b[GOODS + i] for i, id in enumerate(t.good_ids) if b[GOODS + i]},
        "wild": b[WILD],
        "kinds": trade_kinds(s, b),
        "cities": city_count(b),
        "ports": b[PORTS].bit_count(),
        "farm_towns": b[FARMS].bit_count(),
        "artisan_towns": b[ARTISANS].bit_count(),
        "units": units_on_map(s, b),
        "supply": {name: b[SUPPLY + i] for i, name in enumerate(PIECES)},
        "recruit_limit": b[RECRUIT],
        "recruitable": [name for i, name in enumerate(UNITS) if b[UNLOCKED] >> i & 1],
        "technologies": names(b[TECHS], t.tech_ids),
        "face_down": [*names(known, t.tech_ids), *[None] * hidden],
        "build_cards": names(b[BUILDS], t.build_ids),
        "tax_tariff_cards": names(b[TAXES], t.tax_ids),
        "wonders": names(b[WONDERS], t.wonder_ids),
        "golden_ages": names(b[AGES], t.age_ids),
        "achievements": names(b[ACHIEVEMENTS], t.achievement_ids),
        "unrest": unrest(s, seat),
        "ignored_unrest": ignored_unrest(s, seat),
        "money_from": view_money(s, b),
        "doubles_left": b[DOUBLE],
        "displacements_left": b[DISPLACE],
        "to_play": b[KEPT].bit_count(),
        "points": dict(zip(PARTS, parts, strict=True)),
        "score": sum(parts),
    }


def view_money(s: MosaicState, b: list[int]) -> dict[str, int]:
    """What each Tax/Tariff action would bring now; the two without a card once the deck is exhausted (R6.25)."""
    t = s.tables
    deck = s.decks[TAX_TARIFF]
    if deck.exhausted() and not deck.offer:
        return {
            name: tax_money(s, b, kind, *t.tax_exhausted[kind]) + s.bonus
            for kind, name in ((TAX, "plain_tax"), (TARIFF, "plain_tariff"))
        }
    return {
        t.tax_ids[card]: tax_money(s, b, t.tax_type[card], t.tax_a[card], t.tax_b[card]) + s.bonus
        for card in deck.offer
    }


def view_you(s: MosaicState, seat: int) -> dict[str, Any]:
    t = s.tables
    b = s.boards[seat]
    own = bits(b[KEPT] | b[DOWN]) + s.decks[TECHNOLOGY].offer
    return {
        "seat": seat,
        "hand": [t.tech_ids[card] for card in draft_hand(s, seat)],
        "kept": names(b[KEPT], t.tech_ids),
        "playable": [t.tech_ids[card] for card in own if can_play(s, b, card)],
        "cards": {
            t.tech_ids[card]: view_card(t, TECHNOLOGY, card) for card in bits(b[KEPT] | b[DOWN]) + draft_hand(s, seat)
        },
    }
