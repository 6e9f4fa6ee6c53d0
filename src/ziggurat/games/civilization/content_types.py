"""The component records as strict types: what a content file or an owner's pack may say."""

from typing import Annotated

import msgspec

from ziggurat.kernel.provenance import SHOWN


class Base(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    source: Annotated[str, SHOWN] = ""
    confidence: Annotated[str, SHOWN] = ""
    note: Annotated[str | None, SHOWN] = None


class Kill(Base, kw_only=True):
    count: int = 0
    up_to: int = 0
    distance: int | None = None
    origin: list[str] = msgspec.field(default_factory=list, name="from")
    of: str | None = None


class Place(Base, kw_only=True):
    becomes: str
    square_must_be: list[str] = []
    square_must_not_be: list[str] = []
    square_must_not_contain: list[str] = []


class MoveFigures(Base, kw_only=True):
    steps_up_to: int
    water: bool
    may_start_battle: bool


class Learn(Base, kw_only=True):
    max_level: int
    player: str


class Destroy(Base, kw_only=True):
    count: int = 0
    up_to: int = 0
    distance: int | None = None
    origin: list[str] = msgspec.field(default_factory=list, name="from")
    owners: str


class ForceGovernment(Base, kw_only=True):
    government: str
    player: str


class ChooseSquare(Base, kw_only=True):
    distance: int | None
    origin: list[str] = msgspec.field(default_factory=list, name="from")


class GiftCoin(Base, kw_only=True):
    player: str
    place: str


class PerCoins(Base, kw_only=True):
    coins: int
    production: int = 0
    amount: int = 0


class Rate(Base, kw_only=True):
    trade: int
    production: int


class FreeFigure(Base, kw_only=True):
    where: str
    type: list[str]


class LearnFree(Base, kw_only=True):
    known_by: str
    pyramid_spot_required: bool


class LockSquare(Base, kw_only=True):
    no_figure_may_leave: str


class Relocate(Base, kw_only=True):
    origin: str = msgspec.field(name="from")
    to: str
    no_more_movement_this_turn: bool


class Nuke(Base, kw_only=True):
    target: str
    destroys: list[str]
    area: str


class FreeBuilding(Base, kw_only=True):
    unlocked_only: bool


class Effect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The effect vocabulary of R23. A field that is not given does nothing."""

    gain_trade: int = 0
    gain_culture: int = 0
    gain_great_person: int = 0
    gain_resource_of_choice_from_market: int = 0
    other_player_gains_trade: int = 0
    other_player: str = ""
    add_coin_token_to: str = ""
    other_player_gains_coin_token: GiftCoin | None = None
    coins_while_active: int = 0
    city_production_bonus: int = 0
    trade_income: int = 0
    arts_bonus: int = 0
    culture_hand_size: int = 0
    city_production_per_coins: PerCoins | None = None
    capital_arts_bonus: int = 0
    duration: str = ""
    target: str = ""
    trade_to_production_rate: Rate | None = None
    split_production: int = 0
    extra_city_action: str = ""
    harvest_any_resource: bool = False
    cities_harvest_from_each_other: bool = False
    free_building_city_action: FreeBuilding | None = None
    capital_takes_no_city_action: bool = False
    may_not_attack_cities: bool = False
    free_culture_advance: int = 0
    build_free_figure: FreeFigure | None = None
    build_free_units_of_that_type: int = 0
    obsolete_wonder: list[str] = []
    destroy_buildings: Destroy | None = None
    destroy_building_under_army_at_end_of_move: int = 0
    destroy_city_walls_when_attacking: bool = False
    kill_figures: Kill | None = None
    kill_great_person: int = 0
    kill_random_unit: Kill | None = None
    choose_square: ChooseSquare | None = None
    move_other_players_figures: MoveFigures | None = None
    force_government: ForceGovernment | None = None
    place_disaster: Place | None = None
    mutual_learn: Learn | None = None
    learn_free_tech: LearnFree | None = None
    sacrifice_figure_in_enemy_city_to_learn_tech: LearnFree | None = None
    counts_as_resource_one_of: list[str] = []
    cancel: str = ""
    only_if_targets: list[str] = []
    spent_resources_lost: bool = False
    own_culture_events_cannot_be_cancelled: bool = False
    cannot_be_targeted_by_culture_events: bool = False
    owner_may_allow: bool = False
    choose_one: list["Effect"] = []
    trigger: list[str] = []
    battle_force_size: int = 0
    battle_force_size_per_coins: PerCoins | None = None
    culture_hand_per_coins: PerCoins | None = None
    stacking_limit_bonus: int = 0
    opponent_battle_force_revealed_to_owner: bool = False
    own_unit_strength: int = 0
    return_killed_unit: int = 0
    attack_damage_bonus: int = 0
    applies_to: str = ""
    only_on_play: bool = False
    deal_wounds: int = 0
    heal_wounds: int | str = 0
    spread: str = ""
    lock_square: LockSquare | None = None
    relocate_figures: Relocate | None = None
    ignore_when_moving_through: list[str] = []
    scouts_may_explore: list[str] = []
    nuke_city: Nuke | None = None
    research_threshold_reduction: int = 0
    win_game: str = ""
    armies_may_found_cities: bool = False
    start_of_turn_harvest: int = 0
    start_of_turn_trade: int = 0
    start_of_turn_culture_per_army: int = 0
    extra_capital_action: int = 0
    cities_share_best_production: bool = False
    combat_bonus: int = 0


class Ability(Base, kw_only=True):
    id: str
    phase: str
    cost: list[str] = []
    timing: str = ""
    limit: str = ""
    trigger: str = ""
    effect: Effect


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
    max: int
    trigger: str
    limit: str
    trade: int = 0
    culture: int = 0
    phase: str = ""


class Tech(Base, kw_only=True):
    id: str
    level: int
    unlocks: Unlocks = msgspec.field(default_factory=Unlocks)
    travel_speed: int = 0
    stacking_limit: int = 0
    max_cities: int = 0
    culture_hand: int = 0
    water: str = ""
    coin_icon: int = 0
    coin_tokens: CoinTokens | None = None
    resource_abilities: list[Ability] = []
    passive: list[Ability] = []
    unique_in_game: bool = False
    errata: str = ""


class GovernmentEffect(Base, kw_only=True):
    id: str
    effect: Effect
    kind: str = ""
    amount_confidence: Annotated[str, SHOWN] = ""


class Government(Base, kw_only=True):
    id: str
    unlocked_by: str
    effects: list[GovernmentEffect]
    ww_effects: list[GovernmentEffect]


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
    era: str
    cost: int
    discount: Discount | None
    culture: int
    phase: str
    effect: Effect
    base_membership: str


class CultureEvent(Base, kw_only=True):
    id: str
    deck: int
    copies: int
    phase: str
    timing: str = ""
    effect: Effect
    targets: list[str]


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
    great_person_random: int = 0
    placed_in: str = ""
    capital_walled: bool = False
    random_ancient_wonder: int = 0
    extra_units: dict[str, int] = {}
    extra_army_figure: str = ""
    starts_on_map: bool = False


class CivilizationRecord(Base, kw_only=True):
    id: str
    leader: str
    start_tech: str
    start_government: str
    home_tile: str
    setup: CivSetup
    armies_total: int = 6
    abilities: list[Ability]


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
    number: int
    squares: list[Square]


class Terrain(Base, kw_only=True):
    id: str
    trade: int
    production: int
    land: bool


class Resource(Base, kw_only=True):
    id: str
    on_map: bool
    market_tokens_in_box: int


class DisasterMarkers(Base, kw_only=True):
    count: int


class Space(Base, kw_only=True):
    step: int
    id: str
    type: str
    section: int
    deck: int | None = None
    culture_cost: int
    trade_cost: int


class Home(Base, kw_only=True):
    seat: int
    x: int
    y: int
    rotation: int


class Place2(Base, kw_only=True):
    x: int
    y: int


class Layout(Base, kw_only=True):
    id: str
    players: int
    width: int
    height: int
    home: list[Home]
    neutral: list[Place2]


class Costs(Base, kw_only=True):
    army: int
    scout: int
    trade_to_production: Rate


class Limits(Base, kw_only=True):
    trade_dial_max: int
    coins_for_victory: int


class StartValues(Base, kw_only=True):
    travel_speed: int
    stacking_limit: int
    culture_hand_size: int
    max_cities: int
    battle_force_size: int
    standing_forces: dict[str, int]
    figures_on_map: dict[str, int]


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
    civilization_sheets: int
    home_tiles: int
    neutral_tiles: int
    city_markers_per_player: CityMarkers
    army_figures_per_player: int
    scout_figures_per_player: int
    white_army_figures: int
    combat_cards: int
    setup_cards: int
    government_cards: int
    tech_cards: int
    space_flight_cards: int
    culture_event_cards: int
    wonder_cards: int
    small_cards_total: int
    wonder_markers: int
    culture_level_markers: int
    great_person_markers: int
    military_tech_markers: int
    building_markers: int
    hut_markers: int
    village_markers: int
    disaster_markers: int
    resource_tokens: int
    culture_tokens: int
    wound_markers: int
    coin_tokens: int


class BuildingsFile(Base, kw_only=True):
    marker_pools: list[Pool]
    buildings: list[Building]
    city_walls: Walls
    expected_markers: int


class CivilizationsFile(Base, kw_only=True):
    civilizations: list[CivilizationRecord]
    expected_count: int


class CultureEventsFile(Base, kw_only=True):
    decks: list[Deck]
    culture_events: list[CultureEvent]
    base_membership_confidence: Annotated[str, SHOWN]
    expected_total: int


class CultureTrackFile(Base, kw_only=True):
    spaces: list[Space]


class GovernmentsFile(Base, kw_only=True):
    governments: list[Government]
    expected_count: int


class GreatPeopleFile(Base, kw_only=True):
    great_people_types: list[GreatPerson]
    expected_markers: int


class HomeTilesFile(Base, kw_only=True):
    home_tiles: list[HomeTile]


class HutsVillagesFile(Base, kw_only=True):
    huts: list[FaceDown]
    villages: list[FaceDown]
    expected_huts: int
    expected_villages: int


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
    expected_counts: dict[str, int] = {}


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
    expected_total_cards: int


class WondersFile(Base, kw_only=True):
    wonders: list[Wonder]
    expected_count: int
    market_face_up: int


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
