"""From the component files to the compact tables, once for each number of players, map and set of options."""

from typing import Final, NamedTuple

from ziggurat.games.antike import codes as c
from ziggurat.games.antike import records as r
from ziggurat.games.antike.content_checks import check, side_of
from ziggurat.games.antike.offers import city_splits, lane_moves, make_actions, marker_moves, takings
from ziggurat.games.antike.tables import Tables
from ziggurat.kernel.content import Content
from ziggurat.kernel.domains import Names
from ziggurat.kernel.state import Action

PACKAGE = "ziggurat.games.antike"


class Switches(NamedTuple):
    """The options that change what the board allows."""

    plinius: bool
    free_building: bool
    keeps_lower_rate: bool
    bonus_without_city: bool
    choose_nations: bool
    coins: int | None
    cap: int | None


Key = tuple[int, str, Switches]  # number of players, map


def compile_tables(box: r.Box, key: Key) -> Tables:
    players, map_id, switches = key
    side = side_of(box, map_id)
    t = Tables()
    count = box.setup.players[players].nations
    t.map_id = side.map.id
    t.nations = count
    t.regions = len(side.regions)
    t.region_ids = tuple(region.id for region in side.regions)
    t.region_at = {id: at for at, id in enumerate(t.region_ids)}
    playing = [nation for nation in side.nations if count in nation.takes_part_with_nations]
    t.nation_ids = tuple(nation.id for nation in playing)
    t.colors = tuple(nation.color for nation in playing)
    if box.setup.players[players].nations_per_player == 1:
        t.teams = tuple((nation,) for nation in range(count))
        t.seat_order = ()
    else:
        t.seat_order = tuple(t.nation_ids.index(id) for id in side.two_player_teams.seat_order)
        t.teams = (t.seat_order[0::2], t.seat_order[1::2])
    t.start_cities = tuple(
        tuple(t.region_at[getattr(nation.start_cities[count], resource)] for resource in c.RESOURCES)  # type: ignore[misc]
        for nation in playing
    )
    goods = box.setup.start_resources
    t.start_goods = (goods.marble, goods.iron, goods.gold, goods.coins)
    t.start_units = (box.setup.start_units.legions, box.setup.start_units.galleys)
    t.neutral_at = sum(1 << t.region_at[id] for id in side.neutral_temples.by_nations[count].regions)
    t.free_building = switches.free_building
    t.bonus_without_city = switches.bonus_without_city
    t.choose_nations = switches.choose_nations
    t.cap = switches.cap or 0
    t.coins = box.supplies.bank.coins.count if switches.coins is None else switches.coins
    _supplies(t, box, count, switches)
    _advances(t, box, switches)
    _map(t, side)
    _rondel(t, box)
    t.names = [Names(t.region_ids), Names(t.field_ids), Names(t.advance_ids)]
    make_actions(t)
    return t


def _supplies(t: Tables, box: r.Box, count: int, switches: Switches) -> None:
    t.unit_cost = box.supplies.costs.unit.iron
    t.temple_cost = box.supplies.costs.temple.marble
    found = box.supplies.costs.found_city
    t.splits = city_splits(found.marble, found.iron, found.gold)
    t.city_price = found.marble + found.iron + found.gold
    t.coin_gain = box.supplies.production_coin.amount
    plain, temple = box.supplies.capacity.city_without_temple, box.supplies.capacity.city_with_temple
    t.produce = (plain.production, temple.production)
    t.room = (plain.new_units_per_militia, temple.new_units_per_militia)
    t.strength = (plain.strength, temple.strength)
    t.neutral_strength = box.supplies.capacity.neutral_temple.strength
    t.low_score = box.personalities.low_count_defence_bonus.max_personalities
    t.low_bonus = box.personalities.low_count_defence_bonus.city_strength
    t.legions = box.supplies.per_nation.legions.count
    t.galleys = box.supplies.per_nation.galleys.count
    t.tokens = box.supplies.per_nation.city_tokens.count
    t.temples = box.supplies.bank.temples.count
    kinds = box.personalities.personalities
    cards = [kind.count if kind.count_basic_game is None else kind.count_basic_game for kind in kinds]
    t.persons = (*cards, 1 if switches.plinius else 0)
    plinius = [kind.variant_card.name for kind in kinds if kind.variant_card is not None]
    t.cards = (
        *(tuple(name for name in kind.card_names if name not in plinius) for kind in kinds),
        (*plinius,),
    )
    t.per_card = tuple(kind.condition.per_card for kind in kinds)
    t.threshold = box.personalities.victory_threshold_by_nations[count].personalities


