"""From the component files to the compact board: read, check against each other, number."""

from typing import Any, NoReturn

from ziggurat.games.antike import records
from ziggurat.games.antike.board import Board, city_splits, lane_moves, make_actions, marker_moves, takings
from ziggurat.games.antike.codes import (
    ADVANCE,
    DO_MILITIA,
    DO_MOVERE,
    DO_SCIENTIA,
    DO_TEMPLUM,
    PERSONALITIES,
    RESOURCES,
    TRADE,
)
from ziggurat.kernel.content import Pack, load_content, read_records, read_section
from ziggurat.kernel.domains import Names
from ziggurat.kernel.errors import BadContent
from ziggurat.kernel.state import Action

PACKAGE = "ziggurat.games.antike"
MAPS = ("mare_nostrum", "orient")
NATION_COUNTS = (3, 4, 5, 6)
MOST_REGIONS = 62  # a bit mask of regions stays a short integer in the compiled engine
DEAREST_MOVE = 8  # every mix of payments is made in advance


class Switches:
    """The options that change what the board allows, ready to be a key."""

    __slots__ = ("bonus_without_city", "cap", "choose_nations", "coins", "free_building", "keeps_lower_rate", "plinius")

    def __init__(
        self,
        plinius: bool,
        free_building: bool,
        keeps_lower_rate: bool,
        bonus_without_city: bool,
        choose_nations: bool,
        coins: int | None,
        cap: int | None,
    ) -> None:
        self.plinius = plinius
        self.free_building = free_building
        self.keeps_lower_rate = keeps_lower_rate
        self.bonus_without_city = bonus_without_city
        self.choose_nations = choose_nations
        self.coins = coins
        self.cap = cap

    def key(self) -> tuple[object, ...]:
        return (
            self.plinius,
            self.free_building,
            self.keeps_lower_rate,
            self.bonus_without_city,
            self.choose_nations,
            self.coins,
            self.cap,
        )


_files: dict[str, dict[str, Any]] = {}
_boxes: dict[tuple[str, str], records.Box] = {}
_boards: dict[tuple[object, ...], Board] = {}
"""What was read and compiled, by digest of the content pack: the same input always gives the same tables."""


def digest(pack: Pack | None) -> str:
    return "" if pack is None else pack.digest


def component_files(pack: Pack | None) -> dict[str, Any]:
    key = digest(pack)
    if key not in _files:
        _files[key] = load_content(PACKAGE, pack)
    return _files[key]


def read_box(map_id: str, pack: Pack | None) -> records.Box:
    """One map side and everything both share, typed and checked."""
    key = (digest(pack), map_id)
    if key not in _boxes:
        box = _read(component_files(pack), "map_" + map_id, pack)
        Checker(box, map_id, pack).check()
        _boxes[key] = box
    return _boxes[key]


def board(players: int, map_id: str, switches: Switches, pack: Pack | None) -> Board:
    key = (digest(pack), map_id, players, *switches.key())
    if key not in _boards:
        _boards[key] = compile_board(read_box(map_id, pack), players, switches)
    return _boards[key]


