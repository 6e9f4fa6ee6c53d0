"""From the component files to the compact tables, once for each number of players, map and set of options."""

from typing import Final, NamedTuple

from ziggurat.games.antike import codes as c
from ziggurat.games.antike import records
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


def compile_tables(box: records.Box, key: Key) -> Tables:
    players, map_id, switches = key
    side = side_of(box, map_id)
    b = Tables()
    count = box.setup.players[players].nations
    b.map_id = side.map.id
    b.nations = count
    b.regions = len(side.regions)
    b.region_ids = tuple(region.id for region in side.regions)
    b.region_at = {id: at for at, id in enumerate(b.region_ids)}
    playing = [nation for nation in side.nations if count in nation.takes_part_with_nations]
    b.nation_ids = tuple(nation.id for nation in playing)
    b.colors = tuple(nation.color for nation in playing)
    if box.setup.players[players].nations_per_player == 1:
        b.teams = tuple((nation,) for nation in range(count))
        b.seat_order = ()
    else:
        b.seat_order = tuple(b.nation_ids.index(id) for id in side.two_player_teams.seat_order)
        b.teams = (b.seat_order[0::2], b.seat_order[1::2])
    b.start_cities = tuple(
        tuple(b.region_at[getattr(nation.start_cities[count], resource)] for resource in c.RESOURCES)  # type: ignore[misc]
        for nation in playing
    )
    goods = box.setup.start_resources
    b.start_goods = (goods.marble, goods.iron, goods.gold, goods.coins)
    b.start_units = (box.setup.start_units.legions, box.setup.start_units.galleys)
    b.neutral_at = sum(1 << b.region_at[id] for id in side.neutral_temples.by_nations[count].regions)
    b.free_building = switches.free_building
    b.bonus_without_city = switches.bonus_without_city
    b.choose_nations = switches.choose_nations
    b.cap = switches.cap or 0
    b.coins = box.supplies.bank.coins.count if switches.coins is None else switches.coins
    _supplies(b, box, count, switches)
    _advances(b, box, switches)
    _map(b, side)
    _rondel(b, box)
    b.names = [Names(b.region_ids), Names(b.field_ids), Names(b.advance_ids)]
    make_actions(b)
    return b


def _supplies(b: Tables, box: records.Box, count: int, switches: Switches) -> None:
    b.unit_cost = box.supplies.costs.unit.iron
    b.temple_cost = box.supplies.costs.temple.marble
    found = box.supplies.costs.found_city
    b.splits = city_splits(found.marble, found.iron, found.gold)
    b.city_price = found.marble + found.iron + found.gold
    b.coin_gain = box.supplies.production_coin.amount
    plain, temple = box.supplies.capacity.city_without_temple, box.supplies.capacity.city_with_temple
    b.produce = (plain.production, temple.production)
    b.room = (plain.new_units_per_militia, temple.new_units_per_militia)
    b.strength = (plain.strength, temple.strength)
    b.neutral_strength = box.supplies.capacity.neutral_temple.strength
    b.low_score = box.personalities.low_count_defence_bonus.max_personalities
    b.low_bonus = box.personalities.low_count_defence_bonus.city_strength
    b.legions = box.supplies.per_nation.legions.count
    b.galleys = box.supplies.per_nation.galleys.count
    b.tokens = box.supplies.per_nation.city_tokens.count
    b.temples = box.supplies.bank.temples.count
    kinds = box.personalities.personalities
    cards = [kind.count if kind.count_basic_game is None else kind.count_basic_game for kind in kinds]
    b.persons = (*cards, 1 if switches.plinius else 0)
    plinius = [kind.variant_card.name for kind in kinds if kind.variant_card is not None]
    b.cards = (
        *(tuple(name for name in kind.card_names if name not in plinius) for kind in kinds),
        (*plinius,),
    )
    b.per_card = tuple(kind.condition.per_card for kind in kinds)
    b.threshold = box.personalities.victory_threshold_by_nations[count].personalities


