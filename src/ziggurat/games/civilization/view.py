"""What a seat, or a spectator, may know (R21), as plain data.

Ids are those of the content; squares are called `a1` to `p16` (column letter, row from the top), cities
`<seat>-<number>` (0 is the capital), places and fronts are numbers. The shape:

    seat        whose view it is, null for a spectator
    round, phase, first (seat of the start player), active (whose turn in phases 1, 3, 4), waiting (seats)
    map         width, height
      tiles     [place, x, y, tile, rotation, home]         tile and rotation null while face down
      squares   {id: x, y, tile, terrain, printed, icons, resource, token, piece, piece_kind, disaster, city,
                 outskirts_of, blockaded, owner, armies, scouts, fresh_scouts, locked}   revealed squares only;
                 printed are the icons under a marker, icons what the square gives now (trade, production,
                 culture, coin, resources)
    cities      [id, owner, capital, square, walled, trade, production, culture, coin, resources, arts, bonus,
                 actions_left, outskirts, gathered]
    players     [seat, civilization, leader, colour, trade, coins, culture, culture_step, next_step (culture,
                 trade), government, unlocked, techs, pyramid (levels 1-5), research_cost (levels 1-5), speed,
                 stacking, hand_limit, max_cities, water, ranks, unit_cost, armies, scouts (on_map, supply),
                 resources, markers (huts, villages), events (by deck), units (by type, known ones by strength),
                 combat_bonus, force, great_people, coin_tokens, wonders, used (abilities), shares (of 105)]
      of the viewer and of what he knows of others also: hand (events), known_markers, forces (unit cards)
    market      wonders [slot, id, cost, discount], wonder_deck, buildings [id, left, cost], units [type, deck,
                 discards], costs (army, scout, city_walls), resources, events [deck, left, discards],
                 great_people_left, huts_left, villages_left, tiles_left, disasters_left
    battle      null or attacker, defender, village, square, city, turn (side), bonus, sides [seat, cards_left,
                 total, killed, hand], fronts [[unit or null, unit or null]] with id, type, rank, strength, wounds
    moving      null or seat, square, armies, scouts, steps_left
    offer       null or from, to, composing, give, want (trade, culture, resources, huts, villages, events by
                 deck; the proposer's own goods by id in give_exact where the viewer is the proposer)
    looting     null or seat, loser: who chooses loot from whom
    announced   [kind, player, card, targets] the newest last
    secret      the viewer's own chosen tech while others still choose
    ending, winner
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.civilization.attack import force_size
from ziggurat.games.civilization.battle import total, unit_strength
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.board import WIDTH, square_name
from ziggurat.games.civilization.city_actions import arts, item_cost
from ziggurat.games.civilization.codes import (
    ARMIES,
    ARMY_MASK,
    CITIES,
    COIN_SHIFT,
    CULTURE_SHIFT,
    ENDINGS,
    FIGURES,
    G_CULTURE,
    G_MARKER,
    G_TOKEN,
    G_TRADE,
    HUT,
    I_ABILITY,
    I_EVENT,
    ITEM_BUILDING,
    ITEM_UNIT,
    ITEM_WONDER,
    NO_TOKEN,
    OP_ORACLE,
    PHASES,
    PRODUCTION_SHIFT,
    RESOURCE_SHIFT,
    RESOURCES,
    S_LOOT,
    S_OFFER,
    SCOUT_MASK,
    TERRAINS,
    UNIT_TYPES,
    VILLAGE,
    W_EVENT,
    W_HUT,
    W_VILLAGE,
)
from ziggurat.games.civilization.flow import KNOWN_EVENT, KNOWN_MARKER
from ziggurat.games.civilization.research import thresholds
from ziggurat.games.civilization.trade import GIVE_AT, GIVEN, WANT_AT
from ziggurat.games.civilization.units import strength
from ziggurat.games.civilization.victory import shares
from ziggurat.games.civilization.world import (
    SHEET,
    SLOTS,
    blockaded,
    city_production,
    city_trade,
    city_yield,
    combat_bonus,
    hand_limit,
    has_wonder,
)

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivState, Item

COLOURS: Final = ("red", "blue", "green", "violet")
SPECTATOR_BIT: Final = 4
WATER_ABILITY: Final = ("none", "cross", "end")


def observe(s: "CivState", seat: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "active": s.active,
        "waiting": s.actors(),
        "map": observe_map(s),
        "cities": [observe_city(s, city) for city in range(s.players * CITIES) if s.centre[city] >= 0],
        "players": [observe_player(s, other, seat) for other in range(s.players)],
        "market": observe_market(s),
        "battle": None if s.battle is None else observe_battle(s, s.battle, seat),
        "moving": observe_group(s),
        "offer": observe_offer(s, seat),
        "looting": observe_looting(s),
        "announced": [announced(s, item) for item in s.items],
        "secret": None if seat is None or s.chosen[seat] < 0 else s.t.tech_ids[s.chosen[seat]],
        "ending": ENDINGS[s.ending] or None,
        "winner": None if s.winner < 0 else s.winner,
    }


def city_id(city: int) -> str:
    return f"{city // CITIES}-{city % CITIES}"


@cache
def icons(value: int) -> dict[str, Any]:
    """A yield by its parts. The same object each time, so nobody may change it."""
    return {
        "trade": value & 255,
        "production": value >> PRODUCTION_SHIFT & 255,
        "culture": value >> CULTURE_SHIFT & 255,
        "coin": value >> COIN_SHIFT & 255,
        "resources": [RESOURCES[r] for r in range(4) if value >> (RESOURCE_SHIFT + 4 * r) & 15],
    }


def piece_kind(s: "CivState", piece: int) -> str | None:
    if not piece:
        return None
    if piece >= s.t.great_piece:
        return "great_person"
    return "wonder" if piece >= s.t.wonder_piece else "building"


def observe_map(s: "CivState") -> dict[str, Any]:
    t = s.t
    tiles = []
    for place, squares in enumerate(s.b.places):
        tile = s.tile_at[place]
        tiles.append(
            {
                "place": place,
                "x": squares[0] % WIDTH,
                "y": squares[0] // WIDTH,
                "tile": None if tile < 0 else t.tile_ids[tile],
                "rotation": None if tile < 0 else 90 * s.turn_at[place],
                "home": s.b.home_place.index(place) if place in s.b.home_place else None,
            }
        )
    revealed = {}
    for square in range(s.b.size):
        if s.ground[square] >= 0:
            revealed[square_name(square)] = observe_square(s, square)
    return {"width": WIDTH, "height": s.b.height, "tiles": tiles, "squares": revealed}


def observe_square(s: "CivState", square: int) -> dict[str, Any]:
    t = s.t
    owner = s.owner_at[square]
    rim = s.rim_of[square]
    printed = t.square_yield[s.print_at[square]]
    if s.disaster[square]:
        printed = t.ground_yield[s.ground[square]]
    shown = icons(printed)
    return {
        "x": square % WIDTH,
        "y": square // WIDTH,
        "tile": s.b.place_of[square],
        "terrain": TERRAINS[s.ground[square]],
        "printed": shown,
        "icons": icons(0 if s.city_at[square] >= 0 else s.yield_at[square]),
        "resource": shown["resources"][0] if shown["resources"] else None,
        "token": None if s.token[square] == NO_TOKEN else "hut" if s.token[square] == HUT else "village",
        "piece": t.piece_ids[s.piece[square]] or None,
        "piece_kind": piece_kind(s, s.piece[square]),
        "disaster": bool(s.disaster[square]),
        "city": None if s.city_at[square] < 0 else city_id(s.city_at[square]),
        "outskirts_of": None if rim < 0 else city_id(rim),
        "blockaded": rim >= 0 and blockaded(s, rim // CITIES, square),
        "owner": None if owner < 0 else owner,
        "armies": s.armies_at[square],
        "scouts": s.scouts_at[square],
        "moved": 0
        if owner < 0
        else sum(1 for j in range(FIGURES) if s.pos[owner * FIGURES + j] == square and s.moved[owner] >> j & 1),
        "locked": square in s.locked,
    }


def observe_city(s: "CivState", city: int) -> dict[str, Any]:
    seat = city // CITIES
    value = icons(city_yield(s, city))
    gathered = [
        square_name(s.pos[seat * FIGURES + ARMIES + scout])
        for scout in range(2)
        if s.gather[seat * 2 + scout] == city and s.pos[seat * FIGURES + ARMIES + scout] >= 0
    ]
    return {
        "id": city_id(city),
        "owner": seat,
        "capital": city % CITIES == 0,
        "square": square_name(s.centre[city]),
        "walled": bool(s.walled >> city & 1),
        "trade": city_trade(s, city),
        "production": city_production(s, city),
        "culture": value["culture"],
        "coin": value["coin"],
        "resources": value["resources"],
        "arts": arts(s, city),
        "bonus": s.bonus[city],
        "actions_left": s.actions_left[city],
        "outskirts": [square_name(square) for square in s.b.ring[s.centre[city]]],
        "gathered": gathered,
    }


def observe_player(s: "CivState", other: int, seat: int | None) -> dict[str, Any]:
    t = s.t
    if s.civ[other] < 0:
        return {"seat": other, "colour": COLOURS[other], "civilization": None}
    base = other * FIGURES
    civ = t.civs[s.civ[other]]
    held = [t.marker_kind[marker % KNOWN_MARKER] for marker in s.held[other]]
    decks = [t.events[card % KNOWN_EVENT].deck for card in s.events[other]]
    units = list(s.units[other])
    if s.battle is not None and not (s.battle.village and s.battle.defender == other):
        units += s.battle.hands[0] if s.battle.attacker == other else []
        units += s.battle.hands[1] if s.battle.defender == other else []
    elif s.battle is not None and s.battle.attacker == other:
        units += s.battle.hands[0]
    levels: list[list[str]] = [[], [], [], [], []]
    for tech, name in enumerate(t.tech_ids):
        if s.techs[other] >> tech & 1:
            levels[(1 if tech == civ.tech else t.tech_level[tech]) - 1].append(name)
    less = thresholds(s, other)
    step = s.culture_step[other] + 1
    next_step = None
    if step <= t.win_step:
        next_step = {"culture": t.track_culture[step], "trade": t.track_trade[step]}
    armies = sum(1 for j in range(ARMIES) if s.pos[base + j] != -1)
    scouts = sum(1 for j in range(ARMIES, FIGURES) if s.pos[base + j] != -1)
    seen = [card for card in units if other == seat or s.exposed >> card & 1]
    # While the hand drawn for a battle is secret, which known card is in it is secret too: list them together.
    forces = sorted(
        (
            {"id": t.unit_ids[card], "type": UNIT_TYPES[t.card_type[card]], "strength": strength(s, other, card)}
            for card in seen
        ),
        key=lambda unit: str(unit["id"]),
    )
    events = s.events[other]
    known = [card for card in events if other == seat or (seat is not None and card // KNOWN_EVENT >> seat & 1)]
    if seat is None:
        known = [card for card in events if card // KNOWN_EVENT >> SPECTATOR_BIT & 1]
    markers = [
        marker for marker in s.held[other] if other == seat or (seat is not None and marker // KNOWN_MARKER >> seat & 1)
    ]
    return {
        "seat": other,
        "colour": COLOURS[other],
        "civilization": civ.id,
        "trade": s.trade[other],
        "coins": s.coin_count[other],
        "culture": s.culture[other],
        "culture_step": s.culture_step[other],
        "next_step": next_step,
        "government": t.government_ids[s.governments[other]],
        "unlocked": [name for n, name in enumerate(t.government_ids) if s.unlocked[other] >> n & 1],
        "direct": [name for n, name in enumerate(t.government_ids) if s.open_now[other] >> n & 1],
        "techs": sorted(name for level in levels for name in level),
        "pyramid": levels,
        "research_cost": [max(0, cost - less) for cost in t.level_cost[1:]],
        "speed": s.speed[other],
        "stacking": s.stack_limit[other],
        "hand_limit": hand_limit(s, other),
        "max_cities": s.max_cities[other],
        "water": WATER_ABILITY[s.water[other]],
        "ranks": {kind: s.ranks[other * 4 + n] for n, kind in enumerate(UNIT_TYPES)},
        "unit_cost": {kind: item_cost(s, other, ITEM_UNIT + n) for n, kind in enumerate(UNIT_TYPES)},
        "armies": {"on_map": armies, "supply": civ.armies - armies},
        "scouts": {"on_map": scouts, "supply": FIGURES - ARMIES - scouts},
        "resources": {RESOURCES[r]: s.tokens[other * 4 + r] for r in range(4)},
        "markers": {"huts": held.count(HUT), "villages": held.count(VILLAGE)},
        "events": {f"culture_{deck}": decks.count(deck) for deck in (1, 2, 3)},
        "units": {kind: sum(1 for c in units if t.card_type[c] == n) for n, kind in enumerate(UNIT_TYPES)},
        "forces": forces,
        "hand": sorted(t.event_ids[card % KNOWN_EVENT] for card in known),
        "known_markers": sorted(t.marker_ids[marker % KNOWN_MARKER] for marker in markers),
        "combat_bonus": combat_bonus(s, other),
        "force": force_size(s, other, 1, False),
        "great_people": sorted(t.great_ids[kind] for kind in s.reserve[other]),
        "coin_tokens": {
            **{t.tech_ids[tech]: s.coins_on[other * SLOTS + slot] for slot, tech in enumerate(t.coin_techs)},
            "civilization_sheet": s.coins_on[other * SLOTS + SHEET],
        },
        "wonders": [
            {
                "id": t.wonder_ids[wonder],
                "square": square_name(s.wonder_square[wonder]) if s.wonder_square[wonder] >= 0 else None,
                "obsolete": bool(s.obsolete >> wonder & 1),
                "coins": s.wonder_coins[wonder],
            }
            for wonder, owner in enumerate(s.wonder_owner)
            if owner == other
        ],
        "used": [ability.id for n, ability in enumerate(t.abilities) if s.used[other] >> n & 1],
        "offers_left": s.offers_left[other],
        "shares": dict(zip(("culture", "coins", "techs"), shares(s, other), strict=True)),
    }


def observe_market(s: "CivState") -> dict[str, Any]:
    t = s.t
    wonders: list[dict[str, Any] | None] = []
    for wonder in s.market:
        if wonder < 0:
            wonders.append(None)
            continue
        card = t.wonders[wonder]
        wonders.append(
            {
                "id": card.id,
                "cost": card.cost,
                "discount": None if not card.cheap_tech else card.cheap,
                "discount_tech": None if not card.cheap_tech else t.tech_ids[card.cheap_tech.bit_length() - 1],
                "culture": card.culture,
                "item": ITEM_WONDER + wonder,
            }
        )
    return {
        "wonders": wonders,
        "wonder_deck": {"medieval": len(s.medieval_bag), "modern": len(s.modern_bag)},
        "buildings": [
            {
                "id": building.id,
                "left": s.pool[building.pool],
                "cost": building.cost,
                "limited": building.limited,
                "terrain": [name for n, name in enumerate(TERRAINS) if building.ground >> n & 1],
                "icons": icons(t.piece_yield[t.building_piece + number]),
                "combat_bonus": t.piece_bonus[t.building_piece + number],
                "item": ITEM_BUILDING + number,
            }
            for number, building in enumerate(t.buildings)
        ],
        "units": [
            {
                "type": kind,
                "deck": len(s.unit_decks[n]),
                "discards": sorted(t.unit_ids[card] for card in s.unit_discards[n]),
            }
            for n, kind in enumerate(UNIT_TYPES)
        ],
        "costs": {"army": t.army_cost, "scout": t.scout_cost, "city_walls": t.walls_cost},
        "resources": {RESOURCES[r]: s.supply[r] for r in range(4)},
        "events": [
            {
                "deck": t.deck_ids[n],
                "left": len(s.event_decks[n]),
                "discards": sorted(t.event_ids[kind] for kind in s.event_discards[n]),
            }
            for n in range(3)
        ],
        "great_people_left": len(s.great_bag),
        "huts_left": len(s.hut_bag),
        "villages_left": len(s.village_bag),
        "tiles_left": len(s.tile_bag),
        "disasters_left": s.disasters_left,
    }


def observe_battle(s: "CivState", battle: Battle, seat: int | None) -> dict[str, Any]:
    sides = []
    for side in (0, 1):
        owner = battle.attacker if side == 0 else battle.defender
        barbarians = side == 1 and battle.village
        mine = owner == seat
        # R11.3: the Oracle opens the opponent's force, not to one who merely plays the barbarians.
        opponent = battle.defender if side == 0 else battle.attacker
        if seat is not None and opponent == seat and not (side == 0 and battle.village):
            mine = mine or has_wonder(s, seat, OP_ORACLE)
        sides.append(
            {
                "seat": owner,
                "barbarians": barbarians,
                "cards_left": len(battle.hands[side]),
                "total": total(s, battle, side),
                "bonus": battle.bonus[side],
                "killed": battle.killed[side],
                "hand": [unit(s, battle, side, card, 0) for card in sorted(battle.hands[side])] if mine else None,
            }
        )
    fronts = [
        [
            None if front[0] < 0 else unit(s, battle, 0, front[0], front[1]),
            None if front[2] < 0 else unit(s, battle, 1, front[2], front[3]),
        ]
        for front in battle.fronts
    ]
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "village": battle.village,
        "square": square_name(battle.square),
        "city": None if battle.city < 0 else city_id(battle.city),
        "turn": battle.turn,
        "extra_damage": battle.extra,
        "sides": sides,
        "fronts": fronts,
    }


def unit(s: "CivState", battle: Battle, side: int, card: int, wounds: int) -> dict[str, Any]:
    kind = s.t.card_type[card]
    owner = battle.attacker if side == 0 else battle.defender
    rank = 1 if side == 1 and battle.village else max(1, s.ranks[owner * 4 + kind])
    rank = min(rank, len(s.t.card_strength[card]))
    return {
        "id": s.t.unit_ids[card],
        "type": UNIT_TYPES[kind],
        "rank": rank,
        "name": f"{UNIT_TYPES[kind]}_rank_{rank}",
        "strength": unit_strength(s, battle, side, card),
        "wounds": wounds,
    }


def observe_group(s: "CivState") -> dict[str, Any] | None:
    if s.mover < 0:
        return None
    return {
        "seat": s.mover,
        "square": square_name(s.group_square),
        "armies": (s.group & ARMY_MASK).bit_count(),
        "scouts": (s.group & SCOUT_MASK).bit_count(),
        "steps_left": s.steps_left,
        "on_map": not s.lifted,
    }


def observe_offer(s: "CivState", seat: int | None) -> dict[str, Any] | None:
    """While it is composed only its proposer sees it; then all do, hidden goods by their backs."""
    offer = s.offer
    if not offer:
        return None
    composing = bool(s.stack) and s.stack[-1][0] == S_OFFER
    shown: dict[str, Any] = {"from": offer[0], "to": offer[1], "composing": composing}
    if composing and seat != offer[0]:
        return shown
    t = s.t
    given = {good: offer[GIVE_AT + good] for good in range(GIVEN) if offer[GIVE_AT + good]}
    backs = {"huts": 0, "villages": 0, "culture_1": 0, "culture_2": 0, "culture_3": 0}
    exact: dict[str, int] = {}
    for good, amount in given.items():
        if good >= t.event_good:
            backs[f"culture_{t.events[good - t.event_good].deck}"] += amount
            exact[t.event_ids[good - t.event_good]] = amount
        elif good >= G_MARKER:
            kind = t.marker_kind[good - G_MARKER]
            backs["huts" if kind == HUT else "villages"] += amount
            exact[t.marker_ids[good - G_MARKER]] = amount
    shown["give"] = {
        "trade": offer[GIVE_AT + G_TRADE],
        "culture": offer[GIVE_AT + G_CULTURE],
        "resources": {RESOURCES[r]: offer[GIVE_AT + G_TOKEN + r] for r in range(4)},
        **backs,
    }
    shown["want"] = {
        "trade": offer[WANT_AT + G_TRADE],
        "culture": offer[WANT_AT + G_CULTURE],
        "resources": {RESOURCES[r]: offer[WANT_AT + G_TOKEN + r] for r in range(4)},
        "huts": offer[WANT_AT + W_HUT],
        "villages": offer[WANT_AT + W_VILLAGE],
        **{f"culture_{deck + 1}": offer[WANT_AT + W_EVENT + deck] for deck in range(3)},
    }
    if seat == offer[0]:
        shown["give_exact"] = exact
    return shown


def observe_looting(s: "CivState") -> dict[str, Any] | None:
    if not s.stack or s.stack[-1][0] != S_LOOT:
        return None
    _step, seats, loser, _what, _left = s.stack[-1]
    return {"seat": seats.bit_length() - 1, "loser": loser}


def announced(s: "CivState", item: "Item") -> dict[str, Any]:
    kind, owner, which, x, _y, mask = item
    cancelled = kind >= 8
    kind %= 8
    if kind == I_EVENT:
        name, what = "event", s.t.event_ids[which]
    elif kind == I_ABILITY:
        name, what = "ability", s.t.abilities[which].id
    else:
        name, what = "action", city_id(x[1])
    return {
        "kind": name,
        "player": owner,
        "card": what,
        "targets": [seat for seat in range(s.players) if mask >> seat & 1],
        "cancelled": cancelled,
    }