def _read(files: dict[str, Any], side: str, pack: Pack | None) -> records.Box:
    r = records
    for file, sections in files.items():
        if file.startswith("map_") and file != side:
            continue
        expected = SECTIONS["map" if file.startswith("map_") else file]
        for section in sections:
            if section not in expected:
                raise BadContent(f"{file}.yaml: unknown section {section!r}")
    return r.Box(
        fields=read_records(files, "rondel", "fields", r.Field, pack),
        movement=read_section(files, "rondel", "movement", r.RondelMovement, pack),
        advances=read_records(files, "advances", "advances", r.Advance, pack),
        price_pattern=read_section(files, "advances", "price_pattern", dict[str, Any], pack),
        personalities=read_records(files, "personalities", "personalities", r.Personality, pack),
        defence_bonus=read_section(files, "personalities", "low_count_defence_bonus", r.DefenceBonus, pack),
        thresholds=read_section(files, "personalities", "victory_threshold_by_nations", dict[int, r.Threshold], pack),
        per_nation=read_section(files, "supplies", "per_nation", r.PerNation, pack),
        bank=read_section(files, "supplies", "bank", r.Bank, pack),
        cards=read_section(files, "supplies", "cards", r.Cards, pack),
        colors=read_section(files, "supplies", "colors", list[str], pack),
        costs=read_section(files, "supplies", "costs", r.Costs, pack),
        capacity=read_section(files, "supplies", "capacity", r.Capacity, pack),
        production_coin=read_section(files, "supplies", "production_coin", r.ProductionCoin, pack),
        start_resources=read_section(files, "setup", "start_resources", r.StartResources, pack),
        start_units=read_section(files, "setup", "start_units", r.StartUnits, pack),
        players=read_section(files, "setup", "players", dict[int, r.Players], pack),
        map=read_section(files, side, "map", r.MapHead, pack),
        regions=read_records(files, side, "regions", r.Region, pack),
        borders=read_records(files, side, "borders", r.Border, pack),
        added_borders=read_records(files, side, "added_borders", r.Border, pack),
        barriers=read_records(files, side, "barriers", r.Barrier, pack),
        nations=read_records(files, side, "nations", r.Nation, pack),
        neutral_temples=read_section(files, side, "neutral_temples", r.NeutralTemples, pack),
        teams=read_section(files, side, "two_player_teams", r.Teams, pack),
        sources=read_records(files, "sources", "sources", r.SourceRecord, pack),
    )


SECTIONS = {
    "rondel": ("fields", "movement"),
    "advances": ("advances", "price_pattern"),
    "personalities": ("personalities", "low_count_defence_bonus", "victory_threshold_by_nations"),
    "supplies": ("per_nation", "bank", "cards", "colors", "costs", "capacity", "production_coin"),
    "setup": ("start_resources", "start_units", "players"),
    "sources": ("sources", "known_gaps", "rejected_statements", "design_notes"),
    "map": (
        "map",
        "regions",
        "borders",
        "added_borders",
        "barriers",
        "nations",
        "neutral_temples",
        "two_player_teams",
    ),
}


