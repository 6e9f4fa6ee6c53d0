"""The component records as they stand in `content/*.yaml` and in an owner's pack, strictly typed."""

from typing import Annotated, Literal

from ziggurat.games.mosaic.effect_records import DeckName, Effect, EmpirePer, HexKind, Pillar, Resource, Stat, Track
from ziggurat.kernel.provenance import SHOWN, Component, Sourced, Strict

# -- components -----------------------------------------------------------------------------------------


class Technology(Component):
    deck: Literal["starting", "regular"]
    cost_ideas: int
    effects: list[Effect]
    prerequisites: dict[Pillar, int]
    symbols: list[Pillar]
    vp: int


class Cost(Strict):
    stone: int = 0
    food: int = 0
    ideas: int = 0
    population: int = 0


class BuildCard(Component):
    kind: str
    type: Literal["city", "port", "farm_town", "artisan_town", "project"]
    cost: Cost
    effects: list[Effect]
    symbols: list[Pillar]
    goods: list[str] = []


class PopulationCard(Component):
    food_cost: int
    population: int


class PopulationExhausted(Sourced):
    food_cost: int
    population: int


class TaxTariffCard(Component):
    type: Literal["tax", "tariff"]
    unrest: int
    per_population: int = 0
    per_government_symbol: int = 0
    per_trade_good_kind: int = 0
    per_city: int = 0


class TaxRate(Strict):
    per_population: int
    per_government_symbol: int


class TariffRate(Strict):
    per_trade_good_kind: int
    per_city: int


class TaxTariffExhausted(Sourced):
    tax: TaxRate
    tariff: TariffRate


class EmpireCard(Component):
    deck: DeckName


class PillarRecord(Component):
    pass


class Starting(Strict):
    stone: int = 0
    food: int = 0
    ideas: int = 0
    money: int = 0
    population: int = 0
    infantry: int = 0
    cavalry: int = 0
    farm_town: int = 0
    artisan_town: int = 0


class Leader(Component):
    symbols: list[Pillar]
    effects: list[Effect]
    starting: Starting


class Placement(Strict):
    min_cities_in_region_any_owner: int = 0
    min_own_cities_in_region: int = 1


class Wonder(Component):
    effects: list[Effect]
    hex_kind: Literal["any", "port"]
    placement: Placement


class StoneFood(Strict):
    stone: int
    food: int


class WonderCost(Sourced):
    first: StoneFood
    increment_per_own_wonder: StoneFood


class SymbolsNeeded(Strict):
    symbol: Pillar
    count: int


class GoldenAge(Component):
    requires: SymbolsNeeded
    effects: list[Effect]
    vp: int


class StatNeeded(Strict):
    stat: Stat
    at_least: int | None = None
    at_least_by_players: dict[int, int] | None = None


class Achievement(Component):
    requires: StatNeeded
    vp: int


class EmpirePoints(Strict):
    per: EmpirePer
    vp: int | None = None
    vp_by_players: dict[int, int] | None = None
    rounding: Literal["down"] | None = None


class Government(Component):
    cost_ideas: int
    requires: dict[Pillar, int]
    effects: list[Effect]
    empire_scoring: EmpirePoints


class ResourceTile(Component):
    resource: Resource
    amount: int


class TradeGood(Component):
    count: int
    production_bonus: dict[Track, int]
    is_trade_good: bool


class Region(Component):
    hexes: int
    plain: int
    resource: int
    port: int


class Link(Component):
    a: str
    b: str
    kind: Annotated[Literal["sea", "land"], SHOWN]


class Hex(Component):
    q: int
    r: int
    region: str
    kind: HexKind


class HexCounts(Sourced):
    plain: int
    resource: int
    port: int


# -- set-up and figures -----------------------------------------------------------------------------------


class Totals(Sourced):
    technology_cards: int
    build_cards: int
    population_cards: int
    tax_tariff_cards: int
    empire_cards: int
    leader_cards: int
    wonder_cards: int
    golden_age_cards: int
    achievement_cards: int
    government_cards: int
    resource_tiles: int
    trade_goods_tiles: int


class Pieces(Sourced):
    city: int
    port: int
    farm_town: int
    artisan_town: int
    infantry: int
    cavalry: int
    siege_engine: int


class StartProduction(Strict):
    stone: int
    food: int
    ideas: int
    tax: int
    tariff: int


class Start(Sourced):
    population: int
    stone: int
    food: int
    ideas: int
    money: int
    starting_technologies: int
    production: StartProduction


class Costs(Sourced):
    city: Cost
    port: Cost
    farm_town: Cost
    artisan_town: Cost
    unit_money: int
    move_money: int
    joker: int  # money for one unit of a standard currency
    recruit_limit: int


class BonusField(Sourced):
    city: int
    port: int


class InfluenceValues(Strict):
    city: int
    wonder: int
    town: int
    unit: int


class Scoring(Sourced):
    scorings: int
    first: int
    per_city_or_wonder: int
    second: int
    city: int
    town: int
    influence: InfluenceValues
    end_empire_cards: int
    end_displays: int


class Offers(Sourced):
    build: int
    technology: int
    population: int
    tax_tariff: int


class SetupRow(Strict):
    population_cards: int
    tax_cards: int
    tariff_cards: int
    regions_out: list[str]
    technology_empire_card: Literal["top_third", "middle_third", "bottom_third"]
    build_empire_card: Literal["bottom_half"]
    population_empire_card: Literal["bottom_half"]
    tax_tariff_empire_card: Literal["bottom_half"]


# -- the files ------------------------------------------------------------------------------------------


class ComponentsFile(Strict, kw_only=True):
    totals: Totals
    per_player_pieces: Pieces
    start: Start
    costs: Costs
    bonus_field: BonusField
    scoring: Scoring
    offers: Offers
    setup_by_players: dict[int, SetupRow]


class MapFile(Strict, kw_only=True):
    hex_counts: HexCounts
    regions: list[Region]
    links: list[Link]
    hexes: list[Hex]


class TechnologiesFile(Strict):
    cards: list[Technology]


class BuildCardsFile(Strict):
    cards: list[BuildCard]


class PopulationCardsFile(Strict):
    cards: list[PopulationCard]
    exhausted: PopulationExhausted


class TaxTariffCardsFile(Strict):
    cards: list[TaxTariffCard]
    exhausted: TaxTariffExhausted


class EmpireCardsFile(Strict):
    cards: list[EmpireCard]


class PillarsFile(Strict):
    pillars: list[PillarRecord]


class LeadersFile(Strict):
    leaders: list[Leader]


class WondersFile(Strict):
    wonders: list[Wonder]
    cost: WonderCost


class GoldenAgesFile(Strict):
    golden_ages: list[GoldenAge]


class AchievementsFile(Strict):
    achievements: list[Achievement]
    per_game: int


class GovernmentsFile(Strict):
    governments: list[Government]


class ResourceTilesFile(Strict):
    tiles: list[ResourceTile]


class TradeGoodsFile(Strict):
    kinds: list[TradeGood]


class Box(Strict, kw_only=True):
    """Everything in the box, file by file."""

    components: ComponentsFile
    map: MapFile
    technologies: TechnologiesFile
    build_cards: BuildCardsFile
    population_cards: PopulationCardsFile
    tax_tariff_cards: TaxTariffCardsFile
    empire_cards: EmpireCardsFile
    pillars: PillarsFile
    leaders: LeadersFile
    wonders: WondersFile
    golden_ages: GoldenAgesFile
    achievements: AchievementsFile
    governments: GovernmentsFile
    resource_tiles: ResourceTilesFile
    trade_goods: TradeGoodsFile
