"""The component files as strict types. Every record carries where it comes from and how sure that is."""

from typing import Annotated, Any, Literal

from ziggurat.kernel.provenance import SHOWN, Confidence, Proof, Sourced, Strict

Resource = Literal["marble", "iron", "gold"]
Point = tuple[float, float]
ShownText = Annotated[str, SHOWN]


class Count(Sourced, kw_only=True):
    count: int


class Unlimited(Sourced, kw_only=True):
    count: Literal["unlimited"]


# -- rondel.yaml, advances.yaml, personalities.yaml ---------------------------------------------------------------


class Field(Sourced, kw_only=True):
    id: str
    name: ShownText
    index: int
    group: Literal["production", "use", "movement"]
    opposite: str
    produces: Resource | None = None
    spends: Resource | None = None


class RondelMovement(Sourced, kw_only=True):
    max_steps: int
    free_steps: int
    cost_per_extra_step: int


class Effect(Strict, kw_only=True):
    type: Literal["bank_trade", "production_bonus", "city_strength", "legion_range", "galley_range"]
    give: int = 0
    get: int = 0
    amount: int = 0
    borders: int = 0


class Advance(Sourced, kw_only=True):
    id: str
    name: ShownText
    meaning: ShownText
    column: int
    level: int
    requires: str | None
    price_first: int
    price_later: int
    effect: Effect
    evidence: Annotated[dict[str, Proof], SHOWN]


class Condition(Strict, kw_only=True):
    type: Literal["cities_owned", "temples_destroyed", "temples_owned", "first_to_acquire_advance", "navigator_points"]
    per_card: int


class VariantCard(Strict, kw_only=True):
    name: str
    condition: ShownText
    in_play: ShownText


class Personality(Sourced, kw_only=True):
    id: Literal["king", "general", "citizen", "scholar", "navigator"]
    name: ShownText
    count: int
    condition: Condition
    rule: ShownText
    card_names: list[str]
    card_name_evidence: Annotated[dict[str, list[str] | str], SHOWN]
    count_basic_game: int | None = None
    variant_card: VariantCard | None = None


class DefenceBonus(Sourced, kw_only=True):
    max_personalities: int
    city_strength: int


class Threshold(Sourced, kw_only=True):
    personalities: int


# -- supplies.yaml, setup.yaml ------------------------------------------------------------------------------------


class PerNation(Strict, kw_only=True):
    galleys: Count
    legions: Count
    city_tokens: Count
    rondel_markers: Count
    octagonal_markers: Count


class Bank(Strict, kw_only=True):
    temples: Count
    coins: Count
    marble: Unlimited
    iron: Unlimited
    gold: Unlimited


class Cards(Strict, kw_only=True):
    personalities: Count
    nations_and_temples: Count
    bellona: Count


class FoundCost(Sourced, kw_only=True):
    marble: int
    iron: int
    gold: int


class TempleCost(Sourced, kw_only=True):
    marble: int


class UnitCost(Sourced, kw_only=True):
    iron: int


class Costs(Strict, kw_only=True):
    found_city: FoundCost
    temple: TempleCost
    unit: UnitCost


class CityCapacity(Sourced, kw_only=True):
    production: int
    new_units_per_militia: int
    strength: int


class NeutralTemple(Sourced, kw_only=True):
    strength: int


class Capacity(Strict, kw_only=True):
    city_without_temple: CityCapacity
    city_with_temple: CityCapacity
    neutral_temple: NeutralTemple


class ProductionCoin(Sourced, kw_only=True):
    amount: int
    per: Literal["production_action"]


class StartResources(Sourced, kw_only=True):
    marble: int
    iron: int
    gold: int
    coins: int


class StartUnits(Sourced, kw_only=True):
    legions: int
    galleys: int


class Players(Sourced, kw_only=True):
    nations: int
    nations_per_player: int


# -- map_*.yaml ---------------------------------------------------------------------------------------------------


class Canvas(Strict, kw_only=True):
    width: int
    height: int


class MapHead(Sourced, kw_only=True):
    id: str
    name: ShownText
    aliases: Annotated[list[str], SHOWN]
    canvas: Annotated[Canvas, SHOWN]
    region_count: int
    status: ShownText


class Region(Sourced, kw_only=True):
    id: str
    name: ShownText
    resource: Literal["marble", "iron", "gold", "any"]
    ship_symbol: bool
    x: Annotated[float, SHOWN]
    y: Annotated[float, SHOWN]
    label: Annotated[Point, SHOWN]
    polygon: Annotated[list[Point], SHOWN]
    evidence: Annotated[dict[str, Proof], SHOWN]
    printed_name: ShownText = ""


class Border(Sourced, kw_only=True):
    a: str
    b: str
    kind: Literal["land", "sea", "both", "none"]
    id: str = ""
    line: Annotated[list[Point], SHOWN] = []


class Barrier(Sourced, kw_only=True):
    id: str
    name: ShownText
    polygon: Annotated[list[Point], SHOWN]
    between: list[str]
    effect: ShownText


class StartCities(Sourced, kw_only=True):
    iron: str
    marble: str
    gold: str


class Nation(Sourced, kw_only=True):
    id: str
    name: ShownText
    color: str
    takes_part_with_nations: list[int]
    participation: Annotated[Proof, SHOWN]
    start_cities: dict[int, StartCities]


class TemplePlaces(Sourced, kw_only=True):
    regions: list[str]


class NeutralTemples(Strict, kw_only=True):
    count_per_game: int
    count_source: Annotated[str, SHOWN]
    count_confidence: Annotated[Confidence, SHOWN]
    method: ShownText
    by_nations: dict[int, TemplePlaces]


class Teams(Sourced, kw_only=True):
    nations_in_play: int
    a: list[str]
    b: list[str]
    seat_order: list[str]


class SourceRecord(Strict, kw_only=True):
    id: str
    what: str
    used_for: str
    reliability: str


# -- the files ----------------------------------------------------------------------------------------------------


class RondelFile(Strict, kw_only=True):
    fields: list[Field]
    movement: RondelMovement


class AdvancesFile(Strict, kw_only=True):
    advances: list[Advance]
    price_pattern: Annotated[dict[str, Any], SHOWN]


class PersonalitiesFile(Strict, kw_only=True):
    personalities: list[Personality]
    low_count_defence_bonus: DefenceBonus
    victory_threshold_by_nations: dict[int, Threshold]


class SuppliesFile(Strict, kw_only=True):
    per_nation: PerNation
    bank: Bank
    cards: Cards
    colors: list[str]
    costs: Costs
    capacity: Capacity
    production_coin: ProductionCoin


class SetupFile(Strict, kw_only=True):
    start_resources: StartResources
    start_units: StartUnits
    players: dict[int, Players]


class MapFile(Strict, kw_only=True):
    """One side of the board."""

    map: MapHead
    regions: list[Region]
    borders: list[Border]
    added_borders: list[Border]
    barriers: list[Barrier]
    nations: list[Nation]
    neutral_temples: NeutralTemples
    two_player_teams: Teams


class SourcesFile(Strict, kw_only=True):
    sources: Annotated[list[SourceRecord], SHOWN]
    known_gaps: Annotated[list[str], SHOWN]
    rejected_statements: Annotated[list[str], SHOWN]
    design_notes: Annotated[list[str], SHOWN]


class Box(Strict, kw_only=True):
    """Everything in the box, file by file."""

    rondel: RondelFile
    advances: AdvancesFile
    personalities: PersonalitiesFile
    supplies: SuppliesFile
    setup: SetupFile
    map_mare_nostrum: MapFile
    map_orient: MapFile
    sources: SourcesFile