class Checker:
    """What the types cannot say: counts, references, and that the map hangs together."""

    def __init__(self, box: records.Box, map_id: str, pack: Pack | None) -> None:
        self.box = box
        self.side = "map_" + map_id
        self.pack = pack
        self.regions = {region.id: region for region in box.regions}

    def fail(self, file: str, where: str, message: str) -> NoReturn:
        touched = self.pack is not None and file in self.pack.data
        origin = f"{self.pack.name}: {file}" if touched and self.pack is not None else f"{file}.yaml"
        raise BadContent(f"{origin}: {where}: {message}")

    def check(self) -> None:
        self.check_rondel()
        self.check_advances()
        self.check_personalities()
        self.check_supplies()
        self.check_map()
        self.check_nations()

    def check_rondel(self) -> None:
        fields = self.box.fields
        ids = [field.id for field in fields]
        if len(fields) != 8 or len(set(ids)) != 8:
            self.fail("rondel", "fields", "there are eight different fields")
        for at, field in enumerate(fields):
            other = fields[(at + 4) % 8]
            if field.index != at:
                self.fail("rondel", f"fields {field.id}: index", f"is {field.index}, the field stands at {at}")
            if field.opposite != other.id:
                self.fail("rondel", f"fields {field.id}: opposite", f"is {field.opposite!r}, opposite lies {other.id}")
            if (field.group == "production") != (field.produces is not None):
                self.fail("rondel", f"fields {field.id}: produces", "belongs to production fields, and to them alone")
            if (field.group == "use") != (field.spends is not None):
                self.fail("rondel", f"fields {field.id}: spends", "belongs to use fields, and to them alone")
            if field.spends is not None and field.spends != other.produces:
                self.fail("rondel", f"fields {field.id}: spends", "is not what the opposite field produces")
        made = sorted(field.produces for field in fields if field.produces is not None)
        if made != sorted(RESOURCES):
            self.fail("rondel", "fields", "each of marble, iron and gold is produced on one field")
        move = self.box.movement
        if not 1 <= move.free_steps <= move.max_steps <= len(fields) or move.cost_per_extra_step < 0:
            self.fail("rondel", "movement", "1 <= free_steps <= max_steps <= 8 and no negative cost")
        if (move.max_steps - move.free_steps) * move.cost_per_extra_step > DEAREST_MOVE:
            self.fail("rondel", "movement", f"the longest move costs more than {DEAREST_MOVE}")

    def check_advances(self) -> None:
        by_id = {advance.id: advance for advance in self.box.advances}
        if len(by_id) != 8 or len(self.box.advances) != 8:
            self.fail("advances", "advances", "there are eight different advances")
        for advance in self.box.advances:
            where = f"advances {advance.id}"
            if advance.price_first < 1 or advance.price_later < 1:
                self.fail("advances", f"{where}: price_first", "a price is at least 1")
            lower = [other for other in self.box.advances if other.column == advance.column and other.level == 1]
            if advance.level == 1 and advance.requires is not None:
                self.fail("advances", f"{where}: requires", "the lower level requires nothing")
            if advance.level == 2 and [other.id for other in lower] != [advance.requires]:
                self.fail("advances", f"{where}: requires", "the upper level requires the lower one of its column")
            if advance.level not in (1, 2) or len(lower) != 1:
                self.fail(
                    "advances", f"{where}: level", "a column has one advance of level 1, and perhaps one of level 2"
                )
            effect = advance.effect
            given = {
                "bank_trade": effect.give > effect.get >= 1 and effect.give <= 4 and not effect.amount + effect.borders,
                "production_bonus": effect.amount >= 1 and not effect.give + effect.get + effect.borders,
                "city_strength": effect.amount >= 1 and not effect.give + effect.get + effect.borders,
                "legion_range": 1 <= effect.borders <= 3 and not effect.give + effect.get + effect.amount,
                "galley_range": 1 <= effect.borders <= 3 and not effect.give + effect.get + effect.amount,
            }
            if not given[effect.type]:
                self.fail("advances", f"{where}: effect", f"wrong figures for {effect.type}")

    def check_personalities(self) -> None:
        kinds = [kind.id for kind in self.box.personalities]
        if kinds != list(PERSONALITIES[:5]):
            self.fail("personalities", "personalities", f"the kinds are {', '.join(PERSONALITIES[:5])}, in this order")
        conditions = (
            "cities_owned",
            "temples_destroyed",
            "temples_owned",
            "first_to_acquire_advance",
            "navigator_points",
        )
        for kind, condition in zip(self.box.personalities, conditions, strict=True):
            where = f"personalities {kind.id}"
            if len(kind.card_names) != kind.count or len(set(kind.card_names)) != kind.count:
                self.fail("personalities", f"{where}: card_names", f"{kind.count} different cards are named")
            if kind.condition.type != condition or kind.condition.per_card < 1:
                self.fail("personalities", f"{where}: condition", f"is {condition} with at least 1 per card")
            if (kind.variant_card is not None) != (kind.id == "scholar"):
                self.fail("personalities", f"{where}: variant_card", "belongs to the scholars, and to them alone")
            if kind.id == "scholar" and kind.count_basic_game != kind.count - 1:
                self.fail("personalities", f"{where}: count_basic_game", "is one less than count")
            if kind.variant_card is not None and kind.variant_card.name not in kind.card_names:
                self.fail("personalities", f"{where}: variant_card", "is not among the card_names")
        total = sum(kind.count for kind in self.box.personalities)
        if total != self.box.cards.personalities.count:
            self.fail(
                "personalities",
                "personalities",
                f"{total} cards, supplies.yaml has {self.box.cards.personalities.count}",
            )
        if sorted(self.box.thresholds) != list(NATION_COUNTS):
            self.fail("personalities", "victory_threshold_by_nations", "has an entry for 3, 4, 5 and 6 nations")
        for nations, threshold in self.box.thresholds.items():
            if threshold.personalities < 1:
                self.fail("personalities", f"victory_threshold_by_nations {nations}", "is at least 1")

    def check_supplies(self) -> None:
        box = self.box
        for name in ("galleys", "legions", "city_tokens"):
            if getattr(box.per_nation, name).count < 3:
                self.fail("supplies", f"per_nation {name}: count", "is at least 3")
        if box.bank.temples.count < 3 or box.bank.coins.count < 0:
            self.fail("supplies", "bank", "has at least the three neutral temples and no negative number of coins")
        if len(set(box.colors)) != 6:
            self.fail("supplies", "colors", "are six")
        city = box.costs.found_city
        if min(box.costs.temple.marble, box.costs.unit.iron, city.marble + city.iron + city.gold) < 1:
            self.fail("supplies", "costs", "nothing is free")
        if min(city.marble, city.iron, city.gold) < 0:
            self.fail("supplies", "costs found_city", "no negative cost")
        for name in ("city_without_temple", "city_with_temple"):
            capacity = getattr(box.capacity, name)
            if min(capacity.production, capacity.new_units_per_militia, capacity.strength) < 0:
                self.fail("supplies", f"capacity {name}", "no negative figure")
        if box.production_coin.amount not in (0, 1):
            self.fail("supplies", "production_coin: amount", "is 0 or 1")
        goods = box.start_resources
        if min(goods.marble, goods.iron, goods.gold, goods.coins, box.start_units.legions, box.start_units.galleys) < 0:
            self.fail("setup", "start_resources", "no negative figure")
        if sorted(box.players) != [2, 3, 4, 5, 6]:
            self.fail("setup", "players", "has an entry for 2 to 6 players")
        for players, entry in box.players.items():
            if entry.nations != players * entry.nations_per_player or entry.nations not in NATION_COUNTS:
                self.fail("setup", f"players {players}: nations", "is players times nations_per_player, 3 to 6")

    def region(self, where: str, id: str) -> records.Region:
        if id not in self.regions:
            self.fail(self.side, where, f"no region {id!r}")
        return self.regions[id]

    def check_map(self) -> None:
        box, side = self.box, self.side
        if "map_" + box.map.id != side:
            self.fail(side, "map: id", f"is {box.map.id!r}")
        if len(self.regions) != len(box.regions) or len(box.regions) != box.map.region_count:
            self.fail(side, "regions", f"{box.map.region_count} different regions are expected")
        if len(box.regions) > MOST_REGIONS:
            self.fail(side, "regions", f"at most {MOST_REGIONS} regions")
        seen: set[frozenset[str]] = set()
        kinds: dict[str, set[str]] = {region.id: set() for region in box.regions}
        for border in (*box.borders, *box.added_borders):
            where = f"borders {border.a}-{border.b}"
            self.region(f"{where}: a", border.a)
            self.region(f"{where}: b", border.b)
            if border.a == border.b or frozenset((border.a, border.b)) in seen:
                self.fail(side, where, "is listed twice, or leads nowhere")
            seen.add(frozenset((border.a, border.b)))
            if border.kind != "none":
                kinds[border.a].add(border.kind)
                kinds[border.b].add(border.kind)
        for region in box.regions:
            if not kinds[region.id]:
                self.fail(side, f"regions {region.id}", "has no border")
            if region.ship_symbol and not kinds[region.id] & {"sea", "both"}:
                self.fail(side, f"regions {region.id}: ship_symbol", "the region has no sea border")
        for barrier in box.barriers:
            for id in barrier.between:
                self.region(f"barriers {barrier.id}: between", id)

    def check_nations(self) -> None:
        box, side = self.box, self.side
        ids = [nation.id for nation in box.nations]
        if len(set(ids)) != 6 or sorted(nation.color for nation in box.nations) != sorted(box.colors):
            self.fail(side, "nations", "are six, each in a colour of its own")
        if sorted(box.neutral_temples.by_nations) != list(NATION_COUNTS):
            self.fail(side, "neutral_temples by_nations", "has an entry for 3, 4, 5 and 6 nations")
        for count in NATION_COUNTS:
            taken: set[str] = set()
            playing = [nation for nation in box.nations if count in nation.takes_part_with_nations]
            if len(playing) != count:
                self.fail(side, "nations: takes_part_with_nations", f"{len(playing)} nations take part with {count}")
            for nation in playing:
                where = f"nations {nation.id}: start_cities {count}"
                if count not in nation.start_cities:
                    self.fail(side, where, "is missing")
                for resource in RESOURCES:
                    id = getattr(nation.start_cities[count], resource)
                    region = self.region(where, id)
                    if region.resource not in (resource, "any"):
                        self.fail(side, where, f"{id} shows {region.resource}, not {resource}")
                    if id in taken:
                        self.fail(side, where, f"{id} is taken already")
                    taken.add(id)
            temples = box.neutral_temples.by_nations[count].regions
            if len(temples) != box.neutral_temples.count_per_game or len(set(temples)) != len(temples):
                self.fail(side, f"neutral_temples {count}", f"{box.neutral_temples.count_per_game} different regions")
            for id in temples:
                self.region(f"neutral_temples {count}", id)
                if id in taken:
                    self.fail(side, f"neutral_temples {count}", f"{id} is a start city")
        teams = box.teams
        four = sorted(nation.id for nation in box.nations if 4 in nation.takes_part_with_nations)
        if teams.nations_in_play != box.players[2].nations or sorted(teams.a + teams.b) != four:
            self.fail(side, "two_player_teams", "a and b share out the nations that take part with four")
        if teams.seat_order[0::2] not in (teams.a, teams.a[::-1]) or teams.seat_order[1::2] not in (
            teams.b,
            teams.b[::-1],
        ):
            self.fail(side, "two_player_teams: seat_order", "a and b alternate, a first")