def _advances(t: Tables, box: r.Box, switches: Switches) -> None:
    advances = box.advances.advances
    t.advance_ids = tuple(advance.id for advance in advances)
    t.every_advance = (1 << len(t.advance_ids)) - 1
    t.price_first = tuple(advance.price_first for advance in advances)
    t.price_later = tuple(advance.price_later for advance in advances)
    t.cheapest = min(*t.price_first, *t.price_later)
    t.requires = tuple(
        0 if advance.requires is None else 1 << t.advance_ids.index(advance.requires) for advance in advances
    )
    trading = [advance for advance in advances if advance.effect.type == "bank_trade"]
    trading.sort(key=lambda advance: advance.level)
    t.rates = tuple((advance.effect.give, advance.effect.get) for advance in trading)
    t.takes = [takings(get) for _give, get in t.rates]
    t.bonus, t.walls, t.reach, t.trades = [], [], [[], []], []
    for mask in range(t.every_advance + 1):
        effects = [advance.effect for at, advance in enumerate(advances) if mask >> at & 1]
        # R8.5: within a column the higher figure replaces the lower one.
        t.bonus.append(max([0, *(e.amount for e in effects if e.type == "production_bonus")]))
        t.walls.append(max([0, *(e.amount for e in effects if e.type == "city_strength")]))
        t.reach[0].append(max([1, *(e.borders for e in effects if e.type == "legion_range")]))
        t.reach[1].append(max([1, *(e.borders for e in effects if e.type == "galley_range")]))
        owned = [rate for rate, advance in enumerate(trading) if mask >> t.advance_ids.index(advance.id) & 1]
        if not switches.keeps_lower_rate:
            owned = owned[-1:]  # R14.6
        trades: list[Action] = [(c.A_TRADE, rate, 0, 0) for rate in owned]
        t.trades.append(trades)
    highest = [max(advance.price_first, advance.price_later) for advance in advances]
    t.advance_for = [[(c.A_ADVANCE, at, coins, 0) for coins in range(price + 1)] for at, price in enumerate(highest)]


def _map(t: Tables, side: r.MapFile) -> None:
    t.symbol = tuple(("marble", "iron", "gold", "any").index(region.resource) for region in side.regions)
    t.ship_at = sum(1 << at for at, region in enumerate(side.regions) if region.ship_symbol)
    t.near = [0] * (2 * t.regions)
    for border in (*side.borders, *side.added_borders):
        one, other = t.region_at[border.a], t.region_at[border.b]
        for unit, kinds in ((0, ("land", "both")), (1, ("sea", "both"))):
            if border.kind in kinds:
                t.near[unit * t.regions + one] |= 1 << other
                t.near[unit * t.regions + other] |= 1 << one
    legion = sum(1 << at for at in range(t.regions) if t.near[at])
    galley = sum(1 << at for at in range(t.regions) if t.near[t.regions + at])
    t.allowed = (legion, galley)
    t.stand = [[unit for at, unit in enumerate(c.UNITS) if t.allowed[at] >> region & 1] for region in range(t.regions)]
    t.galley_points = [(galley >> region & 1) + (t.ship_at >> region & 1) for region in range(t.regions)]
    t.lanes = 2 * max(*t.reach[0], *t.reach[1])
    t.moves = lane_moves(t.near, t.regions, t.lanes)


def _rondel(t: Tables, box: r.Box) -> None:
    t.fields = len(box.rondel.fields)
    t.field_ids = tuple(field.id for field in box.rondel.fields)
    use = {"marble": c.DO_TEMPLUM, "iron": c.DO_MILITIA, "gold": c.DO_SCIENTIA}
    t.field_does = tuple(
        c.RESOURCES.index(field.produces)
        if field.produces is not None
        else use[field.spends]
        if field.spends is not None
        else c.DO_MOVERE
        for field in box.rondel.fields
    )
    move = box.rondel.movement
    t.step_cost = tuple(
        max(0, steps - move.free_steps) * move.cost_per_extra_step for steps in range(move.max_steps + 1)
    )
    t.dearest = max(t.step_cost)
    t.markers = marker_moves(t.fields, move.max_steps, t.step_cost, t.dearest)


# Prices and numbers of cards are shown beside a text, and where a field or an advance stands.
BESIDE: Final = ("column", "level", "price_first", "price_later", "count", "count_basic_game", "index")
CONTENT: Content[r.Box, Tables] = Content(PACKAGE, r.Box, compile_tables, check, BESIDE)
