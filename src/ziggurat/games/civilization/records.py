"""The component records as strict types: what a content file or an owner's pack may say."""

from typing import Annotated, Literal

import msgspec

from ziggurat.games.civilization import effect_records as er
from ziggurat.kernel.provenance import SHOWN

PhaseName = Literal["setup", "start_of_turn", "trade", "city_management", "movement", "research", "battle", "any_time"]


class Base(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    source: Annotated[str, SHOWN] = ""
    confidence: Annotated[str, SHOWN] = ""
    note: Annotated[str | None, SHOWN] = None


class Ability(Base, kw_only=True):
    """A resource ability of a tech card, once per round (R10.9)."""

    id: str
    phase: PhaseName
    cost: list[er.ResourceName | Literal["any"]]
    effect: er.AbilityEffect


class Passive(Base, kw_only=True):
    id: str
    effect: er.PassiveEffect


class CivilizationAbility(Base, kw_only=True):
    id: str
    effect: er.CivilizationEffect


class Rate(Base, kw_only=True):
    trade: int
    production: int


class Rank(Base, kw_only=True):
    type: str
    rank: int


class Unlocks(Base, kw_only=True):
    buildings: list[str] = []
    governments: list[str] = []
    unit_rank: Rank | None = None
    aircraft: bool = False
    city_walls: bool = False


class CoinTokens(Base, kw_only=True):
    """Coin tokens that a tech can earn, at most one per round (R8.20)."""

    max: int
    earned_by: Literal["winning_a_battle", "resource_ability", "payment"]
    trade: int = 0
    culture: int = 0


class Tech(Base, kw_only=True):
    id: str
    level: int
    unlocks: Unlocks = msgspec.field(default_factory=Unlocks)
    travel_speed: int = 0
    stacking_limit: int = 0
    max_cities: int = 0
    culture_hand: int = 0
    water: Literal["", "cross", "end"] = ""
    coin_icon: int = 0
    coin_tokens: CoinTokens | None = None
    resource_abilities: list[Ability] = []
    passive: list[Passive] = []
    errata: Annotated[str, SHOWN] = ""


class GovernmentLine(Base, kw_only=True):
    """One line of a government card; `amount_confidence` is that of its number alone."""

    id: str
    effect: er.GovernmentEffect
    drawback: Annotated[bool, SHOWN] = False
    amount_confidence: Annotated[str, SHOWN] = ""


class Government(Base, kw_only=True):
    id: str
    unlocked_by: str
    effects: list[GovernmentLine]
    ww_effects: list[GovernmentLine]


class Pool(Base, kw_only=True):
    id: str
    count: int
    members: list[str]


class Building(Base, kw_only=True):
    id: str
    pool: str
    tech: str
    cost: int
    terrain: list[str]
    limited: bool
    trade: int
    production: int
    culture: int
    coin: int
    combat_bonus: int
    upgrades_to: str | None


class Walls(Base, kw_only=True):
    tech: str
    cost: int
    combat_bonus_when_defending: int


class Discount(Base, kw_only=True):
    tech: str
    cost: int


class Wonder(Base, kw_only=True):
    id: str
    era: er.EraName
    cost: int
    discount: Discount | None
    culture: int
    phase: Annotated[str, SHOWN]
    effect: er.WonderEffect
    base_membership: Annotated[str, SHOWN]


class CultureEvent(Base, kw_only=True):
    id: str
    deck: int
    copies: int
    phase: PhaseName
    effect: er.EventEffect


class Deck(Base, kw_only=True):
    id: str
    deck: int
    cards: int


class GreatPerson(Base, kw_only=True):
    id: str
    copies: int
    trade: int
    production: int
    culture: int
    coin: int
    combat_bonus: int


class FaceDown(Base, kw_only=True):
    id: str
    contents: str
    copies: int


class UnitType(Base, kw_only=True):
    id: str
    cards: int
    trumps: str | None
    build_cost: list[int]


class UnitCard(Base, kw_only=True):
    id: str
    type: str
    strength: list[int] | None


class CivSetup(Base, kw_only=True):
    """What a civilization begins with (R4.2)."""

    great_people: int = 0
    ancient_wonders: int = 0
    capital_walled: bool = False
    extra_units: dict[str, int] = {}
    extra_army: bool = False


class CivilizationRecord(Base, kw_only=True):
    id: str
    leader: Annotated[str, SHOWN]
    start_tech: str
    start_government: str
    home_tile: str
    setup: CivSetup
    armies_total: int = 6
    abilities: list[CivilizationAbility]


class Corner(Base, kw_only=True):
    row: int
    col: int


class Square(Base, kw_only=True):
    id: str
    terrain: str
    trade: int
    production: int
    culture: int
    coin: int
    resource: str | None
    token: str | None


class HomeTile(Base, kw_only=True):
    id: str
    civilization: str
    recommended_capital: Corner
    squares: list[Square]


class NeutralTile(Base, kw_only=True):
    id: str
    number: Annotated[int, SHOWN]
    squares: list[Square]


class Terrain(Base, kw_only=True):
    id: str
    trade: int
    production: int
    land: bool


class Resource(Base, kw_only=True):
    id: str
    on_map: bool
    market_tokens_in_box: Annotated[int, msgspec.Meta(ge=0)]


class DisasterMarkers(Base, kw_only=True):
    count: int


class Space(Base, kw_only=True):
    step: int
    id: str
    type: Literal["start", "event", "great_person", "victory"]
    section: Annotated[int, SHOWN]
    deck: int | None = None
    culture_cost: int
    trade_cost: int


class Home(Base, kw_only=True):
    seat: int
    x: int
    y: int
    rotation: int


class Place(Base, kw_only=True):
    x: int
    y: int


class Layout(Base, kw_only=True):
    id: str
    players: int
    width: int
    height: int
    home: list[Home]
    neutral: list[Place]


class Costs(Base, kw_only=True):
    army: int
    scout: int
    trade_to_production: Rate


class Limits(Base, kw_only=True):
    trade_dial_max: int
    coins_for_victory: int


class Figures(Base, kw_only=True):
    army: int
    scout: int


class StartValues(Base, kw_only=True):
    travel_speed: int
    stacking_limit: int
    culture_hand_size: int
    max_cities: int
    battle_force_size: int
    standing_forces: dict[str, int]
    figures_on_map: Figures


class BattleNumbers(Base, kw_only=True):
    per_extra_army: int
    defending_city_force: int
    defending_city_bonus: int
    defending_capital_bonus: int
    barbarian_rank: int
    units_per_lost_army: int
    loot_trade: int
    loot_culture: int
    loot_city_resources: int


class ResourceMarket(Base, kw_only=True):
    tokens_per_type_and_player: int


class WonderMarket(Base, kw_only=True):
    face_up_slots: int


class CityMarkers(Base, kw_only=True):
    capital: int
    city: int


class Components(Base, kw_only=True):
    civilization_sheets: Annotated[int, SHOWN]
    home_tiles: int
    neutral_tiles: int
    city_markers_per_player: CityMarkers
    army_figures_per_player: int
    scout_figures_per_player: int
    white_army_figures: Annotated[int, SHOWN]
    combat_cards: int
    setup_cards: Annotated[int, SHOWN]
    government_cards: Annotated[int, SHOWN]
    tech_cards: Annotated[int, SHOWN]
    space_flight_cards: Annotated[int, SHOWN]
    culture_event_cards: int
    wonder_cards: int
    small_cards_total: Annotated[int, SHOWN]
    wonder_markers: Annotated[int, SHOWN]
    culture_level_markers: Annotated[int, SHOWN]
    great_person_markers: int
    military_tech_markers: Annotated[int, SHOWN]
    building_markers: int
    hut_markers: int
    village_markers: int
    disaster_markers: int
    resource_tokens: int
    culture_tokens: Annotated[int, SHOWN]
    wound_markers: Annotated[int, SHOWN]
    coin_tokens: Annotated[int, SHOWN]


class BuildingsFile(Base, kw_only=True):
    marker_pools: list[Pool]
    buildings: list[Building]
    city_walls: Walls


class CivilizationsFile(Base, kw_only=True):
    civilizations: list[CivilizationRecord]


class CultureEventsFile(Base, kw_only=True):
    decks: list[Deck]
    culture_events: list[CultureEvent]
    base_membership_confidence: Annotated[str, SHOWN]


class CultureTrackFile(Base, kw_only=True):
    spaces: list[Space]


class GovernmentsFile(Base, kw_only=True):
    governments: list[Government]


class GreatPeopleFile(Base, kw_only=True):
    great_people_types: list[GreatPerson]


class HomeTilesFile(Base, kw_only=True):
    home_tiles: list[HomeTile]


class HutsVillagesFile(Base, kw_only=True):
    huts: list[FaceDown]
    villages: list[FaceDown]


class MapLayoutsFile(Base, kw_only=True):
    layouts: list[Layout]


class MarketFile(Base, kw_only=True):
    components: Components
    resource_market: ResourceMarket
    costs: Costs
    limits: Limits
    start_values: StartValues
    battle: BattleNumbers
    wonder_market: WonderMarket


class NeutralTilesFile(Base, kw_only=True):
    neutral_tiles: list[NeutralTile]


class TechsFile(Base, kw_only=True):
    level_costs: dict[int, int]
    techs: list[Tech]


class NaturalWonder(Base, kw_only=True):
    culture: int


class CoinSquare(Base, kw_only=True):
    coin: int


class TerrainFile(Base, kw_only=True):
    terrains: list[Terrain]
    natural_wonder: NaturalWonder
    coin_square: CoinSquare
    disaster_markers: DisasterMarkers
    resources: list[Resource]


class UnitsFile(Base, kw_only=True):
    unit_types: list[UnitType]
    cards: list[UnitCard]


class WondersFile(Base, kw_only=True):
    wonders: list[Wonder]


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything in the box, file by file."""

    buildings: BuildingsFile
    civilizations: CivilizationsFile
    culture_events: CultureEventsFile
    culture_track: CultureTrackFile
    governments: GovernmentsFile
    great_people: GreatPeopleFile
    home_tiles: HomeTilesFile
    huts_villages: HutsVillagesFile
    map_layouts: MapLayoutsFile
    market: MarketFile
    neutral_tiles: NeutralTilesFile
    techs: TechsFile
    terrain: TerrainFile
    units: UnitsFile
    wonders: WondersFile
