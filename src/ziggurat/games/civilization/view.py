"""What a seat, or a spectator, may know (R21), in the types of `seen`."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization import seen
from ziggurat.games.civilization.attack import force_size
from ziggurat.games.civilization.battle import total, unit_strength
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.board import WIDTH, square_name
from ziggurat.games.civilization.city_actions import arts, item_cost
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
    from ziggurat.games.civilization.state import CivilizationState, Item

COLOURS: Final[tuple[seen.Colour, ...]] = ("red", "blue", "green", "violet")
SPECTATOR_BIT: Final = 4
WATER_ABILITY: Final[tuple[seen.Water, ...]] = ("none", "cross", "end")


def observe(s: "CivilizationState", seat: int | None) -> seen.CivilizationSeen:
    return seen.CivilizationSeen(
        seat=seat,
        round=s.round,
        phase=c.PHASES[s.phase],
        first=s.first,
        active=s.active,
        waiting=s.actors(),
        map=observe_map(s),
        cities=[observe_city(s, city) for city in range(s.players * c.CITIES) if s.centre[city] >= 0],
        players=[observe_player(s, other, seat) for other in range(s.players)],
        market=observe_market(s),
        battle=None if s.battle is None else observe_battle(s, s.battle, seat),
        moving=observe_group(s),
        offer=observe_offer(s, seat),
        looting=observe_looting(s),
        announced=[announced(s, item) for item in s.items],
        secret=None if seat is None or s.chosen[seat] < 0 else s.tables.tech_ids[s.chosen[seat]],
        ending=c.ENDINGS[s.ending] or None,
        winner=None if s.winner < 0 else s.winner,
    )


def city_id(city: int) -> str:
    return f"{city // c.CITIES}-{city % c.CITIES}"


@cache
def icons(value: int) -> seen.IconsSeen:
    """A yield by its parts. The same object each time, so nobody may change it."""
    return seen.IconsSeen(
        trade=value & 255,
        production=value >> c.PRODUCTION_SHIFT & 255,
        culture=value >> c.CULTURE_SHIFT & 255,
        coin=value >> c.COIN_SHIFT & 255,
        resources=[c.TOKENS[r] for r in range(4) if value >> (c.RESOURCE_SHIFT + 4 * r) & 15],
    )


def tokens(row: Sequence[int], at: int) -> seen.ResourcesSeen:
    """Four numbers of the row from there on."""
    return seen.ResourcesSeen(incense=row[at], iron=row[at + 1], silk=row[at + 2], wheat=row[at + 3])


def by_type(amounts: list[int]) -> seen.ByUnitType:
    infantry, mounted, artillery, aircraft = amounts
    return seen.ByUnitType(infantry=infantry, mounted=mounted, artillery=artillery, aircraft=aircraft)


def piece_kind(s: "CivilizationState", piece: int) -> seen.PieceKind | None:
    if not piece:
        return None
    if piece >= s.tables.great_piece:
        return "great_person"
    return "wonder" if piece >= s.tables.wonder_piece else "building"


def observe_map(s: "CivilizationState") -> seen.MapSeen:
    t = s.tables
    tiles = []
    for place, squares in enumerate(s.board.places):
        tile = s.tile_at[place]
        tiles.append(
            seen.TileSeen(
                place=place,
                x=squares[0] % WIDTH,
                y=squares[0] // WIDTH,
                tile=None if tile < 0 else t.tile_ids[tile],
                rotation=None if tile < 0 else 90 * s.turn_at[place],
                home=s.board.home_place.index(place) if place in s.board.home_place else None,
            )
        )
    revealed = {}
    for square in range(s.board.size):
        if s.ground[square] >= 0:
            revealed[square_name(square)] = observe_square(s, square)
    return seen.MapSeen(width=WIDTH, height=s.board.height, tiles=tiles, squares=revealed)


def observe_square(s: "CivilizationState", square: int) -> seen.SquareSeen:
    t = s.tables
    owner = s.owner_at[square]
    rim = s.rim_of[square]
    printed = t.square_yield[s.print_at[square]]
    if s.disaster[square]:
        printed = t.ground_yield[s.ground[square]]
    shown = icons(printed)
    return seen.SquareSeen(
        x=square % WIDTH,
        y=square // WIDTH,
        tile=s.board.place_of[square],
        terrain=c.TERRAINS[s.ground[square]],
        printed=shown,
        icons=icons(0 if s.city_at[square] >= 0 else s.yield_at[square]),
        resource=shown.resources[0] if shown.resources else None,
        token=None if s.token[square] == c.NO_TOKEN else "hut" if s.token[square] == c.HUT else "village",
        piece=t.piece_ids[s.piece[square]] or None,
        piece_kind=piece_kind(s, s.piece[square]),
        disaster=bool(s.disaster[square]),
        city=None if s.city_at[square] < 0 else city_id(s.city_at[square]),
        outskirts_of=None if rim < 0 else city_id(rim),
        blockaded=rim >= 0 and blockaded(s, rim // c.CITIES, square),
        owner=None if owner < 0 else owner,
        armies=s.armies_at[square],
        scouts=s.scouts_at[square],
        moved=0
        if owner < 0
        else sum(1 for j in range(c.FIGURES) if s.pos[owner * c.FIGURES + j] == square and s.moved[owner] >> j & 1),
        locked=square in s.locked,
    )


def observe_city(s: "CivilizationState", city: int) -> seen.CitySeen:
    seat = city // c.CITIES
    value = icons(city_yield(s, city))
    gathered = [
        square_name(s.pos[seat * c.FIGURES + c.ARMIES + scout])
        for scout in range(2)
        if s.gather[seat * 2 + scout] == city and s.pos[seat * c.FIGURES + c.ARMIES + scout] >= 0
    ]
    return seen.CitySeen(
        id=city_id(city),
        owner=seat,
        capital=city % c.CITIES == 0,
        square=square_name(s.centre[city]),
        walled=bool(s.walled >> city & 1),
        trade=city_trade(s, city),
        production=city_production(s, city),
        culture=value.culture,
        coin=value.coin,
        resources=value.resources,
        arts=arts(s, city),
        bonus=s.bonus[city],
        actions_left=s.actions_left[city],
        outskirts=[square_name(square) for square in s.board.ring[s.centre[city]]],
        gathered=gathered,
    )


def observe_player(s: "CivilizationState", other: int, seat: int | None) -> seen.PlayerSeen:
    t = s.tables
    base = other * c.FIGURES
    civ = None if s.civ[other] < 0 else t.civs[s.civ[other]]
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
            levels[(1 if civ is not None and tech == civ.tech else t.tech_level[tech]) - 1].append(name)
    less = thresholds(s, other)
    step = s.culture_step[other] + 1
    next_step = None
    if step <= t.win_step:
        next_step = seen.NextStepSeen(culture=t.track_culture[step], trade=t.track_trade[step])
    armies = sum(1 for j in range(c.ARMIES) if s.pos[base + j] != -1)
    scouts = sum(1 for j in range(c.ARMIES, c.FIGURES) if s.pos[base + j] != -1)
    shown = [card for card in units if other == seat or s.exposed >> card & 1]
    # While the hand drawn for a battle is secret, which known card is in it is secret too: list them together.
    forces = sorted(
        (
            seen.UnitCardSeen(
                id=t.unit_ids[card], type=c.UNIT_TYPES[t.card_type[card]], strength=strength(s, other, card)
            )
            for card in shown
        ),
        key=lambda unit: unit.id,
    )
    events = s.events[other]
    known = [card for card in events if other == seat or (seat is not None and card // KNOWN_EVENT >> seat & 1)]
    if seat is None:
        known = [card for card in events if card // KNOWN_EVENT >> SPECTATOR_BIT & 1]
    markers = [
        marker for marker in s.held[other] if other == seat or (seat is not None and marker // KNOWN_MARKER >> seat & 1)
    ]
    of_culture, of_coins, of_techs = shares(s, other)
    return seen.PlayerSeen(
        seat=other,
        colour=COLOURS[other],
        civilization=None if civ is None else civ.id,
        trade=s.trade[other],
        coins=s.coin_count[other],
        culture=s.culture[other],
        culture_step=s.culture_step[other],
        next_step=next_step,
        government=t.government_ids[s.governments[other]],
        unlocked=[name for n, name in enumerate(t.government_ids) if s.unlocked[other] >> n & 1],
        direct=[name for n, name in enumerate(t.government_ids) if s.open_now[other] >> n & 1],
        techs=sorted(name for level in levels for name in level),
        pyramid=levels,
        research_cost=[max(0, cost - less) for cost in t.level_cost[1:]],
        speed=s.speed[other],
        stacking=s.stack_limit[other],
        hand_limit=hand_limit(s, other),
        max_cities=s.max_cities[other],
        water=WATER_ABILITY[s.water[other]],
        ranks=by_type([s.ranks[other * 4 + n] for n in range(4)]),
        unit_cost=by_type([item_cost(s, other, c.ITEM_UNIT + n) for n in range(4)]),
        armies=seen.FiguresSeen(on_map=armies, supply=0 if civ is None else civ.armies - armies),
        scouts=seen.FiguresSeen(on_map=scouts, supply=0 if civ is None else c.FIGURES - c.ARMIES - scouts),
        resources=tokens(s.tokens, other * 4),
        markers=seen.MarkersSeen(huts=held.count(c.HUT), villages=held.count(c.VILLAGE)),
        events=seen.EventsSeen(culture_1=decks.count(1), culture_2=decks.count(2), culture_3=decks.count(3)),
        units=by_type([sum(1 for card in units if t.card_type[card] == n) for n in range(4)]),
        forces=forces,
        hand=sorted(t.event_ids[card % KNOWN_EVENT] for card in known),
        known_markers=sorted(t.marker_ids[marker % KNOWN_MARKER] for marker in markers),
        combat_bonus=combat_bonus(s, other),
        force=force_size(s, other, 1, False),
        great_people=sorted(t.great_ids[kind] for kind in s.reserve[other]),
        coin_tokens={
            **{t.tech_ids[tech]: s.coins_on[other * SLOTS + slot] for slot, tech in enumerate(t.coin_techs)},
            "civilization_sheet": s.coins_on[other * SLOTS + SHEET],
        },
        wonders=[
            seen.OwnWonderSeen(
                id=t.wonder_ids[wonder],
                square=square_name(s.wonder_square[wonder]) if s.wonder_square[wonder] >= 0 else None,
                obsolete=bool(s.obsolete >> wonder & 1),
                coins=s.wonder_coins[wonder],
            )
            for wonder, owner in enumerate(s.wonder_owner)
            if owner == other
        ],
        used=[ability.id for n, ability in enumerate(t.abilities) if s.used[other] >> n & 1],
        offers_left=s.offers_left[other],
        shares=seen.SharesSeen(culture=of_culture, coins=of_coins, techs=of_techs),
    )


def observe_market(s: "CivilizationState") -> seen.MarketSeen:
    t = s.tables
    wonders: list[seen.WonderSeen | None] = []
    for wonder in s.market:
        if wonder < 0:
            wonders.append(None)
            continue
        card = t.wonders[wonder]
        wonders.append(
            seen.WonderSeen(
                id=card.id,
                cost=card.cost,
                discount=None if not card.cheap_tech else card.cheap,
                discount_tech=None if not card.cheap_tech else t.tech_ids[card.cheap_tech.bit_length() - 1],
                culture=card.culture,
            )
        )
    return seen.MarketSeen(
        wonders=wonders,
        wonder_deck=seen.WonderDeckSeen(medieval=len(s.medieval_bag), modern=len(s.modern_bag)),
        buildings=[
            seen.BuildingSeen(
                id=building.id,
                left=s.pool[building.pool],
                cost=building.cost,
                limited=building.limited,
                terrain=[name for n, name in enumerate(c.TERRAINS) if building.ground >> n & 1],
                icons=icons(t.piece_yield[t.building_piece + number]),
                combat_bonus=t.piece_bonus[t.building_piece + number],
            )
            for number, building in enumerate(t.buildings)
        ],
        units=[
            seen.UnitDeckSeen(
                type=kind,
                deck=len(s.unit_decks[n]),
                discards=sorted(t.unit_ids[card] for card in s.unit_discards[n]),
            )
            for n, kind in enumerate(c.UNIT_TYPES)
        ],
        costs=seen.CostsSeen(army=t.army_cost, scout=t.scout_cost, city_walls=t.walls_cost),
        resources=tokens(s.supply, 0),
        events=[
            seen.EventDeckSeen(
                deck=t.deck_ids[n],
                left=len(s.event_decks[n]),
                discards=sorted(t.event_ids[kind] for kind in s.event_discards[n]),
            )
            for n in range(3)
        ],
        great_people_left=len(s.great_bag),
        huts_left=len(s.hut_bag),
        villages_left=len(s.village_bag),
        tiles_left=len(s.tile_bag),
        disasters_left=s.disasters_left,
    )


def observe_battle(s: "CivilizationState", battle: Battle, seat: int | None) -> seen.BattleSeen:
    sides = []
    for side in (0, 1):
        owner = battle.attacker if side == 0 else battle.defender
        barbarians = side == 1 and battle.village
        mine = owner == seat
        # R11.3: the Oracle opens the opponent's force, not to one who merely plays the barbarians.
        opponent = battle.defender if side == 0 else battle.attacker
        if seat is not None and opponent == seat and not (side == 0 and battle.village):
            mine = mine or has_wonder(s, seat, c.OP_ORACLE)
        sides.append(
            seen.BattleSideSeen(
                seat=owner,
                barbarians=barbarians,
                cards_left=len(battle.hands[side]),
                total=total(s, battle, side),
                bonus=battle.bonus[side],
                killed=battle.killed[side],
                hand=[unit(s, battle, side, card, 0) for card in sorted(battle.hands[side])] if mine else None,
            )
        )
    fronts = [
        (
            None if front[0] < 0 else unit(s, battle, 0, front[0], front[1]),
            None if front[2] < 0 else unit(s, battle, 1, front[2], front[3]),
        )
        for front in battle.fronts
    ]
    return seen.BattleSeen(
        attacker=battle.attacker,
        defender=battle.defender,
        village=battle.village,
        square=square_name(battle.square),
        city=None if battle.city < 0 else city_id(battle.city),
        turn=battle.turn,
        extra_damage=battle.extra,
        sides=sides,
        fronts=fronts,
    )


def unit(s: "CivilizationState", battle: Battle, side: int, card: int, wounds: int) -> seen.BattleUnitSeen:
    kind = s.tables.card_type[card]
    owner = battle.attacker if side == 0 else battle.defender
    rank = 1 if side == 1 and battle.village else max(1, s.ranks[owner * 4 + kind])
    rank = min(rank, len(s.tables.card_strength[card]))
    return seen.BattleUnitSeen(
        id=s.tables.unit_ids[card],
        type=c.UNIT_TYPES[kind],
        rank=rank,
        name=f"{c.UNIT_TYPES[kind]}_rank_{rank}",
        strength=unit_strength(s, battle, side, card),
        wounds=wounds,
    )


def observe_group(s: "CivilizationState") -> seen.GroupSeen | None:
    if s.mover < 0:
        return None
    return seen.GroupSeen(
        seat=s.mover,
        square=square_name(s.group_square),
        armies=(s.group & c.ARMY_MASK).bit_count(),
        scouts=(s.group & c.SCOUT_MASK).bit_count(),
        steps_left=s.steps_left,
        on_map=not s.lifted,
    )


def observe_offer(s: "CivilizationState", seat: int | None) -> seen.OfferSeen | None:
    """While it is composed only its proposer sees it; then all do, hidden goods by their backs."""
    offer = s.offer
    if not offer:
        return None
    composing = bool(s.stack) and s.stack[-1][0] == c.S_OFFER
    shown = seen.OfferSeen(proposer=offer[0], partner=offer[1], composing=composing)
    if composing and seat != offer[0]:
        return shown
    t = s.tables
    huts = villages = 0
    culture = [0, 0, 0, 0]  # by deck
    exact: dict[str, int] = {}
    for good in range(GIVEN):
        amount = offer[GIVE_AT + good]
        if not amount:
            continue
        if good >= t.event_good:
            culture[t.events[good - t.event_good].deck] += amount
            exact[t.event_ids[good - t.event_good]] = amount
        elif good >= c.G_MARKER:
            if t.marker_kind[good - c.G_MARKER] == c.HUT:
                huts += amount
            else:
                villages += amount
            exact[t.marker_ids[good - c.G_MARKER]] = amount
    shown.give = seen.GoodsSeen(
        trade=offer[GIVE_AT + c.G_TRADE],
        culture=offer[GIVE_AT + c.G_CULTURE],
        resources=tokens(offer, GIVE_AT + c.G_TOKEN),
        huts=huts,
        villages=villages,
        culture_1=culture[1],
        culture_2=culture[2],
        culture_3=culture[3],
    )
    shown.want = seen.GoodsSeen(
        trade=offer[WANT_AT + c.G_TRADE],
        culture=offer[WANT_AT + c.G_CULTURE],
        resources=tokens(offer, WANT_AT + c.G_TOKEN),
        huts=offer[WANT_AT + c.W_HUT],
        villages=offer[WANT_AT + c.W_VILLAGE],
        culture_1=offer[WANT_AT + c.W_EVENT],
        culture_2=offer[WANT_AT + c.W_EVENT + 1],
        culture_3=offer[WANT_AT + c.W_EVENT + 2],
    )
    if seat == offer[0]:
        shown.give_exact = exact
    return shown


def observe_looting(s: "CivilizationState") -> seen.LootingSeen | None:
    if not s.stack or s.stack[-1][0] != c.S_LOOT:
        return None
    _step, seats, loser, _what, _left = s.stack[-1]
    return seen.LootingSeen(seat=seats.bit_length() - 1, loser=loser)


def announced(s: "CivilizationState", item: "Item") -> seen.AnnouncedSeen:
    kind, owner, which, x, _y, mask = item
    cancelled = kind >= c.I_CANCELLED
    kind %= c.I_CANCELLED
    name: seen.Announcement = "action"
    what = city_id(x[1])
    if kind == c.I_EVENT:
        name, what = "event", s.tables.event_ids[which]
    elif kind == c.I_ABILITY:
        name, what = "ability", s.tables.abilities[which].id
    return seen.AnnouncedSeen(
        kind=name,
        player=owner,
        card=what,
        targets=[seat for seat in range(s.players) if mask >> seat & 1],
        cancelled=cancelled,
    )
