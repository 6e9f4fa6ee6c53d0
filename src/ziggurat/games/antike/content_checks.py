"""What the types of the components cannot say: counts, references, and that the maps hang together."""

from typing import NoReturn

from ziggurat.games.antike import codes as c
from ziggurat.games.antike import records as r
from ziggurat.games.antike.order import put_in_order
from ziggurat.kernel.content import Origin

MAPS = ("mare_nostrum", "orient")
NATION_COUNTS = (3, 4, 5, 6)
MOST_REGIONS = 62  # a bit mask of regions stays a short integer in the compiled engine
DEAREST_MOVE = 8  # every mix of payments is made in advance


def check(box: r.Box, origin: Origin) -> None:
    put_in_order(box)
    for map_id in MAPS:
        Checker(box, map_id, origin).check()


def side_of(box: r.Box, map_id: str) -> r.MapFile:
    return box.map_orient if map_id == "orient" else box.map_mare_nostrum


class Checker:
    """The components with one side of the map."""

    def __init__(self, box: r.Box, map_id: str, origin: Origin) -> None:
        self.box = box
        self.map = side_of(box, map_id)
        self.file = "map_" + map_id
        self.origin = origin
        self.regions = {region.id: region for region in self.map.regions}

    def fail(self, file: str, where: str, message: str) -> NoReturn:
        self.origin.fail(file, f"{where}: {message}")

    def check(self) -> None:
        self.check_rondel()
        self.check_advances()
        self.check_personalities()
        self.check_supplies()
        self.check_map()
        self.check_nations()

    def check_rondel(self) -> None:
        fields = self.box.rondel.fields
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
        if made != sorted(c.RESOURCES):
            self.fail("rondel", "fields", "each of marble, iron and gold is produced on one field")
        move = self.box.rondel.movement
        if not 1 <= move.free_steps <= move.max_steps <= len(fields) or move.cost_per_extra_step < 0:
            self.fail("rondel", "movement", "1 <= free_steps <= max_steps <= 8 and no negative cost")
        if (move.max_steps - move.free_steps) * move.cost_per_extra_step > DEAREST_MOVE:
            self.fail("rondel", "movement", f"the longest move costs more than {DEAREST_MOVE}")

    def check_advances(self) -> None:
        by_id = {advance.id: advance for advance in self.box.advances.advances}
        if len(by_id) != 8 or len(self.box.advances.advances) != 8:
            self.fail("advances", "advances", "there are eight different advances")
        columns = {advance.column for advance in by_id.values()}
        if columns != set(range(1, len(columns) + 1)):
            self.fail("advances", "advances: column", "columns are numbered from 1 without a gap")
        # A marker for each column and one for the score track.
        if self.box.supplies.per_nation.octagonal_markers.count != len(columns) + 1:
            self.fail("supplies", "per_nation octagonal_markers: count", f"is {len(columns) + 1}")
        for advance in self.box.advances.advances:
            where = f"advances {advance.id}"
            if advance.price_first < 1 or advance.price_later < 1:
                self.fail("advances", f"{where}: price_first", "a price is at least 1")
            column = [other for other in self.box.advances.advances if other.column == advance.column]
            lower = [other for other in column if other.level == 1]
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
        kinds = [kind.id for kind in self.box.personalities.personalities]
        if kinds != list(c.PERSONALITIES[:5]):
            self.fail(
                "personalities", "personalities", f"the kinds are {', '.join(c.PERSONALITIES[:5])}, in this order"
            )
        conditions = (
            "cities_owned",
            "temples_destroyed",
            "temples_owned",
            "first_to_acquire_advance",
            "navigator_points",
        )
        for kind, condition in zip(self.box.personalities.personalities, conditions, strict=True):
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
        total = sum(kind.count for kind in self.box.personalities.personalities)
        if total != self.box.supplies.cards.personalities.count:
            self.fail(
                "personalities",
                "personalities",
                f"{total} cards, supplies.yaml has {self.box.supplies.cards.personalities.count}",
            )
        if sorted(self.box.personalities.victory_threshold_by_nations) != list(NATION_COUNTS):
            self.fail("personalities", "victory_threshold_by_nations", "has an entry for 3, 4, 5 and 6 nations")
        for nations, threshold in self.box.personalities.victory_threshold_by_nations.items():
            if threshold.personalities < 1:
                self.fail("personalities", f"victory_threshold_by_nations {nations}", "is at least 1")

    def check_supplies(self) -> None:
        box = self.box
        for name in ("galleys", "legions", "city_tokens"):
            if getattr(box.supplies.per_nation, name).count < 3:
                self.fail("supplies", f"per_nation {name}: count", "is at least 3")
        if box.supplies.per_nation.rondel_markers.count != 1 or box.supplies.cards.bellona.count != 1:
            self.fail(
                "supplies", "rondel_markers, bellona", "a nation has one marker on the rondel, and there is one Bellona"
            )
        cards = len(MAPS) * (len(box.supplies.colors) + 1)
        if box.supplies.cards.nations_and_temples.count != cards:
            self.fail(
                "supplies", "cards nations_and_temples: count", f"is {cards}: the nations and a temple for each map"
            )
        if box.supplies.bank.temples.count < 3 or box.supplies.bank.coins.count < 0:
            self.fail("supplies", "bank", "has at least the three neutral temples and no negative number of coins")
        if len(set(box.supplies.colors)) != 6:
            self.fail("supplies", "colors", "are six")
        city = box.supplies.costs.found_city
        if min(box.supplies.costs.temple.marble, box.supplies.costs.unit.iron, city.marble + city.iron + city.gold) < 1:
            self.fail("supplies", "costs", "nothing is free")
        if min(city.marble, city.iron, city.gold) < 0:
            self.fail("supplies", "costs found_city", "no negative cost")
        for name in ("city_without_temple", "city_with_temple"):
            capacity = getattr(box.supplies.capacity, name)
            if min(capacity.production, capacity.new_units_per_militia, capacity.strength) < 0:
                self.fail("supplies", f"capacity {name}", "no negative figure")
        if box.supplies.production_coin.amount not in (0, 1):
            self.fail("supplies", "production_coin: amount", "is 0 or 1")
        goods, units = box.setup.start_resources, box.setup.start_units
        if min(goods.marble, goods.iron, goods.gold, goods.coins, units.legions, units.galleys) < 0:
            self.fail("setup", "start_resources", "no negative figure")
        if sorted(box.setup.players) != [2, 3, 4, 5, 6]:
            self.fail("setup", "players", "has an entry for 2 to 6 players")
        for players, entry in box.setup.players.items():
            if entry.nations != players * entry.nations_per_player or entry.nations not in NATION_COUNTS:
                self.fail("setup", f"players {players}: nations", "is players times nations_per_player, 3 to 6")

    def region(self, where: str, id: str) -> r.Region:
        if id not in self.regions:
            self.fail(self.file, where, f"no region {id!r}")
        return self.regions[id]

    def check_map(self) -> None:
        file, side = self.file, self.map
        if "map_" + side.map.id != file:
            self.fail(file, "map: id", f"is {side.map.id!r}")
        if len(self.regions) != len(side.regions) or len(side.regions) != side.map.region_count:
            self.fail(file, "regions", f"{side.map.region_count} different regions are expected")
        if len(side.regions) > MOST_REGIONS:
            self.fail(file, "regions", f"at most {MOST_REGIONS} regions")
        seen: set[frozenset[str]] = set()
        kinds: dict[str, set[str]] = {region.id: set() for region in side.regions}
        for border in (*side.borders, *side.added_borders):
            where = f"borders {border.a}-{border.b}"
            self.region(f"{where}: a", border.a)
            self.region(f"{where}: b", border.b)
            if border.a == border.b or frozenset((border.a, border.b)) in seen:
                self.fail(file, where, "is listed twice, or leads nowhere")
            seen.add(frozenset((border.a, border.b)))
            if border.kind != "none":
                kinds[border.a].add(border.kind)
                kinds[border.b].add(border.kind)
        for region in side.regions:
            if not kinds[region.id]:
                self.fail(file, f"regions {region.id}", "has no border")
            if region.ship_symbol and not kinds[region.id] & {"sea", "both"}:
                self.fail(file, f"regions {region.id}: ship_symbol", "the region has no sea border")
        open_borders = {
            frozenset((each.a, each.b)) for each in (*side.borders, *side.added_borders) if each.kind != "none"
        }
        for barrier in side.barriers:
            where = f"barriers {barrier.id}: between"
            for id in barrier.between:
                self.region(where, id)
                # They lie around it, and nobody crosses it.
                beside = [other for other in barrier.between if frozenset((id, other)) in open_borders]
                if len(beside) != 2:
                    self.fail(
                        file, where, f"{id} borders {len(beside)} of the regions around it, not its two neighbours"
                    )

    def check_nations(self) -> None:
        box, file, side = self.box, self.file, self.map
        ids = [nation.id for nation in side.nations]
        if len(set(ids)) != 6 or sorted(nation.color for nation in side.nations) != sorted(box.supplies.colors):
            self.fail(file, "nations", "are six, each in a colour of its own")
        if sorted(side.neutral_temples.by_nations) != list(NATION_COUNTS):
            self.fail(file, "neutral_temples by_nations", "has an entry for 3, 4, 5 and 6 nations")
        for count in NATION_COUNTS:
            taken: set[str] = set()
            playing = [nation for nation in side.nations if count in nation.takes_part_with_nations]
            if len(playing) != count:
                self.fail(file, "nations: takes_part_with_nations", f"{len(playing)} nations take part with {count}")
            for nation in playing:
                where = f"nations {nation.id}: start_cities {count}"
                if count not in nation.start_cities:
                    self.fail(file, where, "is missing")
                for resource in c.RESOURCES:
                    id = getattr(nation.start_cities[count], resource)
                    region = self.region(where, id)
                    if region.resource not in (resource, "any"):
                        self.fail(file, where, f"{id} shows {region.resource}, not {resource}")
                    if id in taken:
                        self.fail(file, where, f"{id} is taken already")
                    taken.add(id)
            temples = side.neutral_temples.by_nations[count].regions
            if len(temples) != side.neutral_temples.count_per_game or len(set(temples)) != len(temples):
                self.fail(file, f"neutral_temples {count}", f"{side.neutral_temples.count_per_game} different regions")
            for id in temples:
                self.region(f"neutral_temples {count}", id)
                if id in taken:
                    self.fail(file, f"neutral_temples {count}", f"{id} is a start city")
        teams = side.two_player_teams
        four = sorted(nation.id for nation in side.nations if 4 in nation.takes_part_with_nations)
        if teams.nations_in_play != box.setup.players[2].nations or sorted(teams.a + teams.b) != four:
            self.fail(file, "two_player_teams", "a and b share out the nations that take part with four")
        if teams.seat_order[0::2] not in (teams.a, teams.a[::-1]) or teams.seat_order[1::2] not in (
            teams.b,
            teams.b[::-1],
        ):
            self.fail(file, "two_player_teams: seat_order", "a and b alternate, a first")