def compile_board(box: records.Box, players: int, switches: Switches) -> Board:
    b = Board()
    count = box.players[players].nations
    b.map_id = box.map.id
    b.nations = count
    b.regions = len(box.regions)
    b.region_ids = tuple(region.id for region in box.regions)
    b.region_at = {id: at for at, id in enumerate(b.region_ids)}
    playing = [nation for nation in box.nations if count in nation.takes_part_with_nations]
    b.nation_ids = tuple(nation.id for nation in playing)
    b.colors = tuple(nation.color for nation in playing)
    if box.players[players].nations_per_player == 1:
        b.teams = tuple((nation,) for nation in range(count))
        b.seat_order = ()
    else:
        b.seat_order = tuple(b.nation_ids.index(id) for id in box.teams.seat_order)
        b.teams = (b.seat_order[0::2], b.seat_order[1::2])
    b.start_cities = tuple(
        tuple(b.region_at[getattr(nation.start_cities[count], resource)] for resource in RESOURCES)  # type: ignore[misc]
        for nation in playing
    )
    goods = box.start_resources
    b.start_goods = (goods.marble, goods.iron, goods.gold, goods.coins)
    b.start_units = (box.start_units.legions, box.start_units.galleys)
    b.neutral_at = sum(1 << b.region_at[id] for id in box.neutral_temples.by_nations[count].regions)
    b.plinius = switches.plinius
    b.free_building = switches.free_building
    b.keeps_lower_rate = switches.keeps_lower_rate
    b.bonus_without_city = switches.bonus_without_city
    b.choose_nations = switches.choose_nations
    b.cap = switches.cap or 0
    b.coins = box.bank.coins.count if switches.coins is None else switches.coins
    _supplies(b, box, count)
    _advances(b, box)
    _map(b, box)
    _rondel(b, box)
    b.names = [Names(b.region_ids), Names(b.field_ids), Names(b.advance_ids)]
    make_actions(b)
    return b