def _advances(b: Tables, box: records.Box, switches: Switches) -> None:
    advances = box.advances.advances
    b.advance_ids = tuple(advance.id for advance in advances)
    b.every_advance = (1 << len(b.advance_ids)) - 1
    b.price_first = tuple(advance.price_first for advance in advances)
    b.price_later = tuple(advance.price_later for advance in advances)
    b.cheapest = min(*b.price_first, *b.price_later)
    b.requires = tuple(
        0 if advance.requires is None else 1 << b.advance_ids.index(advance.requires) for advance in advances
    )
    trading = [advance for advance in advances if advance.effect.type == "bank_trade"]
    trading.sort(key=lambda advance: advance.level)
    b.rates = tuple((advance.effect.give, advance.effect.get) for advance in trading)
    b.takes = [takings(get) for _give, get in b.rates]
    b.bonus, b.walls, b.reach, b.trades = [], [], [[], []], []
    for mask in range(b.every_advance + 1):
        effects = [advance.effect for at, advance in enumerate(advances) if mask >> at & 1]
        # R8.5: within a column the higher figure replaces the lower one.
        b.bonus.append(max([0, *(e.amount for e in effects if e.type == "production_bonus")]))
        b.walls.append(max([0, *(e.amount for e in effects if e.type == "city_strength")]))
        b.reach[0].append(max([1, *(e.borders for e in effects if e.type == "legion_range")]))
        b.reach[1].append(max([1, *(e.borders for e in effects if e.type == "galley_range")]))
        owned = [rate for rate, advance in enumerate(trading) if mask >> b.advance_ids.index(advance.id) & 1]
        if not switches.keeps_lower_rate:
            owned = owned[-1:]  # R14.6
        trades: list[Action] = [(c.TRADE, rate, 0, 0) for rate in owned]
        b.trades.append(trades)
    highest = [max(advance.price_first, advance.price_later) for advance in advances]
    b.advance_for = [[(c.ADVANCE, at, coins, 0) for coins in range(price + 1)] for at, price in enumerate(highest)]


def _map(b: Tables, side: records.MapFile) -> None:
    b.symbol = tuple(("marble", "iron", "gold", "any").index(region.resource) for region in side.regions)
    b.ship_at = sum(1 << at for at, region in enumerate(side.regions) if region.ship_symbol)
    b.near = [0] * (2 * b.regions)
    for border in (*side.borders, *side.added_borders):
        one, other = b.region_at[border.a], b.region_at[border.b]
        for unit, kinds in ((0, ("land", "both")), (1, ("sea", "both"))):
            if border.kind in kinds:
                b.near[unit * b.regions + one] |= 1 << other
                b.near[unit * b.regions + other] |= 1 << one
    legion = sum(1 << at for at in range(b.regions) if b.near[at])
    galley = sum(1 << at for at in range(b.regions) if b.near[b.regions + at])
    b.allowed = (legion, galley)
    b.stand = [[unit for at, unit in enumerate(c.UNITS) if b.allowed[at] >> region & 1] for region in range(b.regions)]
    b.galley_points = [(galley >> region & 1) + (b.ship_at >> region & 1) for region in range(b.regions)]
    b.lanes = 2 * max(*b.reach[0], *b.reach[1])
    b.moves = lane_moves(b.near, b.regions, b.lanes)


def _rondel(b: Tables, box: records.Box) -> None:
    b.fields = len(box.rondel.fields)
    b.field_ids = tuple(field.id for field in box.rondel.fields)
    use = {"marble": c.DO_TEMPLUM, "iron": c.DO_MILITIA, "gold": c.DO_SCIENTIA}
    b.field_does = tuple(
        c.RESOURCES.index(field.produces)
        if field.produces is not None
        else use[field.spends]
        if field.spends is not None
        else c.DO_MOVERE
        for field in box.rondel.fields
    )
    move = box.rondel.movement
    b.step_cost = tuple(
        max(0, steps - move.free_steps) * move.cost_per_extra_step for steps in range(move.max_steps + 1)
    )
    b.dearest = max(b.step_cost)
    b.markers = marker_moves(b.fields, move.max_steps, b.step_cost, b.dearest)


# Prices and numbers of cards are shown beside a text, and where a field or an advance stands.
BESIDE: Final = ("column", "level", "price_first", "price_later", "count", "count_basic_game", "index")
CONTENT: Content[records.Box, Tables] = Content(PACKAGE, records.Box, compile_tables, check, BESIDE)