def _supplies(b: Board, box: records.Box, count: int) -> None:
    b.unit_cost = box.costs.unit.iron
    b.temple_cost = box.costs.temple.marble
    found = box.costs.found_city
    b.splits = city_splits(found.marble, found.iron, found.gold)
    b.coin_gain = box.production_coin.amount
    plain, temple = box.capacity.city_without_temple, box.capacity.city_with_temple
    b.produce = (plain.production, temple.production)
    b.room = (plain.new_units_per_militia, temple.new_units_per_militia)
    b.strength = (plain.strength, temple.strength)
    b.neutral_strength = box.capacity.neutral_temple.strength
    b.low_score = box.defence_bonus.max_personalities
    b.low_bonus = box.defence_bonus.city_strength
    b.legions = box.per_nation.legions.count
    b.galleys = box.per_nation.galleys.count
    b.tokens = box.per_nation.city_tokens.count
    b.temples = box.bank.temples.count
    cards = [kind.count if kind.count_basic_game is None else kind.count_basic_game for kind in box.personalities]
    b.persons = (*cards, 1 if b.plinius else 0)
    plinius = [kind.variant_card.name for kind in box.personalities if kind.variant_card is not None]
    b.cards = (
        *(tuple(name for name in kind.card_names if name not in plinius) for kind in box.personalities),
        (*plinius,),
    )
    b.per_card = tuple(kind.condition.per_card for kind in box.personalities)
    b.threshold = box.thresholds[count].personalities


def _advances(b: Board, box: records.Box) -> None:
    b.advance_ids = tuple(advance.id for advance in box.advances)
    b.every_advance = (1 << len(b.advance_ids)) - 1
    b.price_first = tuple(advance.price_first for advance in box.advances)
    b.price_later = tuple(advance.price_later for advance in box.advances)
    b.cheapest = min(*b.price_first, *b.price_later)
    b.requires = tuple(
        0 if advance.requires is None else 1 << b.advance_ids.index(advance.requires) for advance in box.advances
    )
    trading = [advance for advance in box.advances if advance.effect.type == "bank_trade"]
    trading.sort(key=lambda advance: advance.level)
    b.rates = tuple((advance.effect.give, advance.effect.get) for advance in trading)
    b.takes = [takings(get) for _give, get in b.rates]
    b.bonus, b.walls, b.reach, b.trades = [], [], [[], []], []
    for mask in range(b.every_advance + 1):
        effects = [advance.effect for at, advance in enumerate(box.advances) if mask >> at & 1]
        # R8.5: within a column the higher figure replaces the lower one.
        b.bonus.append(max([0, *(e.amount for e in effects if e.type == "production_bonus")]))
        b.walls.append(max([0, *(e.amount for e in effects if e.type == "city_strength")]))
        b.reach[0].append(max([1, *(e.borders for e in effects if e.type == "legion_range")]))
        b.reach[1].append(max([1, *(e.borders for e in effects if e.type == "galley_range")]))
        owned = [rate for rate, advance in enumerate(trading) if mask >> b.advance_ids.index(advance.id) & 1]
        if not b.keeps_lower_rate:
            owned = owned[-1:]  # R14.6
        trades: list[Action] = [(TRADE, rate, 0, 0) for rate in owned]
        b.trades.append(trades)
    highest = [max(advance.price_first, advance.price_later) for advance in box.advances]
    b.advance_for = [[(ADVANCE, at, coins, 0) for coins in range(price + 1)] for at, price in enumerate(highest)]


def _map(b: Board, box: records.Box) -> None:
    b.symbol = tuple(("marble", "iron", "gold", "any").index(region.resource) for region in box.regions)
    b.ship_at = sum(1 << at for at, region in enumerate(box.regions) if region.ship_symbol)
    b.near = [0] * (2 * b.regions)
    for border in (*box.borders, *box.added_borders):
        one, other = b.region_at[border.a], b.region_at[border.b]
        for unit, kinds in ((0, ("land", "both")), (1, ("sea", "both"))):
            if border.kind in kinds:
                b.near[unit * b.regions + one] |= 1 << other
                b.near[unit * b.regions + other] |= 1 << one
    legion = sum(1 << at for at in range(b.regions) if b.near[at])
    galley = sum(1 << at for at in range(b.regions) if b.near[b.regions + at])
    b.allowed = (legion, galley)
    b.lanes = 2 * max(*b.reach[0], *b.reach[1])
    b.moves = lane_moves(b.near, b.regions, b.lanes)


def _rondel(b: Board, box: records.Box) -> None:
    b.fields = len(box.fields)
    b.field_ids = tuple(field.id for field in box.fields)
    use = {"marble": DO_TEMPLUM, "iron": DO_MILITIA, "gold": DO_SCIENTIA}
    b.field_does = tuple(
        RESOURCES.index(field.produces)
        if field.produces is not None
        else use[field.spends]
        if field.spends is not None
        else DO_MOVERE
        for field in box.fields
    )
    move = box.movement
    b.step_cost = tuple(
        max(0, steps - move.free_steps) * move.cost_per_extra_step for steps in range(move.max_steps + 1)
    )
    b.dearest = max(b.step_cost)
    b.markers = marker_moves(b.fields, move.max_steps, b.step_cost, b.dearest)
